"""What a seat may know (C-19, C-20): the only place that decides it.

A view is what everybody knows (`PUBLIC`), what the seat alone knows (its `OWN`), and counts of what is hidden. A field
that is added to the State stays hidden until it is put into one of the two.
"""

import numpy as np

from branchline.kernel.bits import add, has, size
from branchline.kernel.copying import clear_record, copy_record
from branchline.kernel.legal import list_legal
from branchline.kernel.log import copy_event
from branchline.kernel.numbers import (
    ACTION_WORDS,
    CARD_KINDS,
    EVENT_VALUES,
    NO_TICKET,
    NONE,
    OFFER,
    PLAYERS,
    SPECTATOR,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.rule import rule
from branchline.vocabulary import EVENTS

# Of each kind of event: is it the seat's own affair, and which of its values are secret?
PRIVATE = np.array([event.private for event in EVENTS])
SECRET = np.array([[i < len(event.values) and event.values[i].secret for i in range(EVENT_VALUES)] for event in EVENTS])


@rule
def _count_hidden(board, state, view):
    """How many cards and tickets there are that cannot be seen. Everybody saw how many came back each time."""
    for seat in range(PLAYERS):
        cards = 0
        for kind in range(CARD_KINDS):
            cards += state.own[seat].hand[kind]
        view.hand_size[seat] = cards
        view.ticket_count[seat] = size(state.own[seat].held)
    view.ticket_pile_size = size(state.ticket_pile)
    view.under_batches = 0
    for i in range(TICKETS):
        view.under_batch_size[i] = 0
    for ticket in range(board.tickets):
        if state.under[ticket] > 0:
            batch = state.under[ticket] - state.under_first
            view.under_batch_size[batch] += 1
            view.under_batches = max(view.under_batches, batch + 1)


@rule
def _remember_returns(board, state, seat, view):
    """The tickets the seat put back.

    Once anything of a return has been drawn again the seat no longer knows which of its tickets are still there, so
    then they are not shown.
    """
    for ticket in range(board.tickets):
        if state.returned_by[ticket] != seat:
            continue
        if has(state.box, ticket):
            add(view.my_box, ticket)
        elif state.under[ticket] > state.under_first or state.public.under_begun == 0:
            view.my_under[ticket] = state.under[ticket] - state.under_first + 1


@rule
def _hide_own(view):
    clear_record(view.own)
    for i in range(OFFER):
        view.own.offer[i] = NO_TICKET
    for w in range(TICKET_WORDS):
        view.my_box[w] = 0
    for ticket in range(TICKETS):
        view.my_under[ticket] = 0
    for w in range(ACTION_WORDS):
        view.legal[w] = 0


@rule
def look(board, state, seat, view):
    """Write into `view` everything `seat` may know, and nothing else. SPECTATOR holds no cards."""
    view.seat = seat
    copy_record(view.public, state.public)
    _count_hidden(board, state, view)
    _hide_own(view)
    if seat != SPECTATOR:
        copy_record(view.own, state.own[seat])
        _remember_returns(board, state, seat, view)
        if state.public.decider == seat:
            list_legal(board, state, view.legal)


@rule
def look_at_event(event, seat, shown):
    """Copy what `seat` may know of an event; False if it is nothing at all. The event's own seat knows it whole."""
    copy_event(event, shown)
    if event.seat == seat and seat != SPECTATOR:
        return True
    for i in range(EVENT_VALUES):
        if SECRET[event.kind, i]:
            shown.values[i] = NONE
    return not PRIVATE[event.kind]
