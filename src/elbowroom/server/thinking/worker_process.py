"""One process beside the server that does one job after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Final, TypeVar

from elbowroom.server.identity.fair_queue import FairQueue, QueueFull, Turn
from elbowroom.server.operations.logs import LOGGER

A = TypeVar("A")
T = TypeVar("T")
# Seconds between two looks whether the server is still there.
_WATCH: Final = 1.0
_ANYBODY: Final = Turn()


def _begin(parent: int, niceness: int) -> None:
    """Yield to busier processes, and end when the server is gone, even if it was killed."""
    os.nice(niceness)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """A process that is started meanwhile never hears of Ctrl+C: the server ends it."""
    # It is started with the first process, and would end our block of the signal.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerProcess:
    """A process that is started for its first job, and again after it was killed or died.

    *most* jobs of a person, a table or an address may wait (0 is no limit).
    """

    def __init__(self, niceness: int = 0, most: int = 0) -> None:
        # Jobs that wait or run.
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        self._niceness: Final = niceness
        self._queue: Final = FairQueue(1, most)

    async def run(
        self, work: Callable[[A], T], argument: A, seconds: float, turn: Turn = _ANYBODY
    ) -> T | None:
        """The result of *work*; None if it failed or took more than *seconds* once begun.

        Also None if too much of the same person, table or address waits already.
        """
        self.waiting += 1
        try:
            async with self._queue.turn(turn):
                loop = asyncio.get_running_loop()
                with _without_interrupts():
                    job = loop.run_in_executor(self._started(), work, argument)
                return await asyncio.wait_for(job, seconds)
        except (BrokenExecutor, TimeoutError):
            self.kill()
            return None
        except QueueFull:
            return None
        except Exception:
            LOGGER.exception("thought-failed")
            return None
        finally:
            self.waiting -= 1

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(os.getpid(), self._niceness),
            )
        return self._pool

    def kill(self) -> None:
        """End the process, whatever it is doing; the next job starts a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
