"""What then is: the value that an entry makes of a table.

Nothing is checked here and nothing written: what is stored was granted, and whoever holds the value before keeps it.
"""

import sys
from collections.abc import Iterable, Mapping
from dataclasses import replace

from branchline.game import Game, player_names
from branchline.game.dealing import Dealing
from branchline.game.game import Played
from branchline.server import entries
from branchline.server.entries import AnyEntry
from branchline.server.models import ChatLine, SeatPlan
from branchline.server.table import ahead, clocks
from branchline.server.table.editions import edition_of
from branchline.server.table.seats import Seat, with_bots_named
from branchline.server.table.state import EARLIER, Happened, TableState, Turn
from branchline.vocabulary import EVENTS

CHAT_KEPT = 200
REMEMBERED = 200  # client messages whose repeats are recognised


def begin(id: str, entry: AnyEntry) -> tuple[TableState, Happened]:
    """A table after its first entry."""
    if not isinstance(entry, entries.Created):
        raise ValueError(f"a table begins by being created, not with {entry.kind}")
    if entry.campaign is not None:
        return _of_a_campaign(id, entry, entry.campaign)
    seats = with_bots_named(Seat(plan) for plan in entry.seats)
    state = TableState(id, entry, edition_of(entry), seats, at=entry.at)
    return state, Happened(state.number, entry.kind)


def _of_a_campaign(id: str, entry: entries.Created, campaign: entries.PlayedFor) -> tuple[TableState, Happened]:
    """Everybody sits there from the start, and the cards are dealt: one entry, so that there is no table without."""
    seats = tuple(
        Seat(plan, seated.player, seated.token, stand_in=seated.stand_in)
        for plan, seated in zip(entry.seats, campaign.seats, strict=True)
    )
    state = TableState(id, entry, edition_of(entry), seats, at=entry.at)
    game = _deal(state)
    for action in campaign.moves:
        game.make(action)
    begun = clocks.begin(replace(state, game=game), entry.at)
    return begun, Happened(begun.number, entry.kind, events="setup", position=True)


def apply(state: TableState, entry: AnyEntry) -> tuple[TableState, Happened]:
    """The table after one more entry, and what there is to tell of it."""
    number = state.number + 1
    counted = replace(state, number=number, at=entry.at, done=_remembered(state.done, entry, number))
    later = _after(counted, entry)
    return later, _told(state, later, entry)


def _remembered(done: Mapping[tuple[str, str], int], entry: AnyEntry, number: int) -> Mapping[tuple[str, str], int]:
    if not isinstance(entry, entries.FromClient | entries.Joined) or not (entry.token and entry.message):
        return done
    more = {**done, (sys.intern(entry.token), entry.message): number}  # few tokens, many messages
    if len(more) > REMEMBERED:
        del more[next(iter(more))]
    return more


def _told(before: TableState, after: TableState, entry: AnyEntry) -> Happened:
    number, what, position = after.number, entry.kind, after.position == after.number
    match entry:
        case entries.Moved():
            played = len(_game(before).played), len(_game(after).played)
            return Happened(number, what, position=position, events=played)
        case entries.Started():
            return Happened(number, what, position=position, events="setup")
        case entries.ChoseAhead():
            return Happened(number, what, position=position, seat=entry.seat)
        case entries.Said():
            return Happened(number, what, position=position, said=after.chat[-1][1], speaker=entry.token)
    return Happened(number, what, position=position)


def _after(state: TableState, entry: AnyEntry) -> TableState:
    match entry:
        case entries.Joined():
            return _joined(state, entry)
        case entries.Left():
            return state.with_seat(entry.seat, Seat(SeatPlan()))
        case entries.Changed():
            return _bots_named(state.with_seat(entry.seat, Seat(entry.plan)))
        case entries.Swapped(seats=(a, b)):
            return state.with_seat(a, state.seats[b]).with_seat(b, state.seats[a])
        case entries.Opened():
            since = entry.at if state.opening_since is None else state.opening_since
            return replace(state, opened={**state.opened, **entry.nonces}, opening_since=since)
        case entries.Started():
            opened = replace(state, opened={**state.opened, **entry.nonces})
            return clocks.begin(replace(opened, game=_deal(opened)), entry.at)
        case entries.Moved():
            return _moved(state, entry)
        case entries.ChoseAhead():
            return ahead.chose(state, entry)
        case entries.TookBack():
            return _took_back(state, entry)
        case entries.StoodIn():
            return _stood_in(state, entry)
        case entries.Said():
            return _said(state, entry)
        case entries.Muted():
            return _muted(state, entry)
        case entries.Rematched():
            return replace(state, rematch=entry.table)
        case entries.Counted():
            return replace(state, counted=True)
        case entries.Created():
            raise ValueError("a table is created once")


# --- seats ------------------------------------------------------------------------------------------------------------


def _bots_named(state: TableState) -> TableState:
    return replace(state, seats=with_bots_named(state.seats))


def _joined(state: TableState, entry: entries.Joined) -> TableState:
    nonce = bytes.fromhex(entry.nonce)
    seat = replace(state.seats[entry.seat], name=entry.name, token=entry.token, nonce=nonce, seal=entry.seal)
    return _bots_named(state.with_seat(entry.seat, seat))


def _stood_in(state: TableState, entry: entries.StoodIn) -> TableState:
    seat = replace(state.seats[entry.seat], stand_in=entry.level)
    limit = state.options.clock.game_seconds
    if entry.level is not None:
        by_clock = entry.why == "clock"
        seat = replace(seat, timed_out=seat.timed_out or by_clock, grace=seat.grace or by_clock)
        return clocks.charge(state, entry.seat, entry.seconds, seat)
    if limit is not None and seat.grace:  # who left by themselves has what was left then
        seat = replace(seat, seconds_used=min(seat.seconds_used, limit - clocks.RETURN_SECONDS))
    return state.with_seat(entry.seat, replace(seat, grace=False))


# --- the game ---------------------------------------------------------------------------------------------------------


def _game(state: TableState) -> Game:
    assert state.game is not None
    return state.game


def _deal(state: TableState) -> Game:
    # A campaign's games are dealt as its key says, here and in the terminal: nobody adds to it.
    of_campaign = state.created.campaign is not None
    nonces = () if of_campaign else tuple(_nonce(state, number) for number in range(len(state.seats)))
    seals = tuple(seat.seal or None for seat in state.seats)
    return Game.new(
        state.edition,
        setup=state.created.setup,
        players=player_names([seat.name for seat in state.seats]),
        dealing=Dealing(bytes.fromhex(state.created.secret), nonces, seals if any(seals) else ()),
    )


def _nonce(state: TableState, number: int) -> bytes:
    """A seat's part of the deal: nothing where a seal was not opened, which the record then shows."""
    seat = state.seats[number]
    return bytes.fromhex(state.opened.get(number, "")) if seat.seal else seat.nonce


def _moved(state: TableState, entry: entries.Moved) -> TableState:
    game = _game(state).copy()
    turn = Turn(entry.seat, len(game.played), entry.seconds, by_bot=not entry.token, quiet=state.quiet)
    for action in entry.actions:
        game.make(action)
    quiet = _quiet(state.quiet, game.played[turn.first :])
    seat = state.seats[entry.seat]
    if seat.timed_out:
        seat = replace(seat, timed_out=False)
    charged = clocks.charge(state, entry.seat, entry.seconds, seat)
    earlier = () if game.is_over else (*state.earlier, _game(state))[-EARLIER:]
    moved = replace(charged, game=game, turns=(*state.turns, turn), quiet=quiet, earlier=earlier)
    later = ahead.carry_out(moved)
    return clocks.begin(later, entry.at, ahead.seconds_so_far(state, later, entry.seconds))


def _quiet(before: int, played: Iterable[Played]) -> int:
    """Turns since the last claim, after these decisions."""
    for decision in played:
        before += decision.phase == "turn"
        if any(EVENTS[kind].name == "claimed" for kind in decision.events["kind"].tolist()):
            before = 0
    return before


def _took_back(state: TableState, entry: entries.TookBack) -> TableState:
    """The last turns did not happen: the game is what it was before."""
    first, before = state.turns[-entry.turns], _game(state)
    kept = len(state.earlier) >= entry.turns
    game = state.earlier[-entry.turns] if kept else _played_again(before, first.first)
    seat, seconds = state.seats[first.seat], first.seconds
    if before.decider == first.seat and state.decision is not None:
        seconds += state.decision.charged
    refunded = state.with_seat(first.seat, replace(seat, seconds_used=max(0.0, seat.seconds_used - seconds)))
    later = replace(
        refunded,
        game=game,
        turns=state.turns[: -entry.turns],
        quiet=first.quiet,
        earlier=state.earlier[: -entry.turns],
        ahead=state.ahead if game.phase == before.phase else {},
        practice=state.practice or entry.practice,
    )
    return clocks.begin(later, entry.at, entry.seconds)


def _played_again(game: Game, decisions: int) -> Game:
    """The game after so many of its decisions, from the deal: further back than is kept."""
    again = game.rewound()
    for played in game.played[:decisions]:
        again.make(played.move.action)
    return again


# --- talk -------------------------------------------------------------------------------------------------------------


def _said(state: TableState, entry: entries.Said) -> TableState:
    line = ChatLine(
        seat=entry.seat, name=entry.name, at=entry.at, text=entry.text, phrase=entry.phrase, emote=entry.emote
    )
    return replace(state, chat=(*state.chat, (entry.token, line))[-CHAT_KEPT:])


def _muted(state: TableState, entry: entries.Muted) -> TableState:
    speaker = state.seats[entry.seat].token
    assert speaker is not None
    pair = {(entry.token, speaker)}
    return replace(state, muted=state.muted | pair if entry.on else state.muted - pair)
