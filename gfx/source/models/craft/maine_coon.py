"""Maine Coon, the heavy one: broad shoulders, a grey ruff, tufted ears, four engines, a bushy tail."""

import math

from modelling import ball, box, loft, plate, tube, wing
from models import cat_parts
from paint import cat_paint, Surface

SIZE = (144, 144)
LIGHT = "cats"
BANKS = True


def build():
    paint = cat_paint(hull="#efd6b2", stripe="#a85420", navy="#22406e", grime=0.14)
    paint.ruff = Surface("ruff", "#fbf6ee", 0.5, grime=0.25, noise=10)
    assemble(paint)


def assemble(paint):
    hull(paint)
    shoulders(paint)
    wings(paint)
    ruff(paint)
    head(paint)
    cat_parts.stripes(paint, [(-0.16, 0.14), (-0.26, 0.13), (-0.36, 0.12)], z=0.165)
    for x, size in ((0.13, 1.05), (0.315, 0.95)):
        cat_parts.engine(paint, x=x, y=-0.20, size=size, z=0.05, length=0.95)
    cat_parts.paw_gun(paint, x=0.545, y=0.14, size=1.25)
    twin_cannons(paint)
    bushy_tail(paint)


def hull(paint):
    loft(
        [
            (0.46, 0.10, 0.08, 0),
            (0.42, 0.16, 0.13, 0),
            (0.32, 0.20, 0.17, 0),
            (0.18, 0.19, 0.18, 0.01),
            (0.0, 0.20, 0.18, 0.01),
            (-0.22, 0.20, 0.17, 0),
            (-0.42, 0.17, 0.14, 0),
            (-0.54, 0.11, 0.10, 0),
        ],
        paint.hull,
        square=2.6,
        sub=2,
    )


def shoulders(paint):
    """Armour over the wing roots."""
    outline = [(0.18, 0.12), (0.34, 0.08), (0.42, -0.02), (0.40, -0.14), (0.20, -0.16)]
    plate(outline, 0.05, 0.09, paint.hull, 0.035, mirror=True)
    plate([(0.24, 0.06), (0.34, 0.03), (0.37, -0.03), (0.26, -0.02)], 0.14, 0.02, paint.stripe, 0.008, mirror=True)
    plate([(0.24, -0.05), (0.37, -0.07), (0.36, -0.12), (0.24, -0.11)], 0.14, 0.02, paint.stripe, 0.008, mirror=True)


def wings(paint):
    sections = [
        (0.15, 0.08, -0.36, 0.09, 0),
        (0.36, 0.04, -0.38, 0.07, 0),
        (0.52, -0.04, -0.36, 0.05, 0),
        (0.60, -0.12, -0.32, 0.03, 0),
    ]
    wing(sections, paint.hull, sub=2)
    plate([(0.43, -0.08), (0.49, -0.09), (0.47, -0.33), (0.43, -0.34)], 0.045, 0.022, paint.stripe, 0.008, mirror=True)


def ruff(paint):
    """Plates of pale fur around the neck, in two rows."""
    for count, reach, size, z, y in ((9, 0.265, 0.085, 0.13, 0.20), (8, 0.20, 0.07, 0.19, 0.20)):
        for i in range(count):
            angle = math.radians(95 + 170 * i / (count - 1))
            x, dy = math.sin(angle) * reach, math.cos(angle) * reach
            tuft(paint, x, y + dy * 0.85, angle, size, z)


def tuft(paint, x, y, angle, size, z):
    points = []
    for along, across in ((-0.9, -0.55), (0.2, -0.6), (1.25, 0), (0.2, 0.6), (-0.9, 0.55)):
        points.append(
            (
                x + size * (along * math.sin(angle) + across * math.cos(angle)),
                y + size * (along * math.cos(angle) - across * math.sin(angle)),
            )
        )
    plate(points, z, 0.06, paint.ruff, 0.02)


def head(paint):
    cat_parts.ears(paint, (0.07, 0.43), (0.205, 0.31), (0.235, 0.60), z=0.05)
    for x, y in ((0.225, 0.595), (0.245, 0.585)):
        tube([(x, y, 0.10, 0.014), (x + 0.012, y + 0.05, 0.10, 0.010), (x + 0.03, y + 0.085, 0.10, 0.004)], paint.stripe, mirror=True)
    cat_parts.canopy(paint, front=0.40, back=0.12, width=0.105, z=0.15, height=0.09)
    cat_parts.whiskers(paint, x=0.185, reach=0.35, y=0.34, spread=0.08)
    cat_parts.nose(paint, 0.445, z=0.09, size=1.2)
    ball(0.075, 0.425, 0.06, 0.06, 0.045, 0.05, paint.ruff, mirror=True)


def twin_cannons(paint):
    for x in (0.36, 0.43):
        tube([(x, 0.00, 0.07, 0.03), (x, 0.16, 0.07, 0.026), (x, 0.27, 0.07, 0.022)], paint.dark, mirror=True)
        tube([(x, 0.26, 0.07, 0.028), (x, 0.30, 0.07, 0.028)], paint.steel, mirror=True, sub=0)
    box(0.335, 0.10, 0.455, 0.06, 0.06, 0.05, paint.steel, 0.01, mirror=True)


def bushy_tail(paint):
    tube([(0, -0.50, 0.10, 0.05), (0.0, -0.56, 0.11, 0.08), (0.04, -0.635, 0.11, 0.075), (0.10, -0.665, 0.11, 0.04)], paint.stripe, sub=2)
    tube([(0.085, -0.662, 0.115, 0.05), (0.13, -0.665, 0.12, 0.03), (0.155, -0.65, 0.12, 0.012)], paint.ruff, sub=2)
