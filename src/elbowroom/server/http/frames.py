"""WebSocket frames without detours: a message goes to the transport as it is.

Between an ASGI application and the transport every message would pass through a queue, a task, a
state machine and two copies; with four sockets at each of a thousand tables that is most of the
work. Only data frames go this way: the handshake, pings and closing are uvicorn's.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "elbowroom.frames"
_TRY_AGAIN_LATER: Final = 1013
_FINAL_TEXT: Final = 0x81
# Bytes that are worth waiting for when a socket is closed.
_MOST_UNREAD: Final = 64 * 1024


def text_frame(message: bytes) -> bytes:
    """*message*, which is UTF-8, as one unmasked text frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return struct.pack("!BB", _FINAL_TEXT, size) + message
    if size < 65536:
        return struct.pack("!BBH", _FINAL_TEXT, 126, size) + message
    return struct.pack("!BBQ", _FINAL_TEXT, 127, size) + message


class FrameSocket(WebSocketsSansIOProtocol):
    """A socket of uvicorn to which an application may write directly: ``frames_of``."""

    def handle_connect(self, event: Any) -> None:
        """Tell the application, which has not begun to run yet, where to write."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"writer": self}

    def write(self, message: bytes) -> None:
        """Send a message, if the socket is still open."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(text_frame(message))

    def unread(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close(self) -> None:
        """Say that the client may come again later, and close."""
        if self.close_sent or self.disconnected:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": _TRY_AGAIN_LATER})
        self.conn.send_close(_TRY_AGAIN_LATER)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        # Whoever does not read would not read the rest either.
        if self.unread() > _MOST_UNREAD:
            self.transport.abort()
        else:
            self.transport.close()


def frames_of(websocket: WebSocket) -> FrameSocket:
    """Where frames for an accepted socket are written."""
    writer = websocket.scope["extensions"][EXTENSION]["writer"]
    assert isinstance(writer, FrameSocket)
    return writer
