"""The bots that can be seated here: our levels, with limited thinking time, and programs.

Names of bots come over the network. Only programs that the operator has named are ever run; a
player cannot give a command line, only a level and how much it may think.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.bot_names import bot_named, offered_bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.registry import BOTS, RANDOM
from elbowroom.errors import NotParsable
from elbowroom.server.operations.settings import Settings

# A level and how much it may think: champion@2s (seconds) or champion@20000n (nodes).
_ALLOWANCE: Final = re.compile(r"([a-z]+)@[0-9]{1,7}(\.[0-9]{1,3})?[ns]")

# Rough figures of compiled bots, good enough to tell quick from slow.
_QUICK_SECONDS: Final = 0.01
_NODES_PER_SECOND: Final = 50_000


class Roster:
    """The names of all bots that may take a seat."""

    def __init__(self, settings: Settings) -> None:
        self.most_seconds: Final = settings.bot_seconds
        self.most_nodes: Final = settings.bot_nodes
        self.most_public_seconds: Final = settings.public_bot_seconds
        self.most_public_nodes: Final = settings.public_bot_nodes
        self.commands: Final = dict(settings.bots)

    def names(self) -> list[str]:
        """Levels from weak to strong, then the operator's programs, then the random bot."""
        levels = [name for name in BOTS if name != RANDOM]
        return [*levels, *self.commands, RANDOM]

    def knows(self, name: str) -> bool:
        """Whether *name* may play here: a plain name, or a level that thinks within our limits."""
        if name in BOTS or name in self.commands:
            return True
        try:
            bot = _level_with_allowance(name)
        except NotParsable:
            return False
        power = bot.strength
        return power.seconds <= self.most_seconds and power.nodes <= self.most_nodes

    def refusal(self, name: str, *, public: bool) -> str:
        """Why *name* may not play at a table, as a key; empty if it may."""
        if not self.knows(name):
            return "no-such-bot"
        if not public or name in BOTS or name in self.commands:
            return ""
        power = _level_with_allowance(name).strength
        quick = power.seconds <= self.most_public_seconds and power.nodes <= self.most_public_nodes
        return "" if quick else "bot-thinks-too-long"

    def seconds(self, name: str) -> float:
        """About how long a bot thinks about a turn, to queue the quick before the slow."""
        if name in self.commands:
            return 1.0
        return _thinking_seconds(name)


@lru_cache(1000)
def _thinking_seconds(name: str) -> float:
    bot = _level_with_allowance(name) if "@" in name else bot_named(name, 0)
    if not isinstance(bot, Thinker):
        return _QUICK_SECONDS
    power = bot.strength
    return max(_QUICK_SECONDS, power.seconds, power.nodes / _NODES_PER_SECOND)


def _level_with_allowance(name: str) -> Thinker:
    """One of our levels as ``_ALLOWANCE`` has it; raises NotParsable for everything else."""
    parts = _ALLOWANCE.fullmatch(name)
    if parts is None or parts[1] not in BOTS:
        raise NotParsable("", "bot", f"there is no {name!r}")
    bot = bot_named(name, 0)
    assert isinstance(bot, Thinker)
    return bot


def make_bot(name: str, seed: int, commands: Mapping[str, str]) -> Bot:
    """A new bot of that name; runs in a worker process."""
    if "@" in name:
        level = _level_with_allowance(name)
        return type(level)(seed, level.strength)
    return offered_bot(name, seed, commands)
