"""What a seat may know (C-19, C-20): the only place that decides it.

`observe` copies into a View from an allow-list: whatever is added to the State stays hidden until it is named here.
"""

from branchline.kernel.bits import add, has, size
from branchline.kernel.legal import list_legal
from branchline.kernel.log import copy_event
from branchline.kernel.numbers import (
    ACTION_WORDS,
    CARD_KINDS,
    CITIES,
    DEALT_CARD,
    DISPLAY,
    DREW_CARD,
    KEPT_TICKET,
    NO_TICKET,
    NONE,
    OFFER,
    OFFERED_TICKET,
    PIECE_KINDS,
    PLAYERS,
    RETURNED_TICKET,
    ROUTE_WORDS,
    SPECTATOR,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.rule import rule


@rule
def _show_table(state, view):
    """What lies openly on the table, and whose turn it is."""
    view.players = state.players
    view.starter = state.starter
    view.decider = state.seat
    view.phase = state.phase
    view.turn = state.turn
    view.turns_left = state.turns_left
    view.passes = state.passes
    view.route = state.route
    view.city = state.city
    view.paid_color = state.paid_color
    view.surcharge = state.surcharge
    view.pile_size = state.pile_size
    view.discard_size = state.discard_size
    view.ferry_pile = state.ferry_pile
    view.ticket_pile_size = size(state.ticket_pile)
    for slot in range(DISPLAY):
        view.display[slot] = state.display[slot]
    for kind in range(CARD_KINDS):
        view.discard[kind] = state.discard[kind]
        view.paid[kind] = state.paid[kind]
        view.revealed[kind] = state.revealed[kind]
    for city in range(CITIES):
        view.station_owner[city] = state.station_owner[city]


@rule
def _show_player(state, seat, view):
    """What everybody sees of a player: pieces, points, routes and how many cards and tickets there are."""
    cards = 0
    for kind in range(CARD_KINDS):
        cards += state.hand[seat, kind]
        view.known[seat, kind] = state.known[seat, kind]
    view.hand_size[seat] = cards
    view.ticket_count[seat] = size(state.held[seat])
    view.offered[seat] = state.offered[seat]
    view.kept_at_setup[seat] = state.kept_at_setup[seat]
    view.long_kept[seat] = state.long_kept[seat]
    view.points[seat] = state.points[seat]
    view.ferry[seat] = state.ferry[seat]
    view.stations[seat] = state.stations[seat]
    for kind in range(PIECE_KINDS):
        view.pieces[seat, kind] = state.pieces[seat, kind]
    for w in range(ROUTE_WORDS):
        view.owned[seat, w] = state.owned[seat, w]


@rule
def _show_returns(board, state, view):
    """Everybody saw how many tickets came back each time."""
    view.under_size = state.under_size
    view.under_begun = state.under_begun
    view.under_batches = 0
    for i in range(TICKETS):
        view.under_batch_size[i] = 0
    for ticket in range(board.tickets):
        if state.under[ticket] > 0:
            batch = state.under[ticket] - state.under_first
            view.under_batch_size[batch] += 1
            view.under_batches = max(view.under_batches, batch + 1)


@rule
def _show_own(board, state, seat, view):
    """What only the seat itself knows: its hand, its tickets, and those it put back.

    Once anything of a return has been drawn again the seat no longer knows which of its tickets are still there, so
    then they are not shown.
    """
    for kind in range(CARD_KINDS):
        view.hand[kind] = state.hand[seat, kind]
    for i in range(OFFER):
        view.offer[i] = state.offer[seat, i]
    for w in range(TICKET_WORDS):
        view.held[w] = state.held[seat, w]
    for ticket in range(board.tickets):
        if state.returned_by[ticket] != seat:
            continue
        if has(state.box, ticket):
            add(view.my_box, ticket)
        elif state.under[ticket] > state.under_first or state.under_begun == 0:
            view.my_under[ticket] = state.under[ticket] - state.under_first + 1


@rule
def _hide_own(view):
    for kind in range(CARD_KINDS):
        view.hand[kind] = 0
    for i in range(OFFER):
        view.offer[i] = NO_TICKET
    for w in range(TICKET_WORDS):
        view.held[w] = 0
        view.my_box[w] = 0
    for ticket in range(TICKETS):
        view.my_under[ticket] = 0
    for w in range(ACTION_WORDS):
        view.legal[w] = 0


@rule
def look(board, state, seat, view):
    """Write into `view` everything `seat` may know, and nothing else. SPECTATOR holds no cards."""
    view.seat = seat
    _show_table(state, view)
    for player in range(PLAYERS):
        _show_player(state, player, view)
    _show_returns(board, state, view)
    _hide_own(view)
    if seat != SPECTATOR:
        _show_own(board, state, seat, view)
        if state.seat == seat:
            list_legal(board, state, view.legal)


@rule
def look_at_event(event, seat, shown):
    """Copy what `seat` may know of an event; False if it is nothing at all. The event's own seat knows it whole."""
    copy_event(event, shown)
    if event.seat == seat and seat != SPECTATOR:
        return True
    kind = event.kind
    nothing = kind == KEPT_TICKET or kind == RETURNED_TICKET
    if nothing or kind == DEALT_CARD or kind == DREW_CARD or kind == OFFERED_TICKET:
        shown.values[0] = NONE
    return not nothing
