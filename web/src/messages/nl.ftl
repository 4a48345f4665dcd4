# --- start
welcome = Bouw spoorwegen met vrienden of tegen bots. Geen account, precieze regels, eerlijk geschud.
play-now = Nu spelen
your-name = Je naam
guest = Gast
board = Bord
variant = Variant
bonus-tickets = Bonustickets
players = Spelers
players-all = Alles over de spelers
opponents = Tegenstanders
friends = Vrienden (vrije plaatsen)
level-easy = Makkelijke bots
level-normal = Gewone bots
level-hard = Sterke bots
level-expert = Expertbots
opponent-easy = Makkelijke bots bouwen wat ze kunnen betalen en vergeten tickets.
opponent-normal = Gewone bots sparen een tijdje en vergeten af en toe een ticket.
opponent-hard = Sterke bots plannen voor hun tickets, sparen geduldig en letten op het einde.
opponent-expert = Expertbots spelen zetten op veel mogelijke verdelingen uit en lezen uit jouw zetten wat je van plan bent.
public-table = Bij de open tafels tonen
start-game = Spel starten
opening = Het spel begint zo: ieders aandeel in het schudden wordt geopend.
join-code = Meedoen met een code
code = Code
join = Meedoen
lobby = Open tafels
lobby-empty = Er is nu geen openbare tafel open.
lobby-playing = wordt gespeeld
clock-turn = { $time } per beurt
clock-game = { $time } per spel
quick-match = Snel meespelen
quick-match-how = Schuif aan bij een open tafel met dit bord, of open er een die anderen vinden
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
finished = Uitgespeelde spellen
finished-line = { $edition }: { $n ->
    [one] één punt
   *[other] { $n } punten
}{ $won ->
    [yes] , gewonnen
   *[no] {""}
}
statistics-line = { $edition }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $wins } gewonnen, beste score { $best }
home = Startpagina
offline = Geen verbinding. Je spellen staan veilig op de server; zodra het netwerk terug is, gaan ze verder.
close = Sluiten
trademark = Compatibel met de regels van Ticket to Ride; niet gemaakt of ondersteund door de uitgever.
# --- the campaign
legends = Legenden van het Westen
legends-card = Legenden van het Westen: een campagne van twaalf avonden
legends-pitch = Een kaart die groeit, regels die uit dozen komen, brieven die niemand anders mag lezen. Voor vrienden die elkaar terugzien, of voor jou en een paar bots.
own-campaigns = Jouw campagnes
found-campaign = Campagne oprichten
found-title = Wie legt de rails?
found-how = Iedere speler leidt een maatschappij door twaalf spellen, om de drie jaar een, van 1865 tot 1898. Kies de jouwe, en wie de andere speelt: vrienden komen met een eigen link, bots hebben altijd tijd. Twee maatschappijen zijn genoeg, vijf is een drukte.
played-by = Gespeeld door
by-me = mij
by-friend = een vriend (met een link)
bot-easy = een makkelijke bot
bot-normal = een gewone bot
bot-hard = een moeilijke bot
bot-expert = een expert-bot
by-nobody = niemand
friends-name = Naam, als je wilt
two-companies = Er moeten minstens twee maatschappijen spelen.
links-title = Een link voor elke vriend
links-how = Wie het eerst met een link komt, heeft die maatschappij voor de hele campagne. Je vindt de links terug op kantoor, bij Maatschappijen.
to-the-office = Naar het kantoor
back-to-office = Terug naar het kantoor
bring-campaign = Verdergaan met een campagne uit haar bestand
bring-how = Elk spel in het bestand wordt gecontroleerd, daarna krijgen de maatschappijen nieuwe links.
campaign-file = Het bestand
not-a-campaign = Dit is geen bestand van een campagne.
which-is-yours = Welke maatschappij is van jou?
none-of-them = geen ervan
go-on-here = Hier verdergaan
invited-title = Er is een stoel voor je vrijgehouden
invited-how = Iemand heeft een campagne opgericht en jou er een maatschappij in gegeven. Kom binnen; het water staat op.
invited-with = Aan tafel: { $names }
come-in = Binnenkomen
office-title = Het kantoor van de graveur · { $year } · spel { $game } van { $games }
office-over = Het kantoor van de graveur · de kaart is af
watching-campaign = Je kijkt door het raam: alleen wie meespeelt mag naar binnen.
line-of-games = De twaalf spellen
stop-won = { $year }, spel { $game }: gewonnen door { $company }
stop-now = { $year }, spel { $game }: nu
stop-to-come = { $year }, spel { $game }: komt nog
desk = Op het bureau
drawers = Laden
drawer-map = Kaart
drawer-post = Post
drawer-post-new = Post ({ $n })
drawer-companies = Maatschappijen
drawer-rules = Regels
drawer-story = Verhaal
drawer-file = Sleutel en bestand
map-now = De kaart zoals ze op tafel ligt
map-caption = { $boards } bladen tot nu toe gevonden
card-says-pause = Pauze
card-says-stop = Halt
turn-card = Volgende kaart omdraaien
lay-card-down = Kaart neerleggen
skip-to-now = { $n } overslaan die anderen gelezen hebben
box-opens = Er gaat een doos open
box-unopened = Op het bureau staat een doos die er gisteren niet was.
open-box = Deksel optillen
skip = Overslaan
go-on = Verder
slips-title = Loonbriefjes van { $year }, spel { $game }
slips-earlier = Gespeeld met een eerdere versie van het spel: de uitslag telt, terugkijken kan niet meer.
was-absent = was er niet
place-n = plaats { $place }
tickets-done = { $done } van { $all } tickets
postcards-came = { $n ->
    [one] één ansichtkaart
   *[other] { $n } ansichtkaarten
}
postcards-held = { $n ->
    [one] één ansichtkaart op kantoor
   *[other] { $n } ansichtkaarten op kantoor
}
post-for-you = { $n ->
    [one] Er is een ansichtkaart voor je. De achterkant is alleen voor jou.
   *[other] Er zijn { $n } ansichtkaarten voor je. De achterkanten zijn alleen voor jou.
}
showed-postcard = { $company } liet ansichtkaart { $number } zien.
dollars = ${ $amount }
look-at-game = Tafel bekijken
decision = Een beslissing
you-decide = Jij beslist
they-decide = { $player } beslist voor { $company }
waiting-for = Wachten op { $player }.
banish-title = Welke gebeurtenis mag nooit meer terugkomen?
banish-how = Wie het volgende spel begint, schrapt een van de gebeurtenissen van deze avond voorgoed uit de stapel.
banish = Schrappen
settle-title = Het spoorbed van { $from } naar { $to }
settle-how = De maatschappij die er het eerst op reed, zegt welke kleur het voortaan heeft. Deze drie zijn het zeldzaamst op de kaart.
settle = Kleuren
decide = Beslissen
game-of = { $year } · spel { $game } van { $games }
evening-title = Wie speelt er vanavond?
evening-going = Het spel is begonnen
plays-bot = een bot
plays-for = een bot voor { $player }
begins = begint
not-come-yet = is er nog niet geweest
is-here = is er
is-at-table = zit aan tafel
plays-tonight = speelt vanavond
stays-away = blijft weg
let-bot-play = Een bot laten spelen
play-myself = Ik speel weer zelf
missing-players = Nog niet via hun link gekomen: { $names }. Wacht op hen, laat vanavond een bot spelen, of speel zonder hen.
begin-game = Spel { $game } beginnen
to-the-table = Naar de tafel
vaults-title = De kluizen
vaults-how = In elk liggen twaalf loonbriefjes, omgekeerd. Draai ze om, jaar na jaar.
slip-face-down = omgekeerd
turn-slips = Spel { $game } omdraaien
turn-all = Allemaal tegelijk
campaign-won = { $n ->
    [one] { $names } heeft de campagne gewonnen.
   *[other] { $names } delen de overwinning.
}
number-n = Nr. { $number }
new = nieuw
turn-over = Omdraaien
only-you = Alleen voor jouw ogen
postcard-met = Vervuld en getoond
office-cards = { $n ->
    [one] Er staat één ansichtkaart op je plank. Wat er op de achterkant staat, weet verder niemand.
   *[other] Er staan { $n } ansichtkaarten op je plank. Wat er op de achterkanten staat, weet verder niemand.
}
office-empty = Nog geen post. Sommige tickets dragen een nummer: wie er zo een vervult, krijgt bericht.
shown-cards = Aan iedereen getoond
your-company = van jou
slips-so-far = Loonbriefjes:
invitation-for = Uitnodiging voor { $player }
new-invitation = Nieuwe uitnodiging maken
invite-for-bot = Een vriend uitnodigen om haar te spelen
steps-title = Na het claimen van een route
steps-how = Deze stappen worden na elke geclaimde route op volgorde doorlopen; dozen brengen stickers voor de lege.
no-sticker = nog geen sticker
from-rulebook = Uit het regelboek
from-box = Uit de doos { $box }, sinds spel { $game }
left-by = Achtergelaten door { $box }
on-the-table = Op tafel
trains-each = Treinen per maatschappij
boards-found = Bladen van de kaart
large-cities = Grote steden
boxes-open = Geopende dozen
box-rests = De regels rusten; het spoor blijft.
box-since = Van kracht sinds spel { $game }
events-seen = Gebeurtenissen die terug kunnen komen
events-banished = Voorgoed geschrapt: { $names }
nothing-read = Er is nog niets gelezen.
key-title = Je sleutel
key-how = Deze link opent je maatschappij op een ander apparaat. Bewaar hem als een huissleutel.
key-link-office = Je maatschappij op een ander apparaat
file-title = De campagne als bestand
file-how = Een campagne is een bestand dat van haar spelers is: daarmee kun je verder in de terminal of op een andere server. Maar wie het leest, kan vooruitkijken; daarom wordt het pas afgegeven als iedereen instemt.
file-over = De campagne is voorbij: het bestand is van jullie.
file-agree = Ik vind het goed dat het bestand wordt afgegeven
file-agreed = { $n } van { $of } zijn het ermee eens.
file-handed-out = Afgegeven sinds spel { $game }: spelers kunnen weten wat er komt.
file-download = Bestand downloaden
problem-no-such-campaign = Zo’n campagne is hier niet.
problem-link-used = Er is al iemand met deze link gekomen.
problem-not-now = Niet nu: er komt eerst iets anders.
problem-game-in-progress = Er wordt een spel gespeeld; wacht tot het voorbij is.
problem-not-agreed = Nog niet iedereen is het ermee eens.
problem-bad-campaign = Dit bestand is geen campagne die zo gespeeld kan zijn.
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
phase-choose-player = speler kiezen
phase-choose-card = kaart kiezen
phase-choose-option = keuze maken
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
choose-now = Kies je tickets
waiting-for-choices = Nog bezig met tickets kiezen: { $names }
tickets-chosen = Je tickets zijn gekozen
choose-again = Anders kiezen
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
practice = Oefening
practice-now = Dit is nu een oefenspel: het telt niet mee in je statistieken.
hint = Tip
hint-chance = winkans { $chance }%
because-ticket-done = voltooit { $ticket }
because-rival-cut = { $player } kan daar twee netwerken verbinden en heeft de kaarten
because-ticket-served = brengt { $ticket } { $pieces } dichterbij
because-borrows = kan { $route } van { $player } lenen, voor { $ticket }
because-race-lost = { $ticket } lukt niet meer
because-last-round = luidt de laatste ronde in
because-rival-blocked = belet { $player } twee netwerken te verbinden
because-cards-saved = houdt { $n }× { $joker } over
because-saving-for = is wat { $route } nog mist, voor { $ticket }
because-crosses = dekt golven van { $route }, voor { $ticket }
because-ticket-near = { $ticket } vraagt { $pieces }
because-points = { $n ->
    [one] levert één punt op
   *[other] levert { $n } punten op
}
because-any-color = past bij elke kleur
because-no-step = niets wat je nu kunt bouwen brengt { $ticket } dichterbij
because-all-done = al je tickets zijn voltooid
because-gathers = dan zijn het er { $n } in die kleur
because-time-left = iedereen heeft nog { $pieces } of meer
chat = Chat
say = Versturen
log = Verloop
message = Bericht
mute = { $name } dempen
unmute = { $name } weer horen
stand-in = Bot laten spelen voor { $name }
stand-in-wait = over { $seconds } s
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
move-player = { $player } kiezen
move-card = Kaart kiezen: { $card }
move-option = ‘{ $option }’ kiezen
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
}{ $all ->
    [yes] {""}
   *[no] {" "}en legt er { $returned } terug
}
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
event-gained = { $name } krijgt { $n ->
    [one] één punt
   *[other] { $n } punten
} erbij ({ $line })
lost-points = { $name } verliest { $n ->
    [one] één punt
   *[other] { $n } punten
} ({ $line })
event-chose-option = { $name } kiest: { $option }
event-chose-player = { $name } kiest { $player }
event-discarded = { $name } legt een kaart af: { $card }
event-action-card = Er komt een actiekaart van de stapel
event-turned-up-event = Een nieuwe gebeurtenis: { $source }
event-banished-event = { $name } verbant de gebeurtenis { $source }
event-shows-mark = De kaart op plaats { $slot } draagt een teken: { $mark }
event-drew-mark = De nieuwe kaart van { $name } draagt een teken: { $mark }
event-paid-marks = { $name } betaalt met { $n }× { $mark }
event-gained-money = { $name }: { $source }, +{ $money }
event-took-tokens = { $name }: { $source }, +{ $n }× { $token }
event-sold-tokens = { $name } verkoopt { $n }× { $token }
event-moved-marker = { $marker }: nu in { $city }
event-trains-back = { $name } neemt { $n ->
    [one] één wagon
   *[other] { $n } wagons
} terug
event-shows-postcard = { $name } toont { $source }
event-has-another-turn = { $name } is nog een keer aan de beurt
event-bridged = { $name } overbrugt als eerste { $route }
# --- planning
plan = Je plan
plan-mark = Routes markeren
plan-stop = Klaar met markeren
plan-how = Klik op de routes die je wilt. Alleen jij ziet dit.
plan-clear = Wissen
plan-way = Weg voor { $ticket } toevoegen
plan-left = dan houd je { $pieces } over
plan-short = { $pieces } tekort
plan-cards = Kaarten die je nodig hebt
plan-have = { $n } van { $of }
plan-jokers = en { $n }× { $joker } in je hand
plan-drop = { $route } uit het plan halen
plan-lost = { $route } is nu van { $name }
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
line-routes = Routes
line-tickets = Tickets
line-stations = Stations
line-longest = Langste traject
line-regions = Regio's
line-landmarks = Bezienswaardigheden
score-total = Totaal
winner = { $n ->
    [one] Winst voor { $name }
   *[other] Gedeelde winst voor { $name }
}
longest-path-of = Langste traject van { $name }: { $n }
borrowed = Station in { $city } leent { $route }
rematch = Revanche
to-rematch = Naar de revanche
download-record = Spelverslag downloaden
dealt-fairly = Eerlijk geschud: controleren
fair-secret = Het geheim van de server heeft de hash die voor het spel gepubliceerd werd:
fair-commitment = Die hash is dezelfde die dit apparaat onthield toen je ging zitten:
fair-nonce = Je eigen aandeel hoort bij die waaruit geschud is:
fair-more = branchline verify controleert in het gedownloade verslag hetzelfde, en elke kaart.
replay = Terugkijken
replay-step = Stap { $n } van { $of }
replay-back = Een stap terug
replay-on = Een stap verder
turn-setup = Het spel wordt klaargezet
turn-drew = { $n ->
    [one] { $name } trekt één kaart
   *[other] { $name } trekt { $n } kaarten
}
replay-turn-back = Een beurt terug
replay-turn-on = Een beurt verder
replay-play = Afspelen
replay-pause = Pauzeren
curve = Winkansen, zoals de planner-bot ze ziet
curve-working = De bot rekent de kansen uit …
curve-failed = De kansen zijn nu even niet te geven.
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
problem-not-away = Deze speler is er, of is nog niet lang genoeg weg.
problem-opening = Het spel begint zo. Antwoordt iemand niet, start dan over tien seconden opnieuw.
problem-bad-name = Een naam heeft 1 tot 40 zichtbare tekens: geen regeleinden en niets dat de schrijfrichting omkeert.
problem-name-unseen = De naam bevat tekens die niemand kan zien.
problem-name-marks = De naam heeft te veel tekens op één letter, of tekens zonder letter.
problem-busy = Er gebeurt te veel tegelijk; probeer het nog eens.
problem-no-answer = De server antwoordt niet. Is er verbinding?
problem-unavailable = De server kan nu niet opslaan; nieuwe poging.
problem-seat-taken = Die plaats is bezet.
problem-not-host = Alleen wie de tafel heeft geopend kan dat.
problem-not-allowed = Aan deze tafel kan dat niet.
problem-not-playing = Er is geen spel bezig.
problem-no-change = Dat is al zo.
# --- why a move is refused
reason-game-over = Het spel is afgelopen.
reason-no-such-action = Die zet bestaat niet.
reason-not-now = Er moet nu iets anders worden beslist.
reason-no-such-route = Die route is er niet op dit bord.
reason-taken = Deze route is al bezet.
reason-parallel-closed = Deze route is gesloten: een parallelle route is bezet.
reason-too-few-pieces = Je hebt er te weinig speelstukken voor over.
reason-cannot-pay = Met je kaarten kun je dit niet betalen.
reason-no-such-city = Daar kan op dit bord geen station komen.
reason-no-station-left = Je hebt geen station meer.
reason-city-has-station = Deze stad heeft al een station.
reason-slot-empty = Op die plek ligt geen kaart.
reason-no-cards = Er zijn geen kaarten meer om te trekken.
reason-joker-second = Een open joker mag niet je tweede kaart zijn.
reason-no-ferry-card = Er zijn geen veerbootkaarten meer.
reason-ferry-limit = Je mag niet meer veerbootkaarten hebben.
reason-no-tickets = Er zijn geen tickets meer.
reason-can-act = Passen mag alleen als je niets anders kunt doen.
reason-keep-too-few = Je moet meer tickets houden.
reason-keep-too-many = Zoveel tickets mag je niet houden.
reason-not-offered = Dat ticket was niet aangeboden.
reason-wrong-color = Die kleur past hier niet.
reason-too-few-jokers = Hier zijn meer jokers nodig.
reason-not-in-hand = Die kaarten heb je niet.
reason-ferry-card-useless = Zo kun je veerbootkaarten hier niet gebruiken.
reason-not-a-choice = Dat is geen van de keuzes.
reason-too-few-cards = Er zijn te weinig kaarten over om als beurt te trekken.
reason-closed = Deze route is voorlopig gesloten.
# --- tables and their boards, and who is there
problem-no-such-edition = Het bord van deze tafel is er op deze server niet meer.
problem-edition-changed = Dit is met een andere versie van het spel begonnen en kan met deze niet verder.
seat-away = nu niet hier
send-away = { $name } wegsturen
seat-lost = Je hebt aan deze tafel geen plaats meer; je kunt toekijken of een vrije plaats nemen.
seat-not-known = Je plaats is hier nu niet bekend; je kunt toekijken of een vrije plaats nemen. De sleutel blijft bewaard: laad de pagina opnieuw om hem nog eens te proberen.
gets-nowhere = Al 50 rondes heeft niemand een route genomen. Wie wil stoppen, verlaat het spel: bots spelen het uit en er wordt geteld.
# --- the first game
learn = Leren spelen (5 minuten)
learn-why = Nieuw hier? Speel een echt spel tegen een makkelijke bot. Een coach naast je legt alles uit op het moment dat het telt.
learn-go-on = Verder met je leerspel
learned = Je hebt je eerste spel met de coach gespeeld.
coach = Coach
coach-next = Begrepen
coach-ask = Wat zou jij doen?
coach-thinking = Even denken …
coach-advice = Ik zou dit doen: { $move }.
coach-advice-why = Ik zou dit doen: { $move } ({ $why }).
coach-offer = Je eerste spel van { $title }? Een coach naast het bord kan alles uitleggen op het moment dat het telt.
coach-yes = Ja, graag
coach-no = Nee, bedankt
coach-pause = Pauze
coach-skip = Zonder coach
coach-resume = Terug naar de coach
coach-call = Roep de coach
coach-your-move = Jij bent aan zet. Neem je tijd.
coach-watch = { $name } speelt. Let op de kaarten en routes: ze verraden wat { $name } van plan is.
now-finish = Met { $route } is { $ticket } gehaald: bouw hem nu.
now-claim = Je kunt { $route } bouwen: hij ligt op de weg van { $ticket }.
now-take = { $card } ligt open: { $route } heeft het nodig, op de weg van { $ticket }.
now-collect = { $route } ligt op de weg van { $ticket }. { $missing }.
now-needs = { $ticket } heeft nog { $pieces } nodig; die heb je.
now-lost = { $ticket } is niet meer te halen: geef er niets meer aan uit.
now-possible = Je tickets zijn nog te halen: de stippellijn wijst de weg.
now-done = Al je tickets zijn gehaald.
now-off-way = Geen ervan ligt op de weg van je tickets, dus verder verzamelen is misschien beter.
now-longest = Van die op je weg levert { $route } het meest op: { $worth }.
now-longest-free = Geen ticket van je heeft hem nodig, maar { $route } is vrij en levert { $worth } op.
now-spend = In deze beurt is geen ticket te halen; { $route } levert het meest op: { $worth }.
lesson-title-goal = Welkom in New York!
lesson-goal = Jij en { $name } hebben elk { $n } taxi’s. Je scoort op drie manieren: met routes, met geheime tickets en met plekken met een ster. Wie op het eind de meeste punten heeft, wint. Geen haast; { $name } wacht.
lesson-title-tickets = Tickets zijn je plan
lesson-tickets = Een ticket noemt twee plekken. Verbind ze met eigen routes en je krijgt de punten; anders verlies je er evenveel. Houd er een of allebei. { $shared ->
    [yes] Beide leiden naar { $city }: één weg kan genoeg zijn.
   *[no] Liggen er twee dicht bijeen, dan delen ze routes.
}
lesson-title-draw = Eerst verzamelen, dan bouwen
lesson-draw = Routes kosten kaarten, dus begin met trekken. Een beurt is één van drie dingen: twee kaarten trekken, een route bouwen of tickets trekken. Bekijk je weg op de kaart en neem die kleuren. De dichte stapel is een gok.
lesson-title-colours = Eén kleur per route
lesson-colours = Dit zijn jouw kaarten. Een gekleurde route kost alleen die kleur, één kaart per vakje. Een grijze neemt elke kleur, maar wel één. Verzamel dus weinig kleuren, die van je weg: drie gelijke zijn meer waard dan drie verschillende.
lesson-title-claim = Je kunt bouwen!
lesson-claim = Elke omlijnde route kun je betalen. Kies er een en je ziet alle manieren, die met de minste kaarten { $joker } eerst. Hij blijft van jou tot het eind.
lesson-title-jokers = Taxikaarten zijn jokers
lesson-jokers = Een taxikaart telt als elke kleur en vult aan wat je mist. Daarom kost een open taxi je hele beurt; van de stapel is het een gewone kaart. Bewaar ze voor de route die je niet mag verliezen.
lesson-title-blocked = Weg is weg
lesson-blocked = { $name } heeft nu { $route }, en niemand anders mag erover. { $closed ->
    [yes] Ook die ernaast is voor jou dicht.
   *[no] Smalle plekken zijn het eerst vol: wacht daar niet te lang.
}
lesson-title-length = Lange routes leveren meer op
lesson-length = Zoveel is een route waard, naar het aantal vakjes: { $points } punten. Eén lange levert meer op dan meer korte met evenveel taxi’s, en kost maar één beurt.
lesson-title-landmarks = Sterren zijn punten waard
lesson-landmarks = { $n } plekken hebben een ster. Elke ster die je routes raken is op het eind een punt waard, maar één keer. Tickets gaan voor; kosten twee wegen evenveel, neem dan die met meer sterren.
lesson-title-fulfilled = Een ticket is gehaald!
lesson-fulfilled = { $ticket }: dat is veilig, niemand pakt het af, en de anderen weten van niets. Je routes tellen voor al je tickets, dus bouw verder aan wat je hebt.
lesson-title-more = Nog meer tickets?
lesson-more = Al je tickets zijn gehaald. Nieuwe kosten een beurt: je ziet er twee en houdt er minstens één. Dat loont zolang je taxi’s hebt, nu { $n }, en de plekken dichtbij liggen. Niet gehaald kosten ze punten.
lesson-title-ending = Tel de taxi’s
lesson-ending = { $name } heeft { $others ->
    [one] één taxi
   *[other] { $others } taxi’s
}, jij hebt er { $n }. Eindigt iemand zijn beurt met twee of minder, dan is iedereen nog één keer aan de beurt. Tickets die dan open zijn, kosten hun punten.
lesson-title-last = Je laatste beurt
lesson-last = Hierna ben je niet meer aan zet, en kaarten die je overhoudt zijn niets waard. Geef ze dus uit.
lesson-title-scores = Zo wordt geteld
lesson-scores = Routes tellen naar lengte, tickets plus of min, elke ster één punt. Het hoogste totaal wint; bij gelijke stand wie meer tickets haalde. Open een naam: de tickets zijn nu niet geheim meer.
lesson-title-money = Geld is de score
lesson-money = Je begint met { $money } en { $n } wagons. Een route levert op zich niets op: dollars komen van tickets, van je maatschappij, van wat er onderweg gebeurt, en van wagons die je opmaakt. Wie op het eind het meest heeft, wint.
lesson-title-west-tickets = Tickets betalen in dollars
lesson-west-tickets = Verbind de twee plaatsen van een ticket met eigen routes en je krijgt wat erop staat; anders betaal je evenveel. Houd er minstens { $n }. De kaart toont de weg van elk, en hoeveel wagons die kost.
lesson-title-west-draw = Eerst verzamelen, dan bouwen
lesson-west-draw = Routes kosten kaarten van hun kleur; een locomotief telt als elke kleur. Een beurt is één van drie dingen: twee kaarten trekken, een route bouwen of tickets trekken. Bekijk de gestippelde weg en neem die kleuren.
lesson-title-event = Er geldt een gebeurtenis
lesson-event = { $title }: { $text } { $once ->
    [yes] Ze werkte toen ze werd omgedraaid, en doet nu niets meer.
   *[no] Ze geldt voor iedereen, tot de volgende gebeurtenis ervoor in de plaats komt.
}
lesson-title-actions = Actiekaarten brengen gebeurtenissen
lesson-actions = In de stapel { $n ->
    [one] zit één actiekaart
   *[other] zitten { $n } actiekaarten
}. Komt er een tevoorschijn, wie ook trekt, dan wordt meteen de volgende gebeurtenis omgedraaid. Hier ligt die; druk erop en je leest alles wat geldt.
lesson-title-company = De kleur van je maatschappij
lesson-company = Je speelt { $title }. Elke route die je in die kleur bouwt, levert meteen op: { $text }
lesson-title-large = Grote steden geven een kaart
lesson-large = { $n } steden hier zijn groot. Telkens als je een route bouwt die in zo’n stad eindigt, trek je een kaart van de stapel: één, ook tussen twee ervan.
lesson-title-postcards = Een ansichtkaart
lesson-postcards = De ene kant heeft iedereen gehoord, de andere is voor jou alleen. Doe wat ze vraagt en laat haar zien: dan krijg je wat ze belooft.
lesson-title-trains = Wagons die overblijven
lesson-trains = { $name } heeft { $others ->
    [one] één wagon
   *[other] { $others } wagons
}, jij hebt er { $n }. Bij twee of minder komt de laatste ronde. Hoe minder je overhoudt, hoe meer je krijgt: { $money }.
lesson-title-west-more = Nog meer tickets?
lesson-west-more = Al je tickets zijn gehaald. Nieuwe kosten een beurt, en je houdt er minstens één. Dat loont zolang je wagons hebt, nu { $n }, en de plaatsen dichtbij liggen. Niet gehaald kosten ze hun dollars.
lesson-title-west-last = Je laatste beurt
lesson-west-last = Kaarten die je overhoudt zijn niets waard, en elke wagon die je nu nog zet, levert op het loonstrookje iets op. Bouw dus wat je kunt.
lesson-title-slip = Het loonstrookje
lesson-slip = Je munten, wat je overgebleven wagons waard zijn, gehaalde tickets min de open tickets. De meeste dollars winnen. Open een naam en je ziet de tickets.
recap = Je eerste spel
recap-won = Je hebt gewonnen!
recap-played = Goed gedaan, je speelde tot het eind.
recap-score = Jouw { $points } punten: { $routes } voor routes, { $tickets } voor tickets, { $landmarks } voor sterren.
recap-slip = Jouw { $total }: { $money } aan munten, { $trains } voor wagons, { $tickets } voor tickets.
recap-missed = Een open ticket kost je dubbel: de punten mis je, en evenveel gaan eraf. Maak volgende keer eerst af wat je hebt.
recap-next-won = Goed gespeeld. Klaar voor een bot die in de weg zit, of voor een groter bord met tunnels en veerboten?
recap-next = Al je tickets telden mee. Bouw voor de winst vroeg een lange route en neem één ticket meer dat op je weg ligt.
recap-next-legends = Al je tickets werden betaald. Zoek volgende keer een weg met de kleur van je maatschappij en grote steden.
recap-noted = Het spel staat bij je spellen op de startpagina.
recap-again = Speel tegen een sterkere bot
recap-boards = Kies een ander bord
# --- the table in detail
can-claim = Deze kun je bouwen.
cards-short = { $n ->
    [one] Je mist { $cards }
   *[other] Je mist { $cards }
}
pieces-any = { $n ->
    [one] één stuk
   *[other] { $n } stukken
}
which-one = Welke bedoel je?
choose-player = Welke speler kies je?
choose-card = Welke kaart leg je af?
choose-option = Wat kies je?
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
# --- a new table
own-tables = Verder spelen
options = Meer opties
turn-clock = Tijd per beurt
game-clock = Tijd voor het hele spel
no-clock = geen grens
seconds = { $n } seconden
minutes = { $n } minuten
one-day = één dag
allow-take-back = Zetten mogen terug tot er iets nieuws te zien was
allow-hints = Hints toegestaan
# --- what one adjusts
pace = Tempo van de bots
pace-instant = meteen
pace-quick = vlot
pace-calm = rustig
volume = Geluidsvolume
log-earlier = Toon wat er daarvoor gebeurde
# --- money, events and steps
money = $ { $n }
money-minus = −$ { $n }
money-count = { $n ->
    [one] één dollar
   *[other] { $n } dollar
}
lost-money = { $name }: { $source }, { $money }
by-the-rules = de regels
postcard-number = ansichtkaart { $n }
step-name = stap { $n }: { $title }
mark-pickaxe = houweel
mark-skull = schedel
marked-card = { $card } met { $mark }
line-money = Munten
line-pieces = Wagons over
choose-fine = Wiens maatschappij verliest { $money }?
choose-sell = Welke kaart verkoop je voor { $money }?
keep-all-cards = Alle kaarten houden
option-cost = kost { $money }
current-event = Huidige gebeurtenis
no-event = Nog geen gebeurtenis. Een actiekaart die van de stapel komt, legt de eerste open.
events-left = { $n ->
    [one] nog één gebeurteniskaart
   *[other] nog { $n } gebeurteniskaarten
}
action-cards = { $n ->
    [one] één actiekaart in de stapel
   *[other] { $n } actiekaarten in de stapel
}
at-once = meteen
in-force = Wat aan deze tafel geldt
in-force-open = Alles wat geldt
after-claim = Na elke route, in deze volgorde
companies = Maatschappijen
postcards = Je ansichtkaarten
postcard-secret = De achterkant, alleen voor jou
postcards-shown = Getoonde ansichtkaarten
map-key = Op de kaart
key-large = grote stad
key-port = haven
key-bridge = route met een brug
key-bed = spoorbedding
bridged-by = als eerste overbrugd door { $name }
token-count = { $n }× { $token }
pay-slip = Loonstrookje
pay-slip-trains = { $n ->
    [one] één wagon over
   *[other] { $n } wagons over
}
pay-slip-table = Wat overgebleven wagons waard zijn
pay-slip-more = { $n } of meer
pay-slip-never = Nooit minder dan niets
cost-now = { $n ->
    [one] Hij kost nu één kaart.
   *[other] Hij kost nu { $n } kaarten.
}
# --- the rulebook
book-points = Wat routes waard zijn
book-by-spaces = per vak
book-by-cards = per kaart
book-late = Geteld wordt aan het einde van het spel.
book-goal = Bouw routes en verbind de plaatsen op je geheime tickets. Wie aan het einde de meeste punten heeft, wint.
book-goal-money = Bouw routes en verbind de plaatsen op je geheime tickets. Wie aan het einde het meeste geld heeft, wint.
book-first = Je begint met { $hand } kaarten en mag kiezen uit { $deal } tickets.
book-first-keep = Houd er minstens { $keep }.
book-first-steps = De pagina vraagt welke je houdt.
book-turn = In je beurt doe je een van deze dingen
book-draw = Pak twee kaarten,
book-draw-how = open of gesloten van de stapel. Een open joker ({ $joker }) telt voor beide.
book-claim = Bouw een route:
book-claim-how = betaal één kaart per vak, hier { $of } in { $color }, en je stukken staan erop.
book-joker = Een joker ({ $joker }) heeft elke kleur die je nodig hebt.
book-grey = Op grijze routes kies je de kleur, één voor alle vakken.
book-tickets = Trek tickets:
book-tickets-how = bekijk er { $draw }, houd er minstens { $keep }.
book-ticket-worth = Aan het einde verbonden geeft een ticket zijn punten; niet verbonden kost het ze.
book-station = Bouw een station
book-station-how = in een vrije stad. Je eerste, tweede en derde kosten { $cost } kaarten van één kleur.
book-station-end = Aan het einde leent elk je daar één route van een ander, voor je tickets. Elk dat je nooit bouwde is { $points } punten waard.
book-ferry-card = Pak een veerbootkaart.
book-ferry-card-how = Meer dan { $limit } mag niemand hebben.
book-special = Wat hier bijzonder is
book-subway = Metro:
book-subway-how = één vak, één stuk, maar het kost zoveel kaarten als het getal zegt, hier { $of }.
book-ferry = Veerboot:
book-ferry-how = elk vak met een teken vraagt een joker ({ $joker }); de andere nemen één kleur.
book-waves-how = elke golf vraagt een joker ({ $joker }) of een veerbootkaart; één veerbootkaart is genoeg voor { $waves } golven.
book-tunnel = Tunnel:
book-tunnel-how = je betaalt, dan worden { $cards } kaarten omgedraaid. Elke in jouw kleur en elke joker ({ $joker }) kost één kaart meer. Is dat te veel, dan houd je je kaarten en is je beurt voorbij.
book-twins = Dubbele route:
book-twins-how = niemand mag beide hebben. Met minder dan { $players } spelers sluit de tweede zodra de eerste gebouwd is.
book-landmark = Sterren:
book-landmark-how = elke plaats met een ster die je routes raken is { $points } waard.
book-regions = Regio’s:
book-regions-how = aan het einde telt elk van je netten voor de regio’s die het bereikt, zoals in de tabel.
book-regions-double = Met al hun steden erin tellen dubbel: { $names }.
book-longest = De langste weg:
book-longest-how = { $points } punten voor de langste eigen weg zonder gat. Steden mogen vaker, stukken niet.
book-money = Geld:
book-money-how = je begint met { $money }. Routes zelf leveren niets op; tickets wel, en je treinen opmaken ook: tot { $most }.
book-end = Hoe het eindigt
book-end-how = Als iemand een beurt eindigt met { $pieces } of minder, heeft iedereen nog één beurt. Dan gaan de tickets open en wordt alles geteld.
book-exact = Alle regels, woord voor woord
