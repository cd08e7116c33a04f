"""What the clocks of a table are charged when it was not driven, or the wall clock was set.

These are calls in the queue of a table, by the process that drives it.
"""

from __future__ import annotations

import time

from elbowroom.server.live.game import PLAYING
from elbowroom.server.live.table import Table
from elbowroom.server.operations.steady_clock import MOST_DRIFT
from elbowroom.server.wire.messages import Line


async def forgive(table: Table) -> None:
    """Charge nobody for the time since the last line: no clock runs while nobody drives it."""
    await _resume(table, None)


async def follow_wall_clock(table: Table) -> None:
    """Somebody has set the clock of this machine: go by it, and charge nobody for the jump."""
    deadline = table.game.clocks.deadline()
    left = None if deadline is None else deadline - table.clock.now()
    table.clock.set()
    await _resume(table, left)


async def wake_clock(table: Table, wake_at: float | None) -> None:
    """The table slept, and its time is up at *wake_at*, by ``time.monotonic``.

    If the wall clock was set meanwhile, the log says so from now on.
    """
    deadline = table.game.clocks.deadline()
    if wake_at is None or deadline is None:
        return
    left = wake_at - time.monotonic()
    if abs(deadline - table.clock.now() - left) > MOST_DRIFT:
        await _resume(table, left)


async def _resume(table: Table, left: float | None) -> None:
    """Let who is to move have *left* seconds from now; None: as many as after the last line."""
    game = table.game
    if table.lease and game.setup.clock is not None and game.status == PLAYING:
        await table.write(Line("resumed", amount=game.clocks.used(left)), driven=True)
