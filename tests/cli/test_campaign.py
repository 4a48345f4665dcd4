"""`branchline campaign …`, as somebody uses it in a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from branchline.campaign import CampaignFile, load_content
from branchline.cli import app


def run(*arguments: str | Path, answers: str = "") -> Result:
    return CliRunner().invoke(app, ["campaign", *map(str, arguments)], input=answers)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign after its first game."""
    path = tmp_path_factory.mktemp("campaign") / "west.json"
    assert run("new", path, "--companies", "greedy:red,greedy:blue", "--seed", "7").exit_code == 0
    assert run("play", path, "--games", "1").exit_code == 0
    return path


def test_a_campaign_is_founded_once(tmp_path: Path) -> None:
    path = tmp_path / "west.json"
    assert "a campaign of 3 companies" in run("new", path).stdout
    again = run("new", path)
    assert again.exit_code == 1
    assert "is there already" in again.stderr


def test_a_game_is_played_and_told(played: Path) -> None:
    assert "before game 2 of 12" in run("status", played).stdout
    assert "Company route" in run("status", played).stdout
    told = run("chronicle", played).stdout
    assert "Game 1, 1865" in told
    assert re.search(r"\d of \d tickets", told)
    texts = {language: load_content().texts(language)["story-arch-street"] for language in ("en", "de", "nl")}
    for language, title in texts.items():
        assert title in run("story", played, "--language", language).stdout


def test_a_person_reads_decides_and_plays(tmp_path: Path) -> None:
    """Whatever is asked is answered by a number; leaving keeps everything."""
    path = tmp_path / "west.json"
    run("new", path, "--companies", "Ann:red,greedy:blue", "--seed", "3")
    first = run("play", path, answers="\n1\nq\n")
    assert first.exit_code == 0
    assert "Everything is kept" in first.stdout
    assert len(CampaignFile.load(path).moves) >= 1
    moves = len(CampaignFile.load(path).moves)
    more = run("play", path, answers="9999\n1\n1\nq\n")
    assert "A number from 1 to" in more.stdout
    assert len(CampaignFile.load(path).moves) > moves


def test_a_copy_is_verified_and_taken_over(played: Path, tmp_path: Path) -> None:
    copy, mine = tmp_path / "copy.json", tmp_path / "mine.json"
    assert run("export", played, copy).exit_code == 0
    assert "holds" in run("verify", copy).stdout
    assert run("import", copy, mine).exit_code == 0
    assert CampaignFile.load(mine).campaign == CampaignFile.load(played).campaign


def test_a_damaged_file_is_refused_and_nothing_is_lost(played: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(played.read_text(encoding="utf-8").replace('"read"', '"raed"', 1), encoding="utf-8")
    mine = tmp_path / "mine.json"
    commands: list[list[str | Path]] = [["play", bad], ["verify", bad], ["import", bad, mine], ["status", bad]]
    for command in commands:
        result = run(*command)
        assert result.exit_code == 1
        assert "error: entry 2" in result.stderr
    assert not (tmp_path / "mine.json").exists()


def test_who_misses_the_next_game(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "three.json"
    run("new", path, "--companies", "greedy:red,greedy:blue,random:green", "--seed", "7")
    assert "Away from game 1: blue" in run("absent", path, "blue").stdout
    assert CampaignFile.load(path).campaign.absent == ("company-blue",)
    assert "Everybody plays" in run("absent", path).stdout
    assert run("absent", path, "pink").exit_code == 1


def test_simulated_campaigns_are_one_object_each() -> None:
    result = run("simulate", "--campaigns", "1", "--players", "2", "--bots", "random", "--seed", "5", "--json")
    assert result.exit_code == 0, result.stderr
    (campaign,) = map(json.loads, result.stdout.splitlines())
    assert len(campaign["games"]) == 12
    assert [game["year"] for game in campaign["games"]][-1] == 1898
    assert campaign["games"][0]["money"].keys() == {"blue", "red"} == campaign["vault"].keys()
    assert len(campaign["games"][-1]["boards"]) == 13
    assert campaign["winner"] in ("blue", "red", "blue and red")


def test_no_language_is_invented(played: Path) -> None:
    result = run("status", played, "--language", "fr")
    assert result.exit_code == 1
    assert "only in en, de, nl" in result.stderr
