"""Fair queues: whoever has used little goes before whoever has used much, and cheap before dear.

Every job belongs to some shares: of a person, a table, an address. A share that has just had a turn
waits in line behind the others, longer if its job was dear, so that a hundred jobs of one address
delay a job of another by one at most. (This is weighted fair queueing: a job gets a virtual time
at which it would be finished if all shares were served at once; the earliest goes first.)
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

# Shares remembered; after that all begin anew.
_MOST_SHARES: Final = 20_000


@dataclass(frozen=True)
class Turn:
    """For whom a job is done, and how many seconds it is expected to take."""

    shares: tuple[str, ...] = ()
    cost: float = 0.1


class QueueFull(Exception):
    """Somebody has so many jobs waiting that no more are taken."""


@dataclass(order=True)
class _Waiting:
    finish: float
    number: int
    start: float = field(compare=False)
    turn: Turn = field(compare=False)
    ready: asyncio.Future[None] = field(compare=False)


class FairQueue:
    """Lets *slots* jobs run at a time, and at most *most* of one share wait (0 is no limit)."""

    def __init__(self, slots: int, most: int = 0) -> None:
        self._free = slots
        self._most: Final = most
        self._queue: Final[list[_Waiting]] = []
        self._number = 0
        # Virtual time, and that at which the last job of each share will be finished.
        self._now = 0.0
        self._finish: Final[dict[str, float]] = {}
        self._lengths: Final[dict[str, int]] = {}

    @asynccontextmanager
    async def turn(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and have a slot for the length of the block; raises QueueFull."""
        await self._wait(turn)
        began = time.monotonic()
        try:
            yield
        finally:
            self._correct(turn, time.monotonic() - began)
            self._free += 1
            self._next()

    async def _wait(self, turn: Turn) -> None:
        if self._most and any(self._lengths.get(each, 0) >= self._most for each in turn.shares):
            raise QueueFull
        start = max((self._finish.get(each, 0.0) for each in turn.shares), default=0.0)
        start = max(start, self._now)
        finish = start + turn.cost
        for share in turn.shares:
            self._finish[share] = finish
            self._lengths[share] = self._lengths.get(share, 0) + 1
        self._number += 1
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(finish, self._number, start, turn, ready)
        heapq.heappush(self._queue, waiting)
        self._next()
        try:
            await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():  # the turn came in the same moment
                self._free += 1
                self._next()
            raise
        finally:
            self._shorten(turn)

    def _next(self) -> None:
        """Give free slots to those whose turn it is."""
        while self._free and self._queue:
            waiting = heapq.heappop(self._queue)
            if waiting.ready.done():  # nobody waits for it any more
                continue
            self._now = max(self._now, waiting.start)
            self._free -= 1
            waiting.ready.set_result(None)

    def _shorten(self, turn: Turn) -> None:
        for share in turn.shares:
            self._lengths[share] -= 1
            if not self._lengths[share]:
                del self._lengths[share]

    def _correct(self, turn: Turn, seconds: float) -> None:
        """Count what a job really took; forget shares whose past makes no difference any more."""
        for share in turn.shares:
            finish = self._finish.get(share, self._now) + seconds - turn.cost
            if finish > self._now or share in self._lengths:
                self._finish[share] = finish
            else:
                self._finish.pop(share, None)
        if len(self._finish) > _MOST_SHARES:
            self._finish.clear()
