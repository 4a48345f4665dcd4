"""How far apart two colours are, to eyes of every kind."""

import math
from collections.abc import Sequence

Colour = tuple[float, float, float]  # parts of red, green and blue light, 0 to 1

# What eyes make of light: the three kinds of colour blindness (Viénot 1999, Brettel for tritanopia), and no colours.
EYES: dict[str, tuple[Colour, Colour, Colour]] = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritanopia": ((1.0, 0.14461, -0.14461), (0.0, 0.85924, 0.14076), (0.0, 0.85924, 0.14076)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))


def light_of(color: str) -> Colour:
    """The light that a colour like `#b8320a` sends."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def together(one: Colour, other: Colour, share: float) -> Colour:
    """Two colours seen from so far away that they are one: a share of the other, the rest of the first."""
    red, green, blue = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return red, green, blue


def apart(one: Colour, other: Colour, eye: str) -> float:
    """Their distance in CIELAB to such eyes. 2.3 is the least that anybody notices.

    >>> round(apart(light_of("#000000"), light_of("#ffffff"), "grey"))
    100
    """
    return math.dist(_lab(one, eye), _lab(other, eye))


def _lab(light: Colour, eye: str) -> Colour:
    seen = [min(1.0, max(0.0, _sum(row, light))) for row in EYES[eye]]
    x, y, z = (_root(_sum(row, seen) / sum(row)) for row in _XYZ)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _sum(weights: Sequence[float], parts: Sequence[float]) -> float:
    return sum(weight * part for weight, part in zip(weights, parts, strict=True))


def _root(share: float) -> float:
    return math.cbrt(share) if share > 0.008856 else 7.787 * share + 16 / 116
