"""What only PostgreSQL can: tell other processes something."""

import json
import threading
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

CHANNEL = "branchline"
NOTES = 40  # in one message, which may have 8,000 bytes
# A connection to a machine that is gone is noticed after half a minute.
KEEPALIVE = {"connect_timeout": 5, "keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}

Note = dict[str, Any]  # that one process writes for the others


def messages(process: str, notes: list[Note]) -> list[str]:
    """What a process tells the others, some notes to a message: it costs the database as much for one as for many."""
    return [f"{process} {json.dumps(notes[at : at + NOTES])}" for at in range(0, len(notes), NOTES)]


class Ears:
    """One thread that hears what other processes tell, for all who want to know it."""

    def __init__(self, url: sa.URL, process: str, closing: threading.Event) -> None:
        self._url, self._process, self._closing = url, process, closing
        self._listeners: list[tuple[Callable[[list[Note]], None], Callable[[], None]]] = []
        self._listening = False

    def listen(self, heard: Callable[[list[Note]], None], lost: Callable[[], None]) -> bool:
        """Call `heard` with what is told, `lost` when some may have been missed. Is it the first who listens?"""
        self._listeners.append((heard, lost))
        if self._listening:
            lost()  # whatever came before
        return len(self._listeners) == 1

    def work(self) -> None:
        """Hear, until closing."""
        import psycopg

        url = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        options: dict[str, Any] = dict(KEEPALIVE)
        while not self._closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True, **options) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._listening = True
                    self._lose()  # whatever came before we listened
                    while not self._closing.is_set():
                        for message in connection.notifies(timeout=1.0):
                            self._hear(message.payload)
            except psycopg.Error:
                self._closing.wait(0.5)

    def _hear(self, message: str) -> None:
        sender, _, notes = message.partition(" ")
        if sender == self._process:
            return
        try:
            told = [note | {"from": sender} for note in json.loads(notes)]
        except (ValueError, TypeError):  # another version's, or nobody's of ours
            self._lose()
            return
        for heard, _ in self._listeners:
            heard(told)

    def _lose(self) -> None:
        for _, lost in self._listeners:
            lost()
