"""Hull patch: a repair kit in a green case with a cross."""

from modelling import ball, box, plate
from paint import cat_paint, light, Surface

SIZE = (64, 64)
LIGHT = "cats"


def build():
    paint = cat_paint(panel=0)
    paint.case = Surface("case", "#3aa858", 0.35, coat=0.5, grime=0.15)
    paint.cross = light("cross", "#f4fff0", "#7dff6a", 0.7)
    box(-0.26, 0.20, 0.26, -0.22, -0.05, 0.17, paint.case, 0.05)
    box(-0.27, 0.03, 0.27, -0.03, -0.02, 0.12, paint.dark, 0.015)
    for x in (-0.19, 0.19):
        box(x - 0.045, 0.06, x + 0.045, -0.06, 0.10, 0.04, paint.steel, 0.01)
    cross = [(-0.05, 0.15), (0.05, 0.15), (0.05, 0.05), (0.15, 0.05), (0.15, -0.05), (0.05, -0.05), (0.05, -0.15), (-0.05, -0.15), (-0.05, -0.05), (-0.15, -0.05), (-0.15, 0.05), (-0.05, 0.05)]
    plate([(x, y - 0.005) for x, y in cross], 0.115, 0.05, paint.cross, 0.015)
    plate([(-0.11, 0.20), (-0.11, 0.29), (0.11, 0.29), (0.11, 0.20), (0.07, 0.20), (0.07, 0.255), (-0.07, 0.255), (-0.07, 0.20)], 0.0, 0.06, paint.steel, 0.012)
    ball(0.215, 0.155, 0.12, 0.02, 0.02, 0.016, paint.amber, mirror=True)
