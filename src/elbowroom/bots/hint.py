"""Advice: the best plans for the present decision, what each is expected to bring, and why.

Every figure is in coins at the end of the game, estimated by playing on from the ends of a plan.
All plans meet the same dice and draws, so their differences are more reliable than the figures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from elbowroom.bots import rollout
from elbowroom.bots.budget import Budget
from elbowroom.bots.chances import Forecast, Sampler, draw_state
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.levels import select_plans
from elbowroom.bots.plan import Breadth, Plan
from elbowroom.bots.planner import Planner
from elbowroom.bots.redeployment import AMOUNTS
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.masks import count
from elbowroom.notation.actions import action_text
from elbowroom.play.observation import Observation, imagine
from elbowroom.rules.actions import DETAILS, INDICES, ROLL, action
from elbowroom.rules.apply import do
from elbowroom.rules.playout import draw_up_to_die
from elbowroom.rules.quote import odds_of
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import army_income, tokens_of
from elbowroom.rules.state import (
    CONQUEST,
    OVER,
    PICK,
    START,
    State,
)

# Without compiled code a node takes twenty times as long: too long to wait for.
NODES: Final = 200_000 if not rollout.__file__.endswith(".py") else 15_000
ALTERNATIVES: Final = 2

_SEARCH: Final = 0.3  # of the nodes, for finding plans
_CANDIDATES: Final = 8
_BREADTH: Final = Breadth(width=4, branch=6)
_BREADTH_OF_PICKS: Final = Breadth(width=1, branch=3, picks=6)
_ROUNDS: Final = 1
_TRUST: Final = 8.0  # how many samples the value of the position at the end of the turn is worth

PARTS: Final = ("now", "later", "rival")
FACTS: Final = ("income", "regions", "declined", "tokens", "rivals", "odds")


@dataclass(frozen=True)
class Proposal:
    """A plan to the next result of chance or the end of the turn, and what it is worth.

    *lead* is *coins* less what the best rival is expected to have, and *coins* is what the seat
    has, plus *now*, plus *later*. *win* is the chance to win, from 0 to 1.

    *facts* say where the plan leads, on average at the end of the turn: *income* that the seat
    would have if it scored again, its *regions* in use and *declined*, its *tokens* on the board,
    the regions of all *rivals*, and the *odds* of the die if the plan ends with one.
    """

    actions: tuple[str, ...]
    coins: float
    lead: float
    win: float
    now: float
    later: float
    rival: float
    facts: dict[str, float]


@dataclass(frozen=True)
class Difference:
    """Something in which the best plan and another differ, as both have it.

    The *weight* of the parts (``PARTS``) is in coins of lead and adds up to what the best plan is
    ahead; facts weigh nothing.
    """

    key: str
    best: float
    other: float
    weight: float


@dataclass(frozen=True)
class Advice:
    """The best plan first, then the alternatives; *seat* counts from 1."""

    seat: int
    plans: tuple[Proposal, ...]

    @property
    def best(self) -> Proposal:
        """The recommended plan."""
        return self.plans[0]

    def differences(self, number: int) -> list[Difference]:
        """What speaks for and against the best plan compared with alternative *number*, from 1."""
        return differences(self.best, self.plans[number])

    def to_dict(self) -> dict[str, object]:
        """The same for JSON, each alternative with its differences."""
        plans = [asdict(plan) for plan in self.plans]
        for number, plan in enumerate(plans):
            plan["differences"] = [asdict(each) for each in self.differences(number)]
        return {"seat": self.seat, "plans": plans}


def hints(
    observation: Observation,
    nodes: int = NODES,
    seed: int = 0,
    evaluator: Evaluator | None = None,
) -> Advice:
    """Advice for the seat of *observation*, which has to decide.

    The same *nodes* and *seed* give the same advice. Hidden purses are guessed.
    """
    s = imagine(observation, seed)
    advisor = Advisor(s, nodes, seed, evaluator or learnt_evaluator())
    weighed = advisor.weigh(advisor.plans(), 1 + ALTERNATIVES)[: 1 + ALTERNATIVES]
    return Advice(int(s.decider) + 1, tuple(advisor.proposal(each) for each in weighed))


def differences(best: Proposal, other: Proposal) -> list[Difference]:
    """How *best* and *other* differ: parts of the lead by weight, then facts."""
    parts = [
        Difference("now", best.now, other.now, best.now - other.now),
        Difference("later", best.later, other.later, best.later - other.later),
        Difference("rival", best.rival, other.rival, other.rival - best.rival),
    ]
    facts = [
        Difference(key, best.facts.get(key, 0.0), other.facts.get(key, 0.0), 0.0)
        for key in FACTS
        if key in best.facts or key in other.facts
    ]
    ordered = sorted(parts, key=lambda each: -abs(each.weight)) + facts
    return [each for each in ordered if abs(each.best - each.other) > 0.005]


@dataclass
class WeighedPlan:
    """A plan and what it is expected to lead to."""

    plan: Plan
    forecast: Forecast

    def lead(self, seat: int) -> float:
        """How far ahead of the best rival *seat* ends."""
        coins = self.forecast.coins
        return coins[seat] - max(coins[:seat] + coins[seat + 1 :])


class Advisor:
    """Finds and weighs plans for the deciding seat of *s*, with so many *nodes* in all."""

    def __init__(self, s: State, nodes: int, seed: int, evaluator: Evaluator) -> None:
        self.s = s
        self.evaluator = evaluator
        self.seat = int(s.decider)
        self.seed = seed
        self._nodes = nodes
        self._planner = Planner(evaluator, seed, Budget(max(int(nodes * _SEARCH), 1)))
        self._sampler = Sampler(evaluator, seed, _ROUNDS)

    # ------------------------------------------------------------------ finding

    def plans(self) -> list[Plan]:
        """The best plans that do different things."""
        out: list[Plan] = []
        summaries: set[frozenset[str]] = set()
        for plan in select_plans(self._all_plans(), 4 * _CANDIDATES):
            summary = main_actions(plan_texts(self.s, plan.acts))
            if summary not in summaries:
                summaries.add(summary)
                out.append(plan)
        return out[:_CANDIDATES]

    def _all_plans(self) -> list[Plan]:
        if self.s.phase == PICK and not self.s.pending:
            return self._planner_of_picks().plans(self.s, self.seat, _BREADTH_OF_PICKS)
        return self._planner.plans(self.s, self.seat, _BREADTH)

    def _planner_of_picks(self) -> Planner:
        """A planner without a limit, so that every combo is searched equally."""
        return Planner(self.evaluator, self.seed, Budget(0))

    def plan_of(self, acts: list[int]) -> Plan:
        """The plan of a seat that played *acts*, up to the next result of chance, and continues
        as well as the other plans do."""
        s = self.s.copy()
        for packed in acts:
            do(s, *_split(packed))
        draw_up_to_die(s, Rng(self.seed))
        plan = Plan(acts)
        if s.phase == OVER or (s.round, s.turn) != (self.s.round, self.s.turn):
            plan.leaves.append(s)
            plan.weights.append(1.0)
        elif s.phase in (START, CONQUEST) and s.decider == self.seat and not s.pending:
            best = self._continuation(s)
            plan.leaves, plan.weights = best.leaves, best.weights
        else:
            self._planner.seat = self.seat
            self._planner.quick.rng = Rng(self.seed)
            self._planner.complete(s, plan, 1.0, True)
        return plan

    def _continuation(self, s: State) -> Plan:
        if self.s.phase == PICK:
            return self._planner_of_picks().campaigns(s, self.seat, _BREADTH_OF_PICKS)[0]
        return self._planner.campaigns(s, self.seat, _BREADTH)[0]

    # ------------------------------------------------------------------ weighing

    def weigh(
        self, plans: Sequence[Plan], keep: int, always: Plan | None = None
    ) -> list[WeighedPlan]:
        """The plans, best first; the *keep* best, and *always*, get twice the samples."""
        alive = [WeighedPlan(plan, self._first_look(plan)) for plan in plans]
        dropped: list[WeighedPlan] = []
        most = self._nodes * (1 - _SEARCH)
        sample = 0
        while self._sampler.nodes < most and self._game_continues():
            for each in alive:
                leaf = draw_state(each.plan.leaves, each.plan.weights, sample, self.seed)
                self._sampler.sample(leaf, sample, each.forecast)
            sample += 1
            if not dropped and self._sampler.nodes > most / 2:
                ordered = self._ordered(alive)
                alive = ordered[:keep] + [e for e in ordered[keep:] if e.plan is always]
                dropped = [each for each in ordered if each not in alive]
        return self._ordered(alive) + dropped

    def _game_continues(self) -> bool:
        """Whether the game goes on after this turn."""
        return not (self.s.round == self.s.atlas.rounds and self.s.turn == self.s.seats - 1)

    def _first_look(self, plan: Plan) -> Forecast:
        forecast = Forecast(int(self.s.seats), self.evaluator)
        for leaf, weight in zip(plan.leaves, plan.weights, strict=True):
            forecast.add(leaf, _TRUST * weight)
        return forecast

    def _ordered(self, plans: list[WeighedPlan]) -> list[WeighedPlan]:
        return sorted(plans, key=lambda each: -each.lead(self.seat))

    # ------------------------------------------------------------------ reporting

    def proposal(self, weighed: WeighedPlan) -> Proposal:
        """The estimates for one plan."""
        plan, coins = weighed.plan, weighed.forecast.coins
        purse = float(self.s.coins[self.seat])
        ends = list(zip(plan.leaves, plan.weights, strict=True))
        now = sum(weight * float(leaf.coins[self.seat]) for leaf, weight in ends) - purse
        return Proposal(
            actions=plan_texts(self.s, plan.acts),
            coins=coins[self.seat],
            lead=weighed.lead(self.seat),
            win=weighed.forecast.shares[self.seat],
            now=now,
            later=coins[self.seat] - purse - now,
            rival=coins[self.seat] - weighed.lead(self.seat),
            facts=self._facts(plan),
        )

    def _facts(self, plan: Plan) -> dict[str, float]:
        facts = dict.fromkeys(FACTS[:-1], 0.0)
        for leaf, weight in zip(plan.leaves, plan.weights, strict=True):
            for key, value in _facts_at(leaf, self.seat).items():
                facts[key] += weight * value
        odds = self._odds(plan)
        return facts if odds is None else facts | {"odds": odds}

    def _odds(self, plan: Plan) -> float | None:
        """The chance that the final die roll of the plan succeeds; None if it does not roll."""
        code, index, _ = _split(plan.acts[-1])
        if code % DETAILS != ROLL:
            return None
        s = self.s.copy()
        for packed in plan.acts[:-1]:
            do(s, *_split(packed))
        return odds_of(s, action(ROLL, index, 1, code // DETAILS))


def _facts_at(s: State, seat: int) -> dict[str, float]:
    """The facts of *seat* in a position at the end of a turn."""
    mine = s.active[seat]
    armies = [army for army in s.armies() if army.seat == seat]
    held = [int(count(s.lands_of(other))) for other in range(int(s.seats))]
    active = 0 if mine is None else int(count(mine.held))
    return {
        "income": float(sum(int(army_income(s, army, None)) for army in armies)),
        "regions": float(active),
        "declined": float(held[seat] - active),
        "tokens": float(tokens_of(s, seat)),
        "rivals": float(sum(held) - held[seat]),
    }


def plan_texts(s: State, acts: Sequence[int]) -> tuple[str, ...]:
    """A plan as action texts; each can be submitted as it is."""
    texts: list[str] = []
    for packed in acts:
        code, index, amount = _split(packed)
        texts.append(action_text(s, action(code % DETAILS, index, amount, code // DETAILS)))
    return tuple(texts)


def main_actions(actions: Sequence[str]) -> frozenset[str]:
    """What makes plans different to people: not the order, and not where the last tokens go."""
    small = ("deploy", "place", "end", "stop")
    large = [text for text in actions if not text.startswith(small)]
    return frozenset(large or actions)


def _split(packed: int) -> tuple[int, int, int]:
    single = packed // AMOUNTS
    return single // INDICES, single % INDICES, packed % AMOUNTS
