"""Renders models twice as large as the finished pictures, for finish.py.

blender -b --factory-startup --python render.py -- RAW MODEL [MODEL...]     MODEL: craft/tabby, items/pod, rocks/rock-3
DRAFT=1 in the environment renders smaller and with few samples: a third of the time, fit for all but close-ups.

A model is a Python file under models/ with SIZE (w, h), LIGHT and build(); optional: BANKS = True, NO_GLOW = True,
PARTS = {part: (x0, y0, x1, y1)} in units, for ships that come apart, with ORDER, the drawing order.
"""

import importlib
import math
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import modelling  # noqa: E402  (Blender adds no script folder to the path)
from blender_scene import build_scene, linear  # noqa: E402

BANK_ROLLS = (-40, -20, 0, 20, 40)
LARGER = 2
DRAFT_LARGER = 1.5
PIXELS_PER_UNIT = 100
DRAFT_SAMPLES = 8


def add_sun(pitch, roll, power, colour, softness):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.angle = math.radians(softness)
    thing = bpy.data.objects.new("sun", lamp)
    thing.rotation_euler = (math.radians(pitch), math.radians(roll), 0)
    bpy.context.scene.collection.objects.link(thing)


def light_ship(rim, key):
    """Key from above the nose, equal rims on both flanks, a warm kick from the tail.

    Nearly symmetric about the ship's axis, so that a sprite can be rotated in the game.
    """
    add_sun(-38, -14, 3.6, key, 8)
    add_sun(0, 72, 1.6, rim, 20)
    add_sun(0, -72, 1.6, rim, 20)
    add_sun(62, 0, 0.5, "#ffb080", 20)


def light_rock():
    add_sun(-42, -36, 4.2, "#fff0dc", 4)
    add_sun(30, 70, 1.1, "#7aa8ff", 20)


def light_dome():
    """A pale dome above, so that glossy parts have something to reflect."""
    world = bpy.data.worlds.new("dome")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    link = world.node_tree.links.new
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.01, 0.015, 0.04, 1)
    ramp.color_ramp.elements[1].color = (0.75, 0.8, 1.0, 1)
    background = nodes["Background"]
    background.inputs["Strength"].default_value = 0.45
    link(place.outputs["Generated"], split.inputs[0])
    link(split.outputs[2], ramp.inputs[0])
    link(ramp.outputs[0], background.inputs[0])


def light_scene(kind):
    if kind == "cats":
        light_ship("#6fd0ff", "#fff2e0")
    elif kind == "greebles":
        light_ship("#e2b4ff", "#f6f6ff")
    elif kind == "pirates":
        light_ship("#ffc890", "#fff2e0")
    else:
        light_rock()
    light_dome()


def set_up_camera(width, height):
    scene = bpy.context.scene
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = max(width, height) / PIXELS_PER_UNIT
    camera.clip_end = 60
    thing = bpy.data.objects.new("camera", camera)
    thing.location = (0, 0, 20)
    scene.collection.objects.link(thing)
    scene.camera = thing


def set_up_renderer(width, height, larger):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.max_bounces = 2
    # Debian's Blender has no denoiser: finish.py smooths the grain, and rendering larger helps.
    scene.cycles.use_denoising = False
    scene.cycles.use_adaptive_sampling = False  # there is little to adapt in a few samples
    scene.cycles.seed = 1
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"  # Filmic would grey the colours
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.resolution_x = round(width * larger)
    scene.render.resolution_y = round(height * larger)
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.file_format = "PNG"
    scene.render.use_persistent_data = True


def show_only(part):
    for thing in bpy.data.objects:
        if "part" in thing:
            thing.hide_render = part is not None and thing["part"] != part


def limit_to(region, width, height):
    """region: (x0, y0, x1, y1) in units, or None for everything. The canvas keeps its size."""
    render = bpy.context.scene.render
    render.use_border = region is not None
    if region is None:
        return
    w, h = width / PIXELS_PER_UNIT, height / PIXELS_PER_UNIT
    render.border_min_x = region[0] / w + 0.5
    render.border_max_x = region[2] / w + 0.5
    render.border_min_y = region[1] / h + 0.5
    render.border_max_y = region[3] / h + 0.5


def split_off_glow(folder):
    """One render gives two files: the lit picture, and what shines by itself."""
    scene = bpy.context.scene
    bpy.context.view_layer.use_pass_emit = True
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    glow = nodes.new("CompositorNodeOutputFile")
    glow.base_path = folder
    glow.file_slots[0].path = "glow-of-frame-"
    glow.format.file_format = "PNG"
    glow.format.color_mode = "RGB"
    scene.node_tree.links.new(nodes["Render Layers"].outputs["Emit"], glow.inputs[0])


def picture(folder, name, model, samples, roll=0):
    bpy.data.objects["root"].rotation_euler = (0, math.radians(roll), 0)
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.filepath = f"{folder}/{name}.png"
    bpy.ops.render.render(write_still=True)
    if not getattr(model, "NO_GLOW", False):
        os.replace(f"{folder}/glow-of-frame-{scene.frame_current:04d}.png", f"{folder}/{name}-glow.png")


def render_parts(folder, model, samples):
    width, height = model.SIZE
    for part, region in model.PARTS.items():
        show_only(part)
        limit_to(region, width, height)
        picture(folder, part, model, samples)


def render_whole(folder, model, samples, draft):
    picture(folder, modelling.BODY, model, samples)
    if draft or not getattr(model, "BANKS", False):
        return
    for i, roll in enumerate(BANK_ROLLS):
        if roll != 0:  # the frame in the middle is the body
            picture(folder, f"bank-{i}", model, samples, roll)


def load_model(name):
    """craft/pirate-tabby is models/craft/pirate_tabby.py; rocks/rock-3 is build(3) of models/rocks/rock.py."""
    stem, _, number = name.rpartition("-")
    if number.isdigit():
        model = importlib.import_module("models." + stem.replace("/", ".").replace("-", "_"))
        return model, (int(number),)
    return importlib.import_module("models." + name.replace("/", ".").replace("-", "_")), ()


def render_model(raw, name):
    began = time.time()
    model, arguments = load_model(name)
    folder = f"{raw}/{name}"
    os.makedirs(folder, exist_ok=True)
    modelling.begin_scene()
    model.build(*arguments)
    build_scene(modelling.scene.meshes)
    light_scene(model.LIGHT)
    set_up_camera(*model.SIZE)
    draft = bool(os.environ.get("DRAFT"))
    set_up_renderer(*model.SIZE, DRAFT_LARGER if draft else LARGER)
    if not getattr(model, "NO_GLOW", False):
        split_off_glow(folder)
    samples = DRAFT_SAMPLES if draft else getattr(model, "SAMPLES", 14)
    if hasattr(model, "PARTS"):
        render_parts(folder, model, samples)
    else:
        render_whole(folder, model, samples, draft)
    print(f"rendered {name} in {time.time() - began:.1f} s", flush=True)


if __name__ == "__main__":
    raw_folder, *names = sys.argv[sys.argv.index("--") + 1 :]
    for each in names:
        render_model(raw_folder, each)
