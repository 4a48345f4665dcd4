"""What is legal: the set and the judgement of one action agree everywhere, and every refusal has a reason."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from branchline import vocabulary
from branchline.kernel import codes, numbers
from branchline.kernel import exports as kernel
from branchline.kernel.codes import OVER
from branchline.kernel.numbers import (
    ACTIONS,
    CLAIM,
    DECLINE,
    DRAW_PILE,
    DRAW_TICKETS,
    KEEP,
    PASS,
    PAY,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
)
from tests.kit.flat import column
from tests.kit.games import EVERY_VARIANT, STYLES, Setting, play_game
from tests.kit.table import Table, members, subset
from tests.kit.valley import valley


def legal_set(board: Any, state: Any) -> set[int]:
    words = np.full(numbers.ACTION_WORDS, 2**64 - 1, np.uint64)  # whatever was in it is overwritten
    kernel.legal(board, state, words)
    return members(words)


def allowed_one_by_one(board: Any, state: Any) -> set[int]:
    return {action for action in range(ACTIONS) if kernel.refusal(board, state, action) == codes.ALLOWED}


def some_positions(setting: Setting, seed: int) -> list[Any]:
    """One position of each phase from a game in each style, and the end."""
    found = []
    for number, style in enumerate(STYLES):
        states = play_game(setting, seed=seed + number, style=style).states
        for phase in range(OVER + 1):
            here = np.flatnonzero(column(states, "phase") == phase)
            if len(here):
                found.append(states[here[(7 * number + 3) % len(here)]])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_the_legal_actions_are_exactly_those_that_are_not_refused(setting: Setting) -> None:
    """All 1024 actions, in every phase: routes listed with bit sets are those judged one by one."""
    for state in some_positions(setting, seed=40):
        assert legal_set(setting.board, state) == allowed_one_by_one(setting.board, state)


@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_there_is_always_something_to_do_until_the_end(setting: Setting) -> None:
    """C-15: whoever can do nothing else passes; after the end there is nothing."""
    for style in ("random", "one-sided"):
        states = play_game(setting, seed=50, style=style).states
        for state in states[:-1]:
            legal = legal_set(setting.board, state)
            assert legal
            assert PASS not in legal or legal == {PASS}
        assert legal_set(setting.board, states[-1]) == set()


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_asking_changes_nothing(setting: Setting) -> None:
    """Listing and judging leave the position as it is."""
    for state in some_positions(setting, seed=60)[::3]:
        before = state.tobytes()
        legal_set(setting.board, state)
        for action in range(0, ACTIONS, 5):
            kernel.refusal(setting.board, state, action)
        assert state.tobytes() == before


@pytest.mark.parametrize("action", [-1, -1000, ACTIONS, 5000])
def test_numbers_outside_the_table_are_no_actions(action: int) -> None:
    for state in some_positions(EVERY_VARIANT[0], seed=70):
        expected = "the game is over" if state.public.phase == OVER else "there is no such action"
        assert vocabulary.REFUSALS[kernel.refusal(EVERY_VARIANT[0].board, state, action)].text == expected


def test_every_action_number_means_one_thing() -> None:
    """The families of the action table follow each other without overlapping."""
    starts = [CLAIM, STATION, PASS, TAKE_DISPLAY, DRAW_PILE, TAKE_FERRY, DRAW_TICKETS, DECLINE, KEEP, PAY, ACTIONS]
    assert starts == sorted(set(starts))
    assert PAY + numbers.CARD_KINDS * 64 == ACTIONS
    assert len(numbers.FERRY_USES) * numbers.JOKER_CHOICES <= 64


# --- reasons ----------------------------------------------------------------------------------------------------------


def paying(edition: str = "europe", ends: tuple[str, str] = ("marseille", "pamplona"), **hand: int) -> Table:
    """A table where seat 0 has chosen a route and is about to pay for it."""
    table = Table(edition).tidy().hand(0, **hand)
    table.play(CLAIM + table.route(*ends))
    return table


def over() -> Table:
    table = Table("new-york")
    table.state.public.phase = OVER
    return table


def without(table: Table, field: str) -> Table:
    """The table with nothing left of something."""
    table.state.public[field][:] = 0
    return table


def second_card() -> Table:
    table = Table().tidy().display("joker", "red", "blue", "green", "white")
    table.play(DRAW_PILE)
    return table


def looking_at_tickets(variant: str = "classic") -> Table:
    return Table(variant=variant, setup=True)


def two_ferry_cards() -> Table:
    table = Table("italy")
    table.play(*[TAKE_FERRY] * 4)
    return table


def eight_cards_left() -> Table:
    """LW-12."""
    table = Table("legends").tidy().pile(red=8)
    table.state.public.pile_actions = 0
    return table


def a_closed_valley() -> Table:
    """An effect forbids to claim red routes."""
    with tempfile.TemporaryDirectory() as folder:
        table = valley(Path(folder), 'when = "price", if = "color", value = "red", do = "close"')
    return table.hand(0, red=4)


def asked_for_a_card() -> Table:
    table = Table().tidy().hand(0, red=1)
    table.state.public.phase = codes.CHOOSE_CARD
    return table


REFUSALS: list[tuple[str, Callable[[], Table], Callable[[Table], int]]] = [
    ("allowed", Table, lambda table: DRAW_PILE),
    ("the game is over", over, lambda table: DRAW_PILE),
    ("there is no such action", Table, lambda table: PAY + 63),  # sixty payments in each colour
    ("there is no such action", Table, lambda table: PAY + numbers.JOKER * 64 + 1),  # jokers only are one payment
    ("that is not what has to be decided now", Table, lambda table: DECLINE),
    ("that is not what has to be decided now", Table, lambda table: subset(0)),
    ("that is not what has to be decided now", Table, lambda table: table.payment("red")),
    ("that is not what has to be decided now", second_card, lambda table: DRAW_TICKETS),
    ("that is not what has to be decided now", lambda: paying(red=4), lambda table: DRAW_PILE),
    ("that is not what has to be decided now", looking_at_tickets, lambda table: DRAW_PILE),
    ("there is no such route on this board", Table, lambda table: CLAIM + 101),
    ("the route is taken", lambda: Table().own(1, 3), lambda table: CLAIM + 3),
    ("the route is closed: a parallel route is taken", lambda: Table().own(1, 16), lambda table: CLAIM + 17),
    ("too few pieces left for its spaces", lambda: without(Table(), "pieces"), lambda table: CLAIM),
    ("the hand cannot pay for it", lambda: Table().tidy(), lambda table: CLAIM),
    ("the hand cannot pay for it", lambda: Table().tidy(), lambda table: STATION),
    ("there is no such city for a station on this board", Table, lambda table: STATION + 47),
    ("no station left to build", lambda: without(Table(), "stations"), lambda table: STATION),
    ("the city already has a station", lambda: Table().station(1, "wien"), lambda table: STATION + table.city("wien")),
    ("the display slot is empty", lambda: Table().display(None, None).pile(), lambda table: TAKE_DISPLAY),
    ("no cards left in draw and discard pile", lambda: Table().tidy().pile(), lambda table: DRAW_PILE),
    ("no cards left in draw and discard pile", lambda: Table().tidy().pile(), lambda table: TAKE_DISPLAY),
    ("a face-up joker cannot be the second card", second_card, lambda table: TAKE_DISPLAY),
    ("no ferry card left to take", Table, lambda table: TAKE_FERRY),
    ("no more ferry cards may be held", two_ferry_cards, lambda table: TAKE_FERRY),
    ("no tickets left", lambda: Table().tickets_left(), lambda table: DRAW_TICKETS),
    ("passing is only for a player who cannot do anything else", Table, lambda table: PASS),
    ("too few tickets kept", looking_at_tickets, lambda table: subset(0)),
    ("too many tickets kept", lambda: looking_at_tickets("mega"), lambda table: subset(0, 1)),
    ("that ticket was not offered", looking_at_tickets, lambda table: subset(0, 1, 4)),
    ("the route does not take that colour", lambda: paying(red=4), lambda table: table.payment("blue")),
    (
        "more jokers are required",
        lambda: paying(ends=("athina", "brindisi"), red=4, joker=1),
        lambda table: table.payment("red"),
    ),
    ("the hand does not hold these cards", lambda: paying(red=4), lambda table: table.payment("red", 1)),
    ("too few cards in draw and discard pile to draw as a turn", eight_cards_left, lambda table: DRAW_PILE),
    (
        "the route is closed for now",
        a_closed_valley,
        lambda table: CLAIM + table.route("alder", "birch"),
    ),
    ("that is not one of the choices", asked_for_a_card, lambda table: numbers.CARD + numbers.JOKER),
    (
        "ferry cards cannot be used like that here",
        lambda: paying("italy", ("cagliari", "roma"), red=2, joker=2),
        lambda table: table.payment("red", 0, 1, 2),
    ),
]


@pytest.mark.parametrize(("reason", "scene", "action"), REFUSALS)
def test_a_refusal_says_why(reason: str, scene: Callable[[], Table], action: Callable[[Table], int]) -> None:
    table = scene()
    assert table.refusal(action(table)) == reason
    assert (action(table) in table.legal()) == (reason == "allowed")


def test_every_reason_has_been_given() -> None:
    assert {reason for reason, _, _ in REFUSALS} == {refusal.text for refusal in vocabulary.REFUSALS}


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_VARIANT, ids=lambda setting: setting.name)
def test_every_refusal_is_one_of_the_reasons(setting: Setting) -> None:
    for state in some_positions(setting, seed=80)[::4]:
        for action in range(-1, ACTIONS + 1):
            assert 0 <= kernel.refusal(setting.board, state, action) < len(vocabulary.REFUSALS)
