"""Several processes on one PostgreSQL behave like one server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from elbowroom.server.storage.migrations import upgrade
from tests.server.players import Json, Player, greet, hear, legal, say, started
from tests.server.postgres import Postgres
from tests.server.servers import Server, serving
from tests.server.view_store import sight_after

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, database_server: Postgres) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("cluster")
    url = database_server.new_database()
    upgrade(url)
    with serving(folder, database=url) as one, serving(folder, database=url) as other:
        yield one, other


def at(server: Server, player: Player) -> Player:
    """The same person at another process."""
    other = Player(server)
    other.http.cookies.set("elbowroom", player.token, domain="127.0.0.1", path="/")
    return other


def test_a_move_sent_to_one_process_reaches_sockets_on_the_other(pair: Pair) -> None:
    one, other = pair
    ada, table = started(one)

    async def look() -> tuple[Json, Json]:
        async with ada.socket(table, other) as socket:
            welcome = await greet(socket)
            assert welcome["now"]["actions"]
            await asyncio.to_thread(ada.move, table, "pick 1")
            return welcome["now"], await asyncio.wait_for(hear(socket, "push"), 5)

    before, push = asyncio.run(look())
    assert push["entry"]["text"] == "pick 1"
    now = sight_after(before, push)
    assert now is not None
    assert now["view"] == ada.sight(table)["view"]


def test_of_concurrent_moves_for_the_same_seq_exactly_one_wins(pair: Pair) -> None:
    one, other = pair
    ada, table = started(one)

    async def race() -> list[list[Json]]:
        answers = []
        async with ada.socket(table, one) as here, ada.socket(table, other) as there:
            now = (await greet(here))["now"]
            await greet(there)
            for turn in range(25):
                seq, options = now["seq"], legal(now)
                for number, socket in enumerate((here, there)):
                    action = options[(turn + number) % len(options)]
                    await say(socket, "move", id=f"m{turn}-{number}", expected=seq, action=action)
                answers.append([await answer(here), await answer(there)])
                # The loser got the missing lines; it asks for the position again.
                await say(here, "missing", after=0)
                now = (await hear(here, "lines"))["now"]
        return answers

    async def answer(socket: object) -> Json:
        while True:
            message = await hear(socket)  # type: ignore[arg-type] # any socket will do
            if message["type"] in ("ack", "refusal"):
                return message

    for answers in asyncio.run(race()):
        assert sorted(each["type"] for each in answers) == ["ack", "refusal"]
        lost = next(each for each in answers if each["type"] == "refusal")
        won = next(each for each in answers if each["type"] == "ack")
        assert lost["error"] == "stale"
        assert won["seq"] in [line["seq"] for line in lost["missing"]]
    assert ada.lines(table) == at(other, ada).lines(table)


def test_the_other_process_never_answers_with_an_old_position(pair: Pair) -> None:
    one, other = pair
    ada, bob = Player(one), Player(other, "Bob")
    there = at(other, ada)
    for _ in range(5):
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
        assert ada.info(table)["seats"][1]["kind"] == "open"
        assert there.info(table)["seats"][1]["kind"] == "open"
        assert bob.do(table, "sit", seat=2)["type"] == "ack"
        assert ada.do(table, "start")["type"] == "ack"
        assert there.sight(table)["actions"]
        ada.move(table, "pick 1")
        assert there.lines(table)[-1]["text"] == "pick 1"
        assert there.move(table)["type"] == "ack"


def test_the_same_move_sent_to_both_is_written_once(pair: Pair) -> None:
    one, other = pair
    ada, table = started(one)
    sight = ada.sight(table)
    move = {"id": "twice", "expected": sight["seq"], "action": legal(sight)[0]}
    there = at(other, ada)
    there.info(table)
    assert ada.do(table, "move", **move) == there.do(table, "move", **move)
    assert [line["kind"] for line in there.lines(table)].count("move") == 1


def test_another_process_takes_over_the_bots_of_one_that_died(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    upgrade(url)
    with serving(tmp_path, database=url) as other:
        one = Server(tmp_path, database=url, bot_pause=0.2).start()
        ada = Player(one)
        table = ada.new_table(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
        ada.do(table, "start")
        one.kill()
        watcher = at(other, ada)
        before = len(watcher.lines(table))
        end = time.monotonic() + 15
        while watcher.info(table)["status"] != "over" and time.monotonic() < end:
            time.sleep(0.2)
        assert len(watcher.lines(table)) > before + 20


def test_the_tables_of_a_dead_process_move_on_within_the_five_seconds_that_are_promised(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    upgrade(url)
    one, other = (Server(tmp_path, database=url, bot_pause=0.2) for _ in range(2))
    for server in (one, other):
        del server.settings["lease_seconds"]  # as long as operators have it
    one.start()
    ada = Player(one)
    table = ada.new_table(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
    ada.do(table, "start")
    other.start()
    try:
        watcher = at(other, ada)
        with psycopg.connect(url, autocommit=True) as database:
            owner = wait_for_owner(database, table, but=None)
            one.kill()
            died = time.monotonic()
            wait_for_owner(database, table, but=owner)
        assert time.monotonic() - died < 5
        before = len(watcher.lines(table))
        while len(watcher.lines(table)) == before and time.monotonic() < died + 30:
            time.sleep(0.05)
        assert len(watcher.lines(table)) > before
    finally:
        other.stop()


def wait_for_owner(database: psycopg.Connection[Any], table: str, *, but: str | None) -> str | None:
    """Wait until the lease of a table belongs to another process; returns which."""
    query = "SELECT lease_owner FROM games WHERE id = %s"
    end = time.monotonic() + 30
    while time.monotonic() < end:
        row = database.execute(query, (table,)).fetchone()
        assert row is not None
        if row[0] != but:
            return str(row[0])
        time.sleep(0.01)
    raise AssertionError("the lease did not change")


def test_workers_share_a_port_and_add_up_their_figures(
    tmp_path: Path, database_server: Postgres
) -> None:
    url = database_server.new_database()
    upgrade(url)
    with serving(tmp_path, database=url, workers=2) as server:
        assert server.process is not None
        people = [Player(server) for _ in range(6)]
        table = people[0].new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        people[0].do(table, "start")
        for _ in range(10):
            assert people[0].move(table)["type"] == "ack"
        figures = people[0].http.get("/metrics").text
        moves = [line for line in figures.splitlines() if 'kind="move"' in line]
        assert [float(line.split()[-1]) for line in moves if "_total" in line] == [10.0]
        # A worker that dies is replaced, and nothing is lost.
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        for child in children.read_text().split():
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                os.kill(int(child), signal.SIGKILL)
                break
        time.sleep(1)
        server.wait_ready()
        again = Player(server)
        again.http.cookies.set("elbowroom", people[0].token, domain="127.0.0.1", path="/")
        assert len(again.lines(table)) == 13


def test_a_token_deleted_at_one_process_closes_its_sockets_at_the_other(pair: Pair) -> None:
    one, other = pair
    ada, table = started(one)

    async def closed() -> bool:
        async with ada.socket(table, other) as socket:
            await greet(socket)
            await asyncio.to_thread(ada.http.delete, "/api/sessions")
            try:
                while True:
                    await asyncio.wait_for(socket.recv(), 10)
            except ConnectionClosed:
                return True
            except TimeoutError:
                return False

    assert asyncio.run(closed())
