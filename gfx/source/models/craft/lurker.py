"""Lurker: a flat ray that hides in plain space. Dark wings, a row of small cold eyes, a mouth too wide."""

from modelling import ball, loft, plate, tube, wing
from models import greeble_parts
from paint import greeble_paint

SIZE = (128, 128)
LIGHT = "greebles"


def build():
    paint = greeble_paint(shell="#2c2a56", light_shell="#4a3a86", teal="#17495a")
    wings(paint)
    back(paint)
    mouth(paint)
    for x, y, r in ((0.045, 0.25, 0.040), (0.125, 0.225, 0.032), (0.19, 0.18, 0.024)):
        ball(x, y, 0.135 - x * 0.2, r, r, r * 0.8, paint.eye, mirror=True)
        ball(x + 0.004, y + r * 0.4, 0.135 - x * 0.2 + r * 0.7, r * 0.42, r * 0.5, r * 0.25, paint.pupil, mirror=True)
    tail(paint)


def wings(paint):
    sections = [
        (0.0, 0.30, -0.26, 0.13, 0),
        (0.20, 0.24, -0.22, 0.09, 0),
        (0.40, 0.08, -0.20, 0.045, 0),
        (0.54, -0.14, -0.28, 0.022, 0),
        (0.60, -0.34, -0.40, 0.010, 0),
    ]
    wing(sections, paint.shell, sub=2)
    edge = [(0.14, 0.28, 0.02, 0.02), (0.32, 0.18, 0.015, 0.022), (0.49, -0.04, 0.01, 0.018), (0.60, -0.36, 0.0, 0.006)]
    tube(edge, paint.bone, mirror=True, sub=2)
    for i, x in enumerate((0.24, 0.34, 0.44)):
        y = 0.10 - i * 0.10
        rib = [(x, y, 0.07 - i * 0.018, 0.012), (x + 0.03, y - 0.16, 0.05 - i * 0.014, 0.012), (x + 0.02, y - 0.26, 0.02, 0.004)]
        tube(rib, paint.light_shell, mirror=True)
    for x, y, r in ((0.30, 0.04, 0.020), (0.40, -0.07, 0.017), (0.49, -0.19, 0.013)):
        ball(x, y, 0.055, r, r * 1.5, 0.014, paint.magenta, mirror=True, rot=30)


def back(paint):
    for y, w in ((0.12, 0.17), (0.0, 0.19), (-0.12, 0.155), (-0.23, 0.10)):
        scale = [(-w, y - 0.05), (-w * 0.6, y + 0.06), (0, y + 0.11), (w * 0.6, y + 0.06), (w, y - 0.05), (0, y + 0.005)]
        plate(scale, 0.105, 0.04, paint.light_shell, 0.02)
    loft([(0.06, 0.010, 0.02, 0.15), (-0.10, 0.014, 0.02, 0.15), (-0.28, 0.008, 0.02, 0.12)], paint.goo)


def mouth(paint):
    lip = [(-0.21, 0.27, 0.02, 0.02), (-0.11, 0.345, 0.03, 0.028), (0, 0.365, 0.03, 0.03), (0.11, 0.345, 0.03, 0.028), (0.21, 0.27, 0.02, 0.02)]
    tube(lip, paint.flesh, sub=2)
    for x, y in ((0.03, 0.375), (0.09, 0.365), (0.15, 0.335), (0.20, 0.295)):
        greeble_parts.spike(paint, x, y - 0.01, 0.03, x * 0.15, 0.075, 0.016)


def tail(paint):
    tube([(0, -0.22, 0.02, 0.06), (0.01, -0.36, 0.03, 0.035), (-0.015, -0.50, 0.03, 0.022), (0.01, -0.60, 0.03, 0.006)], paint.flesh, sub=2)
    for x, y in ((0, -0.34), (0.0, -0.43), (-0.01, -0.51)):
        tube([(x - 0.05, y - 0.03, 0.03, 0.006), (x, y + 0.01, 0.04, 0.018), (x + 0.05, y - 0.03, 0.03, 0.006)], paint.bone)
    greeble_parts.engines(paint, 0.10, -0.24, size=0.75)
