"""Crate of flares: fat cartridges with hot tips."""

from modelling import ball, box, loft
from paint import cat_paint, light

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    paint.hot = light("hot", "#fff2c0", "#ffb030", 1.6)
    box(-0.26, 0.16, 0.26, -0.26, -0.10, 0.12, paint.stripe, 0.03)
    box(-0.275, 0.10, 0.275, 0.04, -0.02, 0.17, paint.dark, 0.02)
    box(-0.275, -0.14, 0.275, -0.20, -0.02, 0.17, paint.dark, 0.02)
    for x in (-0.165, 0.0, 0.165):
        loft([(0.19, 0.060, 0.060, 0.05), (0.17, 0.072, 0.072, 0.05), (-0.22, 0.072, 0.072, 0.05)], paint.hull, x=x, sub=1)
        loft([(0.29, 0.020, 0.020, 0.055), (0.25, 0.050, 0.050, 0.055), (0.18, 0.055, 0.055, 0.055)], paint.hot, x=x, sub=2)
        ball(x, -0.05, 0.125, 0.028, 0.028, 0.012, paint.red)
