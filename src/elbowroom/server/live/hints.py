"""Hints for the person who is to move: the same for sockets and HTTP."""

from __future__ import annotations

from elbowroom.bots.hint import Advice
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.commands import Caller, CommandRefused
from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.thinking.analysis import HintQuestion
from elbowroom.server.wire.messages import Advised, Hint, Refusal
from elbowroom.server.wire.tables import AdvisedPlan


async def advise(
    hub: Hub, limits: RateLimits, table: Table, caller: Caller, asked: Hint
) -> Advised | Refusal:
    """What a bot would do in the asker's place, and why."""
    try:
        puzzle, seq = await table.call(lambda: _puzzle(table, caller))
    except CommandRefused as error:
        return Refusal(error.refusal.error, asked.id)
    except Busy:
        return Refusal("busy", asked.id)
    if not limits.hints.take(caller.person):
        return Refusal("too-fast", asked.id)
    advice = await hub.studies.advice(puzzle)
    return Refusal("busy", asked.id) if advice is None else _told(asked.id, seq, advice)


async def _puzzle(table: Table, caller: Caller) -> tuple[HintQuestion, int]:
    await table.freshen()
    game = table.game
    if not game.setup.hints:
        raise CommandRefused("no-hints-here")
    if game.match is None or game.status != PLAYING:
        raise CommandRefused("not-playing")
    if game.decider not in game.held(caller.person):
        raise CommandRefused("not-your-turn")
    # A hint is made from what the seat sees, like any bot's move.
    return HintQuestion(game.match.view(game.decider), game.match.legal(), game.turned), game.turned


def _told(id: str, seq: int, advice: Advice) -> Advised:
    plans = [
        AdvisedPlan(
            list(plan.actions), plan.coins, plan.lead, plan.win, plan.now, plan.later, plan.rival,
            plan.facts, advice.differences(number),
        )
        for number, plan in enumerate(advice.plans)
    ]  # fmt: skip
    return Advised(id, seq, advice.seat, plans)
