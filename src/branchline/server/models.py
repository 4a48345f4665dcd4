"""Every message that crosses the network, in both directions. The web client's types are made from these.

Places, routes, tickets and kinds of cards are numbers: indexes into the lists that `EditionInfo` gives.
"""

# Long because it is the one place where messages are declared.
from functools import cached_property
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from branchline import vocabulary
from branchline.bots.reasons import TEXTS as REASONS
from branchline.edition import Setup
from branchline.game.moves import MoveKind
from branchline.server.splice import completed, listed

PROTOCOL = 2  # goes up when an old client would misunderstand a message

MAX_TEXT = 200  # of a chat line
MAX_NAME = 40


def one_setup(data: Any) -> Any:
    """Tables stored before there was a setup name edition, variant and bonus one by one."""
    if isinstance(data, dict) and "setup" not in data and "variant" in data:
        old = {name: data[name] for name in ("edition", "variant", "bonus")}
        return {**{name: value for name, value in data.items() if name not in old}, "setup": old}
    return data


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_NAME)]
MessageId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Seal = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]  # of a nonce: `game.dealing.seal_of`
RequestId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]  # random: who knows it has the seat
Seat = Annotated[int, Field(ge=0, lt=5)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]

SeatKind = Literal["human", "bot", "open"]
Level = Literal["easy", "normal", "hard", "expert"]
STAND_IN: Level = "hard"  # plays for somebody who left or whose time ran out: the best that decides at once
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "hurry", "one_moment", "good_game"]
HealthStatus = Literal["ok", "no database", "cannot write"]
Emote = Literal["smile", "laugh", "wow", "sad", "angry", "think", "clap", "train"]
What = Literal[
    "created", "joined", "left", "changed", "swapped", "opened", "started", "moved", "chose_ahead", "took_back",
    "stood_in", "said", "muted", "rematched", "counted",
]  # fmt: skip

PhaseName = Annotated[str, Field(json_schema_extra={"enum": [phase.name for phase in vocabulary.PHASES]})]
Mark = Literal["pickaxe", "skull"]
Deed = Literal["choose", "sell_card", "discard_card", "fine"]
EventName = Annotated[str, Field(json_schema_extra={"enum": [event.name for event in vocabulary.EVENTS]})]
ReasonName = Annotated[str, Field(json_schema_extra={"enum": list(REASONS)})]

# Why something was not done. Codes are stable: programs may rely on them.
Code = Literal[
    # the message or request itself
    "bad_message", "bad_name", "name_unseen", "name_marks", "bad_setting", "bad_request", "too_large", "not_found",
    "wrong_method", "wrong_origin",
    "wrong_host", "wrong_protocol", "wrong_token", "slow_down", "busy", "unavailable", "broken",
    # tables and seats
    "no_such_table", "no_such_edition", "no_such_seat", "edition_changed", "full", "seat_taken", "name_taken",
    "seats_open", "not_host", "not_yours", "not_seated", "not_a_player", "not_away",
    "opening", "no_change",
    # campaigns
    "no_such_campaign", "no_such_company", "link_used", "not_now", "game_in_progress", "not_agreed", "bad_campaign",
    # the game
    "started", "not_playing", "over", "not_over", "not_your_turn", "stand_in", "old_position", "illegal",
    "not_allowed", "nothing_to_take_back", "information_shown", "time_is_up",
]  # fmt: skip


class Message(BaseModel):
    """What all messages have in common: nothing unknown is accepted."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Repeated(Message):
    """What is told again and again, the same to many: it is written once."""

    @cached_property
    def written(self) -> str:
        """As JSON, without what says nothing."""
        return self.model_dump_json(exclude_defaults=True)


class Wish(Message):
    """What clients send is taken as it is: a number in quotes is no number."""

    model_config = ConfigDict(strict=True)


# --- a table ----------------------------------------------------------------------------------------------------------


class SeatPlan(Wish):
    """Who shall sit in a seat: the creator or somebody invited (open), or a bot."""

    kind: Literal["open", "bot"] = "open"
    level: Level = "normal"


class Clock(Wish):
    """Time to decide: for each turn and for the whole game. Who runs out is replaced by a bot."""

    turn_seconds: Annotated[int, Field(ge=5, le=7 * 24 * 3600)] | None = None
    game_seconds: Annotated[int, Field(ge=60, le=30 * 24 * 3600)] | None = None


class TableOptions(Wish):
    """What a table allows."""

    public: bool = False  # listed in the lobby
    take_back: bool = True  # until new information was shown; alone with bots, any time
    hints: bool = True  # from the search bot
    chat: bool = True
    pace: Annotated[float, Field(ge=0, le=10)] = 0.8  # seconds a bot takes at least for each move
    clock: Clock = Clock()


class SeatInfo(Message):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str
    level: Level | None = None  # of a bot in its own right
    stand_in: Level | None = None  # a bot that plays while its player is away
    here: bool = False  # connected now
    away: int | None = None  # seconds its player has not been connected, up to those that matter
    seconds_left: float | None = None  # on the clock of the whole game
    seal: str | None = None  # of the player's part of the deal, which is opened at the start
    opened: bool = False  # has it been?


class CampaignGame(Message):
    """Which game of which campaign is played at a table."""

    id: str
    game: int
    counted: bool  # has the campaign taken in the result?


class TableInfo(Message):
    """A table as everybody sees it."""

    id: str
    code: str
    setup: Setup  # what the game is played with
    options: TableOptions
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    host: int | None  # the host's first seat
    commitment: str  # SHA-256 of the dealing secret, there before anybody adds a nonce
    number: int  # of the last update
    decider: int | None
    choosing: list[int]  # seats that have not chosen their first tickets, while everybody does
    turn_ends_in: float | None  # seconds the decider still has
    opening: bool  # is the game about to start? Then players open their seals, and nobody comes or goes
    practice: bool  # something was taken back that had shown more: a game against bots that counts for nothing
    gets_nowhere: bool  # 50 rounds without a claim: perhaps nobody wants to go on
    stand_in_after: float  # seconds a player has to be away before the host may let a bot play
    rematch: str | None  # the id of the next table
    campaign: CampaignGame | None  # None: a game of its own
    spectators: int
    created: float  # seconds since 1970


# --- a position -------------------------------------------------------------------------------------------------------


class PlayerView(Message):
    """What everybody sees of a player."""

    cards: int
    tickets: int
    looking_at: int  # tickets offered
    pieces: list[int]
    stations: int
    ferry_cards: int
    points: int
    known: list[int]  # cards everybody knows to be in the hand, by kind
    regions: list[int]  # regions in each of the player's networks, where the edition counts them
    turns_left: int | None  # in the last round
    money: int  # in dollars, where it is played for
    tokens: dict[str, int]  # by kind, those the player has
    company: int | None  # the company's card: see `TableCards`


class TicketView(Message):
    """A ticket of one's own, and whether it is fulfilled as things stand: by own routes, or with borrowed ones."""

    ticket: int
    done: bool
    via_station: bool


class TicketWay(Message):
    """How near a ticket held or offered is, over own and open routes."""

    ticket: int
    pieces: int | None  # the fewest still to place; None: there is no way left
    routes: list[int]  # one way with so few: the routes to claim
    shares: list[tuple[int, int]]  # another ticket, and the pieces saved if both are fulfilled together
    finished_by: list[int] = []  # the claims possible now, each of which would fulfil it at once


class Payment(Message):
    """One way to pay."""

    action: int
    color: int | None  # None: jokers only
    of_color: int
    jokers: int
    ferry_cards: int


class LegalMove(Repeated):
    """Something the seat may do now: a `game.Move` as it is sent."""

    action: int
    kind: MoveKind
    route: int | None = None  # to claim
    city: int | None = None  # for a station
    slot: int | None = None  # of the display, to take from
    card: int | None = None  # the kind taken or chosen
    player: int | None = None  # to choose
    option: int | None = None  # to choose: its place in the list
    effect: int | None = None  # what the option does: one of `EditionInfo.effects`, or of the options of a card
    cost: int | None = None  # what the option costs, in dollars
    text: str | None = None  # what an option says, in English
    tickets: list[int] | None = None  # of the offered ones, to keep
    payments: list[Payment] | None = None  # of a claim or a station: what may follow, cheapest first
    payment: Payment | None = None  # what is paid


class Shortage(Repeated):
    """What the payment for a route lacks: so many cards of a colour, and so many jokers besides."""

    route: int
    cards: int
    color: int
    jokers: int


class Refusals(Message):
    """Why the other things a turn could be spent on cannot be done: by refusal (see the vocabulary), each with what it
    stands in the way of."""

    routes: dict[str, list[int]] = {}
    cities: dict[str, list[int]] = {}
    slots: dict[str, list[int]] = {}
    moves: dict[str, list[MoveKind]] = {}  # draw, ferry, tickets
    short: list[Shortage] = []  # of the routes where only cards are lacking

    @cached_property
    def written(self) -> str:
        """As JSON, put together from what is written already."""
        text = self.model_dump_json(exclude={"short"})
        return completed(text, short=listed(shortage.written for shortage in self.short))


class Choice(Message):
    """What an effect asks somebody to choose now, and what for."""

    source: int | None  # the card that asks: see `TableCards`; None: the rules themselves
    deed: Deed
    amount: int  # of dollars or points that a card brings, or that the chosen player loses
    color: int | None = None  # that a card to sell must have


class BoardView(Message):
    """What everybody sees of the board: now, and when a finished game is looked at again."""

    turn: int
    owners: list[int | None]  # by route
    stations: dict[int, int]  # city: seat
    players: list[PlayerView]
    gained: list[list[int]]  # by seat: points on the lines an edition adds to the score sheet
    event: int | None  # the current event card: see `TableCards`
    in_force: list[int]  # the claim steps that act now
    markers: dict[str, int]  # that stand on the map: in which city
    bridges: dict[int, int]  # route: who bridged it first


class Ahead(Message):
    """First tickets that may be chosen before one's turn, and what was chosen so far."""

    legal: list[LegalMove]
    chosen: int | None  # the action; it can be changed until the turn comes


class PublicView(BoardView):
    """What everybody sees of the position."""

    decider: int | None
    phase: PhaseName
    turns_left: int | None  # in the last round
    display: list[int | None]
    pile: int
    discard: list[int]
    ticket_pile: int
    ferry_pile: int
    route: int | None  # being paid for
    city: int | None
    paid: list[int]
    revealed: list[int]
    owed: int  # cards to pay now
    choice: Choice | None  # while somebody has to choose
    display_marks: list[Mark | None]  # of the cards in the display
    action_cards: int  # in the pile: one that comes off it turns up the next event
    events_past: list[int]  # that were turned up, the current one included
    events_left: int  # how many may be turned up next


class OwnView(Message):
    """What only a seat (None: a spectator) sees of the position, and what it may do."""

    seat: int | None
    hand: list[int]
    hand_marks: dict[Mark, list[int]]  # cards of the hand that bear a mark, by kind
    postcards: list[int]  # that the seat holds in secret
    tickets: list[TicketView]
    offer: list[int]
    ways: list[TicketWay]  # to the tickets held, then to those offered
    regions: list[int]  # regions in each network of the seat
    legal: list[LegalMove]
    ahead: Ahead | None = None  # first tickets are chosen by everybody at the same time
    refusals: Refusals

    def written(self) -> str:
        """As JSON, the same way."""
        text = self.model_dump_json(exclude={"legal", "refusals"}, exclude_defaults=True)
        return completed(text, legal=listed(move.written for move in self.legal), refusals=self.refusals.written)


class SeatView(OwnView, PublicView):
    """Everything a seat (None: a spectator) may know of the position, and what it may do."""


class GameEvent(Message):
    """Something that happened, as far as the receiver may know it."""

    kind: EventName
    seat: int | None
    # Routes, cities, tickets, cards and sources of effects are indexes; tokens, markers and marks go by their names.
    details: dict[str, int | bool | str | list[int | None] | None]
    text: str  # in English


class SheetLine(Message):
    """A ticket on a score sheet."""

    ticket: int
    points: int
    fulfilled: bool


class SheetView(Message):
    """A player's score, line by line; their sum is the total."""

    seat: int
    place: int
    total: int
    lines: dict[str, int]  # by name, in order
    tickets_fulfilled: int
    longest_length: int
    longest_path: list[int]
    ticket_lines: list[SheetLine]
    borrowed: list[tuple[int, int | None]]  # city, route
    networks: list[int]


# --- from the server --------------------------------------------------------------------------------------------------


class ChatLine(Message):
    """What somebody said. `seat` None: a spectator or the table itself."""

    seat: int | None
    name: str
    at: float
    text: str | None = None
    phrase: Phrase | None = None
    emote: Emote | None = None


class Update(Message):
    """One thing that happened at the table. Numbers have no gaps: after a gap, ask to `resync`."""

    type: Literal["update"] = "update"
    number: int
    what: What
    seats: list[int]  # the receiver's own
    table: TableInfo
    views: list[SeatView] = []  # of the receiver's seats, when the position changed
    events: list[GameEvent] = []
    take_back: Code | None  # why the last decision cannot be taken back by the receiver; None: it can
    said: ChatLine | None = None
    sheets: list[SheetView] | None = None  # at the end


class Snapshot(Message):
    """Everything the receiver may know, at the start and after a gap."""

    type: Literal["snapshot"] = "snapshot"
    protocol: int
    number: int
    seats: list[int]  # the receiver's own
    host: bool
    table: TableInfo
    views: list[SeatView]
    events: list[GameEvent]  # of the whole game
    take_back: Code | None  # why the last decision cannot be taken back by the receiver; None: it can
    chat: list[ChatLine]
    muted: list[int]  # seats the receiver does not want to hear
    sheets: list[SheetView] | None


class Presence(Message):
    """Who is connected now. It is no update and has no number; the last one holds, until an update says otherwise."""

    type: Literal["presence"] = "presence"
    seats: list[int]
    spectators: int


class Ack(Message):
    """A message was carried out and is kept; `number` is the update it became."""

    type: Literal["ack"] = "ack"
    id: str
    number: int


class HintReason(Message):
    """Why a move is good: a fact of the position, with whatever it is about."""

    kind: ReasonName
    text: str  # in English
    ticket: int | None
    route: int | None
    seat: int | None
    count: int | None  # points; pieces; jokers kept


class Thought(Message):
    """What the search thinks of a move."""

    action: int
    text: str  # in English
    reasons: list[HintReason]  # the most important first; none for moves that are not among the best
    visits: int
    value: float
    win_chance: float
    margin: float


class Hint(Message):
    """The answer to `hint`, the best move first."""

    type: Literal["hint"] = "hint"
    id: str
    number: int
    thoughts: list[Thought]


class Problem(Message):
    """A message was not carried out. `code` is stable, `text` is for people."""

    type: Literal["error"] = "error"
    id: str | None
    code: Code
    text: str


class Pong(Message):
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"
    at: float


ServerMessage = Annotated[Update | Snapshot | Presence | Ack | Hint | Problem | Pong, Field(discriminator="type")]


# --- from the client --------------------------------------------------------------------------------------------------


class Hello(Wish):
    """The first message of a connection. Without a token one watches."""

    type: Literal["hello"] = "hello"
    protocol: int
    token: Token | None = None


class Move(Wish):
    """One decision, or a claim or station together with its payment."""

    type: Literal["move"] = "move"
    id: MessageId
    number: Annotated[int, Field(ge=0)]  # of the last update seen: a move made for an older position is refused
    actions: Annotated[list[Annotated[int, Field(ge=0, lt=1024)]], Field(min_length=1, max_length=2)]


class ChooseAhead(Wish):
    """First tickets, whosever turn it is: kept from everybody, and carried out when the turn comes."""

    type: Literal["choose_ahead"] = "choose_ahead"
    id: MessageId
    action: Annotated[int, Field(ge=0, lt=1024)]


class Say(Wish):
    """Chat: one of the three."""

    type: Literal["say"] = "say"
    id: MessageId
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MAX_TEXT)] | None = None
    phrase: Phrase | None = None
    emote: Emote | None = None


class TakeBack(Wish):
    """Undo one's last decision, as long as it has shown nobody anything new; alone with bots, whatever came after."""

    type: Literal["take_back"] = "take_back"
    id: MessageId


class AskHint(Wish):
    """What would the search do?"""

    type: Literal["hint"] = "hint"
    id: MessageId


class Mute(Wish):
    """Not to hear a seat any more, or to hear it again."""

    type: Literal["mute"] = "mute"
    id: MessageId
    seat: Seat
    on: bool = True


class OpenSeal(Wish):
    """The game is about to start: the nonce that was sealed."""

    type: Literal["open"] = "open"
    id: MessageId
    nonce: Nonce


class Resync(Wish):
    """Send everything anew."""

    type: Literal["resync"] = "resync"


class Ping(Wish):
    """Is anybody there?"""

    type: Literal["ping"] = "ping"
    at: Annotated[float, Field(allow_inf_nan=False)] = 0.0


ClientMessage = Annotated[
    Hello | Move | ChooseAhead | Say | TakeBack | AskHint | Mute | OpenSeal | Resync | Ping, Field(discriminator="type")
]


# --- HTTP -------------------------------------------------------------------------------------------------------------


class Trouble(Message):
    """A request was not carried out. `code` is stable, `text` is for people."""

    code: Code
    text: str


class Health(Message):
    """Can tables be read and written?"""

    status: HealthStatus
    version: str


class NewTable(Wish):
    """A table to set up. The creator takes the first open seat, and watches if there is none."""

    edition: str = Field(max_length=60)
    variant: str | None = Field(default=None, max_length=60)
    bonus: bool = False
    seats: Annotated[list[SeatPlan], Field(min_length=2, max_length=5)]
    options: TableOptions = TableOptions()
    name: Name
    nonce: Nonce | None = None  # the creator's part of the deal; or better:
    seal: Seal | None = None  # of a nonce that is told when the game is started
    id: RequestId | None = None  # the same request again, with the same id, gives the same table and seat


class StartTable(Wish):
    """Deal the cards: with the nonce that was sealed when the table was set up."""

    nonce: Nonce | None = None


class Rematch(Wish):
    """Play again, with a part of the deal of one's own."""

    seal: Seal | None = None  # of who sets the next table up


class Seated(Message):
    """A seat is yours: keep the token, it is the only key to it."""

    table: TableInfo
    token: str
    seats: list[int]


class JoinTable(Wish):
    """Take a seat; without a number the first open one. With one's token a second seat on the same device."""

    name: Name
    seat: Seat | None = None
    nonce: Nonce | None = None  # one's own part of the deal; or better:
    seal: Seal | None = None  # of a nonce that is told when the game is about to start
    id: RequestId | None = None  # the same request again, with the same id, gives the same seat


class ChangeSeat(Wish):
    """Before the start: make a seat open or a bot's, or swap two seats; one of the two.

    Who sits in a seat that the host makes open is sent away.
    """

    seat: Seat
    plan: SeatPlan | None = None
    swap_with: Seat | None = None


class StandIn(Wish):
    """A bot plays for a player who has been away for a while (host), or the player takes the seat back (level None)."""

    seat: Seat
    level: Level | None = STAND_IN


class LobbyEntry(Message):
    """A public table with room."""

    id: str
    code: str
    setup: Setup
    players: list[str]
    open_seats: int
    state: Literal["open", "playing", "over"]
    clock: Clock = Clock()
    created: float

    _stored_before = model_validator(mode="before")(one_setup)


class ReplayStep(BoardView):
    """A decision of a finished game: what happened, and how the board then looks."""

    seat: int | None  # None: the set-up
    events: list[GameEvent]


class Replay(Message):
    """A finished game, decision by decision."""

    steps: list[ReplayStep]


class CurvePoint(Message):
    """How likely each seat was to win after so many steps of the replay."""

    step: int
    chances: list[float]


class Curve(Message):
    """The chances to win through a finished game, as the planner sees them."""

    points: list[CurvePoint]


class CityInfo(Message):
    """A place on the board."""

    id: str
    name: str
    x: float
    y: float
    landmark: bool  # scores for whoever reaches it
    station: tuple[float, float]  # where a station stands
    region: int | None
    large: bool  # where large cities count
    port: bool


class RouteInfo(Message):
    """A route on the board."""

    id: str
    ends: tuple[int, int]
    color: int | None  # None: any one colour
    length: int
    cards: int
    piece: int
    points: int
    symbols: int
    waves: int
    tunnel: bool
    bridge: bool
    bed: bool  # a track bed


class TicketInfo(Message):
    """A ticket."""

    id: str
    name: str
    ends: tuple[int, int]
    places: tuple[list[int], list[int]]  # the cities of both ends: several where an end is an area
    points: int
    long: bool


class Picture(Message):
    """A small drawing: paths in a box 36 units wide round its middle, down to 12 below it."""

    ink: str  # filled, by the even-odd rule
    light: str  # lies on it
    pen: str  # stroked


class Look(Message):
    """The colour and the symbol of a kind of card, or of a player: a path about 13 units wide, round its middle."""

    fill: str
    symbol: str
    picture: Picture | None  # of a card


class Palette(Message):
    """The colours in which a page shows an edition."""

    paper: str
    panel: str
    line: str
    accent: str
    accent_ink: str
    edge: str
    ticket: str
    tint: str


class MoneyInfo(Message):
    """Where money is the score."""

    start: int
    pieces_left: list[int]  # dollars at the end for 0, 1, 2 … pieces left; for more of them as for the last


class RuleFacts(Message):
    """The numbers of an edition's rules, for its rulebook. 0: there is no such rule."""

    hand: int  # cards at the start
    deal: int  # tickets at the start
    keep: int  # of these at least; 0: it is asked in two steps
    draw: int  # tickets in a turn
    draw_keep: int
    parallel_from: int  # with so many players both of two parallel routes may be claimed
    trigger: int  # with so few pieces left the last round begins
    points_on_claim: bool
    longest_path: int
    landmark: int
    tunnel_reveal: int
    station_cost: list[int]
    station_unbuilt: int
    ferry_limit: int
    ferry_waves: int
    region_points: list[int]  # for 0, 1, 2 … regions of a network
    region_double: list[str]


class EditionInfo(Message):
    """What a client needs to draw an edition and name its parts."""

    name: str
    title: str
    players: tuple[int, int]
    variants: list[tuple[str, str]]  # name, title: those of which tables are opened, or the one that is played
    bonus: bool
    cards: list[str]  # kinds, the joker last
    looks: list[Look]  # of the cards
    player_looks: list[Look]
    pieces: list[str]
    piece_counts: list[int]
    stations: int
    regions: list[str]
    lines: list[str]  # of the score sheet
    effects: list[str]  # what each of them says, in English; an option that was chosen is one of them. Nothing where a
    # card says it: see `TableCards`
    money: MoneyInfo | None
    marks: list[Mark]  # that cards can bear
    cities: list[CityInfo | None]  # None in all three lists: not on this table
    routes: list[RouteInfo | None]
    tickets: list[TicketInfo | None]
    width: float  # of the picture, in the cities' units
    height: float
    board: str  # path of the picture
    rules: RuleFacts
    light: Palette
    dark: Palette


class CardInfo(Message):
    """A printed card or sticker that the receiver has been shown, in the receiver's language."""

    source: int  # by which views and events call it
    kind: Literal["event", "company", "step", "postcard"]
    number: int | None  # of the claim step in which it acts, or of the postcard
    title: str  # nothing on a postcard
    text: str  # of a postcard: its open side
    secret: str | None  # the other side of a postcard
    lightning: bool  # an event that acts at once and then rests
    color: int | None  # of a company
    options: dict[int, str]  # what it lets choose, by effect
    picture: str | None  # SVG


class Thing(Message):
    """A kind of token or a marker that has come into play."""

    title: str
    picture: str | None  # a path about 24 units wide, round its middle


class TableCards(Message):
    """What is printed on everything that has been shown at a table, and on nothing else."""

    cards: list[CardInfo]
    tokens: dict[str, Thing]
    markers: dict[str, Thing]
