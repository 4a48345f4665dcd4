"""Whole games of uniformly random legal play, for benchmarks, simulations and tests."""

from branchline.kernel.bits import nth_of, size
from branchline.kernel.chance import below, start_chance
from branchline.kernel.codes import OVER
from branchline.kernel.legal import list_legal
from branchline.kernel.rule import rule
from branchline.kernel.score import write_sheet
from branchline.kernel.turn import set_up, step


@rule
def random_action(words, chance):
    """One action of the set, each with the same chance."""
    return nth_of(words, below(chance, size(words)))


@rule
def play_on(board, state, scratch, chance, log):
    """Play on to the end with random legal actions from a chance of its own; gives the number of decisions."""
    decisions = 0
    while state.public.phase != OVER:
        list_legal(board, state, scratch.legal)
        log[0].kind = 0
        step(board, state, random_action(scratch.legal, chance), log)
        decisions += 1
    return decisions


@rule
def play_games(board, state, scratch, sheet, chance, log, players, starter, keys, decisions, totals, places):
    """A game for each key: decisions made, each seat's total and place. Returns the sum of decisions.

    `decisions` is one number a game, `totals` and `places` one row a game.
    """
    made = 0
    for game in range(len(keys)):
        log[0].kind = 0
        start_chance(chance, keys[game, 1])
        set_up(board, state, players, starter, keys[game, 0], log)
        decisions[game] = play_on(board, state, scratch, chance, log)
        write_sheet(board, state, scratch, sheet)
        for seat in range(players):
            totals[game, seat] = sheet.total[seat]
            places[game, seat] = sheet.place[seat]
        made += decisions[game]
    return made
