"""Wisp: a jellyfish that is never quite there. A clear bell with a bright heart, and trailing arms."""

from modelling import ball, loft, on_circle, plate, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (128, 128)
LIGHT = "greebles"


def build():
    paint = greeble_paint()
    paint.bell = Surface("bell", "#7a6af0", 0.12, coat=1, grime=0.45, noise=8, emit="#3a3aff", power=0.16, alpha=0.60)
    paint.arm = Surface("arm", "#8a5ae8", 0.2, coat=1, grime=0.4, emit="#6a30ff", power=0.18, alpha=0.9)
    paint.heart = Surface("heart", "#58d81e", 0.25, grime=0.2, emit="#48ff18", power=0.45, coat=1)
    paint.magenta = Surface("ganglion", "#e060d0", 0.3, grime=0, emit="#ff3fd8", power=0.5)
    trailing_arms(paint)
    bell(paint)
    heart(paint)
    greeble_parts.eyes(paint, 0.10, 0.30, 0.22, 0.055, look=(0.004, 0.022))


def bell(paint):
    dome = [
        (0.54, 0.04, 0.04, 0.02),
        (0.49, 0.20, 0.14, 0.02),
        (0.38, 0.33, 0.22, 0.02),
        (0.22, 0.40, 0.24, 0.02),
        (0.06, 0.40, 0.21, 0.02),
        (-0.03, 0.36, 0.17, 0.02),
    ]
    loft(dome, paint.bell, around=28, sub=2)
    for x in (-0.34, -0.17, 0, 0.17, 0.34):
        skirt = [(x - 0.085, 0.02), (x + 0.085, 0.02), (x + 0.06, -0.10), (x, -0.15), (x - 0.06, -0.10)]
        plate(skirt, 0.06, 0.05, paint.bell, 0.03)
    for x in (0, 0.15, 0.28):
        rib = [(x * 0.25, 0.50, 0.12, 0.008), (x * 0.85, 0.32, 0.27 - x * 0.2, 0.012), (x * 1.1, 0.02, 0.24 - x * 0.25, 0.010)]
        tube(rib, paint.light_shell, mirror=x > 0)
    tube([(0.39, 0.08, 0.05, 0.018), (0.20, -0.02, 0.17, 0.018), (0, -0.045, 0.21, 0.018)], paint.bone, mirror=True)


def heart(paint):
    ball(0, 0.16, 0.13, 0.085, 0.10, 0.08, paint.heart)
    for _, x, y in on_circle(6, 0.15, 30):
        ball(x, y * 0.9 + 0.17, 0.22, 0.026, 0.032, 0.03, paint.magenta)


def trailing_arms(paint):
    for x, bend, length, r in ((0.06, 0.03, 0.52, 0.030), (0.19, 0.09, 0.46, 0.028), (0.31, 0.15, 0.36, 0.024)):
        points = [
            (x, 0.0, 0, r),
            (x + bend * 0.2, -length * 0.35, 0.01, r * 1.05),
            (x - bend * 0.3 + 0.02, -length * 0.65, 0.01, r * 0.75),
            (x + bend * 0.5, -length * 0.92, 0, r * 0.45),
            (x + bend * 0.35, -length - 0.07, 0, r * 0.12),
        ]
        tube(points, paint.arm, mirror=True, sub=2)
        for px, py, pz, pr in points[1:4]:
            ball(px, py, pz + pr * 0.8, pr * 0.5, pr * 0.5, pr * 0.4, paint.goo, mirror=True)
