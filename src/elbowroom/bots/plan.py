"""A plan for a turn, and how widely plans are searched for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.rules.state import State


class Plan:
    """Actions up to the first result of chance, their value, and the positions the turn may end in.

    Each of *leaves* has the probability *weights*.
    """

    def __init__(self, acts: list[int]) -> None:
        self.acts: list[int] = acts
        self.value: float = 0.0
        self.leaves: list[State] = []
        self.weights: list[float] = []


class Breadth:
    """How widely to search: the *width* best campaigns stay after each step, with *branch* targets
    each; *picks* combos are searched, *forts* regions tried as the one with most tokens, and
    *abandons* as those to give up."""

    def __init__(
        self, width: i64, branch: i64, picks: i64 = 0, forts: i64 = 0, abandons: i64 = 0
    ) -> None:
        self.width: Final[i64] = width
        self.branch: Final[i64] = branch
        self.picks: Final[i64] = picks
        self.forts: Final[i64] = forts
        self.abandons: Final[i64] = abandons


def ranked(plans: list[Plan]) -> list[Plan]:
    """The plans in order of value, best first."""
    return sorted(plans, key=_value, reverse=True)


def distinct(plans: list[Plan]) -> list[Plan]:
    """The plans that differ in value; plans of the same value end (almost) alike."""
    out: list[Plan] = []
    values: set[float] = set()
    for plan in plans:
        value = round(plan.value, 6)
        if value not in values and len(plan.leaves) > 0:
            values.add(value)
            out.append(plan)
    return out


def _value(plan: Plan) -> float:
    return plan.value
