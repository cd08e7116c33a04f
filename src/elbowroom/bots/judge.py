"""Plans put to the test: the others answer, the game goes on, and the best plan is what lasts.

All plans meet the same luck, sample by sample, and the worse half is dropped again and again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.eye import standing
from elbowroom.bots.habit import Habit
from elbowroom.bots.planner import Plan
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER, State

_BATCH: Final = 4


class Judge:
    """Plays on from the ends of plans."""

    def __init__(self, seed: i64, budget: Budget, turns: i64, trust: float) -> None:
        """*turns*: how far to play before the position is valued; *trust*: how many samples the
        value that a plan comes with is worth."""
        self.habit: Habit = Habit(seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.turns: Final[i64] = turns
        self.trust: Final[float] = trust

    def best(self, plans: list[Plan], seat: i64, most: i64) -> Plan:
        """The best of *plans*, after at most so many samples of each."""
        alive = plans
        sample: i64 = 0
        while len(alive) > 1 and sample < most and not self._spent():
            n: i64 = 0
            while n < _BATCH and not self._spent():
                for plan in alive:
                    self._try(plan, seat, sample)
                sample += 1
                n += 1
            alive = self._better_half(alive)
        return self._order(alive)[0]

    def _spent(self) -> bool:
        return self.budget.is_spent(self.habit.nodes)

    def _try(self, plan: Plan, seat: i64, sample: i64) -> None:
        """One sample: a die for the plan, and luck for everything after it."""
        rng = Rng(self.seed + 7919 * sample)
        s = _leaf(plan, rng).copy()
        self.habit.rng = rng
        if s.phase != OVER:
            self.habit.play_turns(s, self.turns)
        plan.total += standing(s, seat)
        plan.tried += 1

    def _order(self, plans: list[Plan]) -> list[Plan]:
        for plan in plans:
            plan.mean = (plan.total + self.trust * plan.value) / (float(plan.tried) + self.trust)
        return sorted(plans, key=_mean, reverse=True)

    def _better_half(self, plans: list[Plan]) -> list[Plan]:
        """Half of the plans, but two as long as there is something to compare."""
        keep = (len(plans) + 1) // 2
        return self._order(plans)[: keep if keep > 1 else 2]


def _mean(plan: Plan) -> float:
    return plan.mean


def _leaf(plan: Plan, rng: Rng) -> State:
    """One of the ends of the turn, by its chance."""
    point: float = float(rng.below(100000)) / 100000.0
    n: i64 = 0
    while n < len(plan.leaves) - 1:
        point -= plan.weights[n]
        if point < 0.0:
            break
        n += 1
    return plan.leaves[n]
