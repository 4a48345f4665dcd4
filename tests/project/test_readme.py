"""The Python of the README and of docs/bots.md runs as it stands there."""

import re
from pathlib import Path

import pytest

from tests.kit.paths import ROOT

README = ROOT / "README.md"
BOTS = README.parent / "docs" / "bots.md"


def test_the_example_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == 2
    from branchline.game.verify import verify_record

    assert verify_record(tmp_path / "game.json").is_over


@pytest.mark.slow
def test_the_search_says_what_it_thinks(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", BOTS.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, "bots.md", "exec"), {})
    assert "keep " in capsys.readouterr().out


@pytest.mark.parametrize("page", [README, *sorted(BOTS.parent.glob("*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link
