"""Spitter: a beetle with goggle eyes, mandibles and split wing cases over a glowing seam."""

from modelling import ball, loft, ring
from models import greeble_parts
from paint import greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"
BANKS = True


def build():
    paint = greeble_paint()
    belly(paint)
    wing_cases(paint)
    head(paint)
    for hip, knee, foot in (
        ((0.18, 0.16), (0.40, 0.26), (0.50, 0.12)),
        ((0.26, 0.02), (0.46, 0.02), (0.55, -0.16)),
        ((0.27, -0.14), (0.45, -0.20), (0.52, -0.40)),
    ):
        greeble_parts.leg(paint, hip, knee, foot)
    loft([(-0.44, 0.05, 0.05, 0.02), (-0.53, 0.04, 0.04, 0.02), (-0.55, 0.02, 0.02, 0.02)], paint.magenta, x=0.08, mirror=True)


def belly(paint):
    sections = [
        (0.14, 0.10, 0.08, 0),
        (0.08, 0.22, 0.16, 0),
        (-0.06, 0.30, 0.20, 0),
        (-0.22, 0.29, 0.19, 0),
        (-0.38, 0.19, 0.13, 0),
        (-0.50, 0.05, 0.05, 0),
    ]
    loft(sections, paint.flesh, sub=2)


def wing_cases(paint):
    case = [
        (0.10, 0.05, 0.05, 0.06),
        (0.05, 0.12, 0.15, 0.07),
        (-0.08, 0.155, 0.19, 0.07),
        (-0.24, 0.145, 0.17, 0.07),
        (-0.38, 0.085, 0.11, 0.06),
        (-0.49, 0.02, 0.03, 0.03),
    ]
    loft(case, paint.shell, x=0.165, mirror=True, sub=2)
    seam = [(0.06, 0.010, 0.03, 0.20), (-0.10, 0.016, 0.04, 0.23), (-0.30, 0.014, 0.04, 0.19), (-0.42, 0.006, 0.03, 0.12)]
    loft(seam, paint.goo)
    for i, (x, y, r) in enumerate(((0.17, -0.02, 0.042), (0.20, -0.15, 0.036), (0.175, -0.265, 0.03), (0.14, -0.355, 0.022))):
        ball(x, y, 0.255 - 0.035 * i, r, r * 1.25, 0.035, paint.goo, mirror=True)
        ring(x, y, 0.245 - 0.035 * i, r * 1.12, 0.014, paint.light_shell, mirror=True)


def head(paint):
    thorax = [(0.26, 0.10, 0.08, 0.04), (0.20, 0.19, 0.14, 0.05), (0.12, 0.20, 0.15, 0.05), (0.06, 0.13, 0.10, 0.05)]
    loft(thorax, paint.light_shell, sub=2)
    skull = [(0.40, 0.05, 0.04, 0.02), (0.36, 0.11, 0.09, 0.03), (0.28, 0.13, 0.11, 0.04), (0.22, 0.08, 0.08, 0.04)]
    loft(skull, paint.teal, sub=2)
    greeble_parts.eyes(paint, 0.095, 0.355, 0.10, 0.070)
    greeble_parts.mandibles(paint, 0.38)
