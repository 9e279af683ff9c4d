"""Crackle: what debris, sparks and static are made of."""
from synth import *


def grains(n, count, spread, tau, lo, hi, seed):
    """Crackle: noise grains at random times, thinning out and fading over `spread` seconds."""
    r = np.random.default_rng(seed)
    out = np.zeros(n)
    for at in r.exponential(spread, count):
        k = secs(tau * r.uniform(2, 8))
        i = secs(at)
        if i + k < n:
            out[i:i + k] += r.uniform(-1, 1, k) * fades(exp_env(k, k / SR / 4), .0005, .001) * r.uniform(.3, 1) * np.exp(-at / (2 * spread))
    return bandpass(out, lo, hi)
