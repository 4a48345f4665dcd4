"""The lines of routes as drawn: smooth curves through the beads, with parallel ones side by side."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from branchline.draw.layout import PARALLEL_GAP, RouteLayout, Slot
from branchline.draw.sheet import Points, Sheet


def _smooth(points: Points, steps: int = 8) -> Points:
    """A Catmull–Rom curve through the points (centripetal: no loops, no overshoot)."""
    if len(points) == 2:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    knots = np.concatenate([[0], np.cumsum(np.sqrt(np.hypot(*np.diff(padded, axis=0).T)))])
    out = [points[0]]
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[i - 1 : i + 3]
        t0, t1, t2, t3 = knots[i - 1 : i + 3]
        for t in np.linspace(t1, t2, steps + 1)[1:]:
            a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            out.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
    return np.array(out)


def _normals(points: Points) -> Points:
    ahead = np.gradient(points, axis=0)
    ahead /= np.maximum(np.hypot(*ahead.T)[:, None], 1e-9)
    return np.column_stack([-ahead[:, 1], ahead[:, 0]])


def route_layouts(sheet: Sheet) -> list[RouteLayout]:
    """The line and the slots of every route."""
    found: dict[int, RouteLayout] = {}
    for chain in sheet.chains:
        middle = sheet.position[chain.nodes]
        tangents = middle[2:] - middle[:-2]
        tangents /= np.maximum(np.hypot(*tangents.T)[:, None], 1e-9)
        normals = np.column_stack([-tangents[:, 1], tangents[:, 0]])
        curve = _smooth(middle)
        sideways = _normals(curve)
        ramp = np.minimum(1.0, np.minimum(_arc(curve), _arc(curve[::-1])[::-1]) / (sheet.scale * 40))
        for number, route in enumerate(chain.routes):
            shift = sheet.scale * PARALLEL_GAP * (number - (len(chain.routes) - 1) / 2)
            line = curve + shift * sideways * np.sin(ramp * math.pi / 2)[:, None]
            spots = middle[1:-1] + shift * normals
            slots = [
                Slot(float(spots[i, 0]), float(spots[i, 1]), _upright(math.degrees(math.atan2(*tangents[i, ::-1]))))
                for i in range(chain.bare, chain.bare + chain.slots)
            ]
            found[route.index] = RouteLayout([(float(x), float(y)) for x, y in line], slots)
    return [found[index] for index in range(len(found))]


def _arc(points: Points) -> npt.NDArray[np.float64]:
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])


def _upright(degrees: float) -> float:
    """The same direction, read from left to right."""
    while degrees > 90:
        degrees -= 180
    while degrees <= -90:
        degrees += 180
    return degrees
