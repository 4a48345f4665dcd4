# Story cards: title, text, choices.

story-arch-street = An engraver on Arch Street
story-arch-street-text =
    Philadelphia, 1865. Adelaide Quill owns forty railway maps of this continent. They agree that there is a fine town
    where she once stood to her knees in a swamp. “Maps drawn by people selling land,” she says. “I want one by people
    who have been there.” She has copper, debts, and five young companies with more track than sense. You are one of
    them.

story-mrs-ames = The woman at the press
story-mrs-ames-text =
    The proofs are pulled by Mrs. Ames, who came with the press when it was bought, and will not say from where. She
    inks, wipes, turns the wheel and hangs the sheet to dry without a glance at it. “Upside down,” she remarks of the
    plate you have brought. She is right. She has not looked. Every game will add what you survey. Dollars are paid
    for what connects.

story-pause-1 = Pause: 1865
story-pause-1-text =
    Five sheets of the East lie on the table, one of them nothing but lakes. Miss Quill uncorks the ink. “Start with
    what you can walk to,” she says, “and write down only what you see.” Play the first game. Then read on.

story-burnished-copper = Under the polish
story-burnished-copper-text =
    New copper is dear, so Miss Quill buys old plates as scrap and has them polished blank. Today the acid bit too
    deep, and lines rose from under the polish: rivers, ridges, a coast. Somebody has engraved this sheet before, and
    better. There is no name. In the corner, no larger than a barleycorn, sits a swallow. Mrs. Ames wipes the plate
    and says nothing.

story-first-swallow = A line too many
story-first-swallow-text =
    1868. Miss Quill lays your new survey over the old plate and is silent for the length of a pot of tea. The old
    sheet shows a line, fine as a hair, exactly where your new rails lie. By its stamp the copper was sold in 1843.
    “Either somebody knew where you would go,” she says, “or I do not yet understand what that line is.” To pay for an
    answer she starts selling the map by subscription. A new event is added to the event deck.

story-first-proof = Who needs it most
story-first-proof-text =
    One clean proof of the new map exists, and whoever came last shall decide who gets it; Miss Quill holds that the
    last to arrive has usually seen the most road. Hang it in the exchange at Montréal, where merchants will plan by
    it, or show it to the wagon works, who lend upon good prospects.
story-first-proof-option-a = Montréal becomes a large city
story-first-proof-option-b = Every company has one train more from now on

story-pause-2 = Pause: 1868
story-pause-2-text =
    Two plates now stand side by side in the window: the one you are making and the one somebody made. Miss Quill
    turns the second to the wall. “I should like to get there on my own feet,” she says. Play the second game. Then
    read on.

story-mr-gage-calls = Mr. Gage calls
story-mr-gage-calls-text =
    Septimus Gage, publisher of Gage’s Grand Railway Atlas, New York, has heard about some old copper. He offers ten
    times the price of scrap. He admires the press, the light, the view of the coal yard. He does not ask what is on
    the plates, which interests Miss Quill very much. When he leaves he tips his hat to everyone in the room except
    Mrs. Ames.

story-gageville = Change here for Gageville
story-gageville-text =
    1871. In Gage’s Atlas there is a town called Gageville, with two hotels and an opera. It exists so that he can
    catch whoever copies him. Last month sixty families got off there. Josiah Tull fetched them from an empty siding
    in his own wagons, three trips, and sent Mr. Gage the bill. Mr. Gage replied that the opera was still in
    rehearsal.

story-sixty-families = Sixty families
story-sixty-families-text =
    The sixty families want to be somewhere that exists. Whoever came last last time decides what Miss Quill prints
    about it. A plain notice: Nashville has room, a school and a bell; go there. Or the whole correspondence with Mr.
    Gage, in the newspapers, opera included, and let the country make of it what it will.
story-sixty-families-option-a = Nashville becomes a large city
story-sixty-families-option-b = A new event is added to the event deck

story-pause-3 = Pause: 1871
story-pause-3-text =
    “A map is a promise,” says Miss Quill, trimming the lamp. “Some people make it to the traveller and some to the
    bank.” Mrs. Ames damps the paper for tomorrow. She has already cut it to the right size. Play the third game. Then
    read on.

story-worm-holes = Worms
story-worm-holes-text =
    An old print of the swallow’s sheet has turned up in a box of wrapping paper, and it is full of tiny holes.
    “Worms,” says Miss Quill, disappointed. Mrs. Ames, hanging proofs at the far end of the room, observes that she
    has known a good many worms and never one that kept to a straight line. Then she goes to see about the coal.

story-not-prophecy = Not a prophecy
story-not-prophecy-text =
    1874. Six winters Miss Quill has wondered how a map could show railways before there were any. Today, over a bill
    for mule fodder, she sees it: they are not railways. They are footpaths, fords, portages, wells a day apart; the
    ways people here have always gone. “Nobody foretold you,” she tells the companies. “You have been following. So
    does water.”

story-old-road-new-road = Old road, new road
story-old-road-new-road-text =
    If the old paths are good, they may be built upon or built toward. The company that came last decides which advice
    goes out with this year’s sheets: lay rails along the trails, and save enough on cuttings to buy rolling stock; or
    carry the trade the trails already carry down to the quays at Charleston.
story-old-road-new-road-option-a = Every company has one train more from now on
story-old-road-new-road-option-b = Charleston becomes a large city

story-pause-4 = Pause: 1874
story-pause-4-text =
    Miss Quill takes down the word SURVEY from over the door and puts up ASK. It is the same number of nails, Mrs.
    Ames remarks, if one bends them. A third of the road is behind you. Play the fourth game. Then read on.

story-gages-ledger = A page from a ledger
story-gages-ledger-text =
    Old Mr. Pettibone, forty years clerk to the house of Gage and dismissed on a Friday, brings a page torn from a
    ledger of 1844. “Paid the Swallow, for drawing, by the sheet: $4. Paid for removing names: $1.” He never saw the
    Swallow; the sheets came by post. “But there were names,” he says. “Hundreds. I remember thinking it was a waste
    of copper.”

story-whose-names = Whose names?
story-whose-names-text =
    1877. Not towns; the towns are all there. Not rivers. Miss Quill has written to every correspondent she has, from
    the hotel in Savannah to the last telegraph key: did anybody come by, forty years ago, drawing? The answers will
    take a season. Meanwhile the newspapers have got hold of the story, and things will happen that otherwise would
    not. A new event is added to the event deck.

story-pause-5 = Pause: 1877
story-pause-5-text =
    The postman has asked for a second bag. Mrs. Ames sorts the letters by the colour of the dust on them and has, so
    far, not been wrong about a single postmark. Miss Quill is too busy to notice. Play the fifth game. Then read on.

story-several-hands = In several hands
story-several-hands-text =
    The answers are in. Tull’s father remembered a thin young stranger who asked the way and wrote down who told it.
    So did Adair’s grandmother, and a Marchand uncle, and the mother of Consuelo Arriaga, who thought it odd: nobody
    asks a mule driver’s name. Each was paid with a drawing of their own valley. Each family kept it. In every corner
    sits the swallow.

story-six-drawings = Six drawings
story-six-drawings-text =
    1880. Six of the drawings have come on loan, wrapped in flannel. Side by side on the long table they make a
    country nobody at Gage’s ever printed: not empty, not wild, merely inhabited. Miss Quill decides that her map
    shall carry what the first one lost. “I shall need every name,” she says, “and wider margins.” Mrs. Ames puts the
    kettle on, which she has never done before.

story-on-exhibition = On exhibition
story-on-exhibition-text =
    The six drawings may be shown in public once before they go home. Two cities offer a hall, gaslight and a brass
    band; Miss Quill accepts the hall and the gaslight. Where people come to look, people stay to trade. The company
    that came last has the fewest favours to repay, and therefore chooses.
story-on-exhibition-option-a = Detroit becomes a large city
story-on-exhibition-option-b = Atlanta becomes a large city

story-pause-6 = Pause: 1880
story-pause-6-text =
    Half of the map is drawn and half of the question answered: it was somebody who asked. Miss Quill has begun to
    look at strangers’ hands for ink. She has not thought of looking nearer. Play the sixth game. Then read on.

story-colonel-swallow = Colonel Swallow
story-colonel-swallow-text =
    Mr. Gage has found him! Colonel Thaddeus Swallow, explorer, of whom nobody had heard until Tuesday, declares in
    every newspaper that he drew the sheets alone, on horseback, in a single summer. He has a beard, a sabre and a
    contract with Gage. Tickets for his lecture are two dollars. Mrs. Ames asks for a free evening, the first in
    fifteen years.

story-the-colonel-lectures = A question from the back
story-the-colonel-lectures-text =
    1883. The Colonel lectures for two hours, with sabre. Then a voice from the last row: on which side of the ford at
    the second sheet does one cross, and why? The left, says the Colonel; for the view. The hall, which is full of
    railway people, begins to laugh. On the left one drowns. Nobody saw who asked. Mrs. Ames was back at the press by
    nine.

story-the-colonels-fee = The Colonel’s fee
story-the-colonels-fee-text =
    The Colonel has left by a window and forgotten his fee. It lies on Miss Quill’s table, in Gage’s own banknotes,
    and she will not touch it. The company that came last shall dispose of it: print the whole lecture as a comic
    pamphlet, with who knows what consequences, or order rolling stock for everybody and call it a contribution to
    geography.
story-the-colonels-fee-option-a = A new event is added to the event deck
story-the-colonels-fee-option-b = Every company has one train more from now on

story-one-time-for-all = One time for all
story-one-time-for-all-text =
    In November the railways abolish noon, or rather fifty noons, and put one in their place. Professor Plumb writes
    that it is the first thing they have ever agreed on, and that he does not expect a second. He encloses a watch
    that he no longer needs. A new event is added to the event deck.

story-pause-7 = Pause: 1883
story-pause-7-text =
    Professor Plumb’s watch hangs beside the press. Mrs. Ames, who has never asked the time in eighteen years, winds
    it every morning without turning round. More than half the road is done. Set your own watches and set out. Play
    the seventh game. Then read on.

story-the-seal = The seal
story-the-seal-text =
    Laughed at, Mr. Gage goes to law. He bought the Swallow’s sheets; therefore, he pleads, he owns whatever is on
    them, rivers included, and whoever draws the same country truly has copied him. The judge is puzzled enough to be
    careful. Until he decides, a seal hangs on the door in Arch Street, and nobody may print a line.

story-the-laundry = A laundry in Savannah
story-the-laundry-text =
    1886. It is forbidden to print in Philadelphia. Hortense Labiche has a mangle in her hotel laundry that exerts,
    she has measured, the pressure of a good press. The judge said nothing about mangles. Plates travel south in cake
    boxes; proofs travel north as table linen. Word gets about, as it will where there is laundry. A new event is
    added to the event deck.

story-pause-8 = Pause: 1886
story-pause-8-text =
    With the shop sealed, Miss Quill works at her kitchen window, where the light is poor until noon and glorious
    after. She pins the old prints to the pane, so as to have the table free. Remember the window. Play the eighth
    game. Then read on.

story-against-the-light = Against the light
story-against-the-light-text =
    At one o’clock the sun comes over the roofs and the old print on the pane begins to shine, hole by hole. Not
    worms. Along every trail run pinpricks, and the pinpricks are letters: Latin ones, Cherokee ones, a few nobody in
    the house can read. Names. Where the engraver was made to remove them, somebody put them back with a needle, one
    point of light at a time.

story-two-hundred-and-twelve = White paper
story-two-hundred-and-twelve-text =
    1889. Two hundred and twelve names are copied out; correspondents are reading the rest aloud to one another by
    wire. In April a gun was fired and thousands raced for land in the Territory, Gage’s map in hand, where it is
    printed white. “It was never white,” writes Rachel Adair. “Print us, please. It will not stop them. It will be
    harder to say they did not know.”

story-how-to-print-a-name = How to print a name
story-how-to-print-a-name-text =
    There is money for one thing this year. The company that came last decides. A broadsheet with all the names found
    so far, nailed up in every station, and whatever follows from that. Or type: the foundry at Cincinnati will cast
    the letters that are missing, Cherokee and all, which will bring printers, and paper, and trade.
story-how-to-print-a-name-option-a = A new event is added to the event deck
story-how-to-print-a-name-option-b = Cincinnati becomes a large city

story-pause-9 = Pause: 1889
story-pause-9-text =
    One sheet of the old set has pricks in the corner that are not a name. Held to the window they read: PAID FOUR
    DOLLARS. I REMEMBER EVERYONE. Miss Quill has read it a hundred times. Play the ninth game. Then read on.

story-number-nine = A number nine
story-number-nine-text =
    Kessler, who measures everything, has measured the pinpricks. A bookbinder’s needle, number nine, ground on one
    side by a left-handed person; there cannot be many. Miss Quill looks for one to compare. She finds it at once,
    where it has always been: stuck in the beam above the press, with a thread through it, for mending the felts.

story-never-looks = Never looks
story-never-looks-text =
    1892. Miss Quill goes over twenty-seven years in her head. Upside down, and not looked at. Worms that keep no
    straight line. Paper cut before the size was known. A question about a ford. She says nothing for a while; one
    does not pull a proof before the ink is ready. Meanwhile the wagon works have delivered: every company has one
    train more from now on.

story-pause-10 = Pause: 1892
story-pause-10-text =
    The seal is still on the door, but the court has allowed one person in to oil the press, once a week, so that it
    does not rust. She takes her time over it. Miss Quill has asked to come along. Play the tenth game. Then read on.

story-you-took-your-time = “You took your time”
story-you-took-your-time-text =
    Miss Quill lays the needle on the bed of the press. “Mrs. Ames. Which way up is it?” For the first time in that
    room Dinah Ames looks at a sheet, the old one, and looks for long. “You took your time,” she says. “I came with
    the press to see what you would do when you found it. The last one who found it paid a dollar to scrape them off.”

story-four-dollars-a-sheet = Four dollars a sheet
story-four-dollars-a-sheet-text =
    1895. She tells it while she inks. Born free on Lombard Street; drew better than any boy in the shop, so they sent
    her out as one, with a chain and a false name. “Ten years I walked. I never found anything. I was shown. So I
    wrote down who showed me. Gage’s father sent the four dollars and the scraper. I pricked a set before I let it
    go.”

story-witness-trains = Bringing the witnesses
story-witness-trains-text =
    The case of Gage against Quill is called at last, and the witnesses live at the far ends of your own map. The
    company that came last arranges their journey. Special trains for all of them, for which the works will build
    wagons that stay in service; or by sea as far as Mobile and onward by rail, which that town will not forget.
story-witness-trains-option-a = Every company has one train more from now on
story-witness-trains-option-b = Mobile becomes a large city

story-pause-11 = Pause: 1895
story-pause-11-text =
    They are coming: from the sierra, the prairie, the wire office and the coast, one captain with a goat. “They will
    ask me to prove it,” says Dinah Ames. “Bring a large sheet of paper.” Play the eleventh game. Then read on.

story-gage-against-quill = Gage against Quill
story-gage-against-quill-text =
    In court they blindfold her; it is Gage’s lawyer’s own idea. At seventy-five Dinah Ames draws the country from
    ocean to ocean with her left hand, saying at every bend who showed it to her, and from the benches, one after
    another, their children answer: here. It takes four hours. The judge removes the seal himself. Mr. Gage asks what
    she wants. “Fifty years of royalties,” she says.

story-the-margin = The margin
story-the-margin-text =
    1898. The map is the old one and the new one together: your rails in black, the ways beneath them in brown. The
    margin is wider than the map. It holds the names of all who showed the way, in the letters they would have used.
    Two lines are still to be filled: which company laid the most of it, and who signs. The first is up to you.

story-last-correction = The last correction
story-last-correction-text =
    One correction may still be cut before the plate is steeled, and it falls, as ever, to the company that came last.
    Announce the day of printing, so that the whole country comes, with everything that brings. Or engrave Savannah in
    capitals: there was a mangle there, and a cake, when nobody else would touch this map.
story-last-correction-option-a = A new event is added to the event deck
story-last-correction-option-b = Savannah becomes a large city

story-pause-12 = Pause: 1898
story-pause-12-text =
    All thirteen sheets lie edge to edge and, for the first time, meet. Dinah Ames and Adelaide Quill have ground the
    ink together and disagree about the oil. This is the last survey. Play the twelfth game. Then read on to the end.

story-the-first-pull = The first pull
story-the-first-pull-text =
    The wheel goes round. Dinah Ames lifts the sheet by two corners, and this time everybody watches her look. Tull’s
    daughter has brought the engine that fetched the paper; Lee Wing has his camera on the stairs and insists that
    nobody stand in front. She looks at the lakes, the ford, the pass, the names. “It is the right way up,” she says.

story-who-signs = Who signs
story-who-signs-text =
    Miss Quill holds out the graver. “It is your map.” “It was,” says Dinah Ames. “Then you asked everybody all over
    again.” They settle it like engravers, on price. In the corner, where for thirty-three years there has been a
    question, there now sits a swallow with a quill in its beak. Beneath it: the colours of your companies. Bring the
    vaults; it is time to count.

story-wrong-by-morning = Stop: wrong by morning
story-wrong-by-morning-text =
    At midnight a telegram: somewhere in the West a siding has been moved forty yards. The honest map was right for
    nine hours. Adelaide Quill laughs until she has to sit down. Dinah Ames is already reaching for her coat. “Well,”
    she says, “somebody had better go and ask.” The campaign is over. The map is yours; play on it whenever you like.

story-sheet-florida = The sheet from a sea chest
story-sheet-florida-text =
    Captain Finch has relined his sea chest and sends the old lining: a sheet of Florida, swallow in the corner. It
    shows, he reports, every channel on which his Perseverance is not at present aground, and villages in the sawgrass
    that no government chart admits. Ports look at each other here across water. A company that holds two of them
    holds what lies between.

story-sheet-great-plains = The sheet in the window
story-sheet-great-plains-text =
    Ingrid Solberg’s schoolhouse had no glass, so somebody oiled a map and nailed it in the frame. The children
    learned to read by the light that came through it. She sends it with regrets and a bill for a pane. Congress
    grants land here by the mile, to those who lay track. The old sheet shows whose villages and fields those miles
    already are.

story-sheet-open-range = The sheet under the type
story-sheet-open-range-text =
    Rachel Adair has emptied her grandmother’s type case and found it lined with a map. “She always said the swallow
    knew the country,” she writes. “I thought she meant the bird.” Herds come up the trails to whichever railhead will
    have them, over anyone’s land and anyone’s rails. A fair map shows the toll as well as the road.

story-sheet-badlands = The sheet in the cart cover
story-sheet-badlands-text =
    Pierre Marchand’s uncle patched his cart with whatever was strong. One patch, unpicked, is a sheet with a swallow.
    “It has kept off the rain since before the Queen’s surveyors,” he writes. A gang of dismissed bookkeepers rides
    here now. It robs trains only where Gage’s map is wrong, since there nobody comes to help. Skulls are chalked on
    the wagons it has chosen.

story-sheet-haunted-wastes = The sheet in the dead letters
story-sheet-haunted-wastes-text =
    Among the undelivered mail at Cheyenne, Hollis Dray has found a tube addressed “To whoever comes next”. In it: the
    sheet of the high desert, with a swallow. One line is dotted, and no rail lies there. Along it, at 2.17 each
    night, something passes. “I do not say it is a train,” writes Dray. “I say it gives way to no one and likes the
    tracks that nobody has built.”

story-sheet-sierra-madre = The sheet in a saddle
story-sheet-sierra-madre-text =
    A saddle of her mother’s, says Consuelo Arriaga, has always sat a little stiff. Inside the flap: the Sierra Madre,
    drawn with such care that one can count the wells. “She guided whoever drew it for eleven weeks. She was paid with
    this and did not feel cheated.” There is ore in these hills for those who pay with the pickaxe, and buyers
    wherever ships lie.

story-sheet-cascadia = The sheet on the bunkhouse wall
story-sheet-cascadia-text =
    Wilhelmine Kessler found it in a bunkhouse, pinned up as a draught screen. Where she had calculated for months,
    there was a small mark on the old sheet: here. At every mark a bridge of cedar rope once hung, and the people who
    hung it still fish below. “They had my span to the foot,” she writes. “I have hired their engineer.” Timber pays;
    so do bridges, to whoever is first.

story-sheet-california = The sheet behind the photograph
story-sheet-california-text =
    Lee Wing took a picture from its frame to clean the glass, and behind it, as backing, lay California. He
    photographed the sheet before he sent it, “in case it meets with a publisher”. Now the other ocean is on the
    table. Someone will be first to join the two, and there will be speeches. He asks you to remember who carried the
    rails.

story-box-of-the-conductor = The conductor’s box
story-box-of-the-conductor-text =
    A flat tin box with a brass lock, left by a conductor “for the companies, when they have seen enough”. In it: a
    red pencil, a punch, and the card of Inspector Hale, who travels third class, unannounced, comparing rails with
    maps and promises with both. Whatever you have learned about ports, herds, bridges and ghosts, from here on
    somebody is looking at it.
