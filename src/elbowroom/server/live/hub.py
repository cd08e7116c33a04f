"""All tables of this process: loaded on demand, leased to be driven, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from elbowroom.server.live.background import BackgroundTasks
from elbowroom.server.live.broken_games import FAULTS, BrokenGame, BrokenGames
from elbowroom.server.live.driver import Driver
from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.presence import Presence
from elbowroom.server.live.result_notes import ResultNotes
from elbowroom.server.live.table import Table
from elbowroom.server.live.timekeeping import follow_wall_clock, forgive, wake_clock
from elbowroom.server.operations.logs import LOGGER, log, short
from elbowroom.server.operations.metrics import TABLES, TASKS
from elbowroom.server.operations.notifications import Notifier
from elbowroom.server.operations.settings import Settings
from elbowroom.server.operations.steady_clock import MOST_DRIFT
from elbowroom.server.storage.base import GameRow, LeaseLost, LogRow, StoreDown, Wake
from elbowroom.server.storage.community import CommunityStore
from elbowroom.server.thinking.analysis_process import AnalysisProcess
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Line

# Leases taken at a time, so that several processes share the tables of a dead one; where that
# many were free, there are more, and seconds until the next look for them.
_MOST_NEW_LEASES: Final = 100
_SOON: Final = 0.05
_LOADED_AT_ONCE: Final = 4


class Hub:
    """Finds tables, and holds the leases of those that this process drives.

    Any process may serve any table; its bots and clocks are driven by the one that has its lease.
    """

    def __init__(
        self, settings: Settings, store: CommunityStore, notifiers: list[Notifier]
    ) -> None:
        self.settings: Final = settings
        self.store: Final[CommunityStore] = store
        self.roster: Final = Roster(settings)
        self.analysis: Final = AnalysisProcess()
        self.background: Final = BackgroundTasks()
        self.driver: Final = Driver(settings, store, self.roster, notifiers, self.background)
        self.owner: Final = secrets.token_hex(8)
        self.presence: Final = Presence(store, self.owner, self.background)
        self.results: Final = ResultNotes(store, self.analysis, self.background, self.find)
        self.tables: Final[dict[str, Table]] = {}
        self.broken: Final = BrokenGames()
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        # Tables that have been leased and are being loaded, a few at a time.
        self._taking_over: Final[set[str]] = set()
        self._leases: set[str] = set()
        # When we last renewed our leases, by time.monotonic.
        self._renewed = 0.0
        self._loads: Final = asyncio.Semaphore(_LOADED_AT_ONCE)
        # When other processes may have let a table sleep that is in use here: the next look.
        self._next_looks: Final[dict[str, float]] = {}

    @property
    def closing(self) -> bool:
        """Whether this process is about to end."""
        return self.background.closing

    def thinks(self) -> bool:
        """Whether somebody waits for a bot or for a hint."""
        return self.driver.bots.busy or self.analysis.busy

    # ------------------------------------------------------------------ finding tables

    async def find(self, game: str) -> Table | None:
        """A table by id, loaded from its log if it is not in memory; raises BrokenGame."""
        self.broken.check(game)
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
            table = await self._loaded(row)
            self.tables[game] = table
            TABLES.set(len(self.tables))
            await self._wake(table)
            return table
        finally:
            del self._loading[game]

    async def _loaded(self, row: GameRow) -> Table:
        try:
            table = Table(self.store, row, self._after_line)
        except FAULTS as error:
            raise self.broken.report(row.id, error) from error
        try:
            await table.load()
        except BaseException as error:
            table.discard()
            if isinstance(error, FAULTS):
                raise self.broken.report(row.id, error) from error
            raise
        return table

    async def create(self, row: GameRow, lines: list[Line], people: list[str]) -> Table:
        """A new table with its first lines; it is listed among the tables of *people*."""
        rows = [
            LogRow(row.id, seq, row.created, encode(line).decode())
            for seq, line in enumerate(lines, 1)
        ]
        await self.store.create(row, rows, people)
        table = await self.find(row.id)
        assert table is not None
        return table

    def line_announced(self, game: str, seq: int) -> None:
        """Another process has written line *seq*; see ``LineListener``."""
        if not seq:
            self.background.spawn(self._check_tokens(game))
            self.lines_changed([game])
        concerned = [self.tables[game]] if game in self.tables else []
        for table in concerned if game else list(self.tables.values()):
            if game and table.game.seq >= seq:
                continue
            if table.listeners or table.lease:
                self.background.spawn(self._catch_up(table))
            else:  # nobody here follows the game
                table.out_of_step = True

    def lines_changed(self, games: Iterable[str]) -> None:
        """Old lines of these tables are not what they were: read them again."""
        for table in [self.tables[game] for game in games if game in self.tables]:
            table.out_of_step = True

    async def forget(self, person: str) -> None:
        """Delete a person: their devices are logged out, and their words are gone."""
        forgotten = await self.store.forget_person(person)
        for token in forgotten.tokens:
            self.token_deleted(token)
        self.lines_changed(forgotten.tables)

    def token_deleted(self, token: str) -> None:
        """Close the sockets that were opened with the token of this hash."""
        for table in list(self.tables.values()):
            for listener in [each for each in table.listeners if each.token == token]:
                listener.end()

    async def _check_tokens(self, token: str) -> None:
        """Another process has deleted *token*; if it is empty, it may have deleted any."""
        listeners = [each for table in self.tables.values() for each in table.listeners]
        for open_token in {each.token for each in listeners if each.token}:
            if open_token == token or (not token and not await self.store.person_of(open_token)):
                self.token_deleted(open_token)

    async def _catch_up(self, table: Table) -> None:
        await table.call(table.catch_up)

    # ------------------------------------------------------------------ leases

    async def keep_leases(self) -> None:
        """Until the end: renew our leases, take over free ones, and forget idle tables."""
        while not self.closing:
            more = False
            try:
                self._follow_wall_clock()
                more = await self._renew_leases()
                await self._forget_idle()
                TASKS.set(len(asyncio.all_tasks()))
            except StoreDown as error:
                self._drop_ended_leases()
                log("lease-failed", logging.WARNING, reason=error.reason)
            except Exception:
                LOGGER.exception("lease-failed")
            await asyncio.sleep(_SOON if more else self.settings.lease_seconds / 4)

    def _follow_wall_clock(self) -> None:
        for table in self.tables.values():
            if abs(table.clock.drift()) > MOST_DRIFT:
                self.background.spawn(self._follow(table))

    async def _follow(self, table: Table) -> None:
        await table.call(lambda: follow_wall_clock(table))

    def _drop_ended_leases(self) -> None:
        """Drive nothing any more: we could not renew our leases, and others may have them."""
        if time.monotonic() > self._renewed + self.settings.lease_seconds:
            for table in self.tables.values():
                table.lease = ""

    async def _renew_leases(self) -> bool:
        """Returns whether more leases may be free than could be taken."""
        before, begun = self._leases, time.monotonic()
        leases = await self.store.claim(self.owner, self.settings.lease_seconds, _MOST_NEW_LEASES)
        self._renewed = begun
        self._leases = set(leases.games)
        for table in list(self.tables.values()):
            if table.row.id not in self._leases:
                table.lease = ""
        for game in leases.games:
            known = self.tables.get(game)
            if known is not None and known.lease:
                self.driver.make_up(known)
            elif game not in self._taking_over and game not in self.broken:
                self._taking_over.add(game)
                self.background.spawn(self._take_over(game, leases.woken.get(game)))
        return len(self._leases - before) >= _MOST_NEW_LEASES

    async def _take_over(self, game: str, woken: Wake | None) -> None:
        """Load a table whose lease we have got; a few at a time, so that leases stay renewed.

        *woken*: it slept until now, while its clock ran.
        """
        try:
            async with self._loads:
                table = await self.find(game)
        except BrokenGame:
            return
        finally:
            self._taking_over.discard(game)
        if table is None:
            return
        table.lease = self.owner
        if woken is not None:
            await table.call(lambda: wake_clock(table, woken.at))
        else:
            await table.call(lambda: forgive(table))
        self.driver.advance(table)

    async def drive(self, table: Table) -> None:
        """Take the lease of a table that has just started here, and drive it at once."""
        if await self.store.take(table.row.id, self.owner, self.settings.lease_seconds):
            table.lease = self.owner
            self.driver.advance(table)

    # ------------------------------------------------------------------ idle tables

    async def _forget_idle(self) -> None:
        """Let tables that nobody uses leave the memory; running games sleep until somebody comes.

        A game whose clock runs wakes by itself when the time is up.
        """
        for table in list(self.tables.values()):
            if self._idle(table) and (not table.lease or self.driver.may_sleep(table)):
                await self._forget(table)
        TABLES.set(len(self.tables))

    def _idle(self, table: Table) -> bool:
        seconds = self.settings.idle_seconds
        return not table.listeners and table.last_used < time.monotonic() - seconds

    async def _forget(self, table: Table) -> None:
        if table.lease:
            table.lease = ""
            wake_at = self.driver.time_is_up_at(table)
            await self.store.put_to_sleep(table.row.id, self.owner, wake_at)
            if not self._idle(table):  # somebody has come meanwhile
                await self._wake(table)
                return
        del self.tables[table.row.id]
        self._next_looks.pop(table.row.id, None)
        self.driver.forget(table)
        await table.close()

    async def _wake(self, table: Table) -> None:
        """Drive a table that slept until now. Its clock has run on."""
        if table.lease or table.game.status != PLAYING:
            return
        wake = await self.store.wake(table.row.id, self.owner, self.settings.lease_seconds)
        if wake is not None:
            table.lease = self.owner
            with suppress(LeaseLost):
                await table.call(lambda: wake_clock(table, wake.at))
            self.driver.advance(table)

    def _after_line(self, table: Table) -> None:
        """After every new line: go on, if it is for us to drive the table."""
        if not table.lease and self.store.shared and table.game.status == PLAYING:
            self._look_whether_asleep(table)
        # The last line has ended the game.
        if table.over and table.game.position_seq == table.game.seq:
            self.results.ended(table)
        self.driver.advance(table)

    def _look_whether_asleep(self, table: Table) -> None:
        """The process that drove the table may have let it sleep, as it had nobody there."""
        now = time.monotonic()
        if self._next_looks.get(table.row.id, 0.0) <= now:
            self._next_looks[table.row.id] = now + self.settings.lease_seconds
            self.background.spawn(self._wake(table))

    async def remove(self, game: str) -> bool:
        """Delete a table for good; returns whether there was one."""
        table = self.tables.pop(game, None)
        if table is not None:
            table.lease = ""
            table.discard()
            self.driver.forget(table)
            for listener in list(table.listeners):
                listener.end()
        return await self.store.remove_game(game)

    async def close(self) -> None:
        """Finish what is under way at every table, then give the leases back."""
        self.background.close()
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        self.driver.close()
        self.analysis.close()
        await self.store.release(self.owner)
        log("closed", tables=len(self.tables), owner=short(self.owner))
