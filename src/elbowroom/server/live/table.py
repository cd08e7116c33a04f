"""One table: it does one thing at a time, in the order in which it was asked to.

Nothing is acknowledged or pushed before it is stored: a line is decided, applied in memory,
committed, and only then told to anybody. If the commit fails, memory is thrown away and the log is
read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ClassVar, Final, TypeVar

from elbowroom.rules.state import RULES
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.commands import (
    CommandRefused,
    StaleCommand,
    decide,
    follow_up,
)
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.log_line import Decision, LogLine
from elbowroom.server.live.other_rules import ForeignGame
from elbowroom.server.live.play_counts import begun_with
from elbowroom.server.live.pushes import LinePushes
from elbowroom.server.live.sight import entry, sight, table_info, viewing_seat
from elbowroom.server.live.snapshot import EVERY, resume, take
from elbowroom.server.operations.logs import log, short
from elbowroom.server.operations.metrics import COMMANDS, REFUSALS, count_line
from elbowroom.server.operations.steady_clock import SteadyClock
from elbowroom.server.storage.base import GameRow, LeaseLost, LogRow, Store, StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.encoding import decode_line, decode_setup, encode
from elbowroom.server.wire.messages import Ack, Line, Present, Refusal
from elbowroom.server.wire.tables import Sight, TableInfo

T = TypeVar("T")
# Calls that may wait for their turn at one table.
_MOST_WAITING: Final = 500
# How often a command is decided again because other processes were faster.
_TRIES: Final = 5
# Lines replayed at a stretch before other tables get a turn.
_LINES_AT_A_TIME: Final = 40
# Seconds from one snapshot to that of another table: tables that began together are due together,
# and each takes as long as many moves.
_SNAPSHOT_PAUSE: Final = 0.02
# Refusals remembered, so that a move that is sent again gets the same answer.
_MOST_REFUSALS: Final = 200

# Commands with an id, by which a client may send them again.
_KEYED: Final = (wire.Move, wire.Undo)


class Busy(Exception):
    """More happens at this table than it can serve: try again later."""


class LineTaken(Exception):
    """Another process has written a line with this number first."""


class Table:
    """The only writer of a game in this process. *after_line* is called after every new line."""

    _snapshot_taken_at: ClassVar[float] = 0.0  # of any table

    def __init__(self, store: Store, row: GameRow, after_line: Callable[[Table], None]) -> None:
        self.store: Final = store
        self.row: Final = row
        self.after_line: Final = after_line
        self.game = self._new_game()
        self.clock: Final = SteadyClock()
        self.listeners: Final[set[Listener]] = set()
        # The name of this process if it drives the table: its bots and its clocks.
        self.lease = ""
        # From where somebody who sits here last gave a command.
        self.address = ""
        # Whether memory and log may differ; the log is read before anything else is answered.
        self.out_of_step = False
        self.last_used = time.monotonic()
        # The lines of moves by "person:id", and the refusals of others.
        self._move_lines: dict[str, int] = {}
        self._refusals: dict[str, Refusal] = {}
        self._turn: Final = asyncio.Lock()  # fair: whoever comes first is served first
        self._waiting = 0
        self._closed = False
        self._last_snapshot = 0
        self._snapshot_tasks: Final[set[asyncio.Task[None]]] = set()

    def _new_game(self, snapshot: str | None = None) -> Game:
        setup = decode_setup(self.row.setup)
        if setup.rules != int(RULES):
            over = self.row.status == OVER
            return ForeignGame(self.row.id, setup, self.row.secret, over, snapshot)
        return Game(self.row.id, setup, self.row.secret)

    # ------------------------------------------------------------------ turns

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do *work* when its turn has come, while nobody else reads or writes the game."""
        if self._closed or self._waiting >= _MOST_WAITING:
            raise Busy
        self.last_used = time.monotonic()
        self._waiting += 1
        try:
            async with self._turn:
                if self._closed:
                    raise Busy
                if self.out_of_step:
                    await self.load()
                return await work()
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Finish the calls that wait, store a snapshot, and end."""
        with suppress(StoreDown, Busy):
            await self.call(self._nothing)
        self._closed = True
        self.store_snapshot()
        if self._snapshot_tasks:
            await asyncio.wait(self._snapshot_tasks)
        for listener in list(self.listeners):
            listener.end()

    def discard(self) -> None:
        """End at once: the log could not be read, so there is nothing to finish."""
        self._closed = True

    async def _nothing(self) -> None:
        return None

    # ------------------------------------------------------------------ reading the log

    async def load(self) -> None:
        """Replay the log from the last snapshot on; the table changes only when that is done."""
        rows = await self.store.log(self.row.id)
        snapshot = await self.store.snapshot(self.row.id)
        game = self._new_game(snapshot)
        if snapshot is not None and not isinstance(game, ForeignGame):
            lines = [LogLine(row.seq, row.at, decode_line(row.body)) for row in rows]
            resume(game, lines, snapshot)
        self._last_snapshot = game.seq
        for number, row in enumerate(rows[game.seq :]):
            self._replay(game, row)
            if number % _LINES_AT_A_TIME == 0:
                await asyncio.sleep(0)
        move_lines = {row.move: row.seq for row in rows if row.move is not None}
        self.game, self._move_lines, self.out_of_step = game, move_lines, False

    def _replay(self, game: Game, row: LogRow) -> LogLine:
        log_line = game.apply(decode_line(row.body), row.at)
        assert log_line.seq == row.seq, "a log without gaps"
        return log_line

    async def catch_up(self) -> None:
        """Read what other processes have written, and push it."""
        for row in await self.store.log(self.row.id, self.game.seq):
            if row.move is not None:
                self._move_lines[row.move] = row.seq
            self._tell(self._replay(self.game, row))

    async def freshen(self) -> bool:
        """Catch up if other processes may have written; returns whether they had."""
        before = self.game.seq
        if self.store.shared:
            await self.catch_up()
        return self.game.seq > before

    # ------------------------------------------------------------------ commands

    async def do(self, caller: Caller, command: wire.Command) -> Ack | Refusal:
        """Execute a command, or refuse it."""
        begun = time.perf_counter()
        try:
            reply = await self._reply(caller, command)
        finally:
            COMMANDS.observe(time.perf_counter() - begun)
        if isinstance(reply, Refusal):
            REFUSALS.labels(reply.error).inc()
        return reply

    async def _reply(self, caller: Caller, command: wire.Command) -> Ack | Refusal:
        id = command.id if isinstance(command, _KEYED) else ""
        move = f"{caller.person}:{id}" if id else None
        if move is not None and (first := self._first_reply(move, id)) is not None:
            return first
        try:
            seq = await self._execute(caller, command, move)
        except CommandRefused as error:
            # Nobody is refused because of a position that other processes have changed.
            if await self.freshen():
                return await self._reply(caller, command)
            return self._refusal(error, caller, id, move)
        return Ack(id, seq)

    def _first_reply(self, move: str, id: str) -> Ack | Refusal | None:
        """The answer that a move got before, if it is sent again."""
        if move in self._move_lines:
            return Ack(id, self._move_lines[move])
        return self._refusals.get(move)

    def _refusal(self, error: CommandRefused, caller: Caller, id: str, move: str | None) -> Refusal:
        refusal = error.refusal
        refusal.id, refusal.seq = id, self.game.seq
        if isinstance(error, StaleCommand):
            refusal.missing = self.entries(caller.person, error.expected)
        elif move is not None:
            if len(self._refusals) >= _MOST_REFUSALS:
                self._refusals.pop(next(iter(self._refusals)))
            self._refusals[move] = refusal
        return refusal

    async def _execute(self, caller: Caller, command: wire.Command, move: str | None) -> int:
        for _ in range(_TRIES):
            try:
                seq = await self._write(decide(command, self.game, caller), move, caller.bot)
            except LineTaken:
                if move is not None and move in self._move_lines:
                    return self._move_lines[move]
                continue
            while (line := follow_up(self.game)) is not None:
                await self.write(line)
            return seq
        raise Busy  # not a refusal: it must not be remembered as the answer to this move

    async def write(self, line: Line, *, driven: bool = False) -> int:
        """Add a line that no command asked for; if *driven*, only as who has the lease."""
        return await self._write(Decision(line), driven=driven)

    async def _write(
        self, decision: Decision, move: str | None = None, driven: bool = False
    ) -> int:
        if driven and not self.lease:
            raise LeaseLost
        owner = self.lease if driven and self.store.shared else ""
        before, line = self.game.status, decision.line
        try:
            log_line = self.game.apply(line, self.clock.now(), decision.action)
            row = LogRow(self.row.id, log_line.seq, log_line.at, encode(line).decode(), move)
            status = self.game.status if self.game.status != before else ""
            person = line.person if line.kind == "sat" else ""
            talker = line.person if line.kind == "chat" and not line.seat else ""
            played = begun_with(self.game, before)
            stored = await self.store.append(row, status, person, owner, played, talker)
        except BaseException:
            # Whether the line is on disk is not known: the log decides.
            self.out_of_step = True
            raise
        if not stored:
            await self._step_back()
            raise LineTaken
        if move is not None:
            self._move_lines[move] = log_line.seq
        count_line(line.kind)
        self._tell(log_line)
        if status == OVER or self._snapshot_is_due():
            self.store_snapshot()
        return log_line.seq

    def _snapshot_is_due(self) -> bool:
        """Whether it is time for a snapshot; if another table has just had one, it can wait."""
        return (
            self.game.seq - self._last_snapshot >= EVERY
            and time.monotonic() - Table._snapshot_taken_at > _SNAPSHOT_PAUSE
        )

    def store_snapshot(self) -> asyncio.Task[None] | None:
        """Store a snapshot in the background, if there are lines that the last one has not."""
        if self.game.match is None or self._last_snapshot == self.game.seq or self.out_of_step:
            return None
        self._last_snapshot = self.game.seq
        Table._snapshot_taken_at = time.monotonic()
        task = asyncio.create_task(self._put_snapshot(self._last_snapshot, take(self.game)))
        self._snapshot_tasks.add(task)
        task.add_done_callback(self._snapshot_tasks.discard)
        return task

    async def _put_snapshot(self, seq: int, text: str) -> None:
        with suppress(StoreDown):  # nothing is lost: the log has it all
            await self.store.put_snapshot(self.row.id, seq, text)

    async def _step_back(self) -> None:
        """Our line was not stored: read the lines of the others and push those in its place."""
        last = self.game.seq - 1
        self.out_of_step = True
        await self.load()
        for log_line in self.game.after(last):
            self._push_all(log_line, whole=True)
        self.after_line(self)
        log("raced", table=short(self.row.id), seq=last + 1)

    # ------------------------------------------------------------------ what people see

    def info(self, person: str) -> TableInfo:
        """The table without its position."""
        here = frozenset(listener.person for listener in self.listeners if listener.person)
        watching = sum(1 for each in self.listeners if not self.game.seats_of(each.person))
        return table_info(self.game, person, here, watching)

    def presence_changed(self, listener: Listener) -> None:
        """Tell listeners who asked for it that somebody with a seat has come or gone.

        Not if the same person has another socket open.
        """
        others = [each for each in self.listeners if each is not listener]
        if not self.game.seats_of(listener.person):
            return
        if any(each.person == listener.person for each in others):
            return
        for each in others:
            if each.presence:
                each.send(encode(Present(self.info(each.person))))

    def entries(self, person: str, after: int) -> list[wire.Entry]:
        """The lines after *after* as *person* may see them."""
        own = self.game.seats_of(person)
        if after < self.game.events_missing:
            self.game.replay_events()
        return [entry(self.game, log_line, own) for log_line in self.game.after(after)]

    def sight(self, person: str, *, code: bool = False) -> Sight:
        """The position as *person* may see it, with its *code* if that is asked for."""
        return sight(self.game, viewing_seat(self.game, person), self.clock.now(), code=code)

    def sight_for(self, listener: Listener) -> Sight:
        """The whole position for a socket, whose next push will build on it."""
        listener.seat = viewing_seat(self.game, listener.person)
        return sight(self.game, listener.seat, self.clock.now(), views=listener.views)

    def _tell(self, log_line: LogLine) -> None:
        """Push a line that was applied to the position that listeners know, and go on."""
        self._push_all(log_line)
        self.after_line(self)
        if self.game.match is not None:
            self.game.match.previous = None  # all have been told what changed

    def _push_all(self, log_line: LogLine, whole: bool = False) -> None:
        pushes = LinePushes(self.game, log_line, self.info, whole)
        for listener in list(self.listeners):
            listener.send(pushes.encoded_for(listener))

    @property
    def over(self) -> bool:
        """Whether nothing more can be played here."""
        return self.game.status == OVER
