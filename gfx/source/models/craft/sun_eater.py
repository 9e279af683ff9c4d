"""Sun Eater: a face as wide as a fleet around a mouth that swallows light. Lids, eyes and arms come off.

Parts sit where data/craft/sun-eater.json says. One eye picture serves for both.
"""

import math

import numpy as np

from modelling import ball, begin_part, loft, on_circle, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint, light, Surface

SIZE = (740, 620)
LIGHT = "greebles"
SAMPLES = 8
PARTS = {
    "body": (-2.8, -3.0, 2.8, 3.0),
    "arm-l": (-3.7, -2.4, -1.4, 1.3),
    "arm-r": (1.4, -2.4, 3.7, 1.3),
    "eye": (0.2, 0.8, 1.6, 2.2),
    "lid-l": (-2.8, 0.1, -0.3, 2.4),
    "lid-r": (0.3, 0.1, 2.8, 2.4),
}
ORDER = ("arm-l", "arm-r", "body", "eye", "lid-l", "lid-r")
PIVOTS = {"eye": (0.9, 1.5), "lid-l": (-1.7, 1.1), "lid-r": (1.7, 1.1), "arm-l": (-2.5, -0.6), "arm-r": (2.5, -0.6)}
DAMAGED = ("body", "arm-l", "arm-r", "lid-l", "lid-r")
MOUTH = (0, -0.35)


def build():
    paint = greeble_paint(shell="#3a1e66", light_shell="#6a2c88", scale=4)
    paint.night = Surface("night", "#1c1238", 0.35, coat=0.6, grime=0.6, noise=3, bump=0.8, scale=4)
    paint.sun = light("sun", "#ffdc8a", "#ff9a1c", 0.75)
    paint.heart = light("heart", "#fff2c0", "#ffd060", 0.9)
    paint.ember = light("ember", "#ff9a3a", "#ff5a10", 0.8)
    begin_part("body")
    skull(paint)
    cracks(paint)
    petals(paint)
    mouth(paint)
    sockets(paint)
    beard(paint)
    begin_part("eye")
    eye(paint, 0.9, 1.5)
    for side, letter in ((1, "r"), (-1, "l")):
        begin_part("lid-" + letter)
        lid(paint, side)
        begin_part("arm-" + letter)
        arm(paint, side)


# y, half width, half height
DOME = ((2.75, 0.30, 0.26), (2.45, 1.05, 0.56), (1.8, 1.75, 0.80), (0.9, 2.12, 0.95), (-0.1, 2.16, 0.98), (-1.0, 1.85, 0.86), (-1.8, 1.25, 0.62), (-2.3, 0.6, 0.4))


def on_dome(x, y):
    """Height of the skull there; None beside it."""
    ys, widths, heights = (list(reversed(column)) for column in zip(*DOME))
    across = x / np.interp(y, ys, widths)
    if abs(across) > 0.93 or not ys[0] < y < ys[-1]:
        return None
    return float(np.interp(y, ys, heights)) * math.sqrt(1 - across**2)


def skull(paint):
    loft([(y, w, h, 0) for y, w, h in DOME], paint.night, around=40, sub=2)
    for y, w, h in ((2.20, 1.20, 0.70), (1.75, 1.55, 0.88)):
        greeble_parts.armour_segment(paint.shell, paint.bone, y, w, h, sweep=0.22, size=1.2)
    crest = [(0, 1.2, 1.0, 0.22), (0, 1.7, 1.05, 0.20), (0, 2.3, 0.85, 0.14), (0, 2.85, 0.5, 0.02)]
    tube(crest, paint.bone, around=16, sub=2)
    for x, y, dx, dy in ((0.55, 2.45, 0.30, 0.48), (1.10, 2.10, 0.50, 0.48), (1.60, 1.60, 0.62, 0.34), (1.98, 0.95, 0.62, 0.10)):
        greeble_parts.spike(paint, x, y, 0.25, dx, dy, 0.16)
    for x, y in ((1.95, 0.25), (1.98, -0.30), (1.82, -0.85), (1.52, -1.35)):
        greeble_parts.spike(paint, x, y, 0.2, 0.50, -0.24, 0.12)
    for x, y, r in ((0.36, 1.12, 0.09), (0.30, 1.42, 0.065), (0.42, 1.82, 0.055), (1.48, 1.42, 0.08), (1.46, 1.72, 0.06)):
        z = on_dome(x, y)
        ball(x, y, z + 0.08, r, r * 1.2, r * 0.6, paint.goo, mirror=True)
        ring(x, y, z + 0.06, r * 1.1, r * 0.3, paint.shell, mirror=True)


PETALS = 12


def petals(paint):
    """Shell plates around the mouth that open like a flower: the light of what it ate shines between them."""
    for k in range(PETALS):
        a = 2 * math.pi * k / PETALS
        points = []
        for reach, turn in ((1.02, -12), (1.36, -12.5), (1.58, -6), (1.70, 0), (1.58, 6), (1.36, 12.5), (1.02, 12)):
            points.append(around_mouth(a + math.radians(turn), reach))
        plate(points, 0.86, 0.12, (paint.shell, paint.light_shell)[k % 2], 0.06)
        hook = [(1.42, 0.98, 0.07), (1.66, 1.03, 0.06), (1.92, 0.88, 0.008)]
        tube([(*around_mouth(a, reach), z, r) for reach, z, r in hook], paint.bone, around=12, sub=2)
        ball(*around_mouth(a, 1.24), 0.98, 0.05, 0.05, 0.03, paint.magenta)


def around_mouth(angle, reach):
    return MOUTH[0] + reach * math.sin(angle), MOUTH[1] + reach * math.cos(angle)


def cracks(paint):
    """Where the skull splits from what it swallowed: jagged veins outwards from between the petals."""
    rnd = np.random.RandomState(11)
    for k in range(PETALS // 2):
        angle = 2 * math.pi * (k + 0.5) / PETALS
        vein(paint, rnd, angle, 1.0, 1.25, 0.060)
        vein(paint, rnd, angle + 0.10, 1.72, 0.55, 0.030)
        vein(paint, rnd, angle - 0.12, 1.62, 0.60, 0.030)


def vein(paint, rnd, angle, start, length, radius):
    points = []
    for i in range(9):
        t = i / 8
        reach = start + length * t
        bend = rnd.uniform(-0.09, 0.09) if reach > 1.5 else 0
        x, y = around_mouth(angle + bend, reach)
        z = on_dome(x, y)
        if z is None:
            break
        points.append((x, y, z + 0.02, radius * (1 - t) + 0.008))
    if len(points) > 2:
        tube(points, paint.ember, mirror=True, around=8, sub=0)


def mouth(paint):
    """Rings of teeth around a swallowed sun."""
    x, y = MOUTH
    ring(x, y, 0.92, 1.02, 0.17, paint.light_shell, around=64, across=16)
    ring(x, y, 0.96, 0.86, 0.09, paint.flesh, around=64)
    ball(x, y, 0.70, 0.92, 0.92, 0.20, paint.ember)
    ball(x, y, 0.74, 0.80, 0.80, 0.21, paint.pupil)
    ball(x, y, 0.76, 0.52, 0.52, 0.24, paint.sun)
    ball(x, y, 0.90, 0.30, 0.30, 0.14, paint.heart)
    for k in range(8):
        swirl = []
        for i in range(14):
            t = i / 13
            a = math.radians(45 * k + 95 * t)
            reach = 0.86 - 0.40 * t
            swirl.append((*around_mouth(a, reach), 0.93, 0.010 + 0.034 * t))
        tube(swirl, paint.ember, around=8, sub=0)
    for count, radius, length, r, z in ((18, 0.99, 0.44, 0.105, 1.06), (18, 0.86, 0.22, 0.06, 1.00)):
        for angle, dx, dy in on_circle(count, radius, 6 + 10 * (r < 0.1)):
            inx, iny = -math.sin(angle) * length, -math.cos(angle) * length
            tooth = [(x + dx, y + dy, z, r), (x + dx + inx * 0.55, y + dy + iny * 0.55, z + 0.05, r * 0.7), (x + dx + inx, y + dy + iny, z - 0.02, r * 0.1)]
            tube(tooth, paint.bone, around=12, sub=2)


def sockets(paint):
    ball(0.9, 1.5, 0.72, 0.46, 0.46, 0.22, paint.flesh, mirror=True)
    ring(0.9, 1.5, 0.84, 0.48, 0.10, paint.shell, mirror=True, around=44)
    ball(0.9, 1.5, 0.86, 0.22, 0.22, 0.10, paint.magenta, mirror=True)
    ball(2.05, -0.05, 0.15, 0.34, 0.40, 0.30, paint.flesh, mirror=True)
    ball(2.20, -0.05, 0.38, 0.15, 0.17, 0.10, paint.magenta, mirror=True)


def eye(paint, x, y):
    ball(x, y, 0.98, 0.43, 0.43, 0.32, paint.eye)
    ring(x, y, 1.0, 0.43, 0.06, paint.teal, around=44)
    ball(x, y + 0.06, 1.22, 0.24, 0.26, 0.10, paint.goo)
    ball(x, y + 0.08, 1.30, 0.085, 0.21, 0.05, paint.pupil)
    ball(x - 0.13, y + 0.19, 1.31, 0.045, 0.04, 0.03, light("gleam", "#ffffff", "#ffffff", 0.8))


def lid(paint, side):
    """A half moon of shell over the outer half of an eye."""
    cx, cy = 1.7, 1.1
    for k, (inner, outer, z) in enumerate(((-0.98, 0.70, 1.06), (-0.72, 0.62, 1.18), (-0.44, 0.54, 1.28))):
        half = 0.92 - 0.12 * k
        points = []
        for i in range(13):
            a = math.pi * i / 12
            points.append((cx + outer * math.sin(a), cy + half * math.cos(a)))
        for i in range(13):
            a = math.pi * (12 - i) / 12
            points.append((cx + inner * math.sin(a) * 0.78, cy + half * math.cos(a)))
        turned = turn_about(points, cx, cy, 28)
        plate([(side * x, y) for x, y in turned], z, 0.14, (paint.shell, paint.light_shell, paint.shell)[k], 0.06)
    rim = turn_about([(cx - 0.78 * math.sin(math.pi * i / 14), cy + 0.92 * math.cos(math.pi * i / 14)) for i in range(15)], cx, cy, 28)
    tube([(side * x, y, 1.20, 0.045 + 0.03 * math.sin(math.pi * i / 14)) for i, (x, y) in enumerate(rim)], paint.bone, around=12, sub=1)
    for i in (2, 5, 8, 11):
        x, y = rim[i]
        dx, dy = (x - cx) * 0.32, (y - cy) * 0.32
        tube([(side * x, y, 1.22, 0.055), (side * (x + dx), y + dy, 1.20, 0.008)], paint.bone)
    for x, y in turn_about([(cx + 0.28, cy + 0.34), (cx + 0.38, cy), (cx + 0.28, cy - 0.34)], cx, cy, 28):
        ball(side * x, y, 1.42, 0.085, 0.085, 0.06, paint.magenta)


def turn_about(points, cx, cy, degrees):
    a = math.radians(degrees)
    return [(cx + (x - cx) * math.cos(a) - (y - cy) * math.sin(a), cy + (x - cx) * math.sin(a) + (y - cy) * math.cos(a)) for x, y in points]


def arm(paint, side):
    """A scythe on a chain of balls."""
    joints = ((1.95, -0.05, 0.30), (2.30, 0.12, 0.30), (2.62, 0.06, 0.28), (2.84, -0.22, 0.26))
    tube([(side * x, y, 0.05, r * 0.75) for x, y, r in joints], paint.flesh, around=16, sub=2)
    for i, (x, y, r) in enumerate(joints[1:]):
        ball(side * x, y, 0.10, r, r, r * 0.9, paint.light_shell if i % 2 else paint.shell)
        ball(side * x, y, 0.10 + r * 0.88, r * 0.30, r * 0.30, 0.05, paint.goo)
    forearm = [(-0.20, 0.16, 0.15), (-0.45, 0.33, 0.28), (-0.95, 0.36, 0.30), (-1.35, 0.22, 0.20)]
    loft([(y, w, h, 0.1) for y, w, h in forearm], paint.shell, x=side * 2.92, around=24, sub=2)
    for y, w in ((-0.55, 0.24), (-0.82, 0.26), (-1.08, 0.20)):
        chevron = [(2.92 - w, y + 0.10), (2.92, y - 0.10), (2.92 + w, y + 0.10), (2.92, y + 0.01)]
        plate([(side * x, dy) for x, dy in chevron], 0.36, 0.09, paint.bone, 0.02)
    blade = [(2.98, -1.20, 0.20), (3.30, -1.55, 0.19), (3.22, -1.95, 0.12), (2.86, -2.22, 0.06), (2.50, -2.30, 0.008)]
    tube([(side * x, y, 0.1, r) for x, y, r in blade], paint.bone, around=14, sub=2)
    thumb = [(2.76, -1.22, 0.14), (2.58, -1.50, 0.12), (2.60, -1.78, 0.07), (2.72, -1.92, 0.008)]
    tube([(side * x, y, 0.1, r) for x, y, r in thumb], paint.bone, around=14, sub=2)


def beard(paint):
    """Tentacles between which the engines are."""
    for x, bend, length in ((0.25, 0.10, 0.95), (0.62, 0.22, 0.90), (0.98, 0.34, 0.74)):
        y = -1.65
        points = [(x, y, 0.1, 0.22), (x + bend * 0.4, y - length * 0.4, 0.1, 0.18), (x - bend * 0.1, y - length * 0.75, 0.05, 0.11), (x + bend * 0.5, y - length - 0.25, 0, 0.015)]
        greeble_parts.tentacle(paint.light_shell, points, suckers=paint.goo)
    greeble_parts.engines(paint, 0.60, -1.95, size=2.4, z=-0.1)
