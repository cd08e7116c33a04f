"""Chooses among plans by a tree over turns: every seat chooses among good plans of its own.

A position at the beginning of a turn has a few plans, a plan leads to a few positions (the faces
of its die), and so on. Every sample goes down one path, tries what did well for the seat that
plays and what was tried rarely, adds one position to the tree, and values it for all seats.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from elbowroom.bots.budget import Budget
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.plan import Breadth, Plan, distinct
from elbowroom.bots.planner import Planner
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import OVER, PICK, START, State

_STRIDE: Final = 7919
_WHOLE: Final = 100000
_STEP: Final = 61803  # of a golden section: any number of samples in a row are spread evenly
_FEWEST: Final = 8  # samples from which an error can be told
_UNKNOWN: Final = 1000000.0
_CLEAR: Final = 16.0  # the square of how many likely errors a clear lead is


class Shape:
    """What a tree looks like.

    A position gets its *plans* after *patience* samples; finding them takes about *nodes*.
    *curiosity*, in coins, is how much a plan that was tried rarely is preferred; *trust* is how
    many samples the value that a plan comes with counts for.
    """

    def __init__(
        self,
        breadth: Breadth,
        plans: i64 = 5,
        nodes: i64 = 300,
        patience: i64 = 1,
        curiosity: float = 1.5,
        trust: float = 4.0,
    ) -> None:
        self.breadth: Final = breadth
        self.plans: Final[i64] = plans
        self.nodes: Final[i64] = nodes
        self.patience: Final[i64] = patience
        self.curiosity: Final[float] = curiosity
        self.trust: Final[float] = trust


class Position:
    """A position at the beginning of a turn; *choices* are empty until it is looked into."""

    def __init__(self, s: State) -> None:
        self.s: Final = s
        self.visits: i64 = 0
        self.choices: list[Choice] = []
        self.surplus: float = 0.0  # by how much samples exceeded the values of the plans, summed


class Choice:
    """A plan of *seat* in the tree, and what its samples brought.

    The positions it leads to are those of the tree from number *first* on, one for each leaf. They
    are not linked: a position that is freed inside many others, nested in each other, would break
    the memory of the compiled build.
    """

    def __init__(self, plan: Plan, seat: i64, first: i64) -> None:
        self.plan: Final = plan
        self.seat: Final[i64] = seat
        self.first: Final[i64] = first
        self.samples: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def end(self, point: float) -> i64:
        """The number of a position in which the turn may end: *point*, from 0 to 1, lies in the
        part of the whole that is its probability."""
        n: i64 = 0
        while n < len(self.plan.leaves) - 1:
            point -= self.plan.weights[n]
            if point < 0.0:
                break
            n += 1
        return self.first + n

    def error(self) -> float:
        """The square of the likely error of the mean of the samples."""
        if self.samples < _FEWEST:
            return _UNKNOWN
        number = float(self.samples)
        mean = self.total / number
        return (self.squares / number - mean * mean) / (number - 1.0)

    def mean(self, surplus: float, trust: float) -> float:
        """What the plan is worth: its samples, and its own value for as many as *trust*.

        *surplus* is what samples usually exceed such a value by.
        """
        prior = self.plan.value + surplus
        return (self.total + trust * prior) / (float(self.samples) + trust)


class TurnTree:
    """Compares plans within a budget."""

    def __init__(
        self, evaluator: Evaluator, seed: i64, budget: Budget, shape: Shape, nodes: i64 = 0
    ) -> None:
        """*nodes* of *budget* were spent before, to find the plans."""
        self.evaluator: Final = evaluator
        self.nodes: i64 = nodes
        self.seed: Final[i64] = seed
        self.budget: Budget = budget
        self.shape: Final = shape
        self.positions: list[Position] = []

    def _choices(self, plans: list[Plan], seat: i64) -> list[Choice]:
        """The plans of *seat* as choices; the positions that they lead to join the tree."""
        out: list[Choice] = []
        for plan in plans:
            out.append(Choice(plan, seat, len(self.positions)))
            self.positions += [Position(leaf) for leaf in plan.leaves]
        return out

    def best(self, plans: list[Plan], seat: i64, most: i64) -> Plan:
        """The best of *plans*, after at most so many samples of each."""
        root = Position(plans[0].leaves[0])
        root.choices = self._choices(plans, seat)
        if _all_over(plans):
            return self._best_result(plans, seat)
        stages = _halvings(len(plans))
        stage: i64 = 0
        sample: i64 = 0
        before = self._spent(0, most)
        while len(root.choices) > 1 and stage < stages:
            stage += 1
            # Every stage gets the same time: the fewer plans are left, the more samples each gets.
            until = before + (1.0 - before) * float(stage) / float(stages)
            while self._spent(sample, most) < until:
                for choice in root.choices:
                    root.visits += 1
                    self._play_sample(root, choice, sample)
                sample += 1
            root.choices = self._order(root)[: (len(root.choices) + 1) // 2]
            if self._is_clear(root):
                break
        return root.choices[0].plan

    def _best_result(self, plans: list[Plan], seat: i64) -> Plan:
        """The best of plans that all end the game: there is nothing to sample."""
        best = plans[0]
        most: float = -100000.0
        for plan in plans:
            value: float = 0.0
            n: i64 = 0
            while n < len(plan.leaves):
                value += plan.weights[n] * self.evaluator.value(plan.leaves[n], seat)
                n += 1
            if value > most:
                most = value
                best = plan
        return best

    def _spent(self, sample: i64, most: i64) -> float:
        """The share of the budget or of the samples that is used up, 1 for all."""
        time = self.budget.share(self.nodes)
        samples = float(sample) / float(most)
        return samples if samples > time else time

    def _is_clear(self, root: Position) -> bool:
        """Whether the best choice is so far ahead that more samples would change nothing: what is
        left of the budget is then there for the next decisions of the turn."""
        if len(root.choices) < 2:
            return True
        first, second = root.choices[0], root.choices[1]
        lead = first.mean(0.0, self.shape.trust) - second.mean(0.0, self.shape.trust)
        return lead > 0.0 and lead * lead > _CLEAR * (first.error() + second.error())

    # ------------------------------------------------------------------ one sample

    def _play_sample(self, root: Position, first: Choice, sample: i64) -> None:
        """Go down the tree from *first*, and tell every choice on the way what came of it."""
        rng = Rng(self.seed + _STRIDE * sample)
        path: list[Choice] = [first]
        above: list[Position] = [root]
        # Faces of the first die come as often as they should, not only on average.
        at = self.positions[first.end(float(sample * _STEP % _WHOLE) / float(_WHOLE))]
        while at.visits >= self.shape.patience and at.s.phase != OVER:
            if len(at.choices) == 0:
                self._look_into(at)
            choice = self._select(at)
            at.visits += 1
            path.append(choice)
            above.append(at)
            at = self.positions[choice.end(float(rng.below(_WHOLE)) / float(_WHOLE))]
        at.visits += 1
        values = self.evaluator.values(at.s)
        self.nodes += at.s.seats
        n: i64 = 0
        while n < len(path):
            choice = path[n]
            value = values[choice.seat]
            choice.samples += 1
            choice.total += value
            choice.squares += value * value
            above[n].surplus += value - choice.plan.value
            n += 1

    def _select(self, at: Position) -> Choice:
        """The plan to try next: what did well so far, or was tried rarely."""
        shape = self.shape
        tried = float(at.visits - shape.patience)
        surplus = at.surplus / tried if tried > 0.5 else 0.0
        eager = shape.curiosity * sqrt(tried + 1.0)
        best = at.choices[0]
        most: float = -100000.0
        for choice in at.choices:
            score = choice.mean(surplus, shape.trust) + eager / (1.0 + float(choice.samples))
            if score > most:
                most = score
                best = choice
        return best

    def _look_into(self, at: Position) -> None:
        """Find the plans of the seat that plays in *at*."""
        s = at.s
        # By turn, so that all plans that are compared meet the same draws.
        luck = self.seed + s.round * s.seats + s.turn
        planner = Planner(self.evaluator, luck, Budget(self.shape.nodes))
        opens = len(s.pending) == 0 and (s.phase == PICK or s.phase == START)
        plans: list[Plan] = []
        if s.decider == s.turn and opens:
            plans = distinct(planner.plans(s, s.turn, self.shape.breadth))[: int(self.shape.plans)]
        else:
            after = s.copy()
            planner.quick.finish_turn(after)
            plan = Plan([])
            plan.value = self.evaluator.value(after, s.turn)
            plan.leaves.append(after)
            plan.weights.append(1.0)
            plans.append(plan)
        self.nodes += planner.quick.nodes
        at.choices = self._choices(plans, s.turn)

    # ------------------------------------------------------------------ the order

    def _order(self, root: Position) -> list[Choice]:
        """The choices of *root*, best first."""
        surplus = root.surplus / float(root.visits) if root.visits > 0 else 0.0
        pairs: list[tuple[float, int]] = []
        for n, choice in enumerate(root.choices):
            pairs.append((-choice.mean(surplus, self.shape.trust), n))
        pairs.sort()
        return [root.choices[n] for _, n in pairs]


def _all_over(plans: list[Plan]) -> bool:
    for plan in plans:
        for leaf in plan.leaves:
            if leaf.phase != OVER:
                return False
    return True


def _halvings(plans: i64) -> i64:
    """How many times *plans* plans are halved until one is left."""
    stages: i64 = 0
    while plans > 1:
        plans = (plans + 1) // 2
        stages += 1
    return stages
