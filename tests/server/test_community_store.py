"""Short codes, results, ratings and the operator's queries on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import GameRow, LogRow, PersonRow
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.storage.friends import TABLE
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.storage.results import RatingRow, ResultRow
from elbowroom.server.wire.encoding import decode_line, encode
from elbowroom.server.wire.messages import Line
from tests.server.test_stores import url as url

Work = Callable[[CommunityStore], Coroutine[None, None, None]]
Run = Callable[[Work], None]
RESULT = ResultRow("ada", "one", 5.0, 1, 2, 90, "surface-2", "[]", "[]")


@pytest.fixture
def run(url: str) -> Run:
    """Do something with a store of either kind, with Ada, Ben and a table that waits."""
    upgrade(url)

    async def with_store(work: Work) -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        try:
            for person in ("ada", "ben"):
                await store.add_person(PersonRow(person, person), f"token-{person}", 1.0)
            for number, name in enumerate(("one", "two")):
                row = GameRow(name, "{}", "s", "open", float(number), False)
                await store.create(row, [LogRow(name, 1, 1.0, "{}")], ["ada"])
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(with_store(work))


def test_a_table_keeps_its_code_and_no_two_have_the_same(run: Run) -> None:
    async def work(store: CommunityStore) -> None:
        assert await store.give_code("one", "CCCCCC", 1.0, 9.0) == "CCCCCC"
        assert await store.give_code("one", "DDDDDD", 2.0, 9.0) == "CCCCCC"
        assert await store.give_code("two", "CCCCCC", 2.0, 9.0) == ""
        assert await store.game_of_code("CCCCCC", 8.0) == "one"
        assert await store.game_of_code("CCCCCC", 9.0) is None
        await store.drop_codes(9.0)
        assert await store.give_code("two", "CCCCCC", 9.0, 12.0) == "CCCCCC"
        await store.append(LogRow("two", 2, 9.0, "{}"), status="playing")
        assert await store.game_of_code("CCCCCC", 10.0) is None

    run(work)


def test_results_are_stored_once_and_rate_their_people(run: Run) -> None:
    rating = RatingRow("ada", "people", 26.0, 8.0, 1)

    async def work(store: CommunityStore) -> None:
        await store.append(LogRow("one", 2, 9.0, "{}"), status="over")
        assert await store.results_due(8.0, 5) == []
        assert await store.results_due(9.0, 5) == ["one"], "stored with the line that ends the game"
        await store.add_results([RESULT], lambda known: [rating])
        assert await store.results_due(9.0, 5) == []
        await store.add_results([RESULT], lambda known: [RatingRow("ada", "people", 0, 0, 9)])
        assert await store.results_of("ada", 10) == [RESULT]
        assert await store.ratings_of("ada") == [rating]

    run(work)


def test_a_person_is_forgotten_with_all_that_is_theirs(run: Run) -> None:
    async def work(store: CommunityStore) -> None:
        await store.claim_name("ada", "Ada", "ada", "hash")
        await store.append(LogRow("one", 2, 9.0, "{}"), status="over")
        await store.add_results([RESULT], lambda known: [])
        await store.set_hidden("ada", True)
        assert await store.is_hidden("ada")
        assert await store.number_of_people() == (1, 1)
        assert await store.set_password("ada", "other") == ["token-ada"]
        await store.add_token("ada", "another", 2.0)
        assert await store.befriend("ada", "ben", 3.0)
        await store.invite("ben", "two", "ada", 3.0)
        forgotten = await store.forget_person("ada")
        assert [forgotten.tokens, forgotten.tables] == [["another"], []]
        assert await store.account("ada") is None
        assert await store.results_of("ada", 10) == []
        assert await store.games_of("ada", 10) == []
        assert await store.friends_of("ben", 4.0) == []
        assert await store.invited_to("ben", 5) == []
        assert await store.number_of_people() == (2, 0)

    run(work)


def test_what_a_person_has_said_is_forgotten_and_nothing_else(run: Run) -> None:
    lines = (
        Line("sat", 1, person="ada", name="Ada"),
        Line("chat", 1, "named by the seat", name="Ada"),
        Line("chat", 0, "an onlooker", person="ada", name="Ada"),
        Line("left", 1, name="Ada"),
        Line("sat", 1, person="ben", name="Ben"),
        Line("chat", 1, "of somebody else", name="Ben"),
        Line("chat", 0, "of nobody known", name="Cy"),
    )

    async def work(store: CommunityStore) -> None:
        for seq, line in enumerate(lines, 2):
            talker = line.person if line.kind == "chat" else ""
            await store.append(LogRow("two", seq, 1.0, encode(line).decode()), talker=talker)
        assert (await store.forget_person("ada")).tables == ["two"]
        texts = [decode_line(row.body).text for row in (await store.log("two"))[1:]]
        assert texts == ["", "", "", "", "", "of somebody else", "of nobody known"]

    run(work)


def test_friends_are_here_while_a_process_that_lives_has_them(run: Run) -> None:
    async def work(store: CommunityStore) -> None:
        async def seen(now: float = 9.0) -> tuple[bool, str]:
            [friend] = await store.friends_of("ada", now)
            return friend.here, friend.table

        await store.note_presence("ben", "process", "one", 1.0)
        await store.befriend("ada", "ben", 1.0)
        assert await seen() == (False, ""), "nobody notes people without friends"
        await store.note_presence("ben", "process", "one", 1.0)
        assert await seen() == (False, ""), "its process does not live"
        await store.claim("process", 60.0, 5)
        assert await seen() == (True, "")
        await store.set_shows("ben", TABLE)
        assert await seen() == (True, "one")
        await store.note_presence("ben", "process", "one", None)
        assert await seen() == (False, "")
        await store.note_presence("ben", "process", "", 5.0)
        assert [await seen(200.0), await seen(500.0)] == [(True, ""), (False, "")]
        await store.drop_old_meetings(500.0)
        await store.set_hidden("ben", True)
        assert await seen(200.0) == (False, "")

    run(work)


def test_a_table_is_removed_with_its_log(run: Run) -> None:
    async def work(store: CommunityStore) -> None:
        await store.give_code("one", "CCCCCC", 1.0, 9.0)
        await store.add_results([RESULT], lambda known: [])
        assert await store.number_of_games() == {"open": 2}
        assert [row.id for row in await store.newest_games(5)] == ["two", "one"]
        assert await store.remove_game("one")
        assert not await store.remove_game("one")
        assert await store.log("one") == []

    run(work)
