"""A server that is killed again and again under load keeps every move that it acknowledged."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path

import pytest

from elbowroom.server.live.verification import verify
from elbowroom.server.storage import open_store
from elbowroom.server.storage.base import LogRow
from elbowroom.server.storage.migrations import upgrade
from elbowroom.server.wire.encoding import decode_line
from tests.server.drill import move_faults
from tests.server.players import Player
from tests.server.postgres import Postgres
from tests.server.roamer import Roamer
from tests.server.servers import Server

TABLES = 8
CRASHES = 4


def tables(server: Server, player: Player) -> list[str]:
    """Tables: some played by one person on both seats, some against a bot."""
    ids = []
    for number in range(TABLES):
        other = {"kind": "bot", "level": "random"} if number % 4 == 3 else {"kind": "me"}
        ids.append(player.new_table(seats=[{"kind": "me"}, other])["id"])
        player.do(ids[-1], "start")
    return ids


async def crash_and_come_back(server: Server, roamers: list[Roamer]) -> None:
    tasks = [asyncio.create_task(roamer.run()) for roamer in roamers]
    for number in range(CRASHES):
        await asyncio.sleep(0.8 + 0.7 * random.random())
        await asyncio.to_thread(server.kill)
        before = [len(roamer.acked) for roamer in roamers]
        await asyncio.to_thread(server.start)
        await play_on(roamers, before, f"after crash {number + 1}")
    for roamer in roamers:
        roamer.stopped = True
    await asyncio.gather(*tasks)


async def play_on(roamers: list[Roamer], before: list[int], when: str) -> None:
    """Every table gets at least two more moves acknowledged, or is over."""
    gone_on: list[bool] = []
    for _ in range(300):
        gone_on = [
            roamer.over or len(roamer.acked) >= count + 2
            for roamer, count in zip(roamers, before, strict=True)
        ]
        if all(gone_on):
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{when}: {gone_on}")


async def stored_games(database: str, ids: list[str]) -> tuple[list[list[LogRow]], list[str]]:
    store = open_store(database)
    await store.open(lambda game, seq: None)
    logs = [await store.log(id) for id in ids]
    faults = [verdict.fault for verdict in await verify(store) if verdict.fault]
    await store.close()
    return logs, faults


def check(roamer: Roamer, log: list[LogRow]) -> None:
    """The log is what the client was told."""
    assert move_faults(roamer, log) == []
    seen = [(line["seq"], line.get("text", "")) for line in roamer.lines]
    assert seen == [(row.seq, decode_line(row.body).text) for row in log[: len(seen)]]


def crashes(server: Server) -> None:
    server.start()
    try:
        player = Player(server)
        ids = tables(server, player)
        roamers = [
            Roamer(f"{server.ws}/api/tables/{id}/socket", token=player.token, seed=number)
            for number, id in enumerate(ids)
        ]
        asyncio.run(crash_and_come_back(server, roamers))
    finally:
        server.kill()
    logs, faults = asyncio.run(stored_games(server.settings["database"], ids))
    assert faults == []
    for roamer, log in zip(roamers, logs, strict=True):
        assert len(roamer.acked) > CRASHES
        check(roamer, log)


def test_sqlite_keeps_every_acknowledged_move_through_kill_9(tmp_path: Path) -> None:
    crashes(Server(tmp_path))


def test_postgresql_keeps_every_acknowledged_move_through_kill_9(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    upgrade(url)
    crashes(Server(tmp_path, database=url))


@pytest.mark.parametrize("gently", [True, False])
def test_a_restart_recovers_a_table_from_its_log(tmp_path: Path, gently: bool) -> None:
    server = Server(tmp_path).start()
    player = Player(server)
    table = player.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    player.do(table, "start")
    for _ in range(20):
        player.move(table)
    before = player.sight(table), player.lines(table)
    if gently:
        assert server.stop() in (0, -signal.SIGTERM)
        assert server.log.read_text().rstrip().endswith("}")
        assert '"event":"closed"' in server.log.read_text()
    else:
        server.kill()
    server.start()
    try:
        assert (player.sight(table), player.lines(table)) == before
        assert player.move(table)["type"] == "ack"
    finally:
        server.stop()
