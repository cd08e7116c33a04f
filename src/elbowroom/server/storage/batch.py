"""Group commit: jobs that wait at the same time share a transaction and a wait for the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

from elbowroom.server.operations.metrics import COMMITS, timed
from elbowroom.server.storage.base import StoreDown

C = TypeVar("C")
T = TypeVar("T")
_MOST_JOBS: Final = 256


class Job(Generic[C]):
    """Some work with the connection, and the future of whoever waits for it."""

    def __init__(self, work: Callable[[C], object], loop: asyncio.AbstractEventLoop) -> None:
        self.work: Final = work
        self.loop: Final = loop
        self.done: Final[asyncio.Future[Any]] = loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Hand the result to whoever waits, if they still do."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def _finish(jobs: list[Job[C]]) -> None:
    """Wake an event loop once for all of its jobs; it may have gone meanwhile."""
    for loop in {job.loop for job in jobs}:
        done = [job for job in jobs if job.loop is loop]
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, done)


def _settle(jobs: list[Job[C]]) -> None:
    for job in jobs:
        job.settle()


class Batch(ABC, Generic[C]):
    """One thread that owns one connection."""

    def __init__(self) -> None:
        self._jobs: queue.Queue[Job[C] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._connection: C | None = None

    # What differs between databases.

    # The errors of the driver: the disk is full, the server is gone, a lock is taken.
    errors: tuple[type[Exception], ...] = ()

    @abstractmethod
    def connect(self) -> C:
        """A new connection, ready for work."""

    @abstractmethod
    def begin(self, connection: C) -> None:
        """Open a transaction."""

    @abstractmethod
    def commit(self, connection: C) -> None:
        """Commit; everything is on disk when this returns."""

    @abstractmethod
    def rollback(self, connection: C) -> None:
        """Undo the transaction."""

    @abstractmethod
    def disconnect(self, connection: C) -> None:
        """Close it."""

    @abstractmethod
    def lost(self, error: Exception) -> bool:
        """Whether *error* means that the connection is gone."""

    # The same for all.

    def start(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish the jobs that wait, then end the thread."""
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(timeout=30)

    async def run(self, work: Callable[[C], T]) -> T:
        """Do *work* in the thread; returns its result after the commit."""
        job: Job[C] = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.done
        return result

    def _run(self) -> None:
        stopping = False
        while not stopping:
            jobs, stopping = self._next_jobs()
            if jobs:
                self._serve(jobs)
                _finish(jobs)
        if self._connection is not None:
            self.disconnect(self._connection)

    def _next_jobs(self) -> tuple[list[Job[C]], bool]:
        jobs: list[Job[C]] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _MOST_JOBS or self._jobs.empty():
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _serve(self, jobs: list[Job[C]]) -> None:
        try:
            with timed(COMMITS):
                self._together(jobs)
        except Exception as error:
            if self._forget_if_lost(error):
                self._fail(jobs, error)
            else:
                self._one_by_one(jobs)

    def _together(self, jobs: list[Job[C]]) -> None:
        connection = self._open()
        self.begin(connection)
        try:
            for job in jobs:
                job.result = job.work(connection)
            self.commit(connection)
        except BaseException:
            self._try_rollback(connection)
            raise

    def _one_by_one(self, jobs: list[Job[C]]) -> None:
        """One job failed and undid the others as well: do each in a transaction of its own."""
        for job in jobs:
            try:
                self._together([job])
            except Exception as error:
                self._forget_if_lost(error)
                from_driver = isinstance(error, self.errors)
                job.error = StoreDown(type(error).__name__) if from_driver else error

    def _open(self) -> C:
        if self._connection is None:
            self._connection = self.connect()
        return self._connection

    def _try_rollback(self, connection: C) -> None:
        try:
            self.rollback(connection)
        except Exception:
            self._connection = None

    def _forget_if_lost(self, error: Exception) -> bool:
        if not self.lost(error):
            return False
        self._connection = None
        return True

    def _fail(self, jobs: list[Job[C]], error: Exception) -> None:
        for job in jobs:
            job.error = StoreDown(type(error).__name__)
