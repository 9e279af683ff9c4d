"""Instruments: f(frequency in Hz, samples held, velocity 0..1, seed) -> signal, its release included.
A song plays them through song.py; no instrument knows the tempo."""
import numpy as np
from synth import *


def i_brass(f, n, v, s):
    e = adsr(n, .045, .25, .75, .14)
    m = len(e)
    t = time(m)
    bend = 2 ** (-0.35 / 12 * np.exp(-t / .035)) * 2 ** (.10 / 12 * np.sin(TAU * 5.1 * t) * np.clip((t - .35) / .3, 0, 1))
    x = supersaw(f * bend, m, (-7, 0, 6), s, .5)
    cut = min(9000, f * 2) + (900 + 4200 * v) * (1 - np.exp(-t / .07)) * (.55 + .45 * np.exp(-t / .5))
    return sweep_lp(x, cut, .7) * e[:, None] * v


def i_lead(f, n, v, s):
    e = adsr(n, .012, .2, .72, .13)
    m = len(e)
    t = time(m)
    vib = 2 ** (.16 / 12 * np.sin(TAU * 5.4 * t) * np.clip((t - .22) / .3, 0, 1))
    x = supersaw(f * vib, m, (-5, 5), s, .35) + .55 * stereo(pulse(f * vib, m, .32)) + .2 * stereo(sine(f / 2 * vib, m))
    return sweep_lp(x, 1600 + f * 1.2 + 3200 * v * np.exp(-t / .25), .9) * e[:, None] * v * .8


def i_strings(f, n, v, s):
    e = adsr(n, .16, .5, .9, .35)
    m = len(e)
    vib = 2 ** (.08 / 12 * np.sin(TAU * 4.7 * time(m) + s))
    return lowpass(supersaw(f * vib, m, (-11, -4, 5, 12), s, .9), 1800 + 2200 * v) * e[:, None] * v


def i_pad(f, n, v, s):
    e = adsr(n, .45, 1, .95, .7)
    x = supersaw(f, len(e), (-9, 0, 8), s, 1.0) + .4 * stereo(sine(f, len(e)))
    return lowpass(x, 1300) * e[:, None] * v


def i_choir(f, n, v, s):
    e = adsr(n, .2, .5, .95, .4)
    m = len(e)
    t = time(m)
    x = supersaw(f * 2 ** (.12 / 12 * np.sin(TAU * 4.9 * t)), m, (-10, -3, 4, 11), s, .9)
    y = .35 * lowpass(x, 500) + bandpass(x, 600, 850) * 1.1 + bandpass(x, 1050, 1300) * .8 + bandpass(x, 2500, 3100) * .35
    return y * e[:, None] * v * 1.5


def i_pizz(f, n, v, s):
    m = secs(.45)
    t = time(m)
    x = sum(np.sin(TAU * f * k * t) / k ** 1.3 * np.exp(-t * (6 + 5 * k)) for k in range(1, 9) if f * k < 14000)
    x += .25 * bandpass(noise(m, s), 800, 3500) * np.exp(-t / .008)
    return fades(x, .002, .05) * v


def i_bell(f, n, v, s):
    m = n + secs(.6)
    t = time(m)
    tau = .35
    x = fm(f, m, 4.0, .9 * v * np.exp(-t / .12)) * np.exp(-t / tau) + .25 * sine(3 * f, m) * np.exp(-t / .1)
    return fades(x, .003, .2) * v


def i_epiano(f, n, v, s):
    e = adsr(n, .006, 1.1, .25, .35)
    m = len(e)
    t = time(m)
    x = fm(f, m, 1.0, (1.0 * v + .2) * np.exp(-t / .6)) + .10 * v * fm(f, m, 7.0, .6) * np.exp(-t / .12)
    trem = .18 * np.sin(TAU * 3.5 * t)
    return np.stack([x * (1 + trem), x * (1 - trem)], 1) * e[:, None] * v


def i_flute(f, n, v, s):
    e = adsr(n, .07, .4, .85, .16)
    m = len(e)
    t = time(m)
    ff = f * 2 ** (.14 / 12 * np.sin(TAU * 5 * t) * np.clip((t - .3) / .4, 0, 1))
    x = sine(ff, m) + .22 * sine(2 * ff, m) + .08 * sine(3 * ff, m)
    x += .07 * bandpass(noise(m, s), f * .9, f * 2.5)
    return x * e * v


def i_bass(f, n, v, s):
    e = adsr(n, .005, .25, .7, .05)
    m = len(e)
    t = time(m)
    x = saw(f, m) + .5 * pulse(f * 1.003, m, .45)
    x = sweep_lp(x, 250 + 1500 * v * np.exp(-t / .09) + f * 1.5, 1.0)
    return drive(.8 * x + .55 * sine(f, m), 1.2) * e * v


def i_acid(f, n, v, s):
    e = adsr(n, .003, .12, .55, .03)
    m = len(e)
    t = time(m)
    x = sweep_lp(saw(f, m) + .6 * pulse(f, m, .5), 220 + 2600 * v * v * np.exp(-t / .07), 2.2)
    return drive(.7 * x + .5 * sine(f, m), 1.6) * e * v


def i_crunch(f, n, v, s):
    """Distorted fifth, palm-muted when short."""
    short = n < secs(.16)
    e = adsr(n, .004, .10 if short else .6, .25 if short else .8, .05)
    m = len(e)
    x = saw(f, m, .1 * s) + saw(f * 1.4983, m, .37) + .7 * saw(f * 1.003, m, .7)
    x = lowpass(highpass(x, 90), 2600 if short else 3600)
    return lowpass(drive(x * (.6 + .8 * v), 3.0), 3400 if short else 4600) * e * v


def i_pluck(f, n, v, s):
    m = secs(.3)
    t = time(m)
    x = pulse(f, m, .3) + .5 * saw(f * 1.004, m)
    return fades(sweep_lp(x, 400 + f + 4200 * v * np.exp(-t / .05), 1.2) * np.exp(-t / .11), .002, .05) * v


def i_meow(f, n, v, s):
    m = max(n, secs(.22)) + secs(.06)
    u = np.linspace(0, 1, m)
    f0 = f * 2 ** (np.interp(u, [0, .2, .75, 1], [-2.5, 0, 0, -3]) / 12)
    F1 = np.interp(u, [0, .3, .65, 1], [350, 900, 950, 450])
    F2 = np.interp(u, [0, .3, .65, 1], [1200, 2200, 1500, 900])
    x = formant_voice(f0, m, [(F1, 240, 1), (F2, 320, .8), (F1 * 0 + 3200, 500, .25)], .7, .008, s)
    return x * np.interp(u, [0, .12, .3, .7, 1], [0, .5, 1, .8, 0]) * v


def i_leo(f, n, v, s):
    """Leo sings along, and is sure that it is in tune."""
    return i_meow(f * 2 ** (-.16 / 12), n, v, s)


def i_muted(f, n, v, s):
    """Muted trumpet: nasal, with a wah on every note."""
    e = adsr(n, .025, .3, .8, .09)
    m = len(e)
    t = time(m)
    vib = 2 ** (.15 / 12 * np.sin(TAU * 5.6 * t) * np.clip((t - .25) / .25, 0, 1))
    x = saw(f * vib, m) + .4 * pulse(f * vib, m, .2)
    wah = 700 + f + 1900 * v * np.exp(-((t - .09) / .11) ** 2) + 500 * np.minimum(1, t / .4)
    x = .5 * sweep_lp(x, wah, 1.6) + .9 * bandpass(x, 1000, 2100)
    return x * e * v


def i_organ(f, n, v, s):
    """A small drawbar organ, its rotor turning."""
    e = adsr(n, .02, 1, .9, .1)
    m = len(e)
    t = time(m)
    x = sum(g * sine(f * k, m) for k, g in ((1, 1), (2, .6), (3, .35), (4, .25), (6, .12)) if f * k < 9000)
    turn = .22 * np.sin(TAU * 5.2 * t)
    return np.stack([x * (1 + turn), x * (1 - turn)], 1) * e[:, None] * v * .6


def i_upright(f, n, v, s):
    """Double bass, plucked: a soft round note with a finger in front."""
    e = adsr(n, .006, .35, .45, .09)
    m = len(e)
    t = time(m)
    x = sum(np.sin(TAU * f * k * t) / k ** 1.15 * np.exp(-t * (.8 + 1.6 * k)) for k in range(1, 10))
    x += .22 * bandpass(noise(m, s), 300, 1800) * np.exp(-t / .012)
    return fades(x * e, .003, .02) * v


def i_vibes(f, n, v, s):
    m = n + secs(1.0)
    t = time(m)
    x = np.sin(TAU * f * t) * np.exp(-t / .8) + .28 * v * np.sin(TAU * 4 * f * t) * np.exp(-t / .12)
    x *= 1 + .25 * np.sin(TAU * 4.4 * t)
    return fades(x, .004, .4) * v


def i_piano(f, n, v, s):
    """Felt piano: partials a little sharp, the high ones gone first."""
    e = adsr(n, .004, 2.5, .5, .25)
    m = len(e)
    t = time(m)
    x = np.zeros(m)
    for k in range(1, 12):
        fk = f * k * np.sqrt(1 + .0004 * k * k)
        if fk < 9000:
            x += np.sin(TAU * fk * t) / k ** (1.5 - .3 * v) * np.exp(-t * (.6 + .55 * k))
    x += .10 * lowpass(noise(m, s), 1200) * np.exp(-t / .02)
    return fades(x * e, .003, .1) * v


def i_toll(f, n, v, s):
    """A great bell: hum, prime, minor third, fifth, octave."""
    m = secs(3.0)
    t = time(m)
    partials = ((.5, .6, 1.4), (1, 1, 1.1), (1.2, .5, .8), (1.5, .35, .6), (2, .5, .6), (2.67, .25, .35), (4.1, .15, .2))
    x = sum(g * np.sin(TAU * f * r * t) * np.exp(-t / tau) for r, g, tau in partials)
    return fades(x, .004, 1.2) * v
