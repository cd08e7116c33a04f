"""A bot that does anything that is legal."""

from __future__ import annotations

from elbowroom.bots.bot import Bot
from elbowroom.play.view import View


class RandomBot(Bot):
    """Any option, each alike."""

    def choose(self, view: View, options: list[str]) -> str:
        """One of *options*."""
        return options[self.rng.below(len(options))]
