"""How long a bot may think: so many nodes, or so many seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64


class Budget:
    """A limit in nodes, which gives the same games everywhere, or in seconds; 0 is no limit."""

    def __init__(self, nodes: i64, seconds: float = 0.0) -> None:
        self.nodes: Final[i64] = nodes
        self.seconds: Final[float] = seconds
        self.began: float = perf_counter() if seconds > 0 else 0.0

    def is_spent(self, nodes: i64) -> bool:
        """Whether *nodes*, or the time since the budget was made, have used it up."""
        return self.share(nodes) >= 1.0

    def share(self, nodes: i64) -> float:
        """How much of it is used up after *nodes*, 1 for all."""
        if self.nodes > 0:
            return float(nodes) / float(self.nodes)
        if self.seconds > 0:
            return (perf_counter() - self.began) / self.seconds
        return 0.0
