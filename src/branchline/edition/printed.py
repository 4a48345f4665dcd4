"""Reading printed cards and stickers: sources of effects in files of their own, beside edition.toml.

`events.toml`, `companies.toml`, `steps.toml` and `postcards.toml` each list one kind of them with its rows. What an
edition has none of needs no file.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from branchline.edition.effects import Words, read_rows
from branchline.edition.facts import Effect, Facts, Printed
from branchline.edition.places import Document, Problem, Table, show
from branchline.edition.texts import LANGUAGES, read_texts
from branchline.kernel import numbers

KINDS = {"event": "events.toml", "company": "companies.toml", "step": "steps.toml", "postcard": "postcards.toml"}

# The numbered steps after a claim in which cards act that are no step of their own (LW-17).
EVENT_STEP, COMPANY_STEP, POSTCARD_STEP = 2, 3, 14


@dataclass(frozen=True)
class PrintedCards:
    """All printed sources of an edition, with their rows and what is wrong with their files."""

    cards: tuple[Printed, ...] = ()
    effects: tuple[Effect, ...] = ()
    ticket_postcards: tuple[tuple[str, str, int], ...] = ()  # the two places of a ticket, and the postcard it brings
    texts: Mapping[str, str] = field(default_factory=dict)  # English
    problems: tuple[Problem, ...] = ()


def read_printed(folder: Path, words: Words) -> PrintedCards:
    """Read every file that is there."""
    cards: list[Printed] = []
    tables: list[tuple[Printed, Table]] = []
    documents: list[Document] = []
    tickets: list[tuple[str, str, int]] = []
    for kind, file in KINDS.items():
        if not (folder / file).exists():
            continue
        document = Document(folder / file)
        documents.append(document)
        if document.readable:
            for card, table in _read_cards(kind, document.root):
                if card.id in {other.id for other in cards}:
                    table.problem("duplicate", f"{show(card.id)} is there twice", "id")
                cards.append(card)
                tables.append((card, table))
            if kind == "postcard":
                tickets = _read_tickets(document.root)
            document.root.finish()
    words = Words((*words.sources, *(card.id for card in cards)), words.lines, words.tokens, words.markers)
    effects = tuple(row for card, table in tables for row in _read_effects(card, table, words))
    problems = tuple(problem for document in documents for problem in document.problems)
    return PrintedCards(tuple(cards), effects, tuple(tickets), read_texts(folder, LANGUAGES[0]), problems)


def _read_cards(kind: str, root: Table) -> Iterator[tuple[Printed, Table]]:
    for table in root.tables(kind, numbers.SOURCES):
        yield _read_card(kind, table), table


def _read_card(kind: str, table: Table) -> Printed:
    name = table.name("id")
    card = f"{kind}-{name}"
    match kind:
        case "event":
            return Printed(card, kind, group=table.name("deck"), lightning=table.flag("lightning", False))
        case "company":
            return Printed(card, kind, color=name)
        case "step":
            number, trace = table.integer("number", 1, 14), table.flag("trace", False)
            return Printed(card, kind, number=number, group=table.name("box"), trace=trace)
        case _:
            boards = tuple(table.names("boards", numbers.REGIONS)) if "boards" in table else ()
            return Printed(card, kind, number=table.integer("number", 1, 999), boards=boards)


def _read_effects(card: Printed, table: Table, words: Words) -> tuple[Effect, ...]:
    steps = {"event": EVENT_STEP, "company": COMPANY_STEP, "postcard": POSTCARD_STEP}
    order = steps.get(card.kind, card.number)
    rows = read_rows(table, "effects", words, card.id, order) if "effects" in table else ()
    table.finish()
    return rows


def _read_tickets(root: Table) -> list[tuple[str, str, int]]:
    """LW-30: which tickets bring which postcard."""
    if "ticket" not in root:
        return []
    tickets = []
    for table in root.tables("ticket", numbers.TICKETS):
        tickets.append((table.text("from"), table.text("to"), table.integer("postcard", 1, 999)))
        table.finish()
    return tickets


def _with_texts(row: Effect, texts: Mapping[str, str]) -> Effect:
    """The row with what its options say: `event-market-day-option-1` and so on."""
    named = (texts.get(f"{row.source}-option-{n}", option.text) for n, option in enumerate(row.options, start=1))
    return replace(row, options=tuple(replace(o, text=text) for o, text in zip(row.options, named, strict=True)))


AnEdition = TypeVar("AnEdition", bound=Facts)


def with_printed(edition: AnEdition, printed: PrintedCards) -> AnEdition:
    """The edition with its printed cards as sources, and their rows after its own."""
    if not printed.cards:
        return edition
    return replace(
        edition,
        printed=printed.cards,
        sources=(*edition.sources, *(card.id for card in printed.cards)),
        effects=(*edition.effects, *(_with_texts(row, printed.texts) for row in printed.effects)),
        texts=printed.texts,
        ticket_postcards=printed.ticket_postcards,
    )
