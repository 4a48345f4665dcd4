"""What each one is told: a campaign in messages, as far as the holder of a token (None: a spectator) may know it.

Everything is named here that may be told; what is not named stays where it is: the key, unread cards, closed boxes,
event cards nobody has seen, and the postcards of others.
"""

from collections.abc import Mapping

from branchline.campaign.campaign import Campaign, Company, Decision, Result
from branchline.campaign.content import GAMES, StoryCard
from branchline.server import campaign_models as models
from branchline.server.campaign.state import CampaignState
from branchline.server.fold import Listing

PREFIX = "campaign:"  # before the name of a campaign's journal, so that no table's can be meant

Texts = Mapping[str, str]


def view(
    state: CampaignState,
    where: tuple[frozenset[int], frozenset[int]],
    token: str | None,
    language: models.Language = "en",
) -> models.CampaignView:
    """Everything the holder may know; `where` are the companies that are connected here, and to the table."""
    campaign, texts = state.campaign, state.campaign.content.texts(language)
    knows = state.knows(token)
    own = state.company_of(token)
    teller = _Teller(state, texts, own)
    return models.CampaignView(
        id=public_id(state.id),
        number=state.number,
        edition=campaign.content.edition.name,
        title=campaign.content.edition.title,
        game=campaign.game,
        games=GAMES,
        year=campaign.content.year(min(campaign.game, GAMES)),
        stage=campaign.stage,
        company=own,
        host=state.is_host(token),
        companies=[teller.company(company, place, where, knows) for place, company in enumerate(campaign.companies)],
        winners=list(campaign.winners) if knows else [],
        todo=teller.todo() if knows else None,
        table=state.table if knows else None,
        cards=[teller.card(campaign.content.card(card)) for card in campaign.read] if knows else [],
        boards=teller.boards() if knows else [],
        boxes=teller.boxes() if knows else [],
        steps=teller.steps() if knows else [],
        events=teller.events() if knows else [],
        large=teller.large() if knows else [],
        postcards=teller.postcards() if knows else [],
        results=[teller.result(result) for result in campaign.results] if knows else [],
        trains=campaign.trains if knows else 0,
        handed_out=state.handed_out if knows else None,
        options=state.options,
    )


def public_id(name: str) -> str:
    """A campaign as people know it, by the name of its journal."""
    return name.removeprefix(PREFIX)


def revealed_pictures(state: CampaignState, token: str | None) -> frozenset[str]:
    """The names of the pictures of everything that is revealed to the holder."""
    seen = view(state, (frozenset(), frozenset()), token)
    if not state.knows(token):
        return frozenset(company.id for company in seen.companies)
    names = [card.picture for cards in (seen.cards, seen.boxes, seen.events, seen.postcards) for card in cards]
    if seen.todo is not None and seen.todo.card is not None:
        names.append(seen.todo.card.picture)
    return frozenset([*names, *(company.id for company in seen.companies)])


class _Teller:
    """Words for the parts of one campaign, for one company."""

    def __init__(self, state: CampaignState, texts: Texts, own: str | None) -> None:
        self.state, self.campaign, self.texts, self.own = state, state.campaign, texts, own
        self.edition = state.campaign.content.edition

    def said(self, name: str) -> str:
        return self.texts.get(name, "")

    # --- companies ----------------------------------------------------------------------------------------------------

    def company(
        self, company: Company, place: int, where: tuple[frozenset[int], frozenset[int]], knows: bool
    ) -> models.CompanyView:
        """A company; a spectator knows who plays it, and no figures."""
        holder = self.state.holder(company.id)
        return models.CompanyView(
            id=company.id,
            name=self.said(company.id),
            text=self.said(f"{company.id}-text"),
            color=self.edition.printed_of("company")[company.id].color,
            player=company.player,
            kind="bot" if holder.level is not None else "person",
            level=holder.bot,
            stand_in=holder.stand_in is not None,
            taken=holder.token is not None,
            invited=holder.link is not None,
            here=place in where[0] and knows,
            at_table=place in where[1] and knows,
            present=company.id not in self.campaign.absent,
            starter=company.id == self.campaign.starter and knows,
            vault=sum(company.vault) if knows else 0,
            slips=list(company.vault) if knows else [],
            victories=company.victories if knows else 0,
            postcards=len(company.office) if knows else 0,
            agreed=company.id in self.state.agreed and knows,
        )

    def postcards(self) -> list[models.PostcardView]:
        """Those of the own office, and what anybody has shown."""
        mine = self.campaign.company(self.own).office if self.own else ()
        shown = [(company.id, card) for company in self.campaign.companies for card in company.shown]
        return [self._postcard(card, self.own or "", False) for card in mine] + [
            self._postcard(card, company, True) for company, card in shown
        ]

    def _postcard(self, card: str, company: str, shown: bool) -> models.PostcardView:
        return models.PostcardView(
            id=card,
            number=self.edition.printed_of("postcard")[card].number,
            company=company,
            text=self.said(card),
            secret=self.said(f"{card}-secret"),
            picture=card,
            shown=shown,
        )

    # --- what is to be done -------------------------------------------------------------------------------------------

    def todo(self) -> models.TodoView:
        """What has to happen next. The card that lies on top is open for everybody; those below it are not."""
        todo = self.campaign.todo
        card = self.card(self.campaign.content.card(todo.card)) if todo.kind == "read" else None
        decision = self.decision(todo.decision) if todo.decision else None
        return models.TodoView(kind=todo.kind, card=card, left=len(self.campaign.unread), decision=decision)

    def card(self, card: StoryCard) -> models.CardView:
        """A card of the story. What lay in a box was read before the first game with it."""
        since = next((box.since for box in self.campaign.boxes if box.id == card.box), card.game)
        return models.CardView(
            id=card.id,
            kind=card.kind,
            title=self.said(f"story-{card.id}"),
            text=self.said(f"story-{card.id}-text"),
            picture=f"story-{card.id}",
            game=since,
            at="after" if card.at == "after" else "before",
            box=card.box or None,
        )

    def decision(self, decision: Decision) -> models.DecisionView:
        """What a company is asked."""
        cities: list[str] = []
        if decision.kind == "settle":
            cities = [self.edition.cities[end].name for end in self.edition.route(decision.about).ends]
        return models.DecisionView(
            kind=decision.kind,
            company=decision.company,
            options=[self._option(decision, option) for option in decision.options],
            about=decision.about,
            cities=cities,
            yours=decision.company == self.own,
        )

    def _option(self, decision: Decision, option: str) -> models.OptionView:
        match decision.kind:
            case "choose":
                return models.OptionView(id=option, title=self.said(f"story-{decision.about}-option-{option}"), text="")
            case "banish":
                return models.OptionView(id=option, title=self.said(option), text=self.said(f"{option}-text"))
            case "settle":  # a colour: the page knows what it is called
                return models.OptionView(id=option, title="", text="")

    # --- what is in force ---------------------------------------------------------------------------------------------

    def boards(self) -> list[models.NamedThing]:
        """The parts of the map on the table."""
        names = {part.id: part.name for part in self.edition.boards}
        return [models.NamedThing(id=board, name=names[board]) for board in self.campaign.boards]

    def boxes(self) -> list[models.BoxView]:
        """The boxes opened so far."""
        since = {box.id: box.since for box in self.campaign.boxes}
        parts = {part.id for part in self.edition.boards}
        return [
            models.BoxView(
                id=box.id,
                title=self.said(f"box-{box.id}"),
                text=self.said(f"box-{box.id}-text"),
                picture=f"box-{box.id}",
                since=since[box.id],
                resting=self.campaign.is_resting(box),
                board=box.id if box.id in parts else None,
            )
            for box in self.campaign.open_boxes
        ]

    def steps(self) -> list[models.StepView]:
        """The claim steps in force, by number."""
        boxes = {box.id for box in self.campaign.content.boxes}
        printed = self.edition.printed_of("step")
        return sorted(
            (
                models.StepView(
                    id=step,
                    number=printed[step].number,
                    title=self.said(step),
                    text=self.said(f"{step}-text"),
                    box=printed[step].group if printed[step].group in boxes else None,
                    trace=printed[step].trace,
                )
                for step in self.campaign.steps
            ),
            key=lambda step: step.number,
        )

    def events(self) -> list[models.EventCardView]:
        """The event cards that were turned up in some game, in that order."""
        printed = self.edition.printed_of("event")
        return [
            models.EventCardView(
                id=event,
                title=self.said(event),
                text=self.said(f"{event}-text"),
                picture=event,
                lightning=printed[event].lightning,
                banished=event in self.campaign.banished,
            )
            for event in seen_events(self.campaign)
        ]

    def large(self) -> list[models.NamedThing]:
        """The large cities on the table."""
        boards, large = self.campaign.boards, set(self.campaign.large_cities)
        cities = [city for city in self.edition.cities if city.board in boards and city.id in large]
        return [models.NamedThing(id=city.id, name=city.name) for city in cities]

    # --- what was played ----------------------------------------------------------------------------------------------

    def result(self, result: Result) -> models.GameResult:
        """A finished game: which postcards came is their owners' business, how many came is everybody's."""
        slips = dict(result.slips)
        tickets = {company: (done, missed) for company, done, missed in result.tickets}
        return models.GameResult(
            game=result.game,
            year=result.year,
            boards=list(result.boards),
            companies=[
                models.CompanyResult(
                    company=company.id,
                    slip=slips[company.id],
                    place=result.places.index(company.id) + 1 if company.id in result.places else None,
                    tickets=tickets.get(company.id),
                    received=sum(owner == company.id for owner, _ in result.postcards),
                    shown=[card for owner, card in result.shown if owner == company.id],
                )
                for company in self.campaign.companies
            ],
            events=list(result.events),
            table=None if result.game in self.campaign.trusted else self.state.tables.get(result.game),
            earlier=result.game in self.campaign.trusted,
        )


def seen_events(campaign: Campaign) -> list[str]:
    """The event cards that players have seen, in the order they first came up."""
    return list(dict.fromkeys(event for result in campaign.results for event in result.events))


def listing(state: CampaignState) -> Listing:
    """What the store keeps of a campaign beside its entries.

    It does nothing by itself that cannot wait until somebody looks at it, and it is in no list. Codes are upper case
    where people give them, so nobody finds it by one.
    """
    return Listing(
        id=state.id,
        code=state.id,
        public=False,
        state="over" if state.campaign.is_over else "playing",
        created=state.founded.at,
        due=None,
        summary="{}",
    )
