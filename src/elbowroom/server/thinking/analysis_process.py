"""The process for hints and for figures about finished games; long results are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from elbowroom.bots.hint import Advice
from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.operations.metrics import STUDIES, timed
from elbowroom.server.thinking.analysis import (
    Chances,
    HintQuestion,
    Summary,
    TurnChances,
    advise,
    chances_at,
    summarize,
    turns_of,
)
from elbowroom.server.thinking.reviews import Reviews
from elbowroom.server.thinking.worker_process import WorkerProcess

# Seconds that one job may take.
_PATIENCE: Final = 60.0
_MOST_RESULTS: Final = 200
_NICENESS: Final = 5
# Jobs of one person, table or address that may wait.
_MOST_WAITING: Final = 8
# The person, table and address that a job is done for.
Shares = tuple[str, ...]


class AnalysisProcess:
    """One process for everything but the moves of bots."""

    def __init__(self) -> None:
        # Bots for whom somebody waits go first.
        self._process: Final = WorkerProcess(niceness=_NICENESS, most=_MOST_WAITING)
        self.reviews: Final = Reviews(self._process)
        self._chances: Final[OrderedDict[str, asyncio.Task[Chances | None]]] = OrderedDict()

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a hint or for figures."""
        return self._process.waiting > 0

    async def advice(self, question: HintQuestion, shares: Shares) -> Advice | None:
        """Hints for a seat; None if that failed."""
        with timed(STUDIES):
            return await self._process.run(advise, question, _PATIENCE, Turn(shares, 1.0))

    async def summary(self, record: str, shares: Shares) -> Summary | None:
        """The coins of a finished game by source; None if that failed."""
        with timed(STUDIES):
            return await self._process.run(summarize, record, _PATIENCE, Turn(shares, 0.1))

    async def chances(self, game: str, record: str, shares: Shares) -> Chances | None:
        """The chances to win, turn by turn; simultaneous requests share one computation."""
        task = self._chances.pop(game, None)
        if task is None or (task.done() and task.result() is None):
            task = asyncio.create_task(self._compute_chances(record, shares))
        self._chances[game] = task
        if len(self._chances) > _MOST_RESULTS:
            self._chances.popitem(last=False)
        return await asyncio.shield(task)

    async def _compute_chances(self, record: str, shares: Shares) -> Chances | None:
        """One job for each turn, so that a hint need not wait for a whole game."""
        turns = await self._process.run(turns_of, record, _PATIENCE, Turn(shares, 0.1))
        result = []
        for number, seat, code in turns or ():
            chances = await self._process.run(chances_at, code, _PATIENCE, Turn(shares, 0.5))
            if chances is None:
                return None
            result.append(TurnChances(number, seat, chances))
        return Chances(result) if result else None

    def close(self) -> None:
        """End the process."""
        for task in self._chances.values():
            task.cancel()
        self.reviews.close()
        self._process.kill()
