"""Mine: an eye in a shell, spikes all round."""

import math
from dataclasses import replace

from modelling import ball, on_circle, ring, tube
from paint import greeble_paint

SIZE = (64, 64)
LIGHT = "greebles"


def build():
    paint = greeble_paint()
    paint.magenta = replace(paint.magenta, power=0.55)  # the game adds a pulse: brighter lamps would blot out the eye
    paint.goo = replace(paint.goo, power=0.40)
    paint.eye = replace(paint.eye, power=0.35)
    ball(0, 0, 0, 0.15, 0.15, 0.15, paint.shell)
    spikes(paint)
    for i, (_, x, y) in enumerate(on_circle(8, 0.115, 34)):
        ball(x, y, 0.085, 0.028, 0.028, 0.028, paint.magenta if i % 2 else paint.goo)
    eye(paint)


def spikes(paint):
    for angle, _, _ in on_circle(8, 1, 11.5):
        x, y = math.sin(angle), math.cos(angle)
        tube([(x * 0.11, y * 0.11, 0.04, 0.034), (x * 0.20, y * 0.20, 0.03, 0.020), (x * 0.29, y * 0.29, 0.02, 0.003)], paint.bone)


def eye(paint):
    ball(0, 0, 0.12, 0.07, 0.07, 0.06, paint.eye)
    ring(0, 0, 0.12, 0.076, 0.02, paint.light_shell)
    ball(0, 0.005, 0.168, 0.020, 0.055, 0.02, paint.pupil)
