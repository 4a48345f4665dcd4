"""What is due: a chapter changes the state, adds what has to happen next, and returns; `turn.advance` does it.

The agenda is a stack, so what is added last is done first: whatever a card, an event or a payment brings about is
settled before the rest of the turn goes on. Every wait for somebody's decision is an `ask`.
"""

from branchline.kernel.numbers import NOBODY_ASKED
from branchline.kernel.rule import rule


@rule
def add_due(state, kind, seat, value):
    """This is to be done before everything else that is due."""
    table = state.public
    due = table.agenda[table.due]
    due.kind = kind
    due.seat = seat
    due.value = value
    table.due += 1


@rule
def drop_due(state):
    """What would be done next is not to be done any more."""
    state.public.due -= 1


@rule
def ask(state, seat, phase):
    """The seat has to decide; the rules stop here."""
    state.public.decider = seat
    state.public.phase = phase


@rule
def is_asked(state):
    return state.public.phase != NOBODY_ASKED
