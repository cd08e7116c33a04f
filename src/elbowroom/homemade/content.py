"""The home-made content of one table: one collection or several, and how they get along."""

from __future__ import annotations

from collections.abc import Collection as Keys
from collections.abc import Sequence
from typing import Final

from elbowroom.homemade.compiling import Made, originals
from elbowroom.homemade.definitions import MOST_POWERS, MOST_RACES, RACE, Collection, Definition
from elbowroom.homemade.mistakes import Spot
from elbowroom.homemade.reading import canonical, digest_of, read_json, read_tree
from elbowroom.rules.contents import Contents


class Content:
    """All that a game carries: the collections, their canonical text and its digest."""

    def __init__(self, collections: Sequence[Collection], source: str = "") -> None:
        self.collections: Final = tuple(collections)
        self.definitions: Final[tuple[Definition, ...]] = tuple(
            thing for collection in collections for thing in collection.definitions
        )
        _check_together(self.definitions, Spot(source, "content"))
        trees = [collection.tree for collection in collections]
        self.text: Final = canonical(trees[0] if len(trees) == 1 else trees)
        self.digest: Final = digest_of(self.text)

    def added_to(self, contents: Contents) -> Contents:
        """The contents of the boxes with this added."""
        return contents.with_extras([Made(thing) for thing in self.definitions], self.text)


def _check_together(things: Sequence[Definition], spot: Spot) -> None:
    for is_race, most in ((True, MOST_RACES), (False, MOST_POWERS)):
        amount = sum(1 for thing in things if (thing.kind == RACE) == is_race)
        if amount > most:
            raise spot.wrong("too-many", amount=amount, most=most)
    keys: dict[str, str] = {}
    stand_ins: dict[str, str] = {}
    lenders: dict[str, str] = {}
    for thing in things:
        if thing.key in keys:
            raise spot.wrong("key-twice", key=thing.key)
        keys[thing.key] = thing.key
        if thing.stands_in_for:
            other = stand_ins.setdefault(thing.stands_in_for, thing.key)
            if other != thing.key:
                race = thing.stands_in_for
                raise spot.wrong("stand-in-twice", race=race, one=other, other=thing.key)
        for key in {lender for borrowed in thing.borrowed for lender in originals(borrowed)}:
            other = lenders.setdefault(key, thing.key)
            if other != thing.key:
                raise spot.wrong("pieces-twice", key=key, one=other, other=thing.key)


def read_content(
    data: object, source: str, *, whole: bool = True, taken: Keys[str] | None = None
) -> Content:
    """The content written as one tree, or as a list of them."""
    trees = data if isinstance(data, list) else [data]
    if not 1 <= len(trees) <= MOST_RACES + MOST_POWERS:
        raise Spot(source, "content").wrong("too-many-collections", most=MOST_RACES + MOST_POWERS)
    collections = [
        read_tree(tree, _numbered(source, number, len(trees)), whole=whole, taken=taken)
        for number, tree in enumerate(trees, 1)
    ]
    return Content(collections, source)


def _numbered(source: str, number: int, of: int) -> str:
    return source if of == 1 else f"{source} ({number})"


def read_content_text(text: str | bytes, source: str, taken: Keys[str] | None = None) -> Content:
    """The content in canonical or any other JSON, as records and the wire have it; what came from
    a scenario may have no name."""
    return read_content(read_json(text, source), source, whole=False, taken=taken)
