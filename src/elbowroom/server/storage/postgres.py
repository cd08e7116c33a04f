"""PostgreSQL: several processes serve from it and tell each other by NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

import psycopg

from elbowroom.server.storage.base import Told
from elbowroom.server.storage.batch import Batch
from elbowroom.server.storage.sql import Cell, Connection, Rows, SqlStore

CHANNEL: Final = "elbowroom"
_PAUSE: Final = 0.5

Raw = psycopg.Connection[tuple[Any, ...]]


class _Marked:
    """A psycopg connection that takes ``?`` for values."""

    def __init__(self, raw: Raw) -> None:
        self.raw: Final = raw

    def execute(self, statement: str, values: Sequence[Cell] = ()) -> Rows:
        # Statements are constants of ours; values never become part of the text.
        return self.raw.execute(statement.replace("?", "%s").encode(), values)


class _PostgresBatch(Batch[_Marked]):
    errors = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url: Final = url

    def connect(self) -> _Marked:
        raw: Raw = psycopg.connect(self.url, autocommit=True, connect_timeout=5)
        return _Marked(raw)

    def begin(self, connection: _Marked) -> None:
        connection.raw.execute("BEGIN")

    def commit(self, connection: _Marked) -> None:
        connection.raw.execute("COMMIT")

    def rollback(self, connection: _Marked) -> None:
        connection.raw.execute("ROLLBACK")

    def disconnect(self, connection: _Marked) -> None:
        connection.raw.close()

    def lost(self, error: Exception) -> bool:
        retried = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
        gone = (psycopg.OperationalError, psycopg.InterfaceError)
        return isinstance(error, gone) and not isinstance(error, retried)


class PostgresStore(SqlStore):
    """The shared store. Every commit of a line is told to the other processes."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.me: Final = secrets.token_hex(6)
        self.batch = _PostgresBatch(url)
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None

    def announce(self, db: Connection, game: str, seq: int) -> None:
        """NOTIFY is delivered when the transaction commits, and not otherwise."""
        db.execute("SELECT pg_notify(?, ?)", (CHANNEL, f"{self.me} {game} {seq}"))

    async def open(self, told: Told) -> None:
        """Start the writer and the listener."""
        self.batch.start()
        loop = asyncio.get_running_loop()
        self._listener = threading.Thread(
            target=self._listen, args=(loop, told), name="listener", daemon=True
        )
        self._listener.start()

    async def close(self) -> None:
        """Finish and disconnect."""
        self._closing.set()
        await asyncio.to_thread(self.batch.stop)
        if self._listener is not None:
            await asyncio.to_thread(self._listener.join, 5)

    def _listen(self, loop: asyncio.AbstractEventLoop, told: Told) -> None:
        while not self._closing.is_set():
            try:
                self._listen_once(loop, told)
            except (psycopg.Error, OSError):
                time.sleep(_PAUSE)
            except RuntimeError:  # the loop is closed
                return

    def _listen_once(self, loop: asyncio.AbstractEventLoop, told: Told) -> None:
        with psycopg.connect(self.url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            # Whatever was said while nobody listened: an empty name means every table.
            loop.call_soon_threadsafe(told, "", 0)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=_PAUSE):
                    author, game, seq = notice.payload.split(" ")
                    if author != self.me:
                        loop.call_soon_threadsafe(told, game, int(seq))
