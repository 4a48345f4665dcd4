"""Tables in memory, and those who are connected to them: what they want is made to happen, and told to everybody."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec

from branchline.game import Game
from branchline.server import models
from branchline.server.attended import AttendedJournals
from branchline.server.caretaker import Caretaker
from branchline.server.connection import Connection
from branchline.server.entries import AnyEntry, Created, read_entry, write_entry
from branchline.server.fold import Fold
from branchline.server.hints import hint_message
from branchline.server.journal import TRIES, shared
from branchline.server.keys import derived, hash_token, new_token
from branchline.server.limits import Buckets, Limits
from branchline.server.live import LiveTable
from branchline.server.metrics import Metrics
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.store import ConflictError, Store, StoreError
from branchline.server.table import ahead, applying, proposals, taking_back, telling
from branchline.server.table.clocks import AWAY_SECONDS, Moment
from branchline.server.table.state import Happened, TableState
from branchline.server.thinkers import Thinkers

TABLES: Fold[TableState, AnyEntry, Happened] = Fold(
    what="table",
    write_entry=write_entry,
    read_entry=read_entry,
    begin=applying.begin,
    apply=applying.apply,
    listing=telling.listing,
)

Wish = ParamSpec("Wish")


class Hub(AttendedJournals[LiveTable, AnyEntry, Happened]):
    """All tables of this process."""

    def __init__(self, store: Store, limits: Limits | None = None, threads: int = 0) -> None:
        super().__init__(store, TABLES, LiveTable, Metrics())
        self.limits = limits or Limits()
        self.thinkers = Thinkers(self.metrics, threads)
        self.caretaker = Caretaker(self, self.thinkers)
        self.noticed: Callable[[LiveTable], None] | None = None  # who is at the table of a campaign has changed
        self._chat = Buckets(*self.limits.chat)  # of each token: another connection gives no more
        self._mutes = Buckets(*self.limits.mutes)  # of each token
        self._take_backs = Buckets(*self.limits.take_backs)
        self._hints = Buckets(*self.limits.hints)  # of each table
        self._creating: dict[str, asyncio.Task[LiveTable]] = {}

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up all games that are going on: bots decide, clocks run."""
        await super().open()
        self.start(self.caretaker.sweep())

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is stored already."""
        await super().close()
        self.thinkers.close()

    def let_go(self, live: LiveTable) -> None:
        """Bots and clocks stop; the sweep finds the table when its time has come."""
        self.caretaker.let_go(live)

    # --- what the journals tell ---------------------------------------------------------------------------------------

    def happened(self, journal: LiveTable, entry: AnyEntry, happened: Happened) -> None:
        """Everybody is told what an entry changed, as far as they may know it."""
        self.recount(journal)
        self.metrics.entries.labels(entry.kind).inc()
        self._tell(journal, happened)

    def settled(self, journal: LiveTable, ours: bool) -> None:
        """Bots and clocks go on."""
        self.caretaker.look_after(journal, ours)

    def none_such(self) -> Refused:
        """There is no table of that name."""
        return Refused("no_such_table", "there is no such table")

    # --- making things happen -----------------------------------------------------------------------------------------

    async def carry_out(
        self,
        live: LiveTable,
        proposal: Callable[Concatenate[TableState, Moment, Wish], AnyEntry],
        *wish: Wish.args,
        **more: Wish.kwargs,
    ) -> Happened:
        """Let one of the `proposals` happen at a table."""
        return await self.do(live, lambda: proposal(live.state, live.now(), *wish, **more))

    async def set_up(self, wish: models.NewTable) -> tuple[LiveTable, str]:
        """A new table, with its creator seated unless all seats are bots'. Gives the creator's token.

        The same wish with the same id makes one table, whatever became of the first answer.
        """
        token = derived("token", wish.id, 24) if wish.id else new_token()
        name = derived("table", wish.id, 9) if wish.id else secrets.token_urlsafe(9)
        host, again = hash_token(token), wish.id is not None
        live = await shared(self._creating, name, lambda: self._set_up(name, wish, host, again))
        if live.state.created.host != host:
            raise Refused("bad_request", "that id belongs to something else")
        return live, token

    async def open_table(self, name: str, created: Created) -> LiveTable:
        """A table that begins with everybody seated; ConflictError if it was made before."""
        live = await self.create(name, created)
        self.settled(live, ours=True)
        return live

    async def rematch(self, live: LiveTable, key: str, seal: str | None = None) -> tuple[LiveTable, str]:
        """A seat at the next table for a player of this one; who asks first sets it up. Gives the token there.

        The table's name follows from the old one, the token from the player's: so there is one next table, and who
        asks again is given the same seat, whatever became of the first answer.
        """
        player, token = hash_token(key), derived(f"rematch {live.name}", key, 24)
        name, host = derived(f"rematch {live.name}", live.state.created.secret, 9), hash_token(token)
        wish = await self.surely(live, lambda: proposals.next_table(live.state, player, name))
        wish = wish.model_copy(update={"seal": seal})
        fresh = await shared(self._creating, name, lambda: self._set_up(name, wish, host, again=True))
        if live.state.rematch is None:
            with suppress(AlreadyDone):
                await self.carry_out(live, proposals.rematch, player, name)
        hosts_bots = fresh.state.created.host == host and all(seat.kind != "open" for seat in fresh.state.seats)
        if not (fresh.state.seats_of(host) or hosts_bots):
            await self.carry_out(fresh, proposals.join, host, models.JoinTable(name=wish.name, seal=seal))
        return fresh, token

    async def _set_up(self, name: str, wish: models.NewTable, host: str, again: bool) -> LiveTable:
        """A table of that name, with its creator seated; `again`: it may have been made before, also for another."""
        for _ in range(TRIES):
            live = await self._made_before(name) if again else None
            if live is None:
                try:
                    live = await self.create(name, proposals.create(wish, host, time.time()))
                except ConflictError:  # another table has the code, or another process was asked the same
                    continue
            is_ours = live.state.created.host == host
            if is_ours and live.state.number == 1 and any(plan.kind == "open" for plan in wish.seats):
                seat = models.JoinTable(name=wish.name, nonce=wish.nonce, seal=wish.seal, id=wish.id)
                with suppress(AlreadyDone):
                    await self.carry_out(live, proposals.join, host, seat)
            return live
        raise Refused("busy", "too many things happen at once; try again")

    async def _made_before(self, name: str) -> LiveTable | None:
        try:
            return await self.find(name)
        except Refused as refused:
            if refused.code == "no_such_table":
                return None
            raise

    # --- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, live: LiveTable, happened: Happened) -> None:
        """Everybody gets what they may know; connections of the same token get the same."""
        if not live.connections:
            return
        updates = telling.Updates(live.state, live.info(), happened, live.position)
        live.position = updates.position or live.position
        texts: dict[str | None, str] = {}
        for connection in live.connections:
            # Who holds no seat sees what any spectator sees.
            token = connection.token if live.state.seats_of(connection.token) else None
            if token not in texts:
                texts[token] = updates.text(token)
            connection.send(texts[token])
            connection.told = live.who()

    def tell_presence(self, live: LiveTable) -> None:
        """Whoever has not heard it yet is told who is there."""
        seats, spectators = live.there
        text = models.Presence(seats=sorted(seats), spectators=spectators).model_dump_json()
        for connection in live.connections:
            if connection.told != live.who():
                connection.send(text)
                connection.told = live.who()

    def show(self, live: LiveTable, connection: Connection) -> None:
        """Everything anew for one connection."""
        connection.send(live.snapshot(connection.token).model_dump_json())

    def recounted(self, live: LiveTable) -> None:
        """The office of a campaign shows who is at its table."""
        if self.noticed is not None and live.state.created.campaign is not None:
            self.noticed(live)

    def is_waited_at(self, table: models.LobbyEntry) -> bool:
        """Is the game going on, or the host there to begin it, or just away for a moment?"""
        if table.state == "playing" or time.time() - table.created < AWAY_SECONDS:
            return True
        live = self.kept.get(table.id)
        if live is None:  # somebody else may have it in memory
            return bool(self.presence.elsewhere(table.id)[0])
        away = live.now().away
        return any(seat not in away or away[seat] < AWAY_SECONDS for seat in live.state.seats_of(live.state.host))

    # --- what clients send --------------------------------------------------------------------------------------------

    async def receive(self, live: LiveTable, connection: Connection, message: Any) -> models.Message | None:
        """Carry out a client's message; gives the answer to its sender."""
        try:
            return await self._receive(live, connection, message)
        except AlreadyDone as done:
            return models.Ack(id=message.id, number=done.number)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            return models.Problem(id=getattr(message, "id", None), code=refused.code, text=refused.text)
        except StoreError as error:
            self.metrics.refused.labels("unavailable").inc()
            self.report(error)
            text = "the table cannot be written just now; try again"
            return models.Problem(id=getattr(message, "id", None), code="unavailable", text=text)

    async def _receive(self, live: LiveTable, connection: Connection, message: Any) -> models.Message | None:
        token = connection.token or ""
        match message:
            case models.Ping():
                return models.Pong(at=message.at)
            case models.Resync():
                self.show(live, connection)
                return None
            case models.AskHint():
                return await self._hint(live, connection, message)
            case models.Move():
                happened = await self.carry_out(live, proposals.move, token, message)
            case models.ChooseAhead():
                happened = await self.carry_out(live, ahead.choose, token, message)
            case models.TakeBack():
                if not self._take_backs.take(token):
                    raise Refused("slow_down", "that often is enough; try again in a while")
                happened = await self.carry_out(live, taking_back.take_back, token, message)
            case models.OpenSeal():
                happened = await self.carry_out(live, proposals.open_seal, token, message)
            case models.Say():
                if not self._chat.take(token):
                    raise Refused("slow_down", "you talk too fast")
                happened = await self.carry_out(live, proposals.say, token, message)
            case models.Mute():
                if not self._mutes.take(token):
                    raise Refused("slow_down", "that often is enough; try again in a while")
                happened = await self.carry_out(live, proposals.mute, token, message)
            case _:
                raise Refused("bad_message", "the connection has begun already")
        return models.Ack(id=message.id, number=happened.number)

    async def _hint(self, live: LiveTable, connection: Connection, message: models.AskHint) -> models.Message:
        view = await self.surely(live, lambda: proposals.view_for_hint(live.state, connection.token))
        state = live.state
        if live.hint is None or live.hint[0] != state.position:  # one search for each position
            if not self._hints.take(live.name):
                raise Refused("slow_down", "too many hints")
            live.hint = (state.position, asyncio.create_task(self.thinkers.hint(view)))
        thoughts = await asyncio.shield(live.hint[1])
        return hint_message(message.id, state.number, view, thoughts)

    async def curve(self, live: LiveTable, game: Game) -> models.Curve:
        """The chances through the table's finished game: worked out once, whoever asks."""
        if live.curve is None:
            live.curve = asyncio.create_task(self.thinkers.curve(game))
        return await asyncio.shield(live.curve)
