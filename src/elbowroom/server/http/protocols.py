"""The protocols of uvicorn with time limits: for heads, bodies, and for reading what we send.

Uvicorn itself waits for ever for a request that has begun, and for a client that does not read.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import h11
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from elbowroom.server.http.gate import Gate
from elbowroom.server.http.siblings import Receiver, Siblings
from elbowroom.server.http.table_socket import Gone, TableSocket
from elbowroom.server.identity.addresses import share_of
from elbowroom.server.operations.settings import Settings

# The lifespan of the application hands these to the protocols.
GATE, SETTINGS, SIBLINGS = "gate", "settings", "siblings"
_EXTENSION: Final = "elbowroom.socket"
# Seconds between two pings, if uvicorn has none.
_PING_SECONDS: Final = 20.0

_NOTHING, _HEAD, _BODY = range(3)


class _Deadline:
    """Closes a connection unless it is lifted in time."""

    __slots__ = ("_timer", "_transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport: Final = transport
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.lift()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class GuardedHttp(H11Protocol, Receiver):
    """HTTP/1.1 for one connection that the gate has let in."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or close it if there are too many."""
        super().connection_made(transport)
        self._gate: Gate = self.app_state[GATE]
        self._settings: Settings = self.app_state[SETTINGS]
        self._siblings: Siblings | None = self.app_state[SIBLINGS]
        if self._siblings is not None:
            self._siblings.join(
                partial(GuardedHttp, self.config, self.server_state, self.app_state)
            )
        self._receiving, self._sending = _Deadline(transport), _Deadline(transport)
        self._awaited = _NOTHING
        host = self.client[0] if self.client is not None else ""
        if self._gate.enter(
            transport, share_of(host), proxy=_trusted(self.config.loaded_app, host)
        ):
            self._expect(_HEAD)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._receiving.lift()
        self._sending.lift()
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a part of a request, which may be one for a sibling."""
        if (
            self._siblings is None
            or not self._between_requests()
            or not self._siblings.hand_over(self.transport, data)
        ):
            self.serve_here(data)

    def _between_requests(self) -> bool:
        begun = self.conn.trailing_data[0]
        return not begun and self.conn.states == {h11.CLIENT: h11.IDLE, h11.SERVER: h11.IDLE}

    def serve_here(self, data: bytes) -> None:
        """Read a part of a request for this worker, and limit the time for the rest of it."""
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a WebSocket now
            self._expect(_NOTHING)
        elif self.conn.their_state is h11.IDLE:
            self._expect(_HEAD)
        else:
            self._expect(_BODY if self.conn.their_state is h11.SEND_BODY else _NOTHING)

    def on_response_complete(self) -> None:
        """Wait for the next request; uvicorn limits the time until it begins."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE:
            self._gate.idle(self.transport)

    def _expect(self, part: int) -> None:
        """Limit the time for *part* as a whole, however many pieces it comes in."""
        if part != _HEAD:
            self._gate.busy(self.transport)
        if part == self._awaited:
            return
        self._awaited = part
        if part == _NOTHING:
            self._receiving.lift()
        else:
            seconds = (0.0, self._settings.seconds_for_head, self._settings.seconds_for_body)[part]
            self._receiving.set(seconds)

    def pause_writing(self) -> None:
        """The client does not read: limit how long."""
        self._sending.set(self._settings.seconds_unread)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._sending.lift()
        super().resume_writing()


class GuardedSocket(WebSocketsSansIOProtocol):
    """The handshake of a WebSocket, which the application accepts or refuses.

    As soon as it has accepted, a ``TableSocket`` takes the connection over: see ``socket_of``. This
    one is then forgotten, and so is the task of the application as soon as it ends.
    """

    accepted: TableSocket | None = None

    def handle_connect(self, event: Any) -> None:
        """Tell the application, which has not begun to run yet, where its socket will be."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = {"handshake": self}

    async def run_asgi(self) -> None:
        """Let the application open the socket, which stays open if it was accepted."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
            self.transport.close()
        if self.accepted is None:
            self.transport.close()
        else:
            # Free what the handshake took at once, not when the collector finds these cycles.
            self.conn.parser.close()
            self.scope["extensions"].clear()

    async def send(self, message: Any) -> None:
        """Send a part of the handshake."""
        await super().send(message)
        if message["type"] == "websocket.accept" and not self.transport.is_closing():
            self._hand_over()

    def _hand_over(self) -> None:
        self.stop_keepalive()
        self.connections.discard(self)
        self.accepted = TableSocket(
            self.transport,
            self.connections,
            self.app_state[GATE],
            self.app_state[SETTINGS],
            self.ping_interval or _PING_SECONDS,
        )
        self.transport.set_protocol(self.accepted)
        if self.read_paused:  # the client did not wait for our answer
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        gate: Gate = self.app_state[GATE]
        gate.leave(self.transport)
        super().connection_lost(exc)


def socket_of(websocket: WebSocket) -> TableSocket:
    """The socket that the application has just accepted; raises Gone if its client has left."""
    accepted = websocket.scope["extensions"][_EXTENSION]["handshake"].accepted
    if accepted is None:
        raise Gone
    assert isinstance(accepted, TableSocket)
    return accepted


def _trusted(app: Any, host: str) -> bool:
    """Whether *host* is a proxy whose X-Forwarded-For we believe."""
    return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts
