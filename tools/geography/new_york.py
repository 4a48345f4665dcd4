"""New York: Manhattan below the seventies, the rivers and the shores across."""

from __future__ import annotations

import io
import math
import zipfile

import pyproj
import shapefile
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapes import HERE, Layer, Pair, cities, footing, lettering, lines, rings, smooth, write

UNIT = 0.00005
EXTENT = [-74.060, 40.672, -73.920, 40.797]
BOX = shapely.box(*EXTENT)
K = math.cos(math.radians(40.735))

# The New Jersey shore from Liberty State Park up to Edgewater, then round the back of the sheet.
NEW_JERSEY: list[Pair] = [
    (-74.0720, 40.6640), (-74.0655, 40.6700), (-74.0690, 40.6790), (-74.0600, 40.6850), (-74.0620, 40.6895),
    (-74.0570, 40.6935), (-74.0500, 40.6985), (-74.0450, 40.7020), (-74.0395, 40.7042), (-74.0352, 40.7062),
    (-74.0333, 40.7080), (-74.0345, 40.7094), (-74.0420, 40.7096), (-74.0425, 40.7110), (-74.0345, 40.7116),
    (-74.0332, 40.7128), (-74.0330, 40.7152), (-74.0312, 40.7158), (-74.0318, 40.7190), (-74.0302, 40.7198),
    (-74.0318, 40.7207), (-74.0328, 40.7238), (-74.0302, 40.7250), (-74.0308, 40.7290), (-74.0298, 40.7322),
    (-74.0350, 40.7330), (-74.0350, 40.7338), (-74.0280, 40.7340), (-74.0262, 40.7350), (-74.0268, 40.7364),
    (-74.0246, 40.7370), (-74.0262, 40.7377), (-74.0246, 40.7395), (-74.0262, 40.7402), (-74.0250, 40.7425),
    (-74.0232, 40.7452), (-74.0222, 40.7475), (-74.0205, 40.7505), (-74.0226, 40.7512), (-74.0212, 40.7532),
    (-74.0238, 40.7540), (-74.0260, 40.7566), (-74.0222, 40.7580), (-74.0200, 40.7592), (-74.0212, 40.7606),
    (-74.0188, 40.7632), (-74.0178, 40.7668), (-74.0160, 40.7700), (-74.0145, 40.7735), (-74.0128, 40.7770),
    (-74.0105, 40.7805), (-74.0078, 40.7842), (-74.0042, 40.7885), (-74.0005, 40.7925), (-73.9968, 40.7972),
    (-73.9900, 40.8060), (-74.0800, 40.8060), (-74.0800, 40.6640),
]  # fmt: skip

CENTRAL_PARK: list[Pair] = [(-73.9815, 40.7680), (-73.9733, 40.7646), (-73.9497, 40.7968), (-73.9580, 40.8003)]
PARKS: dict[str, list[Pair]] = {
    "Central Park": CENTRAL_PARK,
    "The Battery": [(-74.0170, 40.7050), (-74.0145, 40.7046), (-74.0135, 40.7020), (-74.0158, 40.7016),
        (-74.0178, 40.7036)],
    "Washington Square": [(-73.9990, 40.7322), (-73.9963, 40.7309), (-73.9972, 40.7297), (-73.9999, 40.7310)],
    "Union Square": [(-73.9915, 40.7350), (-73.9899, 40.7348), (-73.9893, 40.7368), (-73.9905, 40.7372)],
    "Madison Square": [(-73.9889, 40.7414), (-73.9871, 40.7411), (-73.9862, 40.7426), (-73.9881, 40.7433)],
    "Gramercy Park": [(-73.9869, 40.7379), (-73.9858, 40.7374), (-73.9853, 40.7380), (-73.9864, 40.7384)],
    "Bryant Park": [(-73.9849, 40.7541), (-73.9827, 40.7531), (-73.9818, 40.7541), (-73.9841, 40.7551)],
    "Tompkins Square": [(-73.9833, 40.7260), (-73.9804, 40.7247), (-73.9791, 40.7265), (-73.9820, 40.7277)],
    "City Hall Park": [(-74.0083, 40.7117), (-74.0062, 40.7122), (-74.0048, 40.7137), (-74.0068, 40.7140)],
    "East River Park": [(-73.9757, 40.7117), (-73.9740, 40.7122), (-73.9722, 40.7190), (-73.9737, 40.7190)],
    "Fort Greene Park": [(-73.9778, 40.6922), (-73.9745, 40.6932), (-73.9735, 40.6905), (-73.9768, 40.6897)],
    "McCarren Park": [(-73.9540, 40.7205), (-73.9500, 40.7225), (-73.9485, 40.7205), (-73.9525, 40.7188)],
    "Liberty State Park": [(-74.0600, 40.6905), (-74.0450, 40.7008), (-74.0362, 40.7050), (-74.0420, 40.7085),
                           (-74.0540, 40.7060), (-74.0640, 40.6980)],
}  # fmt: skip
LAKES: dict[str, list[Pair]] = {
    "The Pond": [(-73.9747, 40.7652), (-73.9735, 40.7655), (-73.9737, 40.7668), (-73.9746, 40.7664)],
    "The Lake": [(-73.9748, 40.7752), (-73.9725, 40.7745), (-73.9700, 40.7752), (-73.9688, 40.7765),
        (-73.9705, 40.7770),
                 (-73.9720, 40.7785), (-73.9735, 40.7782), (-73.9738, 40.7768)],
    "Reservoir": [(-73.9655, 40.7840), (-73.9625, 40.7820), (-73.9590, 40.7835), (-73.9585, 40.7870),
        (-73.9610, 40.7885),
                  (-73.9645, 40.7875)],
}  # fmt: skip

BRIDGES: dict[str, list[Pair]] = {
    "Brooklyn Bridge": [(-74.0036, 40.7118), (-73.9988, 40.7078), (-73.9947, 40.7042), (-73.9905, 40.6998)],
    "Manhattan Bridge": [(-73.9947, 40.7153), (-73.9926, 40.7108), (-73.9888, 40.7042), (-73.9866, 40.6998)],
    "Williamsburg Bridge": [(-73.9862, 40.7178), (-73.9768, 40.7149), (-73.9688, 40.7123), (-73.9622, 40.7107)],
    "Queensboro Bridge": [(-73.9637, 40.7610), (-73.9590, 40.7588), (-73.9520, 40.7556), (-73.9430, 40.7513)],
}  # fmt: skip

BROADWAY: list[Pair] = [
    (-74.0137, 40.7047), (-74.0117, 40.7082), (-74.0087, 40.7118), (-74.0052, 40.7155), (-74.0017, 40.7193),
    (-73.9972, 40.7254), (-73.9913, 40.7316), (-73.9907, 40.7345), (-73.9902, 40.7370), (-73.9890, 40.7413),
    (-73.9879, 40.7497), (-73.9868, 40.7556), (-73.9855, 40.7580), (-73.9838, 40.7625), (-73.9819, 40.7681),
    (-73.9823, 40.7728), (-73.9818, 40.7786), (-73.9800, 40.7838), (-73.9763, 40.7886), (-73.9722, 40.7940),
]  # fmt: skip
STREETS: dict[str, list[Pair]] = {
    "Broadway": BROADWAY,
    "Canal Street": [(-74.0095, 40.7262), (-74.0050, 40.7222), (-74.0000, 40.7185), (-73.9950, 40.7156),
        (-73.9915, 40.7146)],
    "Houston Street": [(-74.0100, 40.7290), (-74.0055, 40.7283), (-73.9972, 40.7254), (-73.9925, 40.7240),
        (-73.9835, 40.7212),
                       (-73.9760, 40.7190)],
    "Bowery": [(-73.9982, 40.7137), (-73.9950, 40.7170), (-73.9925, 40.7240), (-73.9910, 40.7285), (-73.9895, 40.7322)],
    "Delancey Street": [(-73.9940, 40.7205), (-73.9862, 40.7178)],
    "East Broadway": [(-73.9978, 40.7136), (-73.9900, 40.7140), (-73.9835, 40.7155)],
    "West Street": [(-74.0160, 40.7060), (-74.0130, 40.7150), (-74.0108, 40.7260), (-74.0095, 40.7350),
        (-74.0085, 40.7400)],
    "Wall Street": [(-74.0120, 40.7079), (-74.0065, 40.7050)],
    "Flatbush Avenue": [(-73.9866, 40.6998), (-73.9835, 40.6920), (-73.9780, 40.6845), (-73.9720, 40.6780)],
    "Fulton Street": [(-73.9940, 40.7028), (-73.9905, 40.6945), (-73.9860, 40.6905), (-73.9740, 40.6865)],
    "Atlantic Avenue": [(-74.0000, 40.6918), (-73.9900, 40.6880), (-73.9780, 40.6843), (-73.9600, 40.6800)],
    "Bedford Avenue": [(-73.9530, 40.7205), (-73.9622, 40.7107), (-73.9600, 40.6950), (-73.9555, 40.6800)],
}  # fmt: skip

# The grid of 1811: Fifth Avenue is known at 34th and 59th Street, the avenues lie so many metres west of it.
FIFTH_34, FIFTH_59 = (-73.9847, 40.7484), (-73.9730, 40.7644)
AVENUES = {"Tenth Avenue": 1407, "Eighth Avenue": 859, "Sixth Avenue": 311, "Fifth Avenue": 0, "Park Avenue": -292,
           "Third Avenue": -577, "First Avenue": -1021}  # fmt: skip
AVENUE_FROM = {"Tenth Avenue": 16, "Eighth Avenue": 13, "Sixth Avenue": 8, "Fifth Avenue": 8, "Park Avenue": 18,
               "Third Avenue": 8, "First Avenue": 1}  # fmt: skip
CROSSTOWN = {14: (1650, -1750), 23: (1900, -1200), 34: (1850, -1250), 42: (1850, -1050), 57: (1800, -1300),
             72: (1650, -1450), 86: (1500, -1300)}  # fmt: skip


def corner(street: float, west: float) -> Pair:
    """Return the corner of a numbered street and the line so many metres west of Fifth Avenue."""
    t = (street - 34) / 25
    x = FIFTH_34[0] + t * (FIFTH_59[0] - FIFTH_34[0])
    y = FIFTH_34[1] + t * (FIFTH_59[1] - FIFTH_34[1])
    turn = math.radians(29)
    return x - west * math.cos(turn) / 111_195 / K, y + west * math.sin(turn) / 111_195


def boroughs() -> BaseGeometry:
    """Return the land of the city, from the Department of City Planning's borough boundaries."""
    wheel = next((HERE / "data").glob("geopandas-0.14.4-*.whl"))
    with zipfile.ZipFile(wheel) as outer, outer.open("geopandas/datasets/nybb_16a.zip") as inner:
        archive = zipfile.ZipFile(io.BytesIO(inner.read()))
    names = {name.rsplit(".", 1)[1]: name for name in archive.namelist() if "." in name}
    files = {end: io.BytesIO(archive.read(names[end])) for end in ("shp", "dbf", "shx")}
    to_degrees = pyproj.Transformer.from_crs(2263, 4326, always_xy=True).transform
    shapes = [shapely.geometry.shape(s.__geo_interface__) for s in shapefile.Reader(**files).shapes()]
    return shapely.transform(
        shapely.union_all([s.buffer(0) for s in shapes]),
        lambda a: list(zip(*to_degrees(a[:, 0], a[:, 1]), strict=True)),
    )


def metres(shape: BaseGeometry) -> BaseGeometry:
    """Stretch degrees to metres."""
    return shapely.transform(shape, lambda a: a * [111_195 * K, 111_195])


def degrees(shape: BaseGeometry) -> BaseGeometry:
    """Shrink metres to degrees."""
    return shapely.transform(shape, lambda a: a / [111_195 * K, 111_195])


def build() -> None:
    """Write New York's map."""
    shore = metres(shapely.union(boroughs(), Polygon(NEW_JERSEY)).intersection(BOX))
    # Fill slots and drop spits narrower than a ship: piers stay, marina details go.
    shore = shore.buffer(8, join_style="mitre").buffer(-15, join_style="mitre").buffer(7, join_style="mitre")
    whole = [p for p in shapely.get_parts(shore) if p.area > 12_000]
    land = degrees(shapely.MultiPolygon([Polygon(p.exterior, [h for h in p.interiors if Polygon(h).area > 20_000])
                                         for p in whole]).simplify(11))  # fmt: skip
    parts = {"land": land}
    print("footing:", footing(parts, cities("new-york"), 0.001, 40.7))
    land = parts["land"]
    layers: list[Layer] = [{"kind": "land", "paths": rings(land, UNIT)}]
    for name, points in PARKS.items():
        layers.append({"kind": "park", "name": name,
                       "paths": rings(Polygon(points).intersection(land), UNIT)})  # fmt: skip
    for name, points in LAKES.items():
        pond = Polygon(smooth([*points, points[0]])).intersection(BOX)
        layers.append({"kind": "lake", "name": name, "paths": rings(pond, UNIT)})
    streets = {name: LineString(points) for name, points in STREETS.items()}
    park = Polygon(CENTRAL_PARK)
    for name, west in AVENUES.items():
        streets[name] = LineString([corner(AVENUE_FROM[name], west), corner(100, west)])
    for number, (west, east) in CROSSTOWN.items():
        name = f"{number}{ {23: 'rd', 42: 'nd', 72: 'nd'}.get(number, 'th') } Street"
        streets[name] = LineString([corner(number, west), corner(number, east)])
    dry = land.difference(park).intersection(BOX)
    for name, street in streets.items():
        layers.append({"kind": "street", "name": name, "paths": lines(street.intersection(dry), UNIT)})
    for name, points in BRIDGES.items():
        layers.append({"kind": "bridge", "name": name, "paths": lines(LineString(points), UNIT)})
    for kind, name, at, size, turn in (
        ("sea_name", "Hudson River", (-74.0224, 40.7214), 3.0, -20),
        ("sea_name", "East River", (-73.9676, 40.7407), 2.2, -4),
        ("land_name", "New Jersey", (-74.0345, 40.7172), 2.0, -8),
        ("land_name", "Queens", (-73.9441, 40.7581), 2.2, 0),
        ("land_name", "Greenpoint", (-73.9600, 40.7323), 1.8, 0),
    ):
        layers.append(lettering(kind, name, at, UNIT, size, turn))
    head = {
        "source": "Shores of the city: borough boundaries of the New York City Department of City Planning (NYC Open "
        "Data; its metadata names no condition of use). New Jersey's shore, parks, streets and bridges: drawn for this "
        "project, under its licence.",
        "projection": {"kind": "local", "center": [-73.99, 40.735], "rotate": 61},
        "extent": EXTENT,
        "unit": UNIT,
    }
    write("new-york", head, layers)
