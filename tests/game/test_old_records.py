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
    ("change", "problem"),
    [
        ({"bonus": False}, "but was"),  # another deck of tickets, so another deal
        ({"variant": "classic"}, "deal another game"),
        ({"starter": 0}, "deal another game"),
        ({"version": 2}, "table is missing"),
        ({"version": 3}, "this program reads versions 1 and 2"),
        ({"table": {}}, "that it should not have"),
    ],
)
def test_what_is_changed_in_one_is_found(change: dict[str, object], problem: str) -> None:
    record = json.loads(OLD[0].read_text(encoding="utf-8"))
    assert (record["edition"], record["starter"]) == ("europe", 1)
    with pytest.raises(RecordError, match=problem):
        verify_record(json.dumps(record | change))
