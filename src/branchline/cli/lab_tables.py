"""What the lab found, as tables at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from branchline.cli import terminal
from branchline.game.patience import QUIET_ROUNDS
from branchline.lab.balance import Balance, ends
from branchline.lab.intervals import Estimate
from branchline.lab.tournament import SAMPLES

MOST = 5  # of the best tickets and routes, and of the worst


def _table(title: str, columns: Sequence[str], left: int = 1) -> Table:
    """A table whose first columns are words and the others numbers."""
    table = Table(box=SIMPLE_HEAD, title=escape(title) or None, title_style="bold")
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right", overflow="fold")
    return table


def _games(figures: dict[str, Any]) -> str:
    setup = figures.get("setup", figures)  # a run's facts hold the whole setup, results only what they are about
    bonus = " with bonus tickets" if setup.get("bonus") else ""
    games = "1 game" if figures["games"] == 1 else f"{figures['games']:,} games"
    return f"{games} of {figures['edition']} ({setup['variant']}{bonus})"


def show_simulation(summary: dict[str, Any]) -> None:
    """Points and victories of each seat."""
    table = _table(_games(summary), ("seat", "bot", "mean points", "spread", "won alone", "shared first"), left=2)
    for seat, bot in zip(summary["seats"], summary["bots"], strict=True):
        won, shared = seat["wins"] / summary["games"], seat["shared"] / summary["games"]
        figures = (f"{seat['mean']:.1f}", f"{seat['spread']:.1f}", f"{won:.1%}", f"{shared:.1%}")
        table.add_row(str(seat["seat"] + 1), escape(bot), *figures)
    terminal.console.print(table)
    if summary["stopped"]:
        count = "1 game was" if summary["stopped"] == 1 else f"{summary['stopped']:,} games were"
        terminal.console.print(
            f"{count} stopped after {QUIET_ROUNDS} rounds without a claim, and scored as they stood."
        )
    speed = summary["games"] / max(summary["seconds"], 1e-9)
    terminal.console.print(
        f"{summary['decisions_per_game']} decisions a game; {summary['seconds']:.2f} s, {speed:,.0f} games a second",
        style="dim",
    )


# --- tournaments ------------------------------------------------------------------------------------------------------


def show_tournament(result: dict[str, Any]) -> None:
    """Who wins against whom, how strong each bot is, and how long it thinks."""
    others = result["players"] - 1
    if not result["finished"]:
        played = sum(pair["games"] for pair in result["pairs"])
        terminal.console.print(f"[bold]partial result[/]: stopped after {played:,} games")
    how = "row against column" if others == 1 else f"one of the row among {others} of the column"
    terminal.console.print(f"[bold]victories, {how}[/]: {escape(_games(result))} each")
    table = _table("", ("", *map(escape, result["bots"])))
    shares = _shares(result)
    for bot in result["bots"]:
        table.add_row(f"[bold]{escape(bot)}[/]", *(_cell(shares.get((bot, other))) for other in result["bots"]))
    terminal.console.print(table)
    table = _table("", ("bot", "Elo", "mean points", "ms a turn (worst)", "ms a decision (worst)"))
    for bot in sorted(result["bots"], key=lambda bot: -result["elo"][bot]):
        table.add_row(f"[bold]{escape(bot)}[/]", *_strength(result, bot))
    terminal.console.print(table)
    _show_notes(result)


def _shares(result: dict[str, Any]) -> dict[tuple[str, str], Estimate]:
    """How often each bot wins against each other."""
    found = {}
    for pair in result["pairs"]:
        if pair["games"]:
            won = Estimate(**pair["a_share"])
            found[pair["a"], pair["b"]] = won
            if result["players"] == 2:
                found[pair["b"], pair["a"]] = Estimate(1 - won.value, 1 - won.high, 1 - won.low)
    return found


def _cell(won: Estimate | None) -> str:
    return "" if won is None else f"{won.value:.1%}\n[dim]{100 * won.low:.1f}–{100 * won.high:.1f}[/]"


def _strength(result: dict[str, Any], bot: str) -> list[str]:
    elo, points, thinking = result["elo"][bot], result["points"][bot], result["ms_per_move"][bot]
    interval = result["elo_interval"].get(bot)
    return [
        f"{elo:+.0f} ± {interval[1] - elo:.0f}" if interval else "–",
        "–" if points is None else f"{points:.1f}",
        *(f"{_ms(thinking[f'{of}mean'])} ({_ms(thinking[f'{of}worst'])})" for of in ("turn_", "")),
    ]


def _ms(time: float) -> str:
    return f"{time:,.0f}" if time >= 100 else f"{time:.2f}"


def _show_notes(result: dict[str, Any]) -> None:
    sampled = [bot for bot in result["bots"] if result["ms_per_move"][bot]["sampled"]]
    notes = [f"{result['seconds']:.2f} s. Intervals: Wilson's for victories, Fisher information for Elo."]
    if sampled:
        notes.append(f"Compiled bots ({', '.join(sampled)}) were timed move by move in {SAMPLES} games of their own.")
    terminal.console.print(escape(" ".join(notes)), style="dim")


# --- balance ----------------------------------------------------------------------------------------------------------


def show_balance(balance: Balance, page: Path) -> None:
    """The order of play, and the tickets and routes at both ends."""
    _show_orders(balance)
    columns = ("ticket", "points", "kept", "done", "change", "95 %")
    table = _table("tickets: victories when kept, against returned", columns)
    for ticket, gain in ends(balance.best_tickets, MOST):
        shares = ("–" if of is None else f"{of.value:.0%}" for of in (ticket.kept, ticket.fulfilled))
        table.add_row(escape(ticket.name), str(ticket.points), *shares, *_change(gain))
    terminal.console.print(table)
    columns = ("route", "length", "claimed", "moment", "change", "95 %")
    table = _table("routes: victories of owners, above the average seat's", columns)
    for route, worth in ends(balance.best_routes, MOST):
        figures = (str(route.length), f"{route.claimed.value:.0%}", f"{route.when:.0%}")
        table.add_row(escape(route.name), *figures, *_change(worth))
    terminal.console.print(table)
    terminal.console.print("[dim]Changes are percentage points of victories; bold if the interval leaves out 0.[/]")
    terminal.console.print(f"[dim]Everything, with charts and heat maps:[/] {escape(str(page))}", soft_wrap=True)


def _show_orders(balance: Balance) -> None:
    table = _table(_games({**balance.run, "games": balance.games}), ("plays", "victories", "95 %", "points", "95 %"))
    for order in balance.orders:
        win, points = order.win, order.points
        wins = (f"{win.value:.1%}", f"{100 * win.low:.1f}–{100 * win.high:.1f}")
        table.add_row(order.place, *wins, f"{points.value:.1f}", f"{points.low:.1f}–{points.high:.1f}")
    terminal.console.print(table)


def _change(figure: Estimate) -> tuple[str, str]:
    """Percentage points, and between which they lie."""
    value, low, high = (f"{100 * number:+.1f}" for number in figure)
    return f"[bold]{value}[/]" if figure.low > 0 or figure.high < 0 else value, f"{low} … {high}"
