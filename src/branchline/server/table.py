"""A table, without sockets and without a database: what may happen, and what then is.

`propose_…` looks at a wish and gives the entry it would become, or refuses. `apply` lets an entry happen. What is
stored in between is nobody's business here: the same entries in the same order make the same table anywhere.
"""

import copy
import secrets
import sys
import time
import unicodedata
from base64 import urlsafe_b64encode
from collections import deque
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal

from branchline.edition import Edition, OptionError, available_editions, load_edition
from branchline.game import Game, player_names
from branchline.game.dealing import Dealing
from branchline.game.names import EVENTS
from branchline.server import entries, models, present
from branchline.server.entries import AnyEntry

CHAT_KEPT = 200
JOINERS = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of some scripts and of many emoji
REMEMBERED = 200  # client messages whose repeats are recognised
RETURN_SECONDS = 30.0  # at least left of the clocks for who comes back, and for everybody after a restart
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike

# Events that show somebody something new: what caused one of them cannot be taken back.
REVEALING = {"dealt_card", "turned_up", "flushed", "reshuffled", "offered_ticket", "drew_card", "revealed", "ended"}


class Refused(Exception):  # noqa: N818
    """A wish that is not granted. `code` is stable, the text is for people."""

    def __init__(self, code: models.Code, text: str) -> None:
        super().__init__(text)
        self.code: models.Code = code
        self.text = text


class AlreadyDone(Exception):  # noqa: N818
    """The same message came before; it became update `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def hash_token(token: str) -> str:
    """Tokens are stored like this only."""
    return sha256(b"branchline seat " + token.encode()).hexdigest()


def new_token() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(24)


def derived(what: str, request: str, size: int) -> str:
    """A name or a secret of so many bytes that follows from a request's id, so that a repeat gets the same.

    Who does not know the id can neither guess it nor go back to it.
    """
    return urlsafe_b64encode(sha256(f"branchline {what} {request}".encode()).digest()[:size]).decode().rstrip("=")


def new_code() -> str:
    """A short name to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


@dataclass
class SeatState:
    """Who sits in a seat."""

    plan: models.SeatPlan
    name: str = ""
    token: str | None = None  # hash
    nonce: bytes = b""
    stand_in: models.Level | None = None
    timed_out: bool = False  # the stand-in has a decision to make for which the time ran out
    seconds_used: float = 0.0

    @property
    def kind(self) -> models.SeatKind:
        """A human's, a bot's or open."""
        return "human" if self.token else self.plan.kind

    @property
    def level(self) -> models.Level | None:
        """The level of the bot that decides here, None for a human."""
        return self.plan.level if self.kind == "bot" else self.stand_in


@dataclass
class Happened:
    """What an entry changed: enough to tell everybody."""

    number: int
    what: models.What
    events: Any = ()  # (first, last) of game.played, or "setup"
    said: models.ChatLine | None = None
    speaker: str | None = None  # hash of the token
    position: bool = False  # did the position change?


@dataclass
class Table:
    """One table. `here` is which seats are connected, `spectators` how many watch: both are of this process only."""

    id: str
    number: int = 0
    seats: list[SeatState] = field(default_factory=list)
    game: Game | None = None
    chat: deque[tuple[str, models.ChatLine]] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))  # with the token
    muted: set[tuple[str, str]] = field(default_factory=set)  # tokens: who does not hear whom
    rematch: str | None = None
    here: set[int] = field(default_factory=set)
    spectators: int = 0
    _done: dict[tuple[str, str], int] = field(default_factory=dict)
    _turns: list[tuple[int, int, float]] = field(default_factory=list)  # seat, decisions before, seconds used
    _position: int = 0
    _began: float = 0.0  # the present decision, by this process's own clock
    _charged: float = 0.0  # seconds of the present decision that are on its player's account already

    created: entries.Created = field(init=False)
    edition: Edition = field(init=False)

    # --- setting up ---------------------------------------------------------------------------------------------------

    @staticmethod
    def propose(wish: models.NewTable, host: str) -> entries.Created:
        """The first entry of a new table."""
        if wish.edition not in available_editions():  # loading would take a folder of this machine too
            raise Refused("no_such_edition", "there is no such edition")
        try:
            edition = _edition(wish.edition)
            if not edition.playable:
                raise OptionError(f"{edition.title} can be drawn but not played yet")
            variant = edition.variant(wish.variant).name
            edition.board(variant, wish.bonus)
        except (OptionError, ValueError) as error:
            raise Refused("bad_setting", str(error)) from error
        fewest, most = edition.players
        if not fewest <= len(wish.seats) <= most:
            raise Refused("bad_setting", f"{edition.title} is for {fewest} to {most} players, not {len(wish.seats)}")
        check_name(wish.name)
        return entries.Created(
            at=time.time(),
            edition=edition.name,
            fingerprint=edition.fingerprint,
            variant=variant,
            bonus=wish.bonus,
            seats=wish.seats,
            options=wish.options,
            secret=secrets.token_hex(32),
            code=new_code(),
            host=host,
        )

    def propose_join(self, wish: models.JoinTable, token: str) -> entries.Joined:
        """Take a seat before the start. Bots make way for a player with their name."""
        message = "" if wish.id is None else derived("request", wish.id, 24)
        self._expect_new(token, message)
        self._expect_open()
        check_name(wish.name)
        free = [seat for seat, state in enumerate(self.seats) if state.kind == "open"]
        if not free:
            raise Refused("full", "every seat is taken")
        seat = free[0] if wish.seat is None else wish.seat
        if seat not in free:
            raise Refused("seat_taken", "that seat is taken")
        if any(state.kind == "human" and _folded(state.name) == _folded(wish.name) for state in self.seats):
            raise Refused("name_taken", "somebody here has that name already")
        nonce = wish.nonce or secrets.token_hex(16)
        return entries.Joined(at=time.time(), seat=seat, name=wish.name, token=token, nonce=nonce, message=message)

    def propose_leave(self, token: str, seat: int) -> AnyEntry:
        """Give a seat up."""
        self._expect_own(token, seat)
        if self.state == "playing":
            if self.seats[seat].stand_in:
                raise Refused("no_change", "a bot plays for you already")
            return self._stood_in(seat, "normal", "left")
        if self.state == "over":
            raise Refused("over", "the game is over")
        return entries.Left(at=time.time(), seat=seat)

    def propose_change(self, token: str, wish: models.ChangeSeat) -> AnyEntry:
        """The host arranges the seats and may send others away; a player may move to an open one."""
        self._expect_open()
        self._expect_seat(wish.seat)
        if (wish.plan is None) == (wish.swap_with is None):
            raise Refused("bad_message", "say what the seat shall be, or with whom to swap")
        if wish.swap_with is not None:
            self._expect_seat(wish.swap_with)
            pair = (wish.seat, wish.swap_with)
            own_move = any(self.seats[seat].token == token for seat in pair) and any(
                self.seats[seat].kind == "open" for seat in pair
            )
            if not own_move:
                self._expect_host(token)
            if wish.seat == wish.swap_with:
                raise Refused("no_change", "it is like that already")
            return entries.Swapped(at=time.time(), seats=pair)
        self._expect_host(token)
        assert wish.plan is not None
        if self.seats[wish.seat].kind == "human":
            if self.seats[wish.seat].token == token or wish.plan.kind != "open":
                raise Refused("seat_taken", "somebody sits there")
            return entries.Left(at=time.time(), seat=wish.seat)
        if self.seats[wish.seat].plan == wish.plan:
            raise Refused("no_change", "it is like that already")
        return entries.Changed(at=time.time(), seat=wish.seat, plan=wish.plan)

    def propose_start(self, token: str) -> entries.Started:
        """Deal the cards."""
        self._expect_open()
        self._expect_host(token)
        if any(state.kind == "open" for state in self.seats):
            raise Refused("seats_open", "some seats are still open: wait, or give them to bots")
        return entries.Started(at=time.time())

    def propose_stand_in(self, token: str, wish: models.StandIn) -> entries.StoodIn:
        """The host lets a bot play for an absent player; the player takes the seat back."""
        self._expect_playing()
        self._expect_seat(wish.seat)
        state = self.seats[wish.seat]
        if state.kind != "human":
            raise Refused("not_a_player", "a bot sits there anyway")
        if wish.level is None:
            self._expect_own(token, wish.seat)
        else:
            self._expect_host(token)
        if state.stand_in == wish.level:
            raise Refused("no_change", "it is like that already")
        if wish.level is None and state.timed_out:
            raise Refused("time_is_up", "the bot makes this move; after it the seat is yours again")
        return self._stood_in(wish.seat, wish.level, "back" if wish.level is None else "host")

    def propose_time_out(self, seat: int | None) -> entries.StoodIn:
        """The clock of the deciding seat ran out."""
        game = self._expect_playing()
        if seat is None or game.decider != seat or self.seats[seat].stand_in:
            raise Refused("no_change", "the seat does not have to decide")
        left = self.seconds_to_decide()
        if left is None or left > 0:
            raise Refused("no_change", "there is time left")
        return self._stood_in(seat, "normal", "clock")

    def _stood_in(
        self, seat: int, level: models.Level | None, why: Literal["host", "clock", "left", "back"]
    ) -> entries.StoodIn:
        decides = self.game is not None and self.game.decider == seat and self.bot_to_move is None
        seconds = self._running() if decides else 0.0
        return entries.StoodIn(at=time.time(), seconds=seconds, seat=seat, level=level, why=why)

    def propose_rematch(self, token: str, table: str) -> entries.Rematched:
        """Link the next table."""
        if self.state != "over":
            raise Refused("not_over", "the game is not over")
        self._expect_player(token)
        if self.rematch:
            raise Refused("no_change", "there is a rematch already")
        return entries.Rematched(at=time.time(), table=table)

    def next_table(self, token: str) -> models.NewTable:
        """The table for a rematch, with the player who asks for it as its creator."""
        return models.NewTable(
            edition=self.created.edition,
            variant=self.created.variant,
            bonus=self.created.bonus,
            seats=[state.plan for state in self.seats],
            options=self.options,
            name=self.seats[self.seats_of(token)[0]].name,
        )

    # --- playing ------------------------------------------------------------------------------------------------------

    def propose_move(self, token: str, wish: models.Move) -> entries.Moved:
        """A decision of one of the token's seats."""
        self._expect_new(token, wish.id)
        game = self._expect_playing()
        seat = game.decider
        if seat is None or self.seats[seat].token != token:
            raise Refused("not_your_turn", "somebody else has to decide")
        if self.seats[seat].stand_in:
            raise Refused("stand_in", "a bot plays for you: take the seat back first")
        if wish.number < self.position_number:
            raise Refused("old_position", "the position has changed since")
        return self._checked_move(seat, wish.actions, token, wish.id)

    def propose_bot_move(self, seat: int, number: int, action: int) -> entries.Moved:
        """A decision of a bot for the position of that number."""
        game = self._expect_playing()
        if game.decider != seat or self.position_number != number or self.seats[seat].level is None:
            raise Refused("old_position", "the position has changed since")
        return self._checked_move(seat, [action], "", f"bot-{number}")

    def _checked_move(self, seat: int, actions: list[int], token: str, message: str) -> entries.Moved:
        assert self.game is not None
        trial = self.game if len(actions) == 1 else self.game.copy()
        for place, action in enumerate(actions):
            if trial.decider != seat:
                raise Refused("not_your_turn", "the first decision ends the turn")
            reason = trial.refusal(action)
            if reason is not None:
                raise Refused("illegal", reason)
            if place + 1 < len(actions):
                trial.play(action)
        seconds = self._running() if token else 0.0
        return entries.Moved(at=time.time(), seconds=seconds, token=token, message=message, seat=seat, actions=actions)

    def propose_take_back(self, token: str, wish: models.TakeBack) -> entries.TookBack:
        """Undo the last decision, if it was the token's and showed nothing new."""
        self._expect_new(token, wish.id)
        seat, seconds = self._to_take_back(token)
        return entries.TookBack(at=time.time(), seconds=seconds, token=token, message=wish.id, seat=seat)

    def _to_take_back(self, token: str) -> tuple[int, float]:
        """Whose decision would be undone, and the seconds they had used; refused if it cannot be."""
        game = self._expect_playing()
        if not self.options.take_back:
            raise Refused("not_allowed", "this table plays without taking back")
        if not self._turns:
            raise Refused("nothing_to_take_back", "nothing has been decided yet")
        seat, first, seconds = self._turns[-1]
        if self.seats[seat].token != token:
            raise Refused("nothing_to_take_back", "the last decision was not yours")
        if self.seats[seat].stand_in:
            raise Refused("stand_in", "a bot plays for you: take the seat back first")
        for played in game.played[first:]:
            if any(EVENTS[event.kind][0] in REVEALING for event in played.events):
                raise Refused("information_shown", "it has shown something new")
        if game.decider == seat:  # the time since is the same player's
            seconds += self._running()
        return seat, seconds

    def _why_no_take_back(self, token: str | None) -> models.Code | None:
        if token is None:
            return "not_seated"
        try:
            self._to_take_back(token)
        except Refused as refused:
            return refused.code
        return None

    def propose_say(self, token: str, wish: models.Say) -> entries.Said:
        """Chat; spectators listen."""
        self._expect_new(token, wish.id)
        if not self.options.chat:
            raise Refused("not_allowed", "this table plays without chat")
        if [wish.text, wish.phrase, wish.emote].count(None) != 2:
            raise Refused("bad_message", "say one thing: a text, a phrase or an emote")
        text = None if wish.text is None else " ".join(wish.text.split())
        if text is not None and not _can_be_shown(text.translate(JOINERS)):
            raise Refused("bad_message", "only printable characters")
        own = self.seats_of(token)
        if not own:
            raise Refused("not_seated", "only players can talk")
        seat = own[0]
        return entries.Said(
            at=time.time(),
            token=token,
            message=wish.id,
            seat=seat,
            name=self.seats[seat].name,
            text=text,
            phrase=wish.phrase,
            emote=wish.emote,
        )

    def propose_mute(self, token: str, wish: models.Mute) -> entries.Muted:
        """Not to hear somebody."""
        self._expect_new(token, wish.id)
        self._expect_player(token)
        self._expect_seat(wish.seat)
        speaker = self.seats[wish.seat].token
        if speaker is None or speaker == token:
            raise Refused("not_a_player", "only other players can be muted")
        if ((token, speaker) in self.muted) == wish.on:
            raise Refused("no_change", "it is like that already")
        return entries.Muted(at=time.time(), token=token, message=wish.id, seat=wish.seat, on=wish.on)

    # --- what holds ---------------------------------------------------------------------------------------------------

    def _expect_open(self) -> None:
        if self.state != "open":
            raise Refused("started", "the game has started")

    def _expect_playing(self) -> Game:
        if self.state != "playing" or self.game is None:
            raise Refused("not_playing", "there is no game going on")
        return self.game

    def _expect_host(self, token: str) -> None:
        if token != self.host:
            raise Refused("not_host", "only the host can do that")

    def _expect_player(self, token: str) -> None:
        if not self.seats_of(token):
            raise Refused("not_seated", "only players can do that")

    def _expect_own(self, token: str, seat: int) -> None:
        self._expect_seat(seat)
        if self.seats[seat].token != token:
            raise Refused("not_yours", "that seat is not yours")

    def _expect_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("no_such_seat", f"there is no seat {seat}")

    def _expect_new(self, token: str, message: str) -> None:
        if (token, message) in self._done:
            raise AlreadyDone(self._done[token, message])

    @property
    def options(self) -> models.TableOptions:
        """What the table allows."""
        return self.created.options

    @property
    def state(self) -> Literal["open", "playing", "over"]:
        """Before, in or after the game."""
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def host(self) -> str | None:
        """The token that may arrange things: the creator's, or the first player's while the creator is not playing."""
        playing = [state.token for state in self.seats if state.token and not state.stand_in]
        return self.created.host if self.created.host in playing or not playing else playing[0]

    @property
    def position_number(self) -> int:
        """The number of the update that made the present position."""
        return self._position

    def seats_of(self, token: str | None) -> list[int]:
        """The seats that a token opens."""
        return [seat for seat, state in enumerate(self.seats) if token is not None and state.token == token]

    @property
    def bot_to_move(self) -> models.Level | None:
        """The level of the bot that has to decide; None if it is a human's turn or nobody's."""
        if self.game is None or self.game.decider is None:
            return None
        return self.seats[self.game.decider].level

    # --- letting things happen ----------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Happened:
        """Let the next entry happen."""
        self.number += 1
        happened = Happened(self.number, entry.kind)
        if isinstance(entry, entries.FromClient | entries.Joined) and entry.token and entry.message:
            self._done[sys.intern(entry.token), entry.message] = self.number  # few tokens, many messages
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]
        getattr(self, f"_apply_{entry.kind}")(entry, happened)
        if happened.position:
            self._position = self.number
        return happened

    def _apply_created(self, entry: entries.Created, happened: Happened) -> None:
        self.created = entry
        self.edition = _same_edition(entry)
        self.seats = [SeatState(plan) for plan in entry.seats]
        self._name_bots()

    def _apply_joined(self, entry: entries.Joined, happened: Happened) -> None:
        state = self.seats[entry.seat]
        state.name, state.token, state.nonce = entry.name, entry.token, bytes.fromhex(entry.nonce)
        self._name_bots()

    def _apply_left(self, entry: entries.Left, happened: Happened) -> None:
        self.seats[entry.seat] = SeatState(models.SeatPlan())

    def _apply_changed(self, entry: entries.Changed, happened: Happened) -> None:
        self.seats[entry.seat] = SeatState(entry.plan)
        self._name_bots()

    def _apply_swapped(self, entry: entries.Swapped, happened: Happened) -> None:
        a, b = entry.seats
        self.seats[a], self.seats[b] = self.seats[b], self.seats[a]

    def _apply_started(self, entry: entries.Started, happened: Happened) -> None:
        self.game = self._deal()
        self._begin(entry.at)
        happened.events = "setup"
        happened.position = True

    def _apply_moved(self, entry: entries.Moved, happened: Happened) -> None:
        assert self.game is not None
        first = len(self.game.played)
        for action in entry.actions:
            self.game.play(action)
        self._charge(entry.seat, entry.seconds)
        self.seats[entry.seat].timed_out = False
        self._turns.append((entry.seat, first, entry.seconds))
        self._begin(entry.at)
        happened.events = (first, len(self.game.played))
        happened.position = True

    def _apply_took_back(self, entry: entries.TookBack, happened: Happened) -> None:
        assert self.game is not None
        seat, first, seconds = self._turns.pop()
        if self.game.decider == seat:
            seconds += self._charged
        actions = [played.move.action for played in self.game.played[:first]]
        self.game = self._deal()
        for action in actions:
            self.game.play(action)
        self.seats[seat].seconds_used = max(0.0, self.seats[seat].seconds_used - seconds)
        self._begin(entry.at, entry.seconds)
        happened.position = True

    def _apply_stood_in(self, entry: entries.StoodIn, happened: Happened) -> None:
        state = self.seats[entry.seat]
        state.stand_in = entry.level
        if entry.level is not None:
            self._charge(entry.seat, entry.seconds)
            state.timed_out = state.timed_out or entry.why == "clock"
        elif self.options.clock.game_seconds is not None:
            state.seconds_used = min(state.seconds_used, self.options.clock.game_seconds - RETURN_SECONDS)

    def _apply_said(self, entry: entries.Said, happened: Happened) -> None:
        line = models.ChatLine(
            seat=entry.seat, name=entry.name, at=entry.at, text=entry.text, phrase=entry.phrase, emote=entry.emote
        )
        self.chat.append((entry.token, line))
        happened.said, happened.speaker = line, entry.token

    def _apply_muted(self, entry: entries.Muted, happened: Happened) -> None:
        speaker = self.seats[entry.seat].token
        assert speaker is not None
        (self.muted.add if entry.on else self.muted.discard)((entry.token, speaker))

    def _apply_rematched(self, entry: entries.Rematched, happened: Happened) -> None:
        self.rematch = entry.table

    def _name_bots(self) -> None:
        """Bots have names nobody else at the table has."""
        taken = {_folded(state.name) for state in self.seats if state.kind == "human"}
        bots = [state for state in self.seats if state.kind == "bot"]
        kept = {state.name for state in bots if _folded(state.name) not in taken}
        names = iter(name for name in BOT_NAMES if name not in kept and _folded(name) not in taken)
        for state in bots:
            if state.name not in kept or not state.name:
                state.name = next(names)

    def _deal(self) -> Game:
        nonces = tuple(state.nonce for state in self.seats)
        return Game.new(
            self.edition,
            variant=self.created.variant,
            bonus=self.created.bonus,
            players=player_names([state.name for state in self.seats]),
            dealing=Dealing(bytes.fromhex(self.created.secret), nonces),
        )

    # --- clocks -------------------------------------------------------------------------------------------------------

    def _begin(self, at: float, seconds: float = 0.0) -> None:
        """A decision begins that has taken `seconds` already.

        From here on this process's own clock measures it, which nobody can set. The time between `at` and now, when
        the table is loaded, has to be believed; but nobody loses by it without having seen it.
        """
        self._began, self._charged = time.monotonic() - seconds, 0.0
        away, left = max(0.0, time.time() - at), self.seconds_to_decide()
        if left is not None:
            self._began -= min(away, max(0.0, left - RETURN_SECONDS))

    def _running(self) -> float:
        """How long the present decision takes already."""
        return max(0.0, time.monotonic() - self._began)

    def _charge(self, seat: int, seconds: float) -> None:
        """Put the seconds of the present decision on its player's account, each only once."""
        if seconds > self._charged:
            self.seats[seat].seconds_used += seconds - self._charged
            self._charged = seconds

    def seconds_to_decide(self) -> float | None:
        """How long the deciding player still has; None without a clock or when a bot decides."""
        if self.game is None or self.game.decider is None or self.bot_to_move:
            return None
        clock, running = self.options.clock, self._running()
        left = [] if clock.turn_seconds is None else [clock.turn_seconds - running]
        if clock.game_seconds is not None:
            left.append(clock.game_seconds - self.seats[self.game.decider].seconds_used - running + self._charged)
        return max(0.0, min(left)) if left else None

    # --- telling ------------------------------------------------------------------------------------------------------

    def info(self) -> models.TableInfo:
        """The table as everybody sees it."""
        host = self.seats_of(self.host)
        limit = self.options.clock.game_seconds
        return models.TableInfo(
            id=self.id,
            code=self.created.code,
            edition=self.created.edition,
            variant=self.created.variant,
            bonus=self.created.bonus,
            options=self.options,
            state=self.state,
            seats=[
                models.SeatInfo(
                    kind=state.kind,
                    name=state.name,
                    level=state.plan.level if state.kind == "bot" else None,
                    stand_in=state.stand_in,
                    here=seat in self.here,
                    seconds_left=None if limit is None else max(0.0, limit - state.seconds_used),
                )
                for seat, state in enumerate(self.seats)
            ],
            host=host[0] if host else None,
            commitment=Dealing(bytes.fromhex(self.created.secret)).commitment,
            number=self.number,
            decider=None if self.game is None else self.game.decider,
            turn_ends_in=self.seconds_to_decide(),
            rematch=self.rematch,
            spectators=self.spectators,
            created=self.created.at,
        )

    def _views(self, token: str | None) -> list[models.SeatView]:
        if self.game is None:
            return []
        own = self.seats_of(token)
        return [present.seat_view(self.game, seat) for seat in own] or [present.seat_view(self.game, None)]

    def _sheets(self) -> list[models.SheetView] | None:
        if self.game is None or not self.game.is_over:
            return None
        return [present.sheet_message(self.edition, sheet) for sheet in self.game.sheets()]

    def _events(self, token: str | None, which: Any) -> list[models.GameEvent]:
        """The events of several seats of one device are those of its first: they sit at one screen."""
        if self.game is None or not which:
            return []
        own = self.seats_of(token)
        seat = own[0] if own else None
        if which == "all":
            told = self.game.events(seat)
        elif which == "setup":
            told = self.game.setup_events(seat)
        else:
            told = [event for number in range(*which) for event in self.game.move_events(number, seat)]
        return [present.event_message(event) for event in told]

    def update_for(self, token: str | None, happened: Happened, info: models.TableInfo | None = None) -> models.Update:
        """What happened, as far as the holder of a token (None: a spectator) may know it."""
        return models.Update(
            number=happened.number,
            what=happened.what,
            seats=self.seats_of(token),
            table=info or self.info(),
            views=self._views(token) if happened.position else [],
            events=self._events(token, happened.events),
            take_back=self._why_no_take_back(token),
            said=happened.said if self._hears(token, happened.speaker) else None,
            sheets=self._sheets() if happened.position else None,
        )

    def _hears(self, token: str | None, speaker: str | None) -> bool:
        return (token, speaker) not in self.muted

    def snapshot_for(self, token: str | None) -> models.Snapshot:
        """Everything the holder of a token (None: a spectator) may know."""
        own = self.seats_of(token)
        return models.Snapshot(
            protocol=models.PROTOCOL,
            number=self.number,
            seats=own,
            host=token is not None and token == self.host,
            table=self.info(),
            views=self._views(token),
            events=self._events(token, "all"),
            take_back=self._why_no_take_back(token),
            chat=[line for speaker, line in self.chat if self._hears(token, speaker)],
            muted=[seat for seat, state in enumerate(self.seats) if not self._hears(token, state.token)],
            sheets=self._sheets(),
        )

    def lobby_entry_after(self, entry: AnyEntry) -> models.LobbyEntry:
        """The table in the lobby once the entry has happened; what a move does to the game is not looked at."""
        if entry.kind == "started":
            return self.lobby_entry().model_copy(update={"state": "playing"})
        later = copy.copy(self)
        if isinstance(entry, entries.Created | entries.Joined | entries.Left | entries.Changed | entries.Swapped):
            later.seats, later._done = [replace(state) for state in self.seats], dict(self._done)
            later.apply(entry)
        return later.lobby_entry()

    def lobby_entry(self) -> models.LobbyEntry:
        """The table in the lobby."""
        return models.LobbyEntry(
            id=self.id,
            code=self.created.code,
            edition=self.created.edition,
            variant=self.created.variant,
            bonus=self.created.bonus,
            players=[state.name for state in self.seats if state.kind != "open"],
            open_seats=sum(state.kind == "open" for state in self.seats),
            state=self.state,
            created=self.created.at,
        )


BOT_NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jules")


def _can_be_shown(text: str) -> bool:
    """Something to see, and nothing that writes backwards, breaks lines or hides."""
    return bool(text) and text.isprintable()


def _folded(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=16)
def _edition(name: str) -> Edition:
    """An edition; all its tables share it."""
    return load_edition(name)


def _same_edition(entry: entries.Created) -> Edition:
    """The edition a table was made with; another version of it would replay another game."""
    if entry.edition not in available_editions():  # loading would take a folder of this machine too
        raise Refused("no_such_edition", f"the edition {entry.edition} is not there any more")
    edition = _edition(entry.edition)
    if edition.fingerprint != entry.fingerprint:
        raise Refused("edition_changed", f"the table was made with another version of {edition.title}")
    return edition


def check_name(name: str) -> None:
    """A name that can be shown."""
    try:
        player_names([name])
    except OptionError as error:
        raise Refused("bad_name", str(error)) from error
