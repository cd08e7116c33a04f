"""PostgreSQL: several processes serve from one database and tell each other by NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from typing import Any, Final

import psycopg
from sqlalchemy import bindparam, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.engine import Dialect

from elbowroom.server.storage.base import LineListener
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.sql import Connection, SqlStore

CHANNEL: Final = "elbowroom"
# Seconds between two attempts to connect, and between two looks whether to end.
_PAUSE: Final = 0.5
_NOTIFY: Final = select(func.pg_notify(bindparam("channel"), bindparam("payload")))

Raw = psycopg.Connection[tuple[Any, ...]]


class _PostgresBatch(Batch[Raw]):
    errors = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url: Final = url

    def connect(self) -> Raw:
        return psycopg.connect(self.url, autocommit=True, connect_timeout=5)

    def begin(self, connection: Raw) -> None:
        connection.execute("BEGIN")

    def commit(self, connection: Raw) -> None:
        connection.execute("COMMIT")

    def rollback(self, connection: Raw) -> None:
        connection.execute("ROLLBACK")

    def disconnect(self, connection: Raw) -> None:
        connection.close()

    def lost(self, error: Exception) -> bool:
        transient = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
        gone = (psycopg.OperationalError, psycopg.InterfaceError)
        return isinstance(error, gone) and not isinstance(error, transient)


class PostgresStore(SqlStore):
    """The shared store. Every new line is announced to the other processes."""

    shared = True

    def __init__(self, url: str) -> None:
        dialect: Dialect = PGDialect_psycopg()  # type: ignore[no-untyped-call] # the library has no types here
        super().__init__(dialect, insert)
        self.url: Final = url
        self.process: Final = secrets.token_hex(6)
        self.batch = _PostgresBatch(url)
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
        with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            # Announcements may have been missed until now; an empty id stands for all tables.
            loop.call_soon_threadsafe(announced, "", 0)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=_PAUSE):
                    author, game, seq = notice.payload.split(" ")
                    if author != self.process:
                        loop.call_soon_threadsafe(announced, game, int(seq))
