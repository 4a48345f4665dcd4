"""What was written for a campaign: boxes and story cards, from `boxes.toml` and `story.toml` of the edition.

Events, companies, claim steps and postcards belong to the edition itself (`edition.printed`): single games have them
too. Texts are by language beside them.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Literal, cast

from branchline.edition import Edition, EditionError, Problem, edition_folder, load_edition
from branchline.edition.places import Document, Table
from branchline.edition.texts import LANGUAGES, read_texts
from branchline.kernel import numbers

BOXES_FILE, STORY_FILE = "boxes.toml", "story.toml"
GAMES = 12
FIRST_YEAR, YEARS_PER_GAME = 1865, 3
FIRST_TRAINS = 20  # LW-8
MAX_TRAINS_ADDED = 20
MAX_CARDS = 200


@dataclass(frozen=True)
class Instructions:
    """What a card changes for good when it is read or chosen."""

    trains: int = 0
    large: tuple[str, ...] = ()  # cities
    events: tuple[str, ...] = ()  # event cards added to the deck
    next_of: str = ""  # the next event card of this deck is added


@dataclass(frozen=True)
class StoryCard:
    """A card of the story: read at its game, or when its box opens. With options somebody chooses one."""

    id: str
    kind: Literal["story", "pause", "stop"]
    game: int = 0
    at: str = ""  # "before" or "after" the game
    box: str = ""
    instructions: Instructions = Instructions()
    choice_by: str = ""  # "last", "first" or "starter": who chooses
    options: Mapping[str, Instructions] = field(default_factory=dict)


@dataclass(frozen=True)
class Box:
    """A region's box or the conductor's: rules for some games, then a trace of them."""

    id: str
    steps: tuple[str, ...]
    rests_after: int  # games its rules are in force
    trace: tuple[str, ...]
    instructions: Instructions
    latest: int  # the game before which it opens at the latest
    touches: tuple[str, ...]  # it opens where tracks come to these cities; none: it waits for its game


@dataclass(frozen=True)
class Content:
    """Everything a campaign of the edition is made of."""

    edition: Edition
    folder: Path
    boxes: tuple[Box, ...]
    cards: tuple[StoryCard, ...]

    @cached_property
    def fingerprint(self) -> str:
        """What tells one version of the campaign from another that plays differently. Texts do not matter."""
        facts = [self.edition.fingerprint, [asdict(box) for box in self.boxes], [asdict(card) for card in self.cards]]
        return hashlib.sha256(json.dumps(facts, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    def card(self, card: str) -> StoryCard:
        """The story card of that id."""
        return next(found for found in self.cards if found.id == card)

    def cards_at(self, game: int, at: str) -> tuple[StoryCard, ...]:
        """The cards that are read before or after a game, without those of boxes."""
        return tuple(card for card in self.cards if (card.game, card.at) == (game, at))

    def texts(self, language: str = LANGUAGES[0]) -> dict[str, str]:
        """All texts in a language."""
        return read_texts(self.folder, language)

    @property
    def postcard_of_ticket(self) -> dict[str, str]:
        """LW-30: the postcard each ticket brings, by ids."""
        by_number = {card.number: card.id for card in self.edition.printed if card.kind == "postcard"}
        tickets = {frozenset(ticket.places): ticket.id for ticket in self.edition.tickets}
        pairs = self.edition.ticket_postcards
        return {tickets[frozenset((a, b))]: by_number[number] for a, b, number in pairs}

    def wanted_texts(self) -> list[str]:
        """The name of every text that is shown somewhere."""
        wanted = []
        for card in self.edition.printed:
            wanted += [card.id, f"{card.id}-{'secret' if card.kind == 'postcard' else 'text'}"]
        for row in self.edition.effects:
            wanted += [f"{row.source}-option-{n}" for n in range(1, len(row.options) + 1)]
        wanted += [f"token-{token}" for token in self.edition.tokens]
        wanted += [f"marker-{marker}" for marker in self.edition.markers]
        for story in self.cards:
            wanted += [f"story-{story.id}", f"story-{story.id}-text"]
            wanted += [f"story-{story.id}-option-{option}" for option in story.options]
        for box in self.boxes:
            wanted += [f"box-{box.id}", f"box-{box.id}-text"]
        return wanted

    def year(self, game: int) -> int:
        """The year a game is played in."""
        return FIRST_YEAR + YEARS_PER_GAME * (game - 1)


@cache
def load_content(edition: str = "legends") -> Content:
    """The content of an edition that has a campaign; EditionError lists everything that is wrong with it."""
    facts = load_edition(edition)
    folder = edition_folder(edition)
    assert folder is not None
    boxes, story = Document(folder / BOXES_FILE), Document(folder / STORY_FILE)
    content = Content(facts, folder, (), ())
    if boxes.readable and story.readable:
        content = Content(facts, folder, _read_boxes(boxes.root, facts), _read_story(story.root, facts))
    problems = [*boxes.problems, *story.problems]
    if problems:
        raise EditionError(problems)
    return content


def has_campaign(edition: str) -> bool:
    """Does the edition come with a campaign?"""
    folder = edition_folder(edition)
    return folder is not None and (folder / STORY_FILE).exists()


def check_content(edition: str) -> list[Problem]:
    """Everything that is wrong with a campaign's content: cards that cannot be, texts that are missing."""
    try:
        content = load_content(edition)
    except EditionError as error:
        return list(error.problems)
    problems = []
    for language in LANGUAGES:
        texts = content.texts(language)
        missing = [key for key in content.wanted_texts() if not texts.get(key)]
        where = str(content.folder / "text")
        problems += [Problem(where, 0, "missing-text", f"{language}: there is no {key}") for key in missing]
    return problems


# --- reading ----------------------------------------------------------------------------------------------------------


def _read_boxes(root: Table, edition: Edition) -> tuple[Box, ...]:
    boxes = tuple(_read_box(table, edition) for table in root.tables("box", numbers.REGIONS))
    root.finish()
    return boxes


def _read_box(table: Table, edition: Edition) -> Box:
    opens = table.optional_table("opens")
    box = Box(
        id=table.name("id"),
        steps=_printed(table, "steps", "step", edition),
        rests_after=table.integer("rests_after", 1, GAMES),
        trace=_printed(table, "trace", "step", edition),
        instructions=_read_instructions(table, edition),
        latest=table.integer("latest", 2, GAMES),
        touches=_cities(opens, "touches", edition) if opens else (),
    )
    if opens:
        opens.finish()
    table.finish()
    return box


def _read_story(root: Table, edition: Edition) -> tuple[StoryCard, ...]:
    cards = tuple(_read_card(table, edition) for table in root.tables("card", MAX_CARDS))
    root.finish()
    return cards


def _read_card(table: Table, edition: Edition) -> StoryCard:
    box = table.name("box", "")
    choice = table.optional_table("choice")
    options: dict[str, Instructions] = {}
    if choice:
        named = table.table("option")
        for option in choice.names("options", numbers.OPTIONS):
            part = named.table(option)
            options[option] = _read_instructions(part, edition)
            part.finish()
        named.finish()
    card = StoryCard(
        id=table.name("id"),
        kind=cast(Literal["story", "pause", "stop"], table.choice("kind", ("story", "pause", "stop"))),
        game=0 if box else table.integer("game", 1, GAMES),
        at="" if box else table.choice("at", ("before", "after")),
        box=box,
        instructions=_read_instructions(table, edition),
        choice_by=choice.choice("by", ("last", "first", "starter")) if choice else "",
        options=options,
    )
    if choice:
        choice.finish()
    table.finish()
    return card


def _read_instructions(table: Table, edition: Edition) -> Instructions:
    return Instructions(
        trains=table.integer("trains", 0, MAX_TRAINS_ADDED, 0),
        large=_cities(table, "large", edition),
        events=_printed(table, "events", "event", edition),
        next_of=table.name("event_deck", ""),
    )


def _cities(table: Table, key: str, edition: Edition) -> tuple[str, ...]:
    known = {city.id for city in edition.cities}
    cities = tuple(table.texts(key, numbers.CITIES, required=False)) if key in table else ()
    for city in cities:
        if city not in known:
            table.problem("unknown-city", f"there is no city {city!r}", key)
    return cities


def _printed(table: Table, key: str, kind: str, edition: Edition) -> tuple[str, ...]:
    """Names of printed cards as their own files have them, without the kind before them."""
    known = edition.printed_of(kind)
    names = tuple(table.texts(key, numbers.SOURCES, required=False)) if key in table else ()
    for name in names:
        if f"{kind}-{name}" not in known:
            table.problem(f"unknown-{kind}", f"there is no {kind} {name!r}", key)
    return tuple(f"{kind}-{name}" for name in names)
