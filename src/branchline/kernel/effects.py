"""Effects: rows of data that act when something happens. This is the only place that reads them.

A row says: when · for whom · if · do · how much · where. It belongs to a source that is on or off: for everybody (an
event, a sticker), for one seat as everybody knows (its company), or for one seat in secret (a postcard); a row without
a source always acts. What happens at one moment happens row by row, and for each row in order of seats from the acting
player. A row that asks somebody something is an ordinary decision; the rest waits on the agenda.
"""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.bits import add, has, remove
from branchline.kernel.cards import discard, flush, settle_display
from branchline.kernel.codes import (
    BANISHED_EVENT,
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
    CHOSE_OPTION,
    CHOSE_PLAYER,
    DISCARDED,
    DO_AGAIN,
    DO_BANISH_EVENT,
    DO_CHOOSE,
    DO_CLOSE,
    DO_DISCARD_CARD,
    DO_DRAW_CARDS,
    DO_DRAW_TICKETS,
    DO_DRIVE,
    DO_FINE,
    DO_FLUSH,
    DO_GAIN,
    DO_HAUNT,
    DO_MOVE_MARKER,
    DO_SELL_CARD,
    DO_SELL_TOKENS,
    DO_SWITCH_OFF,
    DO_SWITCH_ON,
    DO_TAKE_TOKENS,
    DO_TOLL,
    DO_TRAINS_BACK,
    DO_TURN_UP_EVENT,
    GAINED,
    MOMENT_GAME_ENDS,
    MOMENT_LAST_ROUND,
    MOMENT_PRICE,
    PER_ONCE,
    SHOWS_POSTCARD,
    SOLD_TOKENS,
    TOOK_TOKENS,
    TRAINS_BACK,
    WHOM_ACTOR,
    WHOM_ALL,
    WHOM_FEWEST_TRAINS,
    WHOM_LEFT,
    WHOM_MOST_TRAINS,
    WHOM_OTHERS,
    WHOM_POOREST,
    WHOM_RICHEST,
)
from branchline.kernel.conditions import amount_of, holds
from branchline.kernel.log import tell
from branchline.kernel.markers import drive, haunt, move_marker, toll
from branchline.kernel.money import earn
from branchline.kernel.numbers import (
    CARD,
    CARD_KINDS,
    DECLINE,
    DUE_DRAW,
    DUE_DRAW_TICKETS,
    DUE_EFFECTS,
    DUE_EVENT,
    FIRST_OWN_LINE,
    JOKER,
    MONEY_LINE,
    NOBODY,
    NONE,
    OPTION,
    SEAT,
)
from branchline.kernel.payment import forget_marks_paid, lay_marks, tell_marks
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
def act(board, state, place, row, log):
    """One row for one player; what comes after that is due next.

    `place` says how many seats after the acting player, and from bit 3 on whom the row is for: that is settled when its
    turn comes, so that what it does to one player does not change who the others are.
    """
    table, effect = state.public, board.effects[row]
    after, concerned = place & 7, place >> 3
    if after == 0:
        concerned = _concerned(table, effect)
    if after + 1 < table.players and concerned >> (after + 1) > 0:
        add_due(state, DUE_EFFECTS, after + 1 + (concerned << 3), row)
    elif row + 1 < board.effects_from[effect.when + 1]:
        add_due(state, DUE_EFFECTS, 0, row + 1)
    seat = (table.seat + after) % table.players
    if (concerned >> after) & 1:
        if effect.when == MOMENT_LAST_ROUND and effect.whom == WHOM_ACTOR and after > 0:
            if effect.source == NONE or not has(state.own[seat].in_force, effect.source):
                return  # only what a seat holds itself acts for it when another player begins the last round
        by_itself = effect.whom == WHOM_ACTOR or effect.whom == WHOM_ALL
        holder = seat if by_itself else table.seat
        if in_force(board, state, holder, effect) and holds(board, state, seat, effect, table.route):
            if effect.per != PER_ONCE and amount_of(board, state, seat, effect, table.route) == 0:
                return  # there is nothing to count, so it has not acted
            if effect.once:
                _spend(state, holder, effect.source, log)
            _carry_out(board, state, seat, row, log)


@rare_rule
def in_force(board, state, seat, effect):
    source, table = effect.source, state.public
    if source == NONE:
        return True
    known = has(table.in_force, source) or has(board.seat_in_force[seat], source)
    return (known and not has(table.spent, source)) or has(state.own[seat].in_force, source)


@rare_rule
def _spend(state, seat, source, log):
    """The source has acted and does not again. What was held in secret is shown."""
    table = state.public
    if has(state.own[seat].in_force, source):
        remove(state.own[seat].in_force, source)
        tell(log, SHOWS_POSTCARD, seat, source, 0, 0, 0, 0)
    else:
        add(table.spent, source)


# --- for whom ---------------------------------------------------------------------------------------------------------


@rare_rule
def _concerned(table, effect):
    """Bit n stands for the player n places after the acting one. The end of a game is nobody's act: everybody is asked
    then, and so is whoever holds something for the last round."""
    whom = effect.whom
    if whom == WHOM_ACTOR and effect.when != MOMENT_GAME_ENDS and effect.when != MOMENT_LAST_ROUND:
        return 1
    everybody = (1 << int(table.players)) - 1
    if whom == WHOM_ACTOR or whom == WHOM_ALL:
        return everybody
    if whom == WHOM_OTHERS:
        return everybody - 1
    if whom == WHOM_LEFT:
        return 2
    return _extreme(table, whom)


@rare_rule
def _extreme(table, whom):
    """Those with the most or the least, everybody who is tied."""
    best = _measure(table, whom, 0)
    for after in range(1, table.players):
        best = max(best, _measure(table, whom, after))
    seats = 0
    for after in range(table.players):
        if _measure(table, whom, after) == best:
            seats |= 1 << after
    return seats


@rare_rule
def _measure(table, whom, after):
    seat = (table.seat + after) % table.players
    trains = int(table.pieces[seat, 0]) + int(table.pieces[seat, 1])
    if whom == WHOM_RICHEST:
        return int(table.money[seat])
    if whom == WHOM_POOREST:
        return -int(table.money[seat])
    if whom == WHOM_MOST_TRAINS:
        return trains
    return -trains if whom == WHOM_FEWEST_TRAINS else 0


# --- prices -----------------------------------------------------------------------------------------------------------


@rare_rule
def price_change(board, state, seat, route, do):
    """What effects add to (or take off, below 0) a price: cards, or how many of them must be jokers."""
    change = 0
    for row in range(board.effects_from[MOMENT_PRICE], board.effects_from[MOMENT_PRICE + 1]):
        effect = board.effects[row]
        if effect.do == do and in_force(board, state, seat, effect) and holds(board, state, seat, effect, route):
            change += int(effect.amount)
    return change


@rule
def closed_by_effect(board, state, seat, route):
    """Does an effect forbid to claim the route now?"""
    return has_effects(board, MOMENT_PRICE) and _closed(board, state, seat, route)


@rare_rule
def _closed(board, state, seat, route):
    for row in range(board.effects_from[MOMENT_PRICE], board.effects_from[MOMENT_PRICE + 1]):
        effect = board.effects[row]
        if effect.do == DO_CLOSE and in_force(board, state, seat, effect) and holds(board, state, seat, effect, route):
            return True
    return False


@rule
def prices_change(board, state, seat):
    """Does any effect change prices for the seat now?"""
    for row in range(board.effects_from[MOMENT_PRICE], board.effects_from[MOMENT_PRICE + 1]):
        if in_force(board, state, seat, board.effects[row]):
            return True
    return False


# --- do ---------------------------------------------------------------------------------------------------------------


@rare_rule
def _carry_out(board, state, seat, row, log):
    table, effect = state.public, board.effects[row]
    do, where = effect.do, effect.where
    amount = amount_of(board, state, seat, effect, table.route)
    if do == DO_GAIN:
        _gain(board, state, seat, amount, where, effect.source, log)
    elif do == DO_DRAW_CARDS:
        if amount > 0:
            add_due(state, DUE_DRAW, seat, amount)
    elif do == DO_TAKE_TOKENS:
        if amount != 0:
            table.tokens[seat, where] += amount
            tell(log, TOOK_TOKENS, seat, amount, where, effect.source, 0, 0)
    elif do == DO_SELL_TOKENS:
        _sell_tokens(state, seat, amount, where, effect.source, log)
    elif do == DO_SWITCH_ON:
        add(table.in_force, where)
    elif do == DO_SWITCH_OFF:
        remove(table.in_force, where)
    elif do == DO_DRAW_TICKETS:
        add_due(state, DUE_DRAW_TICKETS, seat, amount)
    elif do == DO_TRAINS_BACK:
        _trains_back(board, state, seat, amount, log)
    elif do == DO_AGAIN:
        if table.again == 0 and seat == table.seat:
            table.again = 1
    elif do == DO_FLUSH:
        flush(board, state, log)
        settle_display(board, state, log)
    elif do == DO_TURN_UP_EVENT:
        add_due(state, DUE_EVENT, NOBODY, 0)
    elif do == DO_BANISH_EVENT:
        _banish_event(state, seat, log)
    elif do == DO_MOVE_MARKER:
        move_marker(board, state, where, effect.region, log)
    elif do == DO_HAUNT:
        haunt(board, state, where, log)
    elif do == DO_DRIVE:
        drive(board, state, seat, effect, log)
    elif do == DO_TOLL:
        toll(board, state, seat, effect, log)
    else:
        _ask_about(board, state, seat, row)


@rare_rule
def _ask_about(board, state, seat, row):
    """The deeds that somebody has to decide about; with nothing to choose from they do nothing."""
    table, effect = state.public, board.effects[row]
    if effect.do == DO_CHOOSE:
        table.choices = effect.amount
        table.choice_from = effect.where
        ask(state, seat, CHOOSE_OPTION)
        return
    table.choice_from = row
    if effect.do == DO_FINE:
        ask(state, seat, CHOOSE_PLAYER)
    elif effect.do == DO_DISCARD_CARD or effect.do == DO_SELL_CARD:
        for kind in range(CARD_KINDS):
            if _may_discard(state, seat, effect, kind):
                ask(state, seat, CHOOSE_CARD)
                return


@rare_rule
def _gain(board, state, seat, amount, line, source, log):
    if line == MONEY_LINE and board.plays_for_money:
        earn(state, seat, amount, source, log)
        return
    state.public.gained[seat, line - FIRST_OWN_LINE] += amount
    tell(log, GAINED, seat, amount, line, 0, 0, 0)


@rare_rule
def _sell_tokens(state, seat, price, kind, source, log):
    sold = int(state.public.tokens[seat, kind])
    if sold > 0:
        state.public.tokens[seat, kind] = 0
        tell(log, SOLD_TOKENS, seat, sold, kind, 0, 0, 0)
        earn(state, seat, sold * price, source, log)


@rare_rule
def _trains_back(board, state, seat, amount, log):
    pieces = state.public.pieces[seat]
    back = min(int(amount), int(board.pieces[0]) - int(pieces[0]))
    if back > 0:
        pieces[0] += back
        tell(log, TRAINS_BACK, seat, back, 0, 0, 0, 0)


@rare_rule
def _banish_event(state, seat, log):
    """LW-14: the current event leaves the game for good, and the next one is turned up at once."""
    table = state.public
    if table.event == NONE:
        return
    tell(log, BANISHED_EVENT, seat, table.event, 0, 0, 0, 0)
    remove(table.in_force, table.event)
    remove(table.events_past, table.event)
    table.event = NONE
    add_due(state, DUE_EVENT, NOBODY, 0)


# --- what was asked ---------------------------------------------------------------------------------------------------


@rare_rule
def _may_discard(state, seat, effect, kind):
    """LW-20: a joker may always stand for the colour that is asked for."""
    wanted = effect.do == DO_DISCARD_CARD or effect.where == NONE or effect.where == kind or kind == JOKER
    return wanted and state.own[seat].hand[kind] > 0


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
        return CARD <= action < CARD + CARD_KINDS and _may_discard(state, seat, effect, action - CARD)
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
        _carry_out(board, state, seat, row, log)
    elif phase == CHOOSE_CARD:
        if action != DECLINE:
            _discard_one(board, state, seat, action - CARD, log)
    else:
        effect = board.effects[table.choice_from]
        tell(log, CHOSE_PLAYER, seat, action - SEAT, 0, 0, 0, 0)
        _gain(board, state, action - SEAT, -int(effect.amount), effect.where, effect.source, log)


@rare_rule
def _discard_one(board, state, seat, card, log):
    effect = board.effects[state.public.choice_from]
    forget_marks_paid(state)
    lay_marks(state, seat, card, 1)
    state.own[seat].hand[card] -= 1
    state.public.known[seat, card] = max(0, state.public.known[seat, card] - 1)
    discard(state, card, 1)
    tell(log, DISCARDED, seat, card, 0, 0, 0, 0)
    tell_marks(state, seat, log)
    if effect.do == DO_SELL_CARD:
        earn(state, seat, effect.amount, effect.source, log)
