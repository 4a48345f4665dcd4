"""Fill in what a seat does not know with a random deal that fits its view: the inverse of `observe`.

Every way to deal the unseen cards and tickets to the places where they can be has the same chance.
"""

import numpy as np

from branchline.kernel.bits import add, has, nth_of, remove, size
from branchline.kernel.chance import below, next_word, start_chance
from branchline.kernel.layout import (
    CARD_KINDS,
    CHOOSE_LONG,
    CHOOSE_TICKETS,
    CITIES,
    CITY_WORDS,
    DISPLAY,
    EMPTY,
    NO_TICKET,
    NOBODY,
    OFFER,
    PIECE_KINDS,
    PLAYERS,
    ROUTE_WORDS,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.routes import close_routes, open_all_routes
from branchline.kernel.rule import rule

# --- what the view shows ----------------------------------------------------------------------------------------------


@rule
def _copy_table(view, state):
    state.players = view.players
    state.starter = view.starter
    state.seat = view.decider
    state.phase = view.phase
    state.turn = view.turn
    state.turns_left = view.turns_left
    state.passes = view.passes
    state.route = view.route
    state.city = view.city
    state.paid_color = view.paid_color
    state.surcharge = view.surcharge
    state.pile_size = view.pile_size
    state.discard_size = view.discard_size
    state.ferry_pile = view.ferry_pile
    for slot in range(DISPLAY):
        state.display[slot] = view.display[slot]
    for kind in range(CARD_KINDS):
        state.discard[kind] = view.discard[kind]
        state.paid[kind] = view.paid[kind]
        state.revealed[kind] = view.revealed[kind]


@rule
def _copy_players(view, state):
    for seat in range(PLAYERS):
        state.offered[seat] = view.offered[seat]
        state.kept_at_setup[seat] = view.kept_at_setup[seat]
        state.long_kept[seat] = view.long_kept[seat]
        state.points[seat] = view.points[seat]
        state.ferry[seat] = view.ferry[seat]
        state.stations[seat] = view.stations[seat]
        for kind in range(PIECE_KINDS):
            state.pieces[seat, kind] = view.pieces[seat, kind]
        for kind in range(CARD_KINDS):
            state.known[seat, kind] = view.known[seat, kind]


@rule
def _copy_board(board, view, state):
    """Routes and stations, and what they leave open."""
    for seat in range(PLAYERS):
        for w in range(ROUTE_WORDS):
            state.owned[seat, w] = view.owned[seat, w]
            state.open[seat, w] = 0
    open_all_routes(board, state)
    for seat in range(view.players):
        for route in range(board.routes):
            if has(view.owned[seat], route):
                close_routes(board, state, seat, route)
    for w in range(CITY_WORDS):
        state.station_free[w] = board.all_cities[w]
    for city in range(CITIES):
        state.station_owner[city] = view.station_owner[city]
        if view.station_owner[city] != NOBODY:
            remove(state.station_free, city)


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def _unseen_cards(board, view, state):
    """Into the pile: all cards the seat does not see anywhere."""
    for kind in range(CARD_KINDS):
        state.pile[kind] = board.deck[kind] - view.discard[kind] - view.paid[kind] - view.revealed[kind]
        for seat in range(PLAYERS):
            state.hand[seat, kind] = view.hand[kind] if seat == view.seat else view.known[seat, kind]
            state.pile[kind] -= state.hand[seat, kind]
    for slot in range(DISPLAY):
        if view.display[slot] != EMPTY:
            state.pile[view.display[slot]] -= 1


@rule
def _deal_hands(view, chance, state):
    """Out of the pile: the cards of the others that nobody has seen."""
    unseen = 0
    for kind in range(CARD_KINDS):
        unseen += state.pile[kind]
    for seat in range(view.players):
        missing = int(view.hand_size[seat])
        for kind in range(CARD_KINDS):
            missing -= state.hand[seat, kind]
        for _ in range(missing):
            n = below(chance, unseen)
            kind = 0
            while n >= state.pile[kind]:
                n -= state.pile[kind]
                kind += 1
            state.pile[kind] -= 1
            state.hand[seat, kind] += 1
            unseen -= 1


# --- tickets ----------------------------------------------------------------------------------------------------------


@rule
def _take_random(chance, tickets):
    ticket = nth_of(tickets, below(chance, size(tickets)))
    remove(tickets, ticket)
    return ticket


@rule
def _put_own_tickets(board, view, state):
    """The seat's own tickets, and those it put back, out of the unknown ones (`ticket_pile` normal, `box` long)."""
    for seat in range(PLAYERS):
        for w in range(TICKET_WORDS):
            state.held[seat, w] = 0
        for i in range(OFFER):
            state.offer[seat, i] = NO_TICKET
    for ticket in range(TICKETS):
        state.under[ticket] = 0
        state.returned_by[ticket] = NOBODY
    for ticket in range(board.tickets):
        boxed = has(view.my_box, ticket)
        if boxed or view.my_under[ticket] > 0:
            state.returned_by[ticket] = view.seat
            state.under[ticket] = view.my_under[ticket]
            remove(state.ticket_pile, ticket)
            remove(state.box, ticket)
        if view.seat != NOBODY and has(view.held, ticket):
            add(state.held[view.seat], ticket)
            remove(state.ticket_pile, ticket)
            remove(state.box, ticket)
    if view.seat != NOBODY:
        for i in range(view.offered[view.seat]):
            state.offer[view.seat, i] = view.offer[i]
            remove(state.ticket_pile, view.offer[i])
            remove(state.box, view.offer[i])


@rule
def _long_offered(board, view):
    """How many of the tickets somebody is looking at now are long ones."""
    if view.phase == CHOOSE_LONG or (view.phase == CHOOSE_TICKETS and board.two_steps == 0):
        return board.deal_long
    return 0


@rule
def _long_held(board, view, seat, chance):
    """How many long tickets the seat may have kept: known where they were chosen first, else as likely as chosen."""
    if board.two_steps:
        return int(view.long_kept[seat])
    kept, dealt, longs = int(view.kept_at_setup[seat]), int(board.deal_long + board.deal_normal), int(board.deal_long)
    held = 0
    for _ in range(kept):
        if below(chance, dealt) < longs:
            longs -= 1
            held += 1
        dealt -= 1
    return held


@rule
def _deal_tickets(board, view, chance, state):
    for seat in range(view.players):
        if seat == view.seat:
            continue
        for i in range(view.offered[seat]):
            unknown = state.box if i < _long_offered(board, view) else state.ticket_pile
            state.offer[seat, i] = _take_random(chance, unknown)
        longs = _long_held(board, view, seat, chance)
        for i in range(view.ticket_count[seat]):
            unknown = state.box if i < longs else state.ticket_pile
            add(state.held[seat], _take_random(chance, unknown))


@rule
def _fill_returns(board, view, chance, state):
    """Complete the returns under the pile with unknown tickets."""
    state.under_size = view.under_size
    state.under_first = 1
    state.under_last = max(1, view.under_batches)
    state.under_begun = view.under_begun
    for batch in range(1, view.under_batches + 1):
        missing = np.int64(view.under_batch_size[batch - 1])  # unsigned numbers turn sums into floats when compiled
        for ticket in range(board.tickets):
            if state.under[ticket] == batch:
                missing -= 1
        for _ in range(missing):
            state.under[_take_random(chance, state.ticket_pile)] = batch


@rule
def _fill_box(board, view, chance, state):
    """What is left over beside the pile left the game."""
    while size(state.ticket_pile) > view.ticket_pile_size:
        add(state.box, _take_random(chance, state.ticket_pile))
    for ticket in range(board.tickets):
        if has(view.my_box, ticket):
            add(state.box, ticket)


@rule
def guess(board, view, chance, state):
    """Fill `state` with a random position the seat of the view could be in, with new chance from here on."""
    _copy_table(view, state)
    _copy_players(view, state)
    _copy_board(board, view, state)
    _unseen_cards(board, view, state)
    _deal_hands(view, chance, state)
    for w in range(TICKET_WORDS):
        state.ticket_pile[w] = board.normal_tickets[w]
        state.box[w] = board.long_tickets[w]
    _put_own_tickets(board, view, state)
    _deal_tickets(board, view, chance, state)
    _fill_returns(board, view, chance, state)
    _fill_box(board, view, chance, state)
    for i in range(8):
        state.chance.key[i] = next_word(chance)
    start_chance(state.chance, state.chance.key)
