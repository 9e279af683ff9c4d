"""One effect as its module declares it, and the finish that every effect gets."""
from dataclasses import dataclass
from typing import Callable
import numpy as np
from loudness import limiter, punch
from synth import db, fades, highpass, secs, stereo


@dataclass(frozen=True)
class Effect:
    """name: of the file, without .ogg. loudness: LUFS of the loudest 200 ms.
    kind: 'pos' mono, placed by the game; 'ui' mono or stereo, centred; 'loop' repeats seamlessly.
    slow: begins softly by design (see check_sound.late_start)."""
    name: str
    make: Callable
    loudness: float
    kind: str = 'pos'
    slow: bool = False


def finish(x, target, kind):
    """DC out, trim silence, level to target, limit, fade the ends."""
    if kind == 'loop':
        x = x - x.mean(0)
        return limiter(x * db(target - punch(x)))
    x = trim(highpass(x, 28, 2))
    for _ in range(3):                                   # limiting costs loudness: settle
        x = limiter(x * db(target - punch(x)))
    x = fades(x, 0.0008, min(0.06, 0.3 * len(x) / 44100))
    z = np.zeros((secs(.003),) + x.shape[1:])             # room for the codec's pre-echo
    return np.concatenate([z, x, z, z])


def trim(x):
    level = np.abs(stereo(x)).max(1)
    live = np.nonzero(level > level.max() * db(-58))[0]
    return x[max(0, live[0] - 20):live[-1] + 1]
