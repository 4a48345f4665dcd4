"""The working table of a layout: cities and the beads of their routes push and pull until everything has room."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from branchline.draw.layout import (
    CITY_RADIUS,
    CLEAR,
    HALO,
    LABEL_HEIGHT,
    LABEL_SIZE,
    MARGIN,
    PARALLEL_GAP,
    PITCH,
    SLOT_LENGTH,
    SLOT_WIDTH,
    STATION_RADIUS,
    WIDTH,
    Pins,
    label_scale,
)
from branchline.draw.relax import crossings, relax, slot_discs
from branchline.draw.typeface import text_width
from branchline.edition import Edition, Route

Points = npt.NDArray[np.float64]

DIRECTIONS = 16  # where a label or a station place may stand round a city


def needed_length(cards: int, scale: float) -> float:
    """The shortest line from city to city that holds so many slots."""
    return scale * (2 * (CITY_RADIUS + CLEAR) + cards * SLOT_LENGTH + (cards - 1) * (PITCH[0] - SLOT_LENGTH))


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


def chains_of(edition: Edition) -> list[Chain]:
    """All routes, those between the same two cities together."""
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
        self.chains = chains_of(edition)
        self.fixed = np.zeros(len(home), dtype=np.bool_)
        for city, place in pins.cities.items():
            self.truth[city] = self.home[city] = place
            self.fixed[city] = True
        for chain in self.chains:
            spare = float(np.hypot(*(self.home[chain.ends[0]] - self.home[chain.ends[1]]))) - needed_length(
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
        bold = self.edition.cities[city].big
        width = max(text_width(line, bold) for line in lines) * LABEL_SIZE + 1
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
        least = np.array([0.93 * needed_length(chain.slots, self.scale) for chain in self.chains])
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


def _overlap(a: Any, b: Any) -> float:
    """The area two boxes (middle x, middle y, width, height) have in common."""
    wide = min(a[0] + a[2] / 2, b[0] + b[2] / 2) - max(a[0] - a[2] / 2, b[0] - b[2] / 2)
    high = min(a[1] + a[3] / 2, b[1] + b[3] / 2) - max(a[1] - a[3] / 2, b[1] - b[3] / 2)
    return float(max(wide, 0.0) * max(high, 0.0))
