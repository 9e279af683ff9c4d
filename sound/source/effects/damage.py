"""Hits and explosions."""
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



EFFECTS = [
    Effect('explosion-small-1', lambda: explosion(0.0, 40), -15),
    Effect('explosion-small-2', lambda: explosion(0.05, 50), -15),
    Effect('explosion-medium-1', lambda: explosion(0.35, 60), -13),
    Effect('explosion-large', lambda: explosion(1.0, 70), -11),
    Effect('shield-hit-1', lambda: shield_hit(0), -17),
    Effect('shield-hit-2', lambda: shield_hit(3), -17),
    Effect('hull-hit-1', lambda: hull_hit(0), -15),
    Effect('hull-hit-2', lambda: hull_hit(2), -15),
]
