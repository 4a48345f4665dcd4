"""Tickets: which to keep, and when to draw more."""

import numpy as np

from branchline.bots.compiled.options import add_option
from branchline.bots.compiled.paths import INFINITE, spread_from
from branchline.bots.compiled.plan import add_goal, chance_in_time, make_plan, route_turns, set_goals
from branchline.kernel.bits import U0, U1, has, lowest
from branchline.kernel.codes import CHOOSE_LONG_TICKETS
from branchline.kernel.numbers import KEEP, NONE, OFFER, ROUTE_WORDS
from branchline.kernel.rule import rule
from branchline.kernel.turn_order import pieces_left


@rule
def _turns_for_others(board, state, brain, subset):
    """The turns that tickets take which have to be kept after the long ones and are not dealt yet (EU-21)."""
    if state.public.phase != CHOOSE_LONG_TICKETS:
        return 0.0
    return brain.later_turns * (board.keep_without_long if subset == 0 else board.keep_with_long)


@rule
def weigh_keeping(board, state, seat, brain, mind, words):
    """Every choice of the offered tickets becomes an option: what the plan for it, with those held, promises."""
    turns_left = mind.turns_left
    for subset in range(1 << OFFER):
        if has(words, KEEP + subset):
            mind.turns_left = turns_left - _turns_for_others(board, state, brain, subset)
            set_goals(board, state, seat, brain, mind)
            for i in range(state.public.offered[seat]):
                if (subset >> i) & 1:
                    add_goal(board, mind, np.int64(state.own[seat].offer[i]))
            make_plan(board, state, seat, brain, mind)
            add_option(mind, KEEP + subset, mind.worth)
    mind.turns_left = turns_left


@rule
def _join_networks(board, mind):
    """Own networks with the planned routes in them; gives the root of the one with the most cities."""
    joined = mind.joined
    for city in range(board.cities):
        joined[city] = mind.root[city]
    for w in range(ROUTE_WORDS):
        routes = mind.planned[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            a, b = joined[board.end_a[route]], joined[board.end_b[route]]
            if a != b:
                for city in range(board.cities):
                    if joined[city] == a:
                        joined[city] = b
    best, most = NONE, 1
    for root in range(board.cities):
        cities = 0
        for city in range(board.cities):
            cities += 1 if joined[city] == root else 0
        if cities > most:
            best, most = root, cities
    return best


@rule
def _ticket_gain(board, state, seat, brain, mind, ticket):
    """What an unknown ticket would bring if it were drawn: its points as likely as there is time for the ways from the
    network to both places, less what else could be done in that time."""
    turns, bonus, pieces = 0.0, 0.0, np.int64(0)
    points = np.float64(board.ticket_points[ticket])
    for place in (np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket])):
        best = place
        while place != NONE:
            if mind.distance[place] < mind.distance[best]:
                best = place
            place = np.int64(board.next_terminal[place])
        if mind.distance[best] == INFINITE:
            return -points
        turns += mind.way_turns[best]
        bonus += mind.way_points[best]
        pieces += mind.way_pieces[best]
    if pieces + mind.plan_pieces[0] + mind.plan_pieces[1] > pieces_left(state, seat):
        return -points
    chance = chance_in_time(brain, mind, mind.plan_turns + 1.0 + turns, brain.draw_slack)
    gain = 2.0 * chance * points + bonus - brain.turn_worth * turns - brain.piece_worth * pieces
    return max(0.0, gain) - points


@rule
def tickets_worth(board, state, seat, brain, mind):
    """What drawing tickets promises: the best of as many as are drawn, at least one of which must be kept.

    Nobody knows which come; those the seat holds do not count. With n tickets drawn of N sorted by worth, the chance
    that all n are among the first k is about (k / N) ** n.
    """
    root = _join_networks(board, mind)
    if root == NONE:
        return -INFINITE
    for route in range(board.routes):
        if 0.0 < mind.price[route] < INFINITE:
            mind.turns[route] = route_turns(board, brain, mind, route)
    spread_from(board, mind, root)
    count = 0
    for ticket in range(board.tickets):
        if has(board.normal_tickets, ticket) and not has(state.own[seat].held, ticket):
            gain = _ticket_gain(board, state, seat, brain, mind, ticket)
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
