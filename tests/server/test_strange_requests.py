"""Requests that no browser sends: refused with what is wrong, never reported as a bug."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.players import Player, hear
from tests.server.postgres import Postgres
from tests.server.servers import Server, serving

JSON = "Content-Type: application/json"


@pytest.fixture(scope="module")
def database(database_server: Postgres) -> str:
    return database_server.new_database()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Server]:
    from elbowroom.server.storage.migrations import upgrade

    upgrade(database)
    with serving(tmp_path_factory.mktemp("strange"), database=database) as process:
        yield process


def status(server: Server, head: str, body: bytes = b"") -> int:
    """The status with which a request is answered that is sent as it is."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        wire.sendall(f"{head}\r\n{length}Connection: close\r\n\r\n".encode("latin-1") + body)
        answer = b""
        while part := wire.recv(65536):
            answer += part
    return int(answer.split(b" ", 2)[1])


def no_bugs(server: Server) -> bool:
    text = server.log.read_text()
    return '"bug"' not in text and "Exception in ASGI" not in text


@pytest.mark.parametrize("origin", ["http://[", "http://]", "//[", "http://[::1", "\x7f"])
def test_a_strange_origin_is_foreign(server: Server, origin: str) -> None:
    head = f"POST /api/people HTTP/1.1\r\nHost: x\r\n{JSON}\r\nOrigin: {origin}"
    assert status(server, head, b"{}") in (400, 403)
    assert no_bugs(server)


@pytest.mark.parametrize("host", ["x" * 4000, "[", "[::1", "a b", "x:y", "é", "x/y", "a:b@c"])
def test_a_strange_host_is_refused(server: Server, host: str) -> None:
    ada = Player(server)
    table = ada.new_table()["id"]
    for path in ("/api/about", f"/api/tables/{table}/qr"):
        assert status(server, f"GET {path} HTTP/1.1\r\nHost: {host}") == 400
    assert no_bugs(server)


def test_usual_hosts_are_served(server: Server) -> None:
    for host in ("localhost:8000", "play.example.org", "[::1]:8000", "10.0.0.1"):
        assert status(server, f"GET /api/about HTTP/1.1\r\nHost: {host}") == 200


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/a%00b/sight", "/%00", "/a%01"])
def test_a_path_with_control_characters_is_refused(server: Server, path: str) -> None:
    assert status(server, f"GET {path} HTTP/1.1\r\nHost: x") == 400
    assert no_bugs(server)


def test_nul_in_a_body_is_refused(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table()["id"]
    for path, body in (
        ("/api/me", {"name": "a\0b"}),
        ("/api/me", {"name": "Ada", "email": "a\0@example.org"}),
        ("/api/me", {"name": "Ada", "email": "a@example.org\0"}),
    ):
        assert ada.http.put(path, json=body).status_code == 400
    for command in ({"type": "say", "text": "\0"}, {"type": "sit", "seat": 2, "name": "\0"}):
        answer = ada.http.post(f"/api/tables/{table}/commands", json=command)
        assert answer.status_code == 400
    assert no_bugs(server)


def test_whoever_leaves_in_the_middle_of_a_body_is_not_a_bug(server: Server) -> None:
    for head in ("Content-Length: 1000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n5\r\n{"):
        with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
            start = f"POST /api/people HTTP/1.1\r\nHost: x\r\n{JSON}\r\n{head}"
            wire.sendall(start.encode())
    assert Player(server).http.get("/api/me").status_code == 200
    assert no_bugs(server)


def test_a_strange_head_opens_no_socket(server: Server) -> None:
    async def refused(path: str, **headers: str) -> int:
        try:
            async with connect(f"{server.ws}{path}", additional_headers=headers, proxy=None):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(refused("/api/tables/a%00b/socket")) == 403
    assert asyncio.run(refused("/api/tables/x/socket", Origin="http://[")) == 403
    assert no_bugs(server)


def test_sockets_while_the_database_is_down_are_told_so(
    server: Server, database: str, database_server: Postgres
) -> None:
    ada = Player(server)
    table = ada.new_table()["id"]
    name = database.rpartition("/")[2]

    def allow(connections: bool) -> None:
        with psycopg.connect(database_server.url("postgres"), autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}".encode())
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )

    async def told() -> str:
        try:
            async with ada.socket(table) as wire:
                return str((await asyncio.wait_for(hear(wire), 15)).get("error"))
        except Exception as error:  # whatever else happens is not what should
            return repr(error)

    allow(False)
    try:
        assert asyncio.run(told()) == "store-down"
        events = [json.loads(line).get("event", "") for line in server.log.read_text().splitlines()]
        assert "Exception in ASGI application\n" not in events
    finally:
        allow(True)
