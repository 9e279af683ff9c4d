"""Greeble hive: a nest the size of a town. Lobes of shell around a glowing pit, tubes between them, spikes outside."""

import math

from modelling import ball, on_circle, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (400, 400)
LIGHT = "greebles"
SAMPLES = 8
DAMAGED = True
LOBES = 7


def build():
    paint = greeble_paint(scale=3)
    paint.pit = Surface("pit", "#8aff3a", 0.2, coat=1, grime=0.5, noise=4, emit="#48ff18", power=0.55)
    base(paint)
    for i, (angle, x, y) in enumerate(on_circle(LOBES, 1.12, 0)):
        lobe(paint, i, angle, x, y)
    pit(paint)
    outer_spikes(paint)
    for i, (angle, x, y) in enumerate(on_circle(3, 1.22, 90 + 60)):
        turret(paint, x * 0.62, y * 0.62)


def base(paint):
    ball(0, 0, -0.10, 1.25, 1.22, 0.42, paint.flesh)
    for angle, x, y in on_circle(LOBES, 1.0, 180 / LOBES):
        arch = [(x * 0.35, y * 0.35, 0.34, 0.10), (x * 0.85, y * 0.85, 0.36, 0.13), (x * 1.35, y * 1.35, 0.0, 0.09), (x * 1.62, y * 1.62, -0.1, 0.02)]
        tube(arch, paint.shell, around=16, sub=2)
        for t in (0.6, 0.85, 1.1):
            ball(x * t, y * t, 0.47 - 0.28 * max(0, t - 0.85), 0.055, 0.055, 0.045, paint.goo)


def lobe(paint, i, angle, x, y):
    """A dome in overlapping scales with a lit doorway."""
    stuff = paint.light_shell if i % 2 else paint.shell
    ball(x, y, 0.02, 0.50, 0.46, 0.42, stuff, rot=-math.degrees(angle))
    ring(x, y, 0.20, 0.405, 0.045, paint.bone, around=40)
    ring(x, y, 0.34, 0.23, 0.035, paint.bone, around=40)
    ball(x, y, 0.38, 0.175, 0.175, 0.10, paint.magenta if i in (0, 3, 4) else paint.pit)
    ball(x, y, 0.455, 0.07, 0.085, 0.04, paint.pupil)
    for _, px, py in on_circle(8, 0.33, 11 * i):
        ball(x + px, y + py, 0.29, 0.038, 0.038, 0.03, paint.goo)


def pit(paint):
    """In the middle, what they keep warm: an eye over a pool."""
    ring(0, 0, 0.36, 0.50, 0.13, paint.light_shell, around=48, across=14)
    ball(0, 0, 0.30, 0.44, 0.44, 0.10, paint.pit)
    for angle, x, y in on_circle(14, 0.46, 0):
        dx, dy = -math.sin(angle) * 0.17, -math.cos(angle) * 0.17
        tube([(x, y, 0.46, 0.045), (x + dx * 0.6, y + dy * 0.6, 0.47, 0.03), (x + dx, y + dy, 0.44, 0.004)], paint.bone)
    ball(0, 0, 0.40, 0.23, 0.23, 0.16, paint.eye)
    ball(0, 0.04, 0.54, 0.06, 0.13, 0.03, paint.pupil)


def outer_spikes(paint):
    for i, (angle, x, y) in enumerate(on_circle(21, 1.42, 8)):
        length = 0.46 if i % 3 == 0 else 0.28
        dx, dy = math.sin(angle) * length, math.cos(angle) * length
        greeble_parts.spike(paint, x, y, 0.02, dx, dy, 0.075, mirror=False)


def turret(paint, x, y):
    ball(x, y, 0.46, 0.15, 0.15, 0.11, paint.teal)
    ring(x, y, 0.47, 0.15, 0.035, paint.light_shell)
    ball(x, y, 0.57, 0.06, 0.06, 0.04, paint.magenta)
