"""Effects: tables with one verb each, read into checked effects and written back as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from elbowroom.homemade.definitions import (
    COUNTS,
    PLACED_COUNTS,
    RACE,
    TIMES,
    TURN_COUNTS,
    Effect,
)
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.region_grammar import ALL, SetNode, read_set, set_text
from elbowroom.mistakes import alternatives, quoted
from elbowroom.traits.catalogue import POWERS, RACES

# The bounds of every number, by verb; the reference and the page read them here.
BOUNDS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "cheaper": {"by": (1, 3)},
    "dearer": {"by": (1, 3)},
    "coins": {"coins": (1, 3), "each turn": (1, 4), "once": (1, 10), "per": (2, 5)},
    "tokens": {"tokens": (1, 4), "per": (1, 4)},
    "attackers": {"attackers": (1, 4)},
    "shelter": {"shelter": (1, 3)},
    "toll": {"toll": (1, 2)},
    "deadly": {"deadly": (1, 2)},
    "thorns": {"thorns": (1, 2)},
}
# One asks where its Volcano stands, the other acts before it is picked: neither can be lent.
_UNBORROWABLE: Final = ("flames", "shadow-mimes")
BORROWABLE: Final = {trait.key: trait for trait in RACES + POWERS if trait.key not in _UNBORROWABLE}


def read_effect(fields: Fields, kind: str) -> Effect:
    """The effect of a race or a power (*kind*) that is written as the table *fields*."""
    verbs = [key for key in fields.data if key in _READERS]
    if len(verbs) != 1:
        raise fields.spot.wrong("one-verb", amount=len(verbs), known=tuple(_READERS))
    return _READERS[verbs[0]](fields, kind)


def _set(fields: Fields, key: str, printed: bool = False) -> SetNode:
    node = read_set(fields.value(key), fields.spot.at(key))
    if printed and not node.is_printed:
        raise fields.spot.at(key).wrong("printed-only", words=tuple(_unprinted(node)))
    return node


def _unprinted(node: SetNode) -> list[str]:
    """The words of *node* that depend on the position."""
    own = ["near"] if node.word == "near" else []
    if not node.parts and not node.is_printed:
        return [node.word]
    return own + [word for part in node.parts for word in _unprinted(part)]


def _bounds(verb: str, key: str) -> tuple[int, int]:
    return BOUNDS[verb][key]


def _price(verb: str) -> Callable[[Fields, str], Effect]:
    def read(fields: Fields, kind: str) -> Effect:
        fields.only((verb, "by"))
        by = fields.number("by", *_bounds(verb, "by"), 1)
        return Effect(verb, by, regions=_set(fields, verb))

    return read


def _place(verb: str, printed: bool) -> Callable[[Fields, str], Effect]:
    def read(fields: Fields, kind: str) -> Effect:
        fields.only((verb,))
        return Effect(verb, regions=_set(fields, verb, printed))

    return read


def _reach(fields: Fields, kind: str) -> Effect:
    fields.only(("reach", "first"))
    return Effect("reach", regions=_set(fields, "reach"), first=fields.flag("first", True))


def _flag(verb: str) -> Callable[[Fields, str], Effect]:
    def read(fields: Fields, kind: str) -> Effect:
        fields.only((verb,))
        _must_be_true(fields, verb)
        return Effect(verb)

    return read


def _spared(fields: Fields, kind: str) -> Effect:
    fields.only(("spared", "when"))
    _must_be_true(fields, "spared")
    return Effect("spared", when=_when(fields))


def _must_be_true(fields: Fields, key: str) -> None:
    if fields.value(key) is not True:
        raise fields.spot.at(key).wrong("must-be-true", value=quoted(fields.value(key)))


def _number(verb: str) -> Callable[[Fields, str], Effect]:
    def read(fields: Fields, kind: str) -> Effect:
        fields.only((verb,))
        if verb == "attackers" and kind != RACE:
            raise fields.spot.wrong("races-only", verb=verb)
        return Effect(verb, fields.number(verb, *_bounds(verb, verb)))

    return read


def _timed_number(verb: str) -> Callable[[Fields, str], Effect]:
    def read(fields: Fields, kind: str) -> Effect:
        fields.only((verb, "when"))
        return Effect(verb, fields.number(verb, *_bounds(verb, verb)), when=_when(fields))

    return read


def _when(fields: Fields) -> str:
    return fields.choice("when", TIMES, "active")


# ---------------------------------------------------------------------- coins and tokens


def _coins(fields: Fields, kind: str) -> Effect:
    if "each" in fields.data:
        return _coins_each(fields)
    if "per" in fields.data or "of" in fields.data:
        fields.only(("coins", "per", "of", "when"))
        return Effect(
            "coins",
            fields.number("coins", *_bounds("coins", "coins")),
            fields.number("per", *_bounds("coins", "per")),
            regions=_set(fields, "of"),
            when=_when(fields),
        )
    fields.only(("coins", "once", "when"))
    if fields.flag("once", False):
        if "when" in fields.data:
            raise fields.spot.at("when").wrong("no-when", what="once")
        return Effect("coins", fields.number("coins", *_bounds("coins", "once")), once=True)
    coins = fields.number("coins", *_bounds("coins", "each turn"))
    return Effect("coins", coins, when=_when(fields))


def _coins_each(fields: Fields) -> Effect:
    fields.only(("coins", "each", "when", "where"))
    coins = fields.number("coins", *_bounds("coins", "coins"))
    count = fields.data["each"]
    if count not in COUNTS:
        if "where" in fields.data:
            raise fields.spot.at("where").wrong("no-where", known=PLACED_COUNTS)
        return Effect("coins", coins, regions=_set(fields, "each"), when=_when(fields))
    if count in TURN_COUNTS and "when" in fields.data:
        raise fields.spot.at("when").wrong("no-when", what=str(count))
    where = _where(fields, str(count))
    return Effect("coins", coins, count=str(count), when=_when(fields), where=where)


def _where(fields: Fields, count: str) -> SetNode | None:
    """The regions that are counted, where only some may be."""
    if count in PLACED_COUNTS:
        return _set(fields, "where") if "where" in fields.data else ALL
    if "where" in fields.data:
        raise fields.spot.at("where").wrong("no-where", known=PLACED_COUNTS)
    return None


def _tokens(fields: Fields, kind: str) -> Effect:
    fields.only(("tokens", "per", "of", "where"))
    tokens = fields.number("tokens", *_bounds("tokens", "tokens"))
    per = fields.number("per", *_bounds("tokens", "per"), 1)
    count = fields.value("of")
    if count in TURN_COUNTS:
        where = _where(fields, str(count))
        return Effect("tokens", tokens, per, count=str(count), where=where)
    if "where" in fields.data:
        raise fields.spot.at("where").wrong("no-where", known=PLACED_COUNTS)
    return Effect("tokens", tokens, per, regions=_set(fields, "of"))


def _as(fields: Fields, kind: str) -> Effect:
    fields.only(("as",))
    key = fields.value("as")
    if not isinstance(key, str) or key not in BORROWABLE:
        known = alternatives(str(key), BORROWABLE)
        raise fields.spot.at("as").wrong("not-borrowable", key=quoted(key), known=known)
    return Effect("as", key=key)


_READERS: Final[dict[str, Callable[[Fields, str], Effect]]] = {
    "cheaper": _price("cheaper"),
    "dearer": _price("dearer"),
    "unguarded": _place("unguarded", printed=False),
    "enter": _place("enter", printed=False),
    "reach": _reach,
    "join": _place("join", printed=True),
    "water": _flag("water"),
    "deadly": _number("deadly"),
    "merciful": _flag("merciful"),
    "coins": _coins,
    "tokens": _tokens,
    "attackers": _number("attackers"),
    "lair": _place("lair", printed=True),
    "shelter": _number("shelter"),
    "spared": _spared,
    "toll": _timed_number("toll"),
    "thorns": _timed_number("thorns"),
    "as": _as,
}
VERBS: Final = tuple(_READERS)


# ---------------------------------------------------------------------- as data


def effect_tree(effect: Effect) -> dict[str, Any]:
    """The effect as the data of a collection, every default filled in."""
    regions = "" if effect.regions is None else set_text(effect.regions)
    if effect.verb in ("cheaper", "dearer"):
        return {effect.verb: regions, "by": effect.amount}
    if effect.verb == "reach":
        return {"reach": regions, "first": effect.first}
    if effect.verb in ("unguarded", "enter", "join", "lair"):
        return {effect.verb: regions}
    if effect.verb == "as":
        return {"as": effect.key}
    if effect.verb in ("water", "merciful", "spared"):
        return {effect.verb: True} | _timed(effect)
    tree: dict[str, Any] = {effect.verb: effect.amount}
    if effect.verb in ("coins", "tokens"):
        tree |= _counted(effect, regions)
    return tree | _timed(effect)


def _counted(effect: Effect, regions: str) -> dict[str, Any]:
    """What coins or tokens are paid for."""
    what = effect.count or regions
    where = {} if effect.where is None else {"where": set_text(effect.where)}
    if effect.verb == "tokens" or effect.per > 1:
        return {"per": effect.per, "of": what} | where
    if what:
        return {"each": what} | where
    return {"once": effect.once}


def _timed(effect: Effect) -> dict[str, Any]:
    """When it works, where that may be said."""
    fixed = effect.once or effect.count in TURN_COUNTS
    if fixed or effect.verb not in ("coins", "toll", "thorns", "spared"):
        return {}
    return {"when": effect.when}
