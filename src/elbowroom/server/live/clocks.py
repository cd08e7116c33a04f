"""Chess clocks for a table: time for a turn, for a game, or both; the log's times decide."""

from __future__ import annotations

from typing import Final

from elbowroom.server.wire.setup import ClockSetting
from elbowroom.server.wire.tables import ClockInfo

# Whoever comes back after running out of time has at least this long.
GRACE: Final = 30.0


class Clocks:
    """What every seat (from 1) has used. One clock runs, or none."""

    def __init__(self, setting: ClockSetting | None, seats: int) -> None:
        self.setting: Final = setting
        self.seats: Final = seats
        self.turn_used: Final = [0.0] * (seats + 1)
        self.game_used: Final = [0.0] * (seats + 1)
        self.turn: tuple[int, int] | None = None
        self.running = 0
        self.since = 0.0

    def run(self, seat: int, turn: tuple[int, int], at: float) -> None:
        """From now on *seat* thinks; whoever thought until now is charged."""
        self.charge(at)
        self.running = seat
        if turn != self.turn:
            self.turn = turn
            self.turn_used[:] = [0.0] * (self.seats + 1)

    def charge(self, at: float) -> None:
        """Note the time that the running seat has used."""
        used = max(0.0, at - self.since)
        if self.running:
            self.turn_used[self.running] += used
            self.game_used[self.running] += used
        self.since = at

    def forgive(self, at: float) -> None:
        """The server was away: nobody pays for that."""
        self.since = at

    def came_back(self, seat: int, at: float) -> None:
        """A seat that had run out gets a fresh turn and a little time."""
        self.charge(at)
        self.turn_used[seat] = 0.0
        if self.setting is not None and self.setting.game is not None:
            self.game_used[seat] = min(self.game_used[seat], self.setting.game - GRACE)

    def left(self, seat: int, at: float) -> ClockInfo:
        """What *seat* has left at a time."""
        now = max(0.0, at - self.since) if seat == self.running else 0.0
        setting = self.setting or ClockSetting()
        turn = None if setting.turn is None else setting.turn - self.turn_used[seat] - now
        game = None if setting.game is None else setting.game - self.game_used[seat] - now
        return ClockInfo(seat, turn, game, seat == self.running)

    def shown(self, at: float) -> list[ClockInfo]:
        """All clocks, for everybody."""
        if self.setting is None:
            return []
        return [self.left(seat, at) for seat in range(1, self.seats + 1)]

    def deadline(self) -> float | None:
        """When the running seat's time is up."""
        if self.setting is None or not self.running:
            return None
        left = self.left(self.running, self.since)
        return self.since + min(time for time in (left.turn, left.game, 1e9) if time is not None)
