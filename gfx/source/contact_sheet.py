"""All pictures on one sheet. Usage: contact_sheet.py GFX OUT.png"""

import json
import os
import re
import sys

from PIL import Image, ImageChops, ImageDraw, ImageFont

WIDTH = 1600
MARGIN = 20
GROUND, TITLE, LABEL = "#0b1024", "#7fe3ff", "#8fa0c8"
FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../fonts")


class Sheet:
    """Rows of labelled pictures, from left to right and top to bottom."""

    def __init__(self):
        self.image = Image.new("RGB", (WIDTH, 12000), GROUND)
        self.pen = ImageDraw.Draw(self.image)
        self.small = ImageFont.truetype(f"{FONTS}/NineLives-Regular.ttf", 11)
        self.large = ImageFont.truetype(f"{FONTS}/NineLives-Bold.ttf", 22)
        self.x, self.y, self.row = MARGIN, 16, 0

    def title(self, text):
        self.new_row()
        self.pen.text((MARGIN, self.y + 8), text, font=self.large, fill=TITLE)
        self.y += 44

    def new_row(self):
        self.x = MARGIN
        self.y += self.row + 24 if self.row else 0
        self.row = 0

    def add(self, picture, label, largest):
        scale = min(1, largest / max(picture.size))
        if scale < 1:
            size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
            picture = picture.resize(size, Image.LANCZOS)
        width = max(picture.width, round(self.pen.textlength(label, font=self.small)))
        if self.x + width > WIDTH - MARGIN:
            self.new_row()
        self.image.paste(picture, (self.x, self.y), picture if picture.mode == "RGBA" else None)
        self.pen.text((self.x, self.y + picture.height + 2), label, font=self.small, fill=LABEL)
        self.x += width + 12
        self.row = max(self.row, picture.height)

    def save(self, path):
        self.new_row()
        sheet = self.image.crop((0, 0, WIDTH, self.y + 10))
        sheet.quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def lit(root, name, strength=0.4):
    """A picture as the game draws it: its glow on top."""
    picture = Image.open(f"{root}/{name}.png").convert("RGBA")
    glow = f"{root}/{name}-glow.png"
    if os.path.exists(glow):
        light = Image.open(glow).convert("RGB").point(lambda v: int(v * strength))
        shone = ImageChops.add(picture.convert("RGB"), light)
        shone.putalpha(picture.getchannel("A"))
        return shone
    return picture


def assembled(root, ship, state=""):
    """A ship of parts as data/craft puts it together; state '-damaged' takes the battered parts where there are some."""
    with open(f"{root}/craft/{ship}.json") as file:
        size = [side * 3 // 2 for side in json.load(file)["canvas"]]  # the body need not be in the middle of it
    with open(f"{root}/../data/craft/{ship}.json") as file:
        plan = json.load(file)
    body = dict(sprite=plan.get("sprite", ship), x=0, y=0, draw_order=-0.5)
    whole = Image.new("RGBA", tuple(size))
    for part in sorted([body, *plan["parts"]], key=lambda part: part.get("draw_order", 0)):
        name = f"craft/{part['sprite']}"
        if os.path.exists(f"{root}/{name}{state}.png"):
            name += state
        picture = lit(root, name)
        place = (round(size[0] / 2 + part["x"] - picture.width / 2), round(size[1] / 2 + part["y"] - picture.height / 2))
        layer = Image.new("RGBA", whole.size)
        layer.paste(picture, place)
        whole.alpha_composite(layer)
    return whole.crop(whole.getbbox())


def names_in(root, folder, pattern=".*", extension="png"):
    found = sorted(f[: -len(extension) - 1] for f in os.listdir(f"{root}/{folder}") if f.endswith("." + extension))
    return [f"{folder}/{name}" for name in found if re.fullmatch(pattern, name)]


def short(name):
    return name.split("/")[-1]


def add_all(sheet, root, title, names, largest):
    sheet.title(title)
    for name in names:
        sheet.add(lit(root, name), short(name), largest)


def add_craft(sheet, root):
    ships = [f[:-5] for f in sorted(os.listdir(f"{root}/craft")) if f.endswith(".json")]
    singles = [n for n in names_in(root, "craft") if not re.search(r"-(glow|bank|damaged)$", n)]
    singles = [n for n in singles if not any((short(n) + "-").startswith(ship + "-") for ship in ships)]
    small = [n for n in singles if Image.open(f"{root}/{n}.png").width <= 160]
    add_all(sheet, root, "Craft", small, 160)
    add_all(sheet, root, "Banking", names_in(root, "craft", ".*-bank"), 480)
    sheet.title("Large craft, whole and battered")
    for name in singles:
        if name not in small:
            sheet.add(lit(root, name), short(name), 340)
            if os.path.exists(f"{root}/{name}-damaged.png"):
                sheet.add(lit(root, name + "-damaged"), short(name) + "-damaged", 340)
    for ship in ships:
        sheet.add(assembled(root, ship), f"{ship} (of parts)", 440)
        sheet.add(assembled(root, ship, "-damaged"), f"{ship}, battered", 440)


def add_avatars(sheet, root):
    sheet.title("The cast, at 144 and 72")
    for name in names_in(root, "avatars"):
        sheet.add(lit(root, name), short(name), 144)
    sheet.new_row()
    for name in names_in(root, "avatars"):
        sheet.add(lit(root, name), "", 72)


def add_sky(sheet, root):
    add_all(sheet, root, "Planets", names_in(root, "planets"), 300)
    sheet.title("Backdrops")
    for folder, pattern in (("backdrops", "nebula-.*"), ("ui", ".*")):
        for name in names_in(root, folder, pattern, "jpg"):
            sheet.add(Image.open(f"{root}/{name}.jpg").convert("RGB"), short(name), 380)


def main(root, out):
    sheet = Sheet()
    sheet.add(lit(root, "ui/logo"), "", 900)
    sheet.add(lit(root, "ui/icon"), "", 256)
    add_craft(sheet, root)
    add_avatars(sheet, root)
    add_all(sheet, root, "Items", names_in(root, "items", "(?!.*-glow$).*"), 96)
    add_all(sheet, root, "Rocks", names_in(root, "rocks"), 150)
    add_sky(sheet, root)
    add_all(sheet, root, "Effects", names_in(root, "effects", "(?!.*-glow$).*"), 190)
    add_all(sheet, root, "Icons", names_in(root, "icons"), 48)
    add_all(sheet, root, "Interface", names_in(root, "ui", "(?!logo|icon).*"), 110)
    sheet.save(out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
