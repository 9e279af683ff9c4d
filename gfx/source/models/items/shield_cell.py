"""Shield cell: a glass bottle of blue light between two caps."""

from modelling import ball, loft, ring
from paint import cat_paint, light, Surface

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    paint.charge = light("charge", "#bff4ff", "#38c8ff", 1.1)
    paint.bottle = Surface("bottle", "#58e2ff", 0.05, coat=1, grime=0, emit="#2ab8ff", power=0.30, alpha=0.55)
    loft([(0.17, 0.10, 0.10, 0), (0.0, 0.13, 0.13, 0), (-0.17, 0.10, 0.10, 0)], paint.charge, sub=2)
    loft([(0.20, 0.15, 0.15, 0), (0.10, 0.19, 0.18, 0), (-0.10, 0.19, 0.18, 0), (-0.20, 0.15, 0.15, 0)], paint.bottle, sub=2)
    for side in (1, -1):
        cap = [(0.17, 0.185, 0.17), (0.24, 0.19, 0.17), (0.28, 0.13, 0.12), (0.305, 0.08, 0.08)]
        loft([(side * y, w, h, 0) for y, w, h in cap], paint.hull, square=3, sub=1)
        ring(0, side * 0.20, 0, 0.185, 0.016, paint.stripe, axis="y")
    for y in (0.10, 0.0, -0.10):
        ring(0, y, 0, 0.185, 0.010, paint.steel, axis="y")
    ball(0, 0.27, 0.11, 0.025, 0.018, 0.016, paint.amber)
