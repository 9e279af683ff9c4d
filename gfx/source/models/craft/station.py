"""Cat station: a round house with ears, four arms of docks around it, a yarn ball of a reactor, and many lit windows."""

import math

from modelling import ball, on_circle, plate, ring, tube
from paint import cat_paint, light

SIZE = (400, 400)
LIGHT = "cats"
SAMPLES = 8
DAMAGED = True


def build():
    paint = cat_paint(scale=3, panel=0.14)
    paint.window = light("window", "#fff0c0", "#ffd070", 0.9)
    outer_ring(paint)
    for turn in (45, 135, 225, 315):
        dock_arm(paint, turn)
    core(paint)
    ears(paint)
    face(paint)
    guns(paint)


def turned(points, turn):
    """Points drawn for an arm that goes ahead, turned clockwise."""
    a = math.radians(turn)
    return [(x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a), *rest) for x, y, *rest in points]


def outer_ring(paint):
    ring(0, 0, 0, 1.38, 0.13, paint.hull, around=96, across=14)
    ring(0, 0, 0.10, 1.38, 0.055, paint.stripe, around=96)
    ring(0, 0, 0.02, 1.24, 0.035, paint.dark, around=96)
    for i, (_, x, y) in enumerate(on_circle(48, 1.475, 3.75)):
        ball(x, y, 0.07, 0.020, 0.020, 0.016, paint.window if i % 3 else paint.cyan)
    for angle, _, _ in on_circle(12, 1, 15):
        turn = math.degrees(angle)
        plate(turned([(-0.09, 1.26), (0.09, 1.26), (0.075, 1.52), (-0.075, 1.52)], turn), 0.06, 0.09, paint.navy, 0.025)


def dock_arm(paint, turn):
    plate(turned([(-0.13, 0.6), (0.13, 0.6), (0.10, 1.75), (-0.10, 1.75)], turn), -0.08, 0.20, paint.hull, 0.04)
    plate(turned([(-0.05, 0.75), (0.05, 0.75), (0.05, 1.62), (-0.05, 1.62)], turn), 0.115, 0.02, paint.dark, 0.01)
    plate(turned([(-0.25, 1.66), (0.25, 1.66), (0.22, 1.90), (0.08, 1.84), (-0.08, 1.84), (-0.22, 1.90)], turn), -0.06, 0.22, paint.stripe, 0.04)
    for side in (-0.17, 0.17):
        tube(turned([(side, 0.9, 0.04, 0.035), (side, 1.6, 0.04, 0.035)], turn), paint.steel, sub=0)
    for y in (0.82, 1.0, 1.18, 1.52):
        (x, dy, _) = turned([(0, y, 0)], turn)[0]
        ball(x, dy, 0.14, 0.026, 0.026, 0.02, paint.cyan)
    for side in (-0.14, 0.14):
        (x, dy, _) = turned([(side, 1.86, 0)], turn)[0]
        ball(x, dy, 0.10, 0.04, 0.04, 0.03, paint.amber)


def core(paint):
    levels = [(0.88, 0.00, 0.14), (0.78, 0.14, 0.12), (0.60, 0.26, 0.10)]
    for radius, z, height in levels:
        disc = [(x, y) for _, x, y in on_circle(40, radius)]
        plate(disc, z, height, paint.hull, 0.05)
        ring(0, 0, z + height * 0.45, radius + 0.005, 0.022, paint.stripe if radius > 0.8 else paint.dark, around=64)
    for count, radius, z in ((36, 0.90, 0.10), (28, 0.70, 0.275)):
        for i, (_, x, y) in enumerate(on_circle(count, radius, 4)):
            ball(x, y, z, 0.019, 0.019, 0.016, paint.window if i % 4 else paint.amber)


def ears(paint):
    """The station looks towards its nose."""
    plate([(0.24, 0.72), (0.74, 0.42), (0.86, 1.16)], 0.10, 0.22, paint.stripe, 0.06, mirror=True)
    plate([(0.40, 0.74), (0.68, 0.57), (0.76, 0.99)], 0.315, 0.03, paint.pink, 0.02, mirror=True)


def face(paint):
    """Two panorama windows for eyes, a reactor for a nose."""
    for side in (-1, 1):
        eye = [(side * (0.26 + 0.15 * math.sin(a)), 0.16 + 0.19 * math.cos(a)) for a in [i * math.pi / 12 for i in range(24)]]
        plate(eye, 0.34, 0.05, paint.dark, 0.03)
        ball(side * 0.26, 0.16, 0.37, 0.115, 0.15, 0.05, paint.cyan)
        ball(side * 0.26, 0.18, 0.42, 0.035, 0.10, 0.02, paint.dark)
    yarn_ball(paint, 0, -0.20, 0.36, 0.17)
    for side in (-1, 1):
        for k in (-1, 0, 1):
            tube([(side * 0.24, -0.20 + 0.05 * k, 0.40, 0.016), (side * 0.62, -0.20 + 0.17 * k, 0.36, 0.012), (side * 1.02, -0.22 + 0.30 * k, 0.22, 0.008)], paint.steel)


def yarn_ball(paint, x, y, z, r):
    ball(x, y, z, r, r, r * 0.7, paint.stripe)
    for k in range(4):
        a = k * math.pi / 4 + 0.3
        loop = []
        for i in range(17):
            t = -math.pi / 2 + math.pi * i / 16
            across = r * 0.35
            px, py = across * math.cos(t), r * math.sin(t)
            loop.append((x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z + r * 0.68 * math.cos(t) + 0.01, 0.022))
        tube(loop, paint.amber if k == 1 else paint.hull, around=8, sub=0)


def guns(paint):
    for x, y, turn in ((1.10, 0.60, 45), (-1.10, 0.60, -45), (0, -1.20, 180)):
        ball(x, y, 0.16, 0.15, 0.15, 0.12, paint.navy)
        ring(x, y, 0.15, 0.15, 0.03, paint.steel)
        for dx in (-0.05, 0.05):
            barrel = turned([(dx, 0.0, 0.24, 0.034), (dx, 0.30, 0.24, 0.030)], turn)
            tube([(px + x, py + y, pz, r) for px, py, pz, r in barrel], paint.steel)
