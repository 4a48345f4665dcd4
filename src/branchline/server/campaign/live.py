"""A campaign that somebody looks at: its value, and the sockets it is told to."""

import asyncio

from branchline.server import campaign_models as models
from branchline.server.attended import Attended
from branchline.server.campaign import telling
from branchline.server.campaign.state import CampaignState
from branchline.server.connection import Connection
from branchline.server.limits import Limits
from branchline.server.table.clocks import Moment


class CampaignConnection(Connection):
    """One socket at a campaign, and the language it is told in."""

    def __init__(self, token: str | None, language: models.Language, limits: Limits) -> None:
        super().__init__(token, limits)
        self.language = language


class LiveCampaign(Attended[CampaignState]):
    """A campaign in memory."""

    def __init__(self, name: str, state: CampaignState) -> None:
        super().__init__(name, state)
        self.at_table: frozenset[int] = frozenset()  # who sits at its table
        self.working: asyncio.Task[None] | None = None  # what it does by itself

    def now(self) -> Moment:
        """The time, and who is there."""
        return self.watch.moment(len(self.state.holders))

    def places_of(self, token: str | None) -> list[int]:
        """The companies that a token opens, by their places."""
        return self.state.places_of(token)

    def who(self) -> tuple[frozenset[int], frozenset[int]]:
        """Which companies are in the office, and which at the table; how many watch is no part of the view."""
        return self.there[0], self.at_table

    def is_needed(self, idle: float) -> bool:
        """Is it at work?"""
        return self.working is not None

    def view(self, token: str | None, language: models.Language) -> models.CampaignView:
        """Everything the holder of a token (None: a spectator) may know."""
        return telling.view(self.state, self.who(), token, language)
