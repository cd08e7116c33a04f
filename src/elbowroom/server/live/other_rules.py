"""A table of another version of the rules: kept, shown as far as it tells, and played no more."""

from __future__ import annotations

from typing import Final

from elbowroom.server.live.game import OVER, Game, LogLine
from elbowroom.server.live.snapshot import Snapshot, read
from elbowroom.server.wire.messages import Line
from elbowroom.server.wire.setup import Setup

OTHER_RULES: Final = "other-rules"


class ForeignGame(Game):
    """The fold of a log whose moves mean something else today; *kept* is its last known position.

    Seats, talk and the end are as always. Moves are noted, and the engine is not asked.
    """

    def __init__(
        self, id: str, setup: Setup, secret: str, over: bool, snapshot: str | None
    ) -> None:
        super().__init__(id, setup, secret)
        self.kept: Final[Snapshot | None] = read(snapshot) if snapshot else None
        self.status = OVER if over else OTHER_RULES

    @property
    def winners(self) -> list[int]:
        """Who won, or has most coins as far as is known where the game was given up."""
        if self.kept is None or self.status != OVER:
            return []
        coins = self.kept.coins
        richest = [seat for seat, purse in enumerate(coins, 1) if purse == max(coins)]
        return list(self.kept.view.winners) or richest

    def record(self) -> str:
        """The record that was made when the game ended; empty if it never did."""
        return self.kept.record if self.kept is not None else ""

    def _turned(self, log_line: LogLine) -> None:
        self.turned = log_line.seq
        self.proposal = None

    def _on_started(self, line: Line, log_line: LogLine) -> None:
        """It began."""

    def _on_move(self, line: Line, log_line: LogLine) -> None:
        """Somebody did something."""

    def _on_undo(self, line: Line, log_line: LogLine) -> None:
        """Somebody took something back."""

    def _on_rewound(self, line: Line, log_line: LogLine) -> None:
        """All agreed to go back."""
