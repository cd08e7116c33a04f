"""Drives leased tables: bots move, clocks run out, absent people are notified."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Final

from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.live.attendance import deadline
from elbowroom.server.live.background import BackgroundTasks
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.seat import Seat
from elbowroom.server.live.sight import bot_sight
from elbowroom.server.live.table import Table
from elbowroom.server.operations.notifications import Notifier, YourTurn, notify_all
from elbowroom.server.operations.settings import Settings
from elbowroom.server.storage.base import Store
from elbowroom.server.thinking.bot_processes import BotProcesses, BotRequest
from elbowroom.server.thinking.bot_roster import Roster
from elbowroom.server.wire.messages import Line, Move

BOT: Final = Caller(bot=True)
# A bot at a table where no player is connected waits as if it thought so many times longer.
_UNWATCHED: Final = 4.0


def _seat_key(game: Game, seat: int) -> str:
    return f"{game.id} {seat}"


def _bot_seed(game: Game) -> int:
    """A seed for the bot of a seat, should it have to be made anew."""
    digest = hashlib.blake2b(f"{game.id} {game.position_seq}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")


class Driver:
    """Drives all tables that this process has leased."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        roster: Roster,
        notifiers: list[Notifier],
        background: BackgroundTasks,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.roster: Final = roster
        self.notifiers: Final = notifiers
        self.background: Final = background
        self.bots: Final = BotProcesses(settings.bot_processes, settings.bot_patience)
        # By table: the position that a bot thinks about, the timer, the seat last notified.
        self._thinking: Final[dict[str, int]] = {}
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._notified: Final[dict[str, int]] = {}

    def advance(self, table: Table) -> None:
        """After a new line: wake the bot, set the timer, notify the person who is to move."""
        if self.background.closing or not table.lease:
            return
        if table.game.status == OVER:
            table.lease = ""
            for each in table.game.seats:
                self.background.spawn(self.bots.forget(_seat_key(table.game, each.number)))
        self._set_timer(table)
        seat = table.game.seat(table.game.decider)
        if seat is None:
            return
        if seat.bot:
            self._wake_bot(table)
        else:
            self._notify(table, seat)

    def make_up(self, table: Table) -> None:
        """Now and then: do what a failure has kept from being done.

        Where people play without a clock there is nothing to do, and most tables are such.
        """
        game = table.game
        seat = game.seat(game.decider)
        if game.setup.clock is not None or seat is None or seat.bot:
            self.advance(table)

    def may_sleep(self, table: Table) -> bool:
        """Whether nothing will happen at a table unless somebody comes, or a clock runs out."""
        seat = table.game.seat(table.game.decider)
        return seat is not None and not seat.bot and table.row.id not in self._thinking

    def time_is_up_at(self, table: Table) -> float | None:
        """When a bot stands in at a table, by ``time.monotonic``; None if none will."""
        due = deadline(table)
        return None if due is None else table.clock.monotonic(due)

    def forget(self, table: Table) -> None:
        """Stop the timer of a table that leaves the memory."""
        timer = self._timers.pop(table.row.id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Stop all timers and end the processes of the bots."""
        for timer in self._timers.values():
            timer.cancel()
        self.bots.close()

    # ------------------------------------------------------------------ bots

    def _wake_bot(self, table: Table) -> None:
        if self._thinking.get(table.row.id) != table.game.position_seq:
            self._thinking[table.row.id] = table.game.position_seq
            self.background.spawn(self._bot_moves(table))

    async def _bot_moves(self, table: Table) -> None:
        """Let the bot think without blocking the table; play its choice if it is not stale."""
        seq = table.game.position_seq
        try:
            request = await table.call(lambda: self._bot_request(table.game, seq))
            if request is not None:
                await self._ask_bot(table, seq, request)
        finally:
            if self._thinking.get(table.row.id) == seq:
                del self._thinking[table.row.id]

    async def _bot_request(self, game: Game, seq: int) -> BotRequest | None:
        seat = game.seat(game.decider)
        if seat is None or not seat.bot or game.position_seq != seq:
            return None
        return BotRequest(
            _seat_key(game, seat.number),
            seat.bot,
            _bot_seed(game),
            bot_sight(game),
            self.roster.commands,
        )

    async def _ask_bot(self, table: Table, seq: int, request: BotRequest) -> None:
        turn, pause = self._turn(table, request), self.settings.bot_pause
        choice, _ = await asyncio.gather(self.bots.choose(request, turn), asyncio.sleep(pause))
        move = Move(f"bot-{seq}-{secrets.token_hex(4)}", seq, choice)
        if table.lease and not self.background.closing:
            await table.call(lambda: table.do(BOT, move))

    def _turn(self, table: Table, request: BotRequest) -> Turn:
        """Tables, hosts and addresses take turns; bots that nobody waits for wait for longer."""
        shares = Caller(table.game.setup.host, address=table.address).shares(table.game)
        watched = any(table.game.seats_of(each.person) for each in table.listeners)
        seconds = self.roster.seconds(request.level)
        return Turn(shares, seconds if watched else _UNWATCHED * seconds)

    # ------------------------------------------------------------------ clocks

    def _set_timer(self, table: Table) -> None:
        old = self._timers.pop(table.row.id, None)
        if old is not None:
            old.cancel()
        due = deadline(table)
        if due is None:
            return
        self._timers[table.row.id] = asyncio.get_running_loop().call_later(
            max(0.0, due - table.clock.now()),
            lambda: self.background.spawn(self._time_is_up(table)),
        )

    async def _time_is_up(self, table: Table) -> None:
        async def write_flag() -> None:
            game = table.game
            due = deadline(table)
            if due is not None and due <= table.clock.now():
                line = Line("flag", game.decider, level=game.setup.stand_in)
                await table.write(line, driven=True)

        await table.call(write_flag)

    # ------------------------------------------------------------------ notifications

    def _notify(self, table: Table, seat: Seat) -> None:
        """Tell a person outside the page that it is their turn: once, and only if absent."""
        game = table.game
        if not self.notifiers or self._notified.get(game.id) == seat.number:
            return
        self._notified[game.id] = seat.number
        if not any(listener.person == seat.person for listener in table.listeners):
            self.background.spawn(self._send_notice(game, seat))

    async def _send_notice(self, game: Game, seat: Seat) -> None:
        number, name, title = seat.number, seat.name, game.setup.name or game.id
        row = await self.store.person(seat.person)
        email = (row.email.verified if row is not None else None) or ""
        link = f"{self.settings.public_url}/t/{game.id}"
        await notify_all(self.notifiers, YourTurn(title, link, number, name, email))
