"""Builds in Blender what a model is made of: meshes from modelling.py, materials from paint.py."""

import math

import bmesh
import bpy


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


class Material:
    """One Blender material, built step by step; `colour` is the socket that the next step multiplies."""

    def __init__(self, surface, root):
        self.material = bpy.data.materials.new(surface.name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.link = self.material.node_tree.links.new
        self.shader = self.nodes["Principled BSDF"]
        self.set("Roughness", surface.rough)
        self.set("Metallic", surface.metal)
        self.set("Specular", surface.spec)
        self.set("Clearcoat", surface.coat)
        self.set("Alpha", surface.alpha)
        # Coordinates of the root empty, so that panels do not swim when the ship banks.
        self.place = self.nodes.new("ShaderNodeTexCoord")
        self.place.object = root

    def set(self, socket, value):
        self.shader.inputs[socket].default_value = value

    def add_light(self, colour, power):
        self.set("Emission", linear(colour))
        self.set("Emission Strength", power)

    def multiply(self, factor, amount):
        node = self.nodes.new("ShaderNodeMixRGB")
        node.blend_type = "MULTIPLY"
        node.inputs[0].default_value = amount
        self.link(self.colour, node.inputs[1])
        self.link(factor, node.inputs[2])
        self.colour = node.outputs[0]

    def add_base(self, colour):
        node = self.nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = linear(colour)
        self.colour = node.outputs[0]

    def add_grime(self, amount, size):
        """Cloudy darkening; returns the noise for a bump."""
        noise = self.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = size
        noise.inputs["Detail"].default_value = 6
        self.link(self.place.outputs["Object"], noise.inputs["Vector"])
        levels = self.nodes.new("ShaderNodeMapRange")
        for socket, value in ((1, 0.35), (2, 0.7), (3, 1 - amount), (4, 1)):
            levels.inputs[socket].default_value = value
        self.link(noise.outputs["Fac"], levels.inputs[0])
        self.multiply(levels.outputs[0], 1)
        return noise.outputs["Fac"]

    def add_crevices(self, scale):
        """Dark crevices are what makes parts readable at 64 to 128 pixels."""
        occlusion = self.nodes.new("ShaderNodeAmbientOcclusion")
        occlusion.inputs["Distance"].default_value = 0.12 * scale
        occlusion.samples = 1
        power = self.nodes.new("ShaderNodeMath")
        power.operation = "POWER"
        power.inputs[1].default_value = 1.6
        self.link(occlusion.outputs["AO"], power.inputs[0])
        self.multiply(power.outputs[0], 0.8)

    def mirrored_place(self):
        """Coordinates with |x|, so that panels match on both sides."""
        split = self.nodes.new("ShaderNodeSeparateXYZ")
        join = self.nodes.new("ShaderNodeCombineXYZ")
        absolute = self.nodes.new("ShaderNodeMath")
        absolute.operation = "ABSOLUTE"
        self.link(self.place.outputs["Object"], split.inputs[0])
        self.link(split.outputs[0], absolute.inputs[0])
        self.link(absolute.outputs[0], join.inputs[0])
        self.link(split.outputs[1], join.inputs[1])
        return join.outputs[0]

    def add_panels(self, size):
        """Panel lines at two scales, thin and faint: one strong scale looks like a brick wall."""
        place = self.mirrored_place()
        large = self.add_bricks(place, size, 0.016, 1.3, 0.55)
        self.add_bricks(place, size * 0.47, 0.02, 0.6, 0.22)
        return large

    def add_bricks(self, place, size, line, row, amount):
        bricks = self.nodes.new("ShaderNodeTexBrick")
        bricks.offset = 0.37
        bricks.squash = 0.7
        bricks.squash_frequency = 3
        values = {"Scale": 1 / size, "Mortar Size": line, "Mortar Smooth": 0.2, "Brick Width": 1.0, "Row Height": row}
        for socket, value in values.items():
            bricks.inputs[socket].default_value = value
        bricks.inputs["Color1"].default_value = (1, 1, 1, 1)
        bricks.inputs["Color2"].default_value = (0.74, 0.76, 0.80, 1)
        bricks.inputs["Mortar"].default_value = (0.12, 0.13, 0.18, 1)
        self.link(place, bricks.inputs["Vector"])
        self.multiply(bricks.outputs["Color"], amount)
        return bricks.outputs["Color"]

    def add_bump(self, height, strength, scale):
        bump = self.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = 0.02 * scale
        self.link(height, bump.inputs["Height"])
        self.link(bump.outputs[0], self.shader.inputs["Normal"])

    def finish(self):
        self.link(self.colour, self.shader.inputs["Base Color"])
        return self.material


def material_of(surface, root):
    made = Material(surface, root)
    if surface.emit:
        made.add_light(surface.emit, surface.power)
    made.add_base(surface.colour)
    cloud = made.add_grime(surface.grime, surface.noise)
    made.add_crevices(surface.scale)
    if surface.panel:
        made.add_bump(made.add_panels(surface.panel), surface.bump or 0.25, surface.scale)
    elif surface.bump:
        made.add_bump(cloud, surface.bump, surface.scale)
    return made.finish()


def build_scene(meshes):
    """Everything hangs from the empty that is returned: turning it banks the ship."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    root = bpy.data.objects.new("root", None)
    bpy.context.scene.collection.objects.link(root)
    materials = {}
    for mesh in meshes:
        if mesh.paint.name not in materials:
            materials[mesh.paint.name] = material_of(mesh.paint, root)
        build_mesh(mesh, root, materials[mesh.paint.name])
    return root


def build_mesh(mesh, root, material):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata(mesh.vertices, [], mesh.faces)
    data.update()
    turn_faces_outwards(data)
    thing = bpy.data.objects.new("thing", data)
    thing["part"] = mesh.part
    thing.parent = root
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    for polygon in data.polygons:
        polygon.use_smooth = mesh.smooth
    if mesh.mirror:
        modifier = thing.modifiers.new("mirror", "MIRROR")
        modifier.use_clip = False
        modifier.use_mirror_merge = False
    if mesh.bevel:
        add_bevel(thing, data, mesh.bevel)
    if mesh.sub:
        modifier = thing.modifiers.new("subdivide", "SUBSURF")
        modifier.levels = modifier.render_levels = mesh.sub


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
