"""Monte Carlo tree search over deals that fit the view, guided by the planner.

Each playout starts from a new guess of everything hidden. The tree holds the seat's own decisions; the others play
like planners, in the tree and below it, and so does the seat itself once the tree ends. At the root the planner's best
options are played out on the same deals, so that luck is the same for all of them.
"""

import numpy as np

from branchline.bots.compiled.memory import DEPTH
from branchline.bots.compiled.planner import planner_action, weigh_options
from branchline.bots.compiled.tree import child_for, record_playout
from branchline.kernel.chance import start_chance
from branchline.kernel.codes import OVER
from branchline.kernel.determinize import guess
from branchline.kernel.legal import list_legal
from branchline.kernel.numbers import NOBODY, NONE, PIECE_KINDS
from branchline.kernel.rule import rule
from branchline.kernel.score import write_sheet
from branchline.kernel.turn import step

TRIED = 6  # options of the planner looked at below the root
VICTORY = 0.25  # how much a victory counts against the lead in points, which says more from few playouts
CURIOSITY = 0.6  # how much the tree trusts the planner's opinion against what playouts said


@rule
def weigh_legal(board, state, scratch, brain, mind):
    """The planner's options for whoever decides."""
    list_legal(board, state, scratch.legal)
    weigh_options(board, state, brain, mind, scratch.legal)


@rule
def option_priors(mind, most, spread):
    """Turn the worth of the best options into shares: `option_worth` becomes a share of 1, the best first."""
    count = min(most, mind.options)
    total = 0.0
    best = mind.option_worth[0]
    for i in range(count):
        mind.option_worth[i] = np.exp(max(-30.0, (mind.option_worth[i] - best) / spread))
        total += mind.option_worth[i]
    for i in range(count):
        mind.option_worth[i] /= total
    return count


@rule
def _select(nodes, size, parent, mind, count):
    """The option with the most promise: what it brought so far, and the planner's opinion while it was tried little."""
    best, most = NONE, -1.0
    here = np.sqrt(nodes[parent].visits + 1.0)
    known = nodes[parent].value / nodes[parent].visits if nodes[parent].visits > 0.0 else 0.5
    for i in range(count):
        child = child_for(nodes, size, parent, mind.option[i])
        if child == NONE:
            return NONE
        visits = nodes[child].visits
        value = nodes[child].value / visits if visits > 0.0 else known
        promise = value + CURIOSITY * mind.option_worth[i] * here / (1.0 + visits)
        if promise > most:
            best, most = child, promise
    return best


@rule
def _play_on_until(board, state, scratch, brain, minds, seat, log):
    """Planners play until the seat (NOBODY: none) has to decide, or the game is over."""
    while state.public.phase != OVER and state.public.decider != seat:
        list_legal(board, state, scratch.legal)
        log[0].kind = 0
        step(board, state, planner_action(board, state, brain, minds[state.public.decider], scratch.legal), log)


@rule
def _victory(sheet, players, seat):
    """What the seat won: 1, or its part of a shared victory."""
    first = 0
    for player in range(players):
        first += 1 if sheet.place[player] == 1 else 0
    return 1.0 / first if sheet.place[seat] == 1 else 0.0


@rule
def _judge(board, state, scratch, sheet, seat):
    """What the end is worth to the seat: the victory (shared if tied), the margin, and both in one number of 0 … 1."""
    write_sheet(board, state, scratch, sheet)
    best, others = -10000, 0.0
    for player in range(state.public.players):
        if player != seat:
            best = max(best, np.int64(sheet.total[player]))
            others += sheet.total[player]
    win = _victory(sheet, state.public.players, seat)
    margin = np.float64(sheet.total[seat] - best)
    # The others' average says more from few playouts than the best of them, who is another one each time.
    ahead = sheet.total[seat] - others / (state.public.players - 1)
    pieces = 0.0
    for kind in range(PIECE_KINDS):
        pieces += board.pieces[kind]
    lead = 0.5 + 0.5 * np.tanh(ahead / (0.7 * pieces))
    return VICTORY * win + (1.0 - VICTORY) * lead, win, margin


@rule
def _playout(board, view, desk, brain, minds, nodes, size, path, first, spread, log):
    """One playout of the root's child `first` on the deal that the desk's chance makes."""
    seat, state, scratch = view.seat, desk.state, desk.scratch
    guess(board, view, desk.chance, state)
    for player in range(state.public.players):
        minds[player].stamp = NONE
    path[0] = 0  # the root
    path[1] = first
    depth = 2
    node = first
    log[0].kind = 0
    step(board, state, nodes[first].action, log)
    while True:
        _play_on_until(board, state, scratch, brain, minds, seat, log)
        if state.public.phase == OVER or depth == DEPTH:
            break
        fresh = nodes[node].visits == 0.0
        weigh_legal(board, state, scratch, brain, minds[seat])
        if fresh:
            log[0].kind = 0
            step(board, state, minds[seat].option[0], log)
            break
        count = option_priors(minds[seat], TRIED, spread)
        node = _select(nodes, size, node, minds[seat], count)
        if node == NONE:
            break
        path[depth] = node
        depth += 1
        log[0].kind = 0
        step(board, state, nodes[node].action, log)
    _play_on_until(board, state, scratch, brain, minds, NOBODY, log)
    value, win, margin = _judge(board, state, scratch, desk.sheet, seat)
    record_playout(nodes, path, depth, value, win, margin)


@rule
def explore_deals(board, view, desk, brain, minds, nodes, size, path, chosen, key, first, deals, stride, spread, log):
    """Play every chosen child of the root (node 0) out on each of `deals` deals; gives the number of playouts.

    The deals are `first`, `first + stride` and so on, each the same for all children.
    """
    made = 0
    for i in range(deals):
        for c in range(len(chosen)):
            key[7] = first + i * stride
            start_chance(desk.chance, key)
            _playout(board, view, desk, brain, minds, nodes, size, path, chosen[c], spread, log)
            made += 1
    return made


@rule
def play_out_for_all(board, views, desk, brain, minds, key, playouts, wins, log):
    """Play the position of the views (one for each seat) out, each time on a deal that fits another one's view.

    What each seat won is added to `wins`.
    """
    state = desk.state
    for i in range(playouts):
        key[7] = i
        start_chance(desk.chance, key)
        guess(board, views[i % len(views)], desk.chance, state)
        for player in range(state.public.players):
            minds[player].stamp = NONE
        _play_on_until(board, state, desk.scratch, brain, minds, NOBODY, log)
        write_sheet(board, state, desk.scratch, desk.sheet)
        for player in range(state.public.players):
            wins[player] += _victory(desk.sheet, state.public.players, player)
