"""The stores: each number of a line is used once, each move is written once, all is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import GameRow, LogRow, PersonRow, Store, StoreDown
from elbowroom.server.storage.migrations import driver_url, upgrade
from elbowroom.server.storage.problems import InUse
from elbowroom.server.storage.schema import METADATA
from elbowroom.server.storage.sqlite import SqliteStore
from tests.server.postgres import Postgres

GAME = GameRow("game", "{}", "ff", "open", 1.0, True)
FIRST_VERSION = (
    "INSERT INTO games (id, setup, secret, status, created, public, name, lease_until)"
    " VALUES ('game', '{}', 'ff', 'open', 1.0, 1, '', 0)",
    "INSERT INTO log (game, seq, at, body) VALUES ('game', 1, 1.0, '{}')",
    "INSERT INTO people (id, name, account, password, created)"
    " VALUES ('ada', 'Ada', 'ada', 'argon', 1.0)",
)
Work = Callable[[Store], Coroutine[None, None, None]]


def url_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder}/store.sqlite3"
    server: Postgres = request.getfixturevalue("database_server")
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    return url_of(request.param, tmp_path, request)


@pytest.fixture
def run(url: str) -> Callable[[Work], None]:
    """Do something with a store of either kind."""
    upgrade(url)

    async def with_store(work: Work) -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        try:
            await store.create(GAME, [LogRow("game", 1, 1.0, "{}")], ["ada"])
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(with_store(work))


def test_a_line_number_is_used_once_and_a_move_is_written_once(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        rows = [LogRow("game", 2, 1.0, "{}", f"move{n}") for n in range(20)]
        answers = await asyncio.gather(*(store.append(row) for row in rows))
        assert sorted(answers) == [False] * 19 + [True]
        line = (await store.log("game"))[1]
        assert not await store.append(LogRow("game", 3, 1.0, "{}", line.move))
        assert [row.seq for row in await store.log("game", 1)] == [2]

    run(work)


def test_an_older_snapshot_does_not_replace_a_newer_one(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        assert await store.snapshot("game") is None
        await store.put_snapshot("game", 50, "at fifty")
        await store.put_snapshot("game", 20, "a straggler")
        assert await store.snapshot("game") == "at fifty"
        await store.put_snapshot("game", 100, "at a hundred")
        assert await store.snapshot("game") == "at a hundred"

    run(work)


def test_people_are_found_by_token_and_by_claimed_name(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        for id in ("ada", "bob"):
            await store.add_person(PersonRow(id, id.title()), f"hash-{id}", 1.0)
        assert await store.person_of("hash-ada") == PersonRow("ada", "Ada")
        assert await store.person_of("hash") is None
        assert await store.claim_name("ada", "Ada L", "adal", "argon")
        assert not await store.claim_name("bob", "Ada L", "adal", "argon")
        row = await store.account("adal")
        assert row is not None
        assert (row.id, row.password) == ("ada", "argon")
        await store.drop_token("hash-ada")
        assert await store.person_of("hash-ada") is None
        assert [game.id for game in await store.games_of("ada", 5)] == ["game"]
        assert await store.games_of("bob", 5) == []

    run(work)


def test_a_job_that_fails_does_not_undo_the_others(run: Callable[[Work], None]) -> None:
    async def work(store: Store) -> None:
        person = PersonRow("ada", "Ada")
        good = [store.append(LogRow("game", seq, 1.0, "{}")) for seq in range(2, 12)]
        twice = [store.add_person(person, "hash", 1.0), store.add_person(person, "other", 1.0)]
        answers = await asyncio.gather(*good, *twice, return_exceptions=True)
        assert all(answer is True for answer in answers[:10])
        assert [type(answer) for answer in answers[10:]] == [type(None), StoreDown]

    run(work)


def test_the_tables_of_the_queries_are_those_that_the_migrations_make(
    url: str,
) -> None:
    upgrade(url)
    engine = create_engine(driver_url(url), poolclass=NullPool)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), METADATA)
    assert differences == []


def test_a_database_of_the_first_version_is_upgraded_with_all_that_is_in_it(url: str) -> None:
    upgrade(url, "0001")
    engine = create_engine(driver_url(url), poolclass=NullPool)
    with engine.begin() as connection:
        for statement in FIRST_VERSION:
            connection.execute(text(statement))
    upgrade(url)

    async def look() -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        assert await store.problem() == ""
        assert await store.game("game") == GAME
        assert await store.log("game") == [LogRow("game", 1, 1.0, "{}")]
        assert await store.account("ada") == PersonRow("ada", "Ada", "ada", "argon")
        await store.put_snapshot("game", 1, "new")
        await store.close()

    asyncio.run(look())


def test_a_file_has_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.sqlite3"
    upgrade(url)

    async def both() -> None:
        first = SqliteStore(url)
        await first.open(lambda game, seq: None)
        with pytest.raises(InUse):
            await SqliteStore(url).open(lambda game, seq: None)
        await first.close()

    asyncio.run(both())


def test_sqlite_waits_for_the_disk_before_it_answers(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/safe.sqlite3"
    upgrade(url)

    async def look() -> tuple[object, object]:
        store = SqliteStore(url)
        await store.open(lambda game, seq: None)
        mode = await store.batch.run(lambda db: pragma(db, "journal_mode"))
        safe = await store.batch.run(lambda db: pragma(db, "synchronous"))
        await store.close()
        return mode, safe

    def pragma(database: sqlite3.Connection, name: str) -> object:
        return database.execute(f"PRAGMA {name}").fetchone()[0]

    assert asyncio.run(look()) == ("wal", 2)


def test_nobody_waits_longer_than_the_limit_and_what_is_given_up_is_not_done_later(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path}/slow.sqlite3"
    upgrade(url)
    answered = threading.Event()

    async def look() -> None:
        store = SqliteStore(url, seconds=1.0)
        await store.open(lambda game, seq: None)
        frozen = asyncio.create_task(store.batch.run(lambda db: answered.wait(10)))
        await asyncio.sleep(0)
        late = store.create(GAME, [], [])
        for result in await asyncio.gather(frozen, late, return_exceptions=True):
            assert isinstance(result, StoreDown)
            assert result.reason == "store-slow"
        answered.set()
        assert await store.game("game") is None
        await store.create(GAME, [], [])
        assert await store.game("game") == GAME
        await store.close()

    asyncio.run(look())


def test_a_full_disk_of_postgresql_is_a_reason_not_to_be_ready(database_server: Postgres) -> None:
    url = database_server.new_database()
    upgrade(url)
    engine = create_engine(driver_url(url), poolclass=NullPool)
    with engine.begin() as connection:
        # Reading, and changing what is there, is possible on a full disk.
        for statement in (
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$",
            "CREATE TRIGGER full_disk BEFORE INSERT ON games EXECUTE FUNCTION full_disk()",
        ):
            connection.execute(text(statement))

    async def look() -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        assert await store.problem() == ""
        with pytest.raises(StoreDown, match="disk-full"):
            await store.create(GAME, [], [])
        await asyncio.sleep(1)  # the last answer is good for a second
        assert await store.problem() == "disk-full"
        await store.close()

    asyncio.run(look())


def test_a_shared_collection_is_kept_until_its_time_and_longer_if_shared_again(
    run: Callable[[Work], None],
) -> None:
    async def work(store: Store) -> None:
        await store.share_collection("one", "{}", now=1.0, until=10.0)
        await store.share_collection("other", "[]", now=1.0, until=5.0)
        assert await store.shared_collection("one", 9.0) == ("{}", 10.0)
        assert await store.shared_collection("other", 5.0) is None
        await store.share_collection("one", "{}", now=6.0, until=16.0)
        assert await store.shared_collection("one", 15.0) == ("{}", 16.0)
        # Those whose time was over are gone for good.
        assert await store.shared_collection("other", 1.0) is None

    run(work)
