"""The planner keeps its promises: tickets it can finish, more of them when that pays, an end that does not hurt it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from benchmarks.promises import Side, duel, load_program
from branchline.bots.compiled import memory
from branchline.bots.compiled.ending import ending_worth, ends_game
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.bots.compiled.plan import make_plan, set_goals
from branchline.bots.compiled.survey import survey, survey_map
from branchline.bots.levels import BEGINNER
from branchline.edition import check_edition, load_edition
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as kernel
from branchline.lab.games import Setting
from branchline.lab.tables import tables_of
from tests.kit.paths import ROOT
from tests.kit.rules import call
from tests.kit.table import key_of, members

NORTH_AMERICA = ROOT / "examples" / "north-america"


def self_play(edition: str, games: int) -> tuple[Any, Any]:
    """The seats and tickets of planners among themselves."""
    setting = Setting.of(edition, ["planner"], 2, 3)
    tables = tables_of(setting, 0, setting.play(0, games), ("seats", "tickets"))
    return tables["seats"], tables["tickets"]


@pytest.mark.parametrize(
    ("edition", "least"),
    [("europe", 0.8), ("italy", 0.4), ("new-york", 0.8), ("berlin", 0.8), (str(NORTH_AMERICA), 0.75)],
    ids=["europe", "italy", "new-york", "berlin", "north-america"],
)
def test_planners_fulfil_their_tickets(edition: str, least: float) -> None:
    """Below the figures of docs/bots.md, which need more games: this notices when something is broken."""
    seats, _ = self_play(edition, 60)
    assert (seats["tickets_missed"] == 0).mean() > least


def test_planners_draw_tickets_in_play_and_stop() -> None:
    """Seldom: a network that nearly holds another ticket, and time left for it, are rare among planners that hurry."""
    seats, tickets = self_play("italy", 300)
    drawn = (tickets["turn"] > 0).sum() / len(seats["seat"])
    assert 0.01 < drawn < 3


# --- the end of the game ----------------------------------------------------------------------------------------------


def thinking(state: Any, board: Any) -> tuple[Any, Any]:
    """The mind of seat 0 after planning, and its habits."""
    mind, ways = records.new(memory.MIND)[0], new_brain(PLANNER).long
    call(survey_map, board, mind)
    call(survey, board, state, 0, ways, mind)
    call(set_goals, board, state, 0, ways, mind)
    call(make_plan, board, state, 0, ways, mind)
    return mind, ways


def europe_with(tickets: list[str], pieces: int) -> tuple[Any, Any]:
    """A game of Europe just begun, in which seat 0 holds these tickets and has so many cars left."""
    edition = load_edition("europe")
    board, state = edition.board(edition.setup("classic"))[0], records.new(records.STATE)[0]
    kernel.new_game(board, state, 2, 0, key_of(1), records.new(records.EVENT))
    state.own[0].held[:] = 0
    for ticket in edition.tickets:
        if ticket.id in tickets:
            state.own[0].held[ticket.index // 64] |= np.uint64(1 << (ticket.index % 64))
    state.public.phase = codes.TURN
    state.public.pieces[0, 0] = pieces
    return board, state


def test_ending_the_game_with_tickets_undone_is_worth_less_than_without() -> None:
    worths = []
    for tickets in ([], ["athina-edinburgh"]):
        board, state = europe_with(tickets, 40)
        mind, ways = thinking(state, board)
        mind.lead = 0.0
        route = next(r for r in range(int(board.routes)) if r not in members(mind.planned))
        worths.append(float(call(ending_worth, board, state, 0, ways, mind, route)))
    assert worths[1] < worths[0] - 5


def test_who_is_behind_lets_the_game_go_on_while_better_cards_can_be_hoped_for() -> None:
    worths = []
    for cards in (2, 20):
        board, state = europe_with([], 3)
        state.own[0].hand[:] = 0
        state.own[0].hand[0] = cards
        mind, ways = thinking(state, board)
        mind.lead = -20.0
        worths.append(float(call(ending_worth, board, state, 0, ways, mind, 0)))
    assert worths[0] < -5
    assert worths[1] == 0


def test_planners_do_not_wait_for_each_other_to_end_the_game() -> None:
    """All of them may believe to be behind; 34 turns are usual, and with full hands they drew cards for 20 more."""
    assert Setting.of("italy", ["planner"], 3, 5).play(0, 400)["turns"].max() / 3 < 45


def test_a_claim_ends_the_game_when_it_leaves_too_few_pieces() -> None:
    board, state = europe_with([], 6)
    four = next(r for r in range(int(board.routes)) if board.spaces[r] == 4)
    three = next(r for r in range(int(board.routes)) if board.spaces[r] == 3)
    assert call(ends_game, board, state, 0, four)
    assert not call(ends_game, board, state, 0, three)
    state.public.turns_left = 2  # it has already been brought about
    assert not call(ends_game, board, state, 0, four)


def test_a_ticket_for_which_there_is_no_time_is_given_up() -> None:
    board, state = europe_with(["athina-edinburgh"], 45)
    assert thinking(state, board)[0].given_up == 0
    state.public.turns_left = 2
    mind = thinking(state, board)[0]
    assert mind.given_up == 1
    assert not any(members(mind.planned))


def test_a_full_hand_leaves_less_time_for_drawing() -> None:
    """Claiming with it takes turns; cards for which there are no pieces take none."""
    times = []
    for cards, pieces in ((0, 12), (8, 12), (24, 12), (24, 0)):
        board, state = europe_with([], pieces)
        state.own[0].hand[:] = 0
        state.own[0].hand[0] = cards
        state.public.turns_left = 12
        mind, ways = records.new(memory.MIND)[0], new_brain(PLANNER, spend_share=1.0, late_turns=8.0).long
        call(survey_map, board, mind)
        call(survey, board, state, 0, ways, mind)
        times.append(float(mind.time))
    assert times[3] == times[0] > times[1] > times[2]


# --- beginners --------------------------------------------------------------------------------------------------------


def test_beginners_forget_tickets_but_never_all_of_them() -> None:
    board, state = europe_with(["athina-edinburgh", "amsterdam-pamplona", "roma-smyrna"], 45)
    goals = set()
    for number in range(40):
        mind, ways = records.new(memory.MIND)[0], new_brain(PLANNER, **BEGINNER).long
        kernel.begin_chance(mind.chance, key_of(number))
        call(set_goals, board, state, 0, ways, mind)
        remembered = tuple(mind.goal[: mind.goals])
        call(set_goals, board, state, 0, ways, mind)
        assert tuple(mind.goal[: mind.goals]) == remembered, "it does not remember what it forgot"
        goals.add(len(remembered))
    assert goals >= {2, 3}
    assert 0 not in goals


def test_levels_differ_in_how_long_they_collect_cards() -> None:
    """A beginner claims what it can at once, most people collect for some turns, and the planner until it has to."""
    first = {}
    for level in ("easy", "normal", "hard"):
        claimed = Setting.of("europe", [level], 2, 5).play(0, 60)["claimed_turn"].astype(float)
        claimed[claimed <= 0] = np.inf
        first[level] = claimed.min(axis=1).mean() / 2
    assert first["easy"] < 3 < first["normal"] < 8 < first["hard"]


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("hard", "normal")])
@pytest.mark.parametrize("edition", ["europe", "new-york", "legends"])
def test_a_level_beats_the_one_before(edition: str, better: str, worse: str) -> None:
    """docs/bots.md has how clearly, on every edition: three of four games and more. `expert` takes too long here."""
    seated = [Setting.of(edition, bots, 2, 5) for bots in ([better, worse], [worse, better])]
    won = [setting.play(0, 60)["sheet"]["place"][:, seat] == 1 for seat, setting in enumerate(seated)]
    assert np.mean(won) > 0.6


# --- the example map --------------------------------------------------------------------------------------------------


def test_the_example_map_without_stations_can_be_played() -> None:
    assert check_edition(NORTH_AMERICA) == []
    edition = load_edition(NORTH_AMERICA)
    assert edition.stations is None
    assert set(edition.designed_parts) >= {"cities", "routes", "tickets"}
    board = edition.board(edition.setup())[0]
    assert board.stations == 0
    named = {end for ticket in edition.tickets for end in ticket.ends}
    assert named == set(range(len(edition.cities))), "every place is on a ticket"
    outcomes = Setting.of(NORTH_AMERICA, ["planner"], 3, 1).play(0, 3)
    assert (outcomes["last_round_by"] >= 0).all()


def test_its_tickets_are_worth_the_shortest_way() -> None:
    edition = load_edition(NORTH_AMERICA)
    far = [[0 if a == b else 999 for b in range(len(edition.cities))] for a in range(len(edition.cities))]
    for route in edition.routes:
        a, b = route.ends
        far[a][b] = far[b][a] = min(far[a][b], route.length)
    for middle in range(len(far)):
        for a in range(len(far)):
            for b in range(len(far)):
                far[a][b] = min(far[a][b], far[a][middle] + far[middle][b])
    assert all(ticket.points == far[ticket.ends[0]][ticket.ends[1]] for ticket in edition.tickets)


# --- the benchmark ----------------------------------------------------------------------------------------------------


def test_a_planner_from_a_checkout_plays_beside_this_one() -> None:
    """Two of the same commit: each wins what the other does on the same deals."""
    here, there = load_program(None), load_program(ROOT)
    assert here.bots is not there.bots
    new, old = (Side(program, "new-york", "standard", 2) for program in (here, there))
    found = duel(new, old, seed=1, games=4)
    assert found["share"].value == 0.5
    assert found["margin"].value == 0
    assert numbers.ACTIONS == there.numbers.ACTIONS
