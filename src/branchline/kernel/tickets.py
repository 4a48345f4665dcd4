"""Tickets: dealing, drawing, keeping and putting back.

C-14, EU-2, EU-4, EU-21, EU-22, IT-1, IT-4, NY-1, NY-3, BE-7, LW-6.

The ticket pile is a set nobody has looked at; it is drawn from at random. Tickets put back lie underneath, each return
a batch of its own: the oldest batch is drawn first, within a batch at random, so that nobody learns an order.
"""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.bits import add, nth_of, remove, size
from branchline.kernel.chance import below
from branchline.kernel.codes import (
    CHOOSE_LONG_TICKETS,
    CHOOSE_TICKETS,
    CHOSE_TICKETS,
    KEEP_TICKETS,
    KEPT_TICKET,
    MOMENT_TICKETS_KEPT,
    OFFERED_TICKET,
    RETURNED_TICKET,
)
from branchline.kernel.effects import happens
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    DUE_CHOOSE_TICKETS,
    DUE_DEAL_NORMAL,
    FEWEST_DEALT,
    KEEP,
    NO_TICKET,
    NOBODY,
    OFFER,
    PLAYERS,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.rule import rare_rule, rule


@rule
def tickets_left(state):
    """Tickets that can be drawn, seen before or not."""
    return size(state.ticket_pile) + state.public.under_size


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
    state.public.under_size -= 1
    state.public.under_begun = 1
    if in_batch == 1:
        state.under_first += 1
        state.public.under_begun = 0
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
    state.own[seat].offer[state.public.offered[seat]] = ticket
    state.public.offered[seat] += 1
    tell(log, OFFERED_TICKET, seat, ticket, 0, 0, 0, 0)


@rule
def _put_under(state, ticket):
    state.under[ticket] = state.under_last
    state.public.under_size += 1


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule
def deal_tickets(board, state, log):
    """Shuffle the variant's tickets and offer the first ones to everybody."""
    for ticket in range(TICKETS):
        state.returned_by[ticket] = NOBODY
    for seat in range(PLAYERS):
        for i in range(OFFER):
            state.own[seat].offer[i] = NO_TICKET
    for w in range(TICKET_WORDS):
        state.ticket_pile[w] = board.normal_tickets[w]
        state.box[w] = board.long_tickets[w]  # what is not dealt of them leaves the game unseen
    state.under_first = 1
    state.under_last = 1
    for i in range(state.public.players):
        seat = _seat_after_starter(state, i)
        for _ in range(board.deal_long):
            _offer(state, seat, _draw_unseen(state, state.box), log)
        if board.two_steps == 0:
            _deal_normal(board, state, seat, log)
    _everybody_chooses(state, CHOOSE_TICKETS)
    if board.two_steps:  # EU-21
        add_due(state, DUE_DEAL_NORMAL, NOBODY, 0)
        _everybody_chooses(state, CHOOSE_LONG_TICKETS)


@rule
def _seat_after_starter(state, places):
    return (state.public.starter + places) % state.public.players


@rule
def _everybody_chooses(state, phase):
    """Round from the starter: the last one is put on the agenda first."""
    for i in range(state.public.players):
        add_due(state, DUE_CHOOSE_TICKETS, _seat_after_starter(state, state.public.players - 1 - i), phase)


@rule
def offer_choice(state, seat, phase):
    ask(state, seat, phase)


@rule
def tickets_dealt(board, players):
    """LW-6: how many normal tickets everybody gets; with too few for all it is one or two fewer in some editions."""
    dealt = int(board.deal_normal)
    if board.fewer_tickets:
        while dealt > FEWEST_DEALT and size(board.normal_tickets) < dealt * players:
            dealt -= 1
    return dealt


@rule
def _deal_normal(board, state, seat, log):
    for _ in range(tickets_dealt(board, state.public.players)):
        _offer(state, seat, _draw_unseen(state, state.ticket_pile), log)


@rare_rule
def deal_normal_tickets(board, state, log):
    """EU-21: the long tickets are chosen; now everybody gets the others."""
    for i in range(state.public.players):
        _deal_normal(board, state, _seat_after_starter(state, i), log)


# --- keeping ----------------------------------------------------------------------------------------------------------


@rule
def keep_least(board, state):
    """How many of the offered tickets the deciding seat must keep."""
    table = state.public
    if table.phase == CHOOSE_LONG_TICKETS:
        return 0
    least = board.keep_drawn
    if table.phase == CHOOSE_TICKETS:
        least = board.keep_setup
        if board.fewer_tickets and table.offered[table.decider] < board.deal_normal:
            least = 1
        if board.two_steps:
            least = board.keep_with_long if table.long_kept[table.decider] > 0 else board.keep_without_long
    return min(least, table.offered[table.decider])


@rule
def keep_most(board, state):
    if state.public.phase == CHOOSE_LONG_TICKETS:
        return board.keep_long_max
    return state.public.offered[state.public.decider]


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
    for subset in range(1 << int(state.public.offered[state.public.decider])):
        if least <= subset_size(subset) <= most:
            add(words, KEEP + subset)


@rule
def _begin_batch(state):
    """Every return during play is a batch of its own; what comes back at set-up is shuffled together as the first."""
    state.under_last += 1
    if state.public.under_size == 0:
        state.under_first = state.under_last


@rule
def _put_back(board, state, seat, phase, ticket, log):
    state.returned_by[ticket] = seat
    tell(log, RETURNED_TICKET, seat, ticket, 0, 0, 0, 0)
    if phase == CHOOSE_LONG_TICKETS or (phase == CHOOSE_TICKETS and board.unkept_to_box != 0):
        add(state.box, ticket)
    else:
        _put_under(state, ticket)


@rare_rule
def keep(board, state, phase, action, log):
    """Keep the chosen tickets and put the others back."""
    table = state.public
    seat, subset = table.decider, action - KEEP
    own, offered, kept = state.own[seat], table.offered[seat], subset_size(subset)
    if phase == KEEP_TICKETS and kept < offered:
        _begin_batch(state)
    for i in range(offered):
        ticket = own.offer[i]
        own.offer[i] = NO_TICKET
        if (subset >> i) & 1:
            add(own.held, ticket)
            tell(log, KEPT_TICKET, seat, ticket, 0, 0, 0, 0)
        else:
            _put_back(board, state, seat, phase, ticket, log)
    table.offered[seat] = 0
    tell(log, CHOSE_TICKETS, seat, kept, offered - kept, 0, 0, 0)
    if phase == KEEP_TICKETS:
        if seat == table.seat:
            happens(board, state, MOMENT_TICKETS_KEPT)
        return
    if phase == CHOOSE_LONG_TICKETS:
        table.long_kept[seat] = kept
    table.kept_at_setup[seat] += kept


@rare_rule
def draw_tickets(board, state, log):
    """C-14: look at the top tickets; with fewer left, at those."""
    look_at_tickets(board, state, state.public.seat, board.draw_tickets, log)


@rare_rule
def look_at_tickets(board, state, seat, tickets, log):
    there = min(int(tickets), int(tickets_left(state)))
    for _ in range(there):
        _offer(state, seat, _draw_ticket(board, state), log)
    if there > 0:
        ask(state, seat, KEEP_TICKETS)
