"""A simple bot: it claims the most points it can and otherwise draws towards a route worth many."""

import numpy as np

from branchline.bots.compiled.bonuses import weigh_bonuses
from branchline.kernel.bits import has
from branchline.kernel.chance import below
from branchline.kernel.codes import SECOND_CARD, TURN
from branchline.kernel.numbers import (
    ACTIONS,
    DECLINE,
    DISPLAY,
    DRAW_PILE,
    FERRY_USE_CARDS,
    JOKER,
    KEEP,
    NONE,
    OFFER,
    TAKE_DISPLAY,
)
from branchline.kernel.payment import payment_color, payment_ferry_use, payment_jokers
from branchline.kernel.playout import random_action
from branchline.kernel.routes import enough_pieces
from branchline.kernel.rule import rule


@rule
def _points(board, mind, route):
    """What a claim brings: the route's points, or what effects give for it where money is the score."""
    return board.points[route] + mind.earns[route]


@rule
def _lacking_cards(board, state, seat, route):
    """Cards the hand lacks for the route, and the colour it would be paid in."""
    best, best_color = -1, NONE
    for color in range(board.colors):
        if board.color[route] < 0 or board.color[route] == color:
            if state.own[seat].hand[color] > best:
                best, best_color = np.int64(state.own[seat].hand[color]), color
    return max(0, board.cost[route] - best - state.own[seat].hand[JOKER]), best_color


@rule
def _wanted_route(board, state, seat, mind):
    """The open route with the most points for each card the hand still lacks; NONE without one."""
    best, best_worth = NONE, 0.0
    for route in range(board.routes):
        if has(state.public.open[seat], route) and enough_pieces(board, state, seat, route):
            lacking, _ = _lacking_cards(board, state, seat, route)
            worth = _points(board, mind, route) / (1.0 + lacking)
            if worth > best_worth:
                best, best_worth = route, worth
    return best


@rule
def _greedy_draw(board, state, seat, mind, words):
    """A card of the wanted colour, or a joker, or one from the pile; NONE if no card can be drawn."""
    route = _wanted_route(board, state, seat, mind)
    color = NONE
    if route != NONE:
        _, color = _lacking_cards(board, state, seat, route)
    joker = NONE
    for slot in range(DISPLAY):
        if has(words, TAKE_DISPLAY + slot):
            if state.public.display[slot] == color:
                return TAKE_DISPLAY + slot
            if state.public.display[slot] == JOKER:
                joker = TAKE_DISPLAY + slot
    if joker != NONE:
        return joker
    if has(words, DRAW_PILE):
        return DRAW_PILE
    slots = 0
    for slot in range(DISPLAY):
        slots += 1 if has(words, TAKE_DISPLAY + slot) else 0
    if slots == 0:
        return NONE
    chosen = below(mind.chance, slots)
    for slot in range(DISPLAY):
        if has(words, TAKE_DISPLAY + slot):
            if chosen == 0:
                return TAKE_DISPLAY + slot
            chosen -= 1
    return NONE


@rule
def _greedy_turn(board, state, seat, mind, words):
    best, ties, most = NONE, 0, 0.0
    for route in range(board.routes):
        if has(words, route):
            points = _points(board, mind, route)
            if best == NONE or points > most:
                best, ties, most = route, 1, points
            elif points == most:
                ties += 1
                if below(mind.chance, ties) == 0:
                    best = route
    wanted = _wanted_route(board, state, seat, mind)
    if best != NONE and (wanted == NONE or 2.0 * most >= _points(board, mind, wanted)):
        return best
    drawn = _greedy_draw(board, state, seat, mind, words)
    if drawn != NONE:
        return drawn
    return best if best != NONE else random_action(words, mind.chance)


@rule
def _dislike(board, state, seat, action):
    """Jokers and ferry cards in a payment, points in tickets kept: greedy wants as little as possible of both."""
    if action == DECLINE:
        return 10000
    if action < KEEP:  # a player, a card or an option: greedy has no opinion
        return 0
    if action < KEEP + (1 << OFFER):
        points = 0
        for i in range(OFFER):
            if ((action - KEEP) >> i) & 1:
                points += board.ticket_points[state.own[seat].offer[i]]
        return points
    if payment_color(action) == JOKER:
        return 1000
    return payment_jokers(action, 0) * 10 + FERRY_USE_CARDS[payment_ferry_use(action)]


@rule
def _least_disliked(board, state, seat, words, chance):
    best, least, ties = NONE, 0, 0
    for action in range(DECLINE, ACTIONS):
        if has(words, action):
            dislike = _dislike(board, state, seat, action)
            if best == NONE or dislike < least:
                best, least, ties = action, dislike, 1
            elif dislike == least:
                ties += 1
                if below(chance, ties) == 0:
                    best = action
    return best


@rule
def greedy_action(board, state, mind, words):
    """What greedy does with the legal actions `words` of the deciding seat."""
    seat, phase = state.public.decider, state.public.phase
    if phase == TURN or phase == SECOND_CARD:
        weigh_bonuses(board, state, seat, mind)
    if phase == TURN:
        return _greedy_turn(board, state, seat, mind, words)
    if phase == SECOND_CARD:
        return _greedy_draw(board, state, seat, mind, words)
    return _least_disliked(board, state, seat, words, mind.chance)
