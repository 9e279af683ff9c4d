"""What guns and launchers sound like when they fire."""
from effects.bells import blip
from effects.grains import grains
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
]
