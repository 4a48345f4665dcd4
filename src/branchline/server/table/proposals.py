"""What may happen: each wish, looked at against the table as it is, becomes an entry or is refused.

All are functions of the table's value and of the moment; what they give is to be stored, and changes nothing yet.
"""

import secrets
from typing import Literal

from branchline.edition import Edition, OptionError, check_enough_tickets
from branchline.game import Game, View
from branchline.game.dealing import seal_of
from branchline.server import entries, models
from branchline.server.entries import AnyEntry
from branchline.server.keys import derived, new_code
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table.clocks import Moment, seconds_left
from branchline.server.table.editions import find_edition
from branchline.server.table.expecting import (
    expect_away,
    expect_host,
    expect_new,
    expect_not_started,
    expect_open,
    expect_own,
    expect_player,
    expect_playing,
    expect_seat,
)
from branchline.server.table.seats import check_name, folded
from branchline.server.table.state import TableState

OPENING_SECONDS = 10.0  # for everybody to open what they sealed, before the host may start without
JOINERS = str.maketrans("", "", "\u200c\u200d")  # invisible, but part of some scripts and of many emoji


# --- setting up -------------------------------------------------------------------------------------------------------


def create(wish: models.NewTable, host: str, at: float) -> entries.Created:
    """The first entry of a new table."""
    try:
        edition = find_edition(wish.edition, "there is no such edition")
        if not edition.playable:
            raise OptionError(f"{edition.title} can be drawn but not played yet")
        setup = edition.setup(_open_variant(edition, wish.variant), bonus=wish.bonus)
        check_enough_tickets(edition, setup, len(wish.seats))
    except (OptionError, ValueError) as error:
        raise Refused("bad_setting", str(error)) from error
    fewest, most = edition.players
    if not fewest <= len(wish.seats) <= most:
        raise Refused("bad_setting", f"{edition.title} is for {fewest} to {most} players, not {len(wish.seats)}")
    check_name(wish.name)
    return entries.Created(
        at=at,
        setup=setup,
        fingerprint=edition.fingerprint,
        seats=wish.seats,
        options=wish.options,
        secret=secrets.token_hex(32),
        code=new_code(),
        host=host,
    )


def _open_variant(edition: Edition, wanted: str | None) -> str:
    """The variant of that name, if anybody may open a table of it; others are not even named."""
    name, offered = wanted or edition.default_variant, [variant.name for variant in edition.table_variants]
    if name not in offered:
        raise OptionError(f"{edition.title} is not played as {name!r} here, only as {', '.join(offered)}")
    return name


def join(state: TableState, now: Moment, token: str, wish: models.JoinTable) -> entries.Joined:
    """Take a seat before the start. Bots make way for a player with their name."""
    message = "" if wish.id is None else derived("request", wish.id, 24)
    expect_new(state, token, message)
    expect_open(state)
    check_name(wish.name)
    free = [number for number, seat in enumerate(state.seats) if seat.kind == "open"]
    if not free:
        raise Refused("full", "every seat is taken")
    chosen = free[0] if wish.seat is None else wish.seat
    if chosen not in free:
        raise Refused("seat_taken", "that seat is taken")
    if any(seat.kind == "human" and folded(seat.name) == folded(wish.name) for seat in state.seats):
        raise Refused("name_taken", "somebody here has that name already")
    nonce, seal = wish.nonce or secrets.token_hex(16), wish.seal or ""
    return entries.Joined(at=now.at, seat=chosen, name=wish.name, token=token, nonce=nonce, message=message, seal=seal)


def leave(state: TableState, now: Moment, token: str, seat: int) -> AnyEntry:
    """Give a seat up."""
    expect_own(state, token, seat)
    if state.stage == "playing":
        if state.seats[seat].stand_in:
            raise Refused("no_change", "a bot plays for you already")
        return _stood_in(state, now, seat, models.STAND_IN, "left")
    if state.stage == "over":
        raise Refused("over", "the game is over")
    expect_open(state)
    return entries.Left(at=now.at, seat=seat)


def change(state: TableState, now: Moment, token: str, wish: models.ChangeSeat) -> AnyEntry:
    """The host arranges the seats and may send others away; a player may move to an open one."""
    expect_open(state)
    expect_seat(state, wish.seat)
    if wish.plan is not None and wish.swap_with is None:
        return _replan(state, now, token, wish.seat, wish.plan)
    if wish.plan is None and wish.swap_with is not None:
        return _swap(state, now, token, (wish.seat, wish.swap_with))
    raise Refused("bad_message", "say what the seat shall be, or with whom to swap")


def _swap(state: TableState, now: Moment, token: str, pair: tuple[int, int]) -> entries.Swapped:
    expect_seat(state, pair[1])
    both = [state.seats[seat] for seat in pair]
    own_move = any(seat.token == token for seat in both) and any(seat.kind == "open" for seat in both)
    if not own_move:
        expect_host(state, token)
    if pair[0] == pair[1]:
        raise Refused("no_change", "it is like that already")
    return entries.Swapped(at=now.at, seats=pair)


def _replan(state: TableState, now: Moment, token: str, number: int, plan: models.SeatPlan) -> AnyEntry:
    expect_host(state, token)
    seat = state.seats[number]
    if seat.kind == "human":
        if seat.token == token or plan.kind != "open":
            raise Refused("seat_taken", "somebody sits there")
        return entries.Left(at=now.at, seat=number)
    if seat.plan == plan:
        raise Refused("no_change", "it is like that already")
    return entries.Changed(at=now.at, seat=number, plan=plan)


def start(
    state: TableState, now: Moment, token: str, wish: models.StartTable | None = None
) -> entries.Opened | entries.Started:
    """Deal the cards, or first let everybody open what they sealed; who does not is waited for, but not for ever."""
    expect_not_started(state)
    expect_host(state, token)
    if any(seat.kind == "open" for seat in state.seats):
        raise Refused("seats_open", "some seats are still open: wait, or give them to bots")
    told = {} if wish is None or wish.nonce is None else _open_seal(state, token, wish.nonce)
    nonces = {seat: nonce for seat, nonce in told.items() if seat not in state.opened}
    sealed = [seat for seat in state.seals_to_open() if seat not in nonces]
    others = [seat for seat in sealed if state.seats[seat].token != token]
    waited = 0.0 if state.opening_since is None else now.at - state.opening_since
    if not others or waited >= OPENING_SECONDS:
        return entries.Started(at=now.at, nonces=nonces)
    if state.is_opening and not nonces:
        raise Refused(
            "opening", f"wait {OPENING_SECONDS - waited:.0f} seconds for the others, then start without theirs"
        )
    return entries.Opened(at=now.at, nonces=nonces)


def open_seal(state: TableState, now: Moment, token: str, wish: models.OpenSeal) -> entries.Opened | entries.Started:
    """The game is about to start: tell the nonce that was sealed. With the last one the cards are dealt."""
    if not state.is_opening:
        raise Refused("not_allowed", "nonces are told when the host has started")
    nonces = _open_seal(state, token, wish.nonce)
    if nonces.keys() <= state.opened.keys():
        raise AlreadyDone(state.number)
    if set(state.seals_to_open()) <= set(nonces):
        return entries.Started(at=now.at, nonces=nonces)
    return entries.Opened(at=now.at, nonces=nonces)


def _open_seal(state: TableState, token: str, nonce: str) -> dict[int, str]:
    seal = seal_of(bytes.fromhex(nonce))
    own = [number for number in state.seats_of(token) if state.seats[number].seal == seal]
    if not own:
        raise Refused("bad_setting", "that is not the nonce that was sealed")
    return {own[0]: nonce}


def rematch(state: TableState, now: Moment, token: str, table: str) -> entries.Rematched:
    """Link the next table."""
    _expect_rematch(state, token, table)
    if state.rematch == table:
        raise AlreadyDone(state.number)
    return entries.Rematched(at=now.at, table=table)


def next_table(state: TableState, token: str, table: str) -> models.NewTable:
    """The table for a rematch, with the player who asks for it as its creator."""
    _expect_rematch(state, token, table)
    return models.NewTable(
        edition=state.created.setup.edition,
        variant=state.created.setup.variant,
        bonus=state.created.setup.bonus,
        seats=[seat.plan for seat in state.seats],
        options=state.options,
        name=state.seats[state.seats_of(token)[0]].name,
    )


def counted(state: TableState, now: Moment) -> entries.Counted:
    """The campaign has taken in what was played here."""
    if state.counted:
        raise AlreadyDone(state.number)
    if not state.owes_its_result:
        raise Refused("not_over", "there is nothing to take in")
    return entries.Counted(at=now.at)


def _expect_rematch(state: TableState, token: str, table: str) -> None:
    if state.created.campaign is not None:
        raise Refused("not_allowed", "the campaign says what is played next")
    if state.stage != "over":
        raise Refused("not_over", "the game is not over")
    expect_player(state, token)
    if state.rematch not in (None, table):
        raise Refused("no_change", "there is a rematch already")


# --- stand-ins --------------------------------------------------------------------------------------------------------


def stand_in(state: TableState, now: Moment, token: str, wish: models.StandIn) -> entries.StoodIn:
    """The host lets a bot play for a player who has been away for long; the player takes the seat back."""
    expect_playing(state)
    expect_seat(state, wish.seat)
    seat = state.seats[wish.seat]
    if seat.kind != "human":
        raise Refused("not_a_player", "a bot sits there anyway")
    if wish.level is None:
        expect_own(state, token, wish.seat)
    else:
        expect_host(state, token)
    if seat.stand_in == wish.level:
        raise Refused("no_change", "it is like that already")
    if seat.token != token:
        expect_away(now, wish.seat)
    if wish.level is None and seat.timed_out:
        raise Refused("time_is_up", "the bot makes this move; after it the seat is yours again")
    return _stood_in(state, now, wish.seat, wish.level, "back" if wish.level is None else "host")


def time_out(state: TableState, now: Moment, seat: int | None) -> entries.StoodIn:
    """The clock of the deciding seat ran out."""
    expect_playing(state)
    if seat is None or state.decider != seat or state.seats[seat].stand_in:
        raise Refused("no_change", "the seat does not have to decide")
    left = seconds_left(state, now.running)
    if left is None or left > 0:
        raise Refused("no_change", "there is time left")
    return _stood_in(state, now, seat, models.STAND_IN, "clock")


def _stood_in(
    state: TableState,
    now: Moment,
    seat: int,
    level: models.Level | None,
    why: Literal["host", "clock", "left", "back"],
) -> entries.StoodIn:
    decides = state.decider == seat and state.bot_to_move is None
    return entries.StoodIn(at=now.at, seconds=now.running if decides else 0.0, seat=seat, level=level, why=why)


# --- playing ----------------------------------------------------------------------------------------------------------


def move(state: TableState, now: Moment, token: str, wish: models.Move) -> entries.Moved:
    """A decision of one of the token's seats."""
    expect_new(state, token, wish.id)
    game = expect_playing(state)
    seat = game.decider
    if seat is None or state.seats[seat].token != token:
        raise Refused("not_your_turn", "somebody else has to decide")
    if state.seats[seat].stand_in:
        raise Refused("stand_in", "a bot plays for you: take the seat back first")
    if wish.number < state.position:
        raise Refused("old_position", "the position has changed since")
    _expect_legal(game, seat, wish.actions)
    return entries.Moved(at=now.at, seconds=now.running, token=token, message=wish.id, seat=seat, actions=wish.actions)


def bot_move(state: TableState, now: Moment, seat: int, position: int, action: int) -> entries.Moved:
    """A decision of a bot for the position of that number."""
    game = expect_playing(state)
    if game.decider != seat or state.position != position or state.seats[seat].level is None:
        raise Refused("old_position", "the position has changed since")
    _expect_legal(game, seat, [action])
    return entries.Moved(at=now.at, token="", message=f"bot-{position}", seat=seat, actions=[action])


def _expect_legal(game: Game, seat: int, actions: list[int]) -> None:
    trial = game if len(actions) == 1 else game.copy()
    for place, action in enumerate(actions):
        if trial.decider != seat:
            raise Refused("not_your_turn", "the first decision ends the turn")
        reason = trial.refusal(action)
        if reason is not None:
            raise Refused("illegal", reason)
        if place + 1 < len(actions):
            trial.make(action)


def view_for_hint(state: TableState, token: str | None) -> View:
    """What the search may look at for the holder of a token, who has to decide."""
    if not state.options.hints:
        raise Refused("not_allowed", "this table plays without hints")
    if state.game is None or state.decider is None or state.decider not in state.seats_of(token):
        raise Refused("not_your_turn", "hints are for whoever has to decide")
    return state.game.view(state.decider)


# --- talking ----------------------------------------------------------------------------------------------------------


def say(state: TableState, now: Moment, token: str, wish: models.Say) -> entries.Said:
    """Chat; spectators listen."""
    expect_new(state, token, wish.id)
    if not state.options.chat:
        raise Refused("not_allowed", "this table plays without chat")
    if [wish.text, wish.phrase, wish.emote].count(None) != 2:
        raise Refused("bad_message", "say one thing: a text, a phrase or an emote")
    text = None if wish.text is None else " ".join(wish.text.split())
    if text is not None and not _can_be_shown(text.translate(JOINERS)):
        raise Refused("bad_message", "only printable characters")
    own = state.seats_of(token)
    if not own:
        raise Refused("not_seated", "only players can talk")
    return entries.Said(
        at=now.at,
        token=token,
        message=wish.id,
        seat=own[0],
        name=state.seats[own[0]].name,
        text=text,
        phrase=wish.phrase,
        emote=wish.emote,
    )


def _can_be_shown(text: str) -> bool:
    """Something to see, and nothing that writes backwards, breaks lines or hides."""
    return bool(text) and text.isprintable()


def mute(state: TableState, now: Moment, token: str, wish: models.Mute) -> entries.Muted:
    """Not to hear somebody."""
    expect_new(state, token, wish.id)
    expect_player(state, token)
    expect_seat(state, wish.seat)
    speaker = state.seats[wish.seat].token
    if speaker is None or speaker == token:
        raise Refused("not_a_player", "only other players can be muted")
    if ((token, speaker) in state.muted) == wish.on:
        raise Refused("no_change", "it is like that already")
    return entries.Muted(at=now.at, token=token, message=wish.id, seat=wish.seat, on=wish.on)
