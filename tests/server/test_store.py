"""The store, on SQLite and on a real PostgreSQL: what is appended stays, once, in order."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command, op
from alembic.config import Config

from branchline.edition import OptionError
from branchline.server.fold import Listing
from branchline.server.store import (
    MIGRATIONS,
    TABLES,
    ConflictError,
    Store,
    StoreError,
    _prepare_sqlite,
    default_database,
)
from tests.stress.postgres import Postgres, postgres, reason_to_skip

Opener = Callable[..., Store]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres | None]:
    if reason_to_skip():
        yield None
        return
    with postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, cluster: Postgres | None) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    if cluster is None:
        pytest.skip(str(reason_to_skip()))
    return cluster.new_database()


@pytest.fixture
def make(database: str) -> Iterator[Opener]:
    """Opens stores on the same database, and closes them."""
    made: list[Store] = []

    def opened(url: str = database) -> Store:
        store = Store(url)
        made.append(store)
        store.open()
        return store

    yield opened
    for store in made:
        store.close()


@pytest.fixture
def store(make: Opener) -> Store:
    return make()


def listing(
    table: str = "t1", state: Any = "open", public: bool = True, due: float | None = None, code: str = ""
) -> Listing:
    summary = json.dumps({"id": table})
    return Listing(table, code or f"C{table}".upper(), public, state, created=1.0, due=due, summary=summary)


def append(store: Store, number: int, body: str = "{}", **facts: Any) -> None:
    store.append(number, body, listing(**facts)).result(20)


def bodies(store: Store, table: str = "t1", after: int = 0) -> list[tuple[int, str]]:
    return [tuple(row) for row in store.entries(table, after).result(20)]


# --- appending --------------------------------------------------------------------------------------------------------


def test_what_was_appended_is_there_after_opening_again(make: Opener) -> None:
    first = make()
    append(first, 1, "one")
    append(first, 2, "two")
    first.close()
    assert bodies(make()) == [(1, "one"), (2, "two")]


def test_entries_after_a_number_come_in_order(store: Store) -> None:
    for number in (1, 2, 3, 4):
        append(store, number, str(number))
    append(store, 1, "other", table="t2")
    assert bodies(store, after=2) == [(3, "3"), (4, "4")]
    assert bodies(store, "t2") == [(1, "other")]
    assert bodies(store, "nobody") == []


def test_a_number_is_given_once(make: Opener) -> None:
    """Two processes append the same number: one succeeds, the other is told, and nothing is overwritten."""
    first, second = make(), make()
    append(first, 1, "mine", state="open")
    with pytest.raises(ConflictError):
        append(second, 1, "theirs", state="over")
    assert bodies(second) == [(1, "mine")]
    assert [row[0] for row in first.lobby().result(20)], "the loser's listing is not kept either"


def test_a_number_is_given_once_also_within_a_commit(store: Store) -> None:
    """Whoever asked first: the others are told, and theirs is not what is kept."""
    asked = [store.append(number, f"{number} {who}", listing()) for number in (1, 2, 3) for who in "abc"]
    assert [type(future.exception(20)) for future in asked] == [type(None), ConflictError, ConflictError] * 3
    assert bodies(store) == [(1, "1 a"), (2, "2 a"), (3, "3 a")]


def test_of_many_that_append_at_once_one_wins_each_number(make: Opener) -> None:
    stores = [make() for _ in range(4)]
    asked = [
        (store, store.append(number, str(who), listing()))
        for number in range(1, 26)
        for who, store in enumerate(stores)
    ]
    won = sum(future.exception(30) is None for _, future in asked)
    assert won == 25
    assert [number for number, _ in bodies(stores[0])] == list(range(1, 26))


def test_processes_that_append_to_the_same_journals_in_another_order_do_not_block_one_another(make: Opener) -> None:
    """Each waits for the other's transaction; the database would end one of them, and lose its whole batch."""
    journals = [f"t{number}" for number in range(12)]
    stores, asked = (make(), make()), []
    for number in range(1, 9):
        for store, order in zip(stores, (journals, journals[::-1]), strict=True):
            store.relist(number - 1, listing(order[0]))
            asked += [store.append(number, "{}", listing(journal)) for journal in order]
    failed = [future.exception(30) for future in asked]
    assert {type(error) for error in failed} <= {type(None), ConflictError}, failed
    assert failed.count(None) == 8 * len(journals)


def test_many_appends_share_a_commit(store: Store) -> None:
    asked = [store.append(1, "{}", listing(f"t{number}")) for number in range(400)]
    for future in asked:
        future.result(30)
    assert store.commits < 100


def test_closing_keeps_what_was_asked_for(make: Opener) -> None:
    first = make()
    asked = [first.append(number, str(number), listing()) for number in range(1, 101)]
    first.close()
    assert all(future.exception(0) is None for future in asked)
    assert len(bodies(make())) == 100
    with pytest.raises(StoreError):
        first.append(101, "late", listing()).result(5)


def test_a_code_that_is_taken_harms_nobody_else(store: Store) -> None:
    append(store, 1, table="t1", code="SAME22")
    asked = [store.append(1, "{}", listing(f"u{number}", code="SAME22" if number == 7 else "")) for number in range(20)]
    failed = [number for number, future in enumerate(asked) if future.exception(20) is not None]
    assert failed == [7]
    assert isinstance(asked[7].exception(), ConflictError)
    assert bodies(store, "u7") == []


# --- listings ---------------------------------------------------------------------------------------------------------


def test_a_code_leads_to_its_table(store: Store) -> None:
    append(store, 1, table="t1", code="ABC234")
    assert [tuple(row) for row in store.find_code("abc234").result(20)] == [("t1",)]
    assert store.find_code("ABC235").result(20) == []


def test_the_lobby_lists_public_tables_that_are_not_over_the_newest_first(store: Store) -> None:
    append(store, 1, table="old")
    append(store, 1, table="secret", public=False)
    append(store, 1, table="done", state="over")
    append(store, 1, table="new", state="playing")
    append(store, 2, table="old")
    listed = [json.loads(text)["id"] for (text,) in store.lobby().result(20)]
    assert listed == ["old", "new"]
    assert len(store.lobby(1).result(20)) == 1


def test_a_table_is_due_until_it_says_otherwise(store: Store) -> None:
    append(store, 1, table="bots", state="playing", due=10.0)
    append(store, 1, table="clock", state="playing", due=50.0)
    append(store, 1, table="people", state="playing")
    assert [row[0] for row in store.due(100.0).result(20)] == ["bots", "clock"]
    assert [row[0] for row in store.due(20.0).result(20)] == ["bots"]
    store.relist(1, listing("bots", state="over"))
    append(store, 2, table="clock", state="playing", due=200.0)
    assert store.due(100.0).result(20) == []


def test_an_old_listing_does_not_replace_a_newer_one(make: Opener) -> None:
    """One process says "it waits for a player" while another has already appended the player's move."""
    slow, fast = make(), make()
    append(slow, 1, state="playing", due=10.0)
    append(fast, 2, state="playing", due=20.0)
    slow.relist(1, listing(state="playing"))
    append(slow, 1, table="after")
    assert [row[0] for row in fast.due(100.0).result(20)] == ["t1"]


# --- opening ----------------------------------------------------------------------------------------------------------


def upgrade(url: str, revision: str, then: str = "") -> None:
    """Make a database of an older revision, as the program did then."""
    store = Store(url)
    with store._writing.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if then:
            connection.execute(sa.text(then))
    store.close()


def test_a_database_of_the_first_revision_is_brought_up_to_date(make: Opener, database: str) -> None:
    yes = "true" if database.startswith("postgresql") else "1"
    upgrade(database, "0001", f"INSERT INTO tables VALUES ('t1', 'ABC234', {yes}, 'playing', 1.0, 2.0, '{{}}')")
    upgrade(database, "0001", "INSERT INTO entries VALUES ('t1', 1, 'one')")
    store = make()
    assert bodies(store) == [(1, "one")]
    assert [row[0] for row in store.find_code("ABC234").result(20)] == ["t1"]
    assert [row[0] for row in store.due(3.0).result(20)] == ["t1"], "games going on are looked at once"
    append(store, 2, "two", state="playing")
    assert bodies(store) == [(1, "one"), (2, "two")]


def test_the_schema_is_what_the_program_thinks(store: Store) -> None:
    found = {column["name"] for column in sa.inspect(store.engine).get_columns("tables")}
    assert found == set(TABLES.c.keys())


def test_a_newer_database_is_left_alone(make: Opener, database: str) -> None:
    first = make()
    append(first, 1, "one")
    first.close()
    upgrade(database, "head", "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer version"):
        make()
    engine = Store(database).engine
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar() == 1
    engine.dispose()


def test_a_migration_happens_wholly_or_not_at_all(make: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise sa.exc.OperationalError("x", {}, Exception("the power failed"))

    with monkeypatch.context() as broken:
        broken.setattr(op, "create_index", fail)
        with pytest.raises(StoreError, match="the power failed"):
            make()
    store = make()
    append(store, 1, "one")
    assert bodies(store) == [(1, "one")]


def test_two_processes_may_start_together(make: Opener) -> None:
    problems: list[BaseException] = []

    def start() -> None:
        try:
            make()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert problems == []


def test_many_may_begin_with_a_new_file_together(tmp_path: Path) -> None:
    """Without waiting, one round of ten ended with "database is locked"."""
    problems: list[BaseException] = []

    def begin(file: Path, all_there: threading.Barrier) -> None:
        all_there.wait(20)
        connection = sqlite3.connect(file, timeout=30)
        try:
            _prepare_sqlite(connection, None)
            connection.execute("CREATE TABLE IF NOT EXISTS things (thing)")
        except sqlite3.Error as problem:
            problems.append(problem)
        finally:
            connection.close()

    for number in range(60):
        all_there = threading.Barrier(4)
        threads = [threading.Thread(target=begin, args=(tmp_path / f"{number}.db", all_there)) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
    assert problems == []


@pytest.mark.parametrize("address", ["nonsense", "mysql://somewhere/x", "://"])
def test_an_address_of_no_database_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(OptionError) as refused:
        Store(address)
    assert "sqlite:///FILE or postgresql://" in str(refused.value)


def test_nobody_at_the_address_is_said_clearly() -> None:
    store = Store("postgresql://user:sesame@127.0.0.1:1/x")
    with pytest.raises(StoreError, match="cannot be opened") as failed:
        store.open()
    assert "sesame" not in str(failed.value)
    store.close()


# --- SQLite in trouble ------------------------------------------------------------------------------------------------


@pytest.fixture
def lite(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/store.db")
    store.open()
    yield store
    store.close()


def set_pragma(store: Store, pragma: str) -> Callable[[str], None]:
    """Every connection gets it; the value can be changed."""
    value = ["0"]
    sa.event.listen(store.engine, "checkout", lambda link, *_: link.execute(f"PRAGMA {pragma}={value[0]}"))

    def change(to: str) -> None:
        value[0] = to

    return change


def test_sqlite_writes_so_that_a_power_failure_loses_nothing(lite: Store) -> None:
    with lite.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_full_disk_is_told_and_forgiven(lite: Store) -> None:
    pages = set_pragma(lite, "max_page_count")
    append(lite, 1, "one")
    pages("1")  # no page more than there are
    with pytest.raises(StoreError, match="full"):
        append(lite, 2, "x" * 100_000)
    assert bodies(lite) == [(1, "one")], "reading goes on"
    pages("1000000")
    append(lite, 2, "two")
    assert bodies(lite) == [(1, "one"), (2, "two")]
    with lite.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"


def test_a_database_that_becomes_read_only_is_told_and_forgiven(lite: Store) -> None:
    read_only = set_pragma(lite, "query_only")
    read_only("1")
    with pytest.raises(StoreError, match="readonly"):
        append(lite, 1)
    assert bodies(lite) == []
    read_only("0")
    append(lite, 1)


def test_a_read_only_file_is_refused_at_the_start(lite: Store, tmp_path: Path) -> None:
    append(lite, 1)
    lite.close()
    store = Store(f"sqlite:///file:{tmp_path}/store.db?mode=ro&uri=true")
    with pytest.raises(StoreError, match="readonly"):
        store.open()
    store.close()


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    file.write_bytes(b"my letters\n" * 1000)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="not a database"):
        store.open()
    store.close()
    assert file.read_bytes() == b"my letters\n" * 1000


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    for number in range(1, 200):
        append(store, number, "x" * 500)
    store.close()
    pages = bytearray(file.read_bytes())
    pages[8192:] = b"\xa5" * (len(pages) - 8192)
    file.write_bytes(bytes(pages))
    damaged = Store(f"sqlite:///{file}")
    with pytest.raises(StoreError, match="malformed"):  # noqa: PT012 - sooner or later
        damaged.open()
        damaged.entries("t1").result(20)
    damaged.close()


def test_a_data_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OptionError, match="cannot be made"):
        default_database(tmp_path / "file" / "data")
    assert default_database(tmp_path / "new" / "data").endswith("branchline.db")
