# --- start
welcome = Bouw spoorwegen met vrienden of tegen bots. Geen account, precieze regels, eerlijk geschud.
play-now = Nu spelen
your-name = Je naam
guest = Gast
board = Bord
variant = Variant
bonus-tickets = Bonustickets
players = Spelers
opponents = Tegenstanders
friends = Vrienden (vrije plaatsen)
level-easy = Makkelijke bots
level-normal = Gewone bots
level-hard = Sterke bots
level-expert = Expertbots
public-table = Bij de open tafels tonen
start-game = Spel starten
join-code = Meedoen met een code
code = Code
join = Meedoen
lobby = Open tafels
lobby-empty = Er is nu geen openbare tafel open.
seats-open = { $n ->
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
players-range = { $from }–{ $to } spelers
settings = Instellingen
language = Taal
theme = Kleuren
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
sound = Geluid
notifications = Laat weten als ik aan de beurt ben
rules = Regels
statistics = Je spellen op dit apparaat
no-statistics = Nog geen spel uitgespeeld.
statistics-line = { $edition }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $wins } gewonnen, beste score { $best }
home = Startpagina
close = Sluiten
trademark = Compatibel met de regels van Ticket to Ride; niet gemaakt of ondersteund door de uitgever.
# --- waiting
waiting = Wachten op spelers
invite = Nodig vrienden uit met deze link of de code { $code }
copy-link = Link kopiëren
copied = Gekopieerd
take-seat = Hier gaan zitten
seat-open = vrij
seat-bot = bot
add-bot = Aan een bot geven
make-open = Vrijmaken
move-here = Hierheen verhuizen
add-local = Nog iemand op dit apparaat
leave = Tafel verlaten
key-link = Je plaats op een ander apparaat
watching = Je kijkt toe.
# --- at the table
your-turn = Jij bent aan de beurt
turn-of = { $name } is aan de beurt
phase-choose-long-tickets = lange tickets kiezen
phase-choose-tickets = tickets kiezen
phase-turn = actie kiezen
phase-second-card = tweede kaart trekken
phase-pay-route = route betalen
phase-answer-tunnel = toeslag betalen of opgeven
phase-pay-station = station betalen
phase-keep-tickets = tickets houden
phase-over = Het spel is afgelopen
last-round = Laatste ronde: { $name } heeft bijna alles gebouwd. Iedereen is nog één keer aan de beurt.
turns-left = { $n ->
    [one] nog één beurt
   *[other] nog { $n } beurten
}
connection-lost = Verbinding verbroken; nieuwe poging …
connecting = Verbinden …
cards = Kaarten
hand = Je kaarten
hand-empty = geen kaarten
tickets = Je tickets
offered = Tickets kiezen
keep-selected = { $n ->
    [one] Eén ticket houden
   *[other] { $n } tickets houden
}
pile-count = nog { $n }
claim-title = { $route } bouwen
how-to-pay = Hoe betaal je?
tunnel-title = Tunnel { $route }
decline = Opgeven en de kaarten terugnemen
station = Station bouwen
take-back = Terugnemen
hint = Tip
hint-text = { $move } – winkans { $chance }%
chat = Chat
say = Versturen
log = Verloop
message = Bericht
mute = { $name } dempen
unmute = { $name } weer horen
stand-in = Bot laten spelen voor { $name }
come-back = Weer zelf spelen
find-city = Stad zoeken
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-reset = Hele bord
piece-count = { $n }× { $piece }
piece-car = { $n ->
    [one] één wagon
   *[other] { $n } wagons
}
piece-taxi = { $n ->
    [one] één taxi
   *[other] { $n } taxi's
}
piece-tram = { $n ->
    [one] één tram
   *[other] { $n } trams
}
piece-subway = { $n ->
    [one] één metro
   *[other] { $n } metro's
}
card-count = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
ticket-count = { $n ->
    [one] één ticket
   *[other] { $n } tickets
}
station-count = { $n ->
    [one] één station
   *[other] { $n } stations
}
ferry-count = { $n ->
    [one] één veerbootkaart
   *[other] { $n } veerbootkaarten
}
point-count = { $n ->
    [one] één punt
   *[other] { $n } punten
}
ticket-done = Ticket gehaald: { $ticket }
done = gehaald
not-done = nog open
cover-title = Geef het apparaat aan { $name }
cover-button = Ik ben { $name }
# --- routes and cards
any-color = kleur naar keuze
color-grey = grijs
route-length = { $n }× { $color }
route-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
route-symbols = waarvan { $n }× { $joker }
route-waves = { $n ->
    [one] één golf
   *[other] { $n } golven
}
route-tunnel = tunnel
owned-by = van { $name }
count-card = { $n }× { $card }
card-red = rood
card-blue = blauw
card-green = groen
card-yellow = geel
card-orange = oranje
card-white = wit
card-black = zwart
card-pink = roze
card-purple = paars
card-locomotive = locomotief
card-taxi = taxi
card-bicycle = fiets
# --- moves
move-claim = { $route } bouwen
move-station = Station in { $city }
move-take = Kaart nemen: { $card }
move-draw = Van de stapel trekken
move-ferry = Veerbootkaart nemen
move-tickets = Tickets trekken
move-pass = Passen
move-decline = Tunnel opgeven
move-keep = { $tickets } houden
move-keep-none = Geen ticket houden
# --- events
event-starts = { $name } begint
event-dealt-card = { $name } krijgt een kaart{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-turned-up = Opengelegd: { $card }
event-flushed = Te veel jokers bij de open kaarten: alle kaarten worden afgelegd
event-reshuffled = De aflegstapel wordt de nieuwe trekstapel
event-offered-ticket = { $name } bekijkt { $known ->
    [no] een ticket
   *[yes] { $ticket }
}
event-kept-ticket = { $name } houdt { $ticket }
event-returned-ticket = { $name } legt { $ticket } terug
event-chose-tickets = { $name } houdt { $n ->
    [one] één ticket
   *[other] { $n } tickets
} en legt er { $returned } terug
event-took-display = { $name } neemt een kaart: { $card }
event-drew-card = { $name } trekt een kaart van de stapel{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-took-ferry-card = { $name } neemt een veerbootkaart
event-chose-route = { $name } wil { $route } bouwen
event-paid = { $name } betaalt { $payment }
event-revealed = De tunnel toont { $card }{ $matches ->
    [yes] : past
   *[no] {""}
}
event-surcharge = { $name } moet { $n ->
    [one] één kaart
   *[other] { $n } kaarten
} extra betalen
event-declined = { $name } geeft { $route } op en neemt de kaarten terug
event-claimed = { $name } bouwt { $route } ({ $n ->
    [one] één punt
   *[other] { $n } punten
})
claimed-without-points = { $name } bouwt { $route }
event-chose-city = { $name } wil een station bouwen in { $city }
event-built-station = { $name } bouwt een station in { $city }
event-passed = { $name } past
event-last-round = { $name } luidt de laatste ronde in
event-ended = { $passed ->
    [yes] Iedereen heeft gepast: het spel is afgelopen
   *[no] Het spel is afgelopen
}
# --- chat
phrase-hello = Hallo!
phrase-good_luck = Veel succes!
phrase-well_played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-hurry = Jij bent aan de beurt!
phrase-one_moment = Een momentje, graag.
phrase-good_game = Mooi spel!
emote-smile = glimlach
emote-laugh = lachen
emote-wow = verbaasd
emote-sad = verdrietig
emote-angry = boos
emote-think = nadenken
emote-clap = applaus
emote-train = trein
# --- scores
scores = Puntentelling
score-routes = Routes
score-tickets = Tickets
score-stations = Stations
score-longest = Langste traject
score-regions = Regio's
score-landmarks = Bezienswaardigheden
score-total = Totaal
winner = Winst voor { $name }
longest-path-of = Langste traject van { $name }: { $n }
borrowed = Station in { $city } leent { $route }
rematch = Revanche
to-rematch = Naar de revanche
download-record = Spelverslag downloaden
replay = Terugkijken
replay-step = Stap { $n } van { $of }
replay-back = Een stap terug
replay-on = Een stap verder
# --- problems
problem-not-your-turn = Je bent niet aan de beurt.
problem-old-position = De stand is veranderd; kijk nog eens.
problem-information-shown = Dat heeft iets nieuws laten zien en kan niet worden teruggenomen.
problem-nothing-to-take-back = Er valt niets terug te nemen.
problem-slow-down = Niet zo snel.
problem-seats-open = Er zijn nog plaatsen vrij: wacht, of geef ze aan bots.
problem-no-such-table = Die tafel bestaat niet.
problem-wrong-token = Deze link opent hier geen plaats.
problem-full = Alle plaatsen zijn bezet.
problem-name-taken = Iemand hier heeft die naam al.
problem-started = Het spel is al begonnen.
problem-wrong-protocol = Deze pagina is te oud; laad haar opnieuw.
problem-stand-in = Een bot speelt voor je: neem eerst je plaats terug.
problem-bad-name = Die naam kan niet.
problem-busy = Er gebeurt te veel tegelijk; probeer het nog eens.
problem-unavailable = De server kan nu niet opslaan; nieuwe poging.
problem-seat-taken = Die plaats is bezet.
problem-not-host = Alleen wie de tafel heeft geopend kan dat.
problem-not-allowed = Aan deze tafel kan dat niet.
problem-not-playing = Er is geen spel bezig.
problem-no-change = Dat is al zo.
# --- why a move is refused
reason-1 = Het spel is afgelopen.
reason-2 = Die zet bestaat niet.
reason-3 = Er moet nu iets anders worden beslist.
reason-4 = Die route is er niet op dit bord.
reason-5 = Deze route is al bezet.
reason-6 = Deze route is gesloten: een parallelle route is bezet.
reason-7 = Je hebt er te weinig speelstukken voor over.
reason-8 = Met je kaarten kun je dit niet betalen.
reason-9 = Daar kan op dit bord geen station komen.
reason-10 = Je hebt geen station meer.
reason-11 = Deze stad heeft al een station.
reason-12 = Op die plek ligt geen kaart.
reason-13 = Er zijn geen kaarten meer om te trekken.
reason-14 = Een open joker mag niet je tweede kaart zijn.
reason-15 = Er zijn geen veerbootkaarten meer.
reason-16 = Je mag niet meer veerbootkaarten hebben.
reason-17 = Er zijn geen tickets meer.
reason-18 = Passen mag alleen als je niets anders kunt doen.
reason-19 = Je moet meer tickets houden.
reason-20 = Zoveel tickets mag je niet houden.
reason-21 = Dat ticket was niet aangeboden.
reason-22 = Die kleur past hier niet.
reason-23 = Hier zijn meer jokers nodig.
reason-24 = Die kaarten heb je niet.
reason-25 = Zo kun je veerbootkaarten hier niet gebruiken.
# --- the table in detail
can-claim = Deze kun je bouwen.
cards-short = Je mist { $cards }
pieces-any = { $n ->
    [one] één stuk
   *[other] { $n } stukken
}
which-one = Welke bedoel je?
tunnel-match = past
tunnel-no-match = past niet
tunnel-cost = { $n ->
    [one] De tunnel kost één kaart meer: betaal die of geef op.
   *[other] De tunnel kost { $n } kaarten meer: betaal ze of geef op.
}
cannot-pay-more = Dat kunnen je kaarten niet betalen.
away = afwezig
bot-plays = een bot speelt
regions-of = { $n ->
    [one] één regio in het grootste netwerk ({ $all })
   *[other] { $n } regio’s in het grootste netwerk ({ $all })
}
area = land
long-ticket = lang
done-via-station = voltooid met een station
already-connected = al verbonden
only-a-station = geen weg meer: alleen een station helpt nog
no-way-left = geen weg meer
still-needed = nog { $pieces } nodig
shares-with = met { $ticket }: { $pieces } minder
offered-long = Stap 1 van 2: lange tickets
offered-normal = Stap 2 van 2: gewone tickets
keep-exactly = { $n ->
    [one] Houd er één.
   *[other] Houd er { $n }.
}
keep-at-most = { $n ->
    [one] Houd er hoogstens één, of geen.
   *[other] Houd er hoogstens { $n }, of geen.
}
keep-at-least = { $n ->
    [one] Houd er minstens één.
   *[other] Houd er minstens { $n }.
}
normal-follow = Daarna komen gewone tickets.
no-tickets = nog geen tickets
chat-empty = Nog niemand heeft iets gezegd.
last-round-short = Laatste ronde
score-step = Stap
score-faster = 2× zo snel
score-skip = Overslaan
score-again = Nog eens vertellen
sheet-higher = Paneel omhoog trekken
sheet-lower = Paneel omlaag trekken
ferry = Veerpont
tab-waiting = Spelers
tab-cards = Kaarten
tab-tickets = Tickets
tab-scores = Stand
tab-log = Verloop
tab-chat = Chat
