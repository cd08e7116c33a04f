"""A table over a socket: hello, then pushes out and commands in."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from elbowroom.server.http.context import (
    HttpError,
    Services,
    address_of,
    allowed_origin,
    caller_from,
    maybe_person,
    services_of,
)
from elbowroom.server.identity.rate_limits import Bucket
from elbowroom.server.live.commands import Caller
from elbowroom.server.live.explanations import explain
from elbowroom.server.live.hints import advise
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.perform import perform
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.operations.metrics import SOCKETS
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import (
    Bye,
    FromClient,
    Hello,
    Lines,
    Pong,
    Refusal,
    Welcome,
    encode,
)

_HELLO_WITHIN: Final = 10.0
_MOST_MALFORMED: Final = 5
BAD, UNKNOWN, FOREIGN, NOWHERE, TOO_FAST, FULL = 4400, 4401, 4403, 4404, 4429, 4503


class _End(Exception):
    def __init__(self, code: int, error: str) -> None:
        super().__init__(error)
        self.code = code
        self.error = error


async def socket(websocket: WebSocket) -> None:
    """The whole life of a socket."""
    services = services_of(websocket)
    if not allowed_origin(websocket, services.settings):
        await websocket.close(FOREIGN)  # before it is accepted: answered with 403
        return
    if not services.limits.requests.take(address_of(websocket)):
        await websocket.close(TOO_FAST)
        return
    await websocket.accept()
    try:
        with _counted(services, address_of(websocket)):
            await _serve(websocket, services)
    except _End as end:
        await _close(websocket, end)
    except WebSocketDisconnect:
        return


class _counted:
    """Counts open sockets, of each address and of all."""

    def __init__(self, services: Services, address: str) -> None:
        self.services: Final = services
        self.address: Final = address

    def __enter__(self) -> None:
        open_ = self.services.limits.sockets
        mine = open_.get(self.address, 0)
        settings = self.services.settings
        if mine >= settings.sockets_per_address or sum(open_.values()) >= settings.most_sockets:
            raise _End(FULL, "too-many-sockets")
        open_[self.address] = mine + 1
        SOCKETS.inc()

    def __exit__(self, *_: object) -> None:
        self.services.limits.sockets[self.address] -= 1
        if not self.services.limits.sockets[self.address]:
            del self.services.limits.sockets[self.address]
        SOCKETS.dec()


async def _close(websocket: WebSocket, end: _End) -> None:
    try:
        await websocket.send_text(encode(Bye(end.error)).decode())
        await websocket.close(end.code)
    except (RuntimeError, WebSocketDisconnect):
        return


async def _serve(websocket: WebSocket, services: Services) -> None:
    try:
        person = await maybe_person(websocket)
    except HttpError as problem:
        raise _End(UNKNOWN, problem.refusal.error) from problem
    table = await services.hub.find(websocket.path_params["table"])
    if table is None:
        raise _End(NOWHERE, "no-such-table")
    hello = await _hello(websocket)
    caller = caller_from(person)
    listener = Listener(caller.person, caller.name)
    listener.views, listener.presence = hello.views, hello.presence
    version = next(each for each in wire.VERSIONS if each in hello.versions)
    await table.call(lambda: _greet(table, listener, hello, version))
    sender = asyncio.create_task(_send(websocket, listener))
    try:
        await _listen(websocket, services, table, caller, listener)
    finally:
        table.listeners.discard(listener)
        table.came_or_went(listener)
        sender.cancel()


async def _hello(websocket: WebSocket) -> Hello:
    try:
        raw = await asyncio.wait_for(_receive(websocket), _HELLO_WITHIN)
        message = wire.decode_message(raw)
    except TimeoutError as error:
        raise _End(BAD, "no-hello") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _End(BAD, "malformed") from error
    if not isinstance(message, Hello):
        raise _End(BAD, "no-hello")
    if not set(message.versions) & set(wire.VERSIONS):
        raise _End(BAD, "no-common-version")
    return message


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def _greet(table: Table, listener: Listener, hello: Hello, version: int) -> None:
    await table.freshen()
    table.listeners.add(listener)
    person = listener.person
    entries = table.entries(person, hello.after)
    now = table.sight(person, listener.views)
    listener.send(encode(Welcome(version, table.info(person), entries, now)))
    table.came_or_went(listener)


async def _send(websocket: WebSocket, listener: Listener) -> None:
    while (message := await listener.waiting.get()) is not None:
        try:
            await websocket.send_text(message.decode())
        except (RuntimeError, WebSocketDisconnect):
            return
    try:
        await websocket.close(1013)
    except (RuntimeError, WebSocketDisconnect):
        return


async def _listen(
    websocket: WebSocket, services: Services, table: Table, caller: Caller, listener: Listener
) -> None:
    bucket = Bucket(services.settings.messages_per_second, services.settings.messages_at_once)
    malformed = 0
    while True:
        raw = await _receive(websocket)
        if not bucket.take():
            raise _End(TOO_FAST, "too-fast")
        try:
            message = wire.decode_message(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            malformed += 1
            if malformed > _MOST_MALFORMED:
                raise _End(BAD, "malformed") from error
            listener.send(encode(Refusal("malformed")))
            continue
        listener.send(encode(await _answer(services, table, caller, listener, message)))


async def _answer(
    services: Services, table: Table, caller: Caller, listener: Listener, message: FromClient
) -> wire.FromServer:
    if isinstance(message, wire.Ping):
        return Pong()
    if isinstance(message, Hello):
        return Refusal("hello-again")
    try:
        if isinstance(message, wire.Missing):
            return await table.call(lambda: _missing(table, listener, message.after))
        if isinstance(message, wire.Explain):
            return await table.call(lambda: explain(table.game, caller, message))
    except Busy:
        return Refusal("busy")
    if not caller.person:
        return Refusal("who-are-you", getattr(message, "id", ""))
    if isinstance(message, wire.Hint):
        return await advise(services.hub, services.limits, table, caller, message)
    return await perform(services.hub, services.limits, table, caller, message)


async def _missing(table: Table, listener: Listener, after: int) -> Lines:
    await table.freshen()
    person = listener.person
    return Lines(table.game.seq, table.entries(person, after), table.sight(person, listener.views))
