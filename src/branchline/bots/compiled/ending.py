"""The end of the game: what is lost and won by bringing it about."""

import numpy as np

from branchline.bots.compiled.survey import room_in_hand
from branchline.kernel.bits import U0, U1, count_bits, has, lowest
from branchline.kernel.numbers import NONE, ROUTE_WORDS, TICKET_WORDS
from branchline.kernel.rule import rule
from branchline.kernel.turn_order import pieces_left

USUAL_LUCK = 0.6  # of the points of tickets nobody knows, as what they bring on average
CLEAR_LEAD = 15.0  # points


@rule
def route_points(board, state, player):
    """Points of the routes a player has, whenever the edition counts them, and money where that is the score."""
    points = float(state.public.money[player] + board.pieces_left_points[pieces_left(state, player)])
    for w in range(ROUTE_WORDS):
        routes = state.public.owned[player, w]
        while routes != U0:
            points += board.points[w * 64 + lowest(routes)]
            routes &= routes - U1
    return points


@rule
def _usual_ticket(board):
    """The mean points of a ticket."""
    points, tickets = 0.0, 0
    for ticket in range(board.tickets):
        if has(board.normal_tickets, ticket):
            points += board.ticket_points[ticket]
            tickets += 1
    return points / max(1, tickets)


@rule
def survey_lead(board, state, seat, mind):
    """How many points the seat would be ahead if the game ended now, as far as it can know."""
    usual, most = _usual_ticket(board), -1000.0
    for player in range(state.public.players):
        if player != seat:
            tickets = 0
            for w in range(TICKET_WORDS):
                tickets += count_bits(state.own[player].held[w])
            most = max(most, route_points(board, state, player) + USUAL_LUCK * usual * tickets)
    mind.lead = route_points(board, state, seat) + mind.secured - most


@rule
def ends_game(board, state, seat, route):
    """Would the claim bring about the last round?"""
    return state.public.turns_left == NONE and pieces_left(state, seat) - board.spaces[route] <= board.trigger


@rule
def ending_worth(board, state, seat, brain, mind, route):
    """What it is worth to end the game with this claim: tickets that stay undone are lost, a lead is kept.

    Who is behind lets the game go on, but only as long as better cards can be hoped for: two who both believe to be
    behind would go on drawing until there are no cards left.
    """
    left = mind.plan_routes + mind.plan_stations - (1 if has(mind.planned, route) else 0)
    undone = mind.pending if left > 1 else 0.3 * mind.pending * left
    ahead = np.tanh((mind.lead - undone) / CLEAR_LEAD)
    if ahead < 0.0:
        ahead *= room_in_hand(state, seat, brain)
    return brain.end_worth * ahead - brain.end_price * undone
