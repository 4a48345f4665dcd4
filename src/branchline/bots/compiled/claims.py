"""Claims: what each route that can be claimed now is worth."""

import numpy as np

from branchline.bots.compiled.ending import ending_worth, ends_game
from branchline.bots.compiled.memory import FILLERS
from branchline.bots.compiled.options import add_option
from branchline.bots.compiled.paths import (
    INFINITE,
    best_color,
    fullest_color,
    jokers_demanded,
    plain_cards,
    shortest_way,
)
from branchline.bots.compiled.survey import cards_in_hand, region_gain
from branchline.kernel.bits import U0, U1, has, lowest
from branchline.kernel.numbers import CARD_KINDS, CLAIM, GREY, JOKER, NONE, PARALLELS, ROUTE_WORDS
from branchline.kernel.rule import rule
from branchline.kernel.tunnels import matches

USUAL_DETOUR = 12.0
LONGEST_DETOUR = 25.0

# --- a step of the plan -----------------------------------------------------------------------------------------------


@rule
def _risk(board, state, seat, brain, mind, route):
    """How likely another takes the route before the seat comes back to it."""
    risk = brain.risk_base
    for player in range(state.public.players):
        if player == seat:
            continue
        at_a, at_b = has(mind.near[player], board.end_a[route]), has(mind.near[player], board.end_b[route])
        ready = cards_in_hand(state, player) >= board.cost[route]
        if at_a and at_b:
            risk += brain.risk_both * (brain.risk_ready if ready else 1.0)
        elif at_a or at_b:
            risk += brain.risk_near * (brain.risk_ready if ready else 1.0)
    return min(1.0, risk)


@rule
def _detour(board, mind, route):
    """What the way around the route would cost if it were lost (C-13: its parallels may go with it)."""
    kept = mind.price[route]
    mind.price[route] = INFINITE
    end = shortest_way(board, mind, np.int64(board.end_a[route]), np.int64(board.end_b[route]))
    around = mind.distance[end] if end != NONE else INFINITE
    mind.price[route] = kept
    return min(around, LONGEST_DETOUR)


@rule
def _match_chance(board, state, mind, color):
    """How likely a card turned up for a tunnel matches: it comes from the pile, or soon from the discard pile too."""
    match, shown, shown_match = 0.0, 0.0, 0.0
    for kind in range(CARD_KINDS):
        shown += state.public.discard[kind]
        if matches(kind, color):
            match += mind.unseen[kind]
            shown_match += state.public.discard[kind]
    chance = match / mind.all_unseen if mind.all_unseen > 0.0 else 1.0
    if state.public.pile_size >= board.tunnel_reveal or shown == 0.0:
        return chance
    return (chance * state.public.pile_size + shown_match) / (state.public.pile_size + shown)


@rule
def _tunnel_failure(board, state, seat, mind, route, color):
    """The chance that the surcharge of a tunnel is more than the hand has left."""
    if board.tunnel[route] == 0:
        return 0.0
    spare = np.int64(state.own[seat].hand[JOKER]) + state.own[seat].hand[color] - board.cost[route]
    hit = _match_chance(board, state, mind, color)
    enough, ways = 0.0, 1.0  # ways to have `surcharge` matches among the cards turned up
    for surcharge in range(board.tunnel_reveal + 1):
        if surcharge > spare:
            break
        misses = board.tunnel_reveal - surcharge
        enough += ways * hit**surcharge * (1.0 - hit) ** misses
        ways = ways * misses / (surcharge + 1)
    return max(0.0, 1.0 - enough)


@rule
def _jokers_for(board, state, seat, route, color):
    """Jokers a payment in the colour takes beyond those that are demanded."""
    return max(0, plain_cards(board, route) - state.own[seat].hand[color])


@rule
def _step_worth(board, state, seat, brain, mind, route):
    """A route of the plan: the sooner it is claimed the surer it is."""
    color = mind.plan_color[route]
    worth = brain.plan_worth + brain.step_points * board.points[route] + mind.earns[route]
    worth += brain.stake_worth * mind.stake[route]
    detour = USUAL_DETOUR if brain.quick else _detour(board, mind, route)
    worth += brain.risk_worth * _risk(board, state, seat, brain, mind, route) * detour
    worth -= brain.joker_price * _jokers_for(board, state, seat, route, color)
    return _with_tunnel(board, state, seat, brain, mind, route, color, worth)


@rule
def _with_tunnel(board, state, seat, brain, mind, route, color, worth):
    """The worth of a claim that may fail: then the turn is lost."""
    failure = _tunnel_failure(board, state, seat, mind, route, color)
    return (1.0 - failure) * worth - failure * brain.draw_worth


# --- anything else ----------------------------------------------------------------------------------------------------


@rule
def _route_gain(board, state, seat, brain, mind, route):
    """Points the route brings by itself: its own, landmarks, regions, the longest path."""
    gain = np.float64(board.points[route]) + mind.earns[route]
    a, b = np.int64(board.end_a[route]), np.int64(board.end_b[route])
    at_a, at_b = has(mind.near[seat], a), has(mind.near[seat], b)
    if board.landmark_points > 0:
        if board.landmark[a] and not at_a:
            gain += board.landmark_points
        if board.landmark[b] and not at_b:
            gain += board.landmark_points
    if mind.main_root != NONE:
        if mind.root[a] == mind.main_root:
            gain += brain.region_worth * region_gain(board, mind, b)
        elif mind.root[b] == mind.main_root:
            gain += brain.region_worth * region_gain(board, mind, a)
    if board.longest_points > 0 and at_a != at_b:
        gain += brain.longest_worth * board.spaces[route]
    if board.longest_points > 0 and mind.root[a] != mind.root[b]:
        gain += brain.join_worth * min(mind.extent[mind.root[a]], mind.extent[mind.root[b]])
    for player in range(state.public.players):
        # Both ends reached by an opponent: likely a link that it still needs.
        if player != seat and has(mind.near[player], a) and has(mind.near[player], b):
            gain += brain.block_worth
    return gain


@rule
def _card_cost(board, state, seat, brain, mind, route, color):
    """What the cards are worth that the route would take from the plan."""
    jokers = np.int64(_jokers_for(board, state, seat, route, color))
    plain = plain_cards(board, route) - jokers
    jokers += jokers_demanded(board, state, seat, route)
    short = max(0, plain - max(0, mind.hand_left[color]))
    return mind.need_worth[color] * short + brain.card_price * (plain - short) + brain.joker_price * jokers


@rule
def _filler_color(board, state, seat, mind, route):
    """The colour to pay a route outside the plan in: what the plan leaves most of, if the hand can pay in it."""
    if board.color[route] != GREY:
        return np.int64(board.color[route])
    plain = plain_cards(board, route)
    best, most = 0, -1
    for color in range(board.colors):
        enough = 100 if state.own[seat].hand[color] >= plain else 0
        if enough + mind.hand_left[color] > most:
            best, most = color, enough + mind.hand_left[color]
    return best


@rule
def _filler_promise(board, seat, brain, mind, route):
    """What a route outside the plan would be worth if it took no cards and pieces."""
    share = mind.time * brain.filler_worth + (1.0 - mind.time) * brain.filler_late
    if mind.plan_routes + mind.plan_stations == 0:
        share += brain.filler_free
    worth = share * mind.gain[route]
    if brain.haste > 0.0 and (has(mind.near[seat], board.end_a[route]) or has(mind.near[seat], board.end_b[route])):
        worth += brain.haste
    return worth


@rule
def _filler_worth(board, state, seat, brain, mind, route):
    """A route outside the plan, less the cards and pieces it takes from it. Near the end neither is worth anything."""
    time = mind.time
    worth = _filler_promise(board, seat, brain, mind, route)
    color = _filler_color(board, state, seat, mind, route)
    kind = board.piece[route]
    spare = state.public.pieces[seat, kind] - mind.plan_pieces[kind] - board.spaces[route]
    worth -= time * brain.filler_piece * board.spaces[route]
    if spare < 0:
        worth += time * spare * brain.piece_shortage
    worth -= time * _card_cost(board, state, seat, brain, mind, route, color) + brain.delay_price * mind.delay
    return _with_tunnel(board, state, seat, brain, mind, route, color, worth)


@rule
def _are_twins(board, route, other):
    """Do the parallels cost and bring the same?"""
    same = board.color[other] == board.color[route] and board.cost[other] == board.cost[route]
    same &= board.symbols[other] == board.symbols[route] and board.waves[other] == board.waves[route]
    same &= board.spaces[other] == board.spaces[route] and board.piece[other] == board.piece[route]
    return same and board.tunnel[other] == board.tunnel[route] and board.points[other] == board.points[route]


@rule
def _has_better_twin(board, mind, words, route):
    """Is there a twin that is planned, or comes first? One of them is enough to think about."""
    if board.parallels[route, 0] == NONE or has(mind.planned, route):
        return False
    for i in range(PARALLELS):
        other = board.parallels[route, i]
        if other == NONE:
            return False
        if has(words, other) and (other < route or has(mind.planned, other)) and _are_twins(board, route, other):
            return True
    return False


@rule
def weigh_claims(board, state, seat, brain, mind, words, floor):
    """Every claim that is possible now becomes an option, but for those that surely are worth less than the floor."""
    for w in range(ROUTE_WORDS):
        routes = words[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            planned, ends = has(mind.planned, route), ends_game(board, state, seat, route)
            if not planned and not ends and _filler_promise(board, seat, brain, mind, route) < floor:
                continue
            if _has_better_twin(board, mind, words, route):
                continue
            if planned:
                worth = _step_worth(board, state, seat, brain, mind, route)
            else:
                worth = _filler_worth(board, state, seat, brain, mind, route)
            if ends:
                worth += ending_worth(board, state, seat, brain, mind, route)
            add_option(mind, CLAIM + route, worth)


@rule
def _better_filler(board, state, seat, brain, mind, taken):
    """The route outside the plan that brings most for each turn it takes, with pieces and cards the plan leaves."""
    best, most = NONE, 0.0
    for w in range(ROUTE_WORDS):
        routes = state.public.open[seat, w] & ~mind.planned[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            kind = board.piece[route]
            if state.public.pieces[seat, kind] - mind.plan_pieces[kind] < board.spaces[route]:
                continue
            known = False
            for i in range(taken):
                known |= mind.filler[i] == route
            if known:
                continue
            lack = max(0, board.cost[route] - mind.hand_left[best_color(board, route, mind.most_left)])
            worth = mind.gain[route] / (1.0 + brain.filler_wait * lack + brain.filler_size * board.spaces[route])
            if worth > most:
                best, most = route, worth
    return best


@rule
def find_fillers(board, state, seat, brain, mind):
    """The best routes outside the plan; each takes its cards from what the plan and those before it leave."""
    for w in range(ROUTE_WORDS):
        routes = state.public.open[seat, w] & ~mind.planned[w]
        while routes != U0:
            route = w * 64 + lowest(routes)
            routes &= routes - U1
            mind.gain[route] = _route_gain(board, state, seat, brain, mind, route)
    for i in range(FILLERS):
        route = _better_filler(board, state, seat, brain, mind, i)
        mind.filler[i] = route
        if route == NONE:
            continue
        color = best_color(board, route, mind.most_left)
        lack = max(0, board.cost[route] - mind.hand_left[color])
        mind.filler_color[i] = color
        mind.filler_lack[i] = lack
        mind.filler_held[i] = board.cost[route] - lack
        mind.hand_left[color] -= mind.filler_held[i]
        mind.most_left = fullest_color(board, mind.hand_left)
    for i in range(FILLERS):  # they are only kept in mind: their cards are not set aside
        if mind.filler[i] != NONE:
            mind.hand_left[mind.filler_color[i]] += mind.filler_held[i]
    mind.most_left = fullest_color(board, mind.hand_left)
