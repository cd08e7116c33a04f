"""People of a soak test: they play, talk, ask for hints, leave, and wake games that slept."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

import httpx

from tests.server.players import Player, greet, open_socket
from tests.server.roamer import Roamer
from tests.server.servers import Server

T = TypeVar("T")
# Seconds that somebody stays, and is away; now and then long enough for a game to sleep.
_STAYS: Final = (3.0, 20.0)
_AWAY: Final = (0.0, 3.0)
_LONG_AWAY: Final = (20.0, 40.0)
_LONG_AWAY_SHARE: Final = 0.2
_PAUSE: Final = 0.15
_OTHERS: Final = (
    {"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "random"},
)  # fmt: skip
# How often a request is sent again.
_TRIES: Final = 3
_CLOCKS: Final = (None, {"turn": 600, "game": 3600})


async def _patiently(request: Callable[..., T], *arguments: Any, **named: Any) -> T:
    """Ask again if the connection has ended meanwhile, as browsers do: it was idle for too long."""
    for _ in range(_TRIES):
        with suppress(httpx.NetworkError, httpx.RemoteProtocolError):
            return await asyncio.to_thread(request, *arguments, **named)
    return await asyncio.to_thread(request, *arguments, **named)


class Visitor:
    """Somebody who plays one game after the other until *end*, by time.monotonic."""

    def __init__(self, server: Server, number: int, end: float) -> None:
        self.server: Final = server
        self.luck: Final = random.Random(number)
        self.end: Final = end
        # Every game that was begun, with what was acknowledged there.
        self.games: Final[list[tuple[str, Roamer]]] = []

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(roamer.acked) for _, roamer in self.games)

    @property
    def _time_left(self) -> bool:
        return time.monotonic() < self.end

    async def run(self) -> None:
        """Play until the time is up."""
        while self._time_left:
            player = await _patiently(Player, self.server, "Visitor")
            try:
                await self._play(player)
            finally:
                player.http.close()

    async def _play(self, player: Player) -> None:
        """One game, in several sittings."""
        seats = [{"kind": "me"}, self.luck.choice(_OTHERS)]
        clock = self.luck.choice(_CLOCKS)
        table = (await _patiently(player.new_table, seats=seats, clock=clock))["id"]
        await _patiently(player.do, table, "start")
        url = f"{self.server.ws}/api/tables/{table}/socket"
        roamer = Roamer(url, token=player.token, seed=self.luck.getrandbits(32))
        roamer.pause = _PAUSE
        self.games.append((table, roamer))
        while not roamer.over and self._time_left:
            await self._sit(player, table, roamer)
            away = _LONG_AWAY if self.luck.random() < _LONG_AWAY_SHARE else _AWAY
            await asyncio.sleep(
                min(self.luck.uniform(*away), max(0.0, self.end - time.monotonic()))
            )

    async def _sit(self, player: Player, table: str, roamer: Roamer) -> None:
        """Play for a while, and do what people do meanwhile."""
        roamer.stopped = False
        task = asyncio.create_task(roamer.run())
        leave = min(self.end, time.monotonic() + self.luck.uniform(*_STAYS))
        while time.monotonic() < leave and not roamer.over:
            await asyncio.sleep(self.luck.uniform(0.5, 2.0))
            await self.luck.choice((self._talk, self._ask, self._watch))(player, table)
        roamer.stopped = True
        await task

    async def _talk(self, player: Player, table: str) -> None:
        await _patiently(player.do, table, "say", text="hello")

    async def _ask(self, player: Player, table: str) -> None:
        """Ask for a hint; it may be somebody else's turn, or take too long."""
        with suppress(httpx.TimeoutException):
            await _patiently(player.http.post, f"/api/tables/{table}/hint")

    async def _watch(self, player: Player, table: str) -> None:
        """A spectator comes, and goes; on a machine without room they may give up before."""
        with suppress(TimeoutError):
            async with open_socket(self.server, table) as socket:
                await greet(socket)
