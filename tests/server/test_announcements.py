"""What processes announce to each other through PostgreSQL: lines of others, never their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest

from elbowroom.server.storage.base import GameRow, LogRow, StoreDown
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.storage.postgres import PostgresStore
from tests.server.postgres import Postgres

GAME = GameRow("game", "{}", "ff", "open", 1.0, True)
# Everything that JSON must escape, and a time with many digits.
STRANGE = '{"text":"\\"ő\\u001f\\\\\\n\u2028𝄞"}'
AT = 1794960000.1234567
# A process that has just connected looks at everything.
ALL = ("", 0)


class Ears:
    """Remembers what was announced."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, int]] = []
        self.news = asyncio.Event()

    def announced(self, game: str, seq: int) -> None:
        self.heard.append((game, seq))
        self.news.set()

    async def wait_for(self, *announcements: tuple[str, int]) -> None:
        """Wait until the last of what was heard is this."""
        async with asyncio.timeout(20):
            while tuple(self.heard[-len(announcements) :]) != announcements:
                self.news.clear()
                await self.news.wait()


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[tuple[PostgresStore, Ears]]:
    store, ears = PostgresStore(url), Ears()
    await store.open(ears.announced)
    try:
        await ears.wait_for(ALL)
        yield store, ears
    finally:
        await store.close()


@pytest.fixture
def url(database_server: Postgres) -> str:
    address = database_server.new_database()
    upgrade(address)
    return address


def test_lines_are_announced_to_others_and_not_to_whoever_wrote_them(url: str) -> None:
    async def check() -> None:
        async with listening(url) as (writer, own), listening(url) as (reader, ears):
            await writer.create(GAME, [LogRow("game", 1, 1.0, "{}")], [])
            rows = [LogRow("game", seq, 1.0, "{}", f"ada:{seq}") for seq in range(2, 12)]
            await asyncio.gather(*(writer.append(row) for row in rows))
            await ears.wait_for(*(("game", row.seq) for row in rows))
            await reader.append(LogRow("game", 12, 1.0, "{}"))
            await own.wait_for(ALL, ("game", 12))

    asyncio.run(check())


def test_a_line_is_stored_as_it_is(url: str) -> None:
    async def check() -> None:
        async with listening(url) as (store, _):
            await store.create(GAME, [], [])
            row = LogRow("game", 1, AT, STRANGE, "ő:𝄞")
            assert await store.append(row)
            assert not await store.append(row)
            assert await store.log("game") == [row]

    asyncio.run(check())


def test_whoever_lost_the_connection_looks_at_everything_and_hears_again(url: str) -> None:
    async def check() -> None:
        async with listening(url) as (writer, _), listening(url) as (_, ears):
            await writer.create(GAME, [], [])
            _end_all_connections(url)
            await ears.wait_for(ALL, ALL)
            await _append(writer, LogRow("game", 1, 1.0, "{}"))
            await ears.wait_for(("game", 1))

    asyncio.run(check())


def test_nobody_waits_for_a_process_that_ends_while_it_connects(url: str) -> None:
    async def check() -> None:
        for address in (url, "postgresql://nobody@127.0.0.1:1/nothing"):
            store = PostgresStore(address)
            await store.open(lambda game, seq: None)
            await asyncio.sleep(0)
            async with asyncio.timeout(20):
                await store.close()

    asyncio.run(check())


async def _append(store: PostgresStore, row: LogRow) -> None:
    """Its connection was ended, too: the first attempt may fail."""
    for _ in range(2):
        try:
            assert await store.append(row)
        except StoreDown:
            continue
        return
    raise AssertionError("not stored")


def _end_all_connections(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
