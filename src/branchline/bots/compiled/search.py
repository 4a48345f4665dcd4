"""Playouts of the planner's options over deals that fit the view.

Each playout starts from a new guess of everything hidden, plays one of the options, and then everybody plays on like a
planner, the seat itself too. The options are played out on the same deals, so that luck is the same for all of them.
"""

import numpy as np

from branchline.bots.compiled.intents import deal_likely, lay_tickets
from branchline.bots.compiled.planner import planner_action, weigh_options
from branchline.kernel.chance import below, start_chance
from branchline.kernel.codes import OVER
from branchline.kernel.copying import copy_record
from branchline.kernel.determinize import guess
from branchline.kernel.legal import list_legal
from branchline.kernel.numbers import NONE, PIECE_KINDS
from branchline.kernel.rule import rule
from branchline.kernel.score import write_sheet
from branchline.kernel.turn import step


@rule
def weigh_legal(board, state, scratch, brain, mind):
    """The planner's options for whoever decides."""
    list_legal(board, state, scratch.legal)
    weigh_options(board, state, brain, mind, scratch.legal)


@rule
def option_priors(mind, spread):
    """Turn the worth of the options into shares: `option_worth` becomes a share of 1, the best first."""
    total = 0.0
    best = mind.option_worth[0]
    for i in range(mind.options):
        mind.option_worth[i] = np.exp(max(-30.0, (mind.option_worth[i] - best) / spread))
        total += mind.option_worth[i]
    for i in range(mind.options):
        mind.option_worth[i] /= total


@rule
def _play_on(board, state, scratch, brain, minds, log):
    """Planners play until the game is over."""
    while state.public.phase != OVER:
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
    """What the end is to the seat: its lead as a number of 0 … 1, the victory (shared if tied), and the margin."""
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
    return 0.5 + 0.5 * np.tanh(ahead / (0.7 * pieces)), win, margin


@rule
def _deal(board, view, desk):
    """A guess of everything hidden that fits the view and what the others have built, as the desk's chance has it."""
    guess(board, view, desk.chance, desk.dealt)
    deal_likely(board, view, desk.chance, desk.dealt, desk.belief)


@rule
def _begin(desk, minds):
    """Lay out what was dealt; nobody has a plan yet."""
    copy_record(desk.state, desk.dealt)
    for player in range(desk.state.public.players):
        minds[player].stamp = NONE


@rule
def explore_deals(board, view, desk, brain, minds, believed, actions, key, first, stride, outcomes, log):
    """Play every action out on the deals `first`, `first + stride` and so on, the same for all of them.

    The tickets lie as in one of the deals that are believed. `outcomes` has a row for each deal, in it for each action
    the lead, the victory and the margin.
    """
    for i in range(len(outcomes)):
        key[7] = first + i * stride
        start_chance(desk.chance, key)
        guess(board, view, desk.chance, desk.dealt)
        lay_tickets(desk.dealt, believed[below(desk.chance, len(believed))])
        for a in range(len(actions)):
            _begin(desk, minds)
            log[0].kind = 0
            step(board, desk.state, actions[a], log)
            _play_on(board, desk.state, desk.scratch, brain, minds, log)
            lead, win, margin = _judge(board, desk.state, desk.scratch, desk.sheet, view.seat)
            outcomes[i, a, 0] = lead
            outcomes[i, a, 1] = win
            outcomes[i, a, 2] = margin


@rule
def play_out_for_all(board, views, desk, brain, minds, key, playouts, wins, log):
    """Play the position of the views (one for each seat) out, each time on a deal that fits another one's view.

    What each seat won is added to `wins`.
    """
    state = desk.state
    for i in range(playouts):
        key[7] = i
        start_chance(desk.chance, key)
        _deal(board, views[i % len(views)], desk)
        _begin(desk, minds)
        _play_on(board, state, desk.scratch, brain, minds, log)
        write_sheet(board, state, desk.scratch, desk.sheet)
        for player in range(state.public.players):
            wins[player] += _victory(desk.sheet, state.public.players, player)
