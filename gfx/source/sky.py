"""Light and shade that everything far away shares: all of it comes from the upper left."""

import numpy as np

LIGHT = np.array([-0.62, -0.55, 0.56]) / np.linalg.norm([-0.62, -0.55, 0.56])


def grid(width, height):
    """x and y from -1 to 1 at the middle of each pixel."""
    return np.meshgrid((np.arange(width) + 0.5) / width * 2 - 1, (np.arange(height) + 0.5) / height * 2 - 1)


def lay_over(base, colour, amount):
    """Paint `colour` over `base` where `amount` is 1."""
    return base * (1 - amount)[..., None] + np.asarray(colour) * amount[..., None]
