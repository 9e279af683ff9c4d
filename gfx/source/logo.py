"""The title and the application icon: a cat before the sun, the name in the game's own typeface. Usage: logo.py OUT

The letters are bevelled metal: a distance transform of the typeface gives their slopes.
"""

import io
import math
import os
import subprocess
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import distance_transform_edt, gaussian_filter

from noise import ramp, rgb_of, smooth_step
from pictures import save_picture
from svg import circle, document, linear_gradient, path, radial_gradient

FONT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../fonts/NineLives-Bold.ttf")
INK, CYAN = "#060a1a", "#58e2ff"
WIDTH, HEIGHT = 900, 300
LARGER = 3
CAT = (
    "M0 -34C14 -34 26 -32 36 -26C46 -46 58 -68 74 -84C86 -62 88 -34 82 -4C92 8 96 22 96 38C96 66 70 96 0 96"
    "C-70 96 -96 66 -96 38C-96 22 -92 8 -82 -4C-88 -34 -86 -62 -74 -84C-58 -68 -46 -46 -36 -26C-26 -32 -14 -34 0 -34Z"
)
RIGHT_EAR = "M50 -22C56 -40 64 -54 72 -64C77 -48 78 -32 74 -12Z"
LEFT_EAR = "M-50 -22C-56 -40 -64 -54 -72 -64C-77 -48 -78 -32 -74 -12Z"


def rays(count, inner, outer, width):
    """Triangles around the sun, long and short in turn."""
    shapes = []
    for i in range(count):
        turn = 2 * math.pi * i / count
        reach = outer if i % 2 == 0 else inner + (outer - inner) * 0.55
        tip = f"{reach * math.sin(turn):.2f} {-reach * math.cos(turn):.2f}"
        feet = [f"{inner * math.sin(turn + d):.2f} {-inner * math.cos(turn + d):.2f}" for d in (-width, width)]
        shapes.append(f"M{feet[0]}L{tip}L{feet[1]}Z")
    return "".join(shapes)


def sun(radius):
    body = path(rays(28, radius * 0.98, radius * 1.42, 0.075), "url(#rays)", extra='opacity=".85"')
    body += circle(0, 0, radius * 1.30, "url(#corona)")
    return body + circle(0, 0, radius, "url(#sun)", INK, 3)


def sun_definitions(radius):
    centre = 'gradientUnits="userSpaceOnUse" cx="0" cy="0"'
    face = [(0, "#fff8d8", 1), (0.45, "#ffd76a", 1), (0.8, "#ff9a2c", 1), (1, "#e8541c", 1)]
    return (
        radial_gradient("sun", face, f'{centre} r="{radius}"')
        + radial_gradient("corona", [(0.7, "#ffb03a", 0.55), (1, "#ff6a1c", 0)], f'{centre} r="{radius * 1.30}"')
        + radial_gradient("rays", [(0.6, "#ffc04a", 1), (1, "#ff5a1c", 0)], f'{centre} r="{radius * 1.45}"')
    )


def cat_head():
    """Dark against the sun, with lit rims, eyes and whiskers."""
    body = path(CAT, "url(#fur)", INK, 7) + path(CAT, "none", "url(#edge)", 3)
    for ear in (LEFT_EAR, RIGHT_EAR):
        body += path(ear, "#ff7f9c", extra='fill-opacity=".75"')
    for side in (-1, 1):
        body += cat_eye(side)
        for k in (-1, 0, 1):
            x0, x1, y = side * 44, side * 118, 58 + 9 * k
            body += path(f"M{x0} {y}Q{side * 80} {y + k * 5 - 4} {x1} {y + k * 15}", "none", "#e8f6ff", 2.6, 'opacity=".9"')
    body += path("M-8 46C-5 42 5 42 8 46C7 51 3 54 0 56C-3 54 -7 51 -8 46Z", "#ff7f9c", INK, 2.4)
    return body + path("M0 56V62M0 62C-5 69 -14 69 -18 63M0 62C5 69 14 69 18 63", "none", "#e8f6ff", 2.6)


def cat_eye(side):
    x = side * 42
    almond = f"M{x - 24} {24 - side * 3}C{x - 12} 2 {x + 12} 2 {x + 24} {24 + side * 3}C{x + 10} 40 {x - 10} 40 {x - 24} {24 - side * 3}Z"
    pupil = f'<ellipse cx="{x}" cy="21" rx="5" ry="13.5" fill="{INK}"/>'
    return path(almond, "url(#eye)", INK, 3) + pupil + circle(x - 6, 15, 3.6, "#fff")


def cat_definitions():
    box = 'gradientUnits="userSpaceOnUse"'
    return (
        f'<linearGradient id="fur" {box} x1="0" y1="-84" x2="0" y2="96"><stop offset="0" stop-color="#31508e"/>'
        f'<stop offset=".5" stop-color="#1a2a5c"/><stop offset="1" stop-color="#0a1230"/></linearGradient>'
        f'<linearGradient id="edge" {box} x1="0" y1="-84" x2="0" y2="60"><stop offset="0" stop-color="#fff2c8"/>'
        f'<stop offset=".5" stop-color="#ffab2e"/><stop offset="1" stop-color="#ffab2e" stop-opacity="0"/></linearGradient>'
        f'<linearGradient id="eye" {box} x1="0" y1="6" x2="0" y2="38"><stop offset="0" stop-color="#e8fdff"/>'
        f'<stop offset=".6" stop-color="{CYAN}"/><stop offset="1" stop-color="#1a8ad0"/></linearGradient>'
    )


def drawn(svg, width, height):
    """The SVG as (rgb, alpha), LARGER times its size."""
    png = subprocess.run(
        ["rsvg-convert", "-w", str(width * LARGER), "-h", str(height * LARGER)],
        input=svg.encode(), stdout=subprocess.PIPE, check=True,
    ).stdout  # fmt: skip
    pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), np.float32) / 255
    return pixels[..., :3], pixels[..., 3]


def over(below, above):
    (rgb, alpha), (new_rgb, new_alpha) = below, above
    total = new_alpha + alpha * (1 - new_alpha)
    mixed = new_rgb * new_alpha[..., None] + rgb * (alpha * (1 - new_alpha))[..., None]
    return mixed / np.maximum(total, 1e-4)[..., None], total


def lettering(text, cap_height, base_line, spacing):
    """A mask of the text, centred. A space is narrower than the typeface's."""
    font = ImageFont.truetype(FONT, round(cap_height / 0.706 * LARGER))
    widths = [font.getlength(c) * (0.75 if c == " " else 1) + spacing * LARGER for c in text]
    mask = Image.new("L", (WIDTH * LARGER, HEIGHT * LARGER))
    pen = ImageDraw.Draw(mask)
    x = (WIDTH * LARGER - sum(widths) + spacing * LARGER) / 2
    for letter, width in zip(text, widths):
        pen.text((x, base_line * LARGER), letter, fill=255, font=font, anchor="ls")
        x += width
    return np.asarray(mask, np.float32) / 255


def metal_letters(mask, top, bottom):
    """Cream above, orange below, with bevels lit from the upper left, a cyan hairline and a dark outline."""
    inside = mask > 0.5
    depth = distance_transform_edt(inside) / LARGER
    slope_y, slope_x = np.gradient(gaussian_filter(np.minimum(depth, 6.0), 1.2 * LARGER / 3))
    light = -(slope_x * -0.55 + slope_y * -0.83) * LARGER
    rows = np.arange(mask.shape[0])[:, None] / LARGER
    t = np.clip((rows - top) / (bottom - top), 0, 1) + np.zeros_like(mask)
    stops = [(0, "#ffffff"), (0.44, "#ffeec0"), (0.50, "#ffb43c"), (0.56, "#f58a1c"), (1, "#c8440c")]
    face = np.clip(ramp(t, stops) * (1 + 0.42 * np.clip(light, -1, 1))[..., None], 0, 1)
    outline = distance_transform_edt(~inside) / LARGER
    hairline = smooth_step(6.2, 5.2, outline) * smooth_step(3.4, 4.4, outline)
    frame = smooth_step(8.5, 7.5, outline)
    rgb = np.zeros(mask.shape + (3,)) + rgb_of(INK)
    rgb = rgb * (1 - hairline)[..., None] + rgb_of(CYAN) * (hairline * 0.95)[..., None]
    rgb = rgb * (1 - mask)[..., None] + face * mask[..., None]
    return rgb, np.maximum(frame, mask)


def shrunk(rgb, alpha):
    whole = np.dstack([rgb * alpha[..., None], alpha])
    height, width = alpha.shape[0] // LARGER, alpha.shape[1] // LARGER
    whole = whole.reshape(height, LARGER, width, LARGER, 4).mean((1, 3))
    return whole[..., :3] / np.maximum(whole[..., 3:], 1e-4), whole[..., 3]


def logo():
    emblem = f'<g transform="translate(450 122)">{sun(86)}</g><g transform="translate(450 112) scale(.74)">{cat_head()}</g>'
    picture = drawn(document(WIDTH, HEIGHT, emblem, sun_definitions(86) + cat_definitions()), WIDTH, HEIGHT)
    letters = lettering("NINE LIVES", 112, 281, 5)
    shadow = np.clip(gaussian_filter(letters, 7 * LARGER) * 1.5, 0, 0.7)
    picture = over(picture, (np.zeros_like(picture[0]) + rgb_of(INK), shadow))
    return shrunk(*over(picture, metal_letters(letters, 168, 281)))


def icon():
    plate = "M40 6H216A34 34 0 0 1 250 40V216A34 34 0 0 1 216 250H40A34 34 0 0 1 6 216V40A34 34 0 0 1 40 6Z"
    definitions = sun_definitions(92) + cat_definitions() + linear_gradient("sky", "#3a2a7a", "#0a1230")
    definitions += linear_gradient("frame", "#ffffff", CYAN) + f'<clipPath id="plate"><path d="{plate}"/></clipPath>'
    stars = "".join(circle(x, y, r, "#e8f2ff") for x, y, r in ((34, 60, 1.6), (60, 30, 1.2), (210, 34, 1.8), (228, 80, 1.2), (30, 120, 1.2)))
    body = f'<g clip-path="url(#plate)">{path(plate, "url(#sky)")}{stars}'
    body += f'<g transform="translate(128 122)">{sun(92)}</g><g transform="translate(128 150) scale(1.02)">{cat_head()}</g></g>'
    body += path(plate, "none", INK, 8) + path(plate, "none", "url(#frame)", 4)
    return shrunk(*drawn(document(256, 256, body, definitions), 256, 256))


if __name__ == "__main__":
    out = sys.argv[1]
    save_picture(*logo(), f"{out}/logo.png")
    save_picture(*icon(), f"{out}/icon.png")
