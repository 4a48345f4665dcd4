"""A campaign as a value: all that follows from its entries, and nothing else. Nobody changes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from branchline.campaign import Campaign
from branchline.server.campaign.entries import Founded
from branchline.server.models import Level, TableOptions


@dataclass(frozen=True)
class Holder:
    """Who plays a company."""

    company: str
    level: Level | None = None  # of a bot in its own right
    link: str | None = None  # hash of the invitation that nobody has used; a bot may play until somebody does
    token: str | None = None  # hash; of the person who came
    stand_in: Level | None = None  # of the bot that plays while the person stays away

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays here now."""
        return self.stand_in if self.token else self.level


@dataclass(frozen=True)
class CampaignState:
    """A campaign after `number` entries."""

    id: str
    founded: Founded
    campaign: Campaign
    holders: tuple[Holder, ...]  # in the order of the companies
    number: int = 1
    at: float = 0.0  # of the last entry
    tables: Mapping[int, str] = field(default_factory=dict)  # by game
    moves: tuple[int, ...] = ()  # that the next game begins with: it was in progress where the campaign came from
    agreed: frozenset[str] = frozenset()  # companies
    handed_out: int | None = None  # the game since which the document could be had
    done: Mapping[tuple[str, str], int] = field(default_factory=dict)  # token and message: the entry it became

    @property
    def options(self) -> TableOptions:
        """What the tables of its games allow."""
        return self.founded.options

    @property
    def table(self) -> str | None:
        """The table of the game in progress."""
        return self.tables.get(self.campaign.game)

    @property
    def key(self) -> str:
        """What all chance of the campaign comes from."""
        return self.campaign.key

    def holder(self, company: str) -> Holder:
        """Who plays a company."""
        return next(holder for holder in self.holders if holder.company == company)

    def company_of(self, token: str | None) -> str | None:
        """The company that a token opens."""
        return next((h.company for h in self.holders if token is not None and h.token == token), None)

    def is_host(self, token: str | None) -> bool:
        """May the holder of the token arrange things?"""
        return token is not None and token == self.founded.host

    def knows(self, token: str | None) -> bool:
        """Does the token open anything here?"""
        return self.is_host(token) or self.company_of(token) is not None

    def place(self, company: str) -> int:
        """A company's number among all of them."""
        return [holder.company for holder in self.holders].index(company)

    def places_of(self, token: str | None) -> list[int]:
        """The number of the company that a token opens, if any."""
        return [place for place, holder in enumerate(self.holders) if token is not None and holder.token == token]

    @property
    def persons(self) -> frozenset[str]:
        """The companies that persons have taken."""
        return frozenset(holder.company for holder in self.holders if holder.token)

    def with_holder(self, changed: Holder) -> "CampaignState":
        """The same with one company played by somebody else."""
        holders = tuple(changed if holder.company == changed.company else holder for holder in self.holders)
        return replace(self, holders=holders)


@dataclass(frozen=True)
class Happened:
    """What an entry was: everybody gets the whole view anew."""

    number: int
    what: str
