"""A Tabby that was sold twice and stolen once: faded paint, a patch, half an ear, a borrowed engine cover."""

from modelling import box, plate
from models import cat_parts
from models.craft import tabby
from models.pirate_parts import bolted_patch, drips, pirate_paint, skull, torn_ears

SIZE = (128, 128)
LIGHT = "pirates"
BANKS = True


def build():
    paint = pirate_paint(hull="#8d8a78", stripe="#a33a2a", navy="#5a3a2c")
    tabby.hull(paint)
    tabby.wings(paint)
    torn_ears(paint)
    cat_parts.canopy(paint)
    cat_parts.whiskers(paint)
    cat_parts.nose(paint, 0.415)
    cat_parts.stripes(paint, [(-0.06, 0.075), (-0.25, 0.075)])
    cat_parts.paw_gun(paint, toes=paint.rust)
    cat_parts.engine(paint)
    cat_parts.tail(paint, fur=paint.rust, tip=paint.dark)
    box(0.135, -0.15, 0.235, -0.27, 0.10, 0.03, paint.patch, 0.01)
    bolted_patch(paint, -0.28, -0.17, 0.13, 0.10, z=0.045, turn=14)
    bolted_patch(paint, 0.34, -0.26, 0.10, 0.08, z=0.035, turn=-20)
    skull(paint, 0.0, -0.155, 0.05, z=0.14)
    drips(paint, [(-0.40, -0.20), (0.26, -0.10)])
    plate([(-0.165, 0.30), (-0.06, 0.36), (-0.05, 0.32), (-0.16, 0.25)], 0.13, 0.02, paint.rust, 0.006)
