"""A small modelling kit for sprites seen from above. It knows no renderer: it makes lists of vertices and faces.

Axes: the nose points to +Y and the camera looks down -Z. One unit is 100 pixels of the finished sprite.
Primitives: loft (hull from cross-sections), wing, plate (bevelled polygon), ball, tube, ring, rock.
Every primitive but rock takes mirror=True, which adds the other side of the ship.
begin_part() starts a separately drawn part of a big ship.
"""

import math
from dataclasses import dataclass, field

import numpy as np

from noise import fbm

BODY = "body"


@dataclass
class Mesh:
    """One primitive. bevel: width of rounded edges; sub: how often to subdivide; rows: (rows, around) of a tube of quads."""

    vertices: list
    faces: list
    paint: object
    part: str
    bevel: float = 0
    sub: int = 0
    smooth: bool = True
    mirror: bool = False
    rows: tuple | None = None


@dataclass
class Scene:
    """What is being built, and the part that new pieces belong to."""

    meshes: list = field(default_factory=list)
    part: str = BODY


scene = Scene()


def begin_scene():
    scene.meshes = []
    scene.part = BODY


def begin_part(name):
    scene.part = name


def add_mesh(vertices, faces, paint, **more):
    """Every primitive ends here."""
    scene.meshes.append(Mesh(vertices, faces, paint, scene.part, **more))


def bridge(sections, around):
    """Faces between rows of `around` vertices, with a lid at both ends."""
    faces = []
    for k in range(sections - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((k * around + i, k * around + j, (k + 1) * around + j, (k + 1) * around + i))
    faces.append(tuple(range(around)))
    faces.append(tuple((sections - 1) * around + i for i in range(around)))
    return faces


def signed_power(value, power):
    return math.copysign(abs(value) ** power, value)


def loft(sections, paint, around=20, square=2.0, sub=1, x=0, mirror=False, smooth=True, sweep=0):
    """A hull along Y. sections: (y, half width, half height, z), nose first.

    square: 2 gives round cross-sections, 4 boxy ones.
    sweep bends the flanks towards the tail: chevron-shaped segments.
    """
    vertices = []
    for y, width, height, z in sections:
        for i in range(around):
            angle = 2 * math.pi * i / around
            across = math.cos(angle)
            up = math.sin(angle)
            vertices.append(
                (
                    x + signed_power(across, 2 / square) * width,
                    y - sweep * abs(across) ** 1.6 * width,
                    z + signed_power(up, 2 / square) * height,
                )
            )
    add_mesh(vertices, bridge(len(sections), around), paint, sub=sub, smooth=smooth, mirror=mirror, rows=(len(sections), around))


def wing(sections, paint, half_around=6, sub=1, mirror=True):
    """A wing along X with a lens cross-section. sections: (x, y front, y back, thickness, z)."""
    vertices = []
    around = 2 * half_around
    for x, front, back, thickness, z in sections:
        for i in range(around):
            angle = 2 * math.pi * i / around
            y = (front + back) / 2 + math.cos(angle) * (front - back) / 2
            vertices.append((x, y, z + math.sin(angle) * thickness))
    add_mesh(vertices, bridge(len(sections), around), paint, sub=sub, mirror=mirror, rows=(len(sections), around))


def plate(points, z, thickness, paint, bevel=0.02, mirror=False):
    """A flat polygon, list of (x, y), with rounded edges: armour, fins, markings, ears."""
    n = len(points)
    vertices = [(x, y, z) for x, y in points] + [(x, y, z + thickness) for x, y in points]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    add_mesh(vertices, faces, paint, bevel=bevel, mirror=mirror)


def box(x0, y0, x1, y1, z, thickness, paint, bevel=0.02, mirror=False):
    """A plate with four right angles."""
    return plate([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z, thickness, paint, bevel, mirror)


def ball(x, y, z, rx, ry, rz, paint, mirror=False, rot=0, around=24, rows=13):
    """An ellipsoid; rot turns it about the vertical, in degrees."""
    cos = math.cos(math.radians(rot))
    sin = math.sin(math.radians(rot))
    vertices = []
    for j in range(rows):
        polar = math.pi * (j + 0.02) / (rows - 0.96)
        for i in range(around):
            angle = 2 * math.pi * i / around
            px = rx * math.sin(polar) * math.cos(angle)
            py = ry * math.sin(polar) * math.sin(angle)
            vertices.append((x + px * cos - py * sin, y + px * sin + py * cos, z + rz * math.cos(polar)))
    add_mesh(vertices, bridge(rows, around), paint, mirror=mirror, rows=(rows, around))


def direction(a, b):
    step = [q - p for p, q in zip(a, b)]
    length = math.hypot(*step) or 1.0
    return [s / length for s in step]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def tube(points, paint, mirror=False, around=12, sub=1):
    """A limb, pipe or barrel through points (x, y, z, radius)."""
    vertices = []
    for k, (x, y, z, radius) in enumerate(points):
        along = direction(points[max(k - 1, 0)][:3], points[min(k + 1, len(points) - 1)][:3])
        side = direction((0, 0, 0), cross(along, (0, 0, 1) if abs(along[2]) < 0.95 else (1, 0, 0)))
        top = cross(along, side)
        for i in range(around):
            angle = 2 * math.pi * i / around
            cos, sin = math.cos(angle) * radius, math.sin(angle) * radius
            vertices.append((x + side[0] * cos + top[0] * sin, y + side[1] * cos + top[1] * sin, z + side[2] * cos + top[2] * sin))
    add_mesh(vertices, bridge(len(points), around), paint, sub=sub, mirror=mirror, rows=(len(points), around))


def ring(x, y, z, radius, thickness, paint, mirror=False, axis="z", around=32, across=10):
    """A torus that lies flat (axis z) or faces the tail (axis y)."""
    vertices = []
    for i in range(around):
        a = 2 * math.pi * i / around
        for j in range(across):
            b = 2 * math.pi * j / across
            reach = radius + thickness * math.cos(b)
            lift = thickness * math.sin(b)
            if axis == "z":
                vertices.append((x + reach * math.cos(a), y + reach * math.sin(a), z + lift))
            else:
                vertices.append((x + reach * math.cos(a), y + lift, z + reach * math.sin(a)))
    faces = []
    for i in range(around):
        for j in range(across):
            k, m = (i + 1) % around, (j + 1) % across
            faces.append((i * across + j, k * across + j, k * across + m, i * across + m))
    add_mesh(vertices, faces, paint, mirror=mirror)


def on_circle(count, radius, turn=0.0):
    """(angle, x, y) of `count` points on a circle; turn in degrees, 0 is ahead, clockwise."""
    points = []
    for i in range(count):
        angle = math.radians(turn) + 2 * math.pi * i / count
        points.append((angle, radius * math.sin(angle), radius * math.cos(angle)))
    return points


def rock(seed, radius, paint, squash=(1, 1, 1), craters=7, around=144, rows=73):
    """An asteroid: a ball with fractal lumps, flattened facets and craters."""
    polar, angle = np.meshgrid(np.linspace(0.01, math.pi - 0.01, rows), np.arange(around) * 2 * math.pi / around, indexing="ij")
    # The poles lie left and right: faces crowd there, and from above that would be seen.
    ways = np.stack([np.cos(polar), np.sin(polar) * np.cos(angle), np.sin(polar) * np.sin(angle)], -1)
    height = rock_height(ways, np.random.RandomState(seed), seed, craters)
    vertices = (ways * np.array(squash) * height[..., None] * radius).reshape(-1, 3)
    add_mesh([tuple(v) for v in vertices], bridge(rows, around), paint, rows=(rows, around))


def random_directions(rnd, count, upwards=0.0):
    ways = rnd.normal(size=(count, 3)) + np.array([0, 0, upwards])
    return ways / np.linalg.norm(ways, axis=1, keepdims=True)


def rock_height(ways, rnd, seed, craters):
    """How far from the middle the surface is, in each of the directions."""
    x, y, z = (ways[..., i] + seed * 3.7 for i in range(3))
    height = 1 + 0.34 * fbm(x * 1.1, y * 1.1, z * 1.1, 3, seed) + 0.13 * fbm(x * 3, y * 3, z * 3, 4, seed + 7)
    height = height + 0.045 * fbm(x * 9, y * 9, z * 9, 4, seed + 9)
    for normal, limit in zip(random_directions(rnd, 9), rnd.uniform(0.80, 0.95, 9)):
        reach = ways @ normal * height
        height = np.where(reach > limit, height * (limit + (reach - limit) * 0.25) / np.maximum(reach, 1e-6), height)
    for centre, size in zip(random_directions(rnd, craters, 0.5), rnd.uniform(0.16, 0.42, craters)):
        t = np.arccos(np.clip(ways @ centre, -1, 1)) / size
        height = height - np.where(t < 1, 0.17 * (1 - t * t) * size * 2, 0)
        height = height + np.where(t < 1.35, 0.05 * np.maximum(0, 1 - np.abs(t - 1.05) / 0.3) * size * 2, 0)
    return height
