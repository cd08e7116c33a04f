"""All legal actions in short form: rows of one kind of action and a mask of its indices.

``legal_actions`` spells a menu out as a list; play-outs choose from it without a list. Both thus
come from the same rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import count, lowest, nth, zeros
from elbowroom.packed import append, vec
from elbowroom.rules.actions import DETAILS, INDICES, Action, of_code

_BLANK: Final = zeros(24)


class Menu:
    """The actions of one decision. A menu can be used again after ``clear``."""

    def __init__(self) -> None:
        self.codes: vec[i64] = _BLANK[:]
        self.masks: vec[i64] = _BLANK[:]
        self.size: i64 = 0

    def clear(self) -> None:
        """Remove all rows."""
        self.size = 0

    def add(self, kind: i64, mask: i64, detail: i64 = 0) -> None:
        """Offer *kind* for every index in *mask*."""
        if mask != 0:
            if self.size == len(self.codes):
                self.codes = append(self.codes, 0)
                self.masks = append(self.masks, 0)
            self.codes[self.size] = kind + DETAILS * detail
            self.masks[self.size] = mask
            self.size += 1

    def once(self, kind: i64) -> None:
        """Offer *kind*, an action without an index."""
        self.add(kind, 1)

    def total(self) -> i64:
        """How many actions the rows stand for."""
        n: i64 = 0
        row: i64 = 0
        while row < self.size:
            n += count(self.masks[row])
            row += 1
        return n

    def choose(self, number: i64) -> i64:
        """Action *number* of the list, as code * INDICES + index."""
        row: i64 = 0
        here = count(self.masks[0])
        while number >= here:
            number -= here
            row += 1
            here = count(self.masks[row])
        return self.codes[row] * INDICES + nth(self.masks[row], number)

    def has(self, code: i64, index: i64) -> bool:
        """Whether the action with *code* and *index* is offered."""
        row: i64 = 0
        while row < self.size:
            if self.codes[row] == code and (self.masks[row] >> index) & 1 != 0:
                return True
            row += 1
        return False

    def actions(self) -> list[Action]:
        """Every action, row by row."""
        out: list[Action] = []
        row: i64 = 0
        while row < self.size:
            code = self.codes[row]
            mask = self.masks[row]
            while mask != 0:
                out.append(of_code(code, lowest(mask)))
                mask &= mask - 1
            row += 1
        return out
