"""Why a move is good, in words a person understands. Every reason is a fact of the position, seen from the seat.

>>> from branchline import Game
>>> view = Game.new("berlin", seed=3).view(0)
>>> Reason("points", count=7).text(view)
'scores 7 points'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any

import numpy as np

from branchline.game.names import plural
from branchline.game.view import View, members
from branchline.guide import exports as guide
from branchline.kernel import codes, numbers, records

MOST = 3  # reasons given for one move

# What can be said, most important first, in English; a page may have its own words for each kind.
TEXTS = {
    "ticket_done": "fulfils {ticket}",
    "rival_cut": "{seat} joins two networks there and has cards enough for it",
    "ticket_served": "brings {ticket} nearer by {count}",
    "borrows": "can borrow {route} of {seat}, for {ticket}",
    "race_lost": "{ticket} cannot be fulfilled any more",
    "last_round": "brings about the last round",
    "rival_blocked": "keeps {seat} from joining two networks",
    "cards_saved": "keeps {count}",
    "saving_for": "is what {route} lacks, for {ticket}",
    "crosses": "covers waves of {route}, for {ticket}",
    "ticket_near": "{ticket} needs {count} more",
    "points": "scores {count}",
    "any_color": "goes with every colour",
    "no_step": "nothing that can be claimed now brings {ticket} nearer",
    "all_done": "all tickets held are fulfilled",
    "gathers": "makes {count} of that colour",
    "time_left": "everybody has {count} or more left",
}


@dataclass(frozen=True)
class Reason:
    """One reason. Its kind is a key of TEXTS; the others are what it is about, where it is about them."""

    kind: str
    ticket: int | None = None
    route: int | None = None
    seat: int | None = None
    count: int | None = None  # points; pieces; cards; jokers kept

    def text(self, view: View) -> str:
        """It in English."""
        nouns = {"points": "point", "cards_saved": view.edition.cards.joker_name, "gathers": "card"}
        noun = nouns.get(self.kind, "piece")
        return TEXTS[self.kind].format(
            ticket="" if self.ticket is None else view.names.ticket_name(self.ticket),
            route="" if self.route is None else view.names.route(self.route),
            seat="" if self.seat is None else view.players[self.seat],
            count="" if self.count is None else plural(self.count, noun),
        )


def roots(view: View, seat: int, also: Iterable[int] = ()) -> list[int]:
    """The network of each city for a player: equal numbers are connected."""
    root = list(range(int(view.board.cities)))

    def find(city: int) -> int:
        while root[city] != city:
            city = root[city]
        return city

    for route in (*members(view.record.public.owned[seat]), *also):
        root[find(int(view.board.end_a[route]))] = find(int(view.board.end_b[route]))
    return [find(city) for city in range(len(root))]


class Reasons:
    """What can be said for the moves of one position."""

    def __init__(self, view: View) -> None:
        guide.make_guide_ready()
        self.view, self.board, self.table = view, view.board, view.record.public
        assert view.seat is not None
        self.seat = view.seat
        self._boards, self._views = guide.array_of(view.board), guide.array_of(view.record)
        self._scratch = records.new_scratch()
        self._way = np.zeros(numbers.ROUTE_WORDS, np.uint64)
        self.held = list(members(view.record.own.held))
        self.need = {ticket: self.pieces_to(ticket) for ticket in self.held}
        self.ways = {ticket: self._last_way(ticket) for ticket in self.held}

    def pieces_to(self, ticket: int, *routes: int) -> int | None:
        """Pieces still to be placed for a ticket, if these routes were claimed; None: no way is left."""
        also = np.zeros(numbers.ROUTE_WORDS, np.uint64)
        for route in routes:
            also[route // 64] |= np.uint64(1 << (route % 64))
        need = guide.way_to(self._boards, self._views, ticket, also, self._scratch, self._way)
        return None if need == numbers.NONE else int(need)

    def _last_way(self, ticket: int) -> list[int]:
        self.pieces_to(ticket)
        return list(members(self._way))

    def of(self, action: int) -> tuple[Reason, ...]:
        """The reasons for a legal action, the most important first."""
        found: list[Reason] = []
        if action < numbers.STATION:
            found += self._of_claim(action)
        elif action < numbers.SIMPLE:
            found += self._of_station(action - numbers.STATION)
        elif numbers.TAKE_DISPLAY <= action < numbers.DRAW_PILE:
            found += self._of_card(int(self.table.display[action - numbers.TAKE_DISPLAY]))
        elif action == numbers.DRAW_PILE:
            found += [*self._of_waiting(), *self._of_time()]
        elif action == numbers.TAKE_FERRY:
            found += self._of_ferry_card()
        elif action == numbers.DRAW_TICKETS:
            found += [*self._of_more_tickets(), *self._of_time()]
        elif numbers.KEEP <= action < numbers.PAY:
            found += self._of_keeping(action - numbers.KEEP)
        elif action >= numbers.PAY:
            found += self._of_payment(action)
        order = list(TEXTS)
        return tuple(sorted(found, key=lambda reason: order.index(reason.kind))[:MOST])

    def _of_claim(self, route: int) -> Iterable[Reason]:
        serves = False
        for ticket in self.held:
            before, after = self.need[ticket], self.pieces_to(ticket, route)
            if before is None:
                continue
            if after == 0 and before > 0:
                yield Reason("ticket_done", ticket=ticket, route=route)
                serves = True
            elif after is not None and after < before:
                yield Reason("ticket_served", ticket=ticket, route=route, count=before - after)
                serves = True
        if not serves and not self._can_borrow():
            lost = [ticket for ticket in self.held if self.need[ticket] is None]
            if lost:  # the dearest of them: why this claim is made for its own sake
                yield Reason("race_lost", ticket=max(lost, key=lambda t: int(self.board.ticket_points[t])))
        for seat in range(len(self.view.players)):
            if seat != self.seat and self._joins(seat, route):
                ready = int(self.view.record.hand_size[seat]) >= int(self.board.cost[route])
                kind = "rival_cut" if serves and ready else "rival_blocked"
                yield Reason(kind, seat=seat, route=route)
        left = int(self.table.pieces[self.seat].sum()) - int(self.board.spaces[route])
        if self.table.turns_left == numbers.NONE and left <= self.board.trigger:
            yield Reason("last_round", route=route)
        if self.board.points[route] > 0:
            yield Reason("points", route=route, count=int(self.board.points[route]))

    def _can_borrow(self) -> bool:
        """Could a station still help, or does one already?"""
        return bool(self.table.stations[self.seat] > 0 or (self.table.station_owner == self.seat).any())

    def _joins(self, seat: int, route: int) -> bool:
        """Would the route join two networks of a player, who could still claim it?"""
        if int(self.table.open[seat][route // 64]) >> (route % 64) & 1 == 0:
            return False
        if self.table.pieces[seat, self.board.piece[route]] < self.board.spaces[route]:
            return False
        root, ends = roots(self.view, seat), (int(self.board.end_a[route]), int(self.board.end_b[route]))
        touched = {int(end[r]) for r in members(self.table.owned[seat]) for end in (self.board.end_a, self.board.end_b)}
        return root[ends[0]] != root[ends[1]] and set(ends) <= touched

    def _of_station(self, city: int) -> Iterable[Reason]:
        """The route that it could borrow for the dearest ticket."""
        found = [
            Reason("borrows", ticket=ticket, route=route, seat=seat)
            for seat in range(len(self.view.players))
            for route in (members(self.table.owned[seat]) if seat != self.seat else ())
            if city in (self.board.end_a[route], self.board.end_b[route])
            for ticket in self.held
            if self._is_nearer(ticket, route)
        ]
        yield from sorted(found, key=lambda reason: -int(self.board.ticket_points[reason.ticket]))[:1]

    def _is_nearer(self, ticket: int, route: int) -> bool:
        """Would fewer pieces do for the ticket with that route?"""
        before, after = self.need[ticket], self.pieces_to(ticket, route)
        return after is not None and (before is None or after < before)

    def _of_card(self, kind: int) -> Iterable[Reason]:
        """What the card is for: any colour, or one that a route on the shortest way to a ticket lacks."""
        if kind == numbers.JOKER:
            yield Reason("any_color")
            return
        held = int(self.view.record.own.hand[kind])
        lacking = (
            Reason("saving_for", ticket=ticket, route=route)
            for ticket in self.held
            for route in self.ways[ticket]
            if self.board.color[route] == kind and held < self._plain(route)
        )
        yield from islice(lacking, 1)
        if held > 0:
            yield Reason("gathers", count=held + 1)

    def _of_ferry_card(self) -> Iterable[Reason]:
        """A route on the shortest way to a ticket with more waves than the cards held cover."""
        covered = int(self.board.ferry_waves) * int(self.table.ferry[self.seat])
        crossed = (
            Reason("crosses", ticket=ticket, route=route)
            for ticket in self.held
            for route in self.ways[ticket]
            if self.board.waves[route] > covered
        )
        yield from islice(crossed, 1)

    def _of_waiting(self) -> Iterable[Reason]:
        """The dearest ticket that no claim brings nearer, while claims are what could be made instead."""
        if self.table.phase != codes.TURN:
            return
        claims = [action for action in self.view.actions if action < numbers.STATION]
        open_ones = [ticket for ticket in self.held if self.need[ticket]]
        for ticket in sorted(open_ones, key=lambda ticket: -int(self.board.ticket_points[ticket])):
            if not any(self._is_nearer(ticket, route) for route in claims):
                yield Reason("no_step", ticket=ticket)
                return

    def _of_more_tickets(self) -> Iterable[Reason]:
        if self.held and all(self.need[ticket] == 0 for ticket in self.held):
            yield Reason("all_done")

    def _of_time(self) -> Iterable[Reason]:
        """Nobody has placed half of the pieces yet."""
        left = self.table.pieces[: len(self.view.players)].sum(axis=1)
        if 2 * left.min() > self.board.pieces.sum():
            yield Reason("time_left", count=int(left.min()))

    def _plain(self, route: int) -> int:
        return int(self.board.cost[route] - self.board.symbols[route] - self.board.waves[route])

    def _of_keeping(self, subset: int) -> Iterable[Reason]:
        """The tickets kept that need the fewest pieces."""
        offer = [int(ticket) for ticket in self.view.record.own.offer if ticket != numbers.NO_TICKET]
        for place, ticket in enumerate(offer):
            need = self.pieces_to(ticket)
            if subset >> place & 1 and need is not None:
                yield Reason("ticket_near", ticket=ticket, count=need)

    def _of_payment(self, action: int) -> Iterable[Reason]:
        """Jokers kept, against the payment that would give away most of them."""
        spent = {other: self._jokers(other) for other in self.view.actions if other >= numbers.PAY}
        saved = max(spent.values()) - spent.get(action, 0)
        if saved > 0:
            yield Reason("cards_saved", count=saved)

    def _jokers(self, action: int) -> int:
        payment: Any = self.view.move(action).payment
        return 0 if payment is None else int(payment.jokers)
