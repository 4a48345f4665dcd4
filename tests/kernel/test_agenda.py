"""What is due waits in the record, and the rules stop only where somebody must decide."""

from __future__ import annotations

from typing import Any

import pytest

from branchline.kernel import codes, numbers
from branchline.kernel.numbers import CLAIM, DECLINE
from tests.kit.games import EVERY_VARIANT, Setting, play_game
from tests.kit.table import Table, members


def due(table: Table) -> list[tuple[int, int, int]]:
    """The agenda, the next thing first."""
    public: Any = table.state.public
    rows = public.agenda[: public.due]
    return [(int(row.kind), int(row.seat), int(row.value)) for row in rows][::-1]


def at_a_tunnel() -> tuple[Table, int]:
    table = Table().tidy().hand(0, black=4, red=1).pile(black=1, white=2)
    route = table.route("madrid", "pamplona")
    table.claim(route, "black")
    return table, route


def test_a_claim_waits_for_its_tunnel() -> None:
    """EU-8: the route is claimed once the surcharge is paid."""
    table, route = at_a_tunnel()
    assert due(table) == [(numbers.DUE_CLAIM, 0, route)]
    table.play(table.payment("black"))
    assert route in members(table.state.public.owned[0])
    assert due(table) == []


def test_a_declined_tunnel_is_not_claimed_any_more() -> None:
    """EU-10."""
    table, _ = at_a_tunnel()
    table.play(DECLINE)
    assert due(table) == []
    assert not table.state.public.owned[0].any()
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)


def test_who_chooses_tickets_next_stands_on_the_agenda() -> None:
    """EU-21: in two steps, each round from the starter, then the first turn."""
    table = Table(variant="mega", players=3, starter=1, setup=True)
    long, normal = codes.CHOOSE_LONG_TICKETS, codes.CHOOSE_TICKETS
    assert due(table) == [
        (numbers.DUE_CHOOSE_TICKETS, 2, long),
        (numbers.DUE_CHOOSE_TICKETS, 0, long),
        (numbers.DUE_DEAL_NORMAL, -1, 0),
        (numbers.DUE_CHOOSE_TICKETS, 1, normal),
        (numbers.DUE_CHOOSE_TICKETS, 2, normal),
        (numbers.DUE_CHOOSE_TICKETS, 0, normal),
        (numbers.DUE_BEGIN_TURN, 1, 0),
    ]


def test_what_has_to_be_paid_is_owed_until_it_is_paid() -> None:
    table = Table().tidy().hand(0, red=4)
    route = next(r for r in table.edition.routes if r.color == "red" and not r.tunnel)
    table.play(CLAIM + route.index)
    public: Any = table.state.public
    assert (public.owed_cards, public.owed_color) == (route.cards, table.card("red"))
    table.play(table.payment("red"))
    assert (public.owed_cards, public.owed_color) == (0, numbers.NONE)


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_nothing_is_due_when_a_turn_begins(setting: Setting) -> None:
    states = play_game(setting, seed=4).states
    public = states["public"]
    assert not public["due"][public["phase"] == codes.TURN].any()
    assert not public["due"][public["phase"] == codes.OVER].any()
    assert (public["due"] < numbers.AGENDA).all()
    assert (public["phase"] != numbers.NOBODY_ASKED).all()
