"""What lies on the table before the deal: one value for everything a game can be played with or without.

A record, a lab's setting and a server's table each hold one `Setup`. It is JSON both ways. Only what differs from the
ordinary is written, so a field that is added later changes no setup that was written before.
"""

import hashlib
import json
from dataclasses import dataclass, fields
from typing import Any

from branchline.edition.errors import OptionError
from branchline.edition.facts import GREY, Facts, Ticket
from branchline.edition.places import show, suggestion


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
    sources: tuple[str, ...] = ()  # sources of effects that are in force from the start

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


_SHAPES = {
    "edition": lambda value: type(value) is str,
    "variant": lambda value: type(value) is str,
    "bonus": lambda value: type(value) is bool,
    "starter": lambda value: type(value) is int,
    "boards": _is_texts,
    "colors": _is_pairs,
    "large": _is_texts,
    "pieces": _is_counts,
    "sources": _is_texts,
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
    _check_names(facts, "source of effects", setup.sources, facts.sources)
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
    shown = cities_on_the_table(facts, setup)
    return tuple(t for t in facts.variant_tickets(setup.variant, setup.bonus) if shown.issuperset(t.ends))


def cities_on_the_table(facts: Facts, setup: Setup) -> set[int]:
    """All cities, or those of the parts of the map that are there."""
    return {city.index for city in facts.cities if setup.boards is None or city.board in setup.boards}


def check_enough_tickets(facts: Facts, setup: Setup, players: int) -> None:
    """Can everybody be dealt what the variant says? A part of a map may have too few tickets."""
    variant, tickets = facts.variant(setup.variant), tickets_on_the_table(facts, setup)
    for deck, dealt in (("normal", variant.deal), ("long", variant.deal_long)):
        there = sum(ticket.deck == deck for ticket in tickets)
        if there < players * dealt:
            raise OptionError(f"{players} players are dealt {players * dealt} {deck} tickets; this table has {there}")
