"""A plan for a turn, and how widely plans are searched for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.rules.state import State


class Plan:
    """Actions to the first chance, what they are worth, and where the turn may end."""

    def __init__(self, acts: list[int]) -> None:
        self.acts: list[int] = acts
        self.value: float = 0.0
        self.leaves: list[State] = []
        self.weights: list[float] = []
        self.tried: i64 = 0
        self.total: float = 0.0
        self.mean: float = 0.0


class Breadth:
    """How widely to search: *width* campaigns are kept after each step, *branch* conquests tried in
    each, *picks* combos thought through, *forts* regions tried as the one that gets most tokens."""

    def __init__(self, width: i64, branch: i64, picks: i64 = 0, forts: i64 = 0) -> None:
        self.width: Final[i64] = width
        self.branch: Final[i64] = branch
        self.picks: Final[i64] = picks
        self.forts: Final[i64] = forts


def ranked(plans: list[Plan]) -> list[Plan]:
    """The plans in order of value, best first."""
    return sorted(plans, key=_value, reverse=True)


def _value(plan: Plan) -> float:
    return plan.value
