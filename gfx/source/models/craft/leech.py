"""Leech: a fat worm with a round mouth full of teeth and nothing else on its mind."""

import math

from modelling import ball, loft, on_circle, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (128, 128)
LIGHT = "greebles"


def build():
    paint = greeble_paint(shell="#5a2050", light_shell="#8f2f6a")
    paint.gum = Surface("gum", "#d0507a", 0.2, coat=1, grime=0.4, emit="#ff2a6a", power=0.25)
    body(paint)
    mouth(paint)
    flippers(paint)
    eyestalks(paint)


def body(paint):
    """Fat rings with goo between, in a slight S."""
    rings = ((0.22, 0.19, 0), (0.11, 0.215, 0.012), (0.0, 0.205, 0.02), (-0.11, 0.175, 0.018), (-0.21, 0.14, 0.0), (-0.30, 0.105, -0.025), (-0.38, 0.075, -0.05))
    for i, (y, w, x) in enumerate(rings):
        stuff = paint.shell if i % 2 else paint.light_shell
        loft([(y + 0.05, w * 0.82, w * 0.7, 0.02), (y + 0.02, w, w * 0.85, 0.02), (y - 0.05, w * 0.97, w * 0.82, 0.02), (y - 0.08, w * 0.8, w * 0.7, 0.02)], stuff, x=x, sub=2)
        loft([(y - 0.05, w * 0.84, w * 0.76, 0.02), (y - 0.10, w * 0.76, w * 0.70, 0.02)], paint.goo, x=x, sub=0)
        tube([(x, y + 0.03, w * 0.78 + 0.02, 0.012), (x, y - 0.05, w * 0.95 + 0.03, 0.004)], paint.bone)
    loft([(-0.41, 0.055, 0.05, 0.02), (-0.50, 0.03, 0.03, 0.02), (-0.57, 0.008, 0.01, 0.02)], paint.flesh, x=-0.06, sub=2)
    greeble_parts.engines(paint, 0.13, -0.30, size=0.8)


def mouth(paint):
    """Faces ahead and up, so that it can be seen."""
    ring(0, 0.36, 0.06, 0.155, 0.062, paint.light_shell)
    ball(0, 0.36, 0.03, 0.15, 0.15, 0.06, paint.gum)
    ball(0, 0.36, 0.085, 0.075, 0.075, 0.02, paint.pupil)
    for count, radius, length, r in ((12, 0.135, 0.06, 0.018), (8, 0.085, 0.045, 0.013)):
        for angle, x, y in on_circle(count, radius, 15):
            dx, dy = math.sin(angle), math.cos(angle)
            tooth = [(x, 0.36 + y, 0.10, r), (x - dx * length * 0.5, 0.36 + y - dy * length * 0.5, 0.125, r * 0.7), (x - dx * length, 0.36 + y - dy * length, 0.115, r * 0.1)]
            tube(tooth, paint.bone, sub=1)


def flippers(paint):
    for x, y, reach, drop in ((0.18, 0.14, 0.30, 0.13), (0.19, -0.02, 0.27, 0.16), (0.15, -0.16, 0.22, 0.15)):
        tube([(x, y, 0, 0.05), (x + reach * 0.55, y + 0.02, 0.01, 0.042), (x + reach, y - drop, 0, 0.008)], paint.flesh, mirror=True, sub=2)
        ball(x + reach * 0.55, y + 0.02, 0.045, 0.022, 0.022, 0.016, paint.magenta, mirror=True)


def eyestalks(paint):
    tube([(0.17, 0.34, 0.08, 0.03), (0.28, 0.42, 0.10, 0.024), (0.31, 0.50, 0.11, 0.02)], paint.flesh, mirror=True, sub=2)
    ball(0.315, 0.52, 0.12, 0.052, 0.052, 0.05, paint.eye, mirror=True)
    ball(0.315, 0.54, 0.16, 0.020, 0.024, 0.014, paint.pupil, mirror=True)
