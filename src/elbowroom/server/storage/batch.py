"""Group commit: jobs that wait at the same time share one transaction and one trip to the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from elbowroom.server.operations.metrics import COMMITS, timed
from elbowroom.server.storage.base import StoreDown

C = TypeVar("C")
T = TypeVar("T")
_MOST: Final = 256


class Job(Generic[C]):
    """Something to do with the connection, and somebody who waits for it."""

    def __init__(self, work: Callable[[C], object], loop: asyncio.AbstractEventLoop) -> None:
        self.work: Final = work
        self.loop: Final = loop
        self.done: Final[asyncio.Future[Any]] = loop.create_future()
        self.result: object = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Wake whoever waits; they may have gone, and so may their loop."""
        try:
            self.loop.call_soon_threadsafe(self._settle)
        except RuntimeError:
            return

    def _settle(self) -> None:
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Batch(ABC, Generic[C]):
    """One thread that owns one connection."""

    def __init__(self) -> None:
        self._jobs: queue.Queue[Job[C] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._connection: C | None = None

    # What differs between databases.

    # Whatever the driver raises: the disk is full, the server is gone, the lock is taken.
    errors: tuple[type[Exception], ...] = ()

    @abstractmethod
    def connect(self) -> C:
        """A new connection, ready for work."""

    @abstractmethod
    def begin(self, connection: C) -> None:
        """Open a transaction."""

    @abstractmethod
    def commit(self, connection: C) -> None:
        """On disk when this returns."""

    @abstractmethod
    def rollback(self, connection: C) -> None:
        """As if nothing had been done."""

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
        """Finish the jobs that wait, then end."""
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(timeout=30)

    async def run(self, work: Callable[[C], T]) -> T:
        """Do *work* in the thread; returns after commit."""
        job: Job[C] = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.done
        return result

    def _run(self) -> None:
        going = True
        while going:
            jobs, going = self._gather()
            if jobs:
                self._serve(jobs)
                for job in jobs:
                    job.tell()
        if self._connection is not None:
            self.disconnect(self._connection)

    def _gather(self) -> tuple[list[Job[C]], bool]:
        jobs: list[Job[C]] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _MOST or self._jobs.empty():
                return jobs, True
            job = self._jobs.get()
        return jobs, False

    def _serve(self, jobs: list[Job[C]]) -> None:
        try:
            with timed(COMMITS):
                self._together(jobs)
        except Exception as error:
            if self._maybe_forget(error):
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
        """One of them failed and took the others along: find out which."""
        for job in jobs:
            try:
                self._together([job])
            except Exception as error:
                self._maybe_forget(error)
                ours = not isinstance(error, self.errors)
                job.error = error if ours else StoreDown(type(error).__name__)

    def _open(self) -> C:
        if self._connection is None:
            self._connection = self.connect()
        return self._connection

    def _try_rollback(self, connection: C) -> None:
        try:
            self.rollback(connection)
        except Exception:
            self._connection = None

    def _maybe_forget(self, error: Exception) -> bool:
        if not self.lost(error):
            return False
        self._connection = None
        return True

    def _fail(self, jobs: list[Job[C]], error: Exception) -> None:
        for job in jobs:
            job.error = StoreDown(type(error).__name__)
