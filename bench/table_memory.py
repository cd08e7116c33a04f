"""How much memory a running table takes after sixty moves, without sockets and database."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from elbowroom.rules.state import RULES
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.table import Table
from elbowroom.server.storage.base import GameRow, LogRow
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Line, Move
from elbowroom.server.wire.setup import Setup

SEATS: Final = 4
MOVES: Final = 60
_WARM: Final = 10
_TABLES: Final = 200


class Nowhere:
    """A store that forgets everything but the first lines."""

    shared = False

    def __init__(self, rows: list[LogRow]) -> None:
        self.rows = rows

    async def append(
        self, row: LogRow, status: str = "", person: str = "", owner: str = "",
        played: Sequence[str] = (), talker: str = "",
    ) -> bool:  # fmt: skip
        """Pretend to."""
        return True

    async def log(self, game: str, after: int = 0) -> list[LogRow]:
        """The first lines, once."""
        rows, self.rows = self.rows, []
        return rows

    async def snapshot(self, game: str) -> None:
        """There is none."""

    async def put_snapshot(self, game: str, seq: int, body: str) -> None:
        """Pretend to."""


async def played(luck: random.Random) -> Table:
    """A table with four people who have made sixty moves."""
    setup = Setup("surface-4", "surface", SEATS, {}, None, "", False, None, "p1", int(RULES))
    row = GameRow("table", encode(setup).decode(), "7b" * 32, "open", 1.0, False)
    people = [Line("sat", seat, person=f"p{seat}") for seat in range(1, SEATS + 1)]
    lines = [*people, Line("started")]
    rows = [LogRow(row.id, seq, 1.0, encode(line).decode()) for seq, line in enumerate(lines, 1)]
    store: Any = Nowhere(rows)
    table = Table(store, row, lambda table: None)
    await table.load()
    for number in range(MOVES):
        await _move(table, luck, number)
    return table


async def _move(table: Table, luck: random.Random, number: int) -> None:
    game = table.game
    assert game.match is not None
    move = Move(f"m{number}", game.seq, luck.choice(game.match.legal()))
    caller = Caller(f"p{game.decider}")
    await table.call(lambda: table.do(caller, move))


def _resident() -> int:
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def _measure() -> float:
    luck = random.Random(1)
    tables = [await played(luck) for _ in range(_WARM)]
    before = _resident()
    tables += [await played(luck) for _ in range(_TABLES)]
    return (_resident() - before) / _TABLES


def kib_per_table() -> float:
    """Resident memory for each table, in KiB."""
    return round(asyncio.run(_measure()), 1)


if __name__ == "__main__":
    print(kib_per_table())
