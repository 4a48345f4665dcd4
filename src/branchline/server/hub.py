"""Tables in memory, the connections to them, and everything that makes entries happen.

One event loop runs all of it. A table's lock makes its entries happen one after the other; the store says whether
another process was faster.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from branchline.bots.search import Thought
from branchline.game import Game
from branchline.server import models
from branchline.server.entries import AnyEntry, Created, read_entry, write_entry
from branchline.server.limits import Bucket, Buckets, Limits
from branchline.server.metrics import Metrics
from branchline.server.presence import ALIVE_SECONDS, NOBODY, Here, Presence
from branchline.server.store import ConflictError, Listing, Store, StoreError
from branchline.server.table import AlreadyDone, Happened, Refused, Table, derived, hash_token, new_token
from branchline.server.thinkers import Thinkers

log = logging.getLogger("branchline.server")

IDLE_SECONDS = 60.0  # until a table that nobody looks at is put away
GRACE_SECONDS = 4.0  # before a process takes over bots and clocks that another one may be busy with
SWEEP_SECONDS = 3.0  # between looks for tables that have something to do and nobody does it
LATE_SECONDS = 6.0  # from when on they count as such, where another process may be busy with them
TRIES = 8  # of an entry that others are faster with
PRESENCE_SECONDS = 0.3  # before it is told who came or went: who reloads the page does both


class Connection:
    """One socket at a table: what it may see, and what still has to be sent to it."""

    def __init__(self, token: str | None, limits: Limits) -> None:
        self.token = token  # hash; None watches
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting)
        self.messages = Bucket(*limits.messages)
        self.lagging = False
        self.told: Here = NOBODY  # who is there, as it last heard

    def send(self, text: str) -> None:
        """Queue a message. Who does not read is cut off: it can come back and gets everything anew."""
        if self.lagging:
            return
        try:
            self.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Close the socket; what still waits is not sent."""
        self.lagging = True
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self.outgoing.put_nowait(None)


@dataclass
class LiveTable:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    used: float = field(default_factory=time.monotonic)
    stale: bool = False  # the store failed: what happened is not known
    ours: bool = True  # did this process make the last entry? Then bots and clocks are its to look after
    bot: "asyncio.Task[None] | None" = None
    timer: asyncio.TimerHandle | None = None  # until a clock runs out, or until bots are taken over
    present: Here = NOBODY  # who is connected to this process
    telling: asyncio.TimerHandle | None = None  # until everybody is told who is there
    hint: "tuple[int, asyncio.Task[list[Thought]]] | None" = None  # for the position of that number
    curve: "asyncio.Task[models.Curve] | None" = None  # of the finished game

    @property
    def there(self) -> Here:
        """Who is connected to any process."""
        return frozenset(self.table.here), self.table.spectators


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, limits: Limits | None = None, threads: int = 0) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.thinkers = Thinkers(self.metrics, threads)
        self._chat = Buckets(*self.limits.chat)  # of each token: another connection gives no more
        self._hints = Buckets(*self.limits.hints)  # of each table
        self.presence = Presence(store.tell, self._recount_named)
        self._tables: dict[str, LiveTable] = {}
        self._unreadable: set[str] = set()  # tables that cannot be replayed: those that are due are left alone
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._creating: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

    # --- life ---------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up all games that are going on: bots decide, clocks run."""
        loop = asyncio.get_running_loop()

        def heard(note: dict[str, Any]) -> None:
            loop.call_soon_threadsafe(self._heard, note)

        def lost() -> None:
            loop.call_soon_threadsafe(self._lost)

        self.store.listen(heard, lost)
        self._start(self._sweep())
        self._start(self._tidy())
        if self.store.postgres:
            self._start(self._stay_present())

    async def close(self) -> None:
        """Say goodbye to everybody; what was acknowledged is stored already."""
        self._closing = True
        self.presence.leave()
        for task in list(self._tasks):
            task.cancel()
        for live in self._tables.values():
            if live.bot:
                live.bot.cancel()
            for timer in (live.timer, live.telling):
                if timer:
                    timer.cancel()
            for connection in live.connections:
                connection.end()
        self.thinkers.close()

    def _report(self, error: Exception) -> None:
        self.metrics.store_failures.inc()
        log.warning("store", extra={"error": str(error)})

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Take up what has something to do and nobody does: after a start, and when another process is gone."""
        late = 0.0
        while True:
            try:
                for (table,) in await asyncio.wrap_future(self.store.due(time.time() - late)):
                    await self._take_up(table)
                late = LATE_SECONDS if self.store.postgres else 0.0
            except (StoreError, Refused) as error:
                self._report(error)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _take_up(self, table: str) -> None:
        if table in self._unreadable:
            return
        try:
            live = await self.find(table)
        except (Refused, StoreError):
            if table not in self._unreadable:
                raise
        else:
            if live.bot is None and live.timer is None:
                self._look_after(live, ours=not self.store.postgres)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(min(15.0, IDLE_SECONDS))
            self.put_away(IDLE_SECONDS)

    def put_away(self, idle: float) -> None:
        """Forget tables that nobody has needed for some seconds, nor will for as many more; the store has them."""
        for name, live in list(self._tables.items()):
            if self._is_idle(live, idle):
                if live.timer:
                    live.timer.cancel()  # the sweep finds the table when its time has come
                del self._tables[name]
        self.metrics.tables.set(len(self._tables))

    def _is_idle(self, live: LiveTable, idle: float) -> bool:
        if live.connections or live.bot or live.lock.locked() or time.monotonic() - live.used < idle:
            return False
        return live.timer is None or live.timer.when() - asyncio.get_running_loop().time() > idle

    async def _stay_present(self) -> None:
        while True:
            self.presence.alive()
            await asyncio.sleep(ALIVE_SECONDS)

    # --- finding tables -----------------------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store."""
        if table in self._tables:
            live = self._tables[table]
            live.used = time.monotonic()
            return live
        if table not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        rows = await asyncio.wrap_future(self.store.entries(table))
        if not rows:
            raise Refused("no_such_table", "there is no such table")
        live = LiveTable(await self._replay(table, rows))
        self._tables[table] = live
        self.metrics.tables.set(len(self._tables))
        self.store.relist(live.table.number, _listing(live.table))
        if self.store.postgres:
            self.presence.ask([table])
            await self._follow(live)  # what came while we replayed
        self._look_after(live, ours=not self.store.postgres)
        return live

    async def _replay(self, table: str, rows: list[Any]) -> Table:
        """A table from its stored entries, outside the event loop: long games take a while."""
        try:
            return await asyncio.to_thread(_replay, table, rows)
        except Refused as refused:
            self._unreadable.add(table)
            log.warning("table", extra={"table": table, "code": refused.code})
            raise
        except Exception as error:
            self._unreadable.add(table)
            log.exception("table", extra={"table": table})
            raise StoreError("the table cannot be replayed") from error

    async def _catch_up(self, live: LiveTable) -> None:
        """Let happen what other processes stored, or what we did not know to be stored. The caller holds the lock."""
        rows = await asyncio.wrap_future(self.store.entries(live.table.id, live.table.number))
        for number, body in rows:
            if number == live.table.number + 1:
                self._happen(live, read_entry(body))
        if live.stale:
            self.store.relist(live.table.number, _listing(live.table))
        live.stale = False

    def _heard(self, note: dict[str, Any]) -> None:
        """What another process told: an entry, or who is connected to it."""
        if "number" in note:
            live = self._tables.get(note["table"])
            if live and note["number"] > live.table.number:
                self._start(self._follow(live, note["number"]))
        elif "ask" in note:
            live = self._tables.get(note["ask"])
            if live and live.present != NOBODY:
                self.presence.announce(live.table.id, live.present)
        else:
            self.presence.hear(note)

    def _lost(self) -> None:
        """Notes may have been missed."""
        self.presence.ask(self._tables)
        for live in self._tables.values():
            self._start(self._follow(live))
            if live.present != NOBODY:
                self.presence.announce(live.table.id, live.present)

    async def _follow(self, live: LiveTable, number: int | None = None) -> None:
        """Catch up with other processes, at least to that number."""
        try:
            async with live.lock:
                before = live.table.number
                if number is None or number > before:
                    await self._catch_up(live)
            if live.table.number > before:
                self._look_after(live, ours=False)
        except StoreError as error:
            live.stale = True
            self._report(error)

    # --- making things happen -----------------------------------------------------------------------------------------

    async def create(self, wish: models.NewTable) -> tuple[LiveTable, str]:
        """A new table, with its creator seated unless all seats are bots'. Gives the creator's token.

        The same wish with the same id makes one table, whatever became of the first answer.
        """
        token = derived("token", wish.id, 24) if wish.id else new_token()
        table = derived("table", wish.id, 9) if wish.id else secrets.token_urlsafe(9)
        if table not in self._creating:
            task = asyncio.get_running_loop().create_task(self._create(table, wish, hash_token(token)))
            self._creating[table] = task
            task.add_done_callback(lambda _: self._creating.pop(table, None))
        return await asyncio.shield(self._creating[table]), token

    async def _create(self, table: str, wish: models.NewTable, host: str) -> LiveTable:
        seat = models.JoinTable(name=wish.name, nonce=wish.nonce, id=wish.id)
        takes_seat = any(plan.kind == "open" for plan in wish.seats)
        for _ in range(TRIES):
            known = await self._made_before(table, host) if wish.id else None
            if known is not None:
                if takes_seat and known.table.number == 1:  # it ended before the creator was seated
                    with suppress(AlreadyDone):
                        await self.do(known, lambda: known.table.propose_join(seat, host))  # noqa: B023
                return known
            live = LiveTable(Table(table))
            async with live.lock:
                try:
                    await self._append(live, Table.propose(wish, host))
                except ConflictError:  # another table has the code, or another process was asked the same
                    continue
                self._tables[table] = live
                self.metrics.tables.set(len(self._tables))
                if takes_seat:
                    await self._append(live, live.table.propose_join(seat, host))
            return live
        raise Refused("busy", "too many things happen at once; try again")

    async def _made_before(self, table: str, host: str) -> LiveTable | None:
        try:
            live = await self.find(table)
        except Refused as refused:
            if refused.code == "no_such_table":
                return None
            raise
        if live.table.created.host != host:
            raise Refused("bad_request", "that id belongs to something else")
        return live

    async def do(self, live: LiveTable, propose: Callable[[], AnyEntry]) -> Happened:
        """Let a wish happen: it is checked, stored, and told to everybody, in this order."""
        live.used = time.monotonic()
        async with live.lock:
            if live.stale:
                await self._catch_up(live)
            for _ in range(TRIES):
                entry = propose()
                try:
                    happened = await self._append(live, entry)
                except ConflictError:
                    self.metrics.conflicts.inc()
                    await self._catch_up(live)
                    continue
                except BaseException:  # also cancelled: it may be stored
                    live.stale = True
                    raise
                break
            else:
                raise Refused("busy", "too many things happen at once; try again")
        self._look_after(live, ours=True)
        return happened

    async def _append(self, live: LiveTable, entry: AnyEntry) -> Happened:
        listed = _listing_after(live.table, entry)
        stored = self.store.append(live.table.number + 1, write_entry(entry), listed)
        # Once asked for, it may be stored: waiting must not be cut short, or the table would not know.
        await asyncio.shield(asyncio.wrap_future(stored))
        happened = self._happen(live, entry)
        listing = _listing(live.table)
        if listing.summary != listed.summary or (listing.due != listed.due and not live.table.bot_to_move):
            self.store.relist(live.table.number, listing)
        return happened

    def _happen(self, live: LiveTable, entry: AnyEntry) -> Happened:
        happened = live.table.apply(entry)
        self.recount(live)
        self.metrics.entries.labels(entry.kind).inc()
        self._tell(live, happened)
        return happened

    def _tell(self, live: LiveTable, happened: Happened) -> None:
        """Everybody gets what they may know; connections of the same token get the same."""
        info = live.table.info()
        texts: dict[str | None, str] = {}
        for connection in live.connections:
            # Who holds no seat sees what any spectator sees.
            token = connection.token if live.table.seats_of(connection.token) else None
            if token not in texts:
                texts[token] = live.table.update_for(token, happened, info).model_dump_json()
            connection.send(texts[token])
            connection.told = live.there

    def _tell_presence(self, live: LiveTable) -> None:
        """Whoever has not heard it yet is told who is there."""
        live.telling = None
        seats, spectators = live.there
        text = models.Presence(seats=sorted(seats), spectators=spectators).model_dump_json()
        for connection in live.connections:
            if connection.told != live.there:
                connection.send(text)
                connection.told = live.there

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def _look_after(self, live: LiveTable, ours: bool) -> None:
        """Bots decide and clocks run. What another process did is its to go on with, unless it does not."""
        live.ours = ours
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if self._closing:
            return
        loop = asyncio.get_running_loop()
        grace = 0.0 if ours else GRACE_SECONDS * random.uniform(1, 2)
        left = live.table.seconds_to_decide()
        if live.table.bot_to_move and live.bot is None:
            if ours:
                self._let_bots_play(live)
            else:
                live.timer = loop.call_later(grace, self._let_bots_play, live)
        elif left is not None:
            assert live.table.game is not None
            live.timer = loop.call_later(left + 0.2 + grace, self._time_out, live, live.table.game.decider)

    def _time_out(self, live: LiveTable, seat: int | None) -> None:
        live.timer = None
        left = live.table.seconds_to_decide()
        if left is not None and left > 0:  # another decision than the clock was set for: wait again
            self._look_after(live, ours=True)
            return

        async def stand_in() -> None:
            with suppress(Refused, StoreError):  # the sweep comes back to it
                await self.do(live, lambda: live.table.propose_time_out(seat))

        self._start(stand_in())

    def _let_bots_play(self, live: LiveTable) -> None:
        live.timer, live.ours = None, True
        live.bot = asyncio.get_running_loop().create_task(self._bots_play(live))

    async def _bots_play(self, live: LiveTable) -> None:
        """Decide for bots until a human has to, the game is over, or another process does it."""
        table = live.table
        try:
            while (level := table.bot_to_move) and live.ours and table.game is not None:
                number, seat = table.position_number, table.game.decider
                assert seat is not None
                began = time.monotonic()
                action = await self.thinkers.decide(level, table.game.view(seat))
                await asyncio.sleep(max(0.0, began + table.options.pace - time.monotonic()))
                if table.position_number != number:
                    continue
                try:
                    await self.do(live, lambda: table.propose_bot_move(seat, number, action))  # noqa: B023
                except Refused:
                    continue
                except StoreError:
                    await asyncio.sleep(1.0)
        except Exception:
            log.exception("bot", extra={"table": table.id})
        finally:
            live.bot = None
            live.used = time.monotonic()
        if not live.ours:
            self._look_after(live, ours=False)

    # --- connections --------------------------------------------------------------------------------------------------

    def join(self, live: LiveTable, connection: Connection) -> None:
        """A connection begins: it gets everything it may know, then every update."""
        live.connections.add(connection)
        self.metrics.connections.inc()
        self.recount(live)
        connection.send(live.table.snapshot_for(connection.token).model_dump_json())
        connection.told = live.there

    def leave(self, live: LiveTable, connection: Connection) -> None:
        """A connection ended."""
        if connection in live.connections:
            live.connections.remove(connection)
            self.metrics.connections.dec()
            self.recount(live)
            live.used = time.monotonic()

    def recount(self, live: LiveTable) -> None:
        """Who is here, after connections or seats changed."""
        seats = [live.table.seats_of(connection.token) for connection in live.connections]
        present = frozenset(seat for own in seats for seat in own), sum(not own for own in seats)
        if present != live.present:
            live.present = present
            self.presence.announce(live.table.id, present)
        others = self.presence.elsewhere(live.table.id)
        live.table.here = set(present[0] | others[0])
        live.table.spectators = present[1] + others[1]
        if live.telling is None and any(connection.told != live.there for connection in live.connections):
            live.telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence, live)

    def _recount_named(self, table: str) -> None:
        if table in self._tables:
            self.recount(self._tables[table])

    async def receive(self, live: LiveTable, connection: Connection, message: Any) -> models.Message | None:
        """Carry out a client's message; gives the answer to its sender."""
        table, token = live.table, connection.token or ""
        try:
            if isinstance(message, models.Ping):
                return models.Pong(at=message.at)
            if isinstance(message, models.Resync):
                connection.send(table.snapshot_for(connection.token).model_dump_json())
                return None
            if isinstance(message, models.Hello):
                raise Refused("bad_message", "the connection has begun already")
            if isinstance(message, models.AskHint):
                return await self._hint(live, connection, message)
            if isinstance(message, models.Say) and not self._chat.take(token):
                raise Refused("slow_down", "you talk too fast")
            happened = await self.do(live, _proposal(table, token, message))
            return models.Ack(id=message.id, number=happened.number)
        except AlreadyDone as done:
            return models.Ack(id=message.id, number=done.number)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            return models.Problem(id=getattr(message, "id", None), code=refused.code, text=refused.text)
        except StoreError as error:
            self.metrics.refused.labels("unavailable").inc()
            self._report(error)
            text = "the table cannot be written just now; try again"
            return models.Problem(id=getattr(message, "id", None), code="unavailable", text=text)

    async def _hint(self, live: LiveTable, connection: Connection, message: models.AskHint) -> models.Message:
        table = live.table
        if not table.options.hints:
            raise Refused("not_allowed", "this table plays without hints")
        if table.game is None or table.game.decider not in table.seats_of(connection.token):
            raise Refused("not_your_turn", "hints are for whoever has to decide")
        number, view = table.number, table.game.view(table.game.decider)
        if live.hint is None or live.hint[0] != table.position_number:  # one search for each position
            if not self._hints.take(table.id):
                raise Refused("slow_down", "too many hints")
            live.hint = (table.position_number, asyncio.create_task(self.thinkers.hint(view)))
        thoughts = await asyncio.shield(live.hint[1])
        told = [
            models.Thought(
                action=thought.action,
                text=view.move(thought.action).text,
                visits=thought.visits,
                value=thought.value,
                win_chance=thought.win_chance,
                margin=thought.margin,
            )
            for thought in thoughts
        ]
        return models.Hint(id=message.id, number=number, thoughts=told)

    async def curve(self, live: LiveTable, game: Game) -> models.Curve:
        """The chances through the table's finished game: worked out once, whoever asks."""
        if live.curve is None:
            live.curve = asyncio.create_task(self.thinkers.curve(game))
        return await asyncio.shield(live.curve)


def _proposal(table: Table, token: str, message: Any) -> Callable[[], AnyEntry]:
    """What a message wishes for, to be looked at when its turn comes."""
    if isinstance(message, models.Move):
        return lambda: table.propose_move(token, message)
    if isinstance(message, models.Say):
        return lambda: table.propose_say(token, message)
    if isinstance(message, models.TakeBack):
        return lambda: table.propose_take_back(token, message)
    assert isinstance(message, models.Mute)
    return lambda: table.propose_mute(token, message)


def _replay(table: str, rows: Iterable[tuple[int, str]]) -> Table:
    """A table from its stored entries."""
    fresh = Table(table)
    for _, body in rows:
        fresh.apply(read_entry(body))
    return fresh


def _listing(table: Table) -> Listing:
    """What the store keeps of a table beside its entries."""
    left = table.seconds_to_decide()
    due = time.time() if table.bot_to_move else None if left is None else time.time() + left
    return Listing(table.lobby_entry(), table.options.public, due)


def _listing_after(table: Table, entry: AnyEntry) -> Listing:
    """The same once the entry has happened. A table that may then have something to do by itself is due at once.

    If this process ends before it can say more exactly when, the table is looked at too early rather than never.
    """
    options = entry.options if isinstance(entry, Created) else table.options
    clock = options.clock.turn_seconds or options.clock.game_seconds
    restless = clock or entry.kind == "stood_in" or any(seat.level for seat in table.seats)
    begun = table.state == "playing" or entry.kind == "started"
    return Listing(table.lobby_entry_after(entry), options.public, time.time() if begun and restless else None)
