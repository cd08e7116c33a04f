"""Behind a proxy that drops, doubles and reorders messages, a client still ends up in step."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.server.players import Player
from tests.server.roamer import Roamer
from tests.server.servers import Server, free_port, serving

DROP, DOUBLE, LATER, CUT = 0.06, 0.06, 0.08, 0.01


class FaultyProxy:
    """Passes messages on, with faults."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.port = free_port()
        self.faults = {"drop": 0, "double": 0, "later": 0, "cut": 0}
        self.faulty = True

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with serve(self._pass, "127.0.0.1", self.port, compression=None):
            yield

    async def _pass(self, client: ServerConnection) -> None:
        assert client.request is not None
        url = f"{self.server.ws}{client.request.path}"
        cookie = {"Cookie": client.request.headers.get("Cookie", "")}
        async with connect(
            url, additional_headers=cookie, compression=None, max_size=2**22, proxy=None
        ) as server:
            ways = [
                asyncio.create_task(self._one_way(client, server)),
                asyncio.create_task(self._one_way(server, client)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
        await client.close()

    async def _one_way(
        self, source: ServerConnection | ClientConnection, to: ServerConnection | ClientConnection
    ) -> None:
        held: list[str | bytes] = []
        try:
            async for message in source:
                for each in self._mistreat(message, held):
                    if each is None:
                        return
                    await to.send(each)
        except ConnectionClosed:
            return

    def _mistreat(self, message: str | bytes, held: list[str | bytes]) -> list[str | bytes | None]:
        late = held.copy()
        held.clear()
        fate = self.random.random() if self.faulty else 1.0
        for name, share in (("drop", DROP), ("double", DOUBLE), ("later", LATER), ("cut", CUT)):
            fate -= share
            if fate < 0:
                self.faults[name] += 1
                if name == "later":
                    held.append(message)
                return {"drop": late, "double": [message, message, *late], "later": late,
                        "cut": [None]}[name]  # type: ignore[return-value] # lists of either  # fmt: skip
        return [message, *late]


async def play(
    server: Server, player: Player, table: str, seed: int
) -> tuple[Roamer, Roamer, FaultyProxy]:
    proxy = FaultyProxy(server, seed)
    async with proxy.open():
        path = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/socket"
        roamer = Roamer(path, token=player.token, seed=seed, patience=0.1)
        watcher = Roamer(path, token="", seed=seed, patience=0.1)
        tasks = [asyncio.create_task(roamer.run()), asyncio.create_task(watcher.run())]
        await until(lambda: len(roamer.acked) >= 150 or roamer.over, 60)
        roamer.playing = False
        # After the last move too: its answer may be lost, and is then asked for again.
        await until(lambda: roamer.pending is None, 30)
        seq = (await asyncio.to_thread(player.sight, table))["seq"]
        await until(lambda: min(roamer.seq, watcher.seq) >= seq, 30)
        await until(lambda: min(roamer.now["seq"], watcher.now["seq"]) >= seq, 30)
        roamer.stopped = watcher.stopped = True
        await asyncio.gather(*tasks)
    return roamer, watcher, proxy


async def until(holds: object, seconds: float) -> None:
    assert callable(holds)
    for _ in range(int(seconds / 0.05)):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came to that")


def test_a_client_behind_a_faulty_proxy_ends_with_the_state_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for seed in (1, 2):
            player = Player(server)
            table = player.new_table(seats=[{"kind": "me"}, {"kind": "me"}])["id"]
            player.do(table, "start")
            roamer, watcher, proxy = asyncio.run(play(server, player, table, seed))
            assert all(proxy.faults.values()), proxy.faults
            assert roamer.now["view"] == player.sight(table)["view"]
            assert roamer.lines == player.lines(table)
            assert [line["seq"] for line in watcher.lines] == [line["seq"] for line in roamer.lines]
            player.http.cookies.clear()
            assert watcher.now["view"] == player.sight(table)["view"]
            moves = [line for line in roamer.lines if line["kind"] == "move"]
            assert len(moves) == len(roamer.acked)
