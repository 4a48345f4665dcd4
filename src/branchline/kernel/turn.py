"""A game from set-up to end: `set_up` deals, `step` carries out one decision (C-6 … C-9, IT-2, IT-3)."""

from branchline.kernel.cards import can_draw, draw, lay_out_deck, settle_display
from branchline.kernel.chance import below, start_chance
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    ANSWER_TUNNEL,
    CARD_KINDS,
    CLAIM,
    DEALT_CARD,
    DECLINE,
    DISPLAY,
    DRAW_PILE,
    DRAW_TICKETS,
    DREW_CARD,
    EMPTY,
    JOKER,
    NOBODY,
    NONE,
    PASS,
    PAY_ROUTE,
    PAY_STATION,
    PIECE_KINDS,
    PLAYERS,
    ROUTE_WORDS,
    SECOND_CARD,
    STARTS,
    STATION,
    TAKE_DISPLAY,
    TAKE_FERRY,
    TICKET_WORDS,
    TICKETS,
    TOOK_DISPLAY,
    TOOK_FERRY,
    TURN,
)
from branchline.kernel.routes import choose_route, claim, open_all_routes, pay_route
from branchline.kernel.rule import rule
from branchline.kernel.stations import build_station, choose_city, hand_out_stations
from branchline.kernel.tickets import deal_tickets, draw_tickets, keep
from branchline.kernel.tunnels import decline_tunnel, pay_surcharge
from branchline.kernel.turn_end import end_turn, pass_turn

# --- set-up -----------------------------------------------------------------------------------------------------------


@rule
def _clear_state(state):
    for seat in range(PLAYERS):
        for w in range(ROUTE_WORDS):
            state.owned[seat, w] = 0
            state.open[seat, w] = 0
        for w in range(TICKET_WORDS):
            state.held[seat, w] = 0
        for kind in range(CARD_KINDS):
            state.hand[seat, kind] = 0
            state.known[seat, kind] = 0
        for kind in range(PIECE_KINDS):
            state.pieces[seat, kind] = 0
        state.points[seat] = 0
        state.ferry[seat] = 0
        state.stations[seat] = 0
        state.offered[seat] = 0
        state.kept_at_setup[seat] = 0
        state.long_kept[seat] = 0
    for kind in range(CARD_KINDS):
        state.pile[kind] = 0
        state.discard[kind] = 0
        state.paid[kind] = 0
        state.revealed[kind] = 0
    for ticket in range(TICKETS):
        state.under[ticket] = 0
    state.pile_size = 0
    state.discard_size = 0
    state.under_size = 0
    state.under_begun = 0
    state.turn = 0
    state.turns_left = NONE
    state.passes = 0
    state.route = NONE
    state.city = NONE
    state.paid_color = NONE
    state.surcharge = 0


@rule
def _deal_cards(board, state, log):
    lay_out_deck(board, state)
    for i in range(state.players):
        seat = (state.starter + i) % state.players
        for _ in range(board.hand_size):
            card = draw(state, log)
            state.hand[seat, card] += 1
            tell(log, DEALT_CARD, seat, card, 0, 0, 0, 0)
    settle_display(board, state, log)


@rule
def set_up(board, state, players, starter, key, log):
    """Set up a game: hands, display, pieces, and tickets to choose from. `starter` NOBODY: drawn at random (C-6)."""
    _clear_state(state)
    start_chance(state.chance, key)
    state.players = players
    state.starter = below(state.chance, players) if starter == NOBODY else starter
    tell(log, STARTS, state.starter, 0, 0, 0, 0, 0)
    for seat in range(players):
        for kind in range(PIECE_KINDS):
            state.pieces[seat, kind] = board.pieces[kind]
    state.ferry_pile = board.ferry_cards
    open_all_routes(board, state)
    hand_out_stations(board, state)
    _deal_cards(board, state, log)
    deal_tickets(board, state, log)


# --- drawing cards ----------------------------------------------------------------------------------------------------


@rule
def _take_display(board, state, slot, log):
    card = state.display[slot]
    state.display[slot] = EMPTY
    state.hand[state.seat, card] += 1
    state.known[state.seat, card] += 1  # everybody saw it (C-19)
    tell(log, TOOK_DISPLAY, state.seat, slot, card, 0, 0, 0)
    settle_display(board, state, log)
    return card


@rule
def _draw_pile(state, log):
    card = draw(state, log)
    state.hand[state.seat, card] += 1
    tell(log, DREW_CARD, state.seat, card, 0, 0, 0, 0)


@rule
def second_card_left(board, state):
    """C-8, C-9: may any second card be taken?"""
    if can_draw(state):
        return True
    for slot in range(board.display_size):
        if state.display[slot] != EMPTY and state.display[slot] != JOKER:
            return True
    return False


@rule
def _draw_cards(board, state, action, log):
    """C-7, C-8: two cards, one after the other; a display joker as the first is the only one."""
    only_card = state.phase == SECOND_CARD
    if action == DRAW_PILE:
        _draw_pile(state, log)
    else:
        only_card |= _take_display(board, state, action - TAKE_DISPLAY, log) == JOKER
    if only_card or not second_card_left(board, state):
        end_turn(board, state, log)
    else:
        state.phase = SECOND_CARD


@rule
def _take_ferry(board, state, log):
    """IT-3."""
    state.ferry_pile -= 1
    state.ferry[state.seat] += 1
    tell(log, TOOK_FERRY, state.seat, 0, 0, 0, 0, 0)
    end_turn(board, state, log)


# --- one decision -----------------------------------------------------------------------------------------------------


@rule
def _take_turn(board, state, action, log):
    if action < STATION:
        choose_route(state, action - CLAIM, log)
    elif action < PASS:
        choose_city(state, action - STATION, log)
    elif action == PASS:
        pass_turn(board, state, log)
    elif action < TAKE_DISPLAY + DISPLAY or action == DRAW_PILE:
        _draw_cards(board, state, action, log)
    elif action == TAKE_FERRY:
        _take_ferry(board, state, log)
    elif action == DRAW_TICKETS:
        draw_tickets(board, state, log)


@rule
def _answer_tunnel(board, state, action, log):
    if action == DECLINE:
        decline_tunnel(board, state, log)
    else:
        pay_surcharge(state, action, log)
        claim(board, state, log)


@rule
def step(board, state, action, log):
    """Carry out a legal action. Whether it is legal is for the caller to ask (`legal.why_not`)."""
    phase = state.phase
    if phase == TURN:
        _take_turn(board, state, action, log)
    elif phase == SECOND_CARD:
        _draw_cards(board, state, action, log)
    elif phase == PAY_ROUTE:
        pay_route(board, state, action, log)
    elif phase == ANSWER_TUNNEL:
        _answer_tunnel(board, state, action, log)
    elif phase == PAY_STATION:
        build_station(board, state, action, log)
    else:
        keep(board, state, action, log)
