"""A simple bot: it claims the most points it can and otherwise draws towards a route worth many."""

import random
from collections.abc import Callable
from typing import Any

from branchline.kernel import layout
from branchline.view import View


class GreedyBot:
    """Claims the route worth most; draws the colours that bring the best open route nearest."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        """The greedy action of the phase."""
        actions = view.actions
        record = view.record
        if record.phase == layout.TURN:
            return self._turn(view, actions)
        if record.phase == layout.SECOND_CARD:
            return self._draw(view, actions)
        if record.phase in (layout.CHOOSE_LONG, layout.CHOOSE_TICKETS, layout.KEEP_TICKETS):
            return self._least(actions, lambda action: self._kept_points(view, action))
        # A payment with the fewest jokers and ferry cards; declining a tunnel comes last.
        return self._least(actions, lambda action: 1000 if action == layout.DECLINE else self._jokers(action))

    def _least(self, actions: list[int], cost: Callable[[int], float]) -> int:
        lowest = min(cost(action) for action in actions)
        return self._random.choice([action for action in actions if cost(action) == lowest])

    def _turn(self, view: View, actions: list[int]) -> int:
        claims = [action for action in actions if action < layout.STATION]
        wanted = self._wanted(view)
        if claims:
            best = self._least(claims, lambda route: -int(view.board.points[route]))
            if wanted is None or view.board.points[best] >= view.board.points[wanted] // 2:
                return best
        drawing = [a for a in actions if layout.TAKE_DISPLAY <= a <= layout.DRAW_PILE]
        if drawing:
            return self._draw(view, drawing)
        return claims[0] if claims else self._random.choice(actions)

    def _wanted(self, view: View) -> int | None:
        """The route with the most points for each card the hand still lacks."""
        best, best_worth = None, 0.0
        for route in self._open_routes(view):
            worth = int(view.board.points[route]) / (1 + self._lacking(view, route))
            if worth > best_worth:
                best, best_worth = route, worth
        return best

    @staticmethod
    def _open_routes(view: View) -> list[int]:
        record, board = view.record, view.board
        taken = {route.index for seat in range(len(view.players)) for route in view.routes(seat)}
        free = []
        for route in range(int(board.routes)):
            closed = any(int(other) in taken for other in board.parallels[route])
            enough = record.pieces[record.seat, board.piece[route]] >= board.spaces[route]
            if route not in taken and not closed and enough:
                free.append(route)
        return free

    @staticmethod
    def _lacking(view: View, route: int) -> int:
        hand, board = view.record.hand, view.board
        colors = range(int(board.colors)) if board.color[route] < 0 else [int(board.color[route])]
        have = max(int(hand[color]) for color in colors) + int(hand[layout.JOKER])
        return max(0, int(board.cost[route]) - have)

    def _draw(self, view: View, actions: list[int]) -> int:
        wanted = self._wanted(view)
        color = None if wanted is None else self._color_for(view, wanted)

        def cost(action: int) -> float:
            if action == layout.DRAW_PILE:
                return 1
            card = int(view.record.display[action - layout.TAKE_DISPLAY])
            return 0 if card == color else 0.5 if card == layout.JOKER else 2

        return self._least(actions, cost)

    @staticmethod
    def _color_for(view: View, route: int) -> int:
        if view.board.color[route] >= 0:
            return int(view.board.color[route])
        hand = view.record.hand
        return max(range(int(view.board.colors)), key=lambda color: int(hand[color]))

    @staticmethod
    def _jokers(action: int) -> int:
        color, rest = divmod(action - layout.PAY, 64)
        use, jokers = divmod(rest, layout.JOKER_CHOICES)
        return (layout.COST if color == layout.JOKER else jokers) * 10 + layout.FERRY_USES[use][0]

    @staticmethod
    def _kept_points(view: View, action: int) -> float:
        offer: Any = view.record.offer
        kept = [int(t) for i, t in enumerate(offer) if (action - layout.KEEP) >> i & 1]
        return sum(int(view.board.ticket_points[ticket]) for ticket in kept)
