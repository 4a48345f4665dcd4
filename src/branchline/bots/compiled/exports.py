"""Everything Python calls of the compiled bots."""

from typing import Any

import numpy as np

from branchline.bots.compiled import memory
from branchline.bots.compiled.brains import decide
from branchline.bots.compiled.hindsight import begin_hindsight, look_back
from branchline.bots.compiled.intents import deal_likely, read_intents, recall
from branchline.bots.compiled.scenes import set_scenes
from branchline.bots.compiled.search import explore_deals, option_priors, play_out_for_all, weigh_legal
from branchline.bots.compiled.shelf import BOTS_SHELF, export
from branchline.bots.compiled.survey import survey_map
from branchline.kernel import numbers, records
from branchline.kernel.copying import copy_record
from branchline.kernel.determinize import guess
from branchline.kernel.prepare import compile_shelf, is_compiled

Record = Any  # one record: `array[0]`
Array = Any


@export
def choose_action(board: Record, state: Record, scratch: Record, brain: Record, mind: Record) -> int:
    """What a compiled bot does in the place of the deciding seat."""
    survey_map(board, mind)
    mind.stamp = numbers.NONE
    return decide(board, state, scratch, brain, mind)


@export
def weigh_actions(board: Record, state: Record, scratch: Record, brain: Record, mind: Record, spread: float) -> int:
    """The planner's options into `mind.option`, how likely each is into `option_worth`; gives how many there are."""
    survey_map(board, mind)
    mind.stamp = numbers.NONE
    weigh_legal(board, state, scratch, brain, mind)
    option_priors(mind, spread)
    return mind.options


@export
def see_intents(board: Record, view: Record, mind: Record, belief: Record) -> None:
    """Which tickets everybody may hold, going by what they have built."""
    survey_map(board, mind)
    read_intents(board, view, mind, belief)


@export
def see_scenes(board: Record, view: Record, sights: Array, chance: Record, now: Record, scenes: Array) -> int:
    """The positions in which others made those decisions, as they may have been; gives the number of rows used."""
    return set_scenes(board, view, sights, chance, now, scenes)


@export
def deal_anew(board: Record, view: Record, desk: Record, deals: Array) -> None:
    """Deal so that what was built makes the tickets likely; those in `deals` are held again as far as they can be."""
    for n in range(len(deals)):
        guess(board, view, desk.chance, desk.dealt)
        deal_likely(board, view, desk.chance, desk.dealt, desk.belief)
        recall(board, view, desk.dealt, deals[n])
        copy_record(deals[n], desk.dealt)


@export
def begin_thinking_back(board: Record, view: Record, desk: Record, brain: Record, mind: Record, scenes: Array) -> None:
    """Before `think_back`: how well does the deal on the desk fit what everybody did?"""
    survey_map(board, mind)
    begin_hindsight(board, view, desk, brain, mind, scenes)


@export
def think_back(
    board: Record, view: Record, desk: Record, brain: Record, mind: Record, scenes: Array, deals: Array
) -> None:
    """Go on from the deal on the desk to others with which the players might have moved as they did."""
    look_back(board, view, desk, brain, mind, scenes, deals)


@export
def explore(
    board: Record,
    view: Record,
    desk: Record,
    brain: Record,
    minds: Array,
    believed: Array,
    actions: Array,
    key: Array,
    first: int,
    stride: int,
    outcomes: Array,
    log: Array,
) -> None:
    """Play the actions out between planners, each on every deal that `outcomes` has a row for."""
    for player in range(view.public.players):
        survey_map(board, minds[player])
    explore_deals(board, view, desk, brain, minds, believed, actions, key, first, stride, outcomes, log)


@export
def count_wins(
    board: Record,
    views: Array,
    desk: Record,
    brain: Record,
    minds: Array,
    key: Array,
    playouts: int,
    wins: Array,
    log: Array,
) -> None:
    """Play the position that the seats' views show out between planners, and add up what each seat wins."""
    for player in range(views[0].public.players):
        survey_map(board, minds[player])
    read_intents(board, views[0], minds[0], desk.belief)
    play_out_for_all(board, views, desk, brain, minds, key, playouts, wins, log)


def _signatures() -> dict[str, tuple[Any, ...]]:
    board, state, scratch = (
        records.new(records.BOARD)[0],
        records.new(records.STATE)[0],
        records.new(records.SCRATCH)[0],
    )
    log, minds, brains = records.new(records.EVENT, 2), records.new(memory.MIND, 2), records.new(memory.BRAIN, 2)
    keys = np.zeros((1, 2, 8), np.uint32)
    states, sights = records.new(records.STATE, 2), records.new(records.SIGHT, 2)
    scenes = records.new(memory.SCENE, (2, 2))
    view, desk = records.new(records.VIEW)[0], records.new(memory.DESK)[0]
    return {
        "choose_action": (board, state, scratch, brains[0], minds[0]),
        "weigh_actions": (board, state, scratch, brains[0], minds[0], 1.0),
        "see_intents": (board, view, minds[0], desk.belief),
        "explore": (
            board, view, desk, brains[0], minds, states, np.zeros(1, np.int64), keys[0, 0], 0, 1,
            np.zeros((1, 1, 3)), log,
        ),
        "see_scenes": (board, view, sights, desk.chance, state, scenes),
        "deal_anew": (board, view, desk, states),
        "begin_thinking_back": (board, view, desk, brains[0], minds[0], scenes),
        "think_back": (board, view, desk, brains[0], minds[0], scenes, states),
        "count_wins": (
            board, records.new(records.VIEW, 2), desk, brains[0], minds, keys[0, 0], 1, np.zeros(2), log,
        ),
    }  # fmt: skip


def make_bots_ready() -> None:
    """Compile the bots unless that was done before."""
    if not is_compiled(BOTS_SHELF):
        compile_shelf(BOTS_SHELF, _signatures())
