"""What costs much is limited by its cost, and nobody waits behind everything of somebody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Player, greet, hear, say
from tests.server.servers import Server, serving

BOTH = [{"kind": "me"}, {"kind": "me"}]
STRANGER = "127.0.0.9"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which an address may ask for a second of computing, and then for very little."""
    with serving(
        tmp_path_factory.mktemp("costs"), work_per_second=0.001, work_at_once=1,
        hints_per_minute=1e6,
    ) as process:  # fmt: skip
        yield process


def address_for(test: int) -> str:
    """Every test has an address of its own, so that no test spends what another needs."""
    return f"127.0.1.{test}"


def test_past_positions_are_limited_by_what_they_cost(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=[{"kind": "bot", "level": "random"}] * 2)["id"]
    ada.do(table, "start")
    end = time.monotonic() + 60
    while ada.info(table)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.5)

    eve = Player(server, address=address_for(1))
    path = f"/api/tables/{table}/sights?most=200"
    codes = [200]
    while codes[-1] == 200 and len(codes) < 1000:
        codes.append(eve.http.get(path, timeout=60).status_code)
    assert codes[:2] == [200, 200]
    assert codes[-1] == 429
    assert ada.http.get(f"/api/tables/{table}/sights?most=1").status_code == 200


def test_claimed_names_are_limited_by_what_they_cost(server: Server) -> None:
    ada = Player(server, address=address_for(2))

    def claim(number: int) -> int:
        ada.http.cookies.clear()
        body = {"name": f"Claim {number}", "password": "a long password"}
        return ada.http.post("/api/accounts", json=body).status_code

    codes = [claim(number) for number in range(12)]
    assert codes[0] == 201
    assert codes[-1] == 429


def test_sockets_of_one_address_share_what_they_may_ask_for(server: Server) -> None:
    ada = Player(server)
    table = ada.new_table(seats=BOTH)["id"]
    ada.do(table, "start")

    async def ask(number: int) -> bool:
        """Whether all questions were answered."""
        async with ada.socket(table, local_addr=(address_for(3), 0)) as wire:
            await greet(wire)
            try:
                for _ in range(300):
                    await say(wire, "ping")
                    await hear(wire, "pong")
            except ConnectionClosed:
                return False
        return True

    async def all_of_them() -> list[bool]:
        return list(await asyncio.gather(*(ask(number) for number in range(5))))

    assert not all(asyncio.run(all_of_them()))


def test_a_stranger_does_not_wait_for_all_hints_of_another_address(server: Server) -> None:
    guests = [Player(server, address=address_for(4)) for _ in range(7)]
    ada = Player(server, address=STRANGER)
    tables = [each.new_table(seats=BOTH)["id"] for each in (*guests, ada)]
    for player, table in zip((*guests, ada), tables, strict=True):
        player.do(table, "start")
    advised: list[str] = []

    def ask(player: Player, table: str) -> None:
        with suppress(httpx.HTTPError):  # the test may be over before everybody has an answer
            player.http.post(f"/api/tables/{table}/hint", json={}, timeout=120)
        advised.append(table)

    for player, table in zip(guests, tables, strict=False):
        Thread(target=ask, args=(player, table), daemon=True).start()
    time.sleep(0.2)
    before = len(advised)
    ask(ada, tables[-1])
    # First come the hints that are being looked for already, and one more of the other address.
    assert advised.index(tables[-1]) - before <= 3


def test_quick_bots_do_not_wait_for_all_slow_ones(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=5) as server:
        eve, ada = Player(server, address=STRANGER), Player(server)
        slow = [{"kind": "bot", "level": "champion@2s"}] * 2
        crowd = [eve.new_table(seats=slow)["id"] for _ in range(10)]
        easy = [{"kind": "bot", "level": "easy"}, {"kind": "me"}]
        mine = ada.new_table(seats=easy)["id"]
        for table in crowd:
            eve.do(table, "start")
        ada.do(mine, "start")
        before = sum(has_moved(eve, table) for table in crowd)
        end = time.monotonic() + 60
        while not has_moved(ada, mine) and time.monotonic() < end:
            time.sleep(0.05)
        after = sum(has_moved(eve, table) for table in crowd)
        server.kill()
        assert after - before <= 3


def has_moved(player: Player, table: str) -> bool:
    """Whether a bot has moved at a table where one goes first."""
    return any(line["kind"] == "move" for line in player.lines(table))


def test_bots_at_public_tables_think_for_a_second_at_most(server: Server) -> None:
    ada = Player(server)
    slow = [{"kind": "me"}, {"kind": "bot", "level": "champion@3s"}]
    refused = ada.http.post("/api/tables", json={"seats": slow, "public": True})
    assert (refused.status_code, refused.json().get("error")) == (409, "bot-thinks-too-long")
    assert ada.http.post("/api/tables", json={"seats": slow}).status_code == 201
    table = ada.new_table(seats=[{"kind": "me"}, {"kind": "open"}], public=True)["id"]
    assert ada.do(table, "set-bot", seat=2, level="hard@400000n")["error"] == "bot-thinks-too-long"
    assert ada.do(table, "set-bot", seat=2, level="champion")["type"] == "ack"
