"""Small pieces of SVG text."""


def linear_gradient(name, first, last, first_opacity=1, last_opacity=1, down=True):
    end = 'x2="0" y2="1"' if down else 'x2="1" y2="0"'
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" {end}>'
        f'<stop offset="0" stop-color="{first}" stop-opacity="{first_opacity}"/>'
        f'<stop offset="1" stop-color="{last}" stop-opacity="{last_opacity}"/></linearGradient>'
    )


def radial_gradient(name, stops, extra=""):
    """stops: (offset, colour, opacity)."""
    inner = "".join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
    return f'<radialGradient id="{name}" {extra}>{inner}</radialGradient>'


def path(shape, fill="none", stroke="none", width=0.0, extra=""):
    return (
        f'<path d="{shape}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" '
        f'stroke-linejoin="round" stroke-linecap="round" {extra}/>'
    )


def circle(x, y, r, fill="none", stroke="none", width=0.0, extra=""):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" {extra}/>'


def document(width, height, body, definitions=""):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<defs>{definitions}</defs>{body}</svg>"
    )
