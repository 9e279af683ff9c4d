"""What a ship does: boost, jump, pick up, vanish, fail."""
import numpy as np
from effects.bells import bell, A4, A5, D5, D6
from effects.damage import explosion
from effects.grains import grains
from effects.loops import around, whole
from recipe import Effect
from synth import *


def boost():
    n = secs(1.1)
    t = time(n)
    env = np.minimum(1, t / 0.09) * np.exp(-np.maximum(0, t - .35) / .28)
    air = sweep_lp(noise(n, 31), 350 + 5200 * np.minimum(1, t / .3) * np.exp(-np.maximum(0, t - .3) / .4), 1.3)
    f = 70 + 110 * (1 - np.exp(-t / .2))
    eng = lowpass(saw(f, n) + saw(f * 1.007, n) + .6 * saw(f * 1.5, n), 1100)
    return room(fades((0.8 * air + 0.5 * eng) * env, 0, .3), 0.18, 0.6)


def jump_gate():
    """Rising Shepard-like stack into a boom with a long tail."""
    rise = secs(1.5)
    t = time(rise)
    up = np.zeros((rise, 2))
    for k in range(5):
        f = 55 * 2 ** (k + 1.6 * (t / 1.5) ** 2)
        up += pan(lowpass(tri(f, rise) + .3 * saw(f, rise), 4500), (k - 2) * .3) * 0.35
    up *= ((t / 1.5) ** 2)[:, None]
    up += pan(sweep_lp(noise(rise, 8), 200 + 7000 * (t / 1.5) ** 3, 2.0) * (t / 1.5) ** 3, 0) * .5
    up = fades(up, .02, .012)
    return room(mix((0, up), (1.5, stereo(explosion(0.7, 77))), (1.5, .5 * pan(bell(D5, 2.4, .6), .3)),
                    (1.5, .5 * pan(bell(A4, 2.4, .6), -.3))), 0.25, 1.6)


def pickup():
    return room(mix((0, bell(D5, .4)), (.07, bell(A5, .4)), (.14, bell(D6, .5, .2))), 0.22, 0.5)


def phased(x, depth, rate, seconds):
    """A comb whose delay sweeps: the hollow sound of something that bends light."""
    n = len(x)
    lag = secs(seconds) * (0.5 + 0.5 * np.sin(TAU * rate * time(n)))
    return x + depth * np.interp(np.arange(n) - lag, np.arange(n), x, left=0)


def cloak():
    """Air closes over it: a breath falling in pitch until nothing is left."""
    n = secs(1.0)
    u = np.linspace(0, 1, n)
    air = sweep_lp(noise(n, 141), 300 + 5200 * (1 - u) ** 2, 1.8) * np.sin(np.pi * np.minimum(1, u * 1.6 + .06)) ** .7
    tones = sum(g * sine(f * 2 ** (-1.2 * u), n) for f, g in ((523, .3), (659, .25), (988, .2)))
    x = phased(.8 * air + tones * (1 - u) ** 1.5 * np.minimum(1, u / .05), .7, 1.3, .004)
    return room(fades(x, .02, .25), 0.2, 0.7)


def decloak():
    """The breath runs backwards and snaps: here it is."""
    rise = secs(0.32)
    u = np.linspace(0, 1, rise)
    swell = phased(sweep_lp(noise(rise, 151), 300 + 6000 * u ** 2, 1.6) * u ** 2, .7, 2.0, .004)
    n = secs(0.7)
    snap = sum(g * sine(f, n) * exp_env(n, tau, .001) for f, g, tau in ((247, .8, .12), (370, .6, .14), (523, .6, .16), (784, .4, .12), (1245, .3, .08)))
    snap += .6 * bandpass(noise(n, 152), 800, 5000) * exp_env(n, .02, .0006)
    return room(mix((0, fades(swell, .01, .008)), (.31, snap)), 0.2, 0.6)


def blink(pitch=1.0):
    """Gone and back: up, a hair of nothing, down."""
    n = secs(0.09)
    up = fm(sweep(n, 380, 2300, None) * pitch, n, 0.5, 1.4) * np.linspace(.2, 1, n)
    down = fm(sweep(secs(.2), 2600, 420, .05) * pitch, secs(.2), 1.5, 1.6) * exp_env(secs(.2), .06, .002)
    return room(mix((0, fades(up, .004, .006)), (.11, down)), 0.22, 0.4)


def drain():
    """A leech drinks: five gulps a second through a throat; loops in 1.2 s."""
    seconds = 1.2
    n = secs(seconds)
    gulp = (time(n) * 5) % 1.0
    f = whole(92, seconds) * np.ones(n)
    throat = saw(f, n) + .7 * saw(whole(139, seconds), n) + .5 * noise(n, 161)
    cut = 260 + 1900 * np.sin(np.pi * gulp) ** 3
    wet = around(throat, lambda y: sweep_lp(y, np.tile(cut, 3), 3.0))
    whine = .25 * fm(whole(740, seconds), n, 1.5, 1 + sine(5, n)) * (.5 + .5 * sine(5, n))
    return around(wet * (.25 + .75 * np.sin(np.pi * gulp) ** 2) + whine, lambda y: peak_eq(highpass(y, 90), 700, 5))


def disabled():
    """Power runs out: the drive winds down and stutters, sparks, quiet."""
    n = secs(1.5)
    t = time(n)
    f = 30 + 230 * np.exp(-t / .45)
    stutter = .6 + .4 * np.sign(np.sin(TAU * np.cumsum(22 * np.exp(-t / .6) + 3) / SR))
    stutter = np.convolve(stutter, np.hanning(400) / np.hanning(400).sum(), 'same')
    motor = lowpass(saw(f, n) + .7 * pulse(f * 2.01, n, .4) + .4 * fm(f * 5, n, 1.0, 2.0), 2400)
    snap = bandpass(noise(n, 171), 900, 6000) * exp_env(n, .02, .0006)
    return room(motor * stutter * exp_env(n, .55, .003) + .9 * snap + 1.1 * grains(n, 50, .35, .006, 1500, 7500, 172), 0.15, 0.6)


EFFECTS = [
    Effect('boost', boost, -16, slow=True),
    Effect('jump-gate', jump_gate, -12, 'ui', slow=True),
    Effect('pickup', pickup, -17),
    Effect('cloak', cloak, -19, slow=True),
    Effect('decloak', decloak, -16, slow=True),
    Effect('blink-1', lambda: blink(1.0), -18),
    Effect('blink-2', lambda: blink(1.12), -18),
    Effect('drain', drain, -21, 'loop'),
    Effect('disabled', disabled, -15),
]
