"""Games and figures for people at a terminal."""

import time
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from branchline.edition import available_editions, load_edition
from branchline.game import Game
from branchline.words import Event

# Hidden or small things that would drown a turn's story.
QUIET = {"dealt_card", "turned_up", "offered_ticket", "kept_ticket", "returned_ticket", "chose_route", "chose_city"}
PLAYER_STYLES = ("bold blue", "bold red", "bold green", "bold yellow", "bold magenta")
CARD_STYLES = {"pink": "magenta", "purple": "magenta", "orange": "dark_orange", "black": "bright_black"}

console = Console(highlight=False)


# --- a game -----------------------------------------------------------------------------------------------------------


def _player(game: Game, seat: int) -> str:
    return f"[{PLAYER_STYLES[seat]}]{escape(game.players[seat])}[/]"


def _style(color: str) -> str:
    return CARD_STYLES.get(color, color if color in ("blue", "red", "green", "yellow", "white") else "bold")


def _show_display(game: Game) -> str:
    cards = [f"[{_style(card)}]{escape(card)}[/]" if card else "–" for card in game.view().display]
    return "display: " + " ".join(cards)


def show_opening(game: Game) -> None:
    """Who plays what."""
    names = ", ".join(_player(game, seat) for seat in range(len(game.players)))
    bonus = " with bonus tickets" if game.bonus else ""
    console.rule(f"[bold]{game.edition.title}[/] ({game.variant}{bonus})")
    console.print(f"{names} — dealt with commitment {game.dealing.commitment[:16]}…")
    console.print(_show_display(game))


def show_turn(game: Game, events: Iterable[Event], turn: int) -> None:
    """What happened in one turn: its number, whose it was, and the story."""
    told = [event for event in events if event.kind not in QUIET]
    if not told:
        return
    seat = next((event.seat for event in told if event.seat is not None), None)
    name = "" if seat is None else game.players[seat]
    story = ", ".join(event.text.removeprefix(f"{name} ") for event in told)
    row = Table.grid(padding=(0, 1))
    row.add_column(justify="right", width=4, style="dim")
    row.add_column(width=max(len(player) for player in game.players))
    row.add_column()
    row.add_row(str(turn), "" if seat is None else _player(game, seat), escape(story))
    console.print(row)


def show_sheets(game: Game) -> None:
    """The score sheets side by side, then every ticket."""
    sheets = sorted(game.sheets(), key=lambda sheet: sheet.place)
    table = Table(title="Final score" if game.is_over else "Score if the game ended now")
    table.add_column("")
    for sheet in sheets:
        table.add_column(_player(game, sheet.seat), justify="right")
    table.add_row("place", *(f"{sheet.place}." for sheet in sheets))
    lines = ("routes", "tickets", "stations", "longest", "regions", "landmarks")
    for line in lines:
        if any(getattr(sheet, line) for sheet in sheets):
            table.add_row(line, *(str(getattr(sheet, line)) for sheet in sheets))
    table.add_row("[bold]total[/]", *(f"[bold]{sheet.total}[/]" for sheet in sheets))
    table.add_section()
    table.add_row("tickets fulfilled", *(f"{s.tickets_fulfilled} of {len(s.ticket_lines)}" for s in sheets))
    if any(sheet.longest_length for sheet in sheets):
        table.add_row("longest path", *(str(sheet.longest_length) for sheet in sheets))
    if any(sheet.networks for sheet in sheets):
        table.add_row("regions by network", *(" + ".join(map(str, sheet.networks)) or "–" for sheet in sheets))
    console.print(table)
    for sheet in sheets:
        tickets = [
            f"[{'green' if line.fulfilled else 'red'}]{escape(line.name)} {line.points:+}[/]"
            for line in sheet.ticket_lines
        ]
        console.print(f"{_player(game, sheet.seat)}: " + ", ".join(tickets))
        for loan in sheet.borrowed:
            if loan.route:
                console.print(f"    station in {escape(loan.city)} borrows {escape(loan.route)}")


def _show_so_far(game: Game, shown: int, turn: int) -> int:
    """Show the turns that ended since; gives how many moves are shown now."""
    events = [event for number in range(shown, len(game.played)) for event in game.move_events(number)]
    show_turn(game, events, turn)
    return len(game.played)


def watch(
    edition: str, players: int, variant: str | None, bonus: bool, bots: list[str], seed: str | None, delay: float
) -> Game:
    """Let bots play a game and show it turn by turn."""
    from branchline.bots import make_bot

    kinds = [bots[min(seat, len(bots) - 1)] for seat in range(players)]
    minds = [make_bot(kind, seat) for seat, kind in enumerate(kinds)]
    names = [f"{name} ({kind})" for name, kind in zip(("Ada", "Ben", "Cleo", "Dov", "Eve"), kinds, strict=False)]
    game = Game.new(edition, variant=variant, bonus=bonus, players=names, seed=seed)
    show_opening(game)
    shown = 0
    while game.decider is not None:
        turn, seat = int(game.view().record.turn), game.decider
        while game.decider == seat and game.view().record.turn == turn:
            game.play(minds[seat].choose(game.view(seat)))
        shown = _show_so_far(game, shown, turn)
        time.sleep(delay)
    show_sheets(game)
    return game


def show_game(game: Game) -> None:
    """A whole written game: every move's story and the sheets."""
    show_opening(game)
    turn = 0
    events: list[Event] = []
    for number, played in enumerate(game.played):
        if played.phase in ("turn", "choose_tickets", "choose_long_tickets") and events:
            show_turn(game, events, turn)
            events = []
        turn += played.phase == "turn"
        events += game.move_events(number)
    show_turn(game, events, turn)
    if not game.is_over:
        console.print(f"[dim]unfinished:[/] {escape(game.position())}")
    show_sheets(game)


# --- figures ----------------------------------------------------------------------------------------------------------


def edition_facts() -> list[dict[str, Any]]:
    """What is to be known about each shipped edition."""
    facts = []
    for name in available_editions():
        edition = load_edition(name)
        facts.append(
            {
                "edition": edition.name,
                "title": edition.title,
                "version": edition.version,
                "compatible_with": edition.compatible_with,
                "players": list(edition.players),
                "variants": [variant.name for variant in edition.variants],
                "bonus_tickets": edition.bonus is not None,
                "cities": sum(city.area is None for city in edition.cities),
                "routes": len(edition.routes),
                "tickets": len(edition.tickets),
                "designed_tickets": sum(ticket.designed for ticket in edition.tickets),
                "designed_parts": list(edition.designed_parts),
                "confidence": {item.part: item.confidence for item in edition.provenance},
            }
        )
    return facts


def show_editions(facts: list[dict[str, Any]]) -> None:
    """A table of the editions."""
    table = Table(title="Editions")
    for column in ("name", "players", "variants", "cities", "routes", "tickets", "designed by us"):
        table.add_column(column)
    for edition in facts:
        designed = [part for part in edition["designed_parts"] if not part.startswith("tickets")]
        if edition["designed_tickets"]:
            designed.append(f"{edition['designed_tickets']} of {edition['tickets']} tickets")
        table.add_row(
            edition["edition"],
            "–".join(str(n) for n in edition["players"]),
            ", ".join(edition["variants"]) + (" (+ bonus tickets)" if edition["bonus_tickets"] else ""),
            str(edition["cities"]),
            str(edition["routes"]),
            str(edition["tickets"]),
            ", ".join(designed) or "nothing",
        )
    console.print(table)
    console.print("How sure we are of each part: docs/editions.md, or `branchline editions --json`.", style="dim")


def show_simulation(summary: dict[str, Any]) -> None:
    """Points and victories of each seat."""
    title = f"{summary['games']:,} random games of {summary['edition']} ({summary['variant']})"
    table = Table(title=title)
    for column in ("seat", "points", "±", "won", "shared"):
        table.add_column(column, justify="right")
    for seat in summary["seats"]:
        won, shared = seat["wins"] / summary["games"], seat["shared"] / summary["games"]
        figures = (f"{seat['mean']:.1f}", f"{seat['spread']:.1f}", f"{won:.1%}", f"{shared:.1%}")
        table.add_row(str(seat["seat"] + 1), *figures)
    console.print(table)
    speed = summary["games"] / max(summary["seconds"], 1e-9)
    console.print(
        f"{summary['decisions_per_game']} decisions a game; {summary['seconds']:.2f} s, {speed:,.0f} games a second",
        style="dim",
    )


def show_bench(rows: Iterable[dict[str, Any]]) -> None:
    """The benchmark, a line as soon as it is measured."""
    header = (
        f"{'edition':<12}{'variant':<12}{'players':>7}{'threads':>8}{'decisions/s':>14}{'games/s':>10}{'per game':>10}"
    )
    last: dict[str, Any] = {}
    for last in rows:
        if header:
            console.print(header, style="bold")
            header = ""
        console.print(
            f"{last['edition']:<12}{last['variant']:<12}{last['players']:>7}{last['threads']:>8}"
            f"{last['decisions_per_second']:>14,}{last['games_per_second']:>10,}{last['decisions_per_game']:>10}"
        )
    if last:
        console.print(
            f"state {last['state_bytes']} bytes; rules compiled once in {last['compile_seconds']} s; "
            f"a new Python deals a game after {last['load_seconds']} s",
            style="dim",
        )
    else:
        console.print("that edition is not for so many players", style="red")
