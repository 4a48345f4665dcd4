"""Tables of Legends of the West for tests: which event is current, and which card comes next."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.kit.table import Table, edition_named

LEGENDS = edition_named("legends")
START = ("northeast", "atlantic-coast", "the-south", "appalachia", "great-lakes")


def legends(players: int = 2, variant: str = "first-game", **options: Any) -> Table:
    """A table with empty hands, no action card in the pile and no postcards."""
    table = Table("legends", players=players, variant=variant, **options).tidy()
    table.state.public.discard_actions += table.state.public.pile_actions
    table.state.public.pile_actions = 0
    return table


def source(name: str) -> int:
    return LEGENDS.sources.index(name)


def put(words: Any, *names: str) -> None:
    """Make the set hold exactly these sources."""
    words[:] = 0
    for name in names:
        words[source(name) // 64] |= np.uint64(1 << source(name) % 64)


def current(table: Table, event: str) -> Table:
    """This event is the current one."""
    number = source(event)
    for words in (table.state.public.in_force, table.state.public.events_past):
        words[number // 64] |= np.uint64(1 << number % 64)
    table.state.public.events_left[number // 64] &= ~np.uint64(1 << number % 64)
    table.state.public.event = number
    return table


def action_card_next(table: Table, *events: str, **cards: int) -> Table:
    """The next card off the pile is an action card, the next event one of these; afterwards come these cards."""
    table.discard(**cards).pile()
    table.state.public.pile_actions, table.state.public.discard_actions = 1, 0
    put(table.state.public.events_left, *events)
    return table


def money(table: Table) -> list[int]:
    dollars: list[int] = table.state.public.money[: table.state.public.players].tolist()
    return dollars
