"""Payments: which cards to give away."""

import numpy as np

from branchline.bots.compiled.options import add_option
from branchline.kernel.bits import U0, U1, has, lowest
from branchline.kernel.numbers import (
    ACTION_WORDS,
    DECLINE,
    FERRY_USE_CARDS,
    JOKER,
    NONE,
    PAY_ROUTE,
    PAY_STATION,
    PAY_WORD,
)
from branchline.kernel.payment import payment_color, payment_ferry_use, payment_jokers, route_cards
from branchline.kernel.rule import rule
from branchline.kernel.stations import station_cost


@rule
def _cards_to_pay(board, state, seat, action):
    if state.phase == PAY_ROUTE:
        return np.int64(route_cards(board, state.route, payment_ferry_use(action)))
    if state.phase == PAY_STATION:
        return np.int64(station_cost(board, state, seat))
    return np.int64(state.surcharge)


@rule
def _own_need(mind, state, color):
    """Cards of the colour the plan needs elsewhere than for what is being paid."""
    need = mind.need[color]
    if state.phase != PAY_STATION and state.route != NONE and has(mind.planned, state.route):
        if mind.plan_color[state.route] == color:
            need -= mind.plan_cards[state.route]
    return max(0, need)


@rule
def _payment_price(board, state, seat, brain, mind, action):
    """What a payment costs: cards the plan needs are dear, jokers and ferry cards too."""
    cards = _cards_to_pay(board, state, seat, action)
    color = payment_color(action)
    jokers = np.int64(payment_jokers(action, cards))
    price = brain.joker_price * (jokers + FERRY_USE_CARDS[payment_ferry_use(action)])
    if color == JOKER:
        return price
    plain = cards - jokers
    left = np.int64(state.hand[seat, color]) - plain
    need = _own_need(mind, state, color)
    short = max(0, need - left) - max(0, need - state.hand[seat, color])
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
    loss = np.float64(board.points[state.route]) + brain.draw_worth
    if has(mind.planned, state.route):
        loss += brain.plan_worth + brain.stake_worth * mind.stake[state.route]
    add_option(mind, DECLINE, -loss)
