"""An edition: its facts, and the boards they make."""

from dataclasses import dataclass, field
from functools import cached_property

from branchline.edition.compile import Board, compile_board, fingerprint
from branchline.edition.errors import OptionError
from branchline.edition.facts import Facts


@dataclass(frozen=True)
class Edition(Facts):
    """Everything the two files say, ready to be played."""

    _boards: dict[tuple[str, bool], Board] = field(default_factory=dict, init=False, repr=False, compare=False)

    def board(self, variant: str | None = None, bonus: bool = False) -> Board:
        """The record the rules read: a read-only array of one `records.BOARD`, the same one for the same options."""
        chosen = self.variant(variant)
        if bonus and not self.bonus:
            raise OptionError(f"{self.title} has no bonus tickets")
        key = (chosen.name, bonus)
        if key not in self._boards:
            self._boards[key] = compile_board(self, chosen, bonus)
        return self._boards[key]

    @cached_property
    def fingerprint(self) -> str:
        """Editions with the same fingerprint play alike (see `compile.fingerprint`)."""
        return fingerprint(self)
