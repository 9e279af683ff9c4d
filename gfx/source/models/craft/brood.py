"""Brood: a flying nursery. A swollen body in armour bands with rows of glowing cells where Gnats wait."""

from modelling import ball, loft, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (256, 288)
LIGHT = "greebles"
SAMPLES = 8
DAMAGED = True
# y, half width, half height
BANDS = ((0.62, 0.44, 0.34), (0.34, 0.62, 0.42), (0.04, 0.74, 0.46), (-0.28, 0.76, 0.46), (-0.60, 0.64, 0.42), (-0.88, 0.44, 0.32))


def build():
    paint = greeble_paint(scale=2)
    paint.cell = Surface("cell", "#ffb04a", 0.15, coat=1, grime=0.4, noise=5, emit="#ff3fd8", power=0.28)
    belly(paint)
    for i, band in enumerate(BANDS):
        greeble_parts.armour_segment(paint.shell if i % 2 else paint.light_shell, paint.bone, *band, sweep=0.22, size=0.62)
    for y, w, h in BANDS[1:5]:
        nursery(paint, y - 0.19, w, h)
    head(paint)
    arms(paint)
    greeble_parts.engines(paint, 0.26, -1.12, size=2.4)


def belly(paint):
    sections = [(0.80, 0.22, 0.20), (0.5, 0.50, 0.36), (0.1, 0.70, 0.43), (-0.35, 0.72, 0.42), (-0.8, 0.50, 0.34), (-1.1, 0.26, 0.22), (-1.22, 0.1, 0.1)]
    loft([(y, w, h, 0) for y, w, h in sections], paint.flesh, around=32, sub=2)


def nursery(paint, y, w, h):
    """A row of cells, one in three open and lit."""
    for k, across in enumerate((0.0, 0.34, 0.66)):
        x = across * w
        z = h * (1 - across**2) ** 0.5
        r = 0.095 - 0.022 * k
        dy = -0.22 * across**1.6 * w
        ball(x, y + dy, z, r, r * 0.95, r * 0.7, paint.cell if k != 1 else paint.goo, mirror=k > 0)
        ring(x, y + dy, z - 0.005, r * 1.05, r * 0.30, paint.bone, mirror=k > 0)


def head(paint):
    skull = [(1.12, 0.10, 0.10, 0.04), (1.02, 0.26, 0.20, 0.04), (0.84, 0.34, 0.26, 0.05), (0.66, 0.24, 0.22, 0.05)]
    loft(skull, paint.teal, around=24, sub=2)
    greeble_parts.eyes(paint, 0.20, 0.98, 0.22, 0.125, look=(0.02, 0.05), lid=True)
    greeble_parts.eyes(paint, 0.33, 0.82, 0.20, 0.07, look=(0.02, 0.02), lid=True)
    greeble_parts.mandibles(paint, 1.04, size=1.5)


def arms(paint):
    """Short grabbers with turrets on their shoulders."""
    for x, y in ((0.50, 0.40),):
        tube([(x - 0.1, y, 0, 0.12), (x + 0.28, y + 0.12, 0.05, 0.12), (x + 0.42, y + 0.34, 0.05, 0.09)], paint.flesh, mirror=True, sub=2)
        ball(x + 0.26, y + 0.12, 0.10, 0.15, 0.15, 0.12, paint.light_shell, mirror=True)
        tube([(x + 0.40, y + 0.30, 0.05, 0.09), (x + 0.50, y + 0.48, 0.05, 0.08), (x + 0.40, y + 0.68, 0.05, 0.01)], paint.bone, mirror=True, sub=2)
        tube([(x + 0.36, y + 0.32, 0.05, 0.06), (x + 0.30, y + 0.48, 0.05, 0.05), (x + 0.36, y + 0.60, 0.05, 0.01)], paint.bone, mirror=True, sub=2)
    ball(0.52, 0.40, 0.34, 0.13, 0.13, 0.10, paint.teal, mirror=True)
    for dx in (-0.04, 0.04):
        tube([(0.52 + dx, 0.42, 0.42, 0.03), (0.52 + dx, 0.66, 0.42, 0.026)], paint.bone, mirror=True)
    ball(0.52, 0.38, 0.43, 0.05, 0.05, 0.04, paint.magenta, mirror=True)
    for y, reach in ((-0.25, 1.05), (-0.62, 0.95)):
        greeble_parts.spike(paint, 0.70, y, 0.0, reach - 0.70, -0.30, 0.075)
