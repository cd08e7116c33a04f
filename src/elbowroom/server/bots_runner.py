"""Bots think in processes of their own, so that no table ever waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from elbowroom.bots.registry import BOTS
from elbowroom.play.view import View
from elbowroom.server.metrics import THOUGHTS, timed

_WATCH: Final = 1.0


def think(level: str, seed: int, view: View, options: list[str]) -> str:
    """What a bot of *level* does; runs in a process of the pool."""
    return BOTS[level](seed).choose(view, options)


def _end_with(parent: int) -> None:
    """A pool outlives a server that was killed, unless its processes look for it."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotsRunner:
    """Asks bots; what fails or takes too long is answered with the first option."""

    def __init__(self, processes: int, patience: float) -> None:
        self.processes: Final = processes
        self.patience: Final = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, seed: int, view: View, options: list[str]) -> str:
        """One of *options*."""
        if len(options) == 1:
            return options[0]
        with timed(THOUGHTS):
            try:
                asked = asyncio.get_running_loop().run_in_executor(
                    self._open(), think, level, seed, view, options
                )
                choice = await asyncio.wait_for(asked, self.patience)
            except BrokenExecutor:
                self._pool = None
                choice = ""
            except TimeoutError:
                self._give_up()
                choice = ""
        return choice if choice in options else options[0]

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_end_with,
                initargs=(os.getpid(),),
            )
        return self._pool

    def _give_up(self) -> None:
        """A bot that thinks for ever would keep its process for ever: start afresh."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes."""
        self._give_up()
