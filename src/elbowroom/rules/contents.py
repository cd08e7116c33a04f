"""What the boxes of a table hold, by key: all that a record or a code says of it.

The numbers of races, powers and pieces in a running position follow from the order of these keys.
Whoever writes such a number down writes the contents too, or their digest: so races that are added
later, wherever in the catalogue, change nothing of what was written before.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.atlas.atlas import Atlas
from elbowroom.traits.trait import Trait


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """A home-made race or power that a game carries with it (C1)."""

    def __init__(
        self, key: str, is_race: bool, stands_in_for: str, replaces: list[str], slots: int
    ) -> None:
        """*stands_in_for* is the race whose banner it replaces, or empty; *replaces* are the keys
        of the races and powers whose pieces it borrows; *slots* is how many things its effects
        count in a turn."""
        self.key: Final = key
        self.is_race: Final = is_race
        self.stands_in_for: Final = stands_in_for
        self.replaces: Final = replaces
        self.slots: Final = slots

    def works_on(self, atlas: Atlas, places: bool) -> bool:
        """Whether anything of it can ever work on this board, with *places* and relics or not."""
        raise NotImplementedError

    def trait(self, atlas: Atlas, slot: int) -> Trait:
        """It as a trait on this board; what it counts goes from *slot* on."""
        raise NotImplementedError


class Contents:
    """Keys of everything in the boxes, each kind in the order that its numbers follow."""

    def __init__(
        self,
        box: str,
        races: list[str],
        powers: list[str],
        places: list[str],
        relics: list[str],
        pieces: list[str],
        means: list[str],
        extras: list[Extra] | None = None,
        content: str = "",
        boards: list[Atlas] | None = None,
    ) -> None:
        """*pieces* are those that are neither places nor relics; *means* those of conquest;
        *extras* and *boards* are home-made, and *content* is the text that defines them, empty if
        there are none."""
        self.box: Final = box
        self.races: Final = races
        self.powers: Final = powers
        self.places: Final = places
        self.relics: Final = relics
        self.pieces: Final = pieces
        self.means: Final = means
        self.extras: Final[list[Extra]] = extras or []
        self.content: Final = content
        self.boards: Final[list[Atlas]] = boards or []

    def with_extras(self, extras: list[Extra], content: str, boards: list[Atlas]) -> Contents:
        """The same contents, and these home-made races, powers and boards."""
        return Contents(
            self.box,
            self.races,
            self.powers,
            self.places,
            self.relics,
            self.pieces,
            self.means,
            extras,
            content,
            boards,
        )

    def board(self, name: str) -> Atlas | None:
        """The home-made board of this name."""
        for atlas in self.boards:
            if atlas.name == name:
                return atlas
        return None

    def finds(self) -> list[str]:
        """The keys of the places, then of the relics."""
        return self.places + self.relics

    def optional(self) -> list[str]:
        """The keys of what a table may leave out."""
        return self.races + self.powers + self.finds() + [extra.key for extra in self.extras]
