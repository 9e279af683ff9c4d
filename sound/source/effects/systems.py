"""What a ship's systems report: power is back, the guns are too hot to fire."""
import numpy as np
from recipe import Effect
from synth import *


def power_up():
    """The drive winds up again, and catches."""
    n = secs(0.9)
    t = time(n)
    f = 40 + 180 * (1 - np.exp(-t / .22))
    motor = lowpass(saw(f, n) + .6 * pulse(f * 2.01, n, .4), 2200)
    swell = np.minimum(1, t / .06) * np.exp(-np.maximum(0, t - .45) / .14)
    catch = secs(0.4)
    chime = sum(g * sine(f0, catch) * exp_env(catch, .12, .003) for f0, g in ((293.7, .8), (587.3, .6), (880, .3)))
    return room(mix((0, fades(.6 * motor * swell, .004, .2)), (.4, .7 * chime)), .15, .5)


def guns_hot():
    """A relay falls, steam goes off, a dull double tick: it will not fire."""
    n = secs(0.6)
    relay = sine(sweep(n, 320, 140, .015), n) * exp_env(n, .03, .001) + .4 * lowpass(noise(n, 201), 3500) * exp_env(n, .008, .0005)
    steam = bandpass(noise(n, 202), 1800, 6500) * exp_env(n, .14, .02)
    tock = secs(.08)
    tick = (sine(523, tock) + .6 * sine(784, tock)) * exp_env(tock, .018, .001)
    return room(mix((0, relay + .45 * steam), (.10, .7 * tick), (.19, .55 * tick)), .12, .3)


EFFECTS = [
    Effect('power-up', power_up, -17),
    Effect('guns-hot', guns_hot, -18, 'ui'),
]
