"""Files are kept where they always were, so that nobody's tables vanish, unless the environment says otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from branchline import folders


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in ("BRANCHLINE_CACHE", "BRANCHLINE_DATA", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def on(system: type, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where the caches and the data are on a system."""
    how = {name: getattr(folders._USER, name) for name in ("appname", "appauthor", "opinion")}
    monkeypatch.setattr(folders, "_USER", system(**how))
    return [folders.cache_folder(), folders.data_folder()]


def test_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert on(Unix, monkeypatch) == [home / ".cache/branchline", home / ".local/share/branchline"]
    monkeypatch.setenv("XDG_CACHE_HOME", "/xdg/cache")
    monkeypatch.setenv("XDG_DATA_HOME", "/xdg/data")
    assert on(Unix, monkeypatch) == [Path("/xdg/cache/branchline"), Path("/xdg/data/branchline")]


def test_on_a_mac(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = home / "Library"
    assert on(MacOS, monkeypatch) == [library / "Caches/branchline", library / "Application Support/branchline"]


@pytest.mark.skipif(sys.platform == "win32", reason="asks the system itself there")
def test_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: f"/{name}")
    assert on(Windows, monkeypatch) == [Path("/CSIDL_LOCAL_APPDATA/branchline")] * 2


def test_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRANCHLINE_CACHE", "/here")
    monkeypatch.setenv("BRANCHLINE_DATA", "/there")
    assert on(Unix, monkeypatch) == [Path("/here"), Path("/there")]
