"""Open sockets as a table sees them: a person, and a way to write to them."""

from __future__ import annotations

from typing import Final, Protocol

# Bytes that a client may leave unread before it is cut off.
_MOST_UNREAD: Final = 1024 * 1024


class Writer(Protocol):
    """The sending end of a socket."""

    def write(self, message: bytes) -> None:
        """Send a message, if the socket is still open."""

    def unread(self) -> int:
        """How many bytes the client has not taken yet; 0 as long as that is usual."""

    def close(self) -> None:
        """Close the socket; its client may connect again."""


class Listener:
    """One open socket: whose it is, and where messages to it go.

    Messages are written at once, without a queue or a task for each socket: the transport keeps
    what the client has not taken. *token* is the hash of the token that the socket was opened with.
    *views* and *presence* are what its client asked for; see ``wire.messages.Hello``.
    """

    def __init__(self, person: str, writer: Writer, token: str = "") -> None:
        self.person: Final = person
        self.writer: Final = writer
        self.token: Final = token
        self.views = True
        self.presence = False
        # The seat whose sight it was sent last; a patch is of no use to anybody else.
        self.seat = 0
        self.ended = False

    def send(self, message: bytes) -> None:
        """Send *message*. A client that cannot keep up is cut off, and may connect again."""
        if self.ended:
            return
        self.writer.write(message)
        if self.writer.unread() > _MOST_UNREAD:
            self.end()

    def end(self) -> None:
        """Have the socket closed."""
        self.ended = True
        self.writer.close()
