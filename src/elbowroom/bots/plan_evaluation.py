"""Plans put to the test: the others answer, the game goes on, and the best plan is what lasts.

All plans meet the same luck, sample by sample, and the worse half is dropped again and again. Where
there is time, the next turns after the better plans are planned as well, and not left to habit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import lead, standing
from elbowroom.bots.planner import Plan, Planner
from elbowroom.bots.rollout import Habit
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER, PICK, START, State

_STRIDE: Final = 7919
_SHARE_OF_VALUE: Final = 0.4
_FEW: Final = 6  # of so many plans the answers are planned
_NODES_OF_ANSWER: Final = 500
_WIDTH: Final = 2
_BRANCH: Final = 4
_PICKS: Final = 2
_LATEST: Final = 0.6  # of the time for judging; answers that take longer are left to habit


class Judge:
    """Plays on from the ends of plans."""

    def __init__(
        self, seed: i64, budget: Budget, turns: i64, trust: float, answers: i64 = 0
    ) -> None:
        """*turns*: how far to play before the position is valued; *trust*: how many samples the
        value that a plan comes with is worth, and never less than its share; *answers*: how many
        of those turns are planned."""
        self.habit: Habit = Habit(seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.turns: Final[i64] = turns
        self.trust: Final[float] = trust
        self.answers: Final[i64] = answers
        self.answered: i64 = 0

    def best(self, plans: list[Plan], seat: i64, most: i64) -> Plan:
        """The best of *plans*, after at most so many samples of each."""
        alive = plans
        stages = _halvings(len(plans))
        stage: i64 = 0
        sample: i64 = 0
        while len(alive) > 1 and stage < stages:
            stage += 1
            self._maybe_answer(alive, seat)
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
        turn: i64 = self.answered
        while turn < self.turns and s.phase != OVER:
            turn += 1
            # Fresh luck for each turn, so that all plans meet the same dice in it.
            self.habit.rng = Rng(luck + turn)
            self.habit.finish_turn(s)
        plan.total += _liked(s, seat)
        plan.tried += 1

    # ------------------------------------------------------------------ planned answers

    def _maybe_answer(self, plans: list[Plan], seat: i64) -> None:
        """Plan the next turn after each of *plans*, if they are few and there is time for it."""
        if self.answered >= self.answers or len(plans) > _FEW or not self._has_time(plans):
            return
        self.answered += 1
        for plan in plans:
            self._answer(plan, seat)

    def _has_time(self, plans: list[Plan]) -> bool:
        """What the samples have cost so far tells what the answers will."""
        more: i64 = 0
        for plan in plans:
            more += len(plan.leaves) * _NODES_OF_ANSWER
        nodes = self.habit.nodes
        if nodes == 0:
            return self.budget.nodes == 0 or float(more) < _LATEST * float(self.budget.nodes)
        return self.budget.share(nodes) * float(nodes + more) < _LATEST * float(nodes)

    def _answer(self, plan: Plan, seat: i64) -> None:
        """One turn further: other ends, and a new value from there."""
        leaves: list[State] = []
        weights: list[float] = []
        plan.value = 0.0
        n: i64 = 0
        while n < len(plan.leaves):
            answer = self._planned(plan.leaves[n])
            m: i64 = 0
            while m < len(answer.leaves):
                weight = plan.weights[n] * answer.weights[m]
                leaves.append(answer.leaves[m])
                weights.append(weight)
                plan.value += weight * _liked(answer.leaves[m], seat)
                m += 1
            n += 1
        plan.leaves = leaves
        plan.weights = weights
        plan.total = 0.0
        plan.tried = 0

    def _planned(self, s: State) -> Plan:
        """The best plan for the turn that begins with *s*."""
        planner = Planner(self.seed, Budget(_NODES_OF_ANSWER))
        if s.decider == s.turn and len(s.pending) == 0 and s.phase == PICK:
            best = planner.picks(s, s.turn, _WIDTH, _BRANCH, _PICKS)[0]
        elif s.decider == s.turn and len(s.pending) == 0 and s.phase == START:
            best = planner.campaigns(s, s.turn, _WIDTH, _BRANCH)[0]
        else:
            best = Plan([])
            after = s.copy()
            if s.phase != OVER:
                planner.habit.finish_turn(after)
            best.leaves.append(after)
            best.weights.append(1.0)
        self.habit.nodes += planner.habit.nodes
        return best

    # ------------------------------------------------------------------ the order

    def _order(self, plans: list[Plan]) -> list[Plan]:
        for plan in plans:
            # The quick player errs in its own way, the value at the end of the turn in another.
            share = self.trust / (float(plan.tried) + self.trust)
            share = share if share > _SHARE_OF_VALUE else _SHARE_OF_VALUE
            tried = plan.total / float(plan.tried) if plan.tried > 0 else plan.value
            plan.mean = share * plan.value + (1.0 - share) * tried
        return sorted(plans, key=_mean, reverse=True)


def _liked(s: State, seat: i64) -> float:
    """What *s* is worth to *seat*, in a finished game too."""
    return lead(s, seat) if s.phase == OVER else standing(s, seat)


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
