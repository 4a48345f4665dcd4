"""Italy: the regions, merged from provinces, and the neighbours behind them."""

from __future__ import annotations

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapes import (
    Layer,
    borders,
    cities,
    coverage,
    filled,
    footing,
    hills,
    lettering,
    lines,
    meander,
    natural_earth,
    provinces,
    rings,
    smooth,
    write,
)

UNIT = 0.005
EXTENT = [4.4, 35.5, 20.8, 48.2]
BOX = shapely.box(*EXTENT)
# Natural Earth writes two regions in English. Three real regions have no city in the game and stay neutral.
RENAMED = {"Apulia": "Puglia", "Sicily": "Sicilia"}
NEUTRAL = {"Valle d'Aosta", "Molise", "Basilicata"}
NEIGHBOURS = {
    "Francia": "FRA", "Monaco": "MCO", "Svizzera": "CHE LIE", "Austria": "AUT", "Germania": "DEU", "Slovenia": "SVN",
    "Croazia": "HRV", "Bosnia": "BIH", "Montenegro": "MNE", "Albania": "ALB", "Ungheria": "HUN", "Serbia": "SRB KOS",
    "Macedonia": "MKD", "Grecia": "GRC", "Tunisia": "TUN", "Algeria": "DZA", "Malta": "MLT", "Slovacchia": "SVK",
    "Boemia": "CZE",
}  # fmt: skip
STATE = {code: name for name, codes in NEIGHBOURS.items() for code in codes.split()}

RIVERS = {
    "Adda": [(10.1, 46.5), (9.9, 46.17), (9.45, 46.15), (9.37, 46.0), (9.4, 45.85), (9.53, 45.6), (9.5, 45.35),
             (9.75, 45.2), (9.9, 45.13)],
    "Ticino": [(8.75, 46.17), (8.65, 45.9), (8.6, 45.72), (8.75, 45.5), (8.9, 45.35), (9.15, 45.18), (9.25, 45.13)],
    "Mincio": [(10.7, 45.43), (10.7, 45.25), (10.8, 45.15), (11.0, 45.07)],
    "Oglio": [(10.5, 46.2), (10.15, 45.85), (9.97, 45.6), (9.9, 45.4), (10.2, 45.22), (10.55, 45.1), (10.65, 45.05)],
    "Adige": [(10.52, 46.8), (10.65, 46.65), (11.15, 46.66), (11.3, 46.48), (11.22, 46.25), (11.1, 46.05),
              (11.0, 45.85), (10.85, 45.6), (10.98, 45.45), (11.2, 45.33), (11.4, 45.18), (11.8, 45.13), (12.3, 45.15)],
    "Isarco": [(11.5, 46.98), (11.55, 46.75), (11.6, 46.6), (11.33, 46.48)],
    "Piave": [(12.7, 46.6), (12.4, 46.45), (12.25, 46.15), (12.05, 46.0), (12.15, 45.85), (12.4, 45.72), (12.6, 45.6),
              (12.72, 45.53)],
    "Tagliamento": [(12.6, 46.4), (13.0, 46.4), (13.1, 46.25), (12.95, 46.1), (12.9, 45.95), (13.0, 45.75),
                    (13.1, 45.65)],
    "Tanaro": [(7.75, 44.2), (7.9, 44.5), (8.05, 44.7), (8.2, 44.9), (8.6, 44.92), (8.78, 45.0)],
    "Dora Baltea": [(7.0, 45.78), (7.35, 45.73), (7.75, 45.68), (7.87, 45.47), (8.0, 45.3), (8.05, 45.18)],
    "Trebbia": [(9.25, 44.55), (9.4, 44.75), (9.6, 44.95), (9.68, 45.06)],
    "Reno": [(11.0, 44.1), (11.25, 44.4), (11.3, 44.6), (11.5, 44.72), (11.9, 44.58), (12.27, 44.6)],
    "Arno": [(11.7, 43.82), (11.8, 43.6), (11.78, 43.5), (11.5, 43.6), (11.45, 43.78), (11.25, 43.77), (11.0, 43.75),
             (10.75, 43.68), (10.4, 43.71), (10.28, 43.68)],
    "Ombrone": [(11.55, 43.35), (11.4, 43.1), (11.35, 42.95), (11.15, 42.82), (11.02, 42.66)],
    "Tevere": [(12.08, 43.78), (12.15, 43.55), (12.3, 43.3), (12.45, 43.1), (12.42, 42.85), (12.25, 42.7),
               (12.4, 42.45), (12.55, 42.3), (12.6, 42.1), (12.47, 41.9), (12.35, 41.8), (12.24, 41.74)],
    "Metauro": [(12.3, 43.68), (12.65, 43.7), (12.9, 43.75), (13.05, 43.83)],
    "Pescara": [(13.4, 42.55), (13.45, 42.3), (13.75, 42.2), (13.9, 42.22), (14.1, 42.37), (14.22, 42.47)],
    "Sangro": [(13.8, 41.85), (14.1, 41.8), (14.35, 42.0), (14.53, 42.23)],
    "Liri": [(13.4, 42.0), (13.6, 41.7), (13.6, 41.5), (13.85, 41.4), (13.77, 41.23)],
    "Volturno": [(14.05, 41.65), (14.1, 41.45), (14.35, 41.25), (14.3, 41.15), (14.05, 41.1), (13.93, 41.02)],
    "Sele": [(15.2, 40.82), (15.2, 40.6), (15.05, 40.5), (14.94, 40.48)],
    "Ofanto": [(15.1, 40.9), (15.5, 40.97), (15.8, 41.1), (16.05, 41.25), (16.2, 41.36)],
    "Bradano": [(15.95, 40.8), (16.2, 40.7), (16.5, 40.55), (16.85, 40.38)],
    "Basento": [(15.8, 40.6), (16.1, 40.55), (16.5, 40.42), (16.82, 40.33)],
    "Crati": [(16.4, 39.2), (16.25, 39.32), (16.25, 39.6), (16.45, 39.7), (16.53, 39.72)],
    "Simeto": [(14.75, 37.85), (14.85, 37.65), (14.95, 37.45), (15.08, 37.4)],
    "Salso": [(14.1, 37.8), (14.05, 37.5), (13.95, 37.3), (13.94, 37.1)],
    "Tirso": [(9.3, 40.45), (9.0, 40.2), (8.85, 40.0), (8.6, 39.9), (8.53, 39.88)],
    "Flumendosa": [(9.35, 39.95), (9.3, 39.7), (9.4, 39.5), (9.62, 39.43)],
    "Sava": [(13.9, 46.45), (14.3, 46.25), (14.6, 46.08), (15.1, 46.1), (15.5, 45.92), (15.95, 45.77), (16.4, 45.45),
             (16.9, 45.23), (17.4, 45.13), (18.0, 45.1), (18.7, 44.9), (19.3, 44.87), (20.0, 44.72), (20.44, 44.82)],
    "Inn": [(9.7, 46.4), (10.3, 46.8), (10.6, 47.1), (11.0, 47.28), (11.4, 47.27), (11.8, 47.4), (12.15, 47.6),
            (12.12, 47.9), (12.5, 48.2)],
    "Isère": [(7.0, 45.5), (6.55, 45.6), (6.3, 45.65), (5.95, 45.4), (5.7, 45.2), (5.5, 45.25), (5.0, 45.05),
              (4.86, 44.98)],
    "Durance": [(6.65, 44.9), (6.45, 44.55), (6.0, 44.3), (5.9, 43.95), (5.5, 43.68), (5.05, 43.83), (4.8, 43.92)],
    "Neretva": [(18.3, 43.35), (18.0, 43.6), (17.85, 43.4), (17.75, 43.1), (17.45, 43.02)],
    "Medjerda": [(8.4, 36.45), (9.0, 36.6), (9.6, 36.7), (10.0, 37.0)],
}  # fmt: skip
NATURAL = {"Po": (9.7, 45.1), "Rodano": (4.85, 45.2), "Rodano (Vallese)": (7.4, 46.25), "Reno": (9.5, 47.2),
           "Reno (Basilea)": (8.0, 47.6), "Drava": (15.5, 46.6), "Danubio": (11.0, 48.7)}  # fmt: skip
LAKES = {
    "Garda": [(10.84, 45.88), (10.87, 45.80), (10.80, 45.70), (10.72, 45.62), (10.73, 45.52), (10.70, 45.44),
              (10.60, 45.46), (10.54, 45.52), (10.53, 45.60), (10.62, 45.66), (10.70, 45.75), (10.79, 45.86)],
    "Maggiore": [(8.82, 46.17), (8.78, 46.10), (8.74, 46.03), (8.68, 45.98), (8.64, 45.90), (8.60, 45.78),
                 (8.57, 45.72), (8.54, 45.78), (8.57, 45.86), (8.48, 45.92), (8.58, 45.94), (8.66, 46.03),
                 (8.72, 46.12)],
    "Como": [(9.40, 46.18), (9.32, 46.10), (9.28, 46.02), (9.32, 45.95), (9.40, 45.86), (9.36, 45.86), (9.27, 45.96),
             (9.18, 45.90), (9.09, 45.82), (9.06, 45.83), (9.13, 45.92), (9.22, 46.00), (9.28, 46.12), (9.35, 46.17)],
    "Lugano": [(9.05, 46.02), (8.98, 45.98), (8.97, 45.90), (8.93, 45.91), (8.94, 45.99), (9.00, 46.01)],
    "Iseo": [(10.08, 45.81), (10.09, 45.74), (10.06, 45.67), (9.98, 45.66), (10.00, 45.71), (10.04, 45.78)],
    "Trasimeno": [(12.04, 43.18), (12.16, 43.19), (12.20, 43.12), (12.15, 43.06), (12.07, 43.08), (12.03, 43.12)],
    "Bolsena": [(11.90, 42.64), (11.98, 42.63), (12.00, 42.57), (11.93, 42.53), (11.87, 42.57)],
    "Bracciano": [(12.18, 42.15), (12.26, 42.15), (12.28, 42.11), (12.22, 42.08), (12.17, 42.11)],
}  # fmt: skip

RIDGES: list[tuple[str, list[tuple[list[tuple[float, float]], float, float]]]] = [
    ("Alpi Marittime", [([(7.9, 44.15), (7.3, 44.2), (6.9, 44.5), (6.9, 44.95)], 0.18, 2.4)]),
    ("Alpi Graie", [([(6.9, 45.1), (7.05, 45.5), (6.9, 45.85)], 0.15, 2.8)]),
    ("Alpi Pennine", [([(7.3, 45.95), (7.9, 46.0), (8.3, 46.3)], 0.15, 3.0)]),
    ("Alpi Svizzere", [([(7.0, 46.45), (7.9, 46.6), (8.7, 46.75), (9.4, 46.9)], 0.15, 2.4)]),
    ("Alpi Retiche", [([(8.8, 46.4), (9.4, 46.45), (10.0, 46.3), (10.5, 46.3), (10.6, 46.05)], 0.15, 2.6)]),
    ("Alpi Atesine", [([(10.6, 46.95), (11.4, 47.0), (12.2, 47.1), (13.0, 47.1), (14.0, 47.2),
        (15.0, 47.4)], 0.25, 2.6)]),
    ("Dolomiti", [([(11.6, 46.3), (11.9, 46.5), (12.3, 46.55)], 0.15, 2.6)]),
    ("Alpi Carniche", [([(12.6, 46.65), (13.2, 46.55), (13.8, 46.4), (14.5, 46.4)], 0.08, 2.0)]),
    ("Prealpi", [([(9.7, 45.95), (10.3, 45.9)], 0.0, 1.6), ([(11.2, 45.75), (11.7, 45.95)], 0.0, 1.6)]),
    ("Appennino Ligure", [([(8.3, 44.4), (8.8, 44.55), (9.4, 44.5), (9.9, 44.4)], 0.05, 1.5)]),
    ("Appennino Tosco-Emiliano", [([(10.1, 44.35), (10.6, 44.15), (11.2, 44.05), (11.8, 43.85),
        (12.2, 43.6)], 0.1, 1.8)]),
    ("Alpi Apuane", [([(10.2, 44.1), (10.35, 43.98)], 0.0, 1.8)]),
    ("Appennino Umbro", [([(12.6, 43.4), (12.85, 43.05), (13.2, 42.8)], 0.1, 1.9)]),
    ("Gran Sasso", [([(13.4, 42.5), (13.7, 42.4)], 0.0, 2.8)]),
    ("Abruzzi", [([(13.2, 42.15), (13.6, 41.95), (14.05, 42.05), (14.1, 41.7)], 0.12, 2.3)]),
    ("Sannio", [([(14.4, 41.55), (14.7, 41.3), (15.1, 41.0)], 0.1, 1.6)]),
    ("Lucania", [([(15.4, 40.75), (15.7, 40.4), (15.95, 40.1), (16.15, 39.9)], 0.12, 1.9)]),
    ("Vesuvio", [([(14.42, 40.8), (14.44, 40.82)], 0.0, 2.2)]),
    ("Gargano", [([(15.7, 41.75), (16.0, 41.8)], 0.0, 1.4)]),
    ("Murge", [([(16.3, 40.95), (16.7, 40.8)], 0.0, 1.0)]),
    ("Sila", [([(16.5, 39.4), (16.6, 39.1)], 0.08, 1.9)]),
    ("Aspromonte", [([(16.3, 38.6), (16.0, 38.2)], 0.0, 1.8)]),
    ("Etna", [([(15.0, 37.74), (15.01, 37.76)], 0.0, 3.4)]),
    ("Nebrodi e Madonie", [([(14.0, 37.9), (14.4, 37.95), (14.8, 38.0)], 0.0, 1.8)]),
    ("Iblei", [([(14.7, 37.1), (14.95, 37.15)], 0.0, 1.1)]),
    ("Sicani", [([(13.3, 37.7), (13.6, 37.65)], 0.0, 1.3)]),
    ("Gennargentu", [([(9.3, 40.1), (9.35, 39.95)], 0.12, 2.0)]),
    ("Limbara", [([(9.05, 40.85), (9.2, 40.85)], 0.0, 1.4)]),
    ("Iglesiente", [([(8.55, 39.4), (8.6, 39.2)], 0.0, 1.3)]),
    ("Corsica", [([(8.95, 42.45), (9.05, 42.2), (9.15, 41.9)], 0.1, 2.2)]),
    ("Giura", [([(5.8, 46.3), (6.4, 46.9), (7.1, 47.3)], 0.05, 1.4)]),
    ("Delfinato", [([(6.1, 44.9), (6.2, 45.2), (6.4, 45.5)], 0.15, 2.2)]),
    ("Dinara", [([(14.7, 45.5), (15.2, 44.75), (16.0, 44.2), (16.8, 43.8), (17.8, 43.6), (18.5, 43.2),
        (19.2, 42.8)], 0.2, 1.9)]),
    ("Albania", [([(19.9, 42.4), (20.3, 41.6), (20.4, 40.6)], 0.2, 1.9)]),
    ("Tell", [([(6.5, 36.5), (7.8, 36.4), (9.0, 36.1)], 0.15, 1.4)]),
]  # fmt: skip

NAMES = [
    ("sea_name", "Mar Tirreno", (12.0, 39.25), 2.6, 0),
    ("sea_name", "Mar Ligure", (8.35, 43.55), 2.0, -12),
    ("sea_name", "Mare Adriatico", (15.4, 43.15), 2.2, 40),
    ("sea_name", "Mar Ionio", (17.4, 37.6), 2.6, 0),
    ("sea_name", "Mare di Sardegna", (7.3, 40.2), 1.8, -80),
    ("sea_name", "Canale di Sicilia", (11.75, 37.15), 1.5, 30),
    ("land_name", "Corsica", (9.1, 42.22), 1.3, -75),
    ("land_name", "Tunisia", (9.35, 36.5), 1.5, 0),
    ("land_name", "Bosnia", (17.6, 44.3), 1.8, 0),
]
KEPT = [(10.25, 42.78), (13.95, 40.73), (14.4, 35.9), (12.0, 36.8), (14.95, 38.48), (14.23, 40.55), (12.6, 35.5),
        (10.9, 42.35), (12.05, 37.95), (12.33, 37.93), (14.98, 38.55), (15.22, 38.8), (13.18, 38.71), (14.24, 36.05),
        (8.25, 39.05), (8.35, 39.13), (8.33, 41.05), (9.43, 41.25), (9.8, 43.05), (8.4, 41.05)]  # fmt: skip


def build() -> None:
    """Write Italy's map."""
    pieces: dict[str, list[BaseGeometry]] = {}
    regions = set()
    for country, _, region, shape in provinces():
        if country in ("ITA", "SMR", "VAT"):
            name = {"SMR": "Emilia-Romagna", "VAT": "Lazio"}.get(country, RENAMED.get(region, region))
            regions.add(name)
        elif country in STATE and shape.intersects(BOX):
            name = STATE[country]
        else:
            continue
        pieces.setdefault(name, []).append(shape)
    ordered = sorted(pieces, key=lambda n: n not in regions)
    merged = {
        name: shapely.union_all(pieces[name], grid_size=1e-5).buffer(0.002, join_style="mitre").buffer(
            -0.002, join_style="mitre")
        for name in ordered
    }  # fmt: skip
    places = cities("italy")
    towns = [(c["lon"], c["lat"]) for c in places]
    areas = coverage(merged, BOX, 0.03, 0.0042, [*KEPT, *towns])
    print("footing:", footing(areas, places, 0.035, 42, "region"))
    land = filled(shapely.union_all(list(areas.values()), grid_size=1e-4), 0.02)
    layers: list[Layer] = [{"kind": "land", "paths": rings(land, UNIT)}]
    for name, shape in areas.items():
        kind = "region" if name in regions - NEUTRAL else "country"
        layers.append({"kind": kind, "name": name, "paths": rings(shape, UNIT)})
    lakes = {name: Polygon(smooth([*points, points[0]])) for name, points in LAKES.items()}
    others = [x.intersection(BOX) for x in natural_earth("lakes") if x.intersects(BOX) and x.area > 0.03]
    layers += [{"kind": "lake", "name": name, "paths": rings(x.simplify(0.004), UNIT)} for name, x in lakes.items()]
    layers.append({"kind": "lake", "paths": [p for x in others if land.intersects(x) for p in rings(x, UNIT)]})
    found = borders(areas, UNIT)
    inner: list[list[int]] = []
    outer: list[list[int]] = []
    for (a, b), paths in found.items():
        (inner if a in regions and b in regions else outer).extend(p for p in paths if len(p) > 4)
    layers.append({"kind": "border", "name": "regions", "paths": inner})
    layers.append({"kind": "border", "name": "states", "paths": outer})
    dry = land.difference(shapely.union_all([*lakes.values(), *others])).intersection(BOX)
    parts = [p for r in natural_earth("rivers") for p in shapely.get_parts(r)]
    for name, hint in NATURAL.items():
        near = [p for p in parts if p.distance(shapely.Point(hint)) < 0.3]
        layers.append({"kind": "river", "name": name.split(" (")[0],
                       "paths": lines(shapely.union_all(near).intersection(dry), UNIT)})  # fmt: skip
    for name, points in RIVERS.items():
        course = LineString(meander(points, name)).simplify(0.006).intersection(dry)
        layers.append({"kind": "river", "name": name, "paths": lines(course, UNIT)})
    layers += [hills(name, ridges, 0.19, towns, dry, 0.16, UNIT, 43) for name, ridges in RIDGES]
    layers += [lettering(kind, name, at, UNIT, size, turn) for kind, name, at, size, turn in NAMES]
    head = {
        "source": "Coasts, regions, neighbours and the largest rivers: Natural Earth, public domain; provinces merged "
        "to regions. Lesser rivers, the Italian lakes, hills and lettering: drawn for this project, under its licence.",
        "projection": {"kind": "lambert", "parallels": [38, 46], "center": [12.5, 42]},
        "extent": EXTENT,
        "unit": UNIT,
    }
    write("italy", head, layers)
