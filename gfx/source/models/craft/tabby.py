"""Tabby, the cats' all-round fighter: a cat's head with ears, a striped back, paw guns at the wing tips, a tail."""

from modelling import loft, plate, wing
from models import cat_parts
from paint import cat_paint

SIZE = (128, 128)
LIGHT = "cats"
BANKS = True


def build():
    assemble(cat_paint())


def assemble(paint):
    hull(paint)
    head(paint)
    wings(paint)
    cat_parts.stripes(paint, [(-0.06, 0.075), (-0.155, 0.068), (-0.25, 0.075)])
    cat_parts.paw_gun(paint)
    cat_parts.engine(paint)
    cat_parts.tail(paint)


def hull(paint):
    loft(
        [
            (0.47, 0.045, 0.04, 0),
            (0.45, 0.10, 0.08, 0),
            (0.38, 0.165, 0.12, 0),
            (0.27, 0.19, 0.15, 0),
            (0.14, 0.165, 0.155, 0.01),
            (-0.02, 0.115, 0.14, 0.01),
            (-0.20, 0.10, 0.13, 0),
            (-0.36, 0.115, 0.12, 0),
            (-0.47, 0.095, 0.10, 0),
            (-0.50, 0.07, 0.07, 0),
        ],
        paint.hull,
        square=2.2,
        sub=2,
    )


def head(paint):
    cat_parts.ears(paint)
    cat_parts.canopy(paint)
    cat_parts.whiskers(paint)
    cat_parts.nose(paint, 0.415)


def wings(paint):
    sections = [
        (0.08, 0.10, -0.33, 0.06, 0),
        (0.24, 0.02, -0.345, 0.05, 0),
        (0.40, -0.12, -0.36, 0.036, -0.005),
        (0.53, -0.26, -0.385, 0.02, -0.01),
    ]
    wing(sections, paint.hull, sub=2)
    for x, w in ((0.33, 0.045), (0.425, 0.03)):
        stripe_over_wing(paint, x, w)
    plate([(0.11, -0.22), (0.16, -0.20), (0.16, -0.31), (0.11, -0.32)], 0.04, 0.02, paint.dark, 0.006, mirror=True)


def stripe_over_wing(paint, x, w):
    front = 0.10 - (x - 0.08) * 0.80
    corners = [(0, 0.005), (1, -0.035), (0.85, -0.13), (0.2, -0.24), (0.1, -0.12)]
    plate([(x + w * across, front + dy) for across, dy in corners], 0.03, 0.018, paint.stripe, 0.006, mirror=True)
