"""Effects as rows of data: when they act, for whom, if what, and that what they ask is an ordinary decision."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from branchline import Game
from branchline.bots import make_bot
from branchline.edition import Edition, check_edition, load_edition
from branchline.game.verify import verify_record
from branchline.kernel import codes, numbers
from branchline.kernel import exports as kernel
from branchline.kernel.numbers import CARD, CLAIM, DRAW_PILE, DRAW_TICKETS, OPTION, SEAT
from tests.kit.paths import EDITIONS
from tests.kit.table import Table, kinds, subset, values

ROWS = """
[effects]
sources = ["snow", "mail"]
lines = ["gold", "fines"]
"""


def edition_with(folder: Path, *rows: str) -> Path:
    """New York with these effects."""
    shutil.copytree(EDITIONS / "new-york", folder)
    text = (folder / "edition.toml").read_text(encoding="utf-8").replace('name = "new-york"', 'name = "effects"', 1)
    added = ROWS + "".join(f"[[effects.rows]]\n{row}\n" for row in rows)
    (folder / "edition.toml").write_text(text + added, encoding="utf-8")
    return folder


def table_with(tmp_path: Path, *rows: str, players: int = 2, sources: tuple[str, ...] = ()) -> Table:
    edition = load_edition(edition_with(tmp_path / "effects", *rows))
    table = Table(edition, players=players)
    if sources:
        table.board = edition.board(edition.setup(sources=sources))[0]
        kernel.new_game(table.board, table.state, players, 0, np.zeros(8, np.uint32), table.log)
        while table.state.public.phase == codes.CHOOSE_TICKETS:
            table.play(max(table.legal()))
    return table.tidy()


def gained(table: Table, line: int = 0) -> list[int]:
    found: list[int] = table.state.public.gained[: table.state.public.players, line].tolist()
    return found


def claim_one(table: Table, color: str = "red", length: int = 0) -> Any:
    """The acting seat claims a route that takes the colour."""
    seat = int(table.state.public.decider)
    table.hand(seat, **{color: 3})
    found = [r for r in table.edition.routes if r.color in (color, "grey") and r.length >= length]
    route = next(r for r in found if CLAIM + r.index in table.legal())
    return table.claim(route.index, color)


# --- when, whom, if ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "after"),
    [
        ('when = "claimed"\ndo = "gain"\namount = 2\nline = "gold"', [2, 0, 0]),
        ('when = "claimed"\nfor = "all"\ndo = "gain"\namount = 2\nline = "gold"', [2, 2, 2]),
        ('when = "claimed"\nfor = "others"\ndo = "gain"\namount = -1\nline = "gold"', [0, -1, -1]),
        ('when = "claimed"\nif = "length"\nvalue = 9\ndo = "gain"\namount = 2\nline = "gold"', [0, 0, 0]),
        ('when = "claimed"\nsource = "snow"\ndo = "gain"\namount = 2\nline = "gold"', [0, 0, 0]),
        ('when = "last_round"\ndo = "gain"\namount = 2\nline = "gold"', [0, 0, 0]),
    ],
)
def test_a_row_acts_for_whom_it_says_if_its_condition_holds(tmp_path: Path, row: str, after: list[int]) -> None:
    table = table_with(tmp_path, row, players=3)
    claim_one(table)
    assert gained(table) == after


def test_a_source_in_force_lets_its_rows_act(tmp_path: Path) -> None:
    row = 'when = "claimed"\nsource = "snow"\ndo = "gain"\namount = 2\nline = "gold"'
    table = table_with(tmp_path, row, sources=("snow",))
    claim_one(table)
    assert gained(table) == [2, 0]


def test_rows_switch_sources(tmp_path: Path) -> None:
    on = 'when = "claimed"\ndo = "switch_on"\nswitch = "snow"'
    row = 'when = "turn_begins"\nsource = "snow"\ndo = "gain"\namount = 1\nline = "gold"'
    table = table_with(tmp_path, on, row)
    table.play(DRAW_PILE, DRAW_PILE)
    assert gained(table) == [0, 0]
    claim_one(table)
    assert gained(table) == [1, 0]  # the next turn has begun


def test_moments_of_a_whole_game(tmp_path: Path) -> None:
    """Each moment by an amount of its own: what is gained tells how often it came."""
    rows = [
        'when = "set_up"\nfor = "all"\ndo = "gain"\namount = 5\nline = "gold"',
        'when = "game_ends"\nfor = "all"\ndo = "gain"\namount = 7\nline = "gold"',
        'when = "last_round"\ndo = "gain"\namount = 1\nline = "fines"',
    ]
    edition = load_edition(edition_with(tmp_path / "effects", *rows))
    game = Game.new(edition, players=3, seed=2)
    assert game.view().record.public.gained[:3, 0].tolist() == [0, 0, 0]  # tickets are still to be chosen
    while not game.is_over:
        game.play(game.legal()[len(game.played) % len(game.legal())])
    assert [sheet.lines["gold"] for sheet in game.sheets()] == [12, 12, 12]
    assert sum(sheet.lines["fines"] for sheet in game.sheets()) == 1
    for sheet in game.sheets():
        assert sheet.total == sum(sheet.lines.values())


def test_tickets_kept(tmp_path: Path) -> None:
    table = table_with(tmp_path, 'when = "tickets_kept"\ndo = "draw_cards"\namount = 2')
    told = table.play(DRAW_TICKETS, subset(0))
    assert kinds(told).count(codes.DREW_CARD) == 2
    assert table.state.own[0].hand.sum() == 2


# --- prices -----------------------------------------------------------------------------------------------------------


def test_a_price_that_changes_is_owed_listed_and_paid(tmp_path: Path) -> None:
    dearer = 'when = "price"\nif = "length"\nvalue = 2\ndo = "price"\namount = 1'
    table = table_with(tmp_path, dearer)
    route = next(r for r in table.edition.routes if r.length == 2 and r.color != "grey")
    table.hand(0, **{route.color: 2})
    assert CLAIM + route.index not in table.legal()
    assert table.refusal(CLAIM + route.index) == "the hand cannot pay for it"
    table.hand(0, **{route.color: 3})
    told = table.claim(route.index, route.color)
    assert values(told, codes.PAID)[0][1] == 3
    assert table.state.public.pieces[0, 0] == 15 - 2  # pieces stand on the spaces all the same


def test_listing_and_judging_agree_while_prices_change(tmp_path: Path) -> None:
    rows = [
        'when = "price"\nif = "color"\nvalue = "red"\ndo = "price"\namount = 2',
        'when = "price"\nif = "length"\nvalue = 3\ndo = "price"\namount = -1',
    ]
    edition = load_edition(edition_with(tmp_path / "effects", *rows))
    for seed in range(3):
        game = Game.new(edition, players=3, seed=seed)
        while not game.is_over:
            legal = {move.action for move in game.legal()}
            told = {action for action in range(numbers.ACTIONS) if game.refusal(action) is None}
            assert told == legal
            game.play(sorted(legal)[len(game.played) * 7 % len(legal)])


# --- what is asked ----------------------------------------------------------------------------------------------------

OPTIONS = '[{do = "gain", amount = 3, line = "gold"}, {do = "draw_cards", amount = 1}]'
CHOOSE = f'when = "claimed"\ndo = "choose"\noptions = {OPTIONS}'


def test_an_option_is_an_ordinary_decision(tmp_path: Path) -> None:
    table = table_with(tmp_path, CHOOSE)
    claim_one(table)
    assert table.state.public.phase == codes.CHOOSE_OPTION
    assert table.legal() == {OPTION, OPTION + 1}
    assert table.refusal(OPTION + 2) == "that is not one of the choices"
    assert table.refusal(DRAW_PILE) == "that is not what has to be decided now"
    table.play(OPTION)
    assert gained(table) == [3, 0]
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)


def test_the_others_are_asked_one_after_the_other(tmp_path: Path) -> None:
    """The rest of the turn waits on the agenda; whose turn it is and who decides are two things then."""
    table = table_with(tmp_path, CHOOSE.replace('when = "claimed"', 'when = "claimed"\nfor = "all"'), players=3)
    claim_one(table)
    asked = []
    while table.state.public.phase == codes.CHOOSE_OPTION:
        asked.append((int(table.state.public.seat), int(table.state.public.decider)))
        table.play(OPTION + 1)
    assert asked == [(0, 0), (0, 1), (0, 2)]
    assert (table.state.public.phase, table.state.public.decider) == (codes.TURN, 1)


def test_a_card_of_ones_choice_is_discarded(tmp_path: Path) -> None:
    table = table_with(tmp_path, 'when = "claimed"\nfor = "others"\ndo = "discard_card"').hand(1, blue=1, green=2)
    claim_one(table)
    blue, green = table.card("blue"), table.card("green")
    assert (table.state.public.decider, table.state.public.phase) == (1, codes.CHOOSE_CARD)
    assert table.legal() == {CARD + blue, CARD + green}
    table.play(CARD + green)
    assert table.state.own[1].hand[green] == 1
    assert table.cards_in_play() == [int(n) for n in table.board.deck]


def test_who_has_no_card_is_not_asked(tmp_path: Path) -> None:
    table = table_with(tmp_path, 'when = "claimed"\nfor = "others"\ndo = "discard_card"')
    claim_one(table)
    assert table.state.public.phase == codes.TURN


def test_a_player_of_ones_choice_is_fined(tmp_path: Path) -> None:
    table = table_with(tmp_path, 'when = "claimed"\ndo = "fine"\namount = 4\nline = "fines"', players=3)
    claim_one(table)
    assert table.legal() == {SEAT + 1, SEAT + 2}
    table.play(SEAT + 2)
    assert gained(table, 1) == [0, 0, -4]


# --- everything together ----------------------------------------------------------------------------------------------

EVERYTHING = (
    CHOOSE.replace('when = "claimed"', 'when = "claimed"\nfor = "all"'),
    'when = "tickets_kept"\ndo = "fine"\namount = 2\nline = "fines"',
    'when = "turn_begins"\nsource = "snow"\ndo = "discard_card"',
    'when = "claimed"\nif = "length"\nvalue = 2\ndo = "switch_on"\nswitch = "snow"',
    'when = "claimed"\nif = "length"\nvalue = 3\ndo = "switch_off"\nswitch = "snow"',
    'when = "price"\nsource = "snow"\ndo = "price"\namount = 1',
    'when = "game_ends"\nfor = "all"\ndo = "gain"\namount = 1\nline = "gold"',
)


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return load_edition(edition_with(tmp_path_factory.mktemp("editions") / "effects", *EVERYTHING))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_every_kind_of_effect(everything: Edition, players: int) -> None:
    """Cards are conserved, views hide nothing public, records hold, and every new decision comes up."""
    phases: Counter[str] = Counter()
    for seed in range(4):
        game = Game.new(everything, players=players, seed=seed)
        while not game.is_over:
            legal = game.legal()
            if len(game.played) % 16 == 0 or game.phase not in phases:
                assert {m.action for m in legal} == {a for a in range(numbers.ACTIONS) if game.refusal(a) is None}
            phases[game.phase] += 1
            game.play(legal[len(game.played) * 13 % len(legal)])
            state = game._state
            cards = state.own["hand"].sum() + state.pile.sum() + state.public.discard.sum()
            cards += (state.public.display != numbers.EMPTY).sum() + state.public.paid.sum()
            assert cards == everything.cards.total
            assert game.view().record.public.tobytes() == state.public.tobytes()
        assert verify_record(game.save(), everything).state_bytes() == game.state_bytes()
    assert {"choose_option", "choose_player", "choose_card"} <= phases.keys()


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_bots_answer_what_effects_ask(everything: Edition, bot: str) -> None:
    players = [make_bot(bot, seat) for seat in range(2)]
    game = Game.new(everything, players=2, seed=5)
    phases = set()
    while not game.is_over:
        assert game.decider is not None
        phases.add(game.phase)
        game.play(players[game.decider].choose(game.view(game.decider)))
    assert "choose_option" in phases


# --- what is wrong with a row -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ('when = "never"\ndo = "draw_cards"\namount = 1', "unknown-when"),
        ('when = "claimed"\ndo = "fly"', "unknown-do"),
        ('when = "claimed"\ndo = "gain"\namount = 1\nline = "silver"', "unknown-line"),
        ('when = "claimed"\nsource = "rain"\ndo = "draw_cards"\namount = 1', "unknown-source"),
        ('when = "claimed"\ndo = "switch_on"\nswitch = "rain"', "unknown-switch"),
        ('when = "claimed"\nif = "city"\nvalue = "paris"\ndo = "draw_cards"\namount = 1', "unknown-value"),
        ('when = "claimed"\nif = "color"\nvalue = "pinkish"\ndo = "draw_cards"\namount = 1', "unknown-value"),
        ('when = "claimed"\ndo = "price"\namount = 1', "bad-moment"),
        ('when = "price"\ndo = "draw_cards"\namount = 1', "bad-moment"),
        ('when = "claimed"\ndo = "choose"', "bad-options"),
        ('when = "claimed"\ndo = "gain"\namount = 900\nline = "gold"', "out-of-range"),
        ('when = "claimed"\ndo = "draw_cards"\namount = 1\nwhy = "because"', "unknown-key"),
    ],
)
def test_a_row_that_cannot_be_is_found_with_its_line(tmp_path: Path, row: str, code: str) -> None:
    problems = check_edition(edition_with(tmp_path / "effects", row))
    assert [problem.code for problem in problems] == [code]
    assert problems[0].line > 0
