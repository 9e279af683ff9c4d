"""Writing PNGs: numpy arrays with values of 0 to 1, and SVG text."""

import io
import os
import subprocess

import numpy as np
from PIL import Image


def bytes_of(array):
    return (np.clip(array, 0, 1) * 255 + 0.5).astype("u1")


def save(image, path):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    image.save(path, optimize=True)


def save_picture(rgb, alpha, path):
    pixels = bytes_of(np.dstack([rgb, alpha]))
    pixels[pixels[..., 3] == 0] = 0  # invisible pixels all alike: half the file
    save(Image.fromarray(pixels, "RGBA"), path)


def save_on_black(rgb, path):
    save(Image.fromarray(bytes_of(rgb), "RGB"), path)


def save_svg(svg, path, width, height, larger=4):
    """Draws the SVG several times larger and shrinks it: smoother than the renderer's own edges."""
    drawn = subprocess.run(
        ["rsvg-convert", "-w", str(width * larger), "-h", str(height * larger)],
        input=svg.encode(), stdout=subprocess.PIPE, check=True,
    ).stdout  # fmt: skip
    image = Image.open(io.BytesIO(drawn)).convert("RGBA")
    pixels = np.asarray(image, np.float32) / 255
    whole = pixels.copy()
    whole[..., :3] *= whole[..., 3:]
    small = np.dstack([np.asarray(Image.fromarray(whole[..., c]).resize((width, height), Image.LANCZOS)) for c in range(4)])
    small = np.clip(small, 0, 1)
    save_picture(small[..., :3] / np.maximum(small[..., 3:], 1e-3), small[..., 3], path)
