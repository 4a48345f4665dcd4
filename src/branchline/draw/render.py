"""The drawing: an SVG of a board, empty or in play, from an edition, its layout and its geography."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from xml.sax.saxutils import escape

import numpy as np

from branchline.draw.geography import Layer, layers_of, thinned
from branchline.draw.heat import Heat, ink_on
from branchline.draw.layout import (
    CITY_RADIUS,
    HALO,
    LABEL_HEIGHT,
    LABEL_SIZE,
    SLOT_LENGTH,
    SLOT_WIDTH,
    STATION_RADIUS,
    BoardLayout,
    Slot,
    label_scale,
)
from branchline.draw.theme import (
    JOKER_GLYPH,
    PLAYER_FILLS,
    PLAYER_GLYPHS,
    REGION_TINTS,
    WAVE_GLYPH,
    Theme,
    card_fill,
    card_symbol,
    theme_of,
)
from branchline.edition import Edition, Route

SERIF = "'Libre Caslon Text','Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"
TRACK = 14.0  # the middle of the ladder from the sheet's edge
STEPS = 100  # of the score track
STRIP = 62  # height of the strip with the players, or with the legend of a heat map
FILLED = ("land", "country", "board", "region", "water", "lake", "park", "island")
LINES = ("border", "river", "street", "bridge", "rail")


@dataclass(frozen=True)
class Player:
    """What the strip below a board in play says of a player."""

    name: str
    points: int
    facts: str  # pieces, stations and cards left


@dataclass(frozen=True)
class Claims:
    """What stands on the board: owners of routes and stations, the last route taken, and who plays."""

    routes: dict[int, int] = field(default_factory=dict)
    stations: dict[int, int] = field(default_factory=dict)
    last: int | None = None
    players: tuple[Player, ...] = ()


def _attribute(text: str) -> str:
    """Text for the inside of an attribute."""
    return escape(text, {'"': "&quot;"})


def _n(value: float) -> str:
    """A short number."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def _path(points: Any, closed: bool) -> str:
    """Relative whole steps where they do: half the bytes of absolute decimals."""
    rounded = np.round(np.asarray(points) * 2).astype(int)
    x, y = int(rounded[0, 0]), int(rounded[0, 1])
    parts = [f"M{_n(x / 2)} {_n(y / 2)}l"]
    steps = []
    for dx, dy in np.diff(rounded, axis=0):
        if dx or dy:
            steps.append(f"{_n(dx / 2)} {_n(dy / 2)}")
    if not steps:
        return ""
    return parts[0] + " ".join(steps).replace(" -", "-") + ("z" if closed else "")


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
    ) -> None:
        self.edition = edition
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

    def shows(self, city: int) -> bool:
        """Is the city on a board that is shown? Boards are named where a map grows; otherwise all is shown."""
        return not self.boards or self.edition.cities[city].board in (None, *self.boards)

    def _shown_routes(self) -> list[Route]:
        return [route for route in self.edition.routes if all(self.shows(end) for end in route.ends)]

    def svg(self) -> str:
        """The whole drawing."""
        w, h = _n(self.layout.width), _n(self.height + (STRIP if self.claims.players or self.heat else 0))
        title = self.edition.title if self.heat is None else f"{self.edition.title}: {self.heat.title}"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
            f'role="img" aria-label="{_attribute(title)}" font-family="{SERIF}">',
            f"<title>{escape(title)}</title>",
            f"<defs>{''.join(self._defs())}</defs>",
            *self._background(),
            *self._frame(),
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
            *self._labels(range(len(self.edition.cities))),
            "</g>",
            *self._ticket_marks(),
            *self._markers(),
            *self._strip(),
            *self._legend(),
            "</svg>",
        ]
        return "\n".join(part for part in parts if part)

    # --- background -------------------------------------------------------------------------------------------------

    def _defs(self) -> Iterator[str]:
        colors = self.edition.cards.colors
        for color in colors:
            symbol = card_symbol(color, colors)
            ink = "#fff" if color == "black" else "#1d1a16"
            yield f'<path id="c-{color}" d="{symbol}" fill="{ink}" fill-opacity=".78" fill-rule="evenodd"/>'
        for color, tunnel in sorted({(route.color, route.tunnel) for route in self.edition.routes}):
            fill = card_fill(color, colors)
            yield f'<g id="{"tunnel" if tunnel else "slot"}-{color}">{self._slot(fill, tunnel)}</g>'
        if self.heat is not None:
            yield f'<g id="slot-heat">{self._slot("currentColor", False)}</g>'
        yield f'<path id="loco" d="{JOKER_GLYPH}" fill="#1d1a16" stroke="#fff" stroke-width=".8"/>'
        pen = 'fill="none" stroke="#12425c" stroke-width="2.6" stroke-linecap="round"'
        yield f'<path id="wave" d="{WAVE_GLYPH}" {pen}/>'
        for seat, (fill, glyph) in enumerate(zip(PLAYER_FILLS, PLAYER_GLYPHS, strict=True)):
            ink = "#1d1a16" if seat >= 3 else "#fff"
            yield f'<path id="p{seat}" d="{glyph}" fill="{ink}"/>'
            yield f'<g id="piece{seat}">{self._piece(fill)}</g>'
        yield '<path id="hill" d="M-9 4Q-5-6-1 2M-3 0Q2-9 9 4" fill="none" stroke-width="1.4" stroke-linecap="round"/>'
        width, height = _n(self.layout.width), _n(round(self.layout.height))
        yield f'<clipPath id="sheet"><rect width="{width}" height="{height}"/></clipPath>'

    def _piece(self, fill: str) -> str:
        """A little wagon seen from above."""
        return (
            f'<rect x="-24" y="-9" width="48" height="18" rx="5" fill="{fill}" stroke="#16130f" stroke-width="1.5"/>'
            '<path d="M-20-5H20M-20 5H20" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>'
        )

    def _background(self) -> Iterator[str]:
        theme = self.theme
        layers = list(layers_of(self.geography, self.layout))
        size = f'width="{_n(self.layout.width)}" height="{_n(round(self.layout.height))}"'
        yield f'<g class="map" clip-path="url(#sheet)"><rect {size} fill="{theme.sea if layers else theme.paper}"/>'
        if not layers:
            yield from self._plain_background()
        regions = [layer.name for layer in layers if layer.kind in ("region", "board")]
        if self.boards:
            layers = [layer for layer in layers if layer.kind != "board" or layer.name in self.boards]
        for layer in layers:
            if layer.kind in FILLED:
                yield self._filled(layer, regions)
        for layer in layers:
            if layer.kind in LINES:
                yield self._line(layer)
            elif layer.kind == "relief":
                yield self._relief(layer)
        for layer in layers:
            if layer.kind in ("sea_name", "land_name"):
                yield self._map_name(layer)
        yield "</g>"

    def _plain_background(self) -> Iterator[str]:
        """A map without geography: a quiet grid of latitude and longitude lines."""
        theme = self.theme
        for x in range(100, int(self.layout.width), 100):
            yield f'<path d="M{x} 0V{_n(self.layout.height)}" stroke="{theme.sea_line}" stroke-opacity=".25"/>'
        for y in range(100, int(self.layout.height), 100):
            yield f'<path d="M0 {y}H{_n(self.layout.width)}" stroke="{theme.sea_line}" stroke-opacity=".25"/>'

    def _filled(self, layer: Layer, regions: list[str]) -> str:
        theme = self.theme
        d = "".join(_path(points, closed=True) for points in layer.paths if len(points) > 2)
        if not d:
            return ""
        if layer.kind == "land":
            coast = f'<path d="{d}" fill="none" stroke="{theme.sea_line}" stroke-opacity=".5" stroke-width="9"/>'
            line = f'stroke="{theme.land_line}" stroke-width="1.4" fill-rule="evenodd"'
            return f'{coast}<path d="{d}" fill="{theme.land}" {line}/>'
        if layer.kind == "country":
            return ""  # told by its borders
        if layer.kind in ("region", "board"):
            tint = REGION_TINTS[regions.index(layer.name) % len(REGION_TINTS)]
            opacity = ".16" if self.dark else ".9"
            line = f'stroke="{theme.land_line}" stroke-opacity=".55" stroke-width="1" fill-rule="evenodd"'
            return f'<path d="{d}" fill="{tint}" fill-opacity="{opacity}" {line}/>'
        fill = {"park": theme.park, "island": theme.land}.get(layer.kind, theme.sea)
        line = theme.land_line if layer.kind == "island" else theme.sea_line
        if layer.kind == "park":
            line = theme.park
        return f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="1" fill-rule="evenodd"/>'

    def _line(self, layer: Layer) -> str:
        theme = self.theme
        d = "".join(_path(points, closed=False) for points in layer.paths if len(points) > 1)
        look = {
            "border": f'stroke="{theme.border}" stroke-width="1.6" stroke-dasharray="7 3 1.5 3" stroke-opacity=".8"',
            "river": f'stroke="{theme.river}" stroke-width="2" stroke-opacity=".8"',
            "street": f'stroke="{theme.border}" stroke-width="2" stroke-opacity=".55"',
            "bridge": f'stroke="{theme.land_line}" stroke-width="4" stroke-opacity=".6"',
            "rail": f'stroke="{theme.land_line}" stroke-width="1.6" stroke-dasharray="2 4" stroke-opacity=".6"',
        }[layer.kind]
        return f'<path d="{d}" fill="none" {look} stroke-linejoin="round"/>' if d else ""

    def _relief(self, layer: Layer) -> str:
        sizes = layer.facts["points"][2::3]
        hills = "".join(
            f'<use href="#hill" transform="translate({_n(x)} {_n(y)})scale({_n(0.6 + 0.22 * size)})"/>'
            for (x, y), size in zip(layer.paths[0], sizes, strict=True)
        )
        return f'<g stroke="{self.theme.relief}">{hills}</g>'

    def _map_name(self, layer: Layer) -> str:
        x, y = layer.paths[0][0]
        size = 11 + 5 * float(layer.facts.get("size", 2))
        color = self.theme.sea_line if layer.kind == "sea_name" else self.theme.map_name
        turn = _n(float(layer.facts.get("turn", 0)))
        return (
            f'<text transform="translate({_n(x)} {_n(y)})rotate({turn})" text-anchor="middle" font-size="{_n(size)}" '
            f'font-style="italic" letter-spacing="{_n(size / 4)}" fill="{color}" fill-opacity=".75">'
            f"{escape(layer.name)}</text>"
        )

    def _frame(self) -> Iterator[str]:
        """A ladder round the map, as on old ones: its hundred steps are the score track."""
        theme, w, h = self.theme, self.layout.width, self.height

        def box(inset: float, look: str) -> str:
            size = f'x="{inset}" y="{inset}" width="{_n(w - 2 * inset)}" height="{_n(h - 2 * inset)}"'
            return f'<rect {size} fill="none" {look}/>'

        step = f"{2 * (w - 2 * TRACK + h - 2 * TRACK) / STEPS:.3f}"
        yield box(TRACK, f'stroke="{theme.paper}" stroke-width="12"')
        yield box(TRACK, f'stroke="{theme.frame}" stroke-width="8" stroke-opacity=".75" stroke-dasharray="{step}"')
        yield box(TRACK - 7, f'stroke="{theme.frame}" stroke-width="2.5"')
        yield box(TRACK + 6, f'stroke="{theme.frame}" stroke-width="1.5"')
        for points in range(10, STEPS, 10):
            x, y = self._on_track(points)
            if self._on_long_edge(y):
                y += 15 if y < h / 2 else -15
            else:
                x += 15 if x < w / 2 else -15
            yield (
                f'<text x="{_n(x)}" y="{_n(y + 4)}" font-size="12" text-anchor="middle" '
                f'fill="{theme.ink}" stroke="{theme.halo}" stroke-width="3" paint-order="stroke">{points}</text>'
            )

    def _on_track(self, points: int) -> tuple[float, float]:
        """The middle of a step of the score track, clockwise from the upper left corner."""
        w, h = self.layout.width - 2 * TRACK, self.height - 2 * TRACK
        way = ((points % STEPS) + 0.5) * 2 * (w + h) / STEPS
        for dx, dy, length in ((1, 0, w), (0, 1, h), (-1, 0, w), (0, -1, h)):
            if way <= length:
                corner = {(1, 0): (0, 0), (0, 1): (w, 0), (-1, 0): (w, h), (0, -1): (0, h)}[dx, dy]
                return TRACK + corner[0] + dx * way, TRACK + corner[1] + dy * way
            way -= length
        return TRACK, TRACK

    def _on_long_edge(self, y: float) -> bool:
        """Is a step of the track at this height on the upper or lower edge?"""
        return min(abs(y - TRACK), abs(y - self.height + TRACK)) < 1

    def _markers(self) -> Iterator[str]:
        """Each player's marker on the score track; markers on the same step stand side by side."""
        for seat, player in enumerate(self.claims.players):
            x, y = self._on_track(player.points)
            before = sum(other.points % STEPS == player.points % STEPS for other in self.claims.players[:seat])
            if self._on_long_edge(y):
                x += 18 * before
            else:
                y += 18 * before
            yield (
                f'<g class="marker" transform="translate({_n(x)} {_n(y)})"><circle r="12" fill="{PLAYER_FILLS[seat]}" '
                f'stroke="#16130f" stroke-width="2"/><use href="#p{seat}" transform="scale(.9)"/></g>'
            )

    def _strip(self) -> Iterator[str]:
        """Below a board in play: who plays, with how many points and what is left."""
        if not self.claims.players:
            return
        theme, width = self.theme, self.layout.width / len(self.claims.players)
        yield f'<rect y="{self.height}" width="{_n(self.layout.width)}" height="{STRIP}" fill="{theme.paper}"/>'
        for seat, player in enumerate(self.claims.players):
            left, middle = 24 + seat * width, self.height + STRIP / 2
            yield (
                f'<g transform="translate({_n(left + 14)} {_n(middle)})"><rect x="-14" y="-14" width="28" height="28" '
                f'rx="6" fill="{PLAYER_FILLS[seat]}" stroke="#16130f" stroke-width="1.5"/><use href="#p{seat}"/></g>'
            )
            rows = ((f"{player.name} · {player.points}", 19, "bold", -3), (player.facts, 14, "normal", 16))
            for text, size, weight, down in rows:
                yield (
                    f'<text x="{_n(left + 38)}" y="{_n(middle + down)}" font-size="{size}" font-weight="{weight}" '
                    f'fill="{theme.ink}">{escape(text)}</text>'
                )

    def _legend(self) -> Iterator[str]:
        """Below a heat map: what its colours mean."""
        if self.heat is None:
            return
        theme, top, width = self.theme, self.height, 74
        left = self.layout.width - 24 - width * len(self.heat.legend)
        yield '<g class="legend">'
        yield f'<rect y="{top}" width="{_n(self.layout.width)}" height="{STRIP}" fill="{theme.paper}"/>'
        look = f'font-size="19" font-weight="bold" fill="{theme.ink}"'
        yield f'<text x="24" y="{_n(top + 38)}" {look}>{escape(self.heat.title)}</text>'
        for number, (color, text) in enumerate(self.heat.legend):
            x = left + number * width
            size = f'width="{width}" height="20" fill="{color}" stroke="#16130f" stroke-width="1"'
            yield f'<rect x="{_n(x)}" y="{_n(top + 10)}" {size}/>'
            look = f'font-size="14" text-anchor="middle" fill="{theme.ink}"'
            yield f'<text x="{_n(x + width / 2)}" y="{_n(top + 48)}" {look}>{escape(text)}</text>'
        yield "</g>"

    # --- routes -----------------------------------------------------------------------------------------------------

    def _rails(self) -> Iterator[str]:
        theme = self.theme
        for route in self._shown_routes():
            d = self._rail(route)
            if route.piece == "subway":
                yield f'<path d="{d}" fill="none" stroke="{theme.halo}" stroke-width="9"/>'
                yield f'<path d="{d}" fill="none" stroke="{theme.rail}" stroke-width="5"/>'
            else:
                dash = ' stroke-dasharray="1 7"' if route.waves or route.symbols else ""
                yield f'<path d="{d}" fill="none" stroke="{theme.halo}" stroke-width="6" stroke-opacity=".8"/>'
                pen = f'stroke="{theme.rail}" stroke-width="2.6"{dash} stroke-linecap="round"'
                yield f'<path d="{d}" fill="none" {pen}/>'

    def _rail(self, route: Route) -> str:
        return _path(thinned(np.array(self.layout.routes[route.index].line), 0.4), closed=False)

    def _route(self, route: Route) -> str:
        if self.heat is not None:
            return self._hot_route(route, self.heat)
        place = self.layout.routes[route.index]
        owner = self.claims.routes.get(route.index)
        slots = []
        special = route.symbols or route.waves
        for number, slot in enumerate(place.slots):
            turn = f"translate({_n(slot.x)} {_n(slot.y)})rotate({_n(slot.turn)})scale({_n(self.scale)})"
            kind = f"{'tunnel' if route.tunnel else 'slot'}-{route.color}"
            slots.append(f'<use href="#{kind}" transform="{turn}"/>')
            if owner is not None:
                slots.append(f'<use href="#piece{owner}" transform="{turn}"/>')
            upright = f'transform="translate({_n(slot.x)} {_n(slot.y)})scale({_n(self.scale)})"'
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
            pen = f'stroke="#ffd23f" stroke-opacity=".75" stroke-width="{_n(34 * self.scale)}"'
            glow = f'<path d="{d}" fill="none" {pen}/>'
        title = f"<title>{escape(self._ends(route))}, {route.cards} {route.color}</title>"
        return f'<g class="route{last}" data-route="{_attribute(route.id)}">{title}{glow}{"".join(slots)}</g>'

    def _ends(self, route: Route) -> str:
        return " to ".join(self.edition.cities[end].name for end in route.ends)

    def _hot_route(self, route: Route, heat: Heat) -> str:
        """All fields of a route in the colour of its figure, which stands on the one in the middle."""
        slots, scale = self.layout.routes[route.index].slots, _n(self.scale)
        places = [f"translate({_n(slot.x)} {_n(slot.y)})rotate({_n(slot.turn)})scale({scale})" for slot in slots]
        fields = "".join(f'<use href="#slot-heat" transform="{place}"/>' for place in places)
        middle, color = slots[len(slots) // 2], heat.color(route.index)
        upright = (middle.turn + 90) % 180 - 90
        at = f"translate({_n(middle.x)} {_n(middle.y)})rotate({_n(upright)})scale({scale})"
        look = f'font-size="15" font-weight="bold" text-anchor="middle" fill="{ink_on(color)}"'
        text = heat.texts.get(route.index, "–")
        figure = f'<text transform="{at}" y="5.3" {look}>{escape(text)}</text>'
        title = f"<title>{escape(self._ends(route))}, {route.cards} {route.color}: {escape(text)}</title>"
        return f'<g class="route" data-route="{_attribute(route.id)}" color="{color}">{title}{fields}{figure}</g>'

    def _slot(self, fill: str, tunnel: bool) -> str:
        """A field for one piece: ink round the colour, light round the ink; a tunnel's ink is thick and broken."""
        length, width = SLOT_LENGTH, SLOT_WIDTH
        x, y = -length / 2, -width / 2
        halo = (
            f'<rect x="{_n(x - HALO)}" y="{_n(y - HALO)}" width="{_n(length + 2 * HALO)}" '
            f'height="{_n(width + 2 * HALO)}" rx="5" fill="#fffaf0"/>'
        )
        ink = 'stroke="#16130f" stroke-width="1.5"'
        if tunnel:
            ink = 'stroke="#16130f" stroke-width="3" stroke-dasharray="7 4"'
        inset = 1.5 if tunnel else 0.75
        return (
            f'{halo}<rect x="{_n(x + inset)}" y="{_n(y + inset)}" width="{_n(length - 2 * inset)}" '
            f'height="{_n(width - 2 * inset)}" rx="3" fill="{fill}" {ink}/>'
        )

    def _card_count(self, route: Route, slot: Slot) -> str:
        """One field for many cards: the colour's symbol and their number, upright, one after the other along it."""
        grey = route.color == "grey"
        along = np.array([math.cos(math.radians(slot.turn)), math.sin(math.radians(slot.turn))])
        symbol_at, number_at = (
            np.array([slot.x, slot.y]) + step * self.scale * along for step in (-12, 0 if grey else 11)
        )
        scale = _n(self.scale)
        symbol = (
            f'<use href="#c-{route.color}" transform="translate({_n(symbol_at[0])} {_n(symbol_at[1])})scale({scale})"/>'
        )
        ink = "#fff" if route.color == "black" else "#16130f"
        look = f'font-size="17" font-weight="bold" text-anchor="middle" fill="{ink}"'
        at = f"translate({_n(number_at[0])} {_n(number_at[1])})scale({scale})"
        return f'{"" if grey else symbol}<text transform="{at}" y="6" {look}>{route.cards}</text>'

    # --- cities -----------------------------------------------------------------------------------------------------

    def _cities(self, numbers: Iterable[int]) -> Iterator[str]:
        for number in numbers:
            city, place = self.edition.cities[number], self.layout.cities[number]
            if not self.shows(number):
                continue
            at = f"translate({_n(place.x)} {_n(place.y)})scale({_n(self.scale)})"
            yield f'<g class="city" data-city="{_attribute(city.id)}" transform="{at}">{self._dot(city)}</g>'
            owner = self.claims.stations.get(city.index)
            if owner is not None:
                there = f"translate({_n(place.station[0])} {_n(place.station[1])})scale({_n(self.scale)})"
                yield f'<g class="station" transform="{there}">{self._station(owner)}</g>'

    def _dot(self, city: Any) -> str:
        theme = self.theme
        r = CITY_RADIUS
        if city.area is not None:
            d = f"M{-r} {-r}H{r}V{r}H{-r}Z"
            return f'<path d="{d}" fill="{theme.paper}" stroke="{theme.ink}" stroke-width="2.5"/>'
        ring = f'<circle r="{_n(r)}" fill="{theme.halo}" stroke="{theme.ink}" stroke-width="2.2"/>'
        if city.landmark:
            star = "M0-7.5L2.1-2.4 7.5-2.2 3.3 1.2 4.7 6.4 0 3.4-4.7 6.4-3.3 1.2-7.5-2.2-2.1-2.4Z"
            coin = f'<circle r="{_n(r + 2)}" fill="#f2c230" stroke="{theme.ink}" stroke-width="2.2"/>'
            return f'{coin}<path d="{star}" fill="#7a4b00"/>'
        if city.big:
            return f'{ring}<circle r="5.2" fill="{theme.ink}"/>'
        return f'{ring}<circle r="4.4" fill="#b8352b"/>'

    def _station(self, owner: int) -> str:
        roof = f"M{-STATION_RADIUS} 2L0 {-STATION_RADIUS} {STATION_RADIUS} 2V{STATION_RADIUS - 1}H{-STATION_RADIUS}Z"
        body = f'<path d="{roof}" fill="{PLAYER_FILLS[owner]}" stroke="#16130f" stroke-width="2"/>'
        return f'{body}<use href="#p{owner}" transform="translate(0 3)scale(.75)"/>'

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
                f'<tspan x="{_n(label.x)}" y="{_n(top + i * LABEL_HEIGHT * grown)}">{escape(line)}</tspan>'
                for i, line in enumerate(label.lines)
            )
            yield (
                f'<text text-anchor="middle" font-size="{_n(size)}"{weight}{style} '
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
            r = _n(18 * self.scale)
            at = f'cx="{_n(place.x)}" cy="{_n(place.y)}" r="{r}" fill="none"'
            yield f'<circle {at} stroke="{self.theme.halo}" stroke-width="8"/>'
            yield f'<circle {at} stroke="#c2185b" stroke-width="4.5"/>'
        yield from self._labels(sorted(ringed))

    def _veil(self, opacity: str) -> str:
        size = f'width="{_n(self.layout.width)}" height="{self.height}"'
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
) -> str:
    """The board as SVG text. `boards` are the parts to show of a map that grows; without them all are.

    With `heat` its routes have the colours of a heat map in the place of their cards'.
    """
    return Drawing(edition, layout, geography, dark, claims, tuple(tickets), tuple(boards), heat).svg()
