"""Planets, 512 pixels. Usage: planets.py OUT NAME...

Each world is a function of the unit sphere that gives a Surface; globe() lights it, wraps it in air and adds a ring.
"""

import sys
from dataclasses import dataclass

import numpy as np

from noise import fbm, perlin, ramp, rgb_of, smooth_step
from pictures import save_picture
from sky import LIGHT, grid, lay_over

SIZE = 512
LARGER = 2


@dataclass
class Surface:
    colour: np.ndarray
    height: np.ndarray
    gloss: np.ndarray
    light: np.ndarray | None = None  # shines by itself, on the night side most


@dataclass
class Ring:
    inner: float
    outer: float
    stops: list
    flatness: float
    roll: float


@dataclass
class World:
    surface: object
    air: str
    radius: float = 0.80
    turn: float = 0.0
    tilt: float = 0.35
    ring: Ring | None = None
    air_strength: float = 0.85


def turned(x, y, z, world):
    cos, sin = np.cos(world.tilt), np.sin(world.tilt)
    x, y = x * cos - y * sin, x * sin + y * cos
    cos, sin = np.cos(world.turn), np.sin(world.turn)
    return x * cos + z * sin, y, -x * sin + z * cos


def bumpy_normals(x, y, z, height, pixel):
    slope_y, slope_x = np.gradient(height, pixel)
    normals = np.stack([x - slope_x * 0.05, y - slope_y * 0.05, z], -1)
    return normals / np.linalg.norm(normals, axis=-1, keepdims=True)


def glint(normals, gloss):
    halfway = LIGHT + np.array([0, 0, 1])
    halfway /= np.linalg.norm(halfway)
    shine = np.clip(normals @ halfway, 0, 1) ** 30 * gloss
    return shine[..., None] * np.array([1, 0.95, 0.85]) * 0.5


def lit_surface(x, y, z, world, pixel):
    surface = world.surface(*turned(x, y, z, world))
    normals = bumpy_normals(x, y, z, surface.height, pixel)
    facing = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]
    day = smooth_step(-0.12, 0.95, normals @ LIGHT) * smooth_step(-0.18, 0.25, facing)
    air = rgb_of(world.air)
    colour = surface.colour * (day * 1.15)[..., None] + surface.colour * air * 0.035 + glint(normals, surface.gloss)
    limb = np.clip(np.hypot(x, y), 0, 1) ** 5
    colour = colour * (1 - 0.55 * limb * smooth_step(-0.3, 0.6, facing))[..., None]
    colour = colour + (limb * smooth_step(-0.35, 0.7, facing) * world.air_strength)[..., None] * air
    if surface.light is not None:
        colour = colour + surface.light * (0.35 + 0.65 * (1 - day))[..., None]
    return colour


def globe(world, size=SIZE):
    """(rgb, alpha) of a world."""
    across = size * LARGER
    x, y = (axis / world.radius for axis in grid(across, across))
    distance = np.hypot(x, y)
    z = np.sqrt(np.clip(1 - distance**2, 0, 1))
    colour = lit_surface(x, y, z, world, 2 / (across * world.radius))
    edge = 3 / (across * world.radius)
    alpha = smooth_step(1 + edge, 1 - edge, distance)
    sunward = (x * LIGHT[0] + y * LIGHT[1]) / np.maximum(distance, 0.1) / 0.83
    halo = np.exp(-np.clip(distance - 1, 0, 9) / 0.045) * np.clip(0.12 + 0.9 * sunward, 0, 1) * 0.6
    halo = halo * (distance >= 0.97) * (1 - alpha) * min(1, world.air_strength / 0.85)
    total = alpha + halo
    rgb = (colour * alpha[..., None] + rgb_of(world.air) * halo[..., None]) / np.maximum(total, 1e-4)[..., None]
    if world.ring:
        rgb, total = with_ring(rgb, total, x, y, distance, world.ring)
    whole = np.dstack([np.clip(rgb, 0, 1) * total[..., None], total])
    whole = whole.reshape(size, LARGER, size, LARGER, 4).mean((1, 3))
    return whole[..., :3] / np.maximum(whole[..., 3:], 1e-4), whole[..., 3]


def with_ring(rgb, alpha, x, y, distance, ring):
    cos, sin = np.cos(ring.roll), np.sin(ring.roll)
    along, across = x * cos + y * sin, (-x * sin + y * cos) / ring.flatness
    t = (np.hypot(along, across) - ring.inner) / (ring.outer - ring.inner)
    grooves = 0.5 + 0.5 * perlin(t * 34, t * 0 + 0.3, t * 0, 5) + 0.25 * perlin(t * 90, t * 0, t * 0, 6)
    gap = 1 - 0.9 * smooth_step(0.03, 0.0, np.abs(t - 0.62))
    dust = np.clip(grooves, 0, 1) * smooth_step(0, 0.06, t) * smooth_step(1, 0.85, t) * gap
    dust = np.where((t > 0) & (t < 1), dust, 0) * 0.85
    colour = ramp(t, ring.stops) * (0.75 + 0.5 * grooves)[..., None]
    shadow = np.abs(x * LIGHT[1] - y * LIGHT[0]) / np.hypot(LIGHT[0], LIGHT[1])
    behind = x * LIGHT[0] + y * LIGHT[1] < 0
    colour = colour * (1 - 0.88 * smooth_step(1.02, 0.9, shadow) * behind)[..., None]
    dust = dust * ((across > 0) | (distance >= 1))
    below = alpha * (1 - dust)
    total = dust + below
    return (colour * dust[..., None] + rgb * below[..., None]) / np.maximum(total, 1e-4)[..., None], total


def clouds(x, y, z, cover, seed=30):
    """(cover, shadow) of swirling weather."""
    swirl = fbm(x * 2.2 + 5, y * 3.4, z * 2.2, 3, seed) * 0.6
    white = smooth_step(0.02, 0.5, fbm(x * 2.4 + swirl, y * 4.2 + swirl, z * 2.4, 7, seed + 1) + cover)
    moved = swirl + 0.03
    shadow = smooth_step(0.02, 0.5, fbm(x * 2.4 + moved, y * 4.2 + moved, z * 2.4, 5, seed + 1) + cover)
    return white, shadow


def under_clouds(colour, white, shadow, tint=(0.98, 0.98, 1.0)):
    return lay_over(colour * (1 - 0.35 * shadow)[..., None], tint, white * 0.92)


def continents(x, y, z):
    """Height above the sea of a world with coasts and ridges."""
    warp = fbm(x * 2, y * 2, z * 2, 4, 11) * 0.35
    ridges = 0.12 * fbm(x * 6, y * 6, z * 6, 4, 8, ridged=True)
    return fbm(x * 1.7 + warp, y * 1.7 + warp, z * 1.7, 8, 3) + ridges


def terran(x, y, z):
    height = continents(x, y, z)
    latitude = np.abs(y)
    land = smooth_step(0.02, 0.05, height)
    sea = ramp(np.clip(height * 3 + 1, 0, 1), [(0, "#06204a"), (0.7, "#0d4c86"), (1, "#27a0b8")])
    wet = np.clip(height * 2.2 + 0.25 * fbm(x * 5, y * 5, z * 5, 4, 21) - 0.25 * (latitude - 0.4), 0, 1)
    ground = ramp(wet, [(0, "#c9b27a"), (0.12, "#5a9a3c"), (0.4, "#2f6b3c"), (0.65, "#7d6a4a"), (1, "#e8e4dc")])
    colour = lay_over(sea, ground, land)
    colour = lay_over(colour, (0.93, 0.96, 1), smooth_step(0.78, 0.86, latitude + 0.12 * height))
    white, shadow = clouds(x, y, z, 0.05)
    relief = np.maximum(height, 0.02) * 0.9 * (1 - white) + white * 0.25
    return Surface(under_clouds(colour, white, shadow), relief, (1 - land) * (1 - white))


def gas(x, y, z):
    warp = fbm(x * 2, y * 3, z * 2, 5, 40) * 0.10 + fbm(x * 5, y * 9, z * 5, 4, 41) * 0.035
    band = y + warp
    t = 0.5 + 0.45 * perlin(band * 0 + 0.4, band * 7, band * 0, 42) + 0.22 * fbm(x * 3, band * 26, z * 3, 4, 43)
    stops = [(0, "#6a2f4a"), (0.3, "#b0563f"), (0.5, "#e9a25c"), (0.72, "#ffdca0"), (1, "#fff3d8")]
    colour = ramp(np.clip(t, 0, 1), stops)
    away = np.hypot(np.hypot(x - 0.45, z - 0.83), (y - 0.32) * 2.1)
    storm = ramp(np.clip(0.5 + 0.5 * np.sin(away * 46 + warp * 30), 0, 1), [(0, "#a33b2c"), (1, "#f0895a")])
    colour = lay_over(colour, storm, smooth_step(0.34, 0.05, away) * 0.8)
    return Surface(colour, t * 0.12, t * 0 + 0.05)


def hive(x, y, z):
    warp = fbm(x * 2, y * 2, z * 2, 4, 50) * 0.4
    crests = fbm(x * 2.3 + warp, y * 2.3 + warp, z * 2.3 + warp, 6, 51, ridged=True, gain=0.55)
    lumps = fbm(x * 3, y * 3, z * 3, 6, 52)
    stops = [(0, "#160a22"), (0.45, "#3a1a56"), (0.75, "#6b3288"), (1, "#a06ab0")]
    colour = ramp(np.clip(0.5 + lumps * 0.8, 0, 1), stops)
    vein = smooth_step(0.52, 0.80, crests)
    region = smooth_step(-0.12, 0.3, fbm(x * 1.3, y * 1.3, z * 1.3, 3, 53))
    goo = vein * region
    shine = np.array([0.42, 1.0, 0.22]) * (goo**1.5 * 1.1)[..., None]
    shine = shine + np.array([0.10, 0.35, 0.12]) * (smooth_step(0.1, 0.5, crests) * region * 0.35)[..., None]
    return Surface(colour * (1 - 0.6 * goo)[..., None], lumps * 0.6 - 0.35 * vein, goo * 0 + 0.12, shine)


def ice(x, y, z):
    warp = fbm(x * 1.5, y * 1.5, z * 1.5, 4, 60) * 0.35
    cracks = fbm(x * 2.0 + warp, y * 2.0 + warp, z * 2.0, 6, 61, ridged=True)
    snow = fbm(x * 2.2 + warp, y * 2.2, z * 2.2, 7, 62)
    stops = [(0, "#3c78a8"), (0.35, "#7ab8d8"), (0.6, "#c8e8f4"), (1, "#ffffff")]
    colour = ramp(np.clip(0.58 + snow * 0.9, 0, 1), stops)
    deep = smooth_step(0.62, 0.86, cracks)
    colour = lay_over(colour, (0.10, 0.30, 0.52), deep * 0.75)
    return Surface(colour, snow * 0.36 - deep * 0.22, 0.35 + 0.4 * deep)


def desert(x, y, z):
    warp = fbm(x * 1.8, y * 1.8, z * 1.8, 4, 70) * 0.5
    mesas = fbm(x * 1.6 + warp, y * 2.0 + warp, z * 1.6, 7, 71)
    dunes = 0.5 + 0.5 * np.sin((y * 1.0 + warp * 0.8 + 0.15 * fbm(x * 4, y * 4, z * 4, 3, 72)) * 70)
    sand = smooth_step(0.10, -0.15, mesas)
    stops = [(0, "#e8bc78"), (0.4, "#d08a48"), (0.62, "#a8562e"), (0.8, "#7a3a26"), (1, "#c89068")]
    colour = ramp(np.clip(0.45 + mesas * 0.9, 0, 1), stops)
    colour = colour * (1 - 0.16 * sand * dunes)[..., None]
    terraces = np.floor(np.clip(mesas, 0, 1) * 9) / 9
    colour = lay_over(colour, (0.96, 0.90, 0.82), smooth_step(0.90, 0.97, np.abs(y) + 0.1 * mesas))
    return Surface(colour, terraces * 0.55 + mesas * 0.35 + 0.03 * dunes * sand, mesas * 0 + 0.04)


def lava(x, y, z):
    warp = fbm(x * 2, y * 2, z * 2, 4, 80) * 0.45
    crests = fbm(x * 1.9 + warp, y * 1.9 + warp, z * 1.9 + warp, 6, 81, ridged=True, gain=0.52)
    crust = fbm(x * 4, y * 4, z * 4, 6, 82)
    colour = ramp(np.clip(0.5 + crust * 0.8, 0, 1), [(0, "#0e0a0e"), (0.5, "#2c2024"), (0.8, "#4a3432"), (1, "#6e5248")])
    region = smooth_step(-0.55, 0.05, fbm(x * 1.2, y * 1.2, z * 1.2, 3, 83))
    flow = smooth_step(0.55, 0.86, crests) * region
    lake = smooth_step(0.26, 0.40, fbm(x * 1.5 + 4, y * 1.5, z * 1.5, 5, 84))
    heat = np.clip(np.maximum(flow, lake * (0.75 + 0.35 * crust)), 0, 1)
    shine = ramp(heat, [(0, "#000000"), (0.25, "#4a0a02"), (0.55, "#e04408"), (0.8, "#ff9a24"), (1, "#ffe890")])
    return Surface(colour * (1 - 0.7 * heat)[..., None], crust * 0.5 - 0.3 * heat, heat * 0 + 0.06, shine * 0.95)


def ocean(x, y, z):
    depth = fbm(x * 1.6, y * 1.6, z * 1.6, 7, 90) + 0.10 * fbm(x * 7, y * 7, z * 7, 3, 91)
    colour = ramp(np.clip(0.45 + depth * 1.1, 0, 1), [(0, "#04163c"), (0.45, "#083f7a"), (0.7, "#0f7aa0"), (0.86, "#3cc0b8"), (1, "#a0f0d0")])
    island = smooth_step(0.43, 0.47, depth)
    sand = ramp(np.clip((depth - 0.43) * 6, 0, 1), [(0, "#f0e0a8"), (0.4, "#6aa850"), (1, "#2f6b3c")])
    colour = lay_over(colour, sand, island)
    white, shadow = clouds(x, y, z, -0.02, 92)
    away = np.hypot(np.hypot(x + 0.30, z - 0.90), y - 0.18)
    turn = np.arctan2(y - 0.18, x + 0.30) + away * 9
    cyclone = smooth_step(0.30, 0.08, away) * smooth_step(0.02, 0.05, away) * (0.55 + 0.45 * np.sin(turn * 2))
    white = np.clip(white + cyclone, 0, 1)
    relief = island * 0.2 + white * 0.25
    return Surface(under_clouds(colour, white, shadow), relief, (1 - island) * (1 - white))


def city(x, y, z):
    """A world of harbours whose night side is awake."""
    height = continents(x + 3.1, y + 1.7, z)
    land = smooth_step(0.0, 0.03, height)
    sea = ramp(np.clip(height * 3 + 1, 0, 1), [(0, "#050f28"), (0.7, "#0c2c54"), (1, "#1c5a78")])
    ground = ramp(np.clip(height * 2.2 + 0.3, 0, 1), [(0, "#4a5a50"), (0.4, "#5e6458"), (0.75, "#54504e"), (1, "#8a8c98")])
    colour = lay_over(sea, ground, land)
    white, shadow = clouds(x, y, z, -0.12, 33)
    districts = smooth_step(0.0, 0.42, fbm(x * 2.6, y * 2.6, z * 2.6, 4, 34) + 0.14) * land
    streets = smooth_step(0.72, 0.97, fbm(x * 7, y * 7, z * 7, 4, 35, ridged=True))
    blocks = smooth_step(0.22, 0.62, fbm(x * 42, y * 42, z * 42, 2, 36))
    coast = np.exp(-((height - 0.02) / 0.03) ** 2)
    lamps = np.clip(districts * (0.75 * streets + 0.9 * blocks) + coast * blocks * 0.7, 0, 1) * (1 - 0.8 * white)
    warm = ramp(lamps, [(0, "#000000"), (0.4, "#b0641c"), (0.75, "#ffc86a"), (1, "#fff4d0")])
    relief = np.maximum(height, 0) * 0.7 * (1 - white) + white * 0.2
    return Surface(under_clouds(colour, white, shadow), relief, (1 - land) * (1 - white), warm * 1.1)


GAS_RING = Ring(1.25, 1.95, [(0, "#7a5a4a"), (0.4, "#d8b48a"), (0.7, "#f0dcc0"), (1, "#a08878")], 0.30, -0.3)
ICE_RING = Ring(1.22, 1.62, [(0, "#7aa0c8"), (0.4, "#c8e8f8"), (0.7, "#ffffff"), (1, "#9ab8d8")], 0.20, -0.42)
WORLDS = {
    "terran": World(terran, "#7ac8ff", turn=0.6),
    "hive": World(hive, "#a06cff", radius=0.84, turn=1.1),
    "gas": World(gas, "#ffcf9a", radius=0.50, tilt=0.3, ring=GAS_RING),
    "ice": World(ice, "#b8ecff", radius=0.60, turn=0.4, ring=ICE_RING, air_strength=0.6),
    "desert": World(desert, "#ffb878", turn=2.0, tilt=0.25, air_strength=0.6),
    "lava": World(lava, "#ff6a3a", turn=0.2, air_strength=0.4),
    "ocean": World(ocean, "#6ae0ff", turn=0.1, tilt=0.45),
    "city": World(city, "#8aa8ff", turn=0.9, tilt=0.2),
}

if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for name in names or WORLDS:
        save_picture(*globe(WORLDS[name]), f"{out}/{name}.png")
