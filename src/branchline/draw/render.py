"""The drawing: an SVG of a board, empty or in play, from an edition, its layout and its geography."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any
from xml.sax.saxutils import escape

import numpy as np

from branchline.draw.background import background
from branchline.draw.claims import Claims
from branchline.draw.frame import STRIP, Frame
from branchline.draw.geography import thinned
from branchline.draw.heat import Heat, ink_on
from branchline.draw.layout import (
    CITY_RADIUS,
    LABEL_HEIGHT,
    LABEL_SIZE,
    STATION_RADIUS,
    BoardLayout,
    Slot,
    label_scale,
)
from branchline.draw.pieces import piece, track
from branchline.draw.svg import attribute, num, path
from branchline.draw.theme import (
    ANCHOR_GLYPH,
    INLAND_FILL,
    PLAYER_FILLS,
    PLAYER_GLYPHS,
    PORT_FILL,
    WAVE_GLYPH,
    Theme,
    card_fill,
    card_symbol,
    joker_glyph,
    theme_of,
)
from branchline.draw.typeface import FAMILY
from branchline.edition import Edition, Route


class Drawing:
    """Collects the pieces of one SVG."""

    def __init__(
        self,
        edition: Edition,
        layout: BoardLayout,
        geography: dict[str, Any],
        dark: bool = False,
        claims: Claims | None = None,
        tickets: Sequence[int] = (),
        boards: Sequence[str] = (),
        heat: Heat | None = None,
        small: bool = False,
    ) -> None:
        self.edition = edition
        self.small = small
        self.heat = heat
        self.boards = tuple(boards)
        self.layout = layout
        self.geography = geography
        self.claims = claims or Claims()
        self.tickets = tuple(tickets)
        self.dark = dark
        self.theme: Theme = theme_of(edition.name, dark)
        self.scale = layout.scale
        self.height = round(layout.height)
        self.frame = Frame(layout.width, self.height, self.theme)

    def shows(self, city: int) -> bool:
        """Is the city on a board that is shown? Boards are named where a map grows; otherwise all is shown."""
        return not self.boards or self.edition.cities[city].board in (None, *self.boards)

    def _shown_routes(self) -> list[Route]:
        return [route for route in self.edition.routes if all(self.shows(end) for end in route.ends)]

    def svg(self) -> str:
        """The whole drawing."""
        w, h = num(self.layout.width), num(self.height + (STRIP if self.claims.players or self.heat else 0))
        title = self.edition.title if self.heat is None else f"{self.edition.title}: {self.heat.title}"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
            f'role="img" aria-label="{attribute(title)}" font-family="{FAMILY}">',
            f"<title>{escape(title)}</title>",
            f"<defs>{''.join(self._defs())}</defs>",
            *background(self.layout, self.geography, self.theme, self.dark, self.boards, self.small),
            *self.frame.ladder(),
            self._veil(".35") if self.heat else "",
            '<g class="rails">',
            *self._rails(),
            "</g>",
            '<g class="routes">',
            *(self._route(route) for route in self._shown_routes()),
            "</g>",
            '<g class="cities">',
            *self._cities(range(len(self.edition.cities))),
            "</g>",
            '<g class="labels">',
            *(() if self.small else self._labels(range(len(self.edition.cities)))),
            "</g>",
            *self._ticket_marks(),
            *self.frame.markers(self.claims.players),
            *self.frame.strip(self.claims.players),
            *self.frame.legend(self.heat),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part)

    # --- what is drawn many times -----------------------------------------------------------------------------------

    def _defs(self) -> Iterator[str]:
        colors = self.edition.cards.colors
        for color in colors:
            symbol = card_symbol(color, colors)
            yield f'<path id="c-{color}" d="{symbol}" fill="#1d1a16" fill-opacity=".82" fill-rule="evenodd"/>'
        for color, tunnel in sorted({(route.color, route.tunnel) for route in self.edition.routes}):
            fill = card_fill(color, colors)
            yield f'<g id="{"tunnel" if tunnel else "slot"}-{color}">{track(fill, tunnel)}</g>'
        if self.heat is not None:
            yield f'<g id="slot-heat">{track("currentColor", False, hollow=False)}</g>'
        loco = joker_glyph(self.edition.cards.joker_name)
        yield f'<path id="loco" d="{loco}" fill="#1d1a16" stroke="#fff" stroke-width=".8" fill-rule="evenodd"/>'
        pen = 'fill="none" stroke="#12425c" stroke-width="2.6" stroke-linecap="round"'
        yield f'<path id="wave" d="{WAVE_GLYPH}" {pen}/>'
        for seat, (fill, glyph) in enumerate(zip(PLAYER_FILLS, PLAYER_GLYPHS, strict=True)):
            yield f'<path id="p{seat}" d="{glyph}" transform="scale(.92)" fill="#fff"/>'
            for name in () if self.small else self.edition.piece_names:
                yield f'<g id="piece{seat}-{attribute(name)}">{piece(fill, name)}</g>'
        yield '<path id="hill" d="M-9 4Q-5-6-1 2M-3 0Q2-9 9 4" fill="none" stroke-width="1.4" stroke-linecap="round"/>'
        width, height = num(self.layout.width), num(round(self.layout.height))
        yield f'<clipPath id="sheet"><rect width="{width}" height="{height}"/></clipPath>'

    # --- routes -----------------------------------------------------------------------------------------------------

    def _rails(self) -> Iterator[str]:
        theme = self.theme
        for route in self._shown_routes():
            d = self._rail(route)
            yield from self._ground(route, d)
            if route.piece == "subway":
                yield f'<path d="{d}" fill="none" stroke="{theme.halo}" stroke-width="9"/>'
                yield f'<path d="{d}" fill="none" stroke="{theme.rail}" stroke-width="5"/>'
            else:
                dash = ' stroke-dasharray="1 7"' if route.waves or route.symbols else ""
                if not self.small:
                    yield f'<path d="{d}" fill="none" stroke="{theme.halo}" stroke-width="6" stroke-opacity=".8"/>'
                pen = f'stroke="{theme.rail}" stroke-width="2.6"{dash} stroke-linecap="round"'
                yield f'<path d="{d}" fill="none" {pen}/>'

    def _ground(self, route: Route, d: str) -> Iterator[str]:
        """What a route lies on: sleepers that stick out of a track bed, the railings of a bridge."""
        wide, theme = self.scale, self.theme
        if route.bed:
            pen = f'stroke="{theme.rail}" stroke-opacity=".75" stroke-width="{num(31 * wide)}"'
            yield f'<path d="{d}" fill="none" {pen} stroke-dasharray="{num(3.4 * wide)} {num(8 * wide)}"/>'
        if route.bridge:
            yield f'<path d="{d}" fill="none" stroke="{theme.ink}" stroke-width="{num(32 * wide)}"/>'
            yield f'<path d="{d}" fill="none" stroke="{theme.paper}" stroke-width="{num(27 * wide)}"/>'

    def _rail(self, route: Route) -> str:
        return path(thinned(np.array(self.layout.routes[route.index].line), 1.5 if self.small else 0.4), closed=False)

    def _route(self, route: Route) -> str:
        if self.heat is not None:
            return self._hot_route(route, self.heat)
        place = self.layout.routes[route.index]
        owner = self.claims.routes.get(route.index)
        slots = []
        special = route.symbols or route.waves
        for number, slot in enumerate(place.slots):
            turn = f"translate({num(slot.x)} {num(slot.y)})rotate({num(slot.turn)})scale({num(self.scale)})"
            kind = f"{'tunnel' if route.tunnel else 'slot'}-{route.color}"
            here = kind if owner is None else f"piece{owner}-{route.piece}"
            slots.append(f'<use href="#{attribute(here)}" transform="{turn}"/>')
            upright = f'transform="translate({num(slot.x)} {num(slot.y)})scale({num(self.scale)})"'
            if self.small:
                continue
            if owner is not None:
                slots.append(f'<use href="#p{owner}" {upright}/>')
            elif number < special:
                slots.append(f'<use href="#{"loco" if route.symbols else "wave"}" {upright}/>')
            elif route.cards == route.length and route.color != "grey":
                slots.append(f'<use href="#c-{route.color}" {upright}/>')
            elif route.cards != route.length:
                slots.append(self._card_count(route, slot))
        last = " last" if self.claims.last == route.index else ""
        glow = ""
        if last:
            d = self._rail(route)
            pen = f'stroke="#ffd23f" stroke-opacity=".75" stroke-width="{num(34 * self.scale)}"'
            glow = f'<path d="{d}" fill="none" {pen}/>'
        title = "" if self.small else f"<title>{escape(self._ends(route))}, {route.cards} {route.color}</title>"
        return f'<g class="route{last}" data-route="{attribute(route.id)}">{title}{glow}{"".join(slots)}</g>'

    def _ends(self, route: Route) -> str:
        return " to ".join(self.edition.cities[end].name for end in route.ends)

    def _hot_route(self, route: Route, heat: Heat) -> str:
        """All fields of a route in the colour of its figure, which stands on the one in the middle."""
        slots, scale = self.layout.routes[route.index].slots, num(self.scale)
        places = [f"translate({num(slot.x)} {num(slot.y)})rotate({num(slot.turn)})scale({scale})" for slot in slots]
        fields = "".join(f'<use href="#slot-heat" transform="{place}"/>' for place in places)
        middle, color = slots[len(slots) // 2], heat.color(route.index)
        upright = (middle.turn + 90) % 180 - 90
        at = f"translate({num(middle.x)} {num(middle.y)})rotate({num(upright)})scale({scale})"
        look = f'font-size="15" font-weight="bold" text-anchor="middle" fill="{ink_on(color)}"'
        text = heat.texts.get(route.index, "–")
        figure = f'<text transform="{at}" y="5.3" {look}>{escape(text)}</text>'
        title = f"<title>{escape(self._ends(route))}, {route.cards} {route.color}: {escape(text)}</title>"
        return f'<g class="route" data-route="{attribute(route.id)}" color="{color}">{title}{fields}{figure}</g>'

    def _card_count(self, route: Route, slot: Slot) -> str:
        """One field for many cards: the colour's symbol and their number, upright, one after the other along it."""
        grey = route.color == "grey"
        along = np.array([math.cos(math.radians(slot.turn)), math.sin(math.radians(slot.turn))])
        symbol_at, number_at = (
            np.array([slot.x, slot.y]) + step * self.scale * along for step in (-12, 0 if grey else 11)
        )
        scale = num(self.scale)
        there = f"translate({num(symbol_at[0])} {num(symbol_at[1])})scale({scale})"
        symbol = f'<use href="#c-{route.color}" transform="{there}"/>'
        look = 'font-size="17" font-weight="bold" text-anchor="middle" fill="#16130f"'
        at = f"translate({num(number_at[0])} {num(number_at[1])})scale({scale})"
        return f'{"" if grey else symbol}<text transform="{at}" y="6" {look}>{route.cards}</text>'

    # --- cities -----------------------------------------------------------------------------------------------------

    def _cities(self, numbers: Iterable[int]) -> Iterator[str]:
        for number in numbers:
            city, place = self.edition.cities[number], self.layout.cities[number]
            if not self.shows(number):
                continue
            at = f"translate({num(place.x)} {num(place.y)})scale({num(self.scale)})"
            yield f'<g class="city" data-city="{attribute(city.id)}" transform="{at}">{self._dot(city)}</g>'
            owner = self.claims.stations.get(city.index)
            if owner is not None:
                there = f"translate({num(place.station[0])} {num(place.station[1])})scale({num(self.scale)})"
                yield f'<g class="station" transform="{there}">{self._station(owner)}</g>'

    def _dot(self, city: Any) -> str:
        theme = self.theme
        r = CITY_RADIUS
        if city.area is not None:
            d = f"M{-r} {-r}H{r}V{r}H{-r}Z"
            return f'<path d="{d}" fill="{theme.paper}" stroke="{theme.ink}" stroke-width="2.5"/>'
        ring = f'<circle r="{num(r)}" fill="{theme.halo}" stroke="{theme.ink}" stroke-width="2.2"/>'
        if self.edition.printed:  # large cities and ports matter in play, so each can be told from the others
            large = f'<circle r="{num(r + 4.5)}" fill="{theme.halo}" stroke="{theme.ink}" stroke-width="2"/>'
            dot = f'<circle r="{num(r)}" fill="{PORT_FILL if city.port else INLAND_FILL}" stroke="{theme.ink}" '
            anchor = f'<path d="{ANCHOR_GLYPH}" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round"/>'
            return f'{large if city.big else ""}{dot}stroke-width="2.2"/>{anchor if city.port else ""}'
        if city.landmark:
            star = "M0-7.5L2.1-2.4 7.5-2.2 3.3 1.2 4.7 6.4 0 3.4-4.7 6.4-3.3 1.2-7.5-2.2-2.1-2.4Z"
            coin = f'<circle r="{num(r + 2)}" fill="#f2c230" stroke="{theme.ink}" stroke-width="2.2"/>'
            return f'{coin}<path d="{star}" fill="#7a4b00"/>'
        if city.big:
            return f'{ring}<circle r="5.2" fill="{theme.ink}"/>'
        return f'{ring}<circle r="4.4" fill="#b8352b"/>'

    def _station(self, owner: int) -> str:
        roof = f"M{-STATION_RADIUS} 2L0 {-STATION_RADIUS} {STATION_RADIUS} 2V{STATION_RADIUS - 1}H{-STATION_RADIUS}Z"
        light = f'<path d="{roof}" fill="none" stroke="#fffaf0" stroke-width="5" stroke-linejoin="round"/>'
        body = f'<path d="{roof}" fill="{PLAYER_FILLS[owner]}" stroke="#16130f" stroke-width="2"/>'
        return f'{light}{body}<use href="#p{owner}" transform="translate(0 3)scale(.75)"/>'

    def _labels(self, numbers: Iterable[int]) -> Iterator[str]:
        theme = self.theme
        grown = label_scale(self.scale)
        size = LABEL_SIZE * grown
        for number in numbers:
            city, place = self.edition.cities[number], self.layout.cities[number]
            if not self.shows(number):
                continue
            label = place.label
            weight = ' font-weight="bold"' if city.big else ""
            style = ' font-style="italic"' if city.area is not None else ""
            top = label.y - (len(label.lines) - 1) * LABEL_HEIGHT * grown / 2 + 0.33 * size
            rows = "".join(
                f'<tspan x="{num(label.x)}" y="{num(top + i * LABEL_HEIGHT * grown)}">{escape(line)}</tspan>'
                for i, line in enumerate(label.lines)
            )
            yield (
                f'<text text-anchor="middle" font-size="{num(size)}"{weight}{style} '
                f'fill="{theme.ink}" stroke="{theme.halo}" stroke-width="4" stroke-linejoin="round" '
                f'paint-order="stroke">{rows}</text>'
            )

    # --- tickets ----------------------------------------------------------------------------------------------------

    def _ticket_marks(self) -> Iterator[str]:
        """Both places of each highlighted ticket ringed, the rest dimmed, and what already leads there kept bright."""
        if not self.tickets:
            return
        ringed: set[int] = set()
        for ticket in self.tickets:
            for name in self.edition.tickets[ticket].places:
                ringed |= set(self.edition.areas.get(name, ())) or {self.edition.city(name).index}
        yield self._veil(".62")
        for number in sorted(self._leading_to(ringed)):
            yield self._route(self.edition.routes[number])
        yield from self._cities(sorted(ringed))
        for city in sorted(ringed):
            place = self.layout.cities[city]
            r = num(18 * self.scale)
            at = f'cx="{num(place.x)}" cy="{num(place.y)}" r="{r}" fill="none"'
            yield f'<circle {at} stroke="{self.theme.halo}" stroke-width="8"/>'
            yield f'<circle {at} stroke="#c2185b" stroke-width="4.5"/>'
        yield from self._labels(sorted(ringed))

    def _veil(self, opacity: str) -> str:
        size = f'width="{num(self.layout.width)}" height="{self.height}"'
        return f'<rect class="veil" {size} fill="{self.theme.paper}" fill-opacity="{opacity}"/>'

    def _leading_to(self, cities: set[int]) -> set[int]:
        """The claimed routes that are connected with one of the cities by their owner's routes alone."""
        found: set[int] = set()
        for owner in set(self.claims.routes.values()):
            own = [self.edition.routes[route] for route, seat in self.claims.routes.items() if seat == owner]
            reached = set(cities)
            while True:
                more = {route.index for route in own if reached.intersection(route.ends)} - found
                if not more:
                    break
                found |= more
                reached |= {end for route in more for end in self.edition.routes[route].ends}
        return found


def draw_board(
    edition: Edition,
    layout: BoardLayout,
    geography: dict[str, Any],
    dark: bool = False,
    claims: Claims | None = None,
    tickets: Iterable[int] = (),
    boards: Iterable[str] = (),
    heat: Heat | None = None,
    small: bool = False,
) -> str:
    """The board as SVG text. `boards` are the parts to show of a map that grows; without them all are.

    With `heat` its routes have the colours of a heat map in the place of their cards'. A `small` one is to be looked
    at in passing: without names and symbols, which nobody could read.
    """
    return Drawing(edition, layout, geography, dark, claims, tuple(tickets), tuple(boards), heat, small).svg()
