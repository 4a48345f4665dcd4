"""Payments: cards of one colour, jokers standing in, and ferry cards on waves (C-1, C-11, EU-7, EU-14, IT-5, IT-6).

A price is four numbers: cards in all, their colour, how many symbols (each a joker) and how many waves (each a joker or
covered by a ferry card). What has to be paid now stands in the state as *owed*, whatever it is for: a route, a station
or a tunnel's surcharge. A payment is a colour, a number of jokers and a use of ferry cards; the rest is cards of the
colour. A payment of jokers only has the colour JOKER, whatever colour is wanted.
"""

import numpy as np

from branchline.kernel.bits import U0, U1, bit
from branchline.kernel.cards import discard
from branchline.kernel.codes import (
    ALLOWED,
    FERRY_CARD_USELESS,
    MARK_PICKAXE,
    MARK_SKULL,
    NOT_IN_HAND,
    PAID,
    PAID_MARKS,
    TOO_FEW_JOKERS,
    WRONG_COLOR,
)
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CARD_KINDS,
    FERRY_USE_CARDS,
    FERRY_USE_WAVES,
    GREY,
    JOKER,
    JOKER_CHOICES,
    MARKS,
    NONE,
    PAY,
    PAY_WORD,
)
from branchline.kernel.rule import rare_rule, rule

USES = len(FERRY_USE_CARDS)

# --- what is owed -----------------------------------------------------------------------------------------------------


@rule
def owe(state, cards, color, symbols, waves):
    """This has to be paid now."""
    table = state.public
    table.owed_cards = cards
    table.owed_color = color
    table.owed_symbols = symbols
    table.owed_waves = waves


@rule
def owed(state):
    """The price of what has to be paid now."""
    table = state.public
    return int(table.owed_cards), int(table.owed_color), int(table.owed_symbols), int(table.owed_waves)


@rule
def owe_nothing(state):
    owe(state, 0, NONE, 0, 0)


# --- payments as numbers ----------------------------------------------------------------------------------------------


@rule
def payment_color(action):
    return (action - PAY) >> 6


@rule
def payment_ferry_use(action):
    return ((action - PAY) & 63) // JOKER_CHOICES


@rule
def payment_jokers(action, cards):
    """How many jokers the payment holds when it has to be `cards` cards in all."""
    if payment_color(action) == JOKER:
        return cards
    return ((action - PAY) & 63) % JOKER_CHOICES


@rule
def is_payment_number(action):
    """Is the number a payment at all? Each colour leaves four numbers unused, and jokers only need one of each ten."""
    if action < PAY or payment_ferry_use(action) >= USES:
        return False
    return payment_color(action) != JOKER or ((action - PAY) & 63) % JOKER_CHOICES == 0


# --- which payments pay a price ---------------------------------------------------------------------------------------


@rule
def color_fits(wanted, color):
    """May `color` pay where `wanted` is asked for? Grey takes any colour, and jokers stand for every colour."""
    return wanted == GREY or wanted == color or color == JOKER


@rule
def pays(state, seat, wanted, cards, floor, color, jokers):
    """Do `jokers` jokers and the rest in `color` pay `cards` cards, of which at least `floor` must be jokers?"""
    hand = state.own[seat].hand
    if not color_fits(wanted, color) or jokers < floor or jokers > hand[JOKER]:
        return False
    if color == JOKER:
        return jokers == cards
    return 1 <= cards - jokers <= hand[color]


@rule
def ferry_use_fits(board, state, seat, waves, use):
    """IT-5, IT-6: has the seat these ferry cards, and are there waves for each of them to cover?"""
    cards, covered = FERRY_USE_CARDS[use], FERRY_USE_WAVES[use]
    return cards <= state.public.ferry[seat] and covered <= waves and covered <= cards * board.ferry_waves


@rule
def cards_beside(price, use):
    """Cards to pay beside the ferry cards of this use."""
    return price[0] - FERRY_USE_WAVES[use]


@rule
def jokers_wanted(price, use):
    """How many of them must be jokers: one for each symbol, one for each wave no ferry card covers."""
    return price[2] + price[3] - FERRY_USE_WAVES[use]


@rule
def can_pay(board, state, seat, price):
    """Is there any payment? One that uses as many ferry cards and jokers as help is found if there is one at all."""
    hand = state.own[seat].hand
    for use in range(USES if price[3] > 0 else 1):
        if ferry_use_fits(board, state, seat, price[3], use) and hand[JOKER] >= jokers_wanted(price, use):
            for color in range(board.colors):
                fits = price[1] == GREY or price[1] == color
                if fits and hand[color] + hand[JOKER] >= cards_beside(price, use):
                    return True
    return False


@rule
def payment_refusal(board, state, seat, price, action):
    """C-1, C-11, EU-7, IT-5: does this payment pay the price, or why not?"""
    use = payment_ferry_use(action)
    if not ferry_use_fits(board, state, seat, price[3], use):
        return FERRY_CARD_USELESS
    cards, floor, color = cards_beside(price, use), jokers_wanted(price, use), payment_color(action)
    jokers = payment_jokers(action, cards)
    if not color_fits(price[1], color):
        return WRONG_COLOR
    if jokers < floor:
        return TOO_FEW_JOKERS
    if not pays(state, seat, price[1], cards, floor, color, jokers):
        return NOT_IN_HAND
    return ALLOWED


@rule
def _span(low, high):
    """The bits low … high of a word; none if low is above high."""
    if low > high:
        return U0
    return (bit(high - low + 1) - U1) << np.uint64(low)


@rule
def list_payments(board, state, seat, price, words):
    """Add every payment of the price to the action set: for each colour the possible numbers of jokers are a span."""
    hand = state.own[seat].hand
    held = hand[JOKER]
    for use in range(USES if price[3] > 0 else 1):
        if not ferry_use_fits(board, state, seat, price[3], use):
            continue
        cards, floor = cards_beside(price, use), jokers_wanted(price, use)
        shift = np.uint64(use * JOKER_CHOICES)
        for color in range(board.colors):
            if price[1] == GREY or price[1] == color:
                fewest = max(floor, cards - hand[color])
                words[PAY_WORD + color] |= _span(max(fewest, 0), min(held, cards - 1)) << shift
        if held >= cards:
            words[PAY_WORD + JOKER] |= U1 << shift


# --- paying -----------------------------------------------------------------------------------------------------------


@rule
def cards_paid(price, action):
    """Of what cards a payment consists: how many of its colour, and how many jokers."""
    cards = cards_beside(price, payment_ferry_use(action))
    jokers = payment_jokers(action, cards)
    return cards - jokers, jokers


@rule
def put_down(state, seat, action, log):
    """The seat lays what it owes on the table, in the way the action says; gives the payment's colour."""
    use, color = payment_ferry_use(action), payment_color(action)
    plain, jokers = cards_paid(owed(state), action)
    _lay(state, seat, JOKER, jokers)
    if plain > 0:
        _lay(state, seat, color, plain)
    state.public.ferry[seat] -= FERRY_USE_CARDS[use]
    state.public.ferry_pile += FERRY_USE_CARDS[use]  # IT-3: used ferry cards can be taken again
    tell(log, PAID, seat, color, plain, jokers, FERRY_USE_CARDS[use], FERRY_USE_WAVES[use])
    tell_marks(state, seat, log)
    owe_nothing(state)
    return color


@rule
def tell_marks(state, seat, log):
    for mark in range(MARKS):
        if state.public.marks_paid[mark] > 0:
            tell(log, PAID_MARKS, seat, state.public.marks_paid[mark], mark, 0, 0, 0)


@rule
def _lay(state, seat, kind, cards):
    marked = 0
    for mark in range(MARKS):
        marked += state.own[seat].marked[mark, kind]
    if marked > 0:
        lay_marks(state, seat, kind, cards)
    state.own[seat].hand[kind] -= cards
    state.public.paid[kind] += cards
    # Whoever knew k cards of the kind in this hand knows at least k - cards now.
    state.public.known[seat, kind] = max(0, state.public.known[seat, kind] - cards)


@rule
def forget_marks_paid(state):
    for mark in range(MARKS):
        state.public.marks_paid[mark] = 0


@rare_rule
def lay_marks(state, seat, kind, cards):
    """Of the cards that leave the hand those with a pickaxe go first and those with a skull last.

    What everybody knows is kept for each mark by itself: a known card with a skull stays known while others are paid.
    """
    table, own = state.public, state.own[seat]
    plain = own.hand[kind] - own.marked[MARK_PICKAXE, kind] - own.marked[MARK_SKULL, kind]
    pickaxes = min(cards, int(own.marked[MARK_PICKAXE, kind]))
    skulls = max(0, cards - pickaxes - plain)
    known_plain = table.known[seat, kind]
    for mark in range(MARKS):
        known_plain -= table.known_marked[seat, mark, kind]
    known = max(0, known_plain - (cards - pickaxes - skulls))
    for mark in range(MARKS):
        gone = pickaxes if mark == MARK_PICKAXE else skulls
        own.marked[mark, kind] -= gone
        table.discard_marked[mark, kind] += gone
        table.marks_paid[mark] += gone
        table.known_marked[seat, mark, kind] = max(0, table.known_marked[seat, mark, kind] - gone)
        known += table.known_marked[seat, mark, kind]
    table.known[seat, kind] = known + cards  # the caller takes all of them off


@rule
def discard_payment(state):
    paid = state.public.paid
    for kind in range(CARD_KINDS):
        if paid[kind] > 0:
            discard(state, kind, paid[kind])
            paid[kind] = 0


@rule
def take_back_payment(state, seat):
    """EU-10. Everybody has seen these cards go back into the hand."""
    table = state.public
    for kind in range(CARD_KINDS):
        state.own[seat].hand[kind] += table.paid[kind]
        table.known[seat, kind] += table.paid[kind]
        table.paid[kind] = 0
