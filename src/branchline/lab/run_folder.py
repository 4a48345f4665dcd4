"""The folder of a run that can stop and go on: `run.json` in it says what is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import branchline
from branchline.edition import OptionError
from branchline.lab.games import Setting

RUN_FILE = "run.json"
WRITING = ".writing"  # for files that have not got their names yet


def run_facts(setting: Setting, games: int, **more: Any) -> dict[str, Any]:
    """What `run.json` says. A run goes on only if all of this is the same, but for the number of games."""
    return {
        "branchline": branchline.__version__,
        "edition": setting.edition.name,
        "fingerprint": setting.edition.fingerprint,
        "setup": setting.setup.to_json(),
        "players": setting.players,
        "seed": setting.seed,
        **more,
        "games": games,
    }


def read_run_facts(folder: Path) -> dict[str, Any]:
    """What a folder's `run.json` says."""
    try:
        facts = json.loads((folder / RUN_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise OptionError(f"{folder} holds no run: there is no {RUN_FILE} in it that can be read") from None
    if not isinstance(facts, dict):
        raise OptionError(f"{folder / RUN_FILE} does not describe a run")
    return facts


def _check_same(folder: Path, facts: dict[str, Any]) -> None:
    """A run goes on only with what it was begun with; it may become longer."""
    kept = read_run_facts(folder)
    for name, wanted in facts.items():
        if name != "games" and kept.get(name) != wanted:
            raise OptionError(f"the run in {folder} has {name} {_told(kept.get(name))}, not {_told(wanted)}")
    if kept.get("games", 0) > facts["games"]:
        raise OptionError(f"the run in {folder} has {kept['games']} games already, not {facts['games']}")


def _told(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def begin_folder(folder: Path, facts: dict[str, Any], resume: bool) -> None:
    """An empty folder for a run, or with `resume` also one with the same run begun."""
    if folder.exists() and any(folder.iterdir()):
        if not resume:
            raise OptionError(f"{folder} is not empty: --resume goes on with the run in it")
        _check_same(folder, facts)
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / RUN_FILE, json.dumps(facts, indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    waiting = path.with_name(path.name + WRITING)
    waiting.write_text(text, encoding="utf-8", newline="\n")
    waiting.replace(path)
