"""Networks: which cities a seat's routes connect (C-17, IT-8, IT-9)."""

from branchline.kernel.bits import U0, U1, lowest
from branchline.kernel.numbers import (
    CITIES,
    NONE,
    ROUTE_WORDS,
)
from branchline.kernel.rule import rule


@rule
def _find(parent, city):
    while parent[city] != city:
        parent[city] = parent[parent[city]]
        city = parent[city]
    return city


@rule
def connect(board, state, seat, scratch):
    """Give every city the root of the seat's network it lies in; a city without own routes is its own root."""
    root = scratch.root
    for city in range(CITIES):
        root[city] = city
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[seat, w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            a, b = _find(root, board.end_a[route]), _find(root, board.end_b[route])
            root[a] = b
    for city in range(board.cities):
        root[city] = _find(root, city)


@rule
def same_network(board, roots, joined, a, b):
    """Are the two places of a ticket connected? A place is a city, or the first terminal of an area (IT-8).

    `joined` leads from a root to the one it was joined to by borrowed routes.
    """
    while a != NONE:
        other = b
        while other != NONE:
            if _end(joined, roots[a]) == _end(joined, roots[other]):
                return True
            other = board.next_terminal[other]
        a = board.next_terminal[a]
    return False


@rule
def _end(joined, root):
    while joined[root] != root:
        root = joined[root]
    return root


@rule
def join(joined, a, b):
    """Connect two networks by their roots."""
    joined[_end(joined, a)] = _end(joined, b)


@rule
def part(joined, a, b):
    """Undo what joining two networks changed, once all joins of a choice are being undone."""
    joined[a] = a
    joined[b] = b


@rule
def part_all(scratch):
    """No borrowed connections."""
    for city in range(CITIES):
        scratch.joined[city] = city
