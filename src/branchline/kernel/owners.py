"""Whose a route is."""

from branchline.kernel.bits import has
from branchline.kernel.numbers import NOBODY
from branchline.kernel.rule import rule


@rule
def owner(table, route):
    """Whose pieces stand on the route, or NOBODY. `table` is what everybody knows."""
    for seat in range(table.players):
        if has(table.owned[seat], route):
            return seat
    return NOBODY
