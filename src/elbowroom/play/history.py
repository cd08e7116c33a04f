"""What a match remembers of its actions. These classes stay plain: machine code has no structs."""

from __future__ import annotations

from msgspec import Struct

from elbowroom.rules.actions import Action


class Entry(Struct, frozen=True, gc=False):
    """One line of the history: an action of a seat (from 1), a chance result (0), or an undo.

    There are very many of them in memory, and they are in no cycle.
    """

    seat: int
    text: str
    undone: int = 0


class Step(Struct, frozen=True, gc=False):
    """An action that can be taken back, and the seat that did it."""

    action: Action
    seat: int
