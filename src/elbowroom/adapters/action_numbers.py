"""A fixed number for every action of a game, as learning programs need them.

Actions of seats run from 0 to ``size`` - 1 and depend on the number of regions alone: that of the
map, or 61, the most that a map can have, where one player is to learn all maps (``fixed`` sizes).
Results of chance run from 0 to ``chances`` - 1 and depend on the contents: dice, places and relics,
powers for Stonehedge, regions for monsters, then every race with every power or none. Actions of
seats are:

| numbers | action |
|---|---|
| 0 to 3 | ``decline``, ``stop``, ``end``, ``roll`` |
| 4 to 45 | ``pick SLOT``, ``pick SLOT swap OTHER``: 4 + 7 * (SLOT - 1) + OTHER |
| 46 to 50 | ``ally SEAT`` |
| from 51 | ``ROWS``, each with a number for every region: 51 + ROW * REGIONS + REGION |
| ``size`` - 1 | ``decline by stonehedge`` |

Tokens are deployed one at a time, as in every list of legal actions: only ``deploy wood 1``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from elbowroom.atlas.read import MOST_PLAYERS
from elbowroom.errors import NotParsable
from elbowroom.masks import MOST_REGIONS
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.play.new_game import new_game
from elbowroom.rules import actions as a
from elbowroom.rules import means as by
from elbowroom.rules import pieces as p
from elbowroom.rules.actions import Action, action
from elbowroom.rules.book import Book
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.state import COLUMN, State

_WITHOUT_TARGET: Final = (a.DECLINE, a.STOP, a.END, a.ROLL_FIRST)
_SINGLE_MEANS: Final = tuple(each.mark for each in by.MEANS if not each.mark & by.PRICED)
_RELICS: Final = tuple(by.priced_sets(by.PRICED))
_PLACEABLE: Final = (
    p.FORTRESS,
    p.HERO,
    p.QUEEN,
    p.GHOST,
    p.VOLCANO,
    p.ENCAMPMENT,
    p.ARMOUR,
    p.RING,
    p.SCEPTER,
    a.COPY_OF + p.RING,
    a.COPY_OF + p.SCEPTER,
)
ROWS: Final[tuple[tuple[int, int], ...]] = (
    (a.ABANDON, 0),
    (a.REBIRTH, 0),
    (a.SACRIFICE, 0),
    (a.DEPLOY, 0),
    (a.MOVE, p.ANCIENT),
    (a.MOVE, p.BALROG),
    *((a.PLACE, piece) for piece in _PLACEABLE),
    (a.CONQUER, 0),
    *((a.CONQUER, means) for means in (*_SINGLE_MEANS, *_RELICS)),
    (a.ROLL, 0),
    *((a.ROLL, means) for means in _RELICS),
)
"""Kind and detail of every action that has a target region."""
_WITH_REGION: Final = frozenset(kind for kind, _ in ROWS)


class Numbering:
    """The action numbers of all games with the map and the book of *s*, a position of one; with
    *fixed* sizes the numbers of seats are the same on all maps."""

    def __init__(self, s: State, fixed: bool = False) -> None:
        self.map: Final = s.atlas.name
        # Actions become text only with a position.
        self._s: Final = s
        self._actions: Final = _seat_actions(MOST_REGIONS if fixed else int(s.atlas.size))
        self._chances: Final = _chance_actions(int(s.atlas.size), s.book)
        self._numbers: Final = {act: number for number, act in enumerate(self._actions)} | {
            act: number for number, act in enumerate(self._chances)
        }
        self.size: Final = len(self._actions)
        self.chances: Final = len(self._chances)

    def number(self, act: Action) -> int:
        """The number of *act*, of a seat or of chance."""
        number = self._numbers.get(act)
        if number is None:
            reason = "it has no number: tokens are deployed one at a time"
            raise NotParsable("", f"action {action_text(self._s, act)!r}", reason)
        return number

    def action(self, number: int) -> Action:
        """The action of a seat with this number."""
        return self._actions[self._check_range(number, self.size)]

    def chance(self, number: int) -> Action:
        """The result of chance with this number."""
        return self._chances[self._check_range(number, self.chances)]

    def text(self, number: int) -> str:
        """The action of a seat with this number, as text; empty if this map has no such region."""
        act = self.action(number)
        if act.kind in _WITH_REGION and act.index >= self._s.atlas.size:
            return ""
        return action_text(self._s, act)

    def chance_text(self, number: int) -> str:
        """The result of chance with this number, as text."""
        return action_text(self._s, self.chance(number))

    def parse(self, text: str) -> int:
        """The number of the action *text*."""
        return self.number(parse_action(self._s, text))

    def _check_range(self, number: int, most: int) -> int:
        if not 0 <= number < most:
            raise NotParsable("", "action", f"{number} is not between 0 and {most - 1}")
        return int(number)


@cache
def numbering(map: str, box: str = "") -> Numbering:
    """The numbers of a map with its own box or both, without house rules; cached."""
    return Numbering(new_game(map, box=box))


def _seat_actions(regions: int) -> list[Action]:
    actions = [action(kind) for kind in _WITHOUT_TARGET]
    actions += [
        action(a.PICK_SLOT, slot, 1, other) for slot in range(COLUMN) for other in range(COLUMN + 1)
    ]
    actions += [action(a.ALLY, seat) for seat in range(MOST_PLAYERS)]
    for kind, detail in ROWS:
        actions += [action(kind, region, 1, detail) for region in range(regions)]
    actions.append(action(a.DECLINE, 0, 1, a.LENT))
    return actions


def _chance_actions(regions: int, book: Book) -> list[Action]:
    powers = len(book.powers)
    outcomes = [action(a.DIE_FELL, face) for face in range(HIGHEST + 1)]
    outcomes += [action(a.FOUND_IT, find) for find in range(len(book.finds))]
    outcomes += [action(a.GOT_POWER, power) for power in range(powers)]
    outcomes += [action(a.MONSTERS, region) for region in range(regions)]
    for race in range(len(book.races)):
        outcomes += [action(a.DREW, race, 1, badge) for badge in range(powers + 1)]
    return outcomes
