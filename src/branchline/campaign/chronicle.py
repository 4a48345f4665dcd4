"""A campaign told game by game, in plain sentences: what opened and why, who won, what was found and settled."""

from collections.abc import Iterator

from branchline.campaign.campaign import Campaign, Result
from branchline.campaign.entries import Decided, Entry, Founded, Played, Read, Revised
from branchline.campaign.fold import apply, found

Texts = dict[str, str]


def chronicle(first: Campaign, entries: list[Entry], texts: Texts) -> Iterator[str]:
    """The lines of the chronicle. `first` is the campaign as it was founded, `entries` all that followed."""
    teller = _Teller(texts)
    yield from teller.founding(first)
    campaign = first
    for entry in entries:
        if isinstance(entry, Founded):
            continue
        after = apply(campaign, entry)
        yield from teller.entry(campaign, entry, after)
        campaign = after
    yield from teller.ending(campaign)


def founded(campaign: Campaign, entries: list[Entry]) -> Campaign:
    """The campaign at its first moment."""
    first = entries[0]
    assert isinstance(first, Founded)
    return found(campaign.content, first, campaign.key)


class _Teller:
    """Words for entries."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def name(self, card: str) -> str:
        """The title of a printed or written card."""
        return self.texts.get(card, card.partition("-")[2].replace("-", " "))

    def player(self, campaign: Campaign, company: str) -> str:
        """`Ann (Cardinal Central)`."""
        return f"{campaign.company(company).player} ({self.name(company)})"

    def founding(self, campaign: Campaign) -> Iterator[str]:
        """Who sets out."""
        names = ", ".join(self.player(campaign, company.id) for company in campaign.companies)
        yield f"Founded: {names}. {self.player(campaign, campaign.starter)} begins."

    def entry(self, before: Campaign, entry: Entry, after: Campaign) -> Iterator[str]:
        """What one entry did, where it is worth a line."""
        match entry:
            case Played():
                yield from self.game(after.results[-1], after)
            case Decided() if before is not after and not after.lapsed:
                yield from self.decision(before, entry)
            case Read() if not after.lapsed:
                card = before.content.card(entry.card)
                if card.box:
                    yield f"  {self.name('box-' + card.box)} opens before game {before.game}."
            case Revised():
                yield f"  From here on another version of {before.content.edition.title} is played."
            case _:
                pass

    def decision(self, campaign: Campaign, entry: Decided) -> Iterator[str]:
        """What a company decided between games."""
        decision = campaign.pending[0]
        who = self.player(campaign, entry.company)
        match decision.kind:
            case "banish":
                yield f"  {who} banishes {self.name(entry.option)}."
            case "choose":
                told = self.texts.get(f"story-{decision.about}-option-{entry.option}", entry.option)
                yield f"  {who} chooses: {told}"
            case "settle":
                route = campaign.content.edition.route(decision.about)
                ends = "–".join(campaign.content.edition.cities[end].name for end in route.ends)
                yield f"  {who} settles {ends}: {entry.option}."

    def game(self, result: Result, campaign: Campaign) -> Iterator[str]:
        """A game's results."""
        yield ""
        yield f"Game {result.game}, {result.year}"
        slips = dict(result.slips)
        for place, company in enumerate(result.places, start=1):
            done, missed = next((d, m) for c, d, m in result.tickets if c == company)
            tickets = f"{done} of {done + missed} tickets"
            yield f"  {place}. {self.player(campaign, company)} ${slips[company]}, {tickets}"
        for away in slips.keys() - set(result.places):
            yield f"  –  {self.player(campaign, away)} was away: ${slips[away]}"
        if result.events:
            yield f"  Events: {', '.join(self.name(event) for event in result.events)}."
        for company, card in result.shown:
            yield f"  {self.player(campaign, company)} meets {self.postcard(card, campaign)}."
        for company, card in result.postcards:
            yield f"  {self.player(campaign, company)} receives {self.postcard(card, campaign)}."

    def postcard(self, card: str, campaign: Campaign) -> str:
        """`postcard 12`: what is on it is its owner's."""
        return f"postcard {campaign.content.edition.printed_of('postcard')[card].number}"

    def ending(self, campaign: Campaign) -> Iterator[str]:
        """The vaults, if they are open."""
        if campaign.is_over:
            yield ""
            for company, worth in sorted(campaign.vaults.items(), key=lambda item: -item[1]):
                slips = " + ".join(map(str, campaign.company(company).vault))
                yield f"{self.player(campaign, company)}: ${worth} = {slips}"
            yield "Winner: " + " and ".join(self.player(campaign, company) for company in campaign.winners)
