"""What stands on a board in play, as the drawing needs it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Player:
    """What the strip below a board in play says of a player."""

    name: str
    points: int
    facts: str  # pieces, stations and cards left


@dataclass(frozen=True)
class Claims:
    """What stands on the board: owners of routes and stations, the last route taken, and who plays."""

    routes: dict[int, int] = field(default_factory=dict)
    stations: dict[int, int] = field(default_factory=dict)
    last: int | None = None
    players: tuple[Player, ...] = ()
