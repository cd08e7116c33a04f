"""Advice: the best plans for what is asked now, what each is expected to bring, and why.

Every figure is in coins at the end of the game, foreseen by playing on from the ends of a plan. All
plans meet the same luck, so that their differences mean more than the figures themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from elbowroom.bots import rollout as habit
from elbowroom.bots.budget import Budget
from elbowroom.bots.chances import Forecast, Sampler, mixed
from elbowroom.bots.levels import chosen
from elbowroom.bots.planner import Plan, Planner
from elbowroom.bots.redeployment import AMOUNTS
from elbowroom.masks import count
from elbowroom.notation.actions import action_text
from elbowroom.play.view import View, imagine
from elbowroom.rules.actions import DETAILS, INDICES, ROLL, action
from elbowroom.rules.apply import apply, do
from elbowroom.rules.chance import draw
from elbowroom.rules.odds import chance_of
from elbowroom.rules.pending import DIE
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import army_income, tokens_of
from elbowroom.rules.state import (
    AFTERMATH,
    CHANCE,
    CONQUEST,
    OVER,
    PICK,
    REDEPLOY,
    RETREAT,
    START,
    State,
)

# Without a compiler a node takes twenty times as long, and nobody likes to wait for that.
NODES: Final = 200_000 if not habit.__file__.endswith(".py") else 15_000
ALTERNATIVES: Final = 2

_SEARCH: Final = 0.3  # of the nodes, for finding plans
_CANDIDATES: Final = 8
_WIDTH, _BRANCH = 4, 6
_WIDTH_OF_PICKS, _BRANCH_OF_PICKS, _PICKS = 1, 3, 6
_ROUNDS: Final = 2
_TRUST: Final = 8.0  # how many samples the value of the position at the end of the turn is worth

PARTS: Final = ("now", "later", "rival")
FACTS: Final = ("income", "regions", "declined", "tokens", "rivals", "odds")


@dataclass(frozen=True)
class Proposal:
    """A plan to the next stroke of chance or the end of the turn, and what it is worth.

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
        """What to do."""
        return self.plans[0]

    def differences(self, number: int) -> list[Difference]:
        """What speaks for and against the best plan beside alternative *number*, from 1."""
        return differences(self.best, self.plans[number])

    def to_dict(self) -> dict[str, object]:
        """The same for JSON, each alternative with its differences."""
        plans = [asdict(plan) for plan in self.plans]
        for number, plan in enumerate(plans):
            plan["differences"] = [asdict(each) for each in self.differences(number)]
        return {"seat": self.seat, "plans": plans}


def hints(view: View, options: Sequence[str], nodes: int = NODES, seed: int = 0) -> Advice:
    """Advice for the deciding seat of *view*, which may choose among *options*.

    The same *nodes* and *seed* give the same advice. What the view hides is guessed.
    """
    s = imagine(view, seed)
    advisor = Advisor(s, nodes, seed)
    plans = [plan for plan in advisor.plans() if _begins_with_one_of(s, plan, options)]
    weighed = advisor.weigh(plans, 1 + ALTERNATIVES)[: 1 + ALTERNATIVES]
    return Advice(int(s.decider) + 1, tuple(advisor.proposal(each) for each in weighed))


def differences(best: Proposal, other: Proposal) -> list[Difference]:
    """In what *best* and *other* differ: parts of the lead by weight, then facts."""
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
    found = sorted(parts, key=lambda each: -abs(each.weight)) + facts
    return [each for each in found if abs(each.best - each.other) > 0.005]


@dataclass
class Weighed:
    """A plan and what has been seen of it."""

    plan: Plan
    seen: Forecast

    def lead(self, seat: int) -> float:
        """How far ahead of the best rival *seat* ends."""
        coins = self.seen.coins
        return coins[seat] - max(coins[:seat] + coins[seat + 1 :])


class Advisor:
    """Finds and weighs plans for the deciding seat of *s*, with so many *nodes* in all."""

    def __init__(self, s: State, nodes: int, seed: int) -> None:
        self.s = s
        self.seat = int(s.decider)
        self.seed = seed
        self._nodes = nodes
        self._planner = Planner(seed, Budget(max(int(nodes * _SEARCH), 1)))
        self._sampler = Sampler(seed, _ROUNDS)

    # ------------------------------------------------------------------ finding

    def plans(self) -> list[Plan]:
        """The best plans that do different things."""
        out: list[Plan] = []
        known: set[frozenset[str]] = set()
        for plan in chosen(self._found(), 4 * _CANDIDATES):
            what = essence(written(self.s, plan.acts))
            if what not in known:
                known.add(what)
                out.append(plan)
        return out[:_CANDIDATES]

    def _found(self) -> list[Plan]:
        s, planner = self.s, self._planner
        if s.phase == PICK and not s.pending:
            # Every combo gets the same attention, whatever it takes.
            planner = Planner(self.seed, Budget(0))
            return planner.picks(s, self.seat, _WIDTH_OF_PICKS, _BRANCH_OF_PICKS, _PICKS)
        if not s.pending and s.phase in (REDEPLOY, RETREAT):
            return planner.garrisons(s, self.seat)
        if s.pending or s.phase == AFTERMATH:
            return planner.each_option(s, self.seat)
        return planner.campaigns(s, self.seat, _WIDTH, _BRANCH)

    def played(self, acts: list[int]) -> Plan:
        """The plan of somebody who did *acts*, up to the next stroke of chance, and then goes on
        as well as the plans that were found do."""
        s = self.s.copy()
        for packed in acts:
            do(s, *_split(packed))
        rng = Rng(self.seed)
        while s.decider == CHANCE and s.pending[0].kind != DIE:
            apply(s, draw(s, rng))
        plan = Plan(acts)
        if s.phase == OVER or (s.round, s.turn) != (self.s.round, self.s.turn):
            plan.leaves.append(s)
            plan.weights.append(1.0)
        elif s.phase in (START, CONQUEST) and s.decider == self.seat and not s.pending:
            best = self._gone_on(s)
            plan.leaves, plan.weights = best.leaves, best.weights
        else:
            self._planner.seat = self.seat
            self._planner.habit.rng = Rng(self.seed)
            self._planner.complete(s, plan, 1.0, True)
        return plan

    def _gone_on(self, s: State) -> Plan:
        if self.s.phase == PICK:
            planner = Planner(self.seed, Budget(0))
            return planner.campaigns(s, self.seat, _WIDTH_OF_PICKS, _BRANCH_OF_PICKS)[0]
        return self._planner.campaigns(s, self.seat, _WIDTH, _BRANCH)[0]

    # ------------------------------------------------------------------ weighing

    def weigh(self, plans: Sequence[Plan], keep: int, always: Plan | None = None) -> list[Weighed]:
        """The plans, best first; the *keep* best, and *always*, are looked at longest."""
        alive = [Weighed(plan, self._first_look(plan)) for plan in plans]
        dropped: list[Weighed] = []
        most = self._nodes * (1 - _SEARCH)
        sample = 0
        while self._sampler.nodes < most and self._goes_on():
            for each in alive:
                leaf = mixed(each.plan.leaves, each.plan.weights, sample, self.seed)
                self._sampler.sample(leaf, sample, each.seen)
            sample += 1
            if not dropped and self._sampler.nodes > most / 2:
                ordered = self._ordered(alive)
                alive = ordered[:keep] + [e for e in ordered[keep:] if e.plan is always]
                dropped = [each for each in ordered if each not in alive]
        return self._ordered(alive) + dropped

    def _goes_on(self) -> bool:
        """Whether anything is left to play once this turn is over."""
        return not (self.s.round == self.s.atlas.rounds and self.s.turn == self.s.seats - 1)

    def _first_look(self, plan: Plan) -> Forecast:
        seen = Forecast(int(self.s.seats))
        for leaf, weight in zip(plan.leaves, plan.weights, strict=True):
            seen.add(leaf, _TRUST * weight)
        return seen

    def _ordered(self, plans: list[Weighed]) -> list[Weighed]:
        return sorted(plans, key=lambda each: -each.lead(self.seat))

    # ------------------------------------------------------------------ telling

    def proposal(self, weighed: Weighed) -> Proposal:
        """What has been found out about one plan."""
        plan, coins = weighed.plan, weighed.seen.coins
        purse = float(self.s.coins[self.seat])
        ends = list(zip(plan.leaves, plan.weights, strict=True))
        now = sum(weight * float(leaf.coins[self.seat]) for leaf, weight in ends) - purse
        return Proposal(
            actions=written(self.s, plan.acts),
            coins=coins[self.seat],
            lead=weighed.lead(self.seat),
            win=weighed.seen.shares[self.seat],
            now=now,
            later=coins[self.seat] - purse - now,
            rival=coins[self.seat] - weighed.lead(self.seat),
            facts=self._facts(plan),
        )

    def _facts(self, plan: Plan) -> dict[str, float]:
        facts = dict.fromkeys(FACTS[:-1], 0.0)
        for leaf, weight in zip(plan.leaves, plan.weights, strict=True):
            for key, value in _look(leaf, self.seat).items():
                facts[key] += weight * value
        odds = self._odds(plan)
        return facts if odds is None else facts | {"odds": odds}

    def _odds(self, plan: Plan) -> float | None:
        """The chance of the die with which the plan ends."""
        code, index, _ = _split(plan.acts[-1])
        if code % DETAILS != ROLL:
            return None
        s = self.s.copy()
        for packed in plan.acts[:-1]:
            do(s, *_split(packed))
        return chance_of(s, action(ROLL, index, 1, code // DETAILS))


def _look(s: State, seat: int) -> dict[str, float]:
    """How *seat* stands at the end of a turn."""
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


def written(s: State, acts: Sequence[int]) -> tuple[str, ...]:
    """A plan as actions in writing; each can be submitted as it stands."""
    texts: list[str] = []
    for packed in acts:
        code, index, amount = _split(packed)
        texts.append(action_text(s, action(code % DETAILS, index, amount, code // DETAILS)))
    return tuple(texts)


def essence(actions: Sequence[str]) -> frozenset[str]:
    """What tells plans apart for people: not the order, and not where the last tokens stand."""
    small = ("deploy", "place", "end", "stop")
    large = [text for text in actions if not text.startswith(small)]
    return frozenset(large or actions)


def _split(packed: int) -> tuple[int, int, int]:
    single = packed // AMOUNTS
    return single // INDICES, single % INDICES, packed % AMOUNTS


def _begins_with_one_of(s: State, plan: Plan, options: Sequence[str]) -> bool:
    code, index, _ = _split(plan.acts[0])
    return action_text(s, action(code % DETAILS, index, 1, code // DETAILS)) in options
