"""Four pieces of a cat ship, side by side in cells of 32 pixels: a plate, a bent strut, a fin, a piece of drum."""

from modelling import box, loft, plate, ring, tube
from paint import cat_paint

SIZE = (128, 32)
LIGHT = "cats"
NO_GLOW = True
CELLS = (-0.48, -0.16, 0.16, 0.48)


def build():
    paint = cat_paint(grime=0.35)
    torn_plate(paint, CELLS[0])
    strut(paint, CELLS[1])
    fin(paint, CELLS[2])
    drum(paint, CELLS[3])


def torn_plate(paint, x):
    outline = [(-0.09, 0.07), (0.03, 0.10), (0.10, 0.02), (0.06, -0.04), (0.07, -0.09), (-0.04, -0.06), (-0.10, -0.03)]
    plate([(x + dx, y) for dx, y in outline], 0, 0.03, paint.hull, 0.012)
    plate([(x - 0.05, 0.05), (x + 0.0, 0.07), (x + 0.0, -0.03), (x - 0.06, -0.02)], 0.03, 0.015, paint.stripe, 0.006)


def strut(paint, x):
    tube([(x - 0.09, -0.08, 0, 0.026), (x - 0.01, 0.0, 0.03, 0.028), (x + 0.09, 0.03, 0, 0.022)], paint.steel)
    tube([(x - 0.01, 0.0, 0.02, 0.022), (x + 0.01, 0.10, 0, 0.016)], paint.dark)


def fin(paint, x):
    plate([(x - 0.10, -0.07), (x + 0.08, 0.10), (x + 0.10, 0.03), (x + 0.03, -0.09)], 0, 0.035, paint.stripe, 0.012)
    box(x - 0.06, -0.03, x + 0.02, -0.06, 0.03, 0.02, paint.dark, 0.006)


def drum(paint, x):
    loft([(0.08, 0.05, 0.05, 0), (0.05, 0.085, 0.085, 0), (-0.06, 0.08, 0.08, 0)], paint.dark, x=x, sub=1)
    ring(x, -0.065, 0, 0.065, 0.02, paint.steel, axis="y")
    box(x - 0.05, 0.03, x + 0.05, 0.01, 0.06, 0.03, paint.navy, 0.008)
