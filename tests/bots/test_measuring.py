"""The programs that measure the bots: what a decision of the search is worth, and how strong it is over many chunks."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from benchmarks.strength import DOCS, LEDGER, MAPS, Event, cell, pairs, play, read_ledger, score, table
from benchmarks.thought import Trial, gains, quiet, study, tickets_held
from branchline import Game
from branchline.bots import make_bot, search
from branchline.bots.search import SearchBot
from branchline.game.view import View


def first_position() -> tuple[Game, View]:
    game = Game.new("new-york", seed=3)
    return game, game.view(game.decider)


def test_a_trial_changes_constants_only_while_it_thinks() -> None:
    _, view = first_position()
    usual = search.BELIEF
    sure = Trial("40 BELIEF=1000000")
    sure.begin("a")
    assert sure.choose(view) == make_bot("planner", 1).choose(view), "with so much belief nothing else counts"
    assert usual == search.BELIEF
    with pytest.raises(SystemExit, match="no constant"):
        Trial("1s NOTHING=1")


def test_a_blind_trial_believes_nothing() -> None:
    _, view = first_position()
    trial = Trial("40 blind width=3")
    trial.begin("a")
    assert trial.choose(view) in view.actions
    assert (belief_of(trial.bot).weight == 1.0).all()
    assert not belief_of(trial.bot).clues.any()


def test_a_judge_knows_the_truth() -> None:
    game = Game.new("new-york", seed=3)
    while game.phase != "turn":
        game.make(game.view(game.decider).actions[-1])
    judge = quiet("a", "40").beliefs
    judge.believe(game.view(0), tickets_held(game))
    held = game.view(1).record.own.held
    assert all((deal.own["held"][1] == held).all() for deal in judge.deals)


def belief_of(bot: SearchBot) -> Any:
    return bot.beliefs._desk.belief


def test_moves_are_compared_on_the_same_deals() -> None:
    game, view = first_position()
    one, other = view.actions[:2]
    gain = gains(quiet("a", "40"), game, [one, other, one], 20, "judge")
    assert not gain[[0, 2]].any()
    assert gain[1].any()
    assert gains(quiet("b", "40"), game, [other, one], 20, "judge")[1] == pytest.approx(-gain[1])


def test_a_study_looks_at_turns_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.thought.DRIVER", "20")
    options = Namespace(edition="new-york", variant=None, players=2, positions=5, share=0.5, deals=10, seed="no tie")
    rows, left, turns = study(options, [Trial("20"), Trial("20 BELIEF=1000000")])
    assert rows.shape == (5, 2, 2)
    assert left.shape == (5, 2)
    assert not left[:, 1].any(), "who believes the planner plays its moves"
    assert not rows[:, 1].any()
    assert turns > 3


def test_chunks_add_up(tmp_path: Path) -> None:
    event = Event("simple", ["planner", "random"], 2, [1, 2], 4)
    place = "new-york standard"
    assert place in MAPS
    ledger = tmp_path / "ledger.jsonl"
    assert cell(pairs(read_ledger(ledger), "simple", place).get("random")) == "–"
    options = Namespace(keep=tmp_path, ledger=ledger, workers=1)
    for seed in event.seeds:
        assert play(event, place, seed, options)
    lines = read_ledger(ledger)
    assert [(line.seed, line.bot, line.other, line.games) for line in lines] == [
        (1, "planner", "random", 4),
        (2, "planner", "random", 4),
    ]
    both = pairs(lines, "simple", place)["random"]
    assert both["games"] == 8
    assert both["wins"] == sum(line.wins for line in lines)
    assert "8 games" in cell(both)
    assert float(score(both).split(" : ")[0]) == pytest.approx(sum(line.points for line in lines) / 2, abs=0.06)
    assert "8 games" in table(lines)
    assert not pairs(lines, "tables", place)


def test_the_table_in_the_docs_is_the_one_of_the_ledger() -> None:
    """Nobody writes figures by hand."""
    assert table(read_ledger(LEDGER)) in DOCS.read_text(encoding="utf-8")
