"""The proof that a database is whole: every game of it is played again from its log."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from elbowroom.rules.state import RULES
from elbowroom.server.live.broken_games import FAULTS
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.other_rules import ForeignGame
from elbowroom.server.live.proof import check_record
from elbowroom.server.live.snapshot import resume, take
from elbowroom.server.storage.base import GameRow, LogRow, Store
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.encoding import decode_line, decode_setup


@dataclass(frozen=True)
class Verdict:
    """The result for one game; *fault* is empty when all is well.

    A game of *other_rules* cannot be replayed: only its lines are counted.
    """

    game: str
    lines: int
    fault: str = ""
    other_rules: bool = False


async def verify(store: Store) -> list[Verdict]:
    """Replay every game of a store, and check its dice, its record and its snapshot."""
    return [
        check(row, await store.log(row.id), await store.snapshot(row.id))
        for row in await store.games()
    ]


def check(row: GameRow, lines: list[LogRow], snapshot: str | None = None) -> Verdict:
    """Replay one game: no line missing, every move legal, every die as the seed says."""
    other_rules = False
    try:
        setup = decode_setup(row.setup)
        other_rules = setup.rules != int(RULES)
        for number, line in enumerate(lines, 1):
            if line.seq != number:
                return Verdict(row.id, len(lines), f"line {number} is missing", other_rules)
        if other_rules:
            game: Game = ForeignGame(row.id, setup, row.secret, row.status == OVER, snapshot)
            for line in lines:
                game.apply(decode_line(line.body), line.at)
        else:
            _check_game(row, Game(row.id, setup, row.secret), lines, snapshot)
    except FAULTS as error:
        return Verdict(row.id, len(lines), f"{type(error).__name__}: {error}", other_rules)
    return Verdict(row.id, len(lines), "", other_rules)


def _check_game(row: GameRow, game: Game, lines: list[LogRow], snapshot: str | None) -> None:
    for line in lines:
        _check_line(game, decode_line(line.body), line.at)
    if game.status != row.status:
        raise ValueError(f"it is {game.status}, not {row.status}")
    if game.status == OVER:
        check_record(game.record())
    if snapshot is not None:
        _check_snapshot(game, snapshot)


def _check_snapshot(game: Game, snapshot: str) -> None:
    """A snapshot that would be used must lead to the same game as the log."""
    twin = Game(game.id, game.setup, game.secret)
    if resume(twin, game.lines, snapshot):
        for log_line in game.lines[twin.seq :]:
            twin.apply(msgspec.structs.replace(log_line.line), log_line.at)
        if take(twin) != take(game):
            raise ValueError("the snapshot is not what the log makes")


def _check_line(game: Game, line: wire.Line, at: float) -> None:
    recorded = line.chance
    line.chance = ()  # so that it is drawn from the seed again
    if game.apply(line, at).line.chance != recorded:
        raise ValueError(f"chance at line {game.seq} is not what the seed says")
