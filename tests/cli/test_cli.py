"""The command line: what it prints, what it writes, and that it never answers with a traceback."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from branchline.cli import app, terminal
from branchline.cli.watch import show_game
from branchline.game import Game
from tests.kit import written
from tests.kit.paths import DOCS, EDITIONS
from tests.kit.said import PROGRAM, Said, run
from tests.kit.written import EVERY_VARIANT, HABITS, Way, finished_game, finished_text, play_on

COMMANDS = (
    "play", "editions", "check", "draw", "layout", "simulate", "tournament", "balance", "show", "verify", "bench",
    "serve", "schema",
)  # fmt: skip
BENCH_KEYS = [
    "edition",
    "variant",
    "players",
    "threads",
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "state_bytes",
    "compile_seconds",
    "load_seconds",
]
SMALL = Way("berlin", "standard", False, 2)


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "console", Console(highlight=False, width=80))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished_text(SMALL), encoding="utf-8")
    return path


# --- starting ---------------------------------------------------------------------------------------------------------


def test_every_command_has_help() -> None:
    for arguments in ([], *([command] for command in COMMANDS)):
        said = Said(*arguments, "--help")
        assert said.code == 0
        assert "Usage: branchline" in said.out
    assert all(command in Said("--help").out for command in COMMANDS)


def test_help_does_not_load_the_rules() -> None:
    """So that it answers at once."""
    code = """if True:
        import sys
        from branchline.cli import app
        try:
            app(["--help"])
        except SystemExit as end:
            assert not end.code
        print("loaded", sorted({"numpy", "numba", "branchline.kernel"} & set(sys.modules)))
    """
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "loaded []"


def test_the_version_is_said() -> None:
    assert re.fullmatch(r"branchline \d+\.\d+.*\n", Said("--version").out)


def test_without_arguments_it_shows_what_it_can() -> None:
    assert "simulate" in Said().out + Said().err


# --- the page about it ------------------------------------------------------------------------------------------------


def examples(page: str) -> Iterator[tuple[str, str]]:
    """Each command on a page, and what it prints there."""
    for block in re.findall(r"```console\n(.*?)```", page, re.DOTALL):
        for example in block.split("$ branchline ")[1:]:
            command, _, output = example.partition("\n")
            yield command, output


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "commands"),
    [
        ("cli.md", set(COMMANDS) - {"layout", "serve"}),  # which would write into the edition, or never end
        ("lab.md", {"simulate", "tournament", "balance"}),
    ],
)
def test_the_examples_on_the_page_are_real(
    name: str, commands: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken_edition(tmp_path / "my-edition")
    monkeypatch.chdir(tmp_path)
    page, shown = (DOCS / name).read_text(encoding="utf-8"), set()
    for command, output in examples(page):
        said = Said(*shlex.split(command))
        printed = "\n".join(line.rstrip() for line in (said.out + said.err).splitlines()) + "\n"
        checker = doctest.OutputChecker()
        flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        assert checker.check_output(output, printed, flags), f"{command}:\n{printed}"
        shown.add(command.split()[0])
    assert shown == commands
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        exec(compile(code, name, "exec"), {})


# --- editions and check -----------------------------------------------------------------------------------------------


def test_editions_are_listed_for_people_and_for_programs() -> None:
    facts = Said("editions", "--json").json_lines
    assert [edition["edition"] for edition in facts] == ["europe", "italy", "new-york", "berlin", "legends"]
    assert facts[0]["variants"] == ["classic", "1912", "mega", "big-cities"]
    assert facts[3]["designed_tickets"] == 22
    said = Said("editions")
    assert said.code == 0
    for edition in facts:
        assert edition["edition"] in said.out


def broken_edition(folder: Path) -> Path:
    """An edition of one's own with a slip of the pen."""
    written.endless_edition(folder)
    board = (folder / "board.toml").read_text(encoding="utf-8")
    assert 'from = "zoo"' in board
    (folder / "board.toml").write_text(board.replace('from = "zoo"', 'from = "zooo"', 1), encoding="utf-8")
    return folder


def test_a_good_edition_has_no_problems(tmp_path: Path) -> None:
    written.endless_edition(tmp_path / "own")
    for edition in ("europe", EDITIONS / "italy", tmp_path / "own" / "board.toml"):
        said = Said("check", edition)
        assert said.code == 0
        assert "no problems" in said.out
    assert Said("check", "europe", "--json").json_lines == []


def test_every_problem_of_a_broken_edition_is_listed_with_its_place(tmp_path: Path) -> None:
    folder = broken_edition(tmp_path / "broken")
    numbers = (folder / "edition.toml").read_text(encoding="utf-8")
    (folder / "edition.toml").write_text(numbers.replace("hand = 2", "hand = true"), encoding="utf-8")
    said = Said("check", folder)
    assert said.code == 1
    assert re.search(r"edition\.toml:\d+: .*hand", said.out)
    assert re.search(r"board\.toml:\d+: .*'zooo'", said.out)
    assert "problems found" in said.err
    told = CliRunner().invoke(app, ["check", str(folder), "--json"])
    assert told.exit_code == 1
    problems = [json.loads(line) for line in told.stdout.splitlines()]
    assert len(problems) == len(said.out.splitlines())
    assert all(problem["line"] > 0 for problem in problems)
    assert Said("simulate", folder).code == 1


# --- what cannot be done ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "europe", "--players", "7"], "--players"),
        (["simulate", "berlin", "--players", "5"], "Berlin is for 2 to 4 players, not 5"),
        (["simulate", "europe", "--variant", "megaa"], "only classic, 1912, mega, big-cities; did you mean 'mega'?"),
        (["simulate", "europ"], "did you mean 'europe'?"),
        (["simulate", "\x1b[2J"], "there is no edition or folder of this name"),
        (["simulate", "berlin", "--bonus"], "Berlin has no bonus tickets"),
        (["simulate", "berlin", "--starter", "3"], "the starter is a seat from 0 to 1, not 3"),
        (["simulate", "berlin", "--games", "0"], "--games"),
        (["simulate", "berlin", "--games", "many"], "--games"),
        (["simulate", "berlin", "--bots", "gredy"], "there is no bot 'gredy', only"),
        (["simulate", "berlin", "--bots", "random,random,random", "-p", "2"], "3 bots are too many for 2 players"),
        (["simulate", "berlin", "--resume"], "--resume goes on with the run in a folder: name it with --out"),
        (["simulate", "berlin", "--on", "mars"], "work is done on ray or ray://host:port, not on 'mars'"),
        (["simulate", "berlin", "--out", __file__], "Not a directory"),
        (["simulate", "berlin", "--records", __file__], "File exists"),
        (["tournament", "--bots", "greedy"], "a tournament needs two bots or more"),
        (["tournament", "--bots", "greedy,greedy"], "name each of them once"),
        (["tournament", "--bots", "greedy,gredy"], "there is no bot 'gredy', only"),
        (["tournament", "--bots", "greedy,random", "--edition", "berlin", "-p", "5"], "Berlin is for 2 to 4 players"),
        (["tournament", "--bots", "greedy,random", "--resume"], "name it with --out"),
        (["tournament"], "Missing option '--bots'"),
        (["balance", "nowhere"], "there is no edition or folder of this name"),
        (["balance", "berlin", "--from", "nowhere"], "nowhere holds no run: there is no run.json in it"),
        (["balance", "berlin", "--from", "run", "--bots", "greedy"], "--from studies games that were played"),
        (["simulate"], "Missing argument"),
        (["play", "atlantis"], "there is no edition or folder of this name"),
        (["play", "--bots", "gredy"], "there is no bot 'gredy', only"),
        (["play", "--bots", ""], "there is no bot ''"),
        (["play", "--bots", "greedy,greedy,random"], "3 bots are too many for 2 players"),
        (["play", "--delay", "inf"], "the delay is a number of seconds"),
        (["play", "new-york", "--players", "5"], "New York is for 2 to 4 players, not 5"),
        (["bench", "--edition", "berlin", "--players", "5"], "Berlin is for 2 to 4 players"),
        (["bench", "--edition", "berlin", "--variant", "mega"], "Berlin has no variant 'mega', only standard"),
        (["bench", "--variant", "mega"], "name the edition too"),
        (["bench", "--seconds", "inf"], "the time for a measurement is a number of seconds"),
        (["bench", "--edition", "nowhere"], "there is no edition or folder of this name"),
        (["check", "nowhere"], "there is no edition or folder of this name"),
        (["verify", "game.json", "--edition", "nowhere"], "there is no edition or folder of this name"),
        (["show", "nowhere.json"], "nowhere.json: the file cannot be read: No such file or directory"),
        (["fly"], "No such command"),
    ],
)
def test_a_clear_message_says_what_is_wrong(arguments: list[str], message: str) -> None:
    said = Said(*arguments)
    assert said.code in (1, 2)
    text = " ".join((said.out + said.err).replace("│", " ").split())
    assert message in text
    assert "\x1b" not in said.err
    assert "Traceback" not in text


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_true_record_is_verified(record: Path) -> None:
    game = finished_game(SMALL)
    said = Said("verify", record)
    assert said.code == 0
    assert said.out.startswith(
        f"game.json holds: {len(game.played)} moves by the rules, dealt as committed, scores right"
    )
    (facts,) = Said("verify", record, "--json").json_lines
    assert facts["totals"] == {sheet.player: sheet.total for sheet in game.sheets()}


def test_an_unfinished_record_is_verified(tmp_path: Path) -> None:
    play_on(SMALL.new(1), 1, moves=20).save(tmp_path / "started.json")
    assert "20 moves by the rules, dealt as committed, unfinished" in Said("verify", tmp_path / "started.json").out


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda text: text[: len(text) // 2], "cannot be read as JSON"),
        (lambda text: text.replace('"total": ', '"total": 1'), "sheet says total"),
        (lambda text: text.replace('"commitment": "', '"commitment": "0')[:-1], "commitment should be 64 hexadecimal"),
        (lambda text: text.encode("utf-16"), "the file is not text in UTF-8 (byte 0)"),
        (lambda text: "", "cannot be read as JSON"),
        (lambda text: "[]", "this is not a record"),
        (lambda text: "[" * 10**6, "nested too deeply"),
        (lambda text: text.replace("Player 1", "\\u001b[2JEve"), "a player's name is 1 to 40 printable characters"),
    ],
)
def test_a_record_that_does_not_hold_is_told_in_one_line(record: Path, damage: Any, message: str) -> None:
    damaged = damage(record.read_text(encoding="utf-8"))
    record.write_bytes(damaged if isinstance(damaged, bytes) else damaged.encode())
    said = Said("verify", record)
    assert said.code == 1
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert line.startswith("game.json: ")
    assert message in line
    assert line.isprintable()
    told = CliRunner().invoke(app, ["verify", "--json", str(record)])
    assert told.exit_code == 1
    assert json.loads(told.stdout)["valid"] is False


def test_what_is_no_file_is_no_record(tmp_path: Path, record: Path) -> None:
    said = Said("verify", tmp_path / "none.json", record, tmp_path)
    assert said.code == 1
    assert said.out.startswith("game.json holds")
    assert said.err.splitlines() == [
        "none.json: the file cannot be read: No such file or directory",
        f"{tmp_path.name}: the file cannot be read: Is a directory",
    ]


def test_a_record_of_an_own_edition_is_shown_and_verified_with_its_folder(tmp_path: Path) -> None:
    edition = written.endless_edition(tmp_path / "own")
    path = tmp_path / "game.json"
    Game.new(edition, seed=1).save(path)
    assert "does not come with this program" in Said("verify", path).err
    for command in ("verify", "show"):
        assert Said(command, path, "--edition", tmp_path / "own").code == 0


# --- games on the screen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", EVERY_VARIANT, ids=str)
def test_a_game_is_shown_whole_and_fits_the_screen(way: Way, tmp_path: Path) -> None:
    game = finished_game(way, 1, "build")
    game.save(tmp_path / "game.json")
    said = Said("show", tmp_path / "game.json")
    lines = said.out.splitlines()
    assert max(map(len, lines)) <= 80
    turns = sum(played.phase == "turn" for played in game.played)
    assert [int(found) for found in re.findall(r"^ *(\d+) Player \d", said.out, re.MULTILINE)] == list(
        range(1, turns + 1)
    )
    assert "last round" in said.out
    assert "the game is over" in said.out
    story = " ".join(said.out.split())
    for sheet in game.sheets():
        for ticket in sheet.ticket_lines:
            name = game.edition.ticket_name(game.edition.tickets[ticket.ticket])
            assert f"{name} {ticket.points:+}" in story
    assert not re.search(r"[\w]-[\w]+-(grey|red|\d)", story), "ids are for programs"


WORDS = {
    "took_display": "takes",
    "drew_card": "draws",
    "took_ferry_card": "takes a ferry card",
    "claimed": "claims",
    "built_station": "builds a station in",
    "revealed": "the tunnel shows",
    "surcharge": "more to pay",
    "declined": "gives up and takes the cards back",
    "kept_ticket": "keeps",
    "returned_ticket": "returns",
    "flushed": "in the display: new cards",
    "reshuffled": "the discard pile is shuffled",
    "passed": "passes",
    "last_round": "everybody has one more turn",
}


@pytest.mark.parametrize("habit", HABITS)
def test_every_kind_of_event_has_words(habit: str, tmp_path: Path) -> None:
    endless = Game.new(written.endless_edition(tmp_path / "endless"), seed=1)
    for game in (play_on(endless, 1, habit), *(finished_game(way, 2, habit) for way in EVERY_VARIANT[2::2])):
        with terminal.console.capture() as captured:
            show_game(game)
        text = captured.get()
        assert "None" not in text
        assert "[/" not in text
        story = " ".join(text.split())
        for kind in {event.kind for event in game.events()} & set(WORDS):
            assert WORDS[kind] in story


def test_a_game_that_stopped_anywhere_shows_what_everybody_knows() -> None:
    for way in EVERY_VARIANT[::2]:
        game = way.new(3)
        for _ in range(25):
            play_on(game, len(game.played), "build", moves=1)
            with terminal.console.capture() as captured:
                show_game(game)
            text = captured.get()
            assert "unfinished" in text
            assert f"{game.decider_name} has to" in text
            for ticket in game.view(0).tickets:
                assert f"({ticket.points})" not in text


def test_names_with_brackets_are_no_colours() -> None:
    game = play_on(Game.new("berlin", players=["[red]Ann[/]", "名前"], seed=1), 1)
    with terminal.console.capture() as captured:
        show_game(game)
    text = captured.get()
    assert "[red]Ann[/] " in text
    assert "名前        " in text


def test_bots_play_a_game_to_watch() -> None:
    said = Said("play", "italy", "--players", 3, "--bots", "greedy,random", "--seed", "a")
    assert said.code == 0
    assert "players:    Ada (greedy), Ben (random), Cleo (random)" in said.out
    assert "total" in said.out
    assert said.out == Said("play", "italy", "-p", 3, "--bots", "greedy,random", "--seed", "a").out


# --- the program as a process -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_terminal_without_accents_shows_the_rest(record: Path) -> None:
    done = run("show", record, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "Hauptbahnhof" in done.stdout


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no head")
def test_a_reader_who_has_seen_enough_is_no_error(record: Path) -> None:
    command = f"{shlex.join([*PROGRAM, 'show', str(record)])} | head -1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, encoding="utf-8", timeout=120, check=True
    )
    assert "Berlin" in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_wide_terminals_are_used(record: Path) -> None:
    narrow, wide = run("show", record, COLUMNS="60"), run("show", record, COLUMNS="120")
    assert max(map(len, narrow.stdout.splitlines())) <= 76  # the commitment stays whole
    assert max(map(len, wide.stdout.splitlines())) == 120


@pytest.mark.slow
def test_bench_measures_each_edition_and_number_of_players() -> None:
    lines = Said("bench", "--json", "--seconds", "0.05").json_lines
    assert [(line["edition"], line["players"]) for line in lines] == [
        (edition, players)
        for edition, most in (("europe", 5), ("italy", 5), ("new-york", 4), ("berlin", 4), ("legends", 5))
        for players in range(2, most + 1)
    ]
    for line in lines:
        assert list(line) == BENCH_KEYS
        assert line["threads"] == 1
        assert line["decisions_per_second"] > line["games_per_second"] > 0
    said = Said("bench", "--seconds", "0.05", "--edition", "europe", "--variant", "mega", "--threads", 2, "-p", 3)
    assert re.search(r"europe +mega +3 +2 ", said.out)
