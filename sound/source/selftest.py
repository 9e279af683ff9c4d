"""Proof that the checks bite: plant each defect in something good, and see that its check fires,
and that it does not fire on the good one. Run by  python3 check.py --selftest"""
import json
import tempfile
from pathlib import Path
import numpy as np
import instruments
import notation
from check_data import check_table
from check_mix import loud_quarter, standing_out
from check_score import check_score
from check_sound import (check_any, check_effect, check_loop_tags, check_music, check_stereo)
from fingerprint import code_of
from measure import chord_fit, longest_gap, seam
from notation import MAJOR, bass, block, chords, melody
from song import Song
from synth import SR, TAU, db, fades, lowpass, secs, stereo, time


def fires(word, complaints):
    return any(word in c for c in complaints)


def good_sound():
    rng = np.random.default_rng(1)
    n = secs(4)
    t = time(n)
    tone = .2 * np.sin(TAU * 220 * t) * (1 + .3 * np.sin(TAU * 2 * t))
    return fades(stereo(tone + .02 * lowpass(rng.uniform(-1, 1, n), 4000)), .01, .01)


def sound_tests():
    good = good_sound()
    n = len(good)
    drum = good.copy()
    drum[20000:24000] += (.5 * np.random.default_rng(2).uniform(-1, 1, 4000) * np.exp(-np.arange(4000) / 800))[:, None]
    cut = good.copy()                                       # a step, as from a note that was cut
    cut[50000:] += .12 * np.exp(-np.arange(n - 50000) / 9000)[:, None]
    yield 'a good file passes', not check_any(good, SR)
    yield 'a drum onset is no click', not fires('click', check_any(drum, SR))
    yield 'click', fires('click', check_any(cut, SR))
    yield 'DC offset', fires('DC', check_any(good + .01, SR))
    yield 'hard clipping', fires('clipped', check_any(np.clip(good * 6, -.8, .8), SR))
    yield 'true peak', fires('true peak', check_any(good * 4.5, SR))
    yield 'silence', fires('silence', check_any(good * db(-50), SR))
    yield 'wrong rate', fires('rate', check_any(good, 22050))


def effect_tests():
    good = good_sound()
    mono = good[:, 0]
    t = time(secs(1.5))
    ping = fades(.3 * np.sin(TAU * 660 * t) * np.exp(-t / .3), .001, .06)
    sub = fades(.3 * np.sin(TAU * 60 * time(secs(1))), .01, .01)
    whole = .2 * np.sin(TAU * 440 * time(secs(1)))          # 440 whole waves: repeats by itself
    late = np.concatenate([np.zeros(4000), mono])
    yield 'a good effect passes', not check_effect(ping, SR, 'pos')
    yield 'late start', fires('late', check_effect(late, SR, 'pos'))
    yield 'a slow effect may start late', not fires('late', check_effect(late, SR, 'pos', slow=True))
    yield 'cut tail', fires('tail', check_effect(fades(good[:secs(1), 0], .001, .06), SR, 'pos'))
    yield 'ends off zero', fires('zero', check_effect(mono[:secs(1.0003)], SR, 'pos'))
    yield 'dead air', fires('dead air', check_effect(np.concatenate([mono, np.zeros(secs(.6)), mono]), SR, 'pos'))
    yield 'sub-only sound', fires('small speakers', check_effect(sub, SR, 'pos'))
    yield 'too loud', fires('loudness', check_effect(mono, SR, 'pos', -20))
    yield 'too quiet', fires('loudness', check_effect(mono * .05, SR, 'pos'))
    yield 'stereo where it is placed', fires('mono', check_effect(good, SR, 'pos'))
    yield 'a whole-wave loop passes', not fires('seam', check_effect(whole, SR, 'loop'))
    yield 'loop with a seam', fires('seam', check_effect(whole[:-25], SR, 'loop'))


def music_tests():
    good = good_sound()
    tags = {'rate': SR, 'LOOPSTART': secs(1), 'LOOPLENGTH': secs(2)}
    left = good * np.array([1, .5])
    wide = np.stack([good[:, 0], -good[:, 0]], 1)
    gap = np.concatenate([good, np.zeros((secs(.5), 2)), good])
    yield 'a good loop passes', not check_loop_tags(good, tags)
    yield 'loop seam: step', seam(good, secs(1), secs(3.001))[0] > 3
    yield 'loop seam: other music', fires('differs', check_loop_tags(good, {**tags, 'LOOPLENGTH': secs(2.0101)}))
    yield 'loop tags missing', fires('missing', check_loop_tags(good, {'rate': SR}))
    yield 'loop past the end', fires('after the end', check_loop_tags(good, {**tags, 'LOOPLENGTH': secs(9)}))
    yield 'gap in the music', longest_gap(gap) > .4 and fires('dead air', check_music(gap, tags))
    yield 'lopsided', fires('left/right', check_stereo(left))
    yield 'out of phase', fires('correlation', check_stereo(wide))
    yield 'one band only', fires('Hz at', check_music(good, tags))
    yield 'music too quiet', fires('loudness', check_music(good * .1, tags))


def small_song(tune, low='d2:4 | g2:4'):
    song = Song('t', 5250, 2, MAJOR)
    song.track('lead', instruments.i_lead)
    song.track('pad', instruments.i_pad)
    song.track('bass', instruments.i_bass)
    song.melodic = ['lead']
    ch = chords('D | G')
    song.section('a', ch, None, lead=melody(tune), pad=block(ch), bass=melody(low))
    return song


def complaints_of(*args, **kwargs):
    return check_score(small_song(*args, **kwargs))[0]


def score_tests():
    fine = 'd5:2 f#5:2 | g5:2 b5:2'
    yield 'a good score passes', not complaints_of(fine)
    yield 'foreign note', fires('foreign', complaints_of('d5:2 f5:2 | g5:2 b5:2'))
    yield 'semitone clash', fires('against', complaints_of('d5:2 g5:2 | g5:2 b5:2'))
    yield 'weak melody', fires('chord', complaints_of('e5:1 c#5:1 e5:1 g5:1 | a5:1 c#5:1 e5:1 a5:1'))
    yield 'wrong bass', fires('bass', complaints_of(fine, low='a2:4 | g2:4'))
    yield 'wild leap', fires('leap', complaints_of('d4:2 f#6:2 | g5:2 b5:2'))
    yield 'short bar', raises(ValueError, lambda: notation.melody('d5:3 | g5:4'))
    song = small_song(fine)
    x = song.render_once()
    yield 'the sound fits its chords', all(ok for ok, _ in chord_fit(x, 5250, chords('D | G')))
    yield 'the sound rejects other chords', not any(ok for ok, _ in chord_fit(x, 5250, chords('Eb | F#')))


def raises(kind, action):
    try:
        action()
    except kind:
        return True
    return False


def table_tests():
    boom = {'files': ['boom.ogg'], 'kind': 'pos', 'volume': .8, 'priority': 5, 'limit': 2, 'pitch': 0}
    moods = ('title', 'intermission', 'calm', 'combat', 'boss', 'victory', 'defeat')
    music = {m: {'file': f'{m}.ogg', 'mood': m} for m in moods}
    songs = {f'{m}.ogg' for m in moods}

    def of(effects, pieces, files=frozenset({'boom.ogg'})):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / 'sounds.json'
            path.write_text(json.dumps({'effects': effects, 'music': pieces}))
            return check_table(path, set(files), songs)[0]
    yield 'a good table passes', not of({'x-about': 'a comment', 'boom': boom}, music)
    yield 'missing file', fires('did you mean boom.ogg', of({'boom': {**boom, 'files': ['bom.ogg']}}, music))
    yield 'unnamed file', fires('named nowhere', of({'boom': boom}, music, {'boom.ogg', 'bang.ogg'}))
    yield 'unknown kind', fires('kind', of({'boom': {**boom, 'kind': 'positional'}}, music))
    yield 'value out of range', fires('volume', of({'boom': {**boom, 'volume': 80}}, music))
    yield 'unknown key', fires('unknown key', of({'boom': {**boom, 'volum': .8}}, music))
    yield 'mood without music', fires('mood', of({'boom': boom}, {'title': music['title']}))


def mix_tests():
    beep = .3 * np.sin(TAU * 1000 * time(secs(.3)))
    hiss = stereo(.2 * np.random.default_rng(3).uniform(-1, 1, secs(3)))
    yield 'a beep is heard over faint noise', standing_out(beep, .8, [loud_quarter(hiss * .1)]) > 5
    yield 'drowned by loud noise', standing_out(beep * .02, .8, [loud_quarter(hiss)]) < 0


def build_tests():
    with tempfile.TemporaryDirectory() as folder:
        texts = {'a.py': 'x = 1\n', 'b.py': '# a comment\n\nx = 1\n', 'c.py': 'x = 2\n'}
        codes = {}
        for name, text in texts.items():
            path = Path(folder) / name
            path.write_text(text)
            codes[name] = code_of(path)
    yield 'a comment asks for no new build', codes['a.py'] == codes['b.py']
    yield 'a number does', codes['a.py'] != codes['c.py']


def selftest():
    results = []
    for family in (sound_tests, effect_tests, music_tests, score_tests, table_tests, mix_tests, build_tests):
        for name, ok in family():
            results.append((f'selftest: {name}', [] if ok else ['the check does not see it'], ''))
    return results
