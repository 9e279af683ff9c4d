"""Do the pictures hold together? Usage: check.py GFX. Names every file that does not; exits with 1 if there is one.

Checked: each opens, has the size of its kind, has alpha or (what is drawn additively) a black border; each craft has its
glow, each strip its frames, each member of the cast its moods; every part a JSON names is there and has the stated size.
"""

import json
import os
import re
import sys

import numpy as np
from PIL import Image

from avatars import CAST, MOODS, file_name

FRAMES = 5
SIZES = {
    "avatars": (144, 144),
    "icons": (48, 48),
    "planets": (512, 512),
}
BY_NAME = (
    (r"backdrops/nebula-.*\.jpg", (1600, 900)),
    (r"backdrops/stars-.*", (1024, 1024)),
    (r"effects/explosion.*", (768, 768)),
    (r"effects/flame-.*", (192, 128)),
    (r"effects/cloud\..*", (512, 512)),
    (r"effects/bolt-.*", (24, 64)),
    (r"effects/debris-.*", (128, 32)),
    (r"rocks/rock-\d\.png", (96, 96)),
    (r"rocks/rock-big-\d\.png", (224, 224)),
    (r"ui/logo\.png", (900, 300)),
    (r"ui/icon\.png", (256, 256)),
    (r"ui/panel.*", (96, 96)),
    (r"ui/button.*", (96, 56)),
    (r"ui/fill-.*", (64, 16)),
    (r"ui/medal-.*", (64, 64)),
)
TRANSPARENT_EFFECTS = ("smoke", "cloud", "vignette", "rocket", "debris-cat", "debris-goo")
WHOLE_PICTURES = (r"backdrops/nebula-.*", r"ui/sector-map.*", r"ui/fill-.*", r"contact-sheet.*", r"screenshots/.*")
BUDGET_MEGABYTES = 30


def pictures(root):
    for folder, _, files in sorted(os.walk(root)):
        if folder.startswith(os.path.join(root, "source")):
            continue
        for file in sorted(files):
            if file.endswith((".png", ".jpg")):
                yield os.path.relpath(os.path.join(folder, file), root)


def expected_size(name):
    for pattern, size in BY_NAME:
        if re.fullmatch(pattern, name):
            return size
    return SIZES.get(name.split("/")[0])


def is_additive(name):
    stem = name.rsplit(".", 1)[0]
    folder, _, short = stem.rpartition("/")
    if short.endswith("-glow") or short.startswith("stars-"):
        return True
    return folder == "effects" and short not in TRANSPARENT_EFFECTS


def faults_of_pixels(name, image):
    if any(re.fullmatch(pattern, name) for pattern in WHOLE_PICTURES):
        return
    if is_additive(name):
        if image.mode != "RGB":
            yield "is drawn additively and should be RGB on black"
        elif not name.startswith("backdrops/"):
            yield from faults_of_border(name, np.asarray(image))
        return
    if "A" not in image.getbands():
        yield "has no alpha"
        return
    alpha = np.asarray(image.getchannel("A"))
    if alpha.max() < 100:
        yield "is nearly invisible"
    if alpha.min() > 0:
        yield "has no transparent pixel"


def faults_of_border(name, pixels):
    """What is black all around leaves no visible box. Beams run from edge to edge."""
    if pixels.max() < 40:
        yield "is all but black"
    sides = [pixels[:, 0], pixels[:, -1]]
    if not name.startswith(("effects/beam", "effects/flame")):
        sides += [pixels[0], pixels[-1]]
    if "-bank" not in name and max(side.max() for side in sides) > 60:
        yield "is bright at its border: a box would show"


def faults_of_picture(root, name):
    try:
        image = Image.open(os.path.join(root, name))
        image.load()
    except OSError as error:
        yield f"does not open: {error}"
        return
    size = expected_size(name)
    if size and image.size != size:
        yield f"is {image.size[0]}x{image.size[1]}, not {size[0]}x{size[1]}"
    if name.endswith("-bank.png") or name.endswith("-bank-glow.png"):
        if image.width != image.height * FRAMES:
            yield f"should be {FRAMES} square frames side by side"
    if not re.fullmatch(r"[a-z0-9-]+(/[a-z0-9-]+)*\.(png|jpg)", name):
        yield "has a name that is not lower case with hyphens"
    yield from faults_of_pixels(name, image)


def missing(root, names):
    """Pictures that must be there because another is, or because of the cast."""
    for person in CAST:
        for mood in MOODS:
            if f"avatars/{file_name(person, mood)}.png" not in names:
                yield f"avatars/{file_name(person, mood)}.png: missing"
    for name in names:
        folder, short = os.path.split(name[:-4])
        if folder == "craft" and not short.endswith("-glow") and f"craft/{short}-glow.png" not in names:
            if not re.search(r"-(plate|shield-plate)$", short):
                yield f"{name}: has no glow layer"
        if short.endswith("-glow") and f"{folder}/{short[:-5]}.png" not in names:
            yield f"{name}: is the glow of nothing"


def faults_of_parts(root):
    for file in sorted(os.listdir(os.path.join(root, "craft"))):
        if not file.endswith(".json"):
            continue
        with open(os.path.join(root, "craft", file)) as text:
            ship = json.load(text)
        if sorted(ship["draw_order"]) != sorted(ship["parts"]):
            yield f"craft/{file}: draw_order and parts do not name the same parts"
        for part, place in ship["parts"].items():
            name = file[:-5] if part == "body" else f"{file[:-5]}-{part}"
            picture = os.path.join(root, "craft", f"{name}.png")
            if not os.path.exists(picture):
                yield f"craft/{file}: part {part} has no picture"
            elif Image.open(picture).size != (place["w"], place["h"]):
                yield f"craft/{file}: part {part} has another size than its picture"


def main(root):
    names = list(pictures(root))
    faults = [f"{name}: {fault}" for name in names for fault in faults_of_picture(root, name)]
    faults += missing(root, set(names)) if names else ["no pictures at all"]
    faults += faults_of_parts(root)
    megabytes = sum(os.path.getsize(os.path.join(root, name)) for name in names) / 1e6
    if megabytes > BUDGET_MEGABYTES:
        faults.append(f"all pictures: {megabytes:.1f} MB, over the budget of {BUDGET_MEGABYTES}")
    for fault in sorted(set(faults)):
        print(fault)
    print(f"{len(names)} pictures, {megabytes:.1f} MB, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ".."))
