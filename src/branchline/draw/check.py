"""Numbers that must hold on every layout: what may not overlap, and how tight a curve may be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from branchline.draw.layout import (
    CITY_RADIUS,
    CLEAR,
    MAX_PITCH,
    SLOT_LENGTH,
    SLOT_WIDTH,
    STATION_RADIUS,
    BoardLayout,
)
from branchline.edition import Edition

Points = npt.NDArray[np.float64]
FRAME = 22.0  # the frame's inner line
TOUCH = 0.5  # two things this close on paper only touch
MAX_TURN = 50.0  # degrees from one slot to the next


@dataclass(frozen=True)
class Box:
    """A rectangle turned by an angle."""

    name: str
    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0

    def corners(self) -> Points:
        """The four corners, in order round the box."""
        angle = math.radians(self.turn)
        along = np.array([math.cos(angle), math.sin(angle)]) * self.width / 2
        across = np.array([-math.sin(angle), math.cos(angle)]) * self.height / 2
        middle = np.array([self.x, self.y])
        return np.array([middle + i * along + j * across for i, j in ((1, 1), (1, -1), (-1, -1), (-1, 1))])

    def reach(self) -> float:
        """From the middle to a corner."""
        return math.hypot(self.width, self.height) / 2


def overlap(a: Box, b: Box) -> float:
    """How deep two boxes overlap; 0 if they do not (the separating axis theorem)."""
    if math.hypot(a.x - b.x, a.y - b.y) >= a.reach() + b.reach():
        return 0.0
    first, second = a.corners(), b.corners()
    depth = math.inf
    for turn in (a.turn, a.turn + 90, b.turn, b.turn + 90):
        axis = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn))])
        one, two = first @ axis, second @ axis
        depth = min(depth, min(one.max(), two.max()) - max(one.min(), two.min()))
        if depth <= 0:
            return 0.0
    return float(depth)


def circle_overlap(box: Box, x: float, y: float, radius: float) -> float:
    """How deep a disc reaches into a box."""
    angle = math.radians(box.turn)
    dx, dy = x - box.x, y - box.y
    u = abs(dx * math.cos(angle) + dy * math.sin(angle)) - box.width / 2
    v = abs(-dx * math.sin(angle) + dy * math.cos(angle)) - box.height / 2
    distance = math.hypot(max(u, 0), max(v, 0)) if u > 0 or v > 0 else max(u, v)
    return max(0.0, radius - distance)


def slot_boxes(edition: Edition, layout: BoardLayout) -> list[Box]:
    """Every slot as a box."""
    s = layout.scale
    return [
        Box(f"slot {number + 1} of {route.id}", slot.x, slot.y, s * SLOT_LENGTH, s * SLOT_WIDTH, slot.turn)
        for route, place in zip(edition.routes, layout.routes, strict=True)
        for number, slot in enumerate(place.slots)
    ]


def label_boxes(edition: Edition, layout: BoardLayout) -> list[Box]:
    """Every name as a box."""
    return [
        Box(f"name of {city.id}", place.label.x, place.label.y, place.label.width, place.label.height)
        for city, place in zip(edition.cities, layout.cities, strict=True)
    ]


def layout_problems(edition: Edition, layout: BoardLayout) -> list[str]:
    """Everything that does not hold; an empty list for a board that reads well."""
    return [
        *_slot_overlaps(edition, layout),
        *_label_overlaps(edition, layout),
        *_station_overlaps(edition, layout),
        *_outside(edition, layout),
        *_curve_problems(edition, layout),
    ]


def _slot_overlaps(edition: Edition, layout: BoardLayout) -> Iterator[str]:
    slots = slot_boxes(edition, layout)
    radius = layout.scale * CITY_RADIUS
    for i, slot in enumerate(slots):
        for other in slots[:i]:
            if overlap(slot, other) > TOUCH:
                yield f"{slot.name} overlaps {other.name} by {overlap(slot, other):.1f}"
        for city, place in zip(edition.cities, layout.cities, strict=True):
            if circle_overlap(slot, place.x, place.y, radius) > TOUCH:
                yield f"{slot.name} overlaps {city.id}"


def _label_overlaps(edition: Edition, layout: BoardLayout) -> Iterator[str]:
    labels, slots = label_boxes(edition, layout), slot_boxes(edition, layout)
    radius = layout.scale * CITY_RADIUS
    for i, label in enumerate(labels):
        for other in (*slots, *labels[:i]):
            if overlap(label, other) > TOUCH:
                yield f"{label.name} overlaps {other.name} by {overlap(label, other):.1f}"
        for city, place in zip(edition.cities, layout.cities, strict=True):
            if circle_overlap(label, place.x, place.y, radius) > TOUCH:
                yield f"{label.name} overlaps the dot of {city.id}"


def _station_overlaps(edition: Edition, layout: BoardLayout) -> Iterator[str]:
    if not edition.stations:
        return
    radius = layout.scale * STATION_RADIUS
    boxes = [*slot_boxes(edition, layout), *label_boxes(edition, layout)]
    for city, place in zip(edition.cities, layout.cities, strict=True):
        for box in boxes if city.area is None else ():
            if circle_overlap(box, *place.station, radius) > TOUCH:
                yield f"{box.name} overlaps the station place of {city.id}"


def _outside(edition: Edition, layout: BoardLayout) -> Iterator[str]:
    for box in (*slot_boxes(edition, layout), *label_boxes(edition, layout)):
        corners = box.corners()
        if corners.min() < FRAME or (corners.max(axis=0) > (layout.width - FRAME, layout.height - FRAME)).any():
            yield f"{box.name} is outside the frame"


def _curve_problems(edition: Edition, layout: BoardLayout) -> Iterator[str]:
    """Pitch, distance from the cities, and no turn a row of slots cannot follow."""
    s = layout.scale
    for route, place in zip(edition.routes, layout.routes, strict=True):
        slots = place.slots
        for a, b in pairwise(slots):
            if math.hypot(a.x - b.x, a.y - b.y) > s * MAX_PITCH + TOUCH:
                yield f"{route.id}: slots further apart than 1.35 slots"
            if abs((a.turn - b.turn + 90) % 180 - 90) > MAX_TURN:
                yield f"{route.id}: turns too sharply"
        for slot, end in ((slots[0], route.ends[0]), (slots[-1], route.ends[1])):
            city = layout.cities[end]
            gap = math.hypot(slot.x - city.x, slot.y - city.y) - s * (SLOT_LENGTH / 2 + CITY_RADIUS)
            if gap < s * CLEAR * 0.55 - TOUCH:
                yield f"{route.id}: only {gap:.1f} clear of {edition.cities[end].id}"
