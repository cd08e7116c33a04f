"""Analysis of a finished game: who was likely to win when, and which plans were better.

It sees all purses, because the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Final

from elbowroom.bots.chances import win_chances
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.hint import Advisor, Proposal
from elbowroom.bots.redeployment import pack
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.play.match import Match
from elbowroom.play.retell import Moment, retell
from elbowroom.rules.actions import FIRST_OF_CHANCE
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.state import OVER, State

NODES: Final = 20_000


@dataclass(frozen=True)
class Decision:
    """What a seat (from 1) played up to the next result of chance, and the best plan found.

    *cost* is how many more coins of lead at the end of the game the best plan is expected to bring
    than the actual play; 0 if no plan is better.
    """

    seat: int
    played: Proposal
    best: Proposal
    cost: float


@dataclass(frozen=True)
class Turn:
    """One turn: the chances of all seats after it, and every decision in it with a choice."""

    round: int
    seat: int
    chances: tuple[float, ...]
    decisions: tuple[Decision, ...]

    @property
    def cost(self) -> float:
        """What the decisions of the seat whose turn it was cost."""
        return sum(each.cost for each in self.decisions if each.seat == self.seat)

    @property
    def worst(self) -> Decision | None:
        """Its most expensive decision."""
        mine = [each for each in self.decisions if each.seat == self.seat]
        return max(mine, key=lambda each: each.cost, default=None)

    def to_dict(self) -> dict[str, object]:
        """The same for JSON."""
        return asdict(self) | {"cost": self.cost}


@dataclass
class Stretch:
    """Actions of one seat in a row, without chance between them."""

    start: State
    before: int = 0
    """How many actions of seats came before it in the game."""
    acts: list[int] = field(default_factory=list)
    free: bool = False
    """Whether any of them was a choice among several actions."""


@dataclass
class PlayedTurn:
    """A turn as it was played."""

    round: int
    seat: int
    end: State
    stretches: list[Stretch]


def turns_of(match: Match) -> list[PlayedTurn]:
    """The turns of *match*; one that was not finished is left out."""
    out: list[PlayedTurn] = []
    stretches: list[Stretch] = []
    actions = 0
    for moment in retell(match):
        actions += moment.act.kind < FIRST_OF_CHANCE
        _add(stretches, moment, actions)
        before, after = moment.before, moment.after
        if (before.round, before.turn) != (after.round, after.turn) or after.phase == OVER:
            free = [each for each in stretches if each.free]
            out.append(PlayedTurn(int(before.round), int(before.turn) + 1, after, free))
            stretches = []
    return out


def _add(stretches: list[Stretch], moment: Moment, actions: int) -> None:
    """*actions* is how many actions of seats there were so far, that of *moment* included."""
    act, s = moment.act, moment.before
    if act.kind >= FIRST_OF_CHANCE:
        # What follows is a new decision.
        stretches.append(Stretch(moment.after, actions))
        return
    if not stretches or stretches[-1].start.decider != s.decider:
        stretches.append(Stretch(s, actions - 1))
    last = stretches[-1]
    last.acts.append(int(pack(act.code, act.index, act.amount)))
    last.free = last.free or len(legal_actions(s)) > 1


def analysis(match: Match, nodes: int = NODES, seed: int = 0) -> Iterator[Turn]:
    """Analyse turn by turn; the same *nodes* (for each decision) and *seed* give equal results."""
    evaluator = learnt_evaluator()
    for turn in turns_of(match):
        decisions = [decision(each, nodes, seed, evaluator) for each in turn.stretches]
        chances = tuple(win_chances(turn.end, nodes, seed, evaluator))
        yield Turn(turn.round, turn.seat, chances, tuple(decisions))


def decision(stretch: Stretch, nodes: int, seed: int, evaluator: Evaluator) -> Decision:
    """What was played compared with the best plan; all plans get the same dice and draws."""
    advisor = Advisor(stretch.start, nodes, seed, evaluator)
    played = advisor.plan_of(stretch.acts)
    weighed = advisor.weigh([*advisor.plans(), played], 3, always=played)
    mine = next(each for each in weighed if each.plan is played)
    best = advisor.proposal(weighed[0])
    actual = advisor.proposal(mine)
    return Decision(advisor.seat + 1, actual, best, max(best.lead - actual.lead, 0.0))
