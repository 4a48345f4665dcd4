"""The longest path on hostile maps: exact whatever the map (EU-18), and never a matter of minutes.

All networks have at most 64 routes, as many as anybody can own. Nothing here is timed: a search that is not up to one
of these maps simply does not come back.
"""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import networkx as nx
import pytest

from branchline.kernel import numbers
from tests.kit.drawn import drawn, position
from tests.kit.sheets import check_path, sheet_of
from tests.kit.slow_scorer import Seat
from tests.kit.slow_trail import Edge, by_matching, by_walking, longest_trail, parts


def path_length(edges: list[Edge]) -> int:
    """What the score sheet says when one seat owns everything; the path it shows is checked on the way."""
    assert len(edges) <= numbers.PIECES
    edition, routes = drawn(edges), frozenset(range(len(edges)))
    sheet = sheet_of(edition.board()[0], position([routes, ()]))
    check_path(edition, sheet, 0, Seat(routes))
    return int(sheet.longest_length[0])


# --- maps -------------------------------------------------------------------------------------------------------------
def unit(graph: Any) -> list[Edge]:
    """All routes of length 1."""
    return [(a, b, 1) for a, b in nx.convert_node_labels_to_integers(graph).edges()]


def mixed(graph: Any, seed: int, lengths: tuple[int, ...] = (1, 2, 3, 4, 5, 6), pieces: int = 999) -> list[Edge]:
    """Routes of random lengths, as many as there are pieces for."""
    rng = random.Random(seed)
    edges: list[Edge] = []
    for a, b in nx.convert_node_labels_to_integers(graph).edges():
        length = rng.choice(lengths)
        if length <= pieces:
            edges.append((a, b, length))
            pieces -= length
    return edges


def joined(*networks: list[Edge]) -> list[Edge]:
    """Networks side by side."""
    edges: list[Edge] = []
    for network in networks:
        first = 1 + max((city for a, b, _ in edges for city in (a, b)), default=-1)
        edges += [(a + first, b + first, length) for a, b, length in network]
    return edges


def with_tails(core: Any, length: int, most: int = numbers.PIECES) -> list[Edge]:
    """Dead ends of this length at the cities of the core in turn, as many as fit."""
    edges, cities, number = unit(core), len(core), 0
    while len(edges) + length <= most:
        tail = [number % len(core), *range(cities, cities + length)]
        edges += [(a, b, 1) for a, b in pairwise(tail)]
        cities, number = cities + length, number + 1
    return edges


def with_rings(core: Any, size: int, most: int = numbers.PIECES) -> list[Edge]:
    """Rings on a bridge at the cities of the core in turn, as many as fit: a path visits two of them at most."""
    edges, cities, number = unit(core), len(core), 0
    while len(edges) + size + 1 <= most:
        ring = range(cities, cities + size)
        edges += [(number % len(core), cities, 1), *((city, city + 1, 1) for city in ring[:-1]), (ring[-1], cities, 1)]
        cities, number = cities + size, number + 1
    return edges


def star_of(blob: Any, arms: int) -> list[Edge]:
    """A city with bridges to copies of a blob: a path visits two of them at most."""
    edges: list[Edge] = []
    for first in range(1, 1 + arms * len(blob), len(blob)):
        edges += [(0, first, 1), *((first + a, first + b, 1) for a, b in blob.edges())]
    return edges


def petersen_like(n: int, k: int) -> Any:
    """A ring, a star inside it, and spokes; the Petersen graph is (5, 2)."""
    ring = [(("out", i), ("out", (i + 1) % n)) for i in range(n)]
    star = [(("in", i), ("in", (i + k) % n)) for i in range(n)]
    return nx.Graph(ring + star + [(("out", i), ("in", i)) for i in range(n)])


def flower_snark(n: int) -> Any:
    graph = nx.Graph()
    for i in range(n):
        for petal in "bcd":
            graph.add_edge(("a", i), (petal, i))
        graph.add_edge(("b", i), ("b", (i + 1) % n))
    around = [("c", i) for i in range(n)] + [("d", i) for i in range(n)]
    graph.add_edges_from((around[i], around[(i + 1) % (2 * n)]) for i in range(2 * n))
    return graph


def necklace(bead: Any, beads: int) -> Any:
    """Copies of a graph without its edge 0–1, strung into a ring by the two ends of that edge."""
    graph = nx.Graph()
    for i in range(beads):
        graph.add_edges_from(((i, a), (i, b)) for a, b in bead.edges() if {a, b} != {0, 1})
        graph.add_edge((i, 1), ((i + 1) % beads, 0))
    return graph


def ring_with_chords(cities: int, routes: int, seed: int) -> Any:
    rng, graph = random.Random(seed), nx.cycle_graph(cities)
    while graph.number_of_edges() < routes:
        graph.add_edge(*rng.sample(range(cities), 2))
    return graph


def subdivided(graph: Any) -> Any:
    """A city in the middle of every route."""
    edges = list(nx.convert_node_labels_to_integers(graph).edges())
    return nx.Graph((end, ("middle", i)) for i, edge in enumerate(edges) for end in edge)


def cubic(cities: int, seed: int) -> Any:
    return nx.random_regular_graph(3, cities, seed=seed)


GRIDS = {
    "5 × 5": unit(nx.grid_2d_graph(5, 5)),
    "6 × 5": unit(nx.grid_2d_graph(6, 5)),
    "6 × 6": unit(nx.grid_2d_graph(6, 6)),
    "8 × 4": unit(nx.grid_2d_graph(8, 4)),
    "12 × 3": unit(nx.grid_2d_graph(12, 3)),
    "ladder": unit(nx.ladder_graph(21)),
    "round ladder": unit(nx.circular_ladder_graph(21)),
    "twisted ladder": unit(nx.circulant_graph(42, [1, 21])),
}
COMPLETE = {f"K{n}": unit(nx.complete_graph(n)) for n in range(2, 12)} | {
    f"K{a},{b}": unit(nx.complete_bipartite_graph(a, b))
    for a, b in [(2, 32), (3, 15), (3, 21), (4, 12), (4, 16), (5, 11), (5, 12), (6, 10), (7, 7), (7, 9), (8, 8)]
}
WHEELS = {f"wheel of {n}": unit(nx.wheel_graph(n)) for n in (6, 10, 20, 33)}
CUBIC = {
    "Petersen": unit(nx.petersen_graph()),
    "Heawood": unit(nx.heawood_graph()),
    "Pappus": unit(nx.pappus_graph()),
    "Desargues": unit(nx.desargues_graph()),
    "dodecahedron": unit(nx.dodecahedral_graph()),
    "Tutte–Coxeter": unit(nx.Graph(nx.LCF_graph(30, [-13, -9, 7, -7, 9, 13], 5))),
    **{f"Petersen-like {n} {k}": unit(petersen_like(n, k)) for n, k in [(10, 2), (12, 5), (14, 3), (20, 9), (21, 5)]},
    **{f"flower snark {n}": unit(flower_snark(n)) for n in (5, 7, 9)},
    **{f"cubic {n} #{seed}": unit(cubic(n, seed)) for n in range(20, 43, 2) for seed in range(3)},
    "two beads": unit(necklace(nx.petersen_graph(), 2)),
    "nine small beads": unit(necklace(nx.complete_graph(4), 9)),
}
OTHER_REGULAR = {
    "icosahedron": unit(nx.icosahedral_graph()),
    "hypercube": unit(nx.hypercube_graph(4)),
    **{
        f"{d} routes everywhere, {n} cities": unit(nx.random_regular_graph(d, n, seed=1))
        for d, n in [(4, 32), (5, 12), (5, 16), (5, 24), (6, 20), (7, 18)]  # 4 and 6: one round trip of everything
    },
}
RANDOM = {
    f"{n} cities #{seed}": unit(nx.gnm_random_graph(n, 64, seed=seed))
    for n in (12, 14, 16, 20, 24, 30, 40)
    for seed in range(3)
}
MIXED = {
    f"{n} cities, mixed #{seed}": mixed(nx.gnm_random_graph(n, min(64, n * (n - 1) // 2), seed=seed), seed)
    for n in (8, 10, 12, 16, 20, 30, 40)
    for seed in range(3)
} | {
    f"{n} cities, 64 pieces #{seed}": mixed(nx.gnm_random_graph(n, 24, seed=seed), seed, (1, 1, 2, 2, 3, 4), 64)
    for n in (8, 10, 12, 14, 20)
    for seed in range(3)
}
CORES = {
    "K5": nx.complete_graph(5),
    "K6": nx.complete_graph(6),
    "K7": nx.complete_graph(7),
    "K8": nx.complete_graph(8),
    "K9": nx.complete_graph(9),
    "K3,6": nx.complete_bipartite_graph(3, 6),
    "K4,4": nx.complete_bipartite_graph(4, 4),
    "4 × 4": nx.grid_2d_graph(4, 4),
    "5 × 5": nx.grid_2d_graph(5, 5),
    "Petersen": nx.petersen_graph(),
    "Heawood": nx.heawood_graph(),
    "cubic 20": cubic(20, 1),
}
TAILS = {f"{name}, tails of {n}": with_tails(core, n) for name, core in CORES.items() for n in (1, 2, 3)}
RINGS = {f"{name}, rings of {n}": with_rings(core, n) for name, core in CORES.items() for n in (3, 4, 6)}
STARS = {
    "star of triangles": star_of(nx.cycle_graph(3), 10),
    "star of K4": star_of(nx.complete_graph(4), 8),
    "star of K5": star_of(nx.complete_graph(5), 5),
    "star of K6": star_of(nx.complete_graph(6), 4),
    "star of Petersens": star_of(nx.petersen_graph(), 4),
}
TREES = {
    "star": unit(nx.star_graph(64)),
    "binary tree": unit(nx.balanced_tree(2, 5)),
    "spider": unit(nx.compose_all([nx.path_graph([0, *range(100 + 3 * leg, 103 + 3 * leg)]) for leg in range(21)])),
    "caterpillar": with_tails(nx.path_graph(22), 1),
    **{f"tree #{seed}": unit(nx.random_labeled_tree(65, seed=seed)) for seed in range(3)},
    **{f"mixed tree #{seed}": mixed(nx.random_labeled_tree(65, seed=seed), seed) for seed in range(3)},
}
CHORDS = {f"ring with chords #{seed}": unit(ring_with_chords(40, 64, seed)) for seed in range(6)}
SUBDIVIDED = {
    f"subdivided {name}": unit(subdivided(graph))
    for name, graph in {
        "K8": nx.complete_graph(8),
        "K5,5": nx.complete_bipartite_graph(5, 5),
        "K3,8": nx.complete_bipartite_graph(3, 8),
        "Petersen": nx.petersen_graph(),
        "Heawood": nx.heawood_graph(),
        "Desargues": nx.desargues_graph(),
    }.items()
}
UNIONS = {
    "four Petersens": joined(*[unit(nx.petersen_graph())] * 4),
    "K7 and K8": joined(unit(nx.complete_graph(7)), unit(nx.complete_graph(8))),
    "K6 and 40 single routes": joined(unit(nx.complete_graph(6)), *[[(0, 1, 1)]] * 40),
    "grid, ring and tree": joined(unit(nx.grid_2d_graph(4, 4)), unit(nx.cycle_graph(20)), unit(nx.star_graph(20))),
    "twelve double triangles": joined(*[[(0, 1, 1), (1, 2, 2), (0, 2, 3), (2, 3, 1), (2, 4, 1)]] * 12),
}
MAPS = {
    **GRIDS, **COMPLETE, **WHEELS, **CUBIC, **OTHER_REGULAR, **RANDOM, **MIXED, **TAILS, **RINGS, **STARS, **TREES,
    **CHORDS, **SUBDIVIDED, **UNIONS,
}  # fmt: skip


# --- exactness --------------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("edges", [pytest.param(edges, id=name) for name, edges in MAPS.items()])
def test_the_path_is_the_longest_there_is(edges: list[Edge]) -> None:
    """EU-18: on every map as long as the slow search says."""
    assert path_length(edges) == longest_trail(edges)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_the_path_is_the_longest_on_small_random_maps(seed: int) -> None:
    """EU-18: all ways to walk, on hundreds of maps with loops, parallels and several networks."""
    rng = random.Random(seed)
    for _ in range(40):
        cities = rng.randint(2, 9)
        edges = [(*ends(rng, cities), rng.choice([1, 1, 2, 3, 6])) for _ in range(rng.randint(1, 13))]
        edges = [edge for i, edge in enumerate(edges) if parallel_before(edges, i) <= numbers.PARALLELS]
        longest = max(by_walking(part) for part in parts(edges))
        assert path_length(edges) == longest
        assert max(by_matching(part) for part in parts(edges)) == longest  # the two slow searches agree as well


def ends(rng: random.Random, cities: int) -> tuple[int, int]:
    a, b = rng.sample(range(cities), 2)
    return a, b


def parallel_before(edges: list[Edge], number: int) -> int:
    return sum(set(edge[:2]) == set(edges[number][:2]) for edge in edges[:number])


@pytest.mark.parametrize(
    ("edges", "length"),
    [
        pytest.param(COMPLETE["K9"], 36, id="K9: a round trip of everything"),
        pytest.param(COMPLETE["K11"], 55, id="K11: a round trip of everything"),
        pytest.param(COMPLETE["K10"], 45 - 4, id="K10: ten odd cities, eight of them lose a route"),
        pytest.param(COMPLETE["K4,16"], 64, id="K4,16: everything"),
        pytest.param(COMPLETE["K2,32"], 64, id="K2,32: everything"),
        pytest.param(COMPLETE["K3,21"], 63 - 19, id="K3,21: each odd city on the long side but two loses a route"),
        pytest.param(CUBIC["Petersen"], 15 - 4, id="Petersen: ten odd cities"),
        pytest.param(GRIDS["round ladder"], 63 - 20, id="round ladder: forty odd cities lose a rung in pairs"),
        pytest.param(TREES["star"], 2, id="star"),
        pytest.param(TREES["binary tree"], 10, id="binary tree: leaf to leaf"),
        pytest.param(TREES["spider"], 6, id="spider: two legs"),
        pytest.param(joined(COMPLETE["K4"], COMPLETE["K5"], COMPLETE["K3"]), 10, id="the best of three networks"),
        pytest.param(star_of(nx.cycle_graph(3), 16), 2 * (1 + 3), id="two triangles"),
        pytest.param(STARS["star of K5"], 2 * (1 + 10), id="two K5"),
        pytest.param([(0, 1, 1)] * 4, 4, id="four parallel routes, to and fro"),
        pytest.param([(0, 1, 1)] * 3 + [(1, 2, 1)] * 3, 6, id="three there, three on"),
    ],
)
def test_longest_paths_known_beforehand(edges: list[Edge], length: int) -> None:
    """EU-18: by reasoning, without a search."""
    assert path_length(edges) == length


def test_sixty_four_routes_are_no_round_trip_too_many() -> None:
    """EU-18: the largest network there can be, all in one path."""
    assert path_length(unit(nx.cycle_graph(64))) == 64
    assert path_length(unit(nx.path_graph(65))) == 64
