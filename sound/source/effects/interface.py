"""Menus, radio and warnings."""
import numpy as np
from effects.bells import bell, blip, A4, A5, A6, D5
from recipe import Effect
from synth import *


def menu_move():
    return lowpass(blip(A5, 0.07, 0.016) + 0.3 * blip(2 * A5, 0.07, 0.008), 5000)


def menu_confirm():
    return room(mix((0, blip(D5, .16, .05)), (.07, blip(A5, .26, .08)), (.07, .3 * bell(A6, .26, .06))), 0.15, 0.3)


def menu_back():
    return room(mix((0, blip(A4 * 1.5, .14, .05)), (.07, blip(A4, .22, .07))), 0.15, 0.3)


def menu_denied():
    n = secs(0.11)
    z = lowpass(pulse(138.6, n, .4) + pulse(146.8, n, .4), 1500) * adsr(n - secs(.03), .004, .1, .9, .03)[:n]
    return room(mix((0, z), (0.14, z)), 0.08, 0.2)


def text_blip():
    return lowpass(blip(740, 0.045, 0.012, lambda f, n: pulse(f, n, .5)), 3200)


def radio_chirp():
    """Squelch opening, two quick tones, squelch closing; all inside a radio's 400-3200 Hz."""
    n = secs(0.34)
    t = time(n)
    hiss = noise(n, 2) * (0.5 * (t < .05) + 0.16 * (t < .25) + 0.55 * ((t > .25) & (t < .31)))
    hiss = np.convolve(hiss, np.ones(40) / 6, 'same')
    tones = mix((.05, blip(1320, .09, .2)), (.13, blip(1760, .1, .2)))
    return fades(bandpass(drive(mix((0, hiss), (0, .8 * fades(tones, .004, .02))), 1.5), 400, 3200, 2), .003, .02)


def alarm():
    """Low health: two falling beeps; exactly one second, loops."""
    out = np.zeros(SR)
    for at, f in ((0.0, 932.3), (0.22, 698.5)):
        n = secs(0.16)
        b = lowpass(pulse(f, n, .5) + .5 * sine(f, n), 3500) * adsr(n - secs(.03), .006, .3, .85, .03)[:n]
        out[secs(at) + 200:secs(at) + 200 + n] += b
    return out



EFFECTS = [
    Effect('menu-move', menu_move, -24, 'ui'),
    Effect('menu-confirm', menu_confirm, -19, 'ui'),
    Effect('menu-back', menu_back, -20, 'ui'),
    Effect('menu-denied', menu_denied, -19, 'ui'),
    Effect('blip', text_blip, -26, 'ui'),
    Effect('radio', radio_chirp, -19, 'ui'),
    Effect('alarm', alarm, -19, 'loop'),
]
