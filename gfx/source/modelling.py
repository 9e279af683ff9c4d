"""A small modelling kit over Blender's bpy for sprites seen from above.

Axes: the nose points to +Y and the camera looks down -Z. One unit is 100 pixels of the finished sprite.
Primitives: loft (hull from cross-sections), wing, plate (bevelled polygon), ball, tube, ring, rock.
Every primitive but rock takes mirror=True, which adds the other side of the ship.
begin_part() starts a separately rendered part of a big ship.
"""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

BODY = "body"


class Scene:
    """What is being built: the empty that everything hangs from, and the part that new pieces belong to."""

    root = None
    part = BODY


def begin_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    Scene.root = bpy.data.objects.new("root", None)
    Scene.part = BODY
    bpy.context.scene.collection.objects.link(Scene.root)


def begin_part(name):
    Scene.part = name


def add_mesh(vertices, faces, paint, bevel=0, sub=0, smooth=True, mirror=False):
    """Every primitive ends here: the mesh becomes an object of the current part."""
    mesh = bpy.data.meshes.new("mesh")
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    turn_faces_outwards(mesh)
    thing = bpy.data.objects.new("thing", mesh)
    thing["part"] = Scene.part
    thing.parent = Scene.root
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.append(paint)
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    if mirror:
        modifier = thing.modifiers.new("mirror", "MIRROR")
        modifier.use_clip = False
        modifier.use_mirror_merge = False
    if bevel:
        add_bevel(thing, mesh, bevel)
    if sub:
        modifier = thing.modifiers.new("subdivide", "SUBSURF")
        modifier.levels = modifier.render_levels = sub
    return thing


def turn_faces_outwards(mesh):
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()


def add_bevel(thing, mesh, width):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width = width
    modifier.segments = 3
    modifier.limit_method = "ANGLE"
    modifier.angle_limit = math.radians(25)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)


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
    return add_mesh(vertices, bridge(len(sections), around), paint, sub=sub, smooth=smooth, mirror=mirror)


def wing(sections, paint, half_around=6, sub=1, mirror=True):
    """A wing along X with a lens cross-section. sections: (x, y front, y back, thickness, z)."""
    vertices = []
    around = 2 * half_around
    for x, front, back, thickness, z in sections:
        for i in range(around):
            angle = 2 * math.pi * i / around
            y = (front + back) / 2 + math.cos(angle) * (front - back) / 2
            vertices.append((x, y, z + math.sin(angle) * thickness))
    return add_mesh(vertices, bridge(len(sections), around), paint, sub=sub, mirror=mirror)


def plate(points, z, thickness, paint, bevel=0.02, mirror=False):
    """A flat polygon, list of (x, y), with rounded edges: armour, fins, markings, ears."""
    n = len(points)
    vertices = [(x, y, z) for x, y in points] + [(x, y, z + thickness) for x, y in points]
    faces = [tuple(range(n)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return add_mesh(vertices, faces, paint, bevel=bevel, mirror=mirror)


def box(x0, y0, x1, y1, z, thickness, paint, bevel=0.02, mirror=False):
    """A plate with four right angles."""
    return plate([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z, thickness, paint, bevel, mirror)


def ball(x, y, z, rx, ry, rz, paint, mirror=False, rot=0):
    """An ellipsoid; rot turns it about the vertical, in degrees."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=18, radius=1)
    cos = math.cos(math.radians(rot))
    sin = math.sin(math.radians(rot))
    vertices = []
    for vertex in bm.verts:
        px, py, pz = vertex.co.x * rx, vertex.co.y * ry, vertex.co.z * rz
        vertices.append((x + px * cos - py * sin, y + px * sin + py * cos, z + pz))
    faces = [tuple(v.index for v in face.verts) for face in bm.faces]
    bm.free()
    return add_mesh(vertices, faces, paint, mirror=mirror)


def tube(points, paint, mirror=False, around=12, sub=1):
    """A limb, pipe or barrel through points (x, y, z, radius)."""
    vertices = []
    for k, (x, y, z, radius) in enumerate(points):
        before = Vector(points[max(k - 1, 0)][:3])
        after = Vector(points[min(k + 1, len(points) - 1)][:3])
        along = (after - before).normalized()
        up = Vector((0, 0, 1)) if abs(along.z) < 0.95 else Vector((1, 0, 0))
        side = along.cross(up).normalized()
        top = along.cross(side)
        for i in range(around):
            angle = 2 * math.pi * i / around
            vertices.append(tuple(Vector((x, y, z)) + side * math.cos(angle) * radius + top * math.sin(angle) * radius))
    return add_mesh(vertices, bridge(len(points), around), paint, sub=sub, mirror=mirror)


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
    return add_mesh(vertices, faces, paint, mirror=mirror)


def on_circle(count, radius, turn=0.0):
    """(angle, x, y) of `count` points on a circle; turn in degrees, 0 is ahead, clockwise."""
    points = []
    for i in range(count):
        angle = math.radians(turn) + 2 * math.pi * i / count
        points.append((angle, radius * math.sin(angle), radius * math.cos(angle)))
    return points


def rock(seed, radius, paint, squash=(1, 1, 1), craters=7):
    """An asteroid: an icosphere with fractal lumps, flattened facets and craters."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=6, radius=1)
    pits = [(random_direction(rnd, 0.5), rnd.uniform(0.16, 0.42)) for _ in range(craters)]
    cuts = [(random_direction(rnd), rnd.uniform(0.80, 0.95)) for _ in range(9)]
    offset = Vector((seed * 3.7, seed * 1.3, 0))
    vertices = []
    for vertex in bm.verts:
        direction = vertex.co.normalized()
        height = rock_height(direction, offset, pits, cuts)
        squashed = Vector((direction.x * squash[0], direction.y * squash[1], direction.z * squash[2]))
        vertices.append(tuple(squashed * height * radius))
    faces = [tuple(v.index for v in face.verts) for face in bm.faces]
    bm.free()
    return add_mesh(vertices, faces, paint)


def random_direction(rnd, upwards=0.0):
    return Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1) + upwards)).normalized()


def rock_height(direction, offset, pits, cuts):
    height = 1 + 0.26 * noise.fractal(direction * 1.1 + offset, 1.0, 2.0, 3)
    height += 0.10 * noise.fractal(direction * 3 + offset, 0.9, 2.0, 5)
    height += 0.035 * noise.fractal(direction * 9 + offset, 0.9, 2.0, 4)
    for normal, limit in cuts:
        reach = direction.dot(normal) * height
        if reach > limit:
            height *= (limit + (reach - limit) * 0.25) / reach
    for centre, size in pits:
        t = direction.angle(centre) / size
        if t < 1:
            height -= 0.17 * (1 - t * t) * size * 2
        if t < 1.35:
            height += 0.05 * max(0, 1 - abs(t - 1.05) / 0.3) * size * 2
    return height
