"""The home-made content of one table: one collection or several, and how they get along."""

from __future__ import annotations

import json
from collections.abc import Collection as Keys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from elbowroom.atlas.read import Board
from elbowroom.atlas.read import board as named_board
from elbowroom.homemade.compiling import Made, originals
from elbowroom.homemade.definitions import (
    MOST_POWERS,
    MOST_RACES,
    RACE,
    Collection,
    Definition,
    HomeMap,
)
from elbowroom.homemade.reading import canonical, digest_of, read_json, read_tree
from elbowroom.mistakes import Spot, quoted
from elbowroom.rules.contents import Contents, Extra

_MOST_KEPT: Final = 64


class Content:
    """All that a game carries: the collections, their canonical text and its digest."""

    def __init__(self, collections: Sequence[Collection], source: str = "") -> None:
        self.collections: Final = tuple(collections)
        self.definitions: Final[tuple[Definition, ...]] = tuple(
            thing for collection in collections for thing in collection.definitions
        )
        self.maps: Final[tuple[HomeMap, ...]] = tuple(
            each for collection in collections for each in collection.maps
        )
        _check_keys(self.collections, Spot(source, "content"))
        _check_together(self.definitions, Spot(source, "content"))
        trees = [collection.tree for collection in collections]
        self.text: Final = canonical(trees[0] if len(trees) == 1 else trees)
        self.digest: Final = digest_of(self.text)

    def added_to(self, contents: Contents) -> Contents:
        """The contents of the boxes with this added."""
        extras: list[Extra] = [Made(thing) for thing in self.definitions]
        boards = [each.board.atlas for each in self.maps]
        return contents.with_extras(extras, self.text, boards)

    def map(self, key: str) -> HomeMap | None:
        """The home-made map of this key."""
        return next((each for each in self.maps if each.key == key), None)


def _check_keys(collections: Sequence[Collection], spot: Spot) -> None:
    """Two collections cannot have maps of one key, nor races or powers; the reader has checked
    each collection by itself."""
    names = [quoted(each.name or number) for number, each in enumerate(collections, 1)]
    owners: dict[tuple[bool, str], int] = {}
    for number, collection in enumerate(collections):
        things = [(False, thing.key) for thing in collection.definitions]
        for is_map, key in things + [(True, each.key) for each in collection.maps]:
            one = owners.setdefault((is_map, key), number)
            if one != number:
                raise spot.wrong("key-in-both", key=key, one=names[one], other=names[number])


def _check_together(things: Sequence[Definition], spot: Spot) -> None:
    for is_race, most in ((True, MOST_RACES), (False, MOST_POWERS)):
        amount = sum(1 for thing in things if (thing.kind == RACE) == is_race)
        if amount > most:
            raise spot.wrong("too-many", amount=amount, most=most)
    stand_ins: dict[str, str] = {}
    lenders: dict[str, str] = {}
    for thing in things:
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
    for tree in trees:
        if not isinstance(tree, Mapping):
            raise Spot(source, "content").wrong("not-a-table", value=quoted(tree))
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


@lru_cache(maxsize=_MOST_KEPT)
def stored_content(text: str) -> Content:
    """The content that a table, a record or another process carries, which was checked before.

    Cached, since many tables play with the same collection, and a bot asks for it at every move.
    """
    return read_content_text(text, "content", taken=())


def board_of(name: str, content: str) -> Board:
    """The map of a game to draw: one of its home-made *content* (empty if there is none), or a
    built-in one."""
    made = stored_content(content).map(name) if content else None
    return named_board(name) if made is None else made.board


def collection_digests(text: str) -> list[str]:
    """The digest of every collection in canonical content, which may be empty."""
    data = json.loads(text) if text else []
    return [digest_of(canonical(tree)) for tree in (data if isinstance(data, list) else [data])]
