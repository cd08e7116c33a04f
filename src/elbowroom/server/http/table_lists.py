"""Lists of tables: the lobby, and the tables of a person."""

from __future__ import annotations

from typing import Final

from elbowroom.rules.state import RULES
from elbowroom.server.live.broken_games import BrokenGame
from elbowroom.server.live.game import OVER
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.live.seat import OPEN
from elbowroom.server.storage.base import GameRow
from elbowroom.server.wire.api import ListedTable, TableList
from elbowroom.server.wire.encoding import decode_setup

MOST_TABLES: Final = 100


async def table_list(hub: Hub, rows: list[GameRow]) -> TableList:
    """What everybody may know of some tables."""
    return TableList([await _listed(hub, row) for row in rows])


async def _listed(hub: Hub, row: GameRow) -> ListedTable:
    setup = decode_setup(row.setup)
    open_seats, status = 0, row.status
    if setup.rules != int(RULES) and status != OVER:
        status = OTHER_RULES
    if status == OPEN:
        open_seats = await _open_seats(hub, row.id)
    return ListedTable(
        row.id, setup.name, setup.map, setup.box, status, setup.public, row.created, open_seats,
        setup.seats,
    )  # fmt: skip


async def _open_seats(hub: Hub, game: str) -> int:
    try:
        table = await hub.find(game)
    except BrokenGame:
        return 0
    seats = table.game.seats if table is not None else []
    return sum(1 for seat in seats if seat.kind == OPEN)
