"""Claiming routes (C-11 … C-13, EU-5 … EU-7, IT-7, NY-4, BE-3 … BE-8, LW-15 … LW-17)."""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.bits import U0, U1, add, lowest, remove
from branchline.kernel.codes import (
    CHOSE_ROUTE,
    CLAIMED,
    MOMENT_CLAIMED,
    PAY_ROUTE,
)
from branchline.kernel.effects import happens, price_change, price_rows, routes_with_changes
from branchline.kernel.log import tell
from branchline.kernel.numbers import COST, DUE_CLAIM, DUE_TUNNEL, JOKER, NOBODY, NONE, PARALLELS, ROUTE_WORDS
from branchline.kernel.owners import owner
from branchline.kernel.payment import can_pay, discard_payment, forget_marks_paid, owe, put_down
from branchline.kernel.rule import rare_rule, rule


@rule
def parallel_closed(board, table, seat, route):
    """C-13: a parallel is the seat's own, or there are so few players that any taken parallel closes the others."""
    for i in range(PARALLELS):
        other = board.parallels[route, i]
        if other == NONE:
            return False
        taken_by = owner(table, other)
        if taken_by == seat or (taken_by != NOBODY and one_of_set(board, table, route)):
            return True
    return False


@rule
def one_of_set(board, table, route):
    """C-13, LW-16: may only one of the parallel routes be used? Three side by side are always open in some editions."""
    if board.triples_open and board.parallels[route, 1] != NONE:
        return False
    return table.players < board.parallel_from


@rule
def enough_pieces(board, state, seat, route):
    """C-12, BE-5: one piece of the route's kind for every space."""
    return state.public.pieces[seat, board.piece[route]] >= board.spaces[route]


@rule
def route_price(board, state, seat, route):
    """What the seat has to pay for the route now (see `payment`): effects may change it."""
    more, jokers, rows = 0, 0, price_rows(board, state, seat)
    if rows != U0:
        more, jokers, _ = price_change(board, state, seat, route, rows)
    return _changed_price(board, route, more, jokers)


@rule
def _changed_price(board, route, more, jokers):
    """The printed price with so many cards and jokers more, or fewer; a route always costs a card."""
    cards, symbols, waves = board.cost[route] + more, board.symbols[route] + jokers, int(board.waves[route])
    return min(max(cards, symbols + waves, 1), COST), int(board.color[route]), symbols, waves


@rule
def can_pay_route(board, state, seat, route):
    return can_pay(board, state, seat, route_price(board, state, seat, route))


@rule
def list_claims(board, state, seat, words):
    """Add the routes the seat may claim and pay."""
    _list_claims_by_sets(board, state, seat, words)
    rows = price_rows(board, state, seat)
    if rows != U0:
        _change_claims(board, state, seat, rows, words)


@rare_rule
def _change_claims(board, state, seat, rows, words):
    """Where effects change what a route costs, or close it.

    What cannot be paid for as printed does not matter when it gets dearer, nor what can be when it gets cheaper.
    """
    for w in range(ROUTE_WORDS):
        dearer, cheaper = routes_with_changes(board, state, rows, w)
        routes = state.public.open[seat, w] & ((dearer & words[w]) | (cheaper & ~words[w]))
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            more, jokers, closed = price_change(board, state, seat, route, rows)
            if closed:
                remove(words, route)
            elif more != 0 or jokers != 0:
                remove(words, route)
                price = _changed_price(board, route, more, jokers)
                if enough_pieces(board, state, seat, route) and can_pay(board, state, seat, price):
                    add(words, route)


@rule
def _list_claims_by_sets(board, state, seat, words):
    """A few ORs and ANDs over sets of routes, as every route costs what its board says.

    The Board knows for each colour and number of cards the routes they pay; ferry cards shorten what waves cost.
    """
    table, hand = state.public, state.own[seat].hand
    jokers = hand[JOKER]
    ferry = table.ferry[seat]
    for color in range(board.colors):
        payable = board.payable[ferry, color, min(hand[color] + jokers, COST)]
        for w in range(ROUTE_WORDS):
            words[w] |= payable[w]
    joker_enough = board.joker_enough[ferry, min(jokers, COST)]
    first = board.short_enough[0, min(table.pieces[seat, 0], COST)]
    second = board.short_enough[1, min(table.pieces[seat, 1], COST)]
    for w in range(ROUTE_WORDS):
        words[w] &= joker_enough[w] & (first[w] | second[w]) & table.open[seat, w]


@rule
def open_all_routes(board, state):
    for seat in range(state.public.players):
        for w in range(ROUTE_WORDS):
            state.public.open[seat, w] = board.all_routes[w]


@rule
def close_routes(board, state, seat, route):
    """Take the claimed route, and the parallels it closes, out of what is open (C-13)."""
    table = state.public
    for other_seat in range(table.players):
        remove(table.open[other_seat], route)
    for i in range(PARALLELS):
        other = board.parallels[route, i]
        if other == NONE:
            return
        for other_seat in range(table.players):
            if other_seat == seat or one_of_set(board, table, route):
                remove(table.open[other_seat], other)


@rule
def choose_route(board, state, route, log):
    seat = state.public.seat
    state.public.route = route
    forget_marks_paid(state)
    cards, color, symbols, waves = route_price(board, state, seat, route)
    owe(state, cards, color, symbols, waves)
    tell(log, CHOSE_ROUTE, seat, route, 0, 0, 0, 0)
    ask(state, seat, PAY_ROUTE)


@rule
def pay_route(board, state, action, log):
    """The route is paid for; a tunnel has to be dug before it is claimed."""
    seat, route = state.public.seat, state.public.route
    color = put_down(state, seat, action, log)
    add_due(state, DUE_CLAIM, seat, route)
    if board.tunnel[route]:
        add_due(state, DUE_TUNNEL, seat, color)


@rule
def claim(board, state, seat, route, log):
    """The paid route becomes the seat's."""
    add(state.public.owned[seat], route)
    close_routes(board, state, seat, route)
    state.public.pieces[seat, board.piece[route]] -= board.spaces[route]
    points = board.points[route] if board.points_on_claim else 0
    state.public.points[seat] += points
    tell(log, CLAIMED, seat, route, points, 0, 0, 0)
    discard_payment(state)
    happens(board, state, MOMENT_CLAIMED)
