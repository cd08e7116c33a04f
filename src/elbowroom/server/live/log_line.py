"""Lines of a log, before and after they are applied. These classes stay plain: see ``history``."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from elbowroom.rules.actions import Action
from elbowroom.rules.events import Event
from elbowroom.server.wire.messages import Line


class LogLine(Struct, gc=False):
    """A line with its number, its time, and the events it caused.

    Like ``Line`` it is in no cycle.
    """

    seq: int
    at: float
    line: Line
    events: Sequence[Event] = ()


class Decision(Struct, gc=False):
    """The line that a command becomes; for a move also its action, parsed and found legal."""

    line: Line
    action: Action | None = None
