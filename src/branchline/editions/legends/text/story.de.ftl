# Geschichtenkarten: Titel, Text, Wahlmöglichkeiten.

story-arch-street = Eine Stecherin in der Arch Street
story-arch-street-text =
    Philadelphia, 1865. Adelaide Quill besitzt vierzig Eisenbahnkarten dieses Kontinents. Alle zeigen eine hübsche
    Stadt, wo sie selbst bis zu den Knien im Sumpf stand. „Gezeichnet von Leuten, die Land verkaufen“, sagt sie. „Ich
    will eine von Leuten, die dort waren.“ Sie hat Kupfer, Schulden und fünf junge Gesellschaften mit mehr Gleis als
    Verstand. Ihr seid eine davon.

story-mrs-ames = Die Frau an der Presse
story-mrs-ames-text =
    Die Abzüge macht Mrs. Ames. Sie kam mit der Presse, als diese gekauft wurde, und sagt nicht, woher. Sie färbt ein,
    wischt, dreht das Rad und hängt das Blatt zum Trocknen auf, ohne es anzusehen. „Verkehrt herum“, bemerkt sie zu
    der Platte, die ihr mitgebracht habt. Sie hat recht. Hingesehen hat sie nicht. Jedes Spiel fügt hinzu, was ihr
    vermesst. Bezahlt wird, was verbindet.

story-pause-1 = Pause: 1865
story-pause-1-text =
    Fünf Blätter des Ostens liegen auf dem Tisch, eines davon nichts als Seen. Miss Quill entkorkt die Tinte. „Fangt
    mit dem an, was ihr zu Fuß erreicht“, sagt sie, „und schreibt nur auf, was ihr seht.“ Spielt das erste Spiel. Dann
    lest weiter.

story-burnished-copper = Unter der Politur
story-burnished-copper-text =
    Neues Kupfer ist teuer, also kauft Miss Quill alte Platten als Schrott und lässt sie blank polieren. Heute biss
    die Säure zu tief, und unter der Politur stiegen Linien auf: Flüsse, Kämme, eine Küste. Jemand hat dieses Blatt
    schon einmal gestochen, und besser. Kein Name. In der Ecke sitzt, nicht größer als ein Gerstenkorn, eine Schwalbe.
    Mrs. Ames wischt die Platte ab und schweigt.

story-first-swallow = Eine Linie zu viel
story-first-swallow-text =
    1868. Miss Quill legt eure neue Vermessung über die alte Platte und schweigt eine Kanne Tee lang. Das alte Blatt
    zeigt eine Linie, fein wie ein Haar, genau dort, wo eure neuen Schienen liegen. Verkauft wurde das Kupfer laut
    Stempel 1843. „Entweder wusste jemand, wohin ihr gehen würdet“, sagt sie, „oder ich verstehe noch nicht, was diese
    Linie ist.“ Damit sich eine Antwort bezahlen lässt, gibt es die Karte jetzt im Abonnement. Ein neues Ereignis
    kommt in den Ereignisstapel.

story-first-proof = Wer ihn am nötigsten hat
story-first-proof-text =
    Es gibt einen sauberen Abzug der neuen Karte, und wer zuletzt kam, entscheidet, wer ihn bekommt; wer spät ankommt,
    findet Miss Quill, hat meist die meiste Straße gesehen. Hängt ihn in die Börse von Montréal, wo Kaufleute danach
    planen, oder zeigt ihn der Wagenfabrik, die auf gute Aussichten leiht.
story-first-proof-option-a = Montréal wird eine Großstadt
story-first-proof-option-b = Jede Gesellschaft hat von nun an einen Wagen mehr

story-pause-2 = Pause: 1868
story-pause-2-text =
    Zwei Platten stehen jetzt nebeneinander im Fenster: die, die ihr macht, und die, die jemand gemacht hat. Miss
    Quill dreht die zweite zur Wand. „Ich möchte gern auf eigenen Füßen dort ankommen“, sagt sie. Spielt das zweite
    Spiel. Dann lest weiter.

story-mr-gage-calls = Mr. Gage macht Besuch
story-mr-gage-calls-text =
    Septimus Gage, Verleger von Gages Großem Eisenbahnatlas, New York, hat von altem Kupfer gehört. Er bietet den
    zehnfachen Schrottpreis. Er lobt die Presse, das Licht, die Aussicht auf den Kohlenhof. Was auf den Platten ist,
    fragt er nicht, und das findet Miss Quill bemerkenswert. Beim Gehen lüftet er den Hut vor allen im Raum, nur nicht
    vor Mrs. Ames.

story-gageville = Umsteigen in Gageville
story-gageville-text =
    1871. In Gages Atlas gibt es eine Stadt namens Gageville, mit zwei Hotels und einer Oper. Sie ist dazu da,
    Abschreiber zu überführen. Vorigen Monat stiegen dort sechzig Familien aus. Josiah Tull holte sie in drei Fahrten
    mit eigenen Fuhrwerken von einem leeren Abstellgleis und schickte Mr. Gage die Rechnung. Die Oper, antwortete Mr.
    Gage, werde noch geprobt.

story-sixty-families = Sechzig Familien
story-sixty-families-text =
    Die sechzig Familien möchten irgendwohin, wo es etwas gibt. Wer zuletzt Letzter war, entscheidet, was Miss Quill
    dazu druckt. Eine schlichte Anzeige: Nashville hat Platz, eine Schule und eine Glocke; geht dorthin. Oder den
    ganzen Briefwechsel mit Mr. Gage, samt Oper, in alle Zeitungen, und das Land mag daraus machen, was es will.
story-sixty-families-option-a = Nashville wird eine Großstadt
story-sixty-families-option-b = Ein neues Ereignis kommt in den Ereignisstapel

story-pause-3 = Pause: 1871
story-pause-3-text =
    „Eine Karte ist ein Versprechen“, sagt Miss Quill und schneidet den Docht. „Manche geben es dem Reisenden, manche
    der Bank.“ Mrs. Ames feuchtet das Papier für morgen an. Sie hat es schon auf das richtige Maß geschnitten. Spielt
    das dritte Spiel. Dann lest weiter.

story-worm-holes = Würmer
story-worm-holes-text =
    Ein alter Druck vom Blatt der Schwalbe ist in einer Kiste Packpapier aufgetaucht, voll winziger Löcher. „Würmer“,
    sagt Miss Quill enttäuscht. Mrs. Ames, die am anderen Ende des Raumes Abzüge aufhängt, bemerkt, sie habe schon
    viele Würmer gekannt, aber keinen, der gerade Linien hielt. Dann geht sie nach den Kohlen sehen.

story-not-prophecy = Keine Prophezeiung
story-not-prophecy-text =
    1874. Sechs Winter lang fragte sich Miss Quill, wie eine Karte Eisenbahnen zeigen kann, ehe es welche gab. Heute,
    über einer Rechnung für Maultierfutter, sieht sie es: Es sind keine. Es sind Fußpfade, Furten, Tragestrecken,
    Brunnen im Abstand eines Tages; die Wege, die man hier immer ging. „Niemand hat euch vorhergesagt“, sagt sie. „Ihr
    seid gefolgt. Das tut Wasser auch.“

story-old-road-new-road = Alter Weg, neuer Weg
story-old-road-new-road-text =
    Sind die alten Wege gut, kann man auf ihnen bauen oder auf sie zu. Die Gesellschaft, die Letzte wurde,
    entscheidet, welcher Rat mit den Blättern dieses Jahres hinausgeht: Schienen auf die Pfade legen und so viel an
    Einschnitten sparen, dass es für Wagen reicht; oder den Handel der Pfade hinunter an die Kais von Charleston
    bringen.
story-old-road-new-road-option-a = Jede Gesellschaft hat von nun an einen Wagen mehr
story-old-road-new-road-option-b = Charleston wird eine Großstadt

story-pause-4 = Pause: 1874
story-pause-4-text =
    Miss Quill nimmt das Schild VERMESSEN über der Tür ab und hängt FRAGEN auf. Es seien gleich viele Nägel, bemerkt
    Mrs. Ames, wenn man sie umbiege. Bald liegt ein Drittel des Weges hinter euch. Spielt das vierte Spiel. Dann lest
    weiter.

story-gages-ledger = Eine Seite aus dem Hauptbuch
story-gages-ledger-text =
    Der alte Mr. Pettibone, vierzig Jahre Schreiber im Hause Gage und an einem Freitag entlassen, bringt eine Seite
    aus dem Hauptbuch von 1844. „An die Schwalbe, fürs Zeichnen, je Blatt: 4 Dollar. Fürs Entfernen von Namen: 1
    Dollar.“ Gesehen hat er sie nie; die Blätter kamen per Post. „Aber da waren Namen“, sagt er. „Hunderte. Schade ums
    Kupfer, dachte ich noch.“

story-whose-names = Wessen Namen?
story-whose-names-text =
    1877. Nicht die von Städten; die sind alle da. Nicht die von Flüssen. Miss Quill hat allen ihren Bekannten
    geschrieben, vom Hotel in Savannah bis zur letzten Morsetaste: Kam vor vierzig Jahren jemand vorbei und zeichnete?
    Die Antworten brauchen eine Saison. Inzwischen haben die Zeitungen die Geschichte, und es wird manches geschehen.
    Ein neues Ereignis kommt in den Ereignisstapel.

story-pause-5 = Pause: 1877
story-pause-5-text =
    Der Briefträger hat um eine zweite Tasche gebeten. Mrs. Ames ordnet die Briefe nach der Farbe des Staubes und hat
    sich bisher bei keinem Poststempel geirrt. Miss Quill hat zu viel zu tun, um es zu merken. Spielt das fünfte
    Spiel. Dann lest weiter.

story-several-hands = Von verschiedener Hand
story-several-hands-text =
    Die Antworten sind da. Tulls Vater erinnerte sich an eine schmale junge Gestalt, die nach dem Weg fragte und
    aufschrieb, wer ihn wies. So auch Adairs Großmutter, ein Onkel Marchands und die Mutter von Consuelo Arriaga, die
    sich wunderte: Wer fragt eine Treiberin nach dem Namen? Bezahlt wurde jeder mit einer Zeichnung des eigenen Tals.
    Alle wurden aufbewahrt. In jeder Ecke sitzt die Schwalbe.

story-six-drawings = Sechs Zeichnungen
story-six-drawings-text =
    1880. Sechs der Zeichnungen sind als Leihgabe gekommen, in Flanell gewickelt. Nebeneinander auf dem langen Tisch
    ergeben sie ein Land, das bei Gage nie gedruckt wurde: nicht leer, nicht wild, einfach bewohnt. Ihre Karte,
    beschließt Miss Quill, soll tragen, was die erste verlor. „Ich brauche jeden Namen“, sagt sie, „und breitere
    Ränder.“ Mrs. Ames setzt Teewasser auf, was sie noch nie getan hat.

story-on-exhibition = Öffentlich ausgestellt
story-on-exhibition-text =
    Ein einziges Mal dürfen die sechs Zeichnungen gezeigt werden, ehe sie heimkehren. Zwei Städte bieten einen Saal,
    Gaslicht und eine Blaskapelle; Miss Quill nimmt Saal und Gaslicht. Wo man zum Schauen hinkommt, bleibt man zum
    Handeln. Die Gesellschaft, die Letzte wurde, hat die wenigsten Gefälligkeiten zu erwidern und wählt darum.
story-on-exhibition-option-a = Detroit wird eine Großstadt
story-on-exhibition-option-b = Atlanta wird eine Großstadt

story-pause-6 = Pause: 1880
story-pause-6-text =
    Die halbe Karte ist gezeichnet, die halbe Frage beantwortet: Es war jemand, der fragte. Miss Quill sieht Fremden
    neuerdings auf die Hände, ob Tinte daran ist. Näher zu suchen ist ihr nicht eingefallen. Spielt das sechste Spiel.
    Dann lest weiter.

story-colonel-swallow = Oberst Swallow
story-colonel-swallow-text =
    Mr. Gage hat ihn gefunden! Oberst Thaddeus Swallow, zu Deutsch Schwalbe, Entdecker, bis Dienstag unbekannt,
    erklärt in allen Zeitungen, er habe die Blätter allein gezeichnet, zu Pferde, in einem einzigen Sommer. Er hat
    einen Bart, einen Säbel und einen Vertrag mit Gage. Sein Vortrag kostet zwei Dollar Eintritt. Mrs. Ames bittet um
    einen freien Abend, den ersten in fünfzehn Jahren.

story-the-colonel-lectures = Eine Frage von hinten
story-the-colonel-lectures-text =
    1883. Der Oberst spricht zwei Stunden, mit Säbel. Dann eine Stimme aus der letzten Reihe: Auf welcher Seite quert
    man die Furt auf dem zweiten Blatt, und warum? Links, sagt der Oberst, der Aussicht wegen. Der Saal voller
    Eisenbahner beginnt zu lachen. Links ertrinkt man. Wer gefragt hat, sah niemand. Mrs. Ames stand um neun wieder an
    der Presse.

story-the-colonels-fee = Das Honorar des Obersts
story-the-colonels-fee-text =
    Der Oberst ist durchs Fenster gegangen und hat sein Honorar vergessen. Es liegt auf Miss Quills Tisch, in Gages
    Banknoten, und sie rührt es nicht an. Die Gesellschaft, die Letzte wurde, soll darüber verfügen: den Vortrag als
    Heft zum Lachen drucken, mit ungewissen Folgen, oder für alle Wagen bestellen und es einen Beitrag zur Erdkunde
    nennen.
story-the-colonels-fee-option-a = Ein neues Ereignis kommt in den Ereignisstapel
story-the-colonels-fee-option-b = Jede Gesellschaft hat von nun an einen Wagen mehr

story-one-time-for-all = Eine Zeit für alle
story-one-time-for-all-text =
    Im November schaffen die Bahnen den Mittag ab, genauer: fünfzig Mittage, und setzen einen an ihre Stelle. Es sei
    das Erste, worauf sie sich je geeinigt hätten, schreibt Professor Plumb, und ein Zweites erwarte er nicht. Anbei
    eine Uhr, die er nicht mehr braucht. Ein neues Ereignis kommt in den Ereignisstapel.

story-pause-7 = Pause: 1883
story-pause-7-text =
    Professor Plumbs Uhr hängt neben der Presse. Mrs. Ames, die in achtzehn Jahren nie nach der Zeit gefragt hat,
    zieht sie jeden Morgen auf, ohne sich umzudrehen. Der halbe Weg ist getan. Stellt die eigenen Uhren und brecht
    auf. Spielt das siebte Spiel. Dann lest weiter.

story-the-seal = Das Siegel
story-the-seal-text =
    Ausgelacht geht Mr. Gage vor Gericht. Er habe die Blätter der Schwalbe gekauft; also gehöre ihm, was darauf sei,
    Flüsse eingeschlossen, und wer dasselbe Land richtig zeichne, habe ihn abgeschrieben. Der Richter ist verwirrt
    genug, vorsichtig zu sein. Bis er entscheidet, hängt ein Siegel an der Tür in der Arch Street, und niemand darf
    eine Linie drucken.

story-the-laundry = Eine Wäscherei in Savannah
story-the-laundry-text =
    1886. In Philadelphia ist das Drucken verboten. Hortense Labiche hat in der Hotelwäscherei eine Mangel, die, sie
    hat es gemessen, so fest drückt wie eine gute Presse. Von Mangeln hat der Richter nichts gesagt. Platten reisen in
    Tortenschachteln nach Süden, Abzüge als Tischwäsche nach Norden. Es spricht sich herum, wie alles, wo gewaschen
    wird. Ein neues Ereignis kommt in den Ereignisstapel.

story-pause-8 = Pause: 1886
story-pause-8-text =
    Da die Werkstatt versiegelt ist, arbeitet Miss Quill am Küchenfenster, wo das Licht bis Mittag schlecht ist und
    danach herrlich. Die alten Drucke hat sie an die Scheibe geheftet, damit der Tisch frei bleibt. Merkt euch das
    Fenster. Spielt das achte Spiel. Dann lest weiter.

story-against-the-light = Gegen das Licht
story-against-the-light-text =
    Um ein Uhr kommt die Sonne über die Dächer, und der alte Druck an der Scheibe beginnt zu leuchten, Loch für Loch.
    Keine Würmer. An jedem Pfad entlang laufen Nadelstiche, und die Stiche sind Buchstaben: lateinische, solche der
    Cherokee, einige, die im Haus niemand lesen kann. Namen. Wo sie entfernt werden mussten, hat jemand sie mit der
    Nadel zurückgebracht, Lichtpunkt für Lichtpunkt.

story-two-hundred-and-twelve = Weißes Papier
story-two-hundred-and-twelve-text =
    1889. Zweihundertzwölf Namen sind abgeschrieben; die übrigen lesen sich die Korrespondenten über den Draht vor. Im
    April fiel ein Schuss, und Tausende rannten im Territorium um Land, Gages Karte in der Hand, auf der es weiß ist.
    „Es war nie weiß“, schreibt Rachel Adair. „Druckt uns, bitte. Es wird sie nicht aufhalten. Aber es wird schwerer
    zu sagen, man habe nichts gewusst.“

story-how-to-print-a-name = Wie man einen Namen druckt
story-how-to-print-a-name-text =
    In diesem Jahr reicht das Geld für eines. Die Gesellschaft, die Letzte wurde, entscheidet. Ein Plakat mit allen
    bisher gefundenen Namen, an jeden Bahnhof genagelt, und was immer daraus folgt. Oder Lettern: Die Gießerei in
    Cincinnati gießt, was fehlt, auch die Schrift der Cherokee, und das bringt Drucker, Papier und Handel.
story-how-to-print-a-name-option-a = Ein neues Ereignis kommt in den Ereignisstapel
story-how-to-print-a-name-option-b = Cincinnati wird eine Großstadt

story-pause-9 = Pause: 1889
story-pause-9-text =
    Auf einem der alten Blätter sind in der Ecke Stiche, die kein Name sind. Gegen das Fenster gehalten lauten sie:
    VIER DOLLAR ERHALTEN. ICH WEISS SIE ALLE NOCH. Miss Quill hat es hundertmal gelesen. Spielt das neunte Spiel. Dann
    lest weiter.

story-number-nine = Eine Neuner
story-number-nine-text =
    Wilhelmine Kessler, die alles misst, hat die Nadelstiche gemessen. Eine Buchbindernadel, Nummer neun, einseitig
    geschliffen von jemandem, der mit links arbeitet; davon kann es nicht viele geben. Miss Quill sucht eine zum
    Vergleich. Sie findet sie sofort, wo sie schon immer war: im Balken über der Presse, mit eingefädeltem Faden, zum
    Flicken der Filze.

story-never-looks = Ohne hinzusehen
story-never-looks-text =
    1892. Miss Quill geht siebenundzwanzig Jahre im Kopf durch. Verkehrt herum, und nicht hingesehen. Würmer, die
    keine geraden Linien halten. Papier, geschnitten, ehe man das Maß wusste. Eine Frage nach einer Furt. Noch sagt
    sie nichts; man zieht keinen Abzug, ehe die Farbe so weit ist. Inzwischen hat die Wagenfabrik geliefert: Jede
    Gesellschaft hat von nun an einen Wagen mehr.

story-pause-10 = Pause: 1892
story-pause-10-text =
    Das Siegel hängt noch an der Tür, doch einmal die Woche lässt das Gericht jemanden hinein, der die Presse ölt,
    damit sie nicht rostet. Sie lässt sich dabei Zeit. Miss Quill hat gefragt, ob sie mitkommen darf. Spielt das
    zehnte Spiel. Dann lest weiter.

story-you-took-your-time = „Das hat gedauert“
story-you-took-your-time-text =
    Miss Quill legt die Nadel auf das Bett der Presse. „Mrs. Ames. Wie herum gehört es?“ Zum ersten Mal in diesem Raum
    sieht Dinah Ames ein Blatt an, das alte, und sieht es lange an. „Das hat gedauert“, sagt sie. „Ich kam mit der
    Presse, um zu sehen, was Sie tun, wenn Sie es finden. Der Letzte, der es fand, gab einen Dollar, um sie
    wegzukratzen.“

story-four-dollars-a-sheet = Vier Dollar das Blatt
story-four-dollars-a-sheet-text =
    1895. Sie erzählt es beim Einfärben. Frei geboren in der Lombard Street; sie zeichnete besser als jeder Junge in
    der Werkstatt, also schickte man sie als einer hinaus, mit Messkette und falschem Namen. „Zehn Jahre ging ich.
    Entdeckt habe ich nichts. Man hat es mir gezeigt. Also schrieb ich auf, wer. Gages Vater schickte vier Dollar und
    den Schaber. Einen Satz habe ich vorher durchstochen.“

story-witness-trains = Die Zeugen kommen
story-witness-trains-text =
    Endlich wird die Sache Gage gegen Quill aufgerufen, und die Zeugen wohnen an den fernen Enden eurer eigenen Karte.
    Die Gesellschaft, die Letzte wurde, regelt die Reise. Sonderzüge für alle, wofür die Fabrik Wagen baut, die in
    Dienst bleiben; oder zu Schiff bis Mobile und weiter auf Schienen, was diese Stadt nicht vergessen wird.
story-witness-trains-option-a = Jede Gesellschaft hat von nun an einen Wagen mehr
story-witness-trains-option-b = Mobile wird eine Großstadt

story-pause-11 = Pause: 1895
story-pause-11-text =
    Sie kommen: aus der Sierra, aus der Prärie, vom Telegrafenamt und von der Küste, ein Kapitän mit Ziege. „Man wird
    einen Beweis verlangen“, sagt Dinah Ames. „Bringen Sie einen großen Bogen Papier mit, und einen zweiten für den
    Richter.“ Spielt das elfte Spiel. Dann lest weiter.

story-gage-against-quill = Gage gegen Quill
story-gage-against-quill-text =
    Vor Gericht verbindet man ihr die Augen; es war die Idee von Gages Anwalt. Mit fünfundsiebzig zeichnet Dinah Ames
    das Land von Ozean zu Ozean, mit der linken Hand, und nennt an jeder Biegung, wer sie ihr zeigte, und von den
    Bänken antworten nacheinander die Kinder: hier. Vier Stunden lang. Das Siegel nimmt der Richter selbst ab. Was sie
    verlange, fragt Mr. Gage. „Tantiemen für fünfzig Jahre.“

story-the-margin = Der Rand
story-the-margin-text =
    1898. Die Karte ist die alte und die neue zugleich: eure Schienen in Schwarz, darunter in Braun die Wege. Der Rand
    ist breiter als die Karte. Er trägt die Namen aller, die den Weg gewiesen haben, in den Buchstaben, die sie selbst
    gebraucht hätten. Zwei Zeilen sind noch leer: welche Gesellschaft am meisten davon gebaut hat, und wer
    unterschreibt. Die erste ist eure Sache.

story-last-correction = Die letzte Korrektur
story-last-correction-text =
    Eine Korrektur lässt sich noch stechen, ehe die Platte verstählt wird, und sie gehört wie immer der Gesellschaft,
    die Letzte wurde. Kündigt den Drucktag an, dann kommt das ganze Land, mit allem, was das bringt. Oder stecht
    Savannah in Großbuchstaben: Dort gab es eine Mangel und eine Torte, als sonst niemand diese Karte anfassen wollte.
story-last-correction-option-a = Ein neues Ereignis kommt in den Ereignisstapel
story-last-correction-option-b = Savannah wird eine Großstadt

story-pause-12 = Pause: 1898
story-pause-12-text =
    Alle dreizehn Blätter liegen Kante an Kante und passen zum ersten Mal zusammen. Dinah Ames und Adelaide Quill
    haben die Farbe gemeinsam gerieben und sind sich über das Öl nicht einig. Dies ist die letzte Vermessung. Spielt
    das zwölfte Spiel. Dann lest bis zum Ende.

story-the-first-pull = Der erste Abzug
story-the-first-pull-text =
    Das Rad dreht sich. Dinah Ames hebt den Bogen an zwei Ecken, und diesmal sehen alle zu, wie sie hinsieht. Tulls
    Tochter hat die Lokomotive gefahren, die das Papier brachte; Lee Wing hat die Kamera auf der Treppe und duldet
    niemanden in der ersten Reihe. Sie betrachtet die Seen, die Furt, den Pass, die Namen. „Richtig herum“, sagt sie.

story-who-signs = Wer unterschreibt
story-who-signs-text =
    Miss Quill reicht ihr den Stichel. „Es ist Ihre Karte.“ – „Das war sie“, sagt Dinah Ames. „Dann haben Sie alle
    noch einmal gefragt.“ Sie einigen sich wie Stecherinnen, über den Preis. In der Ecke, wo dreiunddreißig Jahre eine
    Frage stand, sitzt nun eine Schwalbe mit einer Feder im Schnabel, darunter die Farben eurer Gesellschaften. Bringt
    die Tresore; es wird gezählt.

story-wrong-by-morning = Stopp: am Morgen schon falsch
story-wrong-by-morning-text =
    Um Mitternacht ein Telegramm: Irgendwo im Westen ist ein Nebengleis um vierzig Schritt verlegt worden. Neun
    Stunden lang hat die ehrliche Karte gestimmt. Adelaide Quill lacht, bis sie sich setzen muss. Dinah Ames greift
    schon nach dem Mantel. „Nun“, sagt sie, „dann geht wohl besser jemand fragen.“ Die Kampagne ist zu Ende. Die Karte
    gehört euch; spielt auf ihr, wann immer ihr mögt.

story-sheet-florida = Das Blatt aus der Seekiste
story-sheet-florida-text =
    Kapitän Finch hat seine Seekiste neu ausgeschlagen und schickt das alte Futter: ein Blatt von Florida, in der Ecke
    die Schwalbe. Es zeige, meldet er, jede Fahrrinne, in der die Perseverance derzeit nicht festsitzt, und Dörfer im
    Schneidgras, von denen keine amtliche Karte weiß. Häfen sehen sich hier übers Wasser an. Wer zwei davon hält, hält
    auch, was dazwischenliegt.

story-sheet-great-plains = Das Blatt im Fenster
story-sheet-great-plains-text =
    Ingrid Solbergs Schulhaus hatte kein Glas, also ölte jemand eine Karte und nagelte sie in den Rahmen. Bei dem
    Licht, das hindurchkam, lernten die Kinder lesen. Sie schickt sie schweren Herzens, mit einer Rechnung über eine
    Scheibe. Der Kongress vergibt hier Land nach Meilen, an die, die Gleise legen. Das alte Blatt zeigt, wessen Dörfer
    und Felder diese Meilen schon sind.

story-sheet-open-range = Das Blatt unter den Lettern
story-sheet-open-range-text =
    Rachel Adair hat den Setzkasten ihrer Großmutter geleert; er war mit einer Karte ausgelegt. „Die Schwalbe kennt
    das Land, sagte sie immer“, schreibt sie. „Ich dachte, sie meint den Vogel.“ Herden ziehen die Pfade herauf zu
    jedem Bahnkopf, der sie nimmt, über jedermanns Land und jedermanns Gleise. Eine gerechte Karte zeigt außer der
    Straße auch den Zoll.

story-sheet-badlands = Das Blatt in der Plane
story-sheet-badlands-text =
    Pierre Marchands Onkel flickte seinen Karren mit allem, was hielt. Ein Flicken, aufgetrennt, ist ein Blatt mit
    Schwalbe. „Es hielt schon den Regen ab, ehe die Landmesser der Königin kamen“, schreibt er. Jetzt reitet hier eine
    Bande entlassener Buchhalter. Sie überfällt Züge nur dort, wo Gages Karte falsch ist, weil dort niemand zu Hilfe
    kommt. Auf die erwählten Wagen sind Totenköpfe gekreidet.

story-sheet-haunted-wastes = Das Blatt bei den unzustellbaren Briefen
story-sheet-haunted-wastes-text =
    In der unzustellbaren Post von Cheyenne fand Hollis Dray eine Rolle, adressiert: „Wer als Nächstes kommt“. Darin
    das Blatt der hohen Wüste, mit Schwalbe. Eine Linie ist gepunktet; Schienen liegen dort nicht. Auf ihr kommt
    nachts um 2.17 Uhr etwas vorbei. „Ich sage nicht, dass es ein Zug ist“, schreibt Dray. „Ich sage, es weicht
    niemandem und mag die Gleise, die keiner gebaut hat.“

story-sheet-sierra-madre = Das Blatt im Sattel
story-sheet-sierra-madre-text =
    Ein Sattel ihrer Mutter, schreibt Consuelo Arriaga, saß immer etwas steif. Unter dem Blatt steckte die Sierra
    Madre, so sorgsam gezeichnet, dass man die Brunnen zählen kann. „Elf Wochen hat sie den Zeichner geführt. Bezahlt
    wurde sie hiermit und fühlte sich nicht betrogen.“ In diesen Bergen liegt Erz für alle, die mit der Spitzhacke
    zahlen, und Käufer gibt es, wo Schiffe liegen.

story-sheet-cascadia = Das Blatt an der Barackenwand
story-sheet-cascadia-text =
    Wilhelmine Kessler fand es in einer Holzfällerbaracke, gegen den Durchzug. Wo sie monatelang gerechnet hatte,
    stand auf dem alten Blatt ein kleines Zeichen: hier. An jedem Zeichen hing einst eine Brücke aus Zedernseil, und
    die Leute, die sie spannten, fischen noch darunter. „Sie hatten meine Spannweite auf den Fuß genau“, schreibt sie.
    „Ich habe ihren Ingenieur angestellt.“ Holz zahlt sich aus; Brücken auch, für die Ersten.

story-sheet-california = Das Blatt hinter der Fotografie
story-sheet-california-text =
    Lee Wing nahm ein Bild aus dem Rahmen, um das Glas zu putzen, und dahinter lag, als Rückwand, Kalifornien. Er hat
    das Blatt fotografiert, ehe er es schickte, „für den Fall, dass es einem Verleger begegnet“. Nun liegt der andere
    Ozean auf dem Tisch. Jemand wird als Erster beide verbinden, und es wird Reden geben. Er bittet euch, nicht zu
    vergessen, wer die Schienen trug.

story-box-of-the-conductor = Die Kiste des Schaffners
story-box-of-the-conductor-text =
    Eine flache Blechkiste mit Messingschloss, hinterlassen von einem Schaffner „für die Gesellschaften, wenn sie
    genug gesehen haben“. Darin: ein Rotstift, eine Lochzange und die Karte von Inspektor Hale, der dritter Klasse
    reist, unangemeldet, und Schienen mit Karten vergleicht und Versprechen mit beidem. Was immer ihr über Häfen,
    Herden, Brücken und Gespenster gelernt habt, von jetzt an sieht es sich jemand an.
