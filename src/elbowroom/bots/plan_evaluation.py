"""Chooses among plans by playing on: the opponents reply, then the resulting positions compare.

All plans get the same dice and draws, sample by sample, and the worse half is dropped after each
stage. If there is time, the next turn after the better plans is planned too, instead of being
left to the quick player.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.plan import Breadth, Plan
from elbowroom.bots.planner import Planner
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER, PICK, START, State

_STRIDE: Final = 7919
_SHARE_OF_VALUE: Final = 0.4
_FEW: Final = 6  # replies are planned once no more plans than this are left
_NODES_OF_REPLY: Final = 500
_BREADTH_OF_REPLY: Final = Breadth(width=2, branch=4, picks=2)
_LATEST: Final = 0.6  # of the budget; replies that would take longer are left to the quick player


class PlanEvaluator:
    """Plays on from the leaves of plans and compares the results."""

    def __init__(
        self,
        evaluator: Evaluator,
        seed: i64,
        budget: Budget,
        turns: i64,
        trust: float,
        replies: i64 = 0,
    ) -> None:
        """*turns*: how many to play before the position is evaluated; *trust*: how many samples
        the value that a plan comes with counts for (never less than its fixed share); *replies*:
        how many of those turns are planned."""
        self.evaluator: Final = evaluator
        self.quick: Final = QuickPlayer(evaluator, seed)
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.turns: Final[i64] = turns
        self.trust: Final[float] = trust
        self.replies: Final[i64] = replies
        self.planned: i64 = 0

    def best(self, plans: list[Plan], seat: i64, most: i64) -> Plan:
        """The best of *plans*, after at most so many samples of each."""
        alive = plans
        stages = _halvings(len(plans))
        stage: i64 = 0
        sample: i64 = 0
        while len(alive) > 1 and stage < stages:
            stage += 1
            self._maybe_plan_replies(alive, seat)
            # Every stage gets the same time: the fewer plans are left, the more samples each gets.
            until = float(stage) / float(stages)
            while self._spent(sample, most) < until:
                for plan in alive:
                    self._play_sample(plan, seat, sample)
                sample += 1
            alive = self._order(alive)[: (len(alive) + 1) // 2]
        return self._order(alive)[0]

    def _spent(self, sample: i64, most: i64) -> float:
        """The share of the budget or of the samples that is used up, 1 for all."""
        time = self.budget.share(self.quick.nodes)
        samples = float(sample) / float(most)
        return samples if samples > time else time

    def _play_sample(self, plan: Plan, seat: i64, sample: i64) -> None:
        """Play one sample: a die for the plan, and chance for everything after it."""
        luck = self.seed + _STRIDE * sample
        s = _leaf(plan, Rng(luck)).copy()
        turn: i64 = self.planned
        while turn < self.turns and s.phase != OVER:
            turn += 1
            # A new generator for each turn, so that all plans get the same dice in it.
            self.quick.rng = Rng(luck + turn)
            self.quick.finish_turn(s)
        plan.total += self.evaluator.value(s, seat)
        plan.samples += 1

    # ------------------------------------------------------------------ planned replies

    def _maybe_plan_replies(self, plans: list[Plan], seat: i64) -> None:
        """Plan the next turn after each of *plans*, if they are few and there is time for it."""
        if self.planned >= self.replies or len(plans) > _FEW or not self._has_time(plans):
            return
        self.planned += 1
        for plan in plans:
            self._add_reply(plan, seat)

    def _has_time(self, plans: list[Plan]) -> bool:
        """Whether the replies fit into the budget, judged by the cost of the samples so far."""
        more: i64 = 0
        for plan in plans:
            more += len(plan.leaves) * _NODES_OF_REPLY
        nodes = self.quick.nodes
        if nodes == 0:
            return self.budget.nodes == 0 or float(more) < _LATEST * float(self.budget.nodes)
        return self.budget.share(nodes) * float(nodes + more) < _LATEST * float(nodes)

    def _add_reply(self, plan: Plan, seat: i64) -> None:
        """Extend *plan* by one planned turn: new leaves, and a new value from there."""
        leaves: list[State] = []
        weights: list[float] = []
        plan.value = 0.0
        n: i64 = 0
        while n < len(plan.leaves):
            reply = self._reply(plan.leaves[n])
            m: i64 = 0
            while m < len(reply.leaves):
                weight = plan.weights[n] * reply.weights[m]
                leaves.append(reply.leaves[m])
                weights.append(weight)
                plan.value += weight * self.evaluator.value(reply.leaves[m], seat)
                m += 1
            n += 1
        plan.leaves = leaves
        plan.weights = weights
        plan.total = 0.0
        plan.samples = 0

    def _reply(self, s: State) -> Plan:
        """The best plan for the turn that begins with *s*."""
        planner = Planner(self.evaluator, self.seed, Budget(_NODES_OF_REPLY))
        opens = len(s.pending) == 0 and (s.phase == PICK or s.phase == START)
        if s.decider == s.turn and opens:
            best = planner.plans(s, s.turn, _BREADTH_OF_REPLY)[0]
        else:
            best = Plan([])
            after = s.copy()
            if s.phase != OVER:
                planner.quick.finish_turn(after)
            best.leaves.append(after)
            best.weights.append(1.0)
        self.quick.nodes += planner.quick.nodes
        return best

    # ------------------------------------------------------------------ the order

    def _order(self, plans: list[Plan]) -> list[Plan]:
        for plan in plans:
            # Samples and the value at the end of the turn have different errors: average both.
            share = self.trust / (float(plan.samples) + self.trust)
            share = share if share > _SHARE_OF_VALUE else _SHARE_OF_VALUE
            sampled = plan.total / float(plan.samples) if plan.samples > 0 else plan.value
            plan.mean = share * plan.value + (1.0 - share) * sampled
        return sorted(plans, key=_mean, reverse=True)


def _mean(plan: Plan) -> float:
    return plan.mean


def _leaf(plan: Plan, rng: Rng) -> State:
    """One of the positions in which the turn may end, drawn by its probability."""
    point: float = float(rng.below(100000)) / 100000.0
    n: i64 = 0
    while n < len(plan.leaves) - 1:
        point -= plan.weights[n]
        if point < 0.0:
            break
        n += 1
    return plan.leaves[n]


def _halvings(plans: i64) -> i64:
    """How many times *plans* plans are halved until one is left."""
    stages: i64 = 0
    while plans > 1:
        plans = (plans + 1) // 2
        stages += 1
    return stages
