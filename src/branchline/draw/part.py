"""A part of a map that grows, on a sheet of its own: the rest is cut off, or what is left is laid out anew.

Cut out, places stay where they were. But a few boards may be far higher than wide, so that a screen would show them
small; these are laid out anew, as wide as they need to be. That takes up to a minute, so it is done beforehand.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from branchline.draw.compute import STRETCHES, compute_layout
from branchline.draw.layout import MARGIN, SLOT_LENGTH, BoardLayout, CityLayout, Label, RouteLayout, Slot
from branchline.draw.projection import make_projection
from branchline.edition import Edition

ROUND = MARGIN + 24  # from the new edge to what is played on: a little land shows where the map may go on
SLIM = 0.68  # wide for its height: less is better laid out anew
WIDER = (0.62, 0.7, 0.78, 0.86, 1.0)  # heights tried first, since screens are wider than high


def is_slim(layout: BoardLayout) -> bool:
    """Is the sheet so much higher than wide that it is better laid out anew?"""
    return layout.width < SLIM * layout.height


# --- cut out ----------------------------------------------------------------------------------------------------------


def cut_to(layout: BoardLayout, cities: Collection[int], routes: Collection[int]) -> BoardLayout:
    """The layout on a sheet just large enough for these cities and routes; all keep their numbers."""
    if len(cities) == len(layout.cities):
        return layout
    boxes = list(_boxes(layout, cities, routes))
    left, top = (max(0.0, round(min(box[i] for box in boxes) - ROUND)) for i in (0, 1))
    right = min(layout.width, round(max(box[2] for box in boxes) + ROUND))
    bottom = min(layout.height, round(max(box[3] for box in boxes) + ROUND))
    sx, sy, dx, dy = layout.fit
    return replace(
        layout,
        width=right - left,
        height=bottom - top,
        fit=(sx, sy, dx - left, dy - top),
        cities=[_moved_city(city, left, top) for city in layout.cities],
        routes=[_moved_route(route, left, top) for route in layout.routes],
    )


def _boxes(
    layout: BoardLayout, cities: Iterable[int], routes: Iterable[int]
) -> Iterator[tuple[float, float, float, float]]:
    for number in cities:
        city = layout.cities[number]
        yield city.x, city.y, city.x, city.y
        label = city.label
        half = label.width / 2, label.height / 2
        yield label.x - half[0], label.y - half[1], label.x + half[0], label.y + half[1]
    reach = SLOT_LENGTH / 2 * layout.scale
    for number in routes:
        for slot in layout.routes[number].slots:
            yield slot.x - reach, slot.y - reach, slot.x + reach, slot.y + reach


def _moved_city(city: CityLayout, left: float, top: float) -> CityLayout:
    label = city.label
    return CityLayout(
        city.x - left,
        city.y - top,
        (city.home[0] - left, city.home[1] - top),
        (city.station[0] - left, city.station[1] - top),
        Label(label.x - left, label.y - top, label.width, label.height, label.lines),
    )


def _moved_route(route: RouteLayout, left: float, top: float) -> RouteLayout:
    return RouteLayout(
        [(x - left, y - top) for x, y in route.line],
        [Slot(slot.x - left, slot.y - top, slot.turn) for slot in route.slots],
    )


# --- laid out anew ----------------------------------------------------------------------------------------------------


def lay_out_part(edition: Edition, geography: dict[str, Any], cities: Collection[int]) -> BoardLayout:
    """A layout of these cities and the routes between them; all keep their numbers. Takes up to a minute."""
    part, places = _only(edition, cities)
    found = compute_layout(part, geography, stretches=(*WIDER, *STRETCHES))
    routes = {route.id: layout for route, layout in zip(part.routes, found.routes, strict=True)}
    flat = make_projection(found.projection)(np.array([(city.lon, city.lat) for city in edition.cities]))
    homes = flat * np.array(found.fit[:2]) + np.array(found.fit[2:])
    return replace(
        found,
        cities=[
            found.cities[places[city.index]] if city.index in places else _unseen(float(x), float(y))
            for city, (x, y) in zip(edition.cities, homes, strict=True)
        ],
        routes=[routes.get(route.id, RouteLayout([], [])) for route in edition.routes],
    )


def fits_part(edition: Edition, layout: BoardLayout, cities: Collection[int]) -> bool:
    """Is it a layout of these cities of the board as it is now?"""
    shown = [route.length if set(cities).issuperset(route.ends) else 0 for route in edition.routes]
    return len(layout.cities) == len(edition.cities) and [len(route.slots) for route in layout.routes] == shown


def _only(edition: Edition, cities: Collection[int]) -> tuple[Edition, dict[int, int]]:
    """An edition of these cities alone, and their new numbers. What an author pinned belongs to the whole sheet."""
    places = {city: place for place, city in enumerate(sorted(cities))}
    routes = [route for route in edition.routes if places.keys() >= set(route.ends)]
    part = replace(
        edition,
        cities=tuple(
            replace(edition.cities[city], index=place, pin=None, label_pin=None) for city, place in places.items()
        ),
        routes=tuple(
            replace(route, index=number, ends=(places[route.ends[0]], places[route.ends[1]]), via=None)
            for number, route in enumerate(routes)
        ),
        tickets=(),
    )
    return part, places


def _unseen(x: float, y: float) -> CityLayout:
    """A city that is not drawn: it lies where it really does, and the land round it too."""
    return CityLayout(x, y, (x, y), (x, y), Label(x, y, 0.0, 0.0, []))
