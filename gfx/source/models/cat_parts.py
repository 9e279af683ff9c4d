"""What every cat ship has: ears, a canopy, whiskers, paws, engines, a tail."""

from modelling import ball, box, loft, plate, ring, tube


def ears(paint, inner=(0.055, 0.425), outer=(0.185, 0.285), tip=(0.225, 0.585), z=0.03, fur=None):
    """A pair of triangles with pink insides; the corners are those of the right one."""
    plate([inner, outer, tip], z, 0.10, fur or paint.stripe, 0.03, mirror=True)
    centre = [sum(corner[axis] for corner in (inner, outer, tip)) / 3 for axis in (0, 1)]
    inside = [(centre[0] + (x - centre[0]) * 0.55 + 0.004, centre[1] + (y - centre[1]) * 0.55) for x, y in (inner, outer, tip)]
    plate(inside, z + 0.095, 0.015, paint.pink, 0.008, mirror=True)


def canopy(paint, front=0.385, back=0.02, width=0.105, z=0.12, height=0.09):
    """Glass over the cockpit, with dark rails at both edges and one across."""
    length = front - back
    loft(
        [
            (front, width * 0.28, height * 0.22, z + 0.035),
            (front - length * 0.07, width * 0.8, height * 0.66, z + 0.01),
            (front - length * 0.37, width, height, z),
            (front - length * 0.73, width * 0.8, height, z),
            (back, width * 0.33, height * 0.55, z),
        ],
        paint.glass,
        sub=2,
    )
    rail = [(0.81, 0.04, 0.012), (1.07, 0.37, 0.013), (0.86, 0.75, 0.013), (0.29, 1.01, 0.012)]
    tube([(width * w, front - length * t, z + 0.045 - 0.015 * (t < 0.1), r) for w, t, r in rail], paint.dark, mirror=True)
    across = front - length * 0.36
    tube([(-width * 0.95, across, z + height + 0.003, 0.008), (width * 0.95, across, z + height + 0.003, 0.008)], paint.dark)


def nose(paint, y, z=0.075, size=1.0):
    ball(0, y, z, 0.026 * size, 0.018 * size, 0.02, paint.pink)


def whiskers(paint, x=0.165, reach=0.315, y=0.265, spread=0.085, z=0.03):
    """Three antennas on each cheek."""
    for k in (1, 0, -1):
        start = y + k * 0.05
        end = y + k * spread
        middle = ((x + reach) / 2 + 0.01, (start + end) / 2, z, 0.008)
        tube([(x, start, z, 0.010), middle, (reach, end, z, 0.004)], paint.steel, mirror=True)


def stripes(paint, places, z=0.115):
    """Tabby chevrons over the spine. places: (y, half width)."""
    for y, w in places:
        front = [(-w, y - 0.01), (-0.02, y + 0.02), (0, y + 0.03), (0.02, y + 0.02), (w, y - 0.01)]
        back = [(w * 0.9, y - 0.045), (0, y - 0.005), (-w * 0.9, y - 0.045)]
        plate(front + back, z, 0.03, paint.stripe, 0.008)


def paw_gun(paint, x=0.52, y=0.0, size=1.0, z=0.02, toes=None):
    """A gun pod that is a paw: three toes, each with a claw for a barrel."""
    s = size
    shape = [(-0.02, 0.03, 0.03), (-0.05, 0.062, 0.06), (-0.14, 0.066, 0.065), (-0.24, 0.05, 0.05), (-0.38, 0.035, 0.035), (-0.42, 0.02, 0.02)]
    loft([(y + at * s, w * s, h * s, z) for at, w, h in shape], paint.navy, x=x, mirror=True, sub=2)
    for dx in (-0.042 * s, 0, 0.042 * s):
        ahead = 0.018 * s if dx == 0 else 0
        ball(x + dx, y - 0.035 * s + ahead, z + 0.025, 0.024 * s, 0.034 * s, 0.03 * s, toes or paint.hull, mirror=True)
        claw = [(x + dx, y - 0.01 * s, z + 0.01, 0.012 * s), (x + dx * 1.1, y + 0.035 * s, z + 0.01, 0.008 * s)]
        tube(claw + [(x + dx * 1.05, y + 0.07 * s, z + 0.01, 0.003)], paint.steel, mirror=True)
    ball(x, y - 0.13 * s, z + 0.058 * s, 0.022 * s, 0.03 * s, 0.018, paint.amber, mirror=True)


def engine(paint, x=0.185, y=-0.10, size=1.0, z=0.03, band=True, length=1.0):
    """A drum with cooling rings and a cyan nozzle. y: its front."""
    s = size
    shape = [(0, 0.03), (-0.04, 0.07), (-0.16, 0.085), (-0.30, 0.078), (-0.36, 0.066)]
    loft([(y + at * s * length, w * s, w * s, z) for at, w in shape], paint.dark, x=x, mirror=True, sub=2)
    if band:
        box(x - 0.034 * s, y - 0.07 * s, x + 0.034 * s, y - 0.14 * s, z + 0.07 * s, 0.018, paint.stripe, 0.008, mirror=True)
    for at in (-0.20, -0.245, -0.29):
        top = y + at * s * length
        box(x - 0.05 * s, top, x + 0.05 * s, top - 0.014 * s, z + 0.065 * s, 0.018, paint.steel, 0.004, mirror=True)
    end = y - 0.37 * s * length
    ring(x, end, z, 0.062 * s, 0.016 * s, paint.steel, mirror=True, axis="y")
    ring(x, end - 0.03 * s, z, 0.055 * s, 0.012 * s, paint.dark, mirror=True, axis="y")
    loft([(end, 0.05 * s, 0.05 * s, z), (end - 0.045 * s, 0.046 * s, 0.046 * s, z)], paint.cyan, x=x, mirror=True, sub=0)


def tail(paint, y=-0.44, size=1.0, z=0.10, fur=None, tip=None):
    """A short tail that curls to the right."""
    s = size
    curl = [(0, 0, 0.042), (0.01, -0.07, 0.036), (0.045, -0.115, 0.03), (0.085, -0.12, 0.026), (0.105, -0.095, 0.022)]
    tube([(x * s, y + dy * s, z, r * s) for x, dy, r in curl], fur or paint.stripe, sub=2)
    end = [(0.098, -0.108, 0.025), (0.108, -0.08, 0.018)]
    tube([(x * s, y + dy * s, z, r * s) for x, dy, r in end], tip or paint.hull, sub=2)
