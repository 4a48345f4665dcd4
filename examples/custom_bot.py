"""A complete bot of your own, and a few games to see what it is worth.

    python examples/custom_bot.py

The steps, from an idea to `branchline tournament`, are in docs/bots.md.
"""

from branchline import Game, Move, View
from branchline.bots import Bot, make_bot
from branchline.edition import Route


class TicketFirst:
    """Claims what touches a place of one of its tickets, the longest first; otherwise collects one colour."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed  # for bots that leave something to chance; this one does not

    def choose(self, view: View) -> int:
        """One of the view's legal moves."""
        moves = view.legal()
        claims = [move for move in moves if move.kind == "claim"]
        useful = [move for move in claims if self._touches_ticket(view, move)]
        draws = [move for move in moves if move.kind in ("take", "draw")]
        if useful:
            return max(useful, key=lambda move: self._length(view, move)).action
        if draws and sum(view.hand.values()) < 10:
            return max(draws, key=lambda move: self._cards_like(view, move)).action
        if claims:
            return max(claims, key=lambda move: self._length(view, move)).action
        return moves[0].action  # which tickets to keep, how to pay: the first will do

    def _route(self, view: View, claim: Move) -> Route:
        """The route a claim is about: a move says what it means in fields."""
        assert claim.route is not None
        return view.edition.routes[claim.route]

    def _length(self, view: View, claim: Move) -> int:
        return self._route(view, claim).length

    def _touches_ticket(self, view: View, claim: Move) -> bool:
        wanted = {place for ticket in view.tickets for place in ticket.ends}
        return not wanted.isdisjoint(self._route(view, claim).ends)

    def _cards_like(self, view: View, draw: Move) -> int:
        """How many of the cards in hand are like the one that would be taken; an unseen one is like none."""
        return 0 if draw.card is None else view.hand.get(view.edition.cards.names[draw.card], 0)


def play(bots: list[Bot], edition: str, seed: int) -> list[int]:
    """The totals of one game."""
    game = Game.new(edition, players=len(bots), seed=seed)
    while game.decider is not None:
        seat = game.decider
        game.play(bots[seat].choose(game.view(seat)))
    return [sheet.total for sheet in sorted(game.sheets(), key=lambda sheet: sheet.seat)]


def main() -> None:
    """Ours against `random` and `greedy`, in both seats."""
    for opponent in ("random", "greedy"):
        won = 0
        for seed in range(20):
            ours, theirs = TicketFirst(seed), make_bot(opponent, seed)
            totals = play([ours, theirs] if seed % 2 == 0 else [theirs, ours], "new-york", seed // 2)
            mine, other = totals if seed % 2 == 0 else reversed(totals)
            won += mine > other
        print(f"TicketFirst won {won} of 20 games against {opponent}")


if __name__ == "__main__":
    main()
