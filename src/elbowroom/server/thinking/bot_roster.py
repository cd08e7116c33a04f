"""The bots that can be seated here: the levels, what they may be given to think, and programs.

Names come over the network. A level with an allowance is read by its level only; programs are
those that the operator named, and nothing that a player writes is ever run.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from elbowroom.bots.bot import Bot
from elbowroom.bots.bot_names import bot_named, hired_bot
from elbowroom.bots.levels import Thinker
from elbowroom.bots.registry import BOTS, RANDOM
from elbowroom.errors import NotParsable
from elbowroom.server.operations.settings import Settings

_ALLOWANCE: Final = re.compile(r"([a-z]+)@[0-9]{1,7}(\.[0-9]{1,3})?[ns]")


class Roster:
    """Every name that a seat may be given to."""

    def __init__(self, settings: Settings) -> None:
        self.most_seconds: Final = settings.bot_seconds
        self.most_nodes: Final = settings.bot_nodes
        self.commands: Final = dict(settings.bots)

    def names(self) -> list[str]:
        """From gentle to fierce, then the operator's; what plays anything at all comes last."""
        levels = [name for name in BOTS if name != RANDOM]
        return [*levels, *self.commands, RANDOM]

    def knows(self, written: str) -> bool:
        """Whether *written* may play here: a name, or a level with an allowance within limits."""
        if written in BOTS or written in self.commands:
            return True
        try:
            bot = _allowed(written)
        except NotParsable:
            return False
        power = bot.strength
        return power.seconds <= self.most_seconds and power.nodes <= self.most_nodes


def _allowed(written: str) -> Thinker:
    """A level of ours with an allowance; raises NotParsable for everything else."""
    found = _ALLOWANCE.fullmatch(written)
    if found is None or found[1] not in BOTS:
        raise NotParsable("", "bot", f"there is no {written!r}")
    bot = bot_named(written, 0)
    assert isinstance(bot, Thinker)
    return bot


def make_bot(written: str, seed: int, commands: Mapping[str, str]) -> Bot:
    """The bot of that name; runs in a process of its own."""
    if "@" in written:
        strength = _allowed(written).strength
        return type(_allowed(written))(seed, strength)
    return hired_bot(written, seed, commands)
