"""The process for hints and for figures about finished games; long results are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from elbowroom.bots.hint import Advice
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
from elbowroom.server.thinking.worker_process import WorkerProcess

# Seconds that one job may take.
_PATIENCE: Final = 60.0
_MOST_RESULTS: Final = 200


class AnalysisProcess:
    """One process for everything but the moves of bots."""

    def __init__(self) -> None:
        self._process: Final = WorkerProcess()
        self._chances: Final[OrderedDict[str, asyncio.Task[Chances | None]]] = OrderedDict()

    async def advice(self, question: HintQuestion) -> Advice | None:
        """Hints for a seat; None if that failed."""
        with timed(STUDIES):
            return await self._process.run(advise, question, _PATIENCE)

    async def summary(self, record: str) -> Summary | None:
        """The coins of a finished game by source; None if that failed."""
        with timed(STUDIES):
            return await self._process.run(summarize, record, _PATIENCE)

    async def chances(self, game: str, record: str) -> Chances | None:
        """The chances to win, turn by turn; simultaneous requests share one computation."""
        task = self._chances.pop(game, None)
        if task is None or (task.done() and task.result() is None):
            task = asyncio.create_task(self._compute_chances(record))
        self._chances[game] = task
        if len(self._chances) > _MOST_RESULTS:
            self._chances.popitem(last=False)
        return await asyncio.shield(task)

    async def _compute_chances(self, record: str) -> Chances | None:
        """One job for each turn, so that a hint need not wait for a whole game."""
        turns = await self._process.run(turns_of, record, _PATIENCE)
        result = []
        for number, seat, code in turns or ():
            chances = await self._process.run(chances_at, code, _PATIENCE)
            if chances is None:
                return None
            result.append(TurnChances(number, seat, chances))
        return Chances(result) if result else None

    def close(self) -> None:
        """End the process."""
        for task in self._chances.values():
            task.cancel()
        self._process.kill()
