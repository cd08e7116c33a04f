"""Plans put to the test: the others answer, the game goes on, and the best plan is what lasts.

All plans meet the same luck, sample by sample, and the worse half is dropped again and again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.eye import lead, standing
from elbowroom.bots.habit import Habit
from elbowroom.bots.planner import Plan
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER, State

_STRIDE: Final = 7919
_SHARE_OF_VALUE: Final = 0.4


class Judge:
    """Plays on from the ends of plans."""

    def __init__(self, seed: i64, budget: Budget, turns: i64, trust: float) -> None:
        """*turns*: how far to play before the position is valued; *trust*: how many samples the
        value that a plan comes with is worth, and never less than its share."""
        self.habit: Habit = Habit(seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.turns: Final[i64] = turns
        self.trust: Final[float] = trust

    def best(self, plans: list[Plan], seat: i64, most: i64) -> Plan:
        """The best of *plans*, after at most so many samples of each."""
        alive = plans
        stages = _halvings(len(plans))
        stage: i64 = 0
        sample: i64 = 0
        while len(alive) > 1 and stage < stages:
            stage += 1
            # Every stage gets the same time: few plans that are hard to tell apart, many samples.
            until = float(stage) / float(stages)
            while self._gone(sample, most) < until:
                for plan in alive:
                    self._try(plan, seat, sample)
                sample += 1
            alive = self._order(alive)[: (len(alive) + 1) // 2]
        return self._order(alive)[0]

    def _gone(self, sample: i64, most: i64) -> float:
        """How much of the time for judging is over."""
        time = self.budget.share(self.habit.nodes)
        samples = float(sample) / float(most)
        return samples if samples > time else time

    def _try(self, plan: Plan, seat: i64, sample: i64) -> None:
        """One sample: a die for the plan, and luck for everything after it."""
        luck = self.seed + _STRIDE * sample
        s = _leaf(plan, Rng(luck)).copy()
        turn: i64 = 0
        while turn < self.turns and s.phase != OVER:
            turn += 1
            # Fresh luck for each turn, so that all plans meet the same dice in it.
            self.habit.rng = Rng(luck + turn)
            self.habit.finish_turn(s)
        plan.total += lead(s, seat) if s.phase == OVER else standing(s, seat)
        plan.tried += 1

    def _order(self, plans: list[Plan]) -> list[Plan]:
        for plan in plans:
            # The quick player errs in its own way, the value at the end of the turn in another.
            share = self.trust / (float(plan.tried) + self.trust)
            share = share if share > _SHARE_OF_VALUE else _SHARE_OF_VALUE
            tried = plan.total / float(plan.tried) if plan.tried > 0 else plan.value
            plan.mean = share * plan.value + (1.0 - share) * tried
        return sorted(plans, key=_mean, reverse=True)


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


def _halvings(plans: i64) -> i64:
    """How often so many plans can be halved until one is left."""
    stages: i64 = 0
    while plans > 1:
        plans = (plans + 1) // 2
        stages += 1
    return stages
