"""How an entry changes a campaign: a pure fold. No clock, no files; what chance it needs comes from the key.

before a game    a box opens, its card and the cards of the game are read, choices on them are made
the game         anybody may be absent (LW-31)
after it         pay slips, postcards, the start-player card (LW-24); cards are read, an event is banished (LW-25),
                 track beds are settled
"""

import hashlib
from dataclasses import replace

from branchline.campaign.boxes import next_box
from branchline.campaign.campaign import Campaign, Company, Decision, OpenBox
from branchline.campaign.content import Content, Instructions, StoryCard
from branchline.campaign.entries import Attending, Decided, Entry, Founded, Json, Named, Played, Read, Revised
from branchline.campaign.errors import CampaignError
from branchline.campaign.results import check_record, fold_in
from branchline.campaign.standing import restored, standing
from branchline.edition import OptionError
from branchline.game import player_names
from branchline.game.dealing import Dealing

COLORS_OFFERED = 3  # to whoever settles a track bed: the rarest ones


def found(content: Content, entry: Founded, key: str) -> Campaign:
    """The campaign at its first moment: the first cards are to be read."""
    edition = content.edition
    fewest, most = edition.players
    names, players = [name for name, _ in entry.companies], [player for _, player in entry.companies]
    known = edition.printed_of("company")
    if not fewest <= len(names) <= most:
        raise CampaignError(f"a campaign is for {fewest} to {most} companies, not {len(names)}")
    for name in names:
        if name not in known:
            raise CampaignError(f"there is no company {name!r}; there are {', '.join(known)}")
    if len(set(names)) < len(names) or len(set(players)) < len(players):
        raise CampaignError("every player has a company and a name of their own")
    if entry.edition != edition.name:
        raise CampaignError(f"this is no campaign of {edition.name}")
    if entry.commitment != commitment_of(key):
        raise CampaignError("the key of the campaign does not have the hash its first entry gives")
    companies = tuple(Company(name, player) for name, player in entry.companies)
    start = Campaign(content, companies, key, board=entry.board)
    starter = companies[draw(start, "starter", len(companies))].id
    return _go_on(replace(start, starter=starter, unread=_ids(content.cards_at(1, "before"))))


def apply(campaign: Campaign, entry: Entry) -> Campaign:
    """The campaign after the entry; CampaignError if it cannot be."""
    if isinstance(entry, Revised):
        return _revise(campaign, entry)
    return _apply(campaign, entry) if campaign.is_current else _apply_earlier(campaign, entry)


def _apply(campaign: Campaign, entry: Entry) -> Campaign:
    match entry:
        case Read():
            return _go_on(_read(campaign, entry))
        case Decided():
            return _go_on(_decide(campaign, entry))
        case Attending():
            return _attend(campaign, entry)
        case Played():
            return _expect_standing(_go_on(_play(campaign, entry)), entry)
        case Named():
            return _name(campaign, entry)
        case Founded() | Revised():
            raise CampaignError("a campaign is founded only once")


# --- other versions ---------------------------------------------------------------------------------------------------


def _apply_earlier(campaign: Campaign, entry: Entry) -> Campaign:
    """What happened while the campaign was played with another version than this one.

    A finished game is taken as it was, with how the campaign stood after it. What was read and decided since then is
    taken as far as it fits; the rest is read and decided again.
    """
    if isinstance(entry, Played) and entry.after is not None:
        after = restored(campaign, entry.after)
        replayable = entry.record.get("board") == campaign.content.edition.fingerprint
        trusted = campaign.trusted if replayable else (*campaign.trusted, campaign.game)
        return replace(after, board=campaign.board, revision=campaign.revision, trusted=trusted)
    if isinstance(entry, Read) and entry.card not in {card.id for card in campaign.content.cards}:
        raise CampaignError(
            f"the campaign cannot go on with this version of {campaign.content.edition.title}: the story card "
            f"{entry.card!r} was read, which is not there any more. Nothing is lost: with a version that has it the "
            "campaign goes on"
        )
    if isinstance(entry, Played | Named | Founded):
        return _apply(campaign, entry)
    if campaign.lapsed:
        return campaign
    try:
        return _apply(campaign, entry)
    except CampaignError:
        return replace(campaign, lapsed=True)


def _revise(campaign: Campaign, entry: Revised) -> Campaign:
    if entry.board == campaign.board:
        raise CampaignError("the campaign is played with that version already")
    return replace(campaign, board=entry.board, revision=campaign.revision + 1, lapsed=False)


# --- chance -----------------------------------------------------------------------------------------------------------


def commitment_of(key: str) -> str:
    """What is published of the key when the campaign is founded."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


def draw(campaign: Campaign, what: str, options: int) -> int:
    """One of so many, by the key: the same question has the same answer."""
    digest = hashlib.sha256(f"branchline campaign {what}".encode() + bytes.fromhex(campaign.key)).digest()
    return int.from_bytes(digest, "big") % options


def dealing_of(campaign: Campaign) -> Dealing:
    """How the next game is dealt: settled by the key when the campaign was founded."""
    # A game in progress when the version changed is dealt anew: its cards have been seen.
    version = f" revision {campaign.revision}" if campaign.revision else ""
    text = f"branchline campaign game {campaign.game}{version}".encode()
    return Dealing(hashlib.sha256(text + bytes.fromhex(campaign.key)).digest())


# --- going on ---------------------------------------------------------------------------------------------------------


def _ids(cards: tuple[StoryCard, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _go_on(campaign: Campaign) -> Campaign:
    """When nothing is left to read or to decide, the next part begins."""
    while not campaign.unread and not campaign.pending and not campaign.is_over:
        if campaign.stage == "ready":
            return campaign
        campaign = _begin_next_game(campaign) if campaign.stage == "after" else replace(campaign, stage="ready")
    return campaign


def _begin_next_game(campaign: Campaign) -> Campaign:
    """LW-26: the next box opens, and what belongs to it and to the game is read."""
    content = campaign.content
    campaign = replace(campaign, stage="before")
    box = next_box(campaign)
    cards: tuple[StoryCard, ...] = ()
    if box is not None:
        opened = replace(campaign, boxes=(*campaign.boxes, OpenBox(box.id, campaign.game)))
        campaign = follow(opened, box.instructions)
        cards = tuple(card for card in content.cards if card.box == box.id)
    return replace(campaign, unread=_ids(cards + content.cards_at(campaign.game, "before")))


def follow(campaign: Campaign, instructions: Instructions) -> Campaign:
    """LW-28: what changes for good."""
    events = list(instructions.events)
    if instructions.next_of:
        printed = campaign.content.edition.printed_of("event").values()
        left = [card.id for card in printed if card.group == instructions.next_of]
        events += [card for card in left if card not in campaign.added_events][:1]
    return replace(
        campaign,
        trains=campaign.trains + instructions.trains,
        large=tuple(dict.fromkeys((*campaign.large, *instructions.large))),
        added_events=tuple(dict.fromkeys((*campaign.added_events, *events))),
    )


# --- entries ----------------------------------------------------------------------------------------------------------


def _read(campaign: Campaign, entry: Read) -> Campaign:
    if not campaign.unread or campaign.unread[0] != entry.card:
        wanted = repr(campaign.unread[0]) if campaign.unread else "no card"
        raise CampaignError(f"the card {entry.card!r} is not to be read now, but {wanted}")
    card = campaign.content.card(entry.card)
    campaign = replace(campaign, unread=campaign.unread[1:], read=(*campaign.read, card.id))
    campaign = follow(campaign, card.instructions)
    if not card.options:
        return campaign
    decision = Decision("choose", _chooser(campaign, card), tuple(card.options), card.id)
    return replace(campaign, pending=(decision,), unread=(), waiting=campaign.unread)  # the rest is read after it


def _chooser(campaign: Campaign, card: StoryCard) -> str:
    if card.choice_by == "starter" or not campaign.results:
        return campaign.starter
    places = campaign.results[-1].places
    return places[0] if card.choice_by == "first" else places[-1]


def _decide(campaign: Campaign, entry: Decided) -> Campaign:
    if campaign.unread or not campaign.pending:
        raise CampaignError("nothing is to be decided now")
    decision = campaign.pending[0]
    if entry.company != decision.company:
        raise CampaignError(f"{decision.company} decides now, not {entry.company}")
    if entry.option not in decision.options:
        raise CampaignError(f"{entry.option!r} is none of the options {', '.join(decision.options)}")
    left = campaign.pending[1:]
    unread, waiting = (campaign.waiting, ()) if not left else ((), campaign.waiting)
    campaign = replace(campaign, pending=left, unread=unread, waiting=waiting)
    match decision.kind:
        case "choose":
            return follow(campaign, campaign.content.card(decision.about).options[entry.option])
        case "banish":
            return replace(campaign, banished=(*campaign.banished, entry.option))
        case "settle":
            return _ask_settling(replace(campaign, colors=(*campaign.colors, (decision.about, entry.option))))


def _attend(campaign: Campaign, entry: Attending) -> Campaign:
    if campaign.is_over:
        raise CampaignError("the campaign is over")
    known = {company.id for company in campaign.companies}
    if not known.issuperset(entry.absent) or len(set(entry.absent)) < len(entry.absent):
        raise CampaignError("only companies of the campaign can be absent, each once")
    if len(known) - len(entry.absent) < campaign.content.edition.players[0]:
        raise CampaignError(f"a game needs {campaign.content.edition.players[0]} companies")
    absent = tuple(company.id for company in campaign.companies if company.id in entry.absent)
    starter = campaign.starter
    if starter in absent:  # LW-9: a random player takes the card
        there = [company.id for company in campaign.companies if company.id not in absent]
        starter = there[draw(campaign, f"starter of game {campaign.game}", len(there))]
    return replace(campaign, absent=absent, starter=starter)


def _name(campaign: Campaign, entry: Named) -> Campaign:
    if entry.company not in {company.id for company in campaign.companies}:
        raise CampaignError(f"the campaign has no company {entry.company!r}")
    if entry.player in {company.player for company in campaign.companies if company.id != entry.company}:
        raise CampaignError("every player has a name of their own")
    try:
        player_names([entry.player])
    except OptionError as error:
        raise CampaignError(str(error)) from None
    return campaign.with_company(replace(campaign.company(entry.company), player=entry.player))


def played(campaign: Campaign, record: Json) -> Played:
    """The entry of a game that is over; CampaignError if it is not the one that is to be played."""
    return Played(record, standing(_apply(campaign, Played(record))))


def _play(campaign: Campaign, entry: Played) -> Campaign:
    if campaign.todo.kind != "play":
        raise CampaignError("no game is to be played now")
    check_record(campaign, entry.record, dealing_of(campaign))
    try:
        campaign, events_past, claimers = fold_in(campaign, entry.record)
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError):
        raise CampaignError(f"the record of game {campaign.game} is damaged") from None
    after = campaign.content.cards_at(campaign.game, "after")
    campaign = replace(campaign, game=campaign.game + 1, stage="after", absent=(), unread=_ids(after))
    if campaign.is_over:
        return campaign
    pending: tuple[Decision, ...] = ()
    if events_past:
        pending = (Decision("banish", campaign.starter, events_past),)
    return _ask_settling(replace(campaign, pending=pending, to_settle=claimers))


def _expect_standing(campaign: Campaign, entry: Played) -> Campaign:
    if entry.after is not None and entry.after != standing(campaign):
        raise CampaignError(f"after game {campaign.game - 1} the campaign stood otherwise than is told")
    return campaign


def _ask_settling(campaign: Campaign) -> Campaign:
    """The next track bed that was claimed for the first time: its claimer settles the colour, one of the rarest."""
    if not campaign.to_settle or any(decision.kind == "settle" for decision in campaign.pending):
        return campaign
    (company, route), rest = campaign.to_settle[0], campaign.to_settle[1:]
    spaces = campaign.spaces_by_color
    rarest = tuple(sorted(spaces, key=lambda color: (spaces[color], color))[:COLORS_OFFERED])
    decision = Decision("settle", company, rarest, route)
    return replace(campaign, pending=(*campaign.pending, decision), to_settle=rest)
