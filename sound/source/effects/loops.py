"""What makes a loop seamless: everything in it repeats after its length."""
import numpy as np
from synth import *


def around(x, treat):
    """Filter a loop as if it had been running for ever: the middle one of three rounds."""
    return treat(np.concatenate([x, x, x]))[len(x):2 * len(x)]


def whole(f, seconds):
    """The nearest frequency that fits a whole number of times into the loop."""
    return max(1, round(f * seconds)) / seconds


def placed(n, *parts):
    """Sum (seconds, signal) pairs into a loop of n samples; what rings past its end comes in at its start."""
    out = np.zeros(n)
    for at, x in parts:
        np.add.at(out, (secs(at) + np.arange(len(x))) % n, x)
    return out
