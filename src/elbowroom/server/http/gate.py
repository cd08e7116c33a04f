"""The open connections of a process: how many there may be, of one address and in all.

A connection that waits for a request is idle. When there is no room for another connection, the one
that has been idle for longest makes room: whoever connects and then sends nothing only displaces
others who send nothing. The last part of the room is only for addresses that have played here.
"""

from __future__ import annotations

import asyncio
from typing import Final

# An eighth of all connections is for addresses that have played here.
_RESERVED_PART: Final = 8
_MOST_PLAYERS: Final = 20_000


class Gate:
    """Counts connections, each known by its transport, and closes idle ones to make room."""

    def __init__(self, most: int, most_of_address: int) -> None:
        self.most: Final = most
        self.most_of_strangers: Final = most - most // _RESERVED_PART
        self.most_of_address: Final = most_of_address
        self._addresses: Final[dict[asyncio.Transport, str]] = {}
        self._by_address: Final[dict[str, dict[asyncio.Transport, None]]] = {}
        # In the order in which they became idle.
        self._idle: Final[dict[asyncio.Transport, None]] = {}
        # Addresses that have played here, those longest ago first.
        self._players: Final[dict[str, None]] = {}

    def __len__(self) -> int:
        return len(self._addresses)

    @property
    def crowded(self) -> bool:
        """Whether the room that is left is reserved for those who play already."""
        return len(self) > self.most_of_strangers

    def enter(self, transport: asyncio.Transport, address: str, *, proxy: bool) -> bool:
        """Count a new connection; False if there is no room for it.

        A *proxy* speaks for many clients, so it may have as many connections as there is room for.
        """
        own = self._by_address.get(address, {})
        if not proxy and len(own) >= self.most_of_address and not self._displace(own):
            return False
        known = proxy or address in self._players
        most = self.most if known else self.most_of_strangers
        if len(self) >= most and not self._displace(self._idle):
            return False
        self._addresses[transport] = address
        self._by_address.setdefault(address, {})[transport] = None
        self._idle[transport] = None
        return True

    def _displace(self, candidates: dict[asyncio.Transport, None]) -> bool:
        """Close the first idle connection among *candidates*; False if none is idle."""
        transport = next((each for each in candidates if each in self._idle), None)
        if transport is None:
            return False
        self.leave(transport)
        transport.abort()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended."""
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        self._idle.pop(transport, None)
        own = self._by_address[address]
        del own[transport]
        if not own:
            del self._by_address[address]

    def busy(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent a request: it is not closed to make room."""
        self._idle.pop(transport, None)

    def idle(self, transport: asyncio.Transport) -> None:
        """Note that a connection waits for its next request."""
        if transport in self._addresses:
            self._idle[transport] = None

    def played(self, address: str) -> None:
        """Note that somebody at *address* plays here: their connections may use the reserve."""
        self._players.pop(address, None)
        self._players[address] = None
        if len(self._players) > _MOST_PLAYERS:
            del self._players[next(iter(self._players))]
