"""Many games: the same by every way of playing them, and tables that say what happened in them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from rich.console import Console

from branchline.cli import terminal
from branchline.edition import OptionError
from branchline.extras import needed
from branchline.game import Game
from branchline.game.dealing import Dealing
from branchline.game.verify import verify_record
from branchline.lab import dataset
from branchline.lab.games import Setting, brain_of, seat_bots
from branchline.lab.run_folder import WRITING
from branchline.lab.simulate import simulate_games
from branchline.lab.tables import TABLES
from tests.kit.said import PROGRAM, Said, run
from tests.kit.written import EVERY_VARIANT, Way, edition_named

ANY, SLOW, ASKED, CHEATING = (f"tests.kit.lab_bots:{name}Bot" for name in ("Any", "Slow", "AskedGreedy", "Cheating"))


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "console", Console(highlight=False, width=80))


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "PART", 100)


def setting_of(way: Way, *bots: str, seed: int = 9) -> Setting:
    return Setting.of(
        edition_named(way.edition), bots or ("greedy", "random"), way.players, seed, way.variant, way.bonus
    )


def table(folder: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(folder / name / "*.parquet")


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    return {name: table(folder, name) for name in TABLES}


def same(one: Path, other: Path) -> bool:
    return all(table(one, name).equals(table(other, name)) for name in TABLES)


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", EVERY_VARIANT, ids=str)
def test_compiled_games_are_those_of_bots_that_are_asked(way: Way) -> None:
    setting = setting_of(way, "planner", "greedy")
    assert setting.is_compiled
    asked = np.concatenate([setting.play_asking(number).outcomes for number in range(3, 6)])
    assert np.array_equal(setting.play(3, 3), asked)


def test_a_game_has_the_seeds_of_its_number() -> None:
    setting = Setting.of("berlin", ("random",), seed=4)
    game = setting.play_written(7)
    assert game.dealing == Dealing.from_seed("4/7")
    assert [setting.bot_seed(7, seat) for seat in range(2)] == ["4/7/0", "4/7/1"]
    assert setting.record_name(7) == "berlin-standard-2p-4-000007.json"


def test_a_compiled_bot_that_chooses_in_its_own_way_is_asked() -> None:
    assert brain_of("greedy") is not None
    assert brain_of(ASKED) is None
    assert np.array_equal(
        Setting.of("berlin", ("greedy",)).play(0, 1), Setting.of("berlin", (ASKED,)).play_asking(0).outcomes
    )


def test_an_illegal_choice_names_the_bot_and_the_position() -> None:
    message = r"the bot '.*CheatingBot' in seat \d of game 5 \(seed 2\) chose 1023, .*\n  in berlin turn 0: Player"
    with pytest.raises(OptionError, match=message):
        Setting.of("berlin", (CHEATING,), seed=2).play_asking(5)


def test_bots_are_timed() -> None:
    asked = Setting.of("berlin", (SLOW, "greedy")).play_asking(0)
    slow, greedy = asked.moves
    assert slow.worst >= slow.seconds / slow.decisions >= 0.002 > greedy.seconds / greedy.decisions
    assert slow.decisions + greedy.decisions == len(asked.actions)
    assert 0 < asked.turns[0].decisions < slow.decisions


def test_the_last_bot_takes_the_seats_left() -> None:
    assert seat_bots(["greedy"], 3) == ("greedy",) * 3
    with pytest.raises(OptionError, match="3 bots are too many for 2 players"):
        seat_bots(["greedy"] * 3, 2)


# --- the tables -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", EVERY_VARIANT, ids=str)
def test_the_tables_tell_the_games_that_are_written_down(way: Way, tmp_path: Path) -> None:
    """Played twice: compiled, and asked with records written. The tables are the same, and true."""
    setting = setting_of(way)
    fast = simulate_games(setting, 3, out=tmp_path / "fast")
    slow = simulate_games(setting, 3, 1, tmp_path / "slow", tmp_path / "records")
    assert fast | {"seconds": 0} == slow | {"seconds": 0}
    assert same(tmp_path / "fast", tmp_path / "slow")
    found = tables(tmp_path / "fast")
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == [setting.record_name(number) for number in range(3)]
    for number, file in enumerate(files):
        game = verify_record(file)
        of_game = {name: frame.filter(game=number).to_dicts() for name, frame in found.items()}
        check_game(setting, game, of_game["games"][0])
        check_seats(setting, game, of_game["seats"])
        check_tickets(game, of_game["tickets"])
        check_routes(game, of_game["routes"])


def winners(game: Game) -> list[int]:
    return [sheet.seat for sheet in game.sheets() if sheet.place == 1]


def win_share(game: Game, seat: int) -> float:
    return 1 / len(winners(game)) if seat in winners(game) else 0.0


def check_game(setting: Setting, game: Game, row: dict[str, Any]) -> None:
    events = game.events()
    last_round = [event.seat for event in events if event.kind == "last_round"]
    turns = sum(played.phase == "turn" for played in game.played)
    assert row == {
        "game": row["game"],
        "seed": setting.seed,
        "starter": next(event.seat for event in events if event.kind == "starts"),
        "turns": turns,
        "decisions": len(game.played),
        "winner": winners(game)[0] if len(winners(game)) == 1 else None,
        "winners": len(winners(game)),
        "last_round_by": last_round[0] if last_round else None,
    }


def check_seats(setting: Setting, game: Game, rows: list[dict[str, Any]]) -> None:
    starter = next(event.seat for event in game.events() if event.kind == "starts")
    assert starter is not None
    view = game.view()
    for sheet, row in zip(game.sheets(), rows, strict=True):
        assert row.pop("win") == pytest.approx(win_share(game, sheet.seat))
        assert row == {
            "game": row["game"],
            "seat": sheet.seat,
            "bot": setting.bots[sheet.seat],
            "order": (sheet.seat - starter) % setting.players,
            **{
                name: getattr(sheet, name)
                for name in ("routes", "tickets", "stations", "longest", "regions", "landmarks")
            },
            **{name: sheet.lines[name] for name in game.edition.own_lines},
            "total": sheet.total,
            "place": sheet.place,
            "tickets_fulfilled": sheet.tickets_fulfilled,
            "tickets_missed": len(sheet.ticket_lines) - sheet.tickets_fulfilled,
            "routes_claimed": len(view.routes(sheet.seat)),
            "stations_built": len(view.stations(sheet.seat)),
            "pieces_left": sum(view.pieces(sheet.seat).values()),
            "longest_length": sheet.longest_length,
        }


def events_by_turn(game: Game, kind: str) -> list[tuple[int, Any]]:
    """Every such event with the number of the turn it happened in; 0 is the set-up."""
    found = []
    turn = 0
    for number, played in enumerate(game.played):
        turn += played.phase == "turn"
        found += [(turn, event) for event in game.move_events(number) if event.kind == kind]
    return found


def check_tickets(game: Game, rows: list[dict[str, Any]]) -> None:
    def named(ticket: Any) -> str:
        return str(game.edition.tickets[ticket].id)

    offers = Counter((e.seat, named(e.details["ticket"])) for e in game.events() if e.kind == "offered_ticket")
    kept = {(event.seat, named(event.details["ticket"])): turn for turn, event in events_by_turn(game, "kept_ticket")}
    done = {(s.seat, named(line.ticket)): line.fulfilled for s in game.sheets() for line in s.ticket_lines}
    assert {(row["seat"], row["ticket"]): row["offered"] for row in rows} == offers
    for row in rows:
        key = row["seat"], row["ticket"]
        assert row["points"] == game.edition.ticket(row["ticket"]).points
        assert (row["kept"], row["turn"], row["fulfilled"]) == (key in kept, kept.get(key), done.get(key))
        assert row["win"] == pytest.approx(win_share(game, row["seat"]))


def check_routes(game: Game, rows: list[dict[str, Any]]) -> None:
    routes: Any = game.edition.routes
    claimed = events_by_turn(game, "claimed")
    claims = {routes[event.details["route"]].id: (event.seat, turn) for turn, event in claimed}
    assert {row["route"]: (row["seat"], row["turn"]) for row in rows} == claims
    for row in rows:
        route = game.edition.route(row["route"])
        ends = [game.edition.cities[end].id for end in route.ends]
        assert [row["from"], row["to"], row["length"], row["points"]] == [*ends, route.length, route.points]
        assert row["win"] == pytest.approx(win_share(game, row["seat"]))


# --- a run ------------------------------------------------------------------------------------------------------------


def test_a_run_is_the_same_with_any_number_of_workers(tmp_path: Path, small_parts: None) -> None:
    setting = Setting.of("new-york", ("greedy", "random"))
    found = [simulate_games(setting, 950, workers, tmp_path / str(workers)) | {"seconds": 0} for workers in (1, 3)]
    assert found[0] == found[1] == simulate_games(setting, 950) | {"seconds": 0}
    assert same(tmp_path / "1", tmp_path / "3")
    assert table(tmp_path / "1", "games")["game"].to_list() == list(range(950))
    assert [len(pl.read_parquet(file)) for file in sorted((tmp_path / "1" / "games").iterdir())] == [100] * 9 + [50]


def test_bots_that_are_asked_play_the_same_in_processes(tmp_path: Path) -> None:
    setting = Setting.of("new-york", (ANY, "greedy"))
    found = [simulate_games(setting, 4, workers, tmp_path / str(workers)) | {"seconds": 0} for workers in (1, 2)]
    assert found[0] == found[1]
    assert same(tmp_path / "1", tmp_path / "2")


def test_a_run_on_ray_is_the_same(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves threads and open sockets behind."""
    options = ["simulate", "berlin", "--bots", "greedy,random", "-n", 300, "--json"]
    done = run(*options, "--on", "ray", "--workers", 2, "--out", tmp_path / "ray")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    here = Said(*options, "--out", tmp_path / "here").json_lines[0]
    assert json.loads(done.stdout) | {"seconds": 0} == here | {"seconds": 0}
    assert same(tmp_path / "ray", tmp_path / "here")


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, small_parts: None) -> None:
    setting = Setting.of("new-york", ("random",))
    whole = simulate_games(setting, 450, out=tmp_path / "whole")
    simulate_games(setting, 250, out=tmp_path / "run")
    (tmp_path / "run" / "seats" / "part-00001.parquet").unlink()  # as if the machine had stopped in the middle
    (tmp_path / "run" / WRITING).mkdir()
    (tmp_path / "run" / WRITING / "games").write_bytes(b"PAR1 and no more")
    untouched = (tmp_path / "run" / "games" / "part-00000.parquet").stat().st_mtime_ns
    resumed = simulate_games(setting, 450, out=tmp_path / "run", resume=True)
    assert resumed | {"seconds": 0} == whole | {"seconds": 0}
    assert same(tmp_path / "run", tmp_path / "whole")
    assert (tmp_path / "run" / "games" / "part-00000.parquet").stat().st_mtime_ns == untouched
    assert not (tmp_path / "run" / WRITING).exists()


def test_only_the_same_run_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert Said("simulate", "berlin", "-n", 20, "--out", out).code == 0
    for options, message in (
        ([], "run is not empty: --resume goes on with the run in it"),
        (["--resume", "--seed", 1], "has seed 0, not 1"),
        (["--resume", "--bots", "greedy"], "has bots random, random, not greedy, greedy"),
        (["--resume", "-p", 3], "has players 2, not 3"),
        (["--resume", "-n", 19], "has 20 games already, not 19"),
    ):
        said = Said("simulate", "berlin", "-n", 20, "--out", out, *options)
        assert said.code == 1
        assert message in said.err
    assert Said("simulate", "berlin", "-n", 20, "--out", out, "--resume").code == 0
    assert "holds no run" in Said("simulate", "berlin", "--out", tmp_path, "--resume").err


def interrupt(command: list[object], reached: Any) -> tuple[int, str, str]:
    """Run a command and press Ctrl-C once it has got so far: exit code, output and errors."""
    arguments = [*PROGRAM, *map(str, command)]
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not reached():
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
        try:
            out, err = process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    return process.returncode, out, err


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way")
@pytest.mark.parametrize(("bots", "games", "part"), [("random", 60_000, 5000), (f"{SLOW},greedy", 60, 20)])
def test_an_interrupted_run_leaves_whole_files_and_goes_on(bots: str, games: int, part: int, tmp_path: Path) -> None:
    out = tmp_path / "run"
    command = ["simulate", "new-york", "--bots", bots, "-n", games, "--workers", 2, "--out", out]
    code, said, err = interrupt(command, lambda: list(out.glob("routes/*.parquet")))
    assert (code, said) == (130, "")
    found = tables(out)
    whole = len(found["games"])
    assert 0 < whole < games
    assert whole % part == 0
    assert err == f"stopped: {whole:,} of {games:,} games are in {out}; --resume goes on\n"
    assert {frame["game"].n_unique() for frame in found.values()} == {whole}
    assert sorted(path.name for path in out.iterdir()) == sorted([*TABLES, "run.json"])
    assert Said(*command, "--resume").code == 0
    simulate_games(Setting.of("new-york", bots.split(",")), games, out=tmp_path / "at once")
    assert same(out, tmp_path / "at once")


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in another way")
def test_a_simulation_without_a_folder_is_stopped_without_a_traceback() -> None:
    begun = time.monotonic()
    code, out, err = interrupt(["simulate", "berlin", "-n", 10**9], lambda: time.monotonic() > begun + 3)
    assert (code, out) == (130, "")
    assert err == "stopped: nothing is kept without --out\n"


def test_a_named_starter_begins_every_game(tmp_path: Path) -> None:
    Said("simulate", "berlin", "-n", 30, "--starter", 1, "--out", tmp_path / "run")
    assert table(tmp_path / "run", "games")["starter"].unique().to_list() == [1]


def test_a_simulation_is_summed_up_for_people() -> None:
    said = Said("simulate", "new-york", "-n", 1200, "--bots", "greedy,random,random")
    assert "1,200 games of new-york (standard)" in said.out
    for seat, bot in enumerate(("greedy", "random", "random"), 1):
        assert f" {seat} " in said.out
        assert bot in said.out


def test_a_summary_is_the_one_of_its_tables(tmp_path: Path) -> None:
    out = tmp_path / "run"
    (summary,) = Said("simulate", "berlin", "-n", 500, "--bots", "greedy", "--out", out, "--json").json_lines
    assert summary["bots"] == ["greedy", "greedy"]
    seats, games = table(out, "seats"), table(out, "games")
    assert summary["decisions_per_game"] == pytest.approx(games["decisions"].mean(), abs=0.01)
    for line in summary["seats"]:
        mine = seats.filter(seat=line["seat"])
        assert line["mean"] == pytest.approx(mine["total"].mean(), abs=0.001)
        assert line["spread"] == pytest.approx(mine["total"].std(ddof=0), abs=0.001)
        assert line["wins"] == (mine["win"] == 1).sum()
        assert line["shared"] == mine["win"].is_between(0, 1, closed="none").sum()


# --- extras -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        ("polars", ["simulate", "berlin", "-n", "5", "--out", "run"], "lab"),
        ("polars", ["balance", "berlin", "-n", "5", "--bots", "random"], "lab"),
        ("vl_convert", ["balance", "berlin", "-n", "5", "--bots", "random"], "lab"),
        ("ray", ["simulate", "berlin", "-n", "5", "--on", "ray"], "ray"),
    ],
)
def test_a_missing_extra_says_how_to_get_it(
    missing: str, command: list[str], extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, missing, None)
    said = Said(*command)
    assert said.code == 1
    assert f'needs the extra `{extra}`: pip install "branchline[{extra}]"' in said.err


def test_a_simulation_needs_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert Said("simulate", "berlin", "-n", 5).code == 0


def test_an_extra_that_is_broken_is_not_a_missing_one() -> None:
    with pytest.raises(ModuleNotFoundError):
        needed("tests.no_such_module", "lab", "a test")
