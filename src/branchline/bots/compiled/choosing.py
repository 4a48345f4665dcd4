"""Choices that effects ask for: an option, a player, a card."""

from branchline.bots.compiled.bonuses import deed_worth
from branchline.bots.compiled.options import add_option
from branchline.kernel.bits import has
from branchline.kernel.codes import CHOOSE_CARD, CHOOSE_OPTION, DO_SELL_CARD
from branchline.kernel.numbers import CARD, CARD_KINDS, DECLINE, OPTION, OPTIONS, OWN_LINES, PLAYERS, SEAT
from branchline.kernel.rule import rare_rule, rule


@rule
def _points_seen(state, seat):
    """What everybody sees a player to have."""
    points = float(state.public.points[seat] + state.public.money[seat])
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
                worth = deed_worth(board, state, seat, table.choice_from + i, table.route)
                add_option(mind, OPTION + i, worth)
    elif table.phase == CHOOSE_CARD:
        effect = board.effects[table.choice_from]
        price = float(effect.amount) if effect.do == DO_SELL_CARD else 0.0
        for kind in range(CARD_KINDS):
            if has(words, CARD + kind):
                add_option(mind, CARD + kind, price - mind.want[kind] - mind.need_worth[kind])
        if has(words, DECLINE):
            add_option(mind, DECLINE, 0.0)
    else:
        for player in range(PLAYERS):
            if has(words, SEAT + player):
                add_option(mind, SEAT + player, _points_seen(state, player) - _points_seen(state, seat))
