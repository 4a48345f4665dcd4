# Legends of the West: events, companies, claim steps and boxes. One message a card; `-text` is what it says,
# `-option-n` a choice it offers, in the order of its rows.

# --- companies

company-blue = Bluewater & Western
company-blue-text = Founded by ferry pilots who had run out of river; they think in long stretches. A blue route brings $2, one of two or more spaces $3.
company-red = Cardinal Central
company-red-text = They like an audience. A red route brings $1 for each large city in your network with this route, up to $4.
company-green = The Greenbrier Line
company-green-text = Farmers, mostly, and hard to cheat. After claiming a green route you may sell any one card for $5.
company-yellow = Lantern & Lakes
company-yellow-text = Never seen without a lamp or a plan. After claiming a yellow route choose: $3, or look at three tickets and keep at least one.
company-yellow-option-1 = Take $3
company-yellow-option-2 = Look at three tickets and keep at least one
company-black = Ironwood Union
company-black-text = Its stokers own it, and they pick their coal. After claiming a black route draw two cards, then discard one of your choice.

# --- events of the first game

event-snow-on-the-alleghenies = Snow on the Alleghenies
event-snow-on-the-alleghenies-text = Routes touching Appalachia cost one card more. Whoever claims one anyway sells the photograph to the papers for $3.
event-boatload-of-whitewash = A Boatload of Whitewash
event-boatload-of-whitewash-text = A clerk ordered by the gallon and was sent it by the ton. White routes cost one card fewer, but never less than one.
event-oysters-by-the-barrel = Oysters by the Barrel
event-oysters-by-the-barrel-text = After claiming a route that touches a port, you may discard any one card to send oysters inland: $3. Speed is advised.
event-first-through-train = The First Through Train
event-first-through-train-text = The first company to make a claim and have one network touching both the Northeast and the South receives $7 and a brass band. The band is not optional.
event-white-on-the-sheet = White on the Sheet
event-white-on-the-sheet-text = Miss Quill pays for what nobody has drawn yet. Claim a route with no other company’s track at either end: $3.
event-telegraph-fever = Telegraph Fever
event-telegraph-fever-text = From whoever drew this, clockwise, everyone chooses: look at three tickets and keep at least one; sell any one card for $3; or send no reply.
event-telegraph-fever-option-1 = Look at three tickets and keep at least one
event-telegraph-fever-option-2 = Sell a card for $3
event-telegraph-fever-option-3 = Send no reply
event-limited-express = The Limited Express
event-limited-express-text = It stops for nobody. Claim a route of three or more spaces and take another turn at once; one extra turn at most.

# --- Florida

event-storm-flags = Storm Flags
event-storm-flags-text = For a route touching Florida, at least one of the cards paid must be a locomotive. Whoever gets through earns $5 and is waved at from roofs.
event-orange-crates = Orange Crates
event-orange-crates-text = After claiming a route that touches Florida you may discard a yellow card, or a locomotive, as oranges: $5. Kindly do not sit on the crates.
event-harbour-regatta = Harbour Regatta
event-harbour-regatta-text = The first to claim a route in a network of theirs with at least four ports wins $8 and a cup, which turns out to leak.

# --- Great Plains

event-moving-day = Moving Day on the Prairie
event-moving-day-text = After claiming a route with both ends in the Great Plains, choose: $3 or two cards. The piano travels free and arrives flat.
event-moving-day-option-1 = Take $3
event-moving-day-option-2 = Draw two cards
event-locust-summer = Locust Summer
event-locust-summer-text = They ate the timetable. The display is discarded and refilled; then, from whoever drew this, clockwise, everyone may sell any one card for $3.
event-a-town-called-nicodemus = A Town Called Nicodemus
event-a-town-called-nicodemus-text = Freed families have founded a town in Kansas and mean to have a train. Every claim by a company with one network touching the South and the Great Plains: $3.

# --- Open Range

event-saturday-in-cow-town = Saturday in Cow Town
event-saturday-in-cow-town-text = A claim touching the Open Range brings one cattle token. A claim touching a large city sells all your cattle at $3 each. Unsold cattle only eat.
event-before-the-wire = Before the Wire Comes
event-before-the-wire-text = The fences arrive on Monday. Until then, a route with no other company’s track at either end costs one card fewer, but never less than one.
event-the-vaqueros-contest = The Vaqueros’ Contest
event-the-vaqueros-contest-text = They were roping here before there was a fence to lean on. After claiming a route that ends in San Antonio, choose: $5 or three cards.
event-the-vaqueros-contest-option-1 = Take $5
event-the-vaqueros-contest-option-2 = Draw three cards

# --- Badlands

event-the-cart-brigade = The Cart Brigade
event-the-cart-brigade-text = Métis carters ran Winnipeg to St. Paul long before any railway, and kept time. The first to make a claim and have both cities in one network: $7.
event-dime-novels = Dime Novels
event-dime-novels-text = Robbery sells. Whenever a card with a skull is turned up in the display during your turn, you gain $3 and a chapter.
event-the-long-blizzard = The Long Blizzard
event-the-long-blizzard-text = Routes touching the Badlands cost one card more. Claim one anyway and the section crew digs two trains out: they return to your supply.

# --- Haunted Wastes

event-mirage = Mirage
event-mirage-text = Routes touching the Haunted Wastes cost one card fewer, never less than one. After claiming one, discard a card of your choice: the last mile was not there.
event-older-canals = Older Canals
event-older-canals-text = The O’odham farmers’ canals were here before any map. After claiming a route of four or more spaces you may pay $2 for water and draw three cards.
event-older-canals-option-1 = Pay $2 and draw three cards
event-older-canals-option-2 = Travel on thirsty
event-the-small-hours = The Small Hours
event-the-small-hours-text = The night shift is paid first. If you have eight trains or fewer left when your turn begins, gain $2.

# --- Sierra Madre

event-silver-in-the-ballast = Silver in the Ballast
event-silver-in-the-ballast-text = Somebody has been laying track on good ore. Each pickaxe card you pay for a claim brings $2, up to $6 a claim.
event-the-arrieros = The Arrieros
event-the-arrieros-text = The mule drivers know every grade and ride ahead. After claiming a route that touches the Sierra Madre, draw one card for each of its spaces, up to three.
event-the-pawnbroker-of-el-paso = The Pawnbroker of El Paso
event-the-pawnbroker-of-el-paso-text = If you have $12 or less when your turn begins, you may sell any one card for $4. He has, he says, seen better locomotives.

# --- Cascadia

event-big-timber = Big Timber
event-big-timber-text = Claim a route of four or more spaces and gain $1 for each of its spaces, up to $6. Kindly count the rings before felling.
event-a-crew-that-names-its-price = A Crew That Names Its Price
event-a-crew-that-names-its-price-text = The Chinese crews who dug the tunnels now set their own terms. After a claim touching Cascadia you may pay $2 and take another turn at once; one extra turn at most.
event-a-crew-that-names-its-price-option-1 = Pay $2 and take another turn
event-a-crew-that-names-its-price-option-2 = Leave it at that
event-salmon-run = Salmon Run
event-salmon-run-text = If one of your networks holds at least three ports when your turn begins, the canneries pay you $2. Keep the windows shut.

# --- California

event-theatre-season = Theatre Season
event-theatre-season-text = The troupe plays wherever there is gaslight. Each claim in a network of yours with at least four large cities brings $3.
event-a-bridge-builder-at-leisure = A Bridge-Builder at Leisure
event-a-bridge-builder-at-leisure-text = She cannot sit still. Routes with a bridge cost one card fewer, but never less than one, and claiming one brings $2 from the sightseers.
event-fruit-express = Fruit Express
event-fruit-express-text = The first company to make a claim and have one network touching both California and Appalachia receives $9. Peaches wait for nobody.

# --- the conductor’s box

event-tickets-please = Tickets, Please
event-tickets-please-text = Everyone turns out their pockets and gains $1 for each ticket they hold, fulfilled or not, up to $5.
event-in-your-own-colours = In Your Own Colours
event-in-your-own-colours-text = The Conductor salutes fresh paint. Claiming a route in your company’s colour brings $3, besides the bonus of your company card.
event-all-change = All Change
event-all-change-text = Claiming a route that touches a large city brings $3, and the player after you draws a card. While they change trains, somebody sells them lunch.

# --- later

event-subscription-drive = Subscription Drive
event-subscription-drive-text = Miss Quill wants readers who travel. Each time you draw tickets as your turn and have kept what you dare, gain $4.
event-philadelphia-exhibits = Philadelphia Exhibits
event-philadelphia-exhibits-text = An engine tall as a church, and a telephone nobody dares to answer. Claiming a route that ends in Philadelphia brings $5.
event-somebody-elses-stakes = Somebody Else’s Stakes
event-somebody-elses-stakes-text = A line of weathered pegs, perfectly straight, and nobody signed for them. Routes with a track bed cost one card fewer, but never less than one.
event-panic-on-the-exchange = Panic on the Exchange
event-panic-on-the-exchange-text = The banks close at noon; it is half past eleven. From whoever drew this, clockwise, everyone chooses: discard a card or pay $3.
event-panic-on-the-exchange-option-1 = Discard a card
event-panic-on-the-exchange-option-2 = Pay $3
event-the-day-of-two-noons = The Day of Two Noons
event-the-day-of-two-noons-text = The railways have set every clock anew. Draw tickets as your turn, keep what you dare, and take another turn at once; one extra turn at most.
event-the-brakemens-benefit = The Brakemen’s Benefit
event-the-brakemens-benefit-text = At the start of every round the company with the least money gains $3; if several are tied, each of them does. Dancing follows.
event-unsigned-ink = Unsigned Ink
event-unsigned-ink-text = Someone drew these lines before us, neatly, in grey. Claim a grey route and Miss Quill pays $3 for the tracing.
event-erratum = Erratum
event-erratum-text = If this is still the current event when the game ends, everyone gains the points of their own worst missed ticket in dollars, up to $6.

# --- claim steps

step-ore = Ore
step-ore-text = Each pickaxe card you pay for a claim brings one ore, up to three a claim; then, if the route touches a port, all your ore is sold at $3 apiece. At the end of the game what is left brings $1 apiece.
step-assay-office = The assay office
step-assay-office-text = Each pickaxe card you pay for a claim brings $1, up to $2 a claim.
step-current-event = The current event
step-current-event-text = Whatever the current event says about this claim happens now.
step-company-route = Company route
step-company-route-text = If the route has your company’s colour, you get the bonus of your company card.
step-ledger-gang = The Ledger Gang
step-ledger-gang-text = The gang hides in a town of the Badlands drawn by lot, and draws again whenever a card with a skull is turned up in the display. Routes ending in its town cost one card more; whoever claims one gains $5, and the gang draws a town again.
step-northern-mail = The northern mail
step-northern-mail-text = In each game, the first company to make a claim and have one network touching both the Badlands and the Northeast gains $6.
step-bridge-toll = Bridge toll
step-bridge-toll-text = A route with a bridge costs one card more and brings $3. The first company over a crossing in this game owns the bridge: whoever claims a parallel route later pays it $3.
step-bridge-keeper = The bridge keeper
step-bridge-keeper-text = After claiming a route with a bridge, draw two cards.
step-timber = Timber
step-timber-text = Claiming a route of four or more spaces brings two timber; claiming one of one or two spaces sells all your timber at $2 apiece. What is left at the end of the game is worth nothing.
step-sleeper-yard = The sleeper yard
step-sleeper-yard-text = Routes of five or more spaces cost one card fewer.
step-land-grant = Land grant
step-land-grant-text = Claim a route with no other company’s track at either end and gain $1 for each of its spaces, up to $4.
step-prairie-depot = The prairie depot
step-prairie-depot-text = After claiming a route with both ends in the Great Plains, you may sell any one card for $2.
step-cattle-drive = The cattle drive
step-cattle-drive-text = The herd waits in a town of the Open Range drawn by lot. Claim a route that ends there, and the herd walks over it and on along anybody’s tracks, up to five routes, until it reaches a port or a large city. Each route walked brings its owner $2; if the herd arrives, you gain $4 more and the next herd waits in the Open Range, otherwise it rests where it stopped.
step-stock-pens = The stock pens
step-stock-pens-text = In each game, the first company to claim a route that ends in Dodge City gains $5.
step-steamers = Steamers
step-steamers-text = After claiming a route that touches a port, gain $1 for each port in your network with this route, up to $2.
step-harbour-lights = Harbour lights
step-harbour-lights-text = At the end of the game everyone gains $1 for each port in their best network, up to $5.
step-ghost-train = The ghost train
step-ghost-train-text = The ghost train starts in a town of the Haunted Wastes drawn by lot and at the start of every round runs along an unclaimed route, also drawn by lot. Claim a route that ends where it stands, and choose: $4, or another turn at once (one extra turn at most).
step-ghost-train-option-1 = Take $4
step-ghost-train-option-2 = Take another turn
step-haunted-tickets = Haunted tickets
step-haunted-tickets-text = At the end of the game, the points of your fulfilled tickets that end in the Haunted Wastes are paid a second time, up to $10 in all.
step-lost-property = Lost property
step-lost-property-text = At the end of the game everyone gains the points of their own worst missed ticket in dollars, up to $4.
step-gold-rush = The rush
step-gold-rush-text = Once the golden spike is driven, each claim touching California brings one gold, and a claim touching a large city sells all your gold at $4 apiece. At the end of the game what is left brings $2 apiece.
step-golden-spike = The golden spike
step-golden-spike-text = In each game, the first company to make a claim and have one network touching California and either the Northeast or the Atlantic Coast gains $10; from the next claim on, the rush is on.
step-large-city = Large city
step-large-city-text = If the route touches a large city, draw the top card of the deck: one card, also for two large cities.
step-inspector = The inspector
step-inspector-text = The inspector starts in a town of the Great Plains drawn by lot and at the start of every round rides along an unclaimed route, also drawn by lot: he inspects what is missing. Claim a route that ends where he stands, and choose what he is shown.
step-inspector-option-1 = The harbours: $1 for each port in your network with this route, up to $6
step-inspector-option-2 = The stations: $1 for each large city in your network with this route, up to $6
step-inspector-option-3 = The track: $1 for each space of this route, up to $6
step-inspector-option-4 = The bookings: look at three tickets and keep at least one
step-grand-tour = The grand tour
step-grand-tour-text = At the end of the game everyone gains $2 for each region their best network touches, up to $14.
step-postcards = Postcards
step-postcards-text = If the claim has met the condition of a postcard of yours, show the card and take what it brings.

# --- boxes

box-florida = Florida
box-florida-text = The first sheet drawn by the tides: half of it moves twice a day. Three harbours, and captains who will carry anything between two ports provided both are yours. Steamers pay by the port, so mind the water as well as the rails.
box-great-plains = Great Plains
box-great-plains-text = The land office grants by the mile and asks no questions. Miss Quill asks several: “Blank on a sheet,” she writes in the margin, “means only that nobody who lives there was asked.” Companies that go first are paid for every mile; those that follow are not.
box-open-range = Open Range
box-open-range-text = Three thousand head of cattle hold no opinion on who owns which track, and walk along all of them. Whoever opens the gate sets the herd moving; everyone it passes sends a bill. Good neighbours have never been worth so much.
box-badlands = Badlands
box-badlands-text = Six bookkeepers, dismissed for honesty, have taken up robbing trains. They leave receipts. Skulls on the cards mark where the Ledger Gang is riding; lines into its town come dearer, and the express companies pay well for having it moved along.
box-haunted-wastes = Haunted Wastes
box-haunted-wastes-text = A train is seen by night on tracks that nobody has laid. It keeps excellent time. Catch it where it stops and it will do you a favour; tickets that end out here pay twice, to those who arrive. Miss Quill notes the hour of each sighting and does not say why.
box-sierra-madre = Sierra Madre
box-sierra-madre-text = The miners of Chihuahua tell good ore by the sound it makes, and charge foreigners for the lesson. Pickaxe cards bring ore from now on, wherever you build; a port is where it becomes money. The sheet is drawn to the same scale as all the others, by treaty.
box-cascadia = Cascadia
box-cascadia-text = Rain, rivers, and trees that do not fit on the paper. Long lines cut timber as they go; short ones need sleepers and pay for them. Build far, then near, then far again, and keep the pencil dry.
box-california = California
box-california-text = The last sheet, and the paper is already creased along the coast. Whoever first joins the oceans drives the spike, is photographed with it, and then stands aside for the rush. Bridges belong to those who dared first; the rest pay at the little window.
box-conductor = The Conductor’s Box
box-conductor-text = A tin box, a punch, a silver whistle, and a rota in a hand you have seen in the corner of every old sheet. The inspector is coming. He asks one question and lets you choose which: harbours, stations, track, or bookings.
