"""What is kept of a campaign: one entry for each thing that happened. A campaign is the replay of its entries.

Entries are never sent to anybody: they hold the campaign's key, the hashes of tokens, and what is to be read later.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from branchline.campaign import entries as steps
from branchline.server.entries import Entry, FromClient
from branchline.server.models import Level, Message, TableOptions

Json = dict[str, Any]


class Holding(Message):
    """Who shall play a company: a bot of some level, or a person who comes by a link or has come."""

    company: str
    level: Level | None = None  # of a bot
    link: str | None = None  # hash
    token: str | None = None  # hash


class Founded(Entry):
    """The campaign begins, or goes on here: `steps` are those of its document, the first of which founds it."""

    kind: Literal["founded"] = "founded"
    key: str
    steps: list[Json]
    holdings: list[Holding]
    bots: dict[str, str]  # by company: what its document calls the bot that plays it
    host: str  # hash of the founder's token
    brought: bool = False  # from a document, which somebody has had
    moves: tuple[int, ...] = ()  # of the game that was in progress there
    options: TableOptions


class TookCompany(FromClient):
    """A person came by a company's link. `message` is the hash of the request's id."""

    kind: Literal["took"] = "took"
    company: str
    player: str | None = None  # a new name


class Linked(Entry):
    """A company is to be a person's, who comes by this link; earlier ones lead nowhere. Until then a bot plays on."""

    kind: Literal["linked"] = "linked"
    company: str
    link: str  # hash


class BotSet(Entry):
    """A bot plays a company: for good where nobody has taken it, or for a person who stays away. None: it no longer
    does."""

    kind: Literal["bot_set"] = "bot_set"
    company: str
    level: Level | None


class Stepped(FromClient):
    """A step of the campaign itself: read, decided, attending or played. `token` is empty for what nobody asked for."""

    kind: Literal["stepped"] = "stepped"
    step: Json


class TableMade(Entry):
    """The game is played at this table."""

    kind: Literal["table_made"] = "table_made"
    game: int
    table: str


class Agreed(FromClient):
    """A company agrees that the document is handed out, or no longer does. A host without one has no say, but asks."""

    kind: Literal["agreed"] = "agreed"
    company: str | None
    agree: bool


CampaignEntry = Founded | TookCompany | Linked | BotSet | Stepped | TableMade | Agreed

_ADAPTER: TypeAdapter[CampaignEntry] = TypeAdapter(Annotated[CampaignEntry, Field(discriminator="kind")])


def write_entry(entry: CampaignEntry) -> str:
    """The entry as it is stored."""
    return entry.model_dump_json()


def read_entry(text: str) -> CampaignEntry:
    """The opposite of `write_entry`."""
    return _ADAPTER.validate_json(text)


def steps_of(entry: CampaignEntry) -> list[steps.Entry]:
    """What an entry is to the campaign itself, and so to its document."""
    match entry:
        case Founded():
            return [steps.from_json(step) for step in entry.steps]
        case Stepped():
            return [steps.from_json(entry.step)]
        case TookCompany(player=str(player)):
            return [steps.Named(entry.company, player)]
        case _:
            return []
