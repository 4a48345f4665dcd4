"""Money: the score of some editions, public during play (LW-3, LW-11, LW-22)."""

from branchline.kernel.codes import GAINED_MONEY
from branchline.kernel.log import tell
from branchline.kernel.rule import rare_rule


@rare_rule
def earn(state, seat, amount, source, log):
    """Dollars for a seat, or less than 0 to lose them; nobody ever has less than none."""
    change = max(int(amount), -int(state.public.money[seat]))
    if change != 0:
        state.public.money[seat] += change
        tell(log, GAINED_MONEY, seat, change, source, 0, 0, 0)
