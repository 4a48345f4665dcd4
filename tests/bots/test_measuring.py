"""The programs that measure the bots: what a decision of the search is worth, and how strong it is over many chunks."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from benchmarks.strength import MAPS, Event, cell, folder_of, pairs, play, read, score
from benchmarks.thought import Trial, gains, quiet, study
from branchline import Game
from branchline.bots import make_bot, search
from branchline.game.view import View


def first_view() -> View:
    game = Game.new("new-york", seed=3)
    return game.view(game.decider)


def test_a_trial_changes_constants_only_while_it_thinks() -> None:
    view = first_view()
    usual = search.BELIEF
    sure = Trial("40 BELIEF=1000000")
    assert sure.choose(view, "a") == make_bot("planner", 1).choose(view), "with so much belief nothing else counts"
    assert usual == search.BELIEF
    with pytest.raises(SystemExit, match="no constant"):
        Trial("1s NOTHING=1")


def test_moves_are_compared_on_the_same_deals() -> None:
    view = first_view()
    one, other = view.actions[:2]
    gain = gains(quiet("a", "40"), view, [one, other, one], 20, "judge")
    assert gain[0] == gain[2] == 0
    assert gain[1] != 0
    assert gains(quiet("b", "40"), view, [other, one], 20, "judge")[1] == pytest.approx(-gain[1])


def test_a_study_looks_at_turns_of_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.thought.DRIVER", "20")
    options = Namespace(edition="new-york", variant=None, players=2, positions=5, share=0.5, deals=10, seed="x")
    rows, left, turns = study(options, [Trial("20"), Trial("20 BELIEF=1000000")])
    assert rows.shape == left.shape == (5, 2)
    assert not left[:, 1].any(), "who believes the planner plays its moves"
    assert not rows[:, 1].any()
    assert turns > 3


def test_chunks_add_up(tmp_path: Path) -> None:
    event = Event("duels", ["planner", "random"], 2, [1, 2], 4)
    place = "new-york standard"
    assert place in MAPS
    assert cell(pairs(event, place, tmp_path).get("random")) == "–"
    options = Namespace(keep=tmp_path, workers=1)
    for seed in event.seeds:
        play(event, place, seed, options)
    chunks = [read(folder_of(tmp_path, event, place, seed)) for seed in event.seeds]
    both = pairs(event, place, tmp_path)["random"]
    found = [chunk["pairs"][0] for chunk in chunks if chunk]
    assert both["games"] == sum(pair["games"] for pair in found) == 8
    assert both["wins"] == pytest.approx(sum(pair["games"] * pair["a_share"]["value"] for pair in found))
    assert "8 games" in cell(both)
    assert float(score(both).split(" : ")[0]) == pytest.approx(both["points"] / 8, abs=0.05)
    broken = folder_of(tmp_path, event, place, 3)
    broken.mkdir()
    (broken / "tournament.json").write_text(json.dumps({"finished": False, "pairs": found}), encoding="utf-8")
    assert pairs(event, place, tmp_path)["random"]["games"] == 8, "what was interrupted does not count yet"
