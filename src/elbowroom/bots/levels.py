"""The levels people play against: easy, medium, hard and champion."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

from elbowroom.bots.bot import Bot
from elbowroom.bots.budget import Budget
from elbowroom.bots.coin_memory import Purses
from elbowroom.bots.plan_evaluation import Judge
from elbowroom.bots.planner import Plan, Planner
from elbowroom.bots.preferences import USUAL, Taste
from elbowroom.bots.redeployment import AMOUNTS, pack, settle
from elbowroom.bots.rollout import Habit
from elbowroom.notation.actions import action_text
from elbowroom.play.view import View, imagine
from elbowroom.rules.actions import DECLINE, DEPLOY, DETAILS, INDICES, STOP, action
from elbowroom.rules.menu import Menu
from elbowroom.rules.state import AFTERMATH, PHASES, PICK, REDEPLOY, RETREAT, State

_MOST_SEED = 2**31 - 1
# A turn is thought over several times: at the pick, before the conquests, after the die, at last.
_SHARE, _LAST_SHARE, _SHARE_OF_RETREAT = 0.45, 0.8, 0.2
_AFTERWARDS = PHASES[AFTERMATH]
_SEARCH = 0.35  # of what is spent at once, for finding plans


@dataclass(frozen=True)
class Strength:
    """How a level thinks; without *width* it does not plan, 0 nodes and 0 seconds are no limit.

    *duel* is the taste at a table of two, where it differs.
    """

    noise: float = 0.0
    taste: Taste = USUAL
    duel: Taste | None = None
    width: int = 0
    branch: int = 0
    picks: int = 0
    plans: int = 0
    samples: int = 0
    rounds: int = 0
    forts: int = 0
    trust: float = 8.0
    answers: int = 0
    nodes: int = 0
    seconds: float = 0.0


# Who plays for fun leaves neighbours alone, knows little of combos and clings to an old people.
GENTLE = Taste(hurt=0.3, combos=0.2, pride=12.0)
# At a table of two who clings that long loses to random play now and then.
GENTLE_OF_TWO = Taste(hurt=0.3, combos=0.2, pride=7.0)
EASY = Strength(noise=3.0, taste=GENTLE, duel=GENTLE_OF_TWO)
MEDIUM = Strength()
HARD = Strength(width=4, branch=6, picks=4, plans=4, samples=200, rounds=2, nodes=300)
CHAMPION = replace(
    HARD, picks=6, plans=12, samples=100_000, forts=8, answers=1, nodes=0, seconds=2.0
)


class Thinker(Bot):
    """Plans a turn from a guess at the whole position, and follows the plan to the next chance."""

    strength = MEDIUM

    def __init__(self, seed: int = 0, strength: Strength | None = None) -> None:
        super().__init__(seed)
        self.strength = strength or self.strength
        self._plan: list[str] = []
        self._turn = (0, 0)
        self._purses = Purses()
        self._nodes = 0
        self._seconds = 0.0

    def choose(self, view: View, options: list[str]) -> str:
        """The next action of the plan; a new plan where there is none."""
        if len(options) == 1:
            return options[0]
        begins = self._begins(view.round, view.turn)
        # Where there is no choice nobody is asked, and the plan still has that action. The end of
        # a redeployment must not answer for what may be done after scoring.
        stale = begins or view.phase == _AFTERWARDS
        if stale or not self._plan or self._plan[0] not in options:
            s = imagine(view, self.rng.below(_MOST_SEED))
            self._purses.look(s, view)
            acts = self.think(s)
            self._plan = [text for act in acts for text in texts(s, act)]
        return self._plan.pop(0)

    def choose_in(self, s: State) -> list[int]:
        """What to do in *s* itself, up to the next chance: for games to learn from."""
        self._begins(int(s.round), int(s.turn))
        return self.think(s)

    def _begins(self, number: int, seat: int) -> bool:
        """Whether another turn has begun; it has its own budget."""
        if (number, seat) == self._turn:
            return False
        self._turn = (number, seat)
        self._nodes, self._seconds = self.strength.nodes, self.strength.seconds
        return True

    def plan(self) -> list[str]:
        """The rest of the plan, up to the next chance."""
        return list(self._plan)

    def think(self, s: State) -> list[int]:
        """What to do from now to the next chance, as packed actions."""
        if self.strength.width:
            return self._search(s)
        taste = self._taste(s)
        if not s.pending and s.phase in (REDEPLOY, RETREAT):
            trail: list[int] = []
            settle(s.copy(), Menu(), taste, trail)
            return trail
        player = Habit(self.rng.below(_MOST_SEED), self.strength.noise)
        player.tastes = [taste]
        return [player.decide(s)]

    def _taste(self, s: State) -> Taste:
        duel = self.strength.duel
        return duel if duel is not None and s.seats == 2 else self.strength.taste

    def _search(self, s: State) -> list[int]:
        """Find plans, try them, and take what that took from the budget of the turn."""
        power, began = self.strength, perf_counter()
        seat, seed, share = s.decider, self.rng.below(_MOST_SEED), _share_of(s)
        planner = Planner(seed, self._budget(share * _SEARCH if power.plans else share))
        plans = self._plans(s, planner, seat)
        best, nodes = plans[0], int(planner.habit.nodes)
        if power.plans:
            budget = self._budget(share * (1 - _SEARCH))
            judge = Judge(seed, budget, power.rounds * s.seats, power.trust, power.answers)
            placing = not s.pending and s.phase in (REDEPLOY, RETREAT)
            few = plans[: power.plans] if placing else chosen(plans, power.plans)
            best = judge.best(few, seat, power.samples)
            nodes += judge.habit.nodes
        self._nodes = max(self._nodes - nodes, 0)
        self._seconds = max(self._seconds - (perf_counter() - began), 0.0)
        return to_stop(best.acts)

    def _budget(self, share: float) -> Budget:
        """A share of what is left for this turn, and at least a moment."""
        nodes = max(int(self._nodes * share), 1) if self.strength.nodes else 0
        seconds = max(self._seconds * share, 0.001) if self.strength.seconds else 0.0
        return Budget(nodes, seconds)

    def _plans(self, s: State, planner: Planner, seat: int) -> list[Plan]:
        power = self.strength
        if s.phase == PICK and not s.pending:
            return planner.picks(s, seat, power.width, power.branch, power.picks)
        if not s.pending and s.phase in (REDEPLOY, RETREAT):
            return planner.garrisons(s, seat, power.forts)
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


def _share_of(s: State) -> float:
    """How much of what is left for a turn may be spent on what is asked now."""
    if s.turn != s.decider:
        return _SHARE_OF_RETREAT
    return _LAST_SHARE if s.phase == REDEPLOY else _SHARE


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
