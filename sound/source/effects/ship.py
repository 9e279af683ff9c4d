"""What a ship does: boost, jump, pick up."""
from effects.bells import bell, A4, A5, D5, D6
from effects.damage import explosion
from recipe import Effect
from synth import *


def boost():
    n = secs(1.1)
    t = time(n)
    env = np.minimum(1, t / 0.09) * np.exp(-np.maximum(0, t - .35) / .28)
    air = sweep_lp(noise(n, 31), 350 + 5200 * np.minimum(1, t / .3) * np.exp(-np.maximum(0, t - .3) / .4), 1.3)
    f = 70 + 110 * (1 - np.exp(-t / .2))
    eng = lowpass(saw(f, n) + saw(f * 1.007, n) + .6 * saw(f * 1.5, n), 1100)
    return room(fades((0.8 * air + 0.5 * eng) * env, 0, .3), 0.18, 0.6)


def jump_gate():
    """Rising Shepard-like stack into a boom with a long tail."""
    rise = secs(1.5)
    t = time(rise)
    up = np.zeros((rise, 2))
    for k in range(5):
        f = 55 * 2 ** (k + 1.6 * (t / 1.5) ** 2)
        up += pan(lowpass(tri(f, rise) + .3 * saw(f, rise), 4500), (k - 2) * .3) * 0.35
    up *= ((t / 1.5) ** 2)[:, None]
    up += pan(sweep_lp(noise(rise, 8), 200 + 7000 * (t / 1.5) ** 3, 2.0) * (t / 1.5) ** 3, 0) * .5
    up = fades(up, .02, .012)
    return room(mix((0, up), (1.5, stereo(explosion(0.7, 77))), (1.5, .5 * pan(bell(D5, 2.4, .6), .3)),
                    (1.5, .5 * pan(bell(A4, 2.4, .6), -.3))), 0.25, 1.6)


def pickup():
    return room(mix((0, bell(D5, .4)), (.07, bell(A5, .4)), (.14, bell(D6, .5, .2))), 0.22, 0.5)



EFFECTS = [
    Effect('boost', boost, -16, slow=True),
    Effect('jump-gate', jump_gate, -12, 'ui', slow=True),
    Effect('pickup', pickup, -17),
]
