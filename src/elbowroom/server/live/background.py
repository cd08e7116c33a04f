"""Coroutines that run beside the requests; their failures are logged, and none outlives us."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final

from elbowroom.server.live.table import Busy
from elbowroom.server.operations.logs import LOGGER
from elbowroom.server.storage.base import LeaseLost, StoreDown

# Failures that others report, and that pass: the driver tries again.
_KNOWN: Final = (Busy, StoreDown, LeaseLost)


class BackgroundTasks:
    """The tasks of one process."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run *work* in the background; after ``close`` nothing is started any more."""
        if self.closing:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None or isinstance(task.exception(), _KNOWN):
            return
        LOGGER.error("task-failed", exc_info=task.exception())

    def close(self) -> None:
        """Cancel what runs."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
