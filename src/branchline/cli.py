"""The command line: `branchline …`. Heavy modules are imported by the commands that need them."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from branchline.edition import Edition

INTERRUPTED = 130  # the exit code of what was ended with Ctrl-C
WRONG_USE = 2  # and of what cannot even begin

app = typer.Typer(
    name="branchline",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from branchline import __version__

        typer.echo(f"branchline {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Play, check and study the Ticket to Ride family of games."""


EditionName = Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.", metavar="EDITION")]
Players = Annotated[int, typer.Option("--players", "-p", min=2, max=5, help="Number of players.")]
Variant = Annotated[str | None, typer.Option("--variant", help="A variant of the edition.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same games.")]
Workers = Annotated[int, typer.Option(min=0, max=1024, help="How many work at a time; 0 uses every core.")]
On = Annotated[str | None, typer.Option(help="Where to work: ray, or ray://host:port. Here without it.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what is in the --out folder.")]
Bonus = Annotated[bool, typer.Option("--bonus/--no-bonus", help="Add the edition's bonus tickets.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
EditionFolder = Annotated[
    Path | None, typer.Option("--edition", help="Folder of the edition, if the record was played on one of your own.")
]
RecordFile = Annotated[Path, typer.Argument(help="A written record.", metavar="RECORD")]


def fail(message: str, code: int = 1) -> NoReturn:
    """End with a message for people and an exit code."""
    typer.secho("error: ", fg="red", bold=True, nl=False, err=True)
    typer.echo(_printable(message), err=True)
    raise typer.Exit(code)


def names(text: str) -> list[str]:
    """The names in a text, with commas between them."""
    return [name.strip() for name in text.split(",")]


def _printable(message: str) -> str:
    """The message without anything a terminal might obey: names of files come from outside."""
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in message)


@contextmanager
def clear_errors() -> Iterator[None]:
    """What a person can mend ends with its message; anything else is a bug and keeps its traceback."""
    from branchline.edition import EditionError, OptionError
    from branchline.game.record import RecordError
    from branchline.lab.workers import StoppedError

    try:
        yield
    except StoppedError as stopped:
        typer.echo(_printable(str(stopped)), err=True)
        raise typer.Exit(INTERRUPTED) from None
    except (EditionError, OptionError, RecordError) as error:
        fail(str(error))
    except BrokenPipeError:  # the reader has seen enough, as in `branchline show … | head`
        raise
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    print(json.dumps(value, ensure_ascii=False))


@app.command()
def play(
    edition: Annotated[str, typer.Argument(help="A shipped edition, or a folder with one.")] = "europe",
    players: Players = 2,
    variant: Variant = None,
    bonus: Bonus = False,
    bots: Annotated[str, typer.Option(help="The bots, by seat; the last one takes the seats left.")] = "normal",
    seed: Annotated[str | None, typer.Option(help="The same seed plays the same game.")] = None,
    delay: Annotated[float, typer.Option(min=0, help="Seconds to wait after each turn.")] = 0.0,
) -> None:
    """Watch bots play a game in the terminal."""
    from branchline.terminal import watch

    with clear_errors():
        watch(edition, players, variant, bonus, names(bots), seed, delay)


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
def draw(
    edition: EditionName,
    out: Annotated[Path | None, typer.Option(help="The file: .svg, .png or .pdf.  [default: EDITION.svg]")] = None,
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    claims: Annotated[Path | None, typer.Option(help="A record whose last position is shown on the board.")] = None,
    tickets: Annotated[str, typer.Option(help="Tickets to ring, by their ids, with commas between.")] = "",
    boards: Annotated[str, typer.Option(help="Parts to show of a map that grows, with commas between.")] = "",
    width: Annotated[int, typer.Option(min=200, max=8000, help="Width of a .png in pixels.")] = 1600,
) -> None:
    """Draw an edition's board."""
    from branchline.draw.board import draw_file
    from branchline.edition import OptionError

    with clear_errors():
        if theme not in ("light", "dark"):
            raise OptionError(f"there is no theme {theme!r}, only light and dark")
        path = out or Path(f"{Path(edition).name}.svg")
        wanted, parts = ([name.strip() for name in text.split(",") if name.strip()] for text in (tickets, boards))
        draw_file(edition, path, theme == "dark", claims, wanted, width, parts)
    print(f"{path}: drawn")


@app.command()
def layout(edition: EditionName) -> None:
    """Compute an edition's layout anew and keep it as layout.json with the edition."""
    from branchline.draw.board import make_layout
    from branchline.draw.check import layout_problems
    from branchline.edition import load_edition

    with clear_errors():
        print("laying out: up to a minute on a crowded board …", file=sys.stderr)
        problems = layout_problems(load_edition(edition), make_layout(edition))
    for problem in problems:
        print(problem)
    print("everything has room" if not problems else f"{len(problems)} places are too tight", file=sys.stderr)


@app.command()
def simulate(
    edition: EditionName,
    bots: Annotated[str, typer.Option(help="The bots, by seat; the last one takes the seats left.")] = "random",
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=5, help="Number of players; 2 or one for each bot.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 1000,
    seed: Seed = 0,
    variant: Variant = None,
    bonus: Bonus = False,
    starter: Annotated[int | None, typer.Option(min=0, max=4, help="Seat that begins; drawn without it.")] = None,
    workers: Workers = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for tables of games, seats, tickets and routes.")] = None,
    records: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    resume: Resume = False,
    on: On = None,
    json_: AsJson = False,
) -> None:
    """Let bots play many games: sum them up, and write them down as Parquet."""
    from branchline.lab.games import Setting
    from branchline.lab.simulate import simulate_games
    from branchline.lab.terminal import show_simulation

    with clear_errors():
        seated = names(bots)
        setting = Setting.of(edition, seated, players or max(2, len(seated)), seed, variant, bonus, starter)
        summary = simulate_games(setting, games, workers, out, records, resume, on)
    if json_:
        print_json(summary)
    else:
        show_simulation(summary)


@app.command()
def tournament(
    bots: Annotated[str, typer.Option(help="The bots, with commas between.")],
    edition: Annotated[str, typer.Option(help="A shipped edition, or a folder with one.")] = "europe",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of each pair.")] = 200,
    players: Players = 2,
    variant: Variant = None,
    bonus: Bonus = False,
    seed: Seed = 0,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="More than 2 players: one of each bot among those named after it only.")
    ] = False,
    workers: Workers = 0,
    out: Annotated[Path | None, typer.Option(help="Folder that keeps what was played, and the result.")] = None,
    resume: Resume = False,
    on: On = None,
    json_: AsJson = False,
) -> None:
    """Let every bot play every other: victories, Elo, points and time."""
    from branchline.lab.games import Setting
    from branchline.lab.terminal import show_tournament
    from branchline.lab.tournament import play_tournament

    with clear_errors():
        setting = Setting.of(edition, players=players, seed=seed, variant=variant, bonus=bonus)
        result = play_tournament(setting, names(bots), games, workers, out, resume, on, one_way)
    if json_:
        print_json(result)
    else:
        show_tournament(result)
    if not result["finished"]:
        raise typer.Exit(INTERRUPTED)


@app.command()
def balance(
    edition: EditionName,
    bots: Annotated[
        str | None, typer.Option(help="The bots, by seat; the last one takes the seats left.  [default: planner]")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of games.")] = 20_000,
    players: Players = 2,
    variant: Variant = None,
    bonus: Bonus = False,
    seed: Seed = 0,
    workers: Workers = 0,
    out: Annotated[Path | None, typer.Option(help="Folder for the study.  [default: EDITION-balance]")] = None,
    source: Annotated[
        Path | None, typer.Option("--from", help="Study the games of this simulation; none are played.")
    ] = None,
    resume: Resume = False,
    on: On = None,
    json_: AsJson = False,
) -> None:
    """Study an edition: the first seat's advantage, tickets and routes, as a page with charts and heat maps."""
    from branchline.edition import OptionError
    from branchline.lab.balance import BOT
    from branchline.lab.games import Setting
    from branchline.lab.report import play_and_study, study_run
    from branchline.lab.terminal import show_balance

    folder = out or Path(f"{Path(edition).name}-balance")
    with clear_errors():
        if source is not None:
            if bots is not None or resume:
                raise OptionError("--from studies games that were played: there is nothing to play or to resume")
            found, page = study_run(edition, source, folder)
        else:
            setting = Setting.of(edition, names(bots or BOT), players, seed, variant, bonus)
            found, page = play_and_study(edition, setting, games, folder, workers, resume, on)
    if json_:
        print_json(found.to_json())
    else:
        show_balance(found, page)


@app.command()
def show(record: RecordFile, edition: EditionFolder = None) -> None:
    """Show a written game: every turn, then the score sheets."""
    from branchline.edition import load_edition
    from branchline.game import Game
    from branchline.game.record import RecordError
    from branchline.terminal import show_game

    with clear_errors():
        facts = load_edition(edition) if edition else None
        try:
            game = Game.load(record, facts)
        except RecordError as error:
            fail(f"{record.name}: {error}")
        show_game(game)


@app.command()
def verify(
    records: Annotated[list[Path], typer.Argument(help="Written records.", metavar="RECORD...")],
    edition: EditionFolder = None,
    json_: AsJson = False,
) -> None:
    """Replay records and check their rules, their scores and the dealing commitment."""
    from branchline.edition import load_edition

    with clear_errors():
        facts = load_edition(edition) if edition else None
        results = [_verify(record, facts, json_) for record in records]
    if not all(results):
        raise typer.Exit(1)


def _verify(path: Path, edition: "Edition | None", json_: bool) -> bool:
    """Check one record, and say what was found."""
    from branchline.game.record import RecordError
    from branchline.game.verify import verify_record

    try:
        game = verify_record(path, edition)
    except RecordError as error:
        if json_:
            print_json({"file": str(path), "valid": False, "problem": str(error)})
        else:
            print(_printable(f"{path.name}: {error}"), file=sys.stderr)
        return False
    sheets = game.sheets() if game.is_over else []
    if json_:
        totals = {sheet.player: sheet.total for sheet in sheets}
        facts = {"moves": len(game.played), "finished": game.is_over, "totals": totals}
        print_json({"file": str(path), "valid": True, **facts})
        return True
    end = "scores right: " + ", ".join(f"{sheet.player} {sheet.total}" for sheet in sheets)
    rules = f"{len(game.played)} moves by the rules, dealt as committed"
    print(_printable(f"{path.name} holds: {rules}, {end if sheets else 'unfinished'}"))
    return True


@app.command()
def bench(
    edition: Annotated[str | None, typer.Option(help="Only this edition.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", min=2, max=5, help="Only this many.")] = None,
    variant: Variant = None,
    threads: Annotated[int, typer.Option(min=1, max=256, help="Threads, each with games of its own.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each measurement.")] = 1.0,
    json_: AsJson = False,
) -> None:
    """Measure uniformly random legal play, final scoring included."""
    from branchline.lab.bench import bench_rows
    from branchline.terminal import show_bench

    with clear_errors():
        rows = bench_rows(edition, players, variant, threads, seconds)
        if json_:
            for row in rows:
                print_json(row)
        else:
            show_bench(rows)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…  [default: SQLite in the user's data folder]")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = False,
    limits: Annotated[bool, typer.Option(help="Rate limits for each connection and address.")] = True,
    editions: Annotated[
        list[Path] | None, typer.Option(help="A folder with editions of your own in its subfolders; may be repeated.")
    ] = None,
) -> None:
    """Serve tables to browsers: play with friends and bots."""
    from branchline.edition import EditionError
    from branchline.extras import needed

    with clear_errors():
        needed("fastapi", "server", "the server")
        program = needed("branchline.server.serve", "server", "the server")
        try:
            program.serve(host, port, database, browser, limits, editions or ())
        except EditionError as error:
            fail(str(error), WRONG_USE)


@app.command()
def schema() -> None:
    """Print the JSON Schema of the server's messages."""
    from branchline.extras import needed

    with clear_errors():
        needed("fastapi", "server", "the server")
        print_json(needed("branchline.server.schema", "server", "the server").schema())


def main() -> None:
    """The program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without accents shows the rest
    app()
