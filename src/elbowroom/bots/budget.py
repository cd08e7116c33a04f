"""How long a bot may think: so many nodes, so many seconds, or whichever ends first."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64


class Budget:
    """A limit in nodes, which gives the same games everywhere, and one in seconds; 0 is none."""

    def __init__(self, nodes: i64, seconds: float = 0.0) -> None:
        self.nodes: Final[i64] = nodes
        self.seconds: Final[float] = seconds
        self.began: float = perf_counter() if seconds > 0 else 0.0

    def part(self, share: float) -> Budget:
        """A budget that begins now, with a *share* of this one."""
        nodes = i64(float(self.nodes) * share)
        if self.nodes > 0 and nodes == 0:
            nodes = 1
        return Budget(nodes, self.seconds * share)

    def is_spent(self, nodes: i64) -> bool:
        """Whether *nodes*, or the time since the budget was made, have used it up."""
        return self.share(nodes) >= 1.0

    def share(self, nodes: i64) -> float:
        """How much of it is used up after *nodes*, 1 for all; of two limits the nearer counts."""
        used: float = 0.0
        if self.nodes > 0:
            used = float(nodes) / float(self.nodes)
        if self.seconds > 0:
            time = (perf_counter() - self.began) / self.seconds
            used = time if time > used else used
        return used
