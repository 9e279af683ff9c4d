"""What Greebles are made of: eyes on a teal head, mandibles, legs, ringed bellies, glowing spots, magenta engines."""

import math

from modelling import ball, loft, ring, tube


def eyes(paint, x, y, z, r, look=(0.01, 0.03), pupil=0.42, lid=False):
    """A pair of goggle eyes that look along `look`."""
    ball(x, y, z, r, r * 1.03, r * 0.93, paint.eye, mirror=True)
    ball(x + look[0], y + look[1], z + r * 0.8, r * pupil, r * (pupil + 0.04), r * 0.28, paint.pupil, mirror=True)
    if lid:
        ring(x, y, z - r * 0.1, r * 1.04, r * 0.24, paint.light_shell, mirror=True)


def mandibles(paint, y, size=1.0, z=0.0):
    s = size
    curve = [(0.05, 0, 0.035), (0.13, 0.07, 0.04), (0.15, 0.16, 0.03), (0.09, 0.215, 0.015), (0.05, 0.22, 0.004)]
    tube([(x * s, y + dy * s, z, r * s) for x, dy, r in curve], paint.bone, mirror=True, sub=2)
    tooth = [(0.145, 0.10, 0.012), (0.11, 0.11, 0.008), (0.085, 0.105, 0.002)]
    tube([(x * s, y + dy * s, z, r * s) for x, dy, r in tooth], paint.bone, mirror=True)


def leg(paint, hip, knee, foot):
    """A pair of legs, (x, y) each: flesh, a shell knee, a bone shin."""
    (x0, y0), (x1, y1), (x2, y2) = hip, knee, foot
    thigh = [(x0, y0, -0.02, 0.03), ((x0 + x1) / 2, (y0 + y1) / 2 + 0.02, 0, 0.034)]
    tube(thigh + [(x1, y1, 0.01, 0.024), (x2, y2, -0.01, 0.006)], paint.flesh, mirror=True, sub=2)
    ball(x1, y1, 0.02, 0.036, 0.036, 0.03, paint.light_shell, mirror=True)
    shin = [(x1, y1, 0.01, 0.02), ((x1 + x2) / 2 + 0.02, (y1 + y2) / 2, 0.01, 0.018), (x2, y2, -0.01, 0.003)]
    tube(shin, paint.bone, mirror=True, sub=2)


def engines(paint, x, y, size=1.0, z=0.02):
    """A pair of magenta vents; y: where they leave the body."""
    s = size
    loft([(y + 0.11 * s, 0.03 * s, 0.03 * s, z), (y, 0.055 * s, 0.055 * s, z), (y - 0.04 * s, 0.05 * s, 0.05 * s, z)], paint.flesh, x=x, mirror=True, sub=2)
    loft([(y - 0.02 * s, 0.042 * s, 0.042 * s, z), (y - 0.085 * s, 0.03 * s, 0.03 * s, z), (y - 0.10 * s, 0.015 * s, 0.015 * s, z)], paint.magenta, x=x, mirror=True)


def spots(paint, places, mirror=True):
    """Glowing warts with a shell rim. places: (x, y, z, r)."""
    for x, y, z, r in places:
        ball(x, y, z, r, r * 1.25, r * 0.9, paint.goo, mirror=mirror)
        ring(x, y, z - 0.01, r * 1.12, r * 0.34, paint.light_shell, mirror=mirror)


def ringed_belly(paint, y, widths, step=0.075, z=0.05, x=0.0, bow=0.0):
    """Shell rings with goo between; bow shifts each ring sideways for a curved tail. Returns the last (x, y)."""
    for i, w in enumerate(widths):
        at = y - step * i
        side = x + bow * i * i
        loft(
            [(at + 0.4 * step, w * 0.75, w * 0.75, z), (at, w, w, z), (at - 0.6 * step, w * 0.95, w * 0.95, z), (at - 0.8 * step, w * 0.7, w * 0.7, z)],
            paint.shell, x=side, sub=2,
        )  # fmt: skip
        loft([(at - 0.69 * step, w * 0.86, w * 0.9, z), (at - 1.07 * step, w * 0.80, w * 0.86, z)], paint.goo, x=side, sub=0)
    return side, at


def armour_segment(shell, rim, y, w, h, sweep=0.34, around=36, size=1.0):
    """One chevron plate of a segmented back with its pale rim; y: its middle."""
    s = size
    plates = [(0.26, 0.55, 0.74, -0.06), (0.12, 0.88, 0.93, -0.02), (-0.10, 1, 1, 0), (-0.22, 1.04, 1.03, 0), (-0.27, 1, 1, 0), (-0.28, 0.9, 0.92, 0)]
    loft([(y + dy * s, w * kw, h * kh, z * s) for dy, kw, kh, z in plates], shell, around=around, sub=2, sweep=sweep)
    edge = [(-0.27, 1.045, 1.035), (-0.30, 1.05, 1.04), (-0.325, 1.0, 0.99)]
    loft([(y + dy * s, w * kw, h * kh, 0) for dy, kw, kh in edge], rim, around=around, sub=1, sweep=sweep)


def spike(paint, x, y, z, dx, dy, r, mirror=True):
    """A pale thorn from (x, y) along (dx, dy)."""
    tube([(x, y, z, r), (x + dx * 0.6, y + dy * 0.5, z, r * 0.8), (x + dx, y + dy, z - 0.02, r * 0.1)], paint.bone, mirror=mirror, sub=2)


def tentacle(paint, points, mirror=True, suckers=None):
    """A limb through points (x, y, z, r), with glowing suckers if a paint for them is given."""
    tube(points, paint, mirror=mirror, around=14, sub=2)
    if suckers:
        for x, y, z, r in points[1:-1]:
            ball(x, y, z + r * 0.8, r * 0.38, r * 0.38, r * 0.3, suckers, mirror=mirror)


def toward(angle, length):
    """(dx, dy) for an angle in degrees, 0 ahead, clockwise."""
    return math.sin(math.radians(angle)) * length, math.cos(math.radians(angle)) * length
