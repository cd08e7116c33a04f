"""Bots think in processes of their own, so that no table ever waits for one.

A seat's bot stays in the same process from decision to decision: it remembers its plan and what
it has left to think with. Should the process die, another bot takes the seat and plans anew.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeVar

from elbowroom.bots.bot import Bot
from elbowroom.bots.protocol.seat import CommandBot, quiet_one
from elbowroom.play.view import View
from elbowroom.server.operations.logs import LOGGER
from elbowroom.server.operations.metrics import THOUGHTS, timed
from elbowroom.server.thinking.bot_roster import make_bot

A = TypeVar("A")
T = TypeVar("T")
_WATCH: Final = 1.0
# So many seats are remembered, by a process and by the runner; who is forgotten plans anew.
_MOST_BOTS: Final = 300
_MOST_SEATS: Final = 20_000

# Only in the processes of the bots: who sits where, longest unasked first.
_SEATED: Final[OrderedDict[str, Bot]] = OrderedDict()


@dataclass(frozen=True)
class BotRequest:
    """What a bot is asked: for which seat (*key*), as whom, with which luck, and about what."""

    key: str
    level: str
    seed: int
    view: View
    options: list[str]
    commands: Mapping[str, str] = field(default_factory=dict)


def think(asked: BotRequest) -> str:
    """What the bot of a seat does; runs in a process of the pool."""
    key = f"{asked.key} {asked.level}"
    bot = _SEATED.pop(key, None) or make_bot(asked.level, asked.seed, asked.commands)
    _SEATED[key] = bot
    if len(_SEATED) > _MOST_BOTS:
        _end(_SEATED.popitem(last=False)[1])
    return bot.choose(asked.view, asked.options)


def dismiss(key: str) -> bool:
    """Let the bots of a seat go, by whatever name they played."""
    gone = [name for name in _SEATED if name.startswith(f"{key} ")]
    for name in gone:
        _end(_SEATED.pop(name))
    return bool(gone)


def _end(bot: Bot) -> None:
    if isinstance(bot, CommandBot):
        bot.close()


def _end_with(parent: int) -> None:
    """A pool outlives a server that was killed, unless its processes look for it."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class WorkerProcess:
    """One process, which does one thing after the other."""

    def __init__(self) -> None:
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None
        self._turn: Final = asyncio.Lock()

    async def ask(self, work: Callable[[A], T], about: A, patience: float) -> T | None:
        """The answer; None if the process died or took too long once it had begun."""
        self.waiting += 1
        try:
            async with self._turn:
                answer = asyncio.get_running_loop().run_in_executor(self._open(), work, about)
                return await asyncio.wait_for(answer, patience)
        except (BrokenExecutor, TimeoutError):
            self.give_up()
            return None
        except Exception:
            LOGGER.exception("thought-failed")
            return None
        finally:
            self.waiting -= 1

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_end_with,
                initargs=(os.getpid(),),
            )
        return self._pool

    def give_up(self) -> None:
        """What thinks for ever would keep the process for ever: start afresh."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class BotProcesses:
    """Asks bots; for one that fails or takes too long something harmless is done."""

    def __init__(self, processes: int, patience: float) -> None:
        self.patience = patience
        self.cells: Final = [WorkerProcess() for _ in range(processes)]
        self._homes: Final[OrderedDict[str, WorkerProcess]] = OrderedDict()

    async def choose(self, asked: BotRequest) -> str:
        """One of the options."""
        if len(asked.options) == 1:
            return asked.options[0]
        with timed(THOUGHTS):
            choice = await self.ask(asked.key, think, asked)
        return choice if choice in asked.options else quiet_one(asked.options)

    async def ask(self, key: str, work: Callable[[A], T], about: A) -> T | None:
        """Have *work* done in the process where *key* is at home; None if that fails."""
        return await self._home(key).ask(work, about, self.patience)

    def _home(self, key: str) -> WorkerProcess:
        """Always the same for a seat; for a new one, where the fewest wait."""
        home = self._homes.pop(key, None) or min(self.cells, key=lambda cell: cell.waiting)
        self._homes[key] = home
        if len(self._homes) > _MOST_SEATS:
            self._homes.popitem(last=False)
        return home

    async def forget(self, key: str) -> None:
        """The game of a seat is over: its bot may go, and a program with it."""
        home = self._homes.pop(key, None)
        if home is not None:
            await home.ask(dismiss, key, self.patience)

    def close(self) -> None:
        """End the processes."""
        for cell in self.cells:
            cell.give_up()
