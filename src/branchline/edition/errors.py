"""What can be wrong with an edition, or with what is asked of one."""

from collections.abc import Sequence

from branchline.edition.places import Problem


class EditionError(ValueError):
    """An edition that cannot be used. `problems` is everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in problems))


class OptionError(ValueError):
    """An option of a game that the edition does not have."""
