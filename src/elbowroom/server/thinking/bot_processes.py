"""Bots think in processes of their own, so that no table ever waits for one.

A seat's bot stays in the same process from decision to decision: it remembers its plan and its
remaining thinking time. If the process dies, a new bot takes the seat and plans anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from elbowroom.bots.bot import Bot
from elbowroom.bots.protocol.seat import CommandBot, quiet_action
from elbowroom.play.observation import Observation
from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.operations.metrics import THOUGHTS, timed
from elbowroom.server.thinking.bot_roster import make_bot
from elbowroom.server.thinking.worker_process import WorkerProcess

A = TypeVar("A")
T = TypeVar("T")
# Bots remembered in one process, and seats whose process is remembered.
_MOST_BOTS: Final = 300
_MOST_SEATS: Final = 20_000
_ANYBODY: Final = Turn()

# In the processes of the bots only: the bots by seat and name, least recently asked first.
_BOTS: Final[OrderedDict[str, Bot]] = OrderedDict()


@dataclass(frozen=True)
class BotRequest:
    """A decision that a bot is asked for.

    *key* names the seat at its table, *level* the bot; *seed* is used if the bot must be made
    anew; *observation* is what the seat knows; *commands* start the operator's programs, by name.
    """

    key: str
    level: str
    seed: int
    observation: Observation
    commands: Mapping[str, str] = field(default_factory=dict)


def choose_action(request: BotRequest) -> str:
    """The choice of a seat's bot; runs in a worker process."""
    key = f"{request.key} {request.level}"
    bot = _BOTS.pop(key, None) or make_bot(request.level, request.seed, request.commands)
    _BOTS[key] = bot
    if len(_BOTS) > _MOST_BOTS:
        _close_bot(_BOTS.popitem(last=False)[1])
    return bot.decide(request.observation)


def dismiss(key: str) -> bool:
    """Forget the bots of a seat, whatever their level; returns whether there were any."""
    keys = [each for each in _BOTS if each.startswith(f"{key} ")]
    for each in keys:
        _close_bot(_BOTS.pop(each))
    return bool(keys)


def _close_bot(bot: Bot) -> None:
    if isinstance(bot, CommandBot):
        bot.close()


class BotProcesses:
    """Asks bots for their choices, each for at most *patience* seconds.

    If a bot fails or takes too long, a harmless action is chosen instead.
    """

    def __init__(self, processes: int, patience: float) -> None:
        self.patience = patience
        self.processes: Final = [WorkerProcess() for _ in range(processes)]
        self._process_by_seat: Final[OrderedDict[str, WorkerProcess]] = OrderedDict()

    @property
    def busy(self) -> bool:
        """Whether a bot thinks."""
        return any(process.waiting for process in self.processes)

    async def choose(self, request: BotRequest, turn: Turn = _ANYBODY) -> str:
        """One of the legal actions of *request*."""
        actions = request.observation.actions
        if len(actions) == 1:
            return actions[0]
        with timed(THOUGHTS):
            choice = await self.run(request.key, choose_action, request, turn)
        return choice if choice in actions else quiet_action(actions)

    async def run(
        self, key: str, work: Callable[[A], T], argument: A, turn: Turn = _ANYBODY
    ) -> T | None:
        """The result of *work* in the process of the seat *key*; None if it fails."""
        return await self._process_of(key).run(work, argument, self.patience, turn)

    def _process_of(self, key: str) -> WorkerProcess:
        """Always the same for a seat; for a new one, the process with the fewest jobs."""
        process = self._process_by_seat.pop(key, None)
        process = process or min(self.processes, key=lambda each: each.waiting)
        self._process_by_seat[key] = process
        if len(self._process_by_seat) > _MOST_SEATS:
            self._process_by_seat.popitem(last=False)
        return process

    async def forget(self, key: str) -> None:
        """Forget the bot of a seat whose game is over, and end its program if it has one."""
        process = self._process_by_seat.pop(key, None)
        if process is not None:
            await process.run(dismiss, key, self.patience)

    def close(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.kill()
