"""Leases: one process drives a table, others take over in time, and nobody writes afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

from elbowroom.server.storage import open_store, queries
from elbowroom.server.storage.announcements import Raw
from elbowroom.server.storage.base import GameRow, LeaseLost, LogRow
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.storage.postgres import connect
from elbowroom.server.storage.sql import SqlStore
from elbowroom.server.storage.sqlite import sqlite_dialect
from tests.server.postgres import Postgres

SECONDS = 3.0


class Clock:
    """What the clock of the database shows, and what has really passed."""

    def __init__(self) -> None:
        self.wall = 1000.0
        self.steady = 50.0

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def use(clock: Clock, store: SqlStore) -> None:
    store.leases.wall_time = lambda db: clock.wall
    store.leases.steady_time = lambda: clock.steady


Work = Callable[[SqlStore, Clock], Coroutine[None, None, None]]
Run = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        made = f"sqlite:///{tmp_path}/store.sqlite3"
    else:
        server: Postgres = request.getfixturevalue("database_server")
        made = server.new_database()
    upgrade(made)
    return made


@pytest.fixture
def run(url: str) -> Run:
    """Do something with a store in which the games "a" and "b" are played."""

    async def with_store(work: Work) -> None:
        store, clock = open_store(url), Clock()
        assert isinstance(store, SqlStore)
        use(clock, store)
        await store.open(lambda game, seq: None)
        try:
            for id in ("a", "b"):
                await store.create(GameRow(id, "{}", "ff", "playing", 1.0, True), [], [])
            await work(store, clock)
        finally:
            await store.close()

    return lambda work: asyncio.run(with_store(work))


async def owned(store: SqlStore, owner: str, most: int = 5) -> list[str]:
    return sorted((await store.claim(owner, SECONDS, most)).games)


def test_a_lease_belongs_to_one_process_until_that_has_not_renewed_it_in_time(run: Run) -> None:
    async def work(store: SqlStore, clock: Clock) -> None:
        assert await owned(store, "one") == ["a", "b"]
        clock.go_on(2)
        assert await owned(store, "two") == []
        assert not await store.take("a", "two", SECONDS)
        assert await owned(store, "one") == ["a", "b"]
        clock.go_on(SECONDS - 0.1)
        assert await owned(store, "two") == []
        clock.go_on(0.2)
        assert await owned(store, "two", most=1) == ["a"]
        # Who comes back in time keeps what nobody has taken.
        assert await owned(store, "one") == ["b"]
        await store.release("two")
        assert await store.take("a", "one", SECONDS)
        await store.append(LogRow("a", 1, 1.0, "{}"), "over")
        assert await owned(store, "one") == ["b"]

    run(work)


def test_only_who_has_the_lease_writes_for_bots_and_clocks(run: Run) -> None:
    async def work(store: SqlStore, clock: Clock) -> None:
        await store.claim("one", SECONDS, 5)
        assert await store.append(LogRow("a", 1, 1.0, "{}"), owner="one")
        clock.go_on(SECONDS + 0.1)
        # Nobody has taken over yet: what was ours is ours.
        assert await store.append(LogRow("a", 2, 1.0, "{}"), owner="one")
        await store.claim("two", SECONDS, 5)
        with pytest.raises(LeaseLost):
            await store.append(LogRow("a", 3, 1.0, "{}"), owner="one")
        # What a person does goes into the log wherever it arrives.
        assert await store.append(LogRow("a", 3, 1.0, "{}"))
        assert await store.append(LogRow("a", 4, 1.0, "{}"), owner="two")
        assert [row.seq for row in await store.log("a")] == [1, 2, 3, 4]

    run(work)


def test_a_table_that_sleeps_is_nobodys_until_it_must_wake(run: Run) -> None:
    async def work(store: SqlStore, clock: Clock) -> None:
        await store.claim("one", SECONDS, 5)
        await store.put_to_sleep("a", "one", clock.steady + 60)
        await store.put_to_sleep("b", "one", None)
        clock.go_on(59)
        assert await owned(store, "two") == []
        clock.go_on(2)
        leases = await store.claim("two", SECONDS, 5)
        assert leases.games == ["a"]
        assert leases.woken["a"].at == pytest.approx(clock.steady - 1)
        wake = await store.wake("b", "two", SECONDS)
        assert wake is not None
        assert wake.at is None
        assert await store.wake("b", "two", SECONDS) is None
        assert await owned(store, "two") == ["a", "b"]

    run(work)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_when_the_clock_is_set_leases_and_sleeping_clocks_go_on_as_before(
    run: Run, jump: float
) -> None:
    async def work(store: SqlStore, clock: Clock) -> None:
        await store.claim("one", SECONDS, 5)
        await store.put_to_sleep("a", "one", clock.steady + 60)
        clock.go_on(1)
        clock.wall += jump
        assert await owned(store, "two") == []  # this look has noticed it
        clock.go_on(1)
        wake = await store.wake("a", "two", SECONDS)
        assert wake is not None
        assert wake.at == pytest.approx(50.0 + 60)
        clock.go_on(SECONDS - 2 - 0.1)
        assert await owned(store, "two") == ["a"]
        clock.go_on(0.2)
        assert await owned(store, "two") == ["a", "b"]

    run(work)


def test_a_clock_that_was_set_is_noticed_by_several_processes_and_followed_once(
    database_server: Postgres,
) -> None:
    url = database_server.new_database()
    upgrade(url)

    async def work() -> None:
        clock = Clock()
        stores = [open_store(url), open_store(url)]
        for store in stores:
            assert isinstance(store, SqlStore)
            use(clock, store)
            await store.open(lambda game, seq: None)
        one, two = stores
        await one.create(GameRow("a", "{}", "ff", "playing", 1.0, True), [], [])
        await one.claim("one", SECONDS, 5)
        await one.put_to_sleep("a", "one", clock.steady + 60)
        for jump in (3600.0, -600.0):
            await two.claim("two", SECONDS, 5)
            clock.wall += jump
            await asyncio.gather(one.claim("one", SECONDS, 5), two.claim("two", SECONDS, 5))
        wake = await two.wake("a", "two", SECONDS)
        assert wake is not None
        assert wake.at == pytest.approx(50.0 + 60)
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_who_is_cut_off_in_a_transaction_does_not_keep_others_waiting(
    database_server: Postgres,
) -> None:
    url = database_server.new_database()
    upgrade(url)

    async def work(stalled: Raw) -> float:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        await store.create(GameRow("a", "{}", "ff", "playing", 1.0, True), [], [])
        stalled.execute("BEGIN")
        stalled.execute("INSERT INTO log VALUES ('a', 1, 1, '{}')")
        stalled.execute("UPDATE games SET lease_owner = 'one'")
        start = time.monotonic()
        while (await store.claim("two", SECONDS, 5)).games != ["a"]:
            await asyncio.sleep(0.05)
        assert await store.append(LogRow("a", 1, 2.0, "{}"), owner="two")
        seconds = time.monotonic() - start
        await store.close()
        return seconds

    stalled = connect(url, 10.0)
    try:
        assert asyncio.run(asyncio.wait_for(work(stalled), 30)) < SECONDS
    finally:
        stalled.close()


QUERIES: dict[str, Any] = {
    "nobody's": queries.TAKE_NOBODYS,
    "of one that has ended": queries.TAKE_FROM,
    "due to wake": queries.DUE_TO_WAKE,
    "own": queries.OWN_LEASES,
    "release": queries.RELEASE_LEASES,
    "processes without games": queries.REMOVE_ENDED,
}
VALUES = {"owner": "one", "ended": "two", "now": 5.0, "most": 100}
MANY_SLEEP = """
INSERT INTO games (id, setup, secret, status, created, public, name, lease_owner)
WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 5000)
SELECT 'g' || i, '', '', 'playing', 1, 0, '', '' FROM numbers
"""


def test_lease_queries_do_not_read_all_running_games(run: Run, url: str) -> None:
    dialect: Any = sqlite_dialect()
    explain = "EXPLAIN QUERY PLAN"
    if url.startswith("postgresql"):
        dialect, explain = PGDialect_psycopg(), "EXPLAIN"  # type: ignore[no-untyped-call] # the library has no types here

    def plans(db: Any) -> dict[str, str]:
        db.execute(MANY_SLEEP)
        if url.startswith("postgresql"):
            db.execute("ANALYZE")  # as PostgreSQL does by itself
        compiled = {name: query.compile(dialect=dialect) for name, query in QUERIES.items()}
        return {
            name: str(db.execute(f"{explain} {each}", {**each.params, **VALUES}).fetchall())
            for name, each in compiled.items()
        }

    async def work(store: SqlStore, clock: Clock) -> None:
        for name, plan in (await store.batch.run(plans)).items():
            index = "games_by_waking" if name == "due to wake" else "games_by_lease"
            assert index in plan, (name, plan)
            assert "games_by_status" not in plan, (name, plan)  # that has all running games
            assert "Seq Scan on games" not in plan, (name, plan)
            assert "SCAN games" not in plan, (name, plan)

    run(work)
