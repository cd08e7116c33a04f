"""The socket of a table: a hello, then pushes out and commands in.

The application opens a socket and says hello; from then on its ``Session`` receives the messages.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from elbowroom.server.http.callers import (
    address_of,
    allowed_origin,
    caller_of,
    maybe_person,
    token_hash_of,
    well_formed_head,
)
from elbowroom.server.http.protocols import socket_of
from elbowroom.server.http.responses import HttpError
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.http.table_socket import Gone, TableSocket
from elbowroom.server.identity.rate_limits import Bucket
from elbowroom.server.live.attendance import arrive
from elbowroom.server.live.broken_games import BrokenGame
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.explanations import explain
from elbowroom.server.live.hints import advise
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.perform import perform
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.operations.logs import LOGGER
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
_FAILED: Final = 1011
_TRY_AGAIN_LATER: Final = 1013
# Messages that may wait for the answer to the one before; more are not read meanwhile.
_MOST_WAITING: Final = 16
_UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _Closing(Exception):
    """Close the socket with this code, and say why."""

    def __init__(self, code: int, error: str) -> None:
        super().__init__(error)
        self.code = code
        self.error = error


def _why(error: Exception) -> _Closing:
    """How a socket is closed after *error*."""
    if isinstance(error, _Closing):
        return error
    return _Closing(_TRY_AGAIN_LATER, _key(error))


def _key(error: Exception) -> str:
    return "busy" if isinstance(error, Busy) else "store-down"


def _close(line: TableSocket, closing: _Closing) -> None:
    line.write(encode(Bye(closing.error)))
    line.close(closing.code)


# ---------------------------------------------------------------------- opening


async def socket(websocket: WebSocket) -> None:
    """Open a socket, hear its hello and welcome it; its session does the rest."""
    services = services_of(websocket)
    if not well_formed_head(websocket) or not allowed_origin(websocket, services.settings):
        await websocket.close(FOREIGN_ORIGIN)  # not accepted yet: the client gets status 403
        return
    limits, address = services.limits, address_of(websocket)
    if not limits.requests.take(address) or not limits.work.spend(address, _OPENING_SECONDS):
        await websocket.close(TOO_FAST)
        return
    await websocket.accept()
    try:
        line = socket_of(websocket)
    except Gone:
        return
    try:
        place = _Place(services, address)
    except _Closing as closing:
        _close(line, closing)
        return
    try:
        line.hand_over(await _session(websocket, services, line, place))
    except (_Closing, StoreDown, Busy) as error:
        place.leave()
        _close(line, _why(error))
    except Gone:
        place.leave()
    except BaseException:
        place.leave()
        raise


class _Place:
    """A place among the open sockets of an address and of all; too many are refused."""

    __slots__ = ("_address", "_counts")

    def __init__(self, services: Services, address: str) -> None:
        self._counts: Final = services.limits.sockets
        self._address: Final = address
        own, settings = self._counts.get(address, 0), services.settings
        if own >= settings.sockets_per_address or sum(self._counts.values()) >= (
            settings.most_sockets
        ):
            raise _Closing(TOO_MANY, "too-many-sockets")
        self._counts[address] = own + 1
        SOCKETS.inc()

    def leave(self) -> None:
        """Give the place back."""
        self._counts[self._address] -= 1
        if not self._counts[self._address]:
            del self._counts[self._address]
        SOCKETS.dec()


async def _session(
    websocket: WebSocket, services: Services, line: TableSocket, place: _Place
) -> Session:
    caller = await _caller(websocket)
    try:
        table = await services.hub.find(websocket.path_params["table"])
    except BrokenGame as error:
        raise _Closing(NO_SUCH_TABLE, "broken-game") from error
    if table is None:
        raise _Closing(NO_SUCH_TABLE, "no-such-table")
    _reserve_room(services, address_of(websocket), seated=bool(table.game.seats_of(caller.person)))
    hello = await _receive_hello(line)
    listener = Listener(caller.person, line, token_hash_of(websocket))
    listener.views, listener.presence = hello.views, hello.presence
    version = next(each for each in wire.VERSIONS if each in hello.versions)
    session = Session(line, services, table, caller, listener, place)
    await table.call(lambda: _welcome(table, listener, hello, version))
    session.note_presence()
    try:
        await _caller(websocket)  # the token may have been deleted before the hello came
    except BaseException:
        session.forget()
        raise
    return session


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


async def _receive_hello(line: TableSocket) -> Hello:
    try:
        message = decode_message(await asyncio.wait_for(line.first_message(), _SECONDS_FOR_HELLO))
    except TimeoutError as error:
        raise _Closing(BAD_MESSAGE, "no-hello") from error
    except _UNREADABLE as error:
        raise _Closing(BAD_MESSAGE, "malformed") from error
    if not isinstance(message, Hello):
        raise _Closing(BAD_MESSAGE, "no-hello")
    if not set(message.versions) & set(wire.VERSIONS):
        raise _Closing(BAD_MESSAGE, "no-common-version")
    return message


async def _welcome(table: Table, listener: Listener, hello: Hello, version: int) -> None:
    await table.freshen()
    table.listeners.add(listener)
    person = listener.person
    entries = table.entries(person, hello.after)
    now = table.sight_for(listener)
    listener.send(encode(Welcome(version, table.info(person), entries, now)))
    table.presence_changed(listener)
    await arrive(table, listener)


# ---------------------------------------------------------------------- messages


class Session:
    """One open socket after its hello: answers its messages, one after another.

    A task exists only while a message is being answered.
    """

    __slots__ = (
        "_bucket", "_malformed", "_place", "_task", "_waiting",
        "caller", "line", "listener", "services", "table",
    )  # fmt: skip

    def __init__(
        self,
        line: TableSocket,
        services: Services,
        table: Table,
        caller: Caller,
        listener: Listener,
        place: _Place,
    ) -> None:
        self.line: Final = line
        self.services: Final = services
        self.table: Final = table
        self.caller: Final = caller
        self.listener: Final = listener
        self._place: Final = place
        settings = services.settings
        self._bucket: Final = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._waiting: Final[list[bytes]] = []
        self._malformed = 0
        self._task: asyncio.Task[None] | None = None

    def received(self, message: bytes) -> None:
        """Answer a message as soon as those before it are answered."""
        self._waiting.append(message)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._answer_all())
        elif len(self._waiting) == _MOST_WAITING:
            self.line.pause()

    def lost(self) -> None:
        """The socket is closed: leave the table. What has begun is finished."""
        self.forget()
        self._place.leave()

    def forget(self) -> None:
        """Leave the table."""
        self.listener.ended = True
        self._waiting.clear()
        self.table.listeners.discard(self.listener)
        self.table.presence_changed(self.listener)
        self.note_presence()

    def note_presence(self) -> None:
        """Let friends know who is here; guests have none."""
        if self.caller.account:
            self.services.hub.presence.changed(self.table, self.caller.person)

    async def _answer_all(self) -> None:
        try:
            while self._waiting:
                message = self._waiting.pop(0)
                if len(self._waiting) == _MOST_WAITING - 1:
                    self.line.resume()
                await self._answer(message)
        except _Closing as closing:
            _close(self.line, closing)
        except Exception:
            LOGGER.exception("bug")
            self.line.close(_FAILED)
        finally:
            self._task = None

    async def _answer(self, raw: bytes) -> None:
        work = self.services.limits.work
        if not self._bucket.take() or not work.spend(self.caller.address, _MESSAGE_SECONDS):
            raise _Closing(TOO_FAST, "too-fast")
        try:
            message = decode_message(raw)
        except _UNREADABLE as error:
            self._malformed += 1
            if self._malformed > _MOST_MALFORMED:
                raise _Closing(BAD_MESSAGE, "malformed") from error
            self.listener.send(encode(Refusal("malformed")))
            return
        if isinstance(message, wire.Move):
            self.line.hold()  # its push and its acknowledgement leave together
        try:
            self.listener.send(encode(await _reply(self, message)))
        finally:
            self.line.release()


async def _reply(session: Session, message: FromClient) -> wire.FromServer:
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


async def _missing_lines(session: Session, after: int) -> Lines:
    table, listener = session.table, session.listener
    await table.freshen()
    entries = table.entries(listener.person, after)
    return Lines(table.game.seq, entries, table.sight_for(listener))
