"""What listeners are sent after a new line: made once for all who may see the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elbowroom.server.live.game import PLAYING, Game, LogLine
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.sight import entry, eyes, sight
from elbowroom.server.wire.messages import Entry, Push, encode
from elbowroom.server.wire.tables import Sight, TableInfo

# Lines of a running game that leave the table as it is: the push says nothing of seats and host.
_POSITION_ONLY: Final = ("move", "chat", "undo")


class LinePushes:
    """The pushes of one line. *info* makes the description of the table for a person."""

    def __init__(self, game: Game, log_line: LogLine, info: Callable[[str], TableInfo]) -> None:
        self.game: Final = game
        self.log_line: Final = log_line
        self.info: Final = info
        self.with_table: Final = log_line.line.kind not in _POSITION_ONLY or game.status != PLAYING
        # By the seats that a person holds, by the seat they look from, and whether they want views.
        self._entries: Final[dict[tuple[int, ...], Entry]] = {}
        self._sights: Final[dict[tuple[int, bool], Sight]] = {}
        self._encoded: Final[dict[tuple[tuple[int, ...], bool], bytes]] = {}

    def encoded_for(self, listener: Listener) -> bytes:
        """The push for one listener, as JSON."""
        own = tuple(self.game.seats_of(listener.person))
        key = (own, listener.views)
        if key in self._encoded:
            return self._encoded[key]
        push = Push(self.log_line.seq, self._entry(own), self._sight(listener))
        if self.with_table:
            push.table = self.info(listener.person)
            return encode(push)
        self._encoded[key] = encode(push)
        return self._encoded[key]

    def _entry(self, own: tuple[int, ...]) -> Entry:
        if own not in self._entries:
            self._entries[own] = entry(self.game, self.log_line, own)
        return self._entries[own]

    def _sight(self, listener: Listener) -> Sight | None:
        """The position after the line; None if there are newer lines, as it is not in memory."""
        if self.log_line.seq != self.game.seq:
            return None
        key = (eyes(self.game, listener.person), listener.views)
        if key not in self._sights:
            self._sights[key] = sight(self.game, key[0], self.log_line.at, views=listener.views)
        return self._sights[key]
