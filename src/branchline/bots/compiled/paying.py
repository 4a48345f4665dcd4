"""Payments: which cards to give away."""

import numpy as np

from branchline.bots.compiled.options import add_option
from branchline.kernel.bits import U0, U1, has, lowest
from branchline.kernel.codes import PAY_STATION
from branchline.kernel.numbers import ACTION_WORDS, DECLINE, FERRY_USE_CARDS, JOKER, NONE, PAY_WORD
from branchline.kernel.payment import cards_beside, owed, payment_color, payment_ferry_use, payment_jokers
from branchline.kernel.rule import rule


@rule
def _own_need(mind, state, color):
    """Cards of the colour the plan needs elsewhere than for what is being paid."""
    need = mind.need[color]
    if state.public.phase != PAY_STATION and state.public.route != NONE and has(mind.planned, state.public.route):
        if mind.plan_color[state.public.route] == color:
            need -= mind.plan_cards[state.public.route]
    return max(0, need)


@rule
def _payment_price(board, state, seat, brain, mind, action):
    """What a payment costs: cards the plan needs are dear, jokers and ferry cards too."""
    cards = np.int64(cards_beside(owed(state), payment_ferry_use(action)))
    color = payment_color(action)
    jokers = np.int64(payment_jokers(action, cards))
    price = brain.joker_price * (jokers + FERRY_USE_CARDS[payment_ferry_use(action)])
    if color == JOKER:
        return price
    plain = cards - jokers
    left = np.int64(state.own[seat].hand[color]) - plain
    need = _own_need(mind, state, color)
    short = max(0, need - left) - max(0, need - state.own[seat].hand[color])
    return price + mind.need_worth[color] * short + brain.card_price * (plain - short)


@rule
def weigh_payments(board, state, seat, brain, mind, words):
    """Every payment becomes an option."""
    for w in range(PAY_WORD, ACTION_WORDS):
        payments = words[w]
        while payments != U0:
            action = w * 64 + lowest(payments)
            payments &= payments - U1
            add_option(mind, action, -_payment_price(board, state, seat, brain, mind, action))


@rule
def weigh_declining(board, state, brain, mind):
    """Not to pay a tunnel's surcharge: that loses the route for now, and the turn."""
    loss = np.float64(board.points[state.public.route]) + brain.draw_worth
    if has(mind.planned, state.public.route):
        loss += brain.plan_worth + brain.stake_worth * mind.stake[state.public.route]
    add_option(mind, DECLINE, -loss)
