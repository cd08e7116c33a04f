"""Leases: which process drives which table, and until when.

A process renews all of its leases in one row. Their time is that of the database, so the clocks of
the machines of a cluster do not matter. When somebody sets that clock, the times that are stored
are moved along: no lease ends early or late, and no clock of a game that sleeps jumps.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from elbowroom.server.operations.logs import log
from elbowroom.server.storage import queries
from elbowroom.server.storage.base import Leases, Wake

# Seconds by which a clock may be off before somebody must have set it.
_LEAST_CHANGE: Final = 1.0
# How many times longer than a lease a process may take to wake a table on time.
_ON_TIME: Final = 2.0


@dataclass(frozen=True)
class Moment:
    """One look at the clock of the database.

    *wall* is its time since 1970, *steady* ours by ``time.monotonic``, *doubt* how many seconds
    the look took; *changes* is how often the clock had been set by then.
    """

    wall: float
    steady: float
    doubt: float
    changes: int


class LeaseTable:
    """The lease queries, to be run within a transaction.

    *execute* runs a query of a connection, *wall_time* reads the clock of the database, *insert*
    makes inserts of its dialect.
    """

    def __init__(
        self,
        execute: Callable[..., Any],
        wall_time: Callable[[Any], float],
        insert: Callable[..., Any],
    ) -> None:
        self._execute: Final = execute
        self.wall_time = wall_time
        self.steady_time = time.monotonic
        self._renew_process: Final = queries.renew_process(insert)
        self._add_change: Final = queries.add_clock_change(insert)
        self._last: Moment | None = None

    # ------------------------------------------------------------------ time

    def look(self, db: Any) -> Moment:
        """What time it is; if somebody has set the clock, everything that is stored follows."""
        before = self.steady_time()
        wall = self.wall_time(db)
        after = self.steady_time()
        changes = int(self._execute(db, queries.LAST_CLOCK_CHANGE).fetchone()[0])
        moment = Moment(wall, after, after - before, changes)
        last = self._last
        if last is not None:
            change = (wall - last.wall) - (after - last.steady)
            if abs(change) > _LEAST_CHANGE + moment.doubt + last.doubt:
                self._follow(db, last.changes + 1, wall, change)
                return Moment(wall, after, moment.doubt, max(changes, last.changes + 1))
        return moment

    def looked(self, moment: Moment) -> None:
        """The transaction that looked has been committed."""
        self._last = moment

    def _follow(self, db: Any, number: int, wall: float, seconds: float) -> None:
        """Move all stored times, unless another process has noticed the same change first."""
        values = {"number": number, "at": wall, "seconds": seconds}
        if self._execute(db, self._add_change, **values).rowcount == 1:
            self._execute(db, queries.MOVE_LEASES, seconds=seconds)
            self._execute(db, queries.MOVE_WAKING, seconds=seconds)
            log("clock-set", logging.WARNING, seconds=round(seconds, 1))

    # ------------------------------------------------------------------ leases

    def renew(self, db: Any, owner: str, until: float) -> None:
        """Let all leases of a process last until *until*."""
        self._execute(db, self._renew_process, id=owner, until=until)

    def claim(self, db: Any, owner: str, seconds: float, most: int, moment: Moment) -> Leases:
        """Renew leases, take free ones, and say which are ours."""
        now = moment.wall
        self.renew(db, owner, now + seconds)
        self._execute(db, queries.TAKE_NOBODYS, owner=owner, most=most)
        for (ended,) in self._execute(db, queries.ENDED, now=now).fetchall():
            self._execute(db, queries.TAKE_FROM, owner=owner, ended=ended, most=most)
        self._execute(db, queries.REMOVE_ENDED, now=now)
        woken = {}
        for game, wake_at in self._execute(db, queries.DUE_TO_WAKE, now=now, most=most).fetchall():
            self._execute(db, queries.WAKE, game=game, owner=owner)
            if wake_at >= now - _ON_TIME * seconds:
                woken[game] = Wake(moment.steady + wake_at - now)
        own = self._execute(db, queries.OWN_LEASES, owner=owner).fetchall()
        return Leases([row[0] for row in own], woken)

    def take(self, db: Any, game: str, owner: str, seconds: float, moment: Moment) -> bool:
        """Take the lease of one table, if it is free or ours."""
        self.renew(db, owner, moment.wall + seconds)
        taken = self._execute(db, queries.TAKE_LEASE, game=game, owner=owner, now=moment.wall)
        return bool(taken.rowcount == 1)

    def put_to_sleep(
        self, db: Any, game: str, owner: str, wake_at: float | None, moment: Moment
    ) -> None:
        """Give one lease back until *wake_at*."""
        until = None if wake_at is None else moment.wall + wake_at - moment.steady
        self._execute(db, queries.PUT_TO_SLEEP, game=game, owner=owner, until=until)

    def wake(self, db: Any, game: str, owner: str, seconds: float, moment: Moment) -> Wake | None:
        """Take the lease of a table that sleeps."""
        row = self._execute(db, queries.SLEEPING, game=game).fetchone()
        if row is None:
            return None
        self.renew(db, owner, moment.wall + seconds)
        self._execute(db, queries.WAKE, game=game, owner=owner)
        return Wake(None if row[0] is None else moment.steady + row[0] - moment.wall)

    def holds(self, db: Any, game: str, owner: str) -> bool:
        """Whether a process has the lease of a game, until the transaction ends."""
        return self._execute(db, queries.IS_OWN, game=game, owner=owner).fetchone() is not None

    def release(self, db: Any, owner: str) -> None:
        """Give all leases of a process back."""
        self._execute(db, queries.RELEASE_LEASES, owner=owner)
        self._execute(db, queries.REMOVE_PROCESS, owner=owner)

    def release_all(self, db: Any) -> None:
        """No process lives: everything is free but tables that sleep and have no clock."""
        self._execute(db, queries.RELEASE_ALL_LEASES)
        self._execute(db, queries.REMOVE_ALL_PROCESSES)
