"""Group commit: jobs that wait at the same time share a transaction and a wait for the disk.

Nobody waits for ever: a job that is not done in time fails, and a connection that does not answer
is given up.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

from elbowroom.server.operations.logs import log
from elbowroom.server.operations.metrics import COMMITS, timed
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.storage.problems import DISK_FULL, DOWN, SLOW

C = TypeVar("C")
T = TypeVar("T")
_MOST_JOBS: Final = 256
# Jobs that may wait; more are refused at once, so that a slow database does not fill the memory.
_MOST_WAITING: Final = 5000
# Seconds for which a full disk is remembered: small writes may still succeed.
_REMEMBERED: Final = 10.0
# Seconds after which a failure that lasts is logged again.
_LOG_AGAIN: Final = 30.0


class Job(Generic[C]):
    """Some work with the connection, and the future of whoever waits for it."""

    def __init__(self, work: Callable[[C], object], loop: asyncio.AbstractEventLoop) -> None:
        self.work: Final = work
        self.loop: Final = loop
        self.done: Final[asyncio.Future[Any]] = loop.create_future()
        self.result: object = None
        self.error: Exception | None = None
        # Nobody waits for it any more; it is not begun if it has not been.
        self.given_up = False

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

    def __init__(self, seconds: float) -> None:
        # How long a job may take, and the wait for its turn.
        self.seconds: Final = seconds
        self._jobs: queue.Queue[Job[C] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._connection: C | None = None
        # When the present jobs were begun, and when the disk was last full (monotonic).
        self._since: float | None = None
        self._disk_full_at = -_REMEMBERED
        self._logged = ""
        self._logged_at = 0.0

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

    @abstractmethod
    def reason(self, error: Exception) -> str:
        """The reason behind an error of the driver, as a key of ``problems``."""

    @abstractmethod
    def interrupt(self, connection: C) -> None:
        """Make the thread that waits for an answer give up; called from another thread."""

    # The same for all.

    def start(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Finish the jobs that wait, then end the thread."""
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(timeout=self.seconds)
            self._interrupt_if_stuck()

    async def run(self, work: Callable[[C], T], seconds: float | None = None) -> T:
        """Do *work* in the thread; returns its result after the commit."""
        if self._jobs.qsize() >= _MOST_WAITING:
            raise StoreDown(SLOW)
        job: Job[C] = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        try:
            async with asyncio.timeout(seconds or self.seconds):
                result: T = await job.done
        except TimeoutError as error:
            job.given_up = True
            self._interrupt_if_stuck()
            raise StoreDown(SLOW) from error
        return result

    def _interrupt_if_stuck(self) -> None:
        since, connection = self._since, self._connection
        if since is None or connection is None:
            return
        if since + 0.9 * self.seconds < time.monotonic():
            self.interrupt(connection)

    def disk_problem(self) -> str:
        """Whether the disk was full a moment ago."""
        recent = time.monotonic() < self._disk_full_at + _REMEMBERED
        return DISK_FULL if recent else ""

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
        self._since = time.monotonic()
        try:
            with timed(COMMITS):
                self._together(jobs)
        except Exception as error:
            if self._forget_if_lost(error):
                self._fail(jobs, error)
            else:
                self._one_by_one(jobs)
        finally:
            self._since = None

    def _together(self, jobs: list[Job[C]]) -> None:
        connection = self._open()
        self.begin(connection)
        try:
            for job in jobs:
                if not job.given_up:
                    job.result = job.work(connection)
            self.commit(connection)
        except BaseException:
            self._try_rollback(connection)
            raise

    def _one_by_one(self, jobs: list[Job[C]]) -> None:
        """One job failed and undid the others as well: do each in a transaction of its own."""
        for number, job in enumerate(jobs):
            try:
                self._together([job])
            except Exception as error:
                if self._forget_if_lost(error):
                    self._fail(jobs[number:], error)
                    return
                job.error = self._failure(error)

    def _open(self) -> C:
        if self._connection is None:
            self._connection = self.connect()
        return self._connection

    def _try_rollback(self, connection: C) -> None:
        try:
            self.rollback(connection)
        except Exception:
            with suppress(Exception):
                self.disconnect(connection)
            self._connection = None

    def _forget_if_lost(self, error: Exception) -> bool:
        if not self.lost(error):
            return False
        if self._connection is not None:
            with suppress(Exception):
                self.disconnect(self._connection)
            self._connection = None
        return True

    def _fail(self, jobs: list[Job[C]], error: Exception) -> None:
        for job in jobs:
            job.error = self._failure(error)

    def _failure(self, error: Exception) -> Exception:
        """What whoever waits for a job is told of an error of the driver; bugs stay bugs."""
        if not isinstance(error, self.errors):
            return error
        reason = self.reason(error)
        if reason != DOWN or self.lost(error):
            self._note(reason)
        return StoreDown(reason)

    def _note(self, reason: str) -> None:
        """Log that the database fails; a reason that lasts is logged now and then."""
        now = time.monotonic()
        if reason == DISK_FULL:
            self._disk_full_at = now
        if reason != self._logged or self._logged_at + _LOG_AGAIN < now:
            self._logged, self._logged_at = reason, now
            log("store-failed", logging.ERROR, reason=reason)
