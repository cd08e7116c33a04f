"""A deleted token opens nothing, and what it has opened is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.players import Player, greet, hear, legal, say
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("log-out")) as process:
        yield process


async def answer(wire: ClientConnection, **move: object) -> str:
    """How a move is answered; "closed" if the socket is closed instead."""
    try:
        await say(wire, "move", **move)
        while (message := await asyncio.wait_for(hear(wire), 10))["type"] in ("push", "present"):
            pass
    except ConnectionClosed:
        return "closed"
    return str(message.get("error", message["type"]))


def started(player: Player) -> str:
    table = str(player.new_table(seats=BOTH)["id"])
    player.do(table, "start")
    return table


async def play_after_logging_out(ada: Player, table: str, server: Server) -> str:
    async with ada.socket(table, server) as wire:
        now = (await greet(wire))["now"]
        assert (await asyncio.to_thread(ada.http.delete, "/api/sessions")).status_code == 200
        return await answer(wire, id="m", expected=now["seq"], action=legal(now)[0])


def test_an_open_socket_ends_with_its_token(server: Server) -> None:
    ada = Player(server)
    table = started(ada)
    assert asyncio.run(play_after_logging_out(ada, table, server)) != "ack"


def test_a_socket_that_says_hello_after_the_end_of_its_token_does_not_play(server: Server) -> None:
    ada = Player(server)
    table = started(ada)
    now = ada.sight(table)

    async def play() -> str:
        async with ada.socket(table) as wire:
            await asyncio.to_thread(ada.http.delete, "/api/sessions")
            await greet(wire)
            return await answer(wire, id="m", expected=now["seq"], action=legal(now)[0])

    assert asyncio.run(play()) != "ack"


def test_other_devices_of_the_account_play_on(server: Server) -> None:
    ada, other = Player(server), Player(server)
    credentials = {"name": "Ada", "password": "a long password"}
    ada.http.post("/api/accounts", json=credentials)
    other.http.post("/api/sessions", json=credentials)
    table = started(ada)

    async def play() -> str:
        async with other.socket(table) as wire:
            now = (await greet(wire))["now"]
            await asyncio.to_thread(ada.http.delete, "/api/sessions")
            return await answer(wire, id="m", expected=now["seq"], action=legal(now)[0])

    assert asyncio.run(play()) == "ack"
