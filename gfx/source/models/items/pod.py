"""Cargo pod: a crate of fish."""

import math

from modelling import ball, box, loft, plate
from paint import cat_paint

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint()
    crate(paint)
    fish(paint, x=-0.02, z=0.165)
    corner_lamps(paint)


def crate(paint):
    sections = [
        (0.30, 0.10, 0.10, 0),
        (0.28, 0.16, 0.15, 0),
        (0.22, 0.18, 0.17, 0),
        (-0.22, 0.18, 0.17, 0),
        (-0.28, 0.16, 0.15, 0),
        (-0.30, 0.10, 0.10, 0),
    ]
    loft(sections, paint.hull, square=4, sub=1)
    for y in (0.19, -0.19):
        box(-0.195, y + 0.03, 0.195, y - 0.03, -0.05, 0.235, paint.navy)
    for side in (-1, 1):
        corners = [(0.185, 0.13), (0.22, 0.11), (0.22, -0.11), (0.185, -0.13)]
        plate([(side * x, y) for x, y in corners], -0.02, 0.12, paint.dark, 0.01)


def fish(paint, x, z, size=1.0):
    around = [i * math.pi / 8 for i in range(16)]
    plate([(x + 0.09 * size * math.cos(a), 0.055 * size * math.sin(a)) for a in around], z, 0.02, paint.stripe, 0.006)
    fin = [(0.07, 0), (0.135, 0.055), (0.12, 0), (0.135, -0.055)]
    plate([(x + dx * size, dy * size) for dx, dy in fin], z, 0.02, paint.stripe, 0.005)
    ball(x - 0.05 * size, 0.015 * size, z + 0.025, 0.012 * size, 0.012 * size, 0.008, paint.dark)


def corner_lamps(paint):
    for x in (-0.13, 0.13):
        ball(x, 0.255, 0.13, 0.02, 0.02, 0.015, paint.cyan)
        ball(x, -0.255, 0.13, 0.02, 0.02, 0.015, paint.amber)
