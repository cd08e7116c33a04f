"""Who asks for advice or figures, and what is kept of the answers."""

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
from elbowroom.server.thinking.bot_processes import WorkerProcess

_PATIENCE: Final = 60.0
_MOST_KEPT: Final = 200


class AnalysisProcess:
    """One process for everything that is not a bot's move; finished games are studied once."""

    def __init__(self) -> None:
        self._cell: Final = WorkerProcess()
        self._swings: Final[OrderedDict[str, asyncio.Task[Chances | None]]] = OrderedDict()

    async def advice(self, puzzle: HintQuestion) -> Advice | None:
        """Hints for a seat; None if that failed."""
        with timed(STUDIES):
            return await self._cell.ask(advise, puzzle, _PATIENCE)

    async def summary(self, record: str) -> Summary | None:
        """The figures of a finished game."""
        with timed(STUDIES):
            return await self._cell.ask(summarize, record, _PATIENCE)

    async def chances(self, game: str, record: str) -> Chances | None:
        """How a finished game swung; whoever asks at the same time waits for the same answer."""
        task = self._swings.pop(game, None)
        if task is None or (task.done() and task.result() is None):
            task = asyncio.create_task(self._swing(record))
        self._swings[game] = task
        if len(self._swings) > _MOST_KEPT:
            self._swings.popitem(last=False)
        return await asyncio.shield(task)

    async def _swing(self, record: str) -> Chances | None:
        """Turn by turn, so that a hint need not wait for a whole game."""
        turns = await self._cell.ask(turns_of, record, _PATIENCE)
        found = []
        for number, seat, code in turns or ():
            chances = await self._cell.ask(chances_at, code, _PATIENCE)
            if chances is None:
                return None
            found.append(TurnChances(number, seat, chances))
        return Chances(found) if found else None

    def close(self) -> None:
        """End the process."""
        for task in self._swings.values():
            task.cancel()
        self._cell.give_up()
