"""The layout of a board: where everything stands on a sheet 1600 units wide, kept as `layout.json` with the edition."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from branchline.draw.files import GEOGRAPHY, check_geography, check_projection, is_number, read_facts, wrong

WIDTH = 1600.0
MARGIN = 46.0  # from the sheet's edge to anything that is played on

SLOT_LENGTH, SLOT_WIDTH = 52.0, 20.0
MAX_PITCH = 1.35 * SLOT_LENGTH  # from slot to slot
PITCH = (56.5, MAX_PITCH - 2)  # aimed at
CLEAR = 18.0  # from a city's dot to the first slot
PARALLEL_GAP = 27.0  # from middle to middle
CITY_RADIUS = 9.0
STATION_RADIUS = 13.0
HALO = 2.0  # light line round every slot
LABEL_SIZE = 19.0
LABEL_HEIGHT = 22.0


@dataclass
class Slot:
    """One field for a piece: its middle and its turn in degrees, kept upright."""

    x: float
    y: float
    turn: float


@dataclass
class RouteLayout:
    """The line of a route, and its slots."""

    line: list[tuple[float, float]]
    slots: list[Slot]


@dataclass
class Label:
    """A city's name: the middle of its box, and the box's size."""

    x: float
    y: float
    width: float
    height: float
    lines: list[str]


@dataclass
class CityLayout:
    """A city's dot, the place for a station beside it, and its name."""

    x: float
    y: float
    home: tuple[float, float]  # where it really lies
    station: tuple[float, float]
    label: Label


@dataclass
class BoardLayout:
    """Everything the drawing needs to know about places."""

    width: float
    height: float
    scale: float  # of slots, dots and type
    projection: dict[str, Any]
    fit: tuple[float, float, float, float]  # sheet = projected * (sx, sy) + (dx, dy)
    cities: list[CityLayout] = field(default_factory=list)
    routes: list[RouteLayout] = field(default_factory=list)

    def to_json(self) -> str:
        """The text of layout.json: one line for each city and route."""

        def line(value: Any) -> str:
            return json.dumps(_rounded(value), ensure_ascii=False, separators=(",", ":"))

        facts = asdict(self)
        cities, routes = facts.pop("cities"), facts.pop("routes")
        head = ",\n".join(f"{json.dumps(name)}:{json.dumps(value)}" for name, value in facts.items())
        rows = [f'"{name}":[\n' + ",\n".join(map(line, items)) + "\n]" for name, items in
                (("cities", cities), ("routes", routes))]  # fmt: skip
        return "{\n" + head + ",\n" + ",\n".join(rows) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> BoardLayout:
        """The opposite of `to_json`."""
        return cls.from_facts(json.loads(text))

    @classmethod
    def from_facts(cls, facts: dict[str, Any]) -> BoardLayout:
        """What is in layout.json. ValueError, LookupError, TypeError or AttributeError where that is no layout."""
        sx, sy, dx, dy = map(_number, facts["fit"])
        check_projection(facts["projection"])
        if set(facts) != {"width", "height", "scale", "projection", "fit", "cities", "routes"}:
            raise ValueError("these are not the parts of a layout")
        width, height, scale = (_number(facts[name]) for name in ("width", "height", "scale"))
        if min(width, height, scale) <= 0:
            raise ValueError("width, height and scale are more than 0")
        cities, routes = [_city(city) for city in facts["cities"]], [_route(route) for route in facts["routes"]]
        return cls(width, height, scale, facts["projection"], (sx, sy, dx, dy), cities, routes)


def _number(value: Any) -> float:
    if not is_number(value):
        raise ValueError("a number is missing")
    number: float = value  # whole ones stay whole: the file is written as it was read
    return number


def _pair(values: Any) -> tuple[float, float]:
    x, y = values
    return _number(x), _number(y)


def _city(facts: Any) -> CityLayout:
    label = facts["label"]
    lines = label["lines"]
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise ValueError("lines of a label are texts")
    x, y, width, height = (_number(label[name]) for name in ("x", "y", "width", "height"))
    box = Label(x, y, width, height, lines)
    return CityLayout(_number(facts["x"]), _number(facts["y"]), _pair(facts["home"]), _pair(facts["station"]), box)


def _route(facts: Any) -> RouteLayout:
    slots = [Slot(*(_number(slot[name]) for name in ("x", "y", "turn"))) for slot in facts["slots"]]
    return RouteLayout([_pair(point) for point in facts["line"]], slots)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 1)
    if isinstance(value, dict):
        return {name: _rounded(v) for name, v in value.items()}
    return [_rounded(v) for v in value] if isinstance(value, list | tuple) else value


@dataclass
class Pins:
    """What an author has fixed, in units of the sheet."""

    cities: dict[int, tuple[float, float]] = field(default_factory=dict)
    routes: dict[int, tuple[float, float]] = field(default_factory=dict)
    labels: dict[int, tuple[float, float]] = field(default_factory=dict)


def label_scale(scale: float) -> float:
    """Names grow less than slots: they are long."""
    return min(scale, 1.15)


def geography_of(folder: Path | None) -> dict[str, Any]:
    """The edition's geography.json; nothing for a map that has none. EditionError says what is wrong with it."""
    path = None if folder is None else folder / "geography.json"
    if path is None or not path.exists():
        return {}
    facts = read_facts(path, GEOGRAPHY)
    try:
        check_geography(facts)
    except ValueError as error:
        raise wrong(path, GEOGRAPHY, f"this is no geography: {error}") from None
    return facts
