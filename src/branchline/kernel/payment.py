"""Payments: cards of one colour, jokers standing in, and ferry cards on waves (C-1, C-11, EU-7, EU-14, IT-5, IT-6).

A payment is a colour, a number of jokers and a use of ferry cards; the rest is cards of the colour. A payment of jokers
only has the colour JOKER, whatever the route's colour is.
"""

import numpy as np

from branchline.kernel.bits import U0, U1, bit
from branchline.kernel.cards import discard
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CARD_KINDS,
    FERRY_USE_CARDS,
    FERRY_USE_WAVES,
    GREY,
    JOKER,
    JOKER_CHOICES,
    PAID,
    PAY,
    PAY_WORD,
)
from branchline.kernel.rule import rule

USES = len(FERRY_USE_CARDS)


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


@rule
def color_fits(wanted, color):
    """May `color` pay where `wanted` is asked for? Grey takes any colour, and jokers stand for every colour."""
    return wanted == GREY or wanted == color or color == JOKER


@rule
def pays(state, seat, wanted, cards, floor, color, jokers):
    """Do `jokers` jokers and the rest in `color` pay `cards` cards, of which at least `floor` must be jokers?"""
    if not color_fits(wanted, color) or jokers < floor or jokers > state.hand[seat, JOKER]:
        return False
    if color == JOKER:
        return jokers == cards
    return 1 <= cards - jokers <= state.hand[seat, color]


@rule
def ferry_use_fits(board, state, seat, route, use):
    """IT-5, IT-6: has the seat these ferry cards, and are there waves for each of them to cover?"""
    cards, waves = FERRY_USE_CARDS[use], FERRY_USE_WAVES[use]
    return cards <= state.ferry[seat] and waves <= board.waves[route] and waves <= cards * board.ferry_waves


@rule
def route_cards(board, route, use):
    """Cards to pay for the route beside the ferry cards of this use."""
    return board.cost[route] - FERRY_USE_WAVES[use]


@rule
def route_floor(board, route, use):
    """How many of them must be jokers: one for each symbol, one for each wave no ferry card covers."""
    return board.symbols[route] + board.waves[route] - FERRY_USE_WAVES[use]


@rule
def _span(low, high):
    """The bits low … high of a word; none if low is above high."""
    if low > high:
        return U0
    return (bit(high - low + 1) - U1) << np.uint64(low)


@rule
def list_payments(board, state, seat, wanted, cards, floor, use, words):
    """Add every payment that `pays` to the action set: for each colour the possible numbers of jokers are a span."""
    held = state.hand[seat, JOKER]
    shift = np.uint64(use * JOKER_CHOICES)
    for color in range(board.colors):
        if wanted == GREY or wanted == color:
            fewest = max(floor, cards - state.hand[seat, color])
            words[PAY_WORD + color] |= _span(max(fewest, 0), min(held, cards - 1)) << shift
    if held >= cards:
        words[PAY_WORD + JOKER] |= U1 << shift


@rule
def list_route_payments(board, state, seat, route, words):
    for use in range(USES):
        if ferry_use_fits(board, state, seat, route, use):
            cards = route_cards(board, route, use)
            list_payments(board, state, seat, board.color[route], cards, route_floor(board, route, use), use, words)


@rule
def put_down(state, seat, color, cards, jokers, log, ferry_cards, waves):
    """The seat lays a payment on the table: `jokers` jokers and the rest of `cards` in `color`."""
    plain = cards - jokers
    _lay(state, seat, JOKER, jokers)
    if plain > 0:
        _lay(state, seat, color, plain)
    state.ferry[seat] -= ferry_cards
    state.ferry_pile += ferry_cards  # IT-3: used ferry cards can be taken again
    tell(log, PAID, seat, color, plain, jokers, ferry_cards, waves)


@rule
def _lay(state, seat, kind, cards):
    state.hand[seat, kind] -= cards
    state.paid[kind] += cards
    # Whoever knew k cards of the kind in this hand knows at least k - cards now.
    state.known[seat, kind] = max(0, state.known[seat, kind] - cards)


@rule
def discard_payment(state):
    for kind in range(CARD_KINDS):
        if state.paid[kind] > 0:
            discard(state, kind, state.paid[kind])
            state.paid[kind] = 0


@rule
def take_back_payment(state, seat):
    """EU-10. Everybody has seen these cards go back into the hand."""
    for kind in range(CARD_KINDS):
        state.hand[seat, kind] += state.paid[kind]
        state.known[seat, kind] += state.paid[kind]
        state.paid[kind] = 0
