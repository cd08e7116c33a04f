"""Commands of people, from HTTP and from sockets alike: limits first, then the table's queue."""

from __future__ import annotations

from contextlib import suppress

from elbowroom.server.identity.accounts import may_bear
from elbowroom.server.identity.rate_limits import RateLimits
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.new_tables import rematch_table
from elbowroom.server.live.other_rules import OTHER_RULES, ForeignGame
from elbowroom.server.live.table import Busy, Table
from elbowroom.server.storage.base import StoreDown
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Ack, Line, Refusal


async def perform(
    hub: Hub, limits: RateLimits, table: Table, caller: Caller, command: wire.Command
) -> Ack | Refusal:
    """Execute a command of a person, or refuse it."""
    level = command.level if isinstance(command, (wire.SetBot, wire.HandOver)) else ""
    if level and (error := hub.roster.refusal(level, public=table.game.setup.public)):
        return Refusal(error, seq=table.game.seq)
    if table.game.seats_of(caller.person):
        table.address = caller.address
    if isinstance(command, wire.Say) and not _may_talk(limits, caller):
        return Refusal("too-fast")
    try:
        if isinstance(command, wire.Sit):
            name = command.name or caller.name
            if not await may_bear(hub.store, name, caller.person):
                return Refusal("name-taken", seq=table.game.seq)
        if isinstance(command, wire.Rematch):
            return await table.call(lambda: _rematch(hub, table, caller))
        reply = await table.call(lambda: table.do(caller, command))
    except Busy:
        return Refusal("busy", getattr(command, "id", ""))
    except StoreDown:
        return Refusal("store-down", getattr(command, "id", ""))
    if table.game.status == PLAYING and isinstance(command, wire.Start):
        with suppress(StoreDown):  # the next round of leases makes up for it
            await hub.drive(table)
    return reply


def _may_talk(limits: RateLimits, caller: Caller) -> bool:
    return limits.chats.take(caller.person) and limits.chats_of_address.take(caller.address)


async def _rematch(hub: Hub, table: Table, caller: Caller) -> Ack | Refusal:
    """The first who asks gets a new table made; the others are led to the same one."""
    await table.freshen()
    game = table.game
    own = game.seats_of(caller.person)
    if not own:
        return Refusal("not-your-seat", seq=game.seq)
    if not table.over:
        return Refusal("not-over", seq=game.seq)
    if isinstance(game, ForeignGame) and game.setup.position:
        # The position to begin with belongs to the other rules, too.
        return Refusal(OTHER_RULES, seq=game.seq)
    if not game.rematch:
        row, lines, people = rematch_table(game, caller)
        await hub.create(row, lines, people)
        await table.write(Line("rematch", own[0], row.id))
    return Ack("", table.game.seq)
