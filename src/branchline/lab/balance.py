"""`branchline balance`: what the games of a run say about the order of play, the tickets and the routes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from branchline.edition import Edition, OptionError, Setup, tickets_on_the_table
from branchline.extras import needed
from branchline.game.names import Names
from branchline.lab.dataset import scan
from branchline.lab.intervals import Estimate, difference, mean, share
from branchline.lab.run_folder import read_run_facts

BOT = "planner"  # whose games are studied if nobody else is named
LEAST = 30  # seats on either side of a comparison; with fewer it would say nothing
PLACES = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True)
class Order:
    """How those do who play first, second and so on."""

    place: str
    win: Estimate
    points: Estimate


@dataclass(frozen=True)
class TicketFigures:
    """What became of a ticket wherever a seat looked at it."""

    id: str
    name: str
    points: int
    offered: int  # seats that looked at it
    kept: Estimate | None  # of these; None if nobody looked at it
    fulfilled: Estimate | None  # of those kept; None if nobody kept it
    earned: float | None  # mean points of those kept: plus if fulfilled, minus otherwise
    gain: Estimate | None  # in victories, kept against returned; None where too few did one or the other


@dataclass(frozen=True)
class RouteFigures:
    """What became of a route."""

    id: str
    name: str
    length: int
    points: int
    claims: int
    claimed: Estimate  # share of games
    when: float | None  # mean turn of its claim as a part of the game
    worth: Estimate | None  # victories of its owners above those of the average seat; None where too few claimed it


Line = TypeVar("Line")


@dataclass(frozen=True)
class Balance:
    """All figures of a run."""

    edition: Edition
    run: dict[str, Any]
    games: int
    orders: list[Order]
    tickets: list[TicketFigures]
    routes: list[RouteFigures]

    @property
    def best_tickets(self) -> list[tuple[TicketFigures, Estimate]]:
        """Tickets and what keeping them brings, the best first; without those kept or returned too seldom."""
        return sorted(((t, t.gain) for t in self.tickets if t.gain is not None), key=lambda item: -item[1].value)

    @property
    def best_routes(self) -> list[tuple[RouteFigures, Estimate]]:
        """Routes and what they are worth, the best first; without those claimed too seldom."""
        return sorted(((r, r.worth) for r in self.routes if r.worth is not None), key=lambda item: -item[1].value)

    def to_json(self) -> dict[str, Any]:
        """For programs: an interval is `value`, `low` and `high`."""
        setup = Setup.from_json(self.run["setup"])
        names = ("edition", "players", "bots", "seed")
        return {
            **{name: self.run[name] for name in names},
            "variant": setup.variant,
            "bonus": setup.bonus,
            "games": self.games,
            **{name: [_figures(line) for line in getattr(self, name)] for name in ("orders", "tickets", "routes")},
        }


def ends(lines: Sequence[Line], most: int) -> list[Line]:
    """The best and the worst, or all if they are not many."""
    return list(lines) if len(lines) <= 2 * most else [*lines[:most], *lines[-most:]]


def _figures(line: Order | TicketFigures | RouteFigures) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name in line.__dataclass_fields__:
        value = getattr(line, name)
        told[name] = value.to_json() if isinstance(value, Estimate) else value
    return told


def study(folder: Path, edition: Edition) -> Balance:
    """The figures of the run in a folder."""
    run = read_run_facts(folder)
    if run.get("fingerprint") != edition.fingerprint or not {"part", "setup"} <= run.keys():
        raise OptionError(f"the run in {folder} is not one of {edition.title} as it is now")
    if not any((folder / "games").glob("*.parquet")):
        raise OptionError(f"the run in {folder} has no games yet")
    pl = needed("polars", "lab", "balance")
    games = int(scan(folder, "games").select(pl.len()).collect().item())
    names = Names(edition, edition.board(Setup.from_json(run["setup"]))[0])
    return Balance(
        edition,
        run,
        games,
        list(_orders(pl, folder)),
        list(_tickets(pl, folder, names, run)),
        list(_routes(pl, folder, names, games, run["players"])),
    )


def _rows(frame: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.collect(engine="streaming").to_dicts()
    return found


def _orders(pl: Any, folder: Path) -> Iterator[Order]:
    points = pl.col("total").cast(pl.Int64)
    columns = (
        pl.len().alias("seats"),
        pl.col("win").cast(pl.Float64).sum(),
        points.sum(),
        (points**2).sum().alias("squares"),
    )
    for row in _rows(scan(folder, "seats").group_by("order").agg(*columns).sort("order")):
        win = share(row["win"], row["seats"])
        yield Order(PLACES[row["order"]], win, mean(row["total"], row["squares"], row["seats"]))


def _tickets(pl: Any, folder: Path, names: Names, run: dict[str, Any]) -> Iterator[TicketFigures]:
    win = pl.col("win").cast(pl.Float64)
    columns = (
        pl.len().alias("offered"),
        pl.col("kept").sum(),
        pl.col("fulfilled").sum(),
        win.filter(pl.col("kept")).sum().alias("won_kept"),
        win.filter(~pl.col("kept")).sum().alias("won_returned"),
    )
    found = {row["ticket"]: row for row in _rows(scan(folder, "tickets").group_by("ticket").agg(*columns))}
    nothing = dict.fromkeys(("offered", "kept", "fulfilled", "won_kept", "won_returned"), 0)
    for ticket in tickets_on_the_table(names.edition, Setup.from_json(run["setup"])):
        row = found.get(ticket.id, nothing)
        kept, returned = row["kept"], row["offered"] - row["kept"]
        gain = None
        if min(kept, returned) >= LEAST:
            gain = difference(share(row["won_kept"], kept), share(row["won_returned"], returned))
        yield TicketFigures(
            ticket.id,
            names.ticket_name(ticket.index),
            ticket.points,
            row["offered"],
            share(kept, row["offered"]) if row["offered"] else None,
            share(row["fulfilled"], kept) if kept else None,
            round(ticket.points * (2 * row["fulfilled"] - kept) / kept, 2) if kept else None,
            gain,
        )


def _routes(pl: Any, folder: Path, names: Names, games: int, players: int) -> Iterator[RouteFigures]:
    turns = scan(folder, "games").select("game", "turns")
    columns = (
        pl.len().alias("claims"),
        pl.col("win").cast(pl.Float64).sum(),
        (pl.col("turn") / pl.col("turns")).mean().alias("when"),
    )
    rows = _rows(scan(folder, "routes").join(turns, on="game").group_by("route").agg(*columns))
    found = {row["route"]: row for row in rows}
    for route in names.edition.routes:
        row = found.get(route.id, {"claims": 0, "win": 0, "when": None})
        worth = None
        if row["claims"] >= LEAST:
            worth = Estimate(*(end - 1 / players for end in share(row["win"], row["claims"])))
        yield RouteFigures(
            route.id,
            names.route(route.index),
            route.length,
            route.points,
            row["claims"],
            share(row["claims"], games),
            row["when"],
            worth,
        )
