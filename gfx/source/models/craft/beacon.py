"""Beacon: a mast with three panels and a light that can be seen from the next system."""

from modelling import ball, on_circle, plate, ring, tube
from models.craft.station import turned
from paint import cat_paint

SIZE = (96, 96)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0.1)
    for turn in (0, 120, 240):
        panel(paint, turn)
    plate([(x, y) for _, x, y in on_circle(6, 0.17, 30)], -0.02, 0.14, paint.hull, 0.03)
    plate([(x, y) for _, x, y in on_circle(6, 0.115, 30)], 0.12, 0.06, paint.stripe, 0.02)
    ring(0, 0, 0.19, 0.075, 0.02, paint.steel)
    ball(0, 0, 0.20, 0.065, 0.065, 0.06, paint.cyan)


def panel(paint, turn):
    tube(turned([(0, 0.12, 0.04, 0.03), (0, 0.26, 0.04, 0.024)], turn), paint.steel, sub=0)
    plate(turned([(-0.09, 0.22), (0.09, 0.22), (0.12, 0.43), (-0.12, 0.43)], turn), 0.02, 0.03, paint.navy, 0.015)
    for x in (-0.045, 0.045):
        plate(turned([(x - 0.03, 0.245), (x + 0.03, 0.245), (x + 0.036, 0.405), (x - 0.036, 0.405)], turn), 0.05, 0.012, paint.glass, 0.004)
    tip = turned([(0, 0.445, 0)], turn)[0]
    ball(tip[0], tip[1], 0.05, 0.025, 0.025, 0.02, paint.amber)
