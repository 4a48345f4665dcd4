"""What the search thinks, in messages: the best moves first, and why."""

from collections.abc import Iterable

from branchline.bots.reasons import Reason
from branchline.bots.search import Thought
from branchline.game.view import View
from branchline.server import models


def hint_message(id: str, number: int, view: View, thoughts: Iterable[Thought]) -> models.Hint:
    """The answer to who asked with that id about a position."""
    return models.Hint(id=id, number=number, thoughts=[_thought(view, thought) for thought in thoughts])


def _thought(view: View, thought: Thought) -> models.Thought:
    return models.Thought(
        action=thought.action,
        text=view.move(thought.action).text,
        reasons=[_reason(view, reason) for reason in thought.reasons],
        visits=thought.visits,
        value=thought.value,
        win_chance=thought.win_chance,
        margin=thought.margin,
    )


def _reason(view: View, reason: Reason) -> models.HintReason:
    return models.HintReason(
        kind=reason.kind,
        text=reason.text(view),
        ticket=reason.ticket,
        route=reason.route,
        seat=reason.seat,
        count=reason.count,
    )
