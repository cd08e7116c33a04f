"""What other processes announce through PostgreSQL, heard by the event loop itself.

Every line of every process is announced to all. A thread that listened would be woken for each, and
would wake the event loop in turn; most lines are our own, or of tables that nobody has here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg

from elbowroom.server.storage.base import LineListener

Raw = psycopg.Connection[tuple[Any, ...]]

CHANNEL: Final = "elbowroom"
# Seconds between two attempts to connect; and between two looks, where the event loop cannot wait
# for a connection of somebody else's.
_PAUSE: Final = 0.5


class Announcements:
    """Listens until it is closed; *connect* makes a connection, *process* is our own name."""

    def __init__(self, connect: Callable[[], Raw], process: str) -> None:
        self._connect: Final = connect
        self._author: Final = process.encode()
        self._task: asyncio.Task[None] | None = None

    def open(self, announced: LineListener) -> None:
        """Begin to listen."""
        self._task = asyncio.get_running_loop().create_task(self._listen(announced))

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, announced: LineListener) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                await self._listen_once(announced)
            await asyncio.sleep(_PAUSE)

    async def _listen_once(self, announced: LineListener) -> None:
        connecting = asyncio.ensure_future(asyncio.to_thread(self._listening))
        try:
            connection = await asyncio.shield(connecting)
        except asyncio.CancelledError:
            with suppress(psycopg.Error, OSError):
                (await connecting).close()  # a thread cannot be stopped; it does not take long
            raise
        try:
            # Announcements may have been missed until now; an empty id stands for all tables.
            announced("", 0)
            await self._hear(connection, announced)
        finally:
            connection.close()

    def _listening(self) -> Raw:
        connection = self._connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection

    async def _hear(self, connection: Raw, announced: LineListener) -> None:
        """Pass on what is announced, until the connection is lost."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()

        def readable() -> None:
            try:
                self._read(connection, announced)
            except psycopg.Error as error:
                if not lost.done():
                    lost.set_exception(error)

        descriptor = connection.fileno()
        try:
            loop.add_reader(descriptor, readable)
        except NotImplementedError:
            while True:
                self._read(connection, announced)
                await asyncio.sleep(_PAUSE)
        try:
            readable()  # some may have come together with the answer to LISTEN
            await lost
        finally:
            loop.remove_reader(descriptor)

    def _read(self, connection: Raw, announced: LineListener) -> None:
        line = connection.pgconn
        line.consume_input()
        while (notice := line.notifies()) is not None:
            author, _, lines = notice.extra.partition(b" ")
            if author != self._author:
                _announce(announced, lines.decode())


def _announce(announced: LineListener, lines: str) -> None:
    """Tell of lines that another process has written, as it has announced them."""
    for line in lines.split(","):
        game, seq = line.split(" ")
        announced(game, int(seq))
