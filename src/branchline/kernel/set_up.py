"""Setting a game up: hands, display, pieces, and tickets to choose from (C-6, C-7, EU-2, IT-1, NY-1, LW-2 … LW-9)."""

from branchline.kernel.agenda import add_due
from branchline.kernel.cards import draw, into_hand, kind_of, lay_out_deck, settle_display, shuffle_action_cards_in
from branchline.kernel.chance import below, start_chance
from branchline.kernel.codes import DEALT_CARD, DREW_MARK, MOMENT_SET_UP, STARTS
from branchline.kernel.copying import clear_record
from branchline.kernel.effects import happens
from branchline.kernel.log import tell
from branchline.kernel.numbers import (
    CROSSINGS,
    DUE_BEGIN_TURN,
    MARKERS,
    NOBODY,
    NOBODY_ASKED,
    NONE,
    PIECE_KINDS,
    SOURCE_WORDS,
)
from branchline.kernel.payment import owe_nothing
from branchline.kernel.routes import open_all_routes
from branchline.kernel.rule import rule
from branchline.kernel.stations import hand_out_stations
from branchline.kernel.tickets import deal_tickets


@rule
def _clear_state(state):
    """Nothing is anywhere. Most of that is zeros; what has another word for nothing is named here."""
    clear_record(state)
    table = state.public
    table.turns_left = NONE
    table.route = NONE
    table.city = NONE
    table.event = NONE
    table.phase = NOBODY_ASKED
    owe_nothing(state)


@rule
def _deal_cards(board, state, log):
    lay_out_deck(board, state)
    for i in range(state.public.players):
        seat = (state.public.starter + i) % state.public.players
        for _ in range(board.hand_size):
            card = draw(board, state, log)
            mark = into_hand(board, state, seat, card)
            tell(log, DEALT_CARD, seat, kind_of(board, card), 0, 0, 0, 0)
            if mark > 0:
                tell(log, DREW_MARK, seat, mark - 1, 0, 0, 0, 0)
    settle_display(board, state, log)
    shuffle_action_cards_in(board, state)


@rule
def _lay_out_effects(board, state):
    """What is in force, the event deck, and nobody on any bridge or marker anywhere yet (LW-3, LW-7)."""
    table = state.public
    for w in range(SOURCE_WORDS):
        table.in_force[w] = board.in_force[w]
        table.events_left[w] = board.events[w]
    for crossing in range(CROSSINGS):
        table.crossing_owner[crossing] = NOBODY
    for marker in range(MARKERS):
        table.marker[marker] = NONE
    for seat in range(table.players):
        table.money[seat] = board.money


@rule
def lay_out(board, state, players, starter, key, log):
    """Everything on the table; on the agenda what comes before the first turn. `starter` NOBODY: by chance (C-6)."""
    _clear_state(state)
    start_chance(state.chance, key)
    table = state.public
    table.players = players
    table.starter = below(state.chance, players) if starter == NOBODY else starter
    table.seat = table.starter
    tell(log, STARTS, table.starter, 0, 0, 0, 0, 0)
    for seat in range(players):
        for kind in range(PIECE_KINDS):
            table.pieces[seat, kind] = board.pieces[kind]
    _lay_out_effects(board, state)
    table.ferry_pile = board.ferry_cards
    open_all_routes(board, state)
    hand_out_stations(board, state)
    add_due(state, DUE_BEGIN_TURN, table.starter, 0)
    happens(board, state, MOMENT_SET_UP)
    _deal_cards(board, state, log)
    deal_tickets(board, state, log)
