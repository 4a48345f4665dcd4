"""Whole games between compiled bots, with what came of them."""

from branchline.bots.compiled.brains import decide
from branchline.bots.compiled.survey import survey_map
from branchline.kernel.bits import has
from branchline.kernel.chance import start_chance
from branchline.kernel.codes import ANSWER_TUNNEL, CHOOSE_LONG_TICKETS, CHOOSE_TICKETS, KEEP_TICKETS, OVER, PAY_ROUTE
from branchline.kernel.numbers import KEEP, NOBODY, NONE, PLAYERS, ROUTES, TICKETS
from branchline.kernel.rule import rule
from branchline.kernel.score import write_sheet
from branchline.kernel.turn import set_up, step
from branchline.kernel.turn_order import pieces_left


@rule
def begin_outcome(state, outcome):
    """Nothing has happened yet in the game just set up."""
    outcome.decisions = 0
    outcome.turns = 0
    outcome.quiet_since = 0
    outcome.stopped = 0
    outcome.players = state.public.players
    outcome.starter = state.public.starter
    outcome.last_round_by = NONE
    for route in range(ROUTES):
        outcome.claimed_by[route] = NOBODY
        outcome.claimed_turn[route] = NONE
    for ticket in range(TICKETS):
        outcome.ticket_of[ticket] = NOBODY
        outcome.ticket_turn[ticket] = NONE
        for seat in range(PLAYERS):
            outcome.offered[seat, ticket] = 0
    for seat in range(PLAYERS):
        outcome.stations_built[seat] = 0
        outcome.pieces_left[seat] = 0


@rule
def _note_tickets(state, action, outcome):
    seat = state.public.decider
    for i in range(state.public.offered[seat]):
        ticket = state.own[seat].offer[i]
        outcome.offered[seat, ticket] += 1
        if ((action - KEEP) >> i) & 1:
            outcome.ticket_of[ticket] = seat
            outcome.ticket_turn[ticket] = state.public.turn


@rule
def step_noted(board, state, action, outcome, log):
    """Carry out a legal action, and note what came of it."""
    seat, phase, route, turn = state.public.decider, state.public.phase, state.public.route, state.public.turn
    before = state.public.turns_left
    if phase == CHOOSE_LONG_TICKETS or phase == CHOOSE_TICKETS or phase == KEEP_TICKETS:
        _note_tickets(state, action, outcome)
    step(board, state, action, log)
    outcome.decisions += 1
    outcome.turns = state.public.turn
    if before == NONE and state.public.turns_left != NONE:
        outcome.last_round_by = seat
    if (phase == PAY_ROUTE or phase == ANSWER_TUNNEL) and has(state.public.owned[seat], route):
        outcome.claimed_by[route] = seat
        outcome.claimed_turn[route] = turn
        outcome.quiet_since = turn
    if outcome.patience > 0 and outcome.turns - outcome.quiet_since > outcome.patience and state.public.phase != OVER:
        outcome.stopped = 1


@rule
def end_outcome(board, state, scratch, outcome):
    write_sheet(board, state, scratch, outcome.sheet)
    for seat in range(state.public.players):
        outcome.stations_built[seat] = board.stations - state.public.stations[seat]
        outcome.pieces_left[seat] = pieces_left(state, seat)


@rule
def play_matches(board, state, scratch, minds, brains, log, players, starters, keys, seated, outcomes):
    """A game for each row of keys: the deal's, then one for each seat's bot. `seated` says which brain sits where."""
    made = 0
    for seat in range(players):
        survey_map(board, minds[seat])
    for game in range(len(keys)):
        log[0].kind = 0
        set_up(board, state, players, starters[game], keys[game, 0], log)
        begin_outcome(state, outcomes[game])
        for seat in range(players):
            start_chance(minds[seat].chance, keys[game, 1 + seat])
            minds[seat].stamp = NONE
        while state.public.phase != OVER and outcomes[game].stopped == 0:
            log[0].kind = 0
            mind = minds[state.public.decider]
            action = decide(board, state, scratch, brains[seated[game, state.public.decider]], mind)
            step_noted(board, state, action, outcomes[game], log)
        end_outcome(board, state, scratch, outcomes[game])
        made += outcomes[game].decisions
    return made
