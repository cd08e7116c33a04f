"""What listeners are sent after a new line: what changed, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

import msgspec

from elbowroom.play.telling import is_public
from elbowroom.play.view_patch import Purse, ViewPatch, purses, view_patch
from elbowroom.rules.changes import changed_purses
from elbowroom.rules.state import State
from elbowroom.server.live.game import PLAYING, Game, LogLine
from elbowroom.server.live.listeners import Listener
from elbowroom.server.live.sight import entry, patch, sight, viewing_seat_of
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.messages import Entry, Push
from elbowroom.server.wire.tables import Patch, Sight, TableInfo

# Lines of a running game that leave the table as it is: the push says nothing of seats and host.
_POSITION_ONLY: Final = ("move", "chat", "undo")
# Lines after which everybody sees what they saw, and may do what they could.
_TALK: Final = ("chat", "muted", "rematch")
# Lines after which a whole sight is sent: the position before is of another match, or of none.
_NEW_MATCH: Final = ("started", "rewound", "closed")

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
        self.decider: Final = game.decider
        self.whole: Final = whole or self.kind in _NEW_MATCH
        self.with_table: Final = self.kind not in _POSITION_ONLY or game.status != PLAYING
        # The position may have gone on already; only the newest line comes with it.
        self.newest: Final = log_line.seq == game.seq
        self._entries: Final[dict[tuple[int, ...], Entry]] = {}
        self._encoded: Final[dict[_Key, bytes]] = {}

    def encoded_for(self, listener: Listener) -> bytes:
        """The push for one listener, as JSON."""
        held = self.game.seats_of(listener.person)
        seat = viewing_seat_of(self.game, held)
        if self.with_table or self.whole or seat != listener.seat:
            return encode(self._push(listener, held, seat))
        key = (self._secret(held), seat if self._is_told_more(seat) else 0, listener.views)
        if key not in self._encoded:
            self._encoded[key] = encode(self._push(listener, held, seat))
        return self._encoded[key]

    def _push(self, listener: Listener, held: list[int], seat: int) -> Push:
        push = Push(self.log_line.seq, self._entry(held))
        if self.with_table:
            push.table = self.info(listener.person)
        if not self.newest:
            return push
        if seat != listener.seat or self.whole:
            listener.seat = seat
            push.now = self._sight(seat, listener.views)
        elif self.kind not in _TALK:
            push.patch = self._patch(seat, listener.views)
        return push

    def _entry(self, held: list[int]) -> Entry:
        key = self._secret(held)
        if key not in self._entries:
            self._entries[key] = entry(self.game, self.log_line, held)
        return self._entries[key]

    def _sight(self, seat: int, views: bool) -> Sight:
        return sight(self.game, seat, self.log_line.at, views=views)

    def _patch(self, seat: int, views: bool) -> Patch:
        view = self._view_for(seat) if views else None
        return patch(self.game, seat, self.log_line.at, view, views=views)

    # ------------------------------------------------------------------ what seats are told alone

    @cached_property
    def _seats_with_secrets(self) -> frozenset[int]:
        """The seats that have events which the others are not told."""
        return frozenset(
            int(event.seat) + 1 for event in self.log_line.events if not is_public(event)
        )

    def _secret(self, held: list[int]) -> tuple[int, ...]:
        """Those of the seats *held* that have such events."""
        secrets = self._seats_with_secrets
        return tuple(seat for seat in held if seat in secrets) if secrets else ()

    def _is_told_more(self, seat: int) -> bool:
        """Whether *seat* is told more of the position than everybody."""
        match = self.game.match
        if match is None or not seat or self.kind in _TALK:
            return False
        if seat == self.decider or match.undoable(seat):
            return True
        return seat in self._seats_with_new_purses

    # ------------------------------------------------------------------ what has changed

    @cached_property
    def _positions(self) -> tuple[State, State] | None:
        """The positions before and after the line; None if it did not change the position."""
        match = self.game.match
        if self.kind not in ("move", "undo") or match is None or match.previous is None:
            return None
        return match.previous, match.state

    @cached_property
    def _public_view(self) -> ViewPatch | None:
        return None if self._positions is None else view_patch(*self._positions)

    @cached_property
    def _seats_with_new_purses(self) -> frozenset[int]:
        """The seats that are told of coins of theirs that the others are not told of."""
        if self._positions is None or not changed_purses(*self._positions):
            return frozenset()
        public = {purse.seat for purse in self._purses(None)}
        seats = range(1, len(self.game.seats) + 1)
        return frozenset(
            seat for seat in seats if {purse.seat for purse in self._purses(seat)} > public
        )

    def _purses(self, seat: int | None) -> list[Purse]:
        return [] if self._positions is None else purses(*self._positions, seat)

    def _view_for(self, seat: int) -> ViewPatch | None:
        if self._public_view is None:
            return None
        return msgspec.structs.replace(self._public_view, purses=self._purses(seat or None))
