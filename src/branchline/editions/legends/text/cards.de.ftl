# Legends of the West: Ereignisse, Gesellschaften, Bauschritte und Kisten. Eine Nachricht je Karte; `-text` ist, was sie
# sagt, `-option-n` eine Wahl, die sie lässt, in der Reihenfolge ihrer Zeilen.

# --- Gesellschaften

company-blue = Bluewater & Western
company-blue-text = Gegründet von Fährleuten, denen der Fluss ausging; sie denken in langen Zügen. Eine blaue Strecke bringt 2 $, ab zwei Feldern 3 $.
company-red = Cardinal Central
company-red-text = Sie haben gern Publikum. Eine rote Strecke bringt 1 $ für jede Großstadt in deinem Netz mit dieser Strecke, höchstens 4 $.
company-green = Greenbrier Line
company-green-text = Bauern zumeist, und schwer übers Ohr zu hauen. Nach dem Bau einer grünen Strecke darfst du eine beliebige Karte für 5 $ verkaufen.
company-yellow = Lantern & Lakes
company-yellow-text = Nie ohne Laterne, nie ohne Plan. Nach dem Bau einer gelben Strecke wählst du: 3 $, oder drei Aufträge ansehen und mindestens einen behalten.
company-yellow-option-1 = 3 $ nehmen
company-yellow-option-2 = Drei Aufträge ansehen und mindestens einen behalten
company-black = Ironwood Union
company-black-text = Sie gehört ihren Heizern, und die lesen ihre Kohle aus. Nach dem Bau einer schwarzen Strecke ziehst du zwei Karten und legst dann eine deiner Wahl ab.

# --- Ereignisse des ersten Spiels

event-snow-on-the-alleghenies = Schnee auf den Alleghenies
event-snow-on-the-alleghenies-text = Strecken, die die Appalachen berühren, kosten eine Karte mehr. Wer trotzdem eine baut, verkauft das Foto für 3 $ an die Zeitung.
event-boatload-of-whitewash = Eine Schiffsladung Kalkfarbe
event-boatload-of-whitewash-text = Bestellt war eimerweise, geliefert wurde tonnenweise. Weiße Strecken kosten eine Karte weniger, aber nie weniger als eine.
event-oysters-by-the-barrel = Austern im Fass
event-oysters-by-the-barrel-text = Wer eine Strecke an einen Hafen baut, darf eine beliebige Karte ablegen und Austern ins Binnenland schicken: 3 $. Eile ist ratsam.
event-first-through-train = Der erste durchgehende Zug
event-first-through-train-text = Wer als Erster etwas baut und in einem Netz den Nordosten und den Süden berührt, bekommt 7 $ und eine Blaskapelle. Die Kapelle ist Pflicht.
event-white-on-the-sheet = Weiß auf dem Blatt
event-white-on-the-sheet-text = Miss Quill zahlt für das, was noch niemand gezeichnet hat. Eine Strecke ohne fremdes Gleis an beiden Enden bringt 3 $.
event-telegraph-fever = Telegrafenfieber
event-telegraph-fever-text = Reihum, beginnend bei dem, der dies aufdeckt, wählt jeder: drei Aufträge ansehen und mindestens einen behalten; eine beliebige Karte für 3 $ verkaufen; oder nicht antworten.
event-telegraph-fever-option-1 = Drei Aufträge ansehen und mindestens einen behalten
event-telegraph-fever-option-2 = Eine Karte für 3 $ verkaufen
event-telegraph-fever-option-3 = Nicht antworten
event-limited-express = Der Expresszug
event-limited-express-text = Er hält für niemanden. Wer eine Strecke von drei oder mehr Feldern baut, ist sofort noch einmal dran; höchstens ein Zug zusätzlich.

# --- Florida

event-storm-flags = Sturmflaggen
event-storm-flags-text = Für Strecken, die Florida berühren, muss mindestens eine Karte eine Lokomotive sein. Wer durchkommt, verdient 5 $, und von den Dächern wird gewinkt.
event-orange-crates = Orangenkisten
event-orange-crates-text = Wer eine Strecke baut, die Florida berührt, darf eine gelbe Karte oder eine Lokomotive als Orangen ablegen: 5 $. Bitte nicht auf die Kisten setzen.
event-harbour-regatta = Hafenregatta
event-harbour-regatta-text = Wer als Erster in einem eigenen Netz mit mindestens vier Häfen baut, gewinnt 8 $ und einen Pokal, der leider nicht dicht ist.

# --- Great Plains

event-moving-day = Umzug in die Prärie
event-moving-day-text = Wer eine Strecke mit beiden Enden in den Great Plains baut, wählt: 3 $ oder zwei Karten. Das Klavier fährt umsonst und kommt verstimmt an.
event-moving-day-option-1 = 3 $ nehmen
event-moving-day-option-2 = Zwei Karten ziehen
event-locust-summer = Heuschreckensommer
event-locust-summer-text = Sie haben den Fahrplan gefressen. Die Auslage wird abgelegt und neu aufgedeckt; dann darf reihum, ab dem, der dies aufdeckt, jeder eine beliebige Karte für 3 $ verkaufen.
event-a-town-called-nicodemus = Eine Stadt namens Nicodemus
event-a-town-called-nicodemus-text = Befreite Familien haben in Kansas eine Stadt gegründet und wollen einen Bahnhof. Jeder Bau bringt 3 $, wenn ein eigenes Netz den Süden und die Great Plains berührt.

# --- Weideland

event-saturday-in-cow-town = Samstag in der Viehstadt
event-saturday-in-cow-town-text = Ein Bau, der das Weideland berührt, bringt ein Rind. Ein Bau, der eine Großstadt berührt, verkauft alle deine Rinder für je 3 $. Unverkaufte Rinder fressen nur.
event-before-the-wire = Bevor der Draht kommt
event-before-the-wire-text = Die Zäune kommen am Montag. Bis dahin kosten Strecken ohne fremdes Gleis an beiden Enden eine Karte weniger, aber nie weniger als eine.
event-the-vaqueros-contest = Wettstreit der Vaqueros
event-the-vaqueros-contest-text = Sie warfen hier schon das Lasso, als es noch keinen Zaun zum Anlehnen gab. Wer eine Strecke nach San Antonio baut, wählt: 5 $ oder drei Karten.
event-the-vaqueros-contest-option-1 = 5 $ nehmen
event-the-vaqueros-contest-option-2 = Drei Karten ziehen

# --- Badlands

event-the-cart-brigade = Die Karrenkolonne
event-the-cart-brigade-text = Métis-Fuhrleute fuhren Winnipeg–St. Paul lange vor jeder Bahn, und pünktlich. Wer als Erster etwas baut und beide Städte in einem Netz hat: 7 $.
event-dime-novels = Groschenhefte
event-dime-novels-text = Überfälle verkaufen sich. Wird in deinem Zug eine Karte mit Totenkopf in der Auslage aufgedeckt, bekommst du 3 $ und ein Kapitel.
event-the-long-blizzard = Der lange Schneesturm
event-the-long-blizzard-text = Strecken, die die Badlands berühren, kosten eine Karte mehr. Wer trotzdem baut, dem gräbt die Rotte zwei Wagen aus: Sie kommen in den Vorrat zurück.

# --- Geisterödland

event-mirage = Luftspiegelung
event-mirage-text = Strecken, die das Geisterödland berühren, kosten eine Karte weniger, nie weniger als eine. Nach dem Bau legst du eine Karte deiner Wahl ab: Die letzte Meile gab es nicht.
event-older-canals = Ältere Kanäle
event-older-canals-text = Die Kanäle der O’odham sind älter als jede Karte. Wer eine Strecke von vier oder mehr Feldern baut, darf 2 $ für Wasser zahlen und drei Karten ziehen.
event-older-canals-option-1 = 2 $ zahlen und drei Karten ziehen
event-older-canals-option-2 = Durstig weiterfahren
event-the-small-hours = Die kleinen Stunden
event-the-small-hours-text = Die Nachtschicht wird zuerst bezahlt. Hast du zu Beginn deines Zuges höchstens acht Wagen übrig, bekommst du 2 $.

# --- Sierra Madre

event-silver-in-the-ballast = Silber im Schotter
event-silver-in-the-ballast-text = Da hat jemand die Gleise auf gutes Erz gelegt. Jede Karte mit Spitzhacke, mit der du einen Bau bezahlst, bringt 2 $, höchstens 6 $ je Bau.
event-the-arrieros = Die Arrieros
event-the-arrieros-text = Die Maultiertreiber kennen jede Steigung und reiten voraus. Nach dem Bau einer Strecke, die die Sierra Madre berührt, ziehst du je Feld eine Karte, höchstens drei.
event-the-pawnbroker-of-el-paso = Der Pfandleiher von El Paso
event-the-pawnbroker-of-el-paso-text = Hast du zu Beginn deines Zuges höchstens 12 $, darfst du eine beliebige Karte für 4 $ verkaufen. Er habe, sagt er, schon bessere Lokomotiven gesehen.

# --- Kaskadien

event-big-timber = Starkes Holz
event-big-timber-text = Eine Strecke von vier oder mehr Feldern bringt 1 $ je Feld, höchstens 6 $. Vor dem Fällen bitte die Ringe zählen.
event-a-crew-that-names-its-price = Eine Kolonne nennt ihren Preis
event-a-crew-that-names-its-price-text = Die Chinesen, die die Tunnel gruben, bestimmen jetzt selbst. Nach einem Bau, der Kaskadien berührt, darfst du 2 $ zahlen und bist sofort noch einmal dran; höchstens ein Zug zusätzlich.
event-a-crew-that-names-its-price-option-1 = 2 $ zahlen und noch einmal dran sein
event-a-crew-that-names-its-price-option-2 = Es dabei belassen
event-salmon-run = Die Lachse ziehen
event-salmon-run-text = Hat zu Beginn deines Zuges eines deiner Netze mindestens drei Häfen, zahlen dir die Konservenfabriken 2 $. Fenster geschlossen halten.

# --- Kalifornien

event-theatre-season = Theatersaison
event-theatre-season-text = Die Truppe spielt, wo Gaslicht brennt. Jeder Bau in einem eigenen Netz mit mindestens vier Großstädten bringt 3 $.
event-a-bridge-builder-at-leisure = Eine Brückenbauerin hat frei
event-a-bridge-builder-at-leisure-text = Sie kann nicht stillsitzen. Strecken mit Brücke kosten eine Karte weniger, aber nie weniger als eine, und der Bau bringt 2 $ von den Schaulustigen.
event-fruit-express = Der Obstexpress
event-fruit-express-text = Wer als Erster etwas baut und in einem Netz Kalifornien und die Appalachen berührt, bekommt 9 $. Pfirsiche warten auf niemanden.

# --- die Kiste des Schaffners

event-tickets-please = Die Fahrkarten, bitte
event-tickets-please-text = Alle kehren die Taschen um und bekommen 1 $ für jeden Auftrag, den sie haben, erfüllt oder nicht, höchstens 5 $.
event-in-your-own-colours = In eigenen Farben
event-in-your-own-colours-text = Der Schaffner salutiert vor frischem Lack. Eine Strecke in der Farbe deiner Gesellschaft bringt 3 $, neben dem Bonus deiner Gesellschaftskarte.
event-all-change = Alles umsteigen
event-all-change-text = Der Bau einer Strecke an eine Großstadt bringt 3 $, und wer nach dir dran ist, zieht eine Karte. Wer umsteigt, dem verkauft jemand ein Mittagessen.

# --- später

event-subscription-drive = Abonnenten gesucht
event-subscription-drive-text = Miss Quill wünscht sich Leser, die reisen. Immer wenn du als Zug Aufträge ziehst und behalten hast, was du dich traust, bekommst du 4 $.
event-philadelphia-exhibits = Philadelphia stellt aus
event-philadelphia-exhibits-text = Eine Maschine wie ein Kirchturm und ein Telefon, an das sich niemand traut. Der Bau einer Strecke nach Philadelphia bringt 5 $.
event-somebody-elses-stakes = Fremde Pflöcke
event-somebody-elses-stakes-text = Eine Reihe verwitterter Pflöcke, schnurgerade, und niemand hat sie quittiert. Strecken mit Bahndamm kosten eine Karte weniger, aber nie weniger als eine.
event-panic-on-the-exchange = Panik an der Börse
event-panic-on-the-exchange-text = Um zwölf schließen die Banken; es ist halb zwölf. Reihum, ab dem, der dies aufdeckt, wählt jeder: eine Karte ablegen oder 3 $ zahlen.
event-panic-on-the-exchange-option-1 = Eine Karte ablegen
event-panic-on-the-exchange-option-2 = 3 $ zahlen
event-the-day-of-two-noons = Der Tag mit zwei Mittagen
event-the-day-of-two-noons-text = Die Bahnen haben alle Uhren neu gestellt. Wer als Zug Aufträge zieht und behält, ist danach sofort noch einmal dran; höchstens ein Zug zusätzlich.
event-the-brakemens-benefit = Bremserball
event-the-brakemens-benefit-text = Zu Beginn jeder Runde bekommt die Gesellschaft mit dem wenigsten Geld 3 $, bei Gleichstand jede von ihnen. Danach wird getanzt.
event-unsigned-ink = Tinte ohne Namen
event-unsigned-ink-text = Diese Linien hat vor uns schon jemand gezogen, sauber, in Grau. Wer eine graue Strecke baut, bekommt von Miss Quill 3 $ für die Pause.
event-erratum = Erratum
event-erratum-text = Ist dies am Ende des Spiels noch das aktuelle Ereignis, bekommt jeder die Punkte seines schlechtesten verfehlten Auftrags in Dollar, höchstens 6 $.

# --- Bauschritte

step-ore = Erz
step-ore-text = Jede Karte mit Spitzhacke, mit der du einen Bau bezahlst, bringt ein Erz, höchstens drei je Bau; berührt die Strecke einen Hafen, wird danach dein ganzes Erz für je 3 $ verkauft. Am Ende des Spiels bringt der Rest je 1 $.
step-assay-office = Das Erzkontor
step-assay-office-text = Jede Karte mit Spitzhacke, mit der du einen Bau bezahlst, bringt 1 $, höchstens 2 $ je Bau.
step-current-event = Das aktuelle Ereignis
step-current-event-text = Was das aktuelle Ereignis zu diesem Bau sagt, geschieht jetzt.
step-company-route = Firmenstrecke
step-company-route-text = Hat die Strecke die Farbe deiner Gesellschaft, bekommst du den Bonus deiner Gesellschaftskarte.
step-ledger-gang = Die Hauptbuchbande
step-ledger-gang-text = Die Bande versteckt sich in einem ausgelosten Ort der Badlands und lost neu, sooft in der Auslage eine Karte mit Totenkopf aufgedeckt wird. Strecken an ihren Ort kosten eine Karte mehr; wer eine baut, bekommt 5 $, und die Bande lost neu.
step-northern-mail = Die Nordpost
step-northern-mail-text = Wer in einem Spiel als Erster etwas baut und in einem Netz die Badlands und den Nordosten berührt, bekommt 6 $.
step-bridge-toll = Brückenzoll
step-bridge-toll-text = Eine Strecke mit Brücke kostet eine Karte mehr und bringt 3 $. Wer in diesem Spiel als Erster einen Übergang baut, dem gehört die Brücke: Wer später eine Parallelstrecke baut, zahlt ihm 3 $.
step-bridge-keeper = Der Brückenwärter
step-bridge-keeper-text = Nach dem Bau einer Strecke mit Brücke ziehst du zwei Karten.
step-timber = Holz
step-timber-text = Der Bau einer Strecke von vier oder mehr Feldern bringt zwei Holz; der Bau einer Strecke von einem oder zwei Feldern verkauft dein ganzes Holz für je 2 $. Was am Ende des Spiels übrig ist, ist nichts wert.
step-sleeper-yard = Das Schwellenlager
step-sleeper-yard-text = Strecken von fünf oder mehr Feldern kosten eine Karte weniger.
step-land-grant = Landzuteilung
step-land-grant-text = Eine Strecke ohne fremdes Gleis an beiden Enden bringt 1 $ je Feld, höchstens 4 $.
step-prairie-depot = Das Präriedepot
step-prairie-depot-text = Nach dem Bau einer Strecke mit beiden Enden in den Great Plains darfst du eine beliebige Karte für 2 $ verkaufen.
step-cattle-drive = Der Viehtrieb
step-cattle-drive-text = Die Herde wartet in einem ausgelosten Ort des Weidelands. Baust du eine Strecke dorthin, zieht sie über diese und weiter über Gleise, gleich wessen, bis zu fünf Strecken weit, bis sie einen Hafen oder eine Großstadt erreicht. Jede begangene Strecke bringt ihrem Besitzer 2 $; kommt die Herde an, bekommst du weitere 4 $ und die nächste wartet im Weideland, sonst bleibt sie, wo sie ist.
step-stock-pens = Die Viehpferche
step-stock-pens-text = Wer in einem Spiel als Erster eine Strecke nach Dodge City baut, bekommt 5 $.
step-steamers = Dampfer
step-steamers-text = Nach dem Bau einer Strecke an einen Hafen bekommst du 1 $ für jeden Hafen in deinem Netz mit dieser Strecke, höchstens 2 $.
step-harbour-lights = Hafenlichter
step-harbour-lights-text = Am Ende des Spiels bekommt jeder 1 $ für jeden Hafen in seinem besten Netz, höchstens 5 $.
step-ghost-train = Der Geisterzug
step-ghost-train-text = Der Geisterzug beginnt in einem ausgelosten Ort des Geisterödlands und fährt zu Beginn jeder Runde über eine ebenfalls ausgeloste freie Strecke. Baust du eine Strecke dorthin, wo er steht, wählst du: 4 $, oder du bist sofort noch einmal dran (höchstens ein Zug zusätzlich).
step-ghost-train-option-1 = 4 $ nehmen
step-ghost-train-option-2 = Noch einmal dran sein
step-haunted-tickets = Verwunschene Aufträge
step-haunted-tickets-text = Am Ende des Spiels werden die Punkte deiner erfüllten Aufträge, die im Geisterödland enden, ein zweites Mal ausgezahlt, zusammen höchstens 10 $.
step-lost-property = Das Fundbüro
step-lost-property-text = Am Ende des Spiels bekommt jeder die Punkte seines schlechtesten verfehlten Auftrags in Dollar, höchstens 4 $.
step-gold-rush = Der Goldrausch
step-gold-rush-text = Ist der goldene Nagel eingeschlagen, bringt jeder Bau, der Kalifornien berührt, ein Gold, und ein Bau, der eine Großstadt berührt, verkauft dein ganzes Gold für je 4 $. Am Ende des Spiels bringt der Rest je 2 $.
step-golden-spike = Der goldene Nagel
step-golden-spike-text = Wer in einem Spiel als Erster etwas baut und in einem Netz Kalifornien und den Nordosten oder die Atlantikküste berührt, bekommt 10 $; ab dem nächsten Bau gilt der Goldrausch.
step-large-city = Großstadt
step-large-city-text = Berührt die Strecke eine Großstadt, ziehst du die oberste Karte vom Stapel: eine Karte, auch bei zwei Großstädten.
step-inspector = Der Inspektor
step-inspector-text = Der Inspektor beginnt in einem ausgelosten Ort der Great Plains und reist zu Beginn jeder Runde über eine ebenfalls ausgeloste freie Strecke: Er prüft, was fehlt. Baust du eine Strecke dorthin, wo er steht, wählst du, was du ihm zeigst.
step-inspector-option-1 = Die Häfen: 1 $ für jeden Hafen in deinem Netz mit dieser Strecke, höchstens 6 $
step-inspector-option-2 = Die Bahnhöfe: 1 $ für jede Großstadt in deinem Netz mit dieser Strecke, höchstens 6 $
step-inspector-option-3 = Die Gleise: 1 $ für jedes Feld dieser Strecke, höchstens 6 $
step-inspector-option-4 = Die Auftragsbücher: drei Aufträge ansehen und mindestens einen behalten
step-grand-tour = Die große Reise
step-grand-tour-text = Am Ende des Spiels bekommt jeder 2 $ für jede Region, die sein bestes Netz berührt, höchstens 14 $.
step-postcards = Postkarten
step-postcards-text = Hat der Bau die Bedingung einer deiner Postkarten erfüllt, zeigst du sie vor und bekommst, was sie bringt.

# --- Kisten

box-florida = Florida
box-florida-text = Das erste Blatt, an dem die Gezeiten mitzeichnen: Die Hälfte davon verschiebt sich zweimal am Tag. Drei Häfen, und Kapitäne, die alles befördern, sofern beide Häfen dir gehören. Dampfer zahlen nach Häfen; achte also aufs Wasser wie auf die Schienen.
box-great-plains = Great Plains
box-great-plains-text = Das Landamt teilt nach Meilen zu und stellt keine Fragen. Miss Quill stellt mehrere. „Weiß auf einem Blatt“, schreibt sie an den Rand, „heißt nur, dass man niemanden gefragt hat, der dort lebt.“ Wer vorangeht, wird für jede Meile bezahlt; wer folgt, nicht.
box-open-range = Weideland
box-open-range-text = Dreitausend Rindern ist es einerlei, wem welches Gleis gehört; sie gehen über alle. Wer das Gatter öffnet, setzt die Herde in Gang, und jeder, an dem sie vorbeikommt, schickt eine Rechnung. Gute Nachbarn waren noch nie so viel wert.
box-badlands = Badlands
box-badlands-text = Sechs Buchhalter, wegen Ehrlichkeit entlassen, überfallen jetzt Züge. Sie stellen Quittungen aus. Totenköpfe auf den Karten zeigen an, wohin die Hauptbuchbande reitet; Strecken an ihren Ort kommen teurer, und wer sie zum Weiterziehen bewegt, wird gut bezahlt.
box-haunted-wastes = Geisterödland
box-haunted-wastes-text = Nachts sieht man einen Zug auf Gleisen, die niemand gelegt hat. Er ist sehr pünktlich. Wer ihn dort erreicht, wo er hält, dem tut er einen Gefallen; Aufträge, die hier draußen enden, zahlen doppelt, wenn man ankommt. Miss Quill notiert die Uhrzeit jeder Sichtung und sagt nicht, warum.
box-sierra-madre = Sierra Madre
box-sierra-madre-text = Die Bergleute von Chihuahua erkennen gutes Erz am Klang und lassen sich den Unterricht von Fremden bezahlen. Karten mit Spitzhacke bringen ab jetzt Erz, wo immer du baust; zu Geld wird es am Hafen. Das Blatt hat denselben Maßstab wie alle anderen, laut Vertrag.
box-cascadia = Kaskadien
box-cascadia-text = Regen, Flüsse und Bäume, die nicht aufs Papier passen. Lange Strecken schlagen unterwegs Holz, kurze brauchen Schwellen und bezahlen dafür. Bau weit, dann nah, dann wieder weit, und halt den Bleistift trocken.
box-california = Kalifornien
box-california-text = Das letzte Blatt, und an der Küste ist es schon geknickt. Wer als Erster die Ozeane verbindet, schlägt den Nagel ein, wird damit fotografiert und tritt dann zur Seite, denn der Goldrausch kommt. Brücken gehören denen, die sich zuerst trauten; die anderen zahlen am Schalter.
box-conductor = Die Kiste des Schaffners
box-conductor-text = Eine Blechkiste, eine Lochzange, eine silberne Pfeife und ein Dienstplan in einer Handschrift, die du aus der Ecke jedes alten Blattes kennst. Der Inspektor kommt. Er stellt eine einzige Frage und lässt dir die Wahl, welche: Häfen, Bahnhöfe, Gleise oder Auftragsbücher.
