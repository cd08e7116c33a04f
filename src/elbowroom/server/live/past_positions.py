"""Positions that were: a part of the log is played again, beside the table and not at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from elbowroom.notation.code import write_code
from elbowroom.server.live.game import OVER, TURNING, Game
from elbowroom.server.live.sight import past
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup
from elbowroom.server.wire.tables import Sight

# So many logs are played again at the same time; the others wait, and no table for them.
_AT_ONCE: Final = 2
_ROOM: Final = asyncio.Semaphore(_AT_ONCE)


@dataclass(frozen=True)
class GameLog:
    """The lines of a table, apart from the table; *over* when nothing in it is secret any more."""

    id: str
    setup: Setup
    secret: str
    lines: tuple[tuple[Line, float], ...]
    over: bool


def game_log(game: Game) -> GameLog:
    """What has been written at a table until now."""
    lines = tuple((log_line.line, log_line.at) for log_line in game.lines)
    return GameLog(game.id, game.setup, game.secret, lines, game.status == OVER)


async def past_sights(log: GameLog, held: Sequence[int], after: int, most: int) -> list[Sight]:
    """The first *most* positions after line *after*, as whoever holds these seats may see them."""
    async with _ROOM:
        return await asyncio.to_thread(_sights, log, held, after, most)


def _sights(log: GameLog, held: Sequence[int], after: int, most: int) -> list[Sight]:
    found: list[Sight] = []
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines:
        if len(found) == most:
            break
        game.apply(msgspec.structs.replace(line), at)
        if game.seq > after and line.kind in TURNING:
            found.append(past(game, held, log.over))
    return found


async def code_at(log: GameLog, seq: int) -> str:
    """The whole position after line *seq* as a code; empty where nothing can be played on."""
    async with _ROOM:
        return await asyncio.to_thread(_code, log, seq)


def _code(log: GameLog, seq: int) -> str:
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines[:seq]:
        game.apply(msgspec.structs.replace(line), at)
    match = game.match
    return "" if match is None or match.over else write_code(match.state)
