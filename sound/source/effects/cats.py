"""Cats."""
from recipe import Effect
from synth import *


def meow(length=0.75, pitch=1.0, mood='happy', seed=0):
    """'m-e-a-ow': formants open and close while the pitch arches (or sags, when sad)."""
    n = secs(length)
    u = np.linspace(0, 1, n)
    arch = {'happy': ([0, .25, .6, 1], [520, 760, 720, 500]),
            'ask':   ([0, .3, .7, 1], [480, 600, 700, 880]),
            'sad':   ([0, .2, .5, 1], [600, 640, 520, 330])}[mood]
    f0 = np.interp(u, *arch) * pitch
    f0 = np.convolve(np.pad(f0, 2000, 'edge'), np.hanning(4001) / np.hanning(4001).sum(), 'valid')
    f0 *= 1 + 0.012 * np.sin(TAU * 6.5 * time(n)) * u
    key = [0, .12, .3, .62, 1]
    F1 = np.interp(u, key, [320, 420, 900, 950, 420])
    F2 = np.interp(u, key, [1100, 2300, 2100, 1500, 850])
    F3 = np.interp(u, key, [2500, 3300, 3300, 3000, 2600])
    x = formant_voice(f0, n, [(F1, 220, 1.0), (F2, 320, 0.9), (F3, 500, 0.45), (F3 + 1500, 800, 0.2)], 0.55, 0.012, seed)
    amp = np.interp(u, [0, .1, .3, .65, 1], [0, .35, 1, .8, 0])
    return room(x * amp ** 1.2, 0.14, 0.45)


def purr():
    """26 Hz trains of noisy pulses, breathing in and out; 2.4 s, loops."""
    n = secs(2.4)
    r = np.random.default_rng(6)
    out = np.zeros(2 * n)
    grain = secs(0.045)
    cyc, at = 2.4, 0.0
    while at < 2.4:
        breath_in = at < 1.1
        k = np.sin(np.pi * (at / 1.1 if breath_in else (at - 1.1) / 1.3)) ** 0.5 * (0.8 if breath_in else 1.0)
        g = r.uniform(-1, 1, grain)
        g = lowpass(highpass(g, 60), 1400 if breath_in else 1100, 1) * 1.0 + 0.6 * sine(118 if breath_in else 96, grain)
        i = secs(at)
        out[i:i + grain] += g * exp_env(grain, 0.011, 0.004) * k * r.uniform(.85, 1.1)
        at += 1 / ((27 if breath_in else 24) * r.uniform(.97, 1.03))
    out = lowpass(peak_eq(peak_eq(out, 330, 7, .9), 700, 4, 1.0), 3500)
    return out[:n] + out[n:]                            # fold the tail: seamless



EFFECTS = [
    Effect('meow-happy', lambda: meow(.75, 1.0, 'happy'), -15, 'ui', slow=True),
    Effect('meow-ask', lambda: meow(.5, 1.1, 'ask', 1), -15, 'ui', slow=True),
    Effect('meow-sad', lambda: meow(1.1, 0.9, 'sad', 2), -15, 'ui', slow=True),
    Effect('purr', purr, -21, 'loop'),
]
