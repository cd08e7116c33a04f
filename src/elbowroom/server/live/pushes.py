"""What listeners are sent after a new line: what changed, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from elbowroom.play.telling import is_public
from elbowroom.play.view_patch import purses, purses_changed, view_patch
from elbowroom.play.view_types import ViewPatch
from elbowroom.rules.state import State
from elbowroom.server.live.game import PLAYING, Game
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.sight import entry, patch, sight, viewing_seat_of
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Entry, Push
from elbowroom.server.wire.tables import TableInfo

# Lines of a running game that leave the table as it is: the push says nothing of seats and host.
_POSITION_ONLY: Final = ("move", "chat", "undo")
# Lines after which everybody sees what they saw, and may do what they could.
_TALK: Final = ("chat", "muted", "rematch")
# Lines after which a whole sight is sent: the position before is of another match, or of none.
_NEW_MATCH: Final = ("started", "rewound", "closed")
_NONE: Final[tuple[int, ...]] = ()

# What makes the push for one listener differ from others': the seats with events for them alone,
# the seat whose sight they get (0 for everybody's), and whether they want views.
_Key = tuple[tuple[int, ...], int, bool]


class LinePushes:
    """The pushes of one line. *info* makes the description of the table for a person.

    *whole*: the line was not applied to the position that listeners know, so they get all of it.
    """

    def __init__(
        self, game: Game, log_line: LogLine, info: Callable[[str], TableInfo], whole: bool = False
    ) -> None:
        self.game: Final = game
        self.log_line: Final = log_line
        self.info: Final = info
        self.kind: Final = log_line.line.kind
        self.whole: Final = whole or self.kind in _NEW_MATCH
        self.with_table: Final = self.kind not in _POSITION_ONLY or game.status != PLAYING
        # The position may have gone on already; only the newest line comes with it.
        self.newest: Final = log_line.seq == game.seq
        self._held: Final = game.holders
        # The seats that have events which the others are not told.
        self._secret: Final = {
            int(event.seat) + 1 for event in log_line.events if not is_public(event)
        }
        # The positions before and after the line; None if it did not change the position.
        self._positions: Final = self._changed_positions()
        self._new_purses: Final = self._positions is not None and purses_changed(*self._positions)
        self._told_more: Final = self._seats_that_are_told_more()
        self._view: ViewPatch | None = None
        self._entries: Final[dict[tuple[int, ...], Entry]] = {}
        self._encoded: Final[dict[_Key, bytes]] = {}

    def encoded_for(self, listener: Listener) -> bytes:
        """The push for one listener, as JSON."""
        held = self._held.get(listener.person, _NONE)
        seat = viewing_seat_of(self.game, held)
        if self.with_table or self.whole or seat != listener.seat:
            return encode(self._push(listener, held, seat))
        secret = tuple(each for each in held if each in self._secret) if self._secret else ()
        key = (secret, seat if seat in self._told_more else 0, listener.views)
        encoded = self._encoded.get(key)
        if encoded is None:
            encoded = self._encoded[key] = encode(self._push(listener, held, seat))
        return encoded

    def _push(self, listener: Listener, held: Sequence[int], seat: int) -> Push:
        push = Push(self.log_line.seq, self._entry(held))
        if self.with_table:
            push.table = self.info(listener.person)
        if not self.newest:
            return push
        if seat != listener.seat or self.whole:
            listener.seat = seat
            push.now = sight(self.game, seat, self.log_line.at, views=listener.views)
        elif self.kind not in _TALK:
            view = self._view_for(seat) if listener.views else None
            push.patch = patch(self.game, seat, self.log_line.at, view, views=listener.views)
        return push

    def _entry(self, held: Sequence[int]) -> Entry:
        key = tuple(seat for seat in held if seat in self._secret)
        if key not in self._entries:
            self._entries[key] = entry(self.game, self.log_line, held)
        return self._entries[key]

    # ------------------------------------------------------------------ what has changed

    def _changed_positions(self) -> tuple[State, State] | None:
        match = self.game.match
        if self.kind not in ("move", "undo") or match is None or match.previous is None:
            return None
        return match.previous, match.state

    def _seats_that_are_told_more(self) -> set[int]:
        """The seats that are told more of the position than everybody."""
        match = self.game.match
        if match is None or self.kind in _TALK:
            return set()
        seats = {self.game.decider}
        if match.undo_stack:
            seats.add(match.undo_stack[-1].seat)
        if self._new_purses and self._positions is not None:
            # Those who are told of coins of theirs that the others are not told of.
            public = len(purses(*self._positions, None))
            everybody = range(1, len(self.game.seats) + 1)
            seats |= {seat for seat in everybody if len(purses(*self._positions, seat)) > public}
        return seats

    def _view_for(self, seat: int) -> ViewPatch | None:
        if self._positions is None:
            return None
        if self._view is None:
            self._view = view_patch(*self._positions)
        if not self._new_purses:
            return self._view
        return msgspec.structs.replace(self._view, purses=purses(*self._positions, seat or None))
