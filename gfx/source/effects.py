"""Effects drawn with numpy. Usage: effects.py OUT NAME...

Everything is RGB on black for additive drawing, but smoke, cloud and vignette, which have alpha.
Things that fly or stretch point up: the nose of a bolt is at the top, an engine's nozzle at the top of its flame.
"""

import sys

import numpy as np
from scipy.ndimage import gaussian_filter

from noise import fbm, ramp, smooth_step
from pictures import save_on_black, save_picture
from sky import grid

FIRE = [(0, "#000000"), (0.12, "#2a0604"), (0.28, "#8e1d06"), (0.46, "#ee5a0c"), (0.66, "#ffb030"), (0.84, "#fff0a0"), (1, "#ffffff")]
GOO = [(0, "#000000"), (0.12, "#140426"), (0.28, "#5a168a"), (0.46, "#b02ad0"), (0.64, "#7ae02a"), (0.84, "#dcff7a"), (1, "#ffffff")]
ION = [(0, "#000000"), (0.15, "#04122e"), (0.35, "#0c4a9a"), (0.6, "#30b8ff"), (0.82, "#b8f4ff"), (1, "#ffffff")]
MAGENTA = [(0, "#000000"), (0.2, "#3a0838"), (0.45, "#c81aa8"), (0.75, "#ff8cf0"), (1, "#ffffff")]
LIME = [(0, "#000000"), (0.2, "#123a04"), (0.45, "#3fc01a"), (0.7, "#a8ff4a"), (1, "#ffffff")]
CYAN_SHIELD = [(0, "#000000"), (0.2, "#06305e"), (0.5, "#1c9ae0"), (0.8, "#a0f0ff"), (1, "#ffffff")]
PURPLE_SHIELD = [(0, "#000000"), (0.2, "#2a0a4a"), (0.5, "#9a2ad8"), (0.8, "#f08cff"), (1, "#ffffff")]
GREY = [(0, "#000000"), (0.5, "#808080"), (1, "#ffffff")]


def coloured(heat, stops):
    return ramp(np.clip(heat, 0, 1), stops)


def bump(x, width):
    """A bell curve around 0."""
    return np.exp(-((x / width) ** 2))


# Explosions -----------------------------------------------------------------------------------------------------------

EXPLOSION_FRAMES = 16
EXPLOSION_SIZE = 192


def fireball(x, y, t, seed):
    """Heat of a turbulent ball that swells fast, cools, and is eaten by noise. t: 0 to 1."""
    away = np.hypot(x, y)
    radius = 0.20 + 0.60 * (1 - (1 - t) ** 2.6)
    fineness = 2.1 / (0.55 + radius)
    z = np.full_like(x, t * 1.5)
    warp = fbm(x * fineness * 1.2, y * fineness * 1.2, z + 7, 3, seed + 5) * 0.30
    lumps = fbm((x + warp) * fineness * 1.5, (y + warp) * fineness * 1.5, z, 6, seed)
    crests = fbm((x - warp) * fineness, (y + warp) * fineness, z * 0.8 + 3, 5, seed + 9, ridged=True)
    body = smooth_step(0, 0.42, (radius - away) / radius + 0.75 * lumps)
    bulge = np.sqrt(np.clip(1 - (away / (radius * 1.25)) ** 2, 0, 1))
    heat = body * (0.40 + 0.45 * crests + 0.55 * lumps) * (0.35 + 0.65 * bulge) * 1.6 * (1 - t) ** 0.62
    heat -= smooth_step(0.35, 1.05, t) * (0.5 - 0.5 * lumps) * 0.7
    flash = bump(away, 0.16 + 0.22 * t) * max(0, 1 - t * 4.5) * 1.3
    return np.clip(heat, 0, 1.2) + flash


def flung_spark(x, y, t, angle, speed, fading):
    """One streak of an explosion."""
    head = speed * (1 - (1 - t) ** 2) * 0.92
    tail = speed * (1 - (1 - max(t - 0.10, 0)) ** 2) * 0.92
    along = x * np.cos(angle) + y * np.sin(angle)
    across = -x * np.sin(angle) + y * np.cos(angle)
    strength = max(0, 1 - t * (1.0 + 0.6 * fading)) * 1.1
    return bump(across, 0.011) * smooth_step(tail - 0.02, head, along) * (along < head + 0.01) * strength


def explosion(stops, seed):
    """Sheet of 4x4 frames that ends in black."""
    size = EXPLOSION_SIZE
    x, y = grid(size, size)
    away = np.hypot(x, y)
    rnd = np.random.RandomState(seed)
    sparks = [(rnd.rand() * 6.283, 0.55 + 0.45 * rnd.rand(), rnd.rand()) for _ in range(26)]
    sheet = np.zeros((size * 4, size * 4, 3), "f4")
    for i in range(EXPLOSION_FRAMES - 1):
        t = i / (EXPLOSION_FRAMES - 1)
        heat = fireball(x, y, t, seed) + sum(flung_spark(x, y, t, *spark) for spark in sparks)
        colour = coloured(heat * smooth_step(1, 0.82, away), stops)
        bloom = np.stack([gaussian_filter(colour[..., c], size * 0.05) for c in range(3)], -1)
        row, column = (n * size for n in divmod(i, 4))
        frame = np.clip(colour + bloom * 0.55, 0, 1) * smooth_step(1, 0.9, away)[..., None]
        sheet[row : row + size, column : column + size] = frame
    return sheet


def shockwave():
    """A ring to scale up and fade out."""
    x, y = grid(256, 256)
    away = np.hypot(x, y)
    angle = np.arctan2(y, x)
    ragged = fbm(np.cos(angle) * 2.4, np.sin(angle) * 2.4, away * 1.5, 5, 90)
    front = 0.84 + 0.02 * ragged
    outside = bump(np.clip(away - front, 0, 1), 0.020) * (away >= front)
    inside = np.exp(-np.clip(front - away, 0, 1) / 0.10) * (away < front) * (0.62 + 0.7 * ragged)
    stops = [(0, "#000000"), (0.25, "#1c2f66"), (0.55, "#4aa0ff"), (0.8, "#ffe0b0"), (1, "#ffffff")]
    return coloured(np.clip((outside + inside) * 0.95, 0, 1) * smooth_step(1, 0.95, away), stops)


def smoke():
    """(rgb, alpha) of a sheet of 2x2 puffs."""
    size = 128
    x, y = grid(size, size)
    away = np.hypot(x, y)
    puffs = []
    for i in range(4):
        lumps = fbm(x * 1.7, y * 1.7, x * 0 + i * 3.1, 6, 60)
        alpha = smooth_step(0, 0.6, 0.72 - away + 0.65 * lumps) * smooth_step(1, 0.8, away) * 0.75
        light = np.clip(0.42 + 0.5 * lumps - 0.22 * (x + y), 0, 1)
        puffs.append(np.dstack([light * 0.62, light * 0.58, light * 0.68, alpha]))
    sheet = np.vstack([np.hstack(puffs[:2]), np.hstack(puffs[2:])])
    return sheet[..., :3], sheet[..., 3]


def cloud():
    """(rgb, alpha) of a sheet of 2x2 wisps of nebula, 256 each: pale, soft to nothing at the border, to be tinted and piled up."""
    size = 256
    x, y = grid(size, size)
    away = np.hypot(x, y)
    wisps = []
    for i in range(4):
        z = x * 0 + i * 4.3
        warp_x, warp_y = (fbm(x * 1.1 + shift, y * 1.1, z, 3, 64 + shift) * 0.55 for shift in (0, 9))
        density = fbm((x + warp_x) * 1.5, (y + warp_y) * 1.5, z, 5, 66)
        threads = fbm((x + warp_y) * 1.3, (y - warp_x) * 1.3, z + 2, 4, 68, ridged=True)
        alpha = smooth_step(-0.25, 0.75, 0.75 - away * 1.05 + 0.55 * density) * smooth_step(1, 0.45, away)
        light = np.clip(0.62 + 0.42 * density + 0.22 * (threads - 0.5), 0, 1)
        wisps.append(np.dstack([light, light, light, alpha * (0.55 + 0.45 * np.clip(threads, 0, 1))]))
    sheet = np.vstack([np.hstack(wisps[:2]), np.hstack(wisps[2:])])
    return sheet[..., :3], sheet[..., 3]


# Engines and shots ----------------------------------------------------------------------------------------------------


def flame(stops):
    """Engine plume, 4 frames side by side, the nozzle at the top."""
    x, y = grid(48, 128)
    down = (y + 1) / 2
    frames = []
    for i in range(4):
        flicker = fbm(x * 1.2, down * 3.2 - i * 0.9, x * 0 + i * 0.35, 4, 70)
        width = (0.40 * (1 - down) ** 0.7 + 0.05) * (1 + 0.18 * flicker)
        core = np.exp(-((x / width) ** 2) * 1.6) * (1 - down) ** 1.15 * (1 + 0.35 * flicker)
        diamonds = 1 + 0.22 * np.cos(down * 34 - i * 0.4) * bump(x, 0.2) * (1 - down)
        edges = smooth_step(0, 0.06, down) * smooth_step(1, 0.7, np.abs(x))
        frames.append(coloured(core * diamonds * 1.12 * edges, stops))
    return np.hstack(frames)


def bolt(stops):
    x, y = grid(24, 64)
    down = (y + 1) / 2
    width = 0.10 + 0.30 * np.sin(np.pi * np.clip(down, 0, 1)) ** 0.6 * (1 - 0.55 * down)
    heat = np.exp(-((x / width) ** 2) * 1.5) * smooth_step(0, 0.12, down) * (1 - down) ** 0.55
    return coloured(heat * 1.25 * smooth_step(1, 0.6, np.abs(x)), stops)


def spit():
    x, y = grid(32, 32)
    away = np.hypot(x, y)
    drop = np.exp(-((np.hypot(x, y * 0.82) / 0.30) ** 4)) * 0.62 + bump(np.hypot(x, y * 0.82), 0.48) * 0.42
    highlight = bump(np.hypot(x + 0.10, y + 0.14), 0.12) * 0.5
    return coloured((drop + highlight) * smooth_step(1, 0.7, away), LIME)


def needle():
    """The Greeble sniper's shot: long, thin and magenta."""
    x, y = grid(16, 96)
    down = (y + 1) / 2
    width = 0.10 + 0.20 * smooth_step(0, 0.2, down) * (1 - down)
    heat = np.exp(-((x / width) ** 2)) * smooth_step(0, 0.05, down) * (1 - down) ** 0.8 * 1.3
    return coloured(heat * smooth_step(1, 0.6, np.abs(x)), MAGENTA)


def beam():
    """A piece of a steady beam: tiles along its length, is stretched between its ends."""
    x, y = grid(32, 64)
    down = (y + 1) / 2
    turn = np.sin(down * 2 * np.pi)
    wobble = 0.06 * turn + 0.04 * np.sin(down * 4 * np.pi + 1.3)
    core = bump(x - wobble * 0.3, 0.16) * 1.05
    sheath = bump(x, 0.46) * (0.50 + 0.08 * np.cos(down * 4 * np.pi))
    thread = bump(x - 0.42 * turn, 0.10) * 0.30 + bump(x + 0.42 * turn, 0.10) * 0.30
    return coloured((core + sheath + thread) * smooth_step(1, 0.7, np.abs(x)), ION)


def rail():
    """The trail of a rail shot: a hard white line in two windings of ions; the shot went up."""
    x, y = grid(32, 256)
    down = (y + 1) / 2
    fade = smooth_step(0, 0.02, down) * (1 - smooth_step(0.35, 1, down))
    line = bump(x, 0.09) * 1.2 + bump(x, 0.30) * 0.35
    turn = np.sin(down * 2 * np.pi * 9) * (0.30 + 0.35 * down)
    winding = (bump(x - turn, 0.10) + bump(x + turn, 0.10)) * 0.55 * smooth_step(0.02, 0.15, down)
    stops = [(0, "#000000"), (0.2, "#1a1260"), (0.45, "#4a5cff"), (0.7, "#a8d8ff"), (1, "#ffffff")]
    return coloured((line + winding) * fade * smooth_step(1, 0.75, np.abs(x)), stops)


def muzzle():
    """A shot leaves the barrel at the middle of the picture, upwards."""
    x, y = grid(64, 64)
    away = np.hypot(x, y)
    up = np.clip(-y, 0, 1)
    tongue = np.exp(-((x / (0.05 + 0.20 * up * (1 - up) * 2)) ** 2)) * (y < 0) * (1 - up) ** 1.1 * 1.15
    sides = sum(
        bump(x * np.cos(a) - y * np.sin(a), 0.07) * np.clip(1 - away / 0.55, 0, 1) * ((x * np.sin(a) + y * np.cos(a)) < 0)
        for a in (0.95, -0.95)
    )
    return coloured((tongue + sides * 0.8 + bump(away, 0.20) * 1.1) * smooth_step(1, 0.75, away), GREY_WARM)


GREY_WARM = [(0, "#000000"), (0.25, "#3a2a1c"), (0.5, "#c08a50"), (0.75, "#ffe6b8"), (1, "#ffffff")]


def spark():
    """A streak to tint and turn along its flight; its head is at the top."""
    x, y = grid(16, 48)
    down = (y + 1) / 2
    heat = bump(x, 0.10 + 0.22 * (1 - down)) * smooth_step(0, 0.10, down) * (1 - down) ** 1.3 * 1.3
    return coloured(heat * smooth_step(1, 0.6, np.abs(x)), GREY)


# Light ----------------------------------------------------------------------------------------------------------------


def glow():
    x, y = grid(64, 64)
    away = np.hypot(x, y)
    return coloured((bump(away, 0.14) + 0.55 * np.exp(-away / 0.22)) * smooth_step(1, 0.55, away), GREY)


def flare():
    x, y = grid(128, 128)
    away = np.hypot(x, y)
    heart = bump(away, 0.12) * 1.2 + 0.35 * np.exp(-away / 0.18)
    rays = 0.8 * np.exp(-np.abs(y) / 0.018 - np.abs(x) / 0.28) + 0.35 * np.exp(-np.abs(x) / 0.018 - np.abs(y) / 0.14)
    stops = [(0, "#000000"), (0.3, "#2a3f7a"), (0.6, "#9ac8ff"), (1, "#ffffff")]
    return coloured((heart + rays) * smooth_step(1, 0.6, away), stops)


def vignette():
    """(rgb, alpha): white, clear in the middle; tinted red when the hull is low, black for cinematics."""
    x, y = grid(480, 270)
    away = (np.abs(x) ** 3 + np.abs(y) ** 3) ** (1 / 3)
    alpha = smooth_step(0.55, 1.22, away) ** 1.3 * 0.95
    return np.ones((270, 480, 3)), alpha


# Shields --------------------------------------------------------------------------------------------------------------


def distance_to_hexagon_edge(u, v):
    """0 at the edges of a honeycomb, 0.5 in the middle of a cell."""
    at = np.stack([u, v], -1)
    period = np.array([1, 1.7320508])
    first = np.mod(at, period) - period / 2
    second = np.mod(at - period / 2, period) - period / 2
    nearer = (first**2).sum(-1) < (second**2).sum(-1)
    cell = np.abs(np.where(nearer[..., None], first, second))
    return 0.5 - np.maximum(cell[..., 0], cell[..., 0] * 0.5 + cell[..., 1] * 0.8660254)


def honeycomb(x, y, away):
    """Hexagons wrapped around a ball."""
    stretch = np.arcsin(np.clip(away, 0, 1)) / np.maximum(away, 1e-3) * 5.2
    u, v = x * stretch, y * stretch
    return smooth_step(0.07, 0.0, distance_to_hexagon_edge(u, v)), fbm(u * 0.5, v * 0.5, u * 0, 3, 80)


def shield(stops):
    """A bubble: bright rim, cells that fade towards the middle, a hot spot at the top to be turned towards the hit."""
    size = 192
    x, y = (axis / 0.92 for axis in grid(size * 2, size * 2))
    away = np.hypot(x, y)
    inside = away < 1
    rim = (1 - np.sqrt(np.clip(1 - away**2, 0, 1))) ** 2.2 * inside
    edge = bump(away - 0.965, 0.022) * 0.9 + np.exp(-np.clip(away - 0.96, 0, 1) / 0.03) * 0.25 * (away >= 0.96)
    lines, patches = honeycomb(x, y, away)
    top = smooth_step(0.3, -1, y)
    cells = lines * (0.06 + 0.30 * rim + 0.30 * top * smooth_step(0.3, 0.9, away)) * inside * (0.75 + 0.6 * patches)
    heat = rim * 0.42 + edge * 0.50 + cells + top * rim * 0.35
    return coloured(heat.reshape(size, 2, size, 2).mean((1, 3)), stops)


def ripple():
    """Where a shot meets a shield: honeycomb lit by rings around the hit, which is at the middle."""
    size = 128
    x, y = grid(size * 2, size * 2)
    away = np.hypot(x, y)
    lines, _ = honeycomb(x * 0.9, y * 0.9, away * 0.9)
    rings = bump(away - 0.72, 0.055) * 0.75 + bump(away - 0.45, 0.05) * 0.5 + bump(away - 0.22, 0.05) * 0.4
    cells = lines * np.exp(-away / 0.4) * 0.9
    heat = (rings * 0.8 + cells + bump(away, 0.16) * 0.9 + 0.12 * np.exp(-away / 0.5)) * smooth_step(1, 0.7, away)
    return coloured(heat.reshape(size, 2, size, 2).mean((1, 3)), GREY)


def lightning(x, y, angle, seed):
    """A jagged bolt from the middle outwards."""
    along = x * np.cos(angle) + y * np.sin(angle)
    across = -x * np.sin(angle) + y * np.cos(angle)
    bend = 0.22 * fbm(along * 3.0, along * 0 + seed * 1.7, along * 0, 4, 200 + seed)
    width = 0.012 + 0.012 * np.clip(1 - along, 0, 1)
    shape = np.exp(-np.abs(across - bend * np.clip(along * 2, 0, 1)) / width)
    return shape * (along > 0) * smooth_step(0.86, 0.6, along)


def emp():
    """A burst of lightning inside a ring, to scale up and fade out."""
    x, y = grid(256, 256)
    away = np.hypot(x, y)
    angle = np.arctan2(y, x)
    ragged = fbm(np.cos(angle) * 5, np.sin(angle) * 5, away * 2, 4, 95)
    ring = np.exp(-np.abs(away - 0.86 - 0.035 * ragged) / 0.022) * 0.9 + bump(away - 0.84, 0.10) * 0.28
    bolts = sum(lightning(x, y, i * 2 * np.pi / 9 + 0.3 * np.sin(i * 2.1), i) for i in range(9))
    heat = ring + np.clip(bolts, 0, 1) * 0.85 + bump(away, 0.12) * 0.9 + np.exp(-away / 0.25) * 0.25
    stops = [(0, "#000000"), (0.25, "#14206a"), (0.5, "#5a6cff"), (0.75, "#b8e8ff"), (1, "#ffffff")]
    return coloured(heat * smooth_step(1, 0.93, away), stops)


def sonar():
    """Ring of a radar ping or a beacon: thin, sharp outside, soft inside."""
    x, y = grid(256, 256)
    away = np.hypot(x, y)
    ring = np.exp(-np.clip(0.93 - away, 0, 1) / 0.09) * (away <= 0.93) * 0.7 + bump(away - 0.93, 0.014)
    return coloured(ring * smooth_step(1, 0.96, away), GREY)


ON_BLACK = {
    "explosion": lambda: explosion(FIRE, 1),
    "explosion-goo": lambda: explosion(GOO, 4),
    "shockwave": shockwave,
    "flame-ion": lambda: flame(ION),
    "flame-goo": lambda: flame(MAGENTA),
    "flame-amber": lambda: flame(FIRE),
    "bolt-cat": lambda: bolt(ION),
    "bolt-amber": lambda: bolt(FIRE),
    "spit": spit,
    "needle": needle,
    "beam": beam,
    "rail": rail,
    "muzzle": muzzle,
    "spark": spark,
    "glow": glow,
    "flare": flare,
    "shield-cat": lambda: shield(CYAN_SHIELD),
    "shield-goo": lambda: shield(PURPLE_SHIELD),
    "ripple": ripple,
    "emp": emp,
    "sonar": sonar,
}
WITH_ALPHA = {
    "smoke": smoke,
    "cloud": cloud,
    "vignette": vignette,
}

if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for name in names or [*ON_BLACK, *WITH_ALPHA]:
        if name in ON_BLACK:
            save_on_black(ON_BLACK[name](), f"{out}/{name}.png")
        else:
            save_picture(*WITH_ALPHA[name](), f"{out}/{name}.png")
