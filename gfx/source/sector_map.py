"""The map of the sector behind the mission places: a dim nebula, the sun, orbits and a survey grid. Usage: sector_map.py OUT.jpg"""

import sys

import numpy as np
from PIL import Image

import nebulae
from noise import rgb_of, smooth_step
from pictures import bytes_of
from sky import lay_over

WIDTH, HEIGHT = nebulae.WIDTH, nebulae.HEIGHT
SUN = (250.0, 640.0)
FLATNESS = 0.62  # orbits are seen from a slant
ORBITS = (260, 420, 600, 800, 1030, 1290, 1570)
BELT = (890, 960)


def places():
    return np.meshgrid(np.arange(WIDTH) + 0.5, np.arange(HEIGHT) + 0.5)


def thin_line(distance, width=1.0):
    """1 on the line, 0 a pixel away."""
    return np.clip(width - np.abs(distance) + 0.5, 0, 1)


def from_sun(x, y):
    dx, dy = x - SUN[0], (y - SUN[1]) / FLATNESS
    return np.hypot(dx, dy), np.arctan2(dy, dx)


def orbits(x, y):
    away, angle = from_sun(x, y)
    slope = np.hypot(x - SUN[0], (y - SUN[1]) / FLATNESS**2) / np.maximum(away, 1)  # keeps lines equally thin
    lines = sum(thin_line((away - r) / slope, 0.9) for r in ORBITS)
    degrees = np.abs((np.degrees(angle) + 2.5) % 5 - 2.5)
    ticks = smooth_step(0.30, 0.12, degrees * away / 60) * sum(np.abs(away - r) < 7 for r in ORBITS)
    return np.clip(lines * 0.5 + ticks * 0.35, 0, 1)


def belt(x, y):
    """Rocks, as dots."""
    away, angle = from_sun(x, y)
    rnd = np.random.RandomState(7)
    dots = np.zeros((HEIGHT, WIDTH))
    for _ in range(1500):
        a, r = rnd.rand() * 2 * np.pi, BELT[0] + (BELT[1] - BELT[0]) * np.clip(0.5 + 0.2 * rnd.randn(), 0, 1)
        column, row = SUN[0] + r * np.cos(a), SUN[1] + r * np.sin(a) * FLATNESS
        if 1 < column < WIDTH - 2 and 1 < row < HEIGHT - 2:
            dots[int(row), int(column)] += 0.25 + 0.5 * rnd.rand()
            dots[int(row), int(column) + 1] += 0.2 * rnd.rand()
    return np.clip(dots, 0, 0.8)


def survey_grid(x, y):
    small = np.minimum(np.abs((x + 50) % 100 - 50), np.abs((y + 50) % 100 - 50))
    crosses = (np.abs((x + 100) % 200 - 100) < 6) & (np.abs((y + 100) % 200 - 100) < 0.8)
    crosses |= (np.abs((y + 100) % 200 - 100) < 6) & (np.abs((x + 100) % 200 - 100) < 0.8)
    return thin_line(small, 0.2) * 0.05 + crosses * 0.35


def sunshine(x, y):
    away = np.hypot(x - SUN[0], y - SUN[1])
    disc = smooth_step(47, 45, away)
    corona = np.exp(-np.clip(away - 44, 0, None) / 30) * 0.8 + np.exp(-np.clip(away - 44, 0, None) / 150) * 0.30
    hot = smooth_step(60, 0, away)
    face = rgb_of("#ffb03a") * (1 - hot)[..., None] + rgb_of("#fff4c8") * hot[..., None]
    return face, disc, corona


def sector_map():
    x, y = places()
    violet, teal = nebulae.nebula("nebula-violet"), nebulae.nebula("nebula-teal")
    side = smooth_step(200, 1400, x + 0.4 * y)
    sky = violet * (1 - side)[..., None] + teal * side[..., None]
    stars = nebulae.stars(nebulae.STARS["stars-far"])
    sky = sky * 0.78 + np.tile(stars, (1, 2, 1))[:HEIGHT, :WIDTH] * 0.6
    sky = sky + rgb_of("#58e2ff") * (survey_grid(x, y) + orbits(x, y) * 0.42)[..., None]
    sky = sky + rgb_of("#d8c0a0") * belt(x, y)[..., None] * 1.3
    face, disc, corona = sunshine(x, y)
    sky = lay_over(sky + rgb_of("#ff9a2c") * corona[..., None], face, disc)
    edge = np.maximum(np.abs(x / WIDTH - 0.5), np.abs(y / HEIGHT - 0.5))
    return sky * (1 - 0.45 * smooth_step(0.36, 0.5, edge))[..., None]


if __name__ == "__main__":
    Image.fromarray(bytes_of(sector_map())).save(sys.argv[1], quality=90, optimize=True)
