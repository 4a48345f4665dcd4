"""The stored playthroughs: what a change of the rules changes is seen here first."""

import pytest

from tests.kit.playthrough import FOLDER, file_of, playthrough, settings


@pytest.mark.parametrize(("edition", "variant"), settings())
def test_game_goes_as_it_is_stored(edition: str, variant: str) -> None:
    stored = file_of(edition, variant)
    assert stored.exists(), "no playthrough stored for this variant: run `make playthroughs`"
    now, then = playthrough(edition, variant).splitlines(), stored.read_text(encoding="utf-8").splitlines()
    for number, (line_now, line_then) in enumerate(zip(now, then, strict=False), 1):
        assert line_now == line_then, f"{stored.name} line {number} (`make playthroughs` writes it anew)"
    assert len(now) == len(then)


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(*setting).name for setting in settings()}
