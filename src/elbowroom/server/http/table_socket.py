"""One WebSocket after its handshake: as little as it takes, for each of thousands.

Messages are written to the transport and handed to a receiver at once. A socket that waits has no
task, no queue and no memory of how it was opened.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from elbowroom.server.http.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    RESTARTING,
    TEXT,
    TRY_AGAIN_LATER,
    BadFrame,
    FrameReader,
    close_frame,
    control_frame,
    text_frame,
)
from elbowroom.server.http.gate import Gate
from elbowroom.server.operations.settings import Settings

# Bytes that are worth waiting for when a socket is closed, and seconds to wait for the client.
_MOST_UNREAD: Final = 64 * 1024
_SECONDS_TO_CLOSE: Final = 10.0
# Messages that may arrive before anybody receives them.
_MOST_EARLY: Final = 16
# Where the event loop, which reads from one socket at a time, puts what has come. Without it every
# read would begin with 256 KiB of new memory, which takes ten times as long as the read itself.
_ARRIVED: Final = memoryview(bytearray(64 * 1024))


class Gone(Exception):
    """The client has left."""


class Receiver(Protocol):
    """Whoever a socket hands its messages to."""

    def received(self, message: bytes) -> None:
        """A message has come."""

    def lost(self) -> None:
        """The socket is closed; nothing comes any more."""


class TableSocket(asyncio.BufferedProtocol):
    """A WebSocket. *connections* are those that uvicorn closes when the server stops."""

    __slots__ = (
        "_closing", "_connections", "_early", "_first", "_gate", "_heard", "_held",
        "_ping_seconds", "_reader", "_receiver", "_seconds_unread", "_stuck", "_timer", "transport",
    )  # fmt: skip

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: set[Any],
        gate: Gate,
        settings: Settings,
        ping_seconds: float,
    ) -> None:
        self.transport: Final = transport
        self._connections: Final = connections
        self._gate: Final = gate
        self._seconds_unread: Final = settings.seconds_unread
        self._ping_seconds: Final = ping_seconds
        self._reader: Final = FrameReader(settings.most_frame)
        self._receiver: Receiver | None = None
        self._early: list[bytes] | None = []
        self._first: asyncio.Future[None] | None = None
        self._closing = False
        # Frames that leave together as soon as they are released.
        self._held: list[bytes] | None = None
        # Whether anything has come since the last ping.
        self._heard = True
        self._stuck: asyncio.TimerHandle | None = None
        self._timer = asyncio.get_running_loop().call_later(ping_seconds, self._ping)
        connections.add(self)

    # ------------------------------------------------------------------ receiving

    async def first_message(self) -> bytes:
        """The first message; raises Gone if none comes."""
        assert self._early is not None, "nobody receives yet"
        while not self._early:
            if self._closing:
                raise Gone
            self._first = asyncio.get_running_loop().create_future()
            await self._first
        return self._early.pop(0)

    def hand_over(self, receiver: Receiver) -> None:
        """Hand all further messages to *receiver*."""
        early, self._early, self._first = self._early, None, None
        if self._closing:
            receiver.lost()
            return
        self._receiver = receiver
        for message in early or ():
            receiver.received(message)

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where the event loop is to put what it reads."""
        return _ARRIVED

    def buffer_updated(self, nbytes: int) -> None:
        """So many bytes have come."""
        self.data_received(bytes(_ARRIVED[:nbytes]))

    def data_received(self, data: bytes) -> None:
        """Read the frames that have come."""
        self._heard = True
        try:
            frames = self._reader.read(data)
        except BadFrame as error:
            self.close(error.code)
            return
        for kind, payload in frames:
            if kind in (TEXT, BINARY):
                self._receive(payload)
            elif kind == PING:
                self.transport.write(control_frame(PONG, payload))
            elif kind == CLOSE:
                self._closed_by_client(payload)

    def _receive(self, message: bytes) -> None:
        if self._closing:
            return
        if self._receiver is not None:
            self._receiver.received(message)
        elif self._early is not None:
            self._early.append(message)
            self._wake()
            if len(self._early) > _MOST_EARLY:
                self.close(TRY_AGAIN_LATER)

    def _wake(self) -> None:
        if self._first is not None and not self._first.done():
            self._first.set_result(None)

    def pause(self) -> None:
        """Read nothing for the time being."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if not self.transport.is_closing():
            self.transport.resume_reading()

    # ------------------------------------------------------------------ sending

    def write(self, message: bytes) -> None:
        """Send a message, if the socket is still open."""
        if self._closing:
            return
        if self._held is None:
            self.transport.write(text_frame(message))
        else:
            self._held.append(text_frame(message))

    def hold(self) -> None:
        """Keep messages until ``release``: together they cost no more to send than one."""
        self._held = []

    def release(self) -> None:
        """Send what was kept."""
        frames, self._held = self._held, None
        if frames and not self._closing:
            self.transport.write(b"".join(frames))

    def unread(self) -> int:
        """How many bytes the client has not taken yet; 0 as long as that is usual."""
        return self.transport.get_write_buffer_size() if self._stuck is not None else 0

    def pause_writing(self) -> None:
        """The client does not read: limit how long."""
        loop = asyncio.get_running_loop()
        self._stuck = loop.call_later(self._seconds_unread, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _ping(self) -> None:
        """Find out whether anybody is still there; who has not answered the last ping is not."""
        if not self._heard:
            self.transport.abort()
            return
        self._heard = False
        self.transport.write(control_frame(PING))
        self._timer = asyncio.get_running_loop().call_later(self._ping_seconds, self._ping)

    # ------------------------------------------------------------------ closing

    def close(self, code: int = TRY_AGAIN_LATER) -> None:
        """Say why, and close as soon as the client has answered."""
        if self._closing:
            return
        self.release()
        self._end()
        self.transport.write(close_frame(code))
        if self.unread() > _MOST_UNREAD:
            self.transport.abort()  # whoever does not read would not read the rest either
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(_SECONDS_TO_CLOSE, self.transport.abort)
            self.resume()

    def _closed_by_client(self, payload: bytes) -> None:
        if not self._closing:
            self._end()
            self.transport.write(control_frame(CLOSE, payload))
        self.transport.close()

    def shutdown(self) -> None:
        """Close at once: the server stops."""
        self.close(RESTARTING)
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Forget the connection."""
        self._end()
        self.resume_writing()
        self._timer.cancel()
        self._gate.leave(self.transport)
        self._connections.discard(self)

    def _end(self) -> None:
        """Send and receive nothing any more."""
        self._closing = True
        self._timer.cancel()
        self._wake()
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            receiver.lost()
