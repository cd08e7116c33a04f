"""Workers that share a port: who is at a table reaches the same one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from elbowroom.server.http.siblings import table_of
from elbowroom.server.storage.migrations import upgrade
from tests.server.players import Player, greet, hear, started
from tests.server.postgres import Postgres
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database_server: Postgres) -> Iterator[Server]:
    """Two workers, each of which has had a connection."""
    url = database_server.new_database()
    upgrade(url)
    with serving(tmp_path_factory.mktemp("siblings"), database=url, workers=2) as server:
        asyncio.run(_meet_both(server))
        yield server


async def _meet_both(server: Server) -> None:
    lines = []
    while len(set(_holders(server).values())) < 2:
        lines.append(await asyncio.open_connection("127.0.0.1", server.port))
        await asyncio.sleep(0.05)
    for _, writer in lines:
        writer.close()


def _holders(server: Server) -> dict[int, int]:
    """The process that has each connection of the server, by the port of the client."""
    inodes = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *_, inode = line.split()[:10]
        if int(local.split(":")[1], 16) == server.port:
            inodes[f"socket:[{inode}]"] = int(remote.split(":")[1], 16)
    holders = {}
    for process in _processes(server):
        for descriptor in Path(f"/proc/{process}/fd").iterdir():
            try:
                target = os.readlink(descriptor)
            except FileNotFoundError:
                continue
            if inodes.get(target):
                holders[inodes[target]] = process
    return holders


def _processes(server: Server) -> list[int]:
    """The processes of a server, which are a group."""
    assert server.process is not None
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == server.process.pid:
            found.append(int(path.parent.name))
    return found


def _port(socket: ClientConnection) -> int:
    return int(socket.local_address[1])


def test_all_sockets_at_a_table_are_at_one_worker_and_both_have_tables(server: Server) -> None:
    ada = Player(server)
    tables = [ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"] for _ in range(16)]

    async def worker_of(table: str) -> int:
        sockets = [await ada.socket(table) for _ in range(3)]
        for socket in sockets:
            await greet(socket)
        holders = _holders(server)
        (worker,) = {holders[_port(socket)] for socket in sockets}
        for socket in sockets:
            await socket.close()
        return worker

    # The ids are drawn: one worker has all sixteen in one of 30,000 runs.
    assert len({asyncio.run(worker_of(table)) for table in tables}) == 2


def test_a_connection_is_handed_over_between_requests(server: Server) -> None:
    tables = [started(server) for _ in range(6)]
    ada, _ = tables[0]
    for owner, table in tables * 2:
        # One connection asks about tables of both workers, with bodies and without.
        answer = ada.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200
        assert owner.move(table)["type"] == "ack"
        assert ada.http.get("/api/tables").status_code == 200


def test_a_move_is_pushed_to_those_at_the_same_worker_and_at_others(server: Server) -> None:
    ada, table = started(server)

    async def look() -> None:
        sockets = [await ada.socket(table) for _ in range(4)]
        for socket in sockets:
            await greet(socket)
        await asyncio.to_thread(ada.move, table)
        for socket in sockets:
            assert (await asyncio.wait_for(hear(socket, "push"), 30))["seq"]
            await socket.close()

    asyncio.run(look())


def test_when_a_worker_is_killed_the_others_serve_its_tables(server: Server) -> None:
    ada, table = started(server)

    async def worker() -> int:
        async with ada.socket(table) as socket:
            await greet(socket)
            return _holders(server)[_port(socket)]

    before = asyncio.run(worker())
    os.kill(before, signal.SIGKILL)
    ada.http.close()
    again = Player(server)
    again.http.cookies.set("elbowroom", ada.token, domain="127.0.0.1", path="/")
    assert again.move(table)["type"] == "ack"
    assert asyncio.run(worker()) != before


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (b"GET /api/tables/abc-1/socket HTTP/1.1\r\n", b"abc-1"),
        (b"POST /api/tables/abc_1/commands HTTP/1.1\r\n", b"abc_1"),
        (b"GET /api/tables/abc HTTP/1.1\r\n", b"abc"),
        (b"GET /t/abc?lang=cs HTTP/1.1\r\n", b"abc"),
        (b"GET /api/tables HTTP/1.1\r\n", b""),
        (b"GET /api/tables?x=/t/abc HTTP/1.1\r\n", b""),
        (b"GET /api/tab", b""),
        (b"GET /api/tables/ab", b""),
        (b"\0\xff", b""),
    ],
)
def test_the_first_line_of_a_request_names_the_table(head: bytes, table: bytes) -> None:
    assert table_of(head) == table
