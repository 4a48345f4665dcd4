"""An edition may be mended while campaigns run: they go on, and what was played stays as it was."""

from __future__ import annotations

import copy
import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from branchline.campaign import CampaignError, CampaignFile, document, verify_campaign
from branchline.campaign.chronicle import chronicle, founded
from branchline.campaign.content import Content, load_content
from branchline.campaign.document import _hash
from branchline.campaign.entries import Revised
from branchline.campaign.fold import dealing_of
from branchline.campaign.simulate import step
from branchline.edition import edition_folder

Change = tuple[str, str, str]  # of a file: these words become those
PRICE: Change = ("events.toml", 'do = "sell_card", amount = 3', 'do = "sell_card", amount = 4')
TRAINS: Change = ("boxes.toml", "trains = 2", "trains = 3")


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Content]:
    """Another version of the edition, from now on the one that is there."""

    def change(*changes: Change) -> Content:
        folder = tmp_path / "legends"
        original = edition_folder("legends")
        assert original is not None
        shutil.copytree(original, folder)
        for name, old, new in changes:
            text = (folder / name).read_text(encoding="utf-8")
            assert old in text
            (folder / name).write_text(text.replace(old, new), encoding="utf-8")
        content = load_content(str(folder))
        monkeypatch.setattr(document, "load_content", lambda _: content)
        return content

    return change


def after_games(finished: CampaignFile, games: int, more: int = 0) -> dict[str, Any]:
    """The document after so many games and so many entries more."""
    data = finished.to_json()
    ends = [n for n, entry in enumerate(data["entries"]) if entry["entry"] == "played"]
    return copy.deepcopy(data | {"entries": data["entries"][: ends[games - 1] + 1 + more]})


def entries_to(finished: CampaignFile, game: int) -> int:
    """How many entries lie between a game and the one before it."""
    kinds = [entry["entry"] for entry in finished.to_json()["entries"]]
    ends = [n for n, kind in enumerate(kinds) if kind == "played"]
    return ends[game - 1] - ends[game - 2] - 1


def rehashed(data: dict[str, Any]) -> dict[str, Any]:
    before = ""
    for entry in data["entries"]:
        told = {name: value for name, value in entry.items() if name != "hash"}
        entry["hash"] = before = _hash(before, told)
    return data


def test_a_changed_number_changes_nothing_that_was(finished: CampaignFile, changed: Callable[..., Content]) -> None:
    more = entries_to(finished, 4)
    data = after_games(finished, 3, more)
    before = CampaignFile.of_json(copy.deepcopy(data))
    assert not before.revised
    content = changed(PRICE, TRAINS)
    assert content.edition.fingerprint != before.content.edition.fingerprint
    file = CampaignFile.of_json(data | {"moves": [1, 2, 3]})
    assert file.revised
    assert file.entries[-1] == Revised(content.fingerprint)
    # The results are those of then; everything read and decided since still fits, so nothing is done again.
    assert file.campaign.results == before.campaign.results
    assert file.campaign.vaults == before.campaign.vaults
    assert (file.campaign.read, file.campaign.todo) == (before.campaign.read, before.campaign.todo)
    assert file.campaign.todo.kind == "play"
    # The game in progress is another one: its cards have been seen, and its numbers are not the same.
    assert file.moves == []
    assert dealing_of(file.campaign) != dealing_of(before.campaign)
    assert verify_campaign(file) == (1, 2, 3)
    # It goes on with the new numbers, and what is played from now on can be replayed.
    while not step(file):
        pass
    assert verify_campaign(CampaignFile.of_json(file.to_json())) == (1, 2, 3)
    assert CampaignFile.of_json(file.to_json()).campaign == file.campaign
    assert len(file.campaign.results) == 4
    told = list(chronicle(founded(file.campaign, file.entries), file.entries, content.texts()))
    assert any("another version" in line for line in told)


def test_what_no_longer_fits_is_read_again(finished: CampaignFile, changed: Callable[..., Content]) -> None:
    """Another box opens first now: the story since the last game begins anew where it parts."""
    more = entries_to(finished, 2)
    data = after_games(finished, 1, more)
    before = CampaignFile.of_json(copy.deepcopy(data)).campaign
    first = next(card for card in before.read if before.content.card(card).box)
    changed(
        (
            "story.toml",
            f'id = "{first}"',
            f'id = "a-card-before"\nbox = "{before.boxes[0].id}"\nkind = "story"\n\n[[card]]\nid = "{first}"',
        )
    )
    file = CampaignFile.of_json(data)
    assert file.campaign.todo.card == "a-card-before"
    assert file.campaign.results == before.results
    # The games are of the same edition, only the story is not: they are replayed as ever.
    assert verify_campaign(file) == ()
    while not step(file):
        pass
    assert CampaignFile.of_json(file.to_json()).campaign == file.campaign


@pytest.mark.parametrize("kind", ["postcard", "event card", "story card"])
def test_what_is_missing_is_named(
    finished: CampaignFile, changed: Callable[..., Content], tmp_path: Path, kind: str
) -> None:
    campaign = finished.campaign
    files = {"postcard": "postcards.toml", "event card": "events.toml", "story card": "story.toml"}
    held = {"postcard": campaign.given[0], "event card": campaign.results[0].events[0], "story card": campaign.read[0]}
    id = held[kind].removeprefix("postcard-").removeprefix("event-")
    changed((files[kind], f'id = "{id}"', 'id = "something-else"'))
    path = tmp_path / "c.json"
    finished.save(path)
    kept = path.read_bytes()
    with pytest.raises(CampaignError, match=rf"{kind} '{held[kind]}'.* not there any more.*Nothing is lost"):
        CampaignFile.load(path)
    assert path.read_bytes() == kept


def test_a_card_that_was_read_before_the_first_game_is_missed_too(
    finished: CampaignFile, changed: Callable[..., Content]
) -> None:
    data = finished.to_json()
    data = data | {"entries": data["entries"][:2]}
    changed(("story.toml", f'id = "{data["entries"][1]["card"]}"', 'id = "something-else"'))
    with pytest.raises(CampaignError, match="not there any more"):
        CampaignFile.of_json(data)


def test_how_it_stood_cannot_be_told_otherwise(finished: CampaignFile) -> None:
    """While the games can be replayed, what is told of them must be what they make."""
    data = after_games(finished, 2)
    data["entries"][-1]["after"]["trains"] += 1
    with pytest.raises(CampaignError, match="stood otherwise"):
        CampaignFile.of_json(rehashed(data))


def test_a_forged_standing_is_a_campaign_or_a_message(finished: CampaignFile, changed: Callable[..., Content]) -> None:
    """On trust does not mean anything goes: what comes of it can be played on."""
    data = after_games(finished, 3)
    content = changed(PRICE)
    chance = random.Random(2)
    odd: list[Any] = [None, -1, 0, "", [], {}, "x" * 300, 10**20, True, "company-red", "chicago", 7, "after"]
    taken = 0
    for _ in range(150):
        forged = copy.deepcopy(data)
        part: Any = forged["entries"][-1]["after"]
        while True:
            deeper = [
                value
                for value in (part.values() if isinstance(part, dict) else part)
                if isinstance(value, dict | list) and value
            ]
            if not deeper or chance.random() < 0.3:
                break
            part = chance.choice(deeper)
        part[chance.choice(list(part) if isinstance(part, dict) else range(len(part)))] = chance.choice(odd)
        with suppress(CampaignError):
            file = CampaignFile.of_json(rehashed(forged))
            taken += 1
            for _ in range(40):
                if file.campaign.todo.kind not in ("read", "decide"):
                    break
                step(file)
            file.game()
    assert taken
    assert content.edition.name == "legends"
