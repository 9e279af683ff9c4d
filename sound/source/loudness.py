"""Loudness and dynamics: the measures of ITU-R BS.1770, and a look-ahead limiter."""
import numpy as np
from scipy import ndimage, signal
from synth import SR, db, secs, stereo


def k_weight(x):
    """K-weighting at 44.1 kHz, from the parameters of the analogue prototype."""
    return _k_highpass(_k_shelf(x))


def _k_shelf(x):
    f0, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = np.tan(np.pi * f0 / SR)
    vh = 10 ** (gain / 20)
    vb = vh ** 0.4996667741545416
    a0 = 1 + k / q + k * k
    b = [(vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0]
    a = [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
    return signal.lfilter(b, a, x, axis=0)


def _k_highpass(x):
    f0, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * f0 / SR)
    a0 = 1 + k / q + k * k
    return signal.lfilter([1, -2, 1], [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0], x, axis=0)


def window_loudness(x, win, hop):
    """K-weighted loudness (LUFS scale) per window; mono counts as dual mono."""
    power = (k_weight(stereo(x)) ** 2).sum(1)
    n = secs(win)
    power = np.concatenate([np.zeros(n), power, np.zeros(n)])   # zero-padded: short sounds are not favoured
    c = np.concatenate([[0], np.cumsum(power)])
    i = np.arange(0, len(power) - n, secs(hop))
    return -0.691 + 10 * np.log10((c[i + n] - c[i]) / n + 1e-12)


def lufs(x):
    """Integrated loudness with the two BS.1770 gates."""
    n = secs(0.4)
    c = np.concatenate([[0], np.cumsum((k_weight(stereo(x)) ** 2).sum(1))])
    i = np.arange(0, max(1, len(x) - n), secs(0.1))
    p = (c[np.minimum(i + n, len(c) - 1)] - c[i]) / n
    p = p[-0.691 + 10 * np.log10(p + 1e-12) > -70]
    if not len(p):
        return -120.0
    gate = -0.691 + 10 * np.log10(p.mean()) - 10
    p = p[-0.691 + 10 * np.log10(p) > gate]
    return float(-0.691 + 10 * np.log10(p.mean()))


def punch(x):
    """Loudness of an effect: its loudest 200 ms (about the ear's integration time)."""
    return float(window_loudness(x, 0.2, 0.01).max())


def true_peak(x):
    return float(np.abs(signal.resample_poly(x, 4, 1, axis=0)).max())


def limiter(x, ceiling=db(-1.5), look=0.004):
    """Look-ahead limiter on the 4x oversampled peak. Finite memory, so a loop seam survives it."""
    k = secs(look) | 1
    pk = np.abs(stereo(x)).max(1)
    up = np.abs(signal.resample_poly(stereo(x), 4, 1, axis=0)).max(1)
    pk = np.maximum(pk, up[:len(pk) * 4].reshape(-1, 4).max(1))
    need = np.minimum(1, ceiling / np.maximum(pk, 1e-9))
    g = ndimage.minimum_filter1d(need, 2 * k + 1)
    w = np.hanning(2 * k + 1)
    g = ndimage.convolve1d(g, w / w.sum(), mode='nearest')
    return x * (g[:, None] if x.ndim == 2 else g)
