"""All legal actions in short form: rows of one kind of action and a mask of its indices.

``legal_actions`` spells a menu out as a list; play-outs choose from it without a list. Both thus
come from the same rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import count, lowest, nth, put_selected, zeros
from elbowroom.packed import append, vec
from elbowroom.rules.actions import DEPLOY, DETAILS, INDICES, Action, row_of

_BLANK: Final = zeros(24)
_FILLER: Final = row_of(0)[:1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Menu:
    """The actions of one decision. A menu can be used again after ``clear``."""

    def __init__(self) -> None:
        self.codes: vec[i64] = _BLANK[:]
        self.masks: vec[i64] = _BLANK[:]
        self.size: i64 = 0
        self.room: i64 = len(_BLANK)
        self.number: i64 = 0  # how many actions the rows stand for

    def clear(self) -> None:
        """Remove all rows."""
        self.size = 0
        self.number = 0

    def add(self, kind: i64, mask: i64, detail: i64 = 0) -> None:
        """Offer *kind* for every index in *mask*."""
        if mask != 0:
            if self.size == self.room:
                self.codes = append(self.codes, 0)
                self.masks = append(self.masks, 0)
                self.room += 1
            self.codes[self.size] = kind + DETAILS * detail
            self.masks[self.size] = mask
            self.size += 1
            # Many rows have a single action.
            if mask & (mask - 1) == 0:
                self.number += 1
            else:
                self.number += count(mask)

    def once(self, kind: i64) -> None:
        """Offer *kind*, an action without an index."""
        self.add(kind, 1)

    def choose(self, number: i64) -> i64:
        """Action *number* of the list, as code * INDICES + index."""
        row: i64 = 0
        last = self.size - 1
        while row < last:
            mask = self.masks[row]
            here: i64 = 1
            if mask & (mask - 1) != 0:
                here = count(mask)
            if number < here:
                break
            number -= here
            row += 1
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
        # A list of the right length is filled faster than one that grows.
        out = _FILLER * self.number
        place: i64 = 0
        row: i64 = 0
        while row < self.size:
            mask = self.masks[row]
            items = row_of(self.codes[row])
            if mask & (mask - 1) == 0:
                out[place] = items[lowest(mask)]
                place += 1
            else:
                place = put_selected(out, place, items, mask)
            row += 1
        return out


@mypyc_attr(acyclic=True)
class _Deployments:
    """The actions that place a token, one for each region of *mask*; never changed."""

    def __init__(self, mask: i64) -> None:
        self.mask: Final[i64] = mask
        self.actions: Final = _FILLER * count(mask)
        put_selected(self.actions, 0, row_of(DEPLOY), mask)


# The last ones: whoever places a token mostly places several, in the same regions.
_LAST: Final = [_Deployments(1)]


def deployments(mask: i64) -> list[Action]:
    """The list of a menu that offers to place a token in every region of *mask*, and no more."""
    last = _LAST[0]
    if last.mask != mask:
        last = _Deployments(mask)
        _LAST[0] = last
    return last.actions[:]


# Menus that nobody reads at present. A list that gets empty and full again would get new memory
# each time; this one mostly lacks one menu or two.
_SPARES: Final = [Menu() for _ in range(8)]


def borrow_menu() -> Menu:
    """An empty menu for a short time; ``give_back`` saves the next borrower its rows."""
    try:
        # One step, so that no other thread gets the same one.
        menu = _SPARES.pop()
    except IndexError:
        return Menu()
    menu.clear()
    return menu


def give_back(menu: Menu) -> None:
    """Nobody reads *menu* any more."""
    _SPARES.append(menu)
