"""Coasts, borders and rivers on the sheet, moved along with the cities that had to make room."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.draw.layout import BoardLayout
from branchline.draw.projection import make_projection

Points = npt.NDArray[np.float64]
DETAIL = 0.45  # what is nearer to a line than that is left out of it
STEP = 22.0  # no piece of a line is longer before it is bent


@dataclass(frozen=True)
class Layer:
    """One layer in units of the sheet."""

    kind: str
    name: str
    paths: list[Points]
    facts: dict[str, Any]


class Warp:
    """From longitude and latitude to the sheet: projected, fitted, and moved as the nearest cities were."""

    def __init__(self, layout: BoardLayout) -> None:
        self.project = make_projection(layout.projection)
        self.fit = np.array(layout.fit)
        self.home = np.array([city.home for city in layout.cities])
        self.moved = np.array([(city.x, city.y) for city in layout.cities]) - self.home

    def sheet(self, points: Points) -> Points:
        """On the sheet, as everything is drawn."""
        return self.bend(self.flat(points))

    def flat(self, points: Points) -> Points:
        """Without making room."""
        return np.asarray(self.project(points) * self.fit[:2] + self.fit[2:])

    def bend(self, flat: Points) -> Points:
        """Moved like the cities around."""
        apart = np.hypot(*(flat[:, None] - self.home[None]).transpose(2, 0, 1))
        pull = 1.0 / (apart**2 + 100.0) ** 1.6
        return np.asarray(flat + pull @ self.moved / pull.sum(axis=1, keepdims=True))


def _decode(numbers: list[int], unit: float) -> Points:
    steps = np.array(numbers, dtype=float).reshape(-1, 2)
    return np.cumsum(steps, axis=0) * unit


def _dense(points: Points) -> Points:
    """With points added so that no piece is longer than STEP."""
    if len(points) < 2:
        return points
    gaps = np.hypot(*np.diff(points, axis=0).T)
    parts = [points[:1]]
    for a, b, gap in zip(points[:-1], points[1:], gaps, strict=True):
        count = max(1, int(gap // STEP))
        steps = np.linspace(0, 1, count + 1)[1:, None]
        parts.append(a + steps * (b - a))
    return np.concatenate(parts)


def thinned(points: Points, tolerance: float) -> Points:
    """Without the points that make no visible difference (Douglas and Peucker, without recursion)."""
    keep = np.zeros(len(points), dtype=bool)
    keep[[0, -1]] = True
    todo = [(0, len(points) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        a, b = points[first], points[last]
        line = b - a
        length = float(np.hypot(*line))
        offsets = points[first + 1 : last] - a
        if length < 1e-9:
            distance = np.hypot(*offsets.T)
        else:
            distance = np.abs(offsets[:, 0] * line[1] - offsets[:, 1] * line[0]) / length
        worst = int(distance.argmax())
        if distance[worst] > tolerance:
            middle = first + 1 + worst
            keep[middle] = True
            todo += [(first, middle), (middle, last)]
    return np.asarray(points[keep])


def layers_of(geography: dict[str, Any], layout: BoardLayout, detail: float = DETAIL) -> Iterator[Layer]:
    """Every layer, ready to draw."""
    warp = Warp(layout)
    unit = geography.get("unit", 0.01)
    for facts in geography.get("layers", []):
        paths = [thinned(warp.bend(_dense(warp.flat(_decode(path, unit)))), detail) for path in facts.get("paths", [])]
        if "at" in facts:
            paths = [warp.sheet(np.array([facts["at"]], dtype=float) * unit)]
        if "points" in facts:
            paths = [warp.sheet(np.array(facts["points"], dtype=float).reshape(-1, 3)[:, :2] * unit)]
        yield Layer(facts["kind"], facts.get("name", ""), paths, facts)
