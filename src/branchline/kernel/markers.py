"""Markers: figures that stand in a city and move by a rule, and tolls for bridges."""

from branchline.kernel.bits import U0, U1, bit, count_bits, has, lowest, nth
from branchline.kernel.chance import below
from branchline.kernel.codes import BRIDGED, MOVED_MARKER
from branchline.kernel.log import tell
from branchline.kernel.money import earn
from branchline.kernel.numbers import NOBODY, NONE, ROUTE_WORDS, WALK
from branchline.kernel.owners import owner
from branchline.kernel.rule import rare_rule, rule


@rule
def put_marker(state, marker, city, log):
    state.public.marker[marker] = city
    tell(log, MOVED_MARKER, NOBODY, marker, city, 0, 0, 0)


@rare_rule
def move_marker(board, state, marker, region, log):
    """To a city of the region that is on the table, each with the same chance; it stays where there is none."""
    cities = 0
    for city in range(board.cities):
        if _on_the_table(board, city) and (region == NONE or board.region[city] == region):
            cities += 1
    if cities == 0:
        return
    n = below(state.chance, cities)
    for city in range(board.cities):
        if _on_the_table(board, city) and (region == NONE or board.region[city] == region):
            if n == 0:
                put_marker(state, marker, city, log)
                return
            n -= 1


@rule
def _on_the_table(board, city):
    return has(board.all_cities, city)


@rare_rule
def haunt(board, state, marker, log):
    """Along a route nobody has claimed, each with the same chance; without one it stays."""
    here, ways = state.public.marker[marker], 0
    if here == NONE:
        return
    for w in range(ROUTE_WORDS):
        ways += count_bits(_free_ways(board, state, here, w))
    if ways == 0:
        return
    n = below(state.chance, ways)
    for w in range(ROUTE_WORDS):
        free = _free_ways(board, state, here, w)
        if n < count_bits(free):
            route = w * 64 + nth(free, n)
            put_marker(state, marker, board.end_a[route] + board.end_b[route] - here, log)
            return
        n -= count_bits(free)


@rule
def _free_ways(board, state, city, word):
    """The routes of that word that end in the city and are nobody's."""
    routes = board.routes_at[city, word] & board.all_routes[word]
    for seat in range(state.public.players):
        routes &= ~state.public.owned[seat, word]
    return routes


@rare_rule
def drive(board, state, seat, effect, log):
    """The marker walks along the claimed route and on along routes of anybody, to cities it has not seen on this walk.

    The owner of every route walked earns. Where it comes to a railhead (a port or a large city) the walk ends, the
    driver is paid, and the marker goes back to its region.
    """
    table, marker = state.public, effect.where
    here, route, steps = table.marker[marker], table.route, 0
    seen_low, seen_high = U0, U0
    if here == NONE or route == NONE or (board.end_a[route] != here and board.end_b[route] != here):
        return
    while route != NONE and steps < WALK:
        if here < 64:
            seen_low |= bit(here)
        else:
            seen_high |= bit(here - 64)
        here = board.end_a[route] + board.end_b[route] - here
        put_marker(state, marker, here, log)
        earn(state, owner(table, route), int(effect.amount), effect.source, log)
        steps += 1
        if has(board.ports, here) or has(board.large, here):
            earn(state, seat, int(effect.arrival), effect.source, log)
            move_marker(board, state, marker, effect.region, log)
            return
        route = _way_on(board, state, here, seen_low, seen_high)


@rare_rule
def _way_on(board, state, city, seen_low, seen_high):
    """The first claimed route to a city the walk has not been to, or NONE."""
    for w in range(ROUTE_WORDS):
        routes = board.routes_at[city, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            to = board.end_a[route] + board.end_b[route] - city
            seen = seen_low if to < 64 else seen_high
            if seen & bit(to & 63) == U0 and owner(state.public, route) != NOBODY:
                return route
    return NONE


@rare_rule
def toll(board, state, seat, effect, log):
    """The first over a bridge owns it in this game; who claims a route over it later pays the owner."""
    table = state.public
    crossing = board.crossing[table.route]
    first = table.crossing_owner[crossing]
    if first == NOBODY:
        table.crossing_owner[crossing] = seat
        tell(log, BRIDGED, seat, table.route, 0, 0, 0, 0)
    elif first != seat:
        due = min(int(effect.amount), int(table.money[seat]))
        earn(state, seat, -due, effect.source, log)
        earn(state, int(first), due, effect.source, log)
