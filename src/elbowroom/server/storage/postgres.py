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

from elbowroom.server.storage.base import SECONDS, LineListener
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.problems import DISK_FULL, DOWN, OLD, SLOW
from elbowroom.server.storage.sql import Connection, SqlStore

# The names of our connections: those of servers, and those of commands such as `db restore`.
SERVER: Final = "elbowroom"
TOOL: Final = "elbowroom-db"
CHANNEL: Final = "elbowroom"
# Seconds between two attempts to connect, and between two looks whether to end.
_PAUSE: Final = 0.5
_CONNECT_SECONDS: Final = 5
_REASONS: Final = (
    (psycopg.errors.DiskFull, DISK_FULL),
    (psycopg.errors.QueryCanceled, SLOW),
    (psycopg.errors.ConnectionTimeout, SLOW),
    (psycopg.errors.UndefinedTable, OLD),
)
_NOTIFY: Final = select(func.pg_notify(bindparam("channel"), bindparam("payload")))

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
    connection.execute(f"SET idle_in_transaction_session_timeout = {2 * limit}")
    return connection


class _PostgresBatch(Batch[Raw]):
    errors = (psycopg.Error,)

    def __init__(self, url: str, seconds: float) -> None:
        super().__init__(seconds)
        self.url: Final = url

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


class PostgresStore(SqlStore):
    """The shared store. Every new line is announced to the other processes."""

    shared = True

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        dialect: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call] # the library has no types here
        super().__init__(dialect, insert)
        self.url: Final = url
        self.process: Final = secrets.token_hex(6)
        self.batch = _PostgresBatch(url, seconds)
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """NOTIFY is delivered when the transaction commits, and not otherwise."""
        payload = f"{self.process} {game} {seq}"
        self._execute(db, _NOTIFY, channel=CHANNEL, payload=payload)

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
                    author, game, seq = notice.payload.split(" ")
                    if author != self.process:
                        loop.call_soon_threadsafe(announced, game, int(seq))
