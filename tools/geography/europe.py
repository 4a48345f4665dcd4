"""Europe: the states around 1901, merged from today's provinces and a few hand-drawn frontiers."""

from __future__ import annotations

from collections.abc import Callable

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
    write,
)

UNIT = 0.01
EXTENT = [-29.7, 30.4, 61.2, 64.4]
# What the sheet can show: the rectangle round the cities, seen back in longitude and latitude.
SHEET = Polygon(
    [
        (-10.4, 30.4),
        (-4.2, 32.1),
        (2.3, 33.3),
        (9.0, 34.1),
        (15.8, 34.4),
        (22.6, 34.1),
        (29.4, 33.4),
        (35.9, 32.1),
        (42.1, 30.5),
        (43.6, 33.9),
        (45.3, 37.3),
        (47.1, 40.7),
        (49.3, 44.2),
        (51.7, 47.6),
        (54.4, 50.9),
        (57.6, 54.2),
        (61.2, 57.3),
        (51.7, 60.3),
        (40.7, 62.5),
        (28.6, 63.9),
        (15.7, 64.4),
        (2.8, 63.9),
        (-9.3, 62.4),
        (-20.2, 60.2),
        (-29.7, 57.2),
        (-26.0, 54.0),
        (-22.8, 50.8),
        (-20.0, 47.4),
        (-17.6, 44.1),
        (-15.5, 40.6),
        (-13.6, 37.2),
        (-11.9, 33.8),
    ]
)

# Frontiers that no modern border keeps; each area only has to be right where it crosses the country named beside it.
CONGRESS_POLAND = Polygon(  # the Russian part of today's Poland
    [
        (22.79, 54.36),
        (22.68, 54.20),
        (22.60, 54.02),
        (22.50, 53.82),
        (22.42, 53.69),
        (22.15, 53.55),
        (21.85, 53.50),
        (21.55, 53.48),
        (21.20, 53.40),
        (20.90, 53.27),
        (20.60, 53.21),
        (20.30, 53.16),
        (20.02, 53.14),
        (19.78, 53.06),
        (19.52, 52.97),
        (19.33, 53.00),
        (19.20, 53.06),
        (19.05, 53.11),
        (18.90, 53.05),
        (18.77, 53.02),
        (18.72, 52.92),
        (18.55, 52.78),
        (18.42, 52.66),
        (18.36, 52.54),
        (18.10, 52.40),
        (17.86, 52.32),
        (17.75, 52.18),
        (17.82, 51.98),
        (17.92, 51.80),
        (17.98, 51.70),
        (18.10, 51.53),
        (18.10, 51.36),
        (18.16, 51.28),
        (18.42, 51.07),
        (18.58, 50.93),
        (18.83, 50.77),
        (19.02, 50.63),
        (19.14, 50.47),
        (19.12, 50.32),
        (19.155, 50.22),
        (19.40, 50.24),
        (19.70, 50.18),
        (19.98, 50.16),
        (20.24, 50.07),
        (20.42, 50.14),
        (20.70, 50.25),
        (21.05, 50.33),
        (21.30, 50.46),
        (21.52, 50.60),
        (21.74, 50.66),
        (21.86, 50.76),
        (22.10, 50.68),
        (22.30, 50.60),
        (22.60, 50.42),
        (23.00, 50.37),
        (23.40, 50.38),
        (23.72, 50.40),
        (24.40, 50.50),
        (25.0, 51.0),
        (24.6, 52.5),
        (24.6, 54.2),
        (23.6, 54.8),
    ]
)
GALICIA = Polygon(  # the Austrian part of today's Poland, Teschen with it
    [
        (18.30, 49.93),
        (18.60, 49.93),
        (18.85, 49.94),
        (19.05, 49.99),
        (19.18, 50.08),
        (19.155, 50.22),
        (19.40, 50.24),
        (19.70, 50.18),
        (19.98, 50.16),
        (20.24, 50.07),
        (20.42, 50.14),
        (20.70, 50.25),
        (21.05, 50.33),
        (21.30, 50.46),
        (21.52, 50.60),
        (21.74, 50.66),
        (21.86, 50.76),
        (22.10, 50.68),
        (22.30, 50.60),
        (22.60, 50.42),
        (23.00, 50.37),
        (23.40, 50.38),
        (23.72, 50.40),
        (24.40, 50.50),
        (24.6, 49.0),
        (18.3, 49.0),
    ]
)
MEMEL = Polygon(
    [
        (20.5, 55.90),
        (21.07, 55.89),
        (21.28, 55.85),
        (21.38, 55.72),
        (21.52, 55.60),
        (21.70, 55.46),
        (21.95, 55.33),
        (22.20, 55.20),
        (22.45, 55.13),
        (22.60, 55.07),
        (22.50, 54.98),
        (20.5, 54.8),
    ]
)
NORTH_SCHLESWIG = Polygon(
    [
        (7.8, 55.27),
        (8.70, 55.27),
        (8.86, 55.35),
        (9.10, 55.40),
        (9.38, 55.44),
        (9.56, 55.37),
        (9.74, 55.33),
        (9.74, 55.18),
        (9.95, 55.06),
        (10.12, 54.96),
        (10.10, 54.70),
        (9.0, 54.6),
        (7.8, 54.6),
    ]
)
SANJAK = Polygon(  # Novi Pazar
    [
        (19.0, 43.60),
        (19.35, 43.58),
        (19.55, 43.62),
        (19.85, 43.50),
        (20.12, 43.45),
        (20.35, 43.33),
        (20.62, 43.28),
        (20.85, 43.24),
        (20.9, 42.6),
        (19.0, 42.6),
    ]
)
PRESEVO = Polygon([(21.3, 42.48), (21.75, 42.46), (21.95, 42.36), (21.95, 42.2), (21.3, 42.1)])
KREMENETS = Polygon([(24.5, 50.10), (25.2, 49.98), (25.7, 49.86), (26.5, 49.76), (26.8, 50.6), (24.5, 50.6)])
KHOTYN = Polygon([(26.24, 49.0), (26.20, 48.3), (26.30, 48.0), (28.0, 48.0), (28.0, 49.0)])
DODECANESE = Polygon([(26.15, 37.6), (26.15, 36.2), (27.0, 35.2), (30.5, 35.2), (30.5, 38.0), (26.15, 38.0)])

TRANSYLVANIA = [
    "Satu Mare",
    "Arad",
    "Bihor",
    "Timis",
    "Caras-Severin",
    "Suceava",
    "Maramures",
    "Cluj",
    "Bistrita-Nasaud",
    "Salaj",
    "Hunedoara",
    "Covasna",
    "Brasov",
    "Sibiu",
    "Mures",
    "Harghita",
    "Alba",
]
VOJVODINA = [
    "Severno-Backi",
    "Zapadno-Backi",
    "Severno-Banatski",
    "Sremski",
    "Južno-Backi",
    "Srednje-Banatski",
    "Južno-Banatski",
]
OTTOMAN_GREECE = ["Dytiki Makedonia", "Ipeiros", "Kentriki Makedonia", "Anatoliki Makedonia kai Thraki", "Ayion Oros",
                  "Voreio Aigaio"]  # fmt: skip
WHOLE = {
    "Deutsches Reich": "DEU",
    "Österreich-Ungarn": "AUT HUN CZE SVK SVN HRV BIH",
    "Rossiya": "RUS UKR BLR EST LVA LTU MDA GEO ARM AZE KAZ",
    "Suomi": "FIN ALD",
    "Osmanlı": "TUR ALB MKD KOS SYR IRQ LBN ISR PSX PSE JOR LBY",
    "Bulgaria": "BGR",
    "România": "ROU",
    "Srbija": "SRB",
    "Crna Gora": "MNE",
    "Ellas": "GRC",
    "Italia": "ITA SMR VAT",
    "France": "FRA MCO",
    "España": "ESP AND GIB",
    "Portugal": "PRT",
    "Schweiz": "CHE LIE",
    "Belgique": "BEL",
    "Luxembourg": "LUX",
    "Nederland": "NLD",
    "Great Britain & Ireland": "GBR IRL IMN",
    "Danmark": "DNK",
    "Sverige": "SWE",
    "Norge": "NOR",
    "Malta": "MLT",
    "Cyprus": "CYP CYN ESB WSB CNM",
    "Maroc": "MAR",
    "Algérie": "DZA",
    "Tunisie": "TUN",
    "Persia": "IRN",
    "Egypt": "EGY",
    "Arabia": "SAU KWT",
}
STATE = {code: state for state, codes in WHOLE.items() for code in codes.split()}


def state_of(country: str, name: str) -> str | None:
    """Return the state of 1901 that most of a modern province lay in."""
    match country:
        case "RUS" if name == "Kaliningrad":
            return "Deutsches Reich"
        case "FRA" if name in ("Moselle", "Bas-Rhin", "Haute-Rhin"):
            return "Deutsches Reich"
        case "ROU" if name in TRANSYLVANIA:
            return "Österreich-Ungarn"
        case "SRB" if name in VOJVODINA:
            return "Österreich-Ungarn"
        case "MNE" if name in ("Kotor", "Herceg Novi", "Tivat", "Budva"):
            return "Österreich-Ungarn"
        case "ITA" if name in ("Bozen", "Trento", "Trieste", "Gorizia"):
            return "Österreich-Ungarn"
        case "UKR" if name in ("L'viv", "Ivano-Frankivs'k", "Transcarpathia", "Ternopil'", "Chernivtsi"):
            return "Österreich-Ungarn"
        case "TUR" if name in ("Kars", "Ardahan", "Iğdir", "Artvin"):
            return "Rossiya"
        case "MNE" if name in ("Pljevlja", "Bijelo Polje", "Rožaje", "Berane", "Plav"):
            return "Osmanlı"
        case "BGR" if name in ("Blagoevgrad", "Smolyan", "Kardzhali"):
            return "Osmanlı"
        case "GRC" if name in OTTOMAN_GREECE:
            return "Osmanlı"
        case "GRC" if name == "Kriti":
            return "Kriti"
        case "POL":
            return "Deutsches Reich"
    return STATE.get(country)


# Where a part of one country's provinces belongs to another state than the rest.
CUTS: list[tuple[str, Callable[[str], bool], Polygon, str]] = [
    ("POL", lambda name: True, CONGRESS_POLAND, "Rossiya"),
    ("POL", lambda name: True, GALICIA, "Österreich-Ungarn"),
    ("LTU", lambda name: True, MEMEL, "Deutsches Reich"),
    ("DNK", lambda name: name == "Syddanmark", NORTH_SCHLESWIG, "Deutsches Reich"),
    ("SRB", lambda name: name in ("Raški", "Zlatiborski"), SANJAK, "Osmanlı"),
    ("SRB", lambda name: name == "Pcinjski", PRESEVO, "Osmanlı"),
    ("UKR", lambda name: name == "Ternopil'", KREMENETS, "Rossiya"),
    ("UKR", lambda name: name == "Chernivtsi", KHOTYN, "Rossiya"),
    ("GRC", lambda name: name == "Notio Aigaio", DODECANESE, "Osmanlı"),
]

# Natural Earth's rivers have no names here: a point near each river tells which it is.
RIVERS = {
    "Donau": [(16.37, 48.2), (19.05, 46.8), (25.9, 43.9), (11.0, 48.7), (28.0, 45.3), (18.85, 46.1), (27.6, 44.3),
              (19.0, 47.2), (29.3, 45.4)],
    "Rhein": [(7.6, 50.4), (7.75, 48.4), (9.5, 47.2), (4.5, 51.95), (5.6, 51.97), (4.5, 51.75)],
    "Rhône": [(4.85, 45.2), (7.4, 46.25)],
    "Seine": [(3.3, 48.5)], "Loire": [(0.7, 47.4), (4.0, 45.5)], "Garonne": [(0.6, 44.2), (1.7, 42.9)],
    "Ebro": [(-0.9, 41.65)], "Duero": [(-5.7, 41.5)], "Tajo": [(-4.0, 39.85), (-8.2, 39.45), (-6.5, 39.8)],
    "Po": [(9.7, 45.1)], "Elbe": [(14.1, 50.55), (11.7, 52.3), (10.0, 53.55)], "Oder": [(17.0, 51.15)],
    "Wisła": [(21.0, 52.25), (18.87, 49.7)], "Drau": [(16.5, 46.3)], "Tisza": [(20.2, 46.8), (20.2, 45.7),
        (23.0, 48.1)],
    "Dnestr": [(27.5, 48.45), (30.5, 46.1)], "Dnepr": [(32.05, 54.8), (30.9, 50.3), (34.2, 48.55), (33.0, 46.7),
              (31.7, 49.65), (34.3, 47.5), (32.5, 49.3), (31.45, 49.9), (30.5, 50.9), (33.7, 55.4)],
    "Don": [(40.9, 50.0), (40.5, 47.5), (38.9, 53.3), (43.5, 48.4)],
    "Volga": [(35.9, 56.85), (37.5, 57.1), (39.8, 57.65), (42.0, 57.45), (46.0, 56.1), (45.3, 49.3), (46.5, 51.0),
              (43.0, 57.0), (40.8, 57.7), (36.8, 56.75), (38.1, 57.5), (38.4, 57.8), (38.5, 58.2)],
    "Düna": [(27.5, 55.8)], "Thames": [(-1.2, 51.65)], "Glomma": [(11.3, 61.3), (11.6, 60.3), (11.2, 59.6)],
    "Neva": [(30.6, 59.8)], "Göta": [(12.1, 58.1)], "Dalälven": [(15.6, 60.4), (17.0, 60.3), (14.2, 61.2)],
}  # fmt: skip
DRAWN = {
    "Loire": [(-1.68, 47.2), (-1.9, 47.24), (-2.3, 47.27)],
    "Guadalquivir": [(-2.95, 37.95), (-3.4, 38.08), (-4.0, 38.02), (-4.78, 37.88), (-5.3, 37.7), (-5.99, 37.39),
                     (-6.1, 37.05), (-6.35, 36.79)],
    "Guadiana": [(-3.3, 39.1), (-4.0, 39.1), (-4.7, 39.12), (-5.4, 38.98), (-6.34, 38.92), (-6.97, 38.88),
                 (-7.25, 38.5), (-7.45, 38.1), (-7.6, 37.7), (-7.45, 37.45), (-7.4, 37.18)],
    "Saône": [(6.1, 48.05), (5.6, 47.5), (5.05, 47.05), (4.86, 46.6), (4.83, 46.3), (4.75, 45.95), (4.83, 45.75)],
    "Marne": [(5.3, 47.85), (5.1, 48.3), (4.6, 48.72), (4.1, 49.04), (3.4, 49.05), (2.88, 48.96), (2.41, 48.82)],
    "Mosel": [(6.75, 47.95), (6.45, 48.3), (6.15, 48.7), (6.17, 49.12), (6.37, 49.47), (6.64, 49.76), (7.05, 49.95),
              (7.25, 50.15), (7.6, 50.36)],
    "Maas": [(5.5, 48.1), (5.65, 48.65), (5.38, 49.16), (4.95, 49.55), (4.72, 49.77), (4.85, 50.2), (4.87, 50.46),
             (5.57, 50.63), (5.7, 50.85), (6.0, 51.2), (6.15, 51.5), (5.75, 51.76), (5.1, 51.8)],
    "Main": [(11.4, 50.1), (10.9, 49.95), (10.2, 50.03), (10.1, 49.72), (9.93, 49.79), (9.75, 50.04), (9.5, 49.75),
             (9.15, 49.98), (8.68, 50.1), (8.28, 50.0)],
    "Weser": [(10.35, 50.5), (10.1, 50.98), (9.65, 51.42), (9.4, 51.75), (9.36, 52.1), (8.92, 52.29), (9.15, 52.65),
              (9.0, 52.95), (8.75, 53.1), (8.5, 53.35), (8.55, 53.55)],
    "Inn": [(9.7, 46.4), (10.3, 46.8), (10.6, 47.1), (11.4, 47.27), (12.15, 47.6), (12.12, 47.9), (12.5, 48.22),
            (13.05, 48.3), (13.46, 48.57)],
    "Sava": [(13.9, 46.4), (14.5, 46.1), (15.3, 45.98), (15.95, 45.77), (16.5, 45.4), (17.2, 45.15), (18.0, 45.1),
             (18.7, 44.9), (19.3, 44.85), (19.6, 44.75), (20.1, 44.7), (20.44, 44.82)],
    "Morava": [(21.75, 42.55), (21.95, 43.0), (21.8, 43.4), (21.35, 43.7), (21.2, 44.1), (21.05, 44.7)],
    "Maros": [(25.6, 46.65), (24.6, 46.55), (23.9, 46.35), (23.55, 46.05), (22.9, 45.87), (22.0, 46.05), (21.3, 46.17),
              (20.2, 46.25)],
    "Olt": [(25.8, 46.5), (25.75, 46.0), (25.4, 45.85), (24.5, 45.75), (24.27, 45.55), (24.35, 45.1), (24.35, 44.5),
            (24.5, 44.1), (24.8, 43.72)],
    "Siret": [(25.9, 47.9), (26.5, 47.4), (26.9, 46.9), (27.0, 46.5), (27.2, 46.0), (27.4, 45.6), (28.0, 45.42)],
    "Prut": [(24.6, 48.25), (25.6, 48.45), (26.3, 48.2), (27.0, 48.0), (27.5, 47.45), (27.8, 47.1), (28.1, 46.6),
             (28.15, 46.1), (28.2, 45.5)],
    "Marica": [(23.6, 42.2), (24.3, 42.2), (24.75, 42.15), (25.4, 42.1), (25.9, 41.93), (26.5, 41.68), (26.4, 41.25),
               (26.2, 40.95), (26.05, 40.73)],
    "Vardar": [(20.85, 41.9), (21.4, 42.0), (21.8, 41.7), (22.2, 41.4), (22.5, 41.15), (22.6, 40.85), (22.72, 40.52)],
    "Warta": [(19.3, 50.55), (19.1, 50.85), (18.8, 51.3), (18.65, 51.65), (18.75, 52.1), (18.2, 52.2), (17.4, 52.1),
              (16.93, 52.4), (16.5, 52.65), (15.6, 52.72), (14.63, 52.6)],
    "Bug": [(24.9, 49.75), (24.25, 50.15), (24.0, 50.8), (23.65, 51.3), (23.6, 51.9), (23.6, 52.15), (22.9, 52.4),
            (22.2, 52.62), (21.5, 52.6), (21.08, 52.5), (20.7, 52.43)],
    "Njemen": [(27.0, 53.5), (26.2, 53.45), (25.6, 53.85), (24.8, 53.65), (23.83, 53.68), (24.0, 54.1), (24.05, 54.45),
               (23.9, 54.9), (23.1, 55.08), (22.3, 55.03), (21.9, 55.08), (21.4, 55.35)],
    "Pripjat": [(24.5, 51.8), (25.5, 51.9), (26.1, 52.12), (27.2, 52.15), (28.3, 52.08), (29.25, 52.05), (29.8, 51.6),
                (30.1, 51.35), (30.5, 51.15)],
    "Desna": [(33.3, 54.4), (33.4, 53.9), (34.35, 53.25), (33.7, 52.7), (33.1, 52.2), (32.5, 51.6), (31.3, 51.5),
              (30.9, 51.1), (30.55, 50.57)],
    "Donez": [(36.7, 50.7), (36.8, 50.2), (36.75, 49.6), (37.2, 49.15), (38.0, 48.95), (39.0, 48.65), (39.8, 48.55),
              (40.2, 48.2), (40.9, 47.6)],
    "Bug Juschnyj": [(26.7, 49.5), (27.6, 49.5), (28.5, 49.2), (29.3, 48.5), (30.2, 48.15), (30.9, 47.9),
                     (31.6, 47.45), (31.95, 46.95), (31.9, 46.6)],
    "Oka": [(36.1, 52.4), (36.05, 53.0), (36.0, 53.6), (36.2, 54.5), (37.3, 54.83), (38.4, 55.05), (39.4, 54.7),
            (40.6, 54.5), (41.7, 55.1), (42.2, 55.7), (43.2, 56.05), (44.0, 56.33)],
    "Kuban": [(42.0, 43.8), (41.95, 44.3), (41.5, 45.0), (40.6, 45.3), (39.7, 45.2), (38.95, 45.0), (38.1, 45.15),
              (37.5, 45.3)],
    "Terek": [(44.6, 42.7), (44.65, 43.1), (44.1, 43.6), (44.8, 43.8), (46.0, 43.55), (46.8, 43.65), (47.5, 43.6)],
    "Rion": [(43.4, 42.6), (42.9, 42.5), (42.6, 42.2), (42.0, 42.15), (41.65, 42.18)],
    "Kızılırmak": [(38.4, 39.8), (37.0, 39.75), (36.1, 39.3), (35.2, 38.8), (34.4, 38.85), (33.7, 39.3), (33.4, 39.9),
                   (33.8, 40.4), (34.6, 40.8), (34.4, 41.1), (35.3, 41.25), (35.95, 41.7)],
    "Sakarya": [(31.2, 39.3), (31.9, 39.45), (31.95, 39.75), (31.3, 40.05), (30.3, 40.15), (30.2, 40.5), (30.4, 40.8),
                (30.65, 41.12)],
    "Yeşilırmak": [(37.9, 40.15), (36.9, 40.3), (36.5, 40.35), (35.85, 40.65), (36.3, 40.8), (36.6, 41.1),
                   (36.65, 41.37)],
    "Fırat": [(41.4, 40.0), (40.7, 39.85), (39.5, 39.72), (38.8, 39.4), (38.6, 38.9), (38.8, 38.4), (38.3, 37.9),
              (38.3, 37.5), (37.95, 36.9), (38.2, 36.3), (39.0, 35.95), (40.1, 35.35), (41.0, 34.4)],
    "Dicle": [(39.9, 38.4), (40.23, 37.9), (41.1, 37.75), (41.9, 37.55), (42.4, 37.2), (43.1, 36.35), (43.4, 35.5),
              (43.7, 34.6), (44.3, 33.6)],
    "Menderes": [(30.1, 38.05), (29.5, 38.1), (29.1, 37.95), (28.5, 37.9), (27.9, 37.85), (27.4, 37.6), (27.2, 37.53)],
    "Gediz": [(29.5, 38.9), (28.7, 38.6), (27.9, 38.55), (27.4, 38.6), (26.95, 38.6)],
    "Tevere": [(12.1, 43.75), (12.25, 43.4), (12.45, 43.0), (12.4, 42.7), (12.3, 42.45), (12.55, 42.2), (12.47, 41.9),
               (12.25, 41.75)],
    "Arno": [(11.7, 43.8), (11.8, 43.5), (11.45, 43.7), (11.25, 43.77), (10.85, 43.7), (10.4, 43.71), (10.28, 43.68)],
    "Etsch": [(10.55, 46.7), (11.15, 46.65), (11.3, 46.45), (11.12, 46.05), (10.95, 45.65), (11.0, 45.43),
              (11.35, 45.2), (11.9, 45.15), (12.3, 45.15)],
    "Severn": [(-3.5, 52.45), (-3.0, 52.72), (-2.5, 52.65), (-2.3, 52.35), (-2.22, 52.0), (-2.3, 51.8), (-2.6, 51.6)],
    "Trent": [(-2.0, 52.85), (-1.4, 52.85), (-1.1, 53.0), (-0.8, 53.3), (-0.72, 53.65)],
    "Shannon": [(-8.0, 54.1), (-7.95, 53.6), (-7.95, 53.3), (-8.2, 52.95), (-8.5, 52.7), (-9.0, 52.62)],
    "Moldau": [(13.9, 48.75), (14.35, 48.8), (14.45, 49.2), (14.2, 49.6), (14.4, 50.05), (14.47, 50.35)],
}  # fmt: skip

RIDGES: list[tuple[str, list[tuple[list[tuple[float, float]], float, float]]]] = [
    ("Alpes", [([(7.0, 44.1), (6.6, 44.9), (6.9, 45.7), (8.0, 46.2), (9.5, 46.5), (10.8, 46.9), (12.3, 47.0),
                 (13.6, 47.1), (15.0, 47.4)], 0.45, 3.0)]),
    ("Jura", [([(5.7, 46.2), (6.4, 46.9), (7.1, 47.3)], 0.0, 1.4)]),
    ("Massif Central", [([(2.7, 44.3), (2.9, 45.2), (3.7, 45.0)], 0.25, 1.4)]),
    ("Vosges & Schwarzwald", [([(7.0, 48.0), (7.2, 48.6)], 0.0, 1.2), ([(8.1, 47.9), (8.3, 48.6)], 0.0, 1.2)]),
    ("Pyrénées", [([(-1.2, 43.0), (0.0, 42.75), (1.2, 42.6), (2.4, 42.45)], 0.15, 2.4)]),
    ("Cordillera Cantábrica", [([(-6.8, 42.9), (-5.6, 43.05), (-4.4, 43.1), (-3.2, 43.0)], 0.0, 1.8)]),
    ("Sistema Central", [([(-7.4, 40.3), (-6.0, 40.3), (-5.0, 40.35), (-4.2, 40.75), (-3.3, 41.1)], 0.0, 1.8)]),
    ("Sistema Ibérico", [([(-2.8, 42.0), (-1.9, 41.3), (-1.2, 40.5)], 0.0, 1.5)]),
    ("Sierra Morena", [([(-6.5, 38.1), (-5.2, 38.3), (-3.8, 38.4)], 0.0, 1.2)]),
    ("Sierra Nevada", [([(-4.8, 36.85), (-3.8, 37.05), (-2.9, 37.15)], 0.0, 2.2)]),
    ("Appennino", [([(8.9, 44.5), (10.2, 44.3), (11.3, 44.0), (12.3, 43.5), (13.1, 42.8), (13.7, 42.2), (14.5, 41.5),
                     (15.3, 40.8), (16.0, 40.1), (16.3, 39.2)], 0.0, 1.8)]),
    ("Etna", [([(14.6, 37.85), (15.0, 37.75)], 0.0, 2.2)]),
    ("Corsica & Sardegna", [([(9.0, 42.4), (9.15, 41.9)], 0.0, 1.6), ([(9.3, 40.3), (9.35, 39.9)], 0.0, 1.2)]),
    ("Harz & Erzgebirge", [([(10.5, 51.75), (10.9, 51.7)], 0.0, 1.2), ([(12.6, 50.4), (13.6, 50.7)], 0.0, 1.2)]),
    ("Böhmerwald", [([(12.6, 49.5), (13.4, 49.0), (14.0, 48.7)], 0.0, 1.2)]),
    ("Sudeten", [([(15.2, 50.85), (16.0, 50.65), (17.2, 50.1)], 0.0, 1.5)]),
    ("Karpaty", [([(18.2, 49.4), (19.3, 49.4), (20.2, 49.25), (21.5, 49.3), (22.7, 49.0), (24.0, 48.4), (24.9, 47.8),
                   (25.4, 47.1), (25.9, 46.4), (26.3, 45.8)], 0.22, 2.0),
                 ([(25.6, 45.45), (24.6, 45.6), (23.6, 45.5), (22.8, 45.3)], 0.12, 2.2)]),
    ("Apuseni", [([(22.7, 46.5), (23.1, 46.6)], 0.1, 1.3)]),
    ("Dinara", [([(14.6, 45.3), (15.3, 44.7), (16.2, 44.1), (17.2, 43.8), (18.6, 43.3), (19.5, 42.9)], 0.2, 1.9)]),
    ("Balkan", [([(22.8, 43.3), (23.8, 42.85), (25.0, 42.75), (26.2, 42.8)], 0.0, 1.8)]),
    ("Rodopi", [([(23.4, 41.9), (24.3, 41.6), (25.2, 41.5)], 0.1, 1.8)]),
    ("Pindos", [([(20.5, 41.3), (20.9, 40.5), (21.3, 39.7), (21.7, 39.0), (22.3, 38.6)], 0.12, 1.9)]),
    ("Olympos & Taygetos", [([(22.3, 40.1), (22.4, 39.95)], 0.0, 2.2), ([(22.3, 37.7), (22.35, 37.0)], 0.0, 1.6)]),
    ("Ida", [([(24.0, 35.3), (24.9, 35.25)], 0.0, 1.6)]),
    ("Toros", [([(29.6, 36.8), (30.6, 37.3), (32.0, 36.9), (33.3, 37.0), (34.8, 37.6), (36.2, 38.1), (37.6, 38.2),
                 (39.0, 38.5)], 0.2, 2.2)]),
    ("Pontus", [([(31.5, 40.85), (33.0, 41.2), (34.5, 41.35)], 0.1, 1.7),
                ([(36.5, 40.6), (38.0, 40.5), (39.6, 40.6), (40.8, 40.8)], 0.12, 2.1)]),
    ("Ararat", [([(43.0, 39.6), (44.2, 39.7)], 0.25, 2.4), ([(41.5, 38.9), (43.2, 38.0)], 0.25, 2.0)]),
    ("Kavkaz", [([(39.9, 43.9), (41.2, 43.55), (42.5, 43.25), (43.7, 42.85), (45.2, 42.5), (47.0, 41.7)], 0.25, 3.0)]),
    ("Atlas", [([(-5.2, 33.1), (-3.8, 34.0)], 0.2, 2.0), ([(0.0, 35.0), (2.0, 35.9), (4.5, 36.4),
        (7.0, 36.2)], 0.2, 1.7),
               ([(1.0, 33.7), (3.5, 34.7), (6.5, 35.4)], 0.1, 1.7)]),
    ("Skanderna", [([(6.8, 59.4), (7.4, 60.4), (8.3, 61.4), (9.2, 62.2), (11.8, 62.9)], 0.4, 2.2)]),
    ("Highlands", [([(-5.2, 56.6), (-4.4, 57.1), (-3.6, 57.0), (-4.8, 57.7)], 0.2, 1.6)]),
    ("Pennines", [([(-2.3, 54.8), (-2.1, 54.2), (-1.8, 53.4)], 0.0, 1.2)]),
    ("Cambria", [([(-3.9, 53.0), (-3.6, 52.3), (-3.4, 51.9)], 0.0, 1.3)]),
    ("Ireland", [([(-9.7, 52.0), (-9.0, 52.1)], 0.0, 1.2), ([(-9.6, 53.9), (-9.3, 53.6)], 0.0, 1.2)]),
    ("Krim", [([(34.0, 44.6), (34.6, 44.8)], 0.0, 1.4)]),
]  # fmt: skip

NAMES = [
    ("sea_name", "Oceanus Atlanticus", (-12.9, 48.6), 2.0, -14),
    ("sea_name", "Mare Germanicum", (4.3, 56.9), 1.3, 0),
    ("sea_name", "Mare Balticum", (19.6, 56.7), 1.6, -52),
    ("sea_name", "Mare Cantabricum", (-5.2, 45.0), 1.4, 0),
    ("sea_name", "Mare Mediterraneum", (5.2, 38.3), 2.1, 0),
    ("sea_name", "Mare Tyrrhenum", (11.3, 40.0), 1.2, 0),
    ("sea_name", "Mare Hadriaticum", (15.6, 42.9), 1.3, 38),
    ("sea_name", "Mare Ionium", (18.8, 36.5), 1.8, 0),
    ("sea_name", "Pontus Euxinus", (34.4, 42.75), 1.8, 2),
    ("sea_name", "Mare Levantinum", (29.6, 35.05), 1.4, 4),
    ("land_name", "España", (-2.5, 39.2), 1.7, 0),
    ("land_name", "Norge", (8.6, 60.4), 1.7, 0),
    ("land_name", "Sverige", (15.0, 61.0), 1.7, 0),
    ("land_name", "Suomi", (25.4, 61.9), 1.8, 0),
    ("land_name", "Rossiya", (43.5, 53.0), 3.2, 8),
    ("land_name", "Osmanlı", (35.7, 38.85), 1.7, 4),
    ("land_name", "Ireland", (-7.9, 53.2), 1.4, 0),
    ("land_name", "Algérie", (2.5, 35.2), 1.6, 0),
    ("land_name", "Kavkaz", (43.6, 44.5), 1.4, 14),
]
KEPT = [(14.4, 35.9), (3.0, 39.6), (4.05, 39.95), (1.4, 38.95), (14.9, 55.1), (19.9, 60.2), (8.4, 55.1), (20.6, 38.3),
        (19.8, 39.6), (25.5, 37.05), (24.9, 37.7), (25.5, 39.9), (26.1, 38.4), (26.3, 39.2), (28.0, 36.2),
            (26.8, 37.75),
        (24.6, 38.6), (25.2, 40.45), (-4.5, 54.2), (-1.3, 60.3), (-3.0, 59.0), (-6.9, 58.1), (10.3, 42.8), (8.2, 54.0),
        (16.9, 56.8), (18.4, 57.5), (22.6, 58.4), (22.7, 58.9), (24.7, 40.7), (-1.3, 50.7), (-4.4, 53.3)]  # fmt: skip


def build() -> None:
    """Write Europe's map."""
    pieces: dict[str, list[BaseGeometry]] = {}
    for country, name, _, shape in provinces():
        state = state_of(country, name)
        if state is None or not shape.intersects(SHEET):
            continue
        for where, chosen, area, other in CUTS:
            if country == where and chosen(name):
                pieces.setdefault(other, []).append(shape.intersection(area))
                shape = shape.difference(area)
        pieces.setdefault(state, []).append(shape)
    merged = {}
    for state, shapes in pieces.items():
        # Closing by a hair heals the seams between provinces of different sources.
        whole = shapely.union_all(shapes, grid_size=1e-5).buffer(0.003, join_style="mitre")
        merged[state] = whole.buffer(-0.003, join_style="mitre")
    places = cities("europe")
    towns = [(c["lon"], c["lat"]) for c in places]
    states = coverage(merged, SHEET, 0.066, 0.026, [*KEPT, *towns])
    print("footing:", footing(states, places, 0.09, 49))
    land = shapely.union_all(list(states.values()), grid_size=1e-4)
    land = filled(land)

    layers: list[Layer] = [{"kind": "land", "paths": rings(land, UNIT)}]
    layers += [{"kind": "country", "name": name, "paths": rings(shape, UNIT)} for name, shape in states.items()]
    lakes = [lake.intersection(SHEET) for lake in natural_earth("lakes")]
    lakes = [lake.simplify(0.02) for lake in lakes if lake.area > 0.035 and land.buffer(0.3).contains(lake)]
    layers.append({"kind": "lake", "paths": [path for lake in lakes for path in rings(lake, UNIT)]})
    soft = {("Suomi", "Rossiya"), ("Rossiya", "Suomi"), ("Norge", "Sverige"), ("Sverige", "Norge")}
    found = borders(states, UNIT)
    for name, wanted in (("states", False), ("unions", True)):
        paths = [path for pair, some in found.items() if (pair in soft) is wanted for path in some if len(path) > 4]
        layers.append({"kind": "border", "name": name, "paths": paths})
    natural = [r for r in natural_earth("rivers") if r.intersects(SHEET)]
    parts = [p for r in natural for p in shapely.get_parts(shapely.line_merge(r) if r.geom_type[0] == "M" else r)]
    inside = land.intersection(SHEET)
    for name, hints in RIVERS.items():
        near = [p for p in parts if any(p.distance(shapely.Point(h)) < 0.22 for h in hints)]
        course = shapely.line_merge(shapely.union_all([p.simplify(0.02) for p in near]))
        layers.append({"kind": "river", "name": name, "paths": lines(course.intersection(inside), UNIT)})
    for name, points in DRAWN.items():
        course = LineString(meander(points, name)).simplify(0.015).intersection(inside)
        layers.append({"kind": "river", "name": name, "paths": lines(course, UNIT)})
    dry = land.difference(shapely.union_all(lakes))
    layers += [hills(name, ridges, 0.42, towns, dry, 0.42, UNIT, 47) for name, ridges in RIDGES]
    layers += [lettering(kind, name, at, UNIT, size, turn) for kind, name, at, size, turn in NAMES]
    head = {
        "source": "Coasts, provinces, lakes and the larger rivers: Natural Earth, public domain. States around 1901 "
        "merged from today's provinces with hand-drawn frontiers, an approximation. Lesser rivers, hills and "
        "lettering: drawn for this project, under its licence.",
        "projection": {"kind": "lambert", "parallels": [42, 57], "center": [16, 49]},
        "extent": EXTENT,
        "unit": UNIT,
    }
    write("europe", head, layers)
