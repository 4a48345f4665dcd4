"""Editions: what a game is played with. Two text files are read, checked as a whole, and compiled into a `Board`.

An edition is a folder with `edition.toml` (numbers, options, variants) and `board.toml` (places, routes, tickets).
`docs/editions.md` describes both. `load_edition` returns an `Edition` or raises `EditionError`, which lists every
problem of both files with its line; `check_edition` returns that list.

    >>> edition = load_edition("europe")
    >>> edition.title, len(edition.cities), len(edition.routes)
    ('Europe', 47, 101)
    >>> int(edition.board("mega")[0].deal_long)
    2
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from branchline.compile_board import Board, compile_board, fingerprint
from branchline.kernel import layout
from branchline.toml_places import Document, Problem, show, suggestion

__all__ = [
    "BoardPart", "Bonus", "Cards", "City", "Edition", "EditionError", "Ferries", "OptionError", "Piece", "Problem",
    "Provenance", "Regions", "Route", "Stations", "Ticket", "Variant", "add_editions", "available_editions",
    "check_edition", "edition_folder", "load_edition",
]  # fmt: skip

SHIPPED = ("europe", "italy", "new-york", "berlin")
DRAWN_ONLY = ("legends",)  # boards whose rules are not there yet: they can be drawn and checked
FOLDER = Path(__file__).parent / "editions"
FILES = EDITION_FILE, BOARD_FILE = "edition.toml", "board.toml"

GREY = "grey"

_added: dict[str, Path] = {}  # editions of the operator's own, by name: see `add_editions`


class EditionError(ValueError):
    """An edition that cannot be used. `problems` is everything that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(str(problem) for problem in problems))


class OptionError(ValueError):
    """An option of a game that the edition does not have."""


# --- what an edition is made of ---------------------------------------------------------------------------------------
@dataclass(frozen=True)
class City:
    """A place on the board. One with an `area` is a terminal of that area: routes end there, none passes through."""

    index: int
    id: str
    name: str
    lon: float
    lat: float
    region: str | None = None
    area: str | None = None
    landmark: bool = False
    big: bool = False
    board: str | None = None  # the part of a growing map it lies on
    pin: tuple[float, float] | None = None  # where the drawing puts the city, if its author says so
    label_pin: tuple[float, float] | None = None  # the middle of its name

    @property
    def is_terminal(self) -> bool:
        """Whether the place only ends routes into an area."""
        return self.area is not None


@dataclass(frozen=True)
class Route:
    """One connection of two cities. `length` pieces are placed on it, `cards` cards are paid for it."""

    index: int
    id: str
    ends: tuple[int, int]  # indexes of cities
    color: str  # or "grey"
    length: int
    cards: int
    piece: str
    points: int
    symbols: int = 0  # cards that must be jokers
    waves: int = 0  # cards that must be jokers or ferry cards
    tunnel: bool = False
    via: tuple[float, float] | None = None  # where the drawing leads the middle of the line


@dataclass(frozen=True)
class Ticket:
    """Two places to connect. Kept and not fulfilled, its points are lost."""

    index: int
    id: str
    places: tuple[str, str]  # ids of cities or names of areas, as the ticket has them
    ends: tuple[int, int]  # indexes of cities; an area's first terminal stands for the area
    points: int
    deck: str  # "normal" or "long"
    sets: tuple[str, ...]
    designed: bool = False  # by this project, in place of a printed one
    note: str = ""


@dataclass(frozen=True)
class Cards:
    """The deck and the display."""

    colors: tuple[str, ...]
    per_color: int
    jokers: int
    joker_name: str
    hand: int
    display: int
    joker_limit: int

    @property
    def total(self) -> int:
        """All cards, jokers included."""
        return len(self.colors) * self.per_color + self.jokers


@dataclass(frozen=True)
class Piece:
    """A kind of piece. `points[n]` is what a route of n cards scores, None where there are no such routes."""

    name: str
    number: int  # for each player
    points: tuple[int | None, ...]


@dataclass(frozen=True)
class Stations:
    """Stations: the first costs `cost[0]` cards, the next `cost[1]`, and so on."""

    number: int  # for each player
    cost: tuple[int, ...]
    unbuilt_points: int


@dataclass(frozen=True)
class Ferries:
    """Ferry cards, which pay for waves."""

    cards: int
    hand_limit: int
    waves_per_card: int


@dataclass(frozen=True)
class Regions:
    """`points[n]` is what a network with n regions scores."""

    names: tuple[str, ...]
    double: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Variant:
    """A choice of tickets and how they are dealt. With `keep_long_max`, long tickets are chosen before the others."""

    name: str
    title: str
    sets: tuple[str, ...]
    deal_long: int
    deal: int
    keep: int  # of all tickets dealt; 0 in two steps
    draw: int
    draw_keep: int
    unkept: str  # "box" or "under": where tickets returned at set-up go
    keep_long_max: int | None = None
    keep_with_long: int = 0
    keep_without_long: int = 0

    @property
    def two_steps(self) -> bool:
        """Whether long tickets are chosen before the others are dealt."""
        return self.keep_long_max is not None


@dataclass(frozen=True)
class Bonus:
    """Tickets that may be added to any variant."""

    title: str
    sets: tuple[str, ...]


@dataclass(frozen=True)
class Provenance:
    """How sure we are of one part of the data: `confidence` is one of CONFIDENCES."""

    part: str
    confidence: str
    note: str
    sources: tuple[str, ...]
    disagreements: tuple[str, ...]


@dataclass(frozen=True)
class BoardPart:
    """A piece of a map that grows during a campaign."""

    id: str
    name: str
    start: bool  # there from the first game on


@dataclass(frozen=True)
class Edition:
    """Everything the two files say. Cities, routes and tickets are in the order of the file, and know their index."""

    name: str
    title: str
    version: str
    compatible_with: str
    players: tuple[int, int]  # fewest, most
    default_variant: str
    cards: Cards
    pieces: tuple[Piece, ...]
    parallel_from: int
    points_on_claim: bool
    tunnel_reveal: int
    stations: Stations | None
    ferries: Ferries | None
    regions: Regions | None
    longest_path: int
    landmark: int
    tie_breaks: tuple[str, ...]
    trigger: int
    variants: tuple[Variant, ...]
    bonus: Bonus | None
    playable: bool = True
    boards: tuple[BoardPart, ...] = ()
    cities: tuple[City, ...] = ()
    routes: tuple[Route, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    provenance: tuple[Provenance, ...] = ()
    _boards: dict[tuple[str, bool], Board] = field(default_factory=dict, init=False, repr=False, compare=False)

    def board(self, variant: str | None = None, bonus: bool = False) -> Board:
        """The record the rules read: a read-only array of one `layout.BOARD`, the same one for the same options."""
        chosen = self.variant(variant)
        if bonus and not self.bonus:
            raise OptionError(f"{self.title} has no bonus tickets")
        key = (chosen.name, bonus)
        if key not in self._boards:
            self._boards[key] = compile_board(self, chosen, bonus)
        return self._boards[key]

    @cached_property
    def fingerprint(self) -> str:
        """Editions with the same fingerprint play alike (see `compile_board.fingerprint`)."""
        return fingerprint(self)

    def variant(self, name: str | None = None) -> Variant:
        """The variant of that name; without a name the default one."""
        for variant in self.variants:
            if variant.name == (self.default_variant if name is None else name):
                return variant
        names = [variant.name for variant in self.variants]
        hint = suggestion(str(name), names)
        raise OptionError(f"{self.title} has no variant {show(name)}, only {', '.join(names)}{hint}")

    def variant_tickets(self, variant: str | None = None, bonus: bool = False) -> tuple[Ticket, ...]:
        """The tickets a game of that variant is played with, in the order of the file."""
        sets = {*self.variant(variant).sets, *(self.bonus.sets if bonus and self.bonus else ())}
        return tuple(ticket for ticket in self.tickets if sets.intersection(ticket.sets))

    @property
    def piece_names(self) -> tuple[str, ...]:
        """The kinds of pieces, in the order of the board's `pieces`."""
        return tuple(piece.name for piece in self.pieces)

    @property
    def designed_parts(self) -> tuple[str, ...]:
        """The parts of the data that this project made up."""
        return tuple(item.part for item in self.provenance if item.confidence == "designed")

    @cached_property
    def areas(self) -> dict[str, tuple[int, ...]]:
        """The terminals of each area."""
        areas: dict[str, tuple[int, ...]] = {}
        for city in self.cities:
            if city.area is not None:
                areas[city.area] = (*areas.get(city.area, ()), city.index)
        return areas

    def color_index(self, color: str) -> int:
        """The card kind of a route's colour, or GREY."""
        return layout.GREY if color == GREY else self.cards.colors.index(color)

    def city(self, city_id: str) -> City:
        """The city with that id; LookupError if there is none."""
        return _find(self.cities, city_id, "city")

    def route(self, route_id: str) -> Route:
        """The route with that id; LookupError if there is none."""
        return _find(self.routes, route_id, "route")

    def ticket(self, ticket_id: str) -> Ticket:
        """The ticket with that id; LookupError if there is none."""
        return _find(self.tickets, ticket_id, "ticket")

    def parallels(self, route: Route) -> list[int]:
        """The other routes between the same two cities."""
        return [index for index in self.routes_between(*route.ends) if index != route.index]

    def routes_between(self, city: int, other: int) -> list[int]:
        """The routes that join two cities directly."""
        return self._routes_by_ends.get(frozenset((city, other)), [])

    @cached_property
    def _routes_by_ends(self) -> dict[frozenset[int], list[int]]:
        between: dict[frozenset[int], list[int]] = {}
        for route in self.routes:
            between.setdefault(frozenset(route.ends), []).append(route.index)
        return between


Item = TypeVar("Item", City, Route, Ticket)


def _find(items: Iterable[Item], wanted: str, what: str) -> Item:
    known = {item.id: item for item in items}
    if wanted not in known:
        raise LookupError(f"there is no {what} {show(wanted)}{suggestion(wanted, known)}")
    return known[wanted]


# --- loading ----------------------------------------------------------------------------------------------------------
def available_editions() -> tuple[str, ...]:
    """The names of the editions that come with the program, then of those that were added."""
    return (*SHIPPED, *_added)


def add_editions(folder: Path) -> list[str]:
    """Let the editions in the subfolders of a folder be found by their names, like those that come with the program.

    All of them or none: EditionError lists every problem of every one, a name that is taken among them.
    """
    try:
        places = sorted(place for place in folder.iterdir() if any((place / name).exists() for name in FILES))
    except OSError as error:
        raise EditionError([Problem(str(folder), 0, "unreadable", f"cannot be read: {error.strerror}")]) from None
    problems = [] if places else [Problem(str(folder), 0, "no-editions", f"no folder in it has an {EDITION_FILE}")]
    added: dict[str, Path] = {}
    for place in places:
        edition, wrong = _read_edition(place)
        if edition is not None and not wrong:
            wrong = _unwelcome(edition, place, _added | added)
            added[edition.name] = place
        problems += wrong
    if problems:
        raise EditionError(problems)
    _added.update(added)
    return list(added)


def _unwelcome(edition: Edition, place: Path, added: dict[str, Path]) -> list[Problem]:
    """Why an edition that can be read cannot be added to those there are."""
    file = str(place / EDITION_FILE)
    if edition.name in (*SHIPPED, *DRAWN_ONLY):
        return [Problem(file, 0, "name-taken", f"the name {edition.name} belongs to an edition of the program")]
    if edition.name in added:
        return [Problem(file, 0, "name-taken", f"the edition in {added[edition.name]} is called {edition.name} too")]
    if not edition.playable:
        return [Problem(file, 0, "not-playable", f"{edition.title} can be drawn but not played")]
    return []


def load_edition(name_or_path: str | Path) -> Edition:
    """The edition of that name, or in that folder, or to which that file belongs.

    The name of a shipped or added edition wins over a folder called the same; write `./europe` for the folder.
    """
    edition, problems = _read_edition(name_or_path)
    if edition is None or problems:
        raise EditionError(problems)
    return edition


def edition_folder(name_or_path: str | Path) -> Path | None:
    """The folder an edition's files lie in; None if there is no such edition."""
    folder = _locate(name_or_path)
    return None if isinstance(folder, Problem) else folder


def check_edition(name_or_path: str | Path) -> list[Problem]:
    """Everything that is wrong with an edition; an empty list means that it loads, compiles and can be played."""
    return _read_edition(name_or_path)[1]


def _read_edition(name_or_path: str | Path) -> tuple[Edition | None, list[Problem]]:
    folder = _locate(name_or_path)
    if isinstance(folder, Problem):
        return None, [folder]
    numbers, board = Document(folder / EDITION_FILE), Document(folder / BOARD_FILE)
    from branchline.edition_reader import read_board, read_numbers  # they make what is defined here

    edition = read_numbers(numbers.root) if numbers.readable else None
    if edition and board.readable:
        edition = read_board(numbers.root, board.root, edition)
    problems = [*sorted(numbers.problems, key=_by_line), *sorted(board.problems, key=_by_line)]
    return edition, problems


def _by_line(problem: Problem) -> int:
    return problem.line


def _locate(name_or_path: str | Path) -> Path | Problem:
    if name_or_path in (*SHIPPED, *DRAWN_ONLY):
        return FOLDER / str(name_or_path)
    if isinstance(name_or_path, str) and name_or_path in _added:
        return _added[name_or_path]
    path = Path(name_or_path)
    if path.name in FILES:
        return path.parent
    try:
        if path.is_dir():
            return path
    except (OSError, ValueError):  # names no file system can hold
        pass
    return Problem(str(name_or_path), 0, "unknown-edition", _unknown_edition(str(name_or_path)))


def _unknown_edition(name: str) -> str:
    known = available_editions()
    return f"there is no edition or folder of this name; the editions are {', '.join(known)}{suggestion(name, known)}"
