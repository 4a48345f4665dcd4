"""Effects: rows of data that act when something happens. This is the only place that reads them.

A row says: when · for whom · if · do · how much · where. It belongs to a source that is on or off: for everybody (an
event, a sticker), for one seat as everybody knows (its company), or for one seat in secret (a postcard); a row without
a source always acts. What happens at one moment happens row by row, and for each row in order of seats from the acting
player. A row that asks somebody something is an ordinary decision; the rest waits on the agenda.
"""

from branchline.kernel.agenda import add_due, ask
from branchline.kernel.bits import U0, U1, add, bit, has, lowest, remove
from branchline.kernel.cards import flush, settle_display
from branchline.kernel.codes import (
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_PLAYER,
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
    DO_LOCOMOTIVES,
    DO_MOVE_MARKER,
    DO_PRICE,
    DO_SELL_CARD,
    DO_SELL_TOKENS,
    DO_SWITCH_OFF,
    DO_SWITCH_ON,
    DO_TAKE_TOKENS,
    DO_TOLL,
    DO_TRAINS_BACK,
    DO_TURN_UP_EVENT,
    IF_MARKER,
    MOMENT_GAME_ENDS,
    MOMENT_LAST_ROUND,
    MOMENT_PRICE,
    PER_ONCE,
    SHOWS_POSTCARD,
    TOOK_TOKENS,
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
from branchline.kernel.deeds import banish_event, gain, may_discard, sell_tokens, trains_back
from branchline.kernel.log import tell
from branchline.kernel.markers import drive, haunt, move_marker, toll
from branchline.kernel.numbers import (
    CARD_KINDS,
    DUE_DRAW,
    DUE_DRAW_TICKETS,
    DUE_EFFECTS,
    DUE_EVENT,
    NOBODY,
    NONE,
)
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
    after, concerned = place & 7, place >> 3
    end = board.effects_from[board.effects[row].when + 1]
    if after == 0:
        row = _next_row(board, state, row, end)
        if row == end:
            return
    table, effect = state.public, board.effects[row]
    by_itself = effect.whom == WHOM_ACTOR or effect.whom == WHOM_ALL
    if after == 0:  # what one player's source does for others it does for all of them, even if it is spent by that
        concerned = _concerned(table, effect) if by_itself or in_force(board, state, table.seat, effect) else 0
    if after + 1 < table.players and concerned >> (after + 1) > 0:
        add_due(state, DUE_EFFECTS, after + 1 + (concerned << 3), row)
    elif row + 1 < end:
        add_due(state, DUE_EFFECTS, 0, row + 1)
    seat = (table.seat + after) % table.players
    if (concerned >> after) & 1:
        if effect.when == MOMENT_LAST_ROUND and effect.whom == WHOM_ACTOR and after > 0:
            if effect.source == NONE or not has(state.own[seat].in_force, effect.source):
                return  # only what a seat holds itself acts for it when another player begins the last round
        holder = seat if by_itself else table.seat
        works = in_force(board, state, holder, effect)
        if (works or not by_itself) and holds(board, state, seat, effect, table.route):
            if effect.per != PER_ONCE and amount_of(board, state, seat, effect, table.route) == 0:
                return  # there is nothing to count, so it has not acted
            if effect.once and works:
                _spend(state, holder, effect.source, log)
            carry_out(board, state, seat, row, log)


@rare_rule
def _next_row(board, state, row, end):
    """The first row from this one on that is not passed by; most are, and do nothing."""
    word, on = NONE, U0
    while row < end:
        source = board.effects[row].source
        if source != NONE and source >> 6 != word:
            word = source >> 6
            on = _on_for_anybody(board, state, word)
        if source == NONE or on & bit(source & 63) != U0:
            if not _passes_by(board, state, board.effects[row]):
                return row
        row += 1
    return row


@rule
def _passes_by(board, state, effect):
    """Is the row for the acting player alone, and has nothing for them now?"""
    if effect.whom != WHOM_ACTOR or effect.when == MOMENT_GAME_ENDS or effect.when == MOMENT_LAST_ROUND:
        return False
    seat, route = state.public.seat, state.public.route
    return not (in_force(board, state, seat, effect) and holds(board, state, seat, effect, route))


@rule
def _on_for(board, state, seat, word):
    """The sources of that word that are on for the seat: as everybody knows and unspent, or in secret."""
    known = state.public.in_force[word] | board.seat_in_force[seat, word]
    return (known & ~state.public.spent[word]) | state.own[seat].in_force[word]


@rule
def _on_for_anybody(board, state, word):
    on = U0
    for seat in range(state.public.players):
        on |= _on_for(board, state, seat, word)
    return on


@rule
def in_force(board, state, seat, effect):
    source = effect.source
    return source == NONE or _on_for(board, state, seat, source >> 6) & bit(source & 63) != U0


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


@rule
def price_rows(board, state, seat):
    """The effects on prices that are in force for the seat, as bits: bit 0 is the first row of that moment."""
    rows, first = U0, board.effects_from[MOMENT_PRICE]
    for row in range(first, board.effects_from[MOMENT_PRICE + 1]):
        if in_force(board, state, seat, board.effects[row]):
            rows |= bit(row - first)
    return rows


@rule
def routes_with_changes(board, state, rows, word):
    """The routes of that word that those effects may make dearer (or close), and those they may make cheaper."""
    dearer, cheaper = U0, U0
    while rows != U0:
        index = lowest(rows)
        rows &= rows - U1
        effect = board.effects[board.effects_from[MOMENT_PRICE] + index]
        routes = board.price_routes[index, word]
        if effect.condition == IF_MARKER:
            city = state.public.marker[effect.condition_value]
            routes = board.routes_at[city, word] if city != NONE else U0
        if effect.amount < 0:
            cheaper |= routes
        else:
            dearer |= routes
    return dearer, cheaper


@rare_rule
def price_change(board, state, seat, route, rows):
    """What those effects add to (or take off, below 0) a price: cards, and how many of them must be jokers; and whether
    one of them forbids to claim the route now."""
    cards, jokers, closed = 0, 0, False
    while rows != U0:
        index = lowest(rows)
        rows &= rows - U1
        effect = board.effects[board.effects_from[MOMENT_PRICE] + index]
        concerned = has(board.price_routes[index], route)
        if concerned and (has(board.price_settled, index) or holds(board, state, seat, effect, route)):
            if effect.do == DO_PRICE:
                cards += int(effect.amount)
            elif effect.do == DO_LOCOMOTIVES:
                jokers += int(effect.amount)
            else:
                closed |= effect.do == DO_CLOSE
    return cards, jokers, closed


@rule
def closed_by_effect(board, state, seat, route):
    """Does an effect forbid to claim the route now?"""
    rows = price_rows(board, state, seat)
    return rows != U0 and price_change(board, state, seat, route, rows)[2]


# --- do ---------------------------------------------------------------------------------------------------------------


@rare_rule
def carry_out(board, state, seat, row, log):
    """What one row does for one player."""
    table, effect = state.public, board.effects[row]
    do, where = effect.do, effect.where
    amount = amount_of(board, state, seat, effect, table.route)
    if do == DO_GAIN:
        gain(board, state, seat, amount, where, effect.source, log)
    elif do == DO_DRAW_CARDS:
        if amount > 0:
            add_due(state, DUE_DRAW, seat, amount)
    elif do == DO_TAKE_TOKENS:
        if amount != 0:
            table.tokens[seat, where] += amount
            tell(log, TOOK_TOKENS, seat, amount, where, effect.source, 0, 0)
    elif do == DO_SELL_TOKENS:
        sell_tokens(state, seat, amount, where, effect.source, log)
    elif do == DO_SWITCH_ON:
        add(table.in_force, where)
    elif do == DO_SWITCH_OFF:
        remove(table.in_force, where)
    elif do == DO_DRAW_TICKETS:
        add_due(state, DUE_DRAW_TICKETS, seat, amount)
    elif do == DO_TRAINS_BACK:
        trains_back(board, state, seat, amount, log)
    elif do == DO_AGAIN:
        if table.again == 0 and seat == table.seat:
            table.again = 1
    elif do == DO_FLUSH:
        flush(board, state, log)
        settle_display(board, state, log)
    elif do == DO_TURN_UP_EVENT:
        add_due(state, DUE_EVENT, NOBODY, 0)
    elif do == DO_BANISH_EVENT:
        banish_event(state, seat, log)
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
            if may_discard(state, seat, effect, kind):
                ask(state, seat, CHOOSE_CARD)
                return
