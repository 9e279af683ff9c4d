"""Freighter: a cab with ears, a spine, and six containers of tuna."""

from modelling import ball, box, loft, plate, tube
from models import cat_parts
from paint import cat_paint, Surface

SIZE = (176, 256)
LIGHT = "cats"
SAMPLES = 8
DAMAGED = True
CONTAINER_ROWS = (0.30, -0.14, -0.58)


def build():
    paint = cat_paint(scale=2, panel=0.16)
    paint.blue = Surface("blue", "#3a78b8", 0.45, panel=0.2, grime=0.2, noise=3)
    paint.teal = Surface("teal", "#2f9a90", 0.45, panel=0.2, grime=0.2, noise=3)
    spine(paint)
    for i, y in enumerate(CONTAINER_ROWS):
        colours = (paint.stripe, paint.blue, paint.hull, paint.teal, paint.blue, paint.stripe)
        container(paint, -0.36, y, colours[2 * i])
        container(paint, 0.36, y, colours[2 * i + 1])
    cab(paint)
    engines(paint)


def spine(paint):
    box(-0.11, 0.62, 0.11, -0.98, -0.05, 0.20, paint.dark, 0.03)
    for y in (0.54, 0.08, -0.36, -0.80):
        box(-0.66, y + 0.035, 0.66, y - 0.035, 0.02, 0.12, paint.steel, 0.02)
        ball(0.67, y, 0.10, 0.04, 0.04, 0.03, paint.amber, mirror=True)
    for y in (0.30, -0.14, -0.58):
        box(-0.045, y + 0.13, 0.045, y - 0.13, 0.15, 0.03, paint.amber if y > 0.2 else paint.steel, 0.015)


def container(paint, x, y, colour):
    """Ribbed, with a fish on the lid."""
    box(x - 0.23, y + 0.19, x + 0.23, y - 0.19, -0.10, 0.40, colour, 0.035)
    for k in (-0.19, -0.115, 0.115, 0.19):
        box(x + k - 0.012, y + 0.18, x + k + 0.012, y - 0.18, 0.30, 0.02, paint.dark, 0.006)
    body = [(x - 0.075, y), (x - 0.02, y + 0.055), (x + 0.035, y + 0.02), (x + 0.085, y + 0.06), (x + 0.07, y), (x + 0.085, y - 0.06), (x + 0.035, y - 0.02), (x - 0.02, y - 0.055)]
    plate(body, 0.30, 0.02, paint.navy if colour is not paint.navy else paint.hull, 0.006)


def cab(paint):
    hull = [(1.14, 0.12, 0.10), (1.08, 0.22, 0.18), (0.94, 0.29, 0.24), (0.76, 0.28, 0.24), (0.62, 0.18, 0.17), (0.56, 0.10, 0.10)]
    loft([(y, w, h, 0.05) for y, w, h in hull], paint.hull, square=2.6, sub=2)
    cat_parts.ears(paint, (0.09, 0.98), (0.27, 0.80), (0.33, 1.16), z=0.12)
    loft([(1.08, 0.08, 0.04, 0.20), (1.03, 0.17, 0.09, 0.19), (0.95, 0.18, 0.10, 0.20), (0.90, 0.10, 0.06, 0.22)], paint.glass, sub=2)
    for x in (-0.09, 0.0, 0.09):
        tube([(x, 1.07, 0.25, 0.010), (x, 0.92, 0.305, 0.010)], paint.dark)
    cat_parts.nose(paint, 1.12, z=0.14, size=1.6)
    cat_parts.whiskers(paint, x=0.22, reach=0.46, y=0.93, spread=0.11, z=0.08)
    for y, w in ((0.80, 0.15), (0.70, 0.13)):
        cat_parts.stripes(paint, [(y, w)], z=0.28)
    ball(0, 0.66, 0.24, 0.07, 0.07, 0.05, paint.dark)
    for x in (-0.025, 0.025):
        tube([(x, 0.66, 0.29, 0.016), (x, 0.84, 0.29, 0.014)], paint.steel)


def engines(paint):
    box(-0.40, -0.82, 0.40, -0.98, -0.02, 0.22, paint.navy, 0.04)
    for x, size in ((0.28, 2.0),):
        cat_parts.engine(paint, x=x, y=-0.86, size=size, z=0.06, length=0.48)
    cat_parts.tail(paint, y=-0.98, size=1.5, z=0.16)
