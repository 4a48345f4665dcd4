"""Fill in what a seat does not know with a random deal that fits its view: the inverse of `observe`.

Every way to deal the unseen cards and tickets to the places where they can be has the same chance. Two things besides
the view's own numbers say where cards can be: a display with many jokers that was not flushed (C-4), and a player who
has chosen what to pay for, and so can pay it (C-11). Only where a deal in which that player can pay is too rare to be
found by dealing, the cards for it are put aside first.
"""

import numpy as np

from branchline.kernel.bits import add, has, nth_of, remove, size
from branchline.kernel.chance import below, next_word, start_chance
from branchline.kernel.codes import (
    CHOOSE_CARD,
    CHOOSE_LONG_TICKETS,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOOSE_TICKETS,
    PAY_ROUTE,
    PAY_STATION,
)
from branchline.kernel.copying import clear_record, copy_record
from branchline.kernel.guessed_marks import deal_marks, no_marks, unseen_marks
from branchline.kernel.numbers import (
    CARD_KINDS,
    COLORS,
    DISPLAY,
    DUE_DISPLAY,
    EMPTY,
    GREY,
    JOKER,
    NO_TICKET,
    NOBODY,
    NONE,
    OFFER,
    PLAYERS,
    SPECTATOR,
    TICKET_WORDS,
    TICKETS,
)
from branchline.kernel.payment import USES, can_pay, cards_beside, ferry_use_fits, jokers_wanted, owed
from branchline.kernel.rule import rule

DEALS = 100  # tries before the cards of a payment are put aside

# --- what the view shows ----------------------------------------------------------------------------------------------


@rule
def _copy_known(view, state):
    """What everybody knows, and what the seat knows of itself."""
    copy_record(state.public, view.public)
    for seat in range(PLAYERS):
        clear_record(state.own[seat])
        for i in range(OFFER):
            state.own[seat].offer[i] = NO_TICKET
    if view.seat != SPECTATOR:
        copy_record(state.own[view.seat], view.own)


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def _unseen_cards(board, view, state):
    """Into the pile: all cards the seat does not see anywhere."""
    for kind in range(CARD_KINDS):
        state.pile[kind] = (
            board.deck[kind] - view.public.discard[kind] - view.public.paid[kind] - view.public.revealed[kind]
        )
        for seat in range(PLAYERS):
            state.own[seat].hand[kind] = view.own.hand[kind] if seat == view.seat else view.public.known[seat, kind]
            state.pile[kind] -= state.own[seat].hand[kind]
    for slot in range(DISPLAY):
        if view.public.display[slot] != EMPTY:
            state.pile[view.public.display[slot]] -= 1


@rule
def _ordinary_left(board, view):
    """How many ordinary cards can be in the pile, going by a display that was not flushed (C-4); NONE if any number."""
    jokers, left = 0, board.display_size - board.joker_limit
    for slot in range(board.display_size):
        if view.public.display[slot] == JOKER:
            jokers += 1
        elif view.public.display[slot] != EMPTY:
            left -= 1
    for kind in range(JOKER):
        left -= view.public.discard[kind]
    return left if jokers >= board.joker_limit and not _display_waits(view.public) else NONE


@rule
def _display_waits(table):
    """Is the display put in order only after what is being decided now (LW-13)? Then it tells nothing yet."""
    waits = table.phase == CHOOSE_CARD or table.phase == CHOOSE_OPTION or table.phase == CHOOSE_PLAYER
    for i in range(table.due):
        waits |= table.agenda[i].kind == DUE_DISPLAY
    return waits


@rule
def _choose_ordinary(view, unseen, jokers, most, chance):
    """How many ordinary cards the pile holds, if at most `most`: each number as likely as the deals that give it."""
    pile = np.int64(view.public.pile_size)
    least = max(0, pile - jokers)
    weight, total = 1.0, 0.0
    for n in range(least, min(most, pile) + 1):
        total += weight
        weight *= (unseen - n) * (pile - n) / ((n + 1) * (jokers - pile + n + 1))
    target = next_word(chance) / 4294967296.0 * total
    weight = 1.0
    for n in range(least, min(most, pile)):
        target -= weight
        if target < 0:
            return n
        weight *= (unseen - n) * (pile - n) / ((n + 1) * (jokers - pile + n + 1))
    return min(most, pile)


@rule
def _jokers_to_deal(board, view, chance, state):
    """How many jokers lie in the others' hands unseen; NONE if nothing is known about it."""
    most, jokers = _ordinary_left(board, view), np.int64(state.pile[JOKER])
    if most < max(0, view.public.pile_size - jokers):  # nothing is known, or cards were discarded since
        return NONE
    unseen = 0
    for kind in range(JOKER):
        unseen += state.pile[kind]
    return jokers - (view.public.pile_size - _choose_ordinary(view, unseen, jokers, most, chance))


@rule
def _unknown_cards(view, state, seat):
    """How many cards of a hand nobody has seen."""
    unknown = np.int64(view.hand_size[seat])
    for kind in range(CARD_KINDS):
        unknown -= state.own[seat].hand[kind]
    return unknown


@rule
def _move_card(state, seat, n):
    """The card with `n` others before it in the pile goes to the hand; gives its kind."""
    kind = 0
    while n >= state.pile[kind]:
        n -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    state.own[seat].hand[kind] += 1
    return kind


@rule
def _deal_hands(view, chance, state, jokers):
    """Out of the pile: the cards of the others that nobody has seen, `jokers` of them jokers (NONE: any number)."""
    ordinary, slots = 0, 0
    for kind in range(JOKER):
        ordinary += state.pile[kind]
    for seat in range(view.public.players):
        slots += _unknown_cards(view, state, seat)
    for seat in range(view.public.players):
        for _ in range(_unknown_cards(view, state, seat)):
            if jokers == NONE:
                n = below(chance, ordinary + state.pile[JOKER])
            elif below(chance, slots) < jokers:
                n = ordinary  # the jokers come after all other cards
            else:
                n = below(chance, ordinary)
            if _move_card(state, seat, n) != JOKER:
                ordinary -= 1
            elif jokers != NONE:
                jokers -= 1
            slots -= 1


@rule
def _is_paying(view):
    """Has somebody chosen what to pay for, and so can pay it?"""
    return view.public.phase == PAY_ROUTE or view.public.phase == PAY_STATION


@rule
def _payer_can_pay(board, view, state):
    return not _is_paying(view) or can_pay(board, state, view.public.decider, owed(state))


@rule
def _lacking(state, seat, color, cards, floor):
    """Jokers, and cards of the colour or jokers, that the hand lacks to pay."""
    jokers = max(0, floor - state.own[seat].hand[JOKER])
    return jokers, max(0, cards - state.own[seat].hand[color] - state.own[seat].hand[JOKER] - jokers)


@rule
def _can_lack(state, wanted, color, jokers, rest, unknown):
    """Can the unknown cards of a hand hold what it lacks?"""
    fits = wanted == GREY or wanted == color
    enough = jokers <= state.pile[JOKER] and rest <= state.pile[color] + state.pile[JOKER] - jokers
    return fits and enough and jokers + rest <= unknown


@rule
def _put_payment(view, chance, state, wanted, cards, floor):
    """Put cards that pay into the payer's hand, in any colour that is possible; gives the number of jokers."""
    seat = view.public.decider
    unknown = _unknown_cards(view, state, seat)
    possible = 0
    for color in range(COLORS):
        jokers, rest = _lacking(state, seat, color, cards, floor)
        possible += 1 if _can_lack(state, wanted, color, jokers, rest, unknown) else 0
    chosen = below(chance, max(1, possible))
    for color in range(COLORS):
        jokers, rest = _lacking(state, seat, color, cards, floor)
        if _can_lack(state, wanted, color, jokers, rest, unknown):
            if chosen == 0:
                plain = min(rest, state.pile[color])
                jokers += rest - plain
                state.pile[color] -= plain
                state.own[seat].hand[color] += plain
                state.pile[JOKER] -= jokers
                state.own[seat].hand[JOKER] += jokers
                return jokers
            chosen -= 1
    return 0


@rule
def _pay_first(board, view, chance, state):
    """The cards for what is being paid, put into the payer's hand before the others are dealt."""
    price = owed(state)
    best = 0
    for use in range(USES):
        if ferry_use_fits(board, state, view.public.decider, price[3], use):
            best = use  # the last that fits covers the most waves
    return _put_payment(view, chance, state, price[1], cards_beside(price, best), jokers_wanted(price, best))


@rule
def _guess_cards(board, view, chance, state):
    for _ in range(DEALS):
        _unseen_cards(board, view, state)
        _deal_hands(view, chance, state, _jokers_to_deal(board, view, chance, state))
        if _payer_can_pay(board, view, state):
            return
    _unseen_cards(board, view, state)
    jokers = _jokers_to_deal(board, view, chance, state)
    paid = _pay_first(board, view, chance, state)
    _deal_hands(view, chance, state, NONE if jokers == NONE else max(0, jokers - paid))


# --- tickets ----------------------------------------------------------------------------------------------------------


@rule
def _take_random(chance, tickets):
    ticket = nth_of(tickets, below(chance, size(tickets)))
    remove(tickets, ticket)
    return ticket


@rule
def _put_own_tickets(board, view, state):
    """The seat's own tickets, and those it put back, out of the unknown ones (`ticket_pile` normal, `box` long)."""
    for ticket in range(TICKETS):
        state.under[ticket] = 0
        state.returned_by[ticket] = NOBODY
    for ticket in range(board.tickets):
        put_back = has(view.my_box, ticket) or view.my_under[ticket] > 0
        if put_back:
            state.returned_by[ticket] = view.seat
            state.under[ticket] = view.my_under[ticket]
        if put_back or has(view.own.held, ticket):
            remove(state.ticket_pile, ticket)
            remove(state.box, ticket)
    if view.seat != SPECTATOR:
        for i in range(view.public.offered[view.seat]):
            remove(state.ticket_pile, view.own.offer[i])
            remove(state.box, view.own.offer[i])


@rule
def _long_offered(board, view):
    """How many of the tickets somebody is looking at now are long ones."""
    if view.public.phase == CHOOSE_LONG_TICKETS or (view.public.phase == CHOOSE_TICKETS and board.two_steps == 0):
        return board.deal_long
    return 0


@rule
def _long_held(board, view, seat, chance):
    """How many long tickets the seat may have kept: known where they were chosen first, else as likely as chosen."""
    if board.two_steps:
        return int(view.public.long_kept[seat])
    kept, dealt, longs = (
        int(view.public.kept_at_setup[seat]),
        int(board.deal_long + board.deal_normal),
        int(board.deal_long),
    )
    held = 0
    for _ in range(kept):
        if below(chance, dealt) < longs:
            longs -= 1
            held += 1
        dealt -= 1
    return held


@rule
def _deal_tickets(board, view, chance, state):
    for seat in range(view.public.players):
        if seat == view.seat:
            continue
        for i in range(view.public.offered[seat]):
            unknown = state.box if i < _long_offered(board, view) else state.ticket_pile
            state.own[seat].offer[i] = _take_random(chance, unknown)
        longs = _long_held(board, view, seat, chance)
        for i in range(view.ticket_count[seat]):
            unknown = state.box if i < longs else state.ticket_pile
            add(state.own[seat].held, _take_random(chance, unknown))


@rule
def _fill_returns(board, view, chance, state):
    """Complete the returns under the pile with unknown tickets."""
    state.under_first = 1
    state.under_last = max(1, view.under_batches)
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
    _copy_known(view, state)
    _guess_cards(board, view, chance, state)
    if board.marks:
        unseen_marks(board, view, state)
        deal_marks(view, chance, state)
    else:
        no_marks(state)
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
