"""Event cards: turning up the next one (LW-7, LW-13, LW-14). Banishing one is an effect.

An event card is a source of effects: it is in force while it is the current one. Which cards are still to come is known
to everybody who remembers those turned up; which of them comes next is not, so it is drawn by chance.
"""

from branchline.kernel.bits import add, nth_of, remove, size
from branchline.kernel.chance import below
from branchline.kernel.codes import MOMENT_TURNED_UP, TURNED_UP_EVENT
from branchline.kernel.effects import happens
from branchline.kernel.log import tell
from branchline.kernel.numbers import NOBODY, NONE, SOURCE_WORDS
from branchline.kernel.rule import rare_rule, rule


@rule
def _shuffle_past_events(table):
    """When all event cards have been turned up, all but the current one are shuffled to come again."""
    for w in range(SOURCE_WORDS):
        table.events_left[w] = table.events_past[w]
        table.events_past[w] = 0
    if table.event != NONE:
        remove(table.events_left, table.event)
        add(table.events_past, table.event)


@rare_rule
def turn_up_event(board, state, log):
    """LW-13, LW-14: the next event becomes the current one, and what was current ends."""
    table = state.public
    if size(table.events_left) == 0:
        _shuffle_past_events(table)
    if size(table.events_left) == 0:
        return
    if table.event != NONE:
        remove(table.in_force, table.event)
    event = nth_of(table.events_left, below(state.chance, size(table.events_left)))
    remove(table.events_left, event)
    add(table.events_past, event)
    remove(table.spent, event)
    add(table.in_force, event)
    table.event = event
    tell(log, TURNED_UP_EVENT, NOBODY, event, 0, 0, 0, 0)
    happens(board, state, MOMENT_TURNED_UP)
