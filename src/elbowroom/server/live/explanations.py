"""Why a region costs what it costs, why an action is refused, what a seat would earn now.

For the seat itself only: what it can pay depends on coins that are its own.
"""

from __future__ import annotations

from elbowroom.errors import ElbowroomError
from elbowroom.notation.actions import parse_action
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.explain import price
from elbowroom.rules.legal import is_legal
from elbowroom.rules.means import means_named
from elbowroom.rules.odds import hope_for
from elbowroom.rules.refusals import why_not
from elbowroom.rules.state import State
from elbowroom.server.live.commands import Caller
from elbowroom.server.live.game import Game
from elbowroom.server.live.sight import coming, parts_of
from elbowroom.server.wire.messages import Explain, Explained, Refusal


async def explain(game: Game, caller: Caller, asked: Explain) -> Explained | Refusal:
    """The price of a region, the reason against an action, or the coming income of a seat."""
    held = game.held(caller.person)
    number = asked.seat or (game.decider if game.decider in held else next(iter(held), 0))
    if number not in held:
        return Refusal("not-your-seat", asked.id)
    if game.match is None:
        return Refusal("not-playing", asked.id)
    state = game.match.state
    if not asked.region and not asked.action:
        earned = coming(state, number)
        return Explained(id=asked.id, total=earned.total, parts=earned.parts)
    if number != game.decider:
        return Refusal("nothing-to-explain", asked.id)
    act = _meant(state, asked)
    if isinstance(act, str):
        return Refusal(act, asked.id)
    return _explained(state, act, asked)


def _meant(state: State, asked: Explain) -> Action | str:
    """The action that is asked about, or the key of what is wrong with the question."""
    if asked.action:
        try:
            return parse_action(state, asked.action)
        except ElbowroomError:
            return "not-parsable"
    region = next((n for n, site in enumerate(state.atlas.sites) if site.slug == asked.region), -1)
    marks = [int(means_named(word)) for word in asked.means.split()]
    if region < 0 or 0 in marks or (state.acting or state.active[state.turn]) is None:
        return "nothing-to-explain"
    return action(a.CONQUER, region, 1, sum(set(marks)))


def _explained(state: State, act: Action, asked: Explain) -> Explained:
    answer = Explained(id=asked.id, total=0, parts=[])
    taking = act.kind in (a.CONQUER, a.ROLL)
    if taking and (army := state.acting or state.active[state.turn]) is not None:
        total = price(state, act.index, act.detail, army)
        answer.total, answer.parts = int(total.total), parts_of(total)
        answer.toll = int(total.toll)
        answer.odds = _odds(state, act)
    reason = why_not(state, act)
    if reason is not None:
        answer.reason = reason.key
        answer.numbers, answer.names = dict(reason.numbers), dict(reason.names)
    return answer


def _odds(state: State, act: Action) -> float | None:
    """The chance of the die for the same region and means, where it may be thrown for it."""
    roll = action(a.ROLL, act.index, 1, act.detail)
    return hope_for(state, act.index, act.detail) if is_legal(state, roll) else None
