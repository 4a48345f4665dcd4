"""The layout of a board: where everything stands on a sheet 1600 units wide.

Computed from real coordinates, the same every time, and kept as `layout.json` with the edition. An author may pin a
city, the middle of a route or a label in board.toml; everything else makes room.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.draw.projection import make_projection
from branchline.draw.relax import crossings, relax, slot_discs
from branchline.edition import Edition, Route

Points = npt.NDArray[np.float64]

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
LETTER = 0.56  # width of an average letter, in sizes of the type

MAX_FILL = 0.152  # a sheet with more slots for its size is not worth trying
STRETCHES = (1.15, 1.25, 1.35, 1.45, 1.55, 1.65, 1.75, 1.85)  # heights tried until everything has room
POLISHES = 20  # rounds of placing names and making room for them
DIRECTIONS = 16  # where a label or a station place may stand round a city


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
        facts = json.loads(text)
        cities = [
            CityLayout(
                c["x"], c["y"], tuple(c["home"]), tuple(c["station"]),
                Label(**c["label"]),
            ) for c in facts.pop("cities")
        ]  # fmt: skip
        routes = [
            RouteLayout(
                [(x, y) for x, y in r["line"]],
                [Slot(**slot) for slot in r["slots"]],
            )
            for r in facts.pop("routes")
        ]
        facts["fit"] = tuple(facts["fit"])
        return cls(**facts, cities=cities, routes=routes)


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 1)
    if isinstance(value, dict):
        return {name: _rounded(v) for name, v in value.items()}
    return [_rounded(v) for v in value] if isinstance(value, list | tuple) else value


# --- from the globe to the sheet --------------------------------------------------------------------------------------


def geography_of(folder: Path | None) -> dict[str, Any]:
    """The edition's geography.json; nothing for a map that has none."""
    path = None if folder is None else folder / "geography.json"
    if path is None or not path.exists():
        return {}
    facts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return facts


def _needed(cards: int, scale: float) -> float:
    """The shortest line from city to city that holds so many slots."""
    return scale * (2 * (CITY_RADIUS + CLEAR) + cards * SLOT_LENGTH + (cards - 1) * (PITCH[0] - SLOT_LENGTH))


def _fit(flat: Points, stretch: float) -> tuple[tuple[float, float, float, float], float]:
    """Fill the sheet's width; gives the fit and the sheet's height."""
    low, high = flat.min(axis=0), flat.max(axis=0)
    span = np.maximum(high - low, 1e-9)
    room = WIDTH - 2 * (MARGIN + 44)
    sx = room / span[0]
    sy = min(sx * stretch, 2.0 * WIDTH / span[1])
    height = sy * span[1] + 2 * (MARGIN + 44)
    return (float(sx), float(sy), float(MARGIN + 44 - low[0] * sx), float(MARGIN + 44 - low[1] * sy)), float(height)


# --- chains of beads --------------------------------------------------------------------------------------------------


@dataclass
class Chain:
    """Parallel routes as one chain of beads: a few that only keep the rails clear at either end, slots between them."""

    ends: tuple[int, int]
    routes: list[Route]
    slots: int
    bare: int = 0  # beads without slots at each end
    first: int = 0

    @property
    def beads(self) -> int:
        """All beads between the two cities."""
        return self.slots + 2 * self.bare

    @property
    def slot_nodes(self) -> range:
        """The beads that carry slots."""
        return range(self.first + self.bare, self.first + self.bare + self.slots)

    @property
    def nodes(self) -> list[int]:
        """City, beads, city."""
        return [self.ends[0], *range(self.first, self.first + self.beads), self.ends[1]]


def _chains(edition: Edition) -> list[Chain]:
    groups: dict[frozenset[int], list[Route]] = {}
    for route in edition.routes:
        groups.setdefault(frozenset(route.ends), []).append(route)
    return [Chain(routes[0].ends, routes, max(route.length for route in routes)) for routes in groups.values()]


class Sheet:
    """The working table of one layout: positions of cities and beads, and the discs they carry."""

    def __init__(self, edition: Edition, home: Points, height: float, scale: float, pins: Pins) -> None:
        self.edition = edition
        self.scale = scale
        self.height = height
        self.truth = home.copy()
        self.home = home.copy()
        self.pins = pins
        self.chains = _chains(edition)
        self.fixed = np.zeros(len(home), dtype=np.bool_)
        for city, place in pins.cities.items():
            self.truth[city] = self.home[city] = place
            self.fixed[city] = True
        for chain in self.chains:
            spare = float(np.hypot(*(self.home[chain.ends[0]] - self.home[chain.ends[1]]))) - _needed(
                chain.slots, scale
            )
            chain.bare = int(max(0.0, spare / 2 - 30 * scale) // (50 * scale))
        self._make_nodes()
        self.labels = [self._label_lines(city.name) for city in edition.cities]
        self.margin = 1.5  # kept free round slots and names beyond what is needed
        self.label_at = np.zeros((len(home), 2))
        self.station_at = np.zeros((len(home), 2))

    def _make_nodes(self) -> None:
        cities = len(self.home)
        nodes = [self.home]
        count = cities
        for chain, bow in zip(self.chains, self._bows(), strict=True):
            chain.first = count
            nodes.append(self._bowed(chain, bow, chain.beads + 2)[1:-1])
            count += chain.beads
        self.position = np.concatenate(nodes)
        self.previous = np.zeros(count, dtype=np.int64)
        self.following = np.zeros(count, dtype=np.int64)
        self.chain_of = np.full(count, -1, dtype=np.int64)
        self.pitch = np.zeros((count, 2))
        self.end_gap = np.zeros(count)
        self.weight = np.full(count, 1.0)
        self.weight[:cities] = 0.35
        self.weight[:cities][self.fixed] = 1e-6
        for number, chain in enumerate(self.chains):
            last = chain.first + chain.beads - 1
            for node in range(chain.first, last + 1):
                self.previous[node] = chain.ends[0] if node == chain.first else node - 1
                self.following[node] = chain.ends[1] if node == last else node + 1
                self.chain_of[node] = number
        self.first = np.array([(chain.first, chain.ends[0]) for chain in self.chains])
        self.last = np.array([(chain.first + chain.beads - 1, chain.ends[1]) for chain in self.chains])

    def yield_smoothly(self) -> None:
        """Let the whole map give way where it is crowded: homes move as their surroundings did on average."""
        moved = self.position[: len(self.home)] - self.truth
        apart = np.hypot(*(self.truth[:, None] - self.truth[None]).transpose(2, 0, 1))
        near = np.exp(-((apart / 170.0) ** 2) / 2)
        self.home = self.truth + near @ moved / near.sum(axis=1, keepdims=True)
        self.home[self.fixed] = self.truth[self.fixed]

    def _bowed(self, chain: Chain, bow: Points, points: int) -> Points:
        """A line from city to city whose middle is moved by `bow`."""
        a, b = self.home[chain.ends[0]], self.home[chain.ends[1]]
        steps = np.linspace(0, 1, points)[:, None]
        return np.asarray(a + steps * (b - a) + 4 * steps * (1 - steps) * bow)

    def _bows(self) -> list[Points]:
        """Bend the lines so that they cross as little as may be and pass other cities at a distance."""
        points = 12
        bows = [np.zeros(2) for _ in self.chains]
        lines = np.array([self._bowed(chain, bow, points) for chain, bow in zip(self.chains, bows, strict=True)])
        for _ in range(3):
            for number, chain in enumerate(self.chains):
                along = self.home[chain.ends[1]] - self.home[chain.ends[0]]
                across = np.array([-along[1], along[0]])
                pin = self.pins.routes.get(chain.routes[0].index)
                choices = [share * across for share in (0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.4, -0.4)]
                if pin is not None:
                    choices = [np.array(pin) - (self.home[chain.ends[0]] + self.home[chain.ends[1]]) / 2]
                others = np.delete(lines, number, axis=0)
                bows[number] = min(choices, key=lambda bow: self._bow_cost(chain, bow, points, others))
                lines[number] = self._bowed(chain, bows[number], points)
        return bows

    def _bow_cost(self, chain: Chain, bow: Points, points: int, others: Points) -> float:
        line = self._bowed(chain, bow, points)
        far = [city for city in range(len(self.home)) if city not in chain.ends]
        gaps = np.hypot(*(line[:, None] - self.home[far][None]).transpose(2, 0, 1)).min(axis=0)
        near = np.maximum(0, 1 - gaps / (45 * self.scale)).sum()
        out = np.maximum(0, MARGIN - line).sum() + np.maximum(0, line - (WIDTH - MARGIN, self.height - MARGIN)).sum()
        return float(10 * crossings(line, others) + 4 * near + 0.02 * np.hypot(*bow) + out)

    def grow(self, scale: float) -> None:
        """Everything has this size from now on."""
        self.scale = scale
        for chain in self.chains:
            wide = (len(chain.routes) - 1) * PARALLEL_GAP
            for node in range(chain.first, chain.first + chain.beads):
                self.pitch[node] = (scale * 30, 1e9)  # to the next bead
                if node in chain.slot_nodes[:-1]:
                    self.pitch[node] = (scale * (PITCH[0] + 0.16 * wide), scale * PITCH[1])
                gap = CITY_RADIUS + CLEAR + SLOT_LENGTH / 2
                self.end_gap[node] = scale * (gap if chain.bare == 0 else CITY_RADIUS + 12)

    def _label_lines(self, name: str) -> list[str]:
        """Long names with a blank near their middle take two lines."""
        if len(name) <= 12 or " " not in name:
            return [name]
        blanks = [i for i, letter in enumerate(name) if letter == " "]
        cut = min(blanks, key=lambda i: abs(i - len(name) / 2))
        return [name[:cut], name[cut + 1 :]]

    def label_size(self, city: int) -> tuple[float, float]:
        """Width and height of a city's name."""
        lines = self.labels[city]
        width = max(len(line) for line in lines) * LETTER * LABEL_SIZE + 4
        grown = label_scale(self.scale)
        return width * grown, LABEL_HEIGHT * len(lines) * grown

    # --- discs ------------------------------------------------------------------------------------------------------

    def bead_discs(self, chain: Chain, node: int) -> list[tuple[float, float, float]]:
        """Discs of a bead: distance along and across its line, radius. Every parallel has a row of its own."""
        s = self.scale
        rows = [s * PARALLEL_GAP * (i - (len(chain.routes) - 1) / 2) for i in range(len(chain.routes))]
        if node not in chain.slot_nodes:
            return [(0.0, row, s * 6) for row in rows]
        discs = slot_discs(s * (SLOT_LENGTH / 2 + HALO), s * (SLOT_WIDTH / 2 + HALO) + self.margin)
        return [(along, row, size) for row in rows for along, size in discs]

    def label_discs(self, city: int) -> list[tuple[float, float, float]]:
        """Discs over a name: place from its middle, radius."""
        width, height = self.label_size(city)
        line = LABEL_HEIGHT * label_scale(self.scale)
        rows = np.arange(len(self.labels[city])) * line - (height - line) / 2
        steps = max(2, math.ceil((width - line) / (0.5 * line)) + 1)
        columns = np.linspace(-(width - line) / 2, (width - line) / 2, steps)
        return [(float(x), float(y), line / 2 + 1 + self.margin) for y in rows for x in columns]

    def discs(self, labels: bool) -> tuple[Any, ...]:
        """Everything that may not overlap: owner, place from its owner, radius."""
        s = self.scale
        found: list[tuple[int, float, float, float]] = []
        for city in range(len(self.home)):
            found.append((city, 0.0, 0.0, s * (CITY_RADIUS + 7)))
            if not labels:
                continue
            if self.edition.stations and self.edition.cities[city].area is None:
                found.append((city, *self.station_at[city], s * (STATION_RADIUS + 2.5)))
            x, y = self.label_at[city]
            found += [(city, x + dx, y + dy, size) for dx, dy, size in self.label_discs(city)]
        for chain in self.chains:
            for node in range(chain.first, chain.first + chain.beads):
                found += [(node, *disc) for disc in self.bead_discs(chain, node)]
        table = np.array(found, dtype=float)
        return table[:, 0].astype(np.int64), table[:, 1:3].copy(), table[:, 3].copy()

    def settle(
        self, rounds: int, pull: float, bend: float, strength: float, bearing: float, labels: bool = True
    ) -> float:
        """Let everything push and pull for some rounds; gives the worst overlap left."""
        owner, offset, radius = self.discs(labels)
        clear = np.array(
            [4 + self.scale * (CITY_RADIUS + 9 + (len(chain.routes) - 1) * PARALLEL_GAP / 2) for chain in self.chains]
        )
        least = np.array([0.93 * _needed(chain.slots, self.scale) for chain in self.chains])
        frame = np.array([MARGIN, MARGIN, WIDTH - MARGIN, self.height - MARGIN])
        return float(
            relax(
                self.position, self.home, self.fixed, len(self.home), self.previous, self.following, self.chain_of,
                self.first, self.last, self.pitch, self.end_gap, owner, offset, radius, self.weight, clear, least,
                frame,                 rounds, pull, bend, strength, bearing,
            )
        )  # fmt: skip

    # --- labels and station places --------------------------------------------------------------------------------

    def obstacles(self) -> tuple[Points, npt.NDArray[np.float64]]:
        """All beads and cities as discs."""
        where, size = [], []
        for city in range(len(self.home)):
            where.append(self.position[city])
            size.append(self.scale * (CITY_RADIUS + 4))
        for chain in self.chains:
            for node in range(chain.first, chain.first + chain.beads):
                axis = self.position[self.following[node]] - self.position[self.previous[node]]
                axis = axis / max(float(np.hypot(*axis)), 1e-6)
                side = np.array([-axis[1], axis[0]])
                for along, across, radius in self.bead_discs(chain, node):
                    where.append(self.position[node] + along * axis + across * side)
                    size.append(radius)
        return np.array(where), np.array(size)

    def _rail_points(self) -> Points:
        """Points along every line, so that names keep off the rails where they can."""
        points = []
        for chain in self.chains:
            for a, b in zip(chain.nodes, chain.nodes[1:], strict=False):
                for t in (0.25, 0.5, 0.75):
                    points.append(self.position[a] * (1 - t) + self.position[b] * t)
        return np.array(points)

    def place_labels(self) -> None:
        """Give every city the station place and the name's place where they cover least, tightest cities first."""
        where, size = self.obstacles()
        rails = self._rail_points()
        boxes: list[tuple[float, float, float, float]] = []
        crowd = [
            int((np.hypot(*(where - self.position[city]).T) < 110 * self.scale).sum()) for city in range(len(self.home))
        ]
        for city in sorted(range(len(self.home)), key=lambda c: -crowd[c]):
            if self.edition.stations and self.edition.cities[city].area is None:
                self._place_station(city, where, size, rails, boxes)
            self._place_label(city, where, size, rails, boxes)

    def _place_station(self, city: int, where: Points, size: Any, rails: Points, boxes: list[Any]) -> None:
        best, best_cost = (0.0, 0.0), math.inf
        radius = self.scale * (STATION_RADIUS + 1)
        for step in range(DIRECTIONS * 2):
            turn = step * math.pi / DIRECTIONS
            reach = self.scale * (CITY_RADIUS + STATION_RADIUS + 2)
            place = self.position[city] + reach * np.array([math.cos(turn), math.sin(turn)])
            gap = np.hypot(*(where - place).T) - size - radius
            gap[city] = 0.0
            cost = float((np.minimum(gap, 0) ** 2).sum())
            cost += float(0.3 * (np.hypot(*(rails - place).T) < radius).sum())
            cost += 30 * sum(_overlap((*place, 2 * radius, 2 * radius), box) for box in boxes) ** 0.5
            if cost < best_cost - 1e-9:
                best, best_cost = tuple(place - self.position[city]), cost
        self.station_at[city] = best
        place = self.position[city] + best
        boxes.append((place[0], place[1], 2 * radius, 2 * radius))

    def _label_choices(self, city: int) -> list[tuple[Points, float]]:
        """Where a name may stand, from the city's dot, and how far from ideal that is."""
        pinned = self.pins.labels.get(city)
        if pinned is not None:
            return [(np.array(pinned) - self.position[city], 0.0)]
        width, height = self.label_size(city)
        choices = []
        if self.label_at[city].any():
            choices.append((self.label_at[city].copy(), -3.0))  # names that fit stay where they are
        for far in (6.0, 14.0, 26.0):
            for step in range(DIRECTIONS):
                turn = step * 2 * math.pi / DIRECTIONS
                reach = self.scale * (CITY_RADIUS + far)
                across, down = math.cos(turn), math.sin(turn)
                to_side, to_edge = (
                    (reach + width / 2) / max(abs(across), 1e-6),
                    (reach + height / 2) / max(abs(down), 1e-6),
                )
                off_side = 0.0 if abs(down) < 0.3 else 2.0
                choices.append((min(to_side, to_edge) * np.array([across, down]), 0.6 * far + off_side))
        return choices

    def _doubtful(self, city: int, x: float, y: float, width: float, height: float) -> float:
        """What it costs that a name stands nearer to another city than to its own."""
        dots = self.position[: len(self.home)]
        dx = np.maximum(np.abs(dots[:, 0] - x) - width / 2, 0)
        dy = np.maximum(np.abs(dots[:, 1] - y) - height / 2, 0)
        gaps = np.hypot(dx, dy)
        own = float(gaps[city])
        gaps[city] = np.inf
        return 3.0 * max(0.0, own + 12 * self.scale - float(gaps.min()))

    def _place_label(self, city: int, where: Points, size: Any, rails: Points, boxes: list[Any]) -> None:
        width, height = self.label_size(city)
        best, best_cost = np.zeros(2), math.inf
        for offset, cost in self._label_choices(city):
            x, y = self.position[city] + offset
            dx = np.maximum(np.abs(where[:, 0] - x) - width / 2, 0)
            dy = np.maximum(np.abs(where[:, 1] - y) - height / 2, 0)
            cost += float((np.minimum(np.hypot(dx, dy) - size - 2, 0) ** 2).sum())
            inside = (np.abs(rails[:, 0] - x) < width / 2 + 2) & (np.abs(rails[:, 1] - y) < height / 2 + 2)
            cost += 6.0 * float(inside.sum())
            cost += sum(60 * _overlap((x, y, width + 6, height + 4), box) ** 0.5 for box in boxes)
            out = max(0.0, MARGIN - (x - width / 2), x + width / 2 - WIDTH + MARGIN)
            out += max(0.0, MARGIN - (y - height / 2), y + height / 2 - self.height + MARGIN)
            cost += 50 * out + self._doubtful(city, x, y, width, height)
            if cost < best_cost - 1e-9:
                best, best_cost = offset, cost
        self.label_at[city] = best
        x, y = self.position[city] + best
        boxes.append((x, y, width, height))


def label_scale(scale: float) -> float:
    """Names grow less than slots: they are long."""
    return min(scale, 1.15)


def _overlap(a: Any, b: Any) -> float:
    """The area two boxes (middle x, middle y, width, height) have in common."""
    wide = min(a[0] + a[2] / 2, b[0] + b[2] / 2) - max(a[0] - a[2] / 2, b[0] - b[2] / 2)
    high = min(a[1] + a[3] / 2, b[1] + b[3] / 2) - max(a[1] - a[3] / 2, b[1] - b[3] / 2)
    return float(max(wide, 0.0) * max(high, 0.0))


# --- curves -----------------------------------------------------------------------------------------------------------


def _smooth(points: Points, steps: int = 8) -> Points:
    """A Catmull–Rom curve through the points (centripetal: no loops, no overshoot)."""
    if len(points) == 2:
        return points
    padded = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    knots = np.concatenate([[0], np.cumsum(np.sqrt(np.hypot(*np.diff(padded, axis=0).T)))])
    out = [points[0]]
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = padded[i - 1 : i + 3]
        t0, t1, t2, t3 = knots[i - 1 : i + 3]
        for t in np.linspace(t1, t2, steps + 1)[1:]:
            a1 = (t1 - t) / (t1 - t0) * p0 + (t - t0) / (t1 - t0) * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / (t2 - t0) * a1 + (t - t0) / (t2 - t0) * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            out.append((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2)
    return np.array(out)


def _normals(points: Points) -> Points:
    ahead = np.gradient(points, axis=0)
    ahead /= np.maximum(np.hypot(*ahead.T)[:, None], 1e-9)
    return np.column_stack([-ahead[:, 1], ahead[:, 0]])


def _route_layouts(sheet: Sheet) -> list[RouteLayout]:
    found: dict[int, RouteLayout] = {}
    for chain in sheet.chains:
        middle = sheet.position[chain.nodes]
        tangents = middle[2:] - middle[:-2]
        tangents /= np.maximum(np.hypot(*tangents.T)[:, None], 1e-9)
        normals = np.column_stack([-tangents[:, 1], tangents[:, 0]])
        curve = _smooth(middle)
        sideways = _normals(curve)
        ramp = np.minimum(1.0, np.minimum(_arc(curve), _arc(curve[::-1])[::-1]) / (sheet.scale * 40))
        for number, route in enumerate(chain.routes):
            shift = sheet.scale * PARALLEL_GAP * (number - (len(chain.routes) - 1) / 2)
            line = curve + shift * sideways * np.sin(ramp * math.pi / 2)[:, None]
            spots = middle[1:-1] + shift * normals
            slots = [
                Slot(float(spots[i, 0]), float(spots[i, 1]), _upright(math.degrees(math.atan2(*tangents[i, ::-1]))))
                for i in range(chain.bare, chain.bare + chain.slots)
            ]
            found[route.index] = RouteLayout([(float(x), float(y)) for x, y in line], slots)
    return [found[index] for index in range(len(found))]


def _arc(points: Points) -> npt.NDArray[np.float64]:
    return np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])


def _upright(degrees: float) -> float:
    """The same direction, read from left to right."""
    while degrees > 90:
        degrees -= 180
    while degrees <= -90:
        degrees += 180
    return degrees


# --- the whole --------------------------------------------------------------------------------------------------------


@dataclass
class Pins:
    """What an author has fixed, in units of the sheet."""

    cities: dict[int, tuple[float, float]] = field(default_factory=dict)
    routes: dict[int, tuple[float, float]] = field(default_factory=dict)
    labels: dict[int, tuple[float, float]] = field(default_factory=dict)


def _fill(edition: Edition, height: float) -> float:
    """The share of the sheet that slots take."""
    return sum(route.length for route in edition.routes) * SLOT_LENGTH * SLOT_WIDTH / (WIDTH * height)


def _best_scale(edition: Edition, home: Points) -> float:
    """Small maps get larger slots: as large as three quarters of the routes have room for."""
    room = [
        float(np.hypot(*(home[chain.ends[0]] - home[chain.ends[1]]))) / _needed(chain.slots, 1.0)
        for chain in _chains(edition)
    ]
    return round(float(np.clip(np.quantile(room, 0.25), 1.0, 1.4)), 2)


def _try_layout(edition: Edition, home: Points, height: float, scale: float, pins: Pins) -> Sheet:
    """Settle everything once."""
    sheet = Sheet(edition, home, height, scale, pins)
    for size in np.linspace(0.3, 1.0, 36):
        # Growing from small keeps every city on its side of every route.
        sheet.grow(size * scale)
        sheet.settle(60, 0.03, 0.25, 0.4, 0.04, labels=False)
        sheet.yield_smoothly()
    for step in range(10):
        sheet.place_labels()
        sheet.settle(100, 0.003, 0.15, 0.4, 0.05 * (1 - step / 10))
    sheet.settle(400, 0.0005, 0.06, 0.5, 0.0)
    return sheet


def compute_layout(edition: Edition, geography: dict[str, Any] | None = None, pins: Pins | None = None) -> BoardLayout:
    """Lay the board out: project, make room, place names. A sheet that is too crowded gets higher."""
    from branchline.draw.check import layout_problems

    facts = geography or {}
    projection = facts.get("projection", {"kind": "mercator"})
    flat = make_projection(projection)(np.array([(city.lon, city.lat) for city in edition.cities]))
    best: tuple[int, BoardLayout] | None = None
    for stretch in STRETCHES:
        fit, height = _fit(flat, stretch)
        if stretch < 1.5 and _fill(edition, height) > MAX_FILL:
            continue
        home = flat * np.array(fit[:2]) + np.array(fit[2:])
        sheet = _try_layout(edition, home, height, _best_scale(edition, home), pins or Pins())
        for _ in range(POLISHES):
            sheet.place_labels()
            sheet.settle(150, 0.0, 0.02, 0.5, 0.0)
            sheet.margin += 0.3  # whatever still overlaps a little has to move a little more
            layout = _written(sheet, home, projection, fit)
            problems = len(layout_problems(edition, layout))
            if best is None or problems < best[0]:
                best = problems, layout
            if problems == 0:
                return layout
    assert best is not None
    return best[1]


def _written(
    sheet: Sheet, home: Points, projection: dict[str, Any], fit: tuple[float, float, float, float]
) -> BoardLayout:
    """What the sheet has come to, as a layout."""
    layout = BoardLayout(WIDTH, sheet.height, sheet.scale, projection, fit, routes=_route_layouts(sheet))
    for city in range(len(sheet.home)):
        width, tall = sheet.label_size(city)
        x, y = sheet.position[city]
        label = sheet.position[city] + sheet.label_at[city]
        station = sheet.position[city] + sheet.station_at[city]
        layout.cities.append(
            CityLayout(
                float(x),
                float(y),
                (float(home[city, 0]), float(home[city, 1])),
                (float(station[0]), float(station[1])),
                Label(float(label[0]), float(label[1]), width, tall, sheet.labels[city]),
            )
        )
    return layout
