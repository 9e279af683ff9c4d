"""A cats' rocket: the nose is a fish head, since somebody had paint left."""

from modelling import ball, loft, plate
from paint import cat_paint

SIZE = (32, 56)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    body = [(0.24, 0.015, 0.015), (0.20, 0.05, 0.05), (0.12, 0.075, 0.075), (-0.10, 0.07, 0.07), (-0.19, 0.05, 0.05)]
    loft([(y, w, h, 0) for y, w, h in body], paint.hull, sub=2)
    loft([(0.245, 0.01, 0.01, 0.005), (0.20, 0.054, 0.054, 0.005), (0.135, 0.078, 0.078, 0.005)], paint.stripe, sub=2)
    loft([(0.0, 0.077, 0.077, 0), (-0.04, 0.077, 0.077, 0)], paint.navy, sub=0)
    plate([(0.05, -0.06), (0.135, -0.17), (0.135, -0.235), (0.05, -0.18)], 0, 0.03, paint.stripe, 0.01, mirror=True)
    ball(0.035, 0.155, 0.062, 0.017, 0.019, 0.014, paint.dark, mirror=True)
    loft([(-0.18, 0.045, 0.045, 0), (-0.225, 0.035, 0.035, 0)], paint.cyan, sub=0)
