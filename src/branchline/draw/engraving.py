"""The engraver's hand: six colours, a few kinds of stroke, and hatching.

A motif is written as lines `KIND PATH`. Beside the letters of SVG paths, `O(x y r)` is a circle, `E(x y rx ry)` an
ellipse, `R(x y w h)` a rectangle; `H`, `V` and `D` with `(x y w h step)` hatch that rectangle level, upright or
slanting.
"""

import re
from dataclasses import dataclass
from functools import cache

from branchline.draw.svg import num

INK, PAPER, TINT, ACCENT, LIGHT, SHADE = "ink", "paper", "tint", "accent", "light", "shade"
FALLBACKS = {INK: "#33291c", PAPER: "#f8f1df", TINT: "#dcc69a", ACCENT: "#b4552f", LIGHT: "#fff6cf", SHADE: "#33291c"}


def color(name: str) -> str:
    """A colour as the page may set it."""
    return f"var(--print-{name},{FALLBACKS[name]})"


# How each kind of stroke is drawn. What is not said comes from the picture: an ink line, nothing inside.
_LOOKS = {
    "l": "",
    "h": 'stroke-width=".7"',
    "b": 'stroke-width="2.8"',
    "p": f'fill="{color(PAPER)}"',
    "t": f'fill="{color(TINT)}"',
    "a": f'fill="{color(ACCENT)}"',
    "g": f'fill="{color(LIGHT)}"',
    "k": f'fill="{color(INK)}"',
    "w": f'stroke="{color(PAPER)}"',
    "x": f'stroke="{color(ACCENT)}" stroke-width="2.2"',
    "f": f'fill="{color(TINT)}" stroke="none"',
    "e": f'fill="{color(PAPER)}" stroke="none"',
    "s": f'stroke="{color(SHADE)}"',  # on what is light whatever the page's theme
}
_SHAPE = re.compile(r"([OERHVD])\(([^)]*)\)")


def strokes(motif: str) -> str:
    """A motif's lines as SVG."""
    parts = []
    for line in motif.strip().splitlines():
        kind, _, path = line.strip().partition(" ")
        look = _LOOKS[kind]
        parts.append(f'<path {look}{" " if look else ""}d="{lines(path)}"/>')
    return "".join(parts)


def lines(path: str) -> str:
    """A path with its shapes and hatchings written out.

    >>> lines("M0 0R(1 2 3 4)")
    'M0 0M1 2h3v4h-3z'
    """
    return _SHAPE.sub(lambda found: _shape(found[1], *map(float, found[2].split())), path.strip())


def _shape(letter: str, x: float, y: float, *rest: float) -> str:
    if letter in "OE":
        rx, ry = (rest[0], rest[0]) if letter == "O" else rest
        arc = f"a{num(rx)} {num(ry)} 0 1 0 "
        return f"M{num(x - rx)} {num(y)}{arc}{num(2 * rx)} 0{arc}{num(-2 * rx)} 0z"
    if letter == "R":
        width, height = rest
        return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}z"
    width, height, step = rest
    across = height if letter == "H" else width
    marks = [step * (n + 0.5) for n in range(max(int(across / step), 1))]
    if letter == "H":
        return "".join(f"M{num(x)} {num(y + at)}h{num(width)}" for at in marks)
    lean = 0.0 if letter == "V" else min(step * 1.5, width / 3)
    return "".join(f"M{num(x + at)} {num(y)}l{num(-lean)} {num(height)}" for at in marks if at >= lean)


_COMMANDS = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBERS = re.compile(r"-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "T": 2, "Q": 4, "A": 7, "H": 1, "V": 1, "Z": 0}


@cache
def reach(motif: str) -> tuple[float, float, float, float]:
    """How far a motif reaches: left, top, right, bottom, by the points its paths are written with."""
    points = [point for line in motif.strip().splitlines() for point in _points(lines(line.strip()[2:]))]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _points(path: str) -> list[tuple[float, float]]:
    x = y = 0.0
    points, start = [], (0.0, 0.0)
    for letter, text in _COMMANDS.findall(path):
        values, upper = [float(found) for found in _NUMBERS.findall(text)], letter.upper()
        if upper == "Z":
            x, y = start
            continue
        for at in range(0, len(values), _TAKES[upper]):
            dx, dy = (0.0, 0.0) if letter.isupper() else (x, y)
            part = values[at : at + _TAKES[upper]]
            if upper == "Q":
                points.append((part[0] + dx, part[1] + dy))
            x = part[0] + dx if upper == "H" else x if upper == "V" else part[-2] + dx
            y = part[-1] + dy if upper != "H" else y
            points.append((x, y))
        if upper == "M":
            start = points[-1]
    return points


def group(body: str, x: float = 0, y: float = 0, size: float = 1, flipped: bool = False) -> str:
    """Something drawn round its foot, put where it belongs."""
    scale = f" scale({'-' if flipped else ''}{size:g}{f' {size:g}' if flipped else ''})" if size != 1 or flipped else ""
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{body}</g>'


@dataclass
class Hand:
    """What no two engravers do alike: small numbers that follow from the card's name."""

    state: int

    def next(self, low: int, high: int) -> int:
        """A number from `low` to `high`."""
        self.state = (self.state * 1103515245 + 12345) % 2**31
        return low + (self.state >> 12) % (high - low + 1)

    def ruling(self, top: int, bottom: int, step: int, left: int = 16, right: int = 224) -> str:
        """Level lines with uneven ends, as a sky or water is ruled; nearer to each other towards the top."""
        path, y = [], float(top)
        while y < bottom:
            start, end = left + self.next(0, 26), right - self.next(0, 26)
            path.append(f"M{start} {num(y)}H{end}")
            y += step + (y - top) / 18
        return "".join(path)
