# Ansichtkaarten: de open kant, de geheime kant, de keuzes.

postcard-cake-in-savannah =
    Het Palmetto House heeft een taart naar uw spoorweg genoemd. Ze is zwaar, ze komt te laat, en de gasten beginnen
    er met genegenheid over te spreken. — Hortense Labiche, Savannah
postcard-cake-in-savannah-secret = Zodra je eigen routes Savannah en Pittsburgh verbinden: $ 6.

postcard-second-cake =
    De taart heeft een rivaal: het hotel aan de overkant serveert een stoomboot van marsepein. In koffie schijnt hij
    te zinken. Wij wachten af. — H. Labiche, Savannah
postcard-second-cake-secret = Verbinden je routes aan het einde van het spel minstens vijf havens in één netwerk: $ 7.

postcard-guest-who-never-paid =
    Een spoorwegpresident bleef negen nachten en liet zijn hoed achter als onderpand. Hij past geen enkel eerlijk
    mens. Wilt u het eens navragen bij uw maatschappijen? — H. Labiche, Savannah
postcard-guest-who-never-paid-secret =
    De eerste keer dat je een route naar Savannah bouwt: neem $ 3, of kies een andere maatschappij; die verliest $ 5.
postcard-guest-who-never-paid-option-1 = Neem $ 3
postcard-guest-who-never-paid-option-2 = Kies een andere maatschappij: die verliest $ 5

postcard-hotel-register =
    Ons gastenboek vraagt waar men vandaan komt en waar men heen gaat. De meesten weten één van de twee. Ik bewonder
    mensen met een vol reisplan. — H. Labiche, Savannah
postcard-hotel-register-secret = Heb je aan het einde van het spel minstens zes tickets, gehaald of niet: $ 7.

postcard-room-with-a-view =
    Het hotel aan de overkant is dicht. Ik heb het gekocht, met marsepein en al. Uit Boston vraagt men kamers met
    uitzicht op uw treinen. — H. Labiche, Savannah
postcard-room-with-a-view-secret =
    Zodra je eigen routes Savannah en Boston verbinden: $ 8, of vier van je wagons terug in je voorraad.
postcard-room-with-a-view-option-1 = Neem $ 8
postcard-room-with-a-view-option-2 = Neem vier wagons terug in je voorraad

postcard-school-bell =
    We hebben een school, veertig leerlingen van zes tot zeventig en een locomotiefbel. De halve stad denkt dat er een
    trein is. De andere helft leert hem spellen. — Josiah Tull, Nashville
postcard-school-bell-secret = Zodra je eigen routes Nashville en Philadelphia verbinden: $ 7.

postcard-slates-and-chalk =
    De leien zijn aangekomen, en mijn leerling van zeventig is er elke dag vóór mij. Een week lang schreef hij één
    woord: zijn eigen naam. Nu ondertekent hij alles. — J. Tull, Nashville
postcard-slates-and-chalk-secret = Je eerste route met beide einden in het zuiden: $ 2 voor elk vakje, hoogstens $ 8.

postcard-night-class =
    De avondklas leest hardop dienstregelingen en twist of ze geschiedenis of verzinsel zijn. Daarna rekenen: hoeveel
    beloften kan één spoorweg doen? — J. Tull, Nashville
postcard-night-class-secret = Als je tijdens een spel tickets hebt getrokken en er daarna minstens vijf hebt: $ 6.

postcard-first-graduates =
    Elf geslaagden, twee toespraken, één geit van onbekende herkomst. De gouverneur betreurde schriftelijk zijn
    afwezigheid. Het hangt aan de muur; de spelling moest beter. — J. Tull, Nashville
postcard-first-graduates-secret =
    Aan het einde van een spel waarin je routes hebt die het zuiden raken: $ 2 voor elk ervan, hoogstens $ 8.

postcard-engineer-tull-junior =
    Mijn dochter is geslaagd als machinist. De examinator vroeg of ze ooit vertraging had. ‘Meneer,’ zei ze, ‘ik heb
    alleen nog maar voor u gewerkt.’ — J. Tull, Nashville
postcard-engineer-tull-junior-secret =
    De eerste keer dat je een route van minstens vier vakjes bouwt: je bent meteen nog eens aan de beurt (hoogstens
    één extra beurt).

postcard-chess-by-wire =
    De nachten zijn stil, dus schaak ik over de draad met iemand in New Orleans. Wie, weet ik niet. Gedurfde
    openingen; ‘loper’ wordt met eerbied gespeld. — Clémence Thibodeau, telegraafkantoor Montréal
postcard-chess-by-wire-secret = Zodra je eigen routes Montréal en New Orleans verbinden: $ 9.

postcard-queen-takes-bishop =
    Bij zet negentien brak de storm de draad. Drie dagen lang wisten twee vreemden alleen dat mijn dame in gevaar was.
    Québec geeft het ijs de schuld, ik de loper. — C. Thibodeau, Montréal
postcard-queen-takes-bishop-secret =
    De eerste keer dat je een route naar Québec bouwt: bekijk vier tickets en houd er minstens één, of neem $ 4.
postcard-queen-takes-bishop-option-1 = Bekijk vier tickets, houd er minstens één
postcard-queen-takes-bishop-option-2 = Neem $ 4

postcard-sister-marie-odile =
    Mijn tegenstander is een non. Zuster Marie-Odile heeft de draad voor weer en weldadigheid; mij verslaan, zegt ze,
    is allebei. Ze vergeeft elke blunder op één na. — C. Thibodeau, Montréal
postcard-sister-marie-odile-secret =
    Aan het einde van een spel waarin je een ticket mist: de punten van je ergste gemiste ticket krijg je terug als
    dollars, hoogstens $ 8.

postcard-checkmate =
    Mat in vier, na zes winters. Het klooster luidde de klokken, de bisschop informeerde. Zuster Marie-Odile liet
    weten dat hij geslagen was. — C. Thibodeau, Montréal
postcard-checkmate-secret = Zodra een van je netwerken zowel het noordoosten als het zuiden raakt: $ 6.

postcard-wedding-by-wire =
    Ik heb een huwelijk getelegrafeerd: bruidegom in Albany, bruid in Bangor, pastoor ongeduldig. Tussen de twee ja’s
    lagen één minuut en vierhonderd mijl ijs. — C. Thibodeau, Montréal
postcard-wedding-by-wire-secret =
    De eerste keer dat je een route van één vakje bouwt: je bent meteen nog eens aan de beurt (hoogstens één extra
    beurt), of neem $ 3.
postcard-wedding-by-wire-option-1 = Je bent meteen nog eens aan de beurt
postcard-wedding-by-wire-option-2 = Neem $ 3

postcard-four-watches =
    Ik draag vier horloges: Pittsburgh, Philadelphia, New York en de spoorweg. Ze waren het nooit eens. Ik eet bij het
    eerste dat twaalf uur zegt. — Erasmus Plumb, sterrenwacht Pittsburgh
postcard-four-watches-secret = Bevat een van je netwerken aan het einde van het spel minstens vijf grote steden: $ 6.

postcard-pittsburgh-time =
    Een remmer vroeg me de juiste tijd. Ik gaf hem die met vier correcties. Toen ik klaar was klopte ze niet meer, en
    reed zijn trein in Ohio. — E. Plumb, Pittsburgh
postcard-pittsburgh-time-secret =
    De eerste keer dat je een route in de kleur van je maatschappij bouwt: je bent meteen nog eens aan de beurt
    (hoogstens één extra beurt), of trek twee kaarten.
postcard-pittsburgh-time-option-1 = Je bent meteen nog eens aan de beurt
postcard-pittsburgh-time-option-2 = Trek twee kaarten

postcard-noon-quarrel =
    Drie kerken, twee fabrieken en ik gaven op dezelfde dag ons middagsein. In Pittsburgh was het elf minuten lang
    twaalf uur. De honden zijn nog onrustig. — E. Plumb, Pittsburgh
postcard-noon-quarrel-secret = Heb je bij het begin van de laatste ronde hoogstens twee wagons over: $ 6.

postcard-eclipse =
    Ik had de eclips voor 4.14 beloofd. Ze kwam om 4.13, de extra trein om 5.02. De reizigers werd getoond waar ze
    geweest was. — E. Plumb, Pittsburgh
postcard-eclipse-secret = Zodra je eigen routes Chicago en Charleston verbinden: $ 7.

postcard-standard-time =
    Eindelijk één tijd voor alle spoorwegen! Drie horloges heb ik verkocht. Het vierde bleef diezelfde avond
    stilstaan, van opluchting denk ik. — E. Plumb, Pittsburgh
postcard-standard-time-secret = Heb je aan het einde van het spel je allerlaatste wagon geplaatst: $ 6.

postcard-beam-over-the-ohio =
    Men vroeg of een vrouw een brug kan berekenen. Ik vroeg of een man de uitkomst kan lezen. We zijn nu aan het
    bouwen. — Wilhelmine Kessler, bruggenbureau, Cincinnati
postcard-beam-over-the-ohio-secret = Zodra je eigen routes Cincinnati en Québec verbinden: $ 7.

postcard-rivet-in-the-post =
    Bijgaand één klinknagel. De aannemer zegt dat hij even goed is als alle andere, en dat is precies mijn klacht.
    Houd hem weg van uw bruggen. — W. Kessler, Cincinnati
postcard-rivet-in-the-post-secret = Je eerste route van minstens vier vakjes: $ 1 voor elk vakje, hoogstens $ 6.

postcard-load-test =
    We hebben de brug beproefd met negen locomotieven en de burgemeester. Ze boog zoals berekend. Hij boog meer, maar
    hij stond niet op mijn tekening. — W. Kessler, Cincinnati
postcard-load-test-secret = De eerste route van minstens drie vakjes die je bouwt, kost je twee kaarten minder.

postcard-lightning-rods =
    Veertig bliksemafleiders verkocht in Chicago, op een wolkeloze dag. Een koper vroeg wat er gebeurt als het nooit
    inslaat. ‘Dan, meneer, werkt hij.’ — Bartholomew Crane, op reis
postcard-lightning-rods-secret =
    De eerste keer dat je een route naar Chicago bouwt: betaal $ 3 en trek vier kaarten, of neem $ 3.
postcard-lightning-rods-option-1 = Betaal $ 3, trek vier kaarten
postcard-lightning-rods-option-2 = Neem $ 3

postcard-unsold-stock =
    Ben van bliksemafleiders overgestapt op hoeden. Een hoed heeft geen bewegende delen en niemand procedeert. Zes
    dozijn over; draag er vier. — B. Crane, tussen twee treinen
postcard-unsold-stock-secret =
    Aan het einde van het spel: $ 1 voor elke kaart die je nog in de hand hebt, hoogstens $ 7.

postcard-umbrellas =
    Paraplu’s in een droogte: een vergissing, toegegeven. Maar ik heb ze allemaal uitgeleend, en wie je een paraplu
    schuldig is, groet je levenslang. — B. Crane, Buffalo
postcard-umbrellas-secret = Heb je aan het einde van het spel, vóór de afrekening, hoogstens $ 12: $ 7.

postcard-patent-glue =
    Crane’s Patentlijm verbindt alles met alles. Vrijdag in New York gedemonstreerd; schrijf dit met de linkerhand. —
    B. Crane
postcard-patent-glue-secret = Zodra je eigen routes New York en Mobile verbinden: $ 8.

postcard-worst-week =
    In Detroit collecteert men voor wie de slechtste week had. Ik ben erop gaan rekenen, maar de concurrentie is
    moordend. — B. Crane, Detroit
postcard-worst-week-secret =
    De eerste keer dat je een route naar Detroit bouwt: de maatschappij met het minste geld krijgt $ 5, bij gelijke
    stand elk ervan. Zorg dat jij het bent.

postcard-goat-aboard =
    In Mobile een geit als mascotte aan boord genomen. Ze heeft de kaart van Charleston tot Cape Fear opgegeten. We
    varen op de rest. — Kapt. Ambrose Finch, stoomschip Perseverance
postcard-goat-aboard-secret = Zodra je eigen routes Mobile en Norfolk verbinden: $ 7.

postcard-aground-again =
    Weer aan de grond. Ik blijf erbij: de zandbank komt op ons af. De passagiers hebben een koor opgericht en willen
    niet vóór zondag gered worden. — Kapt. Finch, bij Norfolk
postcard-aground-again-secret =
    De eerste keer dat je een route bouwt die een haven raakt: twee van je wagons terug in je voorraad, of $ 3.
postcard-aground-again-option-1 = Neem twee wagons terug in je voorraad
postcard-aground-again-option-2 = Neem $ 3

postcard-fog-off-hatteras =
    Zes dagen mist. Op de derde riep een ander stoomschip ons aan, de kapitein zeer beleefd. Op de vijfde stond vast:
    onze eigen echo. — Kapt. Finch, bij Hatteras
postcard-fog-off-hatteras-secret =
    Je eerste route die de Atlantische kust raakt, kost één kaart minder (nooit minder dan één) en brengt $ 3 op.

postcard-geography-prize =
    De aardrijkskundeprijs ging naar het meisje dat de kaart zonder grenzen tekende. Haar inkt was op, zei ze. Die van
    de landmeters ook, zei ik. — J. Tull, Nashville
postcard-geography-prize-secret =
    Aan het einde van het spel: $ 1 voor elke regio die je beste netwerk raakt, hoogstens $ 8.

postcard-mountain-arithmetic =
    Tussen Knoxville en Lewisburg vroeg een boer waarom we om zijn heuvel heen bouwen. Ik toonde hem de som. Hij heeft
    de heuvel bij de pacht opgeteld. — W. Kessler, op verkenning
postcard-mountain-arithmetic-secret =
    Aan het einde van een spel waarin je routes hebt die de Appalachen raken: $ 1 voor elk ervan, hoogstens $ 7.

postcard-orange-crate =
    Veertig kisten sinaasappels voor Charlotte, en de geit reist mee. Vanaf Jacksonville zijn het er negenendertig en
    een zeer bedachtzame geit. — Kapt. Finch, stoomschip Perseverance, Miami
postcard-orange-crate-secret = Zodra je eigen routes Miami en Charlotte verbinden: $ 6.

postcard-alligator-first-class =
    In Tampa kwam een alligator aan boord en nam de salon eerste klas. De inkomsten zijn gelijk gebleven: ook de
    vorige gasten betaalden nooit. — Kapt. Finch, kust van Florida
postcard-alligator-first-class-secret = Zodra een van je netwerken minstens zes havens bevat: $ 7.

postcard-tampa-cigars =
    In Tampa betalen de sigarenmakers een voorlezer die hun bij het werk romans voorleest. Ik bleef één hoofdstuk en
    miste twee getijden. — Kapt. Finch, Tampa
postcard-tampa-cigars-secret =
    De eerste keer dat je een route naar Tampa bouwt: je mag één groene kaart (of in plaats daarvan een locomotief)
    afleggen voor $ 6. Het aanbod geldt alleen deze keer.

postcard-hurricane-lamp =
    De orkaan nam de lamp van de vuurtoren mee en zette haar brandend in een weiland. Twee kapiteins ankerden naast de
    koeien. Ik was de tweede. — Kapt. Finch, Jacksonville
postcard-hurricane-lamp-secret =
    Je eerste route met beide einden in Florida: je bent meteen nog eens aan de beurt (hoogstens één extra beurt).

postcard-sod-house =
    We wonen in een huis van graszoden. In de lente bloeide het, in de zomer at de koe een hoek van de slaapkamer.
    Verder net als Bergen. — Ingrid Solberg, bij Duluth
postcard-sod-house-secret = Zodra je eigen routes Duluth en Nashville verbinden: $ 7.

postcard-station-without-a-town =
    Ze hebben hier een station gebouwd voordat er een stad was. De stationschef verkoopt kaartjes aan zichzelf om het
    niet te verleren. — I. Solberg, op de prairie
postcard-station-without-a-town-secret =
    Je eerste route met een spoordijk kost één kaart minder (nooit minder dan één) en brengt $ 3 op.

postcard-town-without-a-station =
    Nu hebben we een stad, en zij hebben het station verplaatst. We zetten de kerk op wielen, om de volgende keer
    klaar te staan. — I. Solberg, voorlopig ten westen van St. Paul
postcard-town-without-a-station-secret =
    De eerste keer dat je een route naar St. Paul bouwt: bekijk vier tickets en houd er minstens één, of drie van je
    wagons terug in je voorraad.
postcard-town-without-a-station-option-1 = Bekijk vier tickets, houd er minstens één
postcard-town-without-a-station-option-2 = Neem drie wagons terug in je voorraad

postcard-mail-order-bell =
    De kerkklok uit Charleston is er: een etensbel, met vriendelijke groeten. De dominee luidt hem. Er komen er
    tweemaal zoveel, met lepels. — I. Solberg, op de prairie
postcard-mail-order-bell-secret = Zodra een van je netwerken zowel de Great Plains als de Atlantische kust raakt: $ 6.

postcard-grasshoppers =
    De sprinkhanen aten de tarwe, het paardentuig en de groene strepen uit een gordijn. De blauwe lieten ze zitten. We
    zaaien opnieuw, en ik naai opnieuw. — I. Solberg, op de prairie
postcard-grasshoppers-secret =
    Aan het einde van een spel waarin je tickets mist die in de Great Plains eindigen: hun punten krijg je terug als
    dollars, hoogstens $ 9.

postcard-barbed-wire =
    Prikkeldraad is de toekomst: het verkoopt zichzelf en laat de klant niet los. Verloor in Omaha een jas en beide
    mouwen van een bankier. — B. Crane, Omaha
postcard-barbed-wire-secret =
    Als je een route naar Omaha bouwt en het netwerk ervan grote steden bevat: trek voor elke stad een kaart,
    hoogstens vijf. Dit geldt één keer.

postcard-corrected-map =
    Een heer verkocht me een kaart van mijn eigen land, met het woord ‘onbewoond’. Ik gaf haar terug met de namen van
    mijn buren. Er was te weinig plaats. — Rachel Adair, redactrice bij de Cherokee, Indian Territory
postcard-corrected-map-secret = Zodra je eigen routes Oklahoma City en Chicago verbinden: $ 7.

postcard-two-alphabets =
    We drukken elke bladzijde tweemaal, in het Cherokee en in het Engels. De veeprijzen kloppen, de commentaren ook,
    maar dat in het Cherokee is grappiger. — R. Adair, Indian Territory
postcard-two-alphabets-secret = Je eerste route met beide einden in de Vrije Weiden: trek drie kaarten, of neem $ 4.
postcard-two-alphabets-option-1 = Trek drie kaarten
postcard-two-alphabets-option-2 = Neem $ 4

postcard-correction-column =
    Een krant in New York meldde mijn dood onder op hol geslagen vee. Ik stuurde een rectificatie, drie abonnementen
    en een rekening voor het goed geschreven in memoriam. — R. Adair, springlevend
postcard-correction-column-secret = Zodra een van je netwerken zowel de Vrije Weiden als het noordoosten raakt: $ 7.

postcard-printers-apprentice =
    Mijn leerling zette een hele pagina in spiegelbeeld, en niemand schreef. Nu weten we wie ons leest: mensen die
    plaatjes kijken, en u. — R. Adair, Indian Territory
postcard-printers-apprentice-secret =
    De volgende keer dat je tijdens een spel tickets trekt: $ 1 voor elk ticket dat je daarna hebt, hoogstens $ 7.

postcard-longhorn-hat-rack =
    Dallas wil toch hoeden! Aan de hoorns van één stier hangen er elf. De stier is bij de prijs inbegrepen, wat hij
    nog niet weet. — B. Crane, Dallas
postcard-longhorn-hat-rack-secret =
    Als je een route naar Dallas bouwt en nog kaarten in de hand hebt: $ 1 voor elk ervan, hoogstens $ 6. Dit geldt
    één keer.

postcard-houston-by-water =
    De reders vragen of ik Houston over water kan vinden. Dat kan ik. Of het water helemaal tot daar komt, is een
    vraag voor drogere mannen. — Kapt. Finch, Galveston Bay
postcard-houston-by-water-secret = Zodra je eigen routes Houston en Savannah verbinden: $ 7.

postcard-squeaking-wheels =
    Een Red River-kar hoor je een dag voordat hij komt. Die van mijn oom hoorde je in twee talen. Wij noemen dat
    aankondiging, u noemt het een stoomfluit. — Pierre Marchand, voerman van de Métis, Winnipeg
postcard-squeaking-wheels-secret = Zodra je eigen routes Winnipeg en Detroit verbinden: $ 8.

postcard-wanted-poster =
    Er hangt een opsporingsbiljet dat op de broer van de sheriff lijkt. Die heeft zich geschoren. Nu lijkt het op de
    sheriff. — P. Marchand, Fargo
postcard-wanted-poster-secret =
    Als in jouw beurt een kaart met een schedel bij de open kaarten komt: neem $ 4, of draai de volgende gebeurtenis
    om. Dit geldt één keer.
postcard-wanted-poster-option-1 = Neem $ 4
postcard-wanted-poster-option-2 = Draai de volgende gebeurtenis om

postcard-bluff-in-miles-city =
    Speelde in Miles City kaart met drie landmakelaars. Ik won een hotel. Er is geen hotel. Ik heb het hun met
    bescheiden winst terugverkocht. — P. Marchand, Miles City
postcard-bluff-in-miles-city-secret =
    De eerste keer dat je een route naar Miles City bouwt: neem $ 4, of kies een andere maatschappij; die verliest $
    6.
postcard-bluff-in-miles-city-option-1 = Neem $ 4
postcard-bluff-in-miles-city-option-2 = Kies een andere maatschappij: die verliest $ 6

postcard-provisions =
    Mijn zus pakte uw landmeters pemmikan in voor een maand. Woensdag was het op, tot zondag kon niemand bukken. De
    lijn is opvallend recht. — P. Marchand, Regina
postcard-provisions-secret =
    De eerste route die je bouwt en die de Badlands raakt, kost je twee kaarten minder, maar nooit minder dan één.

postcard-last-cart =
    Ik reed de laatste kar over het oude pad, naast uw nieuwe rails. De trein haalde ons in, stopte, en vroeg ons de
    weg. — P. Marchand, Winnipeg
postcard-last-cart-secret = Zodra een van je netwerken zowel de Badlands als het zuiden raakt: $ 8.

postcard-night-operator =
    ’s Nachts komt hier niets voorbij. Ik schrijf het elk uur op: niets. Dinsdag om 2.17 was het een luid niets,
    richting noorden. — Hollis Dray, nachttelegrafist, Cheyenne
postcard-night-operator-secret = Zodra je eigen routes Denver en Chicago verbinden: $ 7.

postcard-the-two-seventeen =
    De maatschappij zegt dat er geen 2.17 is. Ik vroeg of ze dat de 2.17 wilden vertellen. Ze stuurden een formulier
    om een stop aan te vragen. — H. Dray, Cheyenne
postcard-the-two-seventeen-secret =
    De eerste keer dat je een route van minstens vijf vakjes bouwt: je bent meteen nog eens aan de beurt (hoogstens
    één extra beurt), of neem $ 5.
postcard-the-two-seventeen-option-1 = Je bent meteen nog eens aan de beurt
postcard-the-two-seventeen-option-2 = Neem $ 5

postcard-exact-change =
    Vanmorgen lag er reisgeld op de balie, gepast, in munten van 1841, naar Santa Fe. Ik heb het kaartje klaargelegd.
    Het is geknipt. — H. Dray, Cheyenne
postcard-exact-change-secret =
    Aan het einde van een spel waarin je tickets haalt die in de Spookvlakte eindigen: hun punten nog eens als
    dollars, hoogstens $ 8.

postcard-lamp-in-the-window =
    Ik zet nu een lamp voor het raam, uit beleefdheid. Veertig mijl van iedereen, en vannacht antwoordde iemand met
    een tweede. — H. Dray, Cheyenne
postcard-lamp-in-the-window-secret =
    Je eerste route waarbij aan geen van beide einden een andere maatschappij spoor heeft: $ 1 voor elk vakje,
    hoogstens $ 6.

postcard-three-knocks =
    Er werd driemaal geklopt; een reiziger vroeg of dit het eindpunt was. Nog niet, zei ik. Hij leek opgelucht en liep
    verder, door de muur. — H. Dray, Cheyenne
postcard-three-knocks-secret =
    Als je beurt begint en je hoogstens vijf wagons over hebt: vier van je wagons terug in je voorraad, of $ 5.
postcard-three-knocks-option-1 = Neem vier wagons terug in je voorraad
postcard-three-knocks-option-2 = Neem $ 5

postcard-timetable-for-nobody =
    Ik heb voor de 2.17 een dienstregeling gedrukt. Sindsdien is hij stipt, en ben ik bevorderd. Wie leest dat, vroeg
    de inspecteur. Niemand, zei ik, dagelijks. — H. Dray, stationschef, Cheyenne
postcard-timetable-for-nobody-secret = Zodra je eigen routes Phoenix en Cheyenne verbinden: $ 6.

postcard-the-mule-gobernador =
    Mijn voorste muildier, Gobernador, is een locomotief tegengekomen. Hij week niet. De machinist floot, Gobernador
    antwoordde, de machinist bood excuses aan. — Consuelo Arriaga, muildierkaravanen, Chihuahua
postcard-the-mule-gobernador-secret = Zodra je eigen routes Chihuahua en New Orleans verbinden: $ 8.

postcard-ore-by-the-hatful =
    De mijnwerkers betalen met erts, de maatschappij met papier. Gobernador heeft beide geproefd. Hij raadt erts aan;
    het ligt beter op de maag. — C. Arriaga, Chihuahua
postcard-ore-by-the-hatful-secret = Je eerste route die de Sierra Madre raakt: neem twee erts of $ 4.
postcard-ore-by-the-hatful-option-1 = Neem twee erts
postcard-ore-by-the-hatful-option-2 = Neem $ 4

postcard-train-stops-for-a-mule =
    De sneltrein stopt nu volgens dienstregeling voor Gobernador, vier minuten, ‘vee, eigenwijs’. Reizigers stappen
    uit en raadplegen hem over zilveraandelen. — C. Arriaga, El Paso
postcard-train-stops-for-a-mule-secret =
    Als je een route van minstens drie vakjes bouwt en daarbij kaarten met een houweel betaalt: $ 3 voor elk ervan,
    hoogstens $ 9. Dit geldt één keer.

postcard-saint-of-lost-freight =
    Mijn drijvers hebben een patrones voor verloren vracht. In negen jaar vond ze twee piano’s, de koffer van een
    bisschop en de bisschop, die niemand had gemist. — C. Arriaga, Monterrey
postcard-saint-of-lost-freight-secret =
    Je eerste route met beide einden in de Sierra Madre kost één kaart minder en brengt $ 1 op voor elk vakje,
    hoogstens $ 4.

postcard-the-one-that-arrives =
    Uw maatschappijen vroegen me de snelste weg over de sierra. Ik noemde een prijs voor de snelste en een prijs voor
    de weg die aankomt. — C. Arriaga, vracht en spoorwegen, Chihuahua
postcard-the-one-that-arrives-secret = Zodra een van je netwerken zowel de Sierra Madre als de Appalachen raakt: $ 9.

postcard-bear-on-the-trestle =
    Elke avond om zes steekt een beer ons viaduct over. Hij weegt wat ik voor een geladen wagon rekende. Ik boek hem
    als verkeer. — W. Kessler, Cascadegebergte
postcard-bear-on-the-trestle-secret = Je eerste route met beide einden in Cascadia: neem drie hout of $ 4.
postcard-bear-on-the-trestle-option-1 = Neem drie hout
postcard-bear-on-the-trestle-option-2 = Neem $ 4

postcard-rain-gauge =
    De regenmeter liep over, dus bestelde ik een grotere. Hij kwam per boot, op de tweede verdieping. Mijn oordeel
    over deze kust: veelbelovend, mits waterdicht. — W. Kessler, Seattle
postcard-rain-gauge-secret =
    Aan het einde van een spel waarin je routes hebt die Cascadia raken: $ 2 voor elk ervan, hoogstens $ 8.

postcard-salmon-on-the-timetable =
    De conservenfabriek wilde een foto van het werk. Ik zette ons alle zestig op een rij. Ze bedoelden de zalm. De
    zalm werd onscherp, wij niet. — Lee Wing, fotograaf, Portland
postcard-salmon-on-the-timetable-secret = Zodra een van je netwerken minstens zeven havens bevat: $ 8.

postcard-tunnel-cat =
    De twee helften van onze tunnel kwamen op een duim na uit. De kat, die het gat al een week gebruikte, nam het
    slecht op. — W. Kessler, bij Spokane
postcard-tunnel-cat-secret =
    De eerste keer dat je een route van minstens vier vakjes bouwt: drie van je wagons terug in je voorraad, of $ 4.
postcard-tunnel-cat-option-1 = Neem drie wagons terug in je voorraad
postcard-tunnel-cat-option-2 = Neem $ 4

postcard-portraits-in-spokane =
    In Spokane wilde een man op de foto naast een locomotief, als eigenaar. Het uur daarna wilden negen anderen dat
    ook. Ik verkocht er tien. — Lee Wing, Spokane
postcard-portraits-in-spokane-secret =
    De eerste keer dat je een route naar Spokane bouwt: bekijk vijf tickets en houd er minstens één, of trek drie
    kaarten.
postcard-portraits-in-spokane-option-1 = Bekijk vijf tickets, houd er minstens één
postcard-portraits-in-spokane-option-2 = Trek drie kaarten

postcard-last-spike-but-one =
    Elke maatschappij slaat een laatste nagel en nodigt de pers uit. Ik fotografeer de voorlaatste. Die houdt
    evenveel, en wie hem sloegen, staan er nog. — Lee Wing, Vancouver
postcard-last-spike-but-one-secret = Zodra een van je netwerken zowel Cascadia als het noordoosten raakt: $ 9.

postcard-the-other-photograph =
    U kent de beroemde foto van het samenkomen van de rails. Ik maakte de andere, een uur eerder: de ploeg die ze
    legde. Het licht is beter. — Lee Wing, San Francisco
postcard-the-other-photograph-secret = Zodra je eigen routes San Francisco en New York verbinden: $ 9.

postcard-filed-under-later =
    Ik liet San Francisco een tekening zien van een brug over de Golden Gate. Men lachte tot de lunch. Ik heb haar
    opgeborgen onder ‘Later’. — W. Kessler, San Francisco
postcard-filed-under-later-secret = De eerste keer dat je een route met een brug bouwt: neem twee goud of $ 4.
postcard-filed-under-later-option-1 = Neem twee goud
postcard-filed-under-later-option-2 = Neem $ 4

postcard-tea-and-timetables =
    Mijn broer verkoopt thee in Cemetery City. De mijnen gingen dicht, de mijnwerkers vertrokken, de thee bleef
    uitstekend. Een stad, zegt hij, is wie er nog aan tafel zit. — Lee Wing, Sacramento
postcard-tea-and-timetables-secret = Zodra je eigen routes Cemetery City en Baja verbinden: $ 6.

postcard-slow-exposure =
    Een uur lang heb ik de haven belicht. Elk schip dat bewoog is van de foto verdwenen. De geit op de pier zat al die
    tijd stil. — Lee Wing, San Francisco
postcard-slow-exposure-secret =
    Je eerste route die een haven raakt: $ 1 voor elke haven in het netwerk ervan, hoogstens $ 6.

postcard-the-pacific-is-late =
    Heb de oude Perseverance om Kaap Hoorn gebracht om de andere oceaan te zien. Hij is laat, zoals alles in het
    Westen, maar groter dan aangekondigd. De geit is tevreden. — Kapt. Finch, Pacific Haven
postcard-the-pacific-is-late-secret = Zodra een van je netwerken zowel Californië als de Atlantische kust raakt: $ 8.

postcard-the-last-page =
    Mijn eerste leerling, negenentachtig, is klaar met de letters en vroeg om een langer alfabet. Ik gaf hem uw kaart;
    hij leest haar van links. — J. Tull, Nashville
postcard-the-last-page-secret = Als de laatste ronde begint: bekijk drie tickets en houd er minstens één, of neem $ 4.
postcard-the-last-page-option-1 = Bekijk drie tickets, houd er minstens één
postcard-the-last-page-option-2 = Neem $ 4
