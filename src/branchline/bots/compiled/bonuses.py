"""What a claim brings beside the route's own points: money, cards and tokens that effects give for it."""

from branchline.bots.compiled.memory import ROWS
from branchline.kernel.bits import add, has, remove
from branchline.kernel.codes import (
    DO_AGAIN,
    DO_CHOOSE,
    DO_DRAW_CARDS,
    DO_DRAW_TICKETS,
    DO_DRIVE,
    DO_FINE,
    DO_GAIN,
    DO_SELL_CARD,
    DO_SELL_TOKENS,
    DO_TAKE_TOKENS,
    DO_TOLL,
    DO_TRAINS_BACK,
    MOMENT_CLAIMED,
)
from branchline.kernel.conditions import amount_of, holds
from branchline.kernel.effects import in_force
from branchline.kernel.numbers import ROUTES
from branchline.kernel.rule import rare_rule, rule

# Points that things are worth which are not points yet.
CARD_WORTH = 1.2
TOKEN_WORTH = 1.5
TICKETS_WORTH = 1.0
TURN_WORTH = 3.0
DRIVE_WORTH = 3.0
PIECE_WORTH = 0.4  # a piece placed, where pieces left over cost money


@rule
def deed_worth(board, state, seat, row, route):
    """What one row promises the seat."""
    effect = board.effects[row]
    do, amount = effect.do, float(amount_of(board, state, seat, effect, route))
    if do == DO_GAIN:
        return amount - effect.cost
    if do == DO_DRAW_CARDS:
        return CARD_WORTH * amount - effect.cost
    if do == DO_TAKE_TOKENS:
        return TOKEN_WORTH * amount - effect.cost
    if do == DO_SELL_TOKENS:
        return max(0.0, amount - TOKEN_WORTH) * state.public.tokens[seat, effect.where] - effect.cost
    if do == DO_SELL_CARD:
        return max(0.0, amount - CARD_WORTH) - effect.cost
    if do == DO_FINE:
        return 0.5 * amount - effect.cost
    if do == DO_DRAW_TICKETS:
        return TICKETS_WORTH - effect.cost
    if do == DO_AGAIN:
        return TURN_WORTH - effect.cost
    if do == DO_DRIVE:
        return DRIVE_WORTH
    if do == DO_TRAINS_BACK:
        return -PIECE_WORTH * amount - effect.cost
    if do == DO_TOLL:
        first = state.public.crossing_owner[board.crossing[route]]
        return -amount if first >= 0 and first != seat else 0.0
    return -float(effect.cost)


@rule
def find_rows(board, state, seat, mind):
    """The rows that act when the seat claims a route; which of them do depends on the route."""
    mind.rows = 0
    if board.plays_for_money:
        for row in range(board.effects_from[MOMENT_CLAIMED], board.effects_from[MOMENT_CLAIMED + 1]):
            if mind.rows < ROWS and in_force(board, state, seat, board.effects[row]):
                mind.row[mind.rows] = row
                mind.rows += 1


@rare_rule
def claim_bonus(board, state, seat, mind, route):
    """What the effects in force give for claiming the route, as if it were claimed."""
    bonus = PIECE_WORTH * board.spaces[route]
    add(state.public.owned[seat], route)
    for i in range(mind.rows):
        row = mind.row[i]
        effect = board.effects[row]
        if holds(board, state, seat, effect, route):
            if effect.do == DO_CHOOSE:
                best = 0.0
                for option in range(effect.where, effect.where + effect.amount):
                    if board.effects[option].cost <= state.public.money[seat]:
                        best = max(best, deed_worth(board, state, seat, option, route))
                bonus += best
            else:
                bonus += deed_worth(board, state, seat, row, route)
    remove(state.public.owned[seat], route)
    return bonus


@rule
def weigh_bonuses(board, state, seat, mind):
    """The bonus of every open route; 0 on boards where claims bring none."""
    for route in range(ROUTES):
        mind.earns[route] = 0.0
    if board.plays_for_money:
        find_rows(board, state, seat, mind)
        for route in range(board.routes):
            if has(state.public.open[seat], route):
                mind.earns[route] = claim_bonus(board, state, seat, mind, route)
