"""Satellite: a gold box, two wings of cells, a dish with a whisker on each side."""

from modelling import ball, box, loft, ring, tube
from paint import cat_paint, Surface

SIZE = (128, 96)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0.1)
    paint.foil = Surface("foil", "#e0a030", 0.25, metal=0.7, grime=0.4, noise=16, bump=0.8)
    box(-0.13, 0.15, 0.13, -0.17, -0.05, 0.20, paint.foil, 0.03)
    box(-0.06, -0.06, 0.06, -0.13, 0.15, 0.02, paint.dark, 0.01)
    wings(paint)
    dish(paint)
    ball(0, -0.21, 0.05, 0.03, 0.03, 0.03, paint.red)
    tube([(0, -0.15, 0.05, 0.02), (0, -0.20, 0.05, 0.02)], paint.steel)


def wings(paint):
    for side in (-1, 1):
        tube([(side * 0.12, -0.02, 0.04, 0.022), (side * 0.22, -0.02, 0.04, 0.022)], paint.steel, sub=0)
        for k in range(3):
            x = side * (0.27 + 0.125 * k)
            box(x - 0.058, 0.15, x + 0.058, -0.19, 0.03, 0.025, paint.navy, 0.008)
            for y in (0.08, -0.02, -0.12):
                box(x - 0.045, y + 0.04, x + 0.045, y - 0.04, 0.055, 0.008, paint.glass, 0.003)


def dish(paint):
    loft([(0.40, 0.17, 0.10, 0.06), (0.33, 0.15, 0.09, 0.06), (0.25, 0.06, 0.05, 0.06), (0.16, 0.03, 0.03, 0.06)], paint.hull, sub=2)
    ring(0, 0.385, 0.06, 0.155, 0.014, paint.stripe, axis="y")
    ball(0, 0.43, 0.06, 0.028, 0.028, 0.025, paint.cyan)
    for y in (0.30, 0.36):
        tube([(0.14, y, 0.08, 0.008), (0.30, y + 0.03, 0.08, 0.004)], paint.steel, mirror=True)
