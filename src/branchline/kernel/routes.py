"""Claiming routes (C-11 … C-13, EU-5 … EU-7, IT-7, NY-4, BE-3 … BE-8)."""

from branchline.kernel.bits import add, has, remove
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CHOSE_ROUTE,
    CLAIMED,
    COST,
    FERRY_USE_CARDS,
    FERRY_USE_WAVES,
    JOKER,
    NOBODY,
    NONE,
    PARALLELS,
    PAY_ROUTE,
    ROUTE_WORDS,
)
from branchline.kernel.payment import (
    USES,
    discard_payment,
    ferry_use_fits,
    payment_color,
    payment_ferry_use,
    payment_jokers,
    put_down,
    route_cards,
    route_floor,
)
from branchline.kernel.rule import rule
from branchline.kernel.tunnels import begin_tunnel
from branchline.kernel.turn_end import end_turn


@rule
def owner(state, route):
    """Whose pieces stand on the route, or NOBODY."""
    for seat in range(state.players):
        if has(state.owned[seat], route):
            return seat
    return NOBODY


@rule
def parallel_closed(board, state, seat, route):
    """C-13: a parallel is the seat's own, or there are so few players that any taken parallel closes the others."""
    for i in range(PARALLELS):
        other = board.parallels[route, i]
        if other == NONE:
            return False
        taken_by = owner(state, other)
        if taken_by == seat or (taken_by != NOBODY and state.players < board.parallel_from):
            return True
    return False


@rule
def enough_pieces(board, state, seat, route):
    """C-12, BE-5: one piece of the route's kind for every space."""
    return state.pieces[seat, board.piece[route]] >= board.spaces[route]


@rule
def can_pay_route(board, state, seat, route):
    """Is there any payment? One that uses as many ferry cards and jokers as help is found if there is one at all."""
    for use in range(USES):
        if ferry_use_fits(board, state, seat, route, use):
            cards = route_cards(board, route, use)
            jokers = state.hand[seat, JOKER]
            if jokers >= route_floor(board, route, use):
                for color in range(board.colors):
                    if (board.color[route] < 0 or board.color[route] == color) and state.hand[
                        seat, color
                    ] + jokers >= cards:
                        return True
    return False


@rule
def list_shortages(board, state, seat, short):
    """For every route the fewest cards its payment lacks: how many of a colour, of which, and how many jokers besides.

    Nothing is lacking exactly where `can_pay_route`. Of equal ways the one that lacks fewer jokers is told.
    """
    jokers = state.hand[seat, JOKER]
    for route in range(board.routes):
        least = 2 * COST + 1
        for use in range(USES):
            if not ferry_use_fits(board, state, seat, route, use):
                continue
            cards, floor = route_cards(board, route, use), route_floor(board, route, use)
            for color in range(board.colors):
                if board.color[route] < 0 or board.color[route] == color:
                    no_jokers = max(0, floor - jokers)
                    no_cards = max(0, cards - max(floor, jokers) - state.hand[seat, color])
                    if no_jokers + no_cards < least or (no_jokers + no_cards == least and no_jokers < short[route, 2]):
                        least = no_jokers + no_cards
                        short[route, 0], short[route, 1], short[route, 2] = no_cards, color, no_jokers


@rule
def list_claims(board, state, seat, words):
    """Add the routes the seat may claim and pay: a few ORs and ANDs over sets of routes.

    The Board knows for each colour and number of cards the routes they pay; ferry cards shorten what waves cost.
    """
    hand = state.hand[seat]
    jokers = hand[JOKER]
    ferry = state.ferry[seat]
    for color in range(board.colors):
        payable = board.payable[ferry, color, min(hand[color] + jokers, COST)]
        for w in range(ROUTE_WORDS):
            words[w] |= payable[w]
    joker_enough = board.joker_enough[ferry, min(jokers, COST)]
    first = board.short_enough[0, min(state.pieces[seat, 0], COST)]
    second = board.short_enough[1, min(state.pieces[seat, 1], COST)]
    for w in range(ROUTE_WORDS):
        words[w] &= joker_enough[w] & (first[w] | second[w]) & state.open[seat, w]


@rule
def open_all_routes(board, state):
    for seat in range(state.players):
        for w in range(ROUTE_WORDS):
            state.open[seat, w] = board.all_routes[w]


@rule
def close_routes(board, state, seat, route):
    """Take the claimed route, and the parallels it closes, out of what is open (C-13)."""
    for other_seat in range(state.players):
        remove(state.open[other_seat], route)
    for i in range(PARALLELS):
        other = board.parallels[route, i]
        if other == NONE:
            return
        for other_seat in range(state.players):
            if other_seat == seat or state.players < board.parallel_from:
                remove(state.open[other_seat], other)


@rule
def choose_route(state, route, log):
    state.route = route
    state.phase = PAY_ROUTE
    tell(log, CHOSE_ROUTE, state.seat, route, 0, 0, 0, 0)


@rule
def pay_route(board, state, action, log):
    seat, route = state.seat, state.route
    use = payment_ferry_use(action)
    cards = route_cards(board, route, use)
    color = payment_color(action)
    jokers = payment_jokers(action, cards)
    put_down(state, seat, color, cards, jokers, log, FERRY_USE_CARDS[use], FERRY_USE_WAVES[use])
    if board.tunnel[route] == 0 or begin_tunnel(board, state, color, log):
        claim(board, state, log)


@rule
def claim(board, state, log):
    """The paid route becomes the seat's; the turn ends."""
    seat, route = state.seat, state.route
    add(state.owned[seat], route)
    close_routes(board, state, seat, route)
    state.pieces[seat, board.piece[route]] -= board.spaces[route]
    points = board.points[route] if board.points_on_claim else 0
    state.points[seat] += points
    tell(log, CLAIMED, seat, route, points, 0, 0, 0)
    discard_payment(state)
    end_turn(board, state, log)
