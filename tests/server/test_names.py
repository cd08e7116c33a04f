"""Names that somebody has claimed belong to them alone, and so do their tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Player, greet, hear, say
from tests.server.servers import Server, serving

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("names")) as process:
        yield process


def claimed(server: Server, name: str) -> Player:
    player = Player(server, name)
    body = {"name": name, "password": "a long password"}
    assert player.http.post("/api/accounts", json=body).status_code == 201
    return player


def refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json().get("error")) == (409, "name-taken")


def test_the_token_of_a_guest_ends_when_a_name_is_claimed(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=OPEN)["id"]
    headers = {"Authorization": f"Bearer {ada.token}"}

    async def socket_is_closed() -> bool:
        async with ada.socket(table) as wire:
            await greet(wire)
            body = {"name": "Ada", "password": "a long password"}
            await asyncio.to_thread(ada.http.post, "/api/accounts", json=body)
            try:
                await say(wire, "ping")
                while (await asyncio.wait_for(hear(wire), 10))["type"] != "pong":
                    pass
            except ConnectionClosed:
                return True
            return False

    assert asyncio.run(socket_is_closed())
    with httpx.Client(base_url=server.url, headers=headers) as thief:
        assert thief.get("/api/me").status_code == 401
    assert ada.http.get("/api/me").json()["name"] == "Ada"
    assert ada.do(table, "say", text="still here")["type"] == "ack"


def test_guests_cannot_be_called_like_an_account(server: Server) -> None:
    bea = claimed(server, "Bea")
    guest = Player(server, "Guest")
    assert refused(guest.http.put("/api/me", json={"name": "b e A"}))
    with httpx.Client(base_url=server.url) as newcomer:
        assert refused(newcomer.post("/api/people", json={"name": "Bea"}))
        assert refused(newcomer.post("/api/tables", json={"person": "Bea"}))
    assert bea.http.put("/api/me", json={"name": "Bea"}).status_code == 200


def test_nobody_sits_under_the_name_of_an_account(server: Server) -> None:
    cleo = claimed(server, "Cleo")
    guest = Player(server, "Guest")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Cleo"}]
    assert refused(guest.http.post("/api/tables", json={"seats": seats}))
    assert cleo.http.post("/api/tables", json={"seats": seats}).status_code == 201
    table = guest.new_table(seats=OPEN)["id"]
    assert guest.do(table, "sit", seat=2, name="CLEO").get("error") == "name-taken"
    with httpx.Client(base_url=server.url) as newcomer:
        body = {"type": "sit", "seat": 2, "name": "Cleo"}
        assert refused(newcomer.post(f"/api/tables/{table}/commands", json=body))
    assert cleo.do(table, "sit", seat=2)["type"] == "ack"


def test_a_guest_who_was_called_like_a_new_account_has_no_name_any_more(server: Server) -> None:
    guest = Player(server, "Dora")
    claimed(server, "Dora")
    assert guest.http.get("/api/me").json()["name"] == ""
