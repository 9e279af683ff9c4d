"""Jammer: a walking antenna. A dish of ribs and membrane, a brain in a jar, and an unpleasant hum."""

import math

from modelling import ball, loft, on_circle, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (128, 128)
LIGHT = "greebles"
RIBS = 12


def build():
    paint = greeble_paint()
    paint.jar = Surface("jar", "#c8ffb0", 0.05, coat=1, grime=0, emit="#7aff3c", power=0.22, alpha=0.55)
    paint.brain = Surface("brain", "#ff8cc8", 0.3, grime=0.5, noise=20, bump=0.8, emit="#ff3fa0", power=0.4)
    dish(paint)
    body(paint)
    brain(paint)
    feelers(paint)


def dish(paint):
    """Scalloped like an umbrella, seen from above."""
    for i, (angle, x, y) in enumerate(on_circle(RIBS, 0.50, 15)):
        ahead = angle + 2 * math.pi / RIBS
        x2, y2 = 0.50 * math.sin(ahead), 0.50 * math.cos(ahead)
        mx, my = (x + x2) / 2 * 0.86, (y + y2) / 2 * 0.86
        plate([(x * 0.3, y * 0.3), (x, y), (mx, my), (x2, y2), (x2 * 0.3, y2 * 0.3)], 0.0, 0.022, paint.membrane, 0.006)
        rib = [(x * 0.25, y * 0.25, 0.04, 0.024), (x * 0.7, y * 0.7, 0.035, 0.020), (x * 1.0, y * 1.0, 0.03, 0.014), (x * 1.16, y * 1.16, 0.03, 0.003)]
        tube(rib, paint.bone, sub=2)
        ball(x * 1.0, y * 1.0, 0.04, 0.028, 0.028, 0.024, paint.magenta if i % 2 else paint.goo)
    for radius in (0.26, 0.40):
        ring(0, 0, 0.03, radius, 0.010, paint.shell, around=48)


def body(paint):
    sections = [(0.26, 0.05, 0.06, 0.06), (0.18, 0.15, 0.14, 0.06), (0.0, 0.21, 0.17, 0.06), (-0.16, 0.18, 0.14, 0.06), (-0.28, 0.07, 0.07, 0.05)]
    loft(sections, paint.shell, sub=2)
    greeble_parts.eyes(paint, 0.08, 0.21, 0.16, 0.052, look=(0.0, 0.02))
    greeble_parts.engines(paint, 0.09, -0.26, size=0.8, z=0.05)


def brain(paint):
    ball(0.045, -0.04, 0.20, 0.075, 0.10, 0.07, paint.brain, mirror=True)
    for y in (0.02, -0.04, -0.10):
        tube([(0.0, y, 0.255, 0.014), (0.06, y + 0.015, 0.26, 0.014), (0.11, y, 0.22, 0.012)], paint.brain, mirror=True)
    ball(0, -0.035, 0.19, 0.155, 0.165, 0.13, paint.jar)
    ring(0, -0.035, 0.19, 0.155, 0.022, paint.light_shell)


def feelers(paint):
    """Two aerials with sparks at their ends, ahead."""
    tube([(0.05, 0.24, 0.08, 0.022), (0.12, 0.40, 0.10, 0.016), (0.10, 0.54, 0.11, 0.012), (0.15, 0.60, 0.11, 0.010)], paint.light_shell, mirror=True, sub=2)
    ball(0.155, 0.605, 0.115, 0.030, 0.030, 0.028, paint.magenta, mirror=True)
    for y, w in ((0.40, 0.05), (0.47, 0.042), (0.53, 0.034)):
        tube([(0.115 - w, y, 0.11, 0.008), (0.115 + w, y + 0.015, 0.11, 0.008)], paint.bone, mirror=True)
