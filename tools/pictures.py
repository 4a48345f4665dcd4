"""Draw every board empty and, if it is played on as a whole, in the middle of a game and finished: `make pictures`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from branchline.bots import make_bot
from branchline.draw.board import draw_file
from branchline.edition import available_editions, load_edition
from branchline.game import Game

FOLDER = Path(__file__).parent.parent / "docs" / "boards"


def game_of(edition: str, share: float) -> Game:
    """A game of greedy bots, played to this share of its length."""
    players = load_edition(edition).players[1]
    names = ["Ann", "Bob", "Cleo", "Dov", "Eve"][:players]

    def play(moves: int) -> Game:
        game = Game.new(edition, players=names, seed="pictures")
        bots = [make_bot("greedy", seat) for seat in range(players)]
        while game.decider is not None and len(game.played) < moves:
            game.play(bots[game.decider].choose(game.view(game.decider)))
        return game

    whole = play(10**6)
    return whole if share == 1 else play(int(share * len(whole.played)))


def main() -> None:
    """Write all pictures, or those of the editions named."""
    FOLDER.mkdir(exist_ok=True)
    for edition in sys.argv[1:] or available_editions():
        draw_file(edition, FOLDER / f"{edition}.svg")
        draw_file(edition, FOLDER / f"{edition}-dark.svg", dark=True)
        if load_edition(edition).boards:  # a map that grows: a game is played on a few of its boards
            print(edition)
            continue
        with TemporaryDirectory() as folder:
            for state, share in (("middle", 0.55), ("finished", 1.0)):
                record = Path(folder) / "game.json"
                game_of(edition, share).save(record)
                draw_file(edition, FOLDER / f"{edition}-{state}.svg", claims=record)
        print(edition)


if __name__ == "__main__":
    main()
