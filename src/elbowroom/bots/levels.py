"""The levels people play against: easy, medium, hard and champion."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.bots.bot import Bot
from elbowroom.bots.budget import Budget
from elbowroom.bots.habit import Habit
from elbowroom.bots.judge import Judge
from elbowroom.bots.planner import Plan, Planner
from elbowroom.bots.settling import AMOUNTS, pack, settle
from elbowroom.bots.taste import USUAL
from elbowroom.notation.actions import action_text
from elbowroom.play.view import View, imagine
from elbowroom.rules.actions import DECLINE, DEPLOY, DETAILS, INDICES, STOP, action
from elbowroom.rules.menu import Menu
from elbowroom.rules.state import AFTERMATH, PICK, REDEPLOY, RETREAT, State

_MOST_SEED = 2**31 - 1


@dataclass(frozen=True)
class Strength:
    """How a level thinks; 0 nodes and 0 seconds are no limit."""

    noise: float = 0.0
    width: int = 0
    branch: int = 0
    picks: int = 0
    plans: int = 0
    samples: int = 0
    rounds: int = 0
    trust: float = 8.0
    nodes: int = 0
    seconds: float = 0.0


EASY = Strength(noise=1.5)
MEDIUM = Strength(width=1, branch=4, picks=2, nodes=3_000)
HARD = Strength(width=4, branch=6, picks=4, plans=12, samples=24, rounds=2, nodes=60_000)
CHAMPION = Strength(width=8, branch=8, picks=6, plans=24, samples=4096, rounds=2, seconds=2.0)


class Thinker(Bot):
    """Plans a turn from a guess at the whole position, and follows the plan to the next chance."""

    strength = MEDIUM

    def __init__(self, seed: int = 0, strength: Strength | None = None) -> None:
        super().__init__(seed)
        self.strength = strength or self.strength
        self._plan: list[str] = []
        self._turn = (0, 0)

    def choose(self, view: View, options: list[str]) -> str:
        """The next action of the plan; a new plan where there is none."""
        if len(options) == 1:
            return options[0]
        turn = (view.round, view.turn)
        if turn != self._turn or not self._plan or self._plan[0] not in options:
            self._turn = turn
            s = imagine(view, self.rng.below(_MOST_SEED))
            acts = self.think(s)
            self._plan = [text for act in acts for text in texts(s, act)]
        return self._plan.pop(0)

    def think(self, s: State) -> list[int]:
        """What to do from now to the next chance, as packed actions."""
        if not self.strength.noise:
            return self._search(s)
        if not s.pending and s.phase in (REDEPLOY, RETREAT):
            trail: list[int] = []
            settle(s.copy(), Menu(), USUAL, trail)
            return trail
        return [Habit(self.rng.below(_MOST_SEED), self.strength.noise).decide(s)]

    def _search(self, s: State) -> list[int]:
        power = self.strength
        seat, seed = s.decider, self.rng.below(_MOST_SEED)
        # Half is for finding plans, half for trying them.
        halves = 2 if power.plans else 1
        planner = Planner(seed, Budget(power.nodes // halves, power.seconds / halves))
        plans = self._plans(s, planner, seat)
        if not power.plans:
            return to_stop(plans[0].acts)
        budget = Budget(power.nodes // 2, power.seconds / 2)
        judge = Judge(seed, budget, power.rounds * s.seats, power.trust)
        return to_stop(judge.best(chosen(plans, power.plans), seat, power.samples).acts)

    def _plans(self, s: State, planner: Planner, seat: int) -> list[Plan]:
        power = self.strength
        if s.phase == PICK and not s.pending:
            return planner.picks(s, seat, power.width, power.branch, power.picks)
        if not s.pending and s.phase in (REDEPLOY, RETREAT):
            return planner.garrisons(s, seat)
        if s.pending or s.phase == AFTERMATH:
            return planner.each_option(s, seat)
        return planner.campaigns(s, seat, power.width, power.branch)


class Easy(Thinker):
    """Picks among its best few."""

    strength = EASY


class Medium(Thinker):
    """One turn ahead."""

    strength = MEDIUM


class Hard(Thinker):
    """Plans the turn, and what may follow."""

    strength = HARD


class Champion(Thinker):
    """The strongest, within the time that it is given."""

    strength = CHAMPION


def texts(s: State, packed: int) -> list[str]:
    """A packed action as single actions in writing."""
    amount, single = packed % AMOUNTS, packed // AMOUNTS
    code, index = single // INDICES, single % INDICES
    text = action_text(s, action(code % DETAILS, index, 1, code // DETAILS))
    return [text] * amount if code == DEPLOY else [text]


def to_stop(acts: list[int]) -> list[int]:
    """A plan up to the end of the conquests: where the army stands then is thought over again."""
    stop = pack(STOP, 0)
    return acts[: acts.index(stop) + 1] if stop in acts else acts


def chosen(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans that differ, and decline among them wherever that may be done."""
    differing = distinct(plans)
    declines = [plan for plan in differing[most:] if plan.acts[0] == pack(DECLINE, 0)]
    return differing[:most] + declines


def distinct(plans: list[Plan]) -> list[Plan]:
    """The plans that differ in what they are worth; others end alike, or as good as."""
    out: list[Plan] = []
    values: set[float] = set()
    for plan in plans:
        value = round(plan.value, 6)
        if value not in values and plan.acts:
            values.add(value)
            out.append(plan)
    return out or plans[:1]
