"""A game in the words of the messages: what a seat sees, may do, and was told."""

import threading
from collections.abc import Iterable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, cast

import numpy as np

from branchline.draw.layout import BoardLayout
from branchline.draw.theme import JOKER_GLYPH, PLAYER_FILLS, PLAYER_GLYPHS, card_fill, card_symbol
from branchline.edition import Edition, Ticket
from branchline.game import Game
from branchline.game.names import Event, Move, Names
from branchline.game.sheet import Sheet
from branchline.game.view import View, members
from branchline.kernel import exports as rules
from branchline.kernel import numbers, records
from branchline.server.models import (
    CityInfo,
    EditionInfo,
    GameEvent,
    LegalMove,
    Look,
    Payment,
    PlayerView,
    Refusal,
    RouteInfo,
    SeatView,
    SheetLine,
    SheetView,
    Shortage,
    TicketInfo,
    TicketView,
    TicketWay,
)

JOKER_FILL = "#d9c9a3"  # jokers are of no colour: paper, with a locomotive


def _facts(record: Any) -> Any:
    """A record's fields as plain numbers and lists: NumPy takes long to give them one by one."""
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in record.item())
    return SimpleNamespace(**dict(zip(record.dtype.names, values, strict=True)))


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


# --- moves ------------------------------------------------------------------------------------------------------------


def _payment(words: Names, facts: Any, action: int) -> Payment:
    color, rest = divmod(action - numbers.PAY, 64)
    use, jokers = divmod(rest, numbers.JOKER_CHOICES)
    ferry_cards, waves = numbers.FERRY_USES[use]
    text = words.move(facts, action).text
    cards = _cards_to_pay(words.board, facts) - waves
    if color == numbers.JOKER:
        return Payment(action=action, text=text, color=None, of_color=0, jokers=cards, ferry_cards=ferry_cards)
    return Payment(
        action=action, text=text, color=color, of_color=cards - jokers, jokers=jokers, ferry_cards=ferry_cards
    )


def _cards_to_pay(board: Any, facts: Any) -> int:
    if facts.phase == numbers.PAY_ROUTE:
        return int(board.cost[facts.route])
    if facts.phase == numbers.PAY_STATION:
        return int(board.station_cost[board.stations - facts.stations[facts.decider]])
    return int(facts.surcharge)


def _payments(words: Names, facts: Any, actions: Iterable[int]) -> list[Payment]:
    """The payments among the actions, fewest jokers and ferry cards first."""
    found = [_payment(words, facts, action) for action in actions if action >= numbers.PAY]
    return sorted(found, key=lambda payment: (payment.jokers, payment.ferry_cards, payment.action))


class _Payments:
    """How claims and stations could be paid, if chosen. Many routes cost the same: each price is looked up once."""

    def __init__(self, game: Game, words: Names, facts: Any) -> None:
        self._game, self._words, self._facts = game, words, facts
        board = words.board
        self._price = [array.tolist() for array in (board.color, board.cost, board.symbols, board.waves)]
        self._found: dict[Any, list[Payment]] = {}

    def after(self, move: Move) -> list[Payment] | None:
        """The payments that may follow; None unless it is a claim or a station."""
        if move.kind not in ("claim", "station"):
            return None
        price = tuple(part[move.action] for part in self._price) if move.kind == "claim" else move.kind
        if price not in self._found:
            self._found[price] = self._find(move)
        return self._found[price]

    def _find(self, move: Move) -> list[Payment]:
        words = np.zeros(numbers.ACTION_WORDS, np.uint64)
        rules.payments_after(self._words.board, self._game._state, move.action, words)
        phase = numbers.PAY_ROUTE if move.kind == "claim" else numbers.PAY_STATION
        later = SimpleNamespace(**vars(self._facts) | {"phase": phase, "route": move.action})
        return _payments(self._words, later, members(words))


def _meaning(words: Names, facts: Any, move: Move) -> dict[str, Any]:
    """What the action's number stands for."""
    action = move.action
    match move.kind:
        case "claim":
            return {"route": action - numbers.CLAIM}
        case "station":
            return {"city": action - numbers.STATION}
        case "take":
            return {"slot": action - numbers.TAKE_DISPLAY}
        case "keep":
            chosen = action - numbers.KEEP
            return {"tickets": [ticket for place, ticket in enumerate(facts.offer) if chosen >> place & 1]}
        case "pay":
            return {"payment": _payment(words, facts, action)}
        case _:
            return {}


def legal_moves(game: Game, words: Names, facts: Any) -> list[LegalMove]:
    """Everything the deciding seat may do."""
    if facts.decider < 0 or facts.seat != facts.decider:
        return []
    payments = _Payments(game, words, facts)
    moves = []
    for action in members(facts.legal):
        move = words.move(facts, action)
        told = _meaning(words, facts, move)
        moves.append(
            LegalMove(action=action, kind=cast(Any, move.kind), text=move.text, payments=payments.after(move), **told)
        )
    if facts.phase in (numbers.PAY_ROUTE, numbers.PAY_STATION, numbers.ANSWER_TUNNEL):
        order = {payment.action: place for place, payment in enumerate(_payments(words, facts, members(facts.legal)))}
        moves.sort(key=lambda move: order.get(move.action, len(order)))
    return moves


def refusals(game: Game, words: Names, facts: Any) -> list[Refusal]:
    """Why the other things a turn could be spent on cannot be done: each route, the piles, stations."""
    if facts.seat < 0 or facts.seat != facts.decider or facts.phase != numbers.TURN:
        return []
    reasons = np.zeros(numbers.ACTIONS, np.uint8)
    rules.refusals(words.board, game._state, reasons)
    codes = reasons.tolist()
    short = np.zeros((numbers.ROUTES, 3), np.int16)
    rules.shortages(words.board, game._state, facts.seat, short)
    lacking = {
        route: (cards, color, jokers)
        for route, (cards, color, jokers) in enumerate(short.tolist())
        if codes[route] == rules.CANNOT_PAY
    }
    return [
        _refusal(action, codes[action], lacking.get(action))
        for action in _turn_actions(words)
        if codes[action] != rules.ALLOWED
    ]


@lru_cache(maxsize=20_000)
def _refusal(action: int, code: int, lacking: tuple[int, int, int] | None) -> Refusal:
    route = action if action < numbers.STATION else None
    short = None if lacking is None else Shortage(**dict(zip(("cards", "color", "jokers"), lacking, strict=True)))
    return Refusal(action=action, route=route, short=short, code=code, text=rules.REASONS[code])


def _turn_actions(words: Names) -> list[int]:
    """What a turn could be spent on."""
    stations = [numbers.STATION + city for city in members(words.board.all_cities)] if words.edition.stations else []
    return [*range(int(words.board.routes)), *stations, *range(numbers.TAKE_DISPLAY, numbers.DRAW_TICKETS + 1)]


# --- positions --------------------------------------------------------------------------------------------------------


def _standing(game: Game, seat: int) -> tuple[set[int], list[int]]:
    """The seat's tickets that are fulfilled as things stand, and the regions of its networks.

    Both follow from what the seat knows: its tickets, and the routes and stations on the table.
    """
    sheet = _scored(game, len(game.played))
    return set(members(sheet.done[seat])), sheet.network_regions[seat][: sheet.networks[seat]].tolist()


def _way(view: View, ticket: int, also: Any) -> tuple[int, Any]:
    """The fewest pieces to a ticket (NONE: no way left) and the routes to claim, with `also` counted as one's own."""
    way = np.zeros(numbers.ROUTE_WORDS, np.uint64)
    return rules.way_to(view.board, view.record, ticket, also, _scratch(), way), way


def _ways(view: View, held: list[int], offer: list[int]) -> list[TicketWay]:
    """How near each ticket is. What tickets have in common matters while choosing, so it is told of those offered."""
    nothing = np.zeros(numbers.ROUTE_WORDS, np.uint64)
    tickets = [*held, *offer]
    alone = {ticket: _way(view, ticket, nothing) for ticket in tickets}

    def saved(ticket: int, other: int) -> int:
        """Pieces the one ticket no longer needs once the other's way is built."""
        return alone[ticket][0] - _way(view, ticket, alone[other][1])[0]

    def shares(ticket: int) -> list[tuple[int, int]]:
        others = [other for other in tickets if other != ticket and alone[other][0] > 0 and alone[ticket][0] > 0]
        both = [(other, max(saved(ticket, other), saved(other, ticket))) for other in others]
        return [(other, pieces) for other, pieces in both if pieces > 0]

    return [
        TicketWay(
            ticket=ticket,
            pieces=_or_none(pieces),
            routes=list(members(way)),
            shares=shares(ticket) if ticket in offer else [],
        )
        for ticket, (pieces, way) in alone.items()
    ]


@lru_cache(maxsize=1)
def _scored(game: Game, moves: int) -> Any:
    """The sheets of a position, which is the game after that many moves; its seats are told one after the other."""
    sheet = records.new(records.SHEET)[0]
    rules.score(game._board, game._state, _scratch(), sheet)
    return sheet


_own = threading.local()


def _scratch() -> Any:
    """Where the rules work while they score: each thread's own, for finished games are replayed beside the others."""
    if not hasattr(_own, "scratch"):
        _own.scratch = records.new_scratch()[0]
    return _own.scratch


def _owners(facts: Any, routes: int) -> list[int | None]:
    owners: list[int | None] = [None] * routes
    for seat in range(facts.players):
        for route in members(facts.owned[seat]):
            owners[route] = seat
    return owners


def _turns_left(facts: Any, seat: int) -> int | None:
    """How many of the last round's turns are the seat's: it goes round from who is playing one now."""
    if facts.turns_left < 0:
        return None
    turns = [(facts.decider + turn) % facts.players for turn in range(facts.turns_left)]
    return turns.count(seat)


def _player(game: Game, facts: Any, seat: int, colors: int) -> PlayerView:
    edition = game.edition
    return PlayerView(
        cards=facts.hand_size[seat],
        tickets=facts.ticket_count[seat],
        looking_at=facts.offered[seat],
        pieces=facts.pieces[seat][: len(edition.pieces)],
        stations=facts.stations[seat],
        ferry_cards=facts.ferry[seat],
        points=facts.points[seat],
        known=_kinds(facts.known[seat], colors),
        regions=_standing(game, seat)[1] if edition.regions else [],
        turns_left=_turns_left(facts, seat),
    )


def _kinds(counts: list[int], colors: int) -> list[int]:
    """Counts by kind of card as the edition has them: its colours, then the joker."""
    return [*counts[:colors], counts[numbers.JOKER]]


def _kind(card: int, colors: int) -> int | None:
    return None if card < 0 else colors if card == numbers.JOKER else card


@lru_cache(maxsize=1)
def _public(game: Game, moves: int) -> dict[str, Any]:
    """What everybody sees of a position, which is the game after that many moves: a spectator's view."""
    facts = _facts(game.view().record)
    edition, colors = game.edition, int(game._board.colors)
    return {
        "decider": game.decider,
        "phase": game.phase,
        "turn": facts.turn,
        "turns_left": _or_none(facts.turns_left),
        "display": [_kind(card, colors) for card in facts.display[: edition.cards.display]],
        "pile": facts.pile_size,
        "discard": _kinds(facts.discard, colors),
        "ticket_pile": facts.ticket_pile_size + facts.under_size,
        "ferry_pile": facts.ferry_pile,
        "owners": _owners(facts, int(game._board.routes)),
        "stations": {
            city: owner for city, owner in enumerate(facts.station_owner[: len(edition.cities)]) if owner >= 0
        },
        "players": [_player(game, facts, seat, colors) for seat in range(len(game.players))],
        "route": _or_none(facts.route),
        "city": _or_none(facts.city),
        "paid": _kinds(facts.paid, colors),
        "revealed": _kinds(facts.revealed, colors),
        "surcharge": facts.surcharge,
    }


def seat_view(game: Game, seat: int | None) -> SeatView:
    """Everything a seat may know, and what it may do."""
    view = game.view(seat)
    words, facts = view._words, _facts(view.record)
    done, regions = (set[int](), list[int]()) if seat is None else _standing(game, seat)
    held = list(members(facts.held))
    offer = [ticket for ticket in facts.offer if ticket != numbers.NO_TICKET]
    ways = _ways(view, held, offer)
    by_own_routes = {way.ticket for way in ways if way.pieces == 0}
    return SeatView(
        **_public(game, len(game.played)),
        seat=seat,
        hand=_kinds(facts.hand, int(words.board.colors)),
        tickets=[
            TicketView(ticket=ticket, done=ticket in done, via_station=ticket in done - by_own_routes)
            for ticket in held
        ],
        offer=offer,
        ways=ways,
        regions=regions,
        legal=legal_moves(game, words, facts),
        refusals=refusals(game, words, facts),
    )


def event_message(event: Event) -> GameEvent:
    """An event as it is sent."""
    details = {name: list(v) if isinstance(v, tuple) else v for name, v in event.details.items()}
    return GameEvent(kind=event.kind, seat=event.seat, details=details, text=event.text)


def sheet_message(edition: Edition, sheet: Sheet) -> SheetView:
    """A score sheet as it is sent."""
    routes = {route.id: route.index for route in edition.routes}
    cities = {city.id: city.index for city in edition.cities}
    tickets = {ticket.id: ticket.index for ticket in edition.tickets}
    numbers = {
        name: getattr(sheet, name)
        for name in (
            "seat", "place", "total", "routes", "tickets", "stations", "longest", "regions", "landmarks",
            "tickets_fulfilled", "longest_length",
        )
    }  # fmt: skip
    return SheetView(
        **numbers,
        longest_path=[routes[route] for route in sheet.longest_path],
        ticket_lines=[
            SheetLine(ticket=tickets[line.ticket], points=line.points, fulfilled=line.fulfilled)
            for line in sheet.ticket_lines
        ],
        borrowed=[(cities[loan.city], None if loan.route is None else routes[loan.route]) for loan in sheet.borrowed],
        networks=list(sheet.networks),
    )


# --- editions ---------------------------------------------------------------------------------------------------------


def _card_looks(edition: Edition) -> list[Look]:
    colors = edition.cards.colors
    looks = [Look(fill=card_fill(color, colors), symbol=card_symbol(color, colors) or "") for color in colors]
    return [*looks, Look(fill=JOKER_FILL, symbol=JOKER_GLYPH)]


def _places(edition: Edition, ticket: Ticket) -> tuple[list[int], list[int]]:
    """The cities of a ticket's ends: all terminals of an area."""
    first, second = ([*edition.areas.get(place, (end,))] for place, end in zip(ticket.places, ticket.ends, strict=True))
    return first, second


def edition_message(edition: Edition, drawn: BoardLayout) -> EditionInfo:
    """What a client needs to know of an edition that is drawn like this."""
    words = Names(edition, edition.board()[0])
    colors = {color: number for number, color in enumerate(edition.cards.colors)}
    regions = {name: number for number, name in enumerate(edition.regions.names)} if edition.regions else {}
    kinds = {piece.name: number for number, piece in enumerate(edition.pieces)}
    return EditionInfo(
        name=edition.name,
        title=edition.title,
        players=edition.players,
        variants=[(variant.name, variant.title) for variant in edition.variants],
        bonus=edition.bonus is not None,
        cards=[*edition.cards.colors, edition.cards.joker_name],
        looks=_card_looks(edition),
        player_looks=[Look(fill=fill, symbol=glyph) for fill, glyph in zip(PLAYER_FILLS, PLAYER_GLYPHS, strict=True)],
        pieces=[piece.name for piece in edition.pieces],
        piece_counts=[piece.number for piece in edition.pieces],
        stations=edition.stations.number if edition.stations else 0,
        regions=list(edition.regions.names) if edition.regions else [],
        cities=[
            CityInfo(
                id=city.id,
                name=city.name,
                x=place.x,
                y=place.y,
                landmark=city.landmark,
                station=place.station,
                region=regions.get(city.region or ""),
            )
            for city, place in zip(edition.cities, drawn.cities, strict=True)
        ],
        routes=[
            RouteInfo(
                id=route.id,
                ends=route.ends,
                color=colors.get(route.color),
                length=route.length,
                cards=route.cards,
                piece=kinds[route.piece],
                points=route.points,
                symbols=route.symbols,
                waves=route.waves,
                tunnel=route.tunnel,
            )
            for route in edition.routes
        ],
        tickets=[
            TicketInfo(
                id=ticket.id,
                name=words.ticket_name(ticket.index),
                ends=ticket.ends,
                places=_places(edition, ticket),
                points=ticket.points,
                long=ticket.deck == "long",
            )
            for ticket in edition.tickets
        ],
        width=drawn.width,
        height=drawn.height,
        board=f"/api/editions/{edition.name}/board.svg",
    )
