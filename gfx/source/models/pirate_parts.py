"""Old cat ships, badly painted: rust, patches with bolts, drips, skulls, teeth, half an ear."""

import math

from modelling import ball, plate, tube
from paint import cat_paint, light, Surface


def pirate_paint(hull, stripe, navy):
    paint = cat_paint(hull=hull, stripe=stripe, navy=navy, grime=0.5, gloss=0.05)
    paint.rust = Surface("rust", "#8a4a2c", 0.8, grime=0.6, noise=14, bump=0.3)
    paint.patch = Surface("patch", "#8e98a0", 0.5, metal=0.6, grime=0.5, noise=8)
    paint.bone = Surface("bone", "#efe6cc", 0.5, grime=0.2)
    paint.glass = light("pirate glass", "#3a1a06", "#ff8a1c", 0.22, spec=1, coat=1)
    paint.cyan = light("pirate engine", "#ffd0a0", "#ff6a1c", 4.0)
    paint.amber = paint.red
    return paint


def torn_ears(paint, inner=(0.055, 0.425), outer=(0.185, 0.285), tip=(0.225, 0.585), z=0.03):
    """The left one is whole, the right one lost an argument."""
    (x0, y0), (x1, y1), (x2, y2) = inner, outer, tip
    plate([(-x0, y0), (-x1, y1), (-x2, y2)], z, 0.10, paint.stripe, 0.03)
    middle = [(-(x0 + x1 + x2) / 3, (y0 + y1 + y2) / 3)]
    inside = [(middle[0][0] + (x - middle[0][0]) * 0.5, middle[0][1] + (y - middle[0][1]) * 0.5) for x, y in ((-x0, y0), (-x1, y1), (-x2, y2))]
    plate(inside, z + 0.095, 0.015, paint.dark, 0.008)

    def between(a, b, t):
        return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)

    a, b = between(inner, tip, 0.52), between(outer, tip, 0.60)
    bite = (between(a, b, 0.45)[0] - 0.01, between(a, b, 0.45)[1] - 0.05)
    plate([inner, outer, b, bite, a], z, 0.10, paint.stripe, 0.015)


def bolted_patch(paint, x, y, width, height, z, turn=0):
    """A plate of other metal with four bolts; turn in degrees."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(dx, dy):
        return x + dx * cos - dy * sin, y + dx * sin + dy * cos

    w, h = width / 2, height / 2
    plate([at(-w, -h), at(w, -h), at(w, h), at(-w, h)], z, 0.025, paint.patch, 0.01)
    for dx in (-w * 0.72, w * 0.72):
        for dy in (-h * 0.68, h * 0.68):
            bx, by = at(dx, dy)
            ball(bx, by, z + 0.025, 0.011, 0.011, 0.010, paint.dark)


def skull(paint, x, y, size, z):
    """A cat's skull, by somebody in a hurry."""
    s = size
    ball(x, y + 0.1 * s, z, s, s * 0.85, 0.018, paint.bone)
    plate([(x - s * 0.5, y - s * 0.4), (x + s * 0.5, y - s * 0.4), (x + s * 0.42, y - s * 1.05), (x - s * 0.42, y - s * 1.05)], z - 0.01, 0.025, paint.bone, 0.006)
    for side in (-1, 1):
        plate([(x + side * s * 0.3, y + s * 0.75), (x + side * s * 0.92, y + s * 0.35), (x + side * s * 0.95, y + s * 1.25)], z - 0.01, 0.025, paint.bone, 0.006)
        ball(x + side * s * 0.40, y + 0.12 * s, z + 0.012, s * 0.26, s * 0.30, 0.014, paint.dark)
    for i in (-1, 0, 1):
        tube([(x + i * s * 0.26, y - s * 0.62, z + 0.012, s * 0.05), (x + i * s * 0.26, y - s * 1.02, z + 0.012, s * 0.05)], paint.dark, sub=0)


def teeth(paint, y, width):
    """Painted along the jaw."""
    for i in range(-2, 3):
        x = width * i / 2.2
        drop = 0.012 * i * i
        plate([(x - width * 0.2, y - drop), (x + width * 0.2, y - drop), (x, y - 0.06 - drop)], 0.075, 0.02, paint.bone, 0.004)


def drips(paint, places):
    """Paint that ran towards the tail."""
    for x, y in places:
        tube([(x, y, 0.05, 0.016), (x, y - 0.06, 0.045, 0.012), (x, y - 0.10, 0.04, 0.014)], paint.rust)
