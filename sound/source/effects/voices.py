"""Text blips: what a speaker's message sounds like while it appears. Each is under a tenth of a second,
and each speaker is told from the others by pitch, vowel and roughness. The cast file names them."""
import numpy as np
from recipe import Effect
from synth import *

# First three formants (Hz) of short vowels
VOWELS = {'a': (850, 1500, 2900), 'e': (560, 1950, 2900), 'i': (330, 2450, 3200), 'o': (480, 900, 2600), 'u': (350, 750, 2400)}


def syllable(length, pitch_from, pitch_to, vowel, breath=.02, rough=0.0, seed=0):
    """rough: depth of a growl at 34 Hz."""
    n = secs(length)
    f0 = sweep(n, pitch_from, pitch_to)
    formants = [(f * np.ones(n), bw, g) for f, bw, g in zip(VOWELS[vowel], (180, 260, 420), (1, .8, .4))]
    x = formant_voice(f0, n, formants, .6, breath, seed)
    x = x * (1 - rough * (.5 + .5 * np.sin(TAU * 34 * time(n))))
    return fades(x * exp_env(n, length * .6, .004), .003, .02)


def leo(vowel, pitch):
    """A warm tenor with a lilt upward: he would rather sing it."""
    return syllable(.085, pitch, pitch * 1.18, vowel, .004)


def mittens(vowel, pitch):
    """Clear, level and dry."""
    return syllable(.060, pitch, pitch * .98, vowel, .002)


def admiral(vowel, pitch):
    """Old, low, gravel."""
    return syllable(.095, pitch, pitch * .9, vowel, .012, .6, 3)


def sprocket(vowel, pitch):
    """A mouse in a hurry."""
    return syllable(.045, pitch, pitch * 1.3, vowel, .003)


def ash(vowel, pitch):
    """A fox: husky, falling, a smile in it."""
    return syllable(.080, pitch * 1.15, pitch * .8, vowel, .02, .25, 5)


def blip_the_greeble(pitch, down):
    """A drop of water with manners."""
    n = secs(.06)
    f = sweep(n, pitch * (1.7 if down else .7), pitch, .015)
    return fades(fm(f, n, 2.0, .5 * exp_env(n, .02)) * exp_env(n, .02), .002, .01)


def greeble(pitch, seed):
    """Chitter: a buzz that opens and shuts four times."""
    n = secs(.09)
    chop = np.clip(np.sin(TAU * 52 * time(n)) * 3, 0, 1)
    x = fm(pitch * (1 + .2 * np.sin(TAU * 26 * time(n))), n, 1.41, 4.0) + .3 * bandpass(noise(n, seed), 1500, 5000)
    return fades(lowpass(x, 5500) * lowpass(chop, 900) * exp_env(n, .06), .003, .02)


EFFECTS = [
    Effect('blip-leo-1', lambda: leo('a', 300), -26, 'ui'),
    Effect('blip-leo-2', lambda: leo('o', 325), -26, 'ui'),
    Effect('blip-mittens-1', lambda: mittens('e', 470), -26, 'ui'),
    Effect('blip-mittens-2', lambda: mittens('i', 470), -26, 'ui'),
    Effect('blip-admiral-1', lambda: admiral('o', 128), -25, 'ui'),
    Effect('blip-admiral-2', lambda: admiral('a', 120), -25, 'ui'),
    Effect('blip-sprocket-1', lambda: sprocket('i', 880), -27, 'ui'),
    Effect('blip-sprocket-2', lambda: sprocket('e', 990), -27, 'ui'),
    Effect('blip-ash-1', lambda: ash('a', 240), -26, 'ui'),
    Effect('blip-ash-2', lambda: ash('e', 218), -26, 'ui'),
    Effect('blip-blip-1', lambda: blip_the_greeble(760, False), -26, 'ui'),
    Effect('blip-blip-2', lambda: blip_the_greeble(900, True), -26, 'ui'),
    Effect('blip-greeble-1', lambda: greeble(210, 1), -26, 'ui'),
    Effect('blip-greeble-2', lambda: greeble(175, 2), -26, 'ui'),
]
