"""Explanations on request: the parts of a price, why an action is refused, the coming income.

Only the seat itself is answered: what it can pay depends on its coins, which others may not know.
"""

from __future__ import annotations

from elbowroom.errors import ElbowroomError
from elbowroom.notation.actions import parse_action
from elbowroom.notation.naming import reason_message
from elbowroom.play.action_messages import way_messages
from elbowroom.play.telling import part_message
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.explain import price
from elbowroom.rules.legal import is_legal
from elbowroom.rules.quote import odds_of
from elbowroom.rules.refusals import why_not
from elbowroom.rules.state import State
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import Game
from elbowroom.server.live.sight import expected_income
from elbowroom.server.wire.messages import Explain, Explained, Refusal


async def explain(game: Game, caller: Caller, request: Explain) -> Explained | Refusal:
    """Answer one question; the fields of *request* say which."""
    own = game.seats_of(caller.person)
    number = request.seat or (game.decider if game.decider in own else next(iter(own), 0))
    if number not in own:
        return Refusal("not-your-seat", request.id)
    if game.match is None:
        return Refusal("not-playing", request.id)
    state = game.match.state
    if not request.region and not request.action:
        income = expected_income(state, number)
        return Explained(id=request.id, total=income.total, parts=income.parts)
    if number != game.decider:
        return Refusal("nothing-to-explain", request.id)
    act = _action(state, request)
    if isinstance(act, str):
        return Refusal(act, request.id)
    return _explained(state, act, request)


def _action(state: State, request: Explain) -> Action | str:
    """The action in question, or the key of what is wrong with the question."""
    if request.action:
        try:
            return parse_action(state, request.action)
        except ElbowroomError:
            return "not-parsable"
    region = next(
        (n for n, site in enumerate(state.atlas.sites) if site.slug == request.region), -1
    )
    if region < 0 or (state.acting or state.active[state.turn]) is None:
        return "nothing-to-explain"
    return action(a.CONQUER, region)


def _explained(state: State, act: Action, request: Explain) -> Explained:
    reply = Explained(id=request.id, total=0, parts=[])
    if (
        act.kind in (a.CONQUER, a.ROLL)
        and (army := state.acting or state.active[state.turn]) is not None
    ):
        total = price(state, act.index, act.detail, army)
        reply.total = int(total.total)
        reply.parts = [part_message(part) for part in total.parts]
        reply.toll = int(total.toll)
        reply.thorns = int(total.thorns)
        reply.odds = _odds(state, act)
    reason = why_not(state, act)
    if reason is not None:
        reply.why = reason_message(reason)
    elif request.action:
        reply.notes = way_messages(state, act)
    return reply


def _odds(state: State, act: Action) -> float | None:
    """The chance (0 to 1) that a die is enough for this region; None if none may be rolled."""
    roll = action(a.ROLL, act.index, 1, act.detail)
    return odds_of(state, roll) if is_legal(state, roll) else None
