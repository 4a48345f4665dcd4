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

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import comb
from pathlib import Path
from typing import TypeVar

from branchline.compile_board import TIE_BREAK_CODES, Board, compile_board, fingerprint
from branchline.kernel import layout
from branchline.toml_places import MISSING_KEY, Document, Place, Problem, Table, show, suggestion

__all__ = [
    "BoardPart", "Bonus", "Cards", "City", "Edition", "EditionError", "Ferries", "OptionError", "Piece", "Problem",
    "Provenance", "Regions", "Route", "Stations", "Ticket", "Variant", "available_editions", "check_edition",
    "edition_folder", "load_edition",
]  # fmt: skip

FORMAT = 1
SHIPPED = ("europe", "italy", "new-york", "berlin")
DRAWN_ONLY = ("legends",)  # boards whose rules are not there yet: they can be drawn and checked
FOLDER = Path(__file__).parent / "editions"
EDITION_FILE, BOARD_FILE = "edition.toml", "board.toml"

GREY = "grey"
CONFIDENCES = ("rulebook", "verified", "one-source", "derived", "designed", "from-memory")

# Limits that the layout does not set. With them no score leaves 16 bits: 64 routes, 192 tickets and 4 stations of 60
# points, 96 landmarks of 20, 64 networks and a longest path of 200 are 30 520.
MAX_CARDS = 1000
MAX_POINTS = 60  # of one route, ticket or station
MAX_LANDMARK = 20
MAX_BONUS = 200  # of one network or of the longest path
MAX_VARIANTS = 20
MAX_BOARDS = 32
MAX_SETS = 20
MIN_SETTLING_CHANCE = 0.0001  # so that flushing the display takes no noticeable time
MAX_SHEET = 4000.0  # a drawn sheet is 1600 units wide
MAX_LINES = 100  # sources or disagreements of one part


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
    """The names of the editions that come with the program."""
    return SHIPPED


def load_edition(name_or_path: str | Path) -> Edition:
    """The edition of that name, or in that folder, or to which that file belongs.

    A shipped edition's name wins over a folder called the same; write `./europe` for the folder.
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
    edition = _read_numbers(numbers.root) if numbers.readable else None
    if edition and board.readable:
        edition = _read_board(numbers.root, board.root, edition)
    problems = [*sorted(numbers.problems, key=_by_line), *sorted(board.problems, key=_by_line)]
    return edition, problems


def _by_line(problem: Problem) -> int:
    return problem.line


def _locate(name_or_path: str | Path) -> Path | Problem:
    if name_or_path in (*SHIPPED, *DRAWN_ONLY):
        return FOLDER / str(name_or_path)
    path = Path(name_or_path)
    if path.name in (EDITION_FILE, BOARD_FILE):
        return path.parent
    try:
        if path.is_dir():
            return path
    except (OSError, ValueError):  # names no file system can hold
        pass
    return Problem(str(name_or_path), 0, "unknown-edition", _unknown_edition(str(name_or_path)))


def _unknown_edition(name: str) -> str:
    names = ", ".join(SHIPPED)
    return f"there is no edition or folder of this name; the editions are {names}{suggestion(name, SHIPPED)}"


# --- reading edition.toml ---------------------------------------------------------------------------------------------
def _read_numbers(root: Table) -> Edition:
    """Everything but the board. What is wrong is reported, and something harmless (0, "", ()) stands in for it."""
    _read_format(root)
    variants = _read_variants(root.table("variants"))
    pieces = _read_pieces(root)
    routes, scoring = root.table("routes"), root.table("scoring")
    tunnels, end = root.optional_table("tunnels"), root.table("end")
    edition = Edition(
        name=root.name("name"),
        title=root.text("title"),
        version=root.text("version"),
        compatible_with=root.text("compatible_with", ""),
        players=_read_players(root),
        default_variant=root.choice("default_variant", [variant.name for variant in variants]),
        cards=_read_cards(root.table("cards")),
        pieces=pieces,
        parallel_from=routes.integer("parallel_from", 2, layout.PLAYERS + 1),
        points_on_claim=routes.flag("points_on_claim"),
        tunnel_reveal=tunnels.integer("reveal", 1, layout.COST) if tunnels else 0,
        stations=_read_stations(root.optional_table("stations")),
        ferries=_read_ferries(root.optional_table("ferries")),
        regions=_read_regions(root.optional_table("regions")),
        longest_path=scoring.integer("longest_path", 0, MAX_BONUS, 0),
        landmark=scoring.integer("landmark", 0, MAX_LANDMARK, 0),
        tie_breaks=_read_tie_breaks(scoring),
        trigger=_read_trigger(end, pieces),
        variants=variants,
        bonus=_read_bonus(root.optional_table("bonus")),
        playable=root.flag("playable", True),
        provenance=_read_provenance(root),
    )
    for table in (routes, scoring, end, tunnels, root):
        if table:
            table.finish()
    return edition


def _read_format(root: Table) -> None:
    found = root.integer("format", 1, 10**6)
    if found and found != FORMAT:
        root.problem("unknown-format", f"format {found} is not known; this program reads format {FORMAT}", "format")


def _read_players(root: Table) -> tuple[int, int]:
    players = root.integers("players", 2, 2, layout.PLAYERS)
    if len(players) == 2 and players[0] <= players[1]:
        return players[0], players[1]
    if players:
        root.problem("bad-players", "players should be [fewest, most]", "players")
    return 0, 0


def _read_cards(table: Table) -> Cards:
    cards = Cards(
        colors=tuple(table.names("colors", layout.COLORS)),
        per_color=table.integer("per_color", 1, MAX_CARDS),
        jokers=table.integer("jokers", 0, MAX_CARDS),
        joker_name=table.name("joker_name"),
        hand=table.integer("hand", 1, MAX_CARDS),
        display=table.integer("display", 1, layout.DISPLAY),
        joker_limit=table.integer("joker_limit", 1, layout.DISPLAY + 1),
    )
    for color in cards.colors:
        if color in (GREY, cards.joker_name):
            table.problem("reserved-color", f"{show(color)} cannot be the name of a colour", "colors")
    if cards.total > MAX_CARDS:
        table.problem("too-many-cards", f"{cards.total} cards; at most {MAX_CARDS} are possible")
    table.finish()
    return cards


def _read_pieces(root: Table) -> tuple[Piece, ...]:
    numbers, points = root.table("pieces"), root.table("points")
    kinds = numbers.names_of("kinds of pieces", layout.PIECE_KINDS)
    pieces = tuple(_read_piece(kind, numbers, points) for kind in kinds)
    total = sum(piece.number for piece in pieces)
    if total > layout.PIECES:
        numbers.problem("too-many-pieces", f"{total} pieces for each player; at most {layout.PIECES} are possible")
    points.finish()
    return pieces


def _read_piece(kind: str, numbers: Table, points: Table) -> Piece:
    table = points.table(kind)
    by_cards = table.by_number(1, layout.COST, 0, MAX_POINTS)
    table.finish()
    return Piece(
        name=kind,
        number=numbers.integer(kind, 1, layout.PIECES),
        points=tuple(by_cards.get(cards) for cards in range(layout.COST + 1)),
    )


def _read_stations(table: Table | None) -> Stations | None:
    if not table:
        return None
    number = table.integer("number", 1, layout.STATIONS)
    cost = table.integers("cost", layout.STATIONS, 1, layout.COST)
    if number and cost and len(cost) != number:
        table.problem("bad-station-cost", f"cost should have {number} entries, one for each station", "cost")
    stations = Stations(number, tuple(cost), table.integer("unbuilt_points", 0, MAX_POINTS))
    table.finish()
    return stations


def _read_ferries(table: Table | None) -> Ferries | None:
    if not table:
        return None
    ferries = Ferries(
        cards=table.integer("cards", 1, MAX_CARDS),
        hand_limit=table.integer("hand_limit", 1, layout.FERRY_CARDS),
        waves_per_card=table.integer("waves_per_card", 1, 2),
    )
    table.finish()
    return ferries


def _read_regions(table: Table | None) -> Regions | None:
    if not table:
        return None
    names = table.texts("names", layout.REGIONS)
    double = table.texts("double", layout.REGIONS, required=False)
    for name in double:
        if names and name not in names:
            table.problem("unknown-region", f"there is no region {show(name)}{suggestion(name, names)}", "double")
    points = _read_region_points(table.table("points"))
    table.finish()
    return Regions(tuple(names), tuple(double), points)


def _read_region_points(table: Table) -> tuple[int, ...]:
    """The points for every number of regions: 0 before the first entry, the last entry for all after it."""
    most = layout.REGIONS * 2
    points = table.by_number(1, most, 0, MAX_BONUS)
    table.finish()
    if not points:
        return (0,) * (most + 1)
    first, last = min(points), max(points)
    for number in range(first, last):
        if number not in points:
            table.problem("gap", f"there is no entry for {number} regions")
    return tuple(points.get(min(number, last), 0) for number in range(most + 1))


def _read_tie_breaks(scoring: Table) -> tuple[str, ...]:
    names = scoring.texts("tie_breaks", layout.TIE_BREAKS, required=False)
    for name in names:
        if name not in TIE_BREAK_CODES:
            known = ", ".join(TIE_BREAK_CODES)
            scoring.problem("unknown-tie-break", f"{show(name)} is no tie-break; there are {known}", "tie_breaks")
    return tuple(names)


def _read_trigger(end: Table, pieces: Iterable[Piece]) -> int:
    trigger = end.integer("trigger", 0, layout.PIECES)
    total = sum(piece.number for piece in pieces)
    if 0 < total <= trigger:
        end.problem("bad-trigger", f"a player starts with {total} pieces; {trigger} would end the game", "trigger")
    return trigger


def _read_variants(table: Table) -> tuple[Variant, ...]:
    return tuple(_read_variant(name, table.table(name)) for name in table.names_of("variants", MAX_VARIANTS))


def _read_variant(name: str, table: Table) -> Variant:
    two_steps = "keep_long_max" in table
    variant = Variant(
        name=name,
        title=table.text("title"),
        sets=tuple(table.names("sets", MAX_SETS)),
        deal_long=table.integer("deal_long", int(two_steps), layout.OFFER, None if two_steps else 0),
        deal=table.integer("deal", 1, layout.OFFER),
        keep=0 if two_steps else table.integer("keep", 1, layout.OFFER),
        draw=table.integer("draw", 1, layout.OFFER),
        draw_keep=table.integer("draw_keep", 1, layout.OFFER),
        unkept=table.choice("unkept", ("box", "under")),
        keep_long_max=table.integer("keep_long_max", 0, layout.OFFER) if two_steps else None,
        keep_with_long=table.integer("keep_with_long", 1, layout.OFFER) if two_steps else 0,
        keep_without_long=table.integer("keep_without_long", 1, layout.OFFER) if two_steps else 0,
    )
    table.finish()
    _check_dealing(variant, table)
    return variant


def _check_dealing(variant: Variant, table: Table) -> None:
    """Nobody is offered more tickets than fit in an offer, or has to keep more than offered."""
    together = variant.deal if variant.two_steps or not variant.deal else variant.deal_long + variant.deal
    if together > layout.OFFER:
        message = f"{together} tickets are dealt at once; at most {layout.OFFER} are possible"
        table.problem("offer-too-large", message, "deal")
    limits = {
        "keep": together,
        "keep_long_max": variant.deal_long,
        "keep_with_long": variant.deal,
        "keep_without_long": variant.deal,
        "draw_keep": variant.draw,
    }
    for key, offered in limits.items():
        if 0 < offered < (getattr(variant, key) or 0):
            table.problem("keep-too-many", f"{key} is more than the {offered} tickets offered", key)


def _read_bonus(table: Table | None) -> Bonus | None:
    if not table:
        return None
    bonus = Bonus(table.text("title"), tuple(table.names("sets", MAX_SETS)))
    table.finish()
    return bonus


def _read_provenance(root: Table) -> tuple[Provenance, ...]:
    table = root.optional_table("provenance")
    return tuple(_read_part(part, table.table(part)) for part in table.entries()) if table else ()


def _read_part(part: str, table: Table) -> Provenance:
    provenance = Provenance(
        part=part,
        confidence=table.choice("confidence", CONFIDENCES),
        note=table.text("note", ""),
        sources=tuple(table.texts("sources", MAX_LINES, required=False)),
        disagreements=tuple(table.texts("disagreements", MAX_LINES, required=False)),
    )
    table.finish()
    return provenance


# --- reading board.toml -----------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _Draft:
    """An edition as far as it could be read, with the tables it came from, so that checks can name lines."""

    edition: Edition
    numbers: Table
    cities: list[Table]
    routes: list[Table]
    tickets: list[Table]


def _read_board(numbers: Table, root: Table, edition: Edition) -> Edition:
    city_tables = list(root.tables("cities", layout.CITIES))
    route_tables = list(root.tables("routes", layout.ROUTES))
    ticket_tables = list(root.tables("tickets", layout.TICKETS))
    edition = replace(edition, boards=_read_boards(root))
    edition = replace(edition, cities=_each(_read_city, city_tables, edition))
    edition = replace(edition, routes=_each(_read_route, route_tables, edition))
    edition = replace(edition, tickets=_each(_read_ticket, ticket_tables, edition))
    edition = replace(edition, routes=_with_route_ids(edition), tickets=_with_ticket_ids(edition))
    edition = replace(edition, provenance=edition.provenance + _read_provenance(root))
    root.finish()
    _check(_Draft(edition, numbers, city_tables, route_tables, ticket_tables))
    return edition


def _each(read: Callable[[Table, int, Edition], Item], tables: list[Table], edition: Edition) -> tuple[Item, ...]:
    items = tuple(read(table, index, edition) for index, table in enumerate(tables))
    for table in tables:
        table.finish()
    return items


def _read_city(table: Table, index: int, edition: Edition) -> City:
    return City(
        index=index,
        id=table.name("id"),
        name=table.text("name"),
        lon=table.number("lon", -180, 180),
        lat=table.number("lat", -90, 90),
        region=table.text("region", "") or None,
        area=table.text("area", "") or None,
        landmark=table.flag("landmark", False),
        big=table.flag("big", False),
        board=_read_board_part(table, edition),
        pin=table.point("pin", MAX_SHEET),
        label_pin=table.point("label_pin", MAX_SHEET),
    )


def _read_board_part(table: Table, edition: Edition) -> str | None:
    part = table.text("board", "") or None
    known = [item.id for item in edition.boards]
    if part is not None and part not in known:
        table.problem("unknown-board", f"there is no board {show(part)}{suggestion(part, known)}", "board")
    return part


def _read_boards(root: Table) -> tuple[BoardPart, ...]:
    """The parts of a map that grows; most maps are of one piece."""
    if "boards" not in root:
        return ()
    tables = list(root.tables("boards", MAX_BOARDS))
    parts = tuple(BoardPart(table.name("id"), table.text("name"), table.flag("start", False)) for table in tables)
    _check_unique("board", [part.id for part in parts], tables)
    for table in tables:
        table.finish()
    return parts


def _read_route(table: Table, index: int, edition: Edition) -> Route:
    length = table.integer("length", 1, layout.COST)
    cards = table.integer("cards", 1, layout.COST, length)
    kinds = edition.piece_names
    piece = table.choice("piece", kinds, kinds[0] if kinds else "")
    points = next((kind.points[cards] for kind in edition.pieces if kind.name == piece), None)
    return Route(
        index=index,
        id=table.name("id", ""),
        ends=(_read_city_id(table, "from", edition), _read_city_id(table, "to", edition)),
        color=_read_color(table, edition),
        length=length,
        cards=cards,
        piece=piece,
        points=points or 0,
        symbols=table.integer("symbols", 1, layout.COST, 0),
        waves=table.integer("waves", 1, layout.COST, 0),
        tunnel=table.flag("tunnel", False),
        via=table.point("via", MAX_SHEET),
    )


def _read_city_id(table: Table, key: str, edition: Edition) -> int:
    """The index of a city, NONE if unknown."""
    wanted = table.text(key)
    known = {city.id: city.index for city in reversed(edition.cities) if city.id}
    if wanted and known and wanted not in known:
        table.problem("unknown-city", f"there is no city {show(wanted)}{suggestion(wanted, known)}", key)
    return known.get(wanted, layout.NONE)


def _read_color(table: Table, edition: Edition) -> str:
    color = table.text("color")
    known = (*edition.cards.colors, GREY)
    if color and edition.cards.colors and color not in known:
        message = f"there is no colour {show(color)}, only {', '.join(known)}{suggestion(color, known)}"
        table.problem("unknown-color", message, "color")
    return color


def _read_ticket(table: Table, index: int, edition: Edition) -> Ticket:
    return Ticket(
        index=index,
        id=table.name("id", ""),
        places=(table.text("from"), table.text("to")),
        ends=(_read_place(table, "from", edition), _read_place(table, "to", edition)),
        points=table.integer("points", 1, MAX_POINTS),
        deck=table.choice("deck", ("normal", "long"), "normal"),
        sets=tuple(table.names("sets", MAX_SETS)),
        designed=table.flag("designed", False),
        note=table.text("note", ""),
    )


def _read_place(table: Table, key: str, edition: Edition) -> int:
    """The index of a city, or of the first terminal of an area; NONE if unknown."""
    wanted = table.text(key)
    if wanted in edition.areas:
        return edition.areas[wanted][0]
    cities = {city.id: city for city in reversed(edition.cities) if city.id}
    if wanted not in cities:
        if wanted and cities:
            hint = suggestion(wanted, [*cities, *edition.areas])
            table.problem("unknown-place", f"there is no city or area {show(wanted)}{hint}", key)
        return layout.NONE
    city = cities[wanted]
    if city.is_terminal:
        message = f"{show(wanted)} is a terminal; a ticket names its area, {show(city.area)}"
        table.problem("terminal-in-ticket", message, key)
    return city.index


# --- ids --------------------------------------------------------------------------------------------------------------
def _with_route_ids(edition: Edition) -> tuple[Route, ...]:
    return tuple(route if route.id else replace(route, id=_route_id(edition, route)) for route in edition.routes)


def _route_id(edition: Edition, route: Route) -> str:
    """`from-to`; for parallels the colour is added, and a number where several have the same colour."""
    if layout.NONE in route.ends:
        return ""
    words = [edition.cities[end].id for end in route.ends]
    family = [edition.routes[index] for index in edition.routes_between(*route.ends)]
    twins = [other.index for other in family if other.color == route.color]
    if len(twins) < len(family):
        words.append(route.color)
    if len(twins) > 1:
        words.append(str(twins.index(route.index) + 1))
    return "-".join(words)


def _with_ticket_ids(edition: Edition) -> tuple[Ticket, ...]:
    plain = Counter(map(_plain_ticket_id, edition.tickets))
    return tuple(ticket if ticket.id else replace(ticket, id=_ticket_id(ticket, plain)) for ticket in edition.tickets)


def _ticket_id(ticket: Ticket, plain: Counter[str]) -> str:
    """`from-to`, and the first set where several tickets have the same ends."""
    words = _plain_ticket_id(ticket)
    return f"{words}-{ticket.sets[0]}" if words and plain[words] > 1 and ticket.sets else words


def _plain_ticket_id(ticket: Ticket) -> str:
    if layout.NONE in ticket.ends:
        return ""
    return "-".join(ticket.places).lower().replace(" ", "-")


# --- checks that look at more than one entry --------------------------------------------------------------------------
def _check(draft: _Draft) -> None:
    _check_cards(draft)
    _check_ids(draft)
    _check_cities(draft)
    _check_routes(draft)
    _check_neighbours(draft)
    _check_board(draft)
    _check_tickets(draft)
    if draft.edition.tickets:
        _check_sets(draft)


def _check_cards(draft: _Draft) -> None:
    """C-4, C-7: the first hands and the display can be dealt."""
    cards, most = draft.edition.cards, draft.edition.players[1]
    needed = most * cards.hand + cards.display
    if 0 < cards.total < needed:
        message = f"{cards.total} cards are too few: hands for {most} players and the display take {needed}"
        draft.numbers.problem("too-few-cards", message, "cards", "hand")
    if _settling_chance(cards) < MIN_SETTLING_CHANCE:
        message = f"with {cards.jokers} jokers and a limit of {cards.joker_limit} the display may not come to rest"
        draft.numbers.problem("restless-display", message, "cards", "jokers")


def _settling_chance(cards: Cards) -> float:
    """How likely new display cards are to stay when it is hardest: few ordinary cards outside the hands (C-4)."""
    ordinary = cards.display - cards.joker_limit + 1
    if cards.jokers < cards.joker_limit or ordinary <= 0 or 0 in (cards.display, cards.joker_limit):
        return 1.0
    return comb(cards.jokers, cards.joker_limit - 1) / comb(cards.jokers + ordinary, cards.display)


def _check_ids(draft: _Draft) -> None:
    edition = draft.edition
    _check_unique("city", [city.id for city in edition.cities], draft.cities)
    _check_unique("route", [route.id for route in edition.routes], draft.routes)
    _check_unique("ticket", [ticket.id for ticket in edition.tickets], draft.tickets)


def _check_unique(what: str, ids: list[str], tables: list[Table]) -> None:
    seen: set[str] = set()
    for item_id, table in zip(ids, tables, strict=True):
        if item_id in seen:
            hint = "" if "id" in table else "; give one of them an id of its own"
            table.problem(f"duplicate-{what}", f"there is already a {what} {show(item_id)}{hint}", "id")
        if item_id:
            seen.add(item_id)


def _check_cities(draft: _Draft) -> None:
    for city, table in zip(draft.edition.cities, draft.cities, strict=True):
        _check_region(draft.edition, city, table)
        if city.id in draft.edition.areas:
            table.problem("ambiguous-place", f"{show(city.id)} is a city and an area", "id")
        if city.is_terminal and (city.region or city.landmark):
            table.problem("bad-terminal", "a terminal lies in no region and is no landmark")
    _check_regions_have_cities(draft)


def _check_region(edition: Edition, city: City, table: Table) -> None:
    names = edition.regions.names if edition.regions else ()
    if city.region and not edition.regions:
        table.problem("unknown-region", f"{EDITION_FILE} has no table [regions]", "region")
    elif city.region and names and city.region not in names:
        hint = suggestion(city.region, names)
        table.problem("unknown-region", f"there is no region {show(city.region)}{hint}", "region")
    elif edition.regions and not city.region and not city.is_terminal and "region" not in table:
        table.problem(MISSING_KEY, f"city {show(city.id)} has no region")


def _check_regions_have_cities(draft: _Draft) -> None:
    used = {city.region for city in draft.edition.cities}
    for index, name in enumerate(draft.edition.regions.names if draft.edition.regions else ()):
        if name not in used:
            draft.numbers.problem("empty-region", f"no city lies in region {show(name)}", "regions", "names", index)


def _check_routes(draft: _Draft) -> None:
    for route, table in zip(draft.edition.routes, draft.routes, strict=True):
        _check_ends(draft.edition, route, table)
        _check_pieces(draft.edition, route, table)
        _check_ferry(draft.edition, route, table)
        _check_payment(draft.edition, route, table)


def _check_neighbours(draft: _Draft) -> None:
    """A station may borrow any route at its city: all of them are tried, so there is a limit."""
    neighbours: dict[int, set[int]] = {}
    for route in draft.edition.routes:
        for end, other in (route.ends, route.ends[::-1]):
            neighbours.setdefault(end, set()).add(other)
    for city, table in zip(draft.edition.cities, draft.cities, strict=True):
        found = len(neighbours.get(city.index, ()))
        if found > layout.STATION_OPTIONS:
            message = f"{found} neighbouring cities; at most {layout.STATION_OPTIONS} are possible"
            table.problem("too-many-neighbours", message, "id")


def _check_ends(edition: Edition, route: Route, table: Table) -> None:
    first, last = route.ends
    if layout.NONE in route.ends:
        return
    if first == last:
        table.problem("self-route", f"the route leads from {show(edition.cities[first].id)} to itself", "to")
    elif edition.routes_between(first, last).index(route.index) > layout.PARALLELS:
        most = layout.PARALLELS + 1
        table.problem("too-many-parallels", f"at most {most} routes between the same two cities are possible")


def _check_pieces(edition: Edition, route: Route, table: Table) -> None:
    piece = next((piece for piece in edition.pieces if piece.name == route.piece), None)
    if not piece:
        return
    if 0 < piece.number < route.length:
        message = f"the route takes {route.length} pieces; a player has {piece.number} of kind {show(piece.name)}"
        table.problem("too-few-pieces", message, "length")
    if route.cards and piece.points[route.cards] is None:
        message = f"[points.{piece.name}] has no entry for {route.cards} cards"
        table.problem("no-points", message, "cards" if "cards" in table else "length")


def _check_ferry(edition: Edition, route: Route, table: Table) -> None:
    key = "waves" if route.waves else "symbols"
    special = route.symbols + route.waves
    if route.cards and special > route.cards:
        table.problem("too-many-symbols", f"{special} symbols and waves, but only {route.cards} cards to pay", key)
    if special and route.color not in (GREY, ""):
        table.problem("colored-ferry", f"only grey routes have symbols or waves; this one is {route.color}", key)
    if special and route.tunnel:
        table.problem("tunnel-ferry", "a tunnel has no symbols and no waves", "tunnel")
    if route.waves and not edition.ferries:
        table.problem("waves-without-ferries", f"waves need ferry cards: {EDITION_FILE} has no table [ferries]", key)
    if route.tunnel and not edition.tunnel_reveal:
        table.problem("tunnel-without-rule", f"{EDITION_FILE} has no table [tunnels]", "tunnel")


def _check_payment(edition: Edition, route: Route, table: Table) -> None:
    """The whole deck in one hand, with all the ferry cards a hand can hold, pays for the route."""
    cards, ferries = edition.cards, edition.ferries
    covered = min(route.waves, ferries.hand_limit * ferries.waves_per_card) if ferries else 0
    needed = route.symbols + route.waves - covered
    if needed > cards.jokers:
        message = f"the route takes {needed} jokers; the deck has {cards.jokers}"
        table.problem("too-few-jokers", message, "waves" if route.waves else "symbols")
    elif 0 < cards.per_color + cards.jokers < route.cards - covered:
        message = f"the deck has {cards.per_color} cards of a colour and {cards.jokers} jokers: too few for this route"
        table.problem("unpayable", message, "cards" if "cards" in table else "length")


def _check_board(draft: _Draft) -> None:
    """The board hangs together, and nothing passes through a terminal."""
    edition = draft.edition
    if any(layout.NONE in route.ends for route in edition.routes):
        return  # reported; until it is mended nobody knows what is connected
    neighbors = _neighbors(edition)
    _check_terminals(draft, neighbors)
    group = _groups(neighbors)
    apart = [city for city in edition.cities if group[city.index] != 0]
    if apart:
        more = f" (nor can {len(apart) - 1} others)" if len(apart) > 1 else ""
        message = f"city {show(apart[0].id)} cannot be reached from {show(edition.cities[0].id)}{more}"
        draft.cities[apart[0].index].problem("disconnected", message)
    _check_reach(draft, group)


def _neighbors(edition: Edition) -> list[set[int]]:
    neighbors: list[set[int]] = [set() for _ in edition.cities]
    for first, last in (route.ends for route in edition.routes):
        neighbors[first].add(last)
        neighbors[last].add(first)
    return neighbors


def _groups(neighbors: list[set[int]]) -> list[int]:
    """For each city the lowest city that it is connected with."""
    group = [layout.NONE] * len(neighbors)
    for start in range(len(neighbors)):
        waiting = [start] if group[start] == layout.NONE else []
        while waiting:
            city = waiting.pop()
            if group[city] == layout.NONE:
                group[city] = start
                waiting += neighbors[city]
    return group


def _check_terminals(draft: _Draft, neighbors: list[set[int]]) -> None:
    """IT-8: routes into an area are not connected with each other, so each neighbouring city has its own terminal."""
    for city in draft.edition.cities:
        beside = sorted(draft.edition.cities[index].id for index in neighbors[city.index])
        if city.is_terminal and len(beside) > 1:
            message = f"terminal {show(city.id)} would connect {', '.join(beside)}; give each its own terminal"
            draft.cities[city.index].problem("terminal-passage", message)


def _check_reach(draft: _Draft, group: list[int]) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        if layout.NONE in ticket.ends:
            continue
        starts, ends = (
            {group[city] for city in draft.edition.areas.get(place, (end,))}
            for place, end in zip(ticket.places, ticket.ends, strict=True)
        )
        if not starts & ends:
            message = f"{show(ticket.places[1])} cannot be reached from {show(ticket.places[0])}"
            table.problem("unreachable-ticket", message)


def _check_tickets(draft: _Draft) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        if ticket.places[0] == ticket.places[1] and ticket.places[0]:
            table.problem("self-ticket", f"the ticket leads from {show(ticket.places[0])} to itself", "to")


def _check_sets(draft: _Draft) -> None:
    """Every set is used, every set used exists, and every variant has enough tickets for the most players."""
    edition = draft.edition
    known = {name for ticket in edition.tickets for name in ticket.sets}
    used: list[tuple[Place, str]] = []
    for variant in edition.variants:
        used += [(("variants", variant.name, "sets"), name) for name in variant.sets]
    used += [(("bonus", "sets"), name) for name in (edition.bonus.sets if edition.bonus else ())]
    for place, name in used:
        if name not in known:
            message = f"no ticket is in set {show(name)}{suggestion(name, known)}"
            draft.numbers.problem("unknown-set", message, *place)
    _check_sets_are_used(draft, {name for _, name in used})
    for variant in edition.variants:
        _check_enough_tickets(draft, variant)


def _check_sets_are_used(draft: _Draft, used: set[str]) -> None:
    for ticket, table in zip(draft.edition.tickets, draft.tickets, strict=True):
        for name in ticket.sets:
            if name not in used:
                message = f"no variant uses set {show(name)}{suggestion(name, used)}"
                table.problem("unused-set", message, "sets")
        used = used.union(ticket.sets)  # one report for each set


def _check_enough_tickets(draft: _Draft, variant: Variant) -> None:
    tickets = draft.edition.tickets
    most = draft.edition.players[1]
    for deck, key, dealt in (("normal", "deal", variant.deal), ("long", "deal_long", variant.deal_long)):
        there = sum(ticket.deck == deck and not set(variant.sets).isdisjoint(ticket.sets) for ticket in tickets)
        if there < most * dealt:
            message = f"{most} players are dealt {most * dealt} {deck} tickets; the sets have {there}"
            draft.numbers.problem("too-few-tickets", message, "variants", variant.name, key)
