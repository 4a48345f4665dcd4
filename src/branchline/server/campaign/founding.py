"""How a campaign begins here: founded by somebody, or brought as a document."""

import secrets
from collections.abc import Mapping, Sequence

from branchline.bots import bot_names
from branchline.campaign import CampaignError, CampaignFile
from branchline.campaign import entries as steps
from branchline.campaign.document import PERSON
from branchline.server import campaign_models as models
from branchline.server.campaign import entries
from branchline.server.campaign.proposals import check_players
from branchline.server.keys import derived, hash_token, new_token
from branchline.server.models import Level, TableOptions
from branchline.server.refusals import Refused
from branchline.server.table.seats import BOT_NAMES, folded

LEVELS: Mapping[str, Level] = {"easy": "easy", "normal": "normal", "hard": "hard", "expert": "expert"}


def level_of(bot: str) -> Level:
    """The level at which a bot of the terminal plays here."""
    return LEVELS.get(bot, "normal")


class Keys:
    """The secrets of a new campaign: those of a repeated request are the same again."""

    def __init__(self, id: str | None) -> None:
        self._id = id
        self.name = derived("campaign", id, 9) if id else secrets.token_urlsafe(9)
        self.token = derived("campaign token", id, 24) if id else new_token()
        self._links: dict[str, str] = {}

    def link(self, company: str) -> str:
        """The invitation to a company."""
        if company not in self._links:
            self._links[company] = derived(f"campaign link {company}", self._id, 24) if self._id else new_token()
        return self._links[company]


def new_campaign(wish: models.NewCampaign, keys: Keys, at: float) -> entries.Founded:
    """The first entry of a campaign that is founded now."""
    players = _named(wish.companies)
    check_players(list(players.values()))
    kinds = {plan.company: plan.level for plan in wish.companies if plan.kind == "bot"}
    try:
        file = CampaignFile.found([(plan.company, players[plan.company]) for plan in wish.companies], dict(kinds))
    except CampaignError as error:
        raise Refused("bad_setting", str(error)) from None
    if len(players) < len(wish.companies):
        raise Refused("bad_setting", "every player has a company of their own")
    return _founded(file, kinds, wish.own, wish.options, keys, at)


def _named(plans: Sequence[models.CompanyPlan]) -> dict[str, str]:
    """Who plays each company. Bots have names nobody else has; who comes by a link may bring another one."""
    taken = {folded(plan.name) for plan in plans if plan.name}
    free = iter(name for name in BOT_NAMES if folded(name) not in taken)
    color = {plan.company: plan.company.partition("-")[2].title() for plan in plans}
    return {plan.company: plan.name or (next(free) if plan.kind == "bot" else color[plan.company]) for plan in plans}


def brought_campaign(file: CampaignFile, wish: models.ImportCampaign, keys: Keys, at: float) -> entries.Founded:
    """The first entry of a campaign that goes on here. Its document was verified."""
    check_players([company.player for company in file.campaign.companies])
    known = bot_names()
    bots = {company: bot for company, bot in file.players.items() if bot in known}
    if any(bot != PERSON and bot not in known for bot in file.players.values()):
        raise Refused("bad_campaign", "a company is played by a bot that is not known here")
    if file.campaign.todo.kind == "play":
        file.game()  # leaves out moves that cannot be
    moves = tuple(file.moves) if file.campaign.todo.kind == "play" else ()
    founded = _founded(file, bots, wish.own, wish.options, keys, at)
    return founded.model_copy(update={"brought": True, "moves": moves})


def _founded(
    file: CampaignFile, bots: Mapping[str, str], own: str | None, options: TableOptions, keys: Keys, at: float
) -> entries.Founded:
    companies = [company.id for company in file.campaign.companies]
    if own is not None and (own not in companies or own in bots):
        raise Refused("bad_setting", "your own company is one of those that persons play")
    host = hash_token(keys.token)
    holdings = []
    for company in companies:
        if company == own:
            holdings.append(entries.Holding(company=company, token=host))
        elif company in bots:
            holdings.append(entries.Holding(company=company, level=level_of(bots[company])))
        else:
            holdings.append(entries.Holding(company=company, link=hash_token(keys.link(company))))
    return entries.Founded(
        at=at,
        key=file.key,
        steps=[steps.to_json(step) for step in file.entries],
        holdings=holdings,
        bots=dict(bots),
        host=host,
        options=options.model_copy(update={"public": False}),
    )


def links_of(entry: entries.Founded, keys: Keys) -> list[models.CompanyLink]:
    """The invitations that the founder sends to the others."""
    return [
        models.CompanyLink(company=holding.company, link=keys.link(holding.company))
        for holding in entry.holdings
        if holding.link is not None
    ]
