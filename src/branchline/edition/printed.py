"""Reading printed cards and stickers: sources of effects in files of their own, beside edition.toml.

`events.toml`, `companies.toml`, `steps.toml` and `postcards.toml` each list one kind of them with its rows. What an
edition has none of needs no file.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from branchline.edition.effects import Words, read_rows, wrong_value
from branchline.edition.facts import Effect, Facts, Printed
from branchline.edition.places import Document, Problem, Table, show, suggestion
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
    tables: tuple[tuple[Printed, Table], ...] = ()  # where each card stands
    documents: tuple[Document, ...] = ()

    @property
    def problems(self) -> list[Problem]:
        """All that were found so far, file by file."""
        return [
            problem
            for document in self.documents
            for problem in sorted(document.problems, key=lambda problem: problem.line)
        ]


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
    if len(words.sources) > numbers.SOURCES:
        message = f"{len(words.sources)} sources of effects in all; at most {numbers.SOURCES} are possible"
        tables[-1][1].problem("too-many-sources", message, "id")
    texts = read_texts(folder, LANGUAGES[0])
    return PrintedCards(tuple(cards), effects, tuple(tickets), texts, tuple(tables), tuple(documents))


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


def check_printed(edition: Facts, printed: PrintedCards) -> None:
    """What the cards speak of is there, now that the board is read."""
    for card, table in printed.tables:
        rows = [row for row in printed.effects if row.source == card.id]
        for number, effect in enumerate(rows):
            _check_row(edition, table, effect, "effects", number)
            for n, option in enumerate(effect.options):
                _check_row(edition, table, option, "effects", number, "options", n)
        if card.kind == "company" and card.color not in edition.cards.colors:
            hint = suggestion(card.color, edition.cards.colors)
            table.problem("unknown-color", f"there is no colour {show(card.color)}{hint}", "id")
        boards = [part.id for part in edition.boards]
        for n, board in enumerate(card.boards):
            if board not in boards:
                message = f"there is no board {show(board)}{suggestion(board, boards)}"
                table.problem("unknown-board", message, "boards", n)
    if len(edition.companies) > numbers.PLAYERS:
        table = [table for card, table in printed.tables if card.kind == "company"][numbers.PLAYERS]
        table.problem("too-many-companies", f"at most {numbers.PLAYERS} companies are possible", "id")
    _check_postcards(edition, printed)


def _check_row(edition: Facts, table: Table, row: Effect, *at: str | int) -> None:
    wrong = wrong_value(edition, row)
    if wrong:
        table.problem("unknown-value", wrong, *at)


def _check_postcards(edition: Facts, printed: PrintedCards) -> None:
    """LW-30: the tickets are there that bring a postcard, and so is the postcard."""
    root = next((document.root for document in printed.documents if document.path.name == KINDS["postcard"]), None)
    if root is None:
        return
    tickets = {frozenset(ticket.places) for ticket in edition.tickets}
    known = {card.number for card in printed.cards if card.kind == "postcard"}
    for n, (first, last, postcard) in enumerate(printed.ticket_postcards):
        if frozenset((first, last)) not in tickets:
            root.problem("unknown-ticket", f"there is no ticket from {show(first)} to {show(last)}", "ticket", n)
        if postcard not in known:
            root.problem("unknown-postcard", f"there is no postcard {postcard}", "ticket", n, "postcard")


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
