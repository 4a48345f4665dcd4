"""Editions and benchmarks as tables at the terminal."""

from collections.abc import Iterable
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from branchline.cli import terminal
from branchline.cli.terminal import print_hanging
from branchline.edition import available_editions, load_edition


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
    """A table of the editions, then what of them is our own design."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("edition")
    for column in ("players", "cities", "routes", "tickets"):
        table.add_column(column, justify="right")
    table.add_column("variants")
    for edition in facts:
        table.add_row(
            f"[bold]{edition['edition']}[/]",
            "–".join(str(n) for n in edition["players"]),
            *(str(edition[name]) for name in ("cities", "routes", "tickets")),
            ", ".join(edition["variants"]) + (" (and --bonus)" if edition["bonus_tickets"] else ""),
        )
    terminal.console.print(table)
    for edition in facts:
        designed = [part for part in edition["designed_parts"] if not part.startswith("tickets")]
        if edition["designed_tickets"]:
            designed.append(f"{edition['designed_tickets']} of {edition['tickets']} tickets")
        if designed:
            print_hanging(f"[bold]{edition['edition']}[/]: ", "designed by this project: " + ", ".join(designed))
    print_hanging("", "[dim]How sure we are of each part: docs/editions.md, or branchline editions --json[/]")


def show_bench(rows: Iterable[dict[str, Any]]) -> None:
    """The benchmark, a line as soon as it is measured."""
    header = (
        f"{'edition':<12}{'variant':<12}{'players':>7}{'threads':>8}{'decisions/s':>14}{'games/s':>10}{'per game':>10}"
    )
    for number, row in enumerate(rows):
        if number == 0:
            terminal.console.print(
                f"state {row['state_bytes']} bytes; rules compiled once in {row['compile_seconds']} s; "
                f"a new Python deals a game after {row['load_seconds']} s",
                style="dim",
            )
            terminal.console.print(header, style="bold")
        terminal.console.print(
            f"{escape(row['edition']):<12}{escape(row['variant']):<12}{row['players']:>7}{row['threads']:>8}"
            f"{row['decisions_per_second']:>14,}{row['games_per_second']:>10,}{row['decisions_per_game']:>10}"
        )
