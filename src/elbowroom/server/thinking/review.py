"""The moments that decided a game, and what would have been better: jobs of another process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from elbowroom.arena.analysis import NODES, Decision, PlayedTurn, Stretch, decision, turns_of
from elbowroom.bots import rollout
from elbowroom.bots.hint import Proposal
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.notation.actions import parse_action
from elbowroom.play.action_messages import action_message
from elbowroom.play.record import load_match
from elbowroom.play.view import view
from elbowroom.play.view_types import View
from elbowroom.rules.apply import apply
from elbowroom.rules.state import State
from elbowroom.words.message import Message

MOST_MOMENTS: Final = 3
# In coins; a smaller loss is within the error of the forecast.
_LEAST_COST: Final = 0.5
# Uncompiled, a node takes twenty times as long: search less, so that nobody waits for minutes.
_NODES: Final = NODES if not rollout.__file__.endswith(".py") else NODES // 10


class Variation(Struct):
    """A way to go on: its actions in words, the position before the first and after each.

    *coins* and *win* are what the seat is expected to have at the end of the game, and its chance
    to win, from 0 to 1.
    """

    actions: list[Message]
    views: list[View]
    coins: float
    win: float


class DecidingMoment(Struct):
    """A decision that cost its seat *cost* coins of lead, compared with a *better* one.

    It was made after *step* actions of players; *seq* is the line of the log that led there.
    """

    step: int
    round: int
    seat: int
    cost: float
    played: Variation
    better: Variation
    seq: int = 0


class Review(Struct):
    """The moments that decided a game, in order; *done* of all *turns* have been looked at."""

    done: int
    turns: int
    moments: list[DecidingMoment]


@lru_cache(2)
def _turns(record: str) -> list[PlayedTurn]:
    return turns_of(load_match(record))


def seats_to_move(record: str) -> list[int]:
    """The seat of every turn of a recorded game, from 1."""
    return [turn.seat for turn in _turns(record)]


def costliest(question: tuple[str, int]) -> DecidingMoment | None:
    """The decision that cost most in a turn (record, number of the turn); None if none did."""
    record, number = question
    turn, evaluator = _turns(record)[number], learnt_evaluator()
    best: tuple[Decision, Stretch] | None = None
    for stretch in turn.stretches:
        if int(stretch.start.decider) + 1 != turn.seat:
            continue
        made = decision(stretch, _NODES, 0, evaluator)
        if made.cost >= (best[0].cost if best else _LEAST_COST):
            best = made, stretch
    if best is None:
        return None
    made, stretch = best
    return DecidingMoment(
        stretch.before, turn.round, turn.seat, made.cost,
        _variation(stretch.start, made.played), _variation(stretch.start, made.best),
    )  # fmt: skip


def _variation(start: State, proposal: Proposal) -> Variation:
    at = start.copy()
    actions, views = [], [view(at, None, code=False)]
    for text in proposal.actions:
        act = parse_action(at, text)
        actions.append(action_message(at, act))
        apply(at, act)
        views.append(view(at, None, code=False))
    return Variation(actions, views, proposal.coins, proposal.win)


def deciding(moments: Sequence[DecidingMoment]) -> list[DecidingMoment]:
    """The few that cost the largest chances to win, then coins, in the order of the game."""
    dearest = sorted(moments, key=_weight, reverse=True)[:MOST_MOMENTS]
    return sorted(dearest, key=lambda each: each.step)


def _weight(moment: DecidingMoment) -> tuple[float, float]:
    """A chance is only known to a hundredth; where it makes no difference, coins do."""
    return round(moment.better.win - moment.played.win, 2), moment.cost
