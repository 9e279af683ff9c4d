"""Icons, 48 pixels, drawn on a grid of 24 with a dark line. Usage: icons.py OUT NAME...

Each is (colour, shapes); the shapes inherit fill and line. The game draws them at 24 and may tint the white ones.
"""

import math
import sys

from pictures import save_svg
from svg import document

INK = "#060a1a"
SIZE = 48
CREAM, CYAN, BLUE, AMBER, ORANGE = "#fff2c8", "#58e2ff", "#8ab8ff", "#ffab2e", "#ff8a5a"
GREEN, LIME, RED, MAGENTA, WHITE, STEEL = "#7dff6a", "#b6ff5a", "#ff5a5a", "#ff7df0", "#e8f2ff", "#b8c6e0"
DARK = f'fill="{INK}" stroke="none"'


def p(shape, extra=""):
    return f'<path d="{shape}" {extra}/>'


def c(x, y, r, extra=""):
    return f'<circle cx="{x}" cy="{y}" r="{r}" {extra}/>'


def e(x, y, rx, ry, extra=""):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" {extra}/>'


def line(shape, colour, width=2.4):
    """A coloured line with the icon's dark edge."""
    shared = f'd="{shape}" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path {shared} stroke="{INK}" stroke-width="{width + 2.6}"/>'
        f'<path {shared} stroke="{colour}" stroke-width="{width}"/>'
    )


def star(x, y, outer, inner, points, turn=0.0):
    corners = []
    for i in range(points * 2):
        r = outer if i % 2 == 0 else inner
        a = math.pi * i / points + turn
        corners.append(f"{x + r * math.sin(a):.2f} {y - r * math.cos(a):.2f}")
    return "M" + "L".join(corners) + "Z"


PAW = e(12, 16, 5.6, 4.8) + e(4.6, 10.6, 2.2, 3) + e(9.2, 6.2, 2.2, 3.1) + e(14.8, 6.2, 2.2, 3.1) + e(19.4, 10.6, 2.2, 3)
ROCKET = "M12 1.5C15.5 5 16 9 16 13L19.5 18H15L14 21.5H10L9 18H4.5L8 13C8 9 8.5 5 12 1.5Z"
SHIELD = "M12 2.5L20.5 6V12C20.5 17 17 20 12 22C7 20 3.5 17 3.5 12V6Z"
FISH = p("M2 12C6 5.5 12 5.5 16 10.5L22 6.5C20.8 10 20.8 14 22 17.5L16 13.5C12 18.5 6 18.5 2 12Z") + c(7, 11, 1.4, DARK)
BUG = (
    p("M12 7C17 7 20 11 20 15C20 19 16 22 12 22C8 22 4 19 4 15C4 11 7 7 12 7Z")
    + c(7, 8, 4.4) + c(17, 8, 4.4) + c(7.6, 8.4, 1.5, DARK) + c(16.4, 8.4, 1.5, DARK)
)  # fmt: skip

ICONS = {
    # state of the ship
    "armour": (GREEN, p(SHIELD)),
    "shield": (CYAN, c(12, 12, 8.6, 'fill-opacity=".35"') + c(12, 12, 4.4)),
    "boost": (AMBER, p("M3 4L11 12L3 20V15L6 12L3 9ZM12 4L20 12L12 20V15L15 12L12 9Z")),
    "heat": (ORANGE, p("M12 1.5C13 6 18.5 8.5 18.5 15A6.5 6.5 0 0 1 5.5 15C5.5 11 8 9.5 8 6.5C10 7.5 10.6 9 10.8 10.6C12 8.5 12.6 5 12 1.5Z") + p("M12 13C13.5 15 15 16 15 18A3 3 0 0 1 9 18C9 16.2 11 15.4 12 13Z", f'fill="{CREAM}" stroke="none"')),
    # guns
    "paw": ("#ffd0a8", PAW),
    "pulse": (CYAN, p("M5 3.5L7.5 1.5L10 3.5V14L7.5 18L5 14ZM14 8L16.5 6L19 8V18.5L16.5 22.5L14 18.5Z")),
    "spread": (AMBER, p("M12 22.5L9.8 6L12 1.5L14.2 6ZM8.6 21.5L1.6 9.4L1.8 4.6L5.8 7ZM15.4 21.5L22.4 9.4L22.2 4.6L18.2 7Z")),
    "beam": (CYAN, p("M9 1.5H15V22.5H9Z") + p("M10.9 1.5H13.1V22.5H10.9Z", f'fill="{WHITE}" stroke="none"') + line("M4.6 5C6.8 9.5 6.8 14.5 4.6 19M19.4 5C17.2 9.5 17.2 14.5 19.4 19", CYAN, 1.8)),
    "rail": (BLUE, p("M12 1L15 7.5V22.5H9V7.5Z") + p("M3.4 8.5H7.2V20.5H3.4ZM16.8 8.5H20.6V20.5H16.8Z", f'fill="{STEEL}"')),
    # second weapons
    "missile": (ORANGE, p(ROCKET)),
    "rocket": (ORANGE, p(ROCKET) + c(12, 9.5, 1.8, f'fill="{CREAM}"')),
    "mine": (MAGENTA, p(star(12, 12, 11, 6.4, 8)) + c(12, 12, 5.2, f'fill="{LIME}"') + c(12, 12, 2, DARK)),
    "emp": (BLUE, p("M13.5 1.5L4.5 13.5H10.5L8.5 22.5L19 9.5H12.8Z")),
    "tow": (STEEL, line("M12 2V11M12 11C17.5 11 18.5 15.5 17 18C15.4 20.6 11.5 21.6 8.4 19.4C6.6 18 6.2 16 6.4 14.6", STEEL, 2.8) + p("M3.2 16L6.6 12L9.8 16.2Z") + c(12, 3.6, 2.4)),
    "flare": (AMBER, p(star(12, 12, 11, 4, 4)) + p(star(12, 12, 7.4, 3.2, 4, math.pi / 4), f'fill="{CREAM}"') + c(12, 12, 2.4, f'fill="{WHITE}" stroke="none"')),
    # objectives
    "check": (GREEN, line("M4 12.5L9.6 18L20 6.5", GREEN, 3.6)),
    "cross": (RED, line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5", RED, 3.6)),
    "pending": (WHITE, '<rect x="5" y="5" width="14" height="14" rx="3" fill-opacity=".25"/>' + f'<rect x="5" y="5" width="14" height="14" rx="3" fill="none" stroke="{WHITE}" stroke-width="2"/>'),
    "clock": (WHITE, c(12, 12, 9.6) + f'<path d="M12 6V12L16 14.5" fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>'),
    "star": (AMBER, p(star(12, 12.6, 10.8, 4.8, 5))),
    "skull": (WHITE, p("M12 2C17.5 2 21 5.8 21 10.6C21 13.6 19.6 15.6 17.6 16.8V20.5H6.4V16.8C4.4 15.6 3 13.6 3 10.6C3 5.8 6.5 2 12 2Z") + c(8.2, 10.8, 2.4, DARK) + c(15.8, 10.8, 2.4, DARK) + p("M12 13.4L13.4 16H10.6Z", DARK)),
    # log
    "note": (CREAM, p("M5 2H15L19.5 6.5V22H5Z") + f'<path d="M8 9.5H16.5M8 13H16.5M8 16.5H13" fill="none" stroke="{INK}" stroke-width="1.6" stroke-linecap="round"/>' + p("M15 2V6.5H19.5Z", 'fill="#d8b878"')),
    "quest": (AMBER, p("M12 1.5L22.5 12L12 22.5L1.5 12Z") + p("M10.7 6H13.3L12.9 13.4H11.1Z", DARK) + c(12, 16.6, 1.6, DARK)),
    "lock": (STEEL, line("M8 11V7.5A4 4 0 0 1 16 7.5V11", STEEL, 2.4) + '<rect x="4.5" y="10.5" width="15" height="11" rx="2.4"/>' + c(12, 15, 1.9, DARK) + p("M11.2 15.5H12.8L13.3 19H10.7Z", DARK)),
    "medal": (AMBER, p("M6.5 1.5H11L12.5 9H9ZM17.5 1.5H13L11.5 9H15Z", f'fill="{BLUE}"') + c(12, 15, 7.2) + p(star(12, 15.3, 4.6, 2, 5), 'fill="#fff6d0" stroke="none"')),
    "book": (BLUE, p("M12 5.5C9.5 3.5 6 3 2.5 3.5V19C6 18.5 9.5 19 12 21C14.5 19 18 18.5 21.5 19V3.5C18 3 14.5 3.5 12 5.5Z") + f'<path d="M12 6V20.5" stroke="{INK}" stroke-width="1.6"/>'),
    "planet": (ORANGE, c(12, 12, 7.2) + line("M3.6 16.8C1.4 20 3.8 20.4 8 18.4M20.4 7.2C22.6 4 20.2 3.6 16 5.6", CREAM, 1.6)),
    "hangar": (STEEL, p("M2 10L12 3L22 10V21H17V13H7V21H2Z") + f'<path d="M9 16H15M9 19H15" stroke="{STEEL}" stroke-width="1.8"/>'),
    "gear": (STEEL, p(star(12, 12, 10.8, 8, 8)) + c(12, 12, 3.6, DARK)),
    # goods
    "fish": (AMBER, FISH),
    "tuna": (AMBER, e(12, 17, 9.5, 4.4, f'fill="{STEEL}"') + p("M2.5 10V17A9.5 4.4 0 0 0 21.5 17V10Z", f'fill="{BLUE}"') + e(12, 9.5, 9.5, 4.6, f'fill="{STEEL}"') + p("M6.6 9.6C9 6.8 12.5 7 14.2 9L17.6 7.6C17 9 17 10.4 17.6 11.6L14.2 10.4C12.5 12.4 9 12.4 6.6 9.6Z", 'stroke-width="1"')),
    "repair": (GREEN, p("M9 2.5H15V9H21.5V15H15V21.5H9V15H2.5V9H9Z")),
    "cell": (CYAN, p("M9 1.5H15V4H18V22.5H6V4H9Z") + p("M13 7L8.6 13.6H11.6L10.6 19L15.6 11.8H12.4Z", DARK)),
    "pod": (WHITE, '<rect x="6" y="2" width="12" height="20" rx="3.4"/>' + p("M6 6H18V8.4H6ZM6 15.6H18V18H6Z", 'fill="#3a62a8"') + c(12, 12, 2, f'fill="{AMBER}"')),
    "box": (ORANGE, p("M3 8L12 3.5L21 8V17.5L12 22L3 17.5Z") + f'<path d="M3 8L12 12.5L21 8M12 12.5V22" fill="none" stroke="{INK}" stroke-width="1.6"/>'),
    # who
    "greeble": (LIME, BUG),
    "cat": (ORANGE, p("M4 2.5L9 6.5C11 6 13 6 15 6.5L20 2.5L20.8 12C20.8 17.6 17 21.5 12 21.5C7 21.5 3.2 17.6 3.2 12Z") + e(8.4, 12.4, 1.5, 2.2, DARK) + e(15.6, 12.4, 1.5, 2.2, DARK) + p("M10.6 16H13.4L12 17.8Z", 'fill="#ff7f9c" stroke-width="1"')),
    "pirate": (AMBER, p("M2.5 4.5L9 7C11 6.6 13 6.6 15 7L21.5 4.5L20 13L12 22L4 13Z") + p("M3.4 10.5L20.6 9.2V11L14.6 11.6A3 3 0 0 1 9.4 12L3.6 12.6Z", DARK) + e(16.4, 13.6, 1.3, 1.8, DARK)),
    "eye": (CREAM, p("M1.5 12C5 6.5 8.5 4.5 12 4.5C15.5 4.5 19 6.5 22.5 12C19 17.5 15.5 19.5 12 19.5C8.5 19.5 5 17.5 1.5 12Z") + c(12, 12, 4.8, f'fill="{GREEN}"') + e(12, 12, 1.5, 4, DARK)),
    # devices and options
    "speaker": (WHITE, p("M2.5 8.5H7L13 3.5V20.5L7 15.5H2.5Z") + line("M16 8.5C17.8 10.4 17.8 13.6 16 15.5M18.8 5.5C22.4 9 22.4 15 18.8 18.5", WHITE, 1.8)),
    "mute": (WHITE, p("M2.5 8.5H7L13 3.5V20.5L7 15.5H2.5Z") + line("M16 9L22 15M22 9L16 15", RED, 2)),
    "music": (CREAM, line("M9 17V4.5L20 2.5V15", CREAM, 2) + e(6.4, 17.6, 3.6, 2.9) + e(17.4, 15.6, 3.6, 2.9)),
    "screen": (BLUE, '<rect x="2" y="3" width="20" height="14.5" rx="2"/>' + '<rect x="4.4" y="5.4" width="15.2" height="9.7" fill="#12264a" stroke="none"/>' + p("M9 18H15L16 21.5H8Z")),
    "pad": (WHITE, p("M7 5.5H17C21 5.5 23 12 22.5 16.5C22.2 19.6 19 20 17.4 17.2L16 15H8L6.6 17.2C5 20 1.8 19.6 1.5 16.5C1 12 3 5.5 7 5.5Z") + p("M7 7.6H8.8V9.4H10.6V11.2H8.8V13H7V11.2H5.2V9.4H7Z", DARK) + c(16, 8.6, 1.3, 'fill="#ff7f9c" stroke="none"') + c(18.6, 11, 1.3, 'fill="#3ab8ff" stroke="none"') + c(15.4, 12, 1.3, 'fill="#40c84a" stroke="none"')),
    "keyboard": (WHITE, '<rect x="1.2" y="5" width="21.6" height="14" rx="2.6"/>' + "".join(f'<rect x="{3.6 + i * 3.6}" y="{y}" width="2.2" height="2.2" {DARK}/>' for y in (7.6, 11) for i in range(5)) + f'<rect x="7" y="14.6" width="10" height="2.2" {DARK}/>'),
    "mouse": (WHITE, '<rect x="5.5" y="1.8" width="13" height="20.4" rx="6.5"/>' + f'<path d="M5.5 9.5H18.5M12 2V9.5" stroke="{INK}" stroke-width="1.4"/>' + f'<rect x="10.8" y="4.4" width="2.4" height="4" rx="1.2" fill="{AMBER}" stroke="none"/>'),
    "mouse-left": (WHITE, '<rect x="5.5" y="1.8" width="13" height="20.4" rx="6.5"/>' + p("M12 1.8V9.5H5.5V8.3A6.5 6.5 0 0 1 12 1.8Z", f'fill="{AMBER}"') + f'<path d="M5.5 9.5H18.5M12 2V9.5" stroke="{INK}" stroke-width="1.4"/>'),
    "mouse-right": (WHITE, '<rect x="5.5" y="1.8" width="13" height="20.4" rx="6.5"/>' + p("M12 1.8V9.5H18.5V8.3A6.5 6.5 0 0 0 12 1.8Z", f'fill="{AMBER}"') + f'<path d="M5.5 9.5H18.5M12 2V9.5" stroke="{INK}" stroke-width="1.4"/>'),
    "key": (WHITE, '<rect x="2" y="2" width="20" height="20" rx="4"/>' + '<rect x="4.4" y="3.6" width="15.2" height="14.4" rx="3" fill="#ffffff" stroke="#8a98b8" stroke-width="1"/>'),
    "button-face": (WHITE, c(12, 12, 10) + c(12, 11, 7.6, 'fill="#ffffff" stroke="#8a98b8" stroke-width="1"')),
    "attack": (RED, f'<g fill="none">{line("M12 1.5V7M12 17V22.5M1.5 12H7M17 12H22.5", RED, 2)}</g>' + c(12, 12, 6.6, f'fill="none" stroke="{INK}" stroke-width="4.6"') + c(12, 12, 6.6, f'fill="none" stroke="{RED}" stroke-width="2.2"') + c(12, 12, 2)),
    "guard": (CYAN, p(SHIELD) + p("M12 6L16.6 8V12.2C16.6 15 14.8 16.8 12 18.2Z", f'fill="{WHITE}" stroke="none" fill-opacity=".55"')),
    "regroup": (GREEN, p("M12 2L16.5 10.5H7.5Z") + p("M5.5 12.5L10 21.5L1 21.5ZM18.5 12.5L23 21.5L14 21.5Z")),
}  # fmt: skip


def draw(name):
    colour, shapes = ICONS[name]
    body = f'<g fill="{colour}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round">{shapes}</g>'
    return document(24, 24, body)


if __name__ == "__main__":
    out, *names = sys.argv[1:]
    for each in names or ICONS:
        save_svg(draw(each), f"{out}/{each}.png", SIZE, SIZE)
