"""What moves in a face: eyes, brows, mouth, whiskers, and how each looks in a mood."""

from dataclasses import dataclass

from portrait import INK

MIDDLE = 72


@dataclass
class Mood:
    """brow: how far the inner ends rise (worried) or sink (stern), in px; lift: of the whole brow, upwards."""

    name: str
    brow: float = 0.0
    lift: float = 0.0
    open: float = 1.0  # of the eyes
    pupil: float = 1.0
    smile: float = 1.0  # -1 is a frown
    ears: float = 0.0  # degrees outwards
    droop: float = 0.0  # of the whiskers
    laughing: bool = False
    sweating: bool = False


CALM = Mood("calm")
WORRIED = Mood("worried", brow=5, lift=2, open=1.12, pupil=0.62, smile=-0.9, ears=20, droop=6, sweating=True)
HAPPY = Mood("happy", lift=4, smile=1.6, ears=-5, droop=-5, laughing=True)


@dataclass
class Eyes:
    iris: str
    glint: str
    y: float = 80
    apart: float = 21
    rx: float = 13
    ry: float = 14
    pupil: tuple = (5.2, 10.5)
    look: tuple = (1.5, 0)
    lid: float = 0  # how far the upper lid comes down
    lid_fill: str = INK
    slit: str = INK  # colour of a laughing eye


def almond(x, y, rx, ry):
    return (
        f"M{x - rx} {y}C{x - rx + 2} {y - ry * 1.25} {x + rx - 2} {y - ry * 1.25} {x + rx} {y}"
        f"C{x + rx - 2} {y + ry * 1.2} {x - rx + 2} {y + ry * 1.2} {x - rx} {y}Z"
    )


def draw_eyes(art, eyes, mood, only=None):
    """Both eyes, or only the side (-1 left, 1 right)."""
    for side in (-1, 1):
        if only not in (None, side):
            continue
        x = MIDDLE + side * eyes.apart
        if mood.laughing:
            laughing_eye(art, x, eyes)
        else:
            open_eye(art, x, side, eyes, mood)


def laughing_eye(art, x, eyes):
    """Shut by the cheek: a thick arc."""
    y, rx = eyes.y, eyes.rx
    arc = f"M{x - rx} {y + 5}C{x - rx * 0.6} {y - 9} {x + rx * 0.6} {y - 9} {x + rx} {y + 5}"
    art.line(arc, 8.6, "#fffdf2", 0.30)
    art.line(arc, 5.0, eyes.slit)
    art.line(f"M{x - rx} {y + 5}l-3.4 -2M{x + rx} {y + 5}l3.4 -2", 2.6, eyes.slit)


def open_eye(art, x, side, eyes, mood):
    y, rx, ry = eyes.y, eyes.rx * (1 + (mood.open - 1) * 0.5), eyes.ry * mood.open
    outline = almond(x, y, rx, ry)
    art.shape(outline, "#fffdf2", 0)
    art.begin_inside(outline)
    iris = art.shade(eyes.glint, eyes.iris, INK, (x - 2, y + 6), 19)
    size = 0.93 * (0.5 + 0.5 * mood.pupil)
    look_x, look_y = eyes.look
    art.oval(x + look_x, y + look_y, rx * size, ry * size, iris)
    art.oval(x + look_x, y + look_y, eyes.pupil[0] * mood.pupil, eyes.pupil[1] * mood.pupil, "#0d0818")
    shadow = f"M{x - rx - 2} {y - ry - 4}H{x + rx + 2}V{y - ry * 0.52}"
    shadow += f"C{x + rx * 0.4} {y - ry * 0.8} {x - rx * 0.4} {y - ry * 0.8} {x - rx - 2} {y - ry * 0.52}Z"
    art.shape(shadow, "#120a20", 0, extra='opacity=".38"')
    art.oval(x - 3.2, y - 5, 4.1, 4.4, "#fff")
    art.oval(x + 5, y + 5.5, 2, 2, "#fff", opacity=0.8)
    if eyes.lid:
        upper_lid(art, x, side, y, rx, ry, eyes)
    art.end()
    art.line(outline, 2.6)


def upper_lid(art, x, side, y, rx, ry, eyes):
    """Heavier towards the nose: a stern look."""
    outer, inner = x + side * (rx + 2), x - side * (rx + 2)
    lid = f"M{inner} {y - ry - 6}L{outer} {y - ry - 6}L{outer} {y - ry * 0.55}L{inner} {y - ry * 0.55 + eyes.lid}Z"
    art.shape(lid, eyes.lid_fill, 2.2)


def draw_brows(art, mood, y, colour, width=2.6, inner=13, outer=34):
    """Arcs above the eyes that tell most of the mood."""
    for side in (-1, 1):
        inside, outside = MIDDLE + side * inner, MIDDLE + side * outer
        base = y - mood.lift
        bend = base - 4 - max(mood.brow, 0) * 0.2
        art.line(f"M{inside} {base - mood.brow}Q{(inside + outside) / 2} {bend - mood.brow * 0.5} {outside} {base + mood.brow * 0.5}", width, colour)


def draw_muzzle(art, mood, fill, nose="#ff8da0", y=98, smile=1.0):
    cheeks = f"M72 {y - 5}C80 {y - 9} 93 {y - 4} 92 {y + 6}C91 {y + 14} 80 {y + 16} 72 {y + 11}"
    art.shape(cheeks + f"C64 {y + 16} 53 {y + 14} 52 {y + 6}C51 {y - 4} 64 {y - 9} 72 {y - 5}Z", fill, 0)
    if mood.laughing:
        draw_laugh(art, y)
    else:
        draw_closed_mouth(art, y, smile if mood.smile == 1 else mood.smile)
    tip = f"M65 {y - 6}C67 {y - 9} 77 {y - 9} 79 {y - 6}C79 {y - 2} 75 {y + 1} 72 {y + 2}C69 {y + 1} 65 {y - 2} 65 {y - 6}Z"
    art.shape(tip, nose, 2)
    art.oval(69.5, y - 5.5, 2.2, 1.2, "#fff", opacity=0.75)


def draw_closed_mouth(art, y, smile):
    if smile < 0:
        k = 4.5 * -smile
        art.line(f"M72 {y + 2}V{y + 6}M60 {y + 8 + k}C62 {y + 5} 68 {y + 5} 72 {y + 6.5}C76 {y + 5} 82 {y + 5} 84 {y + 8 + k}", 2.4)
        return
    k = 5 * smile
    left = f"M72 {y + 5}C69 {y + 6 + k} 62 {y + 6 + k} 58 {y + 5}"
    right = f"M72 {y + 5}C75 {y + 6 + k} 82 {y + 6 + k} 86 {y + 5}"
    art.line(f"M72 {y + 2}V{y + 5}" + left + right, 2.4)


def draw_laugh(art, y):
    """An open mouth with a tongue and two fangs."""
    mouth = f"M56 {y + 4}C62 {y + 8} 68 {y + 7} 72 {y + 4}C76 {y + 7} 82 {y + 8} 88 {y + 4}C88 {y + 14} 80 {y + 21} 72 {y + 21}C64 {y + 21} 56 {y + 14} 56 {y + 4}Z"
    art.shape(mouth, "#5a1224", 2.6)
    art.begin_inside(mouth)
    art.oval(72, y + 19, 10, 7, "#ff7a94")
    art.end()
    for x in (62.5, 78.5):
        art.shape(f"M{x} {y + 7}L{x + 1.6} {y + 12}L{x + 3.4} {y + 7}Z", "#fff", 1)
    art.line(mouth, 2.6)


def draw_whiskers(art, mood, y=99, colour="#fff", droop=0.0, start=24, end=62):
    for side in (-1, 1):
        for k, (dy, rise) in enumerate(((-1, -7), (3, 1), (7, 9))):
            x0, x1 = MIDDLE + side * start, MIDDLE + side * end
            tip = y + rise + (droop + mood.droop) * (1 + k * 0.3)
            hair = f"M{x0} {y + dy}Q{MIDDLE + side * (start + end) / 2} {y + dy + rise * 0.3 - 2} {x1} {tip}"
            art.line(hair, 3.2, INK, 0.45)
            art.line(hair, 1.7, colour, 0.95)


def draw_sweat(art, mood, x=118, y=50):
    """A drop at the temple: worry that is readable at 72 px."""
    if mood.sweating:
        drop = f"M{x} {y - 9}C{x + 5} {y - 2} {x + 7} {y + 2} {x + 7} {y + 6}A7 7 0 0 1 {x - 7} {y + 6}C{x - 7} {y + 2} {x - 5} {y - 2} {x} {y - 9}Z"
        art.shape(drop, art.shade("#ffffff", "#9ae4ff", "#3a9ae0", (x - 3, y), 14), 2.2)
        art.oval(x - 2.4, y + 5, 1.8, 2.6, "#fff", opacity=0.9)


def draw_ears(art, mood, left_ear, pivot):
    """left_ear() draws one; the other is its mirror image. Ears turn outwards with worry."""
    art.begin_turned(-mood.ears, *pivot)
    left_ear()
    art.end()
    art.begin_mirrored()
    art.begin_turned(-mood.ears, *pivot)
    left_ear()
    art.end()
    art.end()
