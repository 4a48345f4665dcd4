"""`branchline tournament`: every bot against every other, with the seats rotated over the same deals.

In a match one `a` sits among `players - 1` of `b`. Each deal is played once with `a` in every seat, so nobody is lucky
in what is dealt where. With two players there is one match for each pair; with more there are two, one `a` among `b`s
and one `b` among `a`s, unless only one way is wanted: slow bots then sit at a table one at a time.
"""

from __future__ import annotations

import json
import os
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, cycle, permutations
from pathlib import Path
from typing import Any, NamedTuple

from branchline.bots import find_bot
from branchline.edition import OptionError
from branchline.lab.chunks import Chunk, Pace, Played, play_chunk
from branchline.lab.elo import Result, elo
from branchline.lab.games import Clock, Setting
from branchline.lab.intervals import Estimate, share
from branchline.lab.progress import progress_bar
from branchline.lab.run_folder import begin_folder, run_facts, write_whole
from branchline.lab.workers import as_done, hire

PLAYED_FILE, RESULT_FILE = "played.jsonl", "tournament.json"
SAMPLES = 3  # games in which compiled bots are asked, to see how long they think
WHOLE = 60  # a victory in parts that two, three, four and five can share


@dataclass
class Score:
    """What came of games of a match; the same whatever order they are counted in."""

    games: int = 0
    a_wins: int = 0
    b_wins: int = 0  # the first place belongs to `b`s only
    shared: int = 0  # by `a` and at least one `b`
    a_part: int = 0  # of all victories, in parts of a WHOLE
    a_points: int = 0
    b_points: int = 0  # of all `b`s together

    def add(self, other: Score) -> None:
        """More games."""
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)

    @property
    def a_share(self) -> Estimate:
        """How often `a` won; a shared victory counts its part."""
        return share(self.a_part / WHOLE, self.games)


def score_of(played: Played, seat: int, players: int) -> Score:
    """The score of games in which `a` sat in that seat."""
    win = played.tables["seats"]["win"].reshape(-1, players)[:, seat]
    totals = played.tables["seats"]["total"].astype(int).reshape(-1, players)
    a_wins, shared = int((win == 1).sum()), int(((win > 0) & (win < 1)).sum())
    return Score(
        games=len(win),
        a_wins=a_wins,
        b_wins=len(win) - a_wins - shared,
        shared=shared,
        a_part=int((win * WHOLE).round().sum()),
        a_points=int(totals[:, seat].sum()),
        b_points=int(totals.sum() - totals[:, seat].sum()),
    )


@dataclass
class Match:
    """One `a` among `b`s."""

    a: str
    b: str
    seated: list[Setting]  # with `a` in seat 0, 1 and so on
    played: list[set[int]]  # deals, by the seat of `a`
    score: Score = field(default_factory=Score)
    pace: Pace = field(default_factory=Pace)

    @classmethod
    def of(cls, setting: Setting, a: str, b: str) -> Match:
        """The match at tables with this setting."""
        seats = range(setting.players)
        seated = [replace(setting, bots=tuple(a if seat == place else b for seat in seats)) for place in seats]
        return cls(a, b, seated, [set() for _ in seats])

    @property
    def asks(self) -> bool:
        """Does a bot have to be asked for each move?"""
        return not self.seated[0].is_compiled

    def left(self, seat: int, games: int) -> deque[int]:
        """The deals still to be played with `a` in that seat, in a match of so many games."""
        deals = (games - seat + len(self.seated) - 1) // len(self.seated)
        return deque(deal for deal in range(deals) if deal not in self.played[seat])


class Task(NamedTuple):
    """Some games of a match, with `a` in one seat."""

    match: int
    seat: int
    chunk: Chunk


def play_task(task: Task) -> Played:
    """What a worker does."""
    return play_chunk(task.chunk)


def _run(deals: deque[int], most: int) -> tuple[int, int]:
    """Take consecutive deals away: the first, and how many."""
    first, games = deals.popleft(), 1
    while deals and games < most and deals[0] == first + games:
        deals.popleft()
        games += 1
    return first, games


class Tournament:
    """The matches of some bots, and how they stand."""

    def __init__(self, setting: Setting, bots: Sequence[str], games: int, one_way: bool = False) -> None:
        if len(bots) < 2:
            raise OptionError("a tournament needs two bots or more, with commas between their names")
        if len(set(bots)) < len(bots):
            raise OptionError("every bot plays every other: name each of them once")
        for name in bots:
            find_bot(name)
        self.setting = setting
        self.bots = list(bots)
        self.games = games
        pairs = combinations(bots, 2) if setting.players == 2 or one_way else permutations(bots, 2)
        self.matches = [Match.of(setting, a, b) for a, b in pairs]
        self.clocks = {name: (Clock(), Clock()) for name in bots}  # of turns, of all decisions

    @property
    def done(self) -> int:
        """Games played so far."""
        return sum(match.score.games for match in self.matches)

    @property
    def total(self) -> int:
        """Games of all matches."""
        return self.games * len(self.matches)

    def tasks(self) -> Iterator[Task]:
        """What is left to play: all matches advance together, so that a part of the tournament tells something too."""
        left = {
            (number, seat): match.left(seat, self.games)
            for number, match in enumerate(self.matches)
            for seat in range(self.setting.players)
        }
        while any(left.values()):
            for (number, seat), deals in left.items():
                if deals:
                    match = self.matches[number]
                    first, games = _run(deals, 1 if match.asks else match.pace.games)
                    yield Task(number, seat, Chunk(match.seated[seat], first, games, ("seats",)))

    def line(self, task: Task, played: Played) -> dict[str, Any]:
        """What is kept of games just played."""
        clocks = {name: (Clock(), Clock()) for name in task.chunk.setting.bots}
        for name, measured in zip(cycle(task.chunk.setting.bots), played.clocks, strict=False):
            _merge(clocks[name], measured)
        return {
            "match": task.match,
            "seat": task.seat,
            "first": task.chunk.first,
            "score": asdict(score_of(played, task.seat, self.setting.players)),
            "clocks": {name: [asdict(clock) for clock in both] for name, both in clocks.items()},
        }

    def count(self, line: dict[str, Any]) -> None:
        """Count games of which a line was kept."""
        match, score = self.matches[line["match"]], Score(**line["score"])
        match.played[line["seat"]].update(range(line["first"], line["first"] + score.games))
        match.score.add(score)
        for name, (turns, moves) in line["clocks"].items():
            _merge(self.clocks[name], (Clock(**turns), Clock(**moves)))

    def standing(self) -> str:
        """How it stands, in a few words."""
        if len(self.bots) == 2:
            match = self.matches[0]
            return f"{match.a} wins {match.score.a_share.value:.1%}" if match.score.games else ""
        best = sorted(self.ratings().items(), key=lambda item: -item[1].value)
        return "Elo " + ", ".join(f"{name} {rating.value:+.0f}" for name, rating in best)

    def ratings(self) -> dict[str, Estimate]:
        """Each bot's Elo."""
        others = self.setting.players - 1
        results = (Result(m.a, m.b, others, m.score.games, m.score.a_part / WHOLE) for m in self.matches)
        return elo(self.bots, results)

    def ask_compiled(self) -> list[str]:
        """Measure in a few games how long compiled bots think when they are asked; gives their names."""
        silent = [name for name in self.bots if self.clocks[name][1].decisions == 0]
        for match in self.matches:
            wanted = {match.a, match.b}.intersection(silent)
            if not match.asks and any(self.clocks[name][1].decisions == 0 for name in wanted):
                for deal in range(SAMPLES):
                    asked = match.seated[0].play_asking(deal)
                    for name, turns, moves in zip(match.seated[0].bots, asked.turns, asked.moves, strict=True):
                        if name in wanted:
                            _merge(self.clocks[name], (turns, moves))
        return silent

    def _seats(self) -> dict[str, int]:
        """In how many seats each bot has played a game."""
        seats = dict.fromkeys(self.bots, 0)
        for match in self.matches:
            seats[match.a] += match.score.games
            seats[match.b] += match.score.games * (self.setting.players - 1)
        return seats

    def points(self) -> dict[str, float | None]:
        """Each bot's mean points."""
        points, seats = dict.fromkeys(self.bots, 0), self._seats()
        for match in self.matches:
            points[match.a] += match.score.a_points
            points[match.b] += match.score.b_points
        return {name: round(points[name] / seats[name], 2) if seats[name] else None for name in self.bots}

    def result(self) -> dict[str, Any]:
        """How it ended, or stands now."""
        ratings = self.ratings()
        played = [name for name, seats in self._seats().items() if seats]
        return {
            "edition": self.setting.edition.name,
            "variant": self.setting.setup.variant,
            "bonus": self.setting.setup.bonus,
            "players": self.setting.players,
            "seed": self.setting.seed,
            "bots": self.bots,
            "games": self.games,
            "finished": self.done == self.total,
            "pairs": [self._pair(match) for match in self.matches],
            "elo": {name: round(rating.value, 1) for name, rating in ratings.items()},
            "elo_interval": {name: [round(ratings[name].low, 1), round(ratings[name].high, 1)] for name in played},
            "points": self.points(),
        }

    def _pair(self, match: Match) -> dict[str, Any]:
        score = match.score
        figures: dict[str, Any] = {"a": match.a, "b": match.b, "games": score.games}
        figures |= {"a_wins": score.a_wins, "b_wins": score.b_wins, "shared": score.shared}
        if score.games:
            figures["a_share"] = score.a_share.to_json()
            figures["a_points"] = round(score.a_points / score.games, 2)
            figures["b_points"] = round(score.b_points / score.games / (self.setting.players - 1), 2)
        return figures


def _merge(clocks: tuple[Clock, Clock], more: tuple[Clock, Clock]) -> None:
    for clock, measured in zip(clocks, more, strict=True):
        clock.merge(measured)


def _thinking(clocks: tuple[Clock, Clock], sampled: bool) -> dict[str, Any]:
    """Milliseconds for a decision, and for the decision what to do in a turn."""
    told: dict[str, Any] = {"sampled": sampled}
    for prefix, clock in zip(("turn_", ""), clocks, strict=True):
        told[f"{prefix}mean"] = round(1000 * clock.seconds / max(clock.decisions, 1), 3)
        told[f"{prefix}worst"] = round(1000 * clock.worst, 3)
    return told


def _kept_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of games played before; one that was being written when the power failed does not count."""
    for text in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            yield json.loads(text)


def play_tournament(
    setting: Setting,
    bots: Sequence[str],
    games: int,
    workers: int = 0,
    out: Path | None = None,
    resume: bool = False,
    on: str | None = None,
    one_way: bool = False,
) -> dict[str, Any]:
    """Every pair of bots plays so many games. Interrupted, it gives what came of those that were played."""
    if resume and out is None:
        raise OptionError("--resume goes on with the tournament in a folder: name it with --out")
    began = time.perf_counter()
    tournament = Tournament(setting, bots, games, one_way)
    if out is not None:
        begin_folder(out, run_facts(setting, games, tournament=list(bots), one_way=one_way), resume)
        for line in _kept_lines(out / PLAYED_FILE):
            tournament.count(line)
    with suppress(KeyboardInterrupt):
        _play(tournament, workers, out, on)
    sampled = tournament.ask_compiled()
    result = tournament.result()
    result["ms_per_move"] = {name: _thinking(tournament.clocks[name], name in sampled) for name in bots}
    result["seconds"] = round(time.perf_counter() - began, 3)
    if out is not None:
        write_whole(out / RESULT_FILE, json.dumps(result, ensure_ascii=False) + "\n")
    return result


def _play(tournament: Tournament, workers: int, out: Path | None, on: str | None) -> None:
    """Play what is left; every line is kept as soon as its games are over."""
    asking = any(match.asks for match in tournament.matches)
    with (
        hire(workers, on, asking) as (crew, at_a_time),
        progress_bar("Playing", tournament.total, tournament.done) as advance,
        (Path(os.devnull) if out is None else out / PLAYED_FILE).open("a", encoding="utf-8") as kept,
    ):
        for task, played in as_done(crew, at_a_time, play_task, tournament.tasks()):
            line = tournament.line(task, played)
            tournament.matches[task.match].pace.learn(task.chunk.games, played.seconds)
            kept.write(json.dumps(line) + "\n")
            kept.flush()
            tournament.count(line)
            advance(task.chunk.games, tournament.standing())
