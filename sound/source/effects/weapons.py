"""What guns and launchers sound like when they fire."""
import numpy as np
from effects.bells import blip
from effects.grains import grains
from effects.loops import around, whole
from recipe import Effect
from synth import *


def laser(pitch=1.0, seed=0):
    n = secs(0.19)
    f = sweep(n, 1900 * pitch, 260 * pitch, 0.035)
    body = pulse(f, n, 0.3) * exp_env(n, 0.045)
    zing = 0.5 * fm(f * 0.5, n, 2.0, 2.5 * exp_env(n, 0.03)) * exp_env(n, 0.06)
    tick = 0.35 * highpass(noise(n, seed), 3000) * exp_env(n, 0.006, 0.0005)
    return room(lowpass(body + zing + tick, 6500), 0.10, 0.25)


def enemy_shot(pitch=1.0, seed=0):
    n = secs(0.26)
    f = sweep(n, 620, 150, 0.07) * pitch * (1 + 0.06 * np.sin(TAU * 38 * time(n)))
    x = fm(f, n, 1.5, 4.0 * exp_env(n, 0.08)) * exp_env(n, 0.08)
    x += 0.25 * bandpass(noise(n, seed), 500, 1800) * exp_env(n, 0.03)
    return room(lowpass(drive(x, 1.4), 3800), 0.10, 0.3)


def spread_gun():
    shots = [(0.016 * i, laser(p, i) * g) for i, (p, g) in enumerate([(0.70, .8), (0.84, .9), (0.62, .8)])]
    n = secs(0.22)
    thump = 1.1 * sine(sweep(n, 240, 70, 0.03), n) * exp_env(n, 0.06)
    crack = 0.5 * lowpass(noise(n, 5), 4500) * exp_env(n, 0.018, 0.0005)
    return mix(*shots, (0, thump), (0, crack))


def rocket():
    n = secs(1.0)
    t = time(n)
    w = noise(n, 11)
    roar = sweep_lp(w, 500 + 4200 * np.clip(t / 0.12, 0, 1) * np.exp(-t / 0.45), 1.1)
    env = np.minimum(1, t / 0.03) * np.exp(-t / 0.42)
    thump = sine(sweep(n, 190, 45, 0.05), n) * exp_env(n, 0.14)
    whine = 0.18 * saw(sweep(n, 300, 900), n) * env
    return room(fades(0.9 * roar * env + 0.8 * thump + lowpass(whine, 2500), 0, .35), 0.15, 0.6)


def emp():
    n = secs(1.5)
    t = time(n)
    boom = sine(sweep(n, 180, 32, 0.2), n) * exp_env(n, 0.5, 0.004)
    zap = fm(sweep(n, 2400, 70, 0.22), n, 1.41, 6 * np.exp(-t / 0.3)) * exp_env(n, 0.35)
    boom = drive(boom, 1.8) * 0.8
    sides = [0.7 * boom + 0.75 * np.roll(zap, 180 * k) + 0.6 * grains(n, 60, 0.3, 0.006, 1200, 7000, 4 + k) for k in (0, 1)]
    return room(np.stack(sides, 1), 0.22, 1.0)


def mine_beep():
    return room(mix((0, blip(1568, .07, .04, sine)), (.1, blip(1568, .09, .04, sine))), 0.2, 0.4)


def beam():
    """Two seconds of a hot wire: detuned saws that beat, and mains-like noise; loops."""
    seconds = 2.0
    n = secs(seconds)
    x = np.zeros(n)
    for f, gain in ((110, 1), (110.5, 1), (165, .6), (221, .5), (330.5, .35)):
        x += gain * saw(whole(f, seconds), n)
    buzz = noise(n, 61) * (0.5 + 0.5 * saw(55, n))
    shimmer = fm(whole(880, seconds), n, 1.5, 1.2 + 0.8 * sine(3, n)) * (0.6 + 0.4 * sine(7, n))
    x = around(x, lambda y: lowpass(highpass(y, 120), 2600))
    buzz = around(buzz, lambda y: bandpass(y, 900, 4200))
    return drive(0.5 * x + 0.5 * buzz + 0.35 * shimmer, 1.2)


def metal(n, partials, seed=0):
    """Struck metal: (frequency, gain, decay) each slightly off by the seed."""
    r = np.random.default_rng(seed)
    return sum(g * sine(f * r.uniform(.985, 1.015), n) * exp_env(n, tau, .001) for f, g, tau in partials)


def rail(pitch=1.0, seed=0):
    """A crack, a bar that rings, a discharge that crawls away."""
    n = secs(0.8)
    crack = highpass(noise(n, seed), 1200) * exp_env(n, 0.010, 0.0004)
    bolt = fm(sweep(n, 3600 * pitch, 140 * pitch, 0.03), n, 1.41, 5 * exp_env(n, 0.05)) * exp_env(n, 0.09)
    ring = metal(n, [(830 * pitch, .5, .16), (1420 * pitch, .4, .12), (2390 * pitch, .3, .09), (3570 * pitch, .2, .06)], seed)
    thump = sine(sweep(n, 170, 48, 0.035), n) * exp_env(n, 0.13)
    sparks = grains(n, 40, 0.16, 0.004, 1800, 7500, seed + 5)
    return room(drive(0.9 * crack + 0.8 * bolt + 0.5 * ring + 0.9 * thump + 0.6 * sparks, 1.3), 0.16, 0.7)


def needle(pitch=1.0, seed=0):
    """Thin and fast: a whistle that passes."""
    n = secs(0.36)
    f = sweep(n, 3300 * pitch, 780 * pitch, 0.06)
    whistle = fm(f, n, 0.5, 0.8) * exp_env(n, 0.09, 0.0015)
    air = 0.5 * bandpass(noise(n, seed), 2200, 6500) * exp_env(n, 0.05, 0.001)
    snap = 0.5 * sine(sweep(n, 520, 160, 0.02), n) * exp_env(n, 0.03, 0.001)
    return room(whistle + air + snap, 0.16, 0.4)


def charge_warning():
    """A needler takes aim: a trill that climbs and quickens for a second, then breaks off."""
    n = secs(1.0)
    u = np.linspace(0, 1, n)
    trill = np.sin(TAU * np.cumsum(6 + 22 * u ** 1.5) / SR)
    f = 520 * 2 ** (1.4 * u + 0.08 * np.sign(trill) * np.minimum(1, np.abs(trill) * 4))
    x = tri(f, n) + 0.35 * lowpass(pulse(f * 2, n, .3), 5000)
    return room(fades(x * (0.25 + 0.75 * u) * (0.75 + 0.25 * trill), .01, .03), 0.12, 0.3)


def tow():
    """The clamp bites, the line sings as it takes the strain."""
    n = secs(0.9)
    t = time(n)
    clank = metal(n, [(430, .8, .07), (720, .7, .08), (1160, .5, .06), (1930, .35, .04), (2870, .2, .03)], 3)
    clank += 0.5 * lowpass(noise(n, 71), 3000) * exp_env(n, .012, .0005)
    k = secs(0.7)
    f = sweep(k, 150, 330, .18) * (1 + .015 * np.sin(TAU * 9 * time(k)))
    line = lowpass(saw(f, k) + .6 * saw(f * 2.005, k), 2400) * exp_env(k, .26, .05)
    return room(mix((0, clank), (0.07, 0.6 * clank * np.exp(-t / .1)), (0.09, .5 * line)), 0.15, 0.4)


def flare():
    """A pop, then a fizz of burning specks that fall away."""
    n = secs(1.2)
    t = time(n)
    pop = sine(sweep(n, 420, 110, .02), n) * exp_env(n, .05, .001) + .5 * lowpass(noise(n, 81), 5000) * exp_env(n, .012, .0005)
    fizz = bandpass(noise(n, 82), 2600, 8500) * np.minimum(1, t / .05) * exp_env(n, .32)
    fizz *= 0.7 + 0.3 * np.sin(TAU * 17 * t) * np.exp(-t / .4)
    specks = grains(n, 70, .3, .005, 1800, 9000, 83)
    fall = fm(sweep(n, 2100, 700, .35), n, 2.0, .6) * exp_env(n, .22, .02)
    return room(pop + .45 * fizz + .8 * specks + .16 * fall, 0.15, 0.5)


EFFECTS = [
    Effect('shot-pulse-1', lambda: laser(1.00, 1), -19),
    Effect('shot-pulse-2', lambda: laser(1.06, 2), -19),
    Effect('shot-pulse-3', lambda: laser(0.95, 3), -19),
    Effect('shot-spit-1', lambda: enemy_shot(1.0, 1), -20),
    Effect('shot-spit-2', lambda: enemy_shot(0.9, 2), -20),
    Effect('shot-spread', spread_gun, -17),
    Effect('rocket', rocket, -16),
    Effect('emp', emp, -12, 'ui'),
    Effect('mine-beep', mine_beep, -20),
    Effect('shot-beam', beam, -21, 'loop'),
    Effect('shot-rail-1', lambda: rail(1.0, 1), -14),
    Effect('shot-rail-2', lambda: rail(.94, 2), -14),
    Effect('shot-needle-1', lambda: needle(1.0, 1), -17),
    Effect('shot-needle-2', lambda: needle(.93, 2), -17),
    Effect('charge-warning', charge_warning, -19, slow=True),
    Effect('tow', tow, -17),
    Effect('flare', flare, -17),
]
