"""Choices that effects ask for: another player, a card, one of several options."""

from branchline.kernel.bits import add
from branchline.kernel.cards import discard
from branchline.kernel.codes import (
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOSE_OPTION,
    CHOSE_PLAYER,
    DISCARDED,
    DO_SELL_CARD,
    MARK_PICKAXE,
    MARK_SKULL,
)
from branchline.kernel.deeds import gain, may_discard
from branchline.kernel.effects import carry_out
from branchline.kernel.log import tell
from branchline.kernel.money import earn
from branchline.kernel.numbers import CARD, CARD_KINDS, DECLINE, OPTION, SEAT
from branchline.kernel.payment import forget_marks_paid, lay_marks, tell_marks
from branchline.kernel.rule import rare_rule


@rare_rule
def is_choice(board, state, phase, action):
    """May the deciding seat choose this: another player, a card it holds, an option it can pay; or decline a sale?"""
    table = state.public
    seat = table.decider
    if phase == CHOOSE_PLAYER:
        return SEAT <= action < SEAT + table.players and action - SEAT != seat
    if phase == CHOOSE_CARD:
        effect = board.effects[table.choice_from]
        if action == DECLINE:
            return effect.do == DO_SELL_CARD
        return CARD <= action < CARD + CARD_KINDS and may_discard(state, seat, effect, action - CARD)
    if action < OPTION or action >= OPTION + table.choices:
        return False
    return board.effects[table.choice_from + (action - OPTION)].cost <= table.money[seat]


@rare_rule
def list_choices(board, state, phase, words):
    for action in range(DECLINE, OPTION + state.public.choices):
        if is_choice(board, state, phase, action):
            add(words, action)


@rare_rule
def choose(board, state, phase, action, log):
    """Carry out what the deciding seat chose."""
    table = state.public
    seat = table.decider
    if phase == CHOOSE_OPTION:
        row = table.choice_from + (action - OPTION)
        tell(log, CHOSE_OPTION, seat, row, 0, 0, 0, 0)
        table.choices = 0
        earn(state, seat, -board.effects[row].cost, board.effects[row].source, log)
        carry_out(board, state, seat, row, log)
    elif phase == CHOOSE_CARD:
        if action != DECLINE:
            _discard_one(board, state, seat, action - CARD, log)
    else:
        effect = board.effects[table.choice_from]
        tell(log, CHOSE_PLAYER, seat, action - SEAT, 0, 0, 0, 0)
        gain(board, state, action - SEAT, -int(effect.amount), effect.where, effect.source, log)


@rare_rule
def _discard_one(board, state, seat, card, log):
    table, effect = state.public, board.effects[state.public.choice_from]
    pickaxes, skulls = table.marks_paid[MARK_PICKAXE], table.marks_paid[MARK_SKULL]
    forget_marks_paid(state)
    lay_marks(state, seat, card, 1)
    state.own[seat].hand[card] -= 1
    table.known[seat, card] = max(0, table.known[seat, card] - 1)
    discard(state, card, 1)
    tell(log, DISCARDED, seat, card, 0, 0, 0, 0)
    tell_marks(state, seat, log)
    table.marks_paid[MARK_PICKAXE] = pickaxes  # later steps ask what the claim was paid with
    table.marks_paid[MARK_SKULL] = skulls
    if effect.do == DO_SELL_CARD:
        earn(state, seat, effect.amount, effect.source, log)
