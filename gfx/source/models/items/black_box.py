"""Black box, which is orange, as they all are."""

from modelling import ball, box, ring, tube
from paint import cat_paint, light

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    paint.screen = light("screen", "#0a3a2a", "#3affa0", 0.9)
    box(-0.24, 0.20, 0.24, -0.20, -0.06, 0.20, paint.stripe, 0.05)
    for x in (-0.20, 0.20):
        box(x - 0.03, 0.22, x + 0.03, -0.22, -0.03, 0.19, paint.dark, 0.02)
    box(-0.12, 0.09, 0.12, -0.05, 0.135, 0.02, paint.dark, 0.01)
    points = [(-0.10, 0.0), (-0.05, 0.01), (-0.02, 0.055), (0.015, -0.03), (0.045, 0.02), (0.10, 0.01)]
    tube([(x, y + 0.01, 0.16, 0.010) for x, y in points], paint.screen, sub=0)
    box(-0.09, -0.09, 0.09, -0.13, 0.135, 0.015, paint.hull, 0.006)
    tube([(0.16, 0.18, 0.10, 0.014), (0.20, 0.29, 0.10, 0.008)], paint.steel)
    ball(0.205, 0.295, 0.10, 0.026, 0.026, 0.024, paint.red)
    ring(-0.14, 0.145, 0.135, 0.026, 0.010, paint.steel)
