"""Measuring on the server: progress, stopping, sharing, limits; results are stored."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from elbowroom.arena.balance import Pick
from elbowroom.arena.contest import Contest
from elbowroom.homemade.reading import read_json, read_tree
from elbowroom.server.identity.rate_limits import Buckets
from elbowroom.server.storage import open_store
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.thinking import measuring as jobs
from elbowroom.server.thinking import measuring_process
from elbowroom.server.thinking.measuring import Subject
from elbowroom.server.thinking.measuring_process import Measuring, TooMany, subject_of
from elbowroom.server.wire.gallery import Progress
from tests.server.players import Player
from tests.server.servers import Server, serving
from tests.server.test_gallery import collection

GAMES = 6
Run = Callable[[Callable[[Measuring], Coroutine[None, None, None]]], None]


class InThisProcess:
    """Does at once what the measuring process would do."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness

    async def run(self, work: Callable[[Any], Any], games: Any, *limits: object) -> Any:
        await asyncio.sleep(0)
        return work(games)

    def kill(self) -> None:
        pass


def picks(contest: Contest, game: int) -> list[Pick]:
    return [Pick(game, race, "hill", 20 + game, 0.5) for race in ("moles", "orcs", "elves")]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Measure without really playing."""
    monkeypatch.setattr(measuring_process, "WorkerProcess", InThisProcess)
    monkeypatch.setattr(jobs, "picks_of", picks)
    monkeypatch.setattr(jobs, "_MEMORIES", OrderedDict())
    monkeypatch.setattr(measuring_process, "GAMES", GAMES)
    monkeypatch.setattr(measuring_process, "_GAMES_OF_A_JOB", 2)
    monkeypatch.setattr(measuring_process, "_PAUSE", 0.0)
    url = f"sqlite:///{tmp_path}/store.sqlite3"
    upgrade(url)

    async def with_measuring(work: Callable[[Measuring], Coroutine[None, None, None]]) -> None:
        store = open_store(url)
        await store.open(lambda game, seq: None)
        measuring = Measuring(store, lambda: False, Buckets(1, 100), 2)
        try:
            await work(measuring)
        finally:
            measuring.close()
            await store.close()

    return lambda work: asyncio.run(with_measuring(work))


def subject() -> Subject:
    return subject_of(read_tree(read_json(collection("Same"), "test"), "test"), "moles")


async def all_of(measuring: Measuring, address: str = "here") -> list[Progress]:
    return [each async for each in measuring.measure(subject(), address)]


def test_progress_grows_until_all_games_are_played_and_the_result_is_stored(run: Run) -> None:
    async def work(measuring: Measuring) -> None:
        steps = await all_of(measuring)
        assert [each.played for each in steps] == [0, 2, 4, 6]
        assert {each.of for each in steps} == {GAMES}
        result = steps[-1].result
        assert result is not None
        assert (result.key, result.games, result.bot) == ("moles", GAMES, "medium")
        assert await all_of(measuring) == [Progress(GAMES, GAMES, result)]

    run(work)


def test_who_leaves_stops_it_and_the_next_one_goes_on_from_there(run: Run) -> None:
    async def work(measuring: Measuring) -> None:
        steps = measuring.measure(subject(), "here")
        assert [(await anext(steps)).played for _ in range(2)] == [0, 2]
        await steps.aclose()
        assert not measuring.active
        assert [each.played for each in await all_of(measuring)] == [2, 4, 6]

    run(work)


def test_two_who_ask_for_the_same_share_the_games(run: Run) -> None:
    async def work(measuring: Measuring) -> None:
        one, two = await asyncio.gather(all_of(measuring, "here"), all_of(measuring, "there"))
        assert one[-1].result == two[-1].result
        assert measuring.games == GAMES

    run(work)


def test_an_address_and_the_server_measure_only_so_much_at_a_time(run: Run) -> None:
    async def work(measuring: Measuring) -> None:
        first = measuring.measure(subject(), "here")
        await anext(first)
        with pytest.raises(TooMany):
            await anext(measuring.measure(subject(), "here"))
        second = measuring.measure(subject(), "there")
        await anext(second)
        with pytest.raises(TooMany):
            await anext(measuring.measure(subject(), "elsewhere"))

    run(work)


def test_bots_go_first(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = [True, True, False]

    async def work(measuring: Measuring) -> None:
        monkeypatch.setattr(measuring, "_busy", lambda: busy.pop(0) if busy else False)
        await all_of(measuring)
        assert busy == []

    run(work)


# ---------------------------------------------------------------------- through HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("measuring"), measuring_at_once=0.001) as process:
        yield process


def events(answer: httpx.Response) -> Iterator[dict[str, Any]]:
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def test_the_events_show_progress_and_the_seconds_are_counted(server: Server) -> None:
    ada = Player(server)
    body = {"content": collection(), "thing": "moles"}
    with ada.http.stream("POST", "/api/measurements", json=body, timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        seen = events(answer)
        assert next(seen)["played"] == 0
        step = next(seen)
        assert 0 < step["played"] < step["of"]
        assert step["result"]["key"] == "moles"
    again = ada.http.post("/api/measurements", json=body)
    assert (again.status_code, again.json()["error"]) == (429, "too-fast")


def test_only_a_thing_of_a_collection_can_be_measured(server: Server) -> None:
    ben = Player(server, "Ben", "127.0.0.5")
    for body, error in (
        ({"content": collection(), "thing": "voles"}, "no-such-thing"),
        ({"content": "[]", "thing": "moles"}, "bad-content"),
    ):
        answer = ben.http.post("/api/measurements", json=body)
        assert (answer.status_code, answer.json()["error"]) == (409, error)
