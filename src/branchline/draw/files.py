"""`geography.json` and `layout.json` as their authors wrote them: read, and refused where they cannot be drawn."""

import json
import math
from itertools import accumulate
from pathlib import Path
from typing import Any

from branchline.edition import EditionError, Problem, read_plain_file

MOST_BYTES = 20_000_000
GEOGRAPHY, LAYOUT = "unreadable-geography", "unreadable-layout"


def read_facts(path: Path, code: str) -> dict[str, Any]:
    """The object in a JSON file; EditionError says why there is none."""
    try:
        facts = json.loads(read_plain_file(path, MOST_BYTES), parse_float=_finite, parse_constant=_finite)
    except OSError as error:
        raise wrong(path, code, f"the file cannot be read: {error.strerror}") from None
    except RecursionError:
        raise wrong(path, code, "nested too deep") from None
    except ValueError as error:
        raise wrong(path, code, f"not valid JSON: {str(error)[:200]}") from None
    if not isinstance(facts, dict):
        raise wrong(path, code, "the file holds no JSON object")
    return facts


def wrong(path: Path, code: str, why: str) -> EditionError:
    """A file that cannot be drawn."""
    return EditionError([Problem(str(path), 0, code, why)])


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text} is not a number that can be drawn")
    return value


# --- geography --------------------------------------------------------------------------------------------------------


def check_geography(facts: dict[str, Any]) -> None:
    """ValueError where it is not as docs/geography.md says: better told here than met while drawing."""
    check_projection(facts.get("projection", {}))
    unit = facts.get("unit", 0.01)
    if not is_number(unit) or not 0 < unit <= 1:
        raise ValueError("unit is no number between 0 and 1")
    layers = facts.get("layers", [])
    if not isinstance(layers, list):
        raise ValueError("layers is no list")
    for number, layer in enumerate(layers):
        try:
            _check_layer(layer, unit)
        except ValueError as error:
            raise ValueError(f"layer {number}: {error}") from None


def check_projection(facts: Any) -> None:
    """The same for how longitude and latitude become flat."""
    if not isinstance(facts, dict):
        raise ValueError("projection is no object")
    if not _are_numbers(facts.get("center", [0, 0]), 2) or not is_number(facts.get("rotate", 0)):
        raise ValueError("projection: center is two numbers, rotate is one")
    parallels = facts.get("parallels", [30, 60])
    if not _are_numbers(parallels, 2) or max(map(abs, parallels)) >= 90 or abs(sum(parallels)) < 1e-6:
        raise ValueError("projection: parallels are two latitudes whose sum is not 0")
    if facts.get("kind") == "lambert" and "parallels" not in facts:
        raise ValueError("projection: lambert needs parallels")


def _check_layer(layer: Any, unit: float) -> None:
    if not isinstance(layer, dict) or not isinstance(layer.get("kind"), str):
        raise ValueError("it is an object with a kind")
    if not isinstance(layer.get("name", ""), str):
        raise ValueError("name is a text")
    if not all(is_number(layer.get(name, 0)) for name in ("turn", "size")):
        raise ValueError("turn and size are numbers")
    paths = layer.get("paths", [])
    if not isinstance(paths, list):
        raise ValueError("paths is no list")
    for path in paths:
        if not _are_numbers(path) or not path or len(path) % 2:
            raise ValueError("a path is pairs of numbers")
        _check_places(accumulate(path[::2]), accumulate(path[1::2]), unit)
    if "at" in layer:
        if not _are_numbers(layer["at"], 2):
            raise ValueError("at is two numbers")
        _check_places(layer["at"][:1], layer["at"][1:], unit)
    if "points" in layer:
        points = layer["points"]
        if not _are_numbers(points) or len(points) % 3:
            raise ValueError("points are numbers, three for each")
        _check_places(points[::3], points[1::3], unit)


def _check_places(longitudes: Any, latitudes: Any, unit: float) -> None:
    far = any(abs(one * unit) > 720 for one in longitudes) or any(abs(one * unit) >= 90 for one in latitudes)
    if far:
        raise ValueError("a place is not on the globe")


def is_number(value: Any) -> bool:
    """A number that can be drawn."""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e12


def _are_numbers(values: Any, count: int | None = None) -> bool:
    return isinstance(values, list) and (count is None or len(values) == count) and all(map(is_number, values))
