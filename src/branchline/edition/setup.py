"""What lies on the table before the deal: one value for everything a game can be played with or without.

A record, a lab's setting and a server's table each hold one `Setup`. It is JSON both ways. Only what differs from the
ordinary is written, so a field that is added later changes no setup that was written before.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any

from branchline.edition.errors import OptionError
from branchline.edition.facts import GREY, Facts, Printed, Ticket
from branchline.edition.places import show, suggestion
from branchline.kernel.numbers import FEWEST_DEALT


@dataclass(frozen=True)
class Setup:
    """The choices of one game. Made by `Edition.setup`, which knows what the edition allows."""

    edition: str
    variant: str
    bonus: bool = False
    starter: int | None = None  # the seat that begins; None: chance decides (C-6)
    boards: tuple[str, ...] | None = None  # the parts of a growing map that are on the table; None: all of them
    colors: tuple[tuple[str, str], ...] = ()  # routes whose colour was settled, with the colour
    large: tuple[str, ...] | None = None  # the large cities; None: those of the edition
    pieces: tuple[int, ...] | None = None  # for each player, by kind; None: the edition's numbers
    sources: tuple[str, ...] | None = None  # sources of effects in force from the start; None: those of the variant
    events: tuple[str, ...] | None = None  # the event deck; None: that of the variant
    companies: tuple[str, ...] | None = None  # of each seat; None: in the order of the edition
    without: tuple[str, ...] = ()  # tickets that were banished
    held: tuple[tuple[int, str], ...] = ()  # postcards: a seat, and what it holds in secret

    def to_json(self) -> dict[str, Any]:
        """The setup as a record holds it.

        >>> Setup("europe", "mega", bonus=True).to_json()
        {'edition': 'europe', 'variant': 'mega', 'bonus': True}
        """
        usual = Setup(self.edition, self.variant)
        told: dict[str, Any] = {"edition": self.edition, "variant": self.variant}
        for field in fields(self):
            value = getattr(self, field.name)
            if value != getattr(usual, field.name):
                told[field.name] = _listed(value)
        return told

    @classmethod
    def from_json(cls, data: Any) -> "Setup":
        """The opposite of `to_json`. Raises OptionError for what is no setup at all."""
        shapes = _SHAPES
        if not isinstance(data, dict) or not {"edition", "variant"} <= data.keys():
            raise OptionError("a setup names an edition and a variant")
        for name, value in data.items():
            if name not in shapes:
                raise OptionError(f"a setup has no {show(name)}{suggestion(str(name), shapes)}")
            if not shapes[name](value):
                raise OptionError(f"{name} of a setup cannot be {show(value)}")
        return cls(**{name: _frozen(value) for name, value in data.items()})

    @cached_property
    def open(self) -> "Setup":
        """What everybody at the table may know of it: without what single seats hold in secret."""
        return replace(self, held=())

    @property
    def hash(self) -> str:
        """SHA-256, in hexadecimal, of the setup as JSON without blanks and with sorted keys."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def label(self) -> str:
        """The setup in short, for file names and headings: `mega-bonus`."""
        special = self.to_json().keys() - {"edition", "variant", "bonus", "starter"}
        parts = [self.variant, *(["bonus"] if self.bonus else []), *([self.hash[:6]] if special else [])]
        return "-".join(parts)


def _listed(value: Any) -> Any:
    return [_listed(item) for item in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is str for item in value)


def _is_counts(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


def _is_pairs(value: Any) -> bool:
    return isinstance(value, list) and all(_is_texts(pair) and len(pair) == 2 for pair in value)


def _is_holding(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and type(value[0]) is int and type(value[1]) is str


_SHAPES: dict[str, Callable[[Any], bool]] = {
    "edition": lambda value: type(value) is str,
    "variant": lambda value: type(value) is str,
    "bonus": lambda value: type(value) is bool,
    "starter": lambda value: type(value) is int,
    "boards": _is_texts,
    "colors": _is_pairs,
    "large": _is_texts,
    "pieces": _is_counts,
    "sources": _is_texts,
    "events": _is_texts,
    "companies": _is_texts,
    "without": _is_texts,
    "held": lambda value: isinstance(value, list) and all(_is_holding(item) for item in value),
}


def check_setup(facts: Facts, setup: Setup) -> None:
    """Does the edition allow all of it? OptionError says what it does not."""
    if setup.edition != facts.name:
        raise OptionError(f"the setup is for {show(setup.edition)}, not for {facts.name}")
    facts.variant(setup.variant)
    if setup.bonus and not facts.bonus:
        raise OptionError(f"{facts.title} has no bonus tickets")
    _check_names(facts, "part of the map", setup.boards or (), [part.id for part in facts.boards])
    _check_names(facts, "city", setup.large or (), [city.id for city in facts.cities])
    _check_names(facts, "source of effects", setup.sources or (), facts.sources)
    _check_names(facts, "event card", setup.events or (), facts.printed_of("event"))
    _check_names(facts, "company", setup.companies or (), facts.printed_of("company"))
    _check_names(facts, "postcard", [card for _, card in setup.held], facts.printed_of("postcard"))
    _check_names(facts, "ticket", setup.without, [ticket.id for ticket in facts.tickets])
    if setup.companies is not None and len(set(setup.companies)) < len(setup.companies):
        raise OptionError("every seat has a company of its own")
    _check_names(facts, "route", [route for route, _ in setup.colors], [route.id for route in facts.routes])
    _check_names(facts, "colour", [color for _, color in setup.colors], [*facts.cards.colors, GREY])
    if setup.pieces is not None:
        _check_pieces(facts, setup.pieces)


def _check_names(facts: Facts, what: str, found: Any, known: Any) -> None:
    for name in found:
        if name not in known:
            raise OptionError(f"{facts.title} has no {what} {show(name)}{suggestion(name, known)}")


def _check_pieces(facts: Facts, pieces: tuple[int, ...]) -> None:
    if len(pieces) != len(facts.pieces):
        raise OptionError(f"{facts.title} has {len(facts.pieces)} kinds of pieces, not {len(pieces)}")
    for count, piece in zip(pieces, facts.pieces, strict=True):
        if not 1 <= count <= piece.number:
            raise OptionError(f"a player has 1 to {piece.number} pieces of kind {piece.name}, not {count}")


def tickets_on_the_table(facts: Facts, setup: Setup) -> tuple[Ticket, ...]:
    """The tickets a game is played with: those of the variant whose places are on the table."""
    shown, without = cities_on_the_table(facts, setup), set(setup.without)
    tickets = facts.variant_tickets(setup.variant, setup.bonus)
    return tuple(ticket for ticket in tickets if shown.issuperset(ticket.ends) and ticket.id not in without)


def cities_on_the_table(facts: Facts, setup: Setup) -> set[int]:
    """All cities, or those of the parts of the map that are there."""
    boards = boards_on_the_table(facts, setup)
    return {city.index for city in facts.cities if boards is None or city.board in boards}


def boards_on_the_table(facts: Facts, setup: Setup) -> tuple[str, ...] | None:
    """The parts of the map the setup names, or else its variant; None: all of them."""
    return facts.variant(setup.variant).boards if setup.boards is None else setup.boards


def large_cities(facts: Facts, setup: Setup) -> set[str]:
    """The large cities the setup names, or else its variant, or else the edition."""
    variant = facts.variant(setup.variant)
    if setup.large is not None:
        return set(setup.large)
    return {city.id for city in facts.cities if city.big} | set(variant.large or ())


def sources_in_force(facts: Facts, setup: Setup) -> tuple[str, ...]:
    """The sources the setup names, or else the steps of the boxes its variant has open."""
    if setup.sources is not None:
        return setup.sources
    boxes = facts.variant(setup.variant).boxes
    return tuple(card.id for card in facts.printed if card.kind == "step" and card.group in boxes and not card.trace)


def event_deck(facts: Facts, setup: Setup) -> tuple[str, ...]:
    """The event cards the setup names, or else those of the decks of its variant."""
    if setup.events is not None:
        return setup.events
    decks = facts.variant(setup.variant).decks
    return tuple(card.id for card in facts.printed if card.kind == "event" and card.group in decks)


def companies_of(facts: Facts, setup: Setup) -> tuple[Printed, ...]:
    """The company of each seat."""
    known = facts.printed_of("company")
    return facts.companies if setup.companies is None else tuple(known[name] for name in setup.companies)


def check_seats(facts: Facts, setup: Setup, players: int) -> None:
    """Can so many players sit down to it? OptionError says why not."""
    if setup.starter is not None and not 0 <= setup.starter < players:
        raise OptionError(f"the starter is a seat from 0 to {players - 1}, not {setup.starter}")
    if setup.companies is not None and len(setup.companies) != players:
        raise OptionError(f"the setup has {len(setup.companies)} companies for {players} players")
    for seat, postcard in setup.held:
        if not 0 <= seat < players:
            raise OptionError(f"{show(postcard)} is held by a seat from 0 to {players - 1}, not {seat}")
    check_enough_tickets(facts, setup, players)


def check_enough_tickets(facts: Facts, setup: Setup, players: int) -> None:
    """Can everybody be dealt what the variant says? A part of a map may have too few tickets."""
    variant, tickets = facts.variant(setup.variant), tickets_on_the_table(facts, setup)
    fewest = min(variant.deal, FEWEST_DEALT) if variant.fewer else variant.deal
    for deck, dealt in (("normal", fewest), ("long", variant.deal_long)):
        there = sum(ticket.deck == deck for ticket in tickets)
        if there < players * dealt:
            raise OptionError(f"{players} players are dealt {players * dealt} {deck} tickets; this table has {there}")
