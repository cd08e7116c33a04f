"""What a bot is: somebody who sees what its seat may see, and answers with a legal action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from elbowroom.play.view import View
from elbowroom.rules.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat in one game; *seed* fixes whatever it leaves to luck."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, options: list[str]) -> str:
        """The action to play: one of *options*, which has every legal one as text."""
        raise NotImplementedError

    def plan(self) -> list[str]:
        """What it means to do after its last answer, as far as it has thought and likes to tell."""
        return []

    def close(self, view: View | None = None) -> None:
        """The game is over, or goes on without this bot; *view* is how it ended, if it has."""
