"""Computes a layout from real coordinates, the same every time.

An author may pin a city, the middle of a route or a label in board.toml; everything else makes room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from branchline.draw.check import layout_problems
from branchline.draw.curves import route_layouts
from branchline.draw.layout import MARGIN, SLOT_LENGTH, SLOT_WIDTH, WIDTH, BoardLayout, CityLayout, Label, Pins
from branchline.draw.projection import make_projection
from branchline.draw.sheet import Points, Sheet, chains_of, needed_length
from branchline.edition import Edition

MAX_FILL = 0.152  # a sheet with more slots for its size is not worth trying
STRETCHES = (1.15, 1.25, 1.35, 1.45, 1.55, 1.65, 1.75, 1.85)  # heights tried until everything has room
POLISHES = 20  # rounds of placing names and making room for them


def _fit(flat: Points, stretch: float) -> tuple[tuple[float, float, float, float], float]:
    """Fill the sheet's width; gives the fit and the sheet's height."""
    low, high = flat.min(axis=0), flat.max(axis=0)
    span = np.maximum(high - low, 1e-9)
    room = WIDTH - 2 * (MARGIN + 44)
    sx = room / span[0]
    sy = min(sx * stretch, 2.0 * WIDTH / span[1])
    height = sy * span[1] + 2 * (MARGIN + 44)
    return (float(sx), float(sy), float(MARGIN + 44 - low[0] * sx), float(MARGIN + 44 - low[1] * sy)), float(height)


def _fill(edition: Edition, height: float) -> float:
    """The share of the sheet that slots take."""
    return sum(route.length for route in edition.routes) * SLOT_LENGTH * SLOT_WIDTH / (WIDTH * height)


def _best_scale(edition: Edition, home: Points) -> float:
    """Small maps get larger slots: as large as three quarters of the routes have room for."""
    room = [
        float(np.hypot(*(home[chain.ends[0]] - home[chain.ends[1]]))) / needed_length(chain.slots, 1.0)
        for chain in chains_of(edition)
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


def compute_layout(
    edition: Edition,
    geography: dict[str, Any] | None = None,
    pins: Pins | None = None,
    stretches: Sequence[float] = STRETCHES,
) -> BoardLayout:
    """Lay the board out: project, make room, place names. A sheet that is too crowded gets higher."""
    facts = geography or {}
    projection = facts.get("projection", {"kind": "mercator"})
    flat = make_projection(projection)(np.array([(city.lon, city.lat) for city in edition.cities]))
    best: tuple[int, BoardLayout] | None = None
    for stretch in stretches:
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
    layout = BoardLayout(WIDTH, sheet.height, sheet.scale, projection, fit, routes=route_layouts(sheet))
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
