"""Records written by older versions of the program are still read and verified."""

import json
from pathlib import Path

import pytest

from branchline.game.record import RecordError
from branchline.game.verify import verify_record
from tests.kit.paths import TESTS

OLD = sorted((TESTS / "records").glob("version-1-*.json"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_version_1_holds(path: Path) -> None:
    assert verify_record(path).is_over


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("bonus", False, "event 1"),  # another deck of tickets: another deal
        ("variant", "classic", "the record says variant"),
        ("starter", None, "the record says starter"),
        ("version", 2, "table is missing"),
        ("version", 3, "this program reads versions 1 and 2"),
    ],
)
def test_what_is_changed_in_one_is_found(name: str, value: object, problem: str) -> None:
    record = json.loads(OLD[0].read_text(encoding="utf-8"))
    assert record["edition"] == "europe"
    with pytest.raises(RecordError) as found:
        verify_record(json.dumps(record | {name: value}))
    assert name in str(found.value) or problem in str(found.value) or "set-up" in str(found.value)
