"""Hints for the person who is to move, over HTTP and sockets alike."""

from __future__ import annotations

from elbowroom.bots.advice_messages import comparison_message, figures_message
from elbowroom.bots.hint import Advice
from elbowroom.notation.actions import parse_action
from elbowroom.play.action_messages import offered_action
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.commands import CommandRefused
from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.sight import bot_sight
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.thinking.analysis import HintQuestion
from elbowroom.server.wire.messages import Advised, Hint, Refusal
from elbowroom.server.wire.tables import AdvisedPlan


async def advise(
    hub: Hub, limits: RateLimits, table: Table, caller: Caller, request: Hint
) -> Advised | Refusal:
    """What a bot would do in the caller's place, and why."""
    try:
        question, seq = await table.call(lambda: _question(table, caller))
    except CommandRefused as error:
        return Refusal(error.refusal.error, request.id)
    except Busy:
        return Refusal("busy", request.id)
    except StoreDown:
        return Refusal("store-down", request.id)
    if not limits.hints.take(caller.person):
        return Refusal("too-fast", request.id)
    advice = await hub.analysis.advice(question, caller.shares(table.game))
    if advice is None:
        return Refusal("busy", request.id)
    return _advised(request.id, seq, advice, table)


async def _question(table: Table, caller: Caller) -> tuple[HintQuestion, int]:
    await table.freshen()
    game = table.game
    if not game.setup.hints:
        raise CommandRefused("no-hints-here")
    if game.match is None or game.status != PLAYING:
        raise CommandRefused("not-playing")
    if game.decider not in game.seats_of(caller.person):
        raise CommandRefused("not-your-turn")
    # A hint knows what the seat sees and nothing else, like any bot's move.
    return HintQuestion(bot_sight(game), game.position_seq), game.position_seq


def _advised(id: str, seq: int, advice: Advice, table: Table) -> Advised:
    assert table.game.match is not None, "somebody was to move"
    s = table.game.match.state
    plans = [
        AdvisedPlan(
            [offered_action(s, parse_action(s, text)) for text in plan.actions],
            plan.coins, plan.lead, plan.win, plan.now, plan.later, plan.rival,
            plan.facts, differences := advice.differences(number),
            figures_message(plan), comparison_message(differences),
        )
        for number, plan in enumerate(advice.plans)
    ]  # fmt: skip
    return Advised(id, seq, advice.seat, plans)
