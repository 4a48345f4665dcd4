"""Legends of the West: what is hidden. Marks of cards nobody saw, and postcards until they act."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from branchline import Game
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from branchline.kernel.numbers import DRAW_PILE, NOBODY, SPECTATOR, TAKE_DISPLAY
from tests.kit.table import Table, edition_named, key_of, kinds

LEGENDS = edition_named("legends")
PICKAXE, SKULL = codes.MARK_PICKAXE, codes.MARK_SKULL


def a_table(players: int = 2) -> Table:
    """Empty hands, and no action card in the pile."""
    table = Table("legends", players=players, variant="all-boards").tidy()
    table.state.public.discard_actions += table.state.public.pile_actions
    table.state.public.pile_actions = 0
    return table


def guesses(table: Table, seat: int, count: int) -> Any:
    """Positions the seat may be in, one after the other in the same record."""
    chance, state = records.new(records.CHANCE)[0], records.new(records.STATE)[0]
    kernel.begin_chance(chance, key_of(7))
    for _ in range(count):
        kernel.determinize(table.board, table.view(seat), chance, state)
        yield state


# --- marks ------------------------------------------------------------------------------------------------------------


def test_a_mark_drawn_from_the_pile_is_seen_by_its_holder_alone() -> None:
    """C-20, LW-29: nobody else sees the mark, nor hears of it."""
    table = a_table().pile(red=1)
    table.state.own[1].marked[SKULL, table.card("red")] -= 1
    table.state.pile_marked[SKULL, table.card("red")] = 1
    before = {seat: table.view(seat) for seat in (1, SPECTATOR)}
    table.state.public.discard_actions = 20  # enough cards to draw as a turn
    told = table.play(DRAW_PILE)
    assert codes.DREW_MARK in kinds(told)
    assert table.view(0).own.marked[SKULL, table.card("red")] == 1
    for seat, view in before.items():
        assert table.view(seat).own.tobytes() == view.own.tobytes()
        assert not table.view(seat).public.known_marked.any()


def test_a_marked_card_of_the_display_is_known_with_its_mark() -> None:
    """C-19: until it is paid."""
    table = a_table()
    red = table.card("black")
    table.state.public.display_mark[0] = PICKAXE + 1
    table.state.pile_marked[PICKAXE, red] -= 1
    table.play(TAKE_DISPLAY)
    assert table.state.public.known_marked[0, PICKAXE, red] == 1
    assert table.state.own[0].marked[PICKAXE, red] == 1
    for state in guesses(table, 1, 5):
        assert state.own[0].marked[PICKAXE, red] >= 1


@pytest.mark.parametrize(
    ("paid", "left", "known_left"),
    [(1, (0, 1), (0, 1)), (2, (0, 1), (0, 1)), (3, (0, 1), (0, 1)), (4, (0, 0), (0, 0))],
)
def test_pickaxes_are_paid_first_and_skulls_last(paid: int, left: tuple[int, int], known_left: tuple[int, int]) -> None:
    """What everybody knew of a card with a skull stays known while others are paid."""
    table = a_table(4).hand(0, red=4).mark(0, "pickaxe", red=1).mark(0, "skull", red=1)
    red = table.card("red")
    table.state.public.known[0, red] = 2
    table.state.public.known_marked[0, :, red] = 1
    route = next(r for r in LEGENDS.routes if r.color == "red" and r.length == paid)
    table.state.public.in_force[:] = 0  # no dearer routes
    told = table.claim(route.index, "red")
    assert tuple(table.state.own[0].marked[:, red].tolist()) == left
    assert tuple(table.state.public.known_marked[0, :, red].tolist()) == known_left
    assert table.state.public.known[0, red] == sum(known_left)
    assert table.state.public.discard_marked[:, red].sum() == 2 - sum(left)
    assert kinds(told).count(codes.PAID_MARKS) == 2 - sum(left)


def test_marks_of_unseen_cards_are_guessed_with_equal_chances() -> None:
    """Each unseen card of a colour is as likely as another to bear a mark."""
    table = a_table().hand(0, red=2).hand(1, red=3, blue=1)
    table.state.public.known[1, table.card("red")] = 1  # a plain one, as everybody saw
    red, deals = table.card("red"), 1500
    found: Counter[tuple[int, int]] = Counter()
    cards = 0
    for state in guesses(table, 0, deals):
        unseen = int(state.own[1].hand[red] - 1)
        cards += unseen
        for mark in (PICKAXE, SKULL):
            found[mark, 0] += int(state.own[1].marked[mark, red])
        assert (state.own[1].marked.sum(axis=0) <= state.own[1].hand - state.public.known[1]).all()
        everywhere = state.own["marked"].sum(axis=0) + state.pile_marked
        assert everywhere.tolist() == table.board.marked.tolist()
    for mark, marked in ((PICKAXE, 3), (SKULL, 2)):
        chance = marked / (12 - 2 - 1)  # of the red cards two are in the own hand and one is known
        expected, spread = cards * chance, (cards * chance * (1 - chance)) ** 0.5
        assert abs(found[mark, 0] - expected) < 4 * spread


def test_a_display_that_waits_for_an_event_tells_nothing_about_the_pile() -> None:
    """C-4, LW-13: three jokers lie there because an event is settled first, not because few other cards are left."""
    table = a_table().display("joker", "joker", "joker", "red", None)
    table.state.public.agenda[table.state.public.due] = (numbers.DUE_DISPLAY, NOBODY, 0)
    table.state.public.due += 1
    table.hand(1, red=2, blue=2)
    jokers = [int(state.own[1].hand[numbers.JOKER]) for state in guesses(table, 0, 60)]
    assert max(jokers) > 0
    assert min(jokers) == 0
    assert sum(jokers) / len(jokers) < 1.5


# --- postcards --------------------------------------------------------------------------------------------------------


def held(*cards: tuple[int, str]) -> Game:
    return Game.new(LEGENDS, setup=LEGENDS.setup("all-boards", held=cards), players=3, starter=None, seed=3)


def test_postcards_are_seen_by_their_holder_alone() -> None:
    """LW-29: the views of the others are the same, whatever anybody holds."""
    postcards = list(LEGENDS.printed_of("postcard"))
    game, other, bare = held((1, postcards[0])), held((1, postcards[5]), (2, postcards[6])), held()
    assert members_of(game, 1) == {postcards[0]}
    assert members_of(bare, 1) == set()
    for seat in (0, None):
        views = [one.view(seat).record.tobytes() for one in (game, other, bare)]
        assert views[0] == views[1] == views[2]
    assert game.view(2).record.tobytes() == bare.view(2).record.tobytes()


def members_of(game: Game, seat: int) -> set[str]:
    words = game.view(seat).record.own.in_force
    return {name for n, name in enumerate(LEGENDS.sources) if int(words[n // 64]) >> n % 64 & 1}


def test_a_guess_does_not_know_the_postcards_of_others() -> None:
    """LW-29."""
    game = held((0, "postcard-first-graduates"), (1, "postcard-chess-by-wire"))
    state = records.new(records.STATE)[0]
    chance = records.new(records.CHANCE)[0]
    kernel.begin_chance(chance, key_of(1))
    kernel.determinize(LEGENDS.board(LEGENDS.setup("all-boards"))[0], game.view(0).record, chance, state)
    assert state.own[0].in_force.any()
    assert not state.own[1].in_force.any()


def test_games_with_postcards_show_each_of_them_once() -> None:
    """LW-29: what is shown was held, by the one who shows it, and is gone afterwards."""
    postcards = list(LEGENDS.printed_of("postcard"))
    shown: Counter[str] = Counter()
    for seed in range(2):
        cards = tuple((n % 3, name) for n, name in enumerate(postcards[seed::3]))
        game = Game.new(LEGENDS, setup=LEGENDS.setup("all-boards", held=cards), players=3, seed=seed)
        random = np.random.default_rng(seed)
        while not game.is_over:
            legal = game.legal()
            claims = [move for move in legal if move.action < numbers.STATION] or legal
            for event in game.play(claims[int(random.integers(len(claims)))]):
                if event.kind == "shows_postcard":
                    name = LEGENDS.sources[int(str(event.details["source"]))]
                    assert event.seat is not None
                    assert (event.seat, name) in cards
                    assert name not in members_of(game, event.seat)
                    shown[name] += 1
    assert shown
    assert max(shown.values()) == 1
