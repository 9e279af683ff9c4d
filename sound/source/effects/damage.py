"""Hits and explosions."""
import numpy as np
from effects.grains import grains
from recipe import Effect
from synth import *


def explosion(size, seed):
    """size 0..1: longer, lower, more debris."""
    length = 0.55 + 2.6 * size
    n = secs(length)
    t = time(n)
    w = noise(n, seed)
    tau = 0.10 + 0.55 * size
    blast = sweep_lp(w, 160 + (5200 - 1800 * size) * np.exp(-t / (0.06 + 0.25 * size)), 0.9)
    blast = drive(1.6 * blast * exp_env(n, tau, 0.001), 1.5)
    sub = sine(sweep(n, 150 - 55 * size, 34, 0.05 + 0.12 * size), n) * exp_env(n, tau * 0.8, 0.002)
    crack = highpass(noise(n, seed + 1), 1500) * exp_env(n, 0.012, 0.0003)
    debris = grains(n, int(14 + 80 * size), 0.15 + 0.45 * size, 0.012, 500, 4000, seed + 2)
    x = blast + (0.7 + 0.3 * size) * sub + 0.35 * crack + 0.5 * debris
    if size > 0.8:                                     # second, deeper detonation
        x = mix((0, x), (0.28, 0.8 * explosion(0.55, seed + 9)))
    return room(x, 0.10 + 0.14 * size, 0.4 + 1.2 * size, seed)


def shield_hit(seed=0):
    n = secs(0.42)
    x = sum(g * sine(f * (1 + 0.01 * seed), n) * exp_env(n, tau) for f, g, tau in
            [(610, 1, .10), (1013, .7, .08), (1530, .5, .06), (2210, .35, .05), (3170, .2, .03)])
    x *= 1 + 0.35 * np.sin(TAU * 31 * time(n))
    x += 0.6 * bandpass(noise(n, seed), 1500, 6000) * exp_env(n, 0.02)
    return room(x, 0.18, 0.4)


def hull_hit(seed=0):
    n = secs(0.34)
    x = 0.9 * sine(sweep(n, 190, 62, 0.035), n) * exp_env(n, 0.07)
    x += 1.5 * sum(g * sine(f * (1 + 0.03 * seed), n) * exp_env(n, tau) for f, g, tau in
             [(312, .5, .07), (547, .4, .05), (893, .3, .04), (1427, .2, .03)])
    x += 0.9 * lowpass(noise(n, 20 + seed), 2600) * exp_env(n, 0.025, 0.0005)
    return room(drive(x, 1.3), 0.10, 0.3)


def shield_down():
    """The ring of a shield hit, sliding down and falling to pieces."""
    n = secs(1.0)
    t = time(n)
    x = np.zeros(n)
    for f, g, tau in ((610, 1, .28), (1013, .7, .22), (1530, .5, .18), (2210, .35, .14), (3170, .2, .1)):
        x += g * sine(f * 2 ** (-1.3 * (1 - np.exp(-t / .25))), n) * exp_env(n, tau)
    x *= 1 + 0.5 * np.sin(TAU * np.cumsum(40 * np.exp(-t / .4) + 6) / SR)
    burst = 0.8 * bandpass(noise(n, 91), 1200, 6500) * exp_env(n, 0.035, .0008)
    return room(x + burst + 0.9 * grains(n, 60, .18, .005, 2200, 8000, 92), 0.2, 0.7)


def shield_up():
    """The same ring coming back: it swells upward into its pitch."""
    n = secs(0.8)
    t = time(n)
    swell = np.minimum(1, t / .22) ** 1.5 * np.exp(-np.maximum(0, t - .24) / .16)
    x = np.zeros(n)
    for f, g in ((610, 1), (1013, .6), (1530, .4), (2210, .2)):
        x += g * sine(f * 2 ** (-.9 * np.exp(-t / .09)), n)
    return room(fades(x * swell * (1 + .25 * np.sin(TAU * 26 * t)), .005, .2), 0.2, 0.5)


def rock_hit(seed=0):
    """Dry: a knock and a handful of gravel."""
    n = secs(0.5)
    knock = sine(sweep(n, 260 + 20 * seed, 95, .02), n) * exp_env(n, .045, .001)
    crush = bandpass(noise(n, 100 + seed), 220, 1600) * exp_env(n, .03, .0008)
    return room(knock + 1.2 * crush + 2.2 * grains(n, 34, .09, .007, 300, 3200, 110 + seed), 0.08, 0.25)


def bump(seed=0):
    """Two hulls meet gently: a padded thud and a short creak."""
    n = secs(0.34)
    thud = sine(sweep(n, 210, 88 + 6 * seed, .04), n) * exp_env(n, .07, .003)
    pad_ = lowpass(noise(n, 120 + seed), 700) * exp_env(n, .03, .002)
    creak = sum(g * sine(f * (1 + .05 * seed), n) for f, g in ((335, .5), (468, .35), (690, .2))) * exp_env(n, .06, .008)
    return room(drive(thud + .8 * pad_ + .7 * creak, 1.2), 0.1, 0.3)


def part_lost():
    """A boss loses a piece: the bolts shear, plate tears and groans, then it goes."""
    n = secs(1.6)
    t = time(n)
    f = 96 * (1 + .25 * np.exp(-t / .3)) * (1 + .06 * np.sin(TAU * 7.3 * t) + .04 * np.sin(TAU * 17.9 * t))
    groan = lowpass(drive(fm(f, n, 2.76, 3.5 * np.exp(-t / .6)), 1.6), 2600) * exp_env(n, .42, .02)
    plate = sum(g * sine(f0, n) * exp_env(n, tau, .001) for f0, g, tau in ((268, .6, .35), (431, .5, .3), (712, .4, .22), (1187, .3, .15), (1950, .2, .1)))
    shear = highpass(noise(n, 131), 1000) * exp_env(n, .02, .0005)
    return room(mix((0, .8 * shear + .5 * plate + .6 * groan), (.16, explosion(0.5, 133)),
                    (.2, 1.2 * grains(n, 60, .4, .01, 500, 4500, 134))), 0.18, 1.0)


EFFECTS = [
    Effect('explosion-small-1', lambda: explosion(0.0, 40), -15),
    Effect('explosion-small-2', lambda: explosion(0.05, 50), -15),
    Effect('explosion-medium-1', lambda: explosion(0.35, 60), -13),
    Effect('explosion-large', lambda: explosion(1.0, 70), -11),
    Effect('shield-hit-1', lambda: shield_hit(0), -17),
    Effect('shield-hit-2', lambda: shield_hit(3), -17),
    Effect('hull-hit-1', lambda: hull_hit(0), -15),
    Effect('hull-hit-2', lambda: hull_hit(2), -15),
    Effect('explosion-small-3', lambda: explosion(0.02, 55), -15),
    Effect('explosion-medium-2', lambda: explosion(0.4, 65), -13),
    Effect('hull-hit-3', lambda: hull_hit(5), -15),
    Effect('shield-down', shield_down, -15),
    Effect('shield-up', shield_up, -20, slow=True),
    Effect('rock-hit-1', lambda: rock_hit(0), -17),
    Effect('rock-hit-2', lambda: rock_hit(1), -17),
    Effect('bump-1', lambda: bump(0), -17),
    Effect('bump-2', lambda: bump(1), -17),
    Effect('part-lost', part_lost, -12),
]
