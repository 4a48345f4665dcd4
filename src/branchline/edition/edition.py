"""An edition: its facts, the setups it allows, and the boards they make."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from branchline.edition.compile import Board, compile_board
from branchline.edition.facts import Facts
from branchline.edition.fingerprint import fingerprint
from branchline.edition.setup import Setup, check_setup


@dataclass(frozen=True)
class Edition(Facts):
    """Everything the two files say, ready to be played."""

    _boards: dict[Setup, Board] = field(default_factory=dict, init=False, repr=False, compare=False)

    def setup(self, variant: str | None = None, **options: Any) -> Setup:
        """The setup of that variant (None: the default one) with these options; OptionError if there is none such."""
        setup = Setup(self.name, self.variant(variant).name, **options)
        check_setup(self, setup)
        return setup

    def board(self, setup: Setup | None = None) -> Board:
        """The record the rules read: a read-only array of one `records.BOARD`, the same one for the same setup."""
        setup = setup or self.setup()
        if setup not in self._boards:
            check_setup(self, setup)
            self._boards[setup] = compile_board(self, setup)
        return self._boards[setup]

    @cached_property
    def fingerprint(self) -> str:
        """Editions with the same fingerprint play alike (see `fingerprint`)."""
        return fingerprint(self)
