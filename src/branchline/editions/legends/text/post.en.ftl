# Postcards: the open side, the secret side, its choices.

postcard-cake-in-savannah =
    The Palmetto House has named a cake after your railway. It is dense, it arrives late, and the guests have begun to
    speak of it with affection. — Hortense Labiche, Savannah
postcard-cake-in-savannah-secret = Once your own tracks join Savannah and Pittsburgh: $6.

postcard-second-cake =
    The cake has a rival: the hotel across the square now serves a steamer in marzipan. I am told it sinks in coffee.
    We wait. — H. Labiche, Savannah
postcard-second-cake-secret = If your tracks join at least five ports in one network when the game ends: $7.

postcard-guest-who-never-paid =
    A railway president stayed nine nights and left his hat as security. It does not fit anybody honest. Please ask
    among your companies. — H. Labiche, Savannah
postcard-guest-who-never-paid-secret =
    The first time you claim a route that ends in Savannah: take $3, or choose another company, which loses $5.
postcard-guest-who-never-paid-option-1 = Take $3
postcard-guest-who-never-paid-option-2 = Choose another company: it loses $5

postcard-hotel-register =
    Our register asks where guests come from and where they are going. Most can answer one of the two. I admire people
    with a full itinerary. — H. Labiche, Savannah
postcard-hotel-register-secret = If you hold at least six tickets when the game ends, fulfilled or not: $7.

postcard-room-with-a-view =
    The hotel across the square has closed. I have bought it, marzipan and all. From Boston they ask for rooms with a
    view of your trains. — H. Labiche, Savannah
postcard-room-with-a-view-secret =
    Once your own tracks join Savannah and Boston: $8, or four of your trains back into your supply.
postcard-room-with-a-view-option-1 = Take $8
postcard-room-with-a-view-option-2 = Take four trains back into your supply

postcard-school-bell =
    We have a school, forty pupils aged six to seventy, and a locomotive bell. Half the town believes a train has
    come. The other half is learning to spell it. — Josiah Tull, Nashville
postcard-school-bell-secret = Once your own tracks join Nashville and Philadelphia: $7.

postcard-slates-and-chalk =
    The slates you sent are here, and so is my pupil of seventy, each day before me. He wrote one word for a week: his
    own name. Now he signs everything. — J. Tull, Nashville
postcard-slates-and-chalk-secret = Your first route with both ends in the South: $2 for each of its spaces, up to $8.

postcard-night-class =
    The night class reads timetables aloud and argues whether they are history or fiction. Arithmetic follows: how
    many promises can one railway make? — J. Tull, Nashville
postcard-night-class-secret = When you have drawn tickets during a game and then hold at least five: $6.

postcard-first-graduates =
    Eleven graduates, two speeches, one goat of unknown origin. The governor sent regrets. We have pinned them up; the
    spelling needed correcting. — J. Tull, Nashville
postcard-first-graduates-secret =
    At the end of a game in which you own routes touching the South: $2 for each, up to $8.

postcard-engineer-tull-junior =
    My daughter has passed for engineer. The examiner asked if she had ever run late. “Sir,” she said, “I have only
    ever worked for you.” — J. Tull, Nashville
postcard-engineer-tull-junior-secret =
    The first time you claim a route of at least four spaces: take another turn at once (one extra turn at most).

postcard-chess-by-wire =
    Nights are quiet, so I play chess by wire with someone in New Orleans. I do not know who. They open boldly and
    spell “bishop” with reverence. — Clémence Thibodeau, telegraph office, Montréal
postcard-chess-by-wire-secret = Once your own tracks join Montréal and New Orleans: $9.

postcard-queen-takes-bishop =
    A storm cut the wire at move nineteen. For three days two strangers knew only that my queen was in danger. Québec
    blames the ice. I blame the bishop. — C. Thibodeau, Montréal
postcard-queen-takes-bishop-secret =
    The first time you claim a route that ends in Québec: look at four tickets and keep at least one, or take $4.
postcard-queen-takes-bishop-option-1 = Look at four tickets, keep at least one
postcard-queen-takes-bishop-option-2 = Take $4

postcard-sister-marie-odile =
    My opponent is a nun. Sister Marie-Odile has the convent’s wire for weather and charity, and says beating me is
    both. She forgives every blunder but one. — C. Thibodeau, Montréal
postcard-sister-marie-odile-secret =
    At the end of a game in which you miss a ticket: the points of your worst missed ticket come back as dollars, up
    to $8.

postcard-checkmate =
    Mate in four, after six winters. The convent rang its bells; the bishop inquired; Sister Marie-Odile told him he
    had been taken. — C. Thibodeau, Montréal
postcard-checkmate-secret = Once one network of yours touches both the Northeast and the South: $6.

postcard-wedding-by-wire =
    I relayed a wedding by telegraph: the groom in Albany, the bride in Bangor, the priest impatient. Between the two
    yeses lay one minute and four hundred miles of ice. — C. Thibodeau, Montréal
postcard-wedding-by-wire-secret =
    The first time you claim a route of one space: take another turn at once (one extra turn at most), or take $3.
postcard-wedding-by-wire-option-1 = Take another turn at once
postcard-wedding-by-wire-option-2 = Take $3

postcard-four-watches =
    I carry four watches: Pittsburgh, Philadelphia, New York and the railway. They have never agreed. At table I eat
    by the first that says noon. — Erasmus Plumb, observatory, Pittsburgh
postcard-four-watches-secret = If one network of yours holds at least five large cities when the game ends: $6.

postcard-pittsburgh-time =
    A brakeman asked me the exact time. I gave it with four corrections. When I had finished it was no longer correct,
    and his train was in Ohio. — E. Plumb, Pittsburgh
postcard-pittsburgh-time-secret =
    The first time you claim a route in your company’s colour: take another turn at once (one extra turn at most), or
    draw two cards.
postcard-pittsburgh-time-option-1 = Take another turn at once
postcard-pittsburgh-time-option-2 = Draw two cards

postcard-noon-quarrel =
    Three churches, two mills and I fired our noon signals on the same day. It was noon in Pittsburgh for eleven
    minutes. The dogs have not settled. — E. Plumb, Pittsburgh
postcard-noon-quarrel-secret = If you have at most two trains left when the last round begins: $6.

postcard-eclipse =
    I promised the eclipse for 4.14. It came at 4.13, and the excursion train at 5.02. The passengers were shown where
    it had been. — E. Plumb, Pittsburgh
postcard-eclipse-secret = Once your own tracks join Chicago and Charleston: $7.

postcard-standard-time =
    One time for all railways at last! I have sold three watches. The fourth stopped the same evening, from relief I
    think. — E. Plumb, Pittsburgh
postcard-standard-time-secret = If you have placed your very last train when the game ends: $6.

postcard-beam-over-the-ohio =
    They asked whether a woman could calculate a bridge. I asked whether a man could read the result. We are now
    building it. — Wilhelmine Kessler, bridge office, Cincinnati
postcard-beam-over-the-ohio-secret = Once your own tracks join Cincinnati and Québec: $7.

postcard-rivet-in-the-post =
    Enclosed please find one rivet. The contractor says it is as good as any other, which is exactly my complaint.
    Keep it off your bridges. — W. Kessler, Cincinnati
postcard-rivet-in-the-post-secret = Your first route of at least four spaces: $1 for each of its spaces, up to $6.

postcard-load-test =
    We tested the bridge with nine locomotives and the mayor. It bent as calculated. The mayor bent further, but he
    was not in my drawings. — W. Kessler, Cincinnati
postcard-load-test-secret = The first route of at least three spaces that you claim costs you two cards less.

postcard-lightning-rods =
    Sold forty lightning rods in Chicago on a cloudless day. One buyer asked what happens if it never strikes. “Then,
    sir, it works.” — Bartholomew Crane, travelling
postcard-lightning-rods-secret =
    The first time you claim a route that ends in Chicago: pay $3 and draw four cards, or take $3.
postcard-lightning-rods-option-1 = Pay $3, draw four cards
postcard-lightning-rods-option-2 = Take $3

postcard-unsold-stock =
    Have moved from lightning rods to hats. A hat has no moving parts and nobody sues. Six dozen left over; am wearing
    four. — B. Crane, between trains
postcard-unsold-stock-secret = At the end of the game: $1 for each card left in your hand, up to $7.

postcard-umbrellas =
    Umbrellas in a drought: a mistake, I grant you. But I have lent them all out, and a man who owes you an umbrella
    greets you for life. — B. Crane, Buffalo
postcard-umbrellas-secret = If you have at most $12 when the game ends, before the pay slip is reckoned: $7.

postcard-patent-glue =
    Crane’s Patent Glue joins anything to anything. Demonstrated it in New York on a Friday and am writing this with
    my left hand. — B. Crane
postcard-patent-glue-secret = Once your own tracks join New York and Mobile: $8.

postcard-worst-week =
    In Detroit they take up a collection for whoever had the worst week. I have come to rely on it, but the
    competition is murderous. — B. Crane, Detroit
postcard-worst-week-secret =
    The first time you claim a route that ends in Detroit: the company with the least money gains $5; if tied, each of
    them. See to it that it is you.

postcard-goat-aboard =
    Took on a goat at Mobile as ship’s mascot. She has eaten the chart from Charleston to Cape Fear. We steer by what
    she left. — Capt. Ambrose Finch, steamer Perseverance
postcard-goat-aboard-secret = Once your own tracks join Mobile and Norfolk: $7.

postcard-aground-again =
    Aground again. I maintain the sandbank is moving towards us. The passengers have got up a choir and refuse to be
    rescued before Sunday. — Capt. Finch, off Norfolk
postcard-aground-again-secret =
    The first time you claim a route touching a port: two of your trains back into your supply, or $3.
postcard-aground-again-option-1 = Take two trains back into your supply
postcard-aground-again-option-2 = Take $3

postcard-fog-off-hatteras =
    Fog for six days. On the third we were hailed by another steamer, captain very civil. On the fifth we established
    it was our own echo. — Capt. Finch, off Hatteras
postcard-fog-off-hatteras-secret =
    Your first route touching the Atlantic Coast costs one card less (never less than one) and brings $3.

postcard-geography-prize =
    I gave the geography prize to the girl who drew the map without borders. She said she had run out of ink; I said
    so had the surveyors. — J. Tull, Nashville
postcard-geography-prize-secret = At the end of the game: $1 for each region that your best network touches, up to $8.

postcard-mountain-arithmetic =
    Between Knoxville and Lewisburg a farmer asked why we go round his hill. I showed him the sums. He has added the
    hill to his rent. — W. Kessler, on survey
postcard-mountain-arithmetic-secret =
    At the end of a game in which you own routes touching Appalachia: $1 for each, up to $7.

postcard-orange-crate =
    Forty crates of oranges for Charlotte, and the goat travels with them. By Jacksonville it is thirty-nine crates
    and a very thoughtful goat. — Capt. Finch, steamer Perseverance, Miami
postcard-orange-crate-secret = Once your own tracks join Miami and Charlotte: $6.

postcard-alligator-first-class =
    An alligator came aboard at Tampa and took the first-class saloon. Revenue is unchanged: those passengers never
    paid either. — Capt. Finch, Florida coast
postcard-alligator-first-class-secret = Once one network of yours holds at least six ports: $7.

postcard-tampa-cigars =
    In Tampa the cigar makers hire a reader to read them novels at work. I stayed for one chapter and missed two
    tides. — Capt. Finch, Tampa
postcard-tampa-cigars-secret =
    The first time you claim a route that ends in Tampa: you may discard one green card, or a locomotive in its place,
    for $6. The offer stands this once.

postcard-hurricane-lamp =
    The hurricane took the lighthouse lamp and set it down, burning, in a pasture inland. Two captains anchored beside
    the cows. I was the second. — Capt. Finch, Jacksonville
postcard-hurricane-lamp-secret =
    Your first route with both ends in Florida: take another turn at once (one extra turn at most).

postcard-sod-house =
    We live in a house cut from the prairie. In spring it flowered, in summer the cow ate a corner of the bedroom.
    Otherwise quite like Bergen. — Ingrid Solberg, near Duluth
postcard-sod-house-secret = Once your own tracks join Duluth and Nashville: $7.

postcard-station-without-a-town =
    They built us a station before there was a town. The stationmaster sells tickets to himself so as not to lose the
    habit. — I. Solberg, the prairie
postcard-station-without-a-town-secret =
    Your first route on a track bed costs one card less (never less than one) and brings $3.

postcard-town-without-a-station =
    Now we have a town, and they have moved the station. We are putting wheels under the church, to be ready next
    time. — I. Solberg, temporarily west of St. Paul
postcard-town-without-a-station-secret =
    The first time you claim a route that ends in St. Paul: look at four tickets and keep at least one, or three of
    your trains back into your supply.
postcard-town-without-a-station-option-1 = Look at four tickets, keep at least one
postcard-town-without-a-station-option-2 = Take three trains back into your supply

postcard-mail-order-bell =
    The church bell we ordered from Charleston has come: a dinner bell, with compliments. The pastor rings it.
    Attendance has doubled; they bring spoons. — I. Solberg, the prairie
postcard-mail-order-bell-secret = Once one network of yours touches both the Great Plains and the Atlantic Coast: $6.

postcard-grasshoppers =
    The grasshoppers ate the wheat, the harness and the green stripes out of a curtain. They left the blue. We are
    sowing again and I shall sew again. — I. Solberg, the prairie
postcard-grasshoppers-secret =
    At the end of a game in which you miss tickets that end in the Great Plains: their points come back as dollars, up
    to $9.

postcard-barbed-wire =
    Barbed wire is the future: it sells itself, and it will not let go of the customer. Lost a coat and both sleeves
    of a banker in Omaha. — B. Crane, Omaha
postcard-barbed-wire-secret =
    When you claim a route that ends in Omaha and its network holds large cities: draw one card for each of them, up
    to five. It happens once.

postcard-corrected-map =
    A gentleman sold me a map of my own country, marked “unoccupied”. I returned it with the names of my neighbours.
    He had not left enough room. — Rachel Adair, Cherokee editor, Indian Territory
postcard-corrected-map-secret = Once your own tracks join Oklahoma City and Chicago: $7.

postcard-two-alphabets =
    We print every page twice, in Cherokee and in English. The cattle prices agree. The editorials agree too, but the
    Cherokee one is funnier. — R. Adair, Indian Territory
postcard-two-alphabets-secret = Your first route with both ends in the Open Range: draw three cards, or take $4.
postcard-two-alphabets-option-1 = Draw three cards
postcard-two-alphabets-option-2 = Take $4

postcard-correction-column =
    A New York paper reported my death in a stampede. I sent a correction, three subscriptions and a bill for the
    obituary, which was well written. — R. Adair, very much alive
postcard-correction-column-secret = Once one network of yours touches both the Open Range and the Northeast: $7.

postcard-printers-apprentice =
    My apprentice set a whole page mirrored, and nobody wrote in. We have discovered who reads us: people who only
    look at the pictures, and you. — R. Adair, Indian Territory
postcard-printers-apprentice-secret =
    The next time you draw tickets during a game: $1 for each ticket you then hold, up to $7.

postcard-longhorn-hat-rack =
    Dallas wants hats after all! The horns of one steer display eleven. The steer is included in the price, which he
    does not yet know. — B. Crane, Dallas
postcard-longhorn-hat-rack-secret =
    When you claim a route that ends in Dallas and then have cards in your hand: $1 for each of them, up to $6. It
    happens once.

postcard-houston-by-water =
    The owners ask if I can find Houston by water. I can. Whether the water goes all the way is a question for dryer
    men. — Capt. Finch, Galveston Bay
postcard-houston-by-water-secret = Once your own tracks join Houston and Savannah: $7.

postcard-squeaking-wheels =
    You can hear a Red River cart a day before it comes. My uncle’s was heard in two languages. We call that an
    advance notice; you call it a whistle. — Pierre Marchand, Métis freighter, Winnipeg
postcard-squeaking-wheels-secret = Once your own tracks join Winnipeg and Detroit: $8.

postcard-wanted-poster =
    They have put up a wanted poster that resembles the sheriff’s brother. He has shaved. Now it resembles the
    sheriff. — P. Marchand, Fargo
postcard-wanted-poster-secret =
    When a card with a skull is turned up in the display on your turn: take $4, or turn up the next event. It happens
    once.
postcard-wanted-poster-option-1 = Take $4
postcard-wanted-poster-option-2 = Turn up the next event

postcard-bluff-in-miles-city =
    Played cards with three land agents in Miles City. I won a hotel. There is no hotel. I have sold it back to them
    at a modest profit. — P. Marchand, Miles City
postcard-bluff-in-miles-city-secret =
    The first time you claim a route that ends in Miles City: take $4, or choose another company, which loses $6.
postcard-bluff-in-miles-city-option-1 = Take $4
postcard-bluff-in-miles-city-option-2 = Choose another company: it loses $6

postcard-provisions =
    My sister packed for your surveyors: pemmican for a month. They ate it by Wednesday and could not bend until
    Sunday. The line is remarkably straight. — P. Marchand, Regina
postcard-provisions-secret =
    The first route touching the Badlands that you claim costs you two cards less, but never less than one.

postcard-last-cart =
    I drove the last cart over the old trail beside your new rails. The train passed us, and stopped, and asked us the
    way. — P. Marchand, Winnipeg
postcard-last-cart-secret = Once one network of yours touches both the Badlands and the South: $8.

postcard-night-operator =
    Nothing passes here at night. I write it in the book every hour: nothing. Last Tuesday at 2.17 it was a loud
    nothing, northbound. — Hollis Dray, night operator, Cheyenne
postcard-night-operator-secret = Once your own tracks join Denver and Chicago: $7.

postcard-the-two-seventeen =
    The company says there is no 2.17. I asked them to tell the 2.17. They sent a form on which I may request that it
    stop. — H. Dray, Cheyenne
postcard-the-two-seventeen-secret =
    The first time you claim a route of at least five spaces: take another turn at once (one extra turn at most), or
    take $5.
postcard-the-two-seventeen-option-1 = Take another turn at once
postcard-the-two-seventeen-option-2 = Take $5

postcard-exact-change =
    This morning there was a fare on the counter: exact change, in coins of 1841, for Santa Fe. I have left the ticket
    out. It has been punched. — H. Dray, Cheyenne
postcard-exact-change-secret =
    At the end of a game in which you fulfil tickets that end in the Haunted Wastes: their points once more as
    dollars, up to $8.

postcard-lamp-in-the-window =
    I keep a lamp in the window now, out of courtesy. Forty miles from anyone, and last night somebody answered with
    another. — H. Dray, Cheyenne
postcard-lamp-in-the-window-secret =
    Your first claim of a route with no other company’s track at either end: $1 for each of its spaces, up to $6.

postcard-three-knocks =
    Three knocks at the door, and a passenger asking whether this was the end of the line. I said not yet. He seemed
    relieved and went on through the wall. — H. Dray, Cheyenne
postcard-three-knocks-secret =
    When your turn begins and you have at most five trains left: four of your trains back into your supply, or $5.
postcard-three-knocks-option-1 = Take four trains back into your supply
postcard-three-knocks-option-2 = Take $5

postcard-timetable-for-nobody =
    I have printed a timetable for the 2.17. Since then it is punctual, and I have been promoted. The inspector asked
    who reads it. I said nobody, daily. — H. Dray, stationmaster, Cheyenne
postcard-timetable-for-nobody-secret = Once your own tracks join Phoenix and Cheyenne: $6.

postcard-the-mule-gobernador =
    My lead mule Gobernador has met a locomotive. He would not step aside. The engineer blew the whistle; Gobernador
    answered; the engineer apologised. — Consuelo Arriaga, mule trains, Chihuahua
postcard-the-mule-gobernador-secret = Once your own tracks join Chihuahua and New Orleans: $8.

postcard-ore-by-the-hatful =
    The miners pay me in ore and the company pays me in paper. Gobernador has tried both. He recommends the ore; it
    lies better in the stomach. — C. Arriaga, Chihuahua
postcard-ore-by-the-hatful-secret = Your first route touching the Sierra Madre: take two ore, or $4.
postcard-ore-by-the-hatful-option-1 = Take two ore
postcard-ore-by-the-hatful-option-2 = Take $4

postcard-train-stops-for-a-mule =
    The express now stops for Gobernador by timetable, four minutes, “livestock, opinionated”. Passengers get off and
    consult him about silver shares. — C. Arriaga, El Paso
postcard-train-stops-for-a-mule-secret =
    When you pay for a route of at least three spaces with pickaxe cards among the payment: $3 for each of them, up to
    $9. It happens once.

postcard-saint-of-lost-freight =
    My drivers have chosen a patron for lost freight. In nine years she has found two pianos, one bishop’s trunk and
    the bishop, who had not been reported. — C. Arriaga, Monterrey
postcard-saint-of-lost-freight-secret =
    Your first route with both ends in the Sierra Madre costs one card less and brings $1 for each of its spaces, up
    to $4.

postcard-the-one-that-arrives =
    Your companies asked me for the fastest way over the sierra. I quoted a price for the fastest and a price for the
    one that arrives. — C. Arriaga, freight and railways, Chihuahua
postcard-the-one-that-arrives-secret = Once one network of yours touches both the Sierra Madre and Appalachia: $9.

postcard-bear-on-the-trestle =
    A bear crosses our trestle each evening at six. He weighs what I allowed for a loaded wagon. I have entered him in
    the calculations as traffic. — W. Kessler, Cascade Range
postcard-bear-on-the-trestle-secret = Your first route with both ends in Cascadia: take three timber, or $4.
postcard-bear-on-the-trestle-option-1 = Take three timber
postcard-bear-on-the-trestle-option-2 = Take $4

postcard-rain-gauge =
    The rain gauge overflowed, so I ordered a larger one. It arrived by boat, to the second floor. My opinion of this
    coast: promising, if waterproofed. — W. Kessler, Seattle
postcard-rain-gauge-secret = At the end of a game in which you own routes touching Cascadia: $2 for each, up to $8.

postcard-salmon-on-the-timetable =
    The cannery asked for a portrait of the work. I lined up all sixty of us. They had meant the salmon. The salmon
    came out blurred; we did not. — Lee Wing, photographer, Portland
postcard-salmon-on-the-timetable-secret = Once one network of yours holds at least seven ports: $8.

postcard-tunnel-cat =
    The two halves of our tunnel met within an inch. The cat, who had been using the gap for a week, took it badly. —
    W. Kessler, near Spokane
postcard-tunnel-cat-secret =
    The first time you claim a route of at least four spaces: three of your trains back into your supply, or $4.
postcard-tunnel-cat-option-1 = Take three trains back into your supply
postcard-tunnel-cat-option-2 = Take $4

postcard-portraits-in-spokane =
    In Spokane a man wanted his picture taken beside a locomotive, as its owner. In the next hour so did nine others.
    I sold ten. — Lee Wing, Spokane
postcard-portraits-in-spokane-secret =
    The first time you claim a route that ends in Spokane: look at five tickets and keep at least one, or draw three
    cards.
postcard-portraits-in-spokane-option-1 = Look at five tickets, keep at least one
postcard-portraits-in-spokane-option-2 = Draw three cards

postcard-last-spike-but-one =
    Every company drives a last spike and invites the press. I photograph the last but one. It holds just as much, and
    the men who drove it are still there. — Lee Wing, Vancouver
postcard-last-spike-but-one-secret = Once one network of yours touches both Cascadia and the Northeast: $9.

postcard-the-other-photograph =
    You know the famous photograph of the joining of the rails. I took the other one, an hour before: the crew that
    laid them. It is better lit. — Lee Wing, San Francisco
postcard-the-other-photograph-secret = Once your own tracks join San Francisco and New York: $9.

postcard-filed-under-later =
    I showed San Francisco a drawing of a bridge over the Golden Gate. They laughed until lunch. I have filed it under
    “Later”. — W. Kessler, San Francisco
postcard-filed-under-later-secret = The first time you claim a route with a bridge: take two gold, or $4.
postcard-filed-under-later-option-1 = Take two gold
postcard-filed-under-later-option-2 = Take $4

postcard-tea-and-timetables =
    My brother sells tea in Cemetery City. The mines closed, the miners left, the tea stayed excellent. He says a town
    is whoever is still at the table. — Lee Wing, Sacramento
postcard-tea-and-timetables-secret = Once your own tracks join Cemetery City and Baja: $6.

postcard-slow-exposure =
    I left the plate open over the harbour for an hour. Every ship that moved has vanished from the picture. The goat
    on the pier sat still throughout. — Lee Wing, San Francisco
postcard-slow-exposure-secret = Your first route touching a port: $1 for each port in its network, up to $6.

postcard-the-pacific-is-late =
    Brought the old Perseverance round the Horn to see the other ocean. It is late, like everything in the West, but
    larger than announced. The goat approves. — Capt. Finch, Pacific Haven
postcard-the-pacific-is-late-secret = Once one network of yours touches both California and the Atlantic Coast: $8.

postcard-the-last-page =
    My first pupil, eighty-nine, has finished his letters. He asked for a longer alphabet. I gave him your map; he is
    reading it from the left. — J. Tull, Nashville
postcard-the-last-page-secret = When the last round begins: look at three tickets and keep at least one, or take $4.
postcard-the-last-page-option-1 = Look at three tickets, keep at least one
postcard-the-last-page-option-2 = Take $4
