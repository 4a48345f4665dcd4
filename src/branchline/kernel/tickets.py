"""Tickets: dealing, drawing, keeping and putting back (C-14, EU-2, EU-4, EU-21, EU-22, IT-1, IT-4, NY-1, NY-3, BE-7).

The ticket pile is a set nobody has looked at; it is drawn from at random. Tickets put back lie underneath, each return
a batch of its own: the oldest batch is drawn first, within a batch at random, so that nobody learns an order.
"""

from branchline.kernel.bits import add, nth_of, remove, size
from branchline.kernel.chance import below
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CHOOSE_LONG,
    CHOOSE_TICKETS,
    CHOSE_TICKETS,
    KEEP,
    KEEP_TICKETS,
    KEPT_TICKET,
    NO_TICKET,
    NOBODY,
    OFFER,
    OFFERED_TICKET,
    PLAYERS,
    RETURNED_TICKET,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.rule import rule
from branchline.kernel.turn_end import begin_turn, end_turn


@rule
def tickets_left(state):
    """Tickets that can be drawn, seen before or not."""
    return size(state.ticket_pile) + state.under_size


@rule
def _draw_unseen(state, pile):
    ticket = nth_of(pile, below(state.chance, size(pile)))
    remove(pile, ticket)
    return ticket


@rule
def _draw_from_under(board, state):
    """A random ticket of the oldest batch."""
    in_batch = 0
    for ticket in range(board.tickets):
        if state.under[ticket] == state.under_first:
            in_batch += 1
    n = below(state.chance, in_batch)
    ticket = 0
    while state.under[ticket] != state.under_first or n > 0:
        if state.under[ticket] == state.under_first:
            n -= 1
        ticket += 1
    state.under[ticket] = 0
    state.under_size -= 1
    state.under_begun = 1
    if in_batch == 1:
        state.under_first += 1
        state.under_begun = 0
    return ticket


@rule
def _draw_ticket(board, state):
    if size(state.ticket_pile) > 0:
        return _draw_unseen(state, state.ticket_pile)
    ticket = _draw_from_under(board, state)
    state.returned_by[ticket] = NOBODY
    return ticket


@rule
def _offer(state, seat, ticket, log):
    state.offer[seat, state.offered[seat]] = ticket
    state.offered[seat] += 1
    tell(log, OFFERED_TICKET, seat, ticket, 0, 0, 0, 0)


@rule
def _put_under(state, ticket):
    state.under[ticket] = state.under_last
    state.under_size += 1


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule
def deal_tickets(board, state, log):
    """Shuffle the variant's tickets and offer the first ones to everybody."""
    for ticket in range(TICKETS):
        state.returned_by[ticket] = NOBODY
    for seat in range(PLAYERS):
        for i in range(OFFER):
            state.offer[seat, i] = NO_TICKET
    for w in range(TICKET_WORDS):
        state.ticket_pile[w] = board.normal_tickets[w]
        state.box[w] = board.long_tickets[w]  # what is not dealt of them leaves the game unseen
    state.under_first = 1
    state.under_last = 1
    for i in range(state.players):
        seat = (state.starter + i) % state.players
        for _ in range(board.deal_long):
            _offer(state, seat, _draw_unseen(state, state.box), log)
        if board.two_steps == 0:
            _deal_normal(board, state, seat, log)
    state.phase = CHOOSE_LONG if board.two_steps else CHOOSE_TICKETS
    state.seat = state.starter


@rule
def _deal_normal(board, state, seat, log):
    for _ in range(board.deal_normal):
        _offer(state, seat, _draw_unseen(state, state.ticket_pile), log)


@rule
def _next_chooser(board, state, log):
    """Set-up goes round from the starter; then come the normal tickets of EU-21, then the first turn."""
    following = (state.seat + 1) % state.players
    if following != state.starter:
        state.seat = following
    elif state.phase == CHOOSE_LONG:
        for i in range(state.players):
            _deal_normal(board, state, (state.starter + i) % state.players, log)
        state.phase = CHOOSE_TICKETS
        state.seat = state.starter
    else:
        begin_turn(state, state.starter)


# --- keeping ----------------------------------------------------------------------------------------------------------


@rule
def keep_least(board, state):
    """How many of the offered tickets the deciding seat must keep."""
    if state.phase == CHOOSE_LONG:
        return 0
    least = board.keep_drawn
    if state.phase == CHOOSE_TICKETS:
        least = board.keep_setup
        if board.two_steps:
            least = board.keep_with_long if state.long_kept[state.seat] > 0 else board.keep_without_long
    return min(least, state.offered[state.seat])


@rule
def keep_most(board, state):
    if state.phase == CHOOSE_LONG:
        return board.keep_long_max
    return state.offered[state.seat]


@rule
def subset_size(subset):
    kept = 0
    while subset > 0:
        kept += subset & 1
        subset >>= 1
    return kept


@rule
def list_keeps(board, state, words):
    least, most = keep_least(board, state), keep_most(board, state)
    for subset in range(1 << int(state.offered[state.seat])):
        if least <= subset_size(subset) <= most:
            add(words, KEEP + subset)


@rule
def keep(board, state, action, log):
    """Keep the chosen tickets, put the others back, and go on."""
    seat, subset = state.seat, action - KEEP
    offered = state.offered[seat]
    to_box = state.phase == CHOOSE_LONG or (state.phase == CHOOSE_TICKETS and board.unkept_to_box != 0)
    kept = subset_size(subset)
    if state.phase == KEEP_TICKETS and kept < offered:
        # Every return during play is a batch of its own; what comes back at set-up is shuffled together as the first.
        state.under_last += 1
        if state.under_size == 0:
            state.under_first = state.under_last
    for i in range(offered):
        ticket = state.offer[seat, i]
        state.offer[seat, i] = NO_TICKET
        if (subset >> i) & 1:
            add(state.held[seat], ticket)
            tell(log, KEPT_TICKET, seat, ticket, 0, 0, 0, 0)
            continue
        state.returned_by[ticket] = seat
        tell(log, RETURNED_TICKET, seat, ticket, 0, 0, 0, 0)
        if to_box:
            add(state.box, ticket)
        else:
            _put_under(state, ticket)
    state.offered[seat] = 0
    tell(log, CHOSE_TICKETS, seat, kept, offered - kept, 0, 0, 0)
    if state.phase == KEEP_TICKETS:
        end_turn(board, state, log)
        return
    if state.phase == CHOOSE_LONG:
        state.long_kept[seat] = kept
    state.kept_at_setup[seat] += kept
    _next_chooser(board, state, log)


@rule
def draw_tickets(board, state, log):
    """C-14: look at the top tickets; with fewer left, at those."""
    for _ in range(min(board.draw_tickets, tickets_left(state))):
        _offer(state, state.seat, _draw_ticket(board, state), log)
    state.phase = KEEP_TICKETS
