"""The maps behind the boards: shape of the files, cities on land, regions, sizes."""

import gzip
import itertools
import json
import math
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import branchline

EDITIONS = Path(branchline.__file__).parent / "editions"
SHIPPED = ["berlin", "europe", "italy", "legends", "new-york"]
AREAS = {"land", "country", "region", "board", "park", "water", "lake", "island"}
LINES = {"border", "river", "street", "rail", "bridge"}
NAMES = {"sea_name", "land_name"}

Point = tuple[float, float]
Ring = list[Point]


def geography(edition: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((EDITIONS / edition / "geography.json").read_text(encoding="utf-8"))
    return data


def cities(edition: str) -> list[dict[str, Any]]:
    with (EDITIONS / edition / "board.toml").open("rb") as file:
        found: list[dict[str, Any]] = tomllib.load(file)["cities"]
    return found


def decode(path: list[int], unit: float) -> Ring:
    x, y = path[0], path[1]
    points = [(x * unit, y * unit)]
    for i in range(2, len(path), 2):
        x, y = x + path[i], y + path[i + 1]
        points.append((x * unit, y * unit))
    return points


def rings(data: dict[str, Any], kinds: set[str], name: str | None = None) -> list[Ring]:
    return [
        decode(path, data["unit"])
        for layer in data["layers"]
        if layer["kind"] in kinds and (name is None or layer.get("name") == name)
        for path in layer["paths"]
    ]


def inside(point: Point, paths: list[Ring]) -> bool:
    x, y = point
    odd = False
    for ring in paths:
        for (ax, ay), (bx, by) in itertools.pairwise(ring):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                odd = not odd
    return odd


def distance(point: Point, paths: list[Ring]) -> float:
    """In degrees of latitude, to the nearest edge."""
    k = math.cos(math.radians(point[1]))
    nearest = math.inf
    for ring in paths:
        for (ax, ay), (bx, by) in itertools.pairwise(ring):
            ux, uy, vx, vy = (point[0] - ax) * k, point[1] - ay, (bx - ax) * k, by - ay
            t = max(0.0, min(1.0, (ux * vx + uy * vy) / ((vx * vx + vy * vy) or 1.0)))
            nearest = min(nearest, math.hypot(ux - t * vx, uy - t * vy))
    return nearest


def projection(data: dict[str, Any]) -> Callable[[float, float], Point]:
    """The projection as docs/geography.md describes it, y upwards."""
    spec = data["projection"]
    lon0, lat0 = (math.radians(v) for v in spec["center"])

    def steep(lat: float) -> float:
        return math.tan(math.pi / 4 + lat / 2)

    def flat(lon: float, lat: float) -> Point:
        lon, lat = math.radians(lon), math.radians(lat)
        match spec["kind"]:
            case "local":
                return (lon - lon0) * math.cos(lat0), lat - lat0
            case "mercator":
                return lon - lon0, math.log(steep(lat)) - math.log(steep(lat0))
        a, b = (math.radians(v) for v in spec["parallels"])
        n = math.log(math.cos(a) / math.cos(b)) / math.log(steep(b) / steep(a))
        f = math.cos(a) * steep(a) ** n / n
        r, r0 = f / steep(lat) ** n, f / steep(lat0) ** n
        return r * math.sin(n * (lon - lon0)), r0 - r * math.cos(n * (lon - lon0))

    turn = math.radians(spec.get("rotate", 0))

    def turned(lon: float, lat: float) -> Point:
        x, y = flat(lon, lat)
        return x * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - x * math.sin(turn)

    return turned


def every_point(data: dict[str, Any]) -> Iterator[Point]:
    unit = data["unit"]
    for layer in data["layers"]:
        for path in layer.get("paths", []):
            yield from decode(path, unit)
        points = layer.get("points", [])
        yield from ((points[i] * unit, points[i + 1] * unit) for i in range(0, len(points), 3))
        if "at" in layer:
            yield layer["at"][0] * unit, layer["at"][1] * unit


def test_every_edition_with_a_map_is_tested() -> None:
    assert sorted(path.parent.name for path in EDITIONS.glob("*/geography.json")) == SHIPPED


@pytest.mark.parametrize("edition", SHIPPED)
def test_size(edition: str) -> None:
    raw = (EDITIONS / edition / "geography.json").read_bytes()
    assert len(raw) <= 90_000
    assert len(gzip.compress(raw)) <= 35_000


@pytest.mark.parametrize("edition", SHIPPED)
def test_shape(edition: str) -> None:
    data = geography(edition)
    assert set(data) == {"source", "projection", "extent", "unit", "layers"}
    assert len(data["source"]) > 40
    assert data["projection"]["kind"] in {"lambert", "mercator", "local"}
    assert (data["projection"]["kind"] == "lambert") == ("parallels" in data["projection"])
    west, south, east, north = data["extent"]
    assert west < east
    assert south < north
    assert data["layers"][0]["kind"] == "land"
    for layer in data["layers"]:
        kind = layer["kind"]
        if kind in AREAS:
            assert set(layer) <= {"kind", "name", "paths"}
            assert layer["paths"], layer
            for path in layer["paths"]:
                assert len(path) >= 8
                assert len(path) % 2 == 0
                assert (sum(path[2::2]), sum(path[3::2])) == (0, 0), "a ring ends where it starts"
        elif kind in LINES:
            assert layer["name"]
            assert layer["paths"], layer
            assert all(len(path) >= 4 and len(path) % 2 == 0 for path in layer["paths"])
        elif kind == "relief":
            assert len(layer["points"]) % 3 == 0
            assert all(0 < size < 5 for size in layer["points"][2::3])
        else:
            assert kind in NAMES
            assert set(layer) == {"kind", "name", "at", "turn", "size"}
        integers = [v for path in layer.get("paths", []) for v in path] + layer.get("at", [])
        assert all(type(v) is int for v in integers)


@pytest.mark.parametrize("edition", SHIPPED)
def test_everything_lies_within_the_extent(edition: str) -> None:
    data = geography(edition)
    west, south, east, north = data["extent"]
    slack = data["unit"]
    for x, y in every_point(data):
        assert west - slack <= x <= east + slack
        assert south - slack <= y <= north + slack


@pytest.mark.parametrize("edition", SHIPPED)
def test_cities_stand_on_land(edition: str) -> None:
    data = geography(edition)
    land, water = rings(data, {"land"}), rings(data, {"water", "lake"})
    wet = [
        city["name"]
        for city in cities(edition)
        if "area" not in city
        and (not inside((city["lon"], city["lat"]), land) or inside((city["lon"], city["lat"]), water))
    ]
    assert wet == []


@pytest.mark.parametrize("edition", SHIPPED)
def test_the_map_reaches_beyond_the_cities(edition: str) -> None:
    data = geography(edition)
    project = projection(data)
    places = [project(city["lon"], city["lat"]) for city in cities(edition)]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    low, high = min(y for _, y in places), max(y for _, y in places)
    margin = 0.08 * max(right - left, high - low)
    west, south, east, north = data["extent"]
    steps = [i / 60 for i in range(61)]
    edge = [project(west + (east - west) * t, south) for t in steps]
    edge += [project(east, south + (north - south) * t) for t in steps]
    edge += [project(east - (east - west) * t, north) for t in steps]
    edge += [project(west, north - (north - south) * t) for t in steps]
    for corner in ((left - margin, low - margin), (right + margin, low - margin), (right + margin, high + margin),
                   (left - margin, high + margin)):  # fmt: skip
        assert inside(corner, [[*edge, edge[0]]])


def test_italian_cities_lie_in_their_region() -> None:
    data = geography("italy")
    wanted = {city["region"] for city in cities("italy") if "region" in city}
    drawn = {layer["name"] for layer in data["layers"] if layer["kind"] == "region"}
    assert drawn == wanted
    assert len(drawn) == 17
    for city in cities("italy"):
        if "region" in city:
            point, area = (city["lon"], city["lat"]), rings(data, {"region"}, city["region"])
            assert inside(point, area) or distance(point, area) < 0.03, city["name"]


def test_europe_divides_its_cities_as_around_1901() -> None:
    data = geography("europe")
    where = {
        "Deutsches Reich": ["berlin", "danzig", "essen", "frankfurt", "munchen"],
        "Österreich-Ungarn": ["budapest", "sarajevo", "wien", "zagrab"],
        "Rossiya": ["kharkov", "kyiv", "moskva", "petrograd", "riga", "warszawa", "wilno"],
        "Osmanlı": ["angora", "constantinople", "erzurum", "smyrna"],
    }
    places = {city["id"]: (city["lon"], city["lat"]) for city in cities("europe")}
    for state, names in where.items():
        area = rings(data, {"country"}, state)
        assert [name for name in names if not inside(places[name], area)] == []


def test_rivers_run_over_land() -> None:
    for edition in ("europe", "italy"):
        data = geography(edition)
        land = rings(data, {"land"})
        points = [point for line in rings(data, {"river"}) for point in line]
        strays = [p for p in points if not inside(p, land) and distance(p, land) > 3 * data["unit"]]
        assert strays == []
