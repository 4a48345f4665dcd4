"""Choices that effects ask for: an option, a player, a card."""

from branchline.bots.compiled.options import add_option
from branchline.kernel.bits import has
from branchline.kernel.codes import CHOOSE_CARD, CHOOSE_OPTION, DO_DRAW_CARDS, DO_GAIN
from branchline.kernel.numbers import CARD, CARD_KINDS, OPTION, OPTIONS, OWN_LINES, PLAYERS, SEAT
from branchline.kernel.rule import rare_rule, rule

CARD_WORTH = 1.5  # points, for a card nobody has chosen yet


@rule
def _option_worth(board, row):
    effect = board.effects[row]
    if effect.do == DO_GAIN:
        return float(effect.amount)
    if effect.do == DO_DRAW_CARDS:
        return CARD_WORTH * effect.amount
    return 0.0


@rule
def _points_seen(state, seat):
    """What everybody sees a player to have."""
    points = float(state.public.points[seat])
    for line in range(OWN_LINES):
        points += state.public.gained[seat, line]
    return points


@rare_rule
def weigh_choices(board, state, seat, mind, words):
    """The option that promises most, the player who leads, the card wanted least."""
    table = state.public
    if table.phase == CHOOSE_OPTION:
        for i in range(OPTIONS):
            if has(words, OPTION + i):
                add_option(mind, OPTION + i, _option_worth(board, table.choice_from + i))
    elif table.phase == CHOOSE_CARD:
        for kind in range(CARD_KINDS):
            if has(words, CARD + kind):
                add_option(mind, CARD + kind, -mind.want[kind] - mind.need_worth[kind])
    else:
        for player in range(PLAYERS):
            if has(words, SEAT + player):
                add_option(mind, SEAT + player, _points_seen(state, player) - _points_seen(state, seat))
