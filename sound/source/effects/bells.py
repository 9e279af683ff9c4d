"""Bells and blips, and the pitches they share: all in D major or its relatives, the key of the title."""
from synth import *

A4, D5, E5, F5S, A5, B5 = 440.0, 587.33, 659.26, 739.99, 880.0, 987.77
D6, F6S, A6 = 1174.66, 1479.98, 1760.0


def bell(f, length, tau=0.18, bright=1.6):
    n = secs(length)
    e = exp_env(n, tau, 0.003)
    return (fm(f, n, 2.0, bright * np.exp(-time(n) / (tau * 0.5))) + 0.3 * sine(2 * f, n)
            * exp_env(n, tau * 0.5)) * e


def blip(f, length, tau, wave=tri):
    n = secs(length)
    return wave(f, n) * exp_env(n, tau, 0.002)
