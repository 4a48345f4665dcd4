"""Who plays: names and seats."""

from collections.abc import Sequence

from branchline.edition import OptionError

MAX_NAME = 40


def player_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """Names of the seats: those given, or `Player 1` and so on for a number of players."""
    if isinstance(players, int):
        return tuple(f"Player {seat + 1}" for seat in range(players))
    names = tuple(players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise OptionError(f"a player's name is 1 to {MAX_NAME} printable characters, not {name!r}")
    if len(set(names)) < len(names):
        raise OptionError("every player needs a name of their own")
    return names


def seat_of(starter: int | str | None, names: tuple[str, ...]) -> int | None:
    """The seat of the player who begins, by number or by name."""
    if not isinstance(starter, str):
        return starter
    if starter not in names:
        raise OptionError(f"the starter {starter!r} is not one of the players {', '.join(names)}")
    return names.index(starter)
