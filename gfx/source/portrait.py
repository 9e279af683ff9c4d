"""A drawing board for portraits: layered SVG in a frame.

Rules: a box of 144, outlines 3 px in ink, inner lines 2 to 2.6, light from the upper left, every shape shaded
light, base, dark around the same point, a cool rim light on the right, eyes at least 24 px tall: they carry 72 px.
"""

from pictures import save_svg
from svg import path, radial_gradient

INK = "#17122b"
SIZE = 144
FRAME = "M14 3H130A11 11 0 0 1 141 14V130A11 11 0 0 1 130 141H14A11 11 0 0 1 3 130V14A11 11 0 0 1 14 3Z"
LIGHT = (48, 40)


class Portrait:
    def __init__(self, background, rim):
        """background: (middle, edge); rim: colour of the frame and of the light on the right."""
        self.background = background
        self.rim = rim
        self.definitions = []
        self.shapes = []

    def new_name(self):
        return f"n{len(self.definitions)}"

    def shade(self, light, base, dark, centre=LIGHT, reach=98):
        """A fill that goes from light to dark, away from the lamp."""
        name = self.new_name()
        place = f'gradientUnits="userSpaceOnUse" cx="{centre[0]}" cy="{centre[1]}" r="{reach}"'
        self.definitions.append(radial_gradient(name, [(0, light, 1), (0.45, base, 1), (1, dark, 1)], place))
        return f"url(#{name})"

    def add(self, text):
        self.shapes.append(text)

    def shape(self, outline, fill, width=3.0, stroke=INK, extra=""):
        self.add(path(outline, fill, stroke, width, extra))

    def line(self, outline, width=2.0, colour=INK, opacity=1.0):
        self.add(path(outline, "none", colour, width, f'opacity="{opacity}"'))

    def oval(self, x, y, rx, ry, fill, width=0.0, opacity=1.0, turn=0):
        self.add(
            f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}" stroke="{INK}" stroke-width="{width}" '
            f'opacity="{opacity}" transform="rotate({turn} {x} {y})"/>'
        )

    def begin_inside(self, outline):
        """What follows is seen only inside the outline, up to end()."""
        name = self.new_name()
        self.definitions.append(f'<clipPath id="{name}"><path d="{outline}"/></clipPath>')
        self.add(f'<g clip-path="url(#{name})">')

    def begin_turned(self, degrees, x, y, extra=""):
        self.add(f'<g transform="rotate({degrees} {x} {y}) {extra}">')

    def begin_moved(self, x, y):
        self.add(f'<g transform="translate({x} {y})">')

    def begin_mirrored(self):
        """The other side of the face."""
        self.add(f'<g transform="translate({SIZE} 0) scale(-1 1)">')

    def end(self):
        self.add("</g>")

    def rim_light(self, outline, width=5.0, opacity=0.75):
        """The outline once more, a little to the left and inside the shape; only its right side shows."""
        name = self.new_name()
        stops = f'<stop offset="0" stop-color="{self.rim}" stop-opacity="0"/><stop offset="1" stop-color="{self.rim}"/>'
        place = 'gradientUnits="userSpaceOnUse" x1="62" y1="0" x2="120" y2="0"'
        self.definitions.append(f'<linearGradient id="{name}" {place}>{stops}</linearGradient>')
        self.begin_inside(outline)
        extra = f'opacity="{opacity}" transform="translate(-1 0.4)"'
        self.add(path(outline, "none", f"url(#{name})", width, extra))
        self.end()

    def text(self):
        lines = "".join(f'<path d="M0 {y}H{SIZE}"/>' for y in range(6, SIZE, 6))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}"><defs>{self.frame_definitions()}'
            f'{"".join(self.definitions)}</defs><g clip-path="url(#frame)"><path d="{FRAME}" fill="url(#back)"/>'
            f'<g stroke="{self.rim}" stroke-opacity=".10" stroke-width="1">{lines}</g>{"".join(self.shapes)}'
            f'<path d="{FRAME}" fill="url(#floor)"/></g>'
            f'{path(FRAME, "none", INK, 6)}{path(FRAME, "none", "url(#edge)", 2.6)}</svg>'
        )

    def frame_definitions(self):
        back = [(0, self.background[0], 1), (1, self.background[1], 1)]
        return (
            radial_gradient("back", back, 'cx=".38" cy=".30" r=".95"')
            + f'<clipPath id="frame"><path d="{FRAME}"/></clipPath>'
            + '<linearGradient id="edge" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/>'
            + f'<stop offset=".35" stop-color="{self.rim}"/><stop offset="1" stop-color="{self.rim}" stop-opacity=".45"/>'
            + '</linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">'
            + '<stop offset=".72" stop-color="#05060f" stop-opacity="0"/>'
            + '<stop offset="1" stop-color="#05060f" stop-opacity=".55"/></linearGradient>'
        )

    def save(self, path_of_png):
        save_svg(self.text(), path_of_png, SIZE, SIZE)
