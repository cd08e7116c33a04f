"""All tables of this process: loaded when asked for, driven when leased, forgotten when idle."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Coroutine
from typing import Final

from elbowroom.server.live.commands import Caller
from elbowroom.server.live.game import OVER, PLAYING, Game
from elbowroom.server.live.sight import sight
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.operations.logs import LOGGER, log, short
from elbowroom.server.operations.metrics import TABLES
from elbowroom.server.operations.notifications import Notifier, YourTurn, spread
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import GameRow, LogRow, Store
from elbowroom.server.thinking.analysis_process import AnalysisProcess
from elbowroom.server.thinking.bot_processes import BotProcesses, BotRequest
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Line, encode

_CLAIMED_AT_ONCE: Final = 100
BOT: Final = Caller(bot=True)


def _seat_key(game: Game, seat: int) -> str:
    return f"{game.id} {seat}"


def _luck(game: Game) -> int:
    """A seed for the bot of a seat, should it have to be made anew."""
    digest = hashlib.blake2b(f"{game.id} {game.turned}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


class Hub:
    """Finds tables, and keeps leased ones going: bots, clocks, news."""

    def __init__(self, settings: Settings, store: Store, carriers: list[Notifier]) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.carriers: Final = carriers
        self.bots: Final = BotProcesses(settings.bot_processes, settings.bot_patience)
        self.studies: Final = AnalysisProcess()
        self.roster: Final = Roster(settings)
        self.owner: Final = secrets.token_hex(8)
        self.tables: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._thinking: Final[dict[str, int]] = {}
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._told: Final[dict[str, int]] = {}
        self._driving: Final[set[str]] = set()
        self._room: Final = asyncio.Semaphore(4)
        self.closing = False

    # ------------------------------------------------------------------ finding tables

    async def find(self, game: str) -> Table | None:
        """A table by id, loaded from its log if need be."""
        if game in self.tables:
            return self.tables[game]
        if game not in self._loading:
            self._loading[game] = asyncio.create_task(self._load(game))
        return await asyncio.shield(self._loading[game])

    async def _load(self, game: str) -> Table | None:
        try:
            row = await self.store.game(game)
            if row is None:
                return None
            table = Table(self.store, row, self.went_on)
            await table.load()
            self.tables[game] = table
            TABLES.set(len(self.tables))
            return table
        finally:
            del self._loading[game]

    async def create(self, row: GameRow, lines: list[Line], people: list[str]) -> Table:
        """A new table with its first lines."""
        rows = [
            LogRow(row.id, seq, row.created, encode(line).decode())
            for seq, line in enumerate(lines, 1)
        ]
        await self.store.create(row, rows, people)
        table = await self.find(row.id)
        assert table is not None
        return table

    def heard(self, game: str, seq: int) -> None:
        """Another process has written; an empty name means that much may have been missed."""
        for table in list(self.tables.values()):
            if not game or (table.row.id == game and table.game.seq < seq):
                self.spawn(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        await table.call(table.catch_up)

    # ------------------------------------------------------------------ leases

    async def keep_leases(self) -> None:
        """Renew what is ours, take what nobody has, and forget what is idle: for ever."""
        while not self.closing:
            try:
                await self._renew()
                await self._forget_idle()
            except Exception:
                LOGGER.exception("lease-failed")
            await asyncio.sleep(self.settings.lease_seconds / 4)

    async def _renew(self) -> None:
        now = time.time()
        until = now + self.settings.lease_seconds
        mine = set(await self.store.claim(self.owner, now, until, _CLAIMED_AT_ONCE))
        for table in list(self.tables.values()):
            if table.leased and table.row.id not in mine:
                table.leased = False
        for game in mine:
            driven = self.tables.get(game)
            if driven is not None and driven.leased:
                self.went_on(driven)  # should anything have been missed, it is caught up here
            elif game not in self._driving:
                self._driving.add(game)
                self.spawn(self._drive(game))

    async def _drive(self, game: str) -> None:
        """Load a table that has become ours; a few at a time, so that leases stay renewed."""
        try:
            async with self._room:
                table = await self.find(game)
        finally:
            self._driving.discard(game)
        if table is None:
            return
        table.leased = True
        if table.game.setup.clock is not None and table.game.status == PLAYING:
            # Time during which nobody drove the table is nobody's time.
            await table.call(lambda: table.write(Line("resumed")))
        self.went_on(table)

    async def take(self, table: Table) -> None:
        """Drive a table that has just begun here, without waiting for the next round."""
        now = time.time()
        until = now + self.settings.lease_seconds
        if await self.store.take(table.row.id, self.owner, now, until):
            table.leased = True
            self.went_on(table)

    async def _forget_idle(self) -> None:
        limit = time.monotonic() - self.settings.idle_seconds
        for game, table in list(self.tables.items()):
            if not table.listeners and not table.leased and table.used < limit:
                del self.tables[game]
                await table.close()
        TABLES.set(len(self.tables))

    # ------------------------------------------------------------------ driving a table

    def went_on(self, table: Table) -> None:
        """A line has been added: wake the bot, set the clock, tell whose turn it is."""
        if self.closing or not table.leased:
            return
        if table.game.status == OVER:
            table.leased = False
            for each in table.game.seats:
                self.spawn(self.bots.forget(_seat_key(table.game, each.number)))
        self._set_timer(table)
        seat = table.game.seat(table.game.decider)
        if seat is None:
            return
        if seat.bot:
            self._wake_bot(table)
        else:
            self._tell_turn(table)

    def _wake_bot(self, table: Table) -> None:
        if self._thinking.get(table.row.id) != table.game.turned:
            self._thinking[table.row.id] = table.game.turned
            self.spawn(self._bot_moves(table))

    async def _bot_moves(self, table: Table) -> None:
        """Think outside the queue; come back with a move for the position that was seen."""
        turned = table.game.turned
        try:
            asked = await table.call(lambda: self._question(table, turned))
            if asked is not None:
                await self._ask_bot(table, turned, asked)
        finally:
            if self._thinking.get(table.row.id) == turned:
                del self._thinking[table.row.id]

    async def _ask_bot(self, table: Table, turned: int, asked: BotRequest) -> None:
        choice, _ = await asyncio.gather(
            self.bots.choose(asked), asyncio.sleep(self.settings.bot_pause)
        )
        move = wire.Move(f"bot-{turned}-{secrets.token_hex(4)}", turned, choice)
        if table.leased and not self.closing:
            await table.call(lambda: table.do(BOT, move))

    async def _question(self, table: Table, turned: int) -> BotRequest | None:
        game = table.game
        seat = game.seat(game.decider)
        if seat is None or not seat.bot or game.turned != turned:
            return None
        assert game.match is not None
        options = sight(game, game.decider, time.time(), views=False).options
        view = game.match.view(game.decider)
        return BotRequest(
            _seat_key(game, seat.number), seat.bot, _luck(game), view, options, self.roster.commands
        )

    def _set_timer(self, table: Table) -> None:
        old = self._timers.pop(table.row.id, None)
        if old is not None:
            old.cancel()
        seat = table.game.seat(table.game.decider)
        deadline = table.game.clocks.deadline()
        if deadline is None or seat is None or seat.bot:
            return
        wait = max(0.0, deadline - time.time())
        loop = asyncio.get_running_loop()
        self._timers[table.row.id] = loop.call_later(
            wait, lambda: self.spawn(self._time_is_up(table))
        )

    async def _time_is_up(self, table: Table) -> None:
        async def flag() -> None:
            deadline = table.game.clocks.deadline()
            seat = table.game.seat(table.game.decider)
            if deadline is None or deadline > time.time() or seat is None or seat.bot:
                return
            await table.write(Line("flag", seat.number, level=table.game.setup.stand_in))

        await table.call(flag)

    def _tell_turn(self, table: Table) -> None:
        game = table.game
        seat = game.seat(game.decider)
        if not self.carriers or seat is None or self._told.get(game.id) == seat.number:
            return
        self._told[game.id] = seat.number
        if not any(listener.person == seat.person for listener in table.listeners):
            self.spawn(self._spread(game.id, game.setup.name, seat.number, seat.person, seat.name))

    async def _spread(self, game: str, table: str, seat: int, person: str, name: str) -> None:
        row = await self.store.person(person)
        email = (row.email if row is not None else None) or ""
        link = f"{self.settings.public_url}/t/{game}"
        await spread(self.carriers, YourTurn(table or game, link, seat, name, email))

    # ------------------------------------------------------------------ tasks

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine in the background; what goes wrong there is logged."""
        if self.closing:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        if isinstance(task.exception(), Busy):
            return
        LOGGER.error("task-failed", exc_info=task.exception())

    async def close(self) -> None:
        """Finish what is under way at every table, then let others have them."""
        self.closing = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.bots.close()
        self.studies.close()
        await self.store.release(self.owner)
        log("closed", tables=len(self.tables), owner=short(self.owner))
