"""What all requests of an application share, and how they get at it."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Concatenate, ParamSpec, cast

from fastapi import Depends, Header
from starlette.requests import HTTPConnection

from branchline.game import Game
from branchline.server.campaign.keeper import Campaigns
from branchline.server.campaign.live import LiveCampaign
from branchline.server.campaign.telling import PREFIX
from branchline.server.entries import AnyEntry
from branchline.server.hub import Hub
from branchline.server.keys import hash_token
from branchline.server.limits import Buckets
from branchline.server.live import LiveTable
from branchline.server.look_back import LookBack
from branchline.server.models import TableInfo
from branchline.server.pulse import Pulse
from branchline.server.refusals import Refused
from branchline.server.shield import address_of
from branchline.server.table.clocks import Moment
from branchline.server.table.state import TableState

BEARER = "Bearer "
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")

Wish = ParamSpec("Wish")


@dataclass
class Service:
    """The tables, and what is counted for everybody."""

    hub: Hub
    campaigns: Campaigns
    layouts: Path | None  # where computed layouts of boards are kept
    new_tables: Buckets  # of each address
    arranging: Buckets  # of each token, or address without one
    pulse: Pulse
    look_back: LookBack = field(default_factory=LookBack)
    sockets: Counter[str] = field(default_factory=Counter)  # open ones of each address

    async def find(self, table: str) -> LiveTable:
        """The table of that name."""
        if not TABLE_ID.fullmatch(table):
            raise self.hub.none_such()
        return await self.hub.find(table)

    async def do(
        self,
        table: str,
        token: str | None,
        proposal: Callable[Concatenate[TableState, Moment, str, Wish], AnyEntry],
        *wish: Wish.args,
        **more: Wish.kwargs,
    ) -> TableInfo:
        """What the holder of a token wants done at a table; gives the table as it then is."""
        live = await self.find(table)
        self.take_arranging(need(token))
        await self.hub.carry_out(live, proposal, need(token), *wish, **more)
        return live.info()

    async def finished(self, table: str) -> tuple[LiveTable, Game]:
        """A table whose game is over, and the game."""
        live = await self.find(table)

        def look() -> Game:
            if live.state.stage != "over" or live.state.game is None:
                raise Refused("not_over", "the game is not over")
            return live.state.game

        return live, await self.hub.surely(live, look)

    async def has_seat(self, live: LiveTable, token: str | None) -> bool:
        """Does a token open a seat here?"""

        def look() -> None:
            if not live.state.seats_of(token):
                raise Refused("not_seated", "only players can do that")

        with suppress(Refused):
            await self.hub.surely(live, look)
            return True
        return False

    async def find_campaign(self, campaign: str) -> LiveCampaign:
        """The campaign of that name."""
        if not TABLE_ID.fullmatch(campaign):
            raise self.campaigns.none_such()
        return await self.campaigns.find(PREFIX + campaign)

    def take_new_table(self, connection: HTTPConnection) -> None:
        """One more table for an address."""
        if not self.new_tables.take(address_of(connection.scope)):
            raise Refused("slow_down", "too many new tables; try again in a while")

    def take_arranging(self, who: str) -> None:
        """One more change at a table: it is kept for ever."""
        if not self.arranging.take(who):
            raise Refused("slow_down", "too many changes; try again in a while")


def service_of(connection: HTTPConnection) -> Service:
    """What the application that answers has."""
    return cast(Service, connection.app.state.service)


async def _service(connection: HTTPConnection) -> Service:
    return service_of(connection)


async def _bearer(authorization: Annotated[str | None, Header()] = None) -> str | None:
    if authorization is None or not authorization.startswith(BEARER):
        return None
    return hash_token(authorization.removeprefix(BEARER))


Shared = Annotated[Service, Depends(_service)]
Bearer = Annotated[str | None, Depends(_bearer)]  # the hash of the token the request carries, if any


def key_in(connection: HTTPConnection) -> str:
    """The token itself, of a request that carries one."""
    return connection.headers["authorization"].removeprefix(BEARER)


def need(token: str | None) -> str:
    """The token, or a refusal without one."""
    if token is None:
        raise Refused("not_seated", "this needs the token of a seat")
    return token
