"""Group commit: jobs that wait at the same time share a transaction and a wait for the disk.

Lines of games are nearly all that is written. Those that wait together are one statement, and that
is the transaction: whenever the driver runs a statement, Python changes threads twice.

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
from functools import partial
from typing import Any, Final, Generic, TypeVar

from elbowroom.server.operations.logs import log
from elbowroom.server.operations.metrics import COMMITS, timed
from elbowroom.server.storage.base import LogRow, StoreDown
from elbowroom.server.storage.problems import DISK_FULL, DOWN, SLOW

C = TypeVar("C")
T = TypeVar("T")
_MOST_JOBS: Final = 256
# Lines that one statement adds; the text of a statement for each number is kept by the driver.
_MOST_LINES: Final = 64
# Seconds from the beginning of a transaction that several jobs shared to that of the next: under
# load there are fewer, and each has more to do. A line of its own takes three times the CPU of one
# among five.
_PACE: Final = 0.008
# Seconds between two looks for jobs that take too long.
_TICK: Final = 0.1
# Jobs that may wait; more are refused at once, so that a slow database does not fill the memory.
_MOST_WAITING: Final = 5000
# Seconds for which a full disk is remembered: small writes may still succeed.
_REMEMBERED: Final = 10.0
# Seconds after which a failure that lasts is logged again.
_LOG_AGAIN: Final = 30.0


class Job(Generic[C]):
    """Some work with the connection, and the future of whoever waits for it.

    If all that *work* does is to add *line*, it need not be done: lines are added together.
    """

    __slots__ = ("deadline", "done", "error", "given_up", "line", "loop", "result", "work")

    def __init__(
        self,
        work: Callable[[C], object],
        loop: asyncio.AbstractEventLoop,
        line: LogRow | None,
        deadline: float,
    ) -> None:
        self.work: Final = work
        self.line: Final = line
        self.loop: Final = loop
        # When nobody waits for it any longer, by the clock of the loop.
        self.deadline: Final = deadline
        self.done: Final[asyncio.Future[Any]] = loop.create_future()
        self.result: object = None
        self.error: Exception | None = None
        # Nobody waits for it any more; it is not begun if it has not been.
        self.given_up = False

    def expire(self) -> None:
        """Let whoever waits do so no longer."""
        if not self.done.done():
            self.given_up = True
            self.done.set_exception(StoreDown(SLOW))

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
        self._jobs: queue.SimpleQueue[Job[C] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: C | None = None
        # When the present jobs were begun, and when the disk was last full (monotonic).
        self._since: float | None = None
        self._disk_full_at = -_REMEMBERED
        self._logged = ""
        self._logged_at = 0.0
        # Jobs that somebody waits for, and the event loop that looks for those that take too long:
        # a timer for each would take longer than most of what is done for a line.
        self._awaited: Final[dict[Job[C], None]] = {}
        self._watch: asyncio.AbstractEventLoop | None = None

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
    def add_lines(self, connection: C, lines: list[LogRow]) -> None:
        """Add lines by one statement, and announce them: all or, with an error, none."""

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

    async def run(
        self, work: Callable[[C], T], seconds: float | None = None, line: LogRow | None = None
    ) -> T:
        """Do *work* in the thread; returns its result after the commit.

        If all that it does is to add *line*, others may be added with it; the result is then True.
        """
        if self._jobs.qsize() >= _MOST_WAITING:
            raise StoreDown(SLOW)
        loop = asyncio.get_running_loop()
        job: Job[C] = Job(work, loop, line, loop.time() + (seconds or self.seconds))
        self._jobs.put(job)
        self._awaited[job] = None
        if self._watch is not loop:
            self._watch = loop
            loop.call_later(_TICK, self._expire, loop)
        try:
            result: T = await job.done
        except BaseException:
            job.given_up = True
            self._interrupt_if_stuck()
            raise
        finally:
            del self._awaited[job]
        return result

    def _expire(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give up what takes too long, and look again while anybody waits."""
        jobs = [job for job in self._awaited if job.loop is loop]
        for job in jobs:
            if job.deadline <= loop.time():
                job.expire()
        if jobs:
            loop.call_later(_TICK, self._expire, loop)
        elif self._watch is loop:
            self._watch = None

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
                begun = time.monotonic()
                self._serve(jobs)
                _finish(jobs)
                if len(jobs) > 1 and not stopping:
                    time.sleep(max(0.0, begun + _PACE - time.monotonic()))
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
        jobs = [job for job in jobs if not job.given_up]
        lines = [job.line for job in jobs if job.line is not None]
        if len(lines) == len(jobs) <= _MOST_LINES:
            if lines:
                self.add_lines(self._open(), lines)
        else:
            self._transact(lambda connection: self._do_all(connection, jobs, lines))
        for job in jobs:
            if job.line is not None:
                job.result = True

    def _do_all(self, connection: C, jobs: list[Job[C]], lines: list[LogRow]) -> None:
        for first in range(0, len(lines), _MOST_LINES):
            self.add_lines(connection, lines[first : first + _MOST_LINES])
        for job in jobs:
            if job.line is None:
                self._do(connection, job)

    def _transact(self, work: Callable[[C], None]) -> None:
        connection = self._open()
        self.begin(connection)
        try:
            work(connection)
            self.commit(connection)
        except BaseException:
            self._try_rollback(connection)
            raise

    def _do(self, connection: C, job: Job[C]) -> None:
        if not job.given_up:  # the jobs before it may have taken long
            job.result = job.work(connection)

    def _one_by_one(self, jobs: list[Job[C]]) -> None:
        """One job failed and undid the others as well: do each in a transaction of its own."""
        for number, job in enumerate(jobs):
            try:
                self._transact(partial(self._do, job=job))
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
