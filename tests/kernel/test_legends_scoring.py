"""Legends of the West: pay slips and ties (LW-22, LW-23)."""

from __future__ import annotations

import pytest

from branchline import Game
from branchline.kernel import codes, numbers
from tests.kit.table import Table, edition_named

LEGENDS = edition_named("legends")


def slip(table: Table, seat: int = 0) -> dict[str, int]:
    """The lines of a pay slip that are not 0, and the total."""
    sheet = table.sheet()
    lines = {name: int(n) for name, n in zip(LEGENDS.lines, sheet.lines[seat].tolist(), strict=False) if n}
    return {**lines, "total": int(sheet.total[seat])}


def bare(players: int = 2, starter: int = 0) -> Table:
    """Nobody holds a ticket, everybody has 20 trains and no money."""
    table = Table("legends", players=players, starter=starter)
    for seat in range(players):
        table.hold(seat)
    table.state.public.money[:] = 0
    return table


@pytest.mark.parametrize(
    ("left", "dollars"),
    [(0, 16), (1, 12), (2, 9), (3, 7), (4, 6), (5, 4), (7, 4), (8, 2), (10, 2), (11, 0), (20, 0), (56, 0)],
)
def test_the_fewer_trains_left_the_more_dollars(left: int, dollars: int) -> None:
    """LW-22: the table of the pay slip."""
    table = bare()
    table.state.public.pieces[0, 0] = left
    assert slip(table).get("pieces", 0) == dollars


def test_a_pay_slip_adds_coins_trains_and_tickets() -> None:
    """LW-22: fulfilled tickets plus, the others minus; routes pay nothing."""
    table = bare().hold(0, LEGENDS.ticket("baltimore-new-york").index, LEGENDS.ticket("new-york-boston").index)
    table.own(0, table.route("baltimore", "philadelphia", "red"), table.route("new-york", "philadelphia", "red"))
    table.state.public.money[0], table.state.public.pieces[0, 0] = 13, 2
    assert slip(table) == {"tickets": 2 - 1, "money": 13, "pieces": 9, "total": 23}


def test_nobody_ends_below_nothing() -> None:
    """LW-22: neither on the pay slip nor in play."""
    table = bare().hold(0, LEGENDS.ticket("mobile-boston").index)
    table.state.public.money[0] = 4
    assert slip(table) == {"tickets": -11, "money": 4, "total": 0}


def test_the_sheet_for_people_is_the_same() -> None:
    """LW-22: a whole game; what is shown adds up."""
    game = Game.new(LEGENDS, players=3, seed=4)
    while not game.is_over:
        game.play(game.legal()[len(game.played) * 7 % len(game.legal())])
    for seat, sheet in enumerate(game.sheets()):
        assert sheet.lines["money"] == game.view().record.public.money[seat]
        assert sheet.total == max(0, sum(sheet.lines.values()))
        assert "points" not in sheet.lines


def places(table: Table) -> list[int]:
    found: list[int] = table.sheet().place[: table.state.public.players].tolist()
    return found


def test_most_dollars_win() -> None:
    """LW-23."""
    table = bare(3)
    table.state.public.money[:3] = [4, 9, 6]
    assert places(table) == [3, 1, 2]


def test_a_tie_goes_to_more_fulfilled_tickets() -> None:
    """LW-23."""
    table = bare(3).hold(0, LEGENDS.ticket("baltimore-new-york").index)
    table.own(0, table.route("baltimore", "philadelphia", "red"), table.route("new-york", "philadelphia", "red"))
    table.state.public.money[:3] = [5, 7, 7]
    assert table.sheet().total[:3].tolist() == [7, 7, 7]
    assert places(table) == [1, 3, 2]


@pytest.mark.parametrize(("starter", "expected"), [(0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])])
def test_a_tie_of_tickets_goes_to_the_later_player(starter: int, expected: list[int]) -> None:
    """LW-23: later in turn order, so that no two share a place."""
    assert places(bare(3, starter)) == expected


def test_nothing_below_zero_ties_with_nothing() -> None:
    """LW-22, LW-23: places are by what the slip says in the end."""
    table = bare().hold(0, LEGENDS.ticket("mobile-boston").index)
    assert table.sheet().total[:2].tolist() == [0, 0]
    assert places(table) == [2, 1]
    assert table.sheet().lines[0, codes.LINE_TICKETS] == -11
    assert table.sheet().lines[0, numbers.MONEY_LINE] == 0
