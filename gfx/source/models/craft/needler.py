"""Needler: a sniper, all barrel. A long bone needle between two folded arms, one large eye, a magenta charge."""

from modelling import ball, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"
BANKS = True


def build():
    paint = greeble_paint()
    needle(paint)
    body(paint)
    folded_arms(paint)
    eye(paint)
    greeble_parts.ringed_belly(paint, -0.22, (0.13, 0.125, 0.10, 0.07), step=0.08)
    fins(paint)
    greeble_parts.engines(paint, 0.13, -0.42, size=0.9)


def needle(paint):
    tube([(0, 0.0, 0.10, 0.05), (0, 0.22, 0.11, 0.042), (0, 0.44, 0.11, 0.024), (0, 0.625, 0.11, 0.004)], paint.bone, sub=2)
    for y, r in ((0.22, 0.05), (0.31, 0.043), (0.40, 0.036)):
        ring(0, y, 0.11, r, 0.015, paint.magenta, axis="y")


def body(paint):
    sections = [
        (0.20, 0.06, 0.06, 0.03),
        (0.12, 0.15, 0.12, 0.03),
        (0.0, 0.19, 0.15, 0.03),
        (-0.14, 0.17, 0.14, 0.03),
        (-0.26, 0.10, 0.10, 0.03),
    ]
    loft(sections, paint.shell, sub=2)
    plate([(-0.05, 0.08), (0, 0.15), (0.05, 0.08), (0.035, -0.18), (0, -0.24), (-0.035, -0.18)], 0.165, 0.03, paint.light_shell, 0.015)
    greeble_parts.spots(paint, [(0.11, 0.02, 0.135, 0.03), (0.10, -0.10, 0.125, 0.024)])


def folded_arms(paint):
    """They hold the needle like a mantis at prayer."""
    tube([(0.14, 0.02, 0.02, 0.045), (0.30, -0.02, 0.05, 0.045), (0.40, 0.10, 0.05, 0.04)], paint.flesh, mirror=True, sub=2)
    ball(0.40, 0.10, 0.05, 0.055, 0.06, 0.05, paint.light_shell, mirror=True)
    tube([(0.40, 0.10, 0.06, 0.045), (0.36, 0.26, 0.08, 0.05), (0.22, 0.40, 0.09, 0.035), (0.06, 0.46, 0.10, 0.008)], paint.light_shell, mirror=True, sub=2)
    for x, y in ((0.345, 0.30), (0.27, 0.375), (0.18, 0.425)):
        tube([(x, y, 0.10, 0.018), (x - 0.035, y - 0.055, 0.10, 0.004)], paint.bone, mirror=True)


def eye(paint):
    ball(0, 0.085, 0.17, 0.075, 0.08, 0.06, paint.eye)
    ring(0, 0.085, 0.165, 0.078, 0.022, paint.teal)
    ball(0, 0.105, 0.225, 0.020, 0.045, 0.016, paint.pupil)


def fins(paint):
    plate([(0.08, -0.16), (0.34, -0.30), (0.40, -0.46), (0.22, -0.36), (0.07, -0.30)], 0, 0.025, paint.membrane, 0.01, mirror=True)
    tube([(0.10, -0.15, 0.02, 0.022), (0.30, -0.27, 0.025, 0.020), (0.41, -0.48, 0.02, 0.006)], paint.bone, mirror=True, sub=2)
