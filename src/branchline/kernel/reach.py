"""How far a player's routes reach: networks as sets of cities, for effects that ask about them.

Scoring has its own, faster way (`network`), which needs working space; effects ask seldom, and in the middle of a turn.
"""

from branchline.kernel.bits import U0, U1, bit, count_bits, has, lowest
from branchline.kernel.numbers import NONE, ROUTE_WORDS
from branchline.kernel.rule import rare_rule, rule


@rare_rule
def reach(board, table, seat, city):
    """The cities connected with this one by own routes, as two words; the city itself at least."""
    low, high = U0, U0
    if city < 64:
        low = bit(city)
    else:
        high = bit(city - 64)
    grows = True
    while grows:
        grows = False
        for w in range(ROUTE_WORDS):
            routes = table.owned[seat, w]
            while routes != U0:
                route = w * 64 + lowest(routes)
                routes &= routes - U1
                a, b = board.end_a[route], board.end_b[route]
                if _in(low, high, a) != _in(low, high, b):
                    grows = True
                    low, high = _with(low, high, a)
                    low, high = _with(low, high, b)
    return low, high


@rule
def _in(low, high, city):
    word = low if city < 64 else high
    return word & bit(city & 63) != U0


@rule
def _with(low, high, city):
    if city < 64:
        return low | bit(city), high
    return low, high | bit(city - 64)


@rule
def joined(board, table, seat, a, b):
    """Does a network of the seat connect the two cities?"""
    low, high = reach(board, table, seat, a)
    return _in(low, high, b)


@rare_rule
def ticket_done(board, table, seat, ticket):
    """Do the seat's routes fulfil the ticket? Maps with effects that ask this have no stations and no areas."""
    return joined(board, table, seat, board.ticket_a[ticket], board.ticket_b[ticket])


@rare_rule
def most_in_network(board, table, seat, route, cities):
    """How many cities of the set the network of the route has; without a route the network that has most."""
    if route != NONE:
        low, high = reach(board, table, seat, board.end_a[route])
        return count_bits(low & cities[0]) + count_bits(high & cities[1])
    most = 0
    for city in range(board.cities):
        if has(cities, city):
            low, high = reach(board, table, seat, city)
            here = count_bits(low & cities[0]) + count_bits(high & cities[1])
            if here > 1 or _touches(board, table, seat, city):
                most = max(most, here)
    return most


@rare_rule
def _touches(board, table, seat, city):
    for w in range(ROUTE_WORDS):
        routes = table.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            if board.end_a[route] == city or board.end_b[route] == city:
                return True
    return False


@rare_rule
def most_regions(board, table, seat, route):
    """How many regions the network of the route touches; without a route the one that touches most."""
    if route != NONE:
        return _regions(board, table, seat, board.end_a[route])
    most = 0
    for city in range(board.cities):
        if _touches(board, table, seat, city):
            most = max(most, _regions(board, table, seat, city))
    return most


@rare_rule
def _regions(board, table, seat, city):
    low, high = reach(board, table, seat, city)
    regions = U0
    for other in range(board.cities):
        if _in(low, high, other) and board.region[other] != NONE:
            regions |= bit(board.region[other])
    return count_bits(regions)


@rare_rule
def joins_regions(board, table, seat, one, other):
    """Does a network of the seat touch both regions?"""
    for city in range(board.cities):
        if board.region[city] == one and _touches(board, table, seat, city):
            low, high = reach(board, table, seat, city)
            cities = board.region_cities[other]
            if low & cities[0] != U0 or high & cities[1] != U0:
                return True
    return False


@rare_rule
def routes_in(board, table, seat, region):
    """Own routes that touch the region."""
    total = 0
    for route in range(board.routes):
        if has(table.owned[seat], route):
            touches = board.region[board.end_a[route]] == region or board.region[board.end_b[route]] == region
            total += 1 if touches else 0
    return total


@rare_rule
def is_frontier(board, table, seat, route):
    """Does no other player's route end where this one does?"""
    a, b = board.end_a[route], board.end_b[route]
    for other in range(table.players):
        if other != seat and (_touches(board, table, other, a) or _touches(board, table, other, b)):
            return False
    return True
