"""Where journals are kept: for each an append-only list of entries, in SQLite or PostgreSQL.

The primary key (table, number) is the lock: of two processes that append the same number only one succeeds. Appends of
many journals share one transaction, so that many moves a second need few commits.
"""

import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from branchline.edition import OptionError
from branchline.server.fold import Listing
from branchline.server.postgres import CHANNEL, KEEPALIVE, Ears, Note, messages

SQLITE_SECONDS = 30  # that one waits for another who has the file
LOBBY_SECONDS = 24 * 3600.0  # a table that has not started is listed so long after somebody last touched it
BATCH = 200  # appends in one transaction
BUSY_SECONDS, GATHER_SECONDS = 0.02, 0.004  # since the last commit, then we wait for more to write
MIGRATIONS = Path(__file__).parent / "migrations"

metadata = sa.MetaData()
TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("due", sa.Float),
)
ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)


_WRITE = sa.text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, and is written


class ConflictError(Exception):
    """Somebody else appended that number first, or has that code."""


class StoreError(Exception):
    """The database cannot be used now. Whether the last append was kept is not known."""


@dataclass(eq=False)
class _Task:
    """Something to write: an entry with its journal's listing, a listing alone, a note for others, or nothing."""

    listing: Listing | None = None
    number: int = 0  # of the entry, or of the last one that a listing knows of
    body: str | None = None
    relist: bool = True  # has the listing changed?
    note: Note | None = None
    probe: bool = False  # nothing: can it be written?
    done: "Future[None]" = field(default_factory=Future)

    def place(self) -> tuple[str, int]:
        """The journal and the number in it."""
        assert self.listing is not None
        return self.listing.id, self.number


def default_database(folder: Path) -> str:
    """SQLite in the user's data folder."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"the folder {folder} for the database cannot be made: {error.strerror}") from error
    return f"sqlite:///{folder / 'branchline.db'}"


def _engine(url: str) -> sa.Engine:
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise OptionError("the database is sqlite:///FILE or postgresql://…") from error
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() == "sqlite":
        engine = sa.create_engine(parsed, connect_args={"timeout": SQLITE_SECONDS, "check_same_thread": False})
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.get_backend_name() != "postgresql":
        raise OptionError(f"the database is sqlite:///FILE or postgresql://…, not {parsed.get_backend_name()}")
    return sa.create_engine(parsed, pool_pre_ping=True, pool_size=4, connect_args=KEEPALIVE)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, also those that change the schema
    _log_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")  # acknowledged is kept, also when the power fails


def _log_ahead(connection: Any) -> None:
    """Write-ahead logging. Where two begin with a new file at once SQLite refuses one of them without waiting."""
    until = monotonic() + SQLITE_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY  # the lowest byte says which
            if not busy or monotonic() > until:
                raise
        sleep(0.02)


def _begin_sqlite(connection: sa.Connection) -> None:
    """Who will write waits for others that do; who only reads waits for nobody."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


class Store:
    """The database. Appends are made by one thread, in batches; reads by others."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._writing = self.engine.execution_options(writes=True)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.process = secrets.token_urlsafe(9)  # this one, among those that use the database
        insert: Any = postgresql_insert if self.postgres else sqlite_insert
        self._insert_entry = insert(ENTRIES).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
        self._insert_listing = insert(TABLES)
        changes = {name: self._insert_listing.excluded[name] for name in ("state", "updated", "summary", "due")}
        self._insert_listing = self._insert_listing.on_conflict_do_update(index_elements=["id"], set_=changes)
        newer = sa.select(ENTRIES.c.number).where(
            ENTRIES.c.table_id == sa.bindparam("table"), ENTRIES.c.number > sa.bindparam("last")
        )
        self._update_listing = (
            sa.update(TABLES)
            .where(TABLES.c.id == sa.bindparam("table"), ~newer.exists())
            .values(state=sa.bindparam("state"), summary=sa.bindparam("summary"), due=sa.bindparam("due"))
        )
        self._notify = sa.text("SELECT pg_notify(:channel, :message)")
        self._queue: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-read")
        self._closing = threading.Event()
        self._threads: list[threading.Thread] = []
        self._ears = Ears(self.engine.url, self.process, self._closing)
        self.commits = 0
        self.written = 0.0  # when something was last committed, by a clock nobody can set
        self.failing = False  # could the last thing not be written?

    # --- opening ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Bring the schema up to date and start working, unless that was done before."""
        if self._threads:
            return
        try:
            with self._writing.begin() as connection:
                if self.postgres:  # two processes may start together
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(20260101)"))
                config = Config()
                config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.execute(_WRITE)  # better told now than at the first move: can it be written?
        except sa.exc.SQLAlchemyError as error:
            raise StoreError(f"the database cannot be opened: {_cause(error)}") from error
        except CommandError as error:
            raise StoreError("the database was made by a newer version of the program; use that one") from error
        self._start("store-write", self._write_all)

    def _start(self, name: str, work: Callable[..., None], *arguments: Any) -> None:
        thread = threading.Thread(target=work, args=arguments, name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self._closing.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join(10)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    # --- appending ----------------------------------------------------------------------------------------------------

    def append(self, number: int, body: str, listing: Listing, relist: bool = True) -> "Future[None]":
        """Append an entry; done when it is committed. ConflictError if the number is taken.

        Without `relist` the listing stays as it was written last.
        """
        return self._ask(_Task(listing, number, body, relist))

    def relist(self, number: int, listing: Listing) -> None:
        """Correct a listing, unless the journal has more than `number` entries by now. Nobody waits for it."""
        self._ask(_Task(listing, number))

    def tell(self, note: Note) -> None:
        """Tell the other processes something; nobody waits for it."""
        if self.postgres:
            self._ask(_Task(note=note))

    def probe(self) -> "Future[None]":
        """Can it be written? Done when something was that changes nothing."""
        return self._ask(_Task(probe=True))

    def _ask(self, task: _Task) -> "Future[None]":
        if self._closing.is_set():
            task.done.set_exception(StoreError("the server is closing"))
        else:
            self._queue.put(task)
        return task.done

    def _write_all(self) -> None:
        while True:
            batch = self._next_batch()
            if batch is None:
                return
            self._write_batch(batch)

    def _next_batch(self) -> list[_Task] | None:
        """Whatever is waiting; None when closing. Where much is written, a little later it is more: a commit costs as
        much for one as for many."""
        first = self._queue.get()
        if first is None:
            return None
        if monotonic() - self.written < BUSY_SECONDS:
            sleep(GATHER_SECONDS)
        batch = [first]
        while len(batch) < BATCH:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._queue.put(None)
                break
            batch.append(more)
        return batch

    def _write_batch(self, batch: list[_Task]) -> None:
        try:
            self._write(batch)
        except (ConflictError, sa.exc.IntegrityError, sa.exc.DataError) as error:
            if len(batch) > 1:  # one of them cannot be written: the others shall not suffer
                for task in batch:
                    self._write_batch([task])
            elif isinstance(error, sa.exc.DataError):
                batch[0].done.set_exception(StoreError(_cause(error)))
            else:
                batch[0].done.set_exception(ConflictError())
        except Exception as error:
            self.failing = True
            for task in batch:
                task.done.set_exception(StoreError(_cause(error)))
        else:
            self.failing = False
            for task in batch:
                task.done.set_result(None)

    def _write(self, batch: list[_Task]) -> None:
        """One transaction; ConflictError if a number was taken.

        Every process goes through journals in the same order, first for entries, then for listings: so no two wait for
        each other.
        """
        listed = sorted((task for task in batch if task.listing), key=_Task.place)
        entries = [task for task in listed if task.body is not None]
        with self._writing.begin() as connection:
            self._write_entries(connection, entries)
            for is_new, tasks in groupby(listed, lambda task: task.body is not None):
                self._write_listings(connection, [task for task in tasks if task.relist], is_new)
            if self.postgres:
                notes = [task.note for task in batch if task.note]
                notes += [{"table": task.place()[0], "number": task.number} for task in entries]
                told = [{"channel": CHANNEL, "message": message} for message in messages(self.process, notes)]
                if told:
                    connection.execute(self._notify, told)
            if any(task.probe for task in batch):
                connection.execute(_WRITE)
        self.commits += 1
        self.written = monotonic()

    def _write_entries(self, connection: sa.Connection, tasks: list[_Task]) -> None:
        """All at once; ConflictError if one has a number that was taken, also by one of the others."""
        rows = [{"table_id": task.place()[0], "number": task.number, "body": task.body} for task in tasks]
        if rows and connection.execute(self._insert_entry, rows).rowcount != len(rows):
            raise ConflictError

    def _write_listings(self, connection: sa.Connection, tasks: list[_Task], is_new: bool) -> None:
        now = time.time()
        if is_new and tasks:
            connection.execute(self._insert_listing, [vars(task.listing) | {"updated": now} for task in tasks])
            return
        for task in tasks:
            row = vars(task.listing)
            facts = {name: row[name] for name in ("state", "summary", "due")}
            connection.execute(self._update_listing, facts | {"table": row["id"], "last": task.number})

    # --- reading ------------------------------------------------------------------------------------------------------

    def _read(self, statement: Any) -> "Future[list[Any]]":
        def read() -> list[Any]:
            try:
                with self.engine.connect() as connection:
                    return list(connection.execute(statement))
            except sa.exc.SQLAlchemyError as error:
                raise StoreError(_cause(error)) from error

        return self._readers.submit(read)

    def entries(self, journal: str, after: int = 0) -> "Future[list[Any]]":
        """The bodies of a journal's entries after a number, in order."""
        chosen = sa.select(ENTRIES.c.number, ENTRIES.c.body).where(
            ENTRIES.c.table_id == journal, ENTRIES.c.number > after
        )
        return self._read(chosen.order_by(ENTRIES.c.number))

    def find_code(self, code: str) -> "Future[list[Any]]":
        """The id of the journal with that code."""
        return self._read(sa.select(TABLES.c.id).where(TABLES.c.code == code.upper()))

    def lobby(self, limit: int = 50) -> "Future[list[Any]]":
        """Summaries of what is public and not over, the newest first; what nobody has come to start is forgotten."""
        alive = (TABLES.c.state == "playing") | (TABLES.c.updated > time.time() - LOBBY_SECONDS)
        chosen = sa.select(TABLES.c.summary).where(TABLES.c.public, TABLES.c.state != "over", alive)
        return self._read(chosen.order_by(TABLES.c.updated.desc()).limit(limit))

    def due(self, before: float) -> "Future[list[Any]]":
        """The ids of journals that had something to do by themselves before a time and have not done it."""
        return self._read(sa.select(TABLES.c.id).where(TABLES.c.due < before).order_by(TABLES.c.due))

    def ping(self) -> "Future[list[Any]]":
        """Is the database there?"""
        return self._read(sa.select(sa.literal(1)))

    # --- other processes ----------------------------------------------------------------------------------------------

    def listen(self, heard: Callable[[list[Note]], None], lost: Callable[[], None]) -> None:
        """Call `heard` with the appends and notes of other processes, and `lost` when some may have been missed."""
        if self.postgres and self._ears.listen(heard, lost):
            self._start("store-listen", self._ears.work)


def _cause(error: Exception) -> str:
    """What the database said, without the statement and its values."""
    return str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0]
