"""How likely each seat is to win, as the planner sees it.

>>> from branchline import Game
>>> round(sum(win_chances(Game.new("new-york", players=2, seed=1))), 6)
1.0
"""

import numpy as np

from branchline.bots.compiled import exports as bots
from branchline.bots.compiled import memory
from branchline.bots.compiled.memory import PLANNER, new_brain
from branchline.game import Game
from branchline.game.dealing import bot_key
from branchline.kernel import numbers, records

PLAYOUTS = 60  # of one position
MOST = 80  # positions of one game


def win_chances(game: Game, playouts: int = PLAYOUTS) -> list[float]:
    """The chance of each seat to win, 0 … 1; they add up to 1.

    Planners play to the end on deals that fit what a seat sees, each seat's view as often as the others'. So this is
    what the players could have known, not what the pile held. The same position gives the same chances.
    """
    seats = range(len(game.players))
    if game.is_over:
        places = [sheet.place for sheet in game.sheets()]
        return [(place == 1) / places.count(1) for place in places]
    bots.make_bots_ready()
    brain = new_brain(PLANNER, quick=1)
    views = np.array([game.view(seat).record for seat in seats], records.VIEW)
    minds, log, wins = records.new(memory.MIND, numbers.PLAYERS), records.new(records.EVENT), np.zeros(len(seats))
    desk, key = records.new(memory.DESK)[0], bot_key("chances").copy()
    bots.count_wins(game.view(0).board, views, desk, brain, minds, key, playouts, wins, log)
    return [float(chance) for chance in wins / playouts]


def positions_of(game: Game) -> list[tuple[int, Game]]:
    """A finished game after so many decisions: where turns begin (at most MOST of them), and at its end."""
    again, positions = game.rewound(), []
    for number, played in enumerate(game.played):
        if again.phase == "turn":
            positions.append((number, again.copy()))
        again.play(played.move)
    few = positions[:: -(-len(positions) // MOST)]
    return [*few, (len(game.played), game)]
