# Postkarten: offene Seite, geheime Seite, ihre Wahlmöglichkeiten.

postcard-cake-in-savannah =
    Das Palmetto House hat eine Torte nach Ihrer Eisenbahn benannt. Sie ist schwer, sie kommt zu spät, und die Gäste
    sprechen neuerdings mit Zuneigung von ihr. — Hortense Labiche, Savannah
postcard-cake-in-savannah-secret = Sobald deine eigenen Strecken Savannah und Pittsburgh verbinden: 6 $.

postcard-second-cake =
    Die Torte hat Konkurrenz: Das Hotel gegenüber serviert einen Dampfer aus Marzipan. Im Kaffee soll er untergehen.
    Wir warten ab. — H. Labiche, Savannah
postcard-second-cake-secret = Verbinden deine Strecken bei Spielende mindestens fünf Häfen in einem Netz: 7 $.

postcard-guest-who-never-paid =
    Ein Eisenbahnpräsident blieb neun Nächte und ließ seinen Hut als Pfand zurück. Er passt keinem ehrlichen Menschen.
    Fragen Sie bitte bei Ihren Gesellschaften nach. — H. Labiche, Savannah
postcard-guest-who-never-paid-secret =
    Wenn du das erste Mal eine Strecke nach Savannah baust: Nimm 3 $, oder wähle eine andere Gesellschaft, die 5 $
    verliert.
postcard-guest-who-never-paid-option-1 = Nimm 3 $
postcard-guest-who-never-paid-option-2 = Wähle eine andere Gesellschaft: Sie verliert 5 $

postcard-hotel-register =
    Unser Gästebuch fragt nach Woher und Wohin. Die meisten wissen eines von beiden. Ich bewundere Leute mit vollem
    Reiseplan. — H. Labiche, Savannah
postcard-hotel-register-secret = Hast du bei Spielende mindestens sechs Aufträge, erfüllt oder nicht: 7 $.

postcard-room-with-a-view =
    Das Hotel gegenüber hat zugemacht. Ich habe es gekauft, samt Marzipan. Aus Boston verlangt man Zimmer mit Blick
    auf Ihre Züge. — H. Labiche, Savannah
postcard-room-with-a-view-secret =
    Sobald deine eigenen Strecken Savannah und Boston verbinden: 8 $, oder vier deiner Wagen zurück in deinen Vorrat.
postcard-room-with-a-view-option-1 = Nimm 8 $
postcard-room-with-a-view-option-2 = Nimm vier Wagen zurück in deinen Vorrat

postcard-school-bell =
    Wir haben eine Schule, vierzig Schüler von sechs bis siebzig und eine Lokomotivglocke. Die halbe Stadt glaubt, ein
    Zug sei da. Die andere Hälfte lernt, ihn zu buchstabieren. — Josiah Tull, Nashville
postcard-school-bell-secret = Sobald deine eigenen Strecken Nashville und Philadelphia verbinden: 7 $.

postcard-slates-and-chalk =
    Ihre Schiefertafeln sind da, und mein siebzigjähriger Schüler jeden Tag vor mir. Eine Woche lang schrieb er ein
    einziges Wort: seinen Namen. Jetzt unterschreibt er alles. — J. Tull, Nashville
postcard-slates-and-chalk-secret =
    Deine erste Strecke mit beiden Enden im Süden: 2 $ für jedes ihrer Felder, höchstens 8 $.

postcard-night-class =
    Die Abendklasse liest Fahrpläne laut und streitet, ob sie Geschichte oder Dichtung sind. Danach Rechnen: Wie viele
    Versprechen verträgt eine Eisenbahn? — J. Tull, Nashville
postcard-night-class-secret = Wenn du im Spiel Aufträge gezogen hast und danach mindestens fünf besitzt: 6 $.

postcard-first-graduates =
    Elf Absolventen, zwei Reden, eine Ziege unbekannter Herkunft. Der Gouverneur bedauerte schriftlich. Wir haben es
    ausgehängt; die Rechtschreibung war zu verbessern. — J. Tull, Nashville
postcard-first-graduates-secret =
    Am Ende eines Spiels, in dem du Strecken hast, die den Süden berühren: 2 $ für jede, höchstens 8 $.

postcard-engineer-tull-junior =
    Meine Tochter hat die Lokführerprüfung bestanden. Der Prüfer fragte, ob sie je Verspätung gehabt habe. „Ich habe
    bisher nur für Sie gearbeitet, Sir“, sagte sie. — J. Tull, Nashville
postcard-engineer-tull-junior-secret =
    Wenn du das erste Mal eine Strecke mit mindestens vier Feldern baust: Du bist sofort noch einmal am Zug (höchstens
    ein Zug zusätzlich).

postcard-chess-by-wire =
    Nachts ist es still, also spiele ich über den Draht Schach mit jemandem in New Orleans. Wer, weiß ich nicht. Kühne
    Eröffnungen; „Läufer“ wird ehrfürchtig buchstabiert. — Clémence Thibodeau, Telegrafenamt Montréal
postcard-chess-by-wire-secret = Sobald deine eigenen Strecken Montréal und New Orleans verbinden: 9 $.

postcard-queen-takes-bishop =
    Im neunzehnten Zug riss der Sturm den Draht. Drei Tage wussten zwei Fremde nur, dass meine Dame in Gefahr war.
    Québec gibt dem Eis die Schuld, ich dem Läufer. — C. Thibodeau, Montréal
postcard-queen-takes-bishop-secret =
    Wenn du das erste Mal eine Strecke nach Québec baust: Sieh dir vier Aufträge an und behalte mindestens einen, oder
    nimm 4 $.
postcard-queen-takes-bishop-option-1 = Sieh dir vier Aufträge an, behalte mindestens einen
postcard-queen-takes-bishop-option-2 = Nimm 4 $

postcard-sister-marie-odile =
    Mein Gegner ist eine Nonne. Schwester Marie-Odile hat den Draht für Wetter und Wohltätigkeit; mich zu schlagen,
    sagt sie, sei beides. Sie verzeiht jeden Patzer bis auf einen. — C. Thibodeau, Montréal
postcard-sister-marie-odile-secret =
    Am Ende eines Spiels, in dem du einen Auftrag verfehlst: Die Punkte deines schlimmsten verfehlten Auftrags kommen
    als Dollar zurück, höchstens 8 $.

postcard-checkmate =
    Matt in vier, nach sechs Wintern. Das Kloster läutete, der Bischof ließ fragen, warum. Schwester Marie-Odile
    teilte ihm mit, er sei geschlagen. — C. Thibodeau, Montréal
postcard-checkmate-secret = Sobald eines deiner Netze sowohl den Nordosten als auch den Süden berührt: 6 $.

postcard-wedding-by-wire =
    Ich habe eine Trauung telegrafiert: Bräutigam in Albany, Braut in Bangor, Pfarrer ungeduldig. Zwischen beiden Jas
    lagen eine Minute und vierhundert Meilen Eis. — C. Thibodeau, Montréal
postcard-wedding-by-wire-secret =
    Wenn du das erste Mal eine Strecke mit einem Feld baust: Du bist sofort noch einmal am Zug (höchstens ein Zug
    zusätzlich), oder nimm 3 $.
postcard-wedding-by-wire-option-1 = Du bist sofort noch einmal am Zug
postcard-wedding-by-wire-option-2 = Nimm 3 $

postcard-four-watches =
    Ich trage vier Uhren: Pittsburgh, Philadelphia, New York und die Eisenbahn. Einig waren sie nie. Ich esse nach der
    ersten, die Mittag zeigt. — Erasmus Plumb, Sternwarte Pittsburgh
postcard-four-watches-secret = Hält bei Spielende eines deiner Netze mindestens fünf Großstädte: 6 $.

postcard-pittsburgh-time =
    Ein Bremser fragte mich nach der genauen Zeit. Ich nannte sie mit vier Korrekturen. Danach stimmte sie nicht mehr,
    und sein Zug war in Ohio. — E. Plumb, Pittsburgh
postcard-pittsburgh-time-secret =
    Wenn du das erste Mal eine Strecke in der Farbe deiner Gesellschaft baust: Du bist sofort noch einmal am Zug
    (höchstens ein Zug zusätzlich), oder zieh zwei Karten.
postcard-pittsburgh-time-option-1 = Du bist sofort noch einmal am Zug
postcard-pittsburgh-time-option-2 = Zieh zwei Karten

postcard-noon-quarrel =
    Drei Kirchen, zwei Fabriken und ich gaben am selben Tag unser Mittagssignal. In Pittsburgh war elf Minuten lang
    Mittag. Die Hunde haben sich nicht beruhigt. — E. Plumb, Pittsburgh
postcard-noon-quarrel-secret = Hast du zu Beginn der letzten Runde höchstens zwei Wagen übrig: 6 $.

postcard-eclipse =
    Ich hatte die Finsternis für 4.14 Uhr versprochen. Sie kam um 4.13, der Sonderzug um 5.02. Den Fahrgästen wurde
    gezeigt, wo sie gewesen war. — E. Plumb, Pittsburgh
postcard-eclipse-secret = Sobald deine eigenen Strecken Chicago und Charleston verbinden: 7 $.

postcard-standard-time =
    Endlich eine Zeit für alle Bahnen! Drei Uhren habe ich verkauft. Die vierte blieb am selben Abend stehen, ich
    denke: vor Erleichterung. — E. Plumb, Pittsburgh
postcard-standard-time-secret = Hast du bei Spielende deinen allerletzten Wagen gesetzt: 6 $.

postcard-beam-over-the-ohio =
    Man fragte, ob eine Frau eine Brücke berechnen könne. Ich fragte, ob ein Mann das Ergebnis lesen könne. Jetzt
    bauen wir sie. — Wilhelmine Kessler, Brückenbüro, Cincinnati
postcard-beam-over-the-ohio-secret = Sobald deine eigenen Strecken Cincinnati und Québec verbinden: 7 $.

postcard-rivet-in-the-post =
    Anbei ein Niet. Der Unternehmer sagt, er sei so gut wie alle anderen, und genau das beanstande ich. Halten Sie ihn
    von Ihren Brücken fern. — W. Kessler, Cincinnati
postcard-rivet-in-the-post-secret =
    Deine erste Strecke mit mindestens vier Feldern: 1 $ für jedes ihrer Felder, höchstens 6 $.

postcard-load-test =
    Wir haben die Brücke mit neun Lokomotiven und dem Bürgermeister geprüft. Sie bog sich wie berechnet. Er bog sich
    mehr, aber er stand nicht in meinen Plänen. — W. Kessler, Cincinnati
postcard-load-test-secret =
    Die erste Strecke mit mindestens drei Feldern, die du baust, kostet dich zwei Karten weniger.

postcard-lightning-rods =
    Vierzig Blitzableiter verkauft, in Chicago, bei klarem Himmel. Ein Kunde fragte, was sei, wenn es nie einschlage.
    „Dann, mein Herr, wirkt er.“ — Bartholomew Crane, auf Reisen
postcard-lightning-rods-secret =
    Wenn du das erste Mal eine Strecke nach Chicago baust: Zahle 3 $ und zieh vier Karten, oder nimm 3 $.
postcard-lightning-rods-option-1 = Zahle 3 $, zieh vier Karten
postcard-lightning-rods-option-2 = Nimm 3 $

postcard-unsold-stock =
    Bin von Blitzableitern auf Hüte umgestiegen. Ein Hut hat keine beweglichen Teile, und niemand klagt. Sechs Dutzend
    übrig; trage vier. — B. Crane, zwischen zwei Zügen
postcard-unsold-stock-secret = Am Ende des Spiels: 1 $ für jede Karte, die du noch auf der Hand hast, höchstens 7 $.

postcard-umbrellas =
    Regenschirme in der Dürre: ein Fehler, zugegeben. Aber ich habe alle verliehen, und wer einem einen Schirm
    schuldet, grüßt ein Leben lang. — B. Crane, Buffalo
postcard-umbrellas-secret = Hast du bei Spielende, vor der Abrechnung, höchstens 12 $: 7 $.

postcard-patent-glue =
    Cranes Patentleim verbindet alles mit allem. Am Freitag in New York vorgeführt; schreibe dies mit der linken Hand.
    — B. Crane
postcard-patent-glue-secret = Sobald deine eigenen Strecken New York und Mobile verbinden: 8 $.

postcard-worst-week =
    In Detroit sammelt man für den, der die schlechteste Woche hatte. Ich rechne inzwischen fest damit, aber die
    Konkurrenz ist mörderisch. — B. Crane, Detroit
postcard-worst-week-secret =
    Wenn du das erste Mal eine Strecke nach Detroit baust: Die Gesellschaft mit dem wenigsten Geld bekommt 5 $, bei
    Gleichstand jede davon. Sorge dafür, dass du es bist.

postcard-goat-aboard =
    In Mobile eine Ziege als Maskottchen an Bord genommen. Sie hat die Karte von Charleston bis Cape Fear gefressen.
    Wir steuern nach dem Rest. — Kapt. Ambrose Finch, Dampfer Perseverance
postcard-goat-aboard-secret = Sobald deine eigenen Strecken Mobile und Norfolk verbinden: 7 $.

postcard-aground-again =
    Wieder auf Grund. Ich bleibe dabei: Die Sandbank kommt auf uns zu. Die Passagiere haben einen Chor gegründet und
    wollen nicht vor Sonntag gerettet werden. — Kapt. Finch, vor Norfolk
postcard-aground-again-secret =
    Wenn du das erste Mal eine Strecke baust, die einen Hafen berührt: zwei deiner Wagen zurück in deinen Vorrat, oder
    3 $.
postcard-aground-again-option-1 = Nimm zwei Wagen zurück in deinen Vorrat
postcard-aground-again-option-2 = Nimm 3 $

postcard-fog-off-hatteras =
    Sechs Tage Nebel. Am dritten rief uns ein anderer Dampfer an, der Kapitän sehr höflich. Am fünften stand fest:
    unser Echo. — Kapt. Finch, vor Hatteras
postcard-fog-off-hatteras-secret =
    Deine erste Strecke, die die Atlantikküste berührt, kostet eine Karte weniger (nie weniger als eine) und bringt 3
    $.

postcard-geography-prize =
    Den Erdkundepreis bekam das Mädchen, das die Karte ohne Grenzen zeichnete. Ihr sei die Tinte ausgegangen, sagte
    sie. Den Landvermessern auch, sagte ich. — J. Tull, Nashville
postcard-geography-prize-secret =
    Am Ende des Spiels: 1 $ für jede Region, die dein bestes Netz berührt, höchstens 8 $.

postcard-mountain-arithmetic =
    Zwischen Knoxville und Lewisburg fragte ein Farmer, warum wir um seinen Hügel herumbauen. Ich zeigte ihm die
    Rechnung. Er hat den Hügel auf die Pacht geschlagen. — W. Kessler, bei der Vermessung
postcard-mountain-arithmetic-secret =
    Am Ende eines Spiels, in dem du Strecken hast, die die Appalachen berühren: 1 $ für jede, höchstens 7 $.

postcard-orange-crate =
    Vierzig Kisten Orangen für Charlotte, und die Ziege reist mit. Ab Jacksonville sind es neununddreißig und eine
    sehr nachdenkliche Ziege. — Kapt. Finch, Dampfer Perseverance, Miami
postcard-orange-crate-secret = Sobald deine eigenen Strecken Miami und Charlotte verbinden: 6 $.

postcard-alligator-first-class =
    In Tampa kam ein Alligator an Bord und bezog den Salon erster Klasse. Die Einnahmen sind unverändert: Auch die
    früheren Gäste haben nie gezahlt. — Kapt. Finch, Küste von Florida
postcard-alligator-first-class-secret = Sobald eines deiner Netze mindestens sechs Häfen hält: 7 $.

postcard-tampa-cigars =
    In Tampa bezahlen die Zigarrenmacher einen Vorleser, der ihnen bei der Arbeit Romane liest. Ich blieb ein Kapitel
    und versäumte zwei Fluten. — Kapt. Finch, Tampa
postcard-tampa-cigars-secret =
    Wenn du das erste Mal eine Strecke nach Tampa baust: Du darfst eine grüne Karte (oder statt ihrer eine Lokomotive)
    für 6 $ ablegen. Das Angebot gilt nur dieses eine Mal.

postcard-hurricane-lamp =
    Der Hurrikan nahm die Lampe des Leuchtturms mit und stellte sie brennend auf eine Weide. Zwei Kapitäne ankerten
    neben den Kühen. Ich war der zweite. — Kapt. Finch, Jacksonville
postcard-hurricane-lamp-secret =
    Deine erste Strecke mit beiden Enden in Florida: Du bist sofort noch einmal am Zug (höchstens ein Zug zusätzlich).

postcard-sod-house =
    Wir wohnen in einem Haus aus Prärie. Im Frühling hat es geblüht, im Sommer fraß die Kuh eine Ecke vom
    Schlafzimmer. Sonst ganz wie Bergen. — Ingrid Solberg, bei Duluth
postcard-sod-house-secret = Sobald deine eigenen Strecken Duluth und Nashville verbinden: 7 $.

postcard-station-without-a-town =
    Man hat uns einen Bahnhof gebaut, ehe es eine Stadt gab. Der Vorsteher verkauft sich selbst Fahrkarten, um in
    Übung zu bleiben. — I. Solberg, in der Prärie
postcard-station-without-a-town-secret =
    Deine erste Strecke mit Bahndamm kostet eine Karte weniger (nie weniger als eine) und bringt 3 $.

postcard-town-without-a-station =
    Jetzt haben wir eine Stadt, und sie haben den Bahnhof verlegt. Wir setzen die Kirche auf Räder, um nächstes Mal
    bereit zu sein. — I. Solberg, vorläufig westlich von St. Paul
postcard-town-without-a-station-secret =
    Wenn du das erste Mal eine Strecke nach St. Paul baust: Sieh dir vier Aufträge an und behalte mindestens einen,
    oder drei deiner Wagen zurück in deinen Vorrat.
postcard-town-without-a-station-option-1 = Sieh dir vier Aufträge an, behalte mindestens einen
postcard-town-without-a-station-option-2 = Nimm drei Wagen zurück in deinen Vorrat

postcard-mail-order-bell =
    Die Kirchenglocke aus Charleston ist da: eine Tischglocke, mit besten Grüßen. Der Pastor läutet sie. Es kommen
    doppelt so viele, mit Löffeln. — I. Solberg, in der Prärie
postcard-mail-order-bell-secret =
    Sobald eines deiner Netze sowohl die Great Plains als auch die Atlantikküste berührt: 6 $.

postcard-grasshoppers =
    Die Heuschrecken fraßen den Weizen, das Geschirr und die grünen Streifen aus dem Vorhang. Die blauen ließen sie.
    Wir säen wieder, und ich nähe wieder. — I. Solberg, in der Prärie
postcard-grasshoppers-secret =
    Am Ende eines Spiels, in dem du Aufträge verfehlst, die in den Great Plains enden: Ihre Punkte kommen als Dollar
    zurück, höchstens 9 $.

postcard-barbed-wire =
    Stacheldraht ist die Zukunft: Er verkauft sich von selbst und lässt den Kunden nicht los. Verlor in Omaha einen
    Mantel und beide Ärmel eines Bankiers. — B. Crane, Omaha
postcard-barbed-wire-secret =
    Wenn du eine Strecke nach Omaha baust und ihr Netz Großstädte hält: Zieh für jede eine Karte, höchstens fünf. Das
    gilt einmal.

postcard-corrected-map =
    Ein Herr verkaufte mir eine Karte meines eigenen Landes mit dem Vermerk „unbewohnt“. Ich gab sie mit den Namen
    meiner Nachbarn zurück. Der Platz reichte nicht. — Rachel Adair, Redakteurin der Cherokee, Indianerterritorium
postcard-corrected-map-secret = Sobald deine eigenen Strecken Oklahoma City und Chicago verbinden: 7 $.

postcard-two-alphabets =
    Wir drucken jede Seite zweimal, auf Cherokee und auf Englisch. Die Viehpreise stimmen überein, die Leitartikel
    auch, nur ist der auf Cherokee komischer. — R. Adair, Indianerterritorium
postcard-two-alphabets-secret = Deine erste Strecke mit beiden Enden im Weideland: Zieh drei Karten, oder nimm 4 $.
postcard-two-alphabets-option-1 = Zieh drei Karten
postcard-two-alphabets-option-2 = Nimm 4 $

postcard-correction-column =
    Eine New Yorker Zeitung meldete meinen Tod in einer Stampede. Ich schickte eine Berichtigung, drei Abonnements und
    eine Rechnung für den gut geschriebenen Nachruf. — R. Adair, sehr lebendig
postcard-correction-column-secret =
    Sobald eines deiner Netze sowohl das Weideland als auch den Nordosten berührt: 7 $.

postcard-printers-apprentice =
    Mein Lehrling hat eine ganze Seite spiegelverkehrt gesetzt, und niemand schrieb. Jetzt wissen wir, wer uns liest:
    Leute, die Bilder ansehen, und Sie. — R. Adair, Indianerterritorium
postcard-printers-apprentice-secret =
    Wenn du das nächste Mal im Spiel Aufträge ziehst: 1 $ für jeden Auftrag, den du danach besitzt, höchstens 7 $.

postcard-longhorn-hat-rack =
    Dallas will doch Hüte! An den Hörnern eines einzigen Stiers hängen elf. Der Stier ist im Preis inbegriffen, was er
    noch nicht weiß. — B. Crane, Dallas
postcard-longhorn-hat-rack-secret =
    Wenn du eine Strecke nach Dallas baust und noch Karten auf der Hand hast: 1 $ für jede davon, höchstens 6 $. Das
    gilt einmal.

postcard-houston-by-water =
    Die Reeder fragen, ob ich Houston zu Wasser finde. Ich finde es. Ob das Wasser ganz bis hin reicht, mögen
    trockenere Männer klären. — Kapt. Finch, Galveston Bay
postcard-houston-by-water-secret = Sobald deine eigenen Strecken Houston und Savannah verbinden: 7 $.

postcard-squeaking-wheels =
    Einen Red-River-Karren hört man einen Tag, bevor er kommt. Den meines Onkels hörte man in zwei Sprachen. Wir
    nennen das Voranmeldung, Sie nennen es Pfeife. — Pierre Marchand, Fuhrmann der Métis, Winnipeg
postcard-squeaking-wheels-secret = Sobald deine eigenen Strecken Winnipeg und Detroit verbinden: 8 $.

postcard-wanted-poster =
    Man hat einen Steckbrief ausgehängt, der dem Bruder des Sheriffs ähnlich sieht. Der hat sich rasiert. Jetzt sieht
    er dem Sheriff ähnlich. — P. Marchand, Fargo
postcard-wanted-poster-secret =
    Wenn in deinem Zug eine Karte mit Totenkopf in der Auslage aufgedeckt wird: Nimm 4 $, oder decke das nächste
    Ereignis auf. Das gilt einmal.
postcard-wanted-poster-option-1 = Nimm 4 $
postcard-wanted-poster-option-2 = Decke das nächste Ereignis auf

postcard-bluff-in-miles-city =
    Spielte in Miles City Karten mit drei Landmaklern. Ich gewann ein Hotel. Es gibt kein Hotel. Ich habe es ihnen mit
    bescheidenem Gewinn zurückverkauft. — P. Marchand, Miles City
postcard-bluff-in-miles-city-secret =
    Wenn du das erste Mal eine Strecke nach Miles City baust: Nimm 4 $, oder wähle eine andere Gesellschaft, die 6 $
    verliert.
postcard-bluff-in-miles-city-option-1 = Nimm 4 $
postcard-bluff-in-miles-city-option-2 = Wähle eine andere Gesellschaft: Sie verliert 6 $

postcard-provisions =
    Meine Schwester hat Ihren Vermessern Pemmikan für einen Monat gepackt. Mittwoch war er gegessen, bis Sonntag
    konnte sich keiner bücken. Die Linie ist auffallend gerade. — P. Marchand, Regina
postcard-provisions-secret =
    Die erste Strecke, die die Badlands berührt und die du baust, kostet dich zwei Karten weniger, aber nie weniger
    als eine.

postcard-last-cart =
    Ich fuhr den letzten Karren über den alten Weg, neben Ihren neuen Schienen. Der Zug überholte uns, hielt an und
    fragte nach dem Weg. — P. Marchand, Winnipeg
postcard-last-cart-secret = Sobald eines deiner Netze sowohl die Badlands als auch den Süden berührt: 8 $.

postcard-night-operator =
    Nachts kommt hier nichts vorbei. Ich trage es stündlich ein: nichts. Dienstag um 2.17 Uhr war es ein lautes
    Nichts, Richtung Norden. — Hollis Dray, Nachttelegrafist, Cheyenne
postcard-night-operator-secret = Sobald deine eigenen Strecken Denver und Chicago verbinden: 7 $.

postcard-the-two-seventeen =
    Die Gesellschaft sagt, es gebe keinen 2.17er. Ich bat, das dem 2.17er zu sagen. Man schickte ein Formular, auf dem
    ich einen Halt beantragen kann. — H. Dray, Cheyenne
postcard-the-two-seventeen-secret =
    Wenn du das erste Mal eine Strecke mit mindestens fünf Feldern baust: Du bist sofort noch einmal am Zug (höchstens
    ein Zug zusätzlich), oder nimm 5 $.
postcard-the-two-seventeen-option-1 = Du bist sofort noch einmal am Zug
postcard-the-two-seventeen-option-2 = Nimm 5 $

postcard-exact-change =
    Heute früh lag Fahrgeld auf dem Schalter, abgezählt, in Münzen von 1841, nach Santa Fe. Ich habe die Fahrkarte
    hingelegt. Sie ist gelocht worden. — H. Dray, Cheyenne
postcard-exact-change-secret =
    Am Ende eines Spiels, in dem du Aufträge erfüllst, die im Geisterödland enden: ihre Punkte noch einmal als Dollar,
    höchstens 8 $.

postcard-lamp-in-the-window =
    Ich stelle jetzt eine Lampe ins Fenster, aus Höflichkeit. Vierzig Meilen von jedem Menschen, und gestern Nacht
    antwortete jemand mit einer zweiten. — H. Dray, Cheyenne
postcard-lamp-in-the-window-secret =
    Deine erste Strecke, an deren beiden Enden keine andere Gesellschaft ein Gleis hat: 1 $ für jedes ihrer Felder,
    höchstens 6 $.

postcard-three-knocks =
    Es klopfte dreimal; ein Fahrgast fragte, ob hier Endstation sei. Noch nicht, sagte ich. Er schien erleichtert und
    ging weiter, durch die Wand. — H. Dray, Cheyenne
postcard-three-knocks-secret =
    Wenn dein Zug beginnt und du höchstens fünf Wagen übrig hast: vier deiner Wagen zurück in deinen Vorrat, oder 5 $.
postcard-three-knocks-option-1 = Nimm vier Wagen zurück in deinen Vorrat
postcard-three-knocks-option-2 = Nimm 5 $

postcard-timetable-for-nobody =
    Ich habe dem 2.17er einen Fahrplan gedruckt. Seither ist er pünktlich, und ich bin befördert. Wer ihn lese, fragte
    der Inspektor. Niemand, sagte ich, täglich. — H. Dray, Vorsteher, Cheyenne
postcard-timetable-for-nobody-secret = Sobald deine eigenen Strecken Phoenix und Cheyenne verbinden: 6 $.

postcard-the-mule-gobernador =
    Mein Leitmaultier Gobernador ist einer Lokomotive begegnet. Er wich nicht. Der Lokführer pfiff, Gobernador
    antwortete, der Lokführer entschuldigte sich. — Consuelo Arriaga, Maultierzüge, Chihuahua
postcard-the-mule-gobernador-secret = Sobald deine eigenen Strecken Chihuahua und New Orleans verbinden: 8 $.

postcard-ore-by-the-hatful =
    Die Bergleute zahlen mit Erz, die Gesellschaft mit Papier. Gobernador hat beides gekostet. Er empfiehlt das Erz;
    es liegt besser im Magen. — C. Arriaga, Chihuahua
postcard-ore-by-the-hatful-secret = Deine erste Strecke, die die Sierra Madre berührt: Nimm zwei Erz oder 4 $.
postcard-ore-by-the-hatful-option-1 = Nimm zwei Erz
postcard-ore-by-the-hatful-option-2 = Nimm 4 $

postcard-train-stops-for-a-mule =
    Der Schnellzug hält jetzt fahrplanmäßig für Gobernador, vier Minuten, „Vieh, eigensinnig“. Fahrgäste steigen aus
    und befragen ihn zu Silberaktien. — C. Arriaga, El Paso
postcard-train-stops-for-a-mule-secret =
    Wenn du eine Strecke mit mindestens drei Feldern baust und dabei Karten mit Spitzhacke zahlst: 3 $ für jede davon,
    höchstens 9 $. Das gilt einmal.

postcard-saint-of-lost-freight =
    Meine Treiber haben eine Patronin für verlorene Fracht. In neun Jahren fand sie zwei Klaviere, den Koffer eines
    Bischofs und den Bischof, den niemand vermisst hatte. — C. Arriaga, Monterrey
postcard-saint-of-lost-freight-secret =
    Deine erste Strecke mit beiden Enden in der Sierra Madre kostet eine Karte weniger und bringt 1 $ für jedes ihrer
    Felder, höchstens 4 $.

postcard-the-one-that-arrives =
    Ihre Gesellschaften fragten mich nach dem schnellsten Weg über die Sierra. Ich nannte einen Preis für den
    schnellsten und einen für den, der ankommt. — C. Arriaga, Fracht und Eisenbahn, Chihuahua
postcard-the-one-that-arrives-secret =
    Sobald eines deiner Netze sowohl die Sierra Madre als auch die Appalachen berührt: 9 $.

postcard-bear-on-the-trestle =
    Jeden Abend um sechs geht ein Bär über unseren Viadukt. Er wiegt so viel, wie ich für einen beladenen Wagen
    ansetzte. Ich führe ihn als Verkehr. — W. Kessler, Kaskadengebirge
postcard-bear-on-the-trestle-secret = Deine erste Strecke mit beiden Enden in Kaskadien: Nimm drei Holz oder 4 $.
postcard-bear-on-the-trestle-option-1 = Nimm drei Holz
postcard-bear-on-the-trestle-option-2 = Nimm 4 $

postcard-rain-gauge =
    Der Regenmesser lief über, also bestellte ich einen größeren. Er kam mit dem Boot, in den zweiten Stock. Mein
    Urteil über diese Küste: aussichtsreich, wenn abgedichtet. — W. Kessler, Seattle
postcard-rain-gauge-secret =
    Am Ende eines Spiels, in dem du Strecken hast, die Kaskadien berühren: 2 $ für jede, höchstens 8 $.

postcard-salmon-on-the-timetable =
    Die Konservenfabrik bestellte ein Bild von der Arbeit. Ich stellte uns alle sechzig auf. Gemeint waren die Lachse.
    Die Lachse wurden unscharf, wir nicht. — Lee Wing, Fotograf, Portland
postcard-salmon-on-the-timetable-secret = Sobald eines deiner Netze mindestens sieben Häfen hält: 8 $.

postcard-tunnel-cat =
    Die beiden Hälften unseres Tunnels trafen sich auf einen Zoll genau. Die Katze, die den Spalt seit einer Woche
    benutzte, nahm es übel. — W. Kessler, bei Spokane
postcard-tunnel-cat-secret =
    Wenn du das erste Mal eine Strecke mit mindestens vier Feldern baust: drei deiner Wagen zurück in deinen Vorrat,
    oder 4 $.
postcard-tunnel-cat-option-1 = Nimm drei Wagen zurück in deinen Vorrat
postcard-tunnel-cat-option-2 = Nimm 4 $

postcard-portraits-in-spokane =
    In Spokane wollte sich ein Mann neben einer Lokomotive fotografieren lassen, als Besitzer. In der Stunde darauf
    wollten das neun weitere. Ich verkaufte zehn. — Lee Wing, Spokane
postcard-portraits-in-spokane-secret =
    Wenn du das erste Mal eine Strecke nach Spokane baust: Sieh dir fünf Aufträge an und behalte mindestens einen,
    oder zieh drei Karten.
postcard-portraits-in-spokane-option-1 = Sieh dir fünf Aufträge an, behalte mindestens einen
postcard-portraits-in-spokane-option-2 = Zieh drei Karten

postcard-last-spike-but-one =
    Jede Gesellschaft schlägt einen letzten Nagel ein und lädt die Presse. Ich fotografiere den vorletzten. Er hält
    genauso viel, und die ihn schlugen, stehen noch da. — Lee Wing, Vancouver
postcard-last-spike-but-one-secret = Sobald eines deiner Netze sowohl Kaskadien als auch den Nordosten berührt: 9 $.

postcard-the-other-photograph =
    Sie kennen das berühmte Bild von der Vereinigung der Gleise. Ich machte das andere, eine Stunde vorher: die Leute,
    die sie verlegten. Das Licht ist besser. — Lee Wing, San Francisco
postcard-the-other-photograph-secret = Sobald deine eigenen Strecken San Francisco und New York verbinden: 9 $.

postcard-filed-under-later =
    Ich zeigte San Francisco den Entwurf einer Brücke über das Golden Gate. Man lachte bis zum Mittagessen. Ich habe
    ihn unter „Später“ abgelegt. — W. Kessler, San Francisco
postcard-filed-under-later-secret = Wenn du das erste Mal eine Strecke mit Brücke baust: Nimm zwei Gold oder 4 $.
postcard-filed-under-later-option-1 = Nimm zwei Gold
postcard-filed-under-later-option-2 = Nimm 4 $

postcard-tea-and-timetables =
    Mein Bruder verkauft Tee in Cemetery City. Die Minen schlossen, die Bergleute zogen fort, der Tee blieb
    vorzüglich. Eine Stadt, sagt er, ist, wer noch am Tisch sitzt. — Lee Wing, Sacramento
postcard-tea-and-timetables-secret = Sobald deine eigenen Strecken Cemetery City und Baja verbinden: 6 $.

postcard-slow-exposure =
    Eine Stunde belichtete ich den Hafen. Jedes Schiff, das sich bewegte, ist vom Bild verschwunden. Die Ziege auf dem
    Pier hielt still. — Lee Wing, San Francisco
postcard-slow-exposure-secret =
    Deine erste Strecke, die einen Hafen berührt: 1 $ für jeden Hafen in ihrem Netz, höchstens 6 $.

postcard-the-pacific-is-late =
    Habe die alte Perseverance ums Kap Hoorn gebracht, um den anderen Ozean zu sehen. Er kommt spät wie alles im
    Westen, aber größer als angekündigt. Die Ziege ist zufrieden. — Kapt. Finch, Pacific Haven
postcard-the-pacific-is-late-secret =
    Sobald eines deiner Netze sowohl Kalifornien als auch die Atlantikküste berührt: 8 $.

postcard-the-last-page =
    Mein erster Schüler, neunundachtzig, ist mit den Buchstaben fertig und bat um ein längeres Alphabet. Ich gab ihm
    Ihre Karte; er liest sie von links. — J. Tull, Nashville
postcard-the-last-page-secret =
    Wenn die letzte Runde beginnt: Sieh dir drei Aufträge an und behalte mindestens einen, oder nimm 4 $.
postcard-the-last-page-option-1 = Sieh dir drei Aufträge an, behalte mindestens einen
postcard-the-last-page-option-2 = Nimm 4 $
