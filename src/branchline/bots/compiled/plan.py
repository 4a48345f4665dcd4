"""The plan: a cheap network for the seat's tickets, with the pieces, cards and turns it takes."""

import numpy as np

from branchline.bots.compiled.memory import GOALS
from branchline.bots.compiled.paths import (
    INFINITE,
    best_color,
    has_station_at,
    jokers_demanded,
    plain_cards,
    price_routes,
    shortest_way,
)
from branchline.bots.compiled.survey import CARDS_A_TURN
from branchline.kernel.bits import U0, U1, add, has, lowest
from branchline.kernel.numbers import CARD_KINDS, JOKER, NONE, PIECE_KINDS, ROUTE_WORDS, TICKET_WORDS
from branchline.kernel.rule import rule

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
def set_goals(board, state, seat, mind):
    """The tickets the seat holds."""
    mind.goals = 0
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            add_goal(board, mind, w * 64 + lowest(tickets))
            tickets &= tickets - U1


# --- the way of one ticket --------------------------------------------------------------------------------------------


@rule
def _way_fits(board, state, seat, mind, city):
    """Are there pieces and stations enough for the way that ends in the city?"""
    stations = 0
    first, second = mind.plan_pieces[0], mind.plan_pieces[1]
    while mind.via[city] != NONE:
        route = mind.via[city]
        if mind.price[route] > 0.0:
            if not has(state.public.open[seat], route):
                stations += 0 if has_station_at(board, state, seat, route) else 1
            elif board.piece[route] == 0:
                first += board.spaces[route]
            else:
                second += board.spaces[route]
        city = board.end_a[route] + board.end_b[route] - city
    if stations > 0 and stations + mind.plan_stations > state.public.stations[seat]:
        return False
    return first <= state.public.pieces[seat, 0] and second <= state.public.pieces[seat, 1]


@rule
def _way_turns(board, state, seat, mind, city):
    """Turns the way takes, with the cards not yet set aside for others. Cards of grey routes count as drawn at will."""
    turns = 0.0
    while mind.via[city] != NONE:
        route = mind.via[city]
        if mind.price[route] > 0.0:
            held = mind.hand_left[best_color(board, mind.hand_left, route)]
            turns += 1.0 + max(0, board.cost[route] - held) / CARDS_A_TURN
        city = board.end_a[route] + board.end_b[route] - city
    return turns


@rule
def _plan_route(board, state, seat, mind, route):
    """Plan to claim the route: set its pieces and cards aside. From now on it costs nothing."""
    mind.price[route] = 0.0
    if not has(state.public.open[seat], route):
        if not has_station_at(board, state, seat, route):
            mind.station_route[mind.plan_stations] = route
            mind.plan_stations += 1
        return
    add(mind.planned, route)
    mind.stake[route] = 0.0
    mind.plan_routes += 1
    mind.plan_pieces[board.piece[route]] += board.spaces[route]
    color = best_color(board, mind.hand_left, route)
    plain, must = plain_cards(board, route), jokers_demanded(board, state, seat, route)
    held = min(plain, mind.hand_left[color])
    jokers = min(must, mind.hand_left[JOKER])
    mind.hand_left[color] -= held
    mind.hand_left[JOKER] -= jokers
    lack = plain - held + must - jokers
    mind.plan_color[route] = color
    mind.plan_lack[route] = lack
    mind.plan_cards[route] = plain
    mind.need[color] += plain
    mind.need[JOKER] += must
    mind.plan_turns += 1.0 + lack / CARDS_A_TURN


@rule
def _plan_way(board, state, seat, mind, city, points):
    """Plan every route of the way; what the ticket brings depends on each that is not there yet. Gives how many."""
    missing, at = 0, city
    while mind.via[at] != NONE:
        route = mind.via[at]
        if mind.price[route] > 0.0:
            _plan_route(board, state, seat, mind, route)
        missing += 1 if has(mind.planned, route) else 0
        at = board.end_a[route] + board.end_b[route] - at
    while mind.via[city] != NONE:
        route = mind.via[city]
        mind.stake[route] += 2.0 * points / max(1, missing)
        city = board.end_a[route] + board.end_b[route] - city
    return missing


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
    mind.plan_turns = 0.0
    mind.plan_routes = 0
    mind.plan_stations = 0
    mind.given_up = 0
    mind.worth = 0.0


@rule
def _pursue(board, state, seat, brain, mind, ticket):
    """Plan the way of a ticket if it is worth it and there is time; its points are won or lost accordingly."""
    points = np.float64(board.ticket_points[ticket])
    end = shortest_way(board, mind, np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket]))
    price = mind.distance[end] if end != NONE else INFINITE
    there = price == 0.0  # or planned for another ticket
    worth_it = there or (price < 2.0 * brain.ticket_worth * points and _way_fits(board, state, seat, mind, end))
    if worth_it and not there:
        turns = mind.plan_turns + _way_turns(board, state, seat, mind, end)
        worth_it = turns <= brain.time_slack * mind.turns_left
    if worth_it:
        missing = _plan_way(board, state, seat, mind, end, points)
        failure = min(0.9, brain.doubt * missing)
        mind.worth += (1.0 - 2.0 * failure) * points - brain.effort_worth * price
    else:
        mind.worth -= points
        mind.given_up += 1 if end != NONE else 0


@rule
def make_plan(board, state, seat, brain, mind):
    """Plan a network for the goals, one after the other: what is planned for one ticket costs the next ones nothing."""
    price_routes(board, state, seat, brain, mind)
    _clear_plan(board, state, seat, mind)
    for i in range(mind.goals):
        _pursue(board, state, seat, brain, mind, mind.goal[i])
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
