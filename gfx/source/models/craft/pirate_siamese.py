"""A Siamese with shark teeth, one wing from something else, and a harpoon."""

from modelling import plate, tube, wing
from models import cat_parts
from models.craft import siamese
from models.pirate_parts import bolted_patch, drips, pirate_paint, teeth, torn_ears

SIZE = (128, 128)
LIGHT = "pirates"
BANKS = True


def build():
    paint = pirate_paint(hull="#5f7464", stripe="#c8702a", navy="#4a3428")
    siamese.hull(paint)
    siamese.wings(paint)
    siamese.canards(paint)
    torn_ears(paint, (0.04, 0.40), (0.135, 0.27), (0.195, 0.56))
    cat_parts.canopy(paint, front=0.40, back=0.06, width=0.078, z=0.10, height=0.08)
    cat_parts.whiskers(paint, x=0.12, reach=0.25, y=0.29, spread=0.07)
    teeth(paint, 0.47, 0.085)
    siamese.guns(paint)
    cat_parts.engine(paint, x=0.105, y=-0.16, size=0.92, z=0.04)
    wing([(0.30, -0.06, -0.34, 0.03, 0.02), (0.44, -0.20, -0.40, 0.02, 0.02), (0.56, -0.36, -0.43, 0.01, 0.02)], paint.rust, sub=2, mirror=False)
    bolted_patch(paint, -0.20, -0.16, 0.10, 0.08, z=0.03, turn=30)
    drips(paint, [(-0.30, -0.30), (0.46, -0.30)])
    tube([(-0.35, -0.40, 0.03, 0.018), (-0.35, 0.10, 0.03, 0.016)], paint.steel)
    plate([(-0.40, 0.08), (-0.35, 0.20), (-0.30, 0.08), (-0.35, 0.11)], 0.02, 0.025, paint.steel, 0.008)
    siamese.long_tail(paint)
