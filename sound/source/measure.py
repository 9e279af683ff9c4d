"""What can be measured of a decoded sound, without an opinion about it."""
import numpy as np
from scipy import ndimage, signal
from synth import SR, db, highpass, secs, stereo

BANDS = [(20, 60), (60, 120), (120, 250), (250, 500), (500, 1000), (1000, 2000), (2000, 4000), (4000, 8000), (8000, 16000)]


def bands(x):
    """Share of power per octave band, dB."""
    m = stereo(x)
    f, p = signal.welch(m, SR, nperseg=min(16384, len(m)), axis=0)
    p = p.sum(1)
    return np.array([10 * np.log10(p[(f >= a) & (f < b)].sum() / p.sum() + 1e-9) for a, b in BANDS])


def clicks(x):
    """Where isolated steps are: a one-to-three-sample outlier in the second difference, against the
    level 1 to 6 ms to either side. Drum onsets do not count: they stay loud afterwards."""
    d = np.abs(np.diff(stereo(x), 2, axis=0)).max(1)
    w = secs(.005)
    guard = secs(.001)
    level = ndimage.uniform_filter1d(d, w)
    around = np.maximum(np.roll(level, w // 2 + guard), np.roll(level, -(w // 2 + guard)))
    hit = np.nonzero(d > np.maximum(14 * around, 0.03))[0]
    return hit[np.diff(np.concatenate([[-9999], hit])) > secs(.01)]


def window_rms(x, s):
    n = secs(s)
    p = (stereo(x) ** 2).mean(1)
    if len(p) < n:
        return np.array([np.sqrt(p.mean())])
    return np.sqrt(p[:len(p) // n * n].reshape(-1, n).mean(1))


def longest_gap(x, floor=-50):
    """Seconds of the longest stretch below `floor` dBFS."""
    best = run = 0
    for quiet in window_rms(x, .05) < db(floor):
        run = run + 1 if quiet else 0
        best = max(best, run)
    return best * .05


def clipped(x):
    """Longest run of samples stuck at the peak value or at full scale."""
    m = np.abs(stereo(x))
    flat = (m >= 0.999) | ((m > .5) & (m > m.max() - 1e-4))
    return max(longest_run(flat[:, c]) for c in (0, 1))


def longest_run(mask):
    edges = np.nonzero(np.diff(np.concatenate([[0], mask.astype(int), [0]])))[0]
    return int((edges[1::2] - edges[::2]).max()) if len(edges) else 0


def seam(x, start, end):
    """-> (step at the seam / the usual step around it, similarity in dB of the music before both ends
    or None where the whole file is the loop)."""
    m = stereo(x)
    d = np.abs(np.diff(m, axis=0)).max(1)
    usual = np.percentile(np.concatenate([d[end - 2000:end - 1], d[start:start + 2000]]), 99) + 1e-5
    step = float(np.abs(m[start] - m[end - 1]).max() / usual)
    k = min(secs(1.0), start)
    if k < 100:
        return step, None
    a = m[start - k:start]
    b = m[end - k:end]
    return step, float(10 * np.log10((b ** 2).sum() / (((a - b) ** 2).sum() + 1e-12)))


def chroma(x, lo=110, hi=2000):
    """Share of each pitch class (0 = C) in the amplitude between lo and hi Hz."""
    n = max(len(x), 65536)
    w = np.abs(np.fft.rfft(stereo(x).mean(1) * np.hanning(len(x)), n)) ** 2
    f = np.fft.rfftfreq(n, 1 / SR)
    k = (f > lo) & (f < hi)
    m = 69 + 12 * np.log2(f[k] / 440)
    near = np.abs(m - np.round(m)) < .3
    v = np.bincount(np.round(m[near]).astype(int) % 12, np.sqrt(w[k][near]), 12)
    return v / v.sum()


def chord_fit(x, six, chords):
    """For each chord of the score: (is it the best or second best of its 12 transpositions, its share)."""
    out = []
    for at, length, chord in chords:
        a = int(at * six)
        part = x[a + secs(.03):a + int(length * six)]
        if len(part) < secs(.3):
            continue
        v = chroma(part)
        fit = [v[[(p + k) % 12 for p in chord.pcs]].sum() for k in range(12)]
        out.append((sum(f > fit[0] for f in fit) <= 1 and fit[0] > .36, fit[0]))
    return out


def grid_fit(x, six):
    """Mean distance of the strongest onsets from the grid of sixteenths (0 = on it, .25 = random)."""
    hop = 256
    m = highpass(stereo(x).mean(1), 80)
    e = np.log1p(1000 * np.sqrt(ndimage.uniform_filter1d(m ** 2, 512)[::hop]))
    d = np.maximum(0, np.diff(e))
    peaks = np.nonzero((d == ndimage.maximum_filter1d(d, 21)) & (d > np.percentile(d, 97)))[0]
    q = (peaks * hop + 256) / six
    return float(np.abs(q - np.round(q)).mean()) if len(q) else 1.0


# Fourfold oversampling, the filter of scipy's resample_poly: row p weighs samples -10..10 for the point p/4 after one
_AROUND = np.arange(-10, 11)
_FILTER = np.concatenate([4 * signal.firwin(81, .25, window=('kaiser', 5.0)), np.zeros(3)])
_BETWEEN = np.array([_FILTER[40 + p - 4 * _AROUND] for p in range(4)])


def true_peak(x):
    """Peak between the samples too. Looks only where a sample comes within 3 dB of the highest, since nothing else
    can win: loudness.true_peak oversamples all, which is slow."""
    m = np.pad(stereo(x), ((10, 11), (0, 0)))
    level = np.abs(m)
    best = level.max()
    for c in (0, 1):
        at = np.nonzero(level[:, c] > .7 * best)[0]
        at = np.unique(np.clip(np.concatenate([at - 1, at]), 10, len(m) - 11))
        best = max(best, np.abs(m[at[:, None] + _AROUND, c] @ _BETWEEN.T).max())
    return float(best)
