"""Backdrops: nebulae (1600x900, tileable both ways) and star layers (1024, tileable, additive).

Usage: nebulae.py OUT NAME...     NAME: nebula-violet, stars-far ...
Nebulae stay dim (mean 31 to 36 of 255, 99th percentile 87 to 110) and soft: that is why sprites stand out.
"""

import sys
from dataclasses import dataclass

import numpy as np
from PIL import Image

from noise import fbm, ramp, rgb_of, smooth_step
from pictures import bytes_of, save_on_black

WIDTH, HEIGHT = 1600, 900
COARSER = 2
CELLS = (4, 2)  # large noise cells across and down
NEBULAE = {
    "nebula-violet": (5, ["#12326e", "#2a3fa0", "#6a35a8", "#b03a8c", "#d8566a"]),
    "nebula-teal": (23, ["#0a2a5a", "#0f5a86", "#1c8c8c", "#3aa070", "#8a5aa8"]),
    "nebula-ember": (41, ["#20184a", "#5a2458", "#a03a48", "#d06a34", "#e0a050"]),
    "nebula-rose": (58, ["#1c1a52", "#5a2a7a", "#a83a7c", "#d86a8c", "#f0a0a8"]),
    "nebula-gold": (67, ["#14204a", "#3a3a5c", "#8a6a3a", "#c89a3c", "#f0d080"]),
    "nebula-green-dark": (83, ["#04121c", "#0a2a30", "#124a3a", "#2a6e3a", "#6a9a3c"]),
}
BRIGHTNESS = {"nebula-green-dark": 1.4, "nebula-rose": 1.05, "nebula-gold": 1.3}


class Field:
    """Periodic noise over the picture, so that its edges meet."""

    def __init__(self, seed):
        self.seed = seed
        width, height = WIDTH // COARSER, HEIGHT // COARSER
        self.x, self.y = np.meshgrid(
            (np.arange(width) + 0.5) / width * CELLS[0],
            (np.arange(height) + 0.5) / height * CELLS[1],
        )

    def noise(self, fineness, octaves, variant, ridged=False, dx=0, dy=0, gain=0.5):
        period = (CELLS[0] * fineness, CELLS[1] * fineness, 1024)
        z = self.x * 0 + 0.5 + variant * 0.37
        x, y = (self.x + dx) * fineness, (self.y + dy) * fineness
        return fbm(x, y, z, octaves, self.seed + variant, period, gain, ridged)


def clouds(seed, colours):
    """Only three octaves warp the shapes: more of them curdle."""
    field = Field(seed)
    warp_x, warp_y = field.noise(1, 3, 1), field.noise(1, 3, 2)
    gas = field.noise(1, 8, 3, dx=warp_x * 0.9, dy=warp_y * 0.9, gain=0.57)
    drift = field.noise(1, 4, 4, dx=warp_y * 0.8, dy=-warp_x * 0.8)
    crests = field.noise(1, 7, 5, True, warp_x * 0.8 + 0.1 * drift, warp_y * 0.8, 0.52)
    density = np.clip(0.40 + 0.95 * gas + 0.35 * warp_x, 0, 1.3)
    shine = smooth_step(0.08, 1.0, density)
    hue = np.clip(0.5 + 0.8 * drift + 0.55 * warp_y, 0, 1)
    colour = ramp(hue, [(i / (len(colours) - 1), c) for i, c in enumerate(colours)])
    threads = smooth_step(0.30, 0.85, crests) * smooth_step(0.2, 0.8, density)
    pale = colour * 0.5 + 0.5 * colour.max(-1, keepdims=True)
    rgb = colour * (shine**1.2 * 0.55)[..., None] + pale * (threads**2 * 0.34)[..., None]
    dust = smooth_step(0.05, 0.55, field.noise(2, 7, 7, dx=warp_y * 0.5, dy=warp_x * 0.5))
    dust = dust * smooth_step(0.1, 0.7, shine + 0.2)
    rgb = rgb * (1 - 0.62 * dust)[..., None] + rgb_of("#070b22") * (1 - shine * 0.5)[..., None]
    core = np.clip(density - 0.72, 0, 1) ** 1.5 * 2.0 * (1 - dust)
    return rgb + core[..., None] * (0.5 * colour + np.array([0.5, 0.42, 0.42])) * 0.55


def enlarged(rgb):
    """Back to full size, with wrapped edges so that it still tiles."""
    margin = 4
    height, width = rgb.shape[:2]
    size = ((width + 2 * margin) * COARSER, (height + 2 * margin) * COARSER)
    cut = slice(margin * COARSER, -margin * COARSER)
    layers = []
    for c in range(3):
        padded = np.pad(rgb[..., c].astype("f4"), margin, "wrap")
        layers.append(np.asarray(Image.fromarray(padded).resize(size, Image.BICUBIC))[cut, cut])
    return np.stack(layers, -1)


def grain():
    x, y = np.meshgrid((np.arange(WIDTH) + 0.5) / WIDTH * 96, (np.arange(HEIGHT) + 0.5) / HEIGHT * 54)
    return fbm(x, y, x * 0, 2, 77, (96, 54, 64))


def nebula(name):
    seed, colours = NEBULAE[name]
    rgb = enlarged(1 - np.exp(-clouds(seed, colours) * 1.3 * BRIGHTNESS.get(name, 1.0)))
    rgb = rgb * (1 + 0.06 * grain())[..., None]
    return rgb + (np.random.RandomState(seed).rand(HEIGHT, WIDTH, 1) - 0.5) / 255  # dither against banding


@dataclass
class StarLayer:
    count: int
    seed: int
    faintest: float
    brightest: float
    with_rays: int = 0


STARS = {
    "stars-far": StarLayer(1500, 1, 0.12, 0.55),
    "stars-mid": StarLayer(420, 2, 0.3, 0.95, 3),
    "stars-near": StarLayer(90, 3, 0.5, 1.1, 9),
}
STAR_TINTS = np.array([[1, 0.78, 0.58], [1, 0.92, 0.8], [1, 1, 1], [0.78, 0.88, 1], [0.6, 0.74, 1]])
STAR_TILE = 1024
REACH = 24


def star_shape(dx, dy, brightness, rays):
    """A soft dot, or a dot with a halo and four rays of strength `rays`."""
    if not rays:
        width = 0.55 + 0.5 * brightness
        return np.exp(-(dx * dx + dy * dy) / (2 * width * width)) * brightness
    away = np.hypot(dx, dy)
    shape = np.exp(-(away**2) / 3.2) * 1.3 + 0.30 * np.exp(-away / 3.2) * rays
    cross = np.exp(-np.abs(dx) / 0.6 - np.abs(dy) / 5.5) + np.exp(-np.abs(dy) / 0.6 - np.abs(dx) / 5.5)
    return (shape + 0.55 * rays * cross) * smooth_step(REACH, REACH - 10, away)


def stars(layer):
    rnd = np.random.RandomState(layer.seed)
    sky = np.zeros((STAR_TILE, STAR_TILE, 3), "f4")
    for i in range(layer.count):
        x, y = rnd.rand(2) * STAR_TILE
        brightness = layer.faintest + (layer.brightest - layer.faintest) * rnd.rand() ** 4
        tint = STAR_TINTS[rnd.randint(5)]
        rays = 0.7 + 0.6 * rnd.rand() if i < layer.with_rays else 0
        around = np.arange(-REACH, REACH + 1) if rays else np.arange(-4, 5)
        dx, dy = np.meshgrid(around - (x - int(x)), around - (y - int(y)))
        shape = star_shape(dx, dy, brightness, rays)
        rows, columns = (int(y) + around) % STAR_TILE, (int(x) + around) % STAR_TILE
        sky[np.ix_(rows, columns)] += shape[..., None] * (tint * 0.75 + 0.25 * np.clip(shape, 0, 1)[..., None])
    return sky


if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for each in names or [*NEBULAE, *STARS]:
        if each in STARS:
            save_on_black(stars(STARS[each]), f"{out}/{each}.png")
        else:
            Image.fromarray(bytes_of(nebula(each))).save(f"{out}/{each}.jpg", quality=92, optimize=True)
