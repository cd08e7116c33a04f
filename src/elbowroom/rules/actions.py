"""Actions: what a seat does, or what chance brings. Four small numbers, shared and immutable.

| kind | index | amount | detail |
|---|---|---|---|
| PICK | slot, from 0 | | slot to swap badges with, from 1; 0 for none |
| DECLINE | | | LENT: by the power that a place lends; 0 plainly |
| STOP, END | | | |
| ABANDON, REBIRTH, SACRIFICE | region | | |
| CONQUER | region | | marks of ``rules.means`` |
| ROLL | region | | marks of ``rules.means`` |
| ROLL_FIRST | | | |
| DEPLOY | region | tokens | |
| PLACE | region | pieces | kind of piece; COPY_OF + relic: the piece that copies it |
| MOVE | region | | kind of piece |
| ALLY | seat, from 0 | | |
| DIE_FELL | what it shows | | |
| DREW | number of the race | | number of the power + 1; 0 for none |
| FOUND_IT | find, from 0 | | |
| GOT_POWER | number of the power | | |
| MONSTERS | region | | |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PICK_SLOT: Final = 0
DECLINE: Final = 1
ABANDON: Final = 2
CONQUER: Final = 3
ROLL: Final = 4
ROLL_FIRST: Final = 5
STOP: Final = 6
DEPLOY: Final = 7
PLACE: Final = 8
MOVE: Final = 9
REBIRTH: Final = 10
ALLY: Final = 11
SACRIFICE: Final = 12
END: Final = 13
DIE_FELL: Final = 14
DREW: Final = 15
FOUND_IT: Final = 16
GOT_POWER: Final = 17
MONSTERS: Final = 18

FIRST_OF_CHANCE: Final = DIE_FELL
ACTION_KINDS: Final = 19
COPY_OF: Final = 32
LENT: Final = 1

# A code is kind + DETAILS * detail, a packed action code * INDICES + index.
DETAILS: Final = 32
DETAIL_SHIFT: Final = 5
INDICES: Final = 64
INDEX_SHIFT: Final = 6


class Action:
    """One action. Equal actions are the same object."""

    def __init__(self, kind: i64, index: i64, amount: i64, detail: i64) -> None:
        self.kind: Final[i64] = kind
        self.index: Final[i64] = index
        self.amount: Final[i64] = amount
        self.detail: Final[i64] = detail
        self.code: Final[i64] = kind + DETAILS * detail

    def __repr__(self) -> str:
        return f"Action({self.kind}, {self.index}, {self.amount}, {self.detail})"

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return action, (self.kind, self.index, self.amount, self.detail)


_PLAIN: Final[list[list[Action]]] = [
    [Action(kind, index, 1, 0) for index in range(INDICES)] for kind in range(ACTION_KINDS)
]
_DETAILED: Final[dict[int, list[Action]]] = {}
_LARGER: Final[dict[int, Action]] = {}


def action(kind: int, index: int = 0, amount: int = 1, detail: int = 0) -> Action:
    """The action with these values; the same object for the same values."""
    if amount == 1:
        return row_of(kind + DETAILS * detail)[index]
    key = ((kind + DETAILS * detail) * INDICES + index) * 256 + amount
    act = _LARGER.get(key)
    if act is None:
        act = Action(kind, index, amount, detail)
        _LARGER[key] = act
    return act


def row_of(code: i64) -> list[Action]:
    """The actions with this code, one for each index."""
    if code < DETAILS:
        return _PLAIN[code]
    key: int = code
    row = _DETAILED.get(key)
    if row is None:
        row = [Action(code % DETAILS, index, 1, code // DETAILS) for index in range(INDICES)]
        _DETAILED[key] = row
    return row
