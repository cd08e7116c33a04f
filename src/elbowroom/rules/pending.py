"""What must be settled before the game goes on: outcomes of chance, and questions to the seat.

A position keeps them in a list, first come first served. Most of the time the list is empty.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import NOWHERE
from elbowroom.traits.trait import Trait

# The kinds, and what the subject of each is. Chance settles those up to LAST_OF_CHANCE.
DIE: Final = 0
COMBO: Final = 1  # the race of the combo to be turned up, or NOWHERE for one of the stack
FIND: Final = 2  # the region where a place or a relic is found
POWER: Final = 3
LAY_MONSTERS: Final = 4
LAST_OF_CHANCE: Final = LAY_MONSTERS
QUESTION: Final = 5  # the region that a trait asks about
CHOOSE_MEANS: Final = 6  # the region to be taken, now that its die has fallen
CONQUESTS_END: Final = 7
PENDING_KINDS: Final = 8


@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """One thing to be settled. It never changes, so copies of a position share it."""

    def __init__(self, kind: i64, subject: i64 = NOWHERE, trait: Trait | None = None) -> None:
        """*subject*: the region or race that it concerns; *trait*: who asks the question."""
        self.kind: Final[i64] = kind
        self.subject: Final[i64] = subject
        self.trait: Final = trait

    def is_up_to_chance(self) -> bool:
        """Whether chance settles this, and not a seat."""
        return self.kind <= LAST_OF_CHANCE
