"""The longest trail of a network, worked out slowly in two ways that share nothing with the kernel (EU-18).

A trail walks from city to city and uses no route twice; cities may repeat. `longest_trail` takes each connected part by
itself: a part with few loops is walked in every possible way, any other goes to `_by_matching`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise

import networkx as nx

Edge = tuple[int, int, int]  # two cities and a length
FEW_LOOPS = 4


def longest_trail(edges: Sequence[Edge]) -> int:
    """The length of the longest trail, 0 without edges."""
    return max((_longest_of_part(part) for part in parts(edges)), default=0)


def _longest_of_part(part: list[Edge]) -> int:
    loops = len(part) - len(_cities(part)) + 1
    return by_walking(part) if loops <= FEW_LOOPS else by_matching(part)


def _cities(edges: Iterable[Edge]) -> set[int]:
    return {city for a, b, _ in edges for city in (a, b)}


def parts(edges: Sequence[Edge]) -> list[list[Edge]]:
    """The connected parts."""
    graph = nx.Graph((a, b) for a, b, _ in edges)
    return [[edge for edge in edges if edge[0] in cities] for cities in nx.connected_components(graph)]


# --- every walk -------------------------------------------------------------------------------------------------------
def by_walking(edges: Sequence[Edge]) -> int:
    """Walk on from every city over every unused edge; what was walked before matters only as the set of edges used."""
    at: dict[int, list[tuple[int, int, int]]] = {city: [] for city in _cities(edges)}
    for number, (a, b, length) in enumerate(edges):
        at[a].append((1 << number, b, length))
        at[b].append((1 << number, a, length))

    @cache
    def most(city: int, used: int) -> int:
        further = (length + most(other, used | edge) for edge, other, length in at[city] if not used & edge)
        return max(further, default=0)

    return max(most(city, 0) for city in at)


# --- what has to be left out ------------------------------------------------------------------------------------------
def by_matching(edges: Sequence[Edge]) -> int:
    """Find the least that has to be left out, as in the postman's problem, and branch where that breaks the trail.

    Edges are a trail exactly if they are connected and at most two cities have an odd number of them. A longest trail
    either is a whole part without odd cities, or it begins and ends at odd cities (elsewhere it could be extended): all
    other odd cities are paired off, and a pair costs at least the shortest path between the two. The cheapest pairing
    bounds the trail; if what remains is connected, it is one. If it falls apart, take one piece: the longest trail
    stays within the cities of the piece, or keeps away from them, or uses one of the edges that lead out of the piece.
    """
    numbered = frozenset(range(len(edges)))
    best = max(length for _, _, length in edges)
    waiting: list[tuple[frozenset[int], frozenset[int]]] = [(numbered, frozenset())]
    while waiting:
        allowed, wanted = waiting.pop()
        if sum(edges[e][2] for e in allowed) <= best:
            continue
        kept = _cheapest_pairing(edges, allowed, wanted)
        if kept is None or sum(edges[e][2] for e in kept) <= best:
            continue
        pieces = _pieces(edges, kept)
        if len(pieces) == 1:
            best = sum(edges[e][2] for e in kept)
            continue
        best = max(best, *(sum(edges[e][2] for e in piece) for piece in pieces))
        waiting += [(less, more) for less, more in _branches(edges, allowed, wanted, pieces) if more <= less]
    return best


def _branches(
    edges: Sequence[Edge], allowed: frozenset[int], wanted: frozenset[int], pieces: list[list[int]]
) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
    """What may be used and what has to be, in each case; the case likeliest to lead to a long trail comes last.

    The piece with the fewest ways out makes the fewest cases.
    """
    ways_out, cities = min(
        ((_ways_out(edges, allowed, piece), _cities(edges[e] for e in piece)) for piece in pieces),
        key=lambda way: len(way[0]),
    )
    yield frozenset(e for e in allowed if cities.issuperset(edges[e][:2])), wanted
    yield frozenset(e for e in allowed if cities.isdisjoint(edges[e][:2])), wanted
    for number in reversed(range(len(ways_out))):
        yield allowed.difference(ways_out[:number]), wanted | {ways_out[number]}


def _ways_out(edges: Sequence[Edge], allowed: frozenset[int], piece: list[int]) -> list[int]:
    cities = _cities(edges[e] for e in piece)
    return [e for e in sorted(allowed) if len(cities.intersection(edges[e][:2])) == 1]


def _pieces(edges: Sequence[Edge], kept: Iterable[int]) -> list[list[int]]:
    kept = list(kept)
    graph = nx.Graph(edges[e][:2] for e in kept)
    return [[e for e in kept if edges[e][0] in cities] for cities in nx.connected_components(graph)]


def _cheapest_pairing(edges: Sequence[Edge], allowed: frozenset[int], wanted: frozenset[int]) -> set[int] | None:
    """The most one can keep of `allowed`, all of `wanted` included, so that only two cities are odd; None if nothing.

    Two odd cities stay as they are: each is matched with one of two extra nodes for nothing.
    """
    graph = nx.MultiGraph()
    graph.add_edges_from((edges[e][0], edges[e][1], e) for e in allowed)
    odd = [city for city, degree in graph.degree() if degree % 2]
    if not odd:
        return set(allowed)
    cheapest = nx.Graph()
    cheapest.add_nodes_from(graph)
    for e in sorted(allowed - wanted, key=lambda e: -edges[e][2]):
        a, b, length = edges[e]
        cheapest.add_edge(a, b, weight=length, edge=e)  # of parallel edges the shortest stays
    pairs = nx.Graph()
    paths = {city: nx.single_source_dijkstra(cheapest, city) for city in odd}
    for a, b in combinations(odd, 2):
        if b in paths[a][0]:
            pairs.add_edge(a, b, weight=paths[a][0][b])
    for extra in ("first end", "last end"):
        pairs.add_weighted_edges_from((extra, city, 0) for city in odd)
    matching = nx.min_weight_matching(pairs)
    if 2 * len(matching) < len(odd) + 2:
        return None
    left_out: set[int] = set()
    for a, b in matching:
        if isinstance(a, int) and isinstance(b, int):
            path = paths[a][1][b]
            left_out.symmetric_difference_update(cheapest.edges[city, other]["edge"] for city, other in pairwise(path))
    return set(allowed) - left_out
