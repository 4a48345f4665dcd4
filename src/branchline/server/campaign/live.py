"""A campaign that somebody looks at: its value, and the sockets it is told to."""

import asyncio

from branchline.server import campaign_models as models
from branchline.server.campaign import telling
from branchline.server.campaign.state import CampaignState
from branchline.server.journal import Journal
from branchline.server.limits import Limits
from branchline.server.live import Connection
from branchline.server.presence import NOBODY, Here
from branchline.server.table.clocks import Moment, Watch


class CampaignConnection(Connection):
    """One socket at a campaign, and the language it is told in."""

    def __init__(self, token: str | None, language: models.Language, limits: Limits) -> None:
        super().__init__(token, limits)
        self.language = language
        self.told_presence: tuple[Here, frozenset[int]] = NOBODY, frozenset()


class LiveCampaign(Journal[CampaignState]):
    """A campaign in memory."""

    def __init__(self, name: str, state: CampaignState) -> None:
        super().__init__(name, state)
        self.watch = Watch()
        self.connections: set[CampaignConnection] = set()
        self.present: Here = NOBODY  # with this process
        self.there: Here = NOBODY  # with any process
        self.at_table: frozenset[int] = frozenset()  # who sits at its table
        self.telling: asyncio.TimerHandle | None = None
        self.working: asyncio.Task[None] | None = None  # what it does by itself

    def now(self) -> Moment:
        """The time, and who is there."""
        return self.watch.moment(len(self.state.holders))

    def see(self, there: Here) -> None:
        """Who is connected from now on, with any process."""
        self.there = there
        self.watch.see(*there)

    def view(self, token: str | None, language: models.Language) -> models.CampaignView:
        """Everything the holder of a token (None: a spectator) may know."""
        return telling.view(self.state, (self.there[0], self.at_table), token, language)

    @property
    def presence(self) -> tuple[Here, frozenset[int]]:
        """Who is where."""
        return self.there, self.at_table
