"""Running games that nobody looks at leave the memory, and come back as they were."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator

import pytest

from tests.server.players import Player, greet, hear
from tests.server.servers import Server, serving

SECONDS = 15.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("idle")
    with serving(folder, idle_seconds=0.2, lease_seconds=0.4) as process:
        yield process


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def in_memory(player: Player) -> int:
    metrics = player.http.get("/metrics").text
    line = next(each for each in metrics.splitlines() if each.startswith("elbowroom_tables "))
    return int(float(line.split()[1]))


def owner(server: Server, table: str) -> str | None:
    path = server.settings["database"].removeprefix("sqlite:///")
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        query = "SELECT lease_owner FROM games WHERE id = ?"
        return str(database.execute(query, (table,)).fetchone()[0])
    finally:
        database.close()


def started(server: Server, *others: str, **settings: object) -> tuple[Player, str]:
    ada = Player(server)
    seats = [{"kind": "me"}, *({"kind": kind} for kind in others)]
    table = ada.new_table(seats=seats, **settings)["id"]
    ada.do(table, "start")
    return ada, table


def test_an_idle_game_leaves_the_memory_and_comes_back_on_the_first_request(
    server: Server,
) -> None:
    ada, table = started(server, "bot")
    before = ada.sight(table)
    until(lambda: in_memory(ada) == 0)
    assert owner(server, table) == ""
    after = ada.sight(table)
    assert after["view"] == before["view"]
    assert after["actions"] == before["actions"]
    # It is driven again: the bot answers.
    while ada.sight(table).get("actions"):
        ada.move(table)
    until(lambda: _bot_moved(ada, table))


def _bot_moved(player: Player, table: str) -> bool:
    return any(line["kind"] == "move" and line.get("level") for line in player.lines(table))


def test_a_game_that_somebody_watches_stays(server: Server) -> None:
    ada, table = started(server, "me")

    async def watch() -> int:
        async with ada.socket(table) as socket:
            await greet(socket)
            await asyncio.sleep(1.5)
            number = await asyncio.to_thread(in_memory, ada)
            await asyncio.to_thread(ada.move, table)
            await asyncio.wait_for(hear(socket, "push"), 5)
            return number

    assert asyncio.run(watch()) >= 1


def test_a_clock_runs_out_while_its_game_is_not_in_memory(server: Server) -> None:
    ada, table = started(server, "me", clock={"turn": 10})
    start = ada.lines(table)[-1]["at"]
    until(lambda: in_memory(ada) == 0)
    until(lambda: _last_kind(server, table) == "flag")
    assert 10 <= ada.lines(table)[-1]["at"] - start < 14
    assert not any(line["kind"] == "resumed" for line in ada.lines(table))


def _last_kind(server: Server, table: str) -> str:
    path = server.settings["database"].removeprefix("sqlite:///")
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        query = (
            "SELECT json_extract(body, '$.kind') FROM log WHERE game = ? AND seq > 3 ORDER BY seq"
        )
        kinds = [row[0] for row in database.execute(query, (table,))]
    finally:
        database.close()
    return str(kinds[0]) if kinds else ""


def test_a_restart_wakes_only_games_whose_clocks_run(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with serving(folder, idle_seconds=0.2, lease_seconds=0.4) as first:
        ada, calm = started(first, "me")
        timed = ada.new_table(seats=[{"kind": "me"}] * 2, clock={"turn": 600})["id"]
        ada.do(timed, "start")
        until(lambda: in_memory(ada) == 0)
        token = ada.token
    with serving(folder, idle_seconds=600) as second:
        again = Player(second)
        again.http.cookies.set("elbowroom", token, domain="127.0.0.1", path="/")
        until(lambda: in_memory(again) == 1)
        assert owner(second, calm) == ""
        assert again.lines(timed)[-1]["kind"] == "resumed"
        assert again.sight(calm)["actions"]
