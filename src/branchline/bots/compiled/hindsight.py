"""What the others' moves tell of their tickets: would a planner who holds these have moved like that?

Every turn that a player has taken is thought through again, with the tickets it may hold and with guesses of the cards
that it had then. Tickets are the likelier, the likelier they make its moves; but people are no planners, so no move
says more than so much, and all of them together say less than they would if they were independent.
"""

import numpy as np

from branchline.bots.compiled.intents import choose_long, draw_likely, exchange
from branchline.bots.compiled.planner import weigh_options
from branchline.kernel.bits import U0, U1, lowest
from branchline.kernel.chance import next_word
from branchline.kernel.copying import copy_record
from branchline.kernel.legal import list_legal
from branchline.kernel.numbers import NONE, TICKET_WORDS
from branchline.kernel.rule import rule

SPREAD = 1.0  # points by which a move must be worse to be e times less likely
UNLIKELY = 0.03  # the chance of a move for which no planner would have a reason
MANY = 25.0  # moves that all together say half as much as they would if they were independent


@rule
def _chance_of_move(board, scene, brain, mind, scratch):
    """How likely a planner is to do what was done there."""
    mind.stamp = min(mind.stamp, scene.state.public.turn - 1)  # its plan is made anew, its style need not be
    list_legal(board, scene.state, scratch.legal)
    weigh_options(board, scene.state, brain, mind, scratch.legal)
    total, chosen = 0.0, 0.0
    for i in range(mind.options):
        likely = np.exp((mind.option_worth[i] - mind.option_worth[0]) / SPREAD)
        total += likely
        if mind.option[i] == scene.action:
            chosen = likely
    return chosen / total


@rule
def _trust(scenes, seat):
    """The power of what each move says: the cards are only guessed, and one wrong guess misleads about many moves."""
    moves = 0.0
    for decision in range(len(scenes)):
        moves += 1.0 if scenes[decision, 0].state.public.decider == seat else 0.0
    return MANY / (MANY + moves)


@rule
def _tell(board, desk, brain, mind, scenes, seat, least):
    """How well a player's moves fit the tickets dealt to it, as a logarithm; what is below `least` may be too high."""
    told, trust, mind.stamp = 0.0, _trust(scenes, seat), NONE
    for decision in range(len(scenes)):
        if scenes[decision, 0].state.public.decider != seat:
            continue
        likely, hands = 0.0, scenes.shape[1]
        for n in range(hands):
            scene = scenes[decision, n]
            for w in range(TICKET_WORDS):
                scene.state.own[seat].held[w] = desk.dealt.own[seat].held[w]
            likely += _chance_of_move(board, scene, brain, mind, desk.scratch) / hands
        told += trust * np.log(UNLIKELY + (1.0 - UNLIKELY) * likely)
        if told < least:  # it can only become less
            break
    return told


@rule
def _try_exchange(board, desk, brain, mind, scenes, seat, ticket, other):
    """Let the player hold the other ticket instead, as likely as its moves then fit better or worse."""
    if other == ticket or other == NONE:
        return
    exchange(desk.dealt, seat, ticket, other)
    least = desk.belief.told[seat] + np.log((next_word(desk.chance) + 1.0) / 4294967296.0)
    told = _tell(board, desk, brain, mind, scenes, seat, least)
    if told < least:
        exchange(desk.dealt, seat, other, ticket)
    else:
        desk.belief.told[seat] = told


@rule
def _reconsider(board, view, desk, brain, mind, scenes, seat):
    """Try another ticket in the place of each."""
    long_one, other = choose_long(board, view, desk.chance, desk.dealt, seat, desk.belief)
    _try_exchange(board, desk, brain, mind, scenes, seat, long_one, other)
    for w in range(TICKET_WORDS):
        tickets = desk.dealt.own[seat].held[w]
        while tickets != U0:
            ticket = w * 64 + lowest(tickets)
            tickets &= tickets - U1
            other = draw_likely(board, view, desk.chance, desk.dealt, seat, desk.belief, ticket)
            _try_exchange(board, desk, brain, mind, scenes, seat, ticket, other)


@rule
def begin_hindsight(board, view, desk, brain, mind, scenes):
    """Look at what is dealt on the desk: how well does it fit what everybody did?"""
    for seat in range(view.public.players):
        desk.belief.told[seat] = _tell(board, desk, brain, mind, scenes, seat, -np.inf)


@rule
def look_back(board, view, desk, brain, mind, scenes, deals):
    """Reconsider everybody's tickets once for each deal that is asked for."""
    for n in range(len(deals)):
        for seat in range(view.public.players):
            if seat != view.seat:
                _reconsider(board, view, desk, brain, mind, scenes, seat)
        copy_record(deals[n], desk.dealt)
