"""The levels people play against: easy, medium, hard and champion."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter

from elbowroom.bots.bot import Bot
from elbowroom.bots.budget import Budget
from elbowroom.bots.coin_memory import CoinMemory
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.plan import Breadth, Plan, distinct
from elbowroom.bots.planner import Planner
from elbowroom.bots.preferences import USUAL, Preferences
from elbowroom.bots.redeployment import AMOUNTS, is_decline, pack, place_everything
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.turn_tree import Shape, TurnTree
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.notation.actions import action_text
from elbowroom.play.observation import Observation, imagine
from elbowroom.rules.actions import DEPLOY, DETAILS, INDICES, STOP, action
from elbowroom.rules.menu import Menu
from elbowroom.rules.state import AFTERMATH, REDEPLOY, RETREAT, State

_MOST_SEED = 2**31 - 1
# A turn has several decisions: the pick, the conquests, what follows the die, the redeployment.
# Each gets this share of what is left of the budget of the turn.
_SHARE, _LAST_SHARE, _SHARE_OF_RETREAT = 0.55, 0.9, 0.2
_SEARCH = 0.35  # of the budget of a decision, at most, for finding plans; the rest compares them
_MOST_SAMPLES = 1_000_000


TREE = Shape(Breadth(width=2, branch=4, picks=2))


@dataclass(frozen=True)
class Strength:
    """How a level thinks.

    Without *width* it does not plan but plays like the quick player, with *noise* and *preferences*
    (*preferences_of_two* at a table of two, where they differ). *width*, *branch*, *picks*, *forts*
    and *abandons* are the ``Breadth`` of its search; *plans* is how many plans are compared, by a
    tree of the shape *tree*. *nodes* or *seconds* limit a turn.
    """

    noise: float = 0.0
    preferences: Preferences = USUAL
    preferences_of_two: Preferences | None = None
    width: int = 0
    branch: int = 0
    picks: int = 0
    forts: int = 0
    abandons: int = 0
    plans: int = 0
    tree: Shape = TREE
    nodes: int = 0
    seconds: float = 0.0


# Like a casual player: leaves neighbours alone, knows little about combos, and declines late.
GENTLE = Preferences(hurt=0.3, combos=0.2, decline_margin=12.0)
# At a table of two, declining that late would now and then lose to random play.
GENTLE_OF_TWO = Preferences(hurt=0.3, combos=0.2, decline_margin=7.0)
EASY = Strength(noise=3.0, preferences=GENTLE, preferences_of_two=GENTLE_OF_TWO)
MEDIUM = Strength()
HARD = Strength(
    width=4, branch=6, picks=4, forts=8, abandons=1, plans=12, nodes=100_000, seconds=1.0
)
CHAMPION = replace(HARD, picks=6, abandons=2, nodes=0, seconds=2.0)


class Thinker(Bot):
    """Plans a turn after guessing what is hidden; follows the plan to the next chance result."""

    strength = MEDIUM

    def __init__(
        self,
        seed: int = 0,
        strength: Strength | None = None,
        evaluator: Evaluator | None = None,
    ) -> None:
        super().__init__(seed)
        self.strength = strength or self.strength
        self.evaluator = evaluator or self._usual_evaluator()
        self._plan: list[str] = []
        self._turn = (0, 0)
        self._coins = CoinMemory()
        self._nodes = 0
        self._seconds = 0.0

    def _usual_evaluator(self) -> Evaluator:
        """Who plans values positions by what was learnt; rules of thumb need less."""
        return learnt_evaluator() if self.strength.width else linear_evaluator()

    def decide(self, observation: Observation) -> str:
        """The next action of the plan; makes a new plan if there is none."""
        actions = observation.actions
        if len(actions) == 1:
            return actions[0]
        position = observation.state
        new_turn = self._starts_turn(int(position.round), int(position.turn))
        # A bot is not asked where there is no choice, and its plan still has that action. The end
        # of a redeployment must not answer for what may be done after scoring.
        stale = new_turn or position.phase == AFTERMATH
        if stale or not self._plan or self._plan[0] not in actions:
            s = imagine(observation, self.rng.below(_MOST_SEED))
            self._coins.fill_in(s, observation)
            acts = self.think(s)
            self._plan = [text for act in acts for text in action_texts(s, act)]
        return self._plan.pop(0)

    def choose_in(self, s: State) -> list[int]:
        """Packed actions for *s* itself, up to the next result of chance: for training games."""
        self._starts_turn(int(s.round), int(s.turn))
        return self.think(s)

    def _starts_turn(self, number: int, seat: int) -> bool:
        """Whether another turn has begun; if so, its budget starts."""
        if (number, seat) == self._turn:
            return False
        self._turn = (number, seat)
        self._nodes, self._seconds = self.strength.nodes, self.strength.seconds
        return True

    def plan(self) -> list[str]:
        """The rest of the plan, up to the next result of chance."""
        return list(self._plan)

    def think(self, s: State) -> list[int]:
        """What to do from now to the next result of chance, as packed actions."""
        if self.strength.width:
            return self._search(s)
        preferences = self._preferences(s)
        if _places_tokens(s):
            trail: list[int] = []
            place_everything(s.copy(), Menu(), preferences, trail)
            return trail
        player = QuickPlayer(self.evaluator, self.rng.below(_MOST_SEED), self.strength.noise)
        player.preferences = [preferences]
        return [player.decide(s)]

    def _preferences(self, s: State) -> Preferences:
        of_two = self.strength.preferences_of_two
        return of_two if of_two is not None and s.seats == 2 else self.strength.preferences

    def _search(self, s: State) -> list[int]:
        """Find plans, compare them, and subtract the cost from the budget of the turn."""
        power, began = self.strength, perf_counter()
        seed, budget = self.rng.below(_MOST_SEED), self._budget(_share_of(s))
        planner = Planner(self.evaluator, seed, budget.part(_SEARCH))
        breadth = Breadth(power.width, power.branch, power.picks, power.forts, power.abandons)
        plans = planner.plans(s, s.decider, breadth)
        candidates = plans[: power.plans] if _places_tokens(s) else select_plans(plans, power.plans)
        tree = TurnTree(self.evaluator, seed, budget, power.tree, planner.quick.nodes)
        best = tree.best(candidates, s.decider, _MOST_SAMPLES)
        self._nodes = max(self._nodes - int(tree.nodes), 0)
        self._seconds = max(self._seconds - (perf_counter() - began), 0.0)
        return up_to_stop(best.acts)

    def _budget(self, share: float) -> Budget:
        """A share of what is left for this turn, but never nothing."""
        nodes = max(int(self._nodes * share), 1) if self.strength.nodes else 0
        seconds = max(self._seconds * share, 0.001) if self.strength.seconds else 0.0
        return Budget(nodes, seconds)


class Easy(Thinker):
    """Plays by rules of thumb, with noise."""

    strength = EASY


class Medium(Thinker):
    """Plays by rules of thumb."""

    strength = MEDIUM


class Hard(Thinker):
    """Plans its turn and plays a few samples of what may follow."""

    strength = HARD


class Champion(Thinker):
    """The strongest level, within its time."""

    strength = CHAMPION


def action_texts(s: State, packed: int) -> list[str]:
    """A packed action as texts of single actions."""
    amount, single = packed % AMOUNTS, packed // AMOUNTS
    code, index = single // INDICES, single % INDICES
    text = action_text(s, action(code % DETAILS, index, 1, code // DETAILS))
    return [text] * amount if code == DEPLOY else [text]


def _places_tokens(s: State) -> bool:
    """Whether the decision is a redeployment or a retreat."""
    return not s.pending and s.phase in (REDEPLOY, RETREAT)


def _share_of(s: State) -> float:
    """The share of the remaining budget of the turn that the present decision may use."""
    if s.turn != s.decider:
        return _SHARE_OF_RETREAT
    return _LAST_SHARE if s.phase == REDEPLOY else _SHARE


def up_to_stop(acts: list[int]) -> list[int]:
    """A plan up to the end of the conquests: the redeployment is planned separately after it."""
    stop = pack(STOP, 0)
    return acts[: acts.index(stop) + 1] if stop in acts else acts


def select_plans(plans: list[Plan], most: int) -> list[Plan]:
    """The best plans that differ, always including decline where that is legal."""
    differing = distinct(plans)
    declines = [plan for plan in differing[most:] if any(map(is_decline, plan.acts))]
    return differing[:most] + declines
