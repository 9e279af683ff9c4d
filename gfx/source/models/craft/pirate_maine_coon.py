"""A Maine Coon as a brig: scrap armour, a ram, a skull as large as there was paint for."""

from modelling import box, plate, tube
from models import cat_parts
from models.craft import maine_coon
from models.pirate_parts import bolted_patch, drips, pirate_paint, skull, teeth, torn_ears

SIZE = (144, 144)
LIGHT = "pirates"
BANKS = True


def build():
    paint = pirate_paint(hull="#6b5a4e", stripe="#8f2f28", navy="#44403c")
    paint.ruff = paint.patch
    maine_coon.hull(paint)
    maine_coon.shoulders(paint)
    maine_coon.wings(paint)
    maine_coon.ruff(paint)
    torn_ears(paint, (0.07, 0.43), (0.205, 0.31), (0.235, 0.60), z=0.05)
    cat_parts.canopy(paint, front=0.40, back=0.12, width=0.105, z=0.15, height=0.09)
    cat_parts.whiskers(paint, x=0.185, reach=0.35, y=0.34, spread=0.08)
    ram(paint)
    for x, size in ((0.13, 1.05), (0.315, 0.95)):
        cat_parts.engine(paint, x=x, y=-0.20, size=size, z=0.05, length=0.95)
    cat_parts.paw_gun(paint, x=0.545, y=0.14, size=1.25, toes=paint.rust)
    maine_coon.twin_cannons(paint)
    skull(paint, 0.0, -0.22, 0.10, z=0.19)
    bolted_patch(paint, 0.30, 0.0, 0.17, 0.13, z=0.145, turn=-12)
    bolted_patch(paint, -0.46, -0.20, 0.12, 0.14, z=0.05, turn=8)
    drips(paint, [(-0.30, -0.02), (0.45, -0.16), (-0.52, -0.12)])
    maine_coon.bushy_tail(paint)


def ram(paint):
    teeth(paint, 0.46, 0.13)
    box(-0.05, 0.50, 0.05, 0.42, 0.02, 0.10, paint.dark, 0.02)
    plate([(-0.07, 0.49), (0, 0.66), (0.07, 0.49), (0, 0.52)], 0.04, 0.05, paint.steel, 0.012)
    tube([(-0.10, 0.47, 0.08, 0.02), (0.10, 0.47, 0.08, 0.02)], paint.rust)
