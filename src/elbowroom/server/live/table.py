"""One table: one task reads a queue, one message at a time; nothing is told before it is kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from elbowroom.rules.state import RULES
from elbowroom.server.live.commands import Caller, CommandRefused, StaleCommand, decide, follow_up
from elbowroom.server.live.game import OVER, PLAYING, Game, LogLine
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.other_rules import ForeignGame
from elbowroom.server.live.sight import entry, eyes, sight, table_info
from elbowroom.server.live.snapshot import EVERY, resume, take
from elbowroom.server.operations.logs import log, short
from elbowroom.server.operations.metrics import COMMANDS, MOVES, REFUSALS, timed
from elbowroom.server.storage.base import GameRow, LogRow, Store, StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Ack, Line, Present, Push, Refusal, encode
from elbowroom.server.wire.tables import Sight, TableInfo

T = TypeVar("T")
_MOST_WAITING: Final = 500
_TRIES: Final = 5
_AT_A_TIME: Final = 40
_MOST_ANSWERS: Final = 200

Keyed = wire.Move | wire.Undo


@dataclass
class _Call:
    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]


class Busy(Exception):
    """More waits at this table than it can serve."""


class Raced(Exception):
    """Another process has written this line first."""


@dataclass
class Told:
    """What a line is for one pair of eyes, made once for all that share them."""

    entries: dict[tuple[int, ...], wire.Entry] = field(default_factory=dict)
    sights: dict[tuple[int, bool], Sight] = field(default_factory=dict)
    pushes: dict[tuple[tuple[int, ...], bool], bytes] = field(default_factory=dict)


def _written(row: LogRow) -> LogLine:
    return LogLine(row.seq, row.at, wire.decode_line(row.body))


class Table:
    """The only one that changes a game. *after_line* is called when a line has been kept."""

    def __init__(self, store: Store, row: GameRow, after_line: Callable[[Table], None]) -> None:
        self.store: Final = store
        self.row: Final = row
        self.after_line: Final = after_line
        self.game = self._blank()
        self.listeners: Final[set[Listener]] = set()
        self.leased = False
        # Whether memory and log may differ; nothing is answered before the log has been read.
        self._doubtful = False
        self.used = time.monotonic()
        self._known: dict[str, int] = {}
        self._answers: dict[str, Refusal] = {}
        self._calls: Final[asyncio.Queue[_Call]] = asyncio.Queue(_MOST_WAITING)
        # The line of the last snapshot, and those that are being stored.
        self._snapped = 0
        self._putting: Final[set[asyncio.Task[None]]] = set()
        self._task = asyncio.create_task(self._run(), name=f"table {short(row.id)}")

    def _blank(self, kept: str | None = None) -> Game:
        setup = wire.decode_setup(self.row.setup)
        if setup.rules != int(RULES):
            over = self.row.status == OVER
            return ForeignGame(self.row.id, setup, self.row.secret, over, kept)
        return Game(self.row.id, setup, self.row.secret)

    # ------------------------------------------------------------------ the queue

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have *work* done when it is its turn."""
        if self._task.done():
            raise Busy
        self.used = time.monotonic()
        call = _Call(work, asyncio.get_running_loop().create_future())
        try:
            self._calls.put_nowait(call)
        except asyncio.QueueFull as error:
            raise Busy from error
        # A caller who goes away does not stop what has begun.
        result: T = await asyncio.shield(call.done)
        return result

    async def _run(self) -> None:
        while True:
            call = await self._calls.get()
            try:
                if self._doubtful:
                    await self.load()
                result = await call.work()
                if not call.done.done():
                    call.done.set_result(result)
            except asyncio.CancelledError:
                call.done.cancel()
                raise
            except Exception as error:
                if not call.done.done():
                    call.done.set_exception(error)
                    call.done.exception()  # nobody may be waiting any more

    async def close(self) -> None:
        """Finish what waits, then end."""
        with suppress(StoreDown):
            await self.call(self._nothing)
        self._task.cancel()
        self.keep_snapshot()
        if self._putting:
            await asyncio.wait(self._putting)
        while not self._calls.empty():
            self._calls.get_nowait().done.cancel()
        for listener in list(self.listeners):
            listener.end()

    async def _nothing(self) -> None:
        return None

    # ------------------------------------------------------------------ reading the log

    async def load(self) -> None:
        """Play the log, from the last snapshot on; until that is done the table is as it was."""
        rows = await self.store.log(self.row.id)
        kept = await self.store.snapshot(self.row.id)
        game = self._blank(kept)
        if kept is not None and not isinstance(game, ForeignGame):
            resume(game, [_written(row) for row in rows], kept)
        self._snapped = game.seq
        for number, row in enumerate(rows[game.seq :]):
            self._replay(game, row)
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)  # others want to go on meanwhile
        known = {row.move: row.seq for row in rows if row.move is not None}
        self.game, self._known, self._doubtful = game, known, False

    def _replay(self, game: Game, row: LogRow) -> LogLine:
        log_line = game.apply(wire.decode_line(row.body), row.at)
        assert log_line.seq == row.seq, "a log without gaps"
        return log_line

    async def catch_up(self) -> None:
        """Read what other processes have written, and tell it."""
        for row in await self.store.log(self.row.id, self.game.seq):
            if row.move is not None:
                self._known[row.move] = row.seq
            self._tell(self._replay(self.game, row))
            self.after_line(self)

    async def freshen(self) -> bool:
        """Where several processes write: read what is new. Whether there was anything."""
        before = self.game.seq
        if self.store.shared:
            await self.catch_up()
        return self.game.seq > before

    # ------------------------------------------------------------------ commands

    async def do(self, caller: Caller, command: wire.Command) -> Ack | Refusal:
        """Decide, keep, apply, tell: or refuse."""
        with timed(COMMANDS):
            answer = await self._answer(caller, command)
        if isinstance(answer, Refusal):
            REFUSALS.labels(answer.error).inc()
        return answer

    async def _answer(self, caller: Caller, command: wire.Command) -> Ack | Refusal:
        given = command.id if isinstance(command, Keyed) else ""
        move = f"{caller.person}:{given}" if given else None
        if move is not None and (before := self._before(move, given)) is not None:
            return before
        try:
            seq = await self._keep(caller, command, move)
        except CommandRefused as error:
            # Another process may know better: nobody is refused on old news.
            if await self.freshen():
                return await self._answer(caller, command)
            return self._refuse(error, caller, given, move)
        return Ack(given, seq)

    def _before(self, move: str, given: str) -> Ack | Refusal | None:
        """The first answer to a move that comes again."""
        if move in self._known:
            return Ack(given, self._known[move])
        return self._answers.get(move)

    def _refuse(
        self, error: CommandRefused, caller: Caller, given: str, move: str | None
    ) -> Refusal:
        refusal = error.refusal
        refusal.id, refusal.seq = given, self.game.seq
        if isinstance(error, StaleCommand):
            refusal.missing = self.entries(caller.person, error.expected)
        elif move is not None:
            if len(self._answers) >= _MOST_ANSWERS:
                self._answers.pop(next(iter(self._answers)))
            self._answers[move] = refusal
        return refusal

    async def _keep(self, caller: Caller, command: wire.Command, move: str | None) -> int:
        for _ in range(_TRIES):
            try:
                seq = await self.write(decide(command, self.game, caller), move)
            except Raced:
                if move is not None and move in self._known:
                    return self._known[move]
                continue
            while (line := follow_up(self.game)) is not None:
                await self.write(line)
            return seq
        raise CommandRefused("busy")

    async def write(self, line: Line, move: str | None = None) -> int:
        """Keep *line*; it is told and acknowledged only after the commit."""
        before = self.game.status
        try:
            log_line = self.game.apply(line, time.time())
            row = LogRow(self.row.id, log_line.seq, log_line.at, encode(line).decode(), move)
            status = self.game.status if self.game.status != before else ""
            kept = await self.store.append(row, status, line.person if line.kind == "sat" else "")
        except BaseException:
            # What is in memory may not be what is on disk: the log decides.
            self._doubtful = True
            raise
        if not kept.done:
            await self._step_back()
            raise Raced
        if move is not None:
            self._known[move] = log_line.seq
        MOVES.labels(line.kind).inc()
        if log_line.seq - self._snapped >= EVERY or status == OVER:
            self.keep_snapshot()
        self._tell(log_line)
        self.after_line(self)
        return log_line.seq

    def keep_snapshot(self) -> asyncio.Task[None] | None:
        """Leave a snapshot, if there is anything new in it; nobody waits for it."""
        if self.game.match is None or self._snapped == self.game.seq or self._doubtful:
            return None
        self._snapped = self.game.seq
        task = asyncio.create_task(self._put_snapshot(self._snapped, take(self.game)))
        self._putting.add(task)
        task.add_done_callback(self._putting.discard)
        return task

    async def _put_snapshot(self, seq: int, text: str) -> None:
        with suppress(StoreDown):  # the log has it all
            await self.store.keep_snapshot(self.row.id, seq, text)

    async def _step_back(self) -> None:
        """Somebody else was first: read their lines, and tell them from where ours began."""
        last = self.game.seq - 1
        self._doubtful = True
        await self.load()
        for log_line in self.game.after(last):
            self._tell(log_line)
        self.after_line(self)
        log("raced", table=short(self.row.id), seq=last + 1)

    # ------------------------------------------------------------------ telling

    def info(self, person: str) -> TableInfo:
        """The table without its position."""
        here = frozenset(listener.person for listener in self.listeners if listener.person)
        watching = sum(1 for each in self.listeners if not self.game.held(each.person))
        return table_info(self.game, person, here, watching)

    def came_or_went(self, listener: Listener) -> None:
        """Tell those who asked for it, unless the same person has another socket open."""
        others = [each for each in self.listeners if each is not listener]
        if not self.game.held(listener.person):
            return
        if any(each.person == listener.person for each in others):
            return
        for each in others:
            if each.presence:
                each.send(encode(Present(self.info(each.person))))

    def entries(self, person: str, after: int) -> list[wire.Entry]:
        """The lines after *after* as *person* may see them."""
        held = self.game.held(person)
        if after < self.game.unheard:
            self.game.hear_all()
        return [entry(self.game, log_line, held) for log_line in self.game.after(after)]

    def sight(self, person: str, views: bool = True) -> Sight:
        """The position as *person* may see it."""
        return sight(self.game, eyes(self.game, person), time.time(), views=views)

    def _tell(self, log_line: LogLine) -> None:
        told = Told()
        for listener in list(self.listeners):
            listener.send(self._push(log_line, listener, told))

    def _push(self, log_line: LogLine, listener: Listener, told: Told) -> bytes:
        held = tuple(self.game.held(listener.person))
        shared = (held, listener.views)
        if shared in told.pushes:
            return told.pushes[shared]
        if held not in told.entries:
            told.entries[held] = entry(self.game, log_line, held)
        push = Push(log_line.seq, told.entries[held], self._now(log_line, listener, told))
        quiet = log_line.line.kind in ("move", "chat", "undo") and self.game.status == PLAYING
        if not quiet:
            push.table = self.info(listener.person)
            return encode(push)
        told.pushes[shared] = encode(push)
        return told.pushes[shared]

    def _now(self, log_line: LogLine, listener: Listener, told: Told) -> Sight | None:
        """The position; an older line of several is told without it, for it is the last one's."""
        if log_line.seq != self.game.seq:
            return None
        key = (eyes(self.game, listener.person), listener.views)
        if key not in told.sights:
            told.sights[key] = sight(self.game, key[0], log_line.at, views=listener.views)
        return told.sights[key]

    @property
    def over(self) -> bool:
        """Whether nothing more can be played here."""
        return self.game.status == OVER
