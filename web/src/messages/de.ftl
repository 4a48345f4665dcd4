# --- start
welcome = Baue Bahnstrecken im Freundeskreis oder gegen Bots. Kein Konto, genaue Regeln, ehrlich gemischt.
play-now = Jetzt spielen
your-name = Dein Name
guest = Gast
board = Spielplan
variant = Variante
bonus-tickets = Bonusaufträge
players = Am Tisch
players-all = Alles über die Spieler
opponents = Gegen wen?
friends = Freundeskreis (freie Plätze)
level-easy = Leichte Bots
level-normal = Normale Bots
level-hard = Starke Bots
level-expert = Profi-Bots
opponent-easy = Leichte Bots bauen, was sie gerade bezahlen können, und vergessen Aufträge.
opponent-normal = Normale Bots sammeln eine Weile und vergessen manchmal einen Auftrag.
opponent-hard = Starke Bots planen für ihre Aufträge, sammeln geduldig und achten auf das Ende.
opponent-expert = Profi-Bots spielen Züge an vielen möglichen Verteilungen durch und lesen aus deinen Zügen, was du vorhast.
public-table = Bei den offenen Tischen zeigen
start-game = Spiel starten
opening = Gleich geht es los: Die Anteile aller am Mischen werden geöffnet.
join-code = Mit Code mitspielen
code = Code
join = Mitspielen
lobby = Offene Tische
lobby-empty = Gerade ist kein öffentlicher Tisch offen.
lobby-playing = wird gespielt
clock-turn = { $time } je Zug
clock-game = { $time } je Spiel
quick-match = Schnell mitspielen
quick-match-how = Setz dich an irgendeinen offenen Tisch mit diesem Spielplan oder eröffne einen, den andere finden
seats-open = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
players-range = { $from }–{ $to } Personen
settings = Einstellungen
language = Sprache
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
sound = Ton
notifications = Melden, wenn ich dran bin
rules = Regeln
statistics = Deine Spiele auf diesem Gerät
no-statistics = Noch kein Spiel beendet.
finished = Beendete Spiele
finished-line = { $edition }: { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}{ $won ->
    [yes] , gewonnen
   *[no] {""}
}
statistics-line = { $edition }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $wins } gewonnen, Bestwert { $best }
home = Startseite
offline = Keine Verbindung. Deine Spiele sind auf dem Server sicher; sobald das Netz wieder da ist, geht es weiter.
close = Schließen
trademark = Kompatibel mit den Regeln von Ticket to Ride; vom Verlag weder hergestellt noch unterstützt.
# --- the campaign
legends = Legenden des Westens
legends-card = Legenden des Westens: eine Kampagne in zwölf Abenden
legends-pitch = Eine Karte, die wächst, Regeln, die aus Schachteln kommen, Briefe, die sonst niemand lesen darf. Für Freunde, die sich wiedersehen, oder für dich und ein paar Bots.
own-campaigns = Deine Kampagnen
found-campaign = Kampagne gründen
found-title = Wer legt die Schienen?
found-how = Alle führen je eine Gesellschaft durch zwölf Spiele, alle drei Jahre eines, von 1865 bis 1898. Wähle deine, und wer die anderen spielt: Freunde kommen über einen eigenen Link, Bots haben immer Zeit. Zwei Gesellschaften genügen, fünf sind ein Gedränge.
played-by = Gespielt von
by-me = mir
by-friend = einem Freund (per Link)
bot-easy = einem leichten Bot
bot-normal = einem normalen Bot
bot-hard = einem schweren Bot
bot-expert = einem Meister-Bot
by-nobody = niemandem
friends-name = Name, wenn du magst
two-companies = Mindestens zwei Gesellschaften müssen spielen.
links-title = Ein Link für jeden Freund
links-how = Wer zuerst über einen Link kommt, hat diese Gesellschaft für die ganze Kampagne. Du findest die Links im Büro wieder, unter Gesellschaften.
to-the-office = Ins Büro
back-to-office = Zurück ins Büro
bring-campaign = Eine Kampagne aus ihrer Datei fortsetzen
bring-how = Jedes Spiel in der Datei wird geprüft, dann bekommen ihre Gesellschaften neue Links.
campaign-file = Die Datei
not-a-campaign = Das ist keine Datei einer Kampagne.
which-is-yours = Welche Gesellschaft ist deine?
none-of-them = keine davon
go-on-here = Hier fortsetzen
invited-title = Ein Stuhl ist für dich frei
invited-how = Jemand hat eine Kampagne gegründet und dir darin eine Gesellschaft zugedacht. Komm herein; das Wasser kocht schon.
invited-with = Am Tisch: { $names }
come-in = Hereinkommen
office-title = Das Büro der Kupferstecherin · { $year } · Spiel { $game } von { $games }
office-over = Das Büro der Kupferstecherin · die Karte ist fertig
watching-campaign = Du schaust durchs Fenster: Herein kann nur, wer mitspielt.
line-of-games = Die zwölf Spiele
stop-won = { $year }, Spiel { $game }: gewonnen von { $company }
stop-now = { $year }, Spiel { $game }: jetzt
stop-to-come = { $year }, Spiel { $game }: kommt noch
desk = Auf dem Tisch
drawers = Schubladen
drawer-map = Karte
drawer-post = Post
drawer-post-new = Post ({ $n })
drawer-companies = Gesellschaften
drawer-rules = Regeln
drawer-story = Geschichte
drawer-file = Schlüssel und Datei
map-now = Die Karte, wie sie auf dem Tisch liegt
map-caption = { $boards } Blätter bisher gefunden
card-says-pause = Pause
card-says-stop = Halt
turn-card = Nächste Karte umdrehen
lay-card-down = Karte hinlegen
skip-to-now = { $n } überspringen, die andere gelesen haben
box-opens = Eine Schachtel geht auf
box-unopened = Auf dem Tisch steht eine Schachtel, die gestern nicht da war.
open-box = Deckel heben
skip = Überspringen
go-on = Weiter
slips-title = Lohnzettel von { $year }, Spiel { $game }
slips-earlier = Mit einer früheren Fassung des Spiels gespielt: Das Ergebnis gilt, nachspielen lässt es sich nicht mehr.
was-absent = war nicht da
place-n = Platz { $place }
tickets-done = { $done } von { $all } Fahrkarten
postcards-came = { $n ->
    [one] eine Postkarte
   *[other] { $n } Postkarten
}
postcards-held = { $n ->
    [one] eine Postkarte im Büro
   *[other] { $n } Postkarten im Büro
}
post-for-you = { $n ->
    [one] Eine Postkarte ist für dich gekommen. Ihre Rückseite geht nur dich an.
   *[other] { $n } Postkarten sind für dich gekommen. Ihre Rückseiten gehen nur dich an.
}
showed-postcard = { $company } hat Postkarte { $number } gezeigt.
dollars = { $amount } $
look-at-game = Tisch ansehen
decision = Eine Entscheidung
you-decide = Du entscheidest
they-decide = { $player } entscheidet für { $company }
waiting-for = Warten auf { $player }.
banish-title = Welches Ereignis soll nie wiederkommen?
banish-how = Wer das nächste Spiel beginnt, streicht eines der Ereignisse dieses Abends für immer aus dem Stapel.
banish = Streichen
settle-title = Der Bahndamm von { $from } nach { $to }
settle-how = Die Gesellschaft, die als erste darauf war, bestimmt, welche Farbe er von nun an hat. Diese drei sind auf der Karte am seltensten.
settle = Färben
decide = Entscheiden
game-of = { $year } · Spiel { $game } von { $games }
evening-title = Wer spielt heute Abend?
evening-going = Das Spiel läuft
plays-bot = ein Bot
plays-for = ein Bot für { $player }
begins = beginnt
not-come-yet = war noch nicht da
is-here = ist da
is-at-table = sitzt am Tisch
plays-tonight = spielt heute
stays-away = bleibt weg
let-bot-play = Einen Bot spielen lassen
play-myself = Ich spiele wieder selbst
missing-players = Noch nicht über ihren Link gekommen: { $names }. Wartet auf sie, lasst heute einen Bot spielen, oder spielt ohne sie.
begin-game = Spiel { $game } beginnen
to-the-table = An den Tisch
vaults-title = Die Tresore
vaults-how = In jedem liegen zwölf Lohnzettel, verdeckt. Drehe sie um, Jahr für Jahr.
slip-face-down = verdeckt
turn-slips = Spiel { $game } umdrehen
turn-all = Alle auf einmal
campaign-won = { $n ->
    [one] { $names } hat die Kampagne gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
number-n = Nr. { $number }
new = neu
turn-over = Umdrehen
only-you = Nur für deine Augen
postcard-met = Erfüllt und gezeigt
office-cards = { $n ->
    [one] Eine Postkarte steht auf deinem Regal. Was auf ihrer Rückseite steht, weiß sonst niemand.
   *[other] { $n } Postkarten stehen auf deinem Regal. Was auf ihren Rückseiten steht, weiß sonst niemand.
}
office-empty = Noch keine Post. Manche Fahrkarten tragen eine Nummer: Wer eine davon erfüllt, dem wird geschrieben.
shown-cards = Allen gezeigt
your-company = deine
slips-so-far = Lohnzettel:
invitation-for = Einladung für { $player }
new-invitation = Neue Einladung machen
invite-for-bot = Einen Freund dazu einladen
steps-title = Nach dem Bau einer Strecke
steps-how = Diese Schritte werden nach jeder gebauten Strecke der Reihe nach durchgegangen; Schachteln bringen Aufkleber für die leeren.
no-sticker = noch kein Aufkleber
from-rulebook = Aus dem Regelbuch
from-box = Aus der Schachtel { $box }, seit Spiel { $game }
left-by = Geblieben von { $box }
on-the-table = Auf dem Tisch liegt
trains-each = Züge für jede Gesellschaft
boards-found = Blätter der Karte
large-cities = Große Städte
boxes-open = Geöffnete Schachteln
box-rests = Ihre Regeln ruhen; ihre Spur bleibt.
box-since = In Kraft seit Spiel { $game }
events-seen = Ereignisse, die wiederkommen können
events-banished = Für immer gestrichen: { $names }
nothing-read = Noch ist nichts gelesen.
key-title = Dein Schlüssel
key-how = Dieser Link öffnet deine Gesellschaft auf einem anderen Gerät. Hüte ihn wie einen Hausschlüssel.
key-link-office = Deine Gesellschaft auf einem anderen Gerät
file-title = Die Kampagne als Datei
file-how = Eine Kampagne ist eine Datei, die ihren Spielern gehört: Damit geht es im Terminal oder auf einem anderen Server weiter. Aber wer sie liest, kann vorausschauen; darum wird sie erst herausgegeben, wenn alle zustimmen.
file-over = Die Kampagne ist vorbei: Ihre Datei gehört euch.
file-agree = Ich bin einverstanden, dass die Datei herausgegeben wird
file-agreed = { $n } von { $of } sind einverstanden.
file-handed-out = Herausgegeben seit Spiel { $game }: Wer mitspielt, kann wissen, was kommt.
file-download = Datei herunterladen
problem-no-such-campaign = Eine solche Kampagne gibt es hier nicht.
problem-link-used = Über diesen Link ist schon jemand gekommen.
problem-not-now = Nicht jetzt: Etwas anderes kommt zuerst.
problem-game-in-progress = Es läuft ein Spiel; warte, bis es vorbei ist.
problem-not-agreed = Noch sind nicht alle einverstanden.
problem-bad-campaign = Diese Datei ist keine Kampagne, die so gespielt worden sein kann.
# --- waiting
waiting = Warten, bis alle da sind
invite = Lade andere mit diesem Link oder dem Code { $code } ein
copy-link = Link kopieren
copied = Kopiert
take-seat = Hier Platz nehmen
seat-open = frei
seat-bot = Bot
add-bot = Einem Bot geben
make-open = Freigeben
move-here = Hierher wechseln
add-local = Noch jemand an diesem Gerät
leave = Tisch verlassen
key-link = Dein Platz auf einem anderen Gerät
watching = Du schaust zu.
# --- at the table
your-turn = Du bist dran
turn-of = { $name } ist dran
phase-choose-long-tickets = lange Aufträge wählen
phase-choose-tickets = Aufträge wählen
phase-turn = Aktion wählen
phase-second-card = zweite Karte ziehen
phase-pay-route = Strecke bezahlen
phase-answer-tunnel = Aufpreis zahlen oder aufgeben
phase-pay-station = Bahnhof bezahlen
phase-keep-tickets = Aufträge behalten
phase-choose-player = jemanden auswählen
phase-choose-card = Karte auswählen
phase-choose-option = Entscheidung treffen
phase-over = Das Spiel ist zu Ende
last-round = Letzte Runde: { $name } hat fast alles verbaut. Alle sind noch einmal dran.
turns-left = { $n ->
    [one] noch ein Zug
   *[other] noch { $n } Züge
}
connection-lost = Verbindung verloren; neuer Versuch …
connecting = Verbinden …
cards = Karten
hand = Deine Karten
hand-empty = keine Karten
tickets = Deine Aufträge
offered = Aufträge wählen
choose-now = Wähle deine Aufträge
waiting-for-choices = Noch beim Wählen der Aufträge: { $names }
tickets-chosen = Deine Aufträge sind gewählt
choose-again = Anders wählen
keep-selected = { $n ->
    [one] Einen Auftrag behalten
   *[other] { $n } Aufträge behalten
}
pile-count = noch { $n }
claim-title = { $route } bauen
how-to-pay = Wie zahlst du?
tunnel-title = Tunnel { $route }
decline = Aufgeben und Karten zurücknehmen
station = Bahnhof bauen
take-back = Zurücknehmen
practice = Übung
practice-now = Das ist jetzt ein Übungsspiel: Es zählt nicht in deiner Statistik.
hint = Tipp
hint-chance = Gewinnchance { $chance } %
because-ticket-done = erfüllt { $ticket }
because-rival-cut = { $player } könnte dort zwei Netze verbinden und hat die Karten dafür
because-ticket-served = bringt { $ticket } um { $pieces } näher
because-borrows = kann { $route } von { $player } mitbenutzen, für { $ticket }
because-race-lost = { $ticket } ist nicht mehr zu schaffen
because-last-round = leitet die letzte Runde ein
because-rival-blocked = hindert { $player } daran, zwei Netze zu verbinden
because-cards-saved = behält { $n }× { $joker }
because-saving-for = fehlt noch für { $route } und damit für { $ticket }
because-crosses = deckt Wellen von { $route }, für { $ticket }
because-ticket-near = { $ticket } braucht { $pieces }
because-points = { $n ->
    [one] bringt einen Punkt
   *[other] bringt { $n } Punkte
}
because-any-color = passt zu jeder Farbe
because-no-step = nichts, was du jetzt bauen kannst, bringt { $ticket } näher
because-all-done = alle deine Aufträge sind erfüllt
because-gathers = damit sind es { $n } in dieser Farbe
because-time-left = alle haben noch { $pieces } oder mehr
chat = Chat
say = Senden
log = Verlauf
message = Nachricht
mute = { $name } stummschalten
unmute = { $name } wieder hören
stand-in = Bot für { $name } spielen lassen
stand-in-wait = noch { $seconds } s
come-back = Wieder selbst spielen
find-city = Stadt suchen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-reset = Ganzer Spielplan
piece-count = { $n }× { $piece }
piece-car = { $n ->
    [one] ein Wagen
   *[other] { $n } Wagen
}
piece-taxi = { $n ->
    [one] ein Taxi
   *[other] { $n } Taxis
}
piece-tram = { $n ->
    [one] eine Tram
   *[other] { $n } Trams
}
piece-subway = { $n ->
    [one] eine U-Bahn
   *[other] { $n } U-Bahnen
}
card-count = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
ticket-count = { $n ->
    [one] ein Auftrag
   *[other] { $n } Aufträge
}
station-count = { $n ->
    [one] ein Bahnhof
   *[other] { $n } Bahnhöfe
}
ferry-count = { $n ->
    [one] eine Fährkarte
   *[other] { $n } Fährkarten
}
point-count = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
ticket-done = Auftrag erfüllt: { $ticket }
done = erfüllt
not-done = offen
cover-title = Gib das Gerät an { $name } weiter
cover-button = Ich bin { $name }
# --- routes and cards
any-color = beliebige Farbe
color-grey = Grau
route-length = { $n }× { $color }
route-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
route-symbols = davon { $n }× { $joker }
route-waves = { $n ->
    [one] eine Welle
   *[other] { $n } Wellen
}
route-tunnel = Tunnel
owned-by = gehört { $name }
count-card = { $n }× { $card }
card-red = Rot
card-blue = Blau
card-green = Grün
card-yellow = Gelb
card-orange = Orange
card-white = Weiß
card-black = Schwarz
card-pink = Rosa
card-purple = Lila
card-locomotive = Lokomotive
card-taxi = Taxi
card-bicycle = Fahrrad
# --- moves
move-claim = { $route } bauen
move-station = Bahnhof in { $city }
move-take = { $card } nehmen
move-draw = Vom Stapel ziehen
move-ferry = Fährkarte nehmen
move-tickets = Aufträge ziehen
move-pass = Passen
move-decline = Tunnel aufgeben
move-keep = { $tickets } behalten
move-keep-none = Keinen behalten
move-player = { $player } auswählen
move-card = { $card } auswählen
move-option = „{ $option }“ auswählen
# --- events
event-starts = { $name } beginnt
event-dealt-card = { $name } bekommt eine Karte{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-turned-up = Aufgedeckt: { $card }
event-flushed = Zu viele Joker in der Auslage: Alle Karten werden abgelegt
event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel
event-offered-ticket = { $name } sieht sich { $known ->
    [no] einen Auftrag
   *[yes] { $ticket }
} an
event-kept-ticket = { $name } behält { $ticket }
event-returned-ticket = { $name } legt { $ticket } zurück
event-chose-tickets = { $name } behält { $n ->
    [one] einen Auftrag
   *[other] { $n } Aufträge
}{ $all ->
    [yes] {""}
   *[no] {" "}und legt { $returned } zurück
}
event-took-display = { $name } nimmt eine Karte: { $card }
event-drew-card = { $name } zieht eine Karte vom Stapel{ $known ->
    [no] {""}
   *[yes] : { $card }
}
event-took-ferry-card = { $name } nimmt eine Fährkarte
event-chose-route = { $name } will { $route } bauen
event-paid = { $name } zahlt { $payment }
event-revealed = Der Tunnel zeigt { $card }{ $matches ->
    [yes] : passt
   *[no] {""}
}
event-surcharge = { $name } muss { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} mehr zahlen
event-declined = { $name } gibt { $route } auf und nimmt die Karten zurück
event-claimed = { $name } baut { $route } ({ $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
})
claimed-without-points = { $name } baut { $route }
event-chose-city = { $name } will einen Bahnhof in { $city } bauen
event-built-station = { $name } baut einen Bahnhof in { $city }
event-passed = { $name } passt
event-last-round = { $name } läutet die letzte Runde ein
event-ended = { $passed ->
    [yes] Alle haben gepasst: Das Spiel ist zu Ende
   *[no] Das Spiel ist zu Ende
}
event-gained = { $name } bekommt { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} ({ $line })
lost-points = { $name } verliert { $n ->
    [one] einen Punkt
   *[other] { $n } Punkte
} ({ $line })
event-chose-option = { $name } wählt: { $option }
event-chose-player = { $name } wählt { $player } aus
event-discarded = { $name } legt eine Karte ab: { $card }
event-action-card = Eine Aktionskarte kommt vom Stapel
event-turned-up-event = Ein neues Ereignis: { $source }
event-banished-event = { $name } verbannt das Ereignis { $source }
event-shows-mark = Die Karte auf Platz { $slot } trägt ein Zeichen: { $mark }
event-drew-mark = Die neue Karte von { $name } trägt ein Zeichen: { $mark }
event-paid-marks = { $name } bezahlt mit { $n }× { $mark }
event-gained-money = { $name }: { $source }, +{ $money }
event-took-tokens = { $name }: { $source }, +{ $n }× { $token }
event-sold-tokens = { $name } verkauft { $n }× { $token }
event-moved-marker = { $marker }: jetzt in { $city }
event-trains-back = { $name } nimmt { $n ->
    [one] einen Wagen
   *[other] { $n } Wagen
} zurück
event-shows-postcard = { $name } zeigt { $source }
event-has-another-turn = { $name } ist noch einmal am Zug
event-bridged = { $name } überbrückt als Erstes { $route }
# --- planning
plan = Dein Plan
plan-mark = Strecken markieren
plan-stop = Fertig markiert
plan-how = Klicke auf die Strecken, die du willst. Nur du siehst das.
plan-clear = Leeren
plan-way = Weg für { $ticket } dazu
plan-left = dann bleiben { $pieces }
plan-short = es fehlen { $pieces }
plan-cards = Karten, die du brauchst
plan-have = { $n } von { $of }
plan-jokers = und { $n }× { $joker } auf der Hand
plan-drop = { $route } aus dem Plan nehmen
plan-lost = { $route } hat jetzt { $name }
# --- chat
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-hurry = Du bist dran!
phrase-one_moment = Einen Moment, bitte.
phrase-good_game = Schönes Spiel!
emote-smile = lächeln
emote-laugh = lachen
emote-wow = staunen
emote-sad = traurig
emote-angry = wütend
emote-think = nachdenken
emote-clap = Applaus
emote-train = Zug
# --- scores
scores = Wertung
line-routes = Strecken
line-tickets = Aufträge
line-stations = Bahnhöfe
line-longest = Längster Weg
line-regions = Regionen
line-landmarks = Sehenswürdigkeiten
score-total = Summe
winner = { $n ->
    [one] Sieg für { $name }
   *[other] Gemeinsamer Sieg für { $name }
}
longest-path-of = Längster Weg von { $name }: { $n }
borrowed = Bahnhof in { $city } nutzt { $route }
rematch = Revanche
to-rematch = Zur Revanche
download-record = Aufzeichnung herunterladen
dealt-fairly = Fair gemischt: prüfen
fair-secret = Das Geheimnis des Servers hat den Hash, der vor dem Spiel veröffentlicht wurde:
fair-commitment = Dieser Hash ist der, den sich dieses Gerät beim Hinsetzen gemerkt hat:
fair-nonce = Dein eigener Anteil gehört zu denen, aus denen gemischt wurde:
fair-more = branchline verify prüft in der heruntergeladenen Aufzeichnung dasselbe und jede Karte.
replay = Noch einmal ansehen
replay-step = Schritt { $n } von { $of }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
turn-setup = Das Spiel wird aufgebaut
turn-drew = { $n ->
    [one] { $name } zieht eine Karte
   *[other] { $name } zieht { $n } Karten
}
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
curve = Gewinnchancen, wie der Planer-Bot sie sieht
curve-working = Der Bot rechnet die Chancen aus …
curve-failed = Die Chancen lassen sich gerade nicht sagen.
# --- problems
problem-not-your-turn = Du bist nicht dran.
problem-old-position = Die Lage hat sich geändert; sieh noch einmal hin.
problem-information-shown = Das hat etwas Neues gezeigt und lässt sich nicht zurücknehmen.
problem-nothing-to-take-back = Es gibt nichts zurückzunehmen.
problem-slow-down = Nicht so schnell.
problem-seats-open = Es sind noch Plätze frei: Warte oder gib sie Bots.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-wrong-token = Dieser Link öffnet hier keinen Platz.
problem-full = Alle Plätze sind besetzt.
problem-name-taken = Diesen Namen hat hier schon jemand.
problem-started = Das Spiel hat schon begonnen.
problem-wrong-protocol = Diese Seite ist veraltet; lade sie neu.
problem-stand-in = Ein Bot spielt für dich: Nimm erst deinen Platz zurück.
problem-not-away = Dieser Spieler ist da oder noch nicht lange genug weg.
problem-opening = Gleich geht es los. Wenn jemand nicht antwortet, starte in zehn Sekunden noch einmal.
problem-bad-name = Ein Name hat 1 bis 40 sichtbare Zeichen: keine Zeilenumbrüche und nichts, was die Schreibrichtung umkehrt.
problem-name-unseen = Der Name enthält Zeichen, die niemand sehen kann.
problem-name-marks = Der Name hat zu viele Zeichen auf einem Buchstaben oder welche ohne Buchstaben.
problem-busy = Gerade passiert zu viel auf einmal; versuch es noch einmal.
problem-no-answer = Der Server antwortet nicht. Gibt es eine Verbindung?
problem-unavailable = Der Server kann gerade nicht speichern; neuer Versuch.
problem-seat-taken = Dieser Platz ist besetzt.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-not-allowed = An diesem Tisch ist das nicht vorgesehen.
problem-not-playing = Gerade läuft kein Spiel.
problem-no-change = Das ist schon so.
# --- why a move is refused
reason-game-over = Das Spiel ist zu Ende.
reason-no-such-action = Diesen Zug gibt es nicht.
reason-not-now = Jetzt ist etwas anderes zu entscheiden.
reason-no-such-route = Diese Strecke gibt es auf diesem Spielplan nicht.
reason-taken = Diese Strecke ist schon vergeben.
reason-parallel-closed = Diese Strecke ist gesperrt: Eine Parallelstrecke ist vergeben.
reason-too-few-pieces = Du hast dafür zu wenige Spielsteine übrig.
reason-cannot-pay = Mit deinen Karten kannst du das nicht bezahlen.
reason-no-such-city = Dort ist auf diesem Spielplan kein Bahnhof möglich.
reason-no-station-left = Du hast keinen Bahnhof mehr.
reason-city-has-station = In dieser Stadt steht schon ein Bahnhof.
reason-slot-empty = An dieser Stelle liegt keine Karte.
reason-no-cards = Es gibt keine Karten mehr zu ziehen.
reason-joker-second = Ein offener Joker darf nicht deine zweite Karte sein.
reason-no-ferry-card = Es gibt keine Fährkarten mehr.
reason-ferry-limit = Mehr Fährkarten darfst du nicht haben.
reason-no-tickets = Es gibt keine Aufträge mehr.
reason-can-act = Passen darfst du nur, wenn sonst nichts mehr geht.
reason-keep-too-few = Du musst mehr Aufträge behalten.
reason-keep-too-many = So viele Aufträge darfst du nicht behalten.
reason-not-offered = Dieser Auftrag stand nicht zur Wahl.
reason-wrong-color = Diese Farbe passt hier nicht.
reason-too-few-jokers = Hier sind mehr Joker nötig.
reason-not-in-hand = Diese Karten hast du nicht.
reason-ferry-card-useless = So kannst du Fährkarten hier nicht einsetzen.
reason-not-a-choice = Das steht nicht zur Wahl.
reason-too-few-cards = Es sind zu wenige Karten übrig, um als Zug zu ziehen.
reason-closed = Diese Strecke ist zurzeit gesperrt.
# --- tables and their boards, and who is there
problem-no-such-edition = Den Spielplan dieses Tisches gibt es auf diesem Server nicht mehr.
problem-edition-changed = Das wurde mit einer anderen Fassung des Spiels begonnen und kann mit dieser nicht weitergehen.
seat-away = gerade nicht da
send-away = { $name } wegschicken
seat-lost = Du hast an diesem Tisch keinen Platz mehr; du kannst zuschauen oder einen freien Platz nehmen.
seat-not-known = Dein Platz ist hier gerade nicht bekannt; du kannst zuschauen oder einen freien Platz nehmen. Sein Schlüssel bleibt gespeichert: Lade die Seite neu, um ihn noch einmal zu versuchen.
gets-nowhere = Seit 50 Runden hat niemand eine Strecke genommen. Wer aufhören möchte, verlässt das Spiel: Bots spielen es zu Ende, und es wird gewertet.
# --- the first game
learn = Spielen lernen (5 Minuten)
learn-why = Neu hier? Spiel ein echtes Spiel gegen einen leichten Bot. Ein Coach an deiner Seite erklärt alles dann, wenn es zählt.
learn-go-on = Weiter mit deinem Lernspiel
learned = Du hast dein erstes Spiel mit dem Coach gespielt.
coach = Coach
coach-next = Verstanden
coach-ask = Was würdest du tun?
coach-thinking = Ich überlege …
coach-advice = Ich würde so ziehen: { $move }.
coach-advice-why = Ich würde so ziehen: { $move } ({ $why }).
coach-offer = Dein erstes Spiel von { $title }? Ein Coach neben dem Spielplan kann alles dann erklären, wenn es zählt.
coach-yes = Ja, gern
coach-no = Nein, danke
coach-pause = Pause
coach-skip = Ohne Coach
coach-resume = Zurück zum Coach
coach-call = Coach holen
coach-your-move = Du bist dran. Lass dir Zeit.
coach-watch = { $name } spielt. Achte auf die Karten und Strecken: Sie verraten, was { $name } vorhat.
now-finish = { $route } erfüllt { $ticket }: Bau sie jetzt.
now-claim = Du kannst { $route } bauen: Sie liegt auf dem Weg von { $ticket }.
now-take = { $card } liegt offen: { $route } braucht es, auf dem Weg von { $ticket }.
now-collect = { $route } liegt auf dem Weg von { $ticket }. { $missing }.
now-needs = { $ticket } braucht noch { $pieces }; du hast sie.
now-lost = { $ticket } ist nicht mehr zu erfüllen: Gib nichts mehr dafür aus.
now-possible = Deine Aufträge sind noch zu erfüllen: Die gestrichelte Linie zeigt den Weg.
now-done = Alle deine Aufträge sind erfüllt.
now-off-way = Keine davon liegt auf dem Weg deiner Aufträge, weitersammeln ist vielleicht besser.
now-longest = Von denen auf deinem Weg bringt { $route } am meisten: { $worth }.
now-longest-free = Kein Auftrag braucht sie, aber { $route } ist frei und bringt { $worth }.
now-spend = In diesem Zug wird kein Auftrag fertig; { $route } bringt am meisten: { $worth }.
lesson-title-goal = Willkommen in New York!
lesson-goal = Du und { $name } habt je { $n } Taxis. Punkte bekommst du auf drei Arten: für Strecken, für geheime Aufträge und für Orte mit Stern. Wer am Ende die meisten hat, gewinnt. Nichts drängt dich; { $name } wartet.
lesson-title-tickets = Aufträge sind dein Plan
lesson-tickets = Ein Auftrag nennt zwei Orte. Verbinde sie mit eigenen Strecken und du bekommst die Punkte; sonst verlierst du ebenso viele. Behalte einen oder beide. { $shared ->
    [yes] Beide führen nach { $city }: Ein Weg kann für beide reichen.
   *[no] Liegen zwei nah beieinander, teilen sie sich Strecken.
}
lesson-title-draw = Erst sammeln, dann bauen
lesson-draw = Strecken kosten Karten, also zieh zuerst welche. Jeder Zug ist eins von dreien: zwei Karten ziehen, eine Strecke bauen oder Aufträge ziehen. Schau dir deinen Weg an und nimm seine Farben. Der verdeckte Stapel ist Glückssache.
lesson-title-colours = Eine Farbe je Strecke
lesson-colours = Das sind deine Karten. Eine farbige Strecke kostet nur diese Farbe, eine Karte je Feld. Eine graue nimmt jede Farbe, aber nur eine. Sammle also wenige Farben, die deines Wegs: drei gleiche schlagen drei verschiedene.
lesson-title-claim = Du kannst bauen!
lesson-claim = Jede umrandete Strecke kannst du bezahlen. Wähl eine, dann siehst du alle Zahlweisen, die mit den wenigsten Karten { $joker } zuerst. Sie bleibt dein bis zum Schluss.
lesson-title-jokers = Taxikarten sind Joker
lesson-jokers = Eine Taxikarte gilt als jede Farbe und ersetzt, was gerade fehlt. Darum kostet eine offene deinen ganzen Zug; vom Stapel zählt sie wie jede andere. Heb sie für die Strecke auf, die du nicht verlieren darfst.
lesson-title-blocked = Weg ist weg
lesson-blocked = { $name } hat jetzt { $route }, niemand sonst darf sie benutzen. { $closed ->
    [yes] Auch die daneben ist für dich zu.
   *[no] Engstellen sind zuerst weg: Warte dort nicht zu lange.
}
lesson-title-length = Lange Strecken lohnen sich
lesson-length = So viel bringt eine Strecke je nach Feldern: { $points } Punkte. Eine lange bringt mehr als mehrere kurze mit ebenso vielen Taxis und kostet nur einen Zug.
lesson-title-landmarks = Sterne bringen Punkte
lesson-landmarks = { $n } Orte tragen einen Stern. Jeder, den deine Strecken berühren, bringt am Ende einen Punkt, aber nur einmal. Aufträge gehen vor; kosten zwei Wege gleich viel, nimm den mit mehr Sternen.
lesson-title-fulfilled = Ein Auftrag ist erfüllt!
lesson-fulfilled = { $ticket }: Das ist sicher, niemand nimmt es dir, und die anderen wissen nichts davon. Deine Strecken zählen für alle Aufträge, bau also an dem weiter, was du hast.
lesson-title-more = Noch mehr Aufträge?
lesson-more = Alle deine Aufträge sind erfüllt. Neue kosten einen Zug: Du siehst zwei und musst mindestens einen behalten. Das lohnt sich, solange du Taxis hast, jetzt { $n }, und die Orte nah liegen. Unerfüllt kosten sie Punkte.
lesson-title-ending = Zähl die Taxis
lesson-ending = { $name } hat { $others ->
    [one] ein Taxi
   *[other] { $others } Taxis
}, du hast { $n }. Beendet jemand seinen Zug mit höchstens zwei, ist jeder noch genau einmal dran. Aufträge, die dann offen sind, kosten ihre Punkte.
lesson-title-last = Dein letzter Zug
lesson-last = Danach bist du nicht mehr dran, und übrige Karten sind nichts wert. Gib sie also aus.
lesson-title-scores = So wird gezählt
lesson-scores = Strecken zählen nach Länge, Aufträge plus oder minus, jeder Stern einen Punkt. Die höchste Summe gewinnt, bei Gleichstand mehr erfüllte Aufträge. Öffne einen Namen: Jetzt sind die Aufträge nicht mehr geheim.
lesson-title-money = Geld ist die Wertung
lesson-money = Du beginnst mit { $money } und { $n } Wagen. Eine Strecke allein bringt nichts: Dollar kommen von Aufträgen, deiner Gesellschaft, dem, was unterwegs geschieht, und davon, dass du deine Wagen aufbrauchst. Wer am Ende am meisten hat, gewinnt.
lesson-title-west-tickets = Aufträge zahlen in Dollar
lesson-west-tickets = Verbinde die zwei Orte eines Auftrags mit eigenen Strecken und du bekommst, was darauf steht; sonst zahlst du ebenso viel. Behalte mindestens { $n }. Der Plan zeigt den Weg eines jeden und wie viele Wagen er kostet.
lesson-title-west-draw = Erst sammeln, dann bauen
lesson-west-draw = Strecken kosten Karten ihrer Farbe; eine Lokomotive gilt als jede. Jeder Zug ist eins von dreien: zwei Karten ziehen, eine Strecke bauen oder Aufträge ziehen. Schau dir den gestrichelten Weg an und nimm seine Farben.
lesson-title-event = Ein Ereignis gilt
lesson-event = { $title }: { $text } { $once ->
    [yes] Es wirkte, als es aufgedeckt wurde, und tut nun nichts mehr.
   *[no] Es gilt für alle, bis das nächste Ereignis an seine Stelle tritt.
}
lesson-title-actions = Aktionskarten bringen Ereignisse
lesson-actions = Im Stapel { $n ->
    [one] ist eine Aktionskarte
   *[other] sind { $n } Aktionskarten
}. Kommt eine zum Vorschein, wer immer zieht, wird sofort das nächste Ereignis aufgedeckt. Hier liegt es; drück darauf, dann liest du alles, was gilt.
lesson-title-company = Die Farbe deiner Gesellschaft
lesson-company = Du spielst { $title }. Jede Strecke, die du in ihrer Farbe baust, bringt sofort: { $text }
lesson-title-large = Große Städte geben eine Karte
lesson-large = { $n } Städte hier sind groß. Jedes Mal, wenn du eine Strecke baust, die in einer endet, ziehst du eine Karte vom Stapel: eine, auch zwischen zweien von ihnen.
lesson-title-postcards = Eine Postkarte
lesson-postcards = Die eine Seite haben alle gehört, die andere ist nur für dich. Tu, was sie verlangt, und zeig sie vor: Dann bekommst du, was sie verspricht.
lesson-title-trains = Wagen, die übrig bleiben
lesson-trains = { $name } hat { $others ->
    [one] einen Wagen
   *[other] { $others } Wagen
}, du hast { $n }. Bei höchstens zwei kommt die letzte Runde. Je weniger du behältst, desto mehr bekommst du: { $money }.
lesson-title-west-more = Noch mehr Aufträge?
lesson-west-more = Alle deine Aufträge sind erfüllt. Neue kosten einen Zug, und du musst mindestens einen behalten. Das lohnt sich, solange du Wagen hast, jetzt { $n }, und die Orte nah liegen. Unerfüllt kosten sie ihre Dollar.
lesson-title-west-last = Dein letzter Zug
lesson-west-last = Übrige Karten sind nichts wert, und jeder Wagen, den du jetzt noch setzt, zahlt sich auf dem Lohnzettel aus. Bau also, was du kannst.
lesson-title-slip = Der Lohnzettel
lesson-slip = Deine Münzen, der Wert der Wagen, die übrig sind, erfüllte Aufträge weniger die offenen. Am meisten Dollar gewinnt. Öffne einen Namen, dann siehst du die Aufträge.
recap = Dein erstes Spiel
recap-won = Du hast gewonnen!
recap-played = Gut gemacht, du hast bis zum Ende gespielt.
recap-score = Deine { $points } Punkte: { $routes } für Strecken, { $tickets } für Aufträge, { $landmarks } für Sterne.
recap-slip = Deine { $total }: { $money } in Münzen, { $trains } für Wagen, { $tickets } für Aufträge.
recap-missed = Ein offener Auftrag kostet doppelt: Seine Punkte fehlen, und ebenso viele gehen ab. Mach nächstes Mal erst die fertig, die du hast.
recap-next-won = Stark gespielt. Lust auf einen Bot, der dir in die Quere kommt, oder auf einen größeren Spielplan mit Tunneln und Fähren?
recap-next = Alle Aufträge haben gezählt. Für den Sieg bau früh eine lange Strecke und nimm einen Auftrag mehr, der auf deinem Weg liegt.
recap-next-legends = Alle Aufträge wurden bezahlt. Such nächstes Mal einen Weg mit der Farbe deiner Gesellschaft und großen Städten.
recap-noted = Das Spiel steht bei deinen Spielen auf der Startseite.
recap-again = Gegen einen stärkeren Bot
recap-boards = Anderen Spielplan wählen
# --- the table in detail
can-claim = Die kannst du bauen.
cards-short = { $n ->
    [one] Es fehlt { $cards }
   *[other] Es fehlen { $cards }
}
pieces-any = { $n ->
    [one] ein Spielstein
   *[other] { $n } Spielsteine
}
which-one = Welche meinst du?
choose-player = Wen wählst du aus?
choose-card = Welche Karte legst du ab?
choose-option = Wofür entscheidest du dich?
tunnel-match = passt
tunnel-no-match = passt nicht
tunnel-cost = { $n ->
    [one] Der Tunnel kostet eine Karte mehr: Zahl sie oder gib auf.
   *[other] Der Tunnel kostet { $n } Karten mehr: Zahl sie oder gib auf.
}
cannot-pay-more = Das können deine Karten nicht zahlen.
away = abwesend
bot-plays = ein Bot spielt
regions-of = { $n ->
    [one] eine Region im größten Netz ({ $all })
   *[other] { $n } Regionen im größten Netz ({ $all })
}
area = Land
long-ticket = lang
done-via-station = mit Bahnhof erfüllt
already-connected = schon verbunden
only-a-station = kein Weg mehr: Nur ein Bahnhof hilft noch
no-way-left = kein Weg mehr
still-needed = noch { $pieces }
shares-with = mit { $ticket }: { $pieces } weniger
offered-long = Schritt 1 von 2: lange Aufträge
offered-normal = Schritt 2 von 2: normale Aufträge
keep-exactly = { $n ->
    [one] Behalte einen davon.
   *[other] Behalte { $n } davon.
}
keep-at-most = { $n ->
    [one] Behalte höchstens einen oder keinen.
   *[other] Behalte höchstens { $n } oder keinen.
}
keep-at-least = { $n ->
    [one] Behalte mindestens einen.
   *[other] Behalte mindestens { $n }.
}
normal-follow = Danach kommen normale Aufträge.
no-tickets = noch keine Aufträge
chat-empty = Noch hat niemand etwas gesagt.
last-round-short = Letzte Runde
score-step = Schritt
score-faster = 2× so schnell
score-skip = Überspringen
score-again = Noch einmal zeigen
sheet-higher = Leiste hochziehen
sheet-lower = Leiste herunterziehen
ferry = Fähre
tab-waiting = Spieler
tab-cards = Karten
tab-tickets = Aufträge
tab-scores = Wertung
tab-log = Verlauf
tab-chat = Chat
# --- a new table
own-tables = Weiterspielen
options = Weitere Einstellungen
turn-clock = Zeit je Zug
game-clock = Zeit für das ganze Spiel
no-clock = ohne Grenze
seconds = { $n } Sekunden
minutes = { $n } Minuten
one-day = ein Tag
allow-take-back = Züge dürfen zurückgenommen werden, bis etwas Neues zu sehen war
allow-hints = Tipps erlaubt
# --- what one adjusts
pace = Tempo der Bots
pace-instant = sofort
pace-quick = zügig
pace-calm = gemütlich
volume = Lautstärke
log-earlier = Zeigen, was davor geschah
# --- money, events and steps
money = { $n } $
money-minus = −{ $n } $
money-count = { $n ->
    [one] ein Dollar
   *[other] { $n } Dollar
}
lost-money = { $name }: { $source }, { $money }
by-the-rules = die Regeln
postcard-number = Postkarte { $n }
step-name = Schritt { $n }: { $title }
mark-pickaxe = Spitzhacke
mark-skull = Totenkopf
marked-card = { $card } mit { $mark }
line-money = Münzen
line-pieces = Übrige Wagen
choose-fine = Wessen Gesellschaft verliert { $money }?
choose-sell = Welche Karte verkaufst du für { $money }?
keep-all-cards = Alle Karten behalten
option-cost = kostet { $money }
current-event = Aktuelles Ereignis
no-event = Noch kein Ereignis. Eine Aktionskarte, die vom Stapel kommt, deckt das erste auf.
events-left = { $n ->
    [one] noch eine Ereigniskarte
   *[other] noch { $n } Ereigniskarten
}
action-cards = { $n ->
    [one] eine Aktionskarte im Stapel
   *[other] { $n } Aktionskarten im Stapel
}
at-once = sofort
in-force = Was an diesem Tisch gilt
in-force-open = Alles, was gilt
after-claim = Nach jedem Bau, in dieser Reihenfolge
companies = Gesellschaften
postcards = Deine Postkarten
postcard-secret = Die Rückseite, nur für dich
postcards-shown = Gezeigte Postkarten
map-key = Auf der Karte
key-large = Großstadt
key-port = Hafen
key-bridge = Strecke mit Brücke
key-bed = Gleisbett
bridged-by = zuerst überbrückt von { $name }
token-count = { $n }× { $token }
pay-slip = Lohnzettel
pay-slip-trains = { $n ->
    [one] ein Wagen übrig
   *[other] { $n } Wagen übrig
}
pay-slip-table = Was übrige Wagen wert sind
pay-slip-more = { $n } und mehr
pay-slip-never = Nie weniger als nichts
cost-now = { $n ->
    [one] Sie kostet jetzt eine Karte.
   *[other] Sie kostet jetzt { $n } Karten.
}
# --- the rulebook
book-points = Was Strecken wert sind
book-by-spaces = nach Feldern
book-by-cards = nach Karten
book-late = Gezählt wird am Ende des Spiels.
book-goal = Baut Strecken und verbindet die Orte auf euren geheimen Aufträgen. Wer am Ende die meisten Punkte hat, gewinnt.
book-goal-money = Baut Strecken und verbindet die Orte auf euren geheimen Aufträgen. Wer am Ende das meiste Geld hat, gewinnt.
book-first = Du beginnst mit { $hand } Karten und darfst aus { $deal } Aufträgen wählen.
book-first-keep = Behalte mindestens { $keep }.
book-first-steps = Die Seite fragt, welche du behältst.
book-turn = Wenn du dran bist, tu eins davon
book-draw = Nimm zwei Karten,
book-draw-how = offene oder verdeckte vom Stapel. Ein offener Joker ({ $joker }) zählt für beide.
book-claim = Bau eine Strecke:
book-claim-how = zahl eine Karte je Feld, hier { $of } in { $color }, und deine Spielsteine stehen darauf.
book-joker = Ein Joker ({ $joker }) hat jede Farbe, die du brauchst.
book-grey = Auf grauen Strecken wählst du die Farbe, eine für alle Felder.
book-tickets = Zieh Aufträge:
book-tickets-how = sieh dir { $draw } an, behalte mindestens { $keep }.
book-ticket-worth = Am Ende verbunden bringt ein Auftrag seine Punkte; nicht verbunden kostet er sie.
book-station = Bau einen Bahnhof
book-station-how = in einer freien Stadt. Der erste, zweite und dritte kosten { $cost } Karten einer Farbe.
book-station-end = Am Ende leiht dir jeder dort eine fremde Strecke für deine Aufträge. Jeder, den du nie gebaut hast, ist { $points } Punkte wert.
book-ferry-card = Nimm eine Fährkarte.
book-ferry-card-how = Mehr als { $limit } darf niemand haben.
book-special = Was hier besonders ist
book-subway = U-Bahn:
book-subway-how = ein Feld, ein Spielstein, aber er kostet so viele Karten, wie die Zahl sagt, hier { $of }.
book-ferry = Fähre:
book-ferry-how = jedes Feld mit Zeichen braucht einen Joker ({ $joker }); die anderen nehmen eine Farbe.
book-waves-how = jede Welle braucht einen Joker ({ $joker }) oder eine Fährkarte; eine Fährkarte reicht für { $waves } Wellen.
book-tunnel = Tunnel:
book-tunnel-how = du zahlst, dann werden { $cards } Karten aufgedeckt. Jede in deiner Farbe und jeder Joker ({ $joker }) kostet eine Karte mehr. Ist dir das zu viel, behältst du deine Karten und der Zug ist vorbei.
book-twins = Doppelstrecke:
book-twins-how = beide hat niemand. Bei weniger als { $players } Spielern ist die zweite zu, sobald die erste gebaut ist.
book-landmark = Sterne:
book-landmark-how = jeder Ort mit Stern, den deine Strecken berühren, zählt { $points }.
book-regions = Regionen:
book-regions-how = am Ende zählt jedes deiner Netze nach den Regionen, die es erreicht, wie in der Tabelle.
book-regions-double = Mit all ihren Städten darin zählen doppelt: { $names }.
book-longest = Der längste Weg:
book-longest-how = { $points } Punkte für den längsten eigenen Weg ohne Lücke. Städte dürfen sich wiederholen, Spielsteine nicht.
book-money = Geld:
book-money-how = du beginnst mit { $money }. Strecken selbst bringen nichts; Aufträge schon, und verbaute Züge auch: bis zu { $most }.
book-end = Wie es endet
book-end-how = Wenn jemand am Ende des Zuges { $pieces } oder weniger hat, sind alle noch einmal dran. Dann werden die Aufträge aufgedeckt und alles wird gezählt.
book-exact = Alle Regeln, Wort für Wort
