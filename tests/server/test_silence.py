"""Connections that say nothing, say it slowly or do not listen: closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from tests.server.players import Json, Player, greet, hear, legal, say
from tests.server.servers import Server, free_port, serving

STRANGER = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("silence"), seconds_for_head=1, seconds_for_body=1.5,
        seconds_unread=1,
    ) as process:  # fmt: skip
        yield process


def connection(server: Server, address: str = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, source_address=(address, 0))


def seconds_until_closed(wire: socket.socket, drip: bytes = b"", most: float = 6.0) -> float:
    """How long the server keeps a connection that sends a byte of *drip* now and then."""
    start = time.monotonic()
    wire.settimeout(0.2)
    for number in range(int(most / 0.2)):
        try:
            if drip:
                wire.send(drip[number : number + 1] or b"x")
            if not wire.recv(65536):
                break
        except TimeoutError:
            continue
        except OSError:
            break
    return time.monotonic() - start


def test_a_connection_without_a_request_is_closed(server: Server) -> None:
    with connection(server) as wire:
        assert seconds_until_closed(wire) < 4


def test_a_head_that_comes_byte_by_byte_is_not_waited_for(server: Server) -> None:
    with connection(server) as wire:
        assert seconds_until_closed(wire, b"GET /api/health HTTP/1.1\r\nX-Slow: ") < 4


def test_the_second_request_of_a_connection_has_the_same_limit(server: Server) -> None:
    with connection(server) as wire:
        wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200" in wire.recv(4096)
        assert seconds_until_closed(wire, b"GET /api/health HTTP/1.1\r\nX-Slow: ") < 4


@pytest.mark.parametrize("path", ["/api/people", "/api/nowhere"])
def test_a_body_that_comes_byte_by_byte_is_not_waited_for(server: Server, path: str) -> None:
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with connection(server) as wire:
        wire.sendall(f"{head}Content-Length: 1000\r\n\r\n".encode())
        assert seconds_until_closed(wire, b" " * 100) < 4
    assert "bug" not in server.log.read_text()


def test_a_client_that_does_not_read_is_cut_off(server: Server) -> None:
    httpx.get(f"{server.url}/api/maps/surface-5", timeout=60)  # it is drawn the first time
    request = b"GET /api/maps/surface-5 HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.connect(("127.0.0.1", server.port))
        for _ in range(40):
            wire.sendall(request)
        end = time.monotonic() + 15
        while time.monotonic() < end and still_open(wire):
            time.sleep(0.1)
        assert time.monotonic() < end


def still_open(wire: socket.socket) -> bool:
    """Whether the other end still holds the connection."""
    try:
        wire.send(b"\r\n")
    except OSError:
        return False
    return True


@contextmanager
def silent_connections(server: Server, count: int, address: str) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        wires = []
        for number in range(count):
            wire = stack.enter_context(socket.socket())
            wire.setblocking(False)
            wire.bind((address, 0))
            wire.connect_ex(("127.0.0.1", server.port))
            wires.append(wire)
            if number % 8 == 7:  # no more than the server lets wait to be accepted
                select.select([], wires[-8:], [], 0.1)
                time.sleep(0.01)
        yield wires


@pytest.mark.parametrize("address", [STRANGER, "127.0.0.1"])
def test_many_silent_connections_do_not_disturb_those_who_play(
    tmp_path: Path, address: str
) -> None:
    """From one address, and from many behind a proxy."""
    with serving(tmp_path, descriptors=256) as server:
        ada = Player(server)
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        ada.do(table, "start")

        async def play() -> list[str]:
            async with ada.socket(table) as wire:
                now = (await greet(wire))["now"]
                kinds = []
                with silent_connections(server, 400, address):
                    for number in range(3):
                        action = legal(now)[0]
                        await say(wire, "move", id=f"m{number}", expected=now["seq"], action=action)
                        kinds.append(await answer(wire))
                        now = await asyncio.to_thread(newcomer, server, table, ada.token)
                return kinds

        assert asyncio.run(asyncio.wait_for(play(), 60)) == ["ack"] * 3
        log = [json.loads(line) for line in server.log.read_text().splitlines() if "{" in line[:1]]
        assert [line for line in log if line["level"] == "error"] == []
        assert "out of system resource" not in server.log.read_text()


async def answer(wire: ClientConnection) -> str:
    try:
        return str((await asyncio.wait_for(hear(wire, "ack"), 5))["type"])
    except TimeoutError:
        return "no answer"


def newcomer(server: Server, table: str, token: str) -> Json:
    """The position, asked for over a new connection."""
    try:
        answer = httpx.get(
            f"{server.url}/api/tables/{table}/sight",
            headers={"Authorization": f"Bearer {token}"},
            timeout=5,
        )
    except httpx.HTTPError as error:
        raise AssertionError(f"no answer: {error!r}") from error
    return dict(answer.json())


@pytest.mark.parametrize(("limit", "starts"), [(100, False), (256, True)])
def test_a_server_says_at_the_start_that_it_may_open_few_files(
    tmp_path: Path, limit: int, starts: bool
) -> None:
    command = ["prlimit", f"--nofile={limit}", "--", sys.executable, "-m", "elbowroom", "serve"]
    with subprocess.Popen(
        [*command, "--port", str(free_port())], cwd=tmp_path, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        text = ""
        while "may open" not in text and (line := process.stdout.readline()):
            text += line
        if starts:
            process.kill()
        assert f"may open {limit} files" in text
        assert starts or process.wait(20) == 2


def test_an_address_may_open_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=10) as server, ExitStack() as stack:
        wires = [stack.enter_context(connection(server)) for _ in range(30)]
        closed = [wire for wire in wires if seconds_until_closed(wire, most=0.4) < 0.3]
        assert len(closed) == 20
        wires[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        wires[-1].settimeout(5)
        assert b"200" in wires[-1].recv(4096)
