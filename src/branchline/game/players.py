"""Who plays: names and seats."""

import re
import unicodedata
from collections.abc import Sequence

from branchline.edition import OptionError

MAX_NAME = 40
JOINERS = "\u200c\u200d"  # cannot be seen, but join emoji to one, and letters of some scripts
EMOJI_MARK = "\ufe0f"
FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")  # of a part of a country: a flag and its letters
JOINED = ("So", "Sk", "Lo", "Mn", "Mc")  # what joiners stand between: emoji, and letters that have no capitals


def can_be_shown(name: str) -> bool:
    """Is everything in it printable, or part of something that is?

    >>> can_be_shown("\U0001f469\u200d\U0001f680"), can_be_shown("A\u200dnn")
    (True, False)
    """
    letters = FLAG.sub("", name).replace(EMOJI_MARK, "")
    for joiner in re.finditer(f"[{JOINERS}]", letters):
        beside = letters[max(0, joiner.start() - 1) : joiner.start()], letters[joiner.end() : joiner.end() + 1]
        if not all(letter and unicodedata.category(letter) in JOINED for letter in beside):
            return False
    return re.sub(f"[{JOINERS}]", "", letters).isprintable()


def player_names(players: int | Sequence[str]) -> tuple[str, ...]:
    """Names of the seats: those given, or `Player 1` and so on for a number of players."""
    if isinstance(players, int):
        return tuple(f"Player {seat + 1}" for seat in range(players))
    names = tuple(players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_NAME or not can_be_shown(name):
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
