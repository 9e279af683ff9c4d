"""Can it be heard? What matters must stand out over the loudest music that may play under it, in at least one
half octave that small speakers can render."""
import json
import numpy as np
from catalogue import EFFECTS_DIR, MUSIC_DIR, SOUNDS_JSON
from check_data import named
from ogg import decode
from scipy import signal
from synth import SR, secs, stereo

MUSIC_VOLUME = .6              # as options begin
EFFECTS_VOLUME = .8
MUSIC = ('combat.ogg', 'boss.ogg')
MUST_BE_HEARD = 9              # priority from which on
LEAST = 5                      # dB over the music's loud quarter
EDGES = 250 * 2 ** (np.arange(12) / 2)
WINDOW = 4096


def band_power(x):
    """Power in each half octave, a column a moment."""
    m = stereo(x).mean(1)
    m = np.pad(m, (0, max(0, 2 * WINDOW - len(m))))
    f, _, p = signal.spectrogram(m, SR, nperseg=WINDOW, noverlap=WINDOW // 2)
    return np.array([p[(f >= low) & (f < high)].sum(0) for low, high in zip(EDGES, EDGES[1:])])


def loud_quarter(music):
    return np.percentile(band_power(music * MUSIC_VOLUME), 75, axis=1)


def standing_out(x, volume, beds):
    """dB by which the effect's best band is over the music, the least of the beds."""
    power = band_power(x * volume * EFFECTS_VOLUME).max(1) + 1e-20
    return min(float(10 * np.log10((power / bed).max())) for bed in beds)


def audibility():
    """-> {effect: (dB, priority)}"""
    beds = [loud_quarter(decode(MUSIC_DIR / f)[:secs(60)]) for f in MUSIC]
    out = {}
    for name, e in named(json.loads(SOUNDS_JSON.read_text())['effects']).items():
        levels = [standing_out(decode(EFFECTS_DIR / f), e['volume'], beds) for f in e['files']]
        out[name] = (min(levels), e['priority'])
    return out


def check_mix():
    bad = [f'{name}: only {level:+.1f} dB over combat or boss, wanted {LEAST}'
           for name, (level, priority) in audibility().items() if priority >= MUST_BE_HEARD and level < LEAST]
    return [('heard over the music', bad, '')]
