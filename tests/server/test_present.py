"""A game in the words of the messages: what is offered and shown is what the rules say."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from branchline import Game
from branchline.server import present


def positions(edition: str, seed: int, number: int) -> list[Game]:
    """Positions of a random game, with many routes on the board."""
    chance, game, found = random.Random(seed), Game.new(edition, players=4, seed=seed), list[Game]()
    while game.decider is not None:
        moves = game.legal()
        game.play(chance.choice([move for move in moves if move.kind == "claim"] or moves))
        found.append(game.copy())
    return found[-number:]


def test_threads_that_score_at_once_do_not_disturb_one_another() -> None:
    """A finished game is replayed in a thread while others are told theirs."""
    games = [positions("europe", seed, 30) for seed in (1, 2)]

    def told(of: list[Game]) -> list[str]:
        return [present.seat_view(game, seat).model_dump_json() for game in of for seat in range(4)]

    alone = [told(of) for of in games]
    with ThreadPoolExecutor(2) as threads:
        for _ in range(5):
            assert list(threads.map(told, games)) == alone
