"""Buoy: a float with a bell, a lamp and a stripe. Races and patrols are flown around it."""

from modelling import ball, on_circle, plate, ring, tube
from paint import cat_paint

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    disc = [(x, y) for _, x, y in on_circle(24, 0.20)]
    plate(disc, -0.05, 0.12, paint.hull, 0.04)
    ring(0, 0, 0.03, 0.20, 0.045, paint.stripe)
    for angle, x, y in on_circle(4, 0.20, 45):
        tube([(x * 0.8, y * 0.8, 0.06, 0.03), (x * 1.35, y * 1.35, 0.04, 0.022)], paint.dark)
        ball(x * 1.42, y * 1.42, 0.05, 0.035, 0.035, 0.03, paint.amber)
    plate([(x, y) for _, x, y in on_circle(16, 0.12)], 0.07, 0.06, paint.navy, 0.02)
    ball(0, 0, 0.16, 0.07, 0.07, 0.06, paint.cyan)
    ring(0, 0, 0.14, 0.085, 0.018, paint.steel)
