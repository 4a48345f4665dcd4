"""What single effects do: money and points, tokens, pieces taken back, banishing an event."""

from branchline.kernel.agenda import add_due
from branchline.kernel.bits import remove
from branchline.kernel.codes import BANISHED_EVENT, DO_DISCARD_CARD, GAINED, SOLD_TOKENS, TRAINS_BACK
from branchline.kernel.log import tell
from branchline.kernel.money import earn
from branchline.kernel.numbers import DUE_EVENT, FIRST_OWN_LINE, JOKER, MONEY_LINE, NOBODY, NONE
from branchline.kernel.rule import rare_rule


@rare_rule
def gain(board, state, seat, amount, line, source, log):
    if line == MONEY_LINE and board.plays_for_money:
        earn(state, seat, amount, source, log)
        return
    state.public.gained[seat, line - FIRST_OWN_LINE] += amount
    tell(log, GAINED, seat, amount, line, 0, 0, 0)


@rare_rule
def sell_tokens(state, seat, price, kind, source, log):
    sold = int(state.public.tokens[seat, kind])
    if sold > 0:
        state.public.tokens[seat, kind] = 0
        tell(log, SOLD_TOKENS, seat, sold, kind, 0, 0, 0)
        earn(state, seat, sold * price, source, log)


@rare_rule
def trains_back(board, state, seat, amount, log):
    pieces = state.public.pieces[seat]
    back = min(int(amount), int(board.pieces[0]) - int(pieces[0]))
    if back > 0:
        pieces[0] += back
        tell(log, TRAINS_BACK, seat, back, 0, 0, 0, 0)


@rare_rule
def banish_event(state, seat, log):
    """LW-14: the current event leaves the game for good, and the next one is turned up at once."""
    table = state.public
    if table.event == NONE:
        return
    tell(log, BANISHED_EVENT, seat, table.event, 0, 0, 0, 0)
    remove(table.in_force, table.event)
    remove(table.events_past, table.event)
    table.event = NONE
    add_due(state, DUE_EVENT, NOBODY, 0)


@rare_rule
def may_discard(state, seat, effect, kind):
    """LW-20: a joker may always stand for the colour that is asked for."""
    wanted = effect.do == DO_DISCARD_CARD or effect.where == NONE or effect.where == kind or kind == JOKER
    return wanted and state.own[seat].hand[kind] > 0
