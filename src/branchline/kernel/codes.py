"""The vocabulary as numbers: each word of `vocabulary` is a constant here, its place in its list.

Phases, events and refusals have their own names in capitals (TURN, CLAIMED, TAKEN), lines of the score sheet begin
with LINE_, marks of cards with MARK_, the parts of an effect with MOMENT_, WHOM_, IF_, DO_ and PER_. A rule imports
them like any constant; a word that is not in the vocabulary cannot be imported.
"""

from collections.abc import Iterable

from branchline.vocabulary import CONDITIONS, DEEDS, EVENTS, LINES, MARKS, MOMENTS, PER, PHASES, REFUSALS, WHOM


def _declare(names: Iterable[str], prefix: str = "") -> None:
    for number, name in enumerate(names):
        constant = f"{prefix}{name}".upper()
        assert constant not in globals(), f"the vocabulary has two words {constant}"
        globals()[constant] = number


_declare(phase.name for phase in PHASES)
_declare(event.name for event in EVENTS)
_declare(refusal.name for refusal in REFUSALS)
_declare(LINES, "line_")
_declare(MOMENTS, "moment_")
_declare(WHOM, "whom_")
_declare(CONDITIONS, "if_")
_declare(DEEDS, "do_")
_declare(PER, "per_")
_declare(MARKS, "mark_")


def __getattr__(name: str) -> int:
    """Only asked for a word that is not there; its type tells checkers that the others are numbers."""
    raise AttributeError(f"the vocabulary has no word {name!r}")
