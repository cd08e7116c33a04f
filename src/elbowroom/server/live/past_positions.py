"""Positions of the past: part of a log is replayed in a thread, so that no table waits for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

import msgspec

from elbowroom.notation.code import write_code
from elbowroom.server.identity.fair_queue import FairQueue, Turn
from elbowroom.server.live.game import OVER, POSITION_KINDS, Game
from elbowroom.server.live.sight import past_sight
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup
from elbowroom.server.wire.tables import Sight

# One log is replayed at a time; further requests wait, a few for each address.
_REPLAYS: Final = FairQueue(1, most=20)
# Seconds that it takes to show one position; what it really took is counted afterwards.
SIGHT_SECONDS: Final = 0.001
T = TypeVar("T")


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


def seqs_of_steps(game: Game) -> list[int]:
    """The lines that led to the present position: the start, then one for each action."""
    seqs: list[int] = []
    for log_line in game.moves:
        if log_line.line.kind == "undo":
            del seqs[-log_line.line.amount :]
        else:
            seqs.append(log_line.seq)
    return seqs


@dataclass(frozen=True)
class Replayed(Generic[T]):
    """What a replay was for, and the seconds of computing that it took."""

    result: T
    seconds: float


async def _replay(work: Callable[[], T], turn: Turn) -> Replayed[T]:
    def measured() -> Replayed[T]:
        start = time.thread_time()
        result = work()
        return Replayed(result, time.thread_time() - start)

    async with _REPLAYS.turn(turn):
        return await asyncio.to_thread(measured)


async def past_sights(
    log: GameLog, own: Sequence[int], after: int, most: int, turn: Turn
) -> Replayed[list[Sight]]:
    """The first *most* positions after line *after*, as the holder of the seats *own* sees them."""
    return await _replay(lambda: _sights(log, own, after, most), turn)


def _sights(log: GameLog, own: Sequence[int], after: int, most: int) -> list[Sight]:
    sights: list[Sight] = []
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines:
        if len(sights) == most:
            break
        game.apply(msgspec.structs.replace(line), at)
        if game.seq > after and line.kind in POSITION_KINDS:
            sights.append(past_sight(game, own, log.over))
    return sights


async def code_at(log: GameLog, seq: int, turn: Turn) -> Replayed[str]:
    """The code of the whole position after line *seq*; empty if no game can go on from there."""
    return await _replay(lambda: _code(log, seq), turn)


def _code(log: GameLog, seq: int) -> str:
    game = Game(log.id, log.setup, log.secret)
    for line, at in log.lines[:seq]:
        game.apply(msgspec.structs.replace(line), at)
    match = game.match
    return "" if match is None or match.over else write_code(match.state)
