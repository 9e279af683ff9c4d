"""Drums: f(velocity 0..1, seed) -> mono or stereo signal. DRUMS maps the name that a score uses to
(function, gain, pan -1..1)."""
import numpy as np
from synth import *


def d_kick(v, s, p=1.0):
    n = secs(.32)
    x = sine(sweep(n, 210 * p, 48 * p, .028), n) * exp_env(n, .10, .001)
    x += .25 * lowpass(noise(n, s), 4500) * exp_env(n, .006, .0003)
    return fades(drive(x * 1.4, 1.3), 0, .03) * v


def d_snare(v, s):
    n = secs(.26)
    x = .55 * sine(sweep(n, 300, 185, .02), n) * exp_env(n, .05, .001)
    x += .65 * bandpass(noise(n, s), 900, 8000) * exp_env(n, .075, .0008)
    return fades(drive(x * 1.3, 1.2), 0, .03) * v


def d_clap(v, s):
    n = secs(.22)
    t = time(n)
    e = sum(np.exp(-np.maximum(0, t - d) / .007) * (t >= d) for d in (0, .011, .022)) + np.exp(-np.maximum(0, t - .03) / .06) * (t > .03)
    return fades(bandpass(noise(n, s), 900, 4500) * e, .001, .03) * v * .7


def d_hat(v, s, tau=.022):
    n = secs(tau * 7)
    x = sum(pulse(f, n, .5, .13 * i) for i, f in enumerate((3170., 4310., 5230., 6470.))) * .18 + .8 * noise(n, s)
    return fades(highpass(lowpass(x, 14000), 6500, 3) * exp_env(n, tau, .001), 0, .01) * v


def d_ohat(v, s):
    return d_hat(v, s, .13)


def d_shaker(v, s):
    n = secs(.12)
    t = time(n)
    return fades(bandpass(noise(n, s), 3500, 9000) * np.minimum(1, t / .02) * np.exp(-t / .03), 0, .02) * v


def d_crash(v, s):
    n = secs(1.6)
    x = highpass(lowpass(np.stack([noise(n, s), noise(n, s + 99)], 1), 11000), 2800)
    return fades(x * (exp_env(n, .42, .001))[:, None], 0, .3) * v * .8


def d_tom(v, s, f=110):
    n = secs(.4)
    x = sine(sweep(n, f * 1.7, f, .03), n) * exp_env(n, .13, .001) + .12 * lowpass(noise(n, s), 2500) * exp_env(n, .02)
    return fades(x, 0, .05) * v


def d_timp(v, s, f=73.4):
    n = secs(1.1)
    x = sum(g * sine(sweep(n, f * r * 1.03, f * r, .05), n) * exp_env(n, tau, .002)
            for r, g, tau in ((1, 1, .5), (1.5, .45, .3), (2, .3, .22)))
    return fades(x + .2 * lowpass(noise(n, s), 900) * exp_env(n, .03), 0, .2) * v


def d_rise(v, s):
    """Two-beat-plus noise riser ending on the next bar line (placed one bar early)."""
    n = secs(1.5)
    u = np.linspace(0, 1, n)
    return fades(sweep_lp(noise(n, s), 300 + 7000 * u ** 3, 1.6) * u ** 2.5, .02, .01) * v * .6


def d_brush(v, s):
    n = secs(.2)
    t = time(n)
    return fades(bandpass(noise(n, s), 1400, 7000) * np.minimum(1, t / .012) * np.exp(-t / .045), .002, .03) * v


def d_ride(v, s):
    n = secs(.5)
    ping = sum(sine(f, n) for f in (3870., 5130., 6290., 8120.)) * .12
    return fades((ping + .5 * highpass(noise(n, s), 6000)) * exp_env(n, .09, .001), 0, .1) * v


def d_block(v, s, f=870):
    """Woodblock."""
    n = secs(.12)
    return fades((sine(f, n) + .5 * sine(f * 1.53, n)) * exp_env(n, .018, .001), 0, .02) * v


def d_rim(v, s):
    n = secs(.08)
    return fades((sine(1720, n) + .6 * sine(480, n)) * exp_env(n, .009, .0008) + .2 * bandpass(noise(n, s), 2000, 6000) * exp_env(n, .006), 0, .02) * v


DRUMS = {
    'kick': (d_kick, 1.0, 0),
    'snare': (d_snare, .8, 0),
    'clap': (d_clap, .6, .1),
    'hat': (d_hat, .30, .25),
    'ohat': (d_ohat, .26, .25),
    'shaker': (d_shaker, .7, -.25),
    'crash': (d_crash, .40, -.2),
    'tom1': (lambda v, s: d_tom(v, s, 165), .7, .3),
    'tom2': (lambda v, s: d_tom(v, s, 120), .75, 0),
    'tom3': (lambda v, s: d_tom(v, s, 86), .8, -.3),
    'timp': (d_timp, .9, 0),
    'timpA': (lambda v, s: d_timp(v, s, 55), .9, 0),
    'timpE': (lambda v, s: d_timp(v, s, 82.4), .9, 0),
    'timpB': (lambda v, s: d_timp(v, s, 61.7), .9, 0),
    'rise': (d_rise, .6, 0),
    'brush': (d_brush, .55, .15),
    'ride': (d_ride, .35, .3),
    'block': (d_block, .5, -.35),
    'block2': (lambda v, s: d_block(v, s, 640), .5, -.35),
    'rim': (d_rim, .5, .2),
}
