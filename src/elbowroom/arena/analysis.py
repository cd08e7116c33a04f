"""A game looked at again: who was likely to win when, and what better plans there were.

Everything is known by then, so all purses are open to the analysis.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Final

from elbowroom.bots.chances import win_chances
from elbowroom.bots.hint import Advisor, Proposal
from elbowroom.bots.redeployment import pack
from elbowroom.play.match import Match
from elbowroom.play.retell import Moment, retell
from elbowroom.rules.actions import FIRST_OF_CHANCE
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.state import OVER, State

NODES: Final = 20_000


@dataclass(frozen=True)
class Decision:
    """What a seat (from 1) did up to the next stroke of chance, and the best that was found.

    *cost* is the lead, in coins at the end of the game, that the best plan is expected to bring
    more than what was played: nothing when that was as good as anything found.
    """

    seat: int
    played: Proposal
    best: Proposal
    cost: float


@dataclass(frozen=True)
class Turn:
    """One turn: the chances of all seats after it, and every decision of it that was one."""

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
    acts: list[int] = field(default_factory=list)
    free: bool = False
    """Whether there was more than one way at any of them."""


@dataclass
class _Told:
    """A turn as it was played."""

    round: int
    seat: int
    end: State
    stretches: list[Stretch]


def turns_of(match: Match) -> list[_Told]:
    """The turns of *match*; one that was not finished is left out."""
    out: list[_Told] = []
    stretches: list[Stretch] = []
    for moment in retell(match):
        _add(stretches, moment)
        before, after = moment.before, moment.after
        if (before.round, before.turn) != (after.round, after.turn) or after.phase == OVER:
            told = [each for each in stretches if each.free]
            out.append(_Told(int(before.round), int(before.turn) + 1, after, told))
            stretches = []
    return out


def _add(stretches: list[Stretch], moment: Moment) -> None:
    act, s = moment.act, moment.before
    if act.kind >= FIRST_OF_CHANCE:
        # Whatever follows is a new decision.
        stretches.append(Stretch(moment.after))
        return
    if not stretches or stretches[-1].start.decider != s.decider:
        stretches.append(Stretch(s))
    last = stretches[-1]
    last.acts.append(int(pack(act.code, act.index, act.amount)))
    last.free = last.free or len(legal_actions(s)) > 1


def analysis(match: Match, nodes: int = NODES, seed: int = 0) -> Iterator[Turn]:
    """Turn by turn; the same *nodes* (for each decision) and *seed* give the same answers."""
    for told in turns_of(match):
        decisions = [decision(each, nodes, seed) for each in told.stretches]
        chances = tuple(win_chances(told.end, nodes, seed))
        yield Turn(told.round, told.seat, chances, tuple(decisions))


def decision(stretch: Stretch, nodes: int, seed: int) -> Decision:
    """What was played beside the best that is found; all plans meet the same luck."""
    advisor = Advisor(stretch.start, nodes, seed)
    played = advisor.played(stretch.acts)
    weighed = advisor.weigh([*advisor.plans(), played], 3, always=played)
    mine = next(each for each in weighed if each.plan is played)
    best = advisor.proposal(weighed[0])
    found = advisor.proposal(mine)
    return Decision(advisor.seat + 1, found, best, max(best.lead - found.lead, 0.0))
