"""The longest unbroken path of a seat's own pieces (EU-18): exact, and fast on any map.

A path may pass a city more than once but uses no route twice: graph theory calls it a trail, and finding the longest
one is hard in general. Two searches share the work:

- The first simply follows every trail. A longest trail that leaves anything out begins and ends at a city with an odd
  number of routes (at any other it could be made longer), so only those are tried. Networks in real games are nearly
  trees, and this is over after a few hundred steps.
- When it is not, the second asks what has to be left out. All odd cities but the two ends are paired off; each pair
  costs the shortest way between the two, and the cheapest pairing (`pairing`) is the least that any trail leaves out.
  If what it keeps hangs together, that is the longest trail. If it falls into pieces, the trail either stays within the
  cities of one piece, or keeps away from them, or uses one of the routes that lead out of the piece: one case for each,
  and the same question again. A case is dropped when its cheapest pairing keeps no more than the best trail found.
"""

from branchline.kernel.bits import U0, U1, bit, count_bits, lowest
from branchline.kernel.numbers import (
    CITIES,
    NONE,
    ROUTE_WORDS,
)
from branchline.kernel.pairing import pair_off
from branchline.kernel.rule import rule

PLAIN_STEPS = 3000  # steps of the first search before the second takes over
_FAR = 30000  # the cost of a pair that nothing connects


@rule
def _make_edges(board, state, seat, scratch):
    """The seat's routes as edges 0 … n - 1, and the edges at each city. `network.connect` must have run."""
    for city in range(CITIES):
        scratch.city_edges[city] = 0
        scratch.total[city] = 0
    edges = 0
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[seat, w]
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
def _length(scratch, edges):
    """The length of a set of edges."""
    total = 0
    while edges != U0:
        total += scratch.edge_length[lowest(edges)]
        edges &= edges - U1
    return total


# --- what has to be left out ------------------------------------------------------------------------------------------


@rule
def _number_cities(scratch, allowed):
    """Number the cities of the allowed edges; gives how many there are."""
    count = 0
    for city in range(CITIES):
        scratch.number[city] = NONE
        if scratch.city_edges[city] & allowed != U0:
            scratch.number[city] = count
            scratch.city[count] = city
            count += 1
    return count


@rule
def _measure_distances(scratch, cities, edges):
    """The shortest way between any two numbered cities over these edges."""
    distance = scratch.distance
    for i in range(cities):
        for j in range(cities):
            distance[i, j] = 0 if i == j else _FAR
    while edges != U0:
        edge = lowest(edges)
        edges &= edges - U1
        i, j = scratch.number[scratch.edge_a[edge]], scratch.number[scratch.edge_b[edge]]
        distance[i, j] = distance[j, i] = min(distance[i, j], scratch.edge_length[edge])
    for k in range(cities):
        for i in range(cities):
            first = distance[i, k]
            if first < _FAR:
                for j in range(cities):
                    both = first + distance[k, j]
                    if both < distance[i, j]:
                        distance[i, j] = both


@rule
def _way(scratch, a, b, edges):
    """The edges of a shortest way from city a to city b."""
    way = U0
    end = scratch.number[b]
    while a != b:
        options = edges & scratch.city_edges[a]
        while True:
            edge = lowest(options)
            options &= options - U1
            other = _other_end(scratch, edge, a)
            rest = scratch.distance[scratch.number[a], end] - scratch.edge_length[edge]
            if scratch.distance[scratch.number[other], end] == rest:
                break
        way |= bit(edge)
        a = other
    return way


@rule
def _most_kept(scratch, allowed, wanted):
    """The most of `allowed` to keep so that two cities at most are odd; all of `wanted` is kept. None if impossible."""
    cities = _number_cities(scratch, allowed)
    odd = 0
    for i in range(cities):
        if count_bits(scratch.city_edges[scratch.city[i]] & allowed) & 1:
            odd += 1
            scratch.odd[odd] = i
    if odd == 0:
        return allowed
    free = allowed & ~wanted
    _measure_distances(scratch, cities, free)
    pairing = scratch.pairing
    for u in range(1, odd + 1):
        for v in range(1, odd + 1):
            pairing.cost[u, v] = scratch.distance[scratch.odd[u], scratch.odd[v]]
        for end in range(odd + 1, odd + 3):  # two cities stay odd: they are paired with the ends of the trail
            pairing.cost[u, end] = pairing.cost[end, u] = 0
    pairing.cost[odd + 1, odd + 2] = pairing.cost[odd + 2, odd + 1] = _FAR
    pair_off(pairing, odd + 2)
    left_out = U0
    for u in range(1, odd + 1):
        v = pairing.match[u]
        if u < v and v <= odd:
            if pairing.cost[u, v] == _FAR:
                return U0
            left_out ^= _way(scratch, scratch.city[scratch.odd[u]], scratch.city[scratch.odd[v]], free)
    return allowed & ~left_out


# --- cases ------------------------------------------------------------------------------------------------------------


@rule
def _piece_at(scratch, edge, kept, number):
    """The kept edges connected with this one; marks their cities with `number`."""
    piece = bit(edge)
    new = piece
    while new != U0:
        edge = lowest(new)
        new &= new - U1
        for end in range(2):
            city = scratch.edge_a[edge] if end == 0 else scratch.edge_b[edge]
            if scratch.piece[city] != number:
                scratch.piece[city] = number
                new |= scratch.city_edges[city] & kept & ~piece
                piece |= scratch.city_edges[city] & kept
    return piece


@rule
def _split(scratch, case, kept):
    """Look at the pieces of what is kept. Keeps the longest if it is a new best; gives their number.

    The routes out of the piece with the fewest of them become the cases to try.
    """
    allowed = scratch.allowed[case]
    for city in range(CITIES):
        scratch.piece[city] = NONE
    pieces = 0
    fewest = 65
    left = kept
    while left != U0:
        piece = _piece_at(scratch, lowest(left), kept, pieces)
        left &= ~piece
        length = _length(scratch, piece)
        if length > scratch.path_length:
            scratch.path_length = length
            scratch.best = piece
        inside, touching = U0, U0
        edges = allowed
        while edges != U0:
            edge = lowest(edges)
            edges &= edges - U1
            at_a = scratch.piece[scratch.edge_a[edge]] == pieces
            at_b = scratch.piece[scratch.edge_b[edge]] == pieces
            if at_a and at_b:
                inside |= bit(edge)
            if at_a or at_b:
                touching |= bit(edge)
        ways_out = count_bits(touching & ~inside)
        if ways_out < fewest:
            fewest = ways_out
            scratch.inside[case] = inside
            scratch.outside[case] = allowed & ~touching
            scratch.ways_out[case] = touching & ~inside
        pieces += 1
    return pieces


@rule
def _open_case(scratch, case):
    """Is there anything to look for in this case? Finds how it goes on."""
    allowed, wanted = scratch.allowed[case], scratch.wanted[case]
    if wanted & ~allowed != U0 or _length(scratch, allowed) <= scratch.path_length:
        return False
    kept = _most_kept(scratch, allowed, wanted)
    if _length(scratch, kept) <= scratch.path_length:
        return False
    return _split(scratch, case, kept) > 1


@rule
def _next_case(scratch, case):
    """Set up the next case inside this one; False after the last."""
    allowed, wanted, ways_out = scratch.allowed[case], scratch.wanted[case], scratch.ways_out[case]
    if ways_out != U0:
        way = bit(lowest(ways_out))
        scratch.ways_out[case] = ways_out & ~way
        scratch.allowed[case] = allowed & ~way  # the cases after this one do without it
        scratch.allowed[case + 1] = allowed
        scratch.wanted[case + 1] = wanted | way
        return True
    if scratch.outside[case] != U0:
        scratch.allowed[case + 1] = scratch.outside[case]
        scratch.outside[case] = U0
    elif scratch.inside[case] != U0:
        scratch.allowed[case + 1] = scratch.inside[case]
        scratch.inside[case] = U0
    else:
        return False
    scratch.wanted[case + 1] = wanted
    return True


@rule
def _search_cases(scratch, network):
    """Find the longest trail of one network if it is longer than the best so far."""
    scratch.allowed[0], scratch.wanted[0] = network, U0
    if not _open_case(scratch, 0):
        return
    case = 0
    while case >= 0:
        if not _next_case(scratch, case):
            case -= 1
        elif _open_case(scratch, case + 1):
            case += 1


@rule
def _walk(scratch, edges):
    """Write down a trail of all these edges (Hierholzer): go on while possible, set down the edges on the way back."""
    start = scratch.edge_a[lowest(edges)]
    for city in range(CITIES):
        if count_bits(scratch.city_edges[city] & edges) & 1:
            start = city
    depth, written = 0, 0
    scratch.stack_city[0] = start
    while depth >= 0:
        options = scratch.city_edges[scratch.stack_city[depth]] & edges
        if options != U0:
            edge = lowest(options)
            edges &= ~bit(edge)
            depth += 1
            scratch.stack_city[depth] = _other_end(scratch, edge, scratch.stack_city[depth - 1])
            scratch.stack_edge[depth] = edge
        else:
            if depth > 0:
                scratch.path[written] = scratch.edge_route[scratch.stack_edge[depth]]
                written += 1
            depth -= 1
    scratch.path_edges = written


@rule
def _search_harder(scratch, edges):
    """Every network by cases."""
    scratch.best = U0
    everything = ~U0 if edges == 64 else bit(edges) - U1
    left = everything
    while left != U0:
        for city in range(CITIES):
            scratch.piece[city] = NONE
        network = _piece_at(scratch, lowest(left), everything, 0)
        left &= ~network
        _search_cases(scratch, network)
    if scratch.best != U0:
        _walk(scratch, scratch.best)


@rule
def longest_path(board, state, seat, scratch):
    """Fill `scratch.path` with the longest path of the seat, and its length. `network.connect` must have run."""
    scratch.path_length = 0
    scratch.path_edges = 0
    edges = _make_edges(board, state, seat, scratch)
    steps = PLAIN_STEPS
    for city in range(board.cities):
        if _is_start(scratch, city):
            steps = _follow_all(scratch, city, steps)
            if steps < 0:
                _search_harder(scratch, edges)
                return
