"""Asteroids. build(3) makes the third; neutral light, since they tumble."""

import modelling
from paint import Surface

SIZE = (96, 96)
LIGHT = "rocks"
NO_GLOW = True
SHAPES = (
    ((1, 0.85, 0.9), "#8b7a6a"),
    ((0.8, 1.05, 0.9), "#7a7480"),
    ((1.08, 0.72, 0.8), "#94806c"),
    ((0.95, 0.95, 0.9), "#6f6a78"),
    ((1.1, 0.9, 0.85), "#7d6a66"),
    ((0.75, 1.0, 0.8), "#6a7276"),
)


def build(number):
    stone(number, seed=number + 2, radius=0.40)


def stone(number, seed, radius):
    squash, colour = SHAPES[number - 1]
    paint = Surface("rock", colour, 0.9, spec=0.1, grime=0.55, noise=8 * (0.4 / radius) ** 0.5, bump=0.4, scale=1.5)
    modelling.rock(seed, radius, paint, squash, craters=5 + number)
