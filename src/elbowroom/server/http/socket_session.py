"""The socket of a table: a hello, then pushes out and commands in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from elbowroom.server.http.callers import (
    address_of,
    allowed_origin,
    caller_of,
    maybe_person,
    token_hash_of,
    well_formed_head,
)
from elbowroom.server.http.frames import frames_of
from elbowroom.server.http.responses import HttpError
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.identity.rate_limits import Bucket
from elbowroom.server.live.broken_games import BrokenGame
from elbowroom.server.live.commands import Caller
from elbowroom.server.live.explanations import explain
from elbowroom.server.live.hints import advise
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.perform import perform
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.operations.metrics import SOCKETS
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.encoding import decode_message, encode
from elbowroom.server.wire.messages import Bye, FromClient, Hello, Lines, Pong, Refusal, Welcome

_SECONDS_FOR_HELLO: Final = 10.0
_MOST_MALFORMED: Final = 5
# Seconds of computing that it costs to open a socket (a whole position and all lines), to answer a
# message and push it to everybody, and to send missing lines on top of that.
_OPENING_SECONDS: Final = 0.01
_MESSAGE_SECONDS: Final = 0.001
_MISSING_SECONDS: Final = 0.002
# Reasons for closing a socket; 44xx and 45xx are ours to define.
BAD_MESSAGE, UNKNOWN_TOKEN, FOREIGN_ORIGIN, NO_SUCH_TABLE = 4400, 4401, 4403, 4404
TOO_FAST, TOO_MANY = 4429, 4503
_TRY_AGAIN_LATER: Final = 1013
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Closing(Exception):
    """Close the socket with this code, and say why."""

    def __init__(self, code: int, error: str) -> None:
        super().__init__(error)
        self.code = code
        self.error = error


@dataclass(frozen=True)
class _Session:
    """One open socket after its hello."""

    websocket: WebSocket
    services: Services
    table: Table
    caller: Caller
    listener: Listener


async def socket(websocket: WebSocket) -> None:
    """Serve one socket from its opening to its end."""
    services = services_of(websocket)
    if not well_formed_head(websocket) or not allowed_origin(websocket, services.settings):
        await websocket.close(FOREIGN_ORIGIN)  # not accepted yet: the client gets status 403
        return
    limits, address = services.limits, address_of(websocket)
    if not limits.requests.take(address) or not limits.work.spend(address, _OPENING_SECONDS):
        await websocket.close(TOO_FAST)
        return
    try:
        await websocket.accept()
        with _counted(services, address):
            await _serve(websocket, services)
    except _Closing as closing:
        await _close(websocket, closing)
    except (StoreDown, Busy) as error:
        await _close(websocket, _Closing(_TRY_AGAIN_LATER, _key(error)))
    except WebSocketDisconnect:
        return


def _key(error: StoreDown | Busy) -> str:
    return "busy" if isinstance(error, Busy) else "store-down"


@contextmanager
def _counted(services: Services, address: str) -> Iterator[None]:
    """Count the open sockets of an address and of all; too many are refused."""
    sockets, settings = services.limits.sockets, services.settings
    own = sockets.get(address, 0)
    if own >= settings.sockets_per_address or sum(sockets.values()) >= settings.most_sockets:
        raise _Closing(TOO_MANY, "too-many-sockets")
    sockets[address] = own + 1
    SOCKETS.inc()
    try:
        yield
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]
        SOCKETS.dec()


async def _close(websocket: WebSocket, closing: _Closing) -> None:
    try:
        await websocket.send_text(encode(Bye(closing.error)).decode())
        await websocket.close(closing.code)
    except (RuntimeError, WebSocketDisconnect):
        return


async def _serve(websocket: WebSocket, services: Services) -> None:
    caller = await _caller(websocket)
    try:
        table = await services.hub.find(websocket.path_params["table"])
    except BrokenGame as error:
        raise _Closing(NO_SUCH_TABLE, "broken-game") from error
    if table is None:
        raise _Closing(NO_SUCH_TABLE, "no-such-table")
    _reserve_room(services, address_of(websocket), seated=bool(table.game.seats_of(caller.person)))
    hello = await _receive_hello(websocket)
    listener = Listener(caller.person, frames_of(websocket), token_hash_of(websocket))
    listener.views, listener.presence = hello.views, hello.presence
    version = next(each for each in wire.VERSIONS if each in hello.versions)
    await table.call(lambda: _welcome(table, listener, hello, version))
    try:
        await _caller(websocket)  # the token may have been deleted before the hello came
        await _receive_messages(_Session(websocket, services, table, caller, listener))
    finally:
        table.listeners.discard(listener)
        table.presence_changed(listener)


async def _caller(websocket: WebSocket) -> Caller:
    try:
        return caller_of(websocket, await maybe_person(websocket))
    except HttpError as error:
        raise _Closing(UNKNOWN_TOKEN, error.refusal.error) from error


def _reserve_room(services: Services, address: str, *, seated: bool) -> None:
    """The last connections that there is room for are for people who play, not for onlookers."""
    if seated:
        services.gate.played(address)
    elif services.gate.crowded:
        raise _Closing(TOO_MANY, "too-many-sockets")


async def _receive_hello(websocket: WebSocket) -> Hello:
    try:
        raw = await asyncio.wait_for(_receive(websocket), _SECONDS_FOR_HELLO)
        message = decode_message(raw)
    except TimeoutError as error:
        raise _Closing(BAD_MESSAGE, "no-hello") from error
    except _UNREADABLE as error:
        raise _Closing(BAD_MESSAGE, "malformed") from error
    if not isinstance(message, Hello):
        raise _Closing(BAD_MESSAGE, "no-hello")
    if not set(message.versions) & set(wire.VERSIONS):
        raise _Closing(BAD_MESSAGE, "no-common-version")
    return message


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def _welcome(table: Table, listener: Listener, hello: Hello, version: int) -> None:
    await table.freshen()
    table.listeners.add(listener)
    person = listener.person
    entries = table.entries(person, hello.after)
    now = table.sight_for(listener)
    listener.send(encode(Welcome(version, table.info(person), entries, now)))
    table.presence_changed(listener)


async def _receive_messages(session: _Session) -> None:
    settings = session.services.settings
    bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
    work = session.services.limits.work
    malformed = 0
    while True:
        raw = await _receive(session.websocket)
        if session.listener.ended:  # whatever has arrived since comes too late
            return
        if not bucket.take() or not work.spend(session.caller.address, _MESSAGE_SECONDS):
            raise _Closing(TOO_FAST, "too-fast")
        try:
            message = decode_message(raw)
        except _UNREADABLE as error:
            malformed += 1
            if malformed > _MOST_MALFORMED:
                raise _Closing(BAD_MESSAGE, "malformed") from error
            session.listener.send(encode(Refusal("malformed")))
            continue
        session.listener.send(encode(await _reply(session, message)))


async def _reply(session: _Session, message: FromClient) -> wire.FromServer:
    table, caller = session.table, session.caller
    if isinstance(message, wire.Ping):
        return Pong()
    if isinstance(message, Hello):
        return Refusal("hello-again")
    try:
        if isinstance(message, wire.Missing):
            session.services.limits.work.correct(caller.address, _MISSING_SECONDS)
            return await table.call(lambda: _missing_lines(session, message.after))
        if isinstance(message, wire.Explain):
            return await table.call(lambda: explain(table.game, caller, message))
    except (StoreDown, Busy) as error:
        return Refusal(_key(error), getattr(message, "id", ""))
    if not caller.person:
        return Refusal("who-are-you", getattr(message, "id", ""))
    hub, limits = session.services.hub, session.services.limits
    if isinstance(message, wire.Hint):
        return await advise(hub, limits, table, caller, message)
    return await perform(hub, limits, table, caller, message)


async def _missing_lines(session: _Session, after: int) -> Lines:
    table, listener = session.table, session.listener
    await table.freshen()
    entries = table.entries(listener.person, after)
    return Lines(table.game.seq, entries, table.sight_for(listener))
