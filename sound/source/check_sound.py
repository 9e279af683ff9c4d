"""Verdicts on a decoded sound. Each function returns a list of complaints, empty when all is well."""
import numpy as np
from loudness import lufs, punch, window_loudness
from measure import BANDS, bands, chord_fit, clicks, clipped, grid_fit, longest_gap, seam, true_peak, window_rms
from scipy import ndimage
from synth import SR, db, secs, stereo, to_db

# Acceptable share of power per octave band for a full mix (dB): wide, meant to catch accidents.
MIX = [(-22, -5), (-14, -2), (-14, -3), (-13, -3), (-14, -3), (-18, -5), (-25, -8), (-31, -11), (-42, -16)]

# Loudest 200 ms of an effect that no recipe gives a level for (one made by hand, or a mod's)
PUNCH_RANGE = (-32, -9)


def check_any(x, rate):
    """What every file must pass."""
    bad = []
    if rate != SR:
        bad.append(f'rate {rate}, not {SR}')
    offset = np.abs(x.mean(0)).max()
    if offset > 1e-3:
        bad.append(f'DC offset {offset:.4f}')
    peak = true_peak(x)
    if peak > db(-1.0):
        bad.append(f'true peak {to_db(peak):.1f} dBTP')
    if clipped(x) > 2:
        bad.append(f'clipped run of {clipped(x)} samples')
    if np.abs(x).max() < db(-40):
        bad.append('silence')
    at = clicks(x)
    if len(at):
        bad.append(f'{len(at)} click(s), first at {at[0] / SR:.3f} s')
    return bad


# ---- effects ----
def check_effect(x, rate, kind, target=None, slow=False):
    """target: LUFS of the loudest 200 ms, None if unknown. slow: begins softly by design."""
    bad = check_any(x, rate)
    bad += check_loop(x) if kind == 'loop' else check_ends(x, slow)
    bad += check_punch(x, target)
    if kind != 'ui' and x.ndim != 1:
        bad.append('a placed sound must be mono')
    if bands(x)[3:].max() < -14:
        bad.append('inaudible on small speakers (nothing above 250 Hz)')
    return bad


def check_loop(x):
    step, _ = seam(x, 0, len(x))
    return [f'loop seam: step of {step:.1f} times the usual'] if step > 3 else []


def check_ends(x, slow):
    bad = []
    level = np.abs(stereo(x)).max(1)
    if level[0] > db(-54) or level[-1] > db(-54):
        bad.append('does not start and end at zero')
    if late_start(level) > .03 and not slow:
        bad.append(f'late start: {late_start(level) * 1000:.0f} ms')
    if len(x) > secs(.5) and tail_level(x) > -27:
        bad.append('tail is cut off')
    gap = longest_gap(x, -65)
    if gap > .35:
        bad.append(f'dead air, {gap:.2f} s')
    return bad


def late_start(level):
    """Seconds until the sound is within 26 dB of its peak."""
    envelope = ndimage.maximum_filter1d(level, 101)
    return np.argmax(envelope > level.max() * db(-26)) / SR


def tail_level(x):
    """dB of the stretch 120 to 70 ms before the end, against the loudest 10 ms."""
    r = window_rms(x, .01)
    return 20 * np.log10(r[-12:-7].mean() / r.max() + 1e-9)


def check_punch(x, target):
    level = punch(x)
    low, high = (target - 1.5, target + 1.5) if target is not None else PUNCH_RANGE
    return [] if low <= level <= high else [f'loudness {level:.1f} LUFS, wanted {low} to {high}']


# ---- music ----
def check_music(x, tags, song=None):
    """song: the score, None where there is none (one made by hand, or a mod's)."""
    bad = check_any(x, tags['rate'])
    target = song.lufs if song else None
    bad += check_loudness(x, target)
    bad += check_balance(x, mellow=target is not None and target < -20)
    bad += check_stereo(x)
    bad += check_loop_tags(x, tags)
    if song and not bad:
        bad += check_against_score(x, song)
    return bad


def check_loudness(x, target):
    bad = []
    level = lufs(x)
    low, high = (target - 1, target + 1) if target is not None else (-26, -14)
    if not low <= level <= high:
        bad.append(f'loudness {level:.1f} LUFS, wanted {low} to {high}')
    short = window_loudness(x, 3.0, .5)[6:-6]
    if short.max() - short.min() > 16:
        bad.append(f'short-term loudness range {short.max() - short.min():.1f} LU')
    if short.max() - np.percentile(short, 10) < 1.5:
        bad.append('no dynamics')
    if longest_gap(x) > .15:
        bad.append(f'dead air, {longest_gap(x):.2f} s')
    return bad


def check_balance(x, mellow):
    """A quiet piece may be mellow: 8 dB less of any band is fine."""
    bad = []
    for (low, high), share, (f0, f1) in zip(MIX, bands(x), BANDS):
        low -= 8 if mellow else 0
        if not low <= share <= high:
            bad.append(f'{f0}-{f1} Hz at {share:.1f} dB (wants {low}..{high})')
    return bad


def check_stereo(x):
    if x.ndim != 2:
        return ['music must be stereo']
    bad = []
    left, right = (x ** 2).mean(0)
    if abs(10 * np.log10(left / right)) > 1:
        bad.append(f'left/right {10 * np.log10(left / right):+.1f} dB')
    corr = np.corrcoef(x[:, 0], x[:, 1])[0, 1]
    if corr < .3:
        bad.append(f'stereo correlation {corr:.2f}')
    return bad


def check_loop_tags(x, tags):
    if 'LOOPSTART' not in tags or 'LOOPLENGTH' not in tags:
        return ['loop tags missing']
    start = tags['LOOPSTART']
    end = start + tags['LOOPLENGTH']
    if end > len(x):
        return [f'loop ends at {end}, after the end of the file ({len(x)})']
    bad = []
    step, like = seam(x, start, end)
    if step > 3:
        bad.append(f'loop seam: step of {step:.1f} times the usual')
    if like is not None and like < 12:
        bad.append(f'loop seam: the music before both ends differs ({like:.1f} dB)')
    return bad


def check_against_score(x, song):
    bad = []
    fits = np.mean([ok for ok, _ in chord_fit(x, song.six, song.chords)])
    if fits < .95:
        bad.append(f'the sound matches only {fits:.0%} of the chords')
    off = grid_fit(x, song.six)
    if off > .15 and song.lufs >= -20:                    # soft attacks cannot be timed
        bad.append(f'onsets off the grid by {off:.2f} of a sixteenth')
    return bad
