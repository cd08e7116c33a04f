"""The clients of a load test, in a process of their own: moves come at fixed times, come what may.

Arrivals are open-loop: the n-th move is due at a moment that was fixed before the run, and its
delay is counted from there, also if the answer to the move before was late. Frames are read and
written by hand, so that the clients need little of the machine that they share with the server.
"""

from __future__ import annotations

import asyncio
import gc
import random
import struct
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench.histogram import Histogram

SEATS: Final = 4
_OPENED_AT_ONCE: Final = 25
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Action(Struct):
    """An action that may be played."""

    text: str


class Now(Struct):
    """As much of a sight or a patch as a player needs who plays anything."""

    seq: int = 0
    actions: list[Action] = []


class Message(Struct):
    """As much of any message."""

    type: str
    seq: int = 0
    id: str = ""
    error: str = ""
    now: Now | None = None
    patch: Now | None = None


_MESSAGE: Final = msgspec.json.Decoder(Message)


@dataclass
class Job:
    """What a process of clients has to do: *rate* moves a second, or flat out if that is 0."""

    port: int
    tables: list[str]
    tokens: list[str]
    rate: float
    seed: int = 0
    # The machines that serve; the sockets of a table take turns.
    hosts: tuple[str, ...] = ("127.0.0.1",)


@dataclass
class Result:
    """What it saw: delays of acknowledgements and of pushes to all, and what it needed itself."""

    acks: Histogram = field(default_factory=Histogram)
    pushes: Histogram = field(default_factory=Histogram)
    # From the moment at which a move was due to that at which it was sent, where no other move of
    # the game was under way: how late the client itself is.
    lags: Histogram = field(default_factory=Histogram)
    refused: int = 0
    # Moves that were due and not acknowledged at the end.
    late: int = 0
    cpu: float = 0.0


class Socket(asyncio.Protocol):
    """One connection."""

    def __init__(self, game: GameClient, token: str) -> None:
        self.game: Final = game
        self.token: Final = token
        self.buffer = b""
        self.open = False
        self.welcomed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        head = (
            f"GET /api/tables/{self.game.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: elbowroom={self.token}\r\n\r\n"
        )
        transport.write(head.encode())

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """Send one frame; the mask of zeros leaves the text as it is."""
        size = len(text)
        head = struct.pack("!BB", 128 | kind, 128 | size) if size < 126 else struct.pack(
            "!BBH", 128 | kind, 254, size
        )  # fmt: skip
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Read as many frames as have come."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, _, rest = buffer.partition(b"\r\n\r\n")
            if len(head) == len(buffer):
                self.buffer = buffer
                return
            if b" 101 " not in head.splitlines()[0]:
                raise SystemExit(head.decode())
            self.open, buffer = True, rest
            self.send(b'{"type":"hello","versions":[3]}')
        place = 0
        while (frame := _frame(buffer, place)) is not None:
            kind, start, place = frame
            self._hear(kind, buffer[start:place])
        self.buffer = buffer[place:]

    def _hear(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self.game.hear(self, _MESSAGE.decode(payload))
        elif kind == _PING:
            self.send(payload, _PONG)
        elif kind == _CLOSE:
            self.game.result.refused += 1

    def connection_lost(self, error: Exception | None) -> None:
        """Nothing to do."""


def _frame(buffer: bytes, place: int) -> tuple[int, int, int] | None:
    """The kind of the frame at *place*, where its payload begins and ends; None if it is cut."""
    left = len(buffer) - place
    if left < 2:
        return None
    size, start = buffer[place + 1], place + 2
    if size == 126:
        if left < 4:
            return None
        size, start = struct.unpack_from("!H", buffer, place + 2)[0], place + 4
    elif size == 127:
        if left < 10:
            return None
        size, start = struct.unpack_from("!Q", buffer, place + 2)[0], place + 10
    return (buffer[place] & 15, start, start + size) if start + size <= len(buffer) else None


class GameClient:
    """The four sockets of one table. Whoever is to move plays anything when a move is due."""

    def __init__(self, table: str, luck: random.Random, result: Result) -> None:
        self.table: Final = table
        self.luck: Final = luck
        self.result = result
        self.mover: Socket | None = None
        self.actions: list[Action] = []
        self.seq = 0
        self.number = 0
        # When the moves that wait should have been made; the first is under way if *busy*.
        self.due: Final[list[float]] = []
        self.busy = False
        self.pushes_received = 0

    def begin(self, result: Result) -> None:
        """Count for *result* from now on; what was due before is no longer."""
        self.result = result
        del self.due[int(self.busy) :]

    def move_is_due(self, moment: float) -> None:
        """Somebody wants to move at *moment*."""
        self.due.append(moment)
        if not self.busy and len(self.due) == 1 and self.actions:
            self.result.lags.add(time.monotonic() - moment)
        self.play()

    def hear(self, socket: Socket, message: Message) -> None:
        """Learn what can be done; count what has been done."""
        if message.type == "push":
            self._count_push()
        elif message.type == "ack":
            self._acknowledged()
        elif message.type == "welcome":
            socket.welcomed.set_result(None)
        elif message.type == "refusal":
            self.result.refused += 1
            self.busy = False
        now = message.now or message.patch
        if now is not None and now.actions:
            self.mover, self.actions = socket, now.actions
            self.seq = message.seq or now.seq
            self.play()

    def _count_push(self) -> None:
        self.pushes_received += 1
        if self.pushes_received == SEATS and self.due:
            self.result.pushes.add(time.monotonic() - self.due[0])

    def _acknowledged(self) -> None:
        self.result.acks.add(time.monotonic() - self.due.pop(0))
        self.busy = False
        self.play()

    def play(self) -> None:
        """Make the next move, if one is due and it is known what can be done."""
        if self.busy or not self.due or not self.actions or self.mover is None:
            return
        action, self.actions = self.luck.choice(self.actions).text, []
        self.busy, self.pushes_received = True, 0
        self.number += 1
        move = {"type": "move", "id": f"m{self.number}", "expected": self.seq, "action": action}
        self.mover.send(msgspec.json.encode(move))


async def _open(game: GameClient, job: Job, limit: asyncio.Semaphore) -> None:
    loop = asyncio.get_running_loop()
    for number, token in enumerate(job.tokens):
        async with limit:
            host = job.hosts[number % len(job.hosts)]
            _, socket = await loop.create_connection(
                lambda token=token: Socket(game, token), host, job.port
            )
            await asyncio.wait_for(socket.welcomed, 120)


async def _drive(job: Job, pipe: Connection) -> None:
    result, luck = Result(), random.Random(job.seed)
    games = [GameClient(table, luck, result) for table in job.tables]
    limit = asyncio.Semaphore(_OPENED_AT_ONCE)
    await asyncio.gather(*(_open(game, job, limit) for game in games))
    pipe.send("open")
    # What there is now stays until the end: nothing to collect, and no pause to collect it.
    gc.freeze()
    gc.disable()
    while (times := await asyncio.to_thread(pipe.recv)) is not None:
        job.rate, start, end = times
        pipe.send(await _measure(job, games, start, end))


async def _measure(job: Job, games: list[GameClient], start: float, end: float) -> Result:
    """Play from *start* to *end*, moments of ``time.monotonic``."""
    result = Result()
    for game in games:
        game.begin(result)
    await asyncio.sleep(max(0.0, start - time.monotonic()))
    used = time.process_time()
    await (_arrive(games, job.rate, start, end) if job.rate else _flat_out(games, end))
    result.cpu = time.process_time() - used
    result.late = sum(len(game.due) for game in games)
    await asyncio.sleep(1)
    return result


async def _arrive(games: list[GameClient], rate: float, start: float, end: float) -> None:
    """Let moves become due at their times."""
    number = 0
    while (now := time.monotonic()) < end:
        while (due := start + number / rate) <= now:
            games[number % len(games)].move_is_due(due)
            number += 1
        await asyncio.sleep(max(0.0005, due - now))


async def _flat_out(games: list[GameClient], end: float) -> None:
    """Let a move become due wherever none is."""
    while (now := time.monotonic()) < end:
        for game in games:
            if not game.due:
                game.move_is_due(now)
        await asyncio.sleep(0.002)


def run(job: Job, pipe: Connection) -> None:
    """The main function of a process of clients; *pipe* leads to the process that started it."""
    asyncio.run(_drive(job, pipe))
