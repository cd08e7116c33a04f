"""Tables in lists: the lobby, and where somebody has sat."""

from __future__ import annotations

from typing import Final

from elbowroom.rules.state import RULES
from elbowroom.server.http.context import Services
from elbowroom.server.live.game import OPEN, OVER
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.storage.base import GameRow
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.api import ListedTable, TableList

MOST_LISTED: Final = 100


async def table_list(services: Services, rows: list[GameRow]) -> TableList:
    """Some tables, as everybody may know them."""
    return TableList([await _listed(services, row) for row in rows])


async def _listed(services: Services, row: GameRow) -> ListedTable:
    setup = wire.decode_setup(row.setup)
    free = 0
    status = row.status
    if setup.rules != int(RULES) and status != OVER:
        status = OTHER_RULES
    if status == OPEN and (table := await services.hub.find(row.id)) is not None:
        free = sum(1 for seat in table.game.seats if seat.kind == OPEN)
    return ListedTable(
        row.id, setup.name, setup.map, setup.box, status, setup.public, row.created, free,
        setup.seats,
    )  # fmt: skip
