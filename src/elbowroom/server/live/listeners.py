"""Sockets as a table sees them: somebody who listens, with a queue that may not grow for ever."""

from __future__ import annotations

import asyncio
from typing import Final

_MOST_WAITING: Final = 256


class Listener:
    """One open socket: whose it is, and what waits to be sent."""

    def __init__(self, person: str, name: str) -> None:
        self.person: Final = person
        self.name: Final = name
        self.views = True
        self.presence = False
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(_MOST_WAITING)
        self.behind = False

    def send(self, message: bytes) -> None:
        """Queue *message*; whoever does not keep up is cut off and may come back."""
        if self.behind:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Send no more, and close."""
        self.behind = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
