"""The README's Python runs as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_plays_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "README.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == 2
    from branchline.record import verify_record

    assert verify_record(tmp_path / "game.json").is_over


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", README.read_text(encoding="utf-8")):
        assert (README.parent / link).exists(), link
