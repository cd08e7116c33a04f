"""Checked definitions: what a collection says once everything in it makes sense."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from elbowroom.atlas.read import Board
from elbowroom.homemade.region_grammar import SetNode

FORMAT: Final = "elbowroom-collection"
VERSION: Final = 1

# Limits of a collection, and of a table that uses several.
MOST_RACES: Final = 12
MOST_POWERS: Final = 12
MOST_MAPS: Final = 4
MOST_EFFECTS: Final = 6
MOST_BORROWED: Final = 2
MOST_BYTES: Final = 64 * 1024
LONGEST_NAME: Final = 40
LONGEST_FLAVOUR: Final = 200
MOST_LANGUAGES: Final = 20
# C1: the values of banners and badges, and the tokens in a tray beyond banner and attackers.
BANNER: Final = (1, 10)
BADGE: Final = (0, 5)
SPARE_TOKENS: Final = 5
LARGEST_TRAY: Final = 20
# A map: its size in hexagons, and what it needs for every player. The boards of the boxes have at
# most 58 by 45 hexagons, and 9 to 10 land regions for every player.
MOST_COLUMNS: Final = 64
MOST_ROWS: Final = 50
FEWEST_LAND: Final = 4
FEWEST_ENTRIES: Final = 1

COUNTS: Final = ("fight", "conquest", "killed", "group", "loss", "neighbour")
# Those that may be limited to some regions, and those that end with the turn of the army.
PLACED_COUNTS: Final = ("fight", "conquest", "loss")
TURN_COUNTS: Final = ("fight", "conquest", "killed")
TIMES: Final = ("active", "declined", "always")

RACE: Final = "race"
POWER: Final = "power"


class Effect(Struct, frozen=True):
    """One effect: its verb, and what it says besides.

    *amount* is the number of the verb (coins, tokens, how much cheaper), *per* how many it takes to
    get it. *regions* is the SET that it names, *count* the COUNT, *key* the trait that it borrows.
    """

    verb: str
    amount: int = 1
    per: int = 1
    regions: SetNode | None = None
    count: str = ""
    key: str = ""
    first: bool = True
    once: bool = False
    when: str = "active"
    where: SetNode | None = None

    @property
    def lasts(self) -> bool:
        """Whether it says that it works in decline."""
        return self.when != "active"


class Definition(Struct, frozen=True):
    """A home-made race or power. *name* goes by language."""

    kind: str
    key: str
    name: dict[str, str]
    tokens: int
    stands_in_for: str
    icon: str
    flavour: str
    effects: tuple[Effect, ...]

    @property
    def attackers(self) -> int:
        """Tokens that fight but never stand guard, without those of a borrowed trait."""
        return sum(each.amount for each in self.effects if each.verb == "attackers")

    @property
    def borrowed(self) -> list[str]:
        """The keys of the traits that it borrows."""
        return [each.key for each in self.effects if each.verb == "as"]


class HomeMap(Struct, frozen=True):
    """A home-made map: *name* goes by language, *tree* is all of it as plain data."""

    key: str
    name: dict[str, str]
    board: Board
    tree: dict[str, Any]


class Collection(Struct, frozen=True):
    """One collection. *tree* is the same as plain data, every default filled in."""

    name: str
    author: str
    licence: str
    definitions: tuple[Definition, ...]
    maps: tuple[HomeMap, ...]
    tree: dict[str, Any]
