"""Siamese, the fast one: a long cream dart with dark points - mask, ears, wing tips and tail."""

from modelling import box, loft, plate, tube, wing
from models import cat_parts
from paint import cat_paint

SIZE = (128, 128)
LIGHT = "cats"
BANKS = True


def build():
    assemble(cat_paint(hull="#f3e4c8", stripe="#4a3026", navy="#3a2a2a"))


def assemble(paint):
    hull(paint)
    head(paint)
    wings(paint)
    canards(paint)
    guns(paint)
    cat_parts.engine(paint, x=0.105, y=-0.16, size=0.92, z=0.04)
    long_tail(paint)


def hull(paint):
    loft(
        [
            (0.50, 0.03, 0.03, 0),
            (0.46, 0.075, 0.065, 0),
            (0.38, 0.125, 0.10, 0),
            (0.28, 0.135, 0.125, 0),
            (0.10, 0.105, 0.13, 0),
            (-0.12, 0.085, 0.12, 0),
            (-0.34, 0.075, 0.10, 0),
            (-0.46, 0.05, 0.06, 0),
        ],
        paint.hull,
        square=2.2,
        sub=2,
    )
    box(-0.016, 0.02, 0.016, -0.34, 0.11, 0.025, paint.amber, 0.008)
    for y in (-0.02, -0.12):
        box(-0.07, y, 0.07, y - 0.022, 0.10, 0.03, paint.stripe, 0.008)


def head(paint):
    mask = [(0.515, 0.03, 0.03, 0.005), (0.475, 0.082, 0.072, 0.005), (0.42, 0.116, 0.094, 0.005), (0.385, 0.09, 0.10, 0.01)]
    loft(mask, paint.stripe, square=2.2, sub=2)
    cat_parts.ears(paint, (0.04, 0.40), (0.135, 0.27), (0.195, 0.56))
    cat_parts.canopy(paint, front=0.40, back=0.06, width=0.078, z=0.10, height=0.08)
    cat_parts.whiskers(paint, x=0.12, reach=0.25, y=0.29, spread=0.07)
    cat_parts.nose(paint, 0.475, size=0.9)


def wings(paint):
    """Thin and swept far back."""
    sections = [
        (0.06, 0.10, -0.24, 0.05, 0),
        (0.20, -0.08, -0.29, 0.036, 0),
        (0.36, -0.27, -0.39, 0.024, -0.005),
        (0.47, -0.42, -0.47, 0.012, -0.01),
    ]
    wing(sections, paint.hull, sub=2)
    tip = [(0.345, -0.245), (0.40, -0.315), (0.50, -0.44), (0.505, -0.50), (0.44, -0.475), (0.33, -0.385)]
    plate(tip, 0.012, 0.022, paint.stripe, 0.008, mirror=True)
    edge = [(0.10, 0.06), (0.22, -0.09), (0.34, -0.235), (0.33, -0.255), (0.21, -0.12), (0.10, 0.02)]
    plate(edge, 0.03, 0.02, paint.dark, 0.006, mirror=True)


def canards(paint):
    wing([(0.08, 0.20, 0.08, 0.02, 0.02), (0.20, 0.09, 0.04, 0.012, 0.02)], paint.stripe, sub=2)


def guns(paint):
    cat_parts.paw_gun(paint, x=0.245, y=-0.06, size=0.66, z=0.03)


def long_tail(paint):
    tube([(0, -0.42, 0.08, 0.034), (-0.012, -0.50, 0.09, 0.028), (0.02, -0.57, 0.09, 0.022), (0.06, -0.60, 0.09, 0.016)], paint.stripe, sub=2)
