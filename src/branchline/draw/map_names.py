"""The names of seas and lands: where nothing else lies, or not at all."""

import math
from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

import numpy as np
import numpy.typing as npt

from branchline.draw.geography import Layer
from branchline.draw.layout import SLOT_LENGTH, SLOT_WIDTH, BoardLayout
from branchline.draw.svg import num
from branchline.draw.theme import Theme, mixed
from branchline.draw.typeface import text_width

EDGE = 40.0  # what lies nearer to the edge is under the frame or its figures
SEA_INK, LAND_INK = 0.55, 0.2  # how much of the lettering's ink is in their colours: to be read, not to stand out
SIZES = (1.0, 0.85, 0.7)  # of what it should be, where there is little room
STEP, FAR = 12.0, 84.0  # how it is moved aside, and how far: not away from what it names
CLEAR = 3.0  # round track and names of cities

Discs = npt.NDArray[np.float64]  # x, y and radius


def map_names(layers: Iterable[Layer], layout: BoardLayout, theme: Theme) -> Iterator[str]:
    """Every name that has room, moved aside a little if it would lie under track, another name, or the frame."""
    taken = _taken(layout)
    for layer in layers:
        found = _place(layer, layout, taken)
        if found is None:
            continue
        x, y, size = found
        taken = np.vstack([taken, _discs(x, y, _length(layer, size) + size, 1.6 * size, _turn(layer))])  # well apart
        is_sea = layer.kind == "sea_name"
        color = mixed(theme.sea_line, theme.ink, SEA_INK) if is_sea else mixed(theme.map_name, theme.ink, LAND_INK)
        yield (
            f'<text transform="translate({num(x)} {num(y)})rotate({num(_turn(layer))})" text-anchor="middle" '
            f'font-size="{num(size)}" font-style="italic" letter-spacing="{num(size / 4)}" '
            f'fill="{color}" fill-opacity=".8">{escape(layer.name)}</text>'
        )


def _turn(layer: Layer) -> float:
    return float(layer.facts.get("turn", 0))


def _length(layer: Layer, size: float) -> float:
    return size * (text_width(layer.name, italic=True) + 0.25 * len(layer.name))


def _place(layer: Layer, layout: BoardLayout, taken: Discs) -> tuple[float, float, float] | None:
    """The middle of its foot, and its size; the nearest place where it lies on nothing, as large as can be."""
    wanted, turn = 11 + 5 * float(layer.facts.get("size", 2)), _turn(layer)
    along, across = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
    at, sheet = layer.paths[0][0], (layout.width, layout.height)
    for size in (wanted * share for share in SIZES):
        length = _length(layer, size)
        reach = (length * along + size * across) / 2, (length * across + size * along) / 2
        if any(not -half <= place <= side + half for place, half, side in zip(at, reach, sheet, strict=True)):
            return None  # it names something that is not on the sheet
        sides = [(EDGE + half, side - EDGE - half) for half, side in zip(reach, sheet, strict=True)]
        if any(low > high for low, high in sides):
            continue
        x, y = (min(max(place, low), high) for place, (low, high) in zip(at, sides, strict=True))
        for dx, dy in _STEPS:
            there = x + dx, y + dy
            inside = all(low <= place <= high for place, (low, high) in zip(there, sides, strict=True))
            if inside and _is_free(_discs(*there, length, size, turn), taken):
                return *there, size
    return None


def _steps() -> list[tuple[float, float]]:
    """Ways to be moved, the shortest first."""
    line = np.arange(-FAR, FAR + STEP, STEP)
    return sorted(
        ((float(x), float(y)) for x in line for y in line if math.hypot(x, y) <= FAR), key=lambda way: math.hypot(*way)
    )


_STEPS = _steps()


def _is_free(name: Discs, taken: Discs) -> bool:
    apart = np.hypot(name[:, None, 0] - taken[None, :, 0], name[:, None, 1] - taken[None, :, 1])
    return bool((apart >= name[:, None, 2] + taken[None, :, 2] + CLEAR).all())


def _discs(x: float, y: float, length: float, height: float, turn: float, foot: float = 0.33) -> Discs:
    """Discs that cover lettering of that length; `foot`: how far its middle is above the point, in heights."""
    angle, radius = math.radians(turn), height * 0.42
    number = max(2, math.ceil(length / radius))
    steps = np.linspace(-(length / 2 - radius), length / 2 - radius, number)
    middle = x + foot * height * math.sin(angle), y - foot * height * math.cos(angle)
    return np.column_stack(
        [middle[0] + steps * math.cos(angle), middle[1] + steps * math.sin(angle), np.full(number, radius)]
    )


def _taken(layout: BoardLayout) -> Discs:
    """Track, cities and their names."""
    s = layout.scale
    slots = [
        _discs(slot.x, slot.y, s * SLOT_LENGTH, s * SLOT_WIDTH, slot.turn, 0)
        for route in layout.routes
        for slot in route.slots
    ]
    written = [one.label for one in layout.cities if one.label.height]  # not those of boards that are not there
    labels = [_discs(label.x, label.y, label.width, label.height, 0, 0) for label in written]
    cities = [np.array([[one.x, one.y, 12 * s]]) for one in layout.cities]
    return np.vstack([np.empty((0, 3)), *slots, *labels, *cities])
