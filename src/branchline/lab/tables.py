"""What came of games as four tables of columns: games, seats, tickets and routes. docs/lab.md lists the columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from branchline.lab.games import Setting

TABLES = ("games", "seats", "tickets", "routes")
NOT_THERE = -1  # becomes null on disk

Columns = dict[str, Any]  # a NumPy array each; bots, tickets and routes are still numbers
Tables = dict[str, Columns]


def tables_of(setting: Setting, first: int, outcomes: Any, wanted: Sequence[str] = TABLES) -> Tables:
    """The tables of consecutive games, the first of which has that number."""
    numbers = np.arange(first, first + len(outcomes), dtype=np.int64)
    win = win_shares(outcomes, setting.players)
    makers = {"games": _games, "seats": _seats, "tickets": _tickets, "routes": _routes}
    return {table: makers[table](setting, numbers, outcomes, win) for table in wanted}


def joined(parts: Iterable[Tables]) -> Tables:
    """Tables one below the other."""
    parts = list(parts)
    return {
        table: {name: np.concatenate([part[table][name] for part in parts]) for name in columns}
        for table, columns in parts[0].items()
    }


def win_shares(outcomes: Any, players: int) -> Any:
    """For each game and seat its part of the victory: 1 alone, 1/2 for each of two who share it, 0 for the others."""
    won = outcomes["sheet"]["place"][:, :players] == 1
    return (won / won.sum(axis=1, keepdims=True)).astype(np.float32)


def _games(setting: Setting, numbers: Any, outcomes: Any, win: Any) -> Columns:
    won = win > 0
    winners = won.sum(axis=1)
    return {
        "game": numbers,
        "starter": outcomes["starter"],
        "turns": outcomes["turns"],
        "decisions": outcomes["decisions"],
        "winner": np.where(winners == 1, won.argmax(axis=1), NOT_THERE),
        "winners": winners,
        "last_round_by": outcomes["last_round_by"],
        "stopped": outcomes["stopped"],
    }


def _seats(setting: Setting, numbers: Any, outcomes: Any, win: Any) -> Columns:
    players, sheet = setting.players, outcomes["sheet"]
    seats = np.tile(np.arange(players), len(numbers))
    names = list(dict.fromkeys(setting.bots))
    held = np.stack([(outcomes["ticket_of"] == seat).sum(axis=1) for seat in range(players)], axis=1)
    claimed = np.stack([(outcomes["claimed_by"] == seat).sum(axis=1) for seat in range(players)], axis=1)
    done = sheet["tickets_done"][:, :players]
    by_seat = {
        "win": win,
        **{name: sheet["lines"][:, :players, line] for line, name in enumerate(setting.edition.lines)},
        **{name: sheet[name][:, :players] for name in ("total", "place")},
        "tickets_fulfilled": done,
        "tickets_missed": held - done,
        "routes_claimed": claimed,
        "stations_built": outcomes["stations_built"][:, :players],
        "pieces_left": outcomes["pieces_left"][:, :players],
        "longest_length": sheet["longest_length"][:, :players],
    }
    return {
        "game": np.repeat(numbers, players),
        "seat": seats,
        "bot": np.tile([names.index(name) for name in setting.bots], len(numbers)),
        "order": (seats - np.repeat(outcomes["starter"], players)) % players,
        **{name: column.ravel() for name, column in by_seat.items()},
    }


def _tickets(setting: Setting, numbers: Any, outcomes: Any, win: Any) -> Columns:
    offered = outcomes["offered"][:, : setting.players, : len(setting.edition.tickets)]
    game, seat, ticket = np.nonzero(offered)
    kept = outcomes["ticket_of"][game, ticket] == seat
    done = outcomes["sheet"]["done"][game, seat, ticket // 64] >> (ticket % 64).astype(np.uint64) & np.uint64(1)
    return {
        "game": numbers[game],
        "seat": seat,
        "ticket": ticket,
        "offered": offered[game, seat, ticket],
        "kept": kept,
        "turn": np.where(kept, outcomes["ticket_turn"][game, ticket], NOT_THERE),
        "fulfilled": np.where(kept, done.astype(np.int8), NOT_THERE),
        "win": win[game, seat],
    }


def _routes(setting: Setting, numbers: Any, outcomes: Any, win: Any) -> Columns:
    owners = outcomes["claimed_by"][:, : len(setting.edition.routes)]
    game, route = np.nonzero(owners >= 0)
    seat = owners[game, route].astype(np.int64)
    return {
        "game": numbers[game],
        "route": route,
        "seat": seat,
        "turn": outcomes["claimed_turn"][game, route],
        "win": win[game, seat],
    }
