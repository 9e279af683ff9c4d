"""Crate of rockets: an open box with four noses in it."""

from modelling import ball, box, loft
from paint import cat_paint

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    box(-0.27, 0.20, 0.27, -0.25, -0.10, 0.10, paint.navy, 0.03)
    for y in (0.165, -0.215):
        box(-0.28, y + 0.035, 0.28, y - 0.035, -0.02, 0.16, paint.dark, 0.02)
    for i, x in enumerate((-0.18, -0.06, 0.06, 0.18)):
        body = [(0.30, 0.012, 0.012), (0.26, 0.036, 0.036), (0.18, 0.052, 0.052), (-0.20, 0.052, 0.052)]
        loft([(y, w, h, 0.06) for y, w, h in body], paint.hull, x=x, sub=2)
        loft([(0.305, 0.010, 0.010, 0.062), (0.26, 0.040, 0.040, 0.062), (0.19, 0.055, 0.055, 0.062)], paint.stripe, x=x, sub=2)
        ball(x, 0.02, 0.115, 0.022, 0.022, 0.012, paint.amber if i % 2 else paint.red)
    box(-0.28, 0.02, 0.28, -0.07, 0.09, 0.04, paint.stripe, 0.015)
