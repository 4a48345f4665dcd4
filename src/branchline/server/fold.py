"""What a journal is to the store and to those who keep it: entries that make a value, one after the other.

A table is one kind of journal. Whatever else shall be kept the same way, survive being killed and be shared by several
processes, says in a `Fold` how its entries are written and read, and what they make.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar


class Folded(Protocol):
    """What entries make; it knows how many they were."""

    @property
    def number(self) -> int:
        """How many entries made it."""


State = TypeVar("State", bound=Folded)
Entry = TypeVar("Entry")
Happened = TypeVar("Happened")


@dataclass(frozen=True)
class Listing:
    """What is kept of a journal beside its entries, so that it can be found without replaying it."""

    id: str
    code: str  # a short name, which no other has
    public: bool
    state: str
    created: float
    due: float | None  # when it has something to do by itself, in seconds since 1970; None: it waits for somebody
    summary: str  # JSON, for lists of what there is


@dataclass(frozen=True)
class Fold(Generic[State, Entry, Happened]):
    """A kind of journal. Its states are values: `apply` makes another one and leaves the one it is given as it is.

    So what an entry would make is known before it is stored, and forgotten if it is not.
    """

    what: str  # "table"
    write_entry: Callable[[Entry], str]
    read_entry: Callable[[str], Entry]
    begin: Callable[[str, Entry], tuple[State, Happened]]  # the first entry of the journal of that name
    apply: Callable[[State, Entry], tuple[State, Happened]]  # every other one
    listing: Callable[[State], Listing]
