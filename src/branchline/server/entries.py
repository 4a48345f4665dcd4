"""What is kept of a table: one entry for each thing that happened. A table is the replay of its entries.

Entries are never sent to anybody: they hold the dealing secret and the hashes of tokens.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from branchline.edition import Setup
from branchline.server.models import Emote, Level, Message, Phrase, SeatPlan, TableOptions, one_setup


class Entry(BaseModel):
    """What all entries have in common."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    at: float  # seconds since 1970


class FromClient(Entry):
    """An entry that a client's message became; repeats of the message are recognised by these two."""

    token: str  # hash
    message: str


class Timed(Entry):
    """An entry that says how long the decision has taken its player by then.

    Whoever stores it measured that with a clock nobody can set, so the times of entries need not be trusted for it.
    """

    seconds: float = 0.0


class CampaignSeat(Message):
    """Who sits at a campaign's table from the start: a person by the token of the company, or a bot."""

    player: str
    token: str | None = None  # hash
    stand_in: Level | None = None  # of the bot that plays for a person who stays away


class PlayedFor(Message):
    """The campaign whose game is played, and which one it is. Everybody sits already and the cards are dealt."""

    id: str
    game: int
    seats: list[CampaignSeat]
    moves: tuple[int, ...] = ()  # that were made elsewhere


class Created(Entry):
    """The table is set up. The secret settles the deal together with the players' nonces."""

    kind: Literal["created"] = "created"
    setup: Setup
    fingerprint: str
    seats: list[SeatPlan]
    options: TableOptions
    secret: str
    code: str
    host: str
    campaign: PlayedFor | None = None

    _stored_before = model_validator(mode="before")(one_setup)


class Joined(Entry):
    """Somebody took a seat. `message` is the hash of the request's id, if it had one."""

    kind: Literal["joined"] = "joined"
    seat: int
    name: str
    token: str
    nonce: str
    message: str = ""
    seal: str = ""  # of the nonce that comes at the start; `nonce` is for when it does not


class Left(Entry):
    """Somebody left before the start, or was sent away: the seat is open again."""

    kind: Literal["left"] = "left"
    seat: int


class Changed(Entry):
    """A free seat is to be somebody else's."""

    kind: Literal["changed"] = "changed"
    seat: int
    plan: SeatPlan


class Swapped(Entry):
    """Two seats changed places."""

    kind: Literal["swapped"] = "swapped"
    seats: tuple[int, int]


class Opened(Entry):
    """The game is about to start: nobody comes or goes any more, and somebody told nonces that were sealed."""

    kind: Literal["opened"] = "opened"
    nonces: dict[int, str]  # by seat


class Started(Entry):
    """The cards are dealt. `nonces` are the last that were opened."""

    kind: Literal["started"] = "started"
    nonces: dict[int, str] = {}  # by seat


class Moved(FromClient, Timed):
    """A decision, or a claim or station with its payment. `token` is empty for a bot."""

    kind: Literal["moved"] = "moved"
    seat: int
    actions: list[int]


class ChoseAhead(FromClient, Timed):
    """Somebody chose their first tickets before their turn; carried out when it comes. Another one replaces it."""

    kind: Literal["chose_ahead"] = "chose_ahead"
    seat: int
    action: int


class TookBack(FromClient, Timed):
    """The last entries of moves did not happen."""

    kind: Literal["took_back"] = "took_back"
    seat: int
    turns: int = 1
    practice: bool = False  # something new had been shown since: the game goes on for practice


class StoodIn(Timed):
    """A bot plays for a player, or no longer does."""

    kind: Literal["stood_in"] = "stood_in"
    seat: int
    level: Level | None
    why: Literal["host", "clock", "left", "back"]


class Said(FromClient):
    """Chat."""

    kind: Literal["said"] = "said"
    seat: int | None
    name: str
    text: str | None
    phrase: Phrase | None
    emote: Emote | None


class Muted(FromClient):
    """Somebody does not want to hear a seat."""

    kind: Literal["muted"] = "muted"
    seat: int
    on: bool


class Rematched(Entry):
    """The players meet again at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Counted(Entry):
    """The campaign has taken in what was played here."""

    kind: Literal["counted"] = "counted"


AnyEntry = (
    Created
    | Joined
    | Left
    | Changed
    | Swapped
    | Opened
    | Started
    | Moved
    | ChoseAhead
    | TookBack
    | StoodIn
    | Said
    | Muted
    | Rematched
    | Counted
)

_ADAPTER: TypeAdapter[AnyEntry] = TypeAdapter(Annotated[AnyEntry, Field(discriminator="kind")])


def write_entry(entry: AnyEntry) -> str:
    """The entry as it is stored."""
    return entry.model_dump_json()


def read_entry(text: str) -> AnyEntry:
    """The opposite of `write_entry`."""
    return _ADAPTER.validate_json(text)
