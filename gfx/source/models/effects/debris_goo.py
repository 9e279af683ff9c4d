"""Four pieces of a Greeble, side by side in cells of 32 pixels: shell, claw, a leg, a lump of goo."""

from modelling import ball, plate, tube
from paint import greeble_paint

SIZE = (128, 32)
LIGHT = "greebles"
CELLS = (-0.48, -0.16, 0.16, 0.48)


def build():
    paint = greeble_paint()
    shard(paint, CELLS[0])
    claw(paint, CELLS[1])
    leg(paint, CELLS[2])
    lump(paint, CELLS[3])


def shard(paint, x):
    outline = [(-0.10, 0.03), (-0.02, 0.10), (0.09, 0.07), (0.10, -0.02), (0.02, -0.04), (-0.03, -0.10)]
    plate([(x + dx, y) for dx, y in outline], 0, 0.05, paint.light_shell, 0.03)
    ball(x + 0.03, 0.04, 0.05, 0.025, 0.03, 0.02, paint.goo)
    tube([(x - 0.10, 0.03, 0.03, 0.014), (x - 0.05, -0.03, 0.04, 0.016), (x - 0.03, -0.10, 0.02, 0.008)], paint.bone)


def claw(paint, x):
    tube([(x - 0.07, -0.09, 0, 0.045), (x + 0.04, -0.04, 0, 0.045), (x + 0.08, 0.05, 0, 0.03), (x + 0.02, 0.11, 0, 0.004)], paint.bone, sub=2)
    ball(x - 0.07, -0.08, 0.0, 0.05, 0.05, 0.05, paint.flesh)


def leg(paint, x):
    tube([(x - 0.10, 0.04, 0, 0.03), (x, 0.07, 0, 0.034), (x + 0.04, 0.0, 0.01, 0.024), (x + 0.07, -0.11, 0, 0.004)], paint.flesh, sub=2)
    ball(x + 0.01, 0.06, 0.02, 0.042, 0.042, 0.035, paint.light_shell)


def lump(paint, x):
    ball(x, -0.01, 0, 0.085, 0.07, 0.07, paint.goo)
    ball(x + 0.05, 0.05, 0.02, 0.045, 0.045, 0.04, paint.goo)
    ball(x - 0.03, 0.01, 0.05, 0.035, 0.03, 0.03, paint.eye)
    ball(x - 0.025, 0.02, 0.075, 0.012, 0.016, 0.012, paint.pupil)
