"""Surfaces of the models: painted metal, shell, bone, light. Colours are those of ART.md."""

from types import SimpleNamespace

import bpy

from modelling import Scene


def linear(colour):
    """'#rrggbb' as linear RGBA."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


class Surface:
    """One Blender material, built step by step; `colour` is the socket that the next step multiplies."""

    def __init__(self, name, rough, metal, spec, coat, alpha):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.link = self.material.node_tree.links.new
        self.shader = self.nodes["Principled BSDF"]
        self.set("Roughness", rough)
        self.set("Metallic", metal)
        self.set("Specular", spec)
        self.set("Clearcoat", coat)
        self.set("Alpha", alpha)
        # Coordinates of the root empty, so that panels do not swim when the ship banks.
        self.place = self.nodes.new("ShaderNodeTexCoord")
        self.place.object = Scene.root

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


def surface(
    name, colour, rough=0.4, metal=0.0, panel=0.0, grime=0.35, emit=None, power=0.0, spec=0.5, coat=0.0, scale=1.0,
    noise=6.0, bump=0.0, alpha=1.0,
):  # fmt: skip
    """A material. panel: size of the panels, 0 for none; grime: 0 to 1; noise: its fineness; scale: 4 for big ships."""
    made = Surface(name, rough, metal, spec, coat, alpha)
    if emit:
        made.add_light(emit, power)
    made.add_base(colour)
    cloud = made.add_grime(grime, noise)
    made.add_crevices(scale)
    if panel:
        made.add_bump(made.add_panels(panel), bump or 0.25, scale)
    elif bump:
        made.add_bump(cloud, bump, scale)
    return made.finish()


def light(name, colour, glow, power, **more):
    """A lamp. Above a power of about 1 pale colours clip to white: strong values are for pin lights only."""
    return surface(name, colour, rough=0.5, grime=0, emit=glow, power=power, **more)


def cat_paint(hull="#f4eee2", stripe="#f5761a", navy="#22406e", scale=1.0, grime=0.10, panel=0.22, gloss=0.35):
    """Square-ish metal in cream and orange with cyan light. Other cats are other colours of the same paint."""
    return SimpleNamespace(
        hull=surface("hull", hull, 0.34, panel=panel * scale, coat=gloss, grime=grime, noise=3 / scale, scale=scale),
        stripe=surface("stripe", stripe, 0.32, coat=0.5, grime=0.05 + grime, scale=scale),
        dark=surface("dark", "#2a3142", 0.42, metal=0.5, panel=0.12 * scale, grime=0.4, scale=scale),
        steel=surface("steel", "#9aa6bd", 0.28, metal=0.9, grime=0.2, scale=scale),
        navy=surface("navy", navy, 0.35, coat=0.4, panel=0.2 * scale, scale=scale),
        pink=surface("pink", "#ff7f9c", 0.5, grime=0.15),
        glass=light("glass", "#062a3c", "#12a5c8", 0.16, spec=1, coat=1),
        cyan=light("cyan", "#c8f8ff", "#38d0ff", 5.0),
        amber=light("amber", "#ffd27a", "#ffab2e", 2.4),
        red=light("red", "#ff6a5a", "#ff3b30", 2.2),
    )


def greeble_paint(shell="#5b2a86", light_shell="#8a3fb0", teal="#1d6a5c", scale=1.0):
    """Curved shell in purple, flesh, pale bone edges, lime and magenta light."""
    fine = 1 / scale**0.75
    organic = dict(coat=0.8, scale=scale)
    return SimpleNamespace(
        shell=surface("shell", shell, 0.30, grime=0.55, noise=9 * fine, bump=0.35, **organic),
        light_shell=surface("light shell", light_shell, 0.3, grime=0.5, noise=12 * fine, bump=0.3, **organic),
        flesh=surface("flesh", "#2f1b3f", 0.45, coat=0.3, grime=0.5, noise=14 * fine, bump=0.6, scale=scale),
        bone=surface("bone", "#c9b98f", 0.4, coat=0.3, grime=0.5, noise=10 * fine, bump=0.2, scale=scale),
        teal=surface("teal", teal, 0.3, grime=0.5, noise=9 * fine, bump=0.35, **organic),
        membrane=surface("membrane", "#9a4be0", 0.25, coat=0.5, grime=0.5, noise=8 * fine, emit="#8a3fe8", power=0.42,
                         alpha=0.85),
        goo=surface("goo", "#58d81e", 0.25, grime=0.2, emit="#48ff18", power=0.75, coat=1),
        eye=surface("eye", "#dcf58a", 0.1, grime=0, emit="#a8ff3c", power=0.75, coat=1),
        pupil=surface("pupil", "#14061c", 0.1, coat=1, grime=0),
        magenta=surface("magenta", "#ff8cf0", 0.3, grime=0, emit="#ff3fd8", power=1.8),
    )  # fmt: skip
