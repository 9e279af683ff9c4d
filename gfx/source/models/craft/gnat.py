"""Gnat: a wasp of the swarm with four membrane wings, a ringed belly and a sting."""

from modelling import ball, loft, plate, tube
from models import greeble_parts
from paint import greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"
BANKS = True
FORE_WING = [(0.06, 0.16), (0.30, 0.34), (0.50, 0.40), (0.585, 0.33), (0.50, 0.16), (0.28, 0.04), (0.06, 0.05)]
HIND_WING = [(0.06, 0.04), (0.26, -0.02), (0.44, -0.12), (0.49, -0.26), (0.36, -0.30), (0.18, -0.18), (0.05, -0.05)]
# x, y of root, middle and tip, and the radius: wide ones are the leading edges
VEINS = (
    (0.06, 0.15, 0.30, 0.335, 0.56, 0.37, 0.026),
    (0.08, 0.12, 0.32, 0.22, 0.55, 0.30, 0.011),
    (0.08, 0.09, 0.28, 0.12, 0.46, 0.16, 0.010),
    (0.06, 0.03, 0.26, -0.03, 0.475, -0.18, 0.022),
    (0.06, 0.0, 0.24, -0.11, 0.41, -0.26, 0.010),
)


def build():
    paint = greeble_paint()
    wings(paint)
    head(paint)
    greeble_parts.ringed_belly(paint, 0.0, (0.085, 0.12, 0.125, 0.11, 0.085, 0.055))
    tube([(0, -0.44, 0.05, 0.04), (0, -0.52, 0.05, 0.022), (0, -0.60, 0.05, 0.002)], paint.bone, sub=2)
    engines_and_guns(paint)


def wings(paint):
    for outline in (FORE_WING, HIND_WING):
        plate(outline, 0.0, 0.025, paint.membrane, 0.01, mirror=True)
    for x0, y0, x1, y1, x2, y2, r in VEINS:
        stuff = paint.bone if r > 0.02 else paint.shell
        tube([(x0, y0, 0.02, r), (x1, y1, 0.025, r * 0.9), (x2, y2, 0.015, r * 0.35)], stuff, mirror=True)
    for x, y, r in ((0.50, 0.30, 0.030), (0.40, 0.20, 0.022), (0.40, -0.19, 0.024)):
        ball(x, y, 0.03, r, r, 0.02, paint.goo, mirror=True)


def head(paint):
    thorax = [(0.30, 0.06, 0.06, 0.05), (0.24, 0.12, 0.12, 0.05), (0.12, 0.135, 0.14, 0.06), (0.02, 0.09, 0.10, 0.05)]
    loft(thorax, paint.light_shell, sub=2)
    skull = [(0.46, 0.04, 0.04, 0.04), (0.42, 0.10, 0.08, 0.05), (0.35, 0.115, 0.10, 0.06), (0.28, 0.06, 0.06, 0.05)]
    loft(skull, paint.teal, sub=2)
    greeble_parts.eyes(paint, 0.085, 0.41, 0.11, 0.062)
    tube([(0.03, 0.46, 0.06, 0.016), (0.09, 0.55, 0.06, 0.012), (0.17, 0.59, 0.06, 0.004)], paint.bone, mirror=True, sub=2)


def engines_and_guns(paint):
    pod = [(-0.10, 0.02, 0.02, 0.03), (-0.13, 0.045, 0.045, 0.03), (-0.26, 0.045, 0.045, 0.03), (-0.30, 0.03, 0.03, 0.03)]
    loft(pod, paint.flesh, x=0.17, mirror=True, sub=2)
    loft([(-0.29, 0.03, 0.03, 0.03), (-0.325, 0.02, 0.02, 0.03)], paint.magenta, x=0.17, mirror=True)
    tube([(0.20, 0.28, 0.0, 0.02), (0.21, 0.44, 0.0, 0.014), (0.205, 0.50, 0.0, 0.006)], paint.bone, mirror=True)
