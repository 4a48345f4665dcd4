"""Editions that are not what they seem: whatever lies in their folders, the start ends with a sentence about it."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from branchline.draw.board import draw_edition, stored_layout
from branchline.edition import EditionError, add_editions, load_edition
from branchline.edition import load as edition_module
from branchline.server.boards import lay_out_boards
from tests.kit.paths import EDITIONS
from tests.kit.written import island_edition


@pytest.fixture(autouse=True)
def nothing_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition_module, "_added", {})


def start(folder: Path) -> str:
    """What an operator is told who starts with these editions."""
    try:
        add_editions(folder / "maps")
        lay_out_boards(folder / "layouts")
    except EditionError as error:
        return str(error)
    raise AssertionError("it starts")


def town(folder: Path) -> Path:
    """A copy of a shipped edition with a name of its own: it has a geography and a layout."""
    place = folder / "maps" / "town"
    shutil.copytree(EDITIONS / "berlin", place)
    path = place / "edition.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('name = "berlin"', 'name = "town"'), encoding="utf-8")
    return place


LAYERS = '{"unit": 0.01, "layers": [%s]}'
WRONG = [
    "[" * 100_000,
    '{"layers": ' + "[" * 900 + "]" * 900 + "}",
    "{",
    "\ud800".encode("utf-8", "surrogatepass"),
    "[]",
    "7",
    "null",
    '{"layers": 7}',
    '{"layers": [7]}',
    '{"layers": {}, "projection": []}',
    '{"unit": "x", "layers": [{"kind": "land", "paths": [[1, 2, 3, 4]]}]}',
    LAYERS % '{"kind": "land", "paths": [[1, 2, 3]]}',
    LAYERS % '{"kind": "land", "paths": [["a", "b"]]}',
    LAYERS % '{"kind": "land", "paths": [[NaN, 1, 2, 3]]}',
    LAYERS % '{"kind": "land", "paths": [[1, 1, 1e999, 3]]}',
    LAYERS % '{"kind": "land", "paths": [[1, 1, 1e14, 3, 5, 5]]}',
    LAYERS % ('{"kind": "land", "paths": [[1, 1, 1%s, 3]]}' % ("0" * 400)),
    LAYERS % ('{"kind": "land", "paths": [[1, 1, 1%s, 3]]}' % ("0" * 5000)),
    LAYERS % '{"paths": [[1, 1, 2, 3]]}',
    LAYERS % '{"kind": {}, "paths": [[1, 1, 2, 3]]}',
    LAYERS % '{"kind": "land", "at": [1]}',
    '{"projection": {"kind": "lambert"}, "layers": []}',
    '{"projection": {"kind": "lambert", "parallels": [0, 0], "center": [0, 0]}, "layers": []}',
    '{"projection": {"kind": "local", "center": "ab"}, "layers": []}',
]


@pytest.mark.parametrize("text", WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_a_wrong_geography_is_a_sentence(tmp_path: Path, text: str | bytes) -> None:
    place = town(tmp_path)
    (place / "geography.json").write_bytes(text if isinstance(text, bytes) else text.encode())
    (place / "layout.json").unlink()
    told = start(tmp_path)
    assert "geography.json" in told
    assert len(told) < 1000
    with pytest.raises(EditionError):
        draw_edition(load_edition(place), place)


def _wrong_layouts() -> list[str]:
    good = (EDITIONS / "berlin" / "layout.json").read_text(encoding="utf-8")
    facts = json.loads(good)
    changes = [
        {"width": "wide"}, {"width": -1}, {"scale": None}, {"fit": [1, 2]}, {"fit": 5}, {"projection": 5},
        {"cities": 5}, {"cities": [5]}, {"cities": [{**facts["cities"][0], "x": "5"}, *facts["cities"][1:]]},
        {"cities": [{**facts["cities"][0], "home": [1]}, *facts["cities"][1:]]},
        {"cities": [{**facts["cities"][0], "label": {"lines": "x"}}, *facts["cities"][1:]]},
        {"routes": [{**facts["routes"][0], "line": [[1, "a"]]}, *facts["routes"][1:]]},
        {"routes": [{"line": [], "slots": [{"x": True}]}]},
        {"extra": 5},
    ]  # fmt: skip
    texts = [json.dumps(facts | change) for change in changes]
    texts += ["[" * 100_000, "[]", "7", good.replace('"width":1600', '"width":NaN', 1)]
    return texts


@pytest.mark.parametrize("text", _wrong_layouts(), ids=[str(number) for number in range(len(_wrong_layouts()))])
def test_a_wrong_layout_is_a_sentence(tmp_path: Path, text: str) -> None:
    place = town(tmp_path)
    (place / "layout.json").write_text(text, encoding="utf-8")
    told = start(tmp_path)
    assert "layout.json" in told
    with pytest.raises(EditionError):
        stored_layout(load_edition(place), place)


@pytest.mark.timeout(30)
@pytest.mark.parametrize("name", ["edition.toml", "board.toml", "geography.json", "layout.json"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_what_is_no_plain_file_does_not_stop_the_start(tmp_path: Path, name: str, kind: str) -> None:
    """Reading a pipe that nobody writes to would wait for ever, and a device might never end."""
    place = island_edition(tmp_path / "maps" / "isle", "isle")
    (place / name).unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(place / name)
    elif kind == "folder":
        (place / name).mkdir()
    else:
        (place / name).symlink_to("/dev/zero")
    assert name in start(tmp_path)


def test_a_file_larger_than_any_board_is_not_read(tmp_path: Path) -> None:
    place = town(tmp_path)
    with (place / "geography.json").open("wb") as file:
        file.truncate(2**40)
    assert "larger" in start(tmp_path)
