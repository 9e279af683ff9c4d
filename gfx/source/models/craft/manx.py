"""Manx, the quiet one: a stub without a tail, faceted, in blue-grey, its lights shuttered."""

from modelling import ball, box, loft, plate, tube
from models import cat_parts
from paint import cat_paint, light, Surface

SIZE = (128, 128)
LIGHT = "cats"
BANKS = True


def build():
    paint = cat_paint(hull="#7a8fbc", stripe="#f5761a", navy="#2a3c66", grime=0.12, gloss=0.25)
    paint.facet = Surface("facet", "#b6c6e4", 0.45, metal=0.3, grime=0.15, noise=4)
    paint.dim = light("dim", "#0a2a3a", "#2ac8ff", 1.1)
    paint.edge = light("edge", "#8ae8ff", "#38d0ff", 1.3)
    assemble(paint)


def assemble(paint):
    wings(paint)
    spine(paint)
    head(paint)
    slots(paint)
    guns(paint)


def wings(paint):
    """One broad wing with a saw-toothed rear edge, in facets."""
    outline = [(0, 0.22), (0.16, 0.16), (0.56, -0.20), (0.60, -0.34), (0.44, -0.28), (0.32, -0.42), (0.18, -0.32), (0, -0.44)]
    plate(outline, -0.03, 0.06, paint.hull, 0.03, mirror=True)
    plate([(0.10, 0.16), (0.30, 0.0), (0.34, -0.20), (0.20, -0.28), (0.08, -0.20)], 0.03, 0.035, paint.facet, 0.03, mirror=True)
    plate([(0.34, -0.03), (0.52, -0.19), (0.52, -0.25), (0.38, -0.22)], 0.03, 0.02, paint.stripe, 0.015, mirror=True)
    for x0, y0, x1, y1 in ((0.17, 0.155, 0.555, -0.19),):
        tube([(x0, y0, 0.02, 0.009), (x1, y1, 0.02, 0.009)], paint.edge, mirror=True, sub=0)


def spine(paint):
    loft(
        [
            (0.42, 0.10, 0.06, 0.02),
            (0.36, 0.17, 0.10, 0.02),
            (0.24, 0.185, 0.13, 0.02),
            (0.06, 0.14, 0.13, 0.02),
            (-0.14, 0.12, 0.12, 0.02),
            (-0.34, 0.14, 0.10, 0.02),
            (-0.42, 0.10, 0.06, 0.02),
        ],
        paint.hull,
        around=8,
        square=2,
        sub=0,
        smooth=False,
    )
    for y in (-0.06, -0.15, -0.24):
        plate([(-0.075, y), (0, y + 0.05), (0.075, y), (0.06, y - 0.04), (0, y + 0.005), (-0.06, y - 0.04)], 0.12, 0.03, paint.stripe, 0.008)
    ball(0, -0.40, 0.05, 0.10, 0.06, 0.06, paint.facet)  # where others have a tail


def head(paint):
    cat_parts.ears(paint, (0.06, 0.37), (0.185, 0.24), (0.205, 0.49), fur=paint.facet)
    cat_parts.canopy(paint, front=0.35, back=0.06, width=0.095, z=0.12, height=0.07)
    cat_parts.nose(paint, 0.395, z=0.05)
    cat_parts.whiskers(paint, x=0.16, reach=0.27, y=0.27, spread=0.06)


def slots(paint):
    """Engines behind slits."""
    box(0.10, -0.30, 0.27, -0.34, 0.035, 0.03, paint.stripe, 0.01, mirror=True)
    for i in range(3):
        x = 0.115 + 0.052 * i
        box(x, -0.325 - 0.01 * i, x + 0.04, -0.36 + 0.008 * i, 0.05, 0.025, paint.dim, 0.004, mirror=True)


def guns(paint):
    for x, y in ((0.30, 0.06), (0.40, -0.03)):
        tube([(x, y - 0.16, 0.0, 0.03), (x, y + 0.02, 0.0, 0.026), (x, y + 0.10, 0.0, 0.012)], paint.stripe, mirror=True)
        tube([(x, y + 0.10, 0.0, 0.012), (x, y + 0.13, 0.0, 0.010)], paint.edge, mirror=True, sub=0)
