"""The campaign's file: whole after a crash at any moment, and whatever is wrong with it is said."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from branchline.campaign import CampaignError, CampaignFile, verify_campaign
from branchline.campaign.document import PERSON, _hash
from branchline.campaign.entries import Played, Read
from branchline.campaign.fold import commitment_of
from branchline.campaign.simulate import bot_campaign, play_campaign, step


@pytest.fixture
def path(finished: CampaignFile, tmp_path: Path) -> Path:
    file = tmp_path / "campaign.json"
    finished.save(file)
    return file


def test_a_file_says_the_same_campaign(finished: CampaignFile, path: Path) -> None:
    loaded = CampaignFile.load(path)
    assert loaded.campaign == finished.campaign
    assert loaded.to_json() == finished.to_json()
    assert loaded.players == finished.players


def test_every_game_of_it_can_be_verified(finished: CampaignFile) -> None:
    few = CampaignFile.of_json(_cut(finished.to_json(), games=2))
    verify_campaign(few)


def _cut(data: dict[str, Any], games: int) -> dict[str, Any]:
    """The document as it was after so many games."""
    ends = [n for n, entry in enumerate(data["entries"]) if entry["entry"] == "played"]
    return data | {"entries": data["entries"][: ends[games - 1] + 1]}


def test_the_same_seed_is_the_same_campaign() -> None:
    games = []
    for _ in range(2):
        file = bot_campaign(2, ["random"], seed="again")
        next(iter(play_campaign(file, 1)))
        games.append(file.to_json())
    assert games[0] == games[1]


def test_a_crash_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    """The file is read again before every step, as if the program had been stopped there."""
    path = tmp_path / "c.json"
    file = bot_campaign(2, ["random"], seed=5)
    file.save(path)
    done = 0
    while len(file.campaign.results) < 1:
        file = CampaignFile.load(path)
        if file.campaign.todo.kind == "play":
            game = file.game()
            while game.decider is not None and len(game.played) < done + 30:
                game.play(game.legal()[0])
            done = len(game.played)
            file.keep_moves(played.move.action for played in game.played)
            if game.is_over:
                file.append(Played(game.record()))
        else:
            step(file)
    assert CampaignFile.load(path).campaign.game == 2
    assert [entry.name for entry in tmp_path.iterdir()] == ["c.json"]


def test_a_damaged_game_in_progress_costs_only_that_game(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    file = bot_campaign(2, ["random"], seed=5)
    while file.campaign.todo.kind != "play":
        step(file)
    file.path = path
    file.keep_moves([1023, 7])
    loaded = CampaignFile.load(path)
    assert loaded.game().played == []
    assert loaded.moves == []


def test_an_entry_that_cannot_be_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    file = bot_campaign(2, ["random"], seed=5)
    file.path = path
    file.save()
    before = path.read_bytes()
    with pytest.raises(CampaignError):
        file.append(Read("nothing"))
    assert path.read_bytes() == before
    assert CampaignFile.load(path).campaign == file.campaign


def test_a_forged_game_is_named(finished: CampaignFile) -> None:
    """Even with all hashes mended, a game that did not go like that is found."""
    few = CampaignFile.of_json(_cut(finished.to_json(), games=1))
    record = json.loads(json.dumps(next(e.record for e in few.entries if isinstance(e, Played))))
    record["sheets"][0]["total"] += 1
    few.entries[-1] = Played(record)
    mended = CampaignFile.of_json(few.to_json())
    with pytest.raises(CampaignError, match="game 1 is forged or damaged"):
        verify_campaign(mended)


def _edit(data: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return data | changes


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: [], "this is no campaign"),
        (lambda data: _edit(data, format="x"), "this is no campaign"),
        (lambda data: _edit(data, version=2), "has version 2"),
        (lambda data: _edit(data, key="zz"), "the key should be"),
        (lambda data: _edit(data, key="00" * 32), "does not have the hash"),
        (lambda data: _edit(data, edition="europe"), "no campaign of the edition"),
        (lambda data: _edit(data, entries=[]), "a list of entries"),
        (lambda data: _edit(data, entries=[7]), "entry 1 should be an object"),
        (lambda data: _edit(data, entries=data["entries"][1:]), "entry 1"),
        (lambda data: _edit(data, entries=[*data["entries"][:4], *data["entries"][5:]]), "was changed"),
        (lambda data: _edit(data, entries=[data["entries"][0], {"entry": "flown"}]), "no entry of a campaign"),
        (lambda data: _edit(data, entries=[data["entries"][0], data["entries"][1] | {"x": 1}]), "has the fields card"),
    ],
)  # fmt: skip
def test_damage_is_said(finished: CampaignFile, damage: Any, message: str) -> None:
    with pytest.raises(CampaignError, match=message):
        CampaignFile.of_json(damage(finished.to_json()))


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"format": 1e999}'])
def test_what_is_no_json_is_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "c.json"
    path.write_bytes(content)
    with pytest.raises(CampaignError):
        CampaignFile.load(path)


def test_any_damage_ends_in_a_message(finished: CampaignFile) -> None:
    """Random changes anywhere in a document: it is read, or what is wrong with it is said."""
    chance = random.Random(1)
    text = json.dumps(_cut(finished.to_json(), games=1))
    odd: list[Any] = [None, -1, "", [], {}, "x" * 300, 10**20, True]
    for _ in range(150):
        data = json.loads(text)
        entry: Any = chance.choice(data["entries"])
        for _ in range(chance.randrange(4)):
            parts = list(entry.values() if isinstance(entry, dict) else entry)
            deeper = [part for part in parts if isinstance(part, dict | list) and part]
            if not deeper:
                break
            entry = chance.choice(deeper)
        key = chance.choice(list(entry) if isinstance(entry, dict) else range(len(entry)))
        entry[key] = chance.choice([value for value in odd if repr(value) != repr(entry[key])])
        with pytest.raises(CampaignError):
            CampaignFile.of_json(data)
        _mend_hashes(data["entries"])
        with suppress(CampaignError):
            CampaignFile.of_json(data)


def _mend_hashes(entries: list[Any]) -> None:
    """What a forger would do after a change."""
    before = ""
    for entry in entries:
        told = {name: value for name, value in entry.items() if name != "hash"}
        entry["hash"] = before = _hash(before, told)


def test_the_key_is_committed_to_at_the_founding() -> None:
    file = CampaignFile.found([("company-red", "Ann"), ("company-blue", "Bob")], {"company-blue": "greedy"}, seed=1)
    assert file.to_json()["entries"][0]["commitment"] == commitment_of(file.key)
    assert file.players == {"company-red": PERSON, "company-blue": "greedy"}


@pytest.mark.parametrize(
    ("companies", "message"),
    [
        ([("company-red", "Ann")], "for 2 to 5 companies"),
        ([("company-red", "Ann"), ("company-pink", "Bob")], "no company 'company-pink'"),
        ([("company-red", "Ann"), ("company-red", "Bob")], "a name of their own"),
        ([("company-red", "Ann"), ("company-blue", "Ann")], "a name of their own"),
    ],
)
def test_companies_that_cannot_be_founded(companies: list[tuple[str, str]], message: str) -> None:
    with pytest.raises(CampaignError, match=message):
        CampaignFile.found(companies, {}, seed=1)
