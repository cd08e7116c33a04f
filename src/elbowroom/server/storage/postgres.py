"""PostgreSQL: several processes serve from one database and tell each other by NOTIFY.

Nothing waits for ever for a server that is frozen or unreachable: connections, statements and
silent lines all have limits, here and on the side of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import threading
import time
from contextlib import suppress
from typing import Any, Final

import psycopg
import psycopg.conninfo
from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.engine import Dialect

from elbowroom.server.storage.base import SECONDS, LineListener, LogRow
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.storage.problems import DISK_FULL, DOWN, OLD, SLOW
from elbowroom.server.storage.sql import Connection

# The names of our connections: those of servers, and those of commands such as `db restore`.
SERVER: Final = "elbowroom"
TOOL: Final = "elbowroom-db"
CHANNEL: Final = "elbowroom"
# Seconds between two attempts to connect, and between two looks whether to end.
_PAUSE: Final = 0.5
_CONNECT_SECONDS: Final = 5
# Seconds after which PostgreSQL ends a transaction that we do not go on with. A machine that is cut
# off in the middle of one keeps others from its lines and leases no longer than that.
_IDLE_SECONDS: Final = 1.5
_REASONS: Final = (
    (psycopg.errors.DiskFull, DISK_FULL),
    (psycopg.errors.QueryCanceled, SLOW),
    (psycopg.errors.ConnectionTimeout, SLOW),
    (psycopg.errors.UndefinedTable, OLD),
)
_TIME: Final = select(func.extract("epoch", func.clock_timestamp()))
_NOTIFY: Final = select(func.pg_notify(bindparam("channel"), bindparam("payload")))
# Adds lines, each column a list, and announces all of them at once.
_ADD_LINES: Final = """
WITH added AS (
    INSERT INTO log (game, seq, at, body, move)
    SELECT * FROM unnest(%s::text[], %s::integer[], %s::double precision[], %s::text[], %s::text[])
    RETURNING game, seq
)
SELECT pg_notify(%s, %s || ' ' || string_agg(game || ' ' || seq, ',')) FROM added
"""

Raw = psycopg.Connection[tuple[Any, ...]]


def connect(url: str, seconds: float, name: str = SERVER) -> Raw:
    """A connection with time limits; PostgreSQL knows us by *name*."""
    limits: dict[str, Any] = {
        "connect_timeout": _CONNECT_SECONDS,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": round(1000 * seconds),
        "application_name": name,
    }
    chosen = psycopg.conninfo.conninfo_to_dict(url)
    chosen.pop("application_name", None)
    conninfo = psycopg.conninfo.make_conninfo("", **{**limits, **chosen})
    connection = psycopg.connect(conninfo, autocommit=True)
    # A little less than we wait ourselves, so that PostgreSQL ends what nobody waits for.
    limit = round(900 * seconds)
    connection.execute(f"SET statement_timeout = {limit}")
    idle = round(1000 * _IDLE_SECONDS)
    connection.execute(f"SET idle_in_transaction_session_timeout = {idle}")
    return connection


class _PostgresBatch(Batch[Raw]):
    errors = (psycopg.Error,)

    def __init__(self, url: str, seconds: float, process: str) -> None:
        super().__init__(seconds)
        self.url: Final = url
        self.process: Final = process

    def connect(self) -> Raw:
        return connect(self.url, self.seconds)

    def begin(self, connection: Raw) -> None:
        connection.execute("BEGIN")

    def commit(self, connection: Raw) -> None:
        connection.execute("COMMIT")

    def rollback(self, connection: Raw) -> None:
        connection.execute("ROLLBACK")

    def disconnect(self, connection: Raw) -> None:
        connection.close()

    def add_lines(self, connection: Raw, lines: list[LogRow]) -> None:
        columns = [list(column) for column in zip(*lines, strict=True)]
        connection.execute(_ADD_LINES, [*columns, CHANNEL, self.process])

    def lost(self, error: Exception) -> bool:
        transient = (
            psycopg.errors.DeadlockDetected,
            psycopg.errors.SerializationFailure,
            psycopg.errors.DiskFull,
        )
        gone = (psycopg.OperationalError, psycopg.InterfaceError)
        return isinstance(error, gone) and not isinstance(error, transient)

    def reason(self, error: Exception) -> str:
        for kinds, reason in _REASONS:
            if isinstance(error, kinds):
                return reason
        return DOWN

    def interrupt(self, connection: Raw) -> None:
        # PostgreSQL may be frozen, so it is not asked to cancel: the line is cut.
        with (
            suppress(psycopg.Error, OSError),
            socket.socket(fileno=os.dup(connection.fileno())) as line,
        ):
            line.shutdown(socket.SHUT_RDWR)


class PostgresStore(CommunityStore):
    """The shared store. Every new line is announced to the other processes."""

    shared = True

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        dialect: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call] # the library has no types here
        super().__init__(dialect, insert)
        self.url: Final = url
        self.process: Final = secrets.token_hex(6)
        self.batch = _PostgresBatch(url, seconds, self.process)
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """NOTIFY is delivered when the transaction commits, and not otherwise."""
        payload = f"{self.process} {game} {seq}"
        self._execute(db, _NOTIFY, channel=CHANNEL, payload=payload)

    def wall_time(self, db: Connection) -> float:
        """The time of PostgreSQL, at this very moment."""
        return float(self._execute(db, _TIME).fetchone()[0])

    async def open(self, announced: LineListener) -> None:
        """Start the writer and the listener."""
        self.batch.start()
        loop = asyncio.get_running_loop()
        self._listener = threading.Thread(
            target=self._listen, args=(loop, announced), name="listener", daemon=True
        )
        self._listener.start()

    async def close(self) -> None:
        """Finish and disconnect."""
        self._closing.set()
        await asyncio.to_thread(self.batch.stop)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 5)

    def _listen(self, loop: asyncio.AbstractEventLoop, announced: LineListener) -> None:
        while not self._closing.is_set():
            try:
                self._listen_once(loop, announced)
            except (psycopg.Error, OSError):
                time.sleep(_PAUSE)
            except RuntimeError:  # the loop is closed
                return

    def _listen_once(self, loop: asyncio.AbstractEventLoop, announced: LineListener) -> None:
        with connect(self.url, self.batch.seconds) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            # Announcements may have been missed until now; an empty id stands for all tables.
            loop.call_soon_threadsafe(announced, "", 0)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=_PAUSE):
                    author, _, lines = notice.payload.partition(" ")
                    if author != self.process:
                        loop.call_soon_threadsafe(_announce, announced, lines)


def _announce(announced: LineListener, lines: str) -> None:
    """Tell of lines that another process has written, as it has announced them."""
    for line in lines.split(","):
        game, seq = line.split(" ")
        announced(game, int(seq))
