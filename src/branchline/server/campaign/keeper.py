"""Campaigns in memory, and those who are connected to them.

A game of a campaign is an ordinary table. Its name follows from the campaign's key, so there is exactly one, whoever
asks for it and in whichever process. When its game is over the campaign takes in the record, and then the table is told
that it has been: whatever is killed in between, the table stays due until both are done, and the campaign takes a game
in only if it is the one to be played.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from typing import Concatenate, ParamSpec

from branchline.server import campaign_models as models
from branchline.server.attended import AttendedJournals
from branchline.server.campaign import applying, documents, evening, founding, proposals, telling
from branchline.server.campaign.entries import CampaignEntry, Founded, read_entry, write_entry
from branchline.server.campaign.live import CampaignConnection, LiveCampaign
from branchline.server.campaign.state import CampaignState, Happened
from branchline.server.fold import Fold
from branchline.server.hub import Hub
from branchline.server.journal import TRIES, shared
from branchline.server.keys import hash_token
from branchline.server.live import LiveTable
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.store import ConflictError, StoreError
from branchline.server.table import proposals as table_proposals
from branchline.server.table.clocks import Moment

log = logging.getLogger("branchline.server")

CAMPAIGNS: Fold[CampaignState, CampaignEntry, Happened] = Fold(
    what="campaign",
    write_entry=write_entry,
    read_entry=read_entry,
    begin=applying.begin,
    apply=applying.apply,
    listing=telling.listing,
)

RETRY_SECONDS = 1.0  # before what a campaign does by itself is tried again, when the store failed

Wish = ParamSpec("Wish")


class Campaigns(AttendedJournals[LiveCampaign, CampaignEntry, Happened]):
    """All campaigns of this process. Their games are played at the tables of `hub`."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub.store, CAMPAIGNS, LiveCampaign, hub.metrics)
        self.hub, self.limits = hub, hub.limits
        self._creating: dict[str, asyncio.Task[LiveCampaign]] = {}
        self._beginning: dict[str, asyncio.Task[LiveTable]] = {}
        self._checking = ThreadPoolExecutor(1, thread_name_prefix="campaign")
        hub.caretaker.take_in = self.take_in
        hub.noticed = self._table_noticed

    # --- life ---------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is stored already."""
        await super().close()
        self._checking.shutdown(wait=False, cancel_futures=True)

    def let_go(self, live: LiveCampaign) -> None:
        """It decides nothing more by itself."""
        if live.working is not None:
            live.working.cancel()

    def may_have(self, name: str) -> bool:
        """Tables are the hub's."""
        return name.startswith(telling.PREFIX)

    # --- what the journals tell ---------------------------------------------------------------------------------------

    def happened(self, journal: LiveCampaign, entry: CampaignEntry, happened: Happened) -> None:
        """Everybody is told what then is, as far as they may know it."""
        self.recount(journal)
        self.metrics.entries.labels(f"campaign_{entry.kind}").inc()
        self.tell(journal)

    def settled(self, journal: LiveCampaign, ours: bool) -> None:
        """What it does by itself: bots decide, and a game that is over is taken in.

        Of two processes that do it at once one is too late, and finds that nothing is left to do.
        """
        if journal.working is None and not self.closing and _has_work(journal.state):
            journal.working = asyncio.get_running_loop().create_task(self._work(journal))

    def none_such(self) -> Refused:
        """There is no campaign of that name."""
        return Refused("no_such_campaign", "there is no such campaign")

    async def find(self, name: str) -> LiveCampaign:
        """A campaign; one that was kept with an earlier version of its edition goes on with this one."""
        live = await super().find(name)
        if not live.state.campaign.is_current:
            await self.carry_out(live, proposals.revised)
        return live

    # --- making things happen -----------------------------------------------------------------------------------------

    async def carry_out(
        self,
        live: LiveCampaign,
        proposal: Callable[Concatenate[CampaignState, Moment, Wish], CampaignEntry],
        *wish: Wish.args,
        **more: Wish.kwargs,
    ) -> None:
        """Let one of the `proposals` happen; what happened before does not happen again."""
        with suppress(AlreadyDone):
            await self.do(live, lambda: proposal(live.state, self._moment(live), *wish, **more))

    def _moment(self, live: LiveCampaign) -> Moment:
        """The time, and who is there: at the campaign, or still at the table of its last game."""
        now, there = live.now(), live.at_table
        away = {place: seconds for place, seconds in now.away.items() if place not in there}
        return replace(now, here=now.here | there, away=away)

    def _at_table(self, state: CampaignState) -> frozenset[int]:
        """The companies whose players are connected to the table of the game in progress, or of the last one."""
        table = self.hub.kept.get(state.tables[max(state.tables)]) if state.tables else None
        if table is None:
            return frozenset()
        tokens = [table.state.seats[seat].token for seat in table.there[0]]
        return frozenset(place for token in tokens for place in state.places_of(token))

    def _table_noticed(self, table: LiveTable) -> None:
        played = table.state.created.campaign
        if played is not None and (live := self.kept.get(telling.PREFIX + played.id)):
            self.recount(live)

    async def found(self, keys: founding.Keys, make: Callable[[], Awaitable[Founded]]) -> LiveCampaign:
        """The campaign of these keys; made now, unless it was before."""
        name = telling.PREFIX + keys.name
        live = await shared(self._creating, name, lambda: self._found(name, make))
        if live.state.founded.host != hash_token(keys.token):
            raise Refused("bad_request", "that id belongs to something else")
        return live

    async def _found(self, name: str, make: Callable[[], Awaitable[Founded]]) -> LiveCampaign:
        for _ in range(TRIES):
            with suppress(Refused):
                return await self.find(name)
            entry = await make()
            with suppress(ConflictError):
                live = await self.create(name, entry)
                self.settled(live, ours=True)
                return live
        raise Refused("busy", "too many things happen at once; try again")

    async def bring(self, wish: models.ImportCampaign, keys: founding.Keys) -> LiveCampaign:
        """A campaign from its document. One at a time is checked: players share the processor with it."""
        loop = asyncio.get_running_loop()

        def make() -> Founded:
            return founding.brought_campaign(documents.read_document(wish.document), wish, keys, time.time())

        return await self.found(keys, lambda: loop.run_in_executor(self._checking, make))

    async def document(self, live: LiveCampaign, token: str) -> str:
        """The campaign's document, with the moves of the game in progress."""
        await self.surely(live, lambda: documents.expect_document(live.state, token))
        state = live.state
        moves: list[int] = []
        if state.table is not None:
            with suppress(Refused):  # not made yet
                game = (await self.hub.find(state.table)).state.game
                moves = [] if game is None else [played.move.action for played in game.played]
        rows = await asyncio.wrap_future(self.store.entries(live.name))
        stored = [body for number, body in rows if number <= state.number]
        return await asyncio.to_thread(documents.write_document, state, stored, moves)

    # --- games --------------------------------------------------------------------------------------------------------

    async def begin(self, live: LiveCampaign, token: str) -> LiveTable:
        """The table of the next game; made now, unless it was before."""
        table = await self._begin_known(live, token)
        if table.state.counted:  # another process has taken the game in, and we have not heard of it
            await self.renew(live)
            table = await self._begin_known(live, token)
        return table

    async def _begin_known(self, live: LiveCampaign, token: str) -> LiveTable:
        if live.state.table is None:
            await self.surely(live, lambda: proposals.expect_game(live.state, token))
        game = live.state.campaign.game
        return await shared(self._beginning, f"{live.name} {game}", lambda: self._begin(live, game))

    async def _begin(self, live: LiveCampaign, game: int) -> LiveTable:
        """First the campaign says which table it is, then the table is made: nobody sits at one it does not know of."""
        name = evening.table_name(live.state, game)
        await self.carry_out(live, proposals.table_made, game, name)
        for _ in range(TRIES):
            try:
                return await self.hub.find(name)
            except Refused as refused:
                if refused.code != "no_such_table":
                    raise
            state = live.state
            if state.campaign.game != game:
                raise Refused("not_now", "that game has been played")
            with suppress(ConflictError):
                return await self.hub.open_table(name, await asyncio.to_thread(evening.table_of, state, time.time()))
        raise Refused("busy", "too many things happen at once; try again")

    async def take_in(self, table: LiveTable) -> None:
        """A campaign's game is over: its record is folded in, and the table knows it."""
        played = table.state.created.campaign
        assert played is not None
        assert table.state.game is not None
        live = await self.find(telling.PREFIX + played.id)
        if live.state.campaign.game <= played.game:
            record = await asyncio.to_thread(lambda game: json.loads(game.save()), table.state.game)
            await self.carry_out(live, proposals.played, played.game, record)
        with suppress(AlreadyDone):
            await self.hub.carry_out(table, table_proposals.counted)

    async def _work(self, live: LiveCampaign) -> None:
        """What it does by itself, until nothing is left; while it cannot be stored, again and again."""
        try:
            while not await self._worked(live):
                await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("campaign", extra={"campaign": live.name})
        finally:
            live.working = None

    async def _worked(self, live: LiveCampaign) -> bool:
        try:
            await self._bots_decide(live)
            if live.state.table is not None:
                with suppress(Refused):  # the table is made when somebody comes
                    await self.hub.find(live.state.table)  # it hands its game in by itself if that is over
        except StoreError as error:
            self.report(error)
            return False
        return True

    async def _bots_decide(self, live: LiveCampaign) -> None:
        while _asks_a_bot(live.state):
            seen = live.state.number
            try:
                await self.do(live, lambda: proposals.bot_decides(live.state, live.now()))
            except Refused:
                if live.state.number == seen:  # otherwise another process was faster: look again
                    raise

    # --- connections --------------------------------------------------------------------------------------------------

    def tell(self, live: LiveCampaign) -> None:
        """Everybody gets the whole view; those who may know the same get the same."""
        if live.telling is not None:
            live.telling.cancel()
            live.telling = None
        texts: dict[tuple[str | None, str], str] = {}
        for connection in live.connections:
            who = connection.token if live.state.knows(connection.token) else None
            if (who, connection.language) not in texts:
                texts[who, connection.language] = live.view(who, connection.language).model_dump_json()
            connection.send(texts[who, connection.language])
            connection.told = live.who()

    def show(self, live: LiveCampaign, connection: CampaignConnection) -> None:
        """Everything anew for one connection."""
        connection.send(live.view(connection.token, connection.language).model_dump_json())
        connection.told = live.who()

    def recounted(self, live: LiveCampaign) -> None:
        """Who is not in the office may be at the table."""
        live.at_table = self._at_table(live.state)

    def tell_presence(self, live: LiveCampaign) -> None:
        """Everybody gets the whole view, unless all have heard it since."""
        if any(connection.told != live.who() for connection in live.connections):
            self.tell(live)


def _asks_a_bot(state: CampaignState) -> bool:
    decision = state.campaign.todo.decision
    return decision is not None and state.holder(decision.company).bot is not None


def _has_work(state: CampaignState) -> bool:
    return state.campaign.is_current and (_asks_a_bot(state) or state.table is not None)
