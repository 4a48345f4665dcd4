"""The plan: a cheap network for the seat's tickets, with the pieces, cards and turns it takes."""

import numpy as np

from branchline.bots.compiled.memory import GOALS, POINT_SHARES
from branchline.bots.compiled.paths import (
    best_color,
    fullest_color,
    has_station_at,
    plain_cards,
    price_routes,
    shortest_way,
    value_routes,
)
from branchline.kernel.bits import U0, U1, add, has, lowest
from branchline.kernel.numbers import CARD_KINDS, JOKER, NONE, PIECE_KINDS, ROUTE_WORDS, TICKET_WORDS
from branchline.kernel.rule import rule

STYLE_TURNS = 12  # turns of all players for which a playout keeps its style of planning

# --- which tickets ----------------------------------------------------------------------------------------------------


@rule
def add_goal(board, mind, ticket):
    """Put a ticket among the goals, the most valuable first."""
    if mind.goals == GOALS:
        return
    place = mind.goals
    while place > 0 and board.ticket_points[mind.goal[place - 1]] < board.ticket_points[ticket]:
        mind.goal[place] = mind.goal[place - 1]
        place -= 1
    mind.goal[place] = ticket
    mind.goals += 1


@rule
def _is_forgotten(brain, mind, ticket):
    """Does the seat forget that it holds the ticket? The same one all through the game: its own chance decides once."""
    if brain.forgets == 0.0:
        return False
    mixed = (np.int64(mind.chance.key[0]) % 65521 + 1) * (ticket + 7) * 7919 % 65521
    return mixed < brain.forgets * 65521.0


@rule
def set_goals(board, state, seat, brain, mind):
    """The tickets the seat holds, less those it forgets; one it always remembers."""
    mind.goals = 0
    last = NONE
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            last = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            if not _is_forgotten(brain, mind, last):
                add_goal(board, mind, last)
    if mind.goals == 0 and last != NONE:
        add_goal(board, mind, last)


# --- the way of one ticket --------------------------------------------------------------------------------------------


@rule
def route_lack(board, mind, route):
    """Cards of its colour that the route lacks, with those not yet set aside for others."""
    plain = plain_cards(board, route)
    return plain - min(plain, mind.hand_left[best_color(board, route, mind.most_left)])


@rule
def route_turns(board, brain, mind, route):
    """Turns until the route is claimed, with the cards and waves not yet set aside for others."""
    lack = route_lack(board, mind, route) + max(0, board.symbols[route] - mind.hand_left[JOKER])
    turns = 1.0 + lack / brain.card_pace
    if board.waves[route] > 0:  # a turn for each ferry card
        turns += max(0, board.waves[route] - mind.waves_left) / max(1.0, np.float64(board.ferry_waves))
    return turns


@rule
def _measure_way(board, state, seat, brain, mind, city):
    """What the way that ends in the city takes: turns (-1 if there are too few pieces or stations), points it brings,
    pieces and routes."""
    stations, routes, turns, points = 0, 0, 0.0, 0.0
    first, second = mind.plan_pieces[0], mind.plan_pieces[1]
    while mind.via[city] != NONE:
        route = mind.via[city]
        if mind.price[route] > 0.0:
            if not has(state.public.open[seat], route):
                if not has_station_at(board, state, seat, route):
                    stations += 1
                    turns += 1.0
            else:
                routes += 1
                turns += route_turns(board, brain, mind, route)
                points += mind.bonus[route]
                if board.piece[route] == 0:
                    first += board.spaces[route]
                else:
                    second += board.spaces[route]
        city = board.end_a[route] + board.end_b[route] - city
    fits = first <= state.public.pieces[seat, 0] and second <= state.public.pieces[seat, 1]
    if stations > 0 and stations + mind.plan_stations > state.public.stations[seat]:
        fits = False
    pieces = first + second - mind.plan_pieces[0] - mind.plan_pieces[1]
    points -= stations * board.station_points
    return turns if fits else -1.0, points, pieces, routes


@rule
def _plan_route(board, state, seat, brain, mind, route):
    """Plan to claim the route: set its pieces and cards aside. From now on it costs nothing."""
    mind.price[route] = 0.0
    if not has(state.public.open[seat], route):
        if not has_station_at(board, state, seat, route):
            mind.station_route[mind.plan_stations] = route
            mind.plan_stations += 1
            mind.plan_turns += 1.0
        return
    mind.plan_turns += route_turns(board, brain, mind, route)
    lack = route_lack(board, mind, route)
    add(mind.planned, route)
    mind.stake[route] = 0.0
    mind.plan_routes += 1
    mind.plan_pieces[board.piece[route]] += board.spaces[route]
    color = best_color(board, route, mind.most_left)
    plain, symbols, waves = plain_cards(board, route), np.int64(board.symbols[route]), np.int64(board.waves[route])
    held = min(plain, mind.hand_left[color])
    jokers = min(symbols, mind.hand_left[JOKER])
    mind.hand_left[color] -= held
    mind.hand_left[JOKER] -= jokers
    mind.most_left = fullest_color(board, mind.hand_left)
    mind.plan_color[route] = color
    mind.plan_lack[route] = lack
    mind.plan_symbols[route] = symbols - jokers
    mind.plan_cards[route] = plain
    mind.need[color] += plain
    mind.need[JOKER] += symbols
    mind.plan_waves += max(0, waves - mind.waves_left)
    mind.waves_left = max(0, mind.waves_left - waves)


@rule
def _plan_way(board, state, seat, brain, mind, city, points):
    """Plan every route of the way; what the ticket brings depends on each that is not there yet."""
    missing, at = 0, city
    while mind.via[at] != NONE:
        route = mind.via[at]
        if mind.price[route] > 0.0:
            _plan_route(board, state, seat, brain, mind, route)
        missing += 1 if has(mind.planned, route) else 0
        at = board.end_a[route] + board.end_b[route] - at
    while mind.via[city] != NONE:
        route = mind.via[city]
        mind.stake[route] += 2.0 * points / max(1, missing)
        city = board.end_a[route] + board.end_b[route] - city


# --- all of them ------------------------------------------------------------------------------------------------------


@rule
def _clear_plan(board, state, seat, mind):
    for w in range(ROUTE_WORDS):
        mind.planned[w] = U0
    for kind in range(PIECE_KINDS):
        mind.plan_pieces[kind] = 0
    for kind in range(CARD_KINDS):
        mind.hand_left[kind] = state.own[seat].hand[kind]
        mind.need[kind] = 0
    mind.most_left = fullest_color(board, mind.hand_left)
    mind.waves_left = board.ferry_waves * state.public.ferry[seat]
    mind.plan_waves = 0
    mind.plan_turns = 0.0
    mind.plan_routes = 0
    mind.plan_stations = 0
    mind.given_up = 0
    mind.worth = 0.0
    mind.delay = 0.0
    mind.pending = 0.0
    mind.secured = 0.0


@rule
def chance_in_time(brain, mind, turns, slack):
    """How likely there is time for so many turns: nobody knows exactly when the game ends."""
    width = brain.time_base + brain.time_doubt * mind.turns_left
    return 1.0 / (1.0 + np.exp(min(50.0, (turns - slack * mind.turns_left) / width)))


@rule
def _pursue(board, state, seat, brain, mind, ticket):
    """Plan the way of a ticket if that promises more than other uses of the turns and pieces it takes."""
    points = np.float64(board.ticket_points[ticket])
    end = shortest_way(board, mind, np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket]))
    mind.worth -= points
    mind.secured -= points
    if end == NONE:
        return
    turns, bonus, pieces, routes = _measure_way(board, state, seat, brain, mind, end)
    gain = -1.0
    if turns >= 0.0:
        doubt = brain.doubt if state.public.stations[seat] > 0 else brain.doubt_bare
        safe = max(0.1, 1.0 - doubt * routes)
        until = mind.plan_turns + turns
        chance = 1.0 if until == 0.0 else safe * chance_in_time(brain, mind, until, brain.time_slack)
        gain = 2.0 * brain.ticket_worth * chance * points + bonus
        gain -= brain.turn_worth * turns + brain.piece_worth * pieces
    if gain >= 0.0 or turns == 0.0:
        _plan_way(board, state, seat, brain, mind, end, points)
        mind.worth += gain
        if until > 0.0:
            mind.pending += 2.0 * points * chance
            mind.delay += 2.0 * points * (chance - safe * chance_in_time(brain, mind, until + 1.0, brain.time_slack))
        if turns == 0.0 and mind.plan_routes == 0:
            mind.secured += 2.0 * points
    else:
        mind.given_up += 1


@rule
def _plan_with(board, state, seat, brain, mind, style):
    """Plan a network for the goals, one after the other: what is planned for one ticket costs the next ones nothing.

    Odd styles begin with the least valuable ticket.
    """
    price_routes(board, brain, mind, POINT_SHARES[style // 2])
    _clear_plan(board, state, seat, mind)
    for i in range(mind.goals):
        _pursue(board, state, seat, brain, mind, mind.goal[i if style % 2 == 0 else mind.goals - 1 - i])


@rule
def make_plan(board, state, seat, brain, mind):
    """The best of some plans: from ways that collect points, which take long, to those that are there soonest."""
    value_routes(board, state, seat, brain, mind)
    if brain.quick and mind.stamp != NONE and state.public.turn < mind.restyle:
        _plan_with(board, state, seat, brain, mind, mind.style)
        _weigh_needs(brain, mind)
        return
    best, most, last = 0, -1e9, 0
    for style in range(0, 2 * len(POINT_SHARES), 2):
        _plan_with(board, state, seat, brain, mind, style)
        last = style
        if mind.worth > most:
            best, most = style, mind.worth
    if mind.goals > 1:
        last = best + 1
        _plan_with(board, state, seat, brain, mind, last)
        if mind.worth > most:
            best = last
    if best != last:
        _plan_with(board, state, seat, brain, mind, best)
    mind.style = best
    mind.restyle = state.public.turn + STYLE_TURNS
    _weigh_needs(brain, mind)


@rule
def _weigh_needs(brain, mind):
    """What giving away a card of each colour would cost the plan."""
    for kind in range(CARD_KINDS):
        mind.need_worth[kind] = brain.shortage_price
    for w in range(ROUTE_WORDS):
        routes = mind.planned[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            worth = brain.shortage_price + brain.shortage_stake * mind.stake[route]
            color = mind.plan_color[route]
            mind.need_worth[color] = max(mind.need_worth[color], worth)
