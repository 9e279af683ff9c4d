"""Menus, radio and warnings."""
import numpy as np
from effects.bells import bell, blip, A4, A5, A6, B5, D5, D6, E5
from effects.loops import placed
from recipe import Effect
from synth import *


def menu_move():
    return lowpass(blip(A5, 0.07, 0.016) + 0.3 * blip(2 * A5, 0.07, 0.008), 5000)


def menu_confirm():
    return room(mix((0, blip(D5, .16, .05)), (.07, blip(A5, .26, .08)), (.07, .3 * bell(A6, .26, .06))), 0.15, 0.3)


def menu_back():
    return room(mix((0, blip(A4 * 1.5, .14, .05)), (.07, blip(A4, .22, .07))), 0.15, 0.3)


def menu_denied():
    """Two buzzes of a semitone, low and an octave and a half above: small speakers hear the upper one."""
    n = secs(0.11)
    rub = pulse(138.6, n, .4) + pulse(146.8, n, .4) + .8 * pulse(415.3, n, .4) + .8 * pulse(440, n, .4)
    buzz = lowpass(rub, 2800) * adsr(n - secs(.03), .004, .1, .9, .03)[:n]
    return room(mix((0, buzz), (0.14, buzz)), 0.08, 0.2)



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


def beep(f, length, width=.5):
    n = secs(length)
    return lowpass(pulse(f, n, width) + .5 * sine(f, n), 4200) * adsr(n - secs(.02), .004, .3, .85, .02)[:n]


def lock_warning():
    """A rocket is behind you: eight even, urgent beeps in one second; loops."""
    return placed(secs(1.0), *[(k / 8 + .005, beep(1244.5, .065, .35) * (1 if k % 2 == 0 else .8)) for k in range(8)])


def border_warning():
    """You are leaving: two slow, low calls in 1.6 s; loops. Nothing like an alarm, it has time."""
    n = secs(.5)
    f = sweep(n, 392, 523, .1)
    call = lowpass(tri(f, n) + .4 * pulse(f, n, .5), 2200) * np.sin(np.pi * np.linspace(0, 1, n)) ** .6
    return placed(secs(1.6), (.02, call), (.72, .7 * call))


def choice():
    """A question: three notes that do not come home."""
    return room(mix((0, bell(D5, .3)), (.09, bell(A5, .3)), (.2, bell(E5 * 2, .7, .24)), (.2, .5 * bell(B5, .7, .24))), 0.22, 0.6)


def tick():
    n = secs(.03)
    return lowpass(tri(2093, n) * exp_env(n, .005, .0008) + .5 * tri(1046.5, n) * exp_env(n, .007, .0008), 6500)


def tin(f, length=.3):
    """A tin of tuna, tapped."""
    n = secs(length)
    partials = ((1, 1, .05), (2.19, .7, .045), (3.3, .5, .03), (4.87, .3, .02))
    return sum(g * sine(f * r, n) * exp_env(n, tau, .001) for r, g, tau in partials)


def cash():
    """Tuna changes paws: two tins, a bell."""
    return room(mix((0, tin(1180)), (.075, .9 * tin(1320)), (.15, .8 * bell(A6, .5, .12)), (.15, .5 * bell(D6, .5, .16))), 0.18, 0.4)


EFFECTS = [
    Effect('menu-move', menu_move, -24, 'ui'),
    Effect('menu-confirm', menu_confirm, -19, 'ui'),
    Effect('menu-back', menu_back, -20, 'ui'),
    Effect('menu-denied', menu_denied, -19, 'ui'),
    Effect('blip', text_blip, -26, 'ui'),
    Effect('radio', radio_chirp, -19, 'ui'),
    Effect('alarm', alarm, -19, 'loop'),
    Effect('lock-warning', lock_warning, -20, 'loop'),
    Effect('border-warning', border_warning, -21, 'loop'),
    Effect('choice', choice, -18, 'ui'),
    Effect('tick', tick, -28, 'ui'),
    Effect('cash', cash, -18, 'ui'),
]
