"""Effects: rows of data that act when something happens. This is the only place that reads them.

A row says: when · for whom · if · do · how much · where. It belongs to a source that is on or off: for everybody (an
event, a sticker) or for one seat (a card it holds); a row without a source always acts. What happens at one moment
happens row by row, and for each row in order of seats from the acting player. A row that asks somebody something is an
ordinary decision; the rest waits on the agenda.
"""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.bits import add, has, remove
from branchline.kernel.cards import discard, draw
from branchline.kernel.codes import (
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOSE_OPTION,
    CHOSE_PLAYER,
    DISCARDED,
    DO_CHOOSE,
    DO_DISCARD_CARD,
    DO_DRAW_CARDS,
    DO_FINE,
    DO_GAIN,
    DO_SWITCH_OFF,
    DO_SWITCH_ON,
    DREW_CARD,
    GAINED,
    IF_ALWAYS,
    IF_CITY,
    IF_COLOR,
    IF_LARGE_CITY,
    IF_LENGTH,
    IF_REGION,
    MOMENT_PRICE,
    WHOM_ACTOR,
    WHOM_OTHERS,
)
from branchline.kernel.log import tell
from branchline.kernel.numbers import CARD, CARD_KINDS, DUE_EFFECTS, EMPTY, FIRST_OWN_LINE, NONE, OPTION, SEAT
from branchline.kernel.rule import rare_rule, rule

# --- when -------------------------------------------------------------------------------------------------------------


@rule
def has_effects(board, moment):
    """Does anything act at that moment on this board?"""
    return board.effects_from[moment] < board.effects_from[moment + 1]


@rule
def happens(board, state, moment):
    """Whatever effects the moment has are due now."""
    if has_effects(board, moment):
        add_due(state, DUE_EFFECTS, 0, board.effects_from[moment])


@rare_rule
def act(board, state, after, row, log):
    """One row for the player `after` places after the acting one; what comes after that is due next."""
    table, effect = state.public, board.effects[row]
    if effect.whom != WHOM_ACTOR and after + 1 < table.players:
        add_due(state, DUE_EFFECTS, after + 1, row)
    elif row + 1 < board.effects_from[effect.when + 1]:
        add_due(state, DUE_EFFECTS, 0, row + 1)
    seat = (table.seat + after) % table.players
    concerned = after > 0 or effect.whom != WHOM_OTHERS
    if concerned and _in_force(state, seat, effect) and _holds(board, effect, table.route):
        _carry_out(board, state, seat, row, log)


@rule
def _in_force(state, seat, effect):
    source = effect.source
    return source == NONE or has(state.public.in_force, source) or has(state.own[seat].in_force, source)


# --- if ---------------------------------------------------------------------------------------------------------------


@rule
def _holds(board, effect, route):
    """Is the condition true of the route that is claimed or asked about (NONE: there is none)?"""
    condition, value = effect.condition, effect.condition_value
    if condition == IF_ALWAYS:
        return True
    if route == NONE:
        return False
    a, b = board.end_a[route], board.end_b[route]
    if condition == IF_COLOR:
        return board.color[route] == value
    if condition == IF_LENGTH:
        return board.spaces[route] >= value
    if condition == IF_REGION:
        return board.region[a] == value or board.region[b] == value
    if condition == IF_CITY:
        return a == value or b == value
    if condition == IF_LARGE_CITY:
        return has(board.large, a) or has(board.large, b)
    return False


# --- prices -----------------------------------------------------------------------------------------------------------


@rule
def price_change(board, state, seat, route):
    """Cards more (or fewer, below 0) that the seat pays for the route than the board says."""
    change = 0
    for row in range(board.effects_from[MOMENT_PRICE], board.effects_from[MOMENT_PRICE + 1]):
        effect = board.effects[row]
        if _in_force(state, seat, effect) and _holds(board, effect, route):
            change += int(effect.amount)
    return change


@rule
def prices_change(board, state, seat):
    """Does any effect change prices for the seat now?"""
    for row in range(board.effects_from[MOMENT_PRICE], board.effects_from[MOMENT_PRICE + 1]):
        if _in_force(state, seat, board.effects[row]):
            return True
    return False


# --- do ---------------------------------------------------------------------------------------------------------------


@rule
def _carry_out(board, state, seat, row, log):
    table, effect = state.public, board.effects[row]
    do, amount, where = effect.do, effect.amount, effect.where
    if do == DO_GAIN:
        _gain(state, seat, amount, where, log)
    elif do == DO_DRAW_CARDS:
        _draw_cards(state, seat, amount, log)
    elif do == DO_SWITCH_ON:
        add(table.in_force, where)
    elif do == DO_SWITCH_OFF:
        remove(table.in_force, where)
    elif do == DO_DISCARD_CARD:
        if _has_cards(state, seat):
            ask(state, seat, CHOOSE_CARD)
    elif do == DO_FINE:
        table.choice_from = row
        ask(state, seat, CHOOSE_PLAYER)
    elif do == DO_CHOOSE:
        table.choices = amount
        table.choice_from = where
        ask(state, seat, CHOOSE_OPTION)


@rule
def _gain(state, seat, amount, line, log):
    state.public.gained[seat, line] += amount
    tell(log, GAINED, seat, amount, FIRST_OWN_LINE + line, 0, 0, 0)


@rule
def _draw_cards(state, seat, amount, log):
    for _ in range(amount):
        card = draw(state, log)
        if card == EMPTY:
            return
        state.own[seat].hand[card] += 1
        tell(log, DREW_CARD, seat, card, 0, 0, 0, 0)


@rule
def _has_cards(state, seat):
    for kind in range(CARD_KINDS):
        if state.own[seat].hand[kind] > 0:
            return True
    return False


# --- what was asked ---------------------------------------------------------------------------------------------------


@rare_rule
def is_choice(state, phase, action):
    """May the deciding seat choose this: another player, a card it holds, one of the options?"""
    table = state.public
    if phase == CHOOSE_PLAYER:
        return SEAT <= action < SEAT + table.players and action - SEAT != table.decider
    if phase == CHOOSE_CARD:
        return CARD <= action < CARD + CARD_KINDS and state.own[table.decider].hand[action - CARD] > 0
    return OPTION <= action < OPTION + table.choices


@rare_rule
def list_choices(state, phase, words):
    for action in range(SEAT, OPTION + state.public.choices):
        if is_choice(state, phase, action):
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
        _carry_out(board, state, seat, row, log)
    elif phase == CHOOSE_CARD:
        _discard_one(state, seat, action - CARD, log)
    else:
        effect = board.effects[table.choice_from]
        tell(log, CHOSE_PLAYER, seat, action - SEAT, 0, 0, 0, 0)
        _gain(state, action - SEAT, -effect.amount, effect.where, log)


@rule
def _discard_one(state, seat, card, log):
    state.own[seat].hand[card] -= 1
    state.public.known[seat, card] = max(0, state.public.known[seat, card] - 1)
    discard(state, card, 1)
    tell(log, DISCARDED, seat, card, 0, 0, 0, 0)
