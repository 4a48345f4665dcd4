"""Decisions decoded: a number of the action table as a `Move` with fields, read by bots, messages and pages alike."""

from dataclasses import dataclass
from typing import Literal

from branchline.kernel import numbers

MoveKind = Literal[
    "claim", "station", "pass", "take", "draw", "ferry", "tickets", "decline", "player", "card", "option", "keep", "pay"
]  # fmt: skip

SIMPLE: dict[int, MoveKind] = {
    numbers.PASS: "pass",
    numbers.DRAW_PILE: "draw",
    numbers.TAKE_FERRY: "ferry",
    numbers.DRAW_TICKETS: "tickets",
    numbers.DECLINE: "decline",
}


@dataclass(frozen=True, slots=True)
class Payment:
    """The cards of a payment. Colours are indexes of the edition's cards; None: jokers only."""

    color: int | None
    of_color: int
    jokers: int
    ferry_cards: int
    waves: int  # that the ferry cards cover


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: its number in the action table, what it means, and words for people.

    Routes, cities, tickets and kinds of cards are indexes of the edition's lists, the joker last among the cards.
    """

    action: int
    kind: MoveKind
    text: str
    route: int | None = None  # to claim
    city: int | None = None  # for a station
    slot: int | None = None  # of the display, to take from
    card: int | None = None  # the kind taken, or chosen
    player: int | None = None  # chosen
    option: int | None = None  # chosen: its place in the list
    tickets: tuple[int, ...] | None = None  # of the offered ones, to keep
    payment: Payment | None = None

    def __str__(self) -> str:
        return self.text


def payment_of(action: int, cards: int, colors: int) -> Payment:
    """What a payment's number means where `cards` cards are owed, ferry cards included."""
    color, rest = divmod(action - numbers.PAY, 64)
    use, jokers = divmod(rest, numbers.JOKER_CHOICES)
    ferry_cards, waves = numbers.FERRY_USES[use]
    cards -= waves
    if color == numbers.JOKER:
        return Payment(None, 0, cards, ferry_cards, waves)
    if color >= colors:
        raise LookupError(f"the edition has no colour {color}")
    return Payment(color, cards - jokers, jokers, ferry_cards, waves)
