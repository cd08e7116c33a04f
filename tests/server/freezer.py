"""A proxy that can freeze: it then accepts everything and answers nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress

from tests.server.servers import free_port


class Freezer:
    """Passes bytes on to a port of this machine unless it is frozen."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self._loop = asyncio.new_event_loop()
        self._thawed = asyncio.Event()
        self._thawed.set()

    def freeze(self) -> None:
        self._loop.call_soon_threadsafe(self._thawed.clear)

    def thaw(self) -> None:
        self._loop.call_soon_threadsafe(self._thawed.set)

    def run(self, started: threading.Event) -> None:
        with closing(self._loop), suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._serve(started))

    def stop(self) -> None:
        def cancel() -> None:
            for task in asyncio.all_tasks(self._loop):
                task.cancel()

        self._loop.call_soon_threadsafe(cancel)

    async def _serve(self, started: threading.Event) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        async with server:
            started.set()
            await server.serve_forever()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.target)
        ways = [self._pass(reader, there_writer), self._pass(there_reader, writer)]
        await asyncio.wait(
            [asyncio.create_task(way) for way in ways], return_when=asyncio.FIRST_COMPLETED
        )
        writer.close()
        there_writer.close()

    async def _pass(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._thawed.wait()
                to.write(data)
                await to.drain()


@contextmanager
def freezer(target: int) -> Iterator[Freezer]:
    """A proxy for the length of a test."""
    proxy, started = Freezer(target), threading.Event()
    thread = threading.Thread(target=proxy.run, args=(started,), daemon=True)
    thread.start()
    assert started.wait(10)
    try:
        yield proxy
    finally:
        proxy.stop()
        thread.join(10)
