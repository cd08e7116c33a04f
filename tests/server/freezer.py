"""A proxy that can freeze: it then accepts everything and answers nothing."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Freezer:
    """Passes bytes on to a port of this machine unless it is frozen."""

    def __init__(self, target: int) -> None:
        self.target = target
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._thawed = threading.Event()
        self._thawed.set()
        self._threads: list[threading.Thread] = []
        self._sockets = [self._listener]

    def freeze(self) -> None:
        self._thawed.clear()

    def thaw(self) -> None:
        self._thawed.set()

    def start(self) -> None:
        self._spawn(self._accept)

    def stop(self) -> None:
        self.thaw()
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)
        for each in self._sockets:
            each.close()

    def _spawn(self, work: object, *arguments: object) -> None:
        assert callable(work)
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.create_connection(("127.0.0.1", self.target))
                self._sockets += [here, there]
                self._spawn(self._pass, here, there)
                self._spawn(self._pass, there, here)

    def _pass(self, source: socket.socket, to: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._thawed.wait()
                to.sendall(data)
            to.shutdown(socket.SHUT_RDWR)


@contextmanager
def freezer(target: int) -> Iterator[Freezer]:
    """A proxy for the length of a test."""
    proxy = Freezer(target)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
