"""Who is connected to the other processes that share a database.

Every process tells the others which seats of a table are connected to it when that changes, answers when one asks, and
says every few seconds that it is still there. What a process said holds until it is silent for a while.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

ALIVE_SECONDS = 5.0  # between signs of life
SILENT_SECONDS = 16.0  # after which a process counts as gone

Here = tuple[frozenset[int], int]  # seats, spectators
NOBODY: Here = (frozenset(), 0)


@dataclass
class _Process:
    heard: float = 0.0
    tables: dict[str, Here] = field(default_factory=dict)


class Presence:
    """What the others said. `tell` sends them a note, `changed` is called with a table whose people changed."""

    def __init__(self, tell: Callable[[dict[str, Any]], None], changed: Callable[[str], None]) -> None:
        self._tell, self._changed = tell, changed
        self._others: dict[str, _Process] = {}

    def elsewhere(self, table: str) -> Here:
        """The seats and the number of spectators that are connected to other processes."""
        found = [process.tables[table] for process in self._others.values() if table in process.tables]
        return frozenset(seat for seats, _ in found for seat in seats), sum(watching for _, watching in found)

    def announce(self, table: str, here: Here) -> None:
        """Tell the others who is here."""
        self._tell({"here": table, "seats": sorted(here[0]), "spectators": here[1]})

    def ask(self, tables: Iterable[str]) -> None:
        """Ask the others who is at these tables with them."""
        for table in tables:
            self._tell({"ask": table})

    def alive(self) -> None:
        """Tell the others that this process is there, and forget those that are not."""
        self._tell({"alive": True})
        silent = time.monotonic() - SILENT_SECONDS
        for name in [name for name, process in self._others.items() if process.heard < silent]:
            self._forget(name)

    def leave(self) -> None:
        """Tell the others that this process ends."""
        self._tell({"gone": True})

    def hear(self, note: dict[str, Any]) -> None:
        """What another process told."""
        if "gone" in note:
            self._forget(note["from"])
            return
        process = self._others.setdefault(note["from"], _Process())
        process.heard = time.monotonic()
        if "here" in note:
            process.tables[note["here"]] = frozenset(note["seats"]), note["spectators"]
            if process.tables[note["here"]] == NOBODY:
                del process.tables[note["here"]]
            self._changed(note["here"])

    def _forget(self, name: str) -> None:
        for table in self._others.pop(name, _Process()).tables:
            self._changed(table)
