"""What must hold for a wish to be granted; Refused says what does not."""

from branchline.game import Game
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table.clocks import AWAY_SECONDS, Moment
from branchline.server.table.state import TableState


def expect_not_started(state: TableState) -> None:
    """The game has not begun."""
    if state.stage != "open":
        raise Refused("started", "the game has started")


def expect_open(state: TableState) -> None:
    """Nobody comes or goes any more once a nonce is known: whoever came last could choose the deal."""
    expect_not_started(state)
    if state.is_opening:
        raise Refused("opening", "the game is about to start")


def expect_playing(state: TableState) -> Game:
    """The game that is being played."""
    if state.stage != "playing" or state.game is None:
        raise Refused("not_playing", "there is no game going on")
    return state.game


def expect_host(state: TableState, token: str) -> None:
    """The token is the host's."""
    if token != state.host:
        raise Refused("not_host", "only the host can do that")


def expect_away(now: Moment, seat: int) -> None:
    """Nobody's turn is played while they are there, or may come back any moment."""
    if seat in now.here:
        raise Refused("not_away", "the player is here")
    if now.away.get(seat, 0.0) < AWAY_SECONDS:
        raise Refused("not_away", f"the player has not been away for {AWAY_SECONDS:g} seconds")


def expect_player(state: TableState, token: str) -> None:
    """The token opens a seat."""
    if not state.seats_of(token):
        raise Refused("not_seated", "only players can do that")


def expect_own(state: TableState, token: str, seat: int) -> None:
    """The seat is the token's."""
    expect_seat(state, seat)
    if state.seats[seat].token != token:
        raise Refused("not_yours", "that seat is not yours")


def expect_seat(state: TableState, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(state.seats):
        raise Refused("no_such_seat", f"there is no seat {seat}")


def expect_new(state: TableState, token: str, message: str) -> None:
    """The message did not come before."""
    if (token, message) in state.done:
        raise AlreadyDone(state.done[token, message])
