"""The bots that can be seated here: the levels, what they may be given to think, and others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.naming import bot_named
from elbowroom.bots.registry import BOTS, RANDOM
from elbowroom.errors import NotParsable
from elbowroom.server.settings import Settings


class Roster:
    """Every name that a seat may be given to."""

    def __init__(self, settings: Settings) -> None:
        self.most_seconds: Final = settings.bot_seconds
        self.most_nodes: Final = settings.bot_nodes

    def names(self) -> list[str]:
        """From gentle to fierce; what plays anything at all is no level, and comes last."""
        return [*(name for name in BOTS if name != RANDOM), RANDOM]

    def knows(self, written: str) -> bool:
        """Whether *written* may play here: a level, perhaps with an allowance within limits."""
        try:
            bot = bot_named(written, 0)
        except NotParsable:
            return False
        if "@" not in written or not isinstance(bot, Thinker):
            return True
        power = bot.strength
        return power.seconds <= self.most_seconds and power.nodes <= self.most_nodes


def make_bot(written: str, seed: int, commands: Mapping[str, str]) -> Bot:
    """The bot of that name; runs in a process of its own."""
    return bot_named(written, seed)
