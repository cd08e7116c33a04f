"""Games of another version of the rules: they can be looked at, but not played any more."""

from __future__ import annotations

from typing import Final

from elbowroom.server.live.game import OVER, POSITION_KINDS, Game
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.snapshot import Snapshot, read
from elbowroom.server.wire.setup import Setup

OTHER_RULES: Final = "other-rules"


class ForeignGame(Game):
    """A game whose moves would mean something else by the rules of this version.

    Seats, talk and the end work as always. Lines that change the position are listed, but the
    engine does not play them; *last_snapshot* has the last position that was stored, if any.
    """

    def __init__(
        self, id: str, setup: Setup, secret: str, over: bool, snapshot: str | None
    ) -> None:
        super().__init__(id, setup, secret)
        self.last_snapshot: Final[Snapshot | None] = read(snapshot) if snapshot else None
        self.status = OVER if over else OTHER_RULES

    def handle(self, log_line: LogLine) -> None:
        """Do what a line of its kind does, unless it would change the position."""
        if log_line.line.kind not in POSITION_KINDS:
            super().handle(log_line)

    @property
    def winners(self) -> list[int]:
        """Who won; in a game that was given up, who has most coins in the last known position."""
        if self.last_snapshot is None or self.status != OVER:
            return []
        coins = self.last_snapshot.coins
        richest = [seat for seat, purse in enumerate(coins, 1) if purse == max(coins)]
        return list(self.last_snapshot.view.winners) or richest

    def record(self) -> str:
        """The record that was stored when the game ended; empty if it never did."""
        return self.last_snapshot.record if self.last_snapshot is not None else ""

    def position_changed(self, log_line: LogLine) -> None:
        """Note the line; clock and status stay as they are."""
        self.position_seq = log_line.seq
        self.proposal = None
