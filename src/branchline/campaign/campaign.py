"""The state of a campaign, and what is to be done next. `fold` changes it; nothing here does.

Ids are those of the edition's files: companies, cities, routes, tickets and printed cards.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Literal

from branchline.campaign.content import FIRST_TRAINS, GAMES, Box, Content
from branchline.edition import GREY, Setup

VARIANT = "all-boards"  # all tickets; what is on the table says the setup


@dataclass(frozen=True)
class Company:
    """A company and whoever plays it. The vault holds its pay slips, one for each game played (LW-27)."""

    id: str
    player: str
    vault: tuple[int, ...] = ()
    victories: int = 0
    office: tuple[str, ...] = ()  # postcards held
    shown: tuple[str, ...] = ()  # postcards met, and shown to everybody


@dataclass(frozen=True)
class Decision:
    """Something one company decides between games: one of the options."""

    kind: Literal["choose", "banish", "settle"]
    company: str
    options: tuple[str, ...]
    about: str = ""  # the story card, or the route


@dataclass(frozen=True)
class Todo:
    """What has to happen next: a card is read, a company decides, a game is played, or nothing more."""

    kind: Literal["read", "decide", "play", "over"]
    card: str = ""
    decision: Decision | None = None
    game: int = 0


@dataclass(frozen=True)
class OpenBox:
    """A box, and the first game with it."""

    id: str
    since: int


@dataclass(frozen=True)
class Result:
    """What a finished game left behind."""

    game: int
    year: int
    boards: tuple[str, ...]
    slips: tuple[tuple[str, int], ...]  # the pay slip of each company, those of absent ones included
    places: tuple[str, ...]  # companies that played, the winner first
    postcards: tuple[tuple[str, str], ...] = ()  # company and postcard received
    shown: tuple[tuple[str, str], ...] = ()  # company and postcard met
    events: tuple[str, ...] = ()  # event cards turned up, in order
    tickets: tuple[tuple[str, int, int], ...] = ()  # company, tickets fulfilled, tickets missed


@dataclass(frozen=True)
class Campaign:
    """A campaign as it stands."""

    content: Content
    companies: tuple[Company, ...]
    key: str = ""  # hexadecimal; what chance the campaign needs comes from it
    game: int = 1  # the next one to play
    stage: Literal["before", "ready", "after"] = "before"
    unread: tuple[str, ...] = ()
    pending: tuple[Decision, ...] = ()
    waiting: tuple[str, ...] = ()  # cards that are read after what is pending
    to_settle: tuple[tuple[str, str], ...] = ()  # companies, and track beds they were the first to claim
    read: tuple[str, ...] = ()
    boxes: tuple[OpenBox, ...] = ()
    added_events: tuple[str, ...] = ()
    banished: tuple[str, ...] = ()
    large: tuple[str, ...] = ()  # cities that have become large
    trains: int = FIRST_TRAINS
    colors: tuple[tuple[str, str], ...] = ()  # settled track beds
    starter: str = ""  # the company with the start-player card
    absent: tuple[str, ...] = ()  # from the next game
    touched: tuple[tuple[str, int], ...] = ()  # routes that ended in each city after the last game
    results: tuple[Result, ...] = ()
    given: tuple[str, ...] = field(default=())  # postcards that somebody has received
    board: str = ""  # the fingerprint of the version it is played with; another than the content's: it was
    revision: int = 0  # how often that has changed
    lapsed: bool = False  # something since the last game does not fit to this version, and what followed is left out
    trusted: tuple[int, ...] = ()  # games played with an earlier version, which cannot be replayed

    # --- what is to be done -------------------------------------------------------------------------------------------

    @property
    def todo(self) -> Todo:
        """The next thing."""
        if self.unread:
            return Todo("read", card=self.unread[0], game=self.game)
        if self.pending:
            return Todo("decide", decision=self.pending[0], game=self.game)
        return Todo("over") if self.is_over else Todo("play", game=self.game)

    @property
    def is_current(self) -> bool:
        """Is it played with the version that is there now?"""
        return self.board == self.content.fingerprint

    @property
    def is_over(self) -> bool:
        """Have all twelve games been played?"""
        return self.game > GAMES

    def company(self, company: str) -> Company:
        """The company of that id."""
        return next(found for found in self.companies if found.id == company)

    @property
    def present(self) -> tuple[Company, ...]:
        """The companies that play the next game, in order of seats."""
        return tuple(company for company in self.companies if company.id not in self.absent)

    # --- the next game ------------------------------------------------------------------------------------------------

    @property
    def boards(self) -> tuple[str, ...]:
        """The parts of the map on the table (LW-2)."""
        start = tuple(part.id for part in self.content.edition.boards if part.start)
        return start + tuple(box.id for box in self.boxes if box.id in self._parts)

    @property
    def _parts(self) -> set[str]:
        return {part.id for part in self.content.edition.boards}

    def is_resting(self, box: Box) -> bool:
        """Has an open box been in force for as many games as it says?"""
        since = next(found.since for found in self.boxes if found.id == box.id)
        return self.game >= since + box.rests_after

    @property
    def steps(self) -> tuple[str, ...]:
        """The claim steps in force: the rulebook's, those of boxes, and what resting boxes left."""
        rules = [card.id for card in self.content.edition.printed if card.kind == "step" and card.group == "rules"]
        for box in self.open_boxes:
            rules += box.trace if self.is_resting(box) else box.steps
        return tuple(rules)

    @property
    def open_boxes(self) -> tuple[Box, ...]:
        """The boxes opened so far, in that order."""
        by_id = {box.id: box for box in self.content.boxes}
        return tuple(by_id[found.id] for found in self.boxes)

    @property
    def deck(self) -> tuple[str, ...]:
        """The event cards of the next game."""
        printed = self.content.edition.printed_of("event")
        start = [card.id for card in printed.values() if card.group == "start"]
        return tuple(event for event in (*start, *self.added_events) if event not in self.banished)

    @property
    def large_cities(self) -> tuple[str, ...]:
        """The large cities, printed and added."""
        printed = [city.id for city in self.content.edition.cities if city.big]
        return tuple(dict.fromkeys((*printed, *self.large)))

    @property
    def setup(self) -> Setup:
        """What lies on the table of the next game, with what each seat holds in secret."""
        edition, present = self.content.edition, [company.id for company in self.present]
        settled, cities = dict(self.colors), self._cities
        beds = [route for route in edition.routes if route.bed and cities.issuperset(route.ends)]
        sources = {source: number for number, source in enumerate(edition.sources)}
        return Setup(
            edition=edition.name,
            variant=VARIANT,
            starter=present.index(self.starter),
            boards=self.boards,
            colors=tuple((route.id, settled.get(route.id, GREY)) for route in beds),
            large=self.large_cities,
            pieces=(self.trains,),
            sources=tuple(sorted(self.steps, key=sources.__getitem__)),
            events=self.deck,
            companies=tuple(present),
            held=tuple((seat, card) for seat, company in enumerate(self.present) for card in company.office),
        )

    @property
    def _cities(self) -> set[int]:
        boards = self.boards
        return {city.index for city in self.content.edition.cities if city.board in boards}

    # --- numbers ------------------------------------------------------------------------------------------------------

    @property
    def vaults(self) -> dict[str, int]:
        """What is in each vault (LW-32)."""
        return {company.id: sum(company.vault) for company in self.companies}

    @property
    def winners(self) -> tuple[str, ...]:
        """LW-32: the company with the most in its vault; ties by games won, then shared. None before the end."""
        if not self.is_over:
            return ()
        standing = {company.id: (sum(company.vault), company.victories) for company in self.companies}
        return tuple(company for company, worth in standing.items() if worth == max(standing.values()))

    @property
    def spaces_by_color(self) -> Counter[str]:
        """Spaces of each colour on the table, settled track beds included."""
        settled, cities = dict(self.colors), self._cities
        spaces = Counter(dict.fromkeys(self.content.edition.cards.colors, 0))
        for route in self.content.edition.routes:
            color = settled.get(route.id) if route.bed else route.color
            if color and color != GREY and cities.issuperset(route.ends):
                spaces[color] += route.length
        return spaces

    def with_company(self, changed: Company) -> "Campaign":
        """The same campaign with one company changed."""
        return replace(self, companies=tuple(changed if c.id == changed.id else c for c in self.companies))
