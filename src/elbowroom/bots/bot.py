"""The interface of bots: players that see what their seat may see and pick a legal action."""

from __future__ import annotations

from elbowroom.play.observation import Observation
from elbowroom.play.view_types import View
from elbowroom.rules.rng import Rng


class Bot:
    """A player of one seat in one game; *seed* fixes everything that it leaves to chance.

    A bot defines ``choose`` if a view is all it needs, or ``decide`` if it thinks with the rules.
    """

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def decide(self, observation: Observation) -> str:
        """The action to play: one of ``observation.actions``."""
        return self.choose(observation.view, observation.actions)

    def choose(self, view: View, actions: list[str]) -> str:
        """The action to play: one of *actions*, all legal actions as text."""
        raise NotImplementedError

    def plan(self) -> list[str]:
        """The actions that it intends to play after its last answer; empty if it does not plan."""
        return []

    def close(self, view: View | None = None) -> None:
        """Called when the game is over or goes on without this bot; *view*: the final position."""
