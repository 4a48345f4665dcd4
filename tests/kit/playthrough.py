"""Playthroughs: a game of every edition and variant as text, with every state, view and legal action.

`make playthroughs` writes them anew; the difference then shows what a change did. To keep them readable, a state or
view is told as the fields that changed since the last decision.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from branchline.edition import available_editions, load_edition
from branchline.game import Game
from branchline.game.names import Names
from branchline.game.sheet import Sheet
from branchline.game.view import members
from branchline.kernel import exports as rules
from branchline.kernel import records
from tests.kit.flat import flat_state, flat_view
from tests.kit.paths import TESTS

FOLDER = TESTS / "playthroughs"
PLAYERS = ("Ann", "Bob", "Cid")
BIT_SETS = {
    "owned", "open", "held", "ticket_pile", "box", "station_free", "my_box", "legal", "in_force", "spent",
    "events_left", "events_past",
}  # fmt: skip
OWN_FIELDS = ("hand", "offer", "held", "my_box", "my_under", "legal")
# What is told of a position, in this order, whichever record it lives in.
STATE_FIELDS = (
    "chance", "owned", "open", "held", "ticket_pile", "box", "station_free", "under", "returned_by", "station_owner",
    "offer", "hand", "known", "pile", "discard", "paid", "revealed", "display", "pieces", "points", "ferry", "stations",
    "offered", "kept_at_setup", "long_kept", "ferry_pile", "pile_size", "discard_size", "under_size", "under_first",
    "under_last", "under_begun", "players", "starter", "seat", "phase", "turn", "turns_left", "passes", "route", "city",
    "paid_color", "surcharge",
)  # fmt: skip
VIEW_FIELDS = (
    "seat", "players", "starter", "decider", "phase", "turn", "turns_left", "passes", "route", "city", "paid_color",
    "surcharge", "pile_size", "discard_size", "ferry_pile", "ticket_pile_size", "under_size", "under_batches",
    "under_begun", "under_batch_size", "display", "discard", "paid", "revealed", "known", "hand_size", "ticket_count",
    "offered", "kept_at_setup", "long_kept", "pieces", "points", "ferry", "stations", "station_owner", "owned",
)  # fmt: skip

# Told beside them where money is the score.
MONEY_FIELDS = (
    "money", "tokens", "marker", "crossing_owner", "event", "events_left", "events_past", "in_force", "spent", "again",
    "pile_actions", "discard_actions", "display_mark", "discard_marked", "known_marked", "marks_paid",
)  # fmt: skip


def settings() -> list[tuple[str, str]]:
    """Every shipped edition with each of its variants."""
    return [(name, variant.name) for name in available_editions() for variant in load_edition(name).variants]


def file_of(edition: str, variant: str) -> Path:
    return FOLDER / f"{edition}-{variant}.txt"


def ranges(numbers: Iterator[int]) -> str:
    """`0-3 7`: numbers in a row are written as a range."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts) or "none"


def told(name: str, value: Any) -> str:
    """One field: bit sets as members, tables row by row, long rows by what stands out."""
    array = np.asarray(value)
    if name in BIT_SETS:
        rows = array if array.ndim == 2 else array[None]
        return " / ".join(ranges(members(row)) for row in rows)
    if array.ndim == 0:
        return str(int(array))
    if array.ndim == 1 and len(array) > 16:  # one number for each ticket or city, nearly all the same
        usual = np.bincount(array.astype(np.int64) + 1).argmax() - 1
        return " ".join(f"{i}={int(n)}" for i, n in enumerate(array) if n != usual) or f"all {usual}"
    rows = array[None] if array.ndim == 1 else array.reshape(len(array), -1)
    return " / ".join(" ".join(str(int(n)) for n in row) for row in rows)


def fields(record: dict[str, Any], names: tuple[str, ...]) -> dict[str, str]:
    """Every field as text, the chance's own fields too."""
    facts: dict[str, str] = {}
    for name in names:
        if name == "chance":
            facts |= {f"chance.{part}": told(part, record["chance"][part]) for part in records.CHANCE.names}
        else:
            facts[name] = told(name, record[name])
    return facts


class Teller:
    """Writes what changed since the last time."""

    def __init__(self) -> None:
        self.last: dict[str, dict[str, str]] = {}

    def changes(self, title: str, facts: dict[str, str]) -> Iterator[str]:
        before = self.last.get(title, {})
        for name, text in facts.items():
            if before.get(name) != text:
                yield f"{title}.{name}: {text}"
        self.last[title] = facts


def sheet_text(game: Game, sheet: Sheet) -> str:
    """A score sheet in one line, with the ids of routes, cities and tickets."""
    told = sheet.to_json(game.edition)
    names = Names(game.edition, None)
    tickets = [
        f"TicketLine(ticket={line['ticket']!r}, name={names.ticket_name(own.ticket)!r}, "
        f"points={line['points']}, fulfilled={line['fulfilled']})"
        for line, own in zip(told["ticket_lines"], sheet.ticket_lines, strict=True)
    ]
    loans = [f"Borrowed(city={loan['city']!r}, route={loan['route']!r})" for loan in told["borrowed"]]
    lists = {
        "longest_path": repr(tuple(told["longest_path"])),
        "ticket_lines": _tuple(tickets),
        "borrowed": _tuple(loans),
        "networks": repr(tuple(told["networks"])),
    }
    return "Sheet(" + ", ".join(f"{name}={lists.get(name) or repr(value)}" for name, value in told.items()) + ")"


def _tuple(parts: list[str]) -> str:
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def playthrough(edition: str, variant: str) -> str:
    """The text of one random game."""
    game = Game.new(edition, variant=variant, players=PLAYERS, seed="playthrough")
    chance = records.new(records.CHANCE)[0]
    rules.begin_chance(chance, np.arange(8, dtype=np.uint32))
    teller = Teller()
    more = MONEY_FIELDS if game.edition.money else ()
    own, hidden = (("marked",), ("marked", "pile_marked")) if more else ((), ())
    lines = [f"{edition} {variant}, random play", *(f"  {event}" for event in game.setup_events(None))]
    while True:
        lines += ["", f"[{len(game.played)}] {game.decider_name or 'nobody'}: {game.phase}"]
        state = flat_state(game._state)
        lines += teller.changes("state", fields({**state, "seat": state["decider"]}, STATE_FIELDS + more + hidden))
        lines += teller.changes("view", fields(flat_view(game.view().record), VIEW_FIELDS + more))
        for seat, name in enumerate(PLAYERS):
            lines += teller.changes(name, fields(flat_view(game.view(seat).record), OWN_FIELDS + own))
        if game.decider is None:
            break
        view = game.view(game.decider)
        action = rules.choose_random(np.array(view.record.legal), chance)
        lines.append(f"> {action} {view.move(action)}")
        lines += [f"  {event}" for event in game.play(action)]
    lines += ["", *(sheet_text(game, sheet) for sheet in game.sheets()), ""]
    return "\n".join(lines)


def write_all() -> None:
    """Write every playthrough anew, and remove those of editions that are gone."""
    wanted = {file_of(*setting) for setting in settings()}
    for path in set(FOLDER.glob("*.txt")) - wanted:
        path.unlink()
    for edition, variant in settings():
        file_of(edition, variant).write_text(playthrough(edition, variant), encoding="utf-8")
        print(file_of(edition, variant).name, file=sys.stderr)


if __name__ == "__main__":
    write_all()
