"""Commands of people, from HTTP and from sockets alike: limits first, then the table's queue."""

from __future__ import annotations

from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.commands import Caller
from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.new_tables import set_again
from elbowroom.server.live.other_rules import OTHER_RULES, ForeignGame
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Ack, Line, Refusal


async def perform(
    hub: Hub, limits: RateLimits, table: Table, caller: Caller, wanted: wire.Command
) -> Ack | Refusal:
    """The same for HTTP and sockets: limits first, then the table's queue."""
    level = wanted.level if isinstance(wanted, wire.SetBot | wire.HandOver) else ""
    if level and not hub.roster.knows(level):
        return Refusal("no-such-bot", seq=table.game.seq)
    if isinstance(wanted, wire.Say) and not limits.chats.take(caller.person):
        return Refusal("too-fast")
    try:
        if isinstance(wanted, wire.Rematch):
            return await table.call(lambda: _rematch(hub, table, caller))
        answer = await table.call(lambda: table.do(caller, wanted))
    except Busy:
        return Refusal("busy", getattr(wanted, "id", ""))
    except StoreDown:
        return Refusal("store-down", getattr(wanted, "id", ""))
    if table.game.status == PLAYING and isinstance(wanted, wire.Start):
        await hub.take(table)
    return answer


async def _rematch(hub: Hub, table: Table, caller: Caller) -> Ack | Refusal:
    """The first who asks sets the table; the others find it."""
    await table.freshen()
    game = table.game
    if not game.held(caller.person):
        return Refusal("not-your-seat", seq=game.seq)
    if not table.over:
        return Refusal("not-over", seq=game.seq)
    if isinstance(game, ForeignGame) and game.setup.position:
        return Refusal(OTHER_RULES, seq=game.seq)  # the position is of those rules
    if not game.rematch:
        row, lines, people = set_again(game, caller)
        await hub.create(row, lines, people)
        await table.write(Line("rematch", game.held(caller.person)[0], row.id))
    return Ack("", table.game.seq)
