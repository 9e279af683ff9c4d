"""Draws models without Blender: a second or two a craft, good enough to judge a shape, and to ship.

sketch.py RAW MODEL...     writes what render.py would, for finish.py RAW MODEL OUT clean

Every face is sampled into a buffer that keeps what is nearest at each pixel; light, shade and surfaces are then worked out
for all pixels at once: key and rim lights, shadows and dark crevices from the depths, gloss, grime, panels, glow.
"""

import importlib
import math
import os
import sys
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

import modelling
from noise import fbm, rgb_of, smooth_step
from pictures import bytes_of

LARGER = 3
LESS_LARGE = 1.5  # for ships of more than 300 pixels
PIXELS_PER_UNIT = 100
BANK_ROLLS = (-40, -20, 0, 20, 40)
FAR = -9.0
KEY = np.array([-0.19, 0.62, 0.76], np.float32)
LOW_KEY = np.array([-0.58, 0.58, 0.57], np.float32)  # for rocks, which need no symmetry
RIMS = {"cats": "#6fd0ff", "greebles": "#e2b4ff", "pirates": "#ffc890", "rocks": "#34373c"}
TILE = 256
TEXELS_PER_UNIT = TILE / 8 * 1.9  # for a surface whose noise is 1
STEPS = np.array([1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512])  # samples along an edge
SAMPLES_AT_ONCE = 200_000


# Faces ----------------------------------------------------------------------------------------------------------------


@dataclass
class Faces:
    """Four corners each, a normal at each corner to shade with, the number of the surface."""

    corners: np.ndarray
    normals: np.ndarray
    surfaces: np.ndarray

    @staticmethod
    def join(several):
        return Faces(*(np.concatenate([getattr(f, name) for f in several]) for name in ("corners", "normals", "surfaces")))


def refined(rows, times):
    """More rows between those of a loft or tube, on a smooth curve near them, as subdivision would make them."""
    count = len(rows)
    if count < 3:
        return rows
    padded = np.concatenate([rows[:1] * 2 - rows[1:2], rows, rows[-1:] * 2 - rows[-2:-1]])
    made = []
    for i in range(count - 1):
        a, b, c, d = padded[i : i + 4]
        for t in np.arange(times) / times:
            weights = ((1 - t) ** 3, 3 * t**3 - 6 * t**2 + 4, -3 * t**3 + 3 * t**2 + 3 * t + 1, t**3)
            made.append(sum(w * p for w, p in zip(weights, (a, b, c, d))) / 6)
    return np.stack(made + [rows[-1]])


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


def faces_of_rows(mesh, number):
    """Lofts, tubes, wings and balls: a grid of quads, closed around."""
    rows, around = mesh.rows
    grid = np.array(mesh.vertices, float).reshape(rows, around, 3)
    if mesh.sub:
        grid = refined(grid, 3)
    corners = quads_of(grid)
    normals = np.cross(corners[:, :, 2] - corners[:, :, 0], corners[:, :, 3] - corners[:, :, 1])
    middle = grid.mean(1, keepdims=True)
    outwards = corners.mean(2) - (middle[:-1] + middle[1:]) / 2
    normals = unit(normals * (1 if (normals * outwards).sum() > 0 else -1))
    if mesh.smooth:
        at_rows = np.concatenate([normals[:1], normals[:-1] + normals[1:], normals[-1:]])
        at_corners = quads_of(unit(at_rows + np.roll(at_rows, 1, 1)))
    else:
        at_corners = np.repeat(normals[:, :, None], 4, 2)
    return Faces(corners.reshape(-1, 4, 3), at_corners.reshape(-1, 4, 3), np.full(normals.size // 3, number))


def quads_of(grid):
    after = np.roll(grid, -1, 1)
    return np.stack([grid[:-1], after[:-1], after[1:], grid[1:]], 2)


def inset(points, width):
    """The polygon moved inwards by width."""
    before, after = np.roll(points, 1, 0), np.roll(points, -1, 0)
    area = (points[:, 0] * after[:, 1] - after[:, 0] * points[:, 1]).sum()
    turn = 1 if area > 0 else -1

    def normal(a, b):
        step = unit(b - a)
        return np.stack([-step[:, 1], step[:, 0]], 1) * turn

    first, second = normal(before, points), normal(points, after)
    bisector = unit(first + second)
    stretch = np.clip(1 / np.maximum((bisector * first).sum(1), 0.35), 1, 2)
    return points + bisector * (width * stretch)[:, None]


def faces_of_plate(mesh, number):
    """A flat top, and a chamfer around it."""
    count = len(mesh.vertices) // 2
    top = np.array(mesh.vertices[count:], float)
    thickness = top[0, 2] - mesh.vertices[0][2]
    outline = top[:, :2]
    smallest = np.linalg.norm(outline - np.roll(outline, 1, 0), axis=1).min()
    bevel = min(mesh.bevel, thickness * 0.9, max(smallest * 0.45, 0.006))
    inner = inset(outline, bevel)
    high, low = np.full((count, 1), top[0, 2]), np.full((count, 1), top[0, 2] - bevel)
    rim_top, rim_low = np.hstack([inner, high]), np.hstack([outline, low])
    chamfer = np.stack([rim_low, np.roll(rim_low, -1, 0), np.roll(rim_top, -1, 0), rim_top], 1)
    out = outline - inner
    out = unit((out + np.roll(out, -1, 0)) / 2)
    tilted = unit(np.hstack([out, np.ones((count, 1)) * 0.9]))
    chamfered = Faces(chamfer, np.repeat(tilted[:, None], 4, 1), np.full(count, number))
    return chamfered, (rim_top, number)


def faces_of_quads(mesh, number):
    """Rings: quads whose normals point away from the circle inside the ring."""
    vertices = np.array(mesh.vertices, float)
    index = np.array(mesh.faces)
    corners = vertices[index]
    normals = unit(np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]))
    flat = np.array([1.0, 1, 0]) if np.ptp(vertices[:, 2]) < np.ptp(vertices[:, 1]) else np.array([1.0, 0, 1])
    outwards = (corners.mean(1) - vertices.mean(0)) * flat
    radius = np.linalg.norm((vertices - vertices.mean(0)) * flat, axis=1).mean()
    from_circle = corners.mean(1) - vertices.mean(0) - unit(outwards) * radius
    normals = normals * np.sign((normals * from_circle).sum(1, keepdims=True) + 1e-9)
    at_vertices = np.zeros_like(vertices)
    for corner in range(4):
        np.add.at(at_vertices, index[:, corner], normals)
    return Faces(corners, unit(at_vertices)[index], np.full(len(corners), number))


def collect(meshes, surfaces):
    """(faces, polygons) of all meshes. polygons: flat tops of plates, (points, surface)."""
    faces, polygons = [], []
    for mesh in meshes:
        number = surfaces.index(mesh.paint)
        tops = []
        if mesh.rows:
            made = faces_of_rows(mesh, number)
        elif len(mesh.faces[0]) > 4 or len(mesh.vertices) == 8 or mesh.bevel:
            made, top = faces_of_plate(mesh, number)
            tops.append(top)
        else:
            made = faces_of_quads(mesh, number)
        faces.append(made)
        polygons += tops
    return Faces.join(faces), polygons


# The buffer -----------------------------------------------------------------------------------------------------------


class Buffer:
    """What is nearest at each pixel: normal, height, number of the surface (-1 is nothing)."""

    def __init__(self, size, scale):
        width, height = size
        self.size, self.scale = size, scale
        self.normal = np.tile(np.array([0, 0, 1], np.float32), (height * width, 1))
        self.height = np.full(height * width, FAR, np.float32)
        self.surface = np.full(height * width, -1, np.int32)

    def put(self, x, y, z, normals, numbers):
        """Samples in pixels; only what is higher than all before it stays."""
        width, height = self.size
        column, row = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
        at = row * width + column
        inside = (column >= 0) & (column < width) & (row >= 0) & (row < height)
        chosen = np.nonzero(inside)[0]
        chosen = chosen[z[chosen] > self.height[at[chosen]]]
        chosen = chosen[np.argsort(z[chosen], kind="stable")]  # the highest is written last
        at = at[chosen]
        self.height[at] = z[chosen]
        self.normal[at] = normals[chosen]
        self.surface[at] = numbers[chosen]

    def finished(self):
        width, height = self.size
        self.height = self.height.reshape(height, width)
        self.surface = self.surface.reshape(height, width)
        normal = self.normal.reshape(height, width, 3)
        self.normal = unit(np.stack([gaussian_filter(normal[..., c], 0.7) for c in range(3)], -1)).astype(np.float32)
        return self


def rolled(points, roll):
    a = math.radians(roll)
    turn = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    return points @ turn.T


def paint_buffer(faces, polygons, size, scale, roll):
    buffer = Buffer(size, scale)
    to_pixels = np.array([scale, -scale, 1.0])
    middle = np.array([size[0] / 2, size[1] / 2, 0])
    corners, normals = rolled(faces.corners, roll) * to_pixels + middle, rolled(faces.normals, roll)
    seen = normals[..., 2].max(1) > -0.1
    put_faces(buffer, corners[seen].astype(np.float32), normals[seen].astype(np.float32), faces.surfaces[seen])
    for points, number in polygons:
        normal = rolled(np.array([0.0, 0.0, 1.0]), roll)
        put_polygon(buffer, rolled(points, roll) * to_pixels + middle, normal, number)
    return buffer.finished()


def put_faces(buffer, corners, normals, numbers):
    """Each face as a lattice of samples at most half a pixel apart, so that no pixel is missed; faces that need as many at once."""
    step = np.linalg.norm(np.roll(corners, -1, 1)[..., :2] - corners[..., :2], axis=-1)
    across = STEPS[np.searchsorted(STEPS, np.minimum(np.maximum(step[:, 0], step[:, 2]) * 2, STEPS[-1]))]
    along = STEPS[np.searchsorted(STEPS, np.minimum(np.maximum(step[:, 1], step[:, 3]) * 2, STEPS[-1]))]
    for u_count in np.unique(across):
        for v_count in np.unique(along[across == u_count]):
            chosen = np.nonzero((across == u_count) & (along == v_count))[0]
            u = ((np.arange(u_count) + 0.5) / u_count)[:, None]
            v = ((np.arange(v_count) + 0.5) / v_count)[None, :]
            weights = np.stack([(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v], -1).reshape(-1, 4).astype(np.float32)
            at_once = max(1, SAMPLES_AT_ONCE // len(weights))
            for first in range(0, len(chosen), at_once):
                some = chosen[first : first + at_once]
                points = np.matmul(weights, corners[some]).reshape(-1, 3)
                directions = np.matmul(weights, normals[some]).reshape(-1, 3)
                buffer.put(*points.T, directions, np.repeat(numbers[some], len(weights)))


def put_polygon(buffer, points, normal, number):
    """A flat top, on its plane."""
    low = np.maximum(np.floor(points[:, :2].min(0)).astype(int) - 1, 0)
    high = np.minimum(np.ceil(points[:, :2].max(0)).astype(int) + 1, buffer.size)
    if (high <= low).any():
        return
    mask = Image.new("1", tuple(int(side) for side in high - low))
    ImageDraw.Draw(mask).polygon((points[:, :2] - low).ravel().tolist(), fill=1)
    row, column = np.nonzero(np.asarray(mask))
    x, y = column + low[0] + 0.5, row + low[1] + 0.5
    centre = points.mean(0)
    slope = max(normal[2], 0.1) * buffer.scale
    z = centre[2] - (normal[0] * (x - centre[0]) - normal[1] * (y - centre[1])) / slope
    normals = np.tile(normal.astype(np.float32), (len(x), 1))
    buffer.put(x, y, z.astype(np.float32), normals, np.full(len(x), number))


# Surfaces -------------------------------------------------------------------------------------------------------------


def noise_tile():
    """Clouds that repeat, and their slopes, made once and looked up for every surface."""
    x, y = np.meshgrid(np.arange(TILE) / TILE * 8, np.arange(TILE) / TILE * 8)
    clouds = fbm(x, y, x * 0, 5, 7, (8, 8, 64)).astype(np.float32)
    soft = gaussian_filter(clouds, 0.7, mode="wrap")
    slopes = [(np.roll(soft, -1, axis) - np.roll(soft, 1, axis)) / 2 for axis in (1, 0)]
    return np.stack([clouds, *slopes])


class Coating:
    """What the surfaces look like at the chosen pixels of a buffer, one after the other."""

    def __init__(self, buffer, surfaces, scale, tile, shift, chosen):
        self.surfaces, self.scale, self.tile = surfaces, scale, tile
        self.normal, self.height, self.surface = buffer.normal[chosen], buffer.height[chosen], buffer.surface[chosen]
        height, width = chosen.shape
        row, column = np.nonzero(chosen)
        self.x = ((column - width / 2 + 0.5) / scale + shift[0]).astype(np.float32)
        self.y = (-(row - height / 2 + 0.5) / scale + shift[1]).astype(np.float32)

    def table(self, value):
        return np.array([value(s) for s in self.surfaces], np.float32)[self.surface]

    def clouds(self):
        """(noise, its slope along x, along y a pixel)."""
        fineness = self.table(lambda s: s.noise * TEXELS_PER_UNIT)
        u = (self.x * fineness + self.height * 31).astype(np.int32) % TILE
        v = (self.y * fineness + self.height * 17).astype(np.int32) % TILE
        clouds, along_x, along_y = self.tile[:, v, u]
        return clouds, along_x * fineness / self.scale, along_y * fineness / self.scale

    def colour(self, clouds):
        albedo = self.table(lambda s: linear(s.colour))
        grime = self.table(lambda s: s.grime)
        albedo = albedo * (1 - grime * smooth_step(0.20, -0.35, clouds))[..., None]
        for surface in {s.panel for s in self.surfaces if s.panel}:
            here = self.table(lambda s, p=surface: s.panel == p) > 0.5
            albedo = albedo * np.where(here, self.panels(surface), 1)[..., None]
        return albedo

    def panels(self, size):
        """Brick work with thin lines, the same on both sides."""
        row = np.floor(self.y / (size * 1.3) + 100)
        along = np.abs(self.x) / size + 0.37 * (row % 3)
        brick = np.floor(along)
        tone = 0.90 + 0.10 * np.sin(brick * 12.9898 + row * 78.233) ** 2
        line_x = np.minimum(along - brick, 1 - along + brick) * size * self.scale
        rest = self.y / (size * 1.3) + 100 - row
        line_y = np.minimum(rest, 1 - rest) * size * 1.3 * self.scale
        return tone * (1 - 0.5 * smooth_step(1.3, 0.3, np.minimum(line_x, line_y)))

    def bumped_normal(self, along_x, along_y):
        strength = self.table(lambda s: s.bump * min(s.scale, 2)) * 1.5
        slope = np.stack([-along_x, -along_y, np.zeros_like(along_x)], -1) * strength[..., None]
        return unit(self.normal + np.clip(slope, -0.5, 0.5))


def linear(colour):
    c = rgb_of(colour)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def to_screen(rgb):
    return SCREEN[(np.clip(rgb, 0, 1) * (len(SCREEN) - 1) + 0.5).astype(np.int32)]


def screen_table(count=8192):
    light = np.arange(count) / (count - 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055).astype(np.float32)


SCREEN = screen_table()


# Light ----------------------------------------------------------------------------------------------------------------


def crevices(height, scale, size):
    """0 in the open to 1 deep between other things, at three sizes."""
    filled = np.maximum(height, np.where(height > FAR, height, FAR).max() * 0 - 0.6)
    dark = np.zeros_like(height)
    for reach, amount in ((0.025, 0.35), (0.07, 0.45), (0.18, 0.40)):
        reach = reach * size
        above = blurred(filled, reach * scale) - filled
        dark += amount * np.clip(above / (reach * 1.1), 0, 1)
    return np.clip(dark, 0, 0.85)


def blurred(array, sigma):
    """A Gaussian blur; wide ones are done on a smaller copy."""
    less = int(sigma / 3)
    if less < 2:
        return gaussian_filter(array, sigma)
    height, width = array.shape
    padded = np.pad(array, ((0, -height % less), (0, -width % less)), "edge")
    blocks = padded.reshape(padded.shape[0] // less, less, padded.shape[1] // less, less).mean((1, 3))
    soft = Image.fromarray(gaussian_filter(blocks, sigma / less).astype(np.float32))
    return np.asarray(soft.resize((padded.shape[1], padded.shape[0]), Image.BILINEAR))[:height, :width]


def key_of(kind):
    return LOW_KEY if kind == "rocks" else KEY


def shadow(height, scale, size, way, steps=14):
    """1 where something stands between the pixel and the key light."""
    shade = np.zeros_like(height)
    rise = way[2] / math.hypot(way[0], way[1])
    for i in range(1, steps + 1):
        reach = 0.026 * size * i
        dx, dy = way[0] / math.hypot(*way[:2]) * reach * scale, -way[1] / math.hypot(*way[:2]) * reach * scale
        higher = np.roll(height, (-round(dy), -round(dx)), (0, 1)) - (height + reach * rise)
        shade = np.maximum(shade, smooth_step(0.0, 0.03 * size, higher))
    return gaussian_filter(shade, 0.012 * size * scale)


def shaded(coating, kind, dark, shade):
    """(light, glow), both linear."""
    clouds, *slopes = coating.clouds()
    albedo = coating.colour(clouds)
    normal = coating.bumped_normal(*slopes)
    rough = coating.table(lambda s: s.rough)
    metal = coating.table(lambda s: s.metal)
    coat = coating.table(lambda s: s.coat)
    way = unit(key_of(kind))
    key = np.clip(normal @ way, 0, 1) * (1 - 0.85 * shade)
    rim_colour = linear(RIMS.get(kind, "#7aa8ff")).astype(np.float32)
    open_sky = (1 - dark)[..., None]
    diffuse = key[..., None] * np.array([0.84, 0.80, 0.75], np.float32) + 0.14 * open_sky * (0.5 + 0.5 * normal[..., 2:])
    for side in (-1, 1):
        rim = np.clip(normal @ np.array([0.95 * side, 0, 0.31], np.float32), 0, 1)
        diffuse = diffuse + rim[..., None] * rim_colour * 0.52 * open_sky
    tail = np.clip(normal @ np.array([0, -0.88, 0.47], np.float32), 0, 1)
    diffuse = diffuse + tail[..., None] * (linear("#ffb080") * 0.18).astype(np.float32)
    light = albedo * diffuse * (1 - 0.55 * metal)[..., None] * (1 - 0.75 * dark)[..., None]
    shine = coating.table(lambda s: min(1, 2 * s.spec))[..., None]
    light = light + reflections(normal, albedo, rough, metal, coat, shade, rim_colour, way) * open_sky * shine
    emit = coating.table(lambda s: linear(s.emit) * s.power if s.emit else np.zeros(3))
    return light + emit, emit


def reflections(normal, albedo, rough, metal, coat, shade, rim_colour, key_way):
    """Highlights of the lamps and a pale dome in everything glossy."""
    mirror = 2 * normal[..., 2:] * normal - np.array([0, 0, 1], np.float32)
    fresnel = 0.04 + 0.5 * np.clip(1 - normal[..., 2], 0, 1) ** 4
    dome = (0.30 * smooth_step(-0.3, 1.0, mirror[..., 2]))[..., None] * np.array([0.75, 0.8, 1.0], np.float32)
    tint = metal[..., None] * albedo + (1 - metal)[..., None] * (fresnel * (0.5 + coat))[..., None]
    total = dome * tint * 1.3
    lamps = ((key_way, np.array([1.0, 0.97, 0.9], np.float32), 1 - shade),)
    lamps += tuple((np.array([0.95 * s, 0, 0.31], np.float32), rim_colour, 1) for s in (-1, 1))
    sharp = 14 / np.maximum(rough, 0.08) ** 1.6
    for way, colour, seen in lamps:
        facing = np.clip(normal @ unit(way + np.array([0, 0, 1], np.float32)), 0, 1)
        depth = np.log(np.maximum(facing, 1e-6))
        broad = np.exp(depth * sharp) * 0.30 * (0.4 + metal)
        gloss = np.exp(depth * (sharp * 3 + 90)) * coat * 0.75
        total = total + ((broad + gloss) * seen)[..., None] * colour
    return total


def half_extent(meshes, size, larger, margin=0.12):
    """Half the width and height, in large pixels, of a middle part of the canvas that holds all meshes."""
    reach = np.abs(np.concatenate([np.array(mesh.vertices, float)[:, :2] for mesh in meshes])).max(0) + margin
    limit = (np.array(size) * larger / 2).astype(int)
    return np.minimum(np.ceil(reach * PIXELS_PER_UNIT * larger).astype(int), limit)


def draw(meshes, surfaces, kind, size, tile, roll=0):
    """(rgb, alpha, glow) of the meshes, larger than the finished picture. Only where they are is any work done."""
    shift = np.zeros(2) if roll else middle_of(meshes)
    near = [replace(m, vertices=[(x - shift[0], y - shift[1], z) for x, y, z in m.vertices], mirror=False) for m in unmirrored(meshes)]
    larger = LESS_LARGE if max(size) > 300 else LARGER
    half = half_extent(near, size, larger)
    layers = draw_near(near, surfaces, kind, 2 * half, tile, roll, shift, PIXELS_PER_UNIT * larger)
    canvas = (np.array(size) * larger).astype(int)
    corner = canvas // 2 + np.round(shift * [1, -1] * PIXELS_PER_UNIT * larger).astype(int) - half
    return [placed(layer, corner, canvas) for layer in layers]


def unmirrored(meshes):
    """Mirror images as meshes of their own."""
    made = []
    for mesh in meshes:
        made.append(mesh)
        if mesh.mirror:
            flipped = [(-x, y, z) for x, y, z in mesh.vertices]
            made.append(replace(mesh, vertices=flipped))
    return made


def middle_of(meshes):
    """Of their bounding box, rounded to whole pixels of the finished picture."""
    points = np.concatenate([np.array(m.vertices, float)[:, :2] for m in unmirrored(meshes)])
    return np.round((points.min(0) + points.max(0)) / 2 * PIXELS_PER_UNIT) / PIXELS_PER_UNIT


def placed(layer, corner, size):
    """The layer on an empty canvas; what would be outside is cut off."""
    canvas = np.zeros((size[1], size[0]) + layer.shape[2:], np.float32)
    x0, y0 = np.maximum(corner, 0)
    x1, y1 = np.minimum(corner + [layer.shape[1], layer.shape[0]], size)
    canvas[y0:y1, x0:x1] = layer[y0 - corner[1] : y1 - corner[1], x0 - corner[0] : x1 - corner[0]]
    return canvas


def draw_near(meshes, surfaces, kind, whole, tile, roll, shift, scale):
    whole = tuple(int(side) for side in whole)
    solid = [m for m in meshes if m.paint.alpha > 0.9]
    clear = [m for m in meshes if m.paint.alpha <= 0.9]
    base = paint_buffer(*collect(solid, surfaces), whole, scale, roll)
    spread = 1 + 0.5 * (max(s.scale for s in surfaces) - 1)
    dark, shade = crevices(base.height, scale, spread), shadow(base.height, scale, spread, key_of(kind))
    there = base.surface >= 0
    light, glow = np.zeros((*there.shape, 3), np.float32), np.zeros((*there.shape, 3), np.float32)
    light[there], glow[there] = shaded(Coating(base, surfaces, scale, tile, shift, there), kind, dark[there], shade[there])
    alpha = there.astype(np.float32)
    if clear:
        film = paint_buffer(*collect(clear, surfaces), whole, scale, roll)
        over = (film.surface >= 0) & (film.height > base.height)
        coating = Coating(film, surfaces, scale, tile, shift, over)
        film_light, film_glow = shaded(coating, kind, crevices(film.height, scale, spread)[over], np.float32(0))
        amount = coating.table(lambda s: s.alpha)[..., None]
        light[over] = light[over] * (1 - amount) + film_light * amount
        glow[over] = glow[over] * (1 - amount) + film_glow * amount
        alpha[over] += (1 - alpha[over]) * amount[..., 0]
    there = alpha > 0
    light[there] = to_screen(light[there] / alpha[there][..., None])
    lit = glow.max(-1) > 0
    glow[lit] = to_screen(glow[lit])
    return light, alpha, glow


# Models ---------------------------------------------------------------------------------------------------------------


def load_model(name):
    stem, _, number = name.rpartition("-")
    if number.isdigit():
        return importlib.import_module("models." + stem.replace("/", ".").replace("-", "_")), (int(number),)
    return importlib.import_module("models." + name.replace("/", ".").replace("-", "_")), ()


def write(folder, name, layers, model):
    rgb, alpha, glow = layers
    pixels = bytes_of(np.dstack([rgb, alpha]))
    Image.fromarray(pixels, "RGBA").save(f"{folder}/{name}.png", compress_level=1)
    if not getattr(model, "NO_GLOW", False):
        Image.fromarray(bytes_of(glow), "RGB").save(f"{folder}/{name}-glow.png", compress_level=1)


def sketch(raw, name, tile):
    model, arguments = load_model(name)
    modelling.begin_scene()
    model.build(*arguments)
    meshes = modelling.scene.meshes
    surfaces = []
    for mesh in meshes:
        if mesh.paint not in surfaces:
            surfaces.append(mesh.paint)
    folder = f"{raw}/{name}"
    os.makedirs(folder, exist_ok=True)
    if hasattr(model, "PARTS"):
        for part in model.PARTS:
            chosen = [m for m in meshes if m.part == part]
            write(folder, part, draw(chosen, surfaces, model.LIGHT, model.SIZE, tile), model)
        return
    write(folder, modelling.BODY, draw(meshes, surfaces, model.LIGHT, model.SIZE, tile), model)
    if getattr(model, "BANKS", False):
        for i, roll in enumerate(BANK_ROLLS):
            if roll != 0:
                write(folder, f"bank-{i}", draw(meshes, surfaces, model.LIGHT, model.SIZE, tile, roll), model)


if __name__ == "__main__":
    raw_folder, *names = sys.argv[1:]
    clouds = noise_tile()
    for each in names:
        sketch(raw_folder, each, clouds)
