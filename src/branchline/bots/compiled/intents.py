"""What the others are up to: which tickets they hold, going by what they have built.

Nobody sees the others' tickets, but everybody sees their routes, and people build what their tickets need. So a ticket
is the likelier the less is missing of its way, and that says the more the more pieces a player has placed. And what was
built is a clue that wants to be explained: tickets are the likelier together the fewer routes lie on the way of none of
them, and the fewer ends of tracks are places of none. Measured on planners' games (`python -m benchmarks.intents`), one
formula fits every map.
"""

import numpy as np

from branchline.bots.compiled.memory import CLUE_WORDS
from branchline.bots.compiled.paths import INFINITE, NOTHING, has_station_at, shortest_way
from branchline.kernel.bits import U0, U1, add, count_bits, has, lowest, remove
from branchline.kernel.chance import next_word
from branchline.kernel.numbers import NOBODY, NONE, OFFER, PIECE_KINDS, ROUTE_WORDS, ROUTES, TICKET_WORDS, TICKETS
from branchline.kernel.owners import owner
from branchline.kernel.rule import rule

DOUBT = 10.0  # how much less likely, as a power of e, a ticket is of which everything is missing when all is placed
UNEXPLAINED = 1.0  # how much less likely, likewise, tickets are for each clue that they leave unexplained
BORROWED = 4.0  # spaces that a station is like
FARTHEST = 2.0  # a way that is twice as long as at first says no less than one that is longer still
LONG_KEPT = 6.0  # times as often as not a long ticket is kept, where players choose among all their first tickets
SWEEPS = 2  # times that all tickets are dealt anew: what fits one place may lie in another at first

LESS_LIKELY = np.exp(-UNEXPLAINED * np.arange(64 * CLUE_WORDS + 1))  # by the number of clues left unexplained

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
def _way_end(board, mind, ticket):
    """The city at which the shortest way of a ticket ends; NONE if there is no way."""
    return shortest_way(board, mind, np.int64(board.ticket_a[ticket]), np.int64(board.ticket_b[ticket]))


@rule
def _way_length(mind, end):
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
def _own_routes_at(view, seat, mind, city):
    """How many routes of the player there are at a city."""
    routes = 0
    for i in range(mind.first[city], mind.first[city + 1]):
        routes += 1 if has(view.public.owned[seat], mind.link[i]) else 0
    return routes


@rule
def _find_clues(board, view, seat, mind, clues):
    """What a player's tickets should explain: its routes, and the cities where its tracks end."""
    for w in range(ROUTE_WORDS):
        clues[w] = view.public.owned[seat, w]
    for w in range(ROUTE_WORDS, CLUE_WORDS):
        clues[w] = U0
    for city in range(board.cities):
        if _own_routes_at(view, seat, mind, city) == 1:
            add(clues, ROUTES + city)


@rule
def _add_place(board, place, explained):
    """A city, or all terminals of an area."""
    while place != NONE:
        add(explained, ROUTES + place)
        place = np.int64(board.next_terminal[place])


@rule
def _explain(board, view, seat, mind, ticket, end, explained):
    """The clues that a ticket explains: the player's routes on its shortest way, and its places."""
    for w in range(CLUE_WORDS):
        explained[w] = U0
    _add_place(board, np.int64(board.ticket_a[ticket]), explained)
    _add_place(board, np.int64(board.ticket_b[ticket]), explained)
    while end != NONE and mind.via[end] != NONE:
        route = mind.via[end]
        if has(view.public.owned[seat], route):
            add(explained, route)
        end = np.int64(board.end_a[route]) + board.end_b[route] - end


@rule
def read_intents(board, view, mind, belief):
    """Which tickets each player may hold, going by what everybody sees."""
    _price_empty_map(board, mind)
    for ticket in range(board.tickets):
        belief.weight[0, ticket] = max(1.0, _way_length(mind, _way_end(board, mind, ticket)))
    for seat in range(view.public.players - 1, -1, -1):  # the first row, where the whole ways stand, is written last
        _price_missing(board, view, seat, mind)
        _find_clues(board, view, seat, mind, belief.clues[seat])
        doubt = DOUBT * _share_placed(board, view, seat)
        for ticket in range(board.tickets):
            end = _way_end(board, mind, ticket)
            missing = min(FARTHEST, _way_length(mind, end) / belief.weight[0, ticket])
            belief.weight[seat, ticket] = np.exp(-doubt * missing)
            _explain(board, view, seat, mind, ticket, end, belief.explains[seat, ticket])


# --- deals that fit it ------------------------------------------------------------------------------------------------


@rule
def _is_free(view, state, ticket):
    """Can the ticket change places with one that another player holds, as far as the seat of the view knows?"""
    somewhere = has(state.ticket_pile, ticket) or has(state.box, ticket) or state.under[ticket] > 0
    return somewhere and state.returned_by[ticket] != view.seat


@rule
def _leave_clues(state, seat, belief, ticket):
    """The clues that all tickets of the player but this one leave unexplained."""
    for w in range(CLUE_WORDS):
        belief.left[w] = belief.clues[seat, w]
    for t in range(TICKET_WORDS):
        tickets = state.own[seat].held[t]
        while tickets != U0:
            other = t * 64 + lowest(tickets)
            tickets &= tickets - U1
            if other != ticket:
                for w in range(CLUE_WORDS):
                    belief.left[w] &= ~belief.explains[seat, other, w]


@rule
def _odds(seat, belief, ticket):
    """How likely the player holds the ticket beside those that leave these clues, in any unit."""
    unexplained = 0
    for w in range(CLUE_WORDS):
        unexplained += count_bits(belief.left[w] & ~belief.explains[seat, ticket, w])
    return belief.weight[seat, ticket] * LESS_LIKELY[unexplained]


@rule
def _weigh_kind(board, view, state, seat, belief, ticket, is_long):
    """The odds of every ticket of a kind that can lie where this one lies; gives their sum and how many there are."""
    total, count = 0.0, 0
    for other in range(board.tickets):
        belief.odds[other] = 0.0
        if has(board.long_tickets, other) == is_long and (other == ticket or _is_free(view, state, other)):
            belief.odds[other] = _odds(seat, belief, other)
            total += belief.odds[other]
            count += 1
    return total, count


@rule
def draw_likely(board, view, chance, state, seat, belief, ticket):
    """This ticket or a free one of the same kind, each as likely as it is beside the player's others."""
    _leave_clues(state, seat, belief, ticket)
    total, _ = _weigh_kind(board, view, state, seat, belief, ticket, has(board.long_tickets, ticket))
    target = next_word(chance) / 4294967296.0 * total
    for other in range(board.tickets):
        target -= belief.odds[other]
        if target < 0.0:
            return other
    return ticket


@rule
def exchange(state, seat, ticket, other):
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
def _mean_odds(board, view, state, seat, belief, ticket, is_long):
    total, count = _weigh_kind(board, view, state, seat, belief, ticket, is_long)
    return total / max(1, count)


@rule
def choose_long(board, view, chance, state, seat, belief):
    """Has the player kept a long ticket or not, as likely as that is with all that can be held?

    A ticket to be exchanged and the one it is exchanged for; NONE for the second if all stays as it is.
    """
    if not _chooses_long(board, view, seat):
        return NONE, NONE
    long_one = _held_of_kind(board, state, seat, True)
    ticket = long_one if long_one != NONE else _held_of_kind(board, state, seat, False)
    _leave_clues(state, seat, belief, ticket)
    with_long = LONG_KEPT * _mean_odds(board, view, state, seat, belief, ticket, True)
    without = _mean_odds(board, view, state, seat, belief, ticket, False)
    keeps = next_word(chance) / 4294967296.0 * (with_long + without) < with_long
    return ticket, NONE if keeps == (long_one != NONE) else _boxed_of_kind(board, view, state, keeps)


@rule
def _deal_seat(board, view, chance, state, seat, belief):
    """Deal every ticket of a player anew, in the place of the one that was dealt before."""
    long_one, other = choose_long(board, view, chance, state, seat, belief)
    if other != NONE:
        exchange(state, seat, long_one, other)
    for w in range(TICKET_WORDS):
        tickets = state.own[seat].held[w]
        while tickets != U0:
            ticket = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            other = draw_likely(board, view, chance, state, seat, belief, ticket)
            if other != ticket:
                exchange(state, seat, ticket, other)


@rule
def lay_tickets(state, dealt):
    """Put every ticket where it lies in another deal that fits the same view."""
    for seat in range(state.public.players):
        for w in range(TICKET_WORDS):
            state.own[seat].held[w] = dealt.own[seat].held[w]
        for i in range(OFFER):
            state.own[seat].offer[i] = dealt.own[seat].offer[i]
    for w in range(TICKET_WORDS):
        state.ticket_pile[w] = dealt.ticket_pile[w]
        state.box[w] = dealt.box[w]
    for ticket in range(TICKETS):
        state.under[ticket] = dealt.under[ticket]


@rule
def deal_likely(board, view, chance, state, belief):
    """Deal the others' tickets anew, so that likely ones are there as often as they should be."""
    for _ in range(SWEEPS):
        for seat in range(state.public.players):
            if seat != view.seat:
                _deal_seat(board, view, chance, state, seat, belief)


# --- deals that were believed before ----------------------------------------------------------------------------------


@rule
def _spare(board, state, believed, seat, is_long):
    """A ticket of that kind that the player holds and did not hold in the earlier deal; NONE without one."""
    for ticket in range(board.tickets):
        held = has(state.own[seat].held, ticket) and not has(believed.own[seat].held, ticket)
        if held and has(board.long_tickets, ticket) == is_long:
            return ticket
    return NONE


@rule
def _recall_ticket(board, view, state, believed, seat, ticket):
    """Let the player hold the ticket again, if it can."""
    if not _is_free(view, state, ticket):
        return
    is_long = has(board.long_tickets, ticket)
    spare = _spare(board, state, believed, seat, is_long)
    if spare == NONE and _chooses_long(board, view, seat) and has(state.box, ticket):
        spare = _spare(board, state, believed, seat, not is_long)
    if spare != NONE:
        exchange(state, seat, spare, ticket)


@rule
def recall(board, view, state, believed):
    """Let the others hold the tickets of an earlier deal, as far as they still can."""
    for _ in range(SWEEPS):  # what another player held at first may be free then
        for seat in range(state.public.players):
            for ticket in range(board.tickets if seat != view.seat else 0):
                if has(believed.own[seat].held, ticket) and not has(state.own[seat].held, ticket):
                    _recall_ticket(board, view, state, believed, seat, ticket)
