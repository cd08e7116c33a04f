"""The process that measures home-made things, behind bots and hints.

Whoever waits for a result drives it: when the last one leaves, no more games are played, and the
next one who asks for the same goes on from there.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from elbowroom import build_info
from elbowroom.arena.measuring import Measurement, trials_of
from elbowroom.homemade.definitions import Collection
from elbowroom.homemade.reading import digest_of
from elbowroom.rules.state import RULES
from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.identity.rate_limits import Buckets
from elbowroom.server.operations.metrics import STUDIES, timed
from elbowroom.server.storage.gallery import GalleryStore
from elbowroom.server.thinking.measuring import Games, Subject, play_games
from elbowroom.server.thinking.worker_process import WorkerProcess
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.gallery import Progress

_COMPILED: Final = build_info.compiled()
# Games of every trial, and how many are played in one job; uncompiled, a game takes 20 times as
# long.
GAMES: Final = 200 if _COMPILED else 40
_GAMES_OF_A_JOB: Final = 4 if _COMPILED else 1
_SECONDS_OF_A_JOB: Final = 1.0
_PATIENCE: Final = 120.0
_NICENESS: Final = 19
# Seconds between two looks whether bots still think, and after which it goes on all the same.
_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 3.0
_MOST_JOBS: Final = 50
_RESULT: Final = msgspec.json.Decoder(Measurement)


class TooMany(Exception):
    """Too much is being measured at the moment."""


@dataclass
class _Job:
    """What has been found out about a subject so far."""

    subject: Subject
    played: int = 0
    result: Measurement | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def subject_of(collection: Collection, key: str) -> Subject:
    """The thing *key* of a collection; raises KeyError."""
    trials = tuple(trials_of(collection, key))
    thing = next(thing for thing in collection.definitions if thing.key == key)
    facts = (build_info.version(), str(RULES), str(GAMES), key, trials[0].contest.content)
    return Subject(digest_of("\n".join(facts)), thing, trials)


class Measuring:
    """Measures one thing after the other, a few games at a time.

    *busy* says whether anybody waits for a bot or a hint; *seconds* is what an address may use.
    At most *most* people measure at a time, and half as many of one address.
    """

    def __init__(
        self, store: GalleryStore, busy: Callable[[], bool], seconds: Buckets, most: int
    ) -> None:
        self._store: Final = store
        self._busy: Final = busy
        self._seconds: Final = seconds
        self._most: Final = most
        self._process: Final = WorkerProcess(niceness=_NICENESS)
        self._jobs: Final[OrderedDict[str, _Job]] = OrderedDict()
        # How many wait for results, by address, and the games of each trial that were played.
        self._waiting: Final[Counter[str]] = Counter()
        self.games = 0

    @property
    def active(self) -> int:
        """How many people wait for results."""
        return self._waiting.total()

    async def measure(self, subject: Subject, address: str) -> AsyncGenerator[Progress, None]:
        """How far it is, again and again; the last one has all games, unless it had to stop."""
        stored = await self._store.measurement(subject.id)
        if stored is not None:
            yield Progress(GAMES, GAMES, _RESULT.decode(stored))
            return
        if self.active >= self._most or self._waiting[address] >= max(1, self._most // 2):
            raise TooMany
        job = self._job(subject)
        self._waiting[address] += 1
        try:
            yield Progress(job.played, GAMES, job.result)
            while job.played < GAMES and await self._advance(job, job.played, address):
                yield Progress(job.played, GAMES, job.result)
        finally:
            self._waiting[address] -= 1
        if job.played == GAMES and job.result is not None:
            await self._store.put_measurement(subject.id, encode(job.result).decode())

    def _job(self, subject: Subject) -> _Job:
        job = self._jobs.pop(subject.id, None) or _Job(subject)
        self._jobs[subject.id] = job
        if len(self._jobs) > _MOST_JOBS:
            self._jobs.popitem(last=False)
        return job

    async def _advance(self, job: _Job, seen: int, address: str) -> bool:
        """Have more games than *seen*; False if that failed. Only one who waits plays them."""
        async with job.lock:
            if job.played > seen:
                return True
            await self._let_others_go_first()
            end = min(GAMES, seen + _GAMES_OF_A_JOB)
            turn = Turn((f"address {address}",), _SECONDS_OF_A_JOB)
            began = time.monotonic()
            with timed(STUDIES):
                result = await self._process.run(
                    play_games, Games(job.subject, end), _PATIENCE, turn
                )
            self._seconds.correct(address, time.monotonic() - began)
            if result is None:
                return False
            self.games += end - seen
            job.played, job.result = end, result
            return True

    async def _let_others_go_first(self) -> None:
        until = time.monotonic() + _LONGEST_PAUSE
        while self._busy() and time.monotonic() < until:
            await asyncio.sleep(_PAUSE)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
