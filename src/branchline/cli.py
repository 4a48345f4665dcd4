"""The command line: `branchline …`. Heavy modules are imported by the commands that need them."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

app = typer.Typer(
    name="branchline",
    help="Play, check and study the Ticket to Ride family of games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

EditionName = Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.", metavar="EDITION")]
Players = Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="Number of players.")]
Variant = Annotated[str | None, typer.Option("--variant", help="A variant of the edition.")]
Bonus = Annotated[bool, typer.Option("--bonus/--no-bonus", help="Add the edition's bonus tickets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
EditionFolder = Annotated[
    Path | None, typer.Option("--edition", help="Folder of the edition, if the record was played on one of your own.")
]
RecordFile = Annotated[Path, typer.Argument(help="A written record.", metavar="RECORD")]


def fail(message: str) -> NoReturn:
    """End with a message for people and exit code 1."""
    from rich.console import Console

    Console(stderr=True, highlight=False).print(f"[bold red]error:[/] {_plain(message)}", soft_wrap=True)
    raise typer.Exit(1)


@contextmanager
def clear_errors() -> Iterator[None]:
    """What a person can mend ends with its message; anything else is a bug and keeps its traceback."""
    from branchline.edition import EditionError, OptionError
    from branchline.record import RecordError

    try:
        yield
    except (EditionError, OptionError, RecordError) as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _plain(text: str) -> str:
    """Text from outside, so that square brackets in it are not taken for colours."""
    from rich.markup import escape

    return escape(text)


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    print(json.dumps(value, ensure_ascii=False))


@app.command()
def play(
    edition: Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.")] = "europe",
    players: Players = 2,
    variant: Variant = None,
    bonus: Bonus = False,
    bots: Annotated[str, typer.Option(help="The bots, by seat; the last one takes the seats left.")] = "greedy",
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same game.")] = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds to wait after each turn.")] = 0.0,
) -> None:
    """Watch bots play a game in the terminal."""
    from branchline.terminal import watch

    with clear_errors():
        watch(edition, players, variant, bonus, bots.split(","), seed, delay)


@app.command()
def editions(json_: AsJson = False) -> None:
    """List the editions: players, variants, and how sure we are of their data."""
    from branchline.terminal import edition_facts, show_editions

    facts = edition_facts()
    if json_:
        for edition in facts:
            print_json(edition)
    else:
        show_editions(facts)


@app.command()
def check(
    edition: Annotated[Path, typer.Argument(help="An edition's folder, or one of its files.", metavar="FILE")],
    json_: AsJson = False,
) -> None:
    """Check an edition: every problem at once, each with its place in the file."""
    from dataclasses import asdict

    from branchline.edition import check_edition, load_edition

    problems = check_edition(str(edition))
    if json_:
        for problem in problems:
            print_json(asdict(problem))
    elif problems:
        for problem in problems:
            print(problem)
        print(f"{len(problems)} problem{'s' if len(problems) > 1 else ''} found", file=sys.stderr)
    else:
        facts = load_edition(str(edition))
        counts = f"{len(facts.cities)} places, {len(facts.routes)} routes, {len(facts.tickets)} tickets"
        print(f"{facts.title}: no problems ({counts})")
    if problems:
        raise typer.Exit(1)


@app.command()
def simulate(
    edition: EditionName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed simulates the same games.")] = 0,
    variant: Variant = None,
    bonus: Bonus = False,
    starter: Annotated[int | None, typer.Option(min=0, max=4, help="Seat that begins; drawn without it.")] = None,
    threads: Annotated[int, typer.Option(min=0, help="Threads; 0 uses every core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write one row a game: .csv or .jsonl.")] = None,
    records: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    json_: AsJson = False,
) -> None:
    """Play many random games and sum them up."""
    from branchline.simulate import simulate_games
    from branchline.terminal import show_simulation

    with clear_errors():
        summary = simulate_games(edition, players, games, seed, variant, bonus, starter, threads, out, records)
    if json_:
        print_json(summary)
    else:
        show_simulation(summary)


@app.command()
def show(record: RecordFile, edition: EditionFolder = None) -> None:
    """Show a written game: every turn, then the score sheets."""
    from branchline.edition import load_edition
    from branchline.record import load_game
    from branchline.terminal import show_game

    with clear_errors():
        show_game(load_game(record, load_edition(edition) if edition else None))


@app.command()
def verify(record: RecordFile, edition: EditionFolder = None, json_: AsJson = False) -> None:
    """Replay a record and check its rules, its scores and the dealing commitment."""
    from branchline.edition import load_edition
    from branchline.record import RecordError, verify_record

    with clear_errors():
        try:
            game = verify_record(record, load_edition(edition) if edition else None)
        except RecordError as error:
            if json_:
                print_json({"file": str(record), "valid": False, "problem": str(error)})
                raise typer.Exit(1) from None
            fail(f"{record.name}: {error}")
    sheets = game.sheets() if game.is_over else []
    if json_:
        totals = {sheet.player: sheet.total for sheet in sheets}
        facts = {"moves": len(game.played), "finished": game.is_over, "totals": totals}
        print_json({"file": str(record), "valid": True, **facts})
        return
    end = ", ".join(f"{sheet.player} {sheet.total}" for sheet in sheets) if sheets else "unfinished"
    print(f"{record.name}: holds. {len(game.played)} moves by the rules, dealing as committed, scores right ({end}).")


@app.command()
def bench(
    edition: Annotated[str | None, typer.Option(help="Only this edition.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", min=2, max=5, help="Only this many.")] = None,
    variant: Variant = None,
    threads: Annotated[int, typer.Option(min=1, help="Threads, each with games of its own.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each measurement.")] = 1.0,
    json_: AsJson = False,
) -> None:
    """Measure uniformly random legal play, final scoring included."""
    from branchline.simulate import bench_rows
    from branchline.terminal import show_bench

    with clear_errors():
        rows = bench_rows(edition, players, variant, threads, seconds)
        if json_:
            for row in rows:
                print_json(row)
        else:
            show_bench(rows)


def main() -> None:
    """The program."""
    app()
