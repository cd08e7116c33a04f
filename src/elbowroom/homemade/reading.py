"""Collections: from a file, a part of a scenario or JSON to checked definitions."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Collection as Keys
from functools import cache
from typing import Any, Final

from msgspec import structs

from elbowroom.atlas.inline import NAME as INLINE
from elbowroom.atlas.read import NATIVES, board_names
from elbowroom.homemade.definitions import (
    BADGE,
    BANNER,
    FORMAT,
    LARGEST_TRAY,
    LONGEST_FLAVOUR,
    LONGEST_NAME,
    MOST_BORROWED,
    MOST_BYTES,
    MOST_EFFECTS,
    MOST_POWERS,
    MOST_RACES,
    POWER,
    RACE,
    SPARE_TOKENS,
    VERSION,
    Collection,
    Definition,
    Effect,
)
from elbowroom.homemade.effect_reading import BORROWABLE, effect_tree, read_effect
from elbowroom.homemade.fields import Fields, check_slug, read_names
from elbowroom.homemade.map_reading import read_maps
from elbowroom.mistakes import Spot, alternatives, not_json, not_toml, quoted
from elbowroom.traits.catalogue import FINDS, POWERS, RACES

_COLLECTION_KEYS: Final = (FORMAT, "name", "author", "licence", "races", "powers", "maps")
_THING_KEYS: Final = ("name", "tokens", "icon", "flavour", "effects")
_TRAYS: Final = {race.key: int(race.tray) for race in RACES}
_BITS_OF_A_DIGEST: Final = 128
# Words that a scenario or an action would take for something else.
_RESERVED: Final = ("none", *NATIVES)


@cache
def built_in_keys() -> frozenset[str]:
    """The keys that no home-made thing may have."""
    from elbowroom.rules.pieces import PIECES

    keys = {trait.key for trait in RACES + POWERS + FINDS} | {piece.key for piece in PIECES}
    return frozenset(keys | set(_RESERVED) | set(board_names()) | {INLINE})


def read_toml(text: str, source: str) -> Collection:
    """The collection in the text of a file."""
    return read_tree(read_toml_tree(text, source), source)


def read_toml_tree(text: str, source: str) -> dict[str, object]:
    """The data in the text of a file, not yet checked."""
    spot = Spot(source)
    _check_size(len(text.encode("utf-8", "surrogatepass")), spot)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise spot.wrong("too-deep") from None
    except ValueError as error:
        raise not_toml(source, text, error) from None


def read_json(text: str | bytes, source: str) -> object:
    """The data of a JSON text, not yet checked."""
    spot = Spot(source)
    _check_size(len(text) if isinstance(text, bytes) else len(text.encode()), spot, several=True)
    try:
        return json.loads(text)
    except RecursionError:
        raise spot.wrong("too-deep") from None
    except ValueError as error:
        shown = text if isinstance(text, str) else text.decode(errors="replace")
        raise not_json(source, shown, error) from None


def _check_size(size: int, spot: Spot, several: bool = False) -> None:
    most = MOST_BYTES * (MOST_RACES if several else 1)
    if size > most:
        raise spot.wrong("too-large", most=most // 1024)


def read_tree(
    data: object, source: str, *, whole: bool = True, taken: Keys[str] | None = None
) -> Collection:
    """The collection that *data* describes.

    *whole* ones say their format and all names; inside a scenario both may be left out. *taken* are
    the keys of built-in things, where those of this version are not meant.
    """
    spot = Spot(source)
    fields = Fields(data, spot)
    fields.only(_COLLECTION_KEYS)
    if whole or FORMAT in fields.data:
        fields.number(FORMAT, VERSION, VERSION)
    taken = built_in_keys() if taken is None else taken
    reader = _Reader(whole, taken)
    races = reader.things(fields, "races", RACE, MOST_RACES)
    powers = reader.things(fields, "powers", POWER, MOST_POWERS)
    maps = read_maps(fields, taken)
    name = fields.text("name", LONGEST_NAME)
    if whole and not name:
        raise spot.at("name").wrong("empty-text" if "name" in fields.data else "missing-name")
    collection = Collection(
        name,
        fields.text("author", LONGEST_NAME),
        fields.text("licence", LONGEST_NAME),
        (*races, *powers),
        maps,
        {},
    )
    tree = _tree(collection)
    _check_size(len(canonical(tree).encode()), spot)
    return structs.replace(collection, tree=tree)


class _Reader:
    """Reads the things of one collection."""

    def __init__(self, whole: bool, taken: Keys[str]) -> None:
        self.whole: Final = whole
        self.taken: Final = taken
        self.seen: Final[set[str]] = set()

    def things(self, fields: Fields, key: str, kind: str, most: int) -> list[Definition]:
        """The races or powers of a collection."""
        tables = fields.table(key)
        spot = fields.spot.at(key)
        if len(tables) > most:
            raise spot.wrong("too-many", amount=len(tables), most=most)
        # In the order of the keys: the canonical form has no other, and numbers follow from it.
        things = sorted(tables.items())
        return [self.thing(slug, table, spot.at(slug), kind) for slug, table in things]

    def thing(self, key: str, data: object, spot: Spot, kind: str) -> Definition:
        """One race or power."""
        check_slug(key, spot)
        if key in self.taken:
            raise spot.wrong("key-taken", key=key)
        if key in self.seen:
            raise spot.wrong("key-twice", key=key)
        self.seen.add(key)
        fields = Fields(data, spot)
        fields.only((*_THING_KEYS, "stands-in-for") if kind == RACE else _THING_KEYS)
        thing = Definition(
            kind,
            key,
            read_names(fields, key, self.whole),
            fields.number("tokens", *(BANNER if kind == RACE else BADGE)),
            _stand_in(fields),
            _icon(fields),
            fields.text("flavour", LONGEST_FLAVOUR),
            tuple(_effects(fields, kind)),
        )
        _check_borrowed(thing, spot)
        if kind == RACE:
            tray_of(thing, spot)
        return thing


def _stand_in(fields: Fields) -> str:
    key = fields.data.get("stands-in-for", "")
    if key != "" and (not isinstance(key, str) or key not in _TRAYS):
        known = alternatives(str(key), _TRAYS)
        spot = fields.spot.at("stands-in-for")
        raise spot.wrong("no-such-race", key=quoted(key), known=known)
    return str(key)


def _icon(fields: Fields) -> str:
    icon = fields.text("icon", LONGEST_NAME)
    if icon:
        check_slug(icon, fields.spot.at("icon"))
    return icon


def _effects(fields: Fields, kind: str) -> list[Effect]:
    data = fields.data.get("effects", [])
    spot = fields.spot.at("effects")
    if not isinstance(data, list):
        raise spot.wrong("not-a-list", value=quoted(data))
    if len(data) > MOST_EFFECTS:
        raise spot.wrong("too-many", amount=len(data), most=MOST_EFFECTS)
    tables = [Fields(each, spot.at(number)) for number, each in enumerate(data)]
    return [read_effect(table, kind) for table in tables]


def _check_borrowed(thing: Definition, spot: Spot) -> None:
    borrowed = thing.borrowed
    spot = spot.at("effects")
    if len(borrowed) > MOST_BORROWED:
        raise spot.wrong("too-many-borrowed", most=MOST_BORROWED)
    for key in borrowed:
        if key == thing.stands_in_for:
            raise spot.wrong("borrows-stand-in", key=key)
        if borrowed.count(key) > 1:
            raise spot.wrong("borrowed-twice", key=key)


def extra_tokens(thing: Definition) -> int:
    """Tokens beyond banner and badge: attackers, those of a borrowed trait included."""
    return thing.attackers + sum(int(BORROWABLE[key].extra) for key in thing.borrowed)


def tray_of(thing: Definition, spot: Spot) -> int:
    """How many tokens the race has (C1)."""
    needed = thing.tokens + extra_tokens(thing) + SPARE_TOKENS
    there = _TRAYS.get(thing.stands_in_for, LARGEST_TRAY)
    if needed > there:
        if thing.stands_in_for:
            race = thing.stands_in_for
            raise spot.wrong("tray-too-small", race=race, there=there, needed=needed)
        raise spot.wrong("tray-too-large", needed=needed, most=LARGEST_TRAY)
    return there if thing.stands_in_for else needed


# ---------------------------------------------------------------------- canonical form


def _tree(collection: Collection) -> dict[str, Any]:
    things = collection.definitions
    return {
        FORMAT: VERSION,
        "name": collection.name,
        "author": collection.author,
        "licence": collection.licence,
        "races": {thing.key: _thing_tree(thing) for thing in things if thing.kind == RACE},
        "powers": {thing.key: _thing_tree(thing) for thing in things if thing.kind == POWER},
        "maps": {each.key: each.tree for each in collection.maps},
    }


def _thing_tree(thing: Definition) -> dict[str, Any]:
    tree: dict[str, Any] = {
        "name": thing.name,
        "tokens": thing.tokens,
        "icon": thing.icon,
        "flavour": thing.flavour,
        "effects": [effect_tree(effect) for effect in thing.effects],
    }
    return tree | ({"stands-in-for": thing.stands_in_for} if thing.kind == RACE else {})


def canonical(tree: object) -> str:
    """Canonical JSON: sorted keys, no spaces; texts are in NFC already."""
    return json.dumps(tree, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest_of(text: str) -> str:
    """The first 128 bits of SHA-256 of canonical JSON, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()[: _BITS_OF_A_DIGEST // 4]
