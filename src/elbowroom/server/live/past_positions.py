"""Positions of the past: part of a log is replayed in a thread, so that no table waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from elbowroom.notation.code import write_code
from elbowroom.server.live.game import OVER, POSITION_KINDS, Game
from elbowroom.server.live.sight import past
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup
from elbowroom.server.wire.tables import Sight

# Logs that are replayed at the same time; further requests wait.
_REPLAYS_AT_ONCE: Final = 2
_REPLAYS: Final = asyncio.Semaphore(_REPLAYS_AT_ONCE)


@dataclass(frozen=True)
class GameLog:
    """A copy of a table's log; *over* when nothing in it is secret any more."""

    id: str
    setup: Setup
    secret: str
    lines: tuple[tuple[Line, float], ...]
    over: bool


def game_log(game: Game) -> GameLog:
    """The log of a game so far."""
    lines = tuple((log_line.line, log_line.at) for log_line in game.lines)
    return GameLog(game.id, game.setup, game.secret, lines, game.status == OVER)


async def past_sights(log: GameLog, own: Sequence[int], after: int, most: int) -> list[Sight]:
    """The first *most* positions after line *after*, as the holder of the seats *own* sees them."""
    async with _REPLAYS:
        return await asyncio.to_thread(_sights, log, own, after, most)


def _sights(log: GameLog, own: Sequence[int], after: int, most: int) -> list[Sight]:
    sights: list[Sight] = []
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines:
        if len(sights) == most:
            break
        game.apply(msgspec.structs.replace(line), at)
        if game.seq > after and line.kind in POSITION_KINDS:
            sights.append(past(game, own, log.over))
    return sights


async def code_at(log: GameLog, seq: int) -> str:
    """The code of the whole position after line *seq*; empty if no game can go on from there."""
    async with _REPLAYS:
        return await asyncio.to_thread(_code, log, seq)


def _code(log: GameLog, seq: int) -> str:
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines[:seq]:
        game.apply(msgspec.structs.replace(line), at)
    match = game.match
    return "" if match is None or match.over else write_code(match.state)
