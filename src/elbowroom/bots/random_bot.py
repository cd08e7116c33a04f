"""A bot that plays a random legal action."""

from __future__ import annotations

from elbowroom.bots.bot import Bot
from elbowroom.play.observation import Observation


class RandomBot(Bot):
    """Plays a random legal action, each with the same probability."""

    def decide(self, observation: Observation) -> str:
        """One of the legal actions."""
        actions = observation.actions
        return actions[self.rng.below(len(actions))]
