"""Finding something in a record that can be forged."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from branchline.game.record import Json


class NotHereError(LookupError):
    """The record has nothing that could be forged like this."""


def all_events(record: Json) -> Iterator[Json]:
    yield from record["setup"]
    for move in record["moves"]:
        yield from move["events"]


def find(record: Json, kind: str, suits: Callable[[Json], bool] = lambda event: True) -> tuple[list[Json], int]:
    """The last event of a kind, as its list and its place there."""
    for events in [record["setup"], *(move["events"] for move in record["moves"])][::-1]:
        for place, event in enumerate(events):
            if event["event"] == kind and suits(event):
                return events, place
    raise NotHereError


def the(record: Json, kind: str, suits: Callable[[Json], bool] = lambda event: True) -> Json:
    events, place = find(record, kind, suits)
    return events[place]
