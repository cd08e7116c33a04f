"""What the boxes of a table hold, by key: all that a record or a code says of it.

The numbers of races, powers and pieces in a running position follow from the order of these keys.
Whoever writes such a number down writes the contents too, or their digest: so races that are added
later, wherever in the catalogue, change nothing of what was written before.
"""

from __future__ import annotations

from typing import Final


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
    ) -> None:
        """*pieces* are those that are neither places nor relics; *means* those of conquest."""
        self.box: Final = box
        self.races: Final = races
        self.powers: Final = powers
        self.places: Final = places
        self.relics: Final = relics
        self.pieces: Final = pieces
        self.means: Final = means

    def finds(self) -> list[str]:
        """The keys of the places, then of the relics."""
        return self.places + self.relics

    def optional(self) -> list[str]:
        """The keys of what a table may leave out."""
        return self.races + self.powers + self.finds()
