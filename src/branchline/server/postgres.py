"""What only PostgreSQL can: tell other processes something, and write a batch in one statement."""

import json
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from branchline.server.fold import Listing

CHANNEL = "branchline"
NOTES = 40  # in one message, which may have 8,000 bytes
# A connection to a machine that is gone is noticed after half a minute.
KEEPALIVE = {"connect_timeout": 5, "keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}

Note = dict[str, Any]  # that one process writes for the others


# --- a batch ----------------------------------------------------------------------------------------------------------

_LISTED = {
    "id": "text",
    "code": "text",
    "public": "boolean",
    "state": "text",
    "created": "float8",
    "summary": "text",
    "due": "float8",
}
_LISTINGS = ", ".join(f"CAST(:listing_{name} AS {kind}[])" for name, kind in _LISTED.items())
AT_ONCE = sa.text(f"""
    WITH added AS (
        INSERT INTO entries (table_id, number, body)
        SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:numbers AS integer[]), CAST(:bodies AS text[]))
    ), listed AS (
        INSERT INTO tables ({", ".join(_LISTED)}, updated)
        SELECT *, CAST(:now AS float8) FROM unnest({_LISTINGS})
        ON CONFLICT (id) DO UPDATE
        SET state = excluded.state, updated = excluded.updated, summary = excluded.summary, due = excluded.due
    )
    SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message
""")


def at_once(entries: list[tuple[str, int, str | None]], listings: list[Listing], messages: list[str]) -> Note:
    """What AT_ONCE is executed with: entries, each a journal, a number and a body; listings, none twice; messages."""
    tables, numbers, bodies = ([entry[part] for entry in entries] for part in range(3))
    columns = {f"listing_{name}": [getattr(listing, name) for listing in listings] for name in _LISTED}
    facts = {"now": time.time(), "channel": CHANNEL, "messages": messages}
    return {"tables": tables, "numbers": numbers, "bodies": bodies} | columns | facts


# --- notes ------------------------------------------------------------------------------------------------------------


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
