"""Surfaces of the models: painted metal, shell, bone, light. Colours are those of ART.md."""

from dataclasses import dataclass
from types import SimpleNamespace


@dataclass
class Surface:
    """panel: size of the panels, 0 for none; grime: 0 to 1; noise: its fineness; scale: 4 for big ships."""

    name: str
    colour: str
    rough: float = 0.4
    metal: float = 0.0
    panel: float = 0.0
    grime: float = 0.35
    emit: str | None = None
    power: float = 0.0
    spec: float = 0.5
    coat: float = 0.0
    scale: float = 1.0
    noise: float = 6.0
    bump: float = 0.0
    alpha: float = 1.0


def light(name, colour, glow, power, **more):
    """A lamp. Above a power of about 1 pale colours clip to white: strong values are for pin lights only."""
    return Surface(name, colour, rough=0.5, grime=0, emit=glow, power=power, **more)


def cat_paint(hull="#f4eee2", stripe="#f5761a", navy="#22406e", scale=1.0, grime=0.10, panel=0.22, gloss=0.35):
    """Square-ish metal in cream and orange with cyan light. Other cats are other colours of the same paint."""
    return SimpleNamespace(
        hull=Surface("hull", hull, 0.34, panel=panel * scale, coat=gloss, grime=grime, noise=3 / scale, scale=scale),
        stripe=Surface("stripe", stripe, 0.32, coat=0.5, grime=0.05 + grime, scale=scale),
        dark=Surface("dark", "#2a3142", 0.42, metal=0.5, panel=0.12 * scale, grime=0.4, scale=scale),
        steel=Surface("steel", "#9aa6bd", 0.28, metal=0.9, grime=0.2, scale=scale),
        navy=Surface("navy", navy, 0.35, coat=0.4, panel=0.2 * scale, scale=scale),
        pink=Surface("pink", "#ff7f9c", 0.5, grime=0.15),
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
        shell=Surface("shell", shell, 0.30, grime=0.55, noise=9 * fine, bump=0.35, **organic),
        light_shell=Surface("light shell", light_shell, 0.3, grime=0.5, noise=12 * fine, bump=0.3, **organic),
        flesh=Surface("flesh", "#2f1b3f", 0.45, coat=0.3, grime=0.5, noise=14 * fine, bump=0.6, scale=scale),
        bone=Surface("bone", "#c9b98f", 0.4, coat=0.3, grime=0.5, noise=10 * fine, bump=0.2, scale=scale),
        teal=Surface("teal", teal, 0.3, grime=0.5, noise=9 * fine, bump=0.35, **organic),
        membrane=Surface("membrane", "#9a4be0", 0.25, coat=0.5, grime=0.5, noise=8 * fine, emit="#8a3fe8", power=0.42,
                         alpha=0.85),
        goo=Surface("goo", "#58d81e", 0.25, grime=0.2, emit="#48ff18", power=0.75, coat=1),
        eye=Surface("eye", "#dcf58a", 0.1, grime=0, emit="#a8ff3c", power=0.75, coat=1),
        pupil=Surface("pupil", "#14061c", 0.1, coat=1, grime=0),
        magenta=Surface("magenta", "#ff8cf0", 0.3, grime=0, emit="#ff3fd8", power=1.8),
    )  # fmt: skip
