// Made by `npm run types` from protocol.schema.json; do not edit.

/**
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage = (Hello | Move | ChooseAhead | Say | TakeBack | AskHint | Mute | OpenSeal | Resync | Ping)
/**
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = (Update | Snapshot | Presence | Ack | Hint | Problem | Pong)
/**
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignClientMessage".
 */
export type CampaignClientMessage = (CampaignHello | Resync | Ping)
/**
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignServerMessage".
 */
export type CampaignServerMessage = (CampaignView | Problem | Pong)

export interface BranchlineProtocol {
[k: string]: unknown
}
/**
 * What would the search do?
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
type?: "hint"
id: string
}
/**
 * First tickets, whosever turn it is: kept from everybody, and carried out when the turn comes.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ChooseAhead".
 */
export interface ChooseAhead {
type?: "choose_ahead"
id: string
action: number
}
/**
 * The first message of a connection. Without a token one watches.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
type?: "hello"
protocol: number
token?: (string | null)
}
/**
 * One decision, or a claim or station together with its payment.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
type?: "move"
id: string
number: number
/**
 * @minItems 1
 * @maxItems 2
 */
actions: [number]|[number, number]
}
/**
 * Not to hear a seat any more, or to hear it again.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
type?: "mute"
id: string
seat: number
on?: boolean
}
/**
 * The game is about to start: the nonce that was sealed.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "OpenSeal".
 */
export interface OpenSeal {
type?: "open"
id: string
nonce: string
}
/**
 * Is anybody there?
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
type?: "ping"
at?: number
}
/**
 * Send everything anew.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
type?: "resync"
}
/**
 * Chat: one of the three.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
type?: "say"
id: string
text?: (string | null)
phrase?: (("hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "hurry" | "one_moment" | "good_game") | null)
emote?: (("smile" | "laugh" | "wow" | "sad" | "angry" | "think" | "clap" | "train") | null)
}
/**
 * Undo one's last decision, as long as it has shown nobody anything new; alone with bots, whatever came after.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
type?: "take_back"
id: string
}
/**
 * A message was carried out and is kept; `number` is the update it became.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
type?: "ack"
id: string
number: number
}
/**
 * First tickets that may be chosen before one's turn, and what was chosen so far.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Ahead".
 */
export interface Ahead {
legal: LegalMove[]
chosen: (number | null)
}
/**
 * Something the seat may do now: a `game.Move` as it is sent.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "LegalMove".
 */
export interface LegalMove {
action: number
kind: ("claim" | "station" | "pass" | "take" | "draw" | "ferry" | "tickets" | "decline" | "player" | "card" | "option" | "keep" | "pay")
route?: (number | null)
city?: (number | null)
slot?: (number | null)
card?: (number | null)
player?: (number | null)
option?: (number | null)
effect?: (number | null)
cost?: (number | null)
text?: (string | null)
tickets?: (number[] | null)
payments?: (Payment[] | null)
payment?: (Payment | null)
}
/**
 * One way to pay.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Payment".
 */
export interface Payment {
action: number
color: (number | null)
of_color: number
jokers: number
ferry_cards: number
}
/**
 * Which game of which campaign is played at a table.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignGame".
 */
export interface CampaignGame {
id: string
game: number
counted: boolean
}
/**
 * What somebody said. `seat` None: a spectator or the table itself.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
seat: (number | null)
name: string
at: number
text?: (string | null)
phrase?: (("hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "hurry" | "one_moment" | "good_game") | null)
emote?: (("smile" | "laugh" | "wow" | "sad" | "angry" | "think" | "clap" | "train") | null)
}
/**
 * What an effect asks somebody to choose now, and what for.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
source: (number | null)
deed: ("choose" | "sell_card" | "discard_card" | "fine")
amount: number
color?: (number | null)
}
/**
 * Time to decide: for each turn and for the whole game. Who runs out is replaced by a bot.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
turn_seconds?: (number | null)
game_seconds?: (number | null)
}
/**
 * Something that happened, as far as the receiver may know it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "GameEvent".
 */
export interface GameEvent {
kind: ("starts" | "dealt_card" | "turned_up" | "flushed" | "reshuffled" | "offered_ticket" | "kept_ticket" | "returned_ticket" | "chose_tickets" | "took_display" | "drew_card" | "took_ferry_card" | "chose_route" | "paid" | "revealed" | "surcharge" | "declined" | "claimed" | "chose_city" | "built_station" | "passed" | "last_round" | "ended" | "gained" | "chose_option" | "chose_player" | "discarded" | "action_card" | "turned_up_event" | "banished_event" | "shows_mark" | "drew_mark" | "paid_marks" | "gained_money" | "took_tokens" | "sold_tokens" | "moved_marker" | "trains_back" | "shows_postcard" | "has_another_turn" | "bridged")
seat: (number | null)
details: {
[k: string]: (number | boolean | string | (number | null)[] | null)
}
text: string
}
/**
 * The answer to `hint`, the best move first.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
type?: "hint"
id: string
number: number
thoughts: Thought[]
}
/**
 * What the search thinks of a move.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Thought".
 */
export interface Thought {
action: number
text: string
reasons: HintReason[]
visits: number
value: number
win_chance: number
margin: number
}
/**
 * Why a move is good: a fact of the position, with whatever it is about.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "HintReason".
 */
export interface HintReason {
kind: ("ticket_done" | "rival_cut" | "ticket_served" | "borrows" | "race_lost" | "last_round" | "rival_blocked" | "cards_saved" | "saving_for" | "crosses" | "ticket_near" | "points" | "any_color" | "no_step" | "all_done" | "gathers" | "time_left")
text: string
ticket: (number | null)
route: (number | null)
seat: (number | null)
count: (number | null)
}
/**
 * What everybody sees of a player.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
cards: number
tickets: number
looking_at: number
pieces: number[]
stations: number
ferry_cards: number
points: number
known: number[]
regions: number[]
turns_left: (number | null)
money: number
tokens: {
[k: string]: number
}
company: (number | null)
}
/**
 * The answer to `ping`.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
type?: "pong"
at: number
}
/**
 * Who is connected now. It is no update and has no number; the last one holds, until an update says otherwise.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
type?: "presence"
seats: number[]
spectators: number
}
/**
 * A message was not carried out. `code` is stable, `text` is for people.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
type?: "error"
id: (string | null)
code: ("bad_message" | "bad_name" | "name_unseen" | "name_marks" | "bad_setting" | "bad_request" | "too_large" | "not_found" | "wrong_method" | "wrong_origin" | "wrong_host" | "wrong_protocol" | "wrong_token" | "slow_down" | "busy" | "unavailable" | "broken" | "no_such_table" | "no_such_edition" | "no_such_seat" | "edition_changed" | "full" | "seat_taken" | "name_taken" | "seats_open" | "not_host" | "not_yours" | "not_seated" | "not_a_player" | "not_away" | "opening" | "no_change" | "no_such_campaign" | "no_such_company" | "link_used" | "not_now" | "game_in_progress" | "not_agreed" | "bad_campaign" | "started" | "not_playing" | "over" | "not_over" | "not_your_turn" | "stand_in" | "old_position" | "illegal" | "not_allowed" | "nothing_to_take_back" | "information_shown" | "time_is_up")
text: string
}
/**
 * Why the other things a turn could be spent on cannot be done: by refusal (see the vocabulary), each with what it
 * stands in the way of.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Refusals".
 */
export interface Refusals {
routes?: {
[k: string]: number[]
}
cities?: {
[k: string]: number[]
}
slots?: {
[k: string]: number[]
}
moves?: {
[k: string]: ("claim" | "station" | "pass" | "take" | "draw" | "ferry" | "tickets" | "decline" | "player" | "card" | "option" | "keep" | "pay")[]
}
short?: Shortage[]
}
/**
 * What the payment for a route lacks: so many cards of a colour, and so many jokers besides.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Shortage".
 */
export interface Shortage {
route: number
cards: number
color: number
jokers: number
}
/**
 * A seat as everybody sees it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
kind: ("human" | "bot" | "open")
name: string
level?: (("easy" | "normal" | "hard" | "expert") | null)
stand_in?: (("easy" | "normal" | "hard" | "expert") | null)
here?: boolean
away?: (number | null)
seconds_left?: (number | null)
seal?: (string | null)
opened?: boolean
}
/**
 * Everything a seat (None: a spectator) may know of the position, and what it may do.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "SeatView".
 */
export interface SeatView {
turn: number
owners: (number | null)[]
stations: {
[k: string]: number
}
players: PlayerView[]
gained: number[][]
event: (number | null)
in_force: number[]
markers: {
[k: string]: number
}
bridges: {
[k: string]: number
}
decider: (number | null)
phase: ("choose_long_tickets" | "choose_tickets" | "turn" | "second_card" | "pay_route" | "answer_tunnel" | "pay_station" | "keep_tickets" | "over" | "choose_player" | "choose_card" | "choose_option")
turns_left: (number | null)
display: (number | null)[]
pile: number
discard: number[]
ticket_pile: number
ferry_pile: number
route: (number | null)
city: (number | null)
paid: number[]
revealed: number[]
owed: number
choice: (Choice | null)
display_marks: (("pickaxe" | "skull") | null)[]
action_cards: number
events_past: number[]
events_left: number
seat: (number | null)
hand: number[]
hand_marks: {
[k: string]: number[]
}
postcards: number[]
tickets: TicketView[]
offer: number[]
ways: TicketWay[]
regions: number[]
legal: LegalMove[]
ahead?: (Ahead | null)
refusals: Refusals
}
/**
 * A ticket of one's own, and whether it is fulfilled as things stand: by own routes, or with borrowed ones.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TicketView".
 */
export interface TicketView {
ticket: number
done: boolean
via_station: boolean
}
/**
 * How near a ticket held or offered is, over own and open routes.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TicketWay".
 */
export interface TicketWay {
ticket: number
pieces: (number | null)
routes: number[]
shares: [number, number][]
finished_by?: number[]
}
/**
 * The choices of one game. Made by `Edition.setup`, which knows what the edition allows.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Setup".
 */
export interface Setup {
edition: string
variant: string
bonus?: boolean
starter?: (number | null)
boards?: (string[] | null)
colors?: [string, string][]
large?: (string[] | null)
pieces?: (number[] | null)
sources?: (string[] | null)
events?: (string[] | null)
companies?: (string[] | null)
without?: string[]
held?: [number, string][]
}
/**
 * A ticket on a score sheet.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "SheetLine".
 */
export interface SheetLine {
ticket: number
points: number
fulfilled: boolean
}
/**
 * A player's score, line by line; their sum is the total.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "SheetView".
 */
export interface SheetView {
seat: number
place: number
total: number
lines: {
[k: string]: number
}
tickets_fulfilled: number
longest_length: number
longest_path: number[]
ticket_lines: SheetLine[]
borrowed: [number, (number | null)][]
networks: number[]
}
/**
 * Everything the receiver may know, at the start and after a gap.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Snapshot".
 */
export interface Snapshot {
type?: "snapshot"
protocol: number
number: number
seats: number[]
host: boolean
table: TableInfo
views: SeatView[]
events: GameEvent[]
take_back: (("bad_message" | "bad_name" | "name_unseen" | "name_marks" | "bad_setting" | "bad_request" | "too_large" | "not_found" | "wrong_method" | "wrong_origin" | "wrong_host" | "wrong_protocol" | "wrong_token" | "slow_down" | "busy" | "unavailable" | "broken" | "no_such_table" | "no_such_edition" | "no_such_seat" | "edition_changed" | "full" | "seat_taken" | "name_taken" | "seats_open" | "not_host" | "not_yours" | "not_seated" | "not_a_player" | "not_away" | "opening" | "no_change" | "no_such_campaign" | "no_such_company" | "link_used" | "not_now" | "game_in_progress" | "not_agreed" | "bad_campaign" | "started" | "not_playing" | "over" | "not_over" | "not_your_turn" | "stand_in" | "old_position" | "illegal" | "not_allowed" | "nothing_to_take_back" | "information_shown" | "time_is_up") | null)
chat: ChatLine[]
muted: number[]
sheets: (SheetView[] | null)
}
/**
 * A table as everybody sees it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
id: string
code: string
setup: Setup
options: TableOptions
state: ("open" | "playing" | "over")
seats: SeatInfo[]
host: (number | null)
commitment: string
number: number
decider: (number | null)
choosing: number[]
turn_ends_in: (number | null)
opening: boolean
practice: boolean
gets_nowhere: boolean
stand_in_after: number
rematch: (string | null)
campaign: (CampaignGame | null)
spectators: number
created: number
}
/**
 * What a table allows.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TableOptions".
 */
export interface TableOptions {
public?: boolean
take_back?: boolean
hints?: boolean
chat?: boolean
pace?: number
clock?: Clock1
}
/**
 * Time to decide: for each turn and for the whole game. Who runs out is replaced by a bot.
 */
export interface Clock1 {
turn_seconds?: (number | null)
game_seconds?: (number | null)
}
/**
 * One thing that happened at the table. Numbers have no gaps: after a gap, ask to `resync`.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
type?: "update"
number: number
what: ("created" | "joined" | "left" | "changed" | "swapped" | "opened" | "started" | "moved" | "chose_ahead" | "took_back" | "stood_in" | "said" | "muted" | "rematched" | "counted")
seats: number[]
table: TableInfo
views?: SeatView[]
events?: GameEvent[]
take_back: (("bad_message" | "bad_name" | "name_unseen" | "name_marks" | "bad_setting" | "bad_request" | "too_large" | "not_found" | "wrong_method" | "wrong_origin" | "wrong_host" | "wrong_protocol" | "wrong_token" | "slow_down" | "busy" | "unavailable" | "broken" | "no_such_table" | "no_such_edition" | "no_such_seat" | "edition_changed" | "full" | "seat_taken" | "name_taken" | "seats_open" | "not_host" | "not_yours" | "not_seated" | "not_a_player" | "not_away" | "opening" | "no_change" | "no_such_campaign" | "no_such_company" | "link_used" | "not_now" | "game_in_progress" | "not_agreed" | "bad_campaign" | "started" | "not_playing" | "over" | "not_over" | "not_your_turn" | "stand_in" | "old_position" | "illegal" | "not_allowed" | "nothing_to_take_back" | "information_shown" | "time_is_up") | null)
said?: (ChatLine | null)
sheets?: (SheetView[] | null)
}
/**
 * The first message of a connection. Without a token one watches. Said again it changes the language.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignHello".
 */
export interface CampaignHello {
type?: "hello"
protocol: number
token?: (string | null)
language?: ("en" | "de" | "nl")
}
/**
 * A box that is open.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "BoxView".
 */
export interface BoxView {
id: string
title: string
text: string
picture: string
since: number
resting: boolean
board: (string | null)
}
/**
 * Everything the holder of a company (or the host; else: a spectator) may know of a campaign.
 * 
 * A spectator knows who plays and how far they are, nothing else: every other list is empty.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignView".
 */
export interface CampaignView {
type?: "campaign"
id: string
number: number
edition: string
title: string
game: number
games: number
year: number
stage: ("before" | "ready" | "after")
company: (string | null)
host: boolean
companies: CompanyView[]
winners: string[]
todo: (TodoView | null)
table: (string | null)
cards: CardView[]
boards: NamedThing[]
boxes: BoxView[]
steps: StepView[]
events: EventCardView[]
large: NamedThing[]
trains: number
postcards: PostcardView[]
results: GameResult[]
handed_out: (number | null)
options: TableOptions
}
/**
 * A company as everybody in the campaign sees it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyView".
 */
export interface CompanyView {
id: string
name: string
text: string
color: string
player: string
kind: ("person" | "bot")
level: (("easy" | "normal" | "hard" | "expert") | null)
stand_in: boolean
taken: boolean
invited: boolean
here: boolean
at_table: boolean
present: boolean
starter: boolean
vault: number
slips: number[]
victories: number
postcards: number
agreed: boolean
}
/**
 * What has to happen next: a card is read, a company decides, a game is played, or nothing more.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TodoView".
 */
export interface TodoView {
kind: ("read" | "decide" | "play" | "over")
card?: (CardView | null)
left?: number
decision?: (DecisionView | null)
}
/**
 * A card of the story, face up.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CardView".
 */
export interface CardView {
id: string
kind: ("story" | "pause" | "stop")
title: string
text: string
picture: string
game: number
at: ("before" | "after")
box: (string | null)
}
/**
 * What one company decides between games.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "DecisionView".
 */
export interface DecisionView {
kind: ("choose" | "banish" | "settle")
company: string
options: OptionView[]
about: string
cities: string[]
yours: boolean
}
/**
 * One of the things a company may decide for.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "OptionView".
 */
export interface OptionView {
id: string
title: string
text: string
}
/**
 * A city or a part of the map.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "NamedThing".
 */
export interface NamedThing {
id: string
name: string
}
/**
 * A rule in force: a claim step, with where it comes from.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "StepView".
 */
export interface StepView {
id: string
number: number
title: string
text: string
box: (string | null)
trace: boolean
}
/**
 * An event card that has been seen.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "EventCardView".
 */
export interface EventCardView {
id: string
title: string
text: string
picture: string
lightning: boolean
banished: boolean
}
/**
 * A postcard of one's own with both sides, or one that was shown to everybody.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "PostcardView".
 */
export interface PostcardView {
id: string
number: number
company: string
text: string
secret: string
picture: string
shown: boolean
}
/**
 * A finished game.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "GameResult".
 */
export interface GameResult {
game: number
year: number
boards: string[]
companies: CompanyResult[]
events: string[]
table: (string | null)
earlier: boolean
}
/**
 * What a game brought a company.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyResult".
 */
export interface CompanyResult {
company: string
slip: number
place: (number | null)
tickets: ([number, number] | null)
received: number
shown: string[]
}
/**
 * Who shall sit in a seat: the creator or somebody invited (open), or a bot.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "SeatPlan".
 */
export interface SeatPlan {
kind?: ("open" | "bot")
level?: ("easy" | "normal" | "hard" | "expert")
}
/**
 * A table to set up. The creator takes the first open seat, and watches if there is none.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
edition: string
variant?: (string | null)
bonus?: boolean
/**
 * @minItems 2
 * @maxItems 5
 */
seats: [SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]
options?: TableOptions1
name: string
nonce?: (string | null)
seal?: (string | null)
id?: (string | null)
}
/**
 * What a table allows.
 */
export interface TableOptions1 {
public?: boolean
take_back?: boolean
hints?: boolean
chat?: boolean
pace?: number
clock?: Clock1
}
/**
 * A seat is yours: keep the token, it is the only key to it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
table: TableInfo
token: string
seats: number[]
}
/**
 * Take a seat; without a number the first open one. With one's token a second seat on the same device.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "JoinTable".
 */
export interface JoinTable {
name: string
seat?: (number | null)
nonce?: (string | null)
seal?: (string | null)
id?: (string | null)
}
/**
 * Before the start: make a seat open or a bot's, or swap two seats; one of the two.
 * 
 * Who sits in a seat that the host makes open is sent away.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ChangeSeat".
 */
export interface ChangeSeat {
seat: number
plan?: (SeatPlan | null)
swap_with?: (number | null)
}
/**
 * A bot plays for a player who has been away for a while (host), or the player takes the seat back (level None).
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "StandIn".
 */
export interface StandIn {
seat: number
level?: (("easy" | "normal" | "hard" | "expert") | null)
}
/**
 * A public table with room.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "LobbyEntry".
 */
export interface LobbyEntry {
id: string
code: string
setup: Setup
players: string[]
open_seats: number
state: ("open" | "playing" | "over")
clock?: Clock2
created: number
}
/**
 * Time to decide: for each turn and for the whole game. Who runs out is replaced by a bot.
 */
export interface Clock2 {
turn_seconds?: (number | null)
game_seconds?: (number | null)
}
/**
 * A place on the board.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CityInfo".
 */
export interface CityInfo {
id: string
name: string
x: number
y: number
landmark: boolean
/**
 * @minItems 2
 * @maxItems 2
 */
station: [number, number]
region: (number | null)
large: boolean
port: boolean
}
/**
 * The colour and the symbol of a kind of card, or of a player: a path about 13 units wide, round its middle.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
fill: string
symbol: string
picture: (Picture | null)
}
/**
 * A small drawing: paths in a box 36 units wide round its middle, down to 12 below it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Picture".
 */
export interface Picture {
ink: string
light: string
pen: string
}
/**
 * Where money is the score.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "MoneyInfo".
 */
export interface MoneyInfo {
start: number
pieces_left: number[]
}
/**
 * The colours in which a page shows an edition.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Palette".
 */
export interface Palette {
paper: string
panel: string
line: string
accent: string
accent_ink: string
edge: string
ticket: string
tint: string
}
/**
 * A route on the board.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "RouteInfo".
 */
export interface RouteInfo {
id: string
/**
 * @minItems 2
 * @maxItems 2
 */
ends: [number, number]
color: (number | null)
length: number
cards: number
piece: number
points: number
symbols: number
waves: number
tunnel: boolean
bridge: boolean
bed: boolean
}
/**
 * The numbers of an edition's rules, for its rulebook. 0: there is no such rule.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "RuleFacts".
 */
export interface RuleFacts {
hand: number
deal: number
keep: number
draw: number
draw_keep: number
parallel_from: number
trigger: number
points_on_claim: boolean
longest_path: number
landmark: number
tunnel_reveal: number
station_cost: number[]
station_unbuilt: number
ferry_limit: number
ferry_waves: number
region_points: number[]
region_double: string[]
}
/**
 * A ticket.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TicketInfo".
 */
export interface TicketInfo {
id: string
name: string
/**
 * @minItems 2
 * @maxItems 2
 */
ends: [number, number]
/**
 * @minItems 2
 * @maxItems 2
 */
places: [number[], number[]]
points: number
long: boolean
}
/**
 * What a client needs to draw an edition and name its parts.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "EditionInfo".
 */
export interface EditionInfo {
name: string
title: string
/**
 * @minItems 2
 * @maxItems 2
 */
players: [number, number]
variants: [string, string][]
bonus: boolean
cards: string[]
looks: Look[]
player_looks: Look[]
pieces: string[]
piece_counts: number[]
stations: number
regions: string[]
lines: string[]
effects: string[]
money: (MoneyInfo | null)
marks: ("pickaxe" | "skull")[]
cities: (CityInfo | null)[]
routes: (RouteInfo | null)[]
tickets: (TicketInfo | null)[]
width: number
height: number
board: string
rules: RuleFacts
light: Palette
dark: Palette
}
/**
 * A printed card or sticker that the receiver has been shown, in the receiver's language.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CardInfo".
 */
export interface CardInfo {
source: number
kind: ("event" | "company" | "step" | "postcard")
number: (number | null)
title: string
text: string
secret: (string | null)
lightning: boolean
color: (number | null)
options: {
[k: string]: string
}
picture: (string | null)
}
/**
 * A kind of token or a marker that has come into play.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
title: string
picture: (string | null)
}
/**
 * What is printed on everything that has been shown at a table, and on nothing else.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "TableCards".
 */
export interface TableCards {
cards: CardInfo[]
tokens: {
[k: string]: Thing
}
markers: {
[k: string]: Thing
}
}
/**
 * A decision of a finished game: what happened, and how the board then looks.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ReplayStep".
 */
export interface ReplayStep {
turn: number
owners: (number | null)[]
stations: {
[k: string]: number
}
players: PlayerView[]
gained: number[][]
event: (number | null)
in_force: number[]
markers: {
[k: string]: number
}
bridges: {
[k: string]: number
}
seat: (number | null)
events: GameEvent[]
}
/**
 * A finished game, decision by decision.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
steps: ReplayStep[]
}
/**
 * How likely each seat was to win after so many steps of the replay.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
step: number
chances: number[]
}
/**
 * The chances to win through a finished game, as the planner sees them.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Curve".
 */
export interface Curve {
points: CurvePoint[]
}
/**
 * A request was not carried out. `code` is stable, `text` is for people.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
code: ("bad_message" | "bad_name" | "name_unseen" | "name_marks" | "bad_setting" | "bad_request" | "too_large" | "not_found" | "wrong_method" | "wrong_origin" | "wrong_host" | "wrong_protocol" | "wrong_token" | "slow_down" | "busy" | "unavailable" | "broken" | "no_such_table" | "no_such_edition" | "no_such_seat" | "edition_changed" | "full" | "seat_taken" | "name_taken" | "seats_open" | "not_host" | "not_yours" | "not_seated" | "not_a_player" | "not_away" | "opening" | "no_change" | "no_such_campaign" | "no_such_company" | "link_used" | "not_now" | "game_in_progress" | "not_agreed" | "bad_campaign" | "started" | "not_playing" | "over" | "not_over" | "not_your_turn" | "stand_in" | "old_position" | "illegal" | "not_allowed" | "nothing_to_take_back" | "information_shown" | "time_is_up")
text: string
}
/**
 * A company a campaign can be founded with.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyCard".
 */
export interface CompanyCard {
id: string
name: string
text: string
color: string
picture: string
}
/**
 * Who shall play a company: a person, who comes by a link, or a bot.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyPlan".
 */
export interface CompanyPlan {
company: string
name?: (string | null)
kind?: ("person" | "bot")
level?: ("easy" | "normal" | "hard" | "expert")
}
/**
 * A campaign to found, its companies in order of seats.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "NewCampaign".
 */
export interface NewCampaign {
/**
 * @minItems 2
 * @maxItems 5
 */
companies: [CompanyPlan, CompanyPlan]|[CompanyPlan, CompanyPlan, CompanyPlan]|[CompanyPlan, CompanyPlan, CompanyPlan, CompanyPlan]|[CompanyPlan, CompanyPlan, CompanyPlan, CompanyPlan, CompanyPlan]
own?: (string | null)
options?: TableOptions2
id?: (string | null)
}
/**
 * What a table allows.
 */
export interface TableOptions2 {
public?: boolean
take_back?: boolean
hints?: boolean
chat?: boolean
pace?: number
clock?: Clock1
}
/**
 * A campaign from its document: everything in it is checked, and its companies get new links.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ImportCampaign".
 */
export interface ImportCampaign {
document: {
[k: string]: unknown
}
own?: (string | null)
options?: TableOptions3
id?: (string | null)
}
/**
 * What a table allows.
 */
export interface TableOptions3 {
public?: boolean
take_back?: boolean
hints?: boolean
chat?: boolean
pace?: number
clock?: Clock1
}
/**
 * An invitation: whoever comes with it first has the company.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyLink".
 */
export interface CompanyLink {
company: string
link: string
}
/**
 * A campaign is yours to arrange: keep the token, it is the only key to it. `links` are for the others.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CampaignFounded".
 */
export interface CampaignFounded {
campaign: CampaignView
token: string
links: CompanyLink[]
}
/**
 * Take a company, with the link that was sent.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "JoinCampaign".
 */
export interface JoinCampaign {
link: string
name?: (string | null)
id?: (string | null)
}
/**
 * A company is yours: keep the token, it is the only key to it.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "JoinedCampaign".
 */
export interface JoinedCampaign {
campaign: CampaignView
token: string
company: string
}
/**
 * The card that lies there has been read: the next one comes.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ReadCard".
 */
export interface ReadCard {
id: string
card: string
}
/**
 * What one's company decides.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Decide".
 */
export interface Decide {
id: string
option: string
}
/**
 * Does a company play the next game? Its player says it, or the host for who is not there.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Attend".
 */
export interface Attend {
id: string
company: string
present: boolean
}
/**
 * Who plays a company from now on, between games.
 * 
 * `bot`: the host lets a bot play for who stays away, or sets its level; `person` with one's own token: one plays
 * again oneself; `person` by the host: a new link for a company that nobody has taken.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "ChangeCompany".
 */
export interface ChangeCompany {
id: string
company: string
kind: ("person" | "bot")
level?: ("easy" | "normal" | "hard" | "expert")
}
/**
 * The campaign as it then is; with a new link, if one was asked for.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "CompanyChanged".
 */
export interface CompanyChanged {
campaign: CampaignView
link: (CompanyLink | null)
}
/**
 * Where the game is played. The token of the company opens its seat there.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "Begun".
 */
export interface Begun {
table: string
game: number
token: string
seats: number[]
}
/**
 * Does one's company agree that the campaign's document is handed out? Who reads it can look ahead.
 * 
 * This interface was referenced by `BranchlineProtocol`'s JSON-Schema
 * via the `definition` "HandOver".
 */
export interface HandOver {
id: string
agree?: boolean
}

export const PROTOCOL = 2
