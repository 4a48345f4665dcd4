"""What of a layer lies on a sheet that shows a part of the map: the rest would only make the drawing long."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from branchline.draw.geography import Layer, Points

BEYOND = 30.0  # past the edge, so that no outline shows along it


def clipped(layer: Layer, width: float, height: float, closed: bool) -> Layer:
    """The layer without what nobody sees of it. Names are dropped by whoever draws them."""
    if layer.kind in ("sea_name", "land_name"):
        return layer
    if layer.kind == "relief":
        return _hills(layer, width, height)
    paths = [path for path in layer.paths if _touches(path, width, height)]
    if closed:
        paths = [path for path in (_cut(path, width, height) for path in paths) if len(path) > 2]
    else:
        paths = [part for path in paths for part in _runs(path, width, height)]
    return replace(layer, paths=paths)


def _inside(points: Points, width: float, height: float) -> npt.NDArray[np.bool_]:
    return np.asarray(((points > -BEYOND) & (points < np.array([width, height]) + BEYOND)).all(axis=1))


def _hills(layer: Layer, width: float, height: float) -> Layer:
    """Each is a place on the sheet, and its size among the facts."""
    seen = _inside(layer.paths[0], width, height)
    facts = {**layer.facts, "points": np.array(layer.facts["points"]).reshape(-1, 3)[seen].ravel().tolist()}
    return replace(layer, paths=[layer.paths[0][seen]], facts=facts)


def _runs(path: Points, width: float, height: float) -> list[Points]:
    """The parts of a line that are on the sheet, each with the first point beyond it."""
    seen = _inside(path, width, height)
    near = seen | np.append(seen[1:], False) | np.insert(seen[:-1], 0, False)
    ends = np.flatnonzero(np.diff(near.astype(int))) + 1
    return [
        part for part, on in zip(np.split(path, ends), np.split(near, ends), strict=True) if on[0] and len(part) > 1
    ]


def _touches(path: Points, width: float, height: float) -> bool:
    low, high = path.min(axis=0), path.max(axis=0)
    return bool(high[0] > -BEYOND and high[1] > -BEYOND and low[0] < width + BEYOND and low[1] < height + BEYOND)


def _cut(path: Points, width: float, height: float) -> Points:
    """A closed path inside the sheet and a little beyond, side by side (Sutherland and Hodgman)."""
    for axis, limit, sign in ((0, -BEYOND, 1), (0, width + BEYOND, -1), (1, -BEYOND, 1), (1, height + BEYOND, -1)):
        kept = []
        for a, b in zip(np.roll(path, 1, axis=0), path, strict=True):
            inside_a, inside_b = sign * (a[axis] - limit) >= 0, sign * (b[axis] - limit) >= 0
            if inside_a != inside_b:
                kept.append(a + (b - a) * (limit - a[axis]) / (b[axis] - a[axis]))
            if inside_b:
                kept.append(b)
        if not kept:
            return np.zeros((0, 2))
        path = np.array(kept)
    return path
