"""Chess clocks for a table: time for a turn, for a game, or both.

Times are in seconds. They come from the log, so that a replay shows the same clocks.
"""

from __future__ import annotations

from typing import Final

from elbowroom.server.wire.setup import ClockSetting
from elbowroom.server.wire.tables import ClockInfo

# Seconds that somebody has at least who takes the seat back after running out of time.
GRACE: Final = 30.0


class Clocks:
    """The time that every seat (from 1) has used. At most one clock runs."""

    def __init__(self, setting: ClockSetting | None, seats: int) -> None:
        self.setting: Final = setting
        self.seats: Final = seats
        self.turn_used: Final = [0.0] * (seats + 1)
        self.game_used: Final = [0.0] * (seats + 1)
        self.turn: tuple[int, int] | None = None
        self.running = 0
        self.since = 0.0

    def run(self, seat: int, turn: tuple[int, int], at: float) -> None:
        """Charge the seat whose clock runs, and start the clock of *seat*."""
        self.charge(at)
        self.running = seat
        if turn != self.turn:
            self.turn = turn
            self.turn_used[:] = [0.0] * (self.seats + 1)

    def charge(self, at: float) -> None:
        """Add the time until *at* to what the running seat has used."""
        used = max(0.0, at - self.since)
        if self.running:
            self.turn_used[self.running] += used
            self.game_used[self.running] += used
        self.since = at

    def resume(self, at: float, used: float) -> None:
        """Charge who is to move for *used* seconds, and for nothing else until *at*.

        The server was down, or somebody has set the clock of its machine.
        """
        self.since = at - used
        self.charge(at)

    def used(self, left: float | None) -> int:
        """The whole seconds that who is to move has used since *since*, with *left* to go."""
        deadline = self.deadline()
        if deadline is None or left is None:
            return 0
        return max(0, int(deadline - self.since - left))

    def came_back(self, seat: int, at: float) -> None:
        """Give a seat that had run out of time a fresh turn, and a little time for the game."""
        self.charge(at)
        self.turn_used[seat] = 0.0
        if self.setting is not None and self.setting.game is not None:
            self.game_used[seat] = min(self.game_used[seat], self.setting.game - GRACE)

    def left(self, seat: int, at: float) -> ClockInfo:
        """The time that *seat* has left at the moment *at*."""
        now = max(0.0, at - self.since) if seat == self.running else 0.0
        setting = self.setting or ClockSetting()
        turn = None if setting.turn is None else setting.turn - self.turn_used[seat] - now
        game = None if setting.game is None else setting.game - self.game_used[seat] - now
        return ClockInfo(seat, turn, game, seat == self.running)

    def all_left(self, at: float) -> list[ClockInfo]:
        """The time that every seat has left at the moment *at*; empty without clocks."""
        if self.setting is None:
            return []
        return [self.left(seat, at) for seat in range(1, self.seats + 1)]

    def deadline(self) -> float | None:
        """The moment at which the running seat's time is up; None if no clock runs."""
        if self.setting is None or not self.running:
            return None
        left = self.left(self.running, self.since)
        return self.since + min(time for time in (left.turn, left.game, 1e9) if time is not None)
