"""Events: what a step did, written into an array the caller owns.

`log[0].kind` counts the events told since the caller set it to 0; event n stands at `log[n]`. An array of length 1 only
counts. A step that tells more than fits goes on and loses the rest, so a caller who wants them all compares the count
with the length, and repeats the step with a longer array.
"""

from branchline.kernel.numbers import (
    EVENT_VALUES,
)
from branchline.kernel.rule import rule


@rule
def tell(log, kind, seat, a, b, c, d, e):
    n = log[0].kind + 1
    log[0].kind = n
    if n < len(log):
        log[n].kind = kind
        log[n].seat = seat
        values = log[n].values
        values[0], values[1], values[2], values[3], values[4], values[5] = a, b, c, d, e, 0


@rule
def tell_display(log, kind, display):
    tell(log, kind, -1, display[0], display[1], display[2], display[3], display[4])


@rule
def copy_event(source, target):
    target.kind = source.kind
    target.seat = source.seat
    for i in range(EVENT_VALUES):
        target.values[i] = source.values[i]
