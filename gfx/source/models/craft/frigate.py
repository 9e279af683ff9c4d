"""Brood frigate: head, two claws, two goo sacs and two turrets that can be shot off a segmented hull.

The hull has glowing stumps below claws and sacs, so that a missing part already looks like damage.
"""

import math

from modelling import ball, begin_part, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (420, 600)
LIGHT = "greebles"
SAMPLES = 8
PARTS = {
    "hull": (-1.5, -3, 1.5, 1.95),
    "head": (-0.75, 1.35, 0.75, 3),
    "claw-l": (-2.1, 0.7, -0.4, 2.75),
    "claw-r": (0.4, 0.7, 2.1, 2.75),
    "sac-l": (-1.7, -1.95, -0.6, -0.25),
    "sac-r": (0.6, -1.95, 1.7, -0.25),
    "turret-a": (-0.4, -0.1, 0.4, 0.9),
    "turret-b": (-0.4, -1.5, 0.4, -0.5),
}
ORDER = ("sac-l", "sac-r", "claw-l", "claw-r", "hull", "turret-b", "turret-a", "head")
DAMAGED = ("hull", "head", "claw-l", "claw-r", "sac-l", "sac-r")
# y, half width, half height of each armour segment
SEGMENTS = (
    (1.55, 0.50, 0.42),
    (1.08, 0.74, 0.54),
    (0.55, 1.0, 0.63),
    (-0.02, 1.10, 0.67),
    (-0.58, 1.0, 0.63),
    (-1.08, 0.82, 0.55),
    (-1.52, 0.62, 0.46),
    (-1.90, 0.44, 0.37),
    (-2.22, 0.30, 0.28),
)


def build():
    paint = frigate_paint()
    begin_part("hull")
    hull(paint)
    stumps(paint)
    begin_part("head")
    head(paint)
    for side, letter in ((1, "r"), (-1, "l")):
        begin_part("claw-" + letter)
        arm(paint, side)
        pincer(paint, side)
        begin_part("sac-" + letter)
        sac(paint, side)
    begin_part("turret-a")
    turret(paint, 0.15, 0.68)
    begin_part("turret-b")
    turret(paint, -1.0, 0.58)


def frigate_paint():
    paint = greeble_paint()
    big = dict(scale=4, rough=0.33, coat=0.7)
    paint.shell = Surface("big shell", "#5b2a86", grime=0.6, noise=3.2, bump=0.6, **big)
    paint.light_shell = Surface("big light shell", "#84389f", grime=0.55, noise=4, bump=0.5, **big)
    paint.teal = Surface("big teal", "#1b6457", grime=0.6, noise=4, bump=0.5, **big)
    paint.flesh = Surface("big flesh", "#33203f", rough=0.45, coat=0.4, grime=0.6, noise=5, bump=0.9, scale=4)
    paint.bone = Surface("big bone", "#c4b48c", rough=0.42, coat=0.3, grime=0.5, noise=5, bump=0.4, scale=4)
    paint.sac = Surface("sac", "#4fc41a", rough=0.2, coat=1, grime=0.7, noise=4, bump=0.5, emit="#35e010", power=0.22, scale=4)
    return paint


def hull(paint):
    body = [
        (1.7, 0.30, 0.26, 0),
        (1.3, 0.50, 0.40, 0),
        (0.6, 0.72, 0.52, 0),
        (-0.2, 0.80, 0.54, 0),
        (-1.0, 0.66, 0.46, 0),
        (-1.8, 0.42, 0.36, 0),
        (-2.5, 0.22, 0.22, 0),
        (-2.9, 0.06, 0.06, 0),
    ]
    loft(body, paint.flesh, around=32, sub=2)
    for i, (y, w, h) in enumerate(SEGMENTS):
        segment(paint, i, y, w, h)
    engines(paint)


def segment(paint, i, y, w, h):
    """Armour with a ridge spike, side spikes, a glowing spot, and a glowing slit behind it."""
    greeble_parts.armour_segment(paint.shell if i % 2 else paint.light_shell, paint.bone, y, w, h)
    ridge = [(0, y + 0.06, h * 0.92, 0.03), (0, y - 0.10, h * 1.02, 0.075), (0, y - 0.28, h * 1.13, 0.05)]
    tube(ridge + [(0, y - 0.44, h * 1.15, 0.006)], paint.bone, sub=2)
    if 1 <= i <= 5:
        slit = [(y - 0.30, w * 0.80, h * 0.97, 0), (y - 0.38, w * 0.74, h * 0.95, 0)]
        loft(slit, paint.goo, around=36, sub=1, sweep=0.34)
        across = 0.55
        height = h * math.sqrt(1 - across * across) * 0.99
        ball(w * across, y - 0.13 - 0.34 * across**1.6 * w, height, 0.075, 0.055, 0.045, paint.goo, mirror=True, rot=-25)
    if i < 7:
        thorn = [(w * 0.84, y - 0.22, 0.12, 0.06), (w * 1.10, y - 0.46, 0.06, 0.055), (w * 1.16, y - 0.74, 0.0, 0.008)]
        tube(thorn, paint.bone, mirror=True, sub=2)


def engines(paint):
    drum = [(-2.2, 0.10, 0.10, 0.05), (-2.32, 0.17, 0.17, 0.05), (-2.6, 0.16, 0.16, 0.05), (-2.70, 0.12, 0.12, 0.05)]
    loft(drum, paint.flesh, x=0.22, mirror=True, sub=2)
    loft([(-2.68, 0.13, 0.13, 0.05), (-2.80, 0.09, 0.09, 0.05)], paint.magenta, x=0.22, mirror=True)


def stumps(paint):
    ball(0.66, 1.02, 0.1, 0.17, 0.17, 0.16, paint.flesh, mirror=True)
    ball(0.70, 1.04, 0.22, 0.07, 0.07, 0.05, paint.magenta, mirror=True)
    ball(0.86, -1.02, 0.08, 0.15, 0.2, 0.16, paint.flesh, mirror=True)
    ball(0.90, -1.02, 0.2, 0.06, 0.08, 0.04, paint.magenta, mirror=True)


def head(paint):
    skull = [
        (2.55, 0.12, 0.12, 0.05),
        (2.44, 0.30, 0.24, 0.05),
        (2.15, 0.52, 0.38, 0.06),
        (1.82, 0.56, 0.42, 0.06),
        (1.55, 0.38, 0.32, 0.05),
    ]
    loft(skull, paint.teal, around=28, sub=2)
    for y, w in ((1.62, 0.34), (1.86, 0.36), (2.08, 0.30), (2.26, 0.22)):
        crest = [(-w, y - 0.20), (-w * 0.7, y), (0, y + 0.14), (w * 0.7, y), (w, y - 0.20), (0, y - 0.06)]
        plate(crest, 0.40 - 0.10 * (y - 1.6) ** 2, 0.07, paint.light_shell, 0.03)
    for x, y, r in ((0.37, 2.16, 0.19), (0.52, 1.84, 0.11)):
        ball(x, y, 0.34, r, r, 0.16, paint.eye, mirror=True)
        ring(x, y, 0.32, r * 1.04, 0.045, paint.light_shell, mirror=True)
        ball(x + 0.03, y + r * 0.30, 0.475, r * 0.40, r * 0.45, 0.04, paint.pupil, mirror=True)
    jaw = [(0.20, 2.44, 0.12), (0.44, 2.60, 0.14), (0.46, 2.82, 0.10), (0.28, 2.95, 0.05), (0.10, 2.98, 0.008)]
    tube([(x, y, 0, r) for x, y, r in jaw], paint.bone, mirror=True, sub=2)
    for x, length in ((0.08, 0.2), (0.2, 0.14)):
        tube([(x, 2.5, 0.0, 0.05), (x * 0.8, 2.5 + length, 0.0, 0.006)], paint.bone, mirror=True)


def arm(paint, side):
    bones = [(0.62, 1.00, 0.1, 0.17), (1.00, 1.04, 0.15, 0.20), (1.36, 0.98, 0.18, 0.17), (1.50, 1.18, 0.2, 0.15)]
    tube([(side * x, y, z, r) for x, y, z, r in bones], paint.flesh, sub=2, around=16)
    for i, (x, y, r) in enumerate(((0.92, 1.04, 0.21), (1.16, 1.03, 0.21), (1.40, 1.02, 0.22))):
        ball(side * x, y, 0.18, r * 0.72, r, r, paint.light_shell if i % 2 else paint.shell)


def pincer(paint, side):
    palm = [(1.12, 0.12, 0.12), (1.24, 0.25, 0.22), (1.55, 0.31, 0.25), (1.86, 0.24, 0.20), (1.98, 0.10, 0.10)]
    loft([(y, w, h, 0.18) for y, w, h in palm], paint.light_shell, x=side * 1.50, sub=2)
    for y, w in ((1.30, 0.20), (1.52, 0.22), (1.74, 0.19)):
        chevron = [(1.50 - w, y - 0.10), (1.50, y + 0.08), (1.50 + w, y - 0.10), (1.50, y - 0.02)]
        plate([(side * x, y) for x, y in chevron], 0.34, 0.09, paint.bone, 0.02)
    ball(side * 1.50, 1.88, 0.32, 0.09, 0.09, 0.06, paint.goo)
    outer = [(1.68, 1.82, 0.14), (1.88, 2.08, 0.15), (1.82, 2.40, 0.09), (1.58, 2.62, 0.008)]
    inner = [(1.34, 1.86, 0.12), (1.22, 2.06, 0.12), (1.28, 2.30, 0.07), (1.46, 2.48, 0.006)]
    for finger in (outer, inner):
        tube([(side * x, y, 0.18, r) for x, y, r in finger], paint.bone, sub=2)
    for y in (2.02, 2.18):
        tube([(side * 1.80, y, 0.2, 0.05), (side * 1.66, y + 0.04, 0.2, 0.005)], paint.bone)


def sac(paint, side):
    bag = [
        (-0.45, 0.08, 0.08, 0.05),
        (-0.60, 0.24, 0.22, 0.06),
        (-1.0, 0.33, 0.31, 0.08),
        (-1.45, 0.26, 0.24, 0.06),
        (-1.75, 0.09, 0.09, 0.04),
    ]
    loft(bag, paint.sac, x=side * 1.22, sub=2)
    for y, w in ((-0.53, 0.17), (-0.76, 0.30), (-1.02, 0.35), (-1.28, 0.32), (-1.54, 0.22)):
        strap = [(y + 0.07, w * 0.95, w * 0.95, 0.07), (y, w * 1.06, w * 1.06, 0.07), (y - 0.07, w * 0.95, w * 0.95, 0.07)]
        loft(strap, paint.shell, x=side * 1.22)
    tube([(side * 1.22, -0.38, 0.2, 0.05), (side * 1.22, -1.0, 0.46, 0.08), (side * 1.22, -1.8, 0.10, 0.02)], paint.bone, sub=2)
    tube([(side * 0.8, -1.02, 0.1, 0.16), (side * 1.2, -1.02, 0.1, 0.16)], paint.flesh)


def turret(paint, y, z):
    ball(0, y, z, 0.24, 0.24, 0.13, paint.teal)
    ring(0, y, z + 0.02, 0.235, 0.05, paint.light_shell)
    ball(0, y, z + 0.12, 0.09, 0.09, 0.07, paint.magenta)
    for x in (-0.09, 0.09):
        barrel = [(0.05, 0.05), (0.30, 0.04), (0.46, 0.045), (0.50, 0.03)]
        tube([(x, y + dy, z + 0.1, r) for dy, r in barrel], paint.bone)
