"""Which box opens before a game: the one where the companies' tracks have come, in time for all the others.

Before each of the games 2 to 10 exactly one box opens. A box may open if its board borders on the table, and if the
others can then still all open in time, one a game. Of those the one opens at whose border most routes end; ties go by
the earlier latest game, then by the order of the file.
"""

from collections.abc import Mapping

from branchline.campaign.campaign import Campaign
from branchline.campaign.content import Box


def next_box(campaign: Campaign) -> Box | None:
    """The box that opens before the next game; None if all are open, or none may."""
    opened = {box.id for box in campaign.boxes}
    closed = [box for box in campaign.content.boxes if box.id not in opened]
    touched = dict(campaign.touched)
    fitting = [box for box in closed if _may_open(campaign, box, closed)]
    if not fitting:
        return None
    return max(
        fitting,
        key=lambda box: (sum(touched.get(city, 0) for city in box.touches), -box.latest, -closed.index(box)),
    )


def _may_open(campaign: Campaign, box: Box, closed: list[Box]) -> bool:
    edition = campaign.content.edition
    board_of = {city.id: city.board or "" for city in edition.cities}
    if not _borders(box, campaign.boards, board_of, campaign.game):
        return False
    others = [other for other in closed if other is not box]
    return _in_time(others, (*campaign.boards, box.id), board_of, campaign.game + 1)


def _borders(box: Box, boards: tuple[str, ...], board_of: Mapping[str, str], game: int) -> bool:
    """Does one of its cities lie on the table? A box without cities waits for its game."""
    return any(board_of[city] in boards for city in box.touches) if box.touches else game >= box.latest


def _in_time(closed: list[Box], boards: tuple[str, ...], board_of: Mapping[str, str], game: int) -> bool:
    """Can the closed boxes all be opened in some order, one before each game from this one on?"""
    if not closed:
        return True
    if any(box.latest < game for box in closed):
        return False
    return any(
        _in_time([other for other in closed if other is not box], (*boards, box.id), board_of, game + 1)
        for box in sorted(closed, key=lambda box: box.latest)
        if _borders(box, boards, board_of, game)
    )
