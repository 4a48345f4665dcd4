"""The planner: plans a cheap network for its tickets and takes the action that is worth most for it."""

import numpy as np

from branchline.bots.compiled.bonuses import weigh_bonuses
from branchline.bots.compiled.choosing import weigh_choices
from branchline.bots.compiled.claims import find_fillers, weigh_claims
from branchline.bots.compiled.ending import survey_lead
from branchline.bots.compiled.habits import SHORT_GAME
from branchline.bots.compiled.keeping import tickets_worth, weigh_keeping
from branchline.bots.compiled.memory import BEST_ONLY, OPTIONS
from branchline.bots.compiled.options import add_option, no_options
from branchline.bots.compiled.paths import INFINITE
from branchline.bots.compiled.paying import weigh_declining, weigh_payments
from branchline.bots.compiled.plan import chance_in_time, make_plan, set_goals
from branchline.bots.compiled.survey import room_in_hand, survey
from branchline.bots.compiled.wants import count_unseen, weigh_cards, weigh_draws
from branchline.kernel.bits import has
from branchline.kernel.codes import (
    ANSWER_TUNNEL,
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    TURN,
)
from branchline.kernel.numbers import DECLINE, DRAW_PILE, DRAW_TICKETS, NONE, STATION, TAKE_FERRY
from branchline.kernel.rule import rule

TICKETS_AHEAD = 2.0  # points by which drawing tickets may be worth more than everything else: they are a guess


@rule
def _think(board, state, seat, brain, mind):
    """Survey the position, plan, and weigh the cards."""
    survey(board, state, seat, brain, mind)
    weigh_bonuses(board, state, seat, mind)
    set_goals(board, state, seat, brain, mind)
    make_plan(board, state, seat, brain, mind)
    survey_lead(board, state, seat, mind)
    find_fillers(board, state, seat, brain, mind)
    weigh_cards(board, state, seat, brain, mind)


@rule
def _station_now(board, state, seat, mind, words):
    """The station the plan needs, once everything else of it stands or time runs out; NONE otherwise."""
    if mind.plan_stations == 0:
        return NONE
    if mind.plan_routes > 0 and mind.turns_left > mind.plan_stations + 2.0:
        return NONE
    route = mind.station_route[0]
    for city in (np.int64(board.end_a[route]), np.int64(board.end_b[route])):
        if has(words, STATION + city):
            return STATION + city
    return NONE


@rule
def _lacks_ferry(board, state, seat, mind):
    """How many waves the plan, or else the best route outside it, has to cross that no ferry card covers."""
    waves = mind.plan_waves
    if waves == 0 and mind.filler[0] != NONE:
        waves = max(0, board.waves[mind.filler[0]] - mind.waves_left)
    return waves


@rule
def _tickets_gain(board, state, seat, brain, mind):
    """What drawing tickets is worth beyond what the turn could bring otherwise."""
    # A ticket that is missed costs as much as one that is fulfilled brings.
    if mind.given_up > 0 or chance_in_time(brain, mind, mind.plan_turns + 1.0, brain.draw_slack) < 0.5:
        return -1.0
    gain = tickets_worth(board, state, seat, brain, mind) - brain.turn_worth - mind.delay
    return brain.draw_faith * gain


@rule
def _weigh_turn(board, state, seat, brain, mind, words):
    """Everything a turn can be spent on."""
    drawing = (brain.draw_worth + brain.draw_early * mind.time) * min(1.0, mind.turns_left - 1.0)
    drawing *= room_in_hand(state, seat, brain)
    # A playout asks for the best only, and the best draw is worth as much as drawing is, or more.
    floor = drawing if brain.quick == BEST_ONLY and drawing > 0.0 and has(words, DRAW_PILE) else -INFINITE
    weigh_claims(board, state, seat, brain, mind, words, floor)
    weigh_draws(state, brain, mind, words, drawing)
    if has(words, TAKE_FERRY):
        useful = mind.turns_left > 1.5 and _lacks_ferry(board, state, seat, mind) > 0
        add_option(mind, TAKE_FERRY, drawing + brain.ferry_worth if useful else drawing - 2.0)
    station = _station_now(board, state, seat, mind, words)
    if station != NONE:
        urgent = mind.turns_left <= mind.plan_stations
        add_option(mind, station, 1000.0 if urgent else brain.plan_worth)
    if has(words, DRAW_TICKETS):
        best = mind.option_worth[0] if mind.options > 0 else drawing
        gain = _tickets_gain(board, state, seat, brain, mind)
        add_option(mind, DRAW_TICKETS, min(best + TICKETS_AHEAD, drawing + gain) if gain > 0.0 else drawing - 4.0)
    if mind.options == 0:
        weigh_anything(mind, words)


@rule
def weigh_anything(mind, words):
    """What the planner has no opinion about: stations without a ticket for them, passing."""
    for action in range(DECLINE + 1):
        if has(words, action):
            add_option(mind, action, 0.0)


@rule
def ways_for(board, brain):
    """The brain's habits for games of this kind."""
    if board.plays_for_money:
        return brain.money
    if board.pieces[0] + board.pieces[1] <= SHORT_GAME:
        return brain.pair if board.pieces[1] > 0 else brain.short
    return brain.lands if board.regions > 0 else brain.long


@rule
def weigh_options(board, state, brain, mind, words):
    """Fill the options of the deciding seat, the best first, from its legal actions `words`."""
    seat, phase = state.public.decider, state.public.phase
    ways = ways_for(board, brain)
    paying = phase == PAY_ROUTE or phase == PAY_STATION
    same_plan = paying or (ways.quick and phase == SECOND_CARD)
    if not same_plan or mind.stamp != state.public.turn:
        _think(board, state, seat, ways, mind)
    mind.stamp = state.public.turn
    no_options(mind, 1 if ways.quick == BEST_ONLY else OPTIONS)  # a playout asks for the best only
    if phase == TURN or phase == SECOND_CARD:
        count_unseen(board, state, seat, mind)
    if phase == TURN:
        _weigh_turn(board, state, seat, ways, mind, words)
    elif phase == SECOND_CARD:
        weigh_draws(state, ways, mind, words, ways.draw_worth)
    elif paying:
        weigh_payments(board, state, seat, ways, mind, words)
    elif phase == ANSWER_TUNNEL:
        weigh_payments(board, state, seat, ways, mind, words)
        weigh_declining(board, state, ways, mind)
    elif phase == CHOOSE_PLAYER or phase == CHOOSE_CARD or phase == CHOOSE_OPTION:
        weigh_choices(board, state, seat, mind, words)
    else:
        weigh_keeping(board, state, seat, ways, mind, words)


@rule
def planner_action(board, state, brain, mind, words):
    """What the planner does: the option worth most."""
    weigh_options(board, state, brain, mind, words)
    return mind.option[0]
