"""Whether anybody plays at a table whose clock runs: a game that nobody attends waits.

A bot stands in for a person whose time is up. If nobody were there, bots would play the game out
among themselves; so after one such turn it goes on only when a person is connected or acts.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from elbowroom.server.live.game import PLAYING, Game
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.table import LineTaken, Table
from elbowroom.server.wire.messages import Line

# Lines that nobody has to be there for.
_BY_THEMSELVES: Final = ("returned", "resumed", "rewound")


def deadline(table: Table) -> float | None:
    """When a bot stands in for the person who is to move; None if the game waits for people."""
    game = table.game
    due = game.clocks.deadline()
    seat = game.seat(game.decider)
    if due is None or seat is None or seat.bot or not _attended(table):
        return None
    return due


def _attended(table: Table) -> bool:
    game = table.game
    return any(game.seats_of(each.person) for each in table.listeners) or _acted(game)


def _acted(game: Game) -> bool:
    """Whether a person has done anything since a bot stood in for one."""
    for line in (log_line.line for log_line in reversed(game.lines)):
        if line.kind == "flag":
            return False
        if not line.level and line.kind not in _BY_THEMSELVES:
            return True
    return True


async def arrive(table: Table, listener: Listener) -> None:
    """Somebody has connected: a game that waited goes on; whoever is to move gets a fresh turn."""
    game = table.game
    own = game.seats_of(listener.person)
    if game.setup.clock is None or game.status != PLAYING or not own:
        return
    late = (game.clocks.deadline() or table.clock.now()) < table.clock.now()
    if late and game.decider in own and not game.seats[game.decider - 1].bot:
        with suppress(LineTaken):
            await table.write(Line("back", game.decider))
    table.after_line(table)
