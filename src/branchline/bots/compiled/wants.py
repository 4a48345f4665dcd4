"""Cards: what one more of each kind is worth, and which to draw."""

import numpy as np

from branchline.bots.compiled.memory import FILLERS
from branchline.bots.compiled.options import add_option
from branchline.bots.compiled.paths import jokers_demanded
from branchline.kernel.bits import U0, U1, has, lowest
from branchline.kernel.codes import TURN
from branchline.kernel.numbers import CARD_KINDS, DISPLAY, DRAW_PILE, JOKER, NONE, ROUTE_WORDS, TAKE_DISPLAY
from branchline.kernel.rule import rule


@rule
def _want_for(brain, mind, color, lack, jokers, weight):
    """Wish for the cards a route lacks; the fewer are lacking, the more each of them is worth."""
    if lack + jokers <= 0:
        return
    worth = weight * (1.0 + brain.want_near / (lack + jokers))
    if lack > 0:
        mind.want[color] += worth
    if jokers > 0:
        mind.want[JOKER] += worth


@rule
def weigh_cards(board, state, seat, brain, mind):
    """The worth of one more card of each kind."""
    for kind in range(CARD_KINDS):
        mind.want[kind] = 0.0
    for w in range(ROUTE_WORDS):
        routes = mind.planned[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            lack, color = mind.plan_lack[route], mind.plan_color[route]
            weight = brain.want_plan + brain.want_stake * mind.stake[route]
            _want_for(brain, mind, color, lack, mind.plan_symbols[route], weight)
    weight = brain.want_filler
    for i in range(FILLERS):
        if mind.filler[i] != NONE:
            color, lack = mind.filler_color[i], mind.filler_lack[i]
            jokers = max(0, jokers_demanded(board, state, seat, mind.filler[i]) - state.own[seat].hand[JOKER])
            worth = weight * (1.0 + brain.want_points * mind.gain[mind.filler[i]])
            _want_for(brain, mind, color, lack, jokers, worth)
            weight *= brain.filler_fade
    most = 0.0
    for color in range(board.colors):
        # A card that nothing asks for goes best where there are many already.
        mind.want[color] += brain.want_any * (1.0 + 0.1 * mind.hand_left[color])
        most = max(most, mind.want[color])
    mind.want[JOKER] += (brain.want_joker + brain.joker_late * (1.0 - mind.time)) * most


@rule
def _unseen_of(board, state, seat, kind):
    """Cards of a kind that the seat sees nowhere: in the pile or in unknown hands."""
    unseen = np.int64(board.deck[kind]) - state.own[seat].hand[kind] - state.public.discard[kind]
    unseen -= state.public.paid[kind] + state.public.revealed[kind]
    for slot in range(DISPLAY):
        if state.public.display[slot] == kind:
            unseen -= 1
    for player in range(state.public.players):
        if player != seat:
            unseen -= state.public.known[player, kind]
    return max(0, unseen)


@rule
def count_unseen(board, state, seat, mind):
    """How many cards of each kind may come from the pile, as far as the seat knows."""
    mind.all_unseen = 0.0
    for kind in range(CARD_KINDS):
        mind.unseen[kind] = _unseen_of(board, state, seat, kind)
        mind.all_unseen += mind.unseen[kind]


@rule
def _want_of_pile(mind):
    """The worth of a card nobody has seen: all kinds as often as they are not to be seen anywhere."""
    worth = 0.0
    for kind in range(CARD_KINDS):
        worth += mind.unseen[kind] * mind.want[kind]
    return worth / mind.all_unseen if mind.all_unseen > 0.0 else 0.0


@rule
def _seen_before(state, slot):
    """Does an earlier slot of the display show the same card?"""
    for earlier in range(slot):
        if state.public.display[earlier] == state.public.display[slot]:
            return True
    return False


@rule
def _want_of_next(mind, other):
    """The worth of the second card when the first leaves the display: the best of what is there otherwise, worth
    `other`, and of the card that takes its place. A joker there would be of no use (C-8)."""
    worth = 0.0
    for kind in range(CARD_KINDS):
        worth += mind.unseen[kind] * (max(other, mind.want[kind]) if kind != JOKER else other)
    return worth / mind.all_unseen if mind.all_unseen > 0.0 else other


@rule
def weigh_draws(state, brain, mind, words, base):
    """Every card that can be drawn becomes an option: the best is worth `base`, and more if it is better than what the
    pile promises; the others are worth as much less as they lack.

    As the first of two cards, one is worth itself and the best that can follow; a display joker stands alone (C-8).
    """
    pile = _want_of_pile(mind)
    best, second = pile, pile if has(words, DRAW_PILE) else 0.0
    for slot in range(DISPLAY):
        if has(words, TAKE_DISPLAY + slot) and state.public.display[slot] != JOKER:
            here = mind.want[state.public.display[slot]]
            if here > best:
                best, second = here, best
            else:
                second = max(second, here)
    top = best
    if state.public.phase == TURN:
        top = best + second
        for slot in range(DISPLAY):
            if has(words, TAKE_DISPLAY + slot) and state.public.display[slot] == JOKER:
                top = max(top, mind.want[JOKER])
    scale = base / max(0.01, top) if base > 0.0 else 1.0
    if base > 0.0 and state.public.phase == TURN:
        base += brain.draw_eager * (top - 2.0 * pile)
    if has(words, DRAW_PILE):
        worth = pile
        if state.public.phase == TURN:
            worth += max(best, pile)
        add_option(mind, DRAW_PILE, base - scale * (top - worth))
    for slot in range(DISPLAY):
        if not has(words, TAKE_DISPLAY + slot) or _seen_before(state, slot):
            continue
        worth = mind.want[state.public.display[slot]]
        if state.public.phase == TURN and state.public.display[slot] != JOKER:
            other = second if worth == best else best
            worth += other
            if brain.draw_fresh > 0.0:
                worth += brain.draw_fresh * (_want_of_next(mind, other) - other)
        add_option(mind, TAKE_DISPLAY + slot, base - scale * (top - worth))
