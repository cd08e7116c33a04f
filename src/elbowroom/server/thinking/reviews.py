"""Reviews of finished games, turn by turn in the background; results are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.thinking.review import (
    DecidingMoment,
    Review,
    costliest,
    deciding,
    seats_to_move,
)
from elbowroom.server.thinking.worker_process import WorkerProcess

# Seconds that the look at one turn may take, and that it is expected to take.
_PATIENCE: Final = 60.0
_COST: Final = 1.0
_MOST_RESULTS: Final = 100


@dataclass
class _Study:
    """What is known of a game so far; *left* are the numbers of the turns to look at."""

    turns: int = 0
    left: list[int] = field(default_factory=list)
    moments: list[DecidingMoment] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def over(self) -> bool:
        return self.turns > 0 and not self.left


class Reviews:
    """Reviews games in *process*, which others use as well: one job for each turn."""

    def __init__(self, process: WorkerProcess) -> None:
        self._process: Final = process
        self._studies: Final[OrderedDict[str, _Study]] = OrderedDict()

    def review(
        self, game: str, record: str, seats: Sequence[int], shares: tuple[str, ...]
    ) -> Review:
        """What is known by now of the decisions of *seats*; goes on with it if need be."""
        study = self._studies.pop(game, None) or _Study()
        self._studies[game] = study
        if len(self._studies) > _MOST_RESULTS:
            self._cancel(self._studies.popitem(last=False)[1])
        if not study.over and not study.running:
            study.task = asyncio.create_task(self._go_on(study, record, seats, shares))
        return Review(study.turns - len(study.left), study.turns, deciding(study.moments))

    async def _go_on(
        self, study: _Study, record: str, seats: Sequence[int], shares: tuple[str, ...]
    ) -> None:
        if not study.turns:
            deciders = await self._process.run(seats_to_move, record, _PATIENCE, Turn(shares))
            study.left = [n for n, seat in enumerate(deciders or ()) if seat in seats]
            study.turns = len(study.left)
        while study.left:
            # A turn that cannot be looked at is left out, and not tried for ever.
            question = record, study.left[0]
            moment = await self._process.run(costliest, question, _PATIENCE, Turn(shares, _COST))
            study.left.pop(0)
            if moment is not None:
                study.moments.append(moment)

    @staticmethod
    def _cancel(study: _Study) -> None:
        if study.task is not None:
            study.task.cancel()

    def close(self) -> None:
        """Stop all of them."""
        for study in self._studies.values():
            self._cancel(study)
