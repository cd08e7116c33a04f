"""Open sockets as a table sees them: a person, and a bounded queue of messages to send."""

from __future__ import annotations

import asyncio
from typing import Final

_MOST_WAITING: Final = 256


class Listener:
    """One open socket: whose it is, and the messages that wait to be sent.

    *token* is the hash of the token that it was opened with.
    *views* and *presence* are what its client asked for; see ``wire.messages.Hello``.
    """

    def __init__(self, person: str, token: str = "") -> None:
        self.person: Final = person
        self.token: Final = token
        self.views = True
        self.presence = False
        # None means: close the socket.
        self.waiting: Final[asyncio.Queue[bytes | None]] = asyncio.Queue(_MOST_WAITING)
        self.ended = False

    def send(self, message: bytes) -> None:
        """Queue *message*. A client that cannot keep up is cut off, and may connect again."""
        if self.ended:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Drop what waits, and have the socket closed."""
        self.ended = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)
