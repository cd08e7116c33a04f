"""The results of finished games are noted: at once as a rule, after a crash at the next start.

The line that ends a game stores with it that its results are due, and whoever stores the results
takes that away in the same transaction. So none is lost, and none counts twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from elbowroom.server.live.background import BackgroundTasks
from elbowroom.server.live.broken_games import BrokenGame
from elbowroom.server.live.results import counts, new_ratings, results_of
from elbowroom.server.live.table import Table
from elbowroom.server.operations.logs import log, short
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.thinking.analysis_process import AnalysisProcess

# Seconds from one look for results that are due to the next, and for which the process where a
# game ended has them for itself.
_PAUSE: Final = 60.0
_MOST_AT_ONCE: Final = 20


class ResultNotes:
    """Notes results in the background. *find* finds the table of a game."""

    def __init__(
        self,
        store: CommunityStore,
        analysis: AnalysisProcess,
        background: BackgroundTasks,
        find: Callable[[str], Awaitable[Table | None]],
    ) -> None:
        self._store: Final = store
        self._analysis: Final = analysis
        self._background: Final = background
        self._find: Final = find

    def ended(self, table: Table) -> None:
        """The last line of a table has ended its game."""
        self._background.spawn(self._note(table))

    async def keep(self) -> None:
        """Until the end: note what is due since a crash or a failure; at the start all of it."""
        age = 0.0
        while True:
            try:
                for game in await self._store.results_due(time.time() - age, _MOST_AT_ONCE):
                    await self._note_late(game)
            except StoreDown as error:
                log("results-failed", logging.WARNING, reason=error.reason)
            age = _PAUSE
            await asyncio.sleep(_PAUSE)

    async def _note_late(self, game: str) -> None:
        try:
            table = await self._find(game)
        except BrokenGame:
            table = None
        if table is None:
            await self._store.no_results(game)
        else:
            await self._note(table)

    async def _note(self, table: Table) -> None:
        game = table.game
        if not counts(game):
            await self._store.no_results(game.id)
            return
        summary = await self._analysis.summary(game.record(), (f"table {game.id}",))
        if summary is None:
            log("results-failed", logging.WARNING, table=short(game.id))
            return
        rows = results_of(game, summary)
        await self._store.add_results(rows, partial(new_ratings, game, summary))
