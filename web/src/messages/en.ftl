# --- start
welcome = Build railways with friends or bots. No account, exact rules, fair dealing.
play-now = Play now
your-name = Your name
guest = Guest
board = Board
variant = Variant
bonus-tickets = Bonus tickets
players = Players
players-all = Everything about the players
opponents = Opponents
friends = Friends (open seats)
level-easy = Easy bots
level-normal = Normal bots
level-hard = Hard bots
level-expert = Expert bots
opponent-easy = Easy bots claim whatever they can pay for, and forget tickets.
opponent-normal = Normal bots collect for a while, and forget a ticket now and then.
opponent-hard = Hard bots plan for their tickets, collect patiently and watch for the end.
opponent-expert = Expert bots try moves out on many possible deals, and read what you are up to from your moves.
public-table = Show among the open tables
start-game = Start the game
opening = The game is about to start: everybody's part of the deal is being opened.
join-code = Join with a code
code = Code
join = Join
lobby = Open tables
lobby-empty = No public table is open just now.
lobby-playing = being played
clock-turn = { $time } a turn
clock-game = { $time } a game
quick-match = Quick match
quick-match-how = Sit down at any open table of this board, or open one that others find
seats-open = { $n ->
    [one] one seat open
   *[other] { $n } seats open
}
players-range = { $from }–{ $to } players
settings = Settings
language = Language
theme = Colours
theme-system = like the system
theme-light = light
theme-dark = dark
sound = Sound
notifications = Tell me when it is my turn
rules = Rules
statistics = Your games on this device
no-statistics = No finished games yet.
finished = Finished games
finished-line = { $edition }: { $n ->
    [one] one point
   *[other] { $n } points
}{ $won ->
    [yes] , won
   *[no] {""}
}
statistics-line = { $edition }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won, best score { $best }
home = Start page
offline = No connection. Your games are kept on the server; when the network is back, they go on.
close = Close
trademark = Compatible with the rules of Ticket to Ride; not made or endorsed by its publisher.
# --- the campaign
legends = Legends of the West
legends-card = Legends of the West: a campaign of twelve evenings
legends-pitch = A map that grows, rules that come out of boxes, letters nobody else may read. For friends who meet again, or for you and a few bots.
own-campaigns = Your campaigns
found-campaign = Found a campaign
found-title = Who lays the rails?
found-how = Each player leads a company through twelve games, one every three years from 1865 to 1898. Choose yours, and who plays the others: friends come by a link of their own, bots are always free. Two companies are enough, five make a crowd.
played-by = Played by
by-me = me
by-friend = a friend (by link)
bot-easy = a bot, easy
bot-normal = a bot, normal
bot-hard = a bot, hard
bot-expert = a bot, expert
by-nobody = nobody
friends-name = Name, if you like
two-companies = At least two companies must play.
links-title = One link for each friend
links-how = Whoever comes by a link first has that company for the whole campaign. You find the links again in the office, under Companies.
to-the-office = To the office
back-to-office = Back to the office
bring-campaign = Go on with a campaign from its file
bring-how = Every game in the file is checked, then its companies get new links.
campaign-file = The file
not-a-campaign = This is not a campaign’s file.
which-is-yours = Which company is yours?
none-of-them = none of them
go-on-here = Go on here
invited-title = A chair is kept for you
invited-how = Somebody has founded a campaign and given you a company in it. Come in; the kettle is on.
invited-with = At the table: { $names }
come-in = Come in
office-title = The engraver’s office · { $year } · game { $game } of { $games }
office-over = The engraver’s office · the map is finished
watching-campaign = You are looking through the window: only those who play can come in.
line-of-games = The twelve games
stop-won = { $year }, game { $game }: won by { $company }
stop-now = { $year }, game { $game }: now
stop-to-come = { $year }, game { $game }: to come
desk = On the desk
drawers = Drawers
drawer-map = Map
drawer-post = Post
drawer-post-new = Post ({ $n })
drawer-companies = Companies
drawer-rules = Rules
drawer-story = Story
drawer-file = Key and file
map-now = The map as it lies on the table
map-caption = { $boards } sheets found so far
card-says-pause = Pause
card-says-stop = Stop
turn-card = Turn the next card
lay-card-down = Lay the card down
skip-to-now = Skip { $n } that others have read
box-opens = A box opens
box-unopened = On the desk stands a box that was not there yesterday.
open-box = Lift the lid
skip = Skip
go-on = Go on
slips-title = Pay slips of { $year }, game { $game }
slips-earlier = Played with an earlier version of the game: the result stands, a replay is no longer possible.
was-absent = was away
place-n = place { $place }
tickets-done = { $done } of { $all } tickets
postcards-came = { $n ->
    [one] one postcard
   *[other] { $n } postcards
}
postcards-held = { $n ->
    [one] one postcard in the office
   *[other] { $n } postcards in the office
}
post-for-you = { $n ->
    [one] There is a postcard for you. Its other side is yours alone.
   *[other] There are { $n } postcards for you. Their other sides are yours alone.
}
showed-postcard = { $company } showed postcard { $number }.
dollars = ${ $amount }
look-at-game = Look at the table
decision = A decision
you-decide = You decide
they-decide = { $player } decides for { $company }
waiting-for = Waiting for { $player }.
banish-title = Which event shall never come again?
banish-how = Whoever begins the next game strikes one of the events of this evening from the pile for good.
banish = Strike it out
settle-title = The track bed from { $from } to { $to }
settle-how = The company that was first on it says which colour it has from now on. These three are the rarest on the map.
settle = Paint it
decide = Decide
game-of = { $year } · game { $game } of { $games }
evening-title = Who plays tonight?
evening-going = The game has begun
plays-bot = a bot
plays-for = a bot for { $player }
begins = begins
not-come-yet = has not come yet
is-here = is here
is-at-table = at the table
plays-tonight = plays tonight
stays-away = stays away
let-bot-play = Let a bot play
play-myself = I play again myself
missing-players = Still to come by their links: { $names }. Wait for them, or let a bot play tonight, or play without them.
begin-game = Begin game { $game }
to-the-table = To the table
vaults-title = The vaults
vaults-how = Twelve pay slips lie in each, face down. Turn them over, year by year.
slip-face-down = face down
turn-slips = Turn over game { $game }
turn-all = All at once
campaign-won = { $n ->
    [one] { $names } has won the campaign.
   *[other] { $names } share the victory.
}
number-n = No. { $number }
new = new
turn-over = Turn over
only-you = For your eyes only
postcard-met = Met and shown
office-cards = { $n ->
    [one] One postcard stands on your shelf. What its other side says nobody else knows.
   *[other] { $n } postcards stand on your shelf. What their other sides say nobody else knows.
}
office-empty = No post yet. Some tickets carry a number: whoever fulfils one is written to.
shown-cards = Shown to everybody
your-company = yours
slips-so-far = Pay slips:
invitation-for = Invitation for { $player }
new-invitation = Make a new invitation
invite-for-bot = Invite a friend to play it
steps-title = After a claim
steps-how = These steps are gone through in order after each claimed route; boxes bring stickers for the empty ones.
no-sticker = no sticker yet
from-rulebook = From the rulebook
from-box = From the box { $box }, since game { $game }
left-by = Left behind by { $box }
on-the-table = On the table
trains-each = Trains for each company
boards-found = Sheets of the map
large-cities = Large cities
boxes-open = Boxes opened
box-rests = Its rules rest; its trace stays.
box-since = In force since game { $game }
events-seen = Events that may come again
events-banished = Struck out for good: { $names }
nothing-read = Nothing has been read yet.
key-title = Your key
key-how = This link opens your company on another device. Keep it like a house key.
key-link-office = Your company on another device
file-title = The campaign as a file
file-how = A campaign is a file its players hold: with it you can go on in the terminal or on another server. But whoever reads it can look ahead, so it is handed out once every player agrees.
file-over = The campaign is over: its file is yours.
file-agree = I agree that the file is handed out
file-agreed = { $n } of { $of } have agreed.
file-handed-out = Handed out since game { $game }: players may know what is to come.
file-download = Download the file
problem-no-such-campaign = There is no such campaign here.
problem-link-used = Somebody has come by this link already.
problem-not-now = Not now: something else comes first.
problem-game-in-progress = A game is being played; wait until it is over.
problem-not-agreed = Not everybody has agreed to that.
problem-bad-campaign = This file is no campaign that could have been played.
# --- waiting
waiting = Waiting for players
invite = Invite friends with this link or the code { $code }
copy-link = Copy the link
copied = Copied
take-seat = Take this seat
seat-open = open
seat-bot = bot
add-bot = Give it to a bot
make-open = Make it open
move-here = Move here
add-local = Another player on this device
leave = Leave
key-link = Your seat on another device
watching = You are watching.
# --- at the table
your-turn = Your turn
turn-of = { $name } has to decide
phase-choose-long-tickets = choose long tickets
phase-choose-tickets = choose tickets
phase-turn = take a turn
phase-second-card = draw a second card
phase-pay-route = pay for the route
phase-answer-tunnel = pay the surcharge or give up
phase-pay-station = pay for the station
phase-keep-tickets = keep tickets
phase-choose-player = choose a player
phase-choose-card = choose a card
phase-choose-option = make a choice
phase-over = The game is over
last-round = Last round: { $name } is nearly out of pieces. Everybody has one more turn.
turns-left = { $n ->
    [one] one turn left
   *[other] { $n } turns left
}
connection-lost = Connection lost; trying again …
connecting = Connecting …
cards = Cards
hand = Your cards
hand-empty = no cards
tickets = Your tickets
offered = Choose tickets
choose-now = Choose your tickets
waiting-for-choices = Waiting for { $names } to choose tickets
tickets-chosen = Your tickets are chosen
choose-again = Choose again
keep-selected = { $n ->
    [one] Keep one ticket
   *[other] Keep { $n } tickets
}
pile-count = { $n } left
claim-title = Claim { $route }
how-to-pay = How do you pay?
tunnel-title = The tunnel { $route }
decline = Give up and take the cards back
station = Build a station
take-back = Take back
practice = Practice
practice-now = This is a practice game now: it does not count in your statistics.
hint = Hint
hint-chance = wins { $chance } %
because-ticket-done = fulfils { $ticket }
because-rival-cut = { $player } could join two networks there and has the cards
because-ticket-served = brings { $ticket } nearer by { $pieces }
because-borrows = can borrow { $route } of { $player }, for { $ticket }
because-race-lost = { $ticket } cannot be fulfilled any more
because-last-round = brings about the last round
because-rival-blocked = keeps { $player } from joining two networks
because-cards-saved = keeps { $n }× { $joker }
because-saving-for = is what { $route } lacks, for { $ticket }
because-crosses = covers waves of { $route }, for { $ticket }
because-ticket-near = { $ticket } needs { $pieces }
because-points = { $n ->
    [one] scores one point
   *[other] scores { $n } points
}
because-any-color = goes with every colour
because-no-step = nothing you can claim now brings { $ticket } nearer
because-all-done = all your tickets are fulfilled
because-gathers = makes { $n } of that colour
because-time-left = everybody has { $pieces } or more left
chat = Chat
say = Say
log = What happened
message = Message
mute = Mute { $name }
unmute = Hear { $name }
stand-in = Let a bot play for { $name }
stand-in-wait = in { $seconds } s
come-back = Play myself again
find-city = Find a city
zoom-in = Zoom in
zoom-out = Zoom out
zoom-reset = Whole board
piece-count = { $n } { $piece }
piece-car = { $n ->
    [one] one car
   *[other] { $n } cars
}
piece-taxi = { $n ->
    [one] one taxi
   *[other] { $n } taxis
}
piece-tram = { $n ->
    [one] one tram
   *[other] { $n } trams
}
piece-subway = { $n ->
    [one] one subway
   *[other] { $n } subways
}
card-count = { $n ->
    [one] one card
   *[other] { $n } cards
}
ticket-count = { $n ->
    [one] one ticket
   *[other] { $n } tickets
}
station-count = { $n ->
    [one] one station
   *[other] { $n } stations
}
ferry-count = { $n ->
    [one] one ferry card
   *[other] { $n } ferry cards
}
point-count = { $n ->
    [one] one point
   *[other] { $n } points
}
ticket-done = Ticket fulfilled: { $ticket }
done = fulfilled
not-done = open
cover-title = Hand the device to { $name }
cover-button = I am { $name }
# --- routes and cards
any-color = any colour
color-grey = grey
route-length = { $n }× { $color }
route-cards = { $n } cards
route-symbols = { $n } must be { $joker }
route-waves = { $n ->
    [one] one wave
   *[other] { $n } waves
}
route-tunnel = tunnel
owned-by = owned by { $name }
count-card = { $n }× { $card }
card-red = red
card-blue = blue
card-green = green
card-yellow = yellow
card-orange = orange
card-white = white
card-black = black
card-pink = pink
card-purple = purple
card-locomotive = locomotive
card-taxi = taxi
card-bicycle = bicycle
# --- moves
move-claim = Claim { $route }
move-station = Station in { $city }
move-take = Take { $card }
move-draw = Draw from the pile
move-ferry = Take a ferry card
move-tickets = Draw tickets
move-pass = Pass
move-decline = Give up the tunnel
move-keep = Keep { $tickets }
move-keep-none = Keep none
move-player = Choose { $player }
move-card = Choose { $card }
move-option = Choose “{ $option }”
# --- events
event-starts = { $name } starts
event-dealt-card = { $name } is dealt a card{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-turned-up = { $card } is turned up
event-flushed = Too many jokers in the display: all cards are discarded
event-reshuffled = The discard pile becomes the draw pile
event-offered-ticket = { $name } looks at { $known ->
    [no] a ticket
   *[yes] { $ticket }
}
event-kept-ticket = { $name } keeps { $ticket }
event-returned-ticket = { $name } returns { $ticket }
event-chose-tickets = { $name } keeps { $n ->
    [one] one ticket
   *[other] { $n } tickets
}{ $all ->
    [yes] {""}
   *[no] {" "}and returns { $returned }
}
event-took-display = { $name } takes a card: { $card }
event-drew-card = { $name } draws a card from the pile{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-took-ferry-card = { $name } takes a ferry card
event-chose-route = { $name } wants { $route }
event-paid = { $name } pays { $payment }
event-revealed = The tunnel shows { $card }{ $matches ->
    [yes] : a match
   *[no] {""}
}
event-surcharge = { $name } has to pay { $n ->
    [one] one card
   *[other] { $n } cards
} more
event-declined = { $name } gives { $route } up and takes the cards back
event-claimed = { $name } claims { $route } ({ $n ->
    [one] one point
   *[other] { $n } points
})
claimed-without-points = { $name } claims { $route }
event-chose-city = { $name } wants a station in { $city }
event-built-station = { $name } builds a station in { $city }
event-passed = { $name } passes
event-last-round = { $name } starts the last round
event-ended = { $passed ->
    [yes] Everybody passed: the game is over
   *[no] The game is over
}
event-gained = { $name } gains { $n ->
    [one] one point
   *[other] { $n } points
} ({ $line })
lost-points = { $name } loses { $n ->
    [one] one point
   *[other] { $n } points
} ({ $line })
event-chose-option = { $name } chooses: { $option }
event-chose-player = { $name } chooses { $player }
event-discarded = { $name } discards a card: { $card }
event-action-card = An action card comes off the pile
event-turned-up-event = A new event: { $source }
event-banished-event = { $name } banishes the event { $source }
event-shows-mark = The card in place { $slot } bears a { $mark }
event-drew-mark = { $name }'s new card bears a { $mark }
event-paid-marks = { $name } pays with { $n }× { $mark }
event-gained-money = { $name }: { $source }, +{ $money }
event-took-tokens = { $name }: { $source }, +{ $n }× { $token }
event-sold-tokens = { $name } sells { $n }× { $token }
event-moved-marker = { $marker }: now in { $city }
event-trains-back = { $name } takes { $n ->
    [one] one train
   *[other] { $n } trains
} back
event-shows-postcard = { $name } shows { $source }
event-has-another-turn = { $name } has another turn
event-bridged = { $name } is the first to bridge { $route }
# --- planning
plan = Your plan
plan-mark = Mark routes
plan-stop = Done marking
plan-how = Click the routes you want. Only you see this.
plan-clear = Clear
plan-way = Add the way for { $ticket }
plan-left = { $pieces } left then
plan-short = { $pieces } too few
plan-cards = Cards you need
plan-have = { $n } of { $of }
plan-jokers = and { $n }× { $joker } in hand
plan-drop = Take { $route } out of the plan
plan-lost = { $route } went to { $name }
# --- chat
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Your turn!
phrase-one_moment = One moment, please.
phrase-good_game = Good game!
emote-smile = smile
emote-laugh = laugh
emote-wow = wow
emote-sad = sad
emote-angry = angry
emote-think = thinking
emote-clap = applause
emote-train = train
# --- scores
scores = Scores
line-routes = Routes
line-tickets = Tickets
line-stations = Stations
line-longest = Longest path
line-regions = Regions
line-landmarks = Landmarks
score-total = Total
winner = { $n ->
    [one] Winner: { $name }
   *[other] Winners: { $name }
}
longest-path-of = The longest path of { $name }: { $n }
borrowed = Station in { $city } borrows { $route }
rematch = Rematch
to-rematch = Go to the rematch
download-record = Download the record
dealt-fairly = Dealt fairly: check
fair-secret = The server's secret has the hash that was published before the game:
fair-commitment = That hash is the one this device noted when you sat down:
fair-nonce = Your own part is among those the deal was made from:
fair-more = branchline verify checks the same, and every card, in the downloaded record.
replay = Replay
replay-step = Step { $n } of { $of }
replay-back = One step back
replay-on = One step on
turn-setup = The game is set up
turn-drew = { $n ->
    [one] { $name } draws one card
   *[other] { $name } draws { $n } cards
}
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
curve = Chances to win, as the planner bot sees them
curve-working = The bot is working the chances out …
curve-failed = The chances cannot be told just now.
# --- problems
problem-not-your-turn = It is not your turn.
problem-old-position = The position has changed; look again.
problem-information-shown = That has shown something new and cannot be taken back.
problem-nothing-to-take-back = There is nothing to take back.
problem-slow-down = Not so fast.
problem-seats-open = Some seats are still open: wait, or give them to bots.
problem-no-such-table = There is no such table.
problem-wrong-token = This link does not open a seat here.
problem-full = Every seat is taken.
problem-name-taken = Somebody here has that name already.
problem-started = The game has started.
problem-wrong-protocol = This page is too old; reload it.
problem-stand-in = A bot plays for you: take the seat back first.
problem-not-away = This player is here, or has not been away for long enough.
problem-opening = The game is about to start. If somebody does not answer, start again in ten seconds.
problem-bad-name = A name has 1 to 40 characters that can be shown: no line breaks, and nothing that turns the writing round.
problem-name-unseen = The name has characters that nobody can see.
problem-name-marks = The name has too many marks on one letter, or marks without a letter.
problem-busy = Too much is happening at once; try again.
problem-no-answer = The server does not answer. Is there a connection?
problem-unavailable = The server cannot save just now; trying again.
problem-seat-taken = That seat is taken.
problem-not-host = Only the host can do that.
problem-not-allowed = This table plays without that.
problem-not-playing = There is no game going on.
problem-no-change = It is like that already.
# --- why a move is refused
reason-game-over = The game is over.
reason-no-such-action = There is no such move.
reason-not-now = Something else has to be decided now.
reason-no-such-route = This board has no such route.
reason-taken = This route is taken.
reason-parallel-closed = This route is closed: a parallel one is taken.
reason-too-few-pieces = You have too few pieces left for it.
reason-cannot-pay = Your cards cannot pay for it.
reason-no-such-city = This board has no such city for a station.
reason-no-station-left = You have no station left.
reason-city-has-station = This city has a station already.
reason-slot-empty = There is no card in that place.
reason-no-cards = There are no cards left to draw.
reason-joker-second = A face-up joker cannot be your second card.
reason-no-ferry-card = There are no ferry cards left.
reason-ferry-limit = You cannot hold more ferry cards.
reason-no-tickets = There are no tickets left.
reason-can-act = You can pass only if you cannot do anything else.
reason-keep-too-few = You have to keep more tickets.
reason-keep-too-many = You cannot keep that many tickets.
reason-not-offered = You were not offered that ticket.
reason-wrong-color = That colour does not fit here.
reason-too-few-jokers = This takes more jokers.
reason-not-in-hand = You do not have these cards.
reason-ferry-card-useless = You cannot use ferry cards like that here.
reason-not-a-choice = That is not one of the choices.
reason-too-few-cards = There are too few cards left to draw as a turn.
reason-closed = This route is closed for now.
# --- tables and their boards, and who is there
problem-no-such-edition = This table's board is not on this server any more.
problem-edition-changed = This was begun with another version of the game and cannot go on with this one.
seat-away = not here now
send-away = Send { $name } away
seat-lost = You have no seat at this table any more; you can watch, or take an open seat.
seat-not-known = Your seat is not known here just now; you can watch, or take an open seat. Its key is kept: reload the page to try it again.
gets-nowhere = Nobody has claimed anything for 50 rounds. If you want to end it, leave the game: bots play it to its end, and it is scored.
# --- the first game
learn = Learn to play (5 minutes)
learn-why = New here? Play a real game against an easy bot. A coach beside you explains each thing when it matters.
learn-go-on = Go on with your lesson
learned = You have played your first game with the coach.
coach = Coach
coach-next = Got it
coach-ask = What would you do?
coach-thinking = Thinking …
coach-advice = I would: { $move }.
coach-advice-why = I would: { $move } ({ $why }).
coach-offer = Your first game of { $title }? A coach beside the board can explain each thing when it matters.
coach-yes = Yes, please
coach-no = No, thanks
coach-pause = Pause
coach-skip = Skip lessons
coach-resume = Back to the coach
coach-call = Call the coach
coach-your-move = Your move. Take your time.
coach-watch = { $name } plays. Watch which cards and routes go: they show what { $name } is after.
now-finish = { $route } fulfils { $ticket }: claim it now.
now-claim = You can claim { $route }: it is on the way of { $ticket }.
now-take = { $card } lies open: { $route } needs it, on the way of { $ticket }.
now-collect = { $route } is on the way of { $ticket }: { $missing }.
now-needs = { $ticket } still needs { $pieces }; you have them.
now-lost = { $ticket } cannot be fulfilled any more: spend nothing on it.
now-possible = Your tickets can still be fulfilled: the dashed line shows the way.
now-done = All your tickets are fulfilled.
now-off-way = None of these is on the way of your tickets, so collecting on may be better.
now-longest = Of those on your way, { $route } brings most: { $worth }.
now-longest-free = No ticket of yours needs it, but { $route } is free and brings { $worth }.
now-spend = No ticket can be fulfilled in this turn; { $route } brings most: { $worth }.
lesson-title-goal = Welcome to New York!
lesson-goal = You and { $name } have { $n } taxis each. You score in three ways: claim routes, fulfil your secret tickets, reach places with a star. Whoever has most points in the end wins. Nothing hurries you; { $name } waits.
lesson-title-tickets = Tickets are your plan
lesson-tickets = A ticket names two places. Link them with your own routes and you get its points; fail, and you lose as many. Keep one or both. { $shared ->
    [yes] Both of these lead to { $city }, so one way can serve both.
   *[no] Two that lie close together can share routes.
}
lesson-title-draw = First collect, then build
lesson-draw = Routes cost cards, so begin by drawing. Each turn is one of three: draw two cards, claim a route, or draw tickets. Look at your way on the map and take its colours. The face-down pile is a gamble.
lesson-title-colours = One colour for each route
lesson-colours = These are your cards. A coloured route costs that colour only, one card for each space. A grey one takes any colour, but just one. So collect few colours, those of your way: three alike beat three different ones.
lesson-title-claim = You can build!
lesson-claim = You can pay for every outlined route. Choose one and you see all ways to pay, those with the fewest { $joker } cards first. It is yours to the end.
lesson-title-jokers = Taxi cards are jokers
lesson-jokers = A taxi card stands for any colour, so it fixes whatever is missing. That is why an open one costs your whole draw; from the pile it is just one card. Keep them for the route you must not lose.
lesson-title-blocked = Routes are taken for good
lesson-blocked = { $name } has { $route } now, and nobody else can use it. { $closed ->
    [yes] The one beside it is closed for you as well.
   *[no] Narrow spots fill first, so do not wait too long there.
}
lesson-title-length = Long routes pay more
lesson-length = What a route is worth by its spaces: { $points } points. One long route earns more than short ones with as many taxis, in one turn instead of several.
lesson-title-landmarks = Stars are worth a point
lesson-landmarks = { $n } places wear a star. Each one your routes touch brings one point at the end, but only once. Your tickets come first; between two ways that cost the same, take the one with more stars.
lesson-title-fulfilled = A ticket is fulfilled!
lesson-fulfilled = { $ticket }: that is safe, nobody can undo it, and the others do not know. Your routes count for all of your tickets, so build on from what you have.
lesson-title-more = More tickets?
lesson-more = All your tickets are done. Drawing costs a turn: you see two and must keep at least one. It pays while you have taxis, now { $n }, and the places lie near your routes. Unfinished, it takes points from you.
lesson-title-ending = Count the taxis
lesson-ending = { $name } has { $others ->
    [one] one taxi
   *[other] { $others } taxis
}, you have { $n }. When somebody ends a turn with two or fewer, everybody gets one last turn. Tickets that are open then cost their points.
lesson-title-last = Your last turn
lesson-last = After this you do not move again, and cards left over are worth nothing. So spend them.
lesson-title-scores = How it is counted
lesson-scores = Routes count by their length, tickets plus or minus, stars one point each. Highest total wins; in a tie, whoever fulfilled more tickets. Open a name to see that player’s tickets, now no longer secret.
lesson-title-money = Money is the score
lesson-money = You begin with { $money } and { $n } trains. A route brings nothing by itself: dollars come from tickets, from your company, from what happens on the way, and from using up your trains. Whoever has most in the end wins.
lesson-title-west-tickets = Tickets pay in dollars
lesson-west-tickets = Link the two places of a ticket with your own routes and you are paid what it says; fail, and you pay as much. Keep at least { $n }. The map shows the way of each, and how many trains it takes.
lesson-title-west-draw = First collect, then build
lesson-west-draw = Routes cost cards of their colour; a locomotive stands for any. Each turn is one of three: draw two cards, claim a route, or draw tickets. Look at the dashed way on the map and take its colours.
lesson-title-event = An event is on
lesson-event = { $title }: { $text } { $once ->
    [yes] It acted when it was turned up, and does nothing more.
   *[no] It counts for everybody until the next event takes its place.
}
lesson-title-actions = Action cards bring events
lesson-actions = { $n ->
    [one] One action card is
   *[other] { $n } action cards are
} in the pile. When one comes off it, whoever draws, the next event is turned up at once. This is where it lies; press it to read all that is in force.
lesson-title-company = Your company’s colour
lesson-company = You play { $title }. Each route you claim in its colour brings, at once: { $text }
lesson-title-large = Large cities give a card
lesson-large = { $n } cities here are large. Each time you claim a route that ends in one, you draw a card from the pile: one card, even between two of them.
lesson-title-postcards = A postcard
lesson-postcards = Everybody heard the one side; the other is for you alone. Do what it asks, and show it: then you get what it promises.
lesson-title-trains = Trains left over
lesson-trains = { $name } has { $others ->
    [one] one train
   *[other] { $others } trains
}, you have { $n }. At two or fewer comes the last round. The fewer you keep, the more you are paid: { $money }.
lesson-title-west-more = More tickets?
lesson-west-more = All your tickets are fulfilled. Drawing costs a turn, and you must keep at least one. It pays while you have trains, now { $n }, and the places lie near your routes. Unfulfilled, it costs its dollars.
lesson-title-west-last = Your last turn
lesson-west-last = Cards left over are worth nothing, and each train you place now pays on the slip. So claim what you can.
lesson-title-slip = The pay slip
lesson-slip = Your coins, what your trains left over are worth, tickets fulfilled less those that were not. Most dollars wins. Open a name to see that player’s tickets.
recap = Your first game
recap-won = You won!
recap-played = Well done, you played it to the end.
recap-score = Your { $points } points: { $routes } from routes, { $tickets } from tickets, { $landmarks } from stars.
recap-slip = Your { $total }: { $money } in coins, { $trains } for trains, { $tickets } for tickets.
recap-missed = An open ticket cost you twice: its points, and the same again as a loss. Next time finish your tickets before you try for more.
recap-next-won = Well played. Are you ready for a bot that blocks, or for a larger board with tunnels and ferries?
recap-next = All your tickets counted. To win next time, build a long route early and add one more ticket on your way.
recap-next-legends = All your tickets were paid. Next time look for a way that has your company’s colour and large cities on it.
recap-noted = The game is among your games on the start page.
recap-again = Play a stronger bot
recap-boards = Choose another board
# --- the table in detail
can-claim = You can claim this.
cards-short = { $n ->
    [one] { $cards } short
   *[other] { $cards } short
}
pieces-any = { $n ->
    [one] one piece
   *[other] { $n } pieces
}
which-one = Which one?
choose-player = Which player do you choose?
choose-card = Which card do you discard?
choose-option = What do you choose?
tunnel-match = matches
tunnel-no-match = no match
tunnel-cost = { $n ->
    [one] The tunnel costs one more card: pay it, or give up.
   *[other] The tunnel costs { $n } more cards: pay them, or give up.
}
cannot-pay-more = Your cards cannot pay that.
away = away
bot-plays = a bot plays
regions-of = { $n ->
    [one] one region in the largest network ({ $all })
   *[other] { $n } regions in the largest network ({ $all })
}
area = country
long-ticket = long
done-via-station = fulfilled with a station
already-connected = connected already
only-a-station = no way left: only a station can help
no-way-left = no way left
still-needed = { $pieces } still needed
shares-with = with { $ticket }: { $pieces } less
offered-long = Step 1 of 2: long tickets
offered-normal = Step 2 of 2: normal tickets
keep-exactly = { $n ->
    [one] Keep one of them.
   *[other] Keep { $n } of them.
}
keep-at-most = { $n ->
    [one] Keep one at most, or none.
   *[other] Keep { $n } at most, or none.
}
keep-at-least = { $n ->
    [one] Keep at least one.
   *[other] Keep at least { $n }.
}
normal-follow = Normal tickets follow.
no-tickets = no tickets yet
chat-empty = Nobody has said anything yet.
last-round-short = Last round
score-step = Step
score-faster = 2× speed
score-skip = Skip
score-again = Tell it again
sheet-higher = Pull the panel up
sheet-lower = Pull the panel down
ferry = Ferry
tab-waiting = Players
tab-cards = Cards
tab-tickets = Tickets
tab-scores = Scores
tab-log = Log
tab-chat = Chat
# --- a new table
own-tables = Go on playing
options = More options
turn-clock = Time for a turn
game-clock = Time for the game
no-clock = no limit
seconds = { $n } seconds
minutes = { $n } minutes
one-day = one day
allow-take-back = Moves may be taken back until something new is seen
allow-hints = Hints allowed
# --- what one adjusts
pace = Pace of bots
pace-instant = at once
pace-quick = quick
pace-calm = calm
volume = Volume
log-earlier = Show what happened before
# --- money, events and steps
money = ${ $n }
money-minus = −${ $n }
money-count = { $n ->
    [one] one dollar
   *[other] { $n } dollars
}
lost-money = { $name }: { $source }, { $money }
by-the-rules = the rules
postcard-number = postcard { $n }
step-name = step { $n }: { $title }
mark-pickaxe = pickaxe
mark-skull = skull
marked-card = { $card } with a { $mark }
line-money = Coins
line-pieces = Trains left
choose-fine = Whose company loses { $money }?
choose-sell = Which card do you sell for { $money }?
keep-all-cards = Keep all cards
option-cost = costs { $money }
current-event = Current event
no-event = No event yet. An action card that comes off the pile turns up the first.
events-left = { $n ->
    [one] one event card left
   *[other] { $n } event cards left
}
action-cards = { $n ->
    [one] one action card in the pile
   *[other] { $n } action cards in the pile
}
at-once = at once
in-force = In force at this table
in-force-open = Everything that is in force
after-claim = After each claim, in this order
companies = Companies
postcards = Your postcards
postcard-secret = The other side, for you alone
postcards-shown = Postcards that were shown
map-key = On the map
key-large = large city
key-port = port
key-bridge = route with a bridge
key-bed = track bed
bridged-by = bridged first by { $name }
token-count = { $n }× { $token }
pay-slip = Pay slip
pay-slip-trains = { $n ->
    [one] one train left
   *[other] { $n } trains left
}
pay-slip-table = What trains left over are worth
pay-slip-more = { $n } or more
pay-slip-never = Never less than nothing
cost-now = { $n ->
    [one] It costs one card now.
   *[other] It costs { $n } cards now.
}
# --- the rulebook
book-points = What routes are worth
book-by-spaces = by spaces
book-by-cards = by cards
book-late = Counted at the end of the game.
book-goal = Claim routes and link the places on your secret tickets. Whoever has the most points in the end wins.
book-goal-money = Claim routes and link the places on your secret tickets. Whoever has the most money in the end wins.
book-first = You begin with { $hand } cards and are offered { $deal } tickets.
book-first-keep = Keep at least { $keep }.
book-first-steps = The page asks which of them you keep.
book-turn = On your turn, do one of these
book-draw = Take two cards,
book-draw-how = open ones or unseen ones from the pile. An open joker ({ $joker }) counts as both.
book-claim = Claim a route:
book-claim-how = pay one card for each space, here { $of } of { $color }, and your pieces stand on it.
book-joker = A joker ({ $joker }) is whatever colour you need.
book-grey = On grey routes you choose the colour, one for all spaces.
book-tickets = Draw tickets:
book-tickets-how = look at { $draw }, keep at least { $keep }.
book-ticket-worth = Linked in the end, a ticket gives its points; not linked, it takes them.
book-station = Build a station
book-station-how = in a free city. Your first, second and third cost { $cost } cards of one colour.
book-station-end = In the end each lends you one route of somebody else there, for your tickets. Each you never built is worth { $points } points.
book-ferry-card = Take a ferry card.
book-ferry-card-how = You may hold { $limit } at most.
book-special = What is special here
book-subway = Subway:
book-subway-how = one field, one piece, but it costs as many cards as the number says, here { $of }.
book-ferry = Ferry:
book-ferry-how = every space with a sign takes a joker ({ $joker }); the others take one colour.
book-waves-how = every wave takes a joker ({ $joker }) or a ferry card; one ferry card is enough for { $waves } waves.
book-tunnel = Tunnel:
book-tunnel-how = you pay, then { $cards } cards are turned up. Each of your colour and each joker ({ $joker }) costs one card more. If that is too much, you keep your cards and your turn is over.
book-twins = Double route:
book-twins-how = nobody may have both. With fewer than { $players } players the second one closes once the first is taken.
book-landmark = Stars:
book-landmark-how = every place with a star that your routes touch is worth { $points }.
book-regions = Regions:
book-regions-how = in the end each of your networks scores for the regions it reaches, as in the table.
book-regions-double = With all of their cities in it these count twice: { $names }.
book-longest = The longest path:
book-longest-how = { $points } points for the longest unbroken path of one's own. It may pass a city again, but no piece twice.
book-money = Money:
book-money-how = you begin with { $money }. Routes pay nothing by themselves; tickets do, and so does using up your trains: up to { $most }.
book-end = How it ends
book-end-how = When somebody ends a turn with { $pieces } or fewer, everybody has one last turn. Then tickets are opened and everything is counted.
book-exact = Every rule, word for word
