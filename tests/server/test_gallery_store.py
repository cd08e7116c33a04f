"""The store of the gallery on both databases: entries, versions, plays, reports, the operator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace

import pytest

from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import GameRow, LogRow, PersonRow
from elbowroom.server.storage.gallery import GalleryStore, NewEntry, Question
from elbowroom.server.storage.migrations import upgrade
from tests.server.test_stores import url as url

FIRST = NewEntry(
    id="one", digest="d1", person="ada", author="Ada", author_key="ada", name="Moles",
    licence="", summary="[]", search="moles\nada", body="{}", created=1.0,
)  # fmt: skip
SECOND = replace(FIRST, id="two", digest="d2", name="More", search="more moles", created=2.0)
OTHER = replace(
    FIRST, id="other", digest="d3", person="ben", author="Ben", author_key="ben",
    search="100 %_ mine\\d", created=3.0,
)  # fmt: skip
Work = Callable[[GalleryStore], Coroutine[None, None, None]]
Run = Callable[[Work], None]


@pytest.fixture
def run(url: str) -> Run:
    """Do something with a store of either kind, in which Ada and Ben are."""
    upgrade(url)

    async def with_store(work: Work) -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        try:
            for person in ("ada", "ben"):
                await store.add_person(PersonRow(person, person), f"token {person}", 1.0)
            await work(store)
        finally:
            await store.close()

    return lambda work: asyncio.run(with_store(work))


async def ids(store: GalleryStore, **question: object) -> list[str]:
    return [each.id for each in await store.entries(Question(**question))]  # type: ignore[arg-type]


def test_entries_are_found_by_time_by_author_and_by_what_they_contain(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        for entry in (FIRST, SECOND, OTHER):
            assert await store.publish(entry, 9) == ""
        assert await ids(store) == ["other", "two", "one"]
        assert await ids(store, most=1, after=1) == ["two"]
        assert await ids(store, author="ada") == ["two", "one"]
        assert await ids(store, words="moles") == ["two", "one"]
        # The signs of patterns are letters like all others.
        assert await ids(store, words="%_") == ["other"]
        assert await ids(store, words="mine\\d") == ["other"]
        assert await ids(store, words="0_%") == []

    run(work)


def test_the_same_collection_is_published_once_and_accounts_have_a_limit(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        assert await store.publish(FIRST, 2) == ""
        assert await store.publish(replace(OTHER, digest="d1"), 2) == "already-published"
        assert await store.publish(SECOND, 2) == ""
        assert await store.publish(replace(FIRST, id="three", digest="d4"), 2) == "gallery-full"

    run(work)


def test_a_new_version_takes_the_place_of_the_old_one_in_lists(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        await store.publish(FIRST, 9)
        assert await store.publish(replace(OTHER, replaces="one"), 9) == "not-your-entry"
        assert await store.publish(replace(SECOND, replaces="one"), 9) == ""
        assert await ids(store) == ["two"]
        old, new = await store.entry("one"), await store.entry("two")
        assert old is not None
        assert new is not None
        assert (old.replaced_by, new.replaced_by) == ("two", None)
        assert (old.body, new.listed.replaces) == ("{}", "one")
        await store.moderate("hide", "two", "op", "")
        assert await ids(store) == ["one"]

    run(work)


def test_a_game_is_counted_in_the_transaction_that_begins_it(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        await store.publish(FIRST, 9)
        await store.publish(OTHER, 9)
        await store.create(GameRow("game", "{}", "ff", "open", 1.0, True), [], [])
        line = LogRow("game", 1, 1.0, "{}")
        added = await asyncio.gather(
            *(store.append(line, "playing", played=["d1"]) for _ in range(9))
        )
        assert sorted(added) == [False] * 8 + [True]
        assert await store.append(line._replace(seq=2), played=["d1", "unknown"])
        assert await store.plays("d1") == 2
        assert await store.plays("d3") == 0
        assert await ids(store) == ["other", "one"]
        assert await ids(store, by_plays=True) == ["one", "other"]

    run(work)


def test_the_operator_sees_reports_and_hides_shows_and_removes(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        await store.publish(FIRST, 9)
        await store.publish(OTHER, 9)
        for person, reason in (("ada", "rude"), ("ada", "again"), ("ben", "very rude")):
            await store.report("one", person, reason)
        assert [reason for _, reason in await store.reports("one")] == ["rude", "very rude"]
        listed = [(entry.id, number) for entry, number in await store.entries_for_operator()]
        assert listed == [("one", 2), ("other", 0)]
        assert await store.moderate("hide", "one", "op", "rude")
        assert await ids(store) == ["other"]
        assert await store.moderate("show", "one", "op", "")
        assert await ids(store) == ["other", "one"]
        assert await store.moderate("remove", "one", "op", "rude after all")
        assert not await store.moderate("show", "one", "op", "")
        assert not await store.moderate("hide", "none", "op", "")
        gone = await store.entry("one")
        assert gone is not None
        assert (gone.body, gone.listed.name, gone.listed.status) == ("", "", "removed")
        assert await store.reports("one") == []
        assert await store.publish(replace(FIRST, id="again"), 9) == "already-published"
        lines = [(line.action, line.entry, line.operator) for line in await store.audit()]
        assert lines == [("hide", "one", "op"), ("show", "one", "op"), ("remove", "one", "op")]

    run(work)


def test_results_of_measuring_are_stored_and_dropped_when_they_are_old(run: Run) -> None:
    async def work(store: GalleryStore) -> None:
        await store.put_measurement("m", "old")
        await store.put_measurement("m", "new")
        assert await store.measurement("m") == "new"
        await store.drop_measurements(time.time() - 10)
        assert await store.measurement("m") == "new"
        await store.drop_measurements(time.time() + 10)
        assert await store.measurement("m") is None

    run(work)
