"""Workers that share a port: everything that concerns a table goes to the same one.

The system deals out connections to workers as they come, and a worker with a socket at a table
follows the whole game at the cost of serving it alone. So a worker that reads a request for a table
of another one hands the connection over, as it is, with the bytes that it has read. Nothing depends
on it: any worker answers for any table, and does so if its sibling cannot be reached.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
import socket
import struct
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

# The folder with a socket of each worker.
VARIABLE: Final = "ELBOWROOM_SIBLINGS"
# The id of the table that a request is about, in the first line of its head.
_TABLE: Final = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([\w-]+)[ /?]")
# Such a message is sent and read at one go.
_MOST_BYTES: Final = 16_384
_SIZE: Final = struct.Struct("!I")
_BACKLOG: Final = 1024
# Seconds for which the list of workers is kept.
_LIST_SECONDS: Final = 1.0


class Receiver(asyncio.Protocol):
    """What serves a connection."""

    def serve_here(self, data: bytes) -> None:
        """Serve the request that begins with *data* here, whatever table it is about."""
        raise NotImplementedError


Factory = Callable[[], Receiver]


def make_folder() -> Path:
    """A new folder, for this user only, in which the workers to be started find each other."""
    folder = Path(tempfile.mkdtemp(prefix="elbowroom-workers-"))
    os.environ[VARIABLE] = str(folder)
    return folder


def siblings_of(workers: int) -> Siblings | None:
    """The other workers of this one; None if it is the only one."""
    folder = os.environ.get(VARIABLE, "")
    return Siblings(Path(folder)) if workers > 1 and folder else None


def table_of(head: bytes) -> bytes:
    """The id of the table that a request is about; empty if it is about none."""
    found = _TABLE.match(head)
    return found[1] if found is not None else b""


class Siblings:
    """The workers of this server, as one of them knows the others."""

    def __init__(self, folder: Path) -> None:
        self._own: Final = folder / str(os.getpid())
        self._listener: socket.socket | None = None
        self._factory: Factory | None = None
        self._workers: list[Path] = []
        self._listed_at = 0.0
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def join(self, factory: Factory) -> None:
        """Take connections from now on; *factory* makes their protocols."""
        if self._listener is not None:
            return
        self._factory = factory
        self._own.unlink(missing_ok=True)  # of a process that has ended
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.setblocking(False)
        self._listener.bind(str(self._own))
        self._listener.listen(_BACKLOG)
        asyncio.get_running_loop().add_reader(self._listener, self._accept)
        self._listed_at = 0.0

    def close(self) -> None:
        """Take no more connections."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._own.unlink(missing_ok=True)
            self._listener.close()
            self._listener = None

    # ------------------------------------------------------------------ handing over

    def hand_over(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Give a connection away that has sent *data* and awaits nothing; False if it stays here.

        It stays if the request concerns no table, or one of our own.
        """
        table = table_of(data)
        if not table or len(data) > _MOST_BYTES or transport.get_write_buffer_size():
            return False
        worker = self._worker_of(table)
        if worker == self._own:
            return False
        line: socket.socket = transport.get_extra_info("socket")
        if not _send(worker, data, line.fileno()):
            self._listed_at = 0.0
            return False
        transport.abort()  # closes our descriptor only; that of the sibling stays open
        return True

    def _worker_of(self, table: bytes) -> Path:
        """The worker that a table belongs to, by lot: if one ends, the others keep their own."""
        if time.monotonic() > self._listed_at + _LIST_SECONDS:
            self._workers = sorted(self._own.parent.iterdir())
            self._listed_at = time.monotonic()
        return max(self._workers, key=lambda worker: _lot(worker.name, table), default=self._own)

    # ------------------------------------------------------------------ taking over

    def _accept(self) -> None:
        assert self._listener is not None
        try:
            line, _ = self._listener.accept()
        except OSError:  # it has gone again
            return
        line.setblocking(False)
        asyncio.get_running_loop().add_reader(line, self._read, line)

    def _read(self, line: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(line)
        with line:
            try:
                message, descriptors, _, _ = socket.recv_fds(line, _SIZE.size + _MOST_BYTES, 1)
            except OSError:
                return
        if not descriptors:
            return
        connection = socket.socket(fileno=descriptors[0])
        data = message[_SIZE.size :]
        if message[: _SIZE.size] != _SIZE.pack(len(data)):  # the sender keeps it
            connection.close()
            return
        task = asyncio.get_running_loop().create_task(self._take(connection, data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, connection: socket.socket, data: bytes) -> None:
        assert self._factory is not None
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            _, protocol = await loop.connect_accepted_socket(self._factory, connection)
        except OSError:
            connection.close()
            return
        protocol.serve_here(data)


def _send(worker: Path, data: bytes, descriptor: int) -> bool:
    """Send a connection and what was read from it; False if the worker does not get it."""
    message = _SIZE.pack(len(data)) + data
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.setblocking(False)
            line.connect(str(worker))
            return socket.send_fds(line, [message], [descriptor]) == len(message)
    except (ConnectionRefusedError, FileNotFoundError):
        worker.unlink(missing_ok=True)  # it was killed
        return False
    except OSError:  # it has too much to do
        return False


def _lot(worker: str, table: bytes) -> bytes:
    return hashlib.blake2b(worker.encode() + b" " + table, digest_size=8).digest()
