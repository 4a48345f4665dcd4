"""A finished game, decision by decision, for those who look back: nothing is hidden any more."""

from branchline.game import Game
from branchline.game.names import Event
from branchline.server.models import BoardView, Replay, ReplayStep
from branchline.server.present import Position, event_message


def _step(game: Game, seat: int | None, events: list[Event]) -> ReplayStep:
    view = Position(game).public
    return ReplayStep(
        seat=seat,
        events=[event_message(game.edition, event) for event in events],
        **{name: getattr(view, name) for name in BoardView.model_fields},
    )


def replay_of(game: Game) -> Replay:
    """The game played again from its deal; its own events tell everything, since it is over."""
    again = game.rewound()
    steps = [_step(again, None, game.setup_events())]
    for number, played in enumerate(game.played):
        again.play(played.move)
        steps.append(_step(again, played.seat, game.move_events(number)))
    return Replay(steps=steps)
