"""Heat maps: a figure for each route, as a colour on the board and as a number on the route."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise

# Orange and blue look different to nearly all eyes; shares only grow darker, so they read without any colour.
BELOW = ("#b35806", "#e08214", "#fdb863", "#fee0b6")
MIDDLE = "#f7f7f7"
ABOVE = ("#d1e5f0", "#92c5de", "#4393c3", "#2166ac")
RISING = ("#ffffcc", "#a1dab4", "#41b6c4", "#2171b5", "#253494")
UNKNOWN = "#c9c9c9"


@dataclass(frozen=True)
class Heat:
    """What a heat map shows: a colour and a short text for each route, and what the colours mean."""

    title: str
    colors: Mapping[int, str] = field(default_factory=dict)
    texts: Mapping[int, str] = field(default_factory=dict)
    legend: tuple[tuple[str, str], ...] = ()  # colours and their meaning, in order

    def color(self, route: int) -> str:
        """The route's colour; a plain one where nothing is known of it."""
        return self.colors.get(route, UNKNOWN)


def ink_on(color: str) -> str:
    """Black or white, whichever reads better on the colour.

    >>> ink_on("#081d58"), ink_on("#ffffd9")
    ('#ffffff', '#16130f')
    """
    red, green, blue = (int(color[i : i + 2], 16) for i in (1, 3, 5))
    return "#16130f" if 0.299 * red + 0.587 * green + 0.114 * blue > 128 else "#ffffff"


def _round_up(value: float) -> float:
    """The next number of one digit, so that a legend has round numbers.

    >>> _round_up(0.0734), _round_up(23), _round_up(0)
    (0.08, 30.0, 1.0)
    """
    if value <= 0:
        return 1.0
    step: float = 10.0 ** math.floor(math.log10(value))
    return round(math.ceil(value / step - 1e-9) * step, 12)


def gains_and_losses(title: str, values: Mapping[int, float]) -> Heat:
    """Percentage points above and below nothing: blue above, orange below, deeper for more."""
    limit = _round_up(100 * max(map(abs, values.values()), default=0))
    scale = (*BELOW, MIDDLE, *ABOVE)
    edges = [limit * (2 * step / len(scale) - 1) for step in range(len(scale) + 1)]
    middles = [(low + high) / 2 for low, high in pairwise(edges)]
    legend = tuple((color, f"{middle:+.1f}") for color, middle in zip(scale, middles, strict=True))
    colors = {route: scale[_step(100 * value + limit, 2 * limit, len(scale))] for route, value in values.items()}
    return Heat(title, colors, {route: f"{100 * value:+.1f}" for route, value in values.items()}, legend)


def shares(title: str, values: Mapping[int, float]) -> Heat:
    """Shares of the whole, or of its half where all of them are below: the darker the more."""
    limit = 50.0 if max(values.values(), default=0) <= 0.5 else 100.0
    width = limit / len(RISING)
    legend = tuple((color, f"{width * i:.0f}–{width * (i + 1):.0f}%") for i, color in enumerate(RISING))
    colors = {route: RISING[_step(100 * value, limit, len(RISING))] for route, value in values.items()}
    return Heat(title, colors, {route: f"{100 * value:.0f}" for route, value in values.items()}, legend)


def _step(value: float, limit: float, steps: int) -> int:
    return max(0, min(steps - 1, int(value / limit * steps)))
