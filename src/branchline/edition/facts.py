"""What an edition is made of: places, routes, tickets, cards and the numbers of its rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from branchline.edition.errors import OptionError
from branchline.edition.places import show, suggestion
from branchline.kernel import numbers
from branchline.vocabulary import LINES, MOMENTS

GREY = "grey"
EDITION_FILE, BOARD_FILE = "edition.toml", "board.toml"


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
    port: bool = False
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
    bridge: bool = False
    bed: bool = False  # a track bed: a campaign settles its colour
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
    action: tuple[int, ...] = ()  # action cards by number of players; none where there are none
    marks: tuple[tuple[str, int], ...] = ()  # a mark, and how many cards of each colour bear it
    no_draw_at: int = 0  # with so few cards in both piles none may be drawn as a turn

    @property
    def names(self) -> tuple[str, ...]:
        """The kinds of cards: the colours, then the joker."""
        return (*self.colors, self.joker_name)

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
class Money:
    """Money as the score. `pieces_left[n]` is what a player gets for n pieces not placed."""

    start: int
    pieces_left: tuple[int, ...]


@dataclass(frozen=True)
class Printed:
    """A source of effects that lies on the table as a card or sticker. Its id begins with its kind: `event-…`."""

    id: str
    kind: str  # "event", "company", "step" or "postcard"
    number: int = 0  # of the claim step or of the postcard
    group: str = ""  # the deck of an event, the box of a step
    color: str = ""  # of a company
    lightning: bool = False
    trace: bool = False  # a step that stays when its box rests
    boards: tuple[str, ...] = ()  # the parts of the map a postcard needs


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
    fewer: bool = False  # with too few tickets for all everybody is dealt fewer
    boards: tuple[str, ...] | None = None  # what lies on the table where the setup does not say: parts of the map,
    pieces: tuple[int, ...] | None = None  # pieces of each player,
    large: tuple[str, ...] | None = None  # large cities,
    boxes: tuple[str, ...] = ()  # the groups of printed steps in force,
    decks: tuple[str, ...] = ()  # and the groups of event cards in the deck
    at_tables: bool = True  # whether tables of it can be opened by anybody: a later stage of a campaign would tell it

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
class Effect:
    """A row of data that acts in play: see `kernel.effects`. Words are the vocabulary's, places are the edition's."""

    when: str
    do: str
    source: str | None = None  # what must be in force for it; None: it always acts
    whom: str = "actor"
    condition: str = "always"
    condition_value: str | int | None = None  # a colour, a length, a region or a city
    condition_other: str | None = None  # the second of two places, or a kind of token
    amount: int = 0
    where: str | None = None  # a line of the score sheet, a source to switch, a colour, a kind of token or a marker
    region: str | None = None  # where a marker goes, or what is counted
    per: str = "once"  # what the amount is for each of
    per_most: int = 99
    cost: int = 0  # dollars an option costs
    arrival: int = 0  # dollars for whoever drives a marker to a port or a large city
    once: bool = False  # the source is spent when it has acted
    order: int = 0  # within its moment: the numbered claim step
    options: tuple["Effect", ...] = ()  # of a `choose`
    text: str = ""  # what people read; made from the row if its author says nothing


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
class Facts:
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
    money: Money | None = None
    triples_open: bool = False  # three parallel routes may always all be used
    tokens: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    printed: tuple[Printed, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)  # English, of printed cards
    ticket_postcards: tuple[tuple[str, str, int], ...] = ()  # two places of a ticket, and the postcard it brings
    own_lines: tuple[str, ...] = ()  # of the score sheet, beside those of every edition
    sources: tuple[str, ...] = ()  # of effects
    effects: tuple[Effect, ...] = ()
    boards: tuple[BoardPart, ...] = ()
    cities: tuple[City, ...] = ()
    routes: tuple[Route, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    provenance: tuple[Provenance, ...] = ()

    def variant(self, name: str | None = None) -> Variant:
        """The variant of that name; without a name the default one."""
        for variant in self.variants:
            if variant.name == (self.default_variant if name is None else name):
                return variant
        names = [variant.name for variant in self.variants]
        known = ", ".join(names) + suggestion(str(name), names)
        raise OptionError(f"{self.title} has no variant {show(name)}, only {known}")

    @property
    def table_variants(self) -> tuple[Variant, ...]:
        """The variants that anybody may open a table of."""
        return tuple(variant for variant in self.variants if variant.at_tables)

    def variant_tickets(self, variant: str | None = None, bonus: bool = False) -> tuple[Ticket, ...]:
        """The tickets a game of that variant is played with, in the order of the file."""
        sets = {*self.variant(variant).sets, *(self.bonus.sets if bonus and self.bonus else ())}
        return tuple(ticket for ticket in self.tickets if sets.intersection(ticket.sets))

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines of the score sheet, in their order."""
        return (*LINES, *self.own_lines)

    @cached_property
    def effect_rows(self) -> tuple[Effect, ...]:
        """The effects as a `Board` holds them: by moment, then in the order of the file; options after all others."""
        options = [option for effect in self.effects for option in effect.options]
        return tuple(sorted((*self.effects, *options), key=lambda effect: (MOMENTS.index(effect.when), effect.order)))

    @property
    def companies(self) -> tuple[Printed, ...]:
        """The companies there are, in the order of the file."""
        return tuple(card for card in self.printed if card.kind == "company")

    def printed_of(self, kind: str) -> dict[str, Printed]:
        """All printed sources of a kind, by id."""
        return {card.id: card for card in self.printed if card.kind == kind}

    @property
    def region_names(self) -> tuple[str, ...]:
        """What effects call regions: those of the map, or else its parts."""
        return self.regions.names if self.regions else tuple(part.id for part in self.boards)

    def source_name(self, source: int) -> str:
        """What people call a source of effects: the title printed on it, or its id."""
        return self.texts.get(name := self.sources[source], name.replace("-", " "))

    def effect_text(self, row: int) -> str:
        """What an effect does, for people."""
        effect = self.effect_rows[row]
        where = f" ({effect.where})" if effect.where else ""
        return effect.text or f"{effect.do.replace('_', ' ')} {effect.amount or ''}".strip() + where

    def ticket_name(self, ticket: Ticket) -> str:
        """Both places: `Athína–Edinburgh`. An area's name is its id already."""
        known = {city.id: city.name for city in self.cities}
        return "–".join(known.get(place, place) for place in ticket.places)

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
        return numbers.GREY if color == GREY else self.cards.colors.index(color)

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
