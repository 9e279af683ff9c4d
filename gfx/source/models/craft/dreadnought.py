"""Dreadnought: a centipede the size of a street. Jaw, crown, two engines and three turrets can be shot off.

Parts sit where data/craft/dreadnought.json says. One turret picture serves for all three.
"""

import math

from modelling import ball, begin_part, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (560, 900)
LIGHT = "greebles"
SAMPLES = 8
PARTS = {
    "body": (-2.7, -3.9, 2.7, 3.5),
    "engine-l": (-2.1, -3.6, -0.5, -1.5),
    "engine-r": (0.5, -3.6, 2.1, -1.5),
    "turret": (-0.7, -1.8, 0.7, -0.5),
    "jaw": (-1.3, 2.4, 1.3, 4.45),
    "crown": (-1.0, -0.3, 1.0, 1.5),
}
ORDER = ("engine-l", "engine-r", "body", "turret", "jaw", "crown")
PIVOTS = {"jaw": (0, 3.4), "crown": (0, 0.6), "engine-l": (-1.3, -2.5), "engine-r": (1.3, -2.5), "turret": (0, -1.2)}
DAMAGED = ("body", "jaw", "crown", "engine-l", "engine-r")
# y, half width, half height
SEGMENTS = (
    (2.35, 0.95, 0.62),
    (1.78, 1.30, 0.76),
    (1.18, 1.58, 0.84),
    (0.52, 1.68, 0.88),
    (-0.14, 1.60, 0.86),
    (-0.80, 1.42, 0.80),
    (-1.44, 1.20, 0.70),
    (-2.02, 0.95, 0.60),
    (-2.56, 0.70, 0.48),
)


def build():
    paint = dreadnought_paint()
    begin_part("body")
    body(paint)
    legs(paint)
    neck(paint)
    stumps(paint)
    begin_part("jaw")
    jaw(paint)
    begin_part("crown")
    crown(paint)
    for side, letter in ((1, "r"), (-1, "l")):
        begin_part("engine-" + letter)
        engine(paint, side)
    begin_part("turret")
    turret(paint, 0, -1.2, 0.84)


def dreadnought_paint():
    paint = greeble_paint(shell="#4a2478", light_shell="#7a2f86", scale=4)
    paint.dark_shell = Surface("dark shell", "#33235c", 0.33, coat=0.7, grime=0.6, noise=3, bump=0.6, scale=4)
    paint.pit = Surface("pit", "#8aff3a", 0.2, coat=1, grime=0.5, noise=3, emit="#48ff18", power=0.55)
    return paint


def body(paint):
    core = [(2.9, 0.35, 0.30), (2.4, 0.75, 0.5), (1.2, 1.25, 0.66), (0.3, 1.36, 0.70), (-1.0, 1.05, 0.6), (-2.2, 0.6, 0.45), (-3.0, 0.22, 0.2), (-3.2, 0.06, 0.06)]
    loft([(y, w, h, 0) for y, w, h in core], paint.flesh, around=32, sub=2)
    for i, (y, w, h) in enumerate(SEGMENTS):
        stuff = (paint.shell, paint.light_shell, paint.dark_shell)[i % 3]
        greeble_parts.armour_segment(stuff, paint.bone, y, w, h, sweep=0.28, size=1.25)
        flank(paint, i, y, w, h)
    tail(paint)


def flank(paint, i, y, w, h):
    """Glowing slit, lamps and thorns of one segment."""
    loft([(y - 0.40, w * 0.80, h * 0.96, 0), (y - 0.47, w * 0.76, h * 0.94, 0)], paint.goo, around=36, sub=1, sweep=0.28)
    for across, size in ((0.34, 0.55), (0.48, 0.65), (0.62, 0.75), (0.76, 0.6)):
        z = h * math.sqrt(1 - across**2)
        dy = -0.28 * across**1.6 * w
        lamp = paint.magenta if i % 3 == 1 and across == 0.62 else paint.goo
        ball(w * across, y - 0.10 + dy, z, 0.075 * size, 0.10 * size, 0.05, lamp, mirror=True)
    ridge = [(0, y + 0.05, h * 0.95, 0.04), (0, y - 0.14, h * 1.04, 0.10), (0, y - 0.38, h * 1.13, 0.06), (0, y - 0.58, h * 1.14, 0.008)]
    if i not in (2, 3, 5):
        tube(ridge, paint.bone, sub=2)


def legs(paint):
    """Somebody asked how many legs a thing can have."""
    for i, (y, w, _) in enumerate(SEGMENTS[:8]):
        reach, back = 0.62 - 0.03 * i, 0.30 + 0.05 * i
        x = w * 0.9
        knee = (x + reach * 0.62, y - 0.05)
        tube([(x - 0.15, y - 0.25, -0.1, 0.14), (x + reach * 0.35, y - 0.12, 0.0, 0.13), (*knee, 0.02, 0.10)], paint.flesh, mirror=True, sub=2)
        ball(*knee, 0.04, 0.125, 0.125, 0.10, paint.light_shell, mirror=True)
        tube([(*knee, 0.02, 0.10), (x + reach, y - back * 0.6, 0.0, 0.085), (x + reach * 0.94, y - back - 0.30, -0.05, 0.012)], paint.bone, mirror=True, sub=2)


def neck(paint):
    skull = [(3.25, 0.30, 0.26, 0), (3.1, 0.55, 0.40, 0), (2.8, 0.68, 0.46, 0), (2.5, 0.6, 0.46, 0)]
    loft(skull, paint.teal, around=28, sub=2)
    for x, y, r in ((0.30, 2.98, 0.16), (0.53, 2.74, 0.12), (0.20, 2.68, 0.085)):
        ball(x, y, 0.40 - 0.25 * x, r, r, r * 0.8, paint.eye, mirror=True)
        ring(x, y, 0.38 - 0.25 * x, r * 1.05, r * 0.28, paint.light_shell, mirror=True)
        ball(x + 0.015, y + r * 0.35, 0.40 - 0.25 * x + r * 0.68, r * 0.40, r * 0.46, 0.04, paint.pupil, mirror=True)


def tail(paint):
    tube([(0, -2.7, 0.1, 0.34), (0, -3.1, 0.1, 0.20), (0, -3.5, 0.08, 0.10), (0, -3.8, 0.05, 0.01)], paint.bone, sub=2)
    for y in (-2.95, -3.2):
        greeble_parts.spike(paint, 0.12, y, 0.1, 0.42, -0.28, 0.09)


def stumps(paint):
    """What shows where a part is gone."""
    ball(0, 0.55, 0.80, 0.42, 0.36, 0.12, paint.flesh)
    ball(0, 0.55, 0.88, 0.20, 0.18, 0.08, paint.magenta)
    for x, y, z in ((1.2, 1.4, 0.50), (-1.2, 1.4, 0.50), (0, -1.2, 0.74)):
        ring(x, y, z, 0.25, 0.06, paint.flesh)
        ball(x, y, z, 0.14, 0.14, 0.06, paint.pit)
    ball(0.95, -2.25, 0.15, 0.30, 0.36, 0.25, paint.flesh, mirror=True)
    ball(1.0, -2.3, 0.34, 0.14, 0.16, 0.08, paint.magenta, mirror=True)
    ball(0, 3.18, 0.05, 0.36, 0.16, 0.24, paint.flesh)
    ball(0, 3.24, 0.14, 0.18, 0.09, 0.10, paint.magenta)


def jaw(paint):
    """Two pairs of scythes around a throat that lights up."""
    plate([(-0.62, 2.95), (-0.40, 3.40), (0.40, 3.40), (0.62, 2.95), (0.3, 2.85), (-0.3, 2.85)], 0.30, 0.18, paint.shell, 0.09)
    loft([(3.62, 0.22, 0.16, 0.1), (3.45, 0.42, 0.26, 0.1), (3.15, 0.55, 0.32, 0.1), (2.95, 0.4, 0.26, 0.1)], paint.light_shell, around=24, sub=2)
    ball(0, 3.58, 0.16, 0.22, 0.13, 0.12, paint.pit)
    outer = [(0.45, 3.20, 0.22), (0.95, 3.40, 0.24), (1.10, 3.80, 0.18), (0.88, 4.20, 0.10), (0.50, 4.40, 0.012)]
    inner = [(0.26, 3.42, 0.12), (0.52, 3.66, 0.12), (0.48, 3.94, 0.08), (0.24, 4.10, 0.010)]
    for limb in (outer, inner):
        tube([(x, y, 0.1, r) for x, y, r in limb], paint.bone, mirror=True, around=16, sub=2)
    for x, y in ((0.98, 3.92), (0.93, 4.06), (1.02, 3.76)):
        tube([(x, y, 0.14, 0.06), (x - 0.22, y + 0.02, 0.14, 0.008)], paint.bone, mirror=True)
    for x in (0.10, 0.28):
        tube([(x, 3.50, 0.14, 0.06), (x * 0.9, 3.76, 0.14, 0.008)], paint.bone, mirror=True)
    ball(0.66, 3.30, 0.28, 0.10, 0.08, 0.06, paint.goo, mirror=True)


def crown(paint):
    """A ring of horns around a shield generator."""
    ring(0, 0.6, 0.92, 0.36, 0.13, paint.light_shell, around=40, across=14)
    ball(0, 0.6, 0.96, 0.27, 0.27, 0.20, paint.magenta)
    ring(0, 0.6, 1.02, 0.22, 0.035, paint.bone, around=40)
    for k in range(9):
        a = math.radians(40 * k)
        dx, dy = math.sin(a), math.cos(a)
        length = 0.80 if k in (0, 3, 6) else 0.62
        horn = [(0.30 * dx, 0.6 + 0.30 * dy, 0.98, 0.13), (0.52 * dx, 0.6 + 0.52 * dy, 1.06, 0.10), (length * dx, 0.6 + length * dy, 1.0, 0.012)]
        tube(horn, paint.bone, around=14, sub=2)
        a += math.radians(20)
        ball(0.40 * math.sin(a), 0.6 + 0.40 * math.cos(a), 1.03, 0.06, 0.06, 0.05, paint.goo)


def engine(paint, side):
    """A sac on a stalk, in hoops, with a magenta vent."""
    x = side * 1.3
    tube([(side * 0.75, -2.1, 0, 0.24), (side * 1.05, -2.05, 0.05, 0.26), (x, -2.25, 0.05, 0.24)], paint.flesh, around=16, sub=2)
    bag = [(-1.82, 0.14, 0.14), (-2.0, 0.42, 0.38), (-2.5, 0.54, 0.46), (-2.95, 0.44, 0.38), (-3.2, 0.24, 0.22)]
    loft([(y, w, h, 0.05) for y, w, h in bag], paint.dark_shell, x=x, around=28, sub=2)
    for y, w in ((-2.05, 0.46), (-2.35, 0.55), (-2.65, 0.56), (-2.95, 0.46)):
        hoop = [(y + 0.09, w * 0.96, w * 0.84), (y, w * 1.06, w * 0.93), (y - 0.09, w * 0.96, w * 0.84)]
        loft([(dy, a, b, 0.05) for dy, a, b in hoop], paint.light_shell, x=x, around=28, sub=1)
        loft([(y - 0.08, w * 0.93, w * 0.82, 0.05), (y - 0.19, w * 0.92, w * 0.81, 0.05)], paint.goo, x=x, around=28, sub=0)
    loft([(-3.16, 0.20, 0.18, 0.05), (-3.36, 0.15, 0.13, 0.05)], paint.magenta, x=x, sub=1)
    tube([(x, -1.78, 0.3, 0.08), (x, -2.4, 0.60, 0.11), (x, -3.1, 0.3, 0.02)], paint.bone, sub=2)


def turret(paint, x, y, z):
    ball(x, y, z, 0.34, 0.34, 0.18, paint.teal)
    ring(x, y, z + 0.03, 0.33, 0.075, paint.light_shell, around=40)
    ball(x, y - 0.02, z + 0.17, 0.13, 0.13, 0.10, paint.magenta)
    for dx in (-0.13, 0.13):
        barrel = [(0.05, 0.075), (0.36, 0.06), (0.52, 0.07), (0.58, 0.05)]
        tube([(x + dx, y + dy, z + 0.14, r) for dy, r in barrel], paint.bone)
