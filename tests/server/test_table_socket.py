"""A socket after its handshake: who gets its messages, and how it ends."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from elbowroom.server.http.gate import Gate
from elbowroom.server.http.table_socket import Gone, TableSocket
from elbowroom.server.operations.settings import Settings

PINGS = 0.02


class Line(asyncio.Transport):
    """A transport that notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.ended = asyncio.Event()
        self.how = ""
        self.written = asyncio.Event()

    def write(self, data: Any) -> None:
        self.sent += data
        self.written.set()

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.ended.is_set()

    def resume_reading(self) -> None:
        pass

    def close(self) -> None:
        self.how = self.how or "closed"
        self.ended.set()

    def abort(self) -> None:
        self.how = self.how or "aborted"
        self.ended.set()


class Receiver:
    """Notes what it receives."""

    def __init__(self) -> None:
        self.heard: list[bytes | None] = []

    def received(self, message: bytes) -> None:
        self.heard.append(message)

    def lost(self) -> None:
        self.heard.append(None)


def masked(kind: Opcode, payload: bytes = b"") -> bytes:
    return Frame(kind, payload).serialize(mask=True)


def text(payload: bytes) -> bytes:
    return Frame(Opcode.TEXT, payload).serialize(mask=False)


def closing(code: int) -> bytes:
    return Frame(Opcode.CLOSE, struct.pack("!H", code)).serialize(mask=False)


def run(test: Callable[[TableSocket, Line], Awaitable[None]], pings: float = 60.0) -> None:
    async def with_socket() -> None:
        line = Line()
        connections: set[Any] = set()
        socket = TableSocket(line, connections, Gate(10, 10), Settings(), pings)
        assert connections == {socket}
        await test(socket, line)
        socket.connection_lost(None)
        assert connections == set()

    asyncio.run(asyncio.wait_for(with_socket(), 20))


def test_messages_wait_until_somebody_receives_them() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        first = asyncio.create_task(socket.first_message())
        await asyncio.sleep(0)
        socket.data_received(masked(Opcode.TEXT, b"one") + masked(Opcode.TEXT, b"two"))
        assert await first == b"one"
        receiver = Receiver()
        socket.hand_over(receiver)
        socket.data_received(masked(Opcode.BINARY, b"three"))
        assert receiver.heard == [b"two", b"three"]

    run(test)


def test_what_the_event_loop_reads_arrives_piece_by_piece() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        receiver = Receiver()
        socket.hand_over(receiver)
        message = masked(Opcode.TEXT, b"in two pieces")
        for piece in (message[:7], message[7:] + masked(Opcode.TEXT, b"whole")):
            socket.get_buffer(-1)[: len(piece)] = piece
            socket.buffer_updated(len(piece))
        assert receiver.heard == [b"in two pieces", b"whole"]

    run(test)


def test_messages_that_are_held_leave_together_and_in_order() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        socket.hold()
        socket.write(b"push")
        socket.write(b"ack")
        assert line.sent == b""
        socket.release()
        assert line.sent == text(b"push") + text(b"ack")
        socket.hold()
        socket.write(b"bye")
        socket.close(1013)
        assert line.sent == text(b"push") + text(b"ack") + text(b"bye") + closing(1013)

    run(test)


def test_whoever_waits_for_the_first_message_learns_that_the_client_has_left() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        first = asyncio.create_task(socket.first_message())
        await asyncio.sleep(0)
        socket.connection_lost(None)
        with pytest.raises(Gone):
            await first
        receiver = Receiver()
        socket.hand_over(receiver)
        assert receiver.heard == [None]

    run(test)


def test_a_flood_before_the_hello_closes_the_socket() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        socket.data_received(masked(Opcode.TEXT, b"x") * 20)
        assert line.sent == closing(1013)

    run(test)


def test_a_client_that_closes_gets_its_close_back() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        receiver = Receiver()
        socket.hand_over(receiver)
        socket.data_received(masked(Opcode.CLOSE, struct.pack("!H", 1001)))
        assert (line.sent, line.how, receiver.heard) == (closing(1001), "closed", [None])
        socket.write(b"too late")
        assert line.sent == closing(1001)

    run(test)


def test_a_socket_is_closed_when_the_client_has_read_why() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        receiver = Receiver()
        socket.hand_over(receiver)
        socket.close(4429)
        socket.close(1011)
        assert (line.sent, line.how, receiver.heard) == (closing(4429), "", [None])
        socket.data_received(masked(Opcode.TEXT, b"ignored"))
        socket.data_received(masked(Opcode.CLOSE, struct.pack("!H", 4429)))
        assert (line.how, receiver.heard) == ("closed", [None])

    run(test)


def test_whoever_breaks_the_rules_is_cut_off() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        socket.data_received(b"GET / HTTP/1.1\r\n")
        assert line.sent == closing(1002)

    run(test)


def test_a_stopping_server_closes_at_once() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        socket.shutdown()
        assert (line.sent, line.how) == (closing(1012), "closed")

    run(test)


def test_pings_are_answered() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        socket.data_received(masked(Opcode.PING, b"?"))
        assert line.sent == Frame(Opcode.PONG, b"?").serialize(mask=False)

    run(test)


def test_a_client_that_answers_no_ping_is_not_there_any_more() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        await line.written.wait()
        assert line.sent == Frame(Opcode.PING, b"").serialize(mask=False)
        await line.ended.wait()
        assert line.how == "aborted"

    run(test, PINGS)


def test_a_client_that_answers_pings_stays() -> None:
    async def test(socket: TableSocket, line: Line) -> None:
        for _ in range(3):
            await line.written.wait()
            line.written.clear()
            assert not line.how
            socket.data_received(masked(Opcode.PONG))

    run(test, PINGS)
