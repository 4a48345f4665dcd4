# Legends of the West: gebeurtenissen, maatschappijen, bouwstappen en kisten. Eén bericht per kaart; `-text` is wat erop
# staat, `-option-n` een keuze die de kaart geeft, in de volgorde van haar regels.

# --- maatschappijen

company-blue = Bluewater & Western
company-blue-text = Opgericht door veerlui die door hun rivier heen waren; ze denken in lange stukken. Een blauwe route levert $ 2 op, vanaf twee vakjes $ 3.
company-red = Cardinal Central
company-red-text = Ze hebben graag publiek. Een rode route levert $ 1 op voor elke grote stad in je netwerk met deze route, hoogstens $ 4.
company-green = Greenbrier Line
company-green-text = Boeren, de meesten, en lastig te bedotten. Na het bouwen van een groene route mag je één willekeurige kaart verkopen voor $ 5.
company-yellow = Lantern & Lakes
company-yellow-text = Nooit zonder lantaarn, nooit zonder plan. Na het bouwen van een gele route kies je: $ 3, of drie tickets bekijken en er minstens één houden.
company-yellow-option-1 = $ 3 nemen
company-yellow-option-2 = Drie tickets bekijken en er minstens één houden
company-black = Ironwood Union
company-black-text = De stokers zijn er eigenaar en zoeken hun kolen zelf uit. Na het bouwen van een zwarte route trek je twee kaarten en leg je er daarna één naar keuze af.

# --- gebeurtenissen van het eerste spel

event-snow-on-the-alleghenies = Sneeuw op de Alleghenies
event-snow-on-the-alleghenies-text = Routes die de Appalachen raken, kosten één kaart meer. Wie er toch een bouwt, verkoopt de foto voor $ 3 aan de krant.
event-boatload-of-whitewash = Een scheepslading witkalk
event-boatload-of-whitewash-text = Besteld per emmer, geleverd per ton. Witte routes kosten één kaart minder, maar nooit minder dan één.
event-oysters-by-the-barrel = Oesters per vat
event-oysters-by-the-barrel-text = Na het bouwen van een route aan een haven mag je één willekeurige kaart afleggen om oesters landinwaarts te sturen: $ 3. Haast is geboden.
event-first-through-train = De eerste doorgaande trein
event-first-through-train-text = Wie als eerste iets bouwt en met één netwerk het noordoosten en het zuiden raakt, krijgt $ 7 en een fanfare. De fanfare is verplicht.
event-white-on-the-sheet = Wit op het blad
event-white-on-the-sheet-text = Miss Quill betaalt voor wat nog niemand getekend heeft. Een route zonder andermans spoor aan een van beide uiteinden levert $ 3 op.
event-telegraph-fever = Telegraafkoorts
event-telegraph-fever-text = Te beginnen bij wie dit omdraaide, kiest iedereen om de beurt: drie tickets bekijken en er minstens één houden; één willekeurige kaart verkopen voor $ 3; of niet antwoorden.
event-telegraph-fever-option-1 = Drie tickets bekijken en er minstens één houden
event-telegraph-fever-option-2 = Een kaart verkopen voor $ 3
event-telegraph-fever-option-3 = Niet antwoorden
event-limited-express = De sneltrein
event-limited-express-text = Hij stopt voor niemand. Bouw een route van drie of meer vakjes en je bent meteen nog eens aan de beurt; hoogstens één extra beurt.

# --- Florida

event-storm-flags = Stormvlaggen
event-storm-flags-text = Voor routes die Florida raken, moet minstens één van de kaarten een locomotief zijn. Wie erdoor komt, verdient $ 5 en wordt vanaf de daken toegezwaaid.
event-orange-crates = Sinaasappelkisten
event-orange-crates-text = Na het bouwen van een route die Florida raakt, mag je een gele kaart of een locomotief als sinaasappels afleggen: $ 5. Niet op de kisten zitten, alstublieft.
event-harbour-regatta = Havenregatta
event-harbour-regatta-text = Wie als eerste bouwt in een eigen netwerk met minstens vier havens, wint $ 8 en een beker, die helaas lekt.

# --- Great Plains

event-moving-day = Verhuisdag op de prairie
event-moving-day-text = Na het bouwen van een route met beide uiteinden in de Great Plains kies je: $ 3 of twee kaarten. De piano reist gratis en komt vals aan.
event-moving-day-option-1 = $ 3 nemen
event-moving-day-option-2 = Twee kaarten trekken
event-locust-summer = Sprinkhanenzomer
event-locust-summer-text = Ze hebben de dienstregeling opgegeten. De open kaarten worden afgelegd en aangevuld; daarna mag iedereen om de beurt, vanaf wie dit omdraaide, één willekeurige kaart verkopen voor $ 3.
event-a-town-called-nicodemus = Een stad die Nicodemus heet
event-a-town-called-nicodemus-text = Vrijgemaakte gezinnen hebben in Kansas een stad gesticht en willen een station. Elke bouw levert $ 3 op als één netwerk van je het zuiden en de Great Plains raakt.

# --- de Vrije Weiden

event-saturday-in-cow-town = Zaterdag in de veestad
event-saturday-in-cow-town-text = Een route die de Vrije Weiden raakt, levert één rund op. Een route die een grote stad raakt, verkoopt al je runderen voor $ 3 per stuk. Onverkochte runderen eten alleen maar.
event-before-the-wire = Voor het prikkeldraad komt
event-before-the-wire-text = De hekken komen maandag. Tot dan kost een route zonder andermans spoor aan een van beide uiteinden één kaart minder, maar nooit minder dan één.
event-the-vaqueros-contest = De wedstrijd van de vaquero’s
event-the-vaqueros-contest-text = Zij wierpen hier al lasso’s toen er nog geen hek was om tegen te leunen. Na het bouwen van een route naar San Antonio kies je: $ 5 of drie kaarten.
event-the-vaqueros-contest-option-1 = $ 5 nemen
event-the-vaqueros-contest-option-2 = Drie kaarten trekken

# --- Badlands

event-the-cart-brigade = De karrenbrigade
event-the-cart-brigade-text = Métis-voerlui reden Winnipeg–St. Paul lang voor elke trein, en op tijd. Wie als eerste iets bouwt en beide steden in één netwerk heeft: $ 7.
event-dime-novels = Stuiversromans
event-dime-novels-text = Overvallen verkopen goed. Telkens als in jouw beurt een kaart met een schedel open komt te liggen, krijg je $ 3 en een hoofdstuk.
event-the-long-blizzard = De lange sneeuwstorm
event-the-long-blizzard-text = Routes die de Badlands raken, kosten één kaart meer. Bouw je er toch een, dan graaft de wegploeg twee wagons uit: die keren terug naar je voorraad.

# --- de Spookvlakte

event-mirage = Luchtspiegeling
event-mirage-text = Routes die de Spookvlakte raken, kosten één kaart minder, nooit minder dan één. Na het bouwen leg je een kaart naar keuze af: de laatste mijl bestond niet.
event-older-canals = Oudere kanalen
event-older-canals-text = De kanalen van de O’odham zijn ouder dan elke kaart. Na het bouwen van een route van vier of meer vakjes mag je $ 2 betalen voor water en drie kaarten trekken.
event-older-canals-option-1 = $ 2 betalen en drie kaarten trekken
event-older-canals-option-2 = Dorstig verder reizen
event-the-small-hours = De kleine uurtjes
event-the-small-hours-text = De nachtploeg wordt het eerst betaald. Heb je aan het begin van je beurt hoogstens acht wagons over, dan krijg je $ 2.

# --- Sierra Madre

event-silver-in-the-ballast = Zilver in het ballastbed
event-silver-in-the-ballast-text = Iemand heeft het spoor op goed erts gelegd. Elke kaart met een houweel waarmee je een route betaalt, levert $ 2 op, hoogstens $ 6 per route.
event-the-arrieros = De arrieros
event-the-arrieros-text = De muilezeldrijvers kennen elke helling en rijden vooruit. Na het bouwen van een route die de Sierra Madre raakt, trek je één kaart per vakje, hoogstens drie.
event-the-pawnbroker-of-el-paso = De lommerd van El Paso
event-the-pawnbroker-of-el-paso-text = Heb je aan het begin van je beurt hoogstens $ 12, dan mag je één willekeurige kaart verkopen voor $ 4. De baas heeft, zegt hij, betere locomotieven gezien.

# --- Cascadia

event-big-timber = Zwaar hout
event-big-timber-text = Een route van vier of meer vakjes levert $ 1 per vakje op, hoogstens $ 6. Gelieve voor het vellen de ringen te tellen.
event-a-crew-that-names-its-price = Een ploeg noemt haar prijs
event-a-crew-that-names-its-price-text = De Chinezen die de tunnels groeven, stellen nu zelf de voorwaarden. Na het bouwen van een route die Cascadia raakt, mag je $ 2 betalen: meteen nog een beurt, hoogstens één extra.
event-a-crew-that-names-its-price-option-1 = $ 2 betalen en nog eens aan de beurt zijn
event-a-crew-that-names-its-price-option-2 = Het hierbij laten
event-salmon-run = De zalmtrek
event-salmon-run-text = Heeft een van je netwerken aan het begin van je beurt minstens drie havens, dan betalen de conservenfabrieken je $ 2. Ramen gesloten houden.

# --- Californië

event-theatre-season = Theaterseizoen
event-theatre-season-text = Het gezelschap speelt overal waar gaslicht brandt. Elke route die je bouwt in een netwerk met minstens vier grote steden, levert $ 3 op.
event-a-bridge-builder-at-leisure = Een bruggenbouwster met vrije tijd
event-a-bridge-builder-at-leisure-text = Stilzitten kan ze niet. Routes met een brug kosten één kaart minder, maar nooit minder dan één, en bouwen levert $ 2 van de kijkers op.
event-fruit-express = De fruittrein
event-fruit-express-text = Wie als eerste iets bouwt en met één netwerk Californië en de Appalachen raakt, krijgt $ 9. Perziken wachten op niemand.

# --- de kist van de conducteur

event-tickets-please = Kaartjes, alstublieft
event-tickets-please-text = Iedereen keert zijn zakken om en krijgt $ 1 voor elk ticket in bezit, gehaald of niet, hoogstens $ 5.
event-in-your-own-colours = In je eigen kleuren
event-in-your-own-colours-text = De conducteur salueert voor verse lak. Een route in de kleur van je maatschappij levert $ 3 op, naast de bonus van je maatschappijkaart.
event-all-change = Iedereen overstappen
event-all-change-text = Een route bouwen die een grote stad raakt, levert $ 3 op, en wie na jou komt, trekt een kaart. Aan wie overstapt, verkoopt iemand wel een broodje.

# --- later

event-subscription-drive = Abonnees gezocht
event-subscription-drive-text = Miss Quill wil lezers die reizen. Telkens als je in je beurt tickets trekt en hebt gehouden wat je aandurft, krijg je $ 4.
event-philadelphia-exhibits = Philadelphia stelt tentoon
event-philadelphia-exhibits-text = Een machine zo hoog als een kerk en een telefoon die niemand durft op te nemen. Een route naar Philadelphia bouwen levert $ 5 op.
event-somebody-elses-stakes = Andermans paaltjes
event-somebody-elses-stakes-text = Een rij verweerde paaltjes, kaarsrecht, en niemand die ervoor heeft getekend. Routes met een spoordijk kosten één kaart minder, maar nooit minder dan één.
event-panic-on-the-exchange = Paniek op de beurs
event-panic-on-the-exchange-text = De banken sluiten om twaalf uur; het is halftwaalf. Vanaf wie dit omdraaide, kiest iedereen om de beurt: een kaart afleggen of $ 3 betalen.
event-panic-on-the-exchange-option-1 = Een kaart afleggen
event-panic-on-the-exchange-option-2 = $ 3 betalen
event-the-day-of-two-noons = De dag met twee middaguren
event-the-day-of-two-noons-text = De spoorwegen hebben alle klokken verzet. Wie in zijn beurt tickets trekt en houdt, is daarna meteen nog eens aan de beurt; hoogstens één extra beurt.
event-the-brakemens-benefit = Het remmersbal
event-the-brakemens-benefit-text = Aan het begin van elke ronde krijgt de maatschappij met het minste geld $ 3, bij gelijke stand elk van hen. Daarna wordt er gedanst.
event-unsigned-ink = Inkt zonder naam
event-unsigned-ink-text = Deze lijnen trok iemand al vóór ons, netjes, in grijs. Bouw een grijze route en Miss Quill betaalt $ 3 voor de overtrek.
event-erratum = Erratum
event-erratum-text = Is dit aan het eind van het spel nog de huidige gebeurtenis, dan krijgt iedereen de punten van zijn slechtste gemiste ticket in dollars, hoogstens $ 6.

# --- bouwstappen

step-ore = Erts
step-ore-text = Elke kaart met een houweel waarmee je een route betaalt, levert één erts op, hoogstens drie per route; raakt de route een haven, dan wordt daarna al je erts verkocht voor $ 3 per stuk. Aan het eind van het spel levert de rest $ 1 per stuk op.
step-assay-office = Het keurkantoor
step-assay-office-text = Elke kaart met een houweel waarmee je een route betaalt, levert $ 1 op, hoogstens $ 2 per route.
step-current-event = De huidige gebeurtenis
step-current-event-text = Wat de huidige gebeurtenis over deze route zegt, gebeurt nu.
step-company-route = Maatschappijroute
step-company-route-text = Heeft de route de kleur van je maatschappij, dan krijg je de bonus van je maatschappijkaart.
step-ledger-gang = De Grootboekbende
step-ledger-gang-text = De bende zit in een door het lot bepaalde plaats in de Badlands en loot opnieuw telkens als een kaart met een schedel open komt te liggen. Routes naar haar plaats kosten één kaart meer; wie er een bouwt, krijgt $ 5, en de bende loot opnieuw.
step-northern-mail = De noordelijke post
step-northern-mail-text = Wie in een spel als eerste iets bouwt en met één netwerk de Badlands en het noordoosten raakt, krijgt $ 6.
step-bridge-toll = Brugtol
step-bridge-toll-text = Een route met een brug kost één kaart meer en levert $ 3 op. Wie in dit spel als eerste een oversteek bouwt, bezit de brug: wie later een parallelle route bouwt, betaalt die speler $ 3.
step-bridge-keeper = De brugwachter
step-bridge-keeper-text = Na het bouwen van een route met een brug trek je twee kaarten.
step-timber = Hout
step-timber-text = Een route van vier of meer vakjes bouwen levert twee hout op; een route van één of twee vakjes bouwen verkoopt al je hout voor $ 2 per stuk. Wat aan het eind van het spel over is, is niets waard.
step-sleeper-yard = De bielzenwerf
step-sleeper-yard-text = Routes van vijf of meer vakjes kosten één kaart minder.
step-land-grant = Landtoewijzing
step-land-grant-text = Een route zonder andermans spoor aan een van beide uiteinden levert $ 1 per vakje op, hoogstens $ 4.
step-prairie-depot = Het prairiedepot
step-prairie-depot-text = Na het bouwen van een route met beide uiteinden in de Great Plains mag je één willekeurige kaart verkopen voor $ 2.
step-cattle-drive = De veedrift
step-cattle-drive-text = De kudde wacht in een door het lot bepaalde plaats in de Vrije Weiden. Bouw je een route daarheen, dan trekt ze over die route en verder over spoor van wie dan ook, hoogstens vijf routes, tot ze een haven of een grote stad bereikt. Elke belopen route levert de eigenaar $ 2 op; komt de kudde aan, dan krijg jij nog $ 4 en wacht de volgende in de Vrije Weiden, anders blijft ze waar ze is.
step-stock-pens = De veekralen
step-stock-pens-text = Wie in een spel als eerste een route naar Dodge City bouwt, krijgt $ 5.
step-steamers = Stoomboten
step-steamers-text = Na het bouwen van een route aan een haven krijg je $ 1 voor elke haven in je netwerk met deze route, hoogstens $ 2.
step-harbour-lights = Havenlichten
step-harbour-lights-text = Aan het eind van het spel krijgt iedereen $ 1 voor elke haven in zijn beste netwerk, hoogstens $ 5.
step-ghost-train = De spooktrein
step-ghost-train-text = De spooktrein begint in een door het lot bepaalde plaats op de Spookvlakte en rijdt aan het begin van elke ronde over een eveneens gelote vrije route. Bouw je een route naar waar hij staat, dan kies je: $ 4, of meteen nog een beurt (hoogstens één extra beurt).
step-ghost-train-option-1 = $ 4 nemen
step-ghost-train-option-2 = Nog eens aan de beurt zijn
step-haunted-tickets = Behekste tickets
step-haunted-tickets-text = Aan het eind van het spel worden de punten van je gehaalde tickets die op de Spookvlakte eindigen nog een keer uitbetaald, samen hoogstens $ 10.
step-lost-property = Gevonden voorwerpen
step-lost-property-text = Aan het eind van het spel krijgt iedereen de punten van zijn slechtste gemiste ticket in dollars, hoogstens $ 4.
step-gold-rush = De goudkoorts
step-gold-rush-text = Is de gouden spijker geslagen, dan levert elke route die Californië raakt één goud op, en een route die een grote stad raakt, verkoopt al je goud voor $ 4 per stuk. Aan het eind van het spel levert de rest $ 2 per stuk op.
step-golden-spike = De gouden spijker
step-golden-spike-text = Wie in een spel als eerste iets bouwt en met één netwerk Californië en het noordoosten of de Atlantische kust raakt, krijgt $ 10; vanaf de volgende route geldt de goudkoorts.
step-large-city = Grote stad
step-large-city-text = Raakt de route een grote stad, dan trek je de bovenste kaart van de stapel: één kaart, ook bij twee grote steden.
step-inspector = De inspecteur
step-inspector-text = De inspecteur begint in een door het lot bepaalde plaats in de Great Plains en reist aan het begin van elke ronde over een eveneens gelote vrije route: hij inspecteert wat er ontbreekt. Bouw je een route naar waar hij staat, dan kies je wat je hem laat zien.
step-inspector-option-1 = De havens: $ 1 voor elke haven in je netwerk met deze route, hoogstens $ 6
step-inspector-option-2 = De stations: $ 1 voor elke grote stad in je netwerk met deze route, hoogstens $ 6
step-inspector-option-3 = Het spoor: $ 1 voor elk vakje van deze route, hoogstens $ 6
step-inspector-option-4 = De boekingen: drie tickets bekijken en er minstens één houden
step-grand-tour = De grote reis
step-grand-tour-text = Aan het eind van het spel krijgt iedereen $ 2 voor elke regio die zijn beste netwerk raakt, hoogstens $ 14.
step-postcards = Ansichtkaarten
step-postcards-text = Heeft de route de voorwaarde van een van je ansichtkaarten vervuld, dan laat je die zien en krijg je wat ze oplevert.

# --- kisten

box-florida = Florida
box-florida-text = Het eerste blad waaraan het getij meetekent: de helft ervan verschuift tweemaal per dag. Drie havens, en kapiteins die alles vervoeren, mits beide havens van jou zijn. Stoomboten betalen per haven; let dus net zo goed op het water als op de rails.
box-great-plains = Great Plains
box-great-plains-text = Het landkantoor wijst toe per mijl en stelt geen vragen. Miss Quill stelt er verscheidene. ‘Wit op een blad’, schrijft ze in de marge, ‘betekent alleen dat niemand die daar woont iets is gevraagd.’ Wie voorgaat, wordt voor elke mijl betaald; wie volgt, niet.
box-open-range = De Vrije Weiden
box-open-range-text = Drieduizend runderen malen er niet om welk spoor van wie is; ze lopen over alle. Wie het hek opendoet, zet de kudde in beweging, en iedereen bij wie ze langskomt, stuurt een rekening. Goede buren waren nog nooit zoveel waard.
box-badlands = Badlands
box-badlands-text = Zes boekhouders, ontslagen wegens eerlijkheid, zijn treinen gaan beroven. Ze schrijven kwitanties. Schedels op de kaarten wijzen waar de Grootboekbende heen rijdt; routes naar haar plaats zijn duurder, en wie haar laat vertrekken, wordt goed betaald.
box-haunted-wastes = De Spookvlakte
box-haunted-wastes-text = ’s Nachts ziet men een trein op spoor dat niemand heeft gelegd. Hij is uiterst stipt. Wie hem treft waar hij stopt, krijgt van hem een gunst; tickets die hier eindigen, betalen dubbel, mits je aankomt. Miss Quill noteert van elke waarneming het uur en zegt niet waarom.
box-sierra-madre = Sierra Madre
box-sierra-madre-text = De mijnwerkers van Chihuahua herkennen goed erts aan de klank en laten vreemden voor de les betalen. Kaarten met een houweel leveren voortaan erts op, waar je ook bouwt; geld wordt het in een haven. Het blad heeft dezelfde schaal als alle andere, bij verdrag.
box-cascadia = Cascadia
box-cascadia-text = Regen, rivieren en bomen die niet op het papier passen. Lange routes vellen onderweg hout; korte hebben bielzen nodig en betalen ervoor. Bouw ver, dan dichtbij, dan weer ver, en houd het potlood droog.
box-california = Californië
box-california-text = Het laatste blad, en langs de kust zit er al een vouw in. Wie als eerste de oceanen verbindt, slaat de spijker, gaat ermee op de foto en stapt dan opzij, want de goudkoorts komt. Bruggen zijn van wie het eerst durfde; de rest betaalt aan het loket.
box-conductor = De kist van de conducteur
box-conductor-text = Een blikken kist, een kniptang, een zilveren fluitje en een dienstrooster in een handschrift dat je kent uit de hoek van elk oud blad. De inspecteur komt eraan. Hij stelt één vraag en laat jou kiezen welke: havens, stations, spoor of boekingen.
