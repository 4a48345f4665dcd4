"""A game in the words of the messages: what a seat sees, and was told."""

import threading
from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from branchline.edition import Edition
from branchline.game import Game
from branchline.game.names import Event
from branchline.game.sheet import Sheet
from branchline.game.swift import Layout
from branchline.game.view import members
from branchline.guide import exports as guide
from branchline.kernel import codes, numbers, records
from branchline.server.choices import legal_moves, refusals
from branchline.server.effect_views import own_effects, player_effects, public_effects
from branchline.server.models import (
    GameEvent,
    OwnView,
    PlayerView,
    PublicView,
    Refusals,
    SeatView,
    SheetLine,
    SheetView,
    TicketView,
    TicketWay,
)
from branchline.server.splice import joined
from branchline.vocabulary import MARKS

NO_REFUSALS = Refusals()
NO_ROUTES = np.zeros(numbers.ROUTE_WORDS, np.uint64)
_PUBLIC, _OWN, _VIEW = Layout(records.PUBLIC), Layout(records.OWN), Layout(records.VIEW)
_VIEW_PUBLIC, _VIEW_OWN = (records.VIEW.fields[name][1] for name in ("public", "own"))  # where they begin
_BUILT = ("owned", "open", "station_owner", "pieces")  # all that ways to tickets depend on


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


_own = threading.local()


def _scratch() -> Any:
    """Where the rules work while they score: each thread's own, for finished games are replayed beside the others."""
    if not hasattr(_own, "scratch"):
        _own.scratch = records.new_scratch()
    return _own.scratch


Way = tuple[int, Any]  # the fewest pieces to a ticket, and the set of routes they are for


class _Kept(NamedTuple):
    """What a seat saw of its own while others decided: all that it followed from, and its text."""

    facts: tuple[Any, ...]
    own: OwnView
    text: str


# --- positions --------------------------------------------------------------------------------------------------------


class Position:
    """Where a game stands now, as it is told. What is the same for all seats is worked out once, and only if it is
    asked for; nothing may be played meanwhile.

    `before` is the position that was told before, of the same table: most of what seats see of their own while others
    decide is what they saw then.
    """

    def __init__(self, game: Game, before: "Position | None" = None) -> None:
        self._game = game
        self._views = records.new(records.VIEW, len(game.players) + 1)  # each seat's, and a spectator's
        guide.look_around(game._boards, game._states, self._views)
        self._views.setflags(write=False)
        self._seen = self._views.tobytes()
        public = game._states["public"]
        self._built = b"".join(public[name].tobytes() for name in _BUILT)
        is_as_before = before is not None and before._built == self._built
        self._kept_ways: dict[tuple[int, int], Way] = before._kept_ways if before and is_as_before else {}
        self._kept_own: dict[int | None, _Kept] = {} if before is None else dict(before._kept_own)

    def view(self, own: OwnView) -> SeatView:
        """What everybody knows, and what only a seat does, together."""
        return SeatView(**vars(self.public), **vars(own))

    def text(self, own: OwnView) -> str:
        """The same as JSON. What everybody sees is written once for all seats; of moves only what they are about."""
        kept = next((kept.text for kept in self._kept_own.values() if kept.own is own), None)
        return joined(self._public_text, kept or own.written())

    @cached_property
    def _public_text(self) -> str:
        return self.public.model_dump_json()

    @cached_property
    def public(self) -> PublicView:
        """What everybody sees."""
        game, facts = self._game, self._known
        edition, colors, seats = game.edition, len(game.edition.cards.colors), range(len(game.players))
        return PublicView(
            decider=game.decider,
            phase=game.phase,
            turn=facts.turn,
            turns_left=_or_none(facts.turns_left),
            display=[_kind(card, colors) for card in facts.display[: edition.cards.display]],
            pile=facts.pile_size,
            discard=_kinds(facts.discard, colors),
            ticket_pile=self._counted.ticket_pile_size + facts.under_size,
            ferry_pile=facts.ferry_pile,
            owners=_owners(facts, int(game._boards["routes"][0])),
            stations={
                city: owner for city, owner in enumerate(facts.station_owner[: len(edition.cities)]) if owner >= 0
            },
            players=[self._player(seat, colors) for seat in seats],
            route=_or_none(facts.route),
            city=_or_none(facts.city),
            paid=_kinds(facts.paid, colors),
            revealed=_kinds(facts.revealed, colors),
            owed=facts.owed_cards,
            gained=[facts.gained[seat][: len(edition.own_lines)] for seat in seats],
            **public_effects(game, facts),
        )

    @cached_property
    def _known(self) -> Any:
        """The fields that everybody knows, as a spectator sees them."""
        return _PUBLIC.read(self._seen, self._place(None) + _VIEW_PUBLIC)

    @cached_property
    def _counted(self) -> Any:
        """The other fields of a spectator's view."""
        return _VIEW.read(self._seen, self._place(None))

    def _place(self, seat: int | None) -> int:
        """Where a seat's view begins, a spectator's last."""
        return int(records.VIEW.itemsize) * (len(self._views) - 1 if seat is None else seat)

    def _player(self, seat: int, colors: int) -> PlayerView:
        game, facts = self._game, self._known
        return PlayerView(
            cards=self._counted.hand_size[seat],
            tickets=self._counted.ticket_count[seat],
            looking_at=facts.offered[seat],
            pieces=facts.pieces[seat][: len(game.edition.pieces)],
            stations=facts.stations[seat],
            ferry_cards=facts.ferry[seat],
            points=facts.points[seat],
            known=_kinds(facts.known[seat], colors),
            regions=self._regions(seat) if game.edition.regions else [],
            turns_left=_turns_left(facts, seat),
            **player_effects(game, facts, seat),
        )

    def own(self, seat: int | None) -> OwnView:
        """What only the seat knows, and what it may do; None: a spectator, who knows and may do nothing."""
        if seat is not None and seat == self._game.decider:
            return self._own(seat, decides=True)
        place, size = self._place(seat) + _VIEW_OWN, records.OWN.itemsize
        facts = self._seen[place : place + size], self._built, tuple(self._done(seat)), tuple(self._regions(seat))
        kept = self._kept_own.get(seat)
        if kept is None or kept.facts != facts:
            own = self._own(seat, decides=False)
            kept = self._kept_own[seat] = _Kept(facts, own, own.written())
        return kept.own

    def _own(self, seat: int | None, decides: bool) -> OwnView:
        game, place = self._game, len(self._views) - 1 if seat is None else seat
        own = _OWN.read(self._seen, self._place(seat) + _VIEW_OWN)
        held, done = list(members(own.held)), set(self._done(seat))
        offer = [ticket for ticket in own.offer if ticket != numbers.NO_TICKET]
        legal = legal_moves(game, self._views[place : place + 1], self._known, offer) if decides else []
        claimable = [move.route for move in legal if move.kind == "claim" and move.route is not None]
        ways = self._ways(place, held, offer, claimable)
        borrowed = done - {way.ticket for way in ways if way.pieces == 0}
        return OwnView(
            seat=seat,
            hand=_kinds(own.hand, len(game.edition.cards.colors)),
            tickets=[_ticket(ticket, ticket in done, ticket in borrowed) for ticket in held],
            offer=offer,
            ways=ways,
            regions=self._regions(seat),
            legal=legal,
            refusals=refusals(game, place) if decides and self._known.phase == codes.TURN else NO_REFUSALS,
            **own_effects(game, own),
        )

    def _done(self, seat: int | None) -> Iterable[int]:
        """The tickets of the seat that are fulfilled as things stand."""
        return () if seat is None else members(self._sheet["done"][0, seat].tolist())

    def _ways(self, place: int, held: list[int], offer: list[int], claimable: list[int]) -> list[TicketWay]:
        """How near each ticket is. What they have in common matters while choosing, so it is told of those offered."""
        game, view, tickets = self._game, self._views[place : place + 1], [*held, *offer]
        alone = {ticket: self._way(place, ticket) for ticket in tickets}
        common = {
            pair: _in_common(game, view, *((ticket, *alone[ticket]) for ticket in pair))
            for pair in combinations(tickets, 2)
            if pair[1] in offer
        }

        def shares(ticket: int) -> list[tuple[int, int]]:
            pairs = [(sum(pair) - ticket, pieces) for pair, pieces in common.items() if ticket in pair and pieces > 0]
            return sorted(pairs, key=lambda pair: tickets.index(pair[0]))

        def finished_by(ticket: int) -> list[int]:
            """The claims that fulfil it at once: none has fewer spaces than the shortest way has pieces."""
            pieces = alone[ticket][0]
            long_enough = [route for route in claimable if 0 < pieces <= game.edition.routes[route].length]
            return [route for route in long_enough if _way(game, view, ticket, _set_of(route))[0] == 0]

        return [
            TicketWay(
                ticket=ticket,
                pieces=_or_none(pieces),
                routes=list(members(way.tolist())),
                shares=shares(ticket) if ticket in offer else [],
                finished_by=finished_by(ticket),
            )
            for ticket, (pieces, way) in alone.items()
        ]

    def _way(self, place: int, ticket: int) -> Way:
        """The shortest way of a seat to a ticket; worked out anew only if something was built."""
        key = place, ticket
        if key not in self._kept_ways:
            self._kept_ways[key] = _way(self._game, self._views[place : place + 1], ticket, NO_ROUTES)
        return self._kept_ways[key]

    def _regions(self, seat: int | None) -> list[int]:
        """The regions of a seat's networks: they follow from the routes and stations on the table."""
        if seat is None:
            return []
        sheet = self._sheet
        regions: list[int] = sheet["network_regions"][0, seat, : sheet["networks"][0, seat]].tolist()
        return regions

    @cached_property
    def _sheet(self) -> Any:
        """How tickets and regions stand. A seat is told nothing of it that does not follow from what it knows."""
        sheet = records.new(records.SHEET)
        guide.standing(self._game._boards, self._game._states, _scratch(), sheet)
        return sheet


def seat_view(game: Game, seat: int | None) -> SeatView:
    """Everything a seat may know, and what it may do."""
    position = Position(game)
    return position.view(position.own(seat))


@lru_cache(maxsize=1024)
def _ticket(ticket: int, done: bool, via_station: bool) -> TicketView:
    return TicketView(ticket=ticket, done=done, via_station=via_station)


def _in_common(game: Game, view: Any, one: tuple[int, int, Any], other: tuple[int, int, Any]) -> int:
    """Pieces that one of two tickets (each with its pieces and its way) no longer needs once the other is built."""
    (a, a_pieces, a_way), (b, b_pieces, b_way) = one, other
    if a_pieces <= 0 or b_pieces <= 0:
        return 0
    return max(a_pieces - _way(game, view, a, b_way)[0], b_pieces - _way(game, view, b, a_way)[0])


def _set_of(route: int) -> Any:
    words = np.zeros(numbers.ROUTE_WORDS, np.uint64)
    words[route // 64] = np.uint64(1 << route % 64)
    return words


def _way(game: Game, view: Any, ticket: int, also: Any) -> Way:
    """The fewest pieces to a ticket (NONE: no way left) and the routes to claim, with `also` counted as one's own."""
    way = np.zeros(numbers.ROUTE_WORDS, np.uint64)
    return guide.way_to(game._boards, view, ticket, also, _scratch(), way), way


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


def _kinds(counts: list[int], colors: int) -> list[int]:
    """Counts by kind of card as the edition has them: its colours, then the joker."""
    return [*counts[:colors], counts[numbers.JOKER]]


def _kind(card: int, colors: int) -> int | None:
    return None if card < 0 else colors if card == numbers.JOKER else card


# --- what happened ----------------------------------------------------------------------------------------------------


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
