"""How far a player's routes reach: networks as sets of cities, for effects that ask about them.

Scoring has its own, faster way (`network`), which needs working space; effects ask seldom, and in the middle of a turn.
"""

from branchline.kernel.bits import U0, U1, bit, count_bits, has, lowest
from branchline.kernel.numbers import NONE, REGIONS, ROUTE_WORDS
from branchline.kernel.rule import rare_rule, rule


@rare_rule
def reach(board, table, seat, city):
    """The cities connected with this one by own routes, as two words; the city itself at least."""
    low, high = _with(U0, U0, city)
    next_low, next_high = low, high  # cities whose own routes have not been followed
    while next_low | next_high != U0:
        here = _first(next_low, next_high)
        if next_low != U0:
            next_low &= next_low - U1
        else:
            next_high &= next_high - U1
        for w in range(ROUTE_WORDS):
            routes = table.owned[seat, w] & board.routes_at[here, w]
            while routes != U0:
                route = w * 64 + lowest(routes)
                routes &= routes - U1
                there = board.end_a[route] + board.end_b[route] - here
                if not _in(low, high, there):
                    low, high = _with(low, high, there)
                    next_low, next_high = _with(next_low, next_high, there)
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
    if not (_touches(board, table, seat, a) and _touches(board, table, seat, b)):
        return False
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
    left_low, left_high = _touched(board, table, seat)
    while left_low | left_high != U0:
        low, high = reach(board, table, seat, _first(left_low, left_high))
        left_low, left_high = left_low & ~low, left_high & ~high
        most = max(most, count_bits(low & cities[0]) + count_bits(high & cities[1]))
    return most


@rule
def _touched(board, table, seat):
    """The cities in which the seat's routes end, as two words."""
    low, high = U0, U0
    for w in range(ROUTE_WORDS):
        routes = table.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            low, high = _with(low, high, board.end_a[route])
            low, high = _with(low, high, board.end_b[route])
    return low, high


@rule
def _first(low, high):
    """The first city of a set that has one."""
    return lowest(low) if low != U0 else 64 + lowest(high)


@rule
def _meets(low, high, cities):
    """Has the set any of these cities?"""
    return low & cities[0] != U0 or high & cities[1] != U0


@rule
def _touches(board, table, seat, city):
    for w in range(ROUTE_WORDS):
        if table.owned[seat, w] & board.routes_at[city, w] != U0:
            return True
    return False


@rare_rule
def most_regions(board, table, seat, route):
    """How many regions the network of the route touches; without a route the one that touches most."""
    if route != NONE:
        low, high = reach(board, table, seat, board.end_a[route])
        return _regions(board, low, high)
    most = 0
    left_low, left_high = _touched(board, table, seat)
    while left_low | left_high != U0:
        low, high = reach(board, table, seat, _first(left_low, left_high))
        left_low, left_high = left_low & ~low, left_high & ~high
        most = max(most, _regions(board, low, high))
    return most


@rule
def _regions(board, low, high):
    regions = 0
    for region in range(REGIONS):
        regions += 1 if _meets(low, high, board.region_cities[region]) else 0
    return regions


@rare_rule
def joins_regions(board, table, seat, one, other):
    """Does a network of the seat touch both regions?"""
    here, there = board.region_cities[one], board.region_cities[other]
    low, high = _touched(board, table, seat)
    if not _meets(low, high, there):
        return False
    left_low, left_high = low & here[0], high & here[1]
    while left_low | left_high != U0:
        low, high = reach(board, table, seat, _first(left_low, left_high))
        if _meets(low, high, there):
            return True
        left_low, left_high = left_low & ~low, left_high & ~high
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
