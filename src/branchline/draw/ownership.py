"""Nobody takes a claimed route for a free one: how far every player's piece is from every free space of a board."""

from collections.abc import Iterator
from dataclasses import dataclass

from branchline.draw.layout import SLOT_LENGTH, SLOT_WIDTH
from branchline.draw.pieces import RIM, inside
from branchline.draw.sight import EYES, Colour, apart, light_of, together
from branchline.draw.theme import PLAYER_FILLS, card_fill
from branchline.edition import Edition


@dataclass(frozen=True)
class Pair:
    """A player's piece and a free space, as such eyes see them."""

    eye: str
    seat: int
    color: str
    distance: float


def free_looks(fill: str) -> tuple[Colour, Colour]:
    """A free space seen from near, where its inside is seen, and from far, where its rim and its inside are one."""
    pale = light_of(inside(fill))
    enclosed = (SLOT_LENGTH - 2 * RIM) * (SLOT_WIDTH - 2 * RIM) / (SLOT_LENGTH * SLOT_WIDTH)
    return pale, together(light_of(fill), pale, enclosed)


def pairs(edition: Edition) -> Iterator[Pair]:
    """Every piece with every colour of free space on the board, to all eyes, from near or far: whichever is less."""
    colors = sorted({route.color for route in edition.routes})
    for color in colors:
        looks = free_looks(card_fill(color, edition.cards.colors))
        for seat in range(edition.players[1]):
            piece = light_of(PLAYER_FILLS[seat])
            for eye in EYES:
                yield Pair(eye, seat, color, min(apart(piece, look, eye) for look in looks))
