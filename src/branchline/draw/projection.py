"""From longitude and latitude to a flat sheet (y grows downwards)."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Points = npt.NDArray[np.float64]
Projection = Callable[[Points], Points]


def _mercator(points: Points) -> Points:
    longitude, latitude = np.radians(points[:, 0]), np.radians(points[:, 1])
    return np.column_stack([longitude, -np.log(np.tan(np.pi / 4 + latitude / 2))])


def _lambert(parallels: tuple[float, float], center: tuple[float, float]) -> Projection:
    """Lambert's conformal conic: the map maker's choice for a continent of middle latitudes."""
    south, north = np.radians(parallels)
    lon0, lat0 = np.radians(center)

    def stretch(latitude: Any) -> Any:
        return np.tan(np.pi / 4 + latitude / 2)

    if abs(north - south) < 1e-9:
        n = np.sin(south)
    else:
        n = np.log(np.cos(south) / np.cos(north)) / np.log(stretch(north) / stretch(south))
    f = np.cos(south) * stretch(south) ** n / n
    rho0 = f / stretch(lat0) ** n

    def project(points: Points) -> Points:
        rho = f / stretch(np.radians(points[:, 1])) ** n
        theta = n * (np.radians(points[:, 0]) - lon0)
        return np.column_stack([rho * np.sin(theta), rho * np.cos(theta) - rho0])

    return project


def _local(center: tuple[float, float]) -> Projection:
    """Flat around a point: for a town."""
    shrink = np.cos(np.radians(center[1]))

    def project(points: Points) -> Points:
        flat = np.column_stack([(points[:, 0] - center[0]) * shrink, center[1] - points[:, 1]])
        return np.asarray(np.radians(flat))

    return project


def make_projection(facts: dict[str, Any]) -> Projection:
    """The projection an edition's geography asks for, turned clockwise by `rotate` degrees."""
    kind = facts.get("kind", "mercator")
    center = tuple(facts.get("center", (0.0, 0.0)))
    if kind == "lambert":
        flat = _lambert(tuple(facts["parallels"]), center)
    elif kind == "local":
        flat = _local(center)
    else:
        flat = _mercator
    turn = np.radians(facts.get("rotate", 0.0))
    matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    return lambda points: flat(np.asarray(points, dtype=float)) @ matrix
