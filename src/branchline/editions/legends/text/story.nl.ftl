# Verhaalkaarten: titel, tekst, keuzes.

story-arch-street = Een graveur in Arch Street
story-arch-street-text =
    Philadelphia, 1865. Adelaide Quill bezit veertig spoorkaarten van dit continent. Ze tonen allemaal een fraaie stad
    waar zij ooit tot haar knieën in een moeras stond. ‘Getekend door mensen die land verkopen,’ zegt ze. ‘Ik wil er
    een van mensen die er geweest zijn.’ Ze heeft koper, schulden en vijf jonge maatschappijen met meer spoor dan
    verstand. Jullie zijn er een van.

story-mrs-ames = De vrouw aan de pers
story-mrs-ames-text =
    De proeven worden gedrukt door Mrs. Ames, die met de pers meekwam toen die werd gekocht, en niet zegt waarvandaan.
    Ze inkt, veegt, draait aan het wiel en hangt het vel te drogen zonder ernaar te kijken. ‘Ondersteboven,’ zegt ze
    over de plaat die jullie meebrachten. Ze heeft gelijk. Gekeken heeft ze niet. Elk spel voegt toe wat jullie
    opmeten. Betaald wordt wat verbindt.

story-pause-1 = Pauze: 1865
story-pause-1-text =
    Vijf bladen van het Oosten liggen op tafel, waarvan één met niets dan meren. Miss Quill ontkurkt de inkt. ‘Begin
    met wat je lopend kunt bereiken,’ zegt ze, ‘en schrijf alleen op wat je ziet.’ Speel het eerste spel. Lees daarna
    verder.

story-burnished-copper = Onder het polijstsel
story-burnished-copper-text =
    Nieuw koper is duur, dus koopt Miss Quill oude platen als schroot en laat ze blank polijsten. Vandaag beet het
    zuur te diep, en van onder het polijstsel kwamen lijnen op: rivieren, bergruggen, een kust. Iemand heeft dit blad
    al eens gegraveerd, en beter. Geen naam. In de hoek zit, niet groter dan een gerstekorrel, een zwaluw. Mrs. Ames
    veegt de plaat schoon en zwijgt.

story-first-swallow = Een lijn te veel
story-first-swallow-text =
    1868. Miss Quill legt jullie nieuwe opmeting over de oude plaat en zwijgt een pot thee lang. Het oude blad toont
    een lijn, fijn als een haar, precies waar jullie nieuwe rails liggen. Volgens het stempel is het koper in 1843
    verkocht. ‘Of iemand wist waar jullie zouden gaan,’ zegt ze, ‘of ik begrijp nog niet wat die lijn is.’ Om een
    antwoord te bekostigen verkoopt ze de kaart voortaan op intekening. Een nieuwe gebeurtenis komt in de stapel
    gebeurtenissen.

story-first-proof = Wie hem het hardst nodig heeft
story-first-proof-text =
    Er is één schone proef van de nieuwe kaart, en wie als laatste eindigde beslist wie hem krijgt; wie laat aankomt,
    vindt Miss Quill, heeft meestal de meeste weg gezien. Hang hem in de beurs van Montréal, waar kooplieden ermee
    plannen, of toon hem aan de wagonfabriek, die op goede vooruitzichten leent.
story-first-proof-option-a = Montréal wordt een grote stad
story-first-proof-option-b = Elke maatschappij heeft voortaan één wagon meer

story-pause-2 = Pauze: 1868
story-pause-2-text =
    Twee platen staan nu naast elkaar in het raam: de plaat die jullie maken en de plaat die iemand gemaakt heeft.
    Miss Quill draait de tweede naar de muur. ‘Ik wil er graag op eigen benen komen,’ zegt ze. Speel het tweede spel.
    Lees daarna verder.

story-mr-gage-calls = Mr. Gage komt langs
story-mr-gage-calls-text =
    Septimus Gage, uitgever van Gage’s Grote Spoorwegatlas, New York, heeft gehoord van wat oud koper. Hij biedt
    tienmaal de schrootprijs. Hij prijst de pers, het licht, het uitzicht op de kolenplaats. Wat er op de platen staat
    vraagt hij niet, en dat vindt Miss Quill opmerkelijk. Bij het weggaan licht hij zijn hoed voor iedereen in de
    kamer, behalve voor Mrs. Ames.

story-gageville = Overstappen in Gageville
story-gageville-text =
    1871. In de atlas van Gage staat een stad die Gageville heet, met twee hotels en een opera. Ze bestaat om
    overschrijvers te betrappen. Vorige maand stapten er zestig gezinnen uit. Josiah Tull haalde hen in drie ritten
    met eigen wagens van een leeg zijspoor en stuurde Mr. Gage de rekening. De opera, antwoordde Mr. Gage, werd nog
    gerepeteerd.

story-sixty-families = Zestig gezinnen
story-sixty-families-text =
    De zestig gezinnen willen ergens wonen dat bestaat. Wie de vorige keer laatste werd, beslist wat Miss Quill erover
    drukt. Een sobere mededeling: Nashville heeft plaats, een school en een bel; ga daarheen. Of de hele
    briefwisseling met Mr. Gage, met opera en al, in de kranten, en laat het land ermee doen wat het wil.
story-sixty-families-option-a = Nashville wordt een grote stad
story-sixty-families-option-b = Een nieuwe gebeurtenis komt in de stapel gebeurtenissen

story-pause-3 = Pauze: 1871
story-pause-3-text =
    ‘Een kaart is een belofte,’ zegt Miss Quill terwijl ze de pit bijknipt. ‘De een doet haar aan de reiziger, de
    ander aan de bank.’ Mrs. Ames maakt het papier voor morgen vochtig. Ze heeft het al op maat gesneden. Speel het
    derde spel. Lees daarna verder.

story-worm-holes = Wormen
story-worm-holes-text =
    Een oude druk van het zwaluwblad is opgedoken in een doos pakpapier, en zit vol piepkleine gaatjes. ‘Wormen,’ zegt
    Miss Quill teleurgesteld. Mrs. Ames, die aan de andere kant van de kamer proeven ophangt, merkt op dat ze veel
    wormen heeft gekend, maar nooit een die een rechte lijn aanhield. Dan gaat ze naar de kolen kijken.

story-not-prophecy = Geen voorspelling
story-not-prophecy-text =
    1874. Zes winters vroeg Miss Quill zich af hoe een kaart spoorwegen kon tonen voor ze er waren. Vandaag, boven een
    rekening voor muildiervoer, ziet ze het: het zijn geen spoorwegen. Het zijn voetpaden, doorwaadbare plaatsen,
    draagpaden, bronnen een dag uit elkaar; de wegen die men hier altijd ging. ‘Niemand heeft jullie voorspeld,’ zegt
    ze. ‘Jullie volgden. Dat doet water ook.’

story-old-road-new-road = Oude weg, nieuwe weg
story-old-road-new-road-text =
    Als de oude paden goed zijn, kun je erop bouwen of ernaartoe. De maatschappij die laatste werd, beslist welk
    advies met de bladen van dit jaar meegaat: rails op de paden leggen en zoveel op ingravingen besparen dat er
    wagons van komen; of de handel van de paden doorvoeren naar de kades van Charleston.
story-old-road-new-road-option-a = Elke maatschappij heeft voortaan één wagon meer
story-old-road-new-road-option-b = Charleston wordt een grote stad

story-pause-4 = Pauze: 1874
story-pause-4-text =
    Miss Quill haalt het woord OPMETEN boven de deur weg en hangt VRAGEN op. Het zijn evenveel spijkers, merkt Mrs.
    Ames op, als je ze ombuigt. Straks ligt een derde van de weg achter jullie. Speel het vierde spel. Lees daarna
    verder.

story-gages-ledger = Een bladzijde uit het kasboek
story-gages-ledger-text =
    De oude Mr. Pettibone, veertig jaar klerk bij het huis Gage en op een vrijdag ontslagen, brengt een bladzijde uit
    het kasboek van 1844. ‘Aan de Zwaluw, voor tekenen, per blad: 4 dollar. Voor het verwijderen van namen: 1 dollar.’
    Gezien heeft hij de Zwaluw nooit; de bladen kwamen per post. ‘Maar er waren namen,’ zegt hij. ‘Honderden. Zonde
    van het koper, dacht ik nog.’

story-whose-names = Wiens namen?
story-whose-names-text =
    1877. Niet die van steden; die staan er allemaal. Niet die van rivieren. Miss Quill heeft al haar correspondenten
    geschreven, van het hotel in Savannah tot de laatste seinsleutel: kwam er veertig jaar geleden iemand langs die
    tekende? De antwoorden vragen een seizoen. Intussen hebben de kranten het verhaal, en er zal van alles gebeuren.
    Een nieuwe gebeurtenis komt in de stapel gebeurtenissen.

story-pause-5 = Pauze: 1877
story-pause-5-text =
    De postbode heeft om een tweede tas gevraagd. Mrs. Ames sorteert de brieven op de kleur van het stof en heeft zich
    tot nu toe in geen enkel poststempel vergist. Miss Quill heeft het te druk om het te merken. Speel het vijfde
    spel. Lees daarna verder.

story-several-hands = In verschillende handen
story-several-hands-text =
    De antwoorden zijn er. Tulls vader herinnerde zich een magere jonge gestalte die de weg vroeg en opschreef wie hem
    wees. Zo ook Adairs grootmoeder, een oom van Marchand en de moeder van Consuelo Arriaga, die het vreemd vond: wie
    vraagt een muildierdrijfster haar naam? Ieder werd betaald met een tekening van het eigen dal. Alle zijn bewaard.
    In elke hoek zit de zwaluw.

story-six-drawings = Zes tekeningen
story-six-drawings-text =
    1880. Zes van de tekeningen zijn in bruikleen gekomen, in flanel gewikkeld. Naast elkaar op de lange tafel vormen
    ze een land dat bij Gage nooit gedrukt is: niet leeg, niet wild, gewoon bewoond. Haar kaart, besluit Miss Quill,
    zal dragen wat de eerste verloor. ‘Ik heb elke naam nodig,’ zegt ze, ‘en bredere marges.’ Mrs. Ames zet theewater
    op, wat ze nog nooit gedaan heeft.

story-on-exhibition = Tentoongesteld
story-on-exhibition-text =
    Eén keer mogen de zes tekeningen in het openbaar getoond worden voor ze naar huis gaan. Twee steden bieden een
    zaal, gaslicht en een fanfare; Miss Quill neemt de zaal en het gaslicht. Waar men komt kijken, blijft men om te
    handelen. De maatschappij die laatste werd, heeft de minste gunsten te vergelden, en kiest daarom.
story-on-exhibition-option-a = Detroit wordt een grote stad
story-on-exhibition-option-b = Atlanta wordt een grote stad

story-pause-6 = Pauze: 1880
story-pause-6-text =
    De halve kaart is getekend en de halve vraag beantwoord: het was iemand die vroeg. Miss Quill kijkt vreemden
    tegenwoordig op de handen, of er inkt aan zit. Dichterbij zoeken kwam niet bij haar op. Speel het zesde spel. Lees
    daarna verder.

story-colonel-swallow = Kolonel Swallow
story-colonel-swallow-text =
    Mr. Gage heeft hem gevonden! Kolonel Thaddeus Swallow, zwaluw dus, ontdekkingsreiziger, tot dinsdag onbekend,
    verklaart in alle kranten dat hij de bladen alleen tekende, te paard, in één zomer. Hij heeft een baard, een sabel
    en een contract met Gage. Zijn lezing kost twee dollar. Mrs. Ames vraagt een vrije avond, de eerste in vijftien
    jaar.

story-the-colonel-lectures = Een vraag van achteren
story-the-colonel-lectures-text =
    1883. De kolonel spreekt twee uur, met sabel. Dan een stem uit de laatste rij: aan welke kant steek je op het
    tweede blad de rivier over, en waarom? Links, zegt de kolonel, vanwege het uitzicht. De zaal, vol spoorwegvolk,
    begint te lachen. Links verdrink je. Wie het vroeg zag niemand. Mrs. Ames stond om negen uur weer aan de pers.

story-the-colonels-fee = Het honorarium van de kolonel
story-the-colonels-fee-text =
    De kolonel is door het raam vertrokken en vergat zijn honorarium. Het ligt op Miss Quills tafel, in bankbiljetten
    van Gage, en zij raakt het niet aan. De maatschappij die laatste werd, mag erover beschikken: de lezing drukken
    als komisch boekje, met onbekende gevolgen, of voor iedereen wagons bestellen en het een bijdrage aan de
    aardrijkskunde noemen.
story-the-colonels-fee-option-a = Een nieuwe gebeurtenis komt in de stapel gebeurtenissen
story-the-colonels-fee-option-b = Elke maatschappij heeft voortaan één wagon meer

story-one-time-for-all = Eén tijd voor allen
story-one-time-for-all-text =
    In november schaffen de spoorwegen de middag af, beter gezegd vijftig middagen, en zetten er één voor in de
    plaats. Het is het eerste waarover ze het ooit eens waren, schrijft professor Plumb, en een tweede verwacht hij
    niet. Hij sluit een horloge bij dat hij niet meer nodig heeft. Een nieuwe gebeurtenis komt in de stapel
    gebeurtenissen.

story-pause-7 = Pauze: 1883
story-pause-7-text =
    Het horloge van professor Plumb hangt naast de pers. Mrs. Ames, die in achttien jaar nooit naar de tijd heeft
    gevraagd, windt het elke ochtend op zonder zich om te draaien. De helft van de weg is gedaan. Zet je eigen horloge
    gelijk en ga op weg. Speel het zevende spel. Lees daarna verder.

story-the-seal = Het zegel
story-the-seal-text =
    Uitgelachen stapt Mr. Gage naar de rechter. Hij kocht de bladen van de Zwaluw; dus, pleit hij, is alles wat erop
    staat van hem, rivieren inbegrepen, en wie hetzelfde land juist tekent, heeft hem overgeschreven. De rechter is
    verward genoeg om voorzichtig te zijn. Tot hij beslist hangt er een zegel aan de deur in Arch Street, en mag
    niemand een lijn drukken.

story-the-laundry = Een wasserij in Savannah
story-the-laundry-text =
    1886. In Philadelphia is drukken verboden. Hortense Labiche heeft in de wasserij van het hotel een mangel die, ze
    heeft het gemeten, zo hard drukt als een goede pers. Over mangels zei de rechter niets. Platen reizen in
    taartdozen naar het zuiden, proeven als tafellinnen naar het noorden. Het zingt rond, zoals alles waar gewassen
    wordt. Een nieuwe gebeurtenis komt in de stapel gebeurtenissen.

story-pause-8 = Pauze: 1886
story-pause-8-text =
    Nu de werkplaats verzegeld is, werkt Miss Quill aan haar keukenraam, waar het licht tot de middag slecht is en
    daarna prachtig. De oude drukken heeft ze op de ruit geprikt, om de tafel vrij te houden. Onthoud dat raam. Speel
    het achtste spel. Lees daarna verder.

story-against-the-light = Tegen het licht
story-against-the-light-text =
    Om één uur komt de zon boven de daken en begint de oude druk op de ruit te stralen, gaatje voor gaatje. Geen
    wormen. Langs elk pad lopen speldenprikken, en de prikken zijn letters: Latijnse, die van de Cherokee, enkele die
    niemand in huis kan lezen. Namen. Waar ze weg moesten, heeft iemand ze teruggezet met een naald, lichtpunt voor
    lichtpunt.

story-two-hundred-and-twelve = Wit papier
story-two-hundred-and-twelve-text =
    1889. Tweehonderdtwaalf namen zijn overgeschreven; de rest lezen de correspondenten elkaar over de draad voor. In
    april viel er een schot, en duizenden renden in het Territorium om land, met Gage’s kaart in de hand, waarop het
    wit is. ‘Het was nooit wit,’ schrijft Rachel Adair. ‘Druk ons af, alstublieft. Het zal hen niet tegenhouden. Maar
    het wordt moeilijker te zeggen dat men het niet wist.’

story-how-to-print-a-name = Hoe je een naam drukt
story-how-to-print-a-name-text =
    Dit jaar is er geld voor één ding. De maatschappij die laatste werd, beslist. Een affiche met alle namen die
    gevonden zijn, op elk station gespijkerd, en wat daar ook van komt. Of letters: de gieterij in Cincinnati giet wat
    ontbreekt, ook het schrift van de Cherokee, en dat brengt drukkers, papier en handel.
story-how-to-print-a-name-option-a = Een nieuwe gebeurtenis komt in de stapel gebeurtenissen
story-how-to-print-a-name-option-b = Cincinnati wordt een grote stad

story-pause-9 = Pauze: 1889
story-pause-9-text =
    Op een van de oude bladen staan in de hoek prikken die geen naam zijn. Tegen het raam gehouden luiden ze: VIER
    DOLLAR ONTVANGEN. IK WEET ZE ALLEMAAL NOG. Miss Quill heeft het honderd keer gelezen. Speel het negende spel. Lees
    daarna verder.

story-number-nine = Een nummer negen
story-number-nine-text =
    Wilhelmine Kessler, die alles meet, heeft de speldenprikken gemeten. Een boekbindersnaald, nummer negen, aan één
    kant geslepen door iemand die links werkt; veel kunnen er daar niet van zijn. Miss Quill zoekt er een ter
    vergelijking. Ze vindt hem meteen, waar hij altijd al was: in de balk boven de pers, met een draad erdoor, voor
    het verstellen van de vilten.

story-never-looks = Zonder te kijken
story-never-looks-text =
    1892. Miss Quill loopt in gedachten zevenentwintig jaar na. Ondersteboven, en niet gekeken. Wormen die geen rechte
    lijn aanhouden. Papier, gesneden voor men de maat wist. Een vraag over een oversteek. Nog zegt ze niets; je trekt
    geen proef voor de inkt zover is. Intussen heeft de wagonfabriek geleverd: elke maatschappij heeft voortaan één
    wagon meer.

story-pause-10 = Pauze: 1892
story-pause-10-text =
    Het zegel hangt nog aan de deur, maar eens per week laat de rechtbank iemand binnen om de pers te oliën, zodat ze
    niet roest. Zij neemt er de tijd voor. Miss Quill heeft gevraagd of ze mee mag. Speel het tiende spel. Lees daarna
    verder.

story-you-took-your-time = ‘Dat duurde even’
story-you-took-your-time-text =
    Miss Quill legt de naald op het bed van de pers. ‘Mrs. Ames. Wat is boven?’ Voor het eerst in die kamer kijkt
    Dinah Ames naar een blad, het oude, en ze kijkt lang. ‘Dat duurde even,’ zegt ze. ‘Ik kwam met de pers mee om te
    zien wat u zou doen als u het vond. De vorige die het vond, betaalde een dollar om ze weg te krabben.’

story-four-dollars-a-sheet = Vier dollar per blad
story-four-dollars-a-sheet-text =
    1895. Ze vertelt het onder het inkten. Vrij geboren in Lombard Street; ze tekende beter dan elke jongen in de
    werkplaats, dus stuurden ze haar als jongen op pad, met een meetketting en een valse naam. ‘Tien jaar heb ik
    gelopen. Ontdekt heb ik niets. Het werd me gewezen. Dus schreef ik op door wie. Gages vader stuurde vier dollar en
    de schraper. Eén stel heb ik eerst doorgeprikt.’

story-witness-trains = De getuigen komen
story-witness-trains-text =
    Eindelijk dient de zaak Gage tegen Quill, en de getuigen wonen aan de verre einden van jullie eigen kaart. De
    maatschappij die laatste werd, regelt de reis. Extra treinen voor allemaal, waarvoor de fabriek wagons bouwt die
    in dienst blijven; of over zee tot Mobile en verder over de rails, wat die stad niet zal vergeten.
story-witness-trains-option-a = Elke maatschappij heeft voortaan één wagon meer
story-witness-trains-option-b = Mobile wordt een grote stad

story-pause-11 = Pauze: 1895
story-pause-11-text =
    Ze komen: uit de sierra, van de prairie, van het telegraafkantoor en van de kust, één kapitein met een geit. ‘Ze
    zullen om bewijs vragen,’ zegt Dinah Ames. ‘Neem een groot vel papier mee, en een tweede voor de rechter.’ Speel
    het elfde spel. Lees daarna verder.

story-gage-against-quill = Gage tegen Quill
story-gage-against-quill-text =
    In de rechtszaal blinddoeken ze haar; het was het idee van Gages eigen advocaat. Op haar vijfenzeventigste tekent
    Dinah Ames het land van oceaan tot oceaan, met de linkerhand, en noemt bij elke bocht wie hem haar wees, en van de
    banken antwoorden een voor een de kinderen: hier. Vier uur lang. De rechter haalt zelf het zegel weg. Wat ze wil,
    vraagt Mr. Gage. ‘Vijftig jaar royalty’s.’

story-the-margin = De marge
story-the-margin-text =
    1898. De kaart is de oude en de nieuwe tegelijk: jullie rails in zwart, de wegen eronder in bruin. De marge is
    breder dan de kaart. Ze draagt de namen van allen die de weg wezen, in de letters die zijzelf gebruikt zouden
    hebben. Twee regels zijn nog leeg: welke maatschappij er het meest van bouwde, en wie tekent. De eerste is aan
    jullie.

story-last-correction = De laatste correctie
story-last-correction-text =
    Eén correctie kan nog gestoken worden voor de plaat verstaald wordt, en die is als altijd aan de maatschappij die
    laatste werd. Kondig de drukdag aan, dan komt het hele land, met alles wat dat meebrengt. Of graveer Savannah in
    hoofdletters: daar was een mangel, en een taart, toen niemand anders deze kaart wilde aanraken.
story-last-correction-option-a = Een nieuwe gebeurtenis komt in de stapel gebeurtenissen
story-last-correction-option-b = Savannah wordt een grote stad

story-pause-12 = Pauze: 1898
story-pause-12-text =
    Alle dertien bladen liggen rand aan rand en sluiten voor het eerst op elkaar aan. Dinah Ames en Adelaide Quill
    hebben samen de inkt gewreven en zijn het oneens over de olie. Dit is de laatste opmeting. Speel het twaalfde
    spel. Lees daarna verder tot het einde.

story-the-first-pull = De eerste druk
story-the-first-pull-text =
    Het wiel gaat rond. Dinah Ames tilt het vel aan twee hoeken op, en dit keer kijkt iedereen hoe zij kijkt. Tulls
    dochter reed de locomotief die het papier bracht; Lee Wing heeft zijn camera op de trap en duldt niemand op de
    voorste rij. Ze bekijkt de meren, de oversteek, de pas, de namen. ‘Het ligt goed,’ zegt ze.

story-who-signs = Wie tekent
story-who-signs-text =
    Miss Quill reikt haar de burijn aan. ‘Het is uw kaart.’ ‘Dat was hij,’ zegt Dinah Ames. ‘Toen hebt u iedereen
    opnieuw gevraagd.’ Ze worden het eens als graveurs, over de prijs. In de hoek waar drieëndertig jaar een vraag
    stond, zit nu een zwaluw met een ganzenveer in de snavel, en daaronder de kleuren van jullie maatschappijen. Breng
    de kluizen; er wordt geteld.

story-wrong-by-morning = Stop: ’s morgens al fout
story-wrong-by-morning-text =
    Om middernacht een telegram: ergens in het Westen is een zijspoor veertig passen verlegd. Negen uur lang heeft de
    eerlijke kaart geklopt. Adelaide Quill lacht tot ze moet gaan zitten. Dinah Ames reikt al naar haar jas. ‘Tja,’
    zegt ze, ‘dan kan er maar beter iemand gaan vragen.’ De campagne is afgelopen. De kaart is van jullie; speel erop
    wanneer je wilt.

story-sheet-florida = Het blad uit de scheepskist
story-sheet-florida-text =
    Kapitein Finch heeft zijn scheepskist opnieuw bekleed en stuurt de oude voering: een blad van Florida, in de hoek
    de zwaluw. Het toont, meldt hij, elke vaargeul waar de Perseverance op dit moment niet vastzit, en dorpen in het
    zaaggras waar geen regeringskaart van weet. Havens kijken elkaar hier over het water aan. Wie er twee heeft, heeft
    ook wat ertussen ligt.

story-sheet-great-plains = Het blad in het raam
story-sheet-great-plains-text =
    Het schooltje van Ingrid Solberg had geen glas, dus oliede iemand een kaart en spijkerde haar in het kozijn. Bij
    het licht dat erdoor viel leerden de kinderen lezen. Ze stuurt haar met spijt en een rekening voor een ruit. Het
    Congres vergeeft hier land per mijl, aan wie spoor legt. Het oude blad toont wier dorpen en akkers die mijlen al
    zijn.

story-sheet-open-range = Het blad onder de letters
story-sheet-open-range-text =
    Rachel Adair heeft de letterkast van haar grootmoeder leeggehaald; hij was bekleed met een kaart. ‘De zwaluw kent
    het land, zei ze altijd,’ schrijft ze. ‘Ik dacht dat ze de vogel bedoelde.’ Kudden trekken over de paden naar elk
    eindstation dat ze wil hebben, over ieders land en ieders rails. Een eerlijke kaart toont behalve de weg ook de
    tol.

story-sheet-badlands = Het blad in de huif
story-sheet-badlands-text =
    De oom van Pierre Marchand verstelde zijn kar met alles wat sterk was. Eén lap, losgetornd, is een blad met een
    zwaluw. ‘Het hield de regen al tegen voor de landmeters van de koningin kwamen,’ schrijft hij. Nu rijdt hier een
    bende ontslagen boekhouders. Ze overvalt treinen alleen waar Gages kaart fout is, omdat daar niemand te hulp komt.
    Op de gekozen wagons zijn schedels gekrijt.

story-sheet-haunted-wastes = Het blad bij de onbestelbare post
story-sheet-haunted-wastes-text =
    Bij de onbestelbare post van Cheyenne vond Hollis Dray een koker, geadresseerd aan ‘Wie hierna komt’. Erin: het
    blad van de hoge woestijn, met zwaluw. Eén lijn is gestippeld; er ligt geen rail. Daarlangs komt elke nacht om
    2.17 iets voorbij. ‘Ik zeg niet dat het een trein is,’ schrijft Dray. ‘Ik zeg dat het voor niemand wijkt en houdt
    van het spoor dat niemand heeft gebouwd.’

story-sheet-sierra-madre = Het blad in het zadel
story-sheet-sierra-madre-text =
    Een zadel van haar moeder, schrijft Consuelo Arriaga, zat altijd wat stijf. In de zadelflap zat de Sierra Madre,
    zo zorgvuldig getekend dat je de bronnen kunt tellen. ‘Elf weken heeft ze gegidst voor wie dit tekende. Ze werd
    hiermee betaald en voelde zich niet bekocht.’ Er zit erts in deze bergen voor wie met het houweel betaalt, en
    kopers zijn er waar schepen liggen.

story-sheet-cascadia = Het blad op de barakwand
story-sheet-cascadia-text =
    Wilhelmine Kessler vond het in een houthakkersbarak, tegen de tocht. Waar zij maanden had gerekend, stond op het
    oude blad een klein teken: hier. Bij elk teken hing ooit een brug van cedertouw, en wie haar spanden vissen er nog
    onder. ‘Ze hadden mijn overspanning op de voet nauwkeurig,’ schrijft ze. ‘Ik heb hun ingenieur aangenomen.’ Hout
    betaalt; bruggen ook, aan wie de eerste is.

story-sheet-california = Het blad achter de foto
story-sheet-california-text =
    Lee Wing haalde een foto uit de lijst om het glas te poetsen, en daarachter lag, als rugkarton, Californië. Hij
    fotografeerde het blad voor hij het stuurde, ‘voor het geval het een uitgever tegenkomt’. Nu ligt de andere oceaan
    op tafel. Iemand zal als eerste de twee verbinden, en er zullen toespraken zijn. Hij vraagt jullie te onthouden
    wie de rails droegen.

story-box-of-the-conductor = De kist van de conducteur
story-box-of-the-conductor-text =
    Een platte blikken kist met een koperen slot, achtergelaten door een conducteur ‘voor de maatschappijen, als ze
    genoeg gezien hebben’. Erin: een rood potlood, een kniptang en het kaartje van inspecteur Hale, die derde klas
    reist, onaangekondigd, en rails met kaarten vergelijkt en beloften met allebei. Wat jullie ook geleerd hebben over
    havens, kudden, bruggen en spoken: vanaf nu kijkt er iemand naar.
