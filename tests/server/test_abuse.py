"""Abuse is refused, the server stays up, and other people do not notice."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.players import Player, greet, hear, open_socket, say
from tests.server.servers import Server, serving

EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(
        tmp_path_factory.mktemp("abuse"), messages_per_second=20, messages_at_once=60,
        sockets_per_address=20, chats_per_minute=10,
    ) as process:  # fmt: skip
        yield process


@pytest.fixture
def table(server: Server) -> Iterator[tuple[Player, str]]:
    """A table of somebody else, who must not notice anything."""
    ada = Player(server)
    id = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    ada.do(id, "start")
    yield ada, id
    assert ada.move(id)["type"] == "ack"
    assert ada.http.get("/api/health").status_code == 200


def test_a_foreign_origin_opens_no_socket_and_sends_no_form(
    server: Server, table: tuple[Player, str]
) -> None:
    ada, id = table

    async def try_it() -> None:
        with pytest.raises(InvalidStatus) as refusal:
            async with open_socket(server, id, ada.token, origin=EVIL):
                pass
        assert refusal.value.response.status_code == 403
        async with open_socket(server, id, ada.token, origin=server.url) as own:
            assert (await greet(own))["type"] == "welcome"

    asyncio.run(try_it())
    path = f"/api/tables/{id}/commands"
    body = {"type": "leave", "seat": 1}
    foreign = ada.http.post(path, json=body, headers={"Origin": EVIL})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "foreign-origin")
    form = ada.http.post(path, data={"type": "leave"})
    assert form.status_code == 415
    plain = ada.http.post(path, content=b"{}", headers={"Content-Type": "text/plain"})
    assert plain.status_code == 415


def test_forged_and_unknown_tokens_are_refused(server: Server, table: tuple[Player, str]) -> None:
    _, id = table
    for token in ("x", "../../etc", secrets.token_urlsafe(32), "é" * 43, "a" * 5000):
        headers = {b"Authorization": f"Bearer {token}".encode()}
        with httpx.Client(base_url=server.url, headers=headers) as forger:
            for path in ("/api/me", f"/api/tables/{id}/sight"):
                answer = forger.get(path)
                assert (answer.status_code, answer.json()["error"]) == (401, "unknown-token")
            body = {"type": "start"}
            assert forger.post(f"/api/tables/{id}/commands", json=body).status_code == 401

    async def try_it() -> None:
        async with open_socket(server, id, secrets.token_urlsafe(32)) as socket:
            assert (await hear(socket))["error"] == "unknown-token"
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(try_it())


def test_oversized_frames_and_bodies_are_refused(server: Server, table: tuple[Player, str]) -> None:
    ada, id = table

    async def try_it() -> None:
        async with ada.socket(id) as socket:
            await greet(socket)
            await socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(try_it())
    big = ada.http.post("/api/people", json={"name": "x" * 200_000})
    assert (big.status_code, big.json()["error"]) == (413, "too-large")

    def drip() -> Iterator[bytes]:
        for _ in range(200):
            yield b" " * 1000

    headers = {"Content-Type": "application/json"}
    chunked = ada.http.post("/api/people", content=drip(), headers=headers)
    assert chunked.status_code == 413


MALFORMED = (
    b"\xff\xfe", b"", b"[]", b"null", b"{", b'{"type":"dance"}', b'{"type":"move"}',
    b'{"type":"move","id":"a","expected":-1,"action":"end"}',
    b'{"type":"move","id":"a","expected":1,"action":"end","extra":1}',
    b'{"type":"say","text":"' + b"x" * 600 + b'"}', b"[" * 9000,
)  # fmt: skip


@pytest.mark.parametrize("raw", MALFORMED)
def test_malformed_frames_are_refused(
    server: Server, table: tuple[Player, str], raw: bytes
) -> None:
    ada, id = table

    async def try_it() -> None:
        async with ada.socket(id) as socket:
            await greet(socket)
            for _ in range(5):
                await socket.send(raw)
                assert (await hear(socket))["error"] == "malformed"
            await socket.send(raw)
            assert (await hear(socket, "bye"))["error"] == "malformed"
        async with ada.socket(id) as socket:
            await socket.send(raw)
            assert (await hear(socket))["type"] == "bye"

    asyncio.run(try_it())


def test_a_client_must_say_hello_in_a_version_that_we_speak(
    server: Server, table: tuple[Player, str]
) -> None:
    ada, id = table

    async def try_it() -> None:
        async with ada.socket(id) as socket:
            await say(socket, "hello", versions=[99])
            assert (await hear(socket))["error"] == "no-common-version"
        async with ada.socket(id) as socket:
            await say(socket, "ping")
            assert (await hear(socket))["error"] == "no-hello"
        async with ada.socket(id) as socket:
            await say(socket, "hello", versions=[99, 3])
            assert (await hear(socket))["version"] == 3

    asyncio.run(try_it())


def test_floods_are_cut_off_and_others_play_on(server: Server, table: tuple[Player, str]) -> None:
    ada, id = table

    async def flood() -> str:
        async with open_socket(server, id) as socket:
            await greet(socket)
            try:
                for _ in range(500):
                    await say(socket, "ping")
                while True:
                    message = await hear(socket)
                    if message["type"] == "bye":
                        return str(message["error"])
            except ConnectionClosed:
                return "too-fast"

    async def both() -> None:
        floods = [asyncio.create_task(flood()) for _ in range(10)]
        answer = await asyncio.to_thread(ada.move, id)
        assert answer["type"] == "ack"
        assert set(await asyncio.gather(*floods)) == {"too-fast"}

    asyncio.run(both())


def test_an_address_may_open_only_so_many_sockets(
    server: Server, table: tuple[Player, str]
) -> None:
    _, id = table

    async def try_it() -> None:
        sockets = [await open_socket(server, id) for _ in range(20)]
        async with open_socket(server, id) as one_more:
            assert (await hear(one_more))["error"] == "too-many-sockets"
        for socket in sockets:
            await socket.close()

    asyncio.run(try_it())


def test_chat_lines_are_limited(server: Server, table: tuple[Player, str]) -> None:
    ada, id = table
    answers = [ada.do(id, "say", text="hi").get("error", "") for _ in range(10)]
    assert answers[0] == ""
    assert answers[-1] == "too-fast"


def test_chat_lines_of_many_guests_at_one_address_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, chats_per_minute=20, address_chats_per_minute=6) as server:
        ada = Player(server)
        table = ada.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
        guests = [Player(server, f"Guest {number}", "127.0.0.9") for number in range(4)]
        answers = [guest.do(table, "say", text="hi") for guest in guests for _ in range(5)]
        assert answers[0]["type"] == "ack"
        assert "too-fast" in [answer.get("error") for answer in answers]
        assert ada.do(table, "say", text="hi")["type"] == "ack"


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with (
        serving(tmp_path, requests_per_second=5, requests_at_once=20) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        codes = [client.get("/api/about").status_code for _ in range(60)]
        assert codes[0] == 200
        assert 429 in codes
        assert client.get("/api/health").status_code == 200
