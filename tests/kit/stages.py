"""With how many players each variant is tried."""

from collections.abc import Iterable

from branchline.edition import Edition

# The middle stages of a campaign have nothing that the first and the last have not: one number of players each.
MIDDLE_STAGES = {("legends", "fourth-game"): 3, ("legends", "eighth-game"): 5}


def player_counts(edition: Edition, variant: str) -> Iterable[int]:
    """All that the edition allows; of a middle stage one."""
    fewest, most = edition.players
    middle = MIDDLE_STAGES.get((edition.name, variant))
    return range(fewest, most + 1) if middle is None else (middle,)
