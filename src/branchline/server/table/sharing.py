"""Several who play at one device: whose secrets it may be sent."""

from branchline.server.table.state import TableState


def is_shared(state: TableState, token: str | None) -> bool:
    """Do several play at one device? Once the game is over there are no secrets."""
    return state.stage == "playing" and len(state.seats_of(token)) > 1


def in_sight(state: TableState, token: str | None) -> list[int]:
    """The seats whose secrets the holder of a token may see now: all of their own, but of several at one device only
    that of who has to decide, else of who decided last.

    The others' secrets are not sent at all, so that nobody finds them in the messages. Who keeps the device when
    another has to decide sees no more in messages than the button on the cover would show.
    """
    own = state.seats_of(token)
    if not is_shared(state, token):
        return own
    if state.decider in own:
        return [state.decider]
    played = state.game.played if state.game else ()
    return [turn.seat for turn in reversed(played) if turn.seat in own][:1]
