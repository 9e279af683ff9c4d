"""Bulwark: all forehead. A crescent shield of layered shell, and a small crab that hides behind it."""

import math

from modelling import ball, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint

SIZE = (144, 144)
LIGHT = "greebles"
CENTRE_Y = -0.16  # of the circle the shield is part of


def build():
    paint = greeble_paint()
    crab(paint)
    shield(paint)
    arms(paint)
    for hip, knee, foot in (((0.20, -0.20), (0.38, -0.22), (0.46, -0.38)), ((0.18, -0.30), (0.32, -0.38), (0.34, -0.54))):
        greeble_parts.leg(paint, hip, knee, foot)
    greeble_parts.engines(paint, 0.13, -0.44, size=1.1)


def arc(angle, radius):
    a = math.radians(angle)
    return radius * math.sin(a), CENTRE_Y + radius * math.cos(a)


def crescent(spread, inner, outer, pinch=0.55, steps=14):
    """Outline of a piece of a ring that gets thinner towards its ends."""
    front, back = [], []
    for i in range(steps + 1):
        angle = -spread + 2 * spread * i / steps
        thin = 1 - pinch * abs(angle / spread) ** 1.5
        front.append(arc(angle, outer))
        back.append(arc(angle, outer - (outer - inner) * thin))
    return front + back[::-1]


def shield(paint):
    plate(crescent(72, 0.50, 0.74), 0.02, 0.12, paint.shell, 0.06)
    plate(crescent(58, 0.53, 0.685), 0.13, 0.06, paint.light_shell, 0.04)
    rim = [(*arc(a, 0.735), 0.09, 0.03 - 0.018 * abs(a / 74) ** 2) for a in range(-74, 75, 8)]
    tube(rim, paint.bone, sub=2)
    for angle in (-62, -47, -31, -15, 0, 15, 31, 47, 62):
        x, y = arc(angle, 0.73)
        dx, dy = greeble_parts.toward(angle, 0.085)
        greeble_parts.spike(paint, x, y, 0.09, dx, dy, 0.028, mirror=False)
    for angle in (-46, -23, 0, 23, 46):
        x, y = arc(angle, 0.605)
        ball(x, y, 0.19, 0.042, 0.028, 0.022, paint.goo, rot=-angle)
        ring(x, y, 0.185, 0.045, 0.014, paint.shell)


def crab(paint):
    body = [(0.22, 0.10, 0.10, 0), (0.12, 0.22, 0.17, 0), (-0.06, 0.28, 0.20, 0), (-0.24, 0.24, 0.17, 0), (-0.40, 0.12, 0.10, 0)]
    loft(body, paint.flesh, sub=2)
    for y, w in ((-0.02, 0.235), (-0.15, 0.22), (-0.27, 0.17)):
        greeble_parts.armour_segment(paint.shell, paint.bone, y, w, 0.215, sweep=0.3, size=0.42)
    skull = [(0.30, 0.06, 0.06, 0.05), (0.25, 0.15, 0.12, 0.05), (0.15, 0.17, 0.13, 0.06), (0.08, 0.10, 0.10, 0.06)]
    loft(skull, paint.teal, sub=2)
    greeble_parts.eyes(paint, 0.085, 0.22, 0.165, 0.065, look=(0.0, 0.025))


def arms(paint):
    """Hold the shield from behind."""
    tube([(0.22, 0.0, 0.02, 0.06), (0.38, 0.06, 0.04, 0.06), (0.44, 0.22, 0.05, 0.05)], paint.flesh, mirror=True, sub=2)
    ball(0.40, 0.09, 0.06, 0.075, 0.08, 0.06, paint.light_shell, mirror=True)
