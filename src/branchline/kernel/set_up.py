"""Setting a game up: hands, display, pieces, and tickets to choose from (C-6, C-7, EU-2, IT-1, NY-1)."""

from branchline.kernel.agenda import add_due
from branchline.kernel.cards import draw, lay_out_deck, settle_display
from branchline.kernel.chance import below, start_chance
from branchline.kernel.codes import DEALT_CARD, MOMENT_SET_UP, STARTS
from branchline.kernel.copying import clear_record
from branchline.kernel.effects import happens
from branchline.kernel.log import tell
from branchline.kernel.numbers import DUE_BEGIN_TURN, NOBODY, NOBODY_ASKED, NONE, PIECE_KINDS, SOURCE_WORDS
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
    table.phase = NOBODY_ASKED
    owe_nothing(state)


@rule
def _deal_cards(board, state, log):
    lay_out_deck(board, state)
    for i in range(state.public.players):
        seat = (state.public.starter + i) % state.public.players
        for _ in range(board.hand_size):
            card = draw(state, log)
            state.own[seat].hand[card] += 1
            tell(log, DEALT_CARD, seat, card, 0, 0, 0, 0)
    settle_display(board, state, log)


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
    for w in range(SOURCE_WORDS):
        table.in_force[w] = board.in_force[w]
    table.ferry_pile = board.ferry_cards
    open_all_routes(board, state)
    hand_out_stations(board, state)
    add_due(state, DUE_BEGIN_TURN, table.starter, 0)
    happens(board, state, MOMENT_SET_UP)
    _deal_cards(board, state, log)
    deal_tickets(board, state, log)
