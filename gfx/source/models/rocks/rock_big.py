"""Large asteroids, of the same six kinds of stone as rock.py."""

from models.rocks.rock import stone

SIZE = (224, 224)
LIGHT = "rocks"
NO_GLOW = True


def build(number):
    stone(number, seed=number + 20, radius=0.92)
