"""`Game`: the friendly face of the rules.

>>> game = Game.new("new-york", players=["Ann", "Bob"], seed=7)
>>> print(game.decider_name, "has to", game.phase)
Bob has to choose_tickets
>>> for move in game.legal():
...     print(move)
keep Empire State Building–Greenwich Village (3)
keep Empire State Building–Brooklyn (7)
keep Empire State Building–Greenwich Village (3), Empire State Building–Brooklyn (7)
>>> for event in game.play(game.legal()[0]):
...     print(event)
Bob keeps Empire State Building–Greenwich Village (3)
Bob returns Empire State Building–Brooklyn (7)
Bob keeps 1 ticket and returns 1
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from branchline.edition import (
    Edition,
    OptionError,
    Setup,
    check_seats,
    held_sources,
    load_edition,
)
from branchline.game.dealing import Dealing
from branchline.game.errors import IllegalMoveError, InvalidMoveError
from branchline.game.names import PHASE_NAMES, Event, Move, Names, plural
from branchline.game.past import Past
from branchline.game.players import player_names, seat_of
from branchline.game.record import (
    FORMAT,
    VERSION,
    Json,
    RecordError,
    brief,
    edition_of,
    printable,
    read_record,
    setup_of,
    write_record,
)
from branchline.game.sheet import Sheet, read_sheet
from branchline.game.swift import seen_by, state_of, worded
from branchline.game.view import View
from branchline.kernel import codes, numbers, records
from branchline.kernel import exports as rules
from branchline.kernel.prepare import make_ready
from branchline.vocabulary import REFUSALS

FIRST_LOG = 128  # events of one step; more are told by trying again with a longer log


@dataclass(frozen=True, slots=True)
class Played:
    """A move that was made: who decided what, and everything that happened then."""

    seat: int
    phase: str
    move: Move
    events: Any  # kernel records, secrets included


class Game:
    """One game from the deal to the score sheets. It holds every secret: give others `view(seat)`, not the game."""

    def __init__(self, edition: Edition, setup: Setup, players: tuple[str, ...], dealing: Dealing) -> None:
        make_ready()
        self.edition = edition
        self.setup = setup
        self.players = players
        self.dealing = dealing
        self.played: list[Played] = []
        self._past = Past()
        self._boards: Any = edition.board(setup.open)
        self._board: Any = self._boards[0]
        self._names = Names(edition, self._board)
        self._states = records.new(records.STATE)
        starter = numbers.NOBODY if setup.starter is None else setup.starter
        self._setup_events = self._tell(
            lambda states, log: rules.new_game(self._board, states[0], len(players), starter, dealing.key, log)
        )
        for seat, source in held_sources(edition, setup):  # they are on no board: a board is for everybody to see
            self._state.own[seat].in_force |= source

    @classmethod
    def new(
        cls,
        edition: str | Path | Edition = "europe",
        *,
        setup: Setup | None = None,
        variant: str | None = None,
        bonus: bool = False,
        players: int | Sequence[str] = 2,
        starter: int | str | None = None,
        seed: int | str | None = None,
        dealing: Dealing | None = None,
    ) -> Game:
        """Deal a new game.

        `edition` is a shipped edition's name or a folder with one. `setup` is everything the game is played with;
        without it `variant`, `bonus` and `starter` make one. `players` are names, or a number of them. `starter` names
        the seat that begins; without it chance does (C-6). The same `seed` gives the same deal; without one it is as
        random as the system can make it. `dealing` is for a server that takes part of the key from its players.
        """
        facts = edition if isinstance(edition, Edition) else load_edition(edition)
        if not facts.playable:
            raise OptionError(f"{facts.title} can be drawn but not played: its rules are not there yet")
        names = player_names(players)
        fewest, most = facts.players
        if not fewest <= len(names) <= most:
            raise OptionError(f"{facts.title} is for {fewest} to {most} players, not {len(names)}")
        if setup is None:
            setup = facts.setup(variant, bonus=bonus, starter=seat_of(starter, names))
        elif (variant, bonus, starter) != (None, False, None):
            raise OptionError("say variant, bonus and starter, or give a setup, which says all of it")
        dealing = dealing or Dealing.from_seed(seed)
        if len(dealing.nonces) not in (0, len(names)):
            raise OptionError(f"a dealing has one nonce for each seat or none, not {len(dealing.nonces)}")
        check_seats(facts, setup, len(names))
        return cls(facts, setup, names, dealing)

    # --- where the game stands ----------------------------------------------------------------------------------------

    @property
    def _state(self) -> Any:
        return self._states[0]

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self._public("phase") == codes.OVER)

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        seat = self._public("decider")
        return None if seat < 0 else seat

    @property
    def decider_name(self) -> str | None:
        """The name of the player who has to decide."""
        return None if self.decider is None else self.players[self.decider]

    @property
    def phase(self) -> str:
        """What has to be decided, a phase of the vocabulary."""
        return PHASE_NAMES[self._public("phase")]

    def _public(self, field: str) -> int:
        """A number that everybody knows. NumPy finds it in the array a hundred times as fast as in the record."""
        return int(self._states["public"][field][0])

    def view(self, seat: int | None = None) -> View:
        """Everything the seat may know, and nothing else; None is a spectator.

        >>> game = Game.new("europe", players=3, seed=1)
        >>> game.view(0).hand == game.view(1).hand
        False
        >>> game.view().hand
        {}
        """
        if seat is not None and not 0 <= seat < len(self.players):
            raise OptionError(f"there is no seat {seat}, only 0 to {len(self.players) - 1}")
        seen = records.new(records.VIEW)
        rules.observe(self._board, self._state, numbers.SPECTATOR if seat is None else seat, seen[0])
        return View(self._names, self.players, seen, self._past.so_far())

    def position(self) -> str:
        """The position in one line of what everybody knows."""
        return self.view().position()

    def __str__(self) -> str:
        return self.position()

    # --- playing ------------------------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        """Every legal move of the deciding seat; empty when the game is over."""
        return [] if self.decider is None else self.view(self.decider).legal()

    def play(self, move: Move | int | str) -> list[Event]:
        """Make a move: one of `legal()`, its number or its words. Gives what the mover sees happening.

        >>> game = Game.new("berlin", seed=1)
        >>> game.play("claim the moon")
        Traceback (most recent call last):
        branchline.game.errors.InvalidMoveError: 'claim the moon' is not a move here; did you mean 'keep ...'?
        >>> game.play(0)
        Traceback (most recent call last):
        branchline.game.errors.IllegalMoveError: claim Zoo–Charlottenburger Tor: that is not what has to be decided now
          in berlin turn 0: Player ... has to choose tickets | display ...
        """
        seat, before = self.decider, len(self.played)
        self.make(self._find(move))
        return self.move_events(before, seat)

    def make(self, action: int) -> None:
        """Make the move of that number, and tell nobody."""
        seat, phase = self.decider, self.phase
        reason = rules.swift_refusal(self._boards, self._states, action)
        if reason != codes.ALLOWED or seat is None:
            raise IllegalMoveError(self._move_text(action), REFUSALS[reason].text, self.position())
        move = self._names.move(seen_by(self._states, seat), action)
        self._past.note(self._boards, self._states, action)
        events = self._tell(lambda states, log: rules.swift_play(self._boards, states, action, log))
        self.played.append(Played(seat, phase, move, events))

    def refusal(self, action: int) -> str | None:
        """Why the deciding seat may not do this now, in words; None if it may."""
        reason = rules.swift_refusal(self._boards, self._states, action)
        return None if reason == codes.ALLOWED else REFUSALS[reason].text

    def _find(self, move: Move | int | str) -> int:
        if isinstance(move, Move):
            return move.action
        if isinstance(move, int | np.integer) and not isinstance(move, bool):
            if not 0 <= move < numbers.ACTIONS:
                raise InvalidMoveError(f"{move} is not the number of an action: those are 0 to {numbers.ACTIONS - 1}")
            return int(move)
        by_text = {legal.text: legal.action for legal in self.legal()}
        if not isinstance(move, str) or move not in by_text:
            close = difflib.get_close_matches(str(move), by_text, 1, 0)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise InvalidMoveError(f"{move!r} is not a move here{hint}")
        return by_text[move]

    def _move_text(self, action: int) -> str:
        """Words for a refused action; its number where there are none in this position."""
        try:
            return self.view(self.decider).move(action).text
        except (LookupError, TypeError):
            return f"action {action}"

    def _tell(self, step: Any) -> Any:
        """Take a step and collect every event it tells; a log that was too short is made longer."""
        before = self.state_bytes()
        length = FIRST_LOG
        while True:
            log = records.new(records.EVENT, length)
            step(self._states, log)
            told = int(log["kind"][0])
            if told < length:
                return log[1 : told + 1].copy()
            self._states = state_of(before)
            length = told + 1

    # --- what happened ------------------------------------------------------------------------------------------------

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that happened so far as the seat saw it (None: as everybody saw it); all of it after the end.

        >>> game = Game.new("europe", players=["Ann", "Bob"], seed=1)
        >>> print(*game.events(0)[1:3], *game.events()[1:3], sep=", ")
        Ann is dealt ..., Ann is dealt ..., Ann is dealt a card, Ann is dealt a card
        """
        told = self._told(self._setup_events, seat)
        for played in self.played:
            told += self._told(played.events, seat)
        return told

    def setup_events(self, seat: int | None = None, opened: bool = False) -> list[Event]:
        """What happened before the first decision; `opened`: hidden cards and all, for those who check a record."""
        return self._told(self._setup_events, seat, opened)

    def move_events(self, number: int, seat: int | None = None) -> list[Event]:
        """What the move of that number (from 0) caused."""
        return self._told(self.played[number].events, seat)

    def _told(self, events: Any, seat: int | None, opened: bool = False) -> list[Event]:
        if self.is_over or opened:
            return self._worded(events)
        shown = records.new(records.EVENT, len(events))
        count = rules.show_events(events, numbers.SPECTATOR if seat is None else seat, shown)
        return self._worded(shown[:count])

    def _worded(self, events: Any) -> list[Event]:
        size, told = records.EVENT.itemsize, events.tobytes()
        return [worded(self._names, self.players, told[at : at + size]) for at in range(0, len(told), size)]

    def sheets(self) -> list[Sheet]:
        """Every player's score sheet, as if the game ended now; seats in order."""
        sheet = records.new(records.SHEET)[0]
        rules.score(self._board, self._state, records.new_scratch()[0], sheet)
        return [read_sheet(self.edition, self._state, sheet, self.players, seat) for seat in range(len(self.players))]

    def winners(self) -> list[str]:
        """Who won, all who share it; empty before the end."""
        return [sheet.player for sheet in self.sheets() if sheet.place == 1] if self.is_over else []

    # --- copies and records -------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent copy of the whole game, secrets included."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._states = state_of(self.state_bytes())
        twin.played, twin._past = list(self.played), self._past.copy()
        return twin

    def rewound(self) -> Game:
        """The same deal before its first decision."""
        return Game(self.edition, self.setup, self.players, self.dealing)

    def state_bytes(self) -> bytes:
        """The whole position as bytes: equal bytes, equal position."""
        return bytes(self._states.tobytes())

    def record(self, opened: bool = False) -> Json:
        """The written record as plain data. What was drawn unseen is told at the end; `opened`: the deal at once."""
        record: Json = {
            "format": FORMAT,
            "version": VERSION,
            "edition": self.edition.name,
            "edition_version": self.edition.version,
            "board": self.edition.fingerprint,
            "table": self.setup.to_json(),
            "table_hash": self.setup.hash,
            "players": list(self.players),
            "dealing": self.dealing.to_json(),
            "finished": self.is_over,
            "setup": [self._names.written(event) for event in self.setup_events(opened=opened)],
            "moves": [self._move_record(number, played) for number, played in enumerate(self.played)],
        }
        if self.is_over:
            record["sheets"] = [sheet.to_json(self.edition) for sheet in self.sheets()]
        return record

    def _move_record(self, number: int, played: Played) -> Json:
        text = played.move.text
        if played.move.kind == "keep" and not self.is_over:  # which tickets are kept is told at the end
            text = f"keep {plural((played.move.action - numbers.KEEP).bit_count(), 'ticket')}"
        events = [self._names.written(event) for event in self.move_events(number)]
        return {
            "seat": played.seat,
            "phase": played.phase,
            "action": played.move.action,
            "text": text,
            "events": events,
        }

    def save(self, path: str | Path | None = None) -> str:
        """The game as a written record (JSON), also into a file. An unfinished game's record holds its secret."""
        text = write_record(self.record())
        if path is not None:
            Path(path).write_text(text, encoding="utf-8", newline="\n")
        return text

    @classmethod
    def load(cls, source: str | Path, edition: Edition | None = None) -> Game:
        """The game of a written record: a file's path, or its text. `verify.verify_record` checks what else it says.

        >>> game = Game.new("new-york", seed=3)
        >>> Game.load(game.save()).state_bytes() == game.state_bytes()
        True
        """
        record = read_record(source)
        game = cls.of_record(record, edition)
        for _ in game.replay(record):
            pass
        return game

    @classmethod
    def of_record(cls, record: Json, edition: Edition | None = None) -> Game:
        """The game of a record before its first move."""
        facts = edition or edition_of(record)
        if facts.fingerprint != record["board"]:
            raise RecordError(
                f"the record was played on another board: {brief(record['edition'])} version "
                f"{brief(record['edition_version'])}, which is not this {facts.name} version {facts.version}"
            )
        try:
            setup = Setup.from_json(setup_of(record))
            return cls.new(facts, setup=setup, players=record["players"], dealing=Dealing.from_json(record["dealing"]))
        except OptionError as error:
            raise RecordError(f"no such game can be dealt: {printable(str(error))}") from None

    def replay(self, record: Json) -> Iterator[int]:
        """Make a record's moves one by one; gives each move's number (from 0) before it is made."""
        for number, move in enumerate(record["moves"]):
            where = f"move {number + 1} ({brief(move['text'])})"
            if self.is_over:
                raise RecordError(f"{where} comes after the end of the game")
            yield number
            try:
                self.play(move["action"])
            except IllegalMoveError as error:
                raise RecordError(f"{where} is against the rules: {error.reason}") from None
            except InvalidMoveError as error:
                raise RecordError(f"{where} is no move: {error}") from None
