"""Everything Python calls in the kernel: each export is compiled for its records and kept on disk.

Records go in as `array[0]`, arrays of them as arrays. Results are written into records that the caller owns. What a
game asks at every move goes in as arrays of one, which Numba unpacks a hundred times as fast as records.
"""

from typing import Any

from branchline.kernel.chance import start_chance
from branchline.kernel.determinize import guess
from branchline.kernel.legal import list_legal, why_not
from branchline.kernel.numbers import SPECTATOR
from branchline.kernel.observe import look, look_at_event
from branchline.kernel.playout import play_games, play_on, random_action
from branchline.kernel.rule import export, swift_export
from branchline.kernel.score import write_sheet
from branchline.kernel.turn import set_up, step

__all__ = [
    "begin_chance",
    "choose_random",
    "determinize",
    "legal",
    "new_game",
    "observe",
    "play",
    "play_random",
    "random_games",
    "refusal",
    "score",
    "show_events",
    "swift_play",
    "swift_refusal",
    "swift_sight",
]


Record = Any  # one record: `array[0]`
Array = Any


@export
def new_game(board: Record, state: Record, players: int, starter: int, key: Array, log: Array) -> None:
    """Set up a game from eight 32-bit words of key; `starter` NOBODY draws the starting seat."""
    set_up(board, state, players, starter, key, log)


@export
def play(board: Record, state: Record, action: int, log: Array) -> None:
    """Carry out a legal action."""
    step(board, state, action, log)


@swift_export
def swift_play(boards: Array, states: Array, action: int, log: Array) -> None:
    """`play`, of arrays of one."""
    step(boards[0], states[0], action, log)


@export
def legal(board: Record, state: Record, words: Array) -> None:
    """Fill the set of everything the deciding seat may do."""
    list_legal(board, state, words)


@export
def refusal(board: Record, state: Record, action: int) -> int:
    """Why the deciding seat may not do this (a refusal of the vocabulary), or ALLOWED."""
    return why_not(board, state, action)


@swift_export
def swift_refusal(boards: Array, states: Array, action: int) -> int:
    """`refusal`, of arrays of one."""
    return why_not(boards[0], states[0], action)


@export
def score(board: Record, state: Record, scratch: Record, sheet: Record) -> None:
    """Score the position as if the game ended now."""
    write_sheet(board, state, scratch, sheet)


@export
def observe(board: Record, state: Record, seat: int, view: Record) -> None:
    """Write what a seat may know into a view."""
    look(board, state, seat, view)


@swift_export
def swift_sight(boards: Array, states: Array, action: int, sights: Array) -> None:
    """Note that an action is about to be carried out which everybody sees being chosen."""
    look(boards[0], states[0], SPECTATOR, sights[0].seen)
    sights[0].action = action


@swift_export
def show_events(events: Array, seat: int, shown: Array) -> int:
    """Copy what a seat may know of some events; gives how many are left, for of some it may know nothing at all."""
    count = 0
    for e in range(len(events)):
        if look_at_event(events[e], seat, shown[count]):
            count += 1
    return count


@export
def determinize(board: Record, view: Record, chance: Record, state: Record) -> None:
    """Fill a state with a random deal that fits the view."""
    guess(board, view, chance, state)


@export
def begin_chance(chance: Record, key: Array) -> None:
    """Start a stream of chance of its own, for a bot or a simulation."""
    start_chance(chance, key)


@export
def choose_random(words: Array, chance: Record) -> int:
    """One action of a set, each with the same chance."""
    return random_action(words, chance)


@export
def play_random(board: Record, state: Record, scratch: Record, chance: Record, log: Array) -> int:
    """Play on to the end at random; gives the number of decisions."""
    return play_on(board, state, scratch, chance, log)


@export
def random_games(
    board: Record,
    state: Record,
    scratch: Record,
    sheet: Record,
    chance: Record,
    log: Array,
    players: int,
    starter: int,
    keys: Array,
    decisions: Array,
    totals: Array,
    places: Array,
) -> int:
    """Play and score a random game for each pair of keys; gives the number of decisions."""
    return play_games(board, state, scratch, sheet, chance, log, players, starter, keys, decisions, totals, places)
