"""What the others are up to: which tickets they hold, going by what they have built.

Nobody sees the others' tickets, but everybody sees their routes, and people build what their tickets need. So a ticket
is the likelier the less is missing of its way, and that says more the more pieces a player has placed. Measured on
planners' games (`python -m benchmarks.intents`), one formula fits every map.
"""

import numpy as np

from branchline.bots.compiled.paths import INFINITE, NOTHING, has_station_at, shortest_way
from branchline.kernel.bits import U0, U1, add, has, lowest, remove
from branchline.kernel.chance import next_word
from branchline.kernel.numbers import NOBODY, NONE, PIECE_KINDS, TICKET_WORDS
from branchline.kernel.owners import owner
from branchline.kernel.rule import rule

# How much less likely, as a power of e, a ticket is of which everything is missing:
DOUBT_FIRST = 2.0  # before anything was built,
DOUBT_LAST = 11.0  # and when all pieces are placed.
BORROWED = 4.0  # spaces that a station is like
FARTHEST = 2.0  # a way that is twice as long as at first says no less than one that is longer still
LONG_KEPT = 6.0  # times as often as not a long ticket is kept, where players choose among all their first tickets

# --- how likely each ticket is ----------------------------------------------------------------------------------------


@rule
def _price_empty_map(board, mind):
    for route in range(board.routes):
        mind.price[route] = board.spaces[route]


@rule
def _price_missing(board, view, seat, mind):
    """The spaces that the player lacks on each route."""
    for route in range(board.routes):
        price = INFINITE
        if has(view.public.owned[seat], route):
            price = 0.0
        elif has(view.public.open[seat], route):
            price = np.float64(board.spaces[route])
        elif board.stations > 0 and owner(view.public, route) != NOBODY:
            if has_station_at(board, view, seat, route):
                price = NOTHING
            elif view.public.stations[seat] > 0:
                price = BORROWED
        mind.price[route] = price


@rule
def _way_length(board, mind, ticket):
    """How long the shortest way of a ticket is."""
    end = shortest_way(board, mind, np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket]))
    return INFINITE if end == NONE else mind.distance[end]


@rule
def _share_placed(board, view, seat):
    """How many of its pieces the player has placed, 0 … 1."""
    left, total = 0.0, 0.0
    for kind in range(PIECE_KINDS):
        left += view.public.pieces[seat, kind]
        total += board.pieces[kind]
    return 1.0 - left / total


@rule
def doubt_at(share):
    """The doubt about a ticket of which everything is missing, when that share of the pieces is placed."""
    return DOUBT_FIRST + (DOUBT_LAST - DOUBT_FIRST) * share


@rule
def read_intents(board, view, mind, likely):
    """How likely each player is to hold each ticket, in any unit, going by what everybody sees."""
    _price_empty_map(board, mind)
    for ticket in range(board.tickets):
        likely[0, ticket] = max(1.0, _way_length(board, mind, ticket))
    for seat in range(view.public.players - 1, -1, -1):  # the first row, where the whole ways stand, is written last
        _price_missing(board, view, seat, mind)
        doubt = doubt_at(_share_placed(board, view, seat))
        for ticket in range(board.tickets):
            missing = min(FARTHEST, _way_length(board, mind, ticket) / likely[0, ticket])
            likely[seat, ticket] = np.exp(-doubt * missing)


# --- deals that fit it ------------------------------------------------------------------------------------------------


@rule
def _is_free(view, state, ticket):
    """Can the ticket change places with one that another player holds, as far as the seat of the view knows?"""
    somewhere = has(state.ticket_pile, ticket) or has(state.box, ticket) or state.under[ticket] > 0
    return somewhere and state.returned_by[ticket] != view.seat


@rule
def _draw_likely(board, view, chance, state, weights, ticket):
    """This ticket or a free one of the same kind, each as likely as its weight says."""
    is_long = has(board.long_tickets, ticket)
    total = weights[ticket]
    for other in range(board.tickets):
        if has(board.long_tickets, other) == is_long and _is_free(view, state, other):
            total += weights[other]
    target = next_word(chance) / 4294967296.0 * total - weights[ticket]
    if target < 0.0:
        return ticket
    for other in range(board.tickets):
        if has(board.long_tickets, other) == is_long and _is_free(view, state, other):
            target -= weights[other]
            if target < 0.0:
                return other
    return ticket


@rule
def _exchange(state, seat, ticket, other):
    """The player holds the other ticket, and this one lies where that one lay."""
    remove(state.own[seat].held, ticket)
    add(state.own[seat].held, other)
    if state.under[other] > 0:
        state.under[ticket] = state.under[other]
        state.under[other] = 0
        return
    place = state.ticket_pile if has(state.ticket_pile, other) else state.box
    remove(place, other)
    add(place, ticket)


@rule
def _chooses_long(board, view, seat):
    """Did the player choose whether to keep a long ticket, so that nobody else knows?"""
    kept = view.public.kept_at_setup[seat]
    return board.two_steps == 0 and board.deal_long == 1 and board.unkept_to_box == 1 and 0 < kept <= board.deal_normal


@rule
def _mean_weight(board, view, state, seat, weights, is_long):
    """The mean weight of all tickets of a kind that the player can hold."""
    total, count = 0.0, 0
    for ticket in range(board.tickets):
        can_be = has(state.own[seat].held, ticket) or _is_free(view, state, ticket)
        if can_be and has(board.long_tickets, ticket) == is_long:
            total += weights[ticket]
            count += 1
    return total / max(1, count)


@rule
def _held_of_kind(board, state, seat, is_long):
    """A ticket of that kind that the player holds, NONE without one."""
    for ticket in range(board.tickets):
        if has(state.own[seat].held, ticket) and has(board.long_tickets, ticket) == is_long:
            return ticket
    return NONE


@rule
def _boxed_of_kind(board, view, state, is_long):
    """A free ticket of that kind in the box, NONE without one."""
    for ticket in range(board.tickets):
        if has(state.box, ticket) and has(board.long_tickets, ticket) == is_long and _is_free(view, state, ticket):
            return ticket
    return NONE


@rule
def _deal_long(board, view, chance, state, seat, weights):
    """Let the player have kept a long ticket or not, as likely as that is with all that can be held."""
    with_long = LONG_KEPT * _mean_weight(board, view, state, seat, weights, True)
    without = _mean_weight(board, view, state, seat, weights, False)
    keeps = next_word(chance) / 4294967296.0 * (with_long + without) < with_long
    if (_held_of_kind(board, state, seat, True) != NONE) == keeps:
        return
    ticket, other = _held_of_kind(board, state, seat, not keeps), _boxed_of_kind(board, view, state, keeps)
    if ticket != NONE and other != NONE:
        _exchange(state, seat, ticket, other)


@rule
def _deal_seat(board, view, chance, state, seat, weights):
    """Deal every ticket of a player anew, in the place of the one that was dealt before."""
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            ticket = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            other = _draw_likely(board, view, chance, state, weights, ticket)
            if other != ticket:
                _exchange(state, seat, ticket, other)


@rule
def deal_likely(board, view, chance, state, likely):
    """Deal the others' tickets anew, so that likely ones are there as often as they should be.

    Twice, since what fits one player may be in another's hand at first.
    """
    for time in range(2):
        for seat in range(state.public.players):
            if seat == view.seat:
                continue
            if time == 0 and _chooses_long(board, view, seat):
                _deal_long(board, view, chance, state, seat, likely[seat])
            _deal_seat(board, view, chance, state, seat, likely[seat])
