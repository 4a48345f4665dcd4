"""Whatever a file holds, reading it as a record gives a game or a `RecordError`, and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline.game import Game
from branchline.game.record import Json, RecordError, read_record
from branchline.game.verify import verify_record
from tests.kit.written import Way, finished_text, play_on

pytestmark = pytest.mark.slow

FINISHED = finished_text(Way("berlin", "standard", False, 2))
UNFINISHED = json.dumps(play_on(Way("italy", "standard", False, 2).new(1), 1, moves=30).record())

quick = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))

numbers = st.integers() | st.floats() | st.sampled_from([10**400, -1, 2**31, 2**63, 2**64, 1e308, True, False, -0.0])
odd_texts = ["europe", "../europe", "/", "\0", "\ud800", "turn", "00" * 32, "a" * 10**5]
texts = st.text(max_size=20) | st.sampled_from(odd_texts)
anything = st.recursive(
    st.none() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)


def survives(source: str | Path) -> None:
    for reading in (read_record, Game.load, verify_record):
        message = "fine"
        try:
            reading(source)
        except RecordError as error:
            message = str(error)
        assert message.isprintable()
        assert 0 < len(message) < 3000


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every node of a JSON value."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


PLACES = {text: places(json.loads(text))[1:] for text in (FINISHED, UNFINISHED)}


@quick
@given(st.binary(max_size=200))
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.json"
    path.write_bytes(data)
    survives(path)


@quick
@given(st.text(max_size=200) | st.text(alphabet='{}[]",:019.eE-+ntrufals\\ \n', max_size=60))
def test_any_text(text: str) -> None:
    survives(text)


@quick
@given(anything)
def test_any_json(value: Any) -> None:
    survives(json.dumps(value))
    survives(json.dumps({"format": "branchline record", "version": 1, "value": value}))


@quick
@given(st.fixed_dictionaries({name: anything for name in json.loads(FINISHED) if name not in ("format", "version")}))
def test_any_value_in_the_right_fields(fields: Json) -> None:
    survives(json.dumps({"format": "branchline record", "version": 1, **fields}))


@settings(quick, max_examples=300)
@given(st.sampled_from([FINISHED, UNFINISHED]), st.data())
def test_a_true_record_with_any_node_changed(text: str, data: st.DataObject) -> None:
    record = json.loads(text)
    # The fields at the top are few among thousands of nodes; half of the changes are for them.
    top = [place for place in PLACES[text] if len(place) <= 2 and place[0] not in ("setup", "moves")]
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(top) | st.sampled_from(PLACES[text]))
        node = record
        try:
            for key in path:
                node = node[key]
            node[last]
        except (LookupError, TypeError):
            continue  # an earlier change took it away
        if data.draw(st.booleans()):
            node[last] = data.draw(anything)
        elif isinstance(node, list | dict):
            del node[last]
    survives(json.dumps(record))


@pytest.mark.parametrize("levels", [10, 100, 900, 5000])
@pytest.mark.parametrize("place", [("version",), ("players", 0), ("moves", 3, "events"), ("sheets",), ("x",)])
def test_nesting_of_any_depth(levels: int, place: tuple[Any, ...]) -> None:
    record = json.loads(FINISHED)
    node = record
    for key in place[:-1]:
        node = node[key]
    node[place[-1]] = "@"
    inner = '[{"x":' * (levels // 2) + "1" + "}]" * (levels // 2)
    survives(json.dumps(record).replace('"@"', inner))


@pytest.mark.parametrize("seed", range(3))
def test_any_action_in_any_place(seed: int) -> None:
    """Numbers that are no legal action are refused in words in every phase."""
    record = json.loads(FINISHED)
    choose = random.Random(seed)
    for _ in range(60):
        changed = json.loads(FINISHED)
        number = choose.randrange(len(record["moves"]))
        changed["moves"][number]["action"] = choose.choice([choose.randrange(1024), choose.randrange(-5, 2000)])
        survives(json.dumps(changed))


def test_the_text_cut_off_anywhere() -> None:
    for end in range(0, len(FINISHED), len(FINISHED) // 50):
        survives(FINISHED[:end])
