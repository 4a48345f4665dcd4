"""Tournaments: who plays whom and where, how it is counted, and what the figures are worth."""

from __future__ import annotations

import json
import math
import os
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from branchline.cli import terminal
from branchline.cli.lab_tables import show_tournament
from branchline.lab.chunks import FIRST_CHUNK, Played
from branchline.lab.elo import Result, elo
from branchline.lab.games import Setting
from branchline.lab.intervals import difference, mean, share
from branchline.lab.tournament import PLAYED_FILE, RESULT_FILE, Tournament, play_tournament, score_of
from tests.kit.said import Said
from tests.lab.test_lab import ANY, SLOW, interrupt

KEYS = {"edition", "players", "bots", "games", "pairs", "elo"}
NO_TIMES = {"sampled": True, **dict.fromkeys(("turn_mean", "turn_worst", "mean", "worst"), 0.0)}
PAIR_KEYS = {"a", "b", "games", "a_wins", "b_wins", "shared"}


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "console", Console(highlight=False, width=80))


# --- intervals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # worked out by hand from Wilson's formula
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (60, 100, 0.5020, 0.6906),
        (2.5, 10, 0.0809, 0.5578),  # shared victories count in part
    ],
)
def test_wilsons_interval(successes: float, trials: int, low: float, high: float) -> None:
    found = share(successes, trials)
    assert found == pytest.approx((successes / trials, low, high), abs=1e-4)


def test_newcombes_interval() -> None:
    """Newcombe's own example: 56 of 70 against 48 of 80."""
    assert difference(share(56, 70), share(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    points = np.array([3, 5, 8, 8, 10])
    found = mean(points.sum(), (points**2).sum(), 5)
    half = 1.96 * points.std(ddof=1) / math.sqrt(5)
    assert found == pytest.approx((6.8, 6.8 - half, 6.8 + half), abs=1e-3)


# --- Elo --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [1, 3])
def test_elo_finds_the_strengths_that_made_the_results(others: int) -> None:
    true = {"a": 150.0, "b": 40.0, "c": -190.0}
    results = []
    for one, other in (("a", "b"), ("a", "c"), ("b", "c"), ("c", "a")):
        won = 1 / (1 + others * 10 ** ((true[other] - true[one]) / 400))
        results.append(Result(one, other, others, 10**7, 10**7 * won))
    found = elo(list(true), results)
    assert {name: rating.value for name, rating in found.items()} == pytest.approx(true, abs=0.01)


def test_elo_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance, held = np.random.default_rng(1), 0
    true = {"a": 60.0, "b": 0.0, "c": -60.0}
    for _ in range(400):
        results = [
            Result(one, other, 1, 200, chance.binomial(200, 1 / (1 + 10 ** ((true[other] - true[one]) / 400))))
            for one, other in (("a", "b"), ("a", "c"), ("b", "c"))
        ]
        rating = elo(list(true), results)["a"]
        held += rating.low <= true["a"] <= rating.high
    assert 0.92 < held / 400 < 0.98


def test_a_bot_that_always_won_has_a_rating() -> None:
    found = elo(["a", "b"], [Result("a", "b", 1, 100, 100)])
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(100.5 / 0.5))
    assert found["a"].low < found["a"].value < found["a"].high < math.inf


def test_a_bot_that_has_not_played_has_no_rating() -> None:
    assert elo(["a", "b"], []) == {"a": (0, 0, 0), "b": (0, 0, 0)}
    found = elo(["a", "b", "c"], [Result("a", "b", 1, 10, 7)])
    assert found["a"].low < 0 < found["a"].value < found["a"].high
    assert found["c"] == pytest.approx((0, 0, 0), abs=1e-9)


def test_a_tournament_without_a_game_says_so() -> None:
    result = Tournament(Setting.of("berlin"), ["greedy", "random"], 10).result()
    assert not result["finished"]
    assert result["elo_interval"] == {}
    assert result["points"] == {"greedy": None, "random": None}
    show_tournament(result | {"ms_per_move": dict.fromkeys(result["bots"], NO_TIMES), "seconds": 0.0})


def test_equal_bots_share_the_victories() -> None:
    """Every deal is played with each of them in either seat."""
    (pair,) = play_tournament(Setting.of("new-york"), ["planner", "hard"], 60)["pairs"]
    assert pair["a_wins"] == pair["b_wins"]


# --- who plays whom ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "games"), [(2, 10), (3, 7), (4, 8)])
def test_every_bot_sits_in_every_seat_equally_often_and_over_the_same_deals(players: int, games: int) -> None:
    tournament = Tournament(Setting.of("new-york", players=players), ["greedy", "random", ANY], games)
    pairs = [(match.a, match.b) for match in tournament.matches]
    assert len(pairs) == len(set(pairs)) == (3 if players == 2 else 6)
    seats: Counter[tuple[int, int]] = Counter()
    deals: dict[tuple[int, int], int] = Counter()
    for task in tournament.tasks():
        bots = task.chunk.setting.bots
        match = tournament.matches[task.match]
        assert bots[task.seat] == match.a
        assert Counter(bots) == Counter({match.a: 1, match.b: players - 1})
        assert task.chunk.games == 1 or ANY not in bots
        seats[task.match, task.seat] += task.chunk.games
        for deal in range(task.chunk.first, task.chunk.first + task.chunk.games):
            deals[task.match, deal] += 1
    for match_number in range(len(pairs)):
        by_seat = [seats[match_number, seat] for seat in range(players)]
        assert sum(by_seat) == games
        assert max(by_seat) - min(by_seat) <= 1
        by_deal = [deals[match_number, deal] for deal in range(games // players)]
        assert by_deal == [players] * (games // players)


def test_all_matches_advance_together() -> None:
    tasks = list(Tournament(Setting.of("new-york"), ["greedy", "random", "planner"], 10_000).tasks())
    assert [(task.match, task.seat) for task in tasks[:7]] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (0, 0)]
    assert {task.chunk.games for task in tasks[:-6]} == {FIRST_CHUNK}


def seats_table(*games: tuple[int, ...]) -> Played:
    """Games with these totals by seat; the most points win."""
    totals = np.array(games)
    won = totals == totals.max(axis=1, keepdims=True)
    win = (won / won.sum(axis=1, keepdims=True)).astype(np.float32)
    return Played({"seats": {"win": win.ravel(), "total": totals.ravel()}}, [], [], 0.0)


def test_one_way_leaves_the_reverse_out() -> None:
    """One of the first named among those named after it, and nothing else."""
    setting = Setting.of("berlin", players=4, seed=3)
    both = play_tournament(setting, ["greedy", "random"], 8, 1)
    one = play_tournament(setting, ["greedy", "random"], 8, 1, one_way=True)
    assert [(pair["a"], pair["b"]) for pair in both["pairs"]] == [("greedy", "random"), ("random", "greedy")]
    assert one["pairs"] == both["pairs"][:1]


def test_victories_are_counted_for_the_one_and_for_the_others() -> None:
    played = seats_table((9, 5, 5), (4, 9, 5), (4, 9, 9), (9, 9, 5), (9, 9, 9))
    score = score_of(played, 0, 3)
    assert (score.games, score.a_wins, score.b_wins, score.shared) == (5, 1, 2, 2)
    assert score.a_share.value == pytest.approx((1 + 1 / 2 + 1 / 3) / 5)
    assert (score.a_points, score.b_points) == (35, 10 + 14 + 18 + 14 + 18)


def test_a_tournament_is_the_sum_of_its_games() -> None:
    """Recounted from each game by itself."""
    setting = Setting.of("new-york", players=3, seed=5)
    result = play_tournament(setting, ["greedy", "random"], 20)
    for pair, match in zip(result["pairs"], Tournament(setting, ["greedy", "random"], 20).matches, strict=True):
        assert (pair["a"], pair["b"]) == (match.a, match.b)
        wins = 0
        for seat, table in enumerate(match.seated):
            for deal in match.left(seat, 20):
                wins += table.play_written(deal).winners() == [f"Player {seat + 1}"]
        assert pair["a_wins"] == wins
        assert pair["games"] == pair["a_wins"] + pair["b_wins"] + pair["shared"] == 20


# --- the command ------------------------------------------------------------------------------------------------------


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in ("seconds", "ms_per_move")}


def test_the_result_for_programs() -> None:
    options = ["tournament", "--bots", "planner,greedy,random", "--edition", "new-york", "-n", 300, "--json"]
    (result,) = Said(*options, "--workers", 1).json_lines
    assert result.keys() >= KEYS
    assert (result["edition"], result["players"], result["games"]) == ("new-york", 2, 300)
    assert result["bots"] == ["planner", "greedy", "random"] == list(result["elo"])
    assert [(pair["a"], pair["b"]) for pair in result["pairs"]] == [
        ("planner", "greedy"),
        ("planner", "random"),
        ("greedy", "random"),
    ]
    for pair in result["pairs"]:
        assert pair.keys() >= PAIR_KEYS
        assert pair["games"] == pair["a_wins"] + pair["b_wins"] + pair["shared"] == 300
        assert pair["a_share"]["low"] < pair["a_share"]["value"] <= pair["a_share"]["high"]
    assert result["elo"]["planner"] > result["elo"]["greedy"] > result["elo"]["random"]
    assert sum(result["elo"].values()) == pytest.approx(0, abs=0.2)
    for bot in result["bots"]:
        low, high = result["elo_interval"][bot]
        assert low < result["elo"][bot] < high
        thinking = result["ms_per_move"][bot]
        assert thinking["sampled"]
        assert 0 < thinking["mean"] <= thinking["worst"]
        assert 0 < thinking["turn_mean"] <= thinking["turn_worst"] <= thinking["worst"]
    assert result["finished"]
    (again,) = Said(*options, "--workers", 2).json_lines
    assert without_times(again) == without_times(result)


def test_the_result_for_people() -> None:
    said = Said("tournament", "--bots", "greedy,random", "--edition", "berlin", "-n", 40, "-p", 4)
    story = " ".join(said.out.split())
    assert "victories, one of the row among 3 of the column: 40 games of berlin (standard) each" in story
    assert "Wilson" in story
    assert "timed move by move in 3 games of their own" in story
    assert max(map(len, said.out.splitlines())) <= 80


def test_bots_that_are_asked_play_in_processes_and_are_timed() -> None:
    options = ["tournament", "--bots", f"{SLOW},greedy", "--edition", "new-york", "-n", 4, "--json"]
    (result,) = Said(*options, "--workers", 2).json_lines
    assert result["ms_per_move"][SLOW]["mean"] >= 2 > result["ms_per_move"]["greedy"]["mean"]
    assert not result["ms_per_move"]["greedy"]["sampled"]
    (again,) = Said(*options, "--workers", 1).json_lines
    assert without_times(again) == without_times(result)


def test_a_tournament_goes_on_and_grows(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    options = ["tournament", "--bots", "greedy,random", "--edition", "new-york", "--json"]
    Said(*options, "-n", 101, "--out", out)
    kept = (out / PLAYED_FILE).read_text(encoding="utf-8").splitlines()
    (out / PLAYED_FILE).write_text("\n".join([*kept[1:], kept[0][:20]]), encoding="utf-8")  # one lost, one half written
    (grown,) = Said(*options, "-n", 300, "--out", out, "--resume").json_lines
    (whole,) = Said(*options, "-n", 300).json_lines
    assert without_times(grown) == without_times(whole)
    assert json.loads((out / RESULT_FILE).read_text(encoding="utf-8")) == grown
    assert (
        "has tournament greedy, random, not greedy, planner"
        in Said(
            "tournament", "--bots", "greedy,planner", "--edition", "new-york", "-n", 300, "--out", out, "--resume"
        ).err
    )


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way")
def test_an_interrupted_tournament_tells_and_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "kept"
    command = ["tournament", "--bots", f"{SLOW},greedy", "--edition", "new-york", "-n", 10**6, "--out", out]
    kept = out / PLAYED_FILE
    code, said, err = interrupt(command, lambda: kept.exists() and kept.read_text().count("\n") >= 3)
    assert code == 130
    assert "Traceback" not in err
    assert said.startswith("partial result: stopped after ")
    result = json.loads((out / RESULT_FILE).read_text(encoding="utf-8"))
    assert not result["finished"]
    assert sum(pair["games"] for pair in result["pairs"]) == kept.read_text().count("\n") >= 3


@pytest.mark.parametrize("stage", ["first-game", "fourth-game", "eighth-game", "all-boards"])
def test_the_planner_plays_for_money(stage: str) -> None:
    """At every stage of a campaign: every claim brings some, so tickets alone do not win."""
    won = 0
    for seat, bots in enumerate([("planner", "greedy"), ("greedy", "planner")]):  # companies are not equal in one game
        outcomes = Setting.of("legends", bots, seed=1, variant=stage).play(0, 50)
        won += (outcomes["sheet"]["place"][:, seat] == 1).sum()
    assert won > 65
