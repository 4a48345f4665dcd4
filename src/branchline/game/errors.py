"""What can be wrong with a move."""


class InvalidMoveError(ValueError):
    """What was given is not a move at all."""


class IllegalMoveError(ValueError):
    """The rules forbid the move here. `reason` says why, `position` where."""

    def __init__(self, move: str, reason: str, position: str) -> None:
        super().__init__(f"{move}: {reason}\n  in {position}")
        self.reason = reason
        self.position = position
