"""Cheapest ways over free and own routes, and over those of others where a station could borrow them."""

import numpy as np

from branchline.bots.compiled.survey import region_gain
from branchline.kernel.bits import U0, U1, add, has, lowest, remove
from branchline.kernel.numbers import CITY_WORDS, GREY, JOKER, NOBODY, NONE
from branchline.kernel.owners import owner
from branchline.kernel.routes import enough_pieces
from branchline.kernel.rule import rule
from branchline.kernel.stations import station_cost

INFINITE = 1e9
NOTHING = 0.25  # the least a route that is not there yet costs: of two free ways the shorter is better


@rule
def fullest_color(board, hand):
    """The colour the hand has most of: it would pay grey routes in that."""
    best = 0
    for color in range(1, board.colors):
        if hand[color] > hand[best]:
            best = color
    return best


@rule
def best_color(board, route, fullest):
    """The colour a hand would pay the route in: the route's own, or the one it has most of."""
    return np.int64(board.color[route]) if board.color[route] != GREY else fullest


@rule
def plain_cards(board, route):
    """Cards of the route's price that need be neither jokers nor ferry cards."""
    return np.int64(board.cost[route]) - board.symbols[route] - board.waves[route]


@rule
def jokers_demanded(board, state, seat, route):
    """Jokers the route demands of the seat: for symbols, and for waves that its ferry cards do not cover."""
    return np.int64(board.symbols[route]) + max(0, board.waves[route] - board.ferry_waves * state.public.ferry[seat])


@rule
def _route_cost(board, state, seat, brain, mind, route, fullest):
    """What it takes to claim an open route: the turn, cards in hand and to be drawn, pieces, risks."""
    hand = state.own[seat].hand
    plain, symbols = plain_cards(board, route), np.int64(board.symbols[route])
    jokers = np.int64(hand[JOKER])
    color = best_color(board, route, fullest)
    held = min(plain, hand[color])
    cost = brain.claim_price + brain.piece_price * board.spaces[route]
    seen = brain.display_worth * mind.visible[color]
    cost += brain.held_price * held + brain.lacking_price * max(0.0, plain - held - seen)
    cost += (brain.lacking_price + brain.symbol_price) * max(0, symbols - jokers)
    cost += brain.held_price * min(symbols, jokers)
    if board.waves[route] > 0:
        cost += brain.wave_price * max(0, board.waves[route] - board.ferry_waves * state.public.ferry[seat])
    if board.tunnel[route]:
        cost += brain.tunnel_price
    return cost


@rule
def route_bonus(board, seat, brain, mind, route):
    """Points the route brings by itself as a part of a plan: its own, landmarks, regions."""
    bonus = np.float64(board.points[route]) + mind.earns[route]
    if board.landmark_points > 0:
        for end in (board.end_a[route], board.end_b[route]):
            if board.landmark[end] and not has(mind.near[seat], end):
                bonus += board.landmark_points
    if mind.main_root != NONE:
        gain = max(region_gain(board, mind, board.end_a[route]), region_gain(board, mind, board.end_b[route]))
        bonus += brain.region_worth * gain
    return bonus


@rule
def _has_free_end(board, state, route):
    """Is there a city at either end without a station?"""
    for city in (board.end_a[route], board.end_b[route]):
        if state.public.station_owner[city] == NOBODY:
            return True
    return False


@rule
def has_station_at(board, state, seat, route):
    return (
        state.public.station_owner[board.end_a[route]] == seat or state.public.station_owner[board.end_b[route]] == seat
    )


@rule
def value_routes(board, state, seat, brain, mind):
    """What every route costs the seat (0: its own; INFINITE: impossible), and the points it brings."""
    fullest = fullest_color(board, state.own[seat].hand)
    for route in range(board.routes):
        cost, bonus = INFINITE, 0.0
        if has(state.public.owned[seat], route):
            cost = 0.0
        elif has(state.public.open[seat], route):
            if enough_pieces(board, state, seat, route):
                cost = _route_cost(board, state, seat, brain, mind, route, fullest)
                bonus = route_bonus(board, seat, brain, mind, route)
        elif board.stations > 0 and owner(state.public, route) != NOBODY:
            if has_station_at(board, state, seat, route):
                cost = NOTHING
            elif state.public.stations[seat] > 0 and _has_free_end(board, state, route):
                cost = (
                    brain.station_price + board.station_points + brain.lacking_price * station_cost(board, state, seat)
                )
        mind.cost[route] = cost
        mind.bonus[route] = bonus


@rule
def price_routes(board, brain, mind, share):
    """The price of every route: its cost less that share of what its points are worth."""
    for route in range(board.routes):
        price = mind.cost[route]
        if 0.0 < price < INFINITE:
            price = max(NOTHING, price - share * brain.points_worth * mind.bonus[route])
        mind.price[route] = price


@rule
def _reach(mind, city, distance, route):
    mind.distance[city] = distance
    mind.via[city] = route
    add(mind.frontier, city)


@rule
def _reach_nothing(board, mind):
    for city in range(board.cities):
        mind.distance[city] = INFINITE
        mind.via[city] = NONE
    for w in range(CITY_WORDS):
        mind.frontier[w] = U0


@rule
def _relax(board, mind, city):
    """Follow the routes of a city whose distance is final."""
    remove(mind.frontier, city)
    here = mind.distance[city]
    for i in range(mind.first[city], mind.first[city + 1]):
        route = mind.link[i]
        other = board.end_a[route] + board.end_b[route] - city
        reached = here + mind.price[route]
        if reached < mind.distance[other]:
            _reach(mind, other, reached, route)


@rule
def _nearest(mind):
    """The city on the frontier that is nearest; of equals the first."""
    best, least = NONE, INFINITE
    for w in range(CITY_WORDS):
        cities = mind.frontier[w]
        while cities != U0:
            city = w * 64 + lowest(cities)
            cities &= cities - U1
            if mind.distance[city] < least:
                best, least = city, mind.distance[city]
    return best


@rule
def _is_at(board, place, city):
    while place != NONE:
        if place == city:
            return True
        place = np.int64(board.next_terminal[place])
    return False


@rule
def shortest_way(board, mind, start, end):
    """The city of `end` (a place may have several) that `start` reaches most cheaply; NONE if there is no way."""
    _reach_nothing(board, mind)
    while start != NONE:
        _reach(mind, start, 0.0, NONE)
        start = np.int64(board.next_terminal[start])
    while True:
        city = _nearest(mind)
        if city == NONE or _is_at(board, end, city):
            return city
        _relax(board, mind, city)


@rule
def spread_from(board, mind, root):
    """The distance of every city from a network of own and planned routes (`mind.joined`), with what the way takes."""
    _reach_nothing(board, mind)
    for city in range(board.cities):
        if mind.joined[city] == root:
            _reach(mind, city, 0.0, NONE)
            mind.way_turns[city] = 0.0
            mind.way_points[city] = 0.0
            mind.way_pieces[city] = 0
    while True:
        city = _nearest(mind)
        if city == NONE:
            return
        route = mind.via[city]
        if route != NONE:
            before = board.end_a[route] + board.end_b[route] - city
            missing = mind.price[route] > 0.0
            mind.way_turns[city] = mind.way_turns[before] + (mind.turns[route] if missing else 0.0)
            mind.way_points[city] = mind.way_points[before] + (mind.bonus[route] if missing else 0.0)
            mind.way_pieces[city] = mind.way_pieces[before] + (board.spaces[route] if missing else 0)
        _relax(board, mind, city)
