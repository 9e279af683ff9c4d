"""Burrower: a digger that lays mines. A drill for a nose, shovel claws, and a hopper of eggs behind."""

import math

from modelling import ball, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"


def build():
    paint = greeble_paint(shell="#4a2c78", light_shell="#7a4a9c")
    drill(paint)
    body(paint)
    shovels(paint)
    hopper(paint)
    greeble_parts.eyes(paint, 0.135, 0.20, 0.13, 0.055, look=(0.012, 0.02))
    for hip, knee, foot in (((0.22, -0.04), (0.38, -0.08), (0.44, -0.24)), ((0.22, -0.16), (0.34, -0.26), (0.36, -0.42))):
        greeble_parts.leg(paint, hip, knee, foot)


def drill(paint):
    cone = [(0.615, 0.006, 0.006, 0.05), (0.52, 0.05, 0.05, 0.05), (0.40, 0.10, 0.10, 0.05), (0.30, 0.135, 0.13, 0.05), (0.26, 0.12, 0.12, 0.05)]
    loft(cone, paint.bone, sub=2)
    thread = []
    for i in range(40):
        t = i / 39
        y, r = 0.29 + 0.31 * t, 0.145 * (1 - t) ** 0.85 + 0.006
        a = t * 2 * math.pi * 3.4
        thread.append((r * math.sin(a), y, 0.05 + r * math.cos(a), 0.019 * (1 - 0.6 * t)))
    tube(thread, paint.shell, around=8, sub=0)
    ring(0, 0.27, 0.05, 0.135, 0.026, paint.goo, axis="y")


def body(paint):
    sections = [(0.28, 0.12, 0.11, 0.03), (0.18, 0.20, 0.16, 0.03), (0.02, 0.25, 0.19, 0.03), (-0.14, 0.24, 0.18, 0.03), (-0.26, 0.17, 0.14, 0.03)]
    loft(sections, paint.flesh, sub=2)
    for y, w in ((0.14, 0.205), (0.02, 0.24), (-0.10, 0.235)):
        greeble_parts.armour_segment(paint.shell, paint.bone, y, w, 0.215, sweep=0.25, size=0.40)
    greeble_parts.spots(paint, [(0.12, 0.01, 0.195, 0.026), (0.12, -0.11, 0.195, 0.026)])


def shovels(paint):
    tube([(0.20, 0.14, 0, 0.055), (0.36, 0.12, 0.02, 0.055), (0.42, 0.24, 0.03, 0.05)], paint.flesh, mirror=True, sub=2)
    ball(0.37, 0.13, 0.03, 0.07, 0.07, 0.06, paint.light_shell, mirror=True)
    spade = [(0.34, 0.22), (0.32, 0.36), (0.38, 0.48), (0.48, 0.46), (0.56, 0.34), (0.52, 0.20), (0.43, 0.17)]
    plate(spade, 0.02, 0.06, paint.light_shell, 0.03, mirror=True)
    for x, y, dx in ((0.35, 0.42, -0.02), (0.42, 0.475, 0.0), (0.505, 0.44, 0.03), (0.555, 0.36, 0.04)):
        greeble_parts.spike(paint, x, y, 0.045, dx, 0.085, 0.026)


def hopper(paint):
    """An open basket with mines to lay."""
    loft([(-0.20, 0.15, 0.11, 0), (-0.30, 0.21, 0.12, 0), (-0.46, 0.20, 0.11, 0), (-0.54, 0.12, 0.08, 0)], paint.shell, sub=2)
    for x, y, r, stuff in ((0, -0.33, 0.075, "goo"), (0.105, -0.40, 0.062, "magenta"), (-0.105, -0.40, 0.062, "magenta"), (0, -0.475, 0.058, "goo")):
        ball(x, y, 0.10, r, r, r * 0.8, paint.light_shell)
        ball(x, y + 0.01, 0.10 + r * 0.72, r * 0.40, r * 0.40, r * 0.2, getattr(paint, stuff))
        for k in range(6):
            a = k * math.pi / 3 + x * 9
            tube([(x + r * 0.6 * math.sin(a), y + r * 0.6 * math.cos(a), 0.14, 0.013), (x + r * 1.25 * math.sin(a), y + r * 1.25 * math.cos(a), 0.13, 0.003)], paint.bone)
    for x in (0.0, 0.11):
        tube([(x * 1.5 + 0.03, -0.25, 0.16, 0.012), (x * 1.9 + 0.045, -0.38, 0.17, 0.012), (x + 0.03, -0.55, 0.08, 0.012)], paint.bone, mirror=True)
