"""Jump gate: a ring of four arcs on pylons around a film of light; ships fly through it along its axis, as seen."""

import math

from modelling import ball, on_circle, plate, ring, tube
from models.craft.station import turned
from paint import cat_paint, light

SIZE = (320, 320)
LIGHT = "cats"
SAMPLES = 8
DAMAGED = True
FILMS = 7


def build():
    paint = cat_paint(scale=3, panel=0.14)
    paint.films = [light(f"film {k}", "#10306c", "#2a7cff", 0.05 + 0.05 * k, alpha=0.22 + 0.07 * k) for k in range(FILMS)]
    paint.core = light("core", "#d0f4ff", "#58e2ff", 1.2, alpha=0.6)
    arcs(paint)
    for turn in (0, 90, 180, 270):
        pylon(paint, turn)
    film(paint)


def arc_band(start, stop, inner, outer, steps=12):
    outside, inside = [], []
    for i in range(steps + 1):
        a = math.radians(start + (stop - start) * i / steps)
        outside.append((outer * math.sin(a), outer * math.cos(a)))
        inside.append((inner * math.sin(a), inner * math.cos(a)))
    return outside + inside[::-1]


def arcs(paint):
    for k in range(4):
        start = 90 * k
        plate(arc_band(start + 13, start + 77, 1.06, 1.38), 0, 0.22, paint.hull, 0.06)
        plate(arc_band(start + 19, start + 71, 1.17, 1.29), 0.21, 0.05, paint.navy, 0.02)
        for a in (25, 38, 52, 65):
            x, y, _ = turned([(0, 1.23, 0)], start + a)[0]
            ball(x, y, 0.26, 0.035, 0.035, 0.025, paint.cyan)
        for a in (30, 60):
            plate(turned([(-0.05, 1.02), (0.05, 1.02), (0.075, 1.42), (-0.075, 1.42)], start + a), 0.10, 0.15, paint.stripe, 0.02)


def pylon(paint, turn):
    shape = [(-0.20, 1.02), (0.20, 1.02), (0.24, 1.34), (0.12, 1.56), (-0.12, 1.56), (-0.24, 1.34)]
    plate(turned(shape, turn), -0.04, 0.34, paint.dark, 0.06)
    plate(turned([(-0.13, 1.10), (0.13, 1.10), (0.14, 1.34), (-0.14, 1.34)], turn), 0.30, 0.05, paint.stripe, 0.02)
    emitter = [(-0.10, 1.04), (0.10, 1.04), (0.045, 0.86), (-0.045, 0.86)]
    plate(turned(emitter, turn), 0.05, 0.20, paint.steel, 0.03)
    x, y, _ = turned([(0, 0.86, 0)], turn)[0]
    ball(x, y, 0.15, 0.07, 0.07, 0.06, paint.cyan)
    x, y, _ = turned([(0, 1.47, 0)], turn)[0]
    ball(x, y, 0.32, 0.05, 0.05, 0.04, paint.amber)


def film(paint):
    """Swirling arms of light inside the ring, and discs that get brighter towards the middle."""
    for k, stuff in enumerate(paint.films):
        plate([(x, y) for _, x, y in on_circle(64, 1.05 * (1 - k / FILMS) ** 0.8)], 0.004 * k, 0.004, stuff, 0.0)
    ring(0, 0, 0.06, 1.04, 0.028, paint.cyan, around=96)
    for k in range(5):
        swirl = []
        for i in range(22):
            t = i / 21
            a = math.radians(72 * k + 170 * t)
            r = 0.98 - 0.84 * t
            swirl.append((r * math.sin(a), r * math.cos(a), 0.05, 0.012 + 0.030 * math.sin(math.pi * t)))
        tube(swirl, paint.core, around=8, sub=0)
