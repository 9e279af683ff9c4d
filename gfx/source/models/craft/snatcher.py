"""Snatcher: a round little thief that hugs a tin of tuna as large as itself and looks over the top."""

from modelling import ball, loft, plate, ring, tube
from models import greeble_parts
from paint import cat_paint, greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"
WING = [(0.10, 0.02), (0.28, 0.06), (0.46, -0.02), (0.50, -0.16), (0.40, -0.28), (0.24, -0.24), (0.10, -0.12)]


def build():
    paint = greeble_paint()
    wings(paint)
    belly(paint)
    tin(cat_paint())
    arms(paint)
    head(paint)
    greeble_parts.engines(paint, 0.13, -0.36, size=0.8)


def wings(paint):
    plate(WING, 0.0, 0.025, paint.membrane, 0.01, mirror=True)
    for x, y, r in ((0.46, -0.04, 0.020), (0.47, -0.18, 0.011), (0.38, -0.26, 0.010)):
        tube([(0.10, -0.03, 0.02, r), (x * 0.6 + 0.04, y * 0.6, 0.025, r), (x, y, 0.015, r * 0.4)], paint.bone, mirror=True)


def belly(paint):
    greeble_parts.ringed_belly(paint, -0.06, (0.17, 0.20, 0.18, 0.13), step=0.085)
    loft([(0.16, 0.08, 0.08, 0.05), (0.08, 0.17, 0.15, 0.05), (-0.02, 0.18, 0.16, 0.05), (-0.08, 0.12, 0.12, 0.05)], paint.light_shell, sub=2)


def tin(paint):
    """Not its own."""
    y = 0.36
    ball(0, y, 0.02, 0.20, 0.20, 0.07, paint.steel)
    ball(0, y, 0.06, 0.175, 0.175, 0.05, paint.hull)
    ring(0, y, 0.085, 0.18, 0.018, paint.steel)
    ring(0, y, 0.10, 0.135, 0.014, paint.navy)
    ball(0.015, y, 0.115, 0.075, 0.042, 0.02, paint.stripe)
    plate([(-0.045, y), (-0.105, y + 0.045), (-0.105, y - 0.045)], 0.11, 0.02, paint.stripe, 0.006)


def arms(paint):
    """Around the tin, claws over its rim."""
    for x, y, tip in ((0.20, 0.10, 0.44), (0.15, 0.14, 0.26)):
        tube([(x * 0.6, y - 0.04, 0.04, 0.040), (x + 0.07, y + 0.08, 0.06, 0.040), (x + 0.08, tip - 0.04, 0.10, 0.032)], paint.flesh, mirror=True, sub=2)
        ball(x + 0.07, y + 0.09, 0.09, 0.045, 0.045, 0.04, paint.light_shell, mirror=True)
        tube([(x + 0.08, tip - 0.05, 0.10, 0.034), (x + 0.04, tip + 0.05, 0.14, 0.026), (x - 0.06, tip + 0.05, 0.15, 0.004)], paint.bone, mirror=True, sub=2)


def head(paint):
    loft([(0.26, 0.05, 0.05, 0.12), (0.22, 0.11, 0.09, 0.13), (0.12, 0.13, 0.11, 0.12), (0.04, 0.08, 0.08, 0.10)], paint.teal, sub=2)
    greeble_parts.eyes(paint, 0.085, 0.19, 0.19, 0.075, look=(-0.01, 0.03))
    for x in (0.05,):
        tube([(x, 0.08, 0.2, 0.014), (x + 0.10, 0.02, 0.22, 0.011), (x + 0.16, 0.06, 0.22, 0.006)], paint.teal, mirror=True, sub=2)
        ball(x + 0.16, 0.06, 0.22, 0.022, 0.022, 0.02, paint.goo, mirror=True)
