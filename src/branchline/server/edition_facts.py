"""An edition as the page gets it: its cards, its pieces, and what lies on a table."""

from dataclasses import asdict, replace
from typing import get_args

from branchline.draw.cards import drawing_names, picture
from branchline.draw.layout import BoardLayout, CityLayout
from branchline.draw.palette import palette_of
from branchline.draw.theme import PLAYER_FILLS, PLAYER_GLYPHS, card_fill, card_symbol, joker_glyph
from branchline.edition import City, Edition, Route, Setup, Ticket, cities_on_the_table, tickets_on_the_table
from branchline.edition.setup import large_cities
from branchline.server.models import (
    CityInfo,
    EditionInfo,
    Look,
    Mark,
    MoneyInfo,
    Palette,
    Picture,
    RouteInfo,
    RuleFacts,
    TicketInfo,
)

JOKER_FILL = "#d9c9a3"  # jokers are of no colour: paper, with what they are


def _card_looks(edition: Edition) -> list[Look]:
    colors, joker = edition.cards.colors, edition.cards.joker_name
    symbols = [*((card_fill(color, colors), card_symbol(color, colors) or "") for color in colors)]
    symbols.append((JOKER_FILL, joker_glyph(joker)))
    drawings = map(picture, drawing_names(edition.name, colors, joker))
    return [
        Look(fill=fill, symbol=symbol, picture=Picture(ink=drawn.ink, light=drawn.light, pen=drawn.pen))
        for (fill, symbol), drawn in zip(symbols, drawings, strict=True)
    ]


def _player_look(fill: str, glyph: str) -> Look:
    return Look(fill=fill, symbol=glyph, picture=None)


def _palette(edition: Edition, dark: bool) -> Palette:
    return Palette(**asdict(palette_of(edition.name, dark)))


def _places(edition: Edition, ticket: Ticket) -> tuple[list[int], list[int]]:
    """The cities of a ticket's ends: all terminals of an area."""
    first, second = ([*edition.areas.get(place, (end,))] for place, end in zip(ticket.places, ticket.ends, strict=True))
    return first, second


def _city(edition: Edition, city: City, place: CityLayout) -> CityInfo:
    region = edition.regions.names.index(city.region) if edition.regions and city.region else None
    return CityInfo(
        id=city.id,
        name=city.name,
        x=place.x,
        y=place.y,
        landmark=city.landmark,
        station=place.station,
        region=region,
        large=city.big and bool(edition.printed),
        port=city.port,
    )


def _route(edition: Edition, route: Route) -> RouteInfo:
    color = edition.color_index(route.color)
    return RouteInfo(
        id=route.id,
        ends=route.ends,
        color=None if color < 0 else color,
        length=route.length,
        cards=route.cards,
        piece=edition.piece_names.index(route.piece),
        points=route.points,
        symbols=route.symbols,
        waves=route.waves,
        tunnel=route.tunnel,
        bridge=route.bridge,
        bed=route.bed,
    )


def as_on_table(edition: Edition, setup: Setup) -> Edition:
    """The edition with its routes in the colours they have on this table, and the large cities that it has."""
    colors, large = dict(setup.colors), large_cities(edition, setup)
    return replace(
        edition,
        routes=tuple(replace(route, color=colors.get(route.id, route.color)) for route in edition.routes),
        cities=tuple(replace(city, big=city.id in large) for city in edition.cities),
    )


def _money(edition: Edition) -> MoneyInfo | None:
    if edition.money is None:
        return None
    table = list(edition.money.pieces_left)
    while len(table) > 1 and table[-1] == table[-2]:
        table.pop()
    return MoneyInfo(start=edition.money.start, pieces_left=table)


def _marks(edition: Edition) -> list[Mark]:
    marks: tuple[Mark, ...] = get_args(Mark)
    return [mark for mark in marks if mark in dict(edition.cards.marks)]


def _variants(edition: Edition, setup: Setup | None) -> list[tuple[str, str]]:
    """Those that anybody may choose, and the one that is played."""
    shown = [variant for variant in edition.variants if variant.at_tables or (setup and variant.name == setup.variant)]
    return [(variant.name, variant.title) for variant in shown]


def _effects(edition: Edition) -> list[str]:
    """What they say, unless a card does that is shown when it is turned up."""
    printed = {card.id for card in edition.printed}
    rows = enumerate(edition.effect_rows)
    return ["" if effect.source in printed else edition.effect_text(row) for row, effect in rows]


def _ticket(edition: Edition, ticket: Ticket) -> TicketInfo:
    return TicketInfo(
        id=ticket.id,
        name=edition.ticket_name(ticket),
        ends=ticket.ends,
        places=_places(edition, ticket),
        points=ticket.points,
        long=ticket.deck == "long",
    )


def _rules(edition: Edition, setup: Setup | None) -> RuleFacts:
    variant = edition.variant(setup.variant if setup else None)
    stations, ferries, regions = edition.stations, edition.ferries, edition.regions
    return RuleFacts(
        hand=edition.cards.hand,
        deal=variant.deal_long + variant.deal,
        keep=variant.keep,
        draw=variant.draw,
        draw_keep=variant.draw_keep,
        parallel_from=edition.parallel_from,
        trigger=edition.trigger,
        points_on_claim=edition.points_on_claim,
        longest_path=edition.longest_path,
        landmark=edition.landmark,
        tunnel_reveal=edition.tunnel_reveal,
        station_cost=list(stations.cost) if stations else [],
        station_unbuilt=stations.unbuilt_points if stations else 0,
        ferry_limit=ferries.hand_limit if ferries else 0,
        ferry_waves=ferries.waves_per_card if ferries else 0,
        region_points=list(regions.points) if regions else [],
        region_double=list(regions.double) if regions else [],
    )


def _piece_counts(edition: Edition, setup: Setup | None) -> list[int]:
    variant = edition.variant(setup.variant if setup else None)
    given = setup.pieces if setup and setup.pieces is not None else variant.pieces
    return list(given) if given else [piece.number for piece in edition.pieces]


def edition_message(edition: Edition, drawn: BoardLayout, setup: Setup | None = None) -> EditionInfo:
    """What a client needs to know of an edition that is drawn like this; with a setup only what is on that table."""
    edition = as_on_table(edition, setup) if setup else edition
    on_table = cities_on_the_table(edition, setup) if setup else {city.index for city in edition.cities}
    tickets = tickets_on_the_table(edition, setup) if setup else edition.tickets
    return EditionInfo(
        name=edition.name,
        title=edition.title,
        players=edition.players,
        variants=_variants(edition, setup),
        bonus=edition.bonus is not None,
        cards=list(edition.cards.names),
        looks=_card_looks(edition),
        player_looks=[_player_look(*look) for look in zip(PLAYER_FILLS, PLAYER_GLYPHS, strict=True)],
        pieces=[piece.name for piece in edition.pieces],
        piece_counts=_piece_counts(edition, setup),
        stations=edition.stations.number if edition.stations else 0,
        regions=list(edition.regions.names) if edition.regions else [],
        lines=list(edition.lines),
        effects=_effects(edition),
        money=_money(edition),
        marks=_marks(edition),
        cities=[
            _city(edition, city, place) if city.index in on_table else None
            for city, place in zip(edition.cities, drawn.cities, strict=True)
        ],
        routes=[_route(edition, route) if on_table.issuperset(route.ends) else None for route in edition.routes],
        tickets=[_ticket(edition, ticket) if ticket in tickets else None for ticket in edition.tickets],
        width=drawn.width,
        height=drawn.height,
        board=f"/api/editions/{edition.name}/board.svg",
        rules=_rules(edition, setup),
        light=_palette(edition, dark=False),
        dark=_palette(edition, dark=True),
    )
