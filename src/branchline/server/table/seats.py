"""Who sits in a seat, and what they may be called."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from branchline.edition import OptionError
from branchline.game import player_names
from branchline.game.players import EMOJI_MARK, JOINERS
from branchline.server.models import Level, SeatKind, SeatPlan
from branchline.server.refusals import Refused

UNSEEN = str.maketrans("", "", EMOJI_MARK + JOINERS)  # makes no other name
# Letters, signs and marks that Unicode counts as printable and nobody can see.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0").union(
    map(chr, range(0xFE00, 0xFE0F)), map(chr, range(0xE0100, 0xE01F0))
)
_MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
MARKS = re.compile(rf"^{_MARK}|{_MARK}{{4}}")
BOT_NAMES = ("Ada", "Bruno", "Clara", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jules")


@dataclass(frozen=True)
class Seat:
    """A seat, and who sits there."""

    plan: SeatPlan
    name: str = ""
    token: str | None = None  # hash
    nonce: bytes = b""
    seal: str = ""
    stand_in: Level | None = None
    timed_out: bool = False  # the stand-in has a decision to make for which the time ran out
    grace: bool = False  # the clock brought the stand-in: who comes back then gets a little time, once
    seconds_used: float = 0.0

    @property
    def kind(self) -> SeatKind:
        """A human's, a bot's or open."""
        return "human" if self.token else self.plan.kind

    @property
    def level(self) -> Level | None:
        """The level of the bot that decides here, None for a human."""
        return self.plan.level if self.kind == "bot" else self.stand_in


def with_bots_named(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The same seats; bots have names nobody else at the table has, and keep those they had where they can."""
    seats = tuple(seats)
    taken = {folded(seat.name) for seat in seats if seat.kind == "human"}
    kept = {seat.name for seat in seats if seat.kind == "bot" and seat.name and folded(seat.name) not in taken}
    names = iter(name for name in BOT_NAMES if name not in kept and folded(name) not in taken)
    return tuple(
        replace(seat, name=next(names)) if seat.kind == "bot" and seat.name not in kept else seat for seat in seats
    )


def folded(name: str) -> str:
    """Names that look the same are the same."""
    return unicodedata.normalize("NFKC", name).translate(UNSEEN).casefold()


def check_name(name: str) -> None:
    """A name that can be shown, and seen."""
    try:
        player_names([name])
    except OptionError as error:
        raise Refused("bad_name", str(error)) from error
    if any(letter in INVISIBLE for letter in name):
        raise Refused("name_unseen", "the name has letters that nobody can see")
    if MARKS.search(name) or not name.translate(UNSEEN).strip():
        raise Refused("name_marks", "the name has marks without a letter, or too many on one")
