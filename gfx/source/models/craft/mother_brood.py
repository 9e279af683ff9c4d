"""Mother Brood: three nests of eggs on one very large parent. Parts sit where data/craft/mother-brood.json says."""

import math

from modelling import ball, begin_part, loft, plate, ring, tube
from models import greeble_parts
from paint import greeble_paint, Surface

SIZE = (500, 620)
LIGHT = "greebles"
SAMPLES = 8
PARTS = {
    "body": (-2.4, -2.6, 2.4, 3.05),
    "nest-l": (-2.45, -1.25, -0.6, 0.75),
    "nest-r": (0.6, -1.25, 2.45, 0.75),
    "nest-tail": (-1.0, -3.05, 1.0, -0.9),
}
ORDER = ("body", "nest-l", "nest-r", "nest-tail")
PIVOTS = {"nest-l": (-1.5, -0.3), "nest-r": (1.5, -0.3), "nest-tail": (0, -1.9)}
DAMAGED = ("body", "nest-l", "nest-r", "nest-tail")


def build():
    paint = greeble_paint(shell="#5b2a86", light_shell="#8038a8", scale=4)
    paint.egg = Surface("egg", "#d878c8", 0.15, coat=1, grime=0.6, noise=5, emit="#ff3fd8", power=0.22)
    paint.egg_green = Surface("green egg", "#7fd83a", 0.15, coat=1, grime=0.6, noise=5, emit="#48ff18", power=0.28)
    paint.embryo = Surface("embryo", "#3a0f4a", 0.3, coat=0.6, grime=0.2)
    begin_part("body")
    body(paint)
    head(paint)
    arms(paint)
    begin_part("nest-l")
    nest(paint, -1.5, -0.3, 0.62, 3)
    begin_part("nest-r")
    nest(paint, 1.5, -0.3, 0.62, 5)
    begin_part("nest-tail")
    nest(paint, 0, -1.9, 0.68, 7)
    sting(paint)


def body(paint):
    core = [(1.5, 0.4, 0.34), (1.1, 0.8, 0.5), (0.3, 1.05, 0.62), (-0.5, 1.0, 0.6), (-1.2, 0.7, 0.46), (-1.8, 0.36, 0.3)]
    loft([(y, w, h, 0) for y, w, h in core], paint.flesh, around=32, sub=2)
    for i, (y, w, h) in enumerate(((1.15, 0.82, 0.56), (0.68, 1.02, 0.68), (0.16, 1.10, 0.72), (-0.38, 1.02, 0.68), (-0.88, 0.82, 0.58), (-1.32, 0.58, 0.46))):
        greeble_parts.armour_segment(paint.shell if i % 2 else paint.light_shell, paint.bone, y, w, h, sweep=0.30, size=1.1)
        loft([(y - 0.36, w * 0.82, h * 0.97, 0), (y - 0.43, w * 0.78, h * 0.95, 0)], paint.goo, around=36, sub=1, sweep=0.30)
        across = 0.66
        ball(w * across, y - 0.12 - 0.3 * across**1.6 * w, h * math.sqrt(1 - across**2), 0.075, 0.06, 0.045, paint.goo, mirror=True)
        brooding(paint, y - 0.05, h, 0.25 * w, paint.egg_green if i == 2 else paint.egg)
    for x, y in ((1.12, -0.28), (-1.12, -0.28), (0, -1.62)):
        cradle(paint, x, y)


def brooding(paint, y, h, w, stuff):
    """An egg under the skin of the back, held by two ribs."""
    ball(0, y, h * 0.93, w * 1.25, 0.22, 0.10, paint.flesh)
    ball(0, y, h * 0.97, w, 0.17, 0.13, stuff)
    embryo(paint, 0, y, h * 0.97 + 0.12, 0.07)
    for dy in (0.15, -0.17):
        rib = [(-w * 1.5, y + dy - 0.05, h * 0.90, 0.045), (-w * 0.7, y + dy, h * 1.06, 0.05), (0, y + dy + 0.03, h * 1.12, 0.04)]
        tube(rib + [(-x, ry, z, r) for x, ry, z, r in rib[1::-1]], paint.bone, around=10, sub=2)


def embryo(paint, x, y, z, size):
    """Something curled up that looks back."""
    curl = [(0.9, 0.4, 0.30), (0.5, -0.5, 0.42), (-0.4, -0.6, 0.40), (-0.7, 0.2, 0.55)]
    tube([(x + dx * size, y + dy * size, z, r * size) for dx, dy, r in curl], paint.embryo, around=8, sub=1)
    ball(x - 0.62 * size, y + 0.35 * size, z + 0.02, size * 0.62, size * 0.62, size * 0.5, paint.embryo)
    ball(x - 0.70 * size, y + 0.45 * size, z + 0.02 + size * 0.4, size * 0.26, size * 0.26, size * 0.2, paint.eye)


def cradle(paint, x, y):
    """The stump below a nest."""
    ball(x, y, 0.20, 0.34, 0.36, 0.22, paint.flesh)
    ball(x, y, 0.40, 0.15, 0.16, 0.08, paint.magenta)
    for k in range(6):
        a = k * math.pi / 3 + 0.5
        tube([(x + 0.22 * math.sin(a), y + 0.22 * math.cos(a), 0.30, 0.07), (x + 0.42 * math.sin(a), y + 0.42 * math.cos(a), 0.26, 0.01)], paint.bone)


def head(paint):
    skull = [(2.25, 0.22, 0.20), (2.1, 0.48, 0.34), (1.8, 0.66, 0.46), (1.5, 0.60, 0.44), (1.25, 0.40, 0.34)]
    loft([(y, w, h, 0.08) for y, w, h in skull], paint.teal, around=28, sub=2)
    for x, y, r in ((0.30, 2.02, 0.19), (0.54, 1.76, 0.14), (0.22, 1.64, 0.09)):
        ball(x, y, 0.46 - 0.2 * x, r, r, r * 0.8, paint.eye, mirror=True)
        ring(x, y, 0.44 - 0.2 * x, r * 1.06, r * 0.26, paint.light_shell, mirror=True)
        ball(x + 0.01, y + r * 0.34, 0.46 - 0.2 * x + r * 0.68, r * 0.36, r * 0.44, 0.04, paint.pupil, mirror=True)
    for y, w in ((1.36, 0.46), (1.60, 0.42), (1.82, 0.32), (2.02, 0.20)):
        chevron = [(-w, y - 0.22), (-w * 0.7, y), (0, y + 0.14), (w * 0.7, y), (w, y - 0.22), (0, y - 0.06)]
        plate(chevron, 0.50 - 0.16 * (y - 1.6) ** 2, 0.07, paint.light_shell, 0.03)
    mandible = [(0.24, 2.18, 0.13), (0.52, 2.42, 0.15), (0.54, 2.70, 0.10), (0.30, 2.92, 0.05), (0.12, 2.96, 0.008)]
    tube([(x, y, 0.05, r) for x, y, r in mandible], paint.bone, mirror=True, around=14, sub=2)
    for x in (0.07, 0.2):
        tube([(x, 2.2, 0.1, 0.055), (x * 0.8, 2.44, 0.1, 0.006)], paint.bone, mirror=True)
    horn = [(0.50, 1.55, 0.35, 0.13), (0.95, 1.75, 0.40, 0.11), (1.20, 2.15, 0.38, 0.07), (1.15, 2.55, 0.34, 0.01)]
    tube(horn, paint.bone, mirror=True, around=14, sub=2)


def arms(paint):
    """Long ones that reach around the nests."""
    front = [(0.85, 0.95, 0.0, 0.20), (1.40, 1.10, 0.05, 0.19), (1.95, 0.75, 0.05, 0.15)]
    tube(front, paint.flesh, mirror=True, around=16, sub=2)
    ball(1.40, 1.08, 0.08, 0.24, 0.23, 0.18, paint.light_shell, mirror=True)
    tube([(1.95, 0.75, 0.05, 0.16), (2.26, 0.50, 0.05, 0.12), (2.36, 0.05, 0.0, 0.012)], paint.bone, mirror=True, sub=2)
    back = [(0.80, -0.95, 0.0, 0.18), (1.30, -1.22, 0.02, 0.17), (1.78, -1.18, 0.02, 0.13)]
    tube(back, paint.flesh, mirror=True, around=16, sub=2)
    ball(1.30, -1.22, 0.06, 0.21, 0.20, 0.16, paint.light_shell, mirror=True)
    tube([(1.78, -1.18, 0.02, 0.14), (2.10, -1.36, 0.02, 0.10), (2.20, -1.80, 0.0, 0.010)], paint.bone, mirror=True, sub=2)
    greeble_parts.engines(paint, 0.44, -1.52, size=2.6, z=0.0)


def nest(paint, x, y, r, seed):
    """A bowl of shell full of eggs, in a crown of thorns."""
    ball(x, y, 0.20, r, r, 0.30, paint.shell)
    ring(x, y, 0.34, r * 0.92, 0.11, paint.light_shell, around=44, across=14)
    spots = [(0, 0, 0.27)] + [(0.40 * math.sin(a), 0.40 * math.cos(a), 0.21) for a in [k * math.pi / 3 + seed for k in range(6)]]
    for k, (dx, dy, size) in enumerate(spots):
        stuff = paint.egg_green if k % 3 == seed % 3 else paint.egg
        ball(x + dx * r / 0.62, y + dy * r / 0.62, 0.46, size * r / 0.62 * 0.92, size * r / 0.62, 0.24, stuff, rot=k * 40)
        embryo(paint, x + dx * r / 0.62, y + dy * r / 0.62, 0.46 + 0.23, size * r / 0.62 * 0.40)
    for k in range(11):
        a = k * 2 * math.pi / 11 + seed * 0.3
        sx, sy = math.sin(a), math.cos(a)
        thorn = [(x + r * 0.90 * sx, y + r * 0.90 * sy, 0.38, 0.10), (x + r * 1.18 * sx, y + r * 1.18 * sy, 0.40, 0.065), (x + r * 1.40 * sx, y + r * 1.40 * sy, 0.34, 0.008)]
        tube(thorn, paint.bone, around=12, sub=2)


def sting(paint):
    tube([(0, -2.5, 0.15, 0.14), (0, -2.8, 0.15, 0.09), (0, -3.02, 0.12, 0.01)], paint.bone, sub=2)
