"""The longest unbroken path of a seat's own pieces (EU-18): exact, and fast on any map.

A path may pass a city more than once but uses no route twice: graph theory calls it a trail, and finding the longest
one is hard in general. Two searches share the work:

- The first simply follows every trail. A longest trail that leaves anything out begins at a city with an odd number of
  routes (at any other it could be made longer), so only those are tried. Networks in real games are nearly trees, and
  this is over after a few hundred steps.
- When it is not, the second asks "is there a trail that leaves out only so much?" for growing values of "so much". It
  gives up a branch as soon as `_most_from` shows that too much has to be left out, and never looks twice at the same
  place with the same routes used.
"""

import numpy as np

from branchline.kernel.bits import U0, U1, bit, count_bits, lowest
from branchline.kernel.layout import CITIES, ROUTE_WORDS, TRAIL_MEMORY
from branchline.kernel.rule import rule

PLAIN_STEPS = 3000  # steps of the first search before the second takes over
_HASH = np.uint64(11)
_HASH_2 = np.uint64(29)
_HASH_3 = np.uint64(47)


@rule
def _make_edges(board, state, seat, scratch):
    """The seat's routes as edges 0 … n - 1, and the edges at each city. `network.connect` must have run."""
    for city in range(CITIES):
        scratch.city_edges[city] = 0
        scratch.total[city] = 0
    edges = 0
    for w in range(ROUTE_WORDS):
        routes = state.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            a, b = board.end_a[route], board.end_b[route]
            scratch.edge_route[edges] = route
            scratch.edge_a[edges] = a
            scratch.edge_b[edges] = b
            scratch.edge_length[edges] = board.spaces[route]
            scratch.city_edges[a] |= bit(edges)
            scratch.city_edges[b] |= bit(edges)
            scratch.total[scratch.root[a]] += board.spaces[route]
            edges += 1
    return edges


@rule
def _is_start(scratch, city):
    """Odd cities, and one city of a network without odd ones (its root): that network is one round trip."""
    edges = scratch.city_edges[city]
    if edges == U0:
        return False
    return count_bits(edges) & 1 == 1 or scratch.root[city] == city


@rule
def _keep_path(scratch, depth, length):
    scratch.path_length = length
    scratch.path_edges = depth
    for i in range(depth):
        scratch.path[i] = scratch.edge_route[scratch.stack_edge[i + 1]]


@rule
def _other_end(scratch, edge, city):
    return scratch.edge_a[edge] + scratch.edge_b[edge] - city


@rule
def _follow_all(scratch, start, steps):
    """Follow every trail from `start`, keeping the longest. Gives the steps left, negative if they ran out."""
    used = U0
    length = 0
    depth = 0
    scratch.stack_city[0] = start
    scratch.stack_options[0] = scratch.city_edges[start]
    most = scratch.total[scratch.root[start]]
    while steps >= 0 and scratch.path_length < most:
        options = scratch.stack_options[depth]
        if options == U0:
            if depth == 0:
                break
            edge = scratch.stack_edge[depth]
            used &= ~bit(edge)
            length -= scratch.edge_length[edge]
            depth -= 1
            continue
        edge = lowest(options)
        scratch.stack_options[depth] = options & (options - U1)
        city = _other_end(scratch, edge, scratch.stack_city[depth])
        used |= bit(edge)
        length += scratch.edge_length[edge]
        depth += 1
        steps -= 1
        scratch.stack_city[depth] = city
        scratch.stack_edge[depth] = edge
        scratch.stack_options[depth] = scratch.city_edges[city] & ~used
        if length > scratch.path_length:
            _keep_path(scratch, depth, length)
    return steps


@rule
def _reach(scratch, start, used):
    """List the cities that unused edges connect to `start`, itself first; gives their number."""
    reached = scratch.reached
    for city in range(CITIES):
        scratch.moat[city] = -1
    reached[0] = start
    scratch.moat[start] = 0
    count = 1
    i = 0
    while i < count:
        city = reached[i]
        i += 1
        edges = scratch.city_edges[city] & ~used
        while edges != U0:
            other = _other_end(scratch, lowest(edges), city)
            edges &= edges - U1
            if scratch.moat[other] < 0:
                scratch.moat[other] = 0
                reached[count] = other
                count += 1
    return count


@rule
def _narrowest(scratch, city, used):
    """The widest moat the city can have beside its neighbours' moats: no edge is crossed further than its length."""
    width = 127
    edges = scratch.city_edges[city] & ~used
    while edges != U0:
        edge = lowest(edges)
        edges &= edges - U1
        width = min(width, scratch.edge_length[edge] - scratch.moat[_other_end(scratch, edge, city)])
    return width


@rule
def _most_from(scratch, start, used):
    """No trail from `start` over unused edges is longer than this.

    A trail enters a city as often as it leaves it, so at every odd city but its last one an edge stays unused; at
    `start` it is the other way round. How much that costs at least is bounded in two ways: each such city leaves out
    half of its shortest edge; or each gets a moat, such that two moats never overlap on an edge, and leaves out its
    width. (Moats are a feasible solution of the dual of the smallest T-join.)
    """
    count = _reach(scratch, start, used)
    everything = 0
    shortest, shortest_max = 0, 0
    moats, moat_max = 0, 0
    for least in range(1, 9, 2):  # cities with few edges first: their moats are in fewest others' way
        for i in range(count):
            city = scratch.reached[i]
            edges = count_bits(scratch.city_edges[city] & ~used)
            if (edges & 1 == 1) == (city == start) or edges == 0:
                continue
            if edges != least and edges != least + 1 and (least < 7 or edges < 7):
                continue
            width = _narrowest(scratch, city, used)
            scratch.moat[city] = width
            moats += width
            moat_max = max(moat_max, width)
    for i in range(count):
        city = scratch.reached[i]
        edges = scratch.city_edges[city] & ~used
        odd = count_bits(edges) & 1 == 1
        least = 127
        while edges != U0:
            edge = lowest(edges)
            edges &= edges - U1
            least = min(least, scratch.edge_length[edge])
            everything += scratch.edge_length[edge]  # counted from both ends
        if odd != (city == start) and least < 127:
            shortest += least
            shortest_max = max(shortest_max, least)
    left_out = max(moats - moat_max, (shortest - shortest_max + 1) // 2)
    return everything // 2 - left_out


@rule
def _seen_before(scratch, city, used, goal):
    """Was this place with these edges used looked at for this goal? Remembers it if there is room."""
    mixed = used ^ (used >> _HASH) ^ (used >> _HASH_2) ^ (used >> _HASH_3)
    slot = (int(mixed & np.uint64(TRAIL_MEMORY - 1)) + 41 * int(city)) & (TRAIL_MEMORY - 1)
    mark = city + CITIES * (goal & 255)
    if scratch.trail_used[slot] == used and scratch.trail_city[slot] == mark:
        return True
    scratch.trail_used[slot] = used
    scratch.trail_city[slot] = mark
    return False


@rule
def _follow_promising(scratch, start, goal):
    """Look for a trail of at least `goal` from `start`, leaving branches that cannot reach it."""
    used = U0
    length = 0
    depth = 0
    scratch.stack_city[0] = start
    scratch.stack_options[0] = scratch.city_edges[start]
    while True:
        options = scratch.stack_options[depth]
        if options == U0:
            if depth == 0:
                return False
            edge = scratch.stack_edge[depth]
            used &= ~bit(edge)
            length -= scratch.edge_length[edge]
            depth -= 1
            continue
        edge = lowest(options)
        scratch.stack_options[depth] = options & (options - U1)
        city = _other_end(scratch, edge, scratch.stack_city[depth])
        used |= bit(edge)
        length += scratch.edge_length[edge]
        depth += 1
        scratch.stack_city[depth] = city
        scratch.stack_edge[depth] = edge
        scratch.stack_options[depth] = U0
        if length >= goal:
            _keep_path(scratch, depth, length)
            return True
        if not _seen_before(scratch, city, used, goal) and length + _most_from(scratch, city, used) >= goal:
            scratch.stack_options[depth] = scratch.city_edges[city] & ~used


@rule
def _search_harder(board, scratch):
    """Lower the goal from what is possible at most down to what was found already."""
    goal = 0
    for city in range(board.cities):
        if _is_start(scratch, city):
            goal = max(goal, _most_from(scratch, city, U0))
    for slot in range(TRAIL_MEMORY):
        scratch.trail_city[slot] = -1
    while goal > scratch.path_length:
        for city in range(board.cities):
            if _is_start(scratch, city) and _most_from(scratch, city, U0) >= goal:
                if _follow_promising(scratch, city, goal):
                    return
        goal -= 1


@rule
def longest_path(board, state, seat, scratch):
    """Fill `scratch.path` with the longest path of the seat, and its length. `network.connect` must have run."""
    scratch.path_length = 0
    scratch.path_edges = 0
    _make_edges(board, state, seat, scratch)
    steps = PLAIN_STEPS
    for city in range(board.cities):
        if _is_start(scratch, city):
            steps = _follow_all(scratch, city, steps)
            if steps < 0:
                _search_harder(board, scratch)
                return
