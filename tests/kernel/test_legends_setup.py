"""Legends of the West: what lies on the table before the first turn (LW-1 … LW-9)."""

from __future__ import annotations

import pytest

from branchline import Game
from branchline.edition import OptionError
from branchline.kernel import codes, numbers
from branchline.kernel.numbers import JOKER, NONE
from tests.kit.table import Table, kinds, members, subset
from tests.kit.west import LEGENDS, START, money


def test_the_material() -> None:
    """LW-1: 90 cards of seven kinds and action cards, 33 tickets, 7 events and 5 companies at the start."""
    board = LEGENDS.board()[0]
    assert board.deck.tolist() == [12] * 6 + [0, 0] + [12]
    assert LEGENDS.cards.total + board.action_cards.max() == 90
    assert len(members(board.normal_tickets)) == 33
    assert {LEGENDS.sources[event] for event in members(board.events)} == {
        card.id for card in LEGENDS.printed if card.group == "start"
    }
    assert len(members(board.events)) == 7
    assert {company.color for company in LEGENDS.companies} == {"blue", "red", "green", "yellow", "black"}
    assert LEGENDS.pieces[0].number == 56
    assert sum(part.start for part in LEGENDS.boards) == 5
    assert len(LEGENDS.boards) == 13


def test_the_board_is_what_was_added_so_far() -> None:
    """LW-2: cities, routes and tickets of other boards are not there."""
    board = LEGENDS.board(LEGENDS.setup("all-boards", boards=(*START, "florida")))[0]
    shown = {city.index for city in LEGENDS.cities if city.board in (*START, "florida")}
    assert members(board.all_cities) == shown
    for route in LEGENDS.routes:
        assert (route.index in members(board.all_routes)) == shown.issuperset(route.ends)
    assert all(shown.issuperset(LEGENDS.tickets[ticket].ends) for ticket in members(board.normal_tickets))


@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 4), (4, 3), (5, 3)])
def test_money_action_cards_hands_and_display(players: int, cards: int) -> None:
    """LW-3, LW-4, LW-5: five dollars, action cards by players, and none of them dealt or turned up."""
    for seed in range(8):
        table = Table("legends", players=players, seed=seed, setup=True)
        assert money(table) == [5] * players
        assert table.state.public.pile_actions == cards
        assert table.state.public.discard_actions == 0
        assert table.state.own["hand"].sum(axis=1).tolist() == [4] * players + [0] * (5 - players)
        assert (table.state.public.display != numbers.EMPTY).all()
        assert codes.ACTION_CARD not in kinds(table.setup_events)
        assert (table.state.public.display == JOKER).sum() < 3


def test_four_tickets_of_which_two_are_kept() -> None:
    """LW-6: the others go under the pile."""
    table = Table("legends", setup=True)
    assert table.state.public.offered[:2].tolist() == [4, 4]
    assert table.refusal(subset(1)) == "too few tickets kept"
    table.play(subset(0, 3))
    assert table.state.public.under_size == 2
    table.play(subset(0, 1, 2, 3))
    assert table.state.public.under_size == 2


@pytest.mark.parametrize(("tickets", "dealt", "kept"), [(8, 4, 2), (7, 3, 1), (6, 3, 1), (5, 2, 1), (4, 2, 1)])
def test_with_too_few_tickets_everybody_is_dealt_fewer(tickets: int, dealt: int, kept: int) -> None:
    """LW-6: the same number for all, three or two, and at least one is kept."""
    there = [ticket.id for ticket in LEGENDS.variant_tickets("first-game")]
    table = Table("legends", setup=True, without=tuple(there[tickets:]))
    assert table.state.public.offered[:2].tolist() == [dealt, dealt]
    assert table.refusal(subset(*range(kept - 1))) == "too few tickets kept"
    table.play(subset(*range(kept)), subset(*range(kept)))
    assert table.state.public.under_size == 2 * (dealt - kept)


def test_a_table_with_hardly_any_tickets_is_refused() -> None:
    """LW-6: two tickets for everybody are the fewest."""
    there = [ticket.id for ticket in LEGENDS.variant_tickets("first-game")]
    with pytest.raises(OptionError, match="normal tickets"):
        Game.new(LEGENDS, setup=LEGENDS.setup(without=tuple(there[3:])), players=2)


def test_no_event_is_current_at_the_start() -> None:
    """LW-7: the deck is shuffled, and nothing of it is in force."""
    table = Table("legends")
    assert table.state.public.event == NONE
    assert members(table.state.public.events_left) == members(table.board.events)
    assert not members(table.state.public.in_force) & members(table.board.events)


@pytest.mark.parametrize(
    ("variant", "trains"), [("first-game", 20), ("fourth-game", 26), ("eighth-game", 34), ("all-boards", 42)]
)
def test_trains_grow_with_the_campaign(variant: str, trains: int) -> None:
    """LW-8: twenty in the first game; a setup may say another number."""
    assert Table("legends", variant=variant).state.public.pieces[:2, 0].tolist() == [trains] * 2
    assert Table("legends", variant=variant, pieces=(56,)).state.public.pieces[0, 0] == 56


def test_the_holder_of_the_card_begins_or_chance_decides() -> None:
    """LW-9."""
    assert {Game.new(LEGENDS, players=3, seed=seed).decider for seed in range(12)} == {0, 1, 2}
    for seed in range(4):
        assert Game.new(LEGENDS, players=3, seed=seed, starter=2).decider == 2
