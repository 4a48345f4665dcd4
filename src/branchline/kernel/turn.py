"""A game from set-up to end: `step` carries out one decision, `advance` does what is due until the next one."""

from branchline.kernel.agenda import is_asked
from branchline.kernel.cards import settle_display
from branchline.kernel.choices import choose
from branchline.kernel.codes import (
    ANSWER_TUNNEL,
    CHOOSE_LONG_TICKETS,
    CHOOSE_TICKETS,
    KEEP_TICKETS,
    PAY_ROUTE,
    PAY_STATION,
    SECOND_CARD,
    TURN,
)
from branchline.kernel.drawing import draw_card, draw_several, offer_second_card, take_ferry
from branchline.kernel.effects import act, happens
from branchline.kernel.event_cards import turn_up_event
from branchline.kernel.numbers import (
    CLAIM,
    DECLINE,
    DISPLAY,
    DRAW_PILE,
    DRAW_TICKETS,
    DUE_BEGIN_TURN,
    DUE_CHOOSE_TICKETS,
    DUE_CLAIM,
    DUE_DEAL_NORMAL,
    DUE_DISPLAY,
    DUE_DRAW,
    DUE_DRAW_TICKETS,
    DUE_EFFECTS,
    DUE_EVENT,
    DUE_FINISH,
    DUE_MOMENT,
    DUE_NEXT_TURN,
    DUE_SECOND_CARD,
    DUE_TAKE_TURN,
    DUE_TUNNEL,
    NOBODY_ASKED,
    PASS,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
)
from branchline.kernel.payment import put_down
from branchline.kernel.routes import choose_route, claim, pay_route
from branchline.kernel.rule import rule
from branchline.kernel.set_up import lay_out
from branchline.kernel.stations import build_station, choose_city
from branchline.kernel.tickets import deal_normal_tickets, draw_tickets, keep, look_at_tickets, offer_choice
from branchline.kernel.tunnels import decline_tunnel, dig_tunnel
from branchline.kernel.turn_order import begin_turn, end_turn, finish, next_turn, pass_turn, take_turn

# --- what is due ------------------------------------------------------------------------------------------------------


@rule
def _do_due(board, state, kind, seat, value, log):
    """One thing of the agenda. It may add others, and it may ask somebody."""
    if kind == DUE_SECOND_CARD:
        offer_second_card(board, state, seat)
    elif kind == DUE_CLAIM:
        claim(board, state, seat, value, log)
    elif kind == DUE_TUNNEL:
        dig_tunnel(board, state, seat, value, log)
    elif kind == DUE_NEXT_TURN:
        next_turn(board, state, seat, log)
    elif kind == DUE_BEGIN_TURN:
        begin_turn(board, state, seat)
    elif kind == DUE_TAKE_TURN:
        take_turn(state, seat)
    elif kind == DUE_EFFECTS:
        act(board, state, seat, value, log)
    elif kind == DUE_CHOOSE_TICKETS:
        offer_choice(state, seat, value)
    elif kind == DUE_DEAL_NORMAL:
        deal_normal_tickets(board, state, log)
    elif kind == DUE_DRAW:
        draw_several(board, state, seat, value, log)
    elif kind == DUE_DISPLAY:
        settle_display(board, state, log)
    elif kind == DUE_EVENT:
        turn_up_event(board, state, log)
    elif kind == DUE_DRAW_TICKETS:
        look_at_tickets(board, state, seat, value, log)
    elif kind == DUE_MOMENT:
        happens(board, state, value)
    elif kind == DUE_FINISH:
        finish(state, value, log)


@rule
def advance(board, state, log):
    """Do what is due, the newest first, until somebody has to decide. When nothing is due, the turn is over."""
    table = state.public
    while not is_asked(state):
        if table.due == 0:
            end_turn(board, state, log)
        else:
            table.due -= 1
            due = table.agenda[table.due]
            _do_due(board, state, due.kind, due.seat, due.value, log)


@rule
def set_up(board, state, players, starter, key, log):
    """A new game up to its first decision. `starter` NOBODY: drawn at random (C-6)."""
    lay_out(board, state, players, starter, key, log)
    advance(board, state, log)


# --- one decision -----------------------------------------------------------------------------------------------------


@rule
def _act_in_turn(board, state, action, log):
    if action < STATION:
        choose_route(board, state, action - CLAIM, log)
    elif action < PASS:
        choose_city(board, state, action - STATION, log)
    elif action == PASS:
        pass_turn(board, state, log)
    elif action < TAKE_DISPLAY + DISPLAY or action == DRAW_PILE:
        draw_card(board, state, action, False, log)
    elif action == TAKE_FERRY:
        take_ferry(state, log)
    elif action == DRAW_TICKETS:
        draw_tickets(board, state, log)


@rule
def _answer_tunnel(state, action, log):
    """EU-10: the surcharge is paid, and the claim stays due; or it is declined."""
    if action == DECLINE:
        decline_tunnel(state, log)
    else:
        put_down(state, state.public.seat, action, log)


@rule
def step(board, state, action, log):
    """Carry out a legal action and everything it brings about. Whether it is legal is for the caller to ask."""
    phase = state.public.phase
    state.public.phase = NOBODY_ASKED
    if phase == TURN:
        _act_in_turn(board, state, action, log)
    elif phase == SECOND_CARD:
        draw_card(board, state, action, True, log)
    elif phase == PAY_ROUTE:
        pay_route(board, state, action, log)
    elif phase == ANSWER_TUNNEL:
        _answer_tunnel(state, action, log)
    elif phase == PAY_STATION:
        build_station(state, action, log)
    elif phase == CHOOSE_LONG_TICKETS or phase == CHOOSE_TICKETS or phase == KEEP_TICKETS:
        keep(board, state, phase, action, log)
    else:
        choose(board, state, phase, action, log)
    advance(board, state, log)
