"""Many games: `simulate`, `tournament`, `balance`, `bench`."""

from pathlib import Path
from typing import Annotated

import typer

from branchline.cli.common import (
    INTERRUPTED,
    AsJson,
    Bonus,
    EditionName,
    On,
    Players,
    Resume,
    Seed,
    Variant,
    Workers,
    clear_errors,
    names,
    print_json,
)


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
    from branchline.cli.lab_tables import show_simulation
    from branchline.lab.games import Setting
    from branchline.lab.simulate import simulate_games

    with clear_errors():
        seated = names(bots)
        setting = Setting.of(edition, seated, players or max(2, len(seated)), seed, variant, bonus, starter)
        summary = simulate_games(setting, games, workers, out, records, resume, on)
    if json_:
        print_json(summary)
    else:
        show_simulation(summary)


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
    from branchline.cli.lab_tables import show_tournament
    from branchline.lab.games import Setting
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
    from branchline.cli.lab_tables import show_balance
    from branchline.edition import OptionError
    from branchline.lab.balance import BOT
    from branchline.lab.games import Setting
    from branchline.lab.report import play_and_study, study_run

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


def bench(
    edition: Annotated[str | None, typer.Option(help="Only this edition.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", min=2, max=5, help="Only this many.")] = None,
    variant: Variant = None,
    threads: Annotated[int, typer.Option(min=1, max=256, help="Threads, each with games of its own.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.05, help="Time for each measurement.")] = 1.0,
    json_: AsJson = False,
) -> None:
    """Measure uniformly random legal play, final scoring included."""
    from branchline.cli.tables import show_bench
    from branchline.lab.bench import bench_rows

    with clear_errors():
        rows = bench_rows(edition, players, variant, threads, seconds)
        if json_:
            for row in rows:
                print_json(row)
        else:
            show_bench(rows)
