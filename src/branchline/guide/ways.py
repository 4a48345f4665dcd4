"""How near a ticket is: the fewest pieces that would still fulfil it. No rule asks; players do, so a View is enough."""

from branchline.kernel.bits import U0, add, has
from branchline.kernel.numbers import (
    NOBODY,
    NONE,
    ROUTE_WORDS,
)
from branchline.kernel.owners import owner
from branchline.kernel.routes import parallel_closed
from branchline.kernel.rule import rule

FAR = 10_000  # more pieces than anybody has


@rule
def _begin_at(board, view, place, scratch):
    for used in range(view.public.pieces[view.seat, 1] + 1):
        for city in range(board.cities):
            scratch.spent[used, city] = FAR
            scratch.via[used, city] = NONE
    while place != NONE:
        scratch.spent[0, place] = 0
        place = board.next_terminal[place]


@rule
def _go(board, view, route, start, end, is_own, scratch):
    """Along a route, whatever was spent before; True if that comes nearer than anything yet."""
    first, second = 0, 0
    if not is_own:
        if board.piece[route] == 0:
            first = board.spaces[route]
        else:
            second = board.spaces[route]
    nearer = False
    for used in range(view.public.pieces[view.seat, 1] - second + 1):
        spent = scratch.spent[used, start] + first
        if spent <= view.public.pieces[view.seat, 0] and spent < scratch.spent[used + second, end]:
            scratch.spent[used + second, end] = spent
            scratch.via[used + second, end] = route
            nearer = True
    return nearer


@rule
def _is_open(board, view, route):
    return (
        has(board.all_routes, route)
        and owner(view.public, route) == NOBODY
        and not parallel_closed(board, view.public, view.seat, route)
    )


@rule
def _search(board, view, also, scratch):
    """The fewest pieces of the first kind to every city, for every number of the second kind."""
    going = True
    while going:
        going = False
        for route in range(board.routes):
            is_own = has(view.public.owned[view.seat], route) or has(also, route)
            if is_own or _is_open(board, view, route):
                a, b = board.end_a[route], board.end_b[route]
                going |= _go(board, view, route, a, b, is_own, scratch)
                going |= _go(board, view, route, b, a, is_own, scratch)


@rule
def _trace(board, view, also, used, city, scratch, way):
    while scratch.via[used, city] != NONE:
        route = scratch.via[used, city]
        if not has(view.public.owned[view.seat], route) and not has(also, route):
            add(way, route)
            if board.piece[route] == 1:
                used -= board.spaces[route]
        city = board.end_a[route] + board.end_b[route] - city


@rule
def fewest_pieces(board, view, ticket, also, scratch, way):
    """Pieces still to place until own routes fulfil the ticket, or NONE if open routes and pieces left do not allow it.

    `also` are routes that count as the seat's own; `way` becomes the routes to claim.
    """
    for w in range(ROUTE_WORDS):
        way[w] = U0
    _begin_at(board, view, board.ticket_a[ticket], scratch)
    _search(board, view, also, scratch)
    best, best_used, best_city = FAR, 0, NONE
    city = board.ticket_b[ticket]
    while city != NONE:
        for used in range(view.public.pieces[view.seat, 1] + 1):
            if scratch.spent[used, city] + used < best:
                best, best_used, best_city = scratch.spent[used, city] + used, used, city
        city = board.next_terminal[city]
    if best_city == NONE:
        return NONE
    _trace(board, view, also, best_used, best_city, scratch, way)
    return best
