"""A table for tests: a position set up card by card, as on a real one.

Cards stay conserved: what a hand, the display or a pile gets comes from the draw pile, what it loses goes back there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np

from branchline.edition import Edition, load_edition
from branchline.kernel import bits, codes, numbers, records, routes
from branchline.kernel import exports as kernel
from branchline.vocabulary import MARKS, REFUSALS
from tests.kit.rules import call

Events = list[tuple[int, int, tuple[int, ...]]]


def key_of(seed: int) -> Any:
    """A key for tests; any number will do."""
    return np.random.default_rng(seed).integers(0, 2**32, size=8, dtype=np.uint32)


@cache
def edition_named(name: str) -> Edition:
    """An edition, read once."""
    return load_edition(name)


class Table:
    """A position of an edition, past the set-up unless `setup` is True. `options` are those of a `Setup`."""

    def __init__(
        self,
        edition: str | Edition = "europe",
        players: int = 2,
        variant: str | None = None,
        bonus: bool = False,
        seed: int = 0,
        starter: int = 0,
        setup: bool = False,
        **options: Any,
    ) -> None:
        self.edition = edition_named(edition) if isinstance(edition, str) else edition
        self.board: Any = self.edition.board(self.edition.setup(variant, bonus=bonus, **options))[0]
        self.states = records.new(records.STATE)
        self.state: Any = self.states[0]
        self.log = records.new(records.EVENT, 2000)
        self.scratch: Any = records.new_scratch()[0]
        kernel.new_game(self.board, self.state, players, starter, key_of(seed), self.log)
        self.setup_events = self._events()
        while not setup and self.state.public.phase in (codes.CHOOSE_LONG_TICKETS, codes.CHOOSE_TICKETS):
            self.play(max(self.legal()))  # keep as many as may be kept

    # --- names --------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The kind of a card: a colour's name, or "joker"."""
        return numbers.JOKER if name == "joker" else self.edition.cards.colors.index(name)

    def city(self, city_id: str) -> int:
        return next(city.index for city in self.edition.cities if city.id == city_id)

    def route(self, a: str, b: str, color: str | None = None, nth: int = 0) -> int:
        """The nth route between two cities (of a colour)."""
        ends = {self.city(a), self.city(b)}
        found = [r.index for r in self.edition.routes if set(r.ends) == ends and color in (None, r.color)]
        return found[nth]

    def ticket(self, a: str, b: str) -> int:
        """The ticket between two cities or areas."""
        return next(t.index for t in self.edition.tickets if set(t.places) == {a, b})

    def payment(self, color: str, jokers: int = 0, ferry_cards: int = 0, waves: int = 0) -> int:
        """The action of paying with a colour (or "joker": jokers only)."""
        use = numbers.FERRY_USES.index((ferry_cards, waves))
        action: int = numbers.PAY + self.card(color) * 64 + use * numbers.JOKER_CHOICES + jokers
        return action

    # --- setting up ---------------------------------------------------------------------------------------------------

    def _into_pile(self, kind: int, cards: int) -> None:
        self.state.pile[kind] += cards
        self.state.public.pile_size += cards
        assert self.state.pile[kind] >= 0, "no such card left in the draw pile"

    def _take(self, kind: int, cards: int) -> Any:
        """Cards out of the draw pile, those without a mark first; gives how many of each mark are among them."""
        self._into_pile(kind, -cards)
        marks = np.zeros(numbers.MARKS, np.int8)
        while self.state.pile_marked[:, kind].sum() > self.state.pile[kind]:
            mark = int(np.argmax(self.state.pile_marked[:, kind]))
            self.state.pile_marked[mark, kind] -= 1
            marks[mark] += 1
        return marks

    def hand(self, seat: int, **cards: int) -> Table:
        """Give the seat exactly these cards, by colour; `joker` for jokers."""
        own = self.state.own[seat]
        for kind in range(numbers.CARD_KINDS):
            self._into_pile(kind, int(own.hand[kind]))
            own.hand[kind] = self.state.public.known[seat, kind] = 0
        self.state.pile_marked += own.marked
        own.marked[:] = self.state.public.known_marked[seat] = 0
        for name, count in cards.items():
            own.marked[:, self.card(name)] = self._take(self.card(name), count)
            own.hand[self.card(name)] = count
        return self

    def mark(self, seat: int, mark: str, **cards: int) -> Table:
        """Let so many cards of the seat's hand bear the mark."""
        for name, count in cards.items():
            self.state.own[seat].marked[MARKS.index(mark), self.card(name)] += count
            self.state.pile_marked[MARKS.index(mark), self.card(name)] -= count
        assert (self.state.pile_marked >= 0).all(), "no such mark left in the draw pile"
        assert (self.state.own[seat].marked.sum(axis=0) <= self.state.own[seat].hand).all()
        return self

    def display(self, *names: str | None) -> Table:
        """Lay out exactly these face-up cards; None is an empty slot."""
        for slot in range(numbers.DISPLAY):
            if self.state.public.display[slot] != numbers.EMPTY:
                self._into_pile(int(self.state.public.display[slot]), 1)
            if self.state.public.display_mark[slot] > 0:
                self.state.pile_marked[self.state.public.display_mark[slot] - 1, self.state.public.display[slot]] += 1
                self.state.public.display_mark[slot] = 0
        for slot, name in enumerate(names):
            if name is None:
                self.state.public.display[slot] = numbers.EMPTY
            else:
                self.state.public.display[slot] = self.card(name)
                assert not self._take(self.card(name), 1).any(), "no card without a mark left"
        return self

    def tidy(self) -> Table:
        """Empty hands, and a display of the first five colours: nearly every card is in the draw pile."""
        for seat in range(self.state.public.players):
            self.hand(seat)
        return self.display(*self.edition.cards.colors[: numbers.DISPLAY])

    def discard(self, **cards: int) -> Table:
        """Move cards from the draw pile to the discard pile."""
        for name, count in cards.items():
            self.state.public.discard_marked[:, self.card(name)] += self._take(self.card(name), count)
            self.state.public.discard[self.card(name)] += count
            self.state.public.discard_size += count
        return self

    def pile(self, away: int = 1, **cards: int) -> Table:
        """Leave exactly these cards in the draw pile; the others go to the hand of seat `away`."""
        for kind in range(numbers.CARD_KINDS):
            self.state.own[away].hand[kind] += self.state.pile[kind]
            self.state.pile[kind] = 0
        self.state.own[away].marked += self.state.pile_marked
        self.state.pile_marked[:] = 0
        self.state.public.pile_size = 0
        for name, count in cards.items():
            self.state.own[away].hand[self.card(name)] -= count
            assert self.state.own[away].hand[self.card(name)] >= 0, "no such card left"
            self.state.pile[self.card(name)] = count
            self.state.public.pile_size += count
        return self

    def own(self, seat: int, *route_numbers: int, pieces: bool = False) -> Table:
        """Let the seat own routes without paying for them (`pieces`: but with its pieces)."""
        for route in route_numbers:
            call(bits.add, self.state.public.owned[seat], route)
            call(routes.close_routes, self.board, self.state, seat, route)
            if pieces:
                self.state.public.pieces[seat, self.board.piece[route]] -= self.board.spaces[route]
        return self

    def hold(self, seat: int, *tickets: int) -> Table:
        """Let the seat hold exactly these tickets (they leave the pile)."""
        for ticket in range(numbers.TICKETS):
            if call(bits.has, self.state.own[seat].held, ticket):
                call(bits.remove, self.state.own[seat].held, ticket)
                call(bits.add, self.state.ticket_pile, ticket)
        for ticket in tickets:
            call(bits.remove, self.state.ticket_pile, ticket)
            call(bits.add, self.state.own[seat].held, ticket)
        return self

    def station(self, seat: int, city: str) -> Table:
        """A station already built."""
        self.state.public.station_owner[self.city(city)] = seat
        call(bits.remove, self.state.public.station_free, self.city(city))
        self.state.public.stations[seat] -= 1
        return self

    def tickets_left(self, *tickets: int) -> Table:
        """Leave exactly these tickets in the pile, all others in the box."""
        for word in range(numbers.TICKET_WORDS):
            self.state.box[word] |= self.state.ticket_pile[word]
            self.state.ticket_pile[word] = 0
        for ticket in range(numbers.TICKETS):
            self.state.under[ticket] = 0
        self.state.public.under_size = 0
        for ticket in tickets:
            call(bits.remove, self.state.box, ticket)
            call(bits.add, self.state.ticket_pile, ticket)
        return self

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self) -> set[int]:
        words = np.zeros(numbers.ACTION_WORDS, np.uint64)
        kernel.legal(self.board, self.state, words)
        return {action for action in range(numbers.ACTIONS) if call(bits.has, words, action)}

    def refusal(self, action: int) -> str:
        """The reason for refusing an action, or "allowed"."""
        return REFUSALS[kernel.refusal(self.board, self.state, action)].text

    def play(self, *actions: int) -> Events:
        """Carry out legal actions; gives what happened as (kind, seat, values)."""
        told: Events = []
        for action in actions:
            assert action in self.legal(), f"action {action}: {self.refusal(action)}"
            self.log[0].kind = 0
            kernel.play(self.board, self.state, action, self.log)
            told += self._events()
        return told

    def claim(self, route: int, color: str, jokers: int = 0, ferry_cards: int = 0, waves: int = 0) -> Events:
        """Claim and pay in one go."""
        return self.play(numbers.CLAIM + route, self.payment(color, jokers, ferry_cards, waves))

    def _events(self) -> Events:
        count = int(self.log[0].kind)
        return [(int(e.kind), int(e.seat), tuple(int(v) for v in e.values)) for e in self.log[1 : count + 1]]

    def sheet(self) -> Any:
        """The score sheet of the position."""
        sheet = records.new(records.SHEET)[0]
        kernel.score(self.board, self.state, self.scratch, sheet)
        return sheet

    def view(self, seat: int) -> Any:
        """What a seat may know, as a record."""
        view = records.new(records.VIEW)[0]
        kernel.observe(self.board, self.state, seat, view)
        return view

    def cards_in_play(self) -> list[int]:
        """How many cards of each kind there are in all places together."""
        state = self.state
        count = (
            state.own["hand"].sum(axis=0)
            + state.pile
            + state.public.discard
            + state.public.paid
            + state.public.revealed
        )
        for card in state.public.display:
            if card != numbers.EMPTY:
                count[card] += 1
        return [int(n) for n in count]


def kinds(events: Events) -> list[int]:
    return [kind for kind, _, _ in events]


def values(events: Events, kind: int) -> list[tuple[int, ...]]:
    """The values of all events of a kind."""
    return [facts for k, _, facts in events if k == kind]


def subset(*positions: int) -> int:
    """The action of keeping the offered tickets at these positions."""
    return numbers.KEEP + sum(1 << position for position in positions)


def members(words: Iterable[Any]) -> set[int]:
    """The members of a bit set."""
    return {64 * w + i for w, word in enumerate(map(int, words)) if word for i in range(64) if word >> i & 1}
