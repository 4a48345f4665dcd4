"""Tickets: which to keep, and when to draw more."""

import numpy as np

from branchline.bots.compiled.options import add_option
from branchline.bots.compiled.paths import INFINITE, spread_from_network
from branchline.bots.compiled.plan import add_goal, make_plan, set_goals
from branchline.kernel.bits import has
from branchline.kernel.numbers import KEEP, NONE, OFFER
from branchline.kernel.rule import rule


@rule
def weigh_keeping(board, state, seat, brain, mind, words):
    """Every choice of the offered tickets becomes an option: what the plan for it, with those held, promises."""
    for subset in range(1 << OFFER):
        if has(words, KEEP + subset):
            set_goals(board, state, seat, mind)
            for i in range(state.public.offered[seat]):
                if (subset >> i) & 1:
                    add_goal(board, mind, np.int64(state.own[seat].offer[i]))
            make_plan(board, state, seat, brain, mind)
            add_option(mind, KEEP + subset, mind.worth)


@rule
def _ticket_gain(board, mind, brain, ticket):
    """What an unknown ticket would bring if it were drawn: its points, less the way from the network to both places."""
    price = 0.0
    for place in (np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket])):
        nearest = INFINITE
        while place != NONE:
            nearest = min(nearest, mind.distance[place])
            place = np.int64(board.next_terminal[place])
        price += nearest
    points = np.float64(board.ticket_points[ticket])
    return max(-points, points - brain.draw_effort * price)


@rule
def tickets_worth(board, state, seat, brain, mind):
    """What drawing tickets promises: the best of as many as are drawn, at least one of which must be kept.

    Nobody knows which come; those the seat holds do not count. With n tickets drawn of N sorted by worth, the chance
    that all n are among the first k is about (k / N) ** n.
    """
    spread_from_network(board, mind, seat)
    count = 0
    for ticket in range(board.tickets):
        if has(board.normal_tickets, ticket) and not has(state.own[seat].held, ticket):
            gain = _ticket_gain(board, mind, brain, ticket)
            place = count
            while place > 0 and mind.gains[place - 1] > gain:
                mind.gains[place] = mind.gains[place - 1]
                place -= 1
            mind.gains[place] = gain
            count += 1
    if count == 0:
        return -INFINITE
    expected, below = 0.0, 0.0
    for i in range(count):
        chance = np.float64(i + 1) / count
        power = 1.0
        for _ in range(board.draw_tickets):
            power *= chance
        expected += (power - below) * mind.gains[i]
        below = power
    return expected
