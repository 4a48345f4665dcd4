"""Every message about a campaign, in both directions, as `models` has them for tables.

Companies, cards, boxes, routes and cities have the ids of the edition's files; what they are called and what they say
comes with them in the language that was asked for, once it is revealed to whoever asks, and never before.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from branchline.server.models import (
    Level,
    Message,
    MessageId,
    Name,
    Ping,
    Pong,
    Problem,
    RequestId,
    Resync,
    TableOptions,
    Token,
    Wish,
)

Language = Literal["en", "de", "nl"]
CompanyId = Annotated[str, StringConstraints(pattern=r"^company-[a-z0-9-]{1,40}$")]
CardId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,80}$")]
PlayedBy = Literal["person", "bot"]

# --- what a campaign shows --------------------------------------------------------------------------------------------


class CompanyView(Message):
    """A company as everybody in the campaign sees it."""

    id: str
    name: str
    text: str  # what its card says
    color: str
    player: str
    kind: PlayedBy
    level: Level | None  # of the bot that plays, in its own right or for a person
    stand_in: bool  # does a bot play for a person who stays away?
    taken: bool  # has a person come, by the company's link? A bot's company: false
    invited: bool  # is there a link that nobody has used? A bot plays on until somebody does
    here: bool  # connected now
    at_table: bool  # connected to the table of the game in progress, or still to that of the last one
    present: bool  # at the next game
    starter: bool  # holds the start-player card
    vault: int
    slips: list[int]  # one for each game
    victories: int
    postcards: int  # in the office
    agreed: bool  # to handing out the campaign's document


class CardView(Message):
    """A card of the story, face up."""

    id: str
    kind: Literal["story", "pause", "stop"]
    title: str
    text: str
    picture: str  # its name, for `GET …/pictures/{picture}`
    game: int  # before or after which it is read
    at: Literal["before", "after"]
    box: str | None  # the box it lay in


class OptionView(Message):
    """One of the things a company may decide for."""

    id: str
    title: str
    text: str


class DecisionView(Message):
    """What one company decides between games."""

    kind: Literal["choose", "banish", "settle"]
    company: str
    options: list[OptionView]
    about: str  # the story card, or the route
    cities: list[str]  # the names of the route's ends
    yours: bool


class TodoView(Message):
    """What has to happen next: a card is read, a company decides, a game is played, or nothing more."""

    kind: Literal["read", "decide", "play", "over"]
    card: CardView | None = None
    left: int = 0  # cards to read now, with this one, as far as nothing comes between them
    decision: DecisionView | None = None


class BoxView(Message):
    """A box that is open."""

    id: str
    title: str
    text: str
    picture: str
    since: int  # the first game with it
    resting: bool  # only its trace is in force
    board: str | None  # the part of the map that came out of it


class StepView(Message):
    """A rule in force: a claim step, with where it comes from."""

    id: str
    number: int
    title: str
    text: str
    box: str | None  # None: the rulebook
    trace: bool  # what is left of a box that rests


class EventCardView(Message):
    """An event card that has been seen."""

    id: str
    title: str
    text: str
    picture: str
    lightning: bool
    banished: bool


class PostcardView(Message):
    """A postcard of one's own with both sides, or one that was shown to everybody."""

    id: str
    number: int
    company: str
    text: str
    secret: str
    picture: str
    shown: bool


class CompanyResult(Message):
    """What a game brought a company."""

    company: str
    slip: int
    place: int | None  # None: it was away
    tickets: tuple[int, int] | None  # fulfilled, missed
    received: int  # postcards
    shown: list[str]  # postcards met, and shown to everybody


class GameResult(Message):
    """A finished game."""

    game: int
    year: int
    boards: list[str]
    companies: list[CompanyResult]
    events: list[str]  # event cards turned up, in order
    table: str | None  # where it was played, if it was on this server and can still be looked at
    earlier: bool  # with an earlier version of the edition: it cannot be replayed


class NamedThing(Message):
    """A city or a part of the map."""

    id: str
    name: str


class CampaignView(Message):
    """Everything the holder of a company (or the host; else: a spectator) may know of a campaign.

    A spectator knows who plays and how far they are, nothing else: every other list is empty.
    """

    type: Literal["campaign"] = "campaign"
    id: str
    number: int  # goes up with everything that happens
    edition: str
    title: str
    game: int  # the next one, or the one in progress; 13 after the last
    games: int  # of a whole campaign
    year: int
    stage: Literal["before", "ready", "after"]
    company: str | None  # one's own
    host: bool  # may one arrange things?
    companies: list[CompanyView]
    winners: list[str]
    todo: TodoView | None  # None for a spectator
    table: str | None  # of the game in progress
    cards: list[CardView]  # read so far, in order
    boards: list[NamedThing]  # parts of the map on the table
    boxes: list[BoxView]
    steps: list[StepView]
    events: list[EventCardView]
    large: list[NamedThing]  # cities on the table
    trains: int  # of each company in the next game
    postcards: list[PostcardView]
    results: list[GameResult]
    handed_out: int | None  # the game since which the document, and so what is to come, can be known to players
    options: TableOptions


CampaignServerMessage = Annotated[CampaignView | Problem | Pong, Field(discriminator="type")]


class CampaignHello(Wish):
    """The first message of a connection. Without a token one watches. Said again it changes the language."""

    type: Literal["hello"] = "hello"
    protocol: int
    token: Token | None = None
    language: Language = "en"


CampaignClientMessage = Annotated[CampaignHello | Resync | Ping, Field(discriminator="type")]

# --- HTTP -------------------------------------------------------------------------------------------------------------


class CompanyCard(Message):
    """A company a campaign can be founded with."""

    id: str
    name: str
    text: str
    color: str
    picture: str  # SVG


class CompanyPlan(Wish):
    """Who shall play a company: a person, who comes by a link, or a bot."""

    company: CompanyId
    name: Name | None = None  # of the player; who comes by a link may bring another
    kind: PlayedBy = "person"
    level: Level = "normal"


class NewCampaign(Wish):
    """A campaign to found, its companies in order of seats."""

    companies: Annotated[list[CompanyPlan], Field(min_length=2, max_length=5)]
    own: CompanyId | None = None  # the founder's company; None: the founder plays none
    options: TableOptions = TableOptions()  # of the tables its games are played at; they are never public
    id: RequestId | None = None  # the same request again, with the same id, founds the same campaign


class ImportCampaign(Wish):
    """A campaign from its document: everything in it is checked, and its companies get new links."""

    document: dict[str, Any]
    own: CompanyId | None = None  # the company of who brings it
    options: TableOptions = TableOptions()
    id: RequestId | None = None


class CompanyLink(Message):
    """An invitation: whoever comes with it first has the company."""

    company: str
    link: str


class CampaignFounded(Message):
    """A campaign is yours to arrange: keep the token, it is the only key to it. `links` are for the others."""

    campaign: CampaignView
    token: str
    links: list[CompanyLink]


class JoinCampaign(Wish):
    """Take a company, with the link that was sent."""

    link: Token
    name: Name | None = None  # None: as the founder said
    id: RequestId | None = None  # the same request again, with the same id, gives the same token


class JoinedCampaign(Message):
    """A company is yours: keep the token, it is the only key to it."""

    campaign: CampaignView
    token: str
    company: str


class ReadCard(Wish):
    """The card that lies there has been read: the next one comes."""

    id: MessageId
    card: CardId


class Decide(Wish):
    """What one's company decides."""

    id: MessageId
    option: CardId


class Attend(Wish):
    """Does a company play the next game? Its player says it, or the host for who is not there."""

    id: MessageId
    company: CompanyId
    present: bool


class ChangeCompany(Wish):
    """Who plays a company from now on, between games.

    `bot`: the host lets a bot play for who stays away, or sets its level; `person` with one's own token: one plays
    again oneself; `person` by the host: a new link for a company that nobody has taken.
    """

    id: RequestId
    company: CompanyId
    kind: PlayedBy
    level: Level = "normal"


class CompanyChanged(Message):
    """The campaign as it then is; with a new link, if one was asked for."""

    campaign: CampaignView
    link: CompanyLink | None


class BeginGame(Wish):
    """Go to the table of the next game; who asks first makes it."""

    id: MessageId | None = None


class Begun(Message):
    """Where the game is played. The token of the company opens its seat there."""

    table: str
    game: int
    token: str
    seats: list[int]  # one's own; none: one's company is away, or one has none


class HandOver(Wish):
    """Does one's company agree that the campaign's document is handed out? Who reads it can look ahead."""

    id: MessageId
    agree: bool = True
