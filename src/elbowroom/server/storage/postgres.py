"""PostgreSQL: several processes serve from one database and tell each other by NOTIFY.

Nothing waits for ever for a server that is frozen or unreachable: connections, statements and
silent lines all have limits, here and on the side of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from contextlib import suppress
from typing import Any, Final

import psycopg
import psycopg.conninfo
from psycopg.pq import ConnStatus, ExecStatus
from psycopg.pq.abc import PGresult
from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.engine import Dialect

from elbowroom.server.storage.announcements import CHANNEL, Announcements, Raw
from elbowroom.server.storage.base import SECONDS, LineListener, LogRow
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.storage.problems import DISK_FULL, DOWN, OLD, SLOW
from elbowroom.server.storage.statements import Connection
from elbowroom.server.wire.encoding import encode

# The names of our connections: those of servers, and those of commands such as `db restore`.
SERVER: Final = "elbowroom"
TOOL: Final = "elbowroom-db"
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
_NAME: Final = b"add_lines"
# Adds lines, which come as JSON, and announces all of them at once.
_ADD_LINES: Final = b"""
WITH added AS (
    INSERT INTO log (game, seq, at, body, move)
    SELECT game, seq, at, body, move FROM json_to_recordset($1::json)
        AS line (game text, seq integer, at double precision, body text, move text)
    RETURNING game, seq
)
SELECT pg_notify($2, $3 || ' ' || string_agg(game || ' ' || seq, ',')) FROM added
"""


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


def _check(connection: Raw, result: PGresult) -> None:
    """Raise what the driver would raise if a statement has failed."""
    if result.status in (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK):
        return
    if connection.pgconn.status == ConnStatus.BAD:
        raise psycopg.OperationalError(connection.pgconn.get_error_message())
    raise psycopg.errors.error_from_result(result)


class _PostgresBatch(Batch[Raw]):
    errors = (psycopg.Error,)

    def __init__(self, url: str, seconds: float, process: str) -> None:
        super().__init__(seconds)
        self.url: Final = url
        self.process: Final = process
        # The connection that knows the statement by its name.
        self._prepared: Raw | None = None

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
        # Nearly all that is written goes through here. The driver would spend more time on one
        # statement than PostgreSQL does, so its library is called directly.
        if self._prepared is not connection:
            _check(connection, connection.pgconn.prepare(_NAME, _ADD_LINES))
            self._prepared = connection
        body = encode([line._asdict() for line in lines])
        values = [body, CHANNEL.encode(), self.process.encode()]
        _check(connection, connection.pgconn.exec_prepared(_NAME, values))

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
        self._announcements = Announcements(lambda: connect(url, seconds), self.process)

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """NOTIFY is delivered when the transaction commits, and not otherwise."""
        payload = f"{self.process} {game} {seq}"
        self._execute(db, _NOTIFY, channel=CHANNEL, payload=payload)

    def wall_time(self, db: Connection) -> float:
        """The time of PostgreSQL, at this very moment."""
        return float(self._execute(db, _TIME).fetchone()[0])

    async def open(self, announced: LineListener) -> None:
        """Start the writer, and listen to the others."""
        self.batch.start()
        self._announcements.open(announced)

    async def close(self) -> None:
        """Finish and disconnect."""
        await asyncio.to_thread(self.batch.stop)
        await self._announcements.close()
