"""Time since 1970 that does not jump when somebody sets the clock of the machine."""

from __future__ import annotations

import time
from typing import Final

# Seconds by which tables and the clock of the machine may differ.
MOST_DRIFT: Final = 1.0


class SteadyClock:
    """Shows the time of the wall clock when it was last set, plus what has passed since then."""

    __slots__ = ("_offset",)

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970, for logs and for the clocks of players."""
        return self._offset + time.monotonic()

    def monotonic(self, moment: float) -> float:
        """A moment of this clock, in seconds since 1970, as ``time.monotonic`` will show it."""
        return moment - self._offset

    def drift(self) -> float:
        """How many seconds the wall clock is ahead of this one."""
        return time.time() - self.now()

    def set(self) -> None:
        """Show the time of the wall clock again."""
        self._offset = time.time() - time.monotonic()
