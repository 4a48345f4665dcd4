"""A game in the words of the messages: what a seat sees, may do, and was told."""

import threading
from collections.abc import Iterable
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from branchline.edition import Edition
from branchline.game import Game
from branchline.game.moves import SIMPLE, Move, MoveKind
from branchline.game.names import Event, Names
from branchline.game.sheet import Sheet
from branchline.game.view import View, members
from branchline.guide import exports as guide
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as rules
from branchline.server.effect_views import option_effect, own_effects, player_effects, public_effects
from branchline.server.models import (
    GameEvent,
    LegalMove,
    Payment,
    PlayerView,
    Refusals,
    SeatView,
    SheetLine,
    SheetView,
    Shortage,
    TicketView,
    TicketWay,
)
from branchline.vocabulary import MARKS, REFUSALS


def _facts(record: Any) -> Any:
    """A view's fields as plain numbers and lists: NumPy takes long to give them one by one. What everybody knows and
    what the seat alone knows stand side by side; `seat` is whose view it is, `decider` who decides."""
    view = _plain(record.dtype, record.item())
    public, own = (_plain(record.dtype[name], view.pop(name)) for name in ("public", "own"))
    return SimpleNamespace(**public | own | view)


def _plain(dtype: Any, fields: tuple[Any, ...]) -> dict[str, Any]:
    values = (value.tolist() if isinstance(value, np.ndarray) else value for value in fields)
    return dict(zip(dtype.names, values, strict=True))


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


# --- moves ------------------------------------------------------------------------------------------------------------


def _payment(move: Move) -> Payment:
    paid = move.payment
    assert paid is not None
    return Payment(
        action=move.action,
        color=paid.color,
        of_color=paid.of_color,
        jokers=paid.jokers,
        ferry_cards=paid.ferry_cards,
    )


def _cheapest_first(payments: Iterable[Payment]) -> list[Payment]:
    """Fewest jokers and ferry cards first."""
    return sorted(payments, key=lambda payment: (payment.jokers, payment.ferry_cards, payment.action))


class _Payments:
    """How claims and stations could be paid, if chosen. Many routes cost the same: each price is looked up once."""

    def __init__(self, game: Game, names: Names) -> None:
        self._game, self._names = game, names
        board = names.board
        self._price = [array.tolist() for array in (board.color, board.cost, board.symbols, board.waves)]
        self._special = bool(board.effects_from[-1])  # then prices may depend on more than that
        self._found: dict[Any, list[Payment]] = {}

    def after(self, move: Move) -> list[Payment] | None:
        """The payments that may follow; None unless it is a claim or a station."""
        if move.route is not None and move.kind == "claim":
            price: Any = move.route if self._special else tuple(part[move.route] for part in self._price)
        elif move.kind == "station":
            price = move.kind
        else:
            return None
        if price not in self._found:
            self._found[price] = self._find(move)
        return self._found[price]

    def _find(self, move: Move) -> list[Payment]:
        actions, price = np.zeros(numbers.ACTION_WORDS, np.uint64), np.zeros(1, np.int16)
        guide.payments_after(self._names.board, self._game._state, move.action, actions, price)
        return _cheapest_first(_payment(self._names.pay(action, int(price[0]))) for action in members(actions))


def _legal_move(view: View, move: Move, payments: _Payments) -> LegalMove:
    effect = None if move.option is None else option_effect(view.record, move.option)
    return LegalMove(
        action=move.action,
        kind=move.kind,
        route=move.route,
        city=move.city,
        slot=move.slot,
        card=move.card,
        player=move.player,
        option=move.option,
        effect=effect,
        cost=None if effect is None else int(view.board.effects[effect].cost) or None,
        text=None if effect is None else view.edition.effect_text(effect),
        tickets=None if move.tickets is None else list(move.tickets),
        payments=payments.after(move),
        payment=None if move.payment is None else _payment(move),
    )


def legal_moves(game: Game, view: View) -> list[LegalMove]:
    """Everything the deciding seat may do; payments the cheapest first."""
    payments = _Payments(game, view.names)
    moves = [_legal_move(view, move, payments) for move in view.legal()]
    order = [payment.action for payment in _cheapest_first(move.payment for move in moves if move.payment)]
    if order:
        moves.sort(key=lambda move: order.index(move.action) if move.action in order else len(order))
    return moves


def refusals(game: Game, names: Names, facts: Any) -> Refusals:
    """Why the other things a turn could be spent on cannot be done: each route, the piles, stations."""
    if facts.seat < 0 or facts.seat != facts.decider or facts.phase != codes.TURN:
        return Refusals()
    reasons = np.zeros(numbers.ACTIONS, np.uint8)
    guide.refusals(names.board, game._state, reasons)
    why = [REFUSALS[code].name for code in reasons.tolist()]
    stations = members(names.board.all_cities) if names.edition.stations else ()
    simple: dict[int, MoveKind] = {
        action: kind for action, kind in SIMPLE.items() if kind in ("draw", "ferry", "tickets")
    }
    return Refusals(
        routes=_by_reason(why, numbers.CLAIM, members(names.board.all_routes)),
        cities=_by_reason(why, numbers.STATION, stations),
        slots=_by_reason(why, numbers.TAKE_DISPLAY, range(numbers.DISPLAY)),
        moves=_grouped((why[action], kind) for action, kind in simple.items()),
        short=_shortages(game, names, facts.seat, why),
    )


def _by_reason(why: list[str], family: int, things: Iterable[int]) -> dict[str, list[int]]:
    return _grouped((why[family + thing], thing) for thing in things)


def _grouped(pairs: Iterable[tuple[str, Any]]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for reason, thing in pairs:
        if reason != "allowed":
            found.setdefault(reason, []).append(thing)
    return found


def _shortages(game: Game, names: Names, seat: int, why: list[str]) -> list[Shortage]:
    """What each route lacks that only lacks cards."""
    routes = [route.index for route in names.edition.routes if why[route.index] == "cannot_pay"]
    if not routes:
        return []
    short = np.zeros((numbers.ROUTES, 3), np.int16)
    guide.shortages(names.board, game._state, seat, short)
    lacking = short.tolist()
    return [
        Shortage(route=route, cards=cards, color=color, jokers=jokers)
        for route in routes
        for cards, color, jokers in [lacking[route]]
    ]


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
    return guide.way_to(view.board, view.record, ticket, also, _scratch(), way), way


def _set_of(route: int) -> Any:
    words = np.zeros(numbers.ROUTE_WORDS, np.uint64)
    words[route // 64] = np.uint64(1 << route % 64)
    return words


def _ways(view: View, held: list[int], offer: list[int], claimable: list[int]) -> list[TicketWay]:
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

    def finished_by(ticket: int) -> list[int]:
        """The claims that fulfil it at once: none has fewer spaces than the shortest way has pieces."""
        pieces = alone[ticket][0]
        long_enough = [route for route in claimable if 0 < pieces <= view.board.spaces[route]]
        return [route for route in long_enough if _way(view, ticket, _set_of(route))[0] == 0]

    return [
        TicketWay(
            ticket=ticket,
            pieces=_or_none(pieces),
            routes=list(members(way)),
            shares=shares(ticket) if ticket in offer else [],
            finished_by=finished_by(ticket),
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
        **player_effects(game, facts, seat),
    )


def _kinds(counts: list[int], colors: int) -> list[int]:
    """Counts by kind of card as the edition has them: its colours, then the joker."""
    return [*counts[:colors], counts[numbers.JOKER]]


def _kind(card: int, colors: int) -> int | None:
    return None if card < 0 else colors if card == numbers.JOKER else card


@lru_cache(maxsize=1)
def _public(game: Game, moves: int) -> dict[str, Any]:
    """What everybody sees of a position, which is the game after that many moves: a spectator's view."""
    record = game.view().record
    facts = _facts(record)
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
        "owed": facts.owed_cards,
        "gained": [facts.gained[seat][: len(edition.own_lines)] for seat in range(len(game.players))],
        **public_effects(game, record, facts),
    }


def seat_view(game: Game, seat: int | None) -> SeatView:
    """Everything a seat may know, and what it may do."""
    view = game.view(seat)
    names, facts = view.names, _facts(view.record)
    done, regions = (set[int](), list[int]()) if seat is None else _standing(game, seat)
    held = list(members(facts.held))
    offer = [ticket for ticket in facts.offer if ticket != numbers.NO_TICKET]
    legal = legal_moves(game, view)
    ways = _ways(view, held, offer, [move.route for move in legal if move.kind == "claim" and move.route is not None])
    by_own_routes = {way.ticket for way in ways if way.pieces == 0}
    return SeatView(
        **_public(game, len(game.played)),
        seat=seat,
        hand=_kinds(facts.hand, int(names.board.colors)),
        **own_effects(game, view.record),
        tickets=[
            TicketView(ticket=ticket, done=ticket in done, via_station=ticket in done - by_own_routes)
            for ticket in held
        ],
        offer=offer,
        ways=ways,
        regions=regions,
        legal=legal,
        refusals=refusals(game, names, facts),
    )


def event_message(edition: Edition, event: Event) -> GameEvent:
    """An event as it is sent."""
    names = {"token": edition.tokens, "marker": edition.markers, "mark": MARKS}  # lists of everything are not sent
    details: dict[str, Any] = {}
    for name, value in event.details.items():
        if name in names and isinstance(value, int):
            details[name] = names[name][value]
        else:
            details[name] = list(value) if isinstance(value, tuple) else value
    return GameEvent(kind=event.kind, seat=event.seat, details=details, text=event.text)


def sheet_message(sheet: Sheet) -> SheetView:
    """A score sheet as it is sent."""
    return SheetView(
        seat=sheet.seat,
        place=sheet.place,
        total=sheet.total,
        lines=dict(sheet.lines),
        tickets_fulfilled=sheet.tickets_fulfilled,
        longest_length=sheet.longest_length,
        longest_path=list(sheet.longest_path),
        ticket_lines=[
            SheetLine(ticket=line.ticket, points=line.points, fulfilled=line.fulfilled) for line in sheet.ticket_lines
        ],
        borrowed=[(loan.city, loan.route) for loan in sheet.borrowed],
        networks=list(sheet.networks),
    )
