"""Tin of tuna: the fleet's money."""

from modelling import on_circle, plate, ring
from models.items.pod import fish
from paint import cat_paint, light, Surface

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    paint.tin = Surface("tin", "#c8d4e4", 0.2, metal=0.8, grime=0.1)
    paint.label = light("label", "#ffc04a", "#ffab2e", 0.35)
    plate([(x, y) for _, x, y in on_circle(36, 0.26)], -0.05, 0.10, paint.navy, 0.02)
    ring(0, 0, 0.05, 0.245, 0.032, paint.tin, around=48)
    plate([(x, y) for _, x, y in on_circle(36, 0.215)], 0.02, 0.02, paint.label, 0.01)
    ring(0, 0, 0.045, 0.165, 0.010, paint.hull, around=40)
    fish(paint, x=-0.02, z=0.045, size=1.15)
    plate([(0.12, 0.16), (0.20, 0.24), (0.25, 0.20), (0.17, 0.11)], 0.08, 0.02, paint.steel, 0.01)
