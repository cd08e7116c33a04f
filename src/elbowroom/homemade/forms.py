"""The vocabulary as data: every form that an effect can have, and the words of SETs.

Whoever builds effects from menus needs it: for each form its sentence, the numbers in it with their
bounds, the SETs in it, and whether it may say when it works.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from elbowroom.errors import Mistake
from elbowroom.homemade.definitions import POWER, RACE, Effect
from elbowroom.homemade.effect_reading import BORROWABLE, BOUNDS, effect_tree, read_effect
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.region_grammar import (
    GROUND_WORDS,
    OWNER_WORDS,
    PREFIXES,
    PRINTED_WORDS,
    STANDING_WORDS,
    TERRAIN_WORDS,
    SetNode,
)
from elbowroom.homemade.sentences import form_of
from elbowroom.mistakes import Spot

Topic = Literal["conquest", "coins", "tokens", "defence", "borrow"]
# The fields of an effect in the tree of a collection.
Value = int | str | bool

_PRINTED_VERBS: Final = ("join", "lair")
# One of every form, by what it is about, in the order of the menus.
_EXAMPLES: Final[tuple[tuple[Topic, dict[str, Value]], ...]] = (
    ("conquest", {"cheaper": "forest"}),
    ("conquest", {"dearer": "mountain"}),
    ("conquest", {"unguarded": "ruin"}),
    ("conquest", {"enter": "cavern"}),
    ("conquest", {"reach": "mountain"}),
    ("conquest", {"reach": "cavern", "first": False}),
    ("conquest", {"join": "cavern"}),
    ("conquest", {"water": True}),
    ("conquest", {"deadly": 1}),
    ("conquest", {"merciful": True}),
    ("coins", {"coins": 1, "each": "farmland"}),
    ("coins", {"coins": 1, "per": 2, "of": "land"}),
    ("coins", {"coins": 1}),
    ("coins", {"coins": 5, "once": True}),
    ("coins", {"coins": 1, "each": "fight"}),
    ("coins", {"coins": 1, "each": "conquest"}),
    ("coins", {"coins": 1, "each": "killed"}),
    ("coins", {"coins": 1, "each": "group"}),
    ("coins", {"coins": 1, "each": "loss"}),
    ("coins", {"coins": 1, "each": "neighbour"}),
    ("tokens", {"tokens": 1, "per": 1, "of": "magic"}),
    ("tokens", {"tokens": 1, "per": 2, "of": "forest"}),
    ("tokens", {"tokens": 1, "per": 2, "of": "fight"}),
    ("tokens", {"tokens": 1, "per": 3, "of": "conquest"}),
    ("tokens", {"tokens": 1, "per": 2, "of": "killed"}),
    ("tokens", {"attackers": 2}),
    ("defence", {"lair": "hill"}),
    ("defence", {"shelter": 2}),
    ("defence", {"spared": True}),
    ("defence", {"toll": 1}),
    ("defence", {"thorns": 1}),
    ("borrow", {"as": "elves"}),
)


class FormNumber(Struct):
    """A number of a form: its field, the argument of the sentence, and its bounds."""

    field: str
    argument: Literal["amount", "per"]
    least: int
    most: int


class FormSet(Struct):
    """A SET of a form: its field, and whether only printed words are allowed in it."""

    field: str
    printed: bool


class EffectForm(Struct):
    """One form of effects. *message* is its sentence, *example* one of it with every default.

    *regions* is the SET that the sentence names, *where* one that limits what is counted. *timed*:
    it may say ``when``; *borrows*: it names a race or power (``as``).
    """

    message: str
    topic: Topic
    example: dict[str, Value]
    numbers: list[FormNumber]
    regions: FormSet | None
    where: FormSet | None
    timed: bool
    borrows: bool
    races_only: bool


class SetWord(Struct):
    """A word of SETs, and the group of the menu that it belongs to."""

    word: str
    group: Literal["ground", "terrain", "standing", "owner", "around"]
    printed: bool


def forms() -> list[EffectForm]:
    """Every form, in the order of the menus."""
    return [_form(topic, example) for topic, example in _EXAMPLES]


def set_words() -> list[SetWord]:
    """Every word, then the words that stand before others."""
    return [
        *(SetWord(word, "ground", word in PRINTED_WORDS) for word in GROUND_WORDS),
        *(SetWord(word, "terrain", word in PRINTED_WORDS) for word in TERRAIN_WORDS),
        *(SetWord(word, "standing", word in PRINTED_WORDS) for word in STANDING_WORDS),
        *(SetWord(word, "owner", word in PRINTED_WORDS) for word in OWNER_WORDS),
        *(SetWord(word, "around", word != "near") for word in PREFIXES),
    ]


def borrowable() -> list[str]:
    """The keys of what may be borrowed."""
    return list(BORROWABLE)


def _form(topic: Topic, example: dict[str, Value]) -> EffectForm:
    effect = read_effect(Fields(example, Spot("")), RACE)
    data = effect_tree(effect)
    sets = set_fields(effect)
    where = FormSet("where", False) if "where" in sets else None
    named = [field for field in sets if field != "where"]
    numbers = [
        FormNumber(field, "per" if field == "per" else "amount", *_bounds(effect, field))
        for field, value in data.items()
        if type(value) is int and not (field == "per" and _is_fixed(effect))
    ]
    return EffectForm(
        message=form_of(effect),
        topic=topic,
        example=data,
        numbers=numbers,
        regions=FormSet(named[0], effect.verb in _PRINTED_VERBS) if named else None,
        where=where,
        timed="when" in data,
        borrows=effect.verb == "as",
        races_only=_is_for_races_only(example),
    )


def set_fields(effect: Effect) -> dict[str, SetNode]:
    """The SETs of an effect by the fields that they stand in."""
    sets = {} if effect.where is None else {"where": effect.where}
    if effect.regions is None:
        return sets
    if effect.verb == "tokens" or effect.per > 1:
        return {"of": effect.regions} | sets
    return {"each" if effect.verb == "coins" else effect.verb: effect.regions} | sets


def _is_fixed(effect: Effect) -> bool:
    """Whether the sentence says “for each”, which leaves nothing to choose."""
    return effect.per == 1


def _bounds(effect: Effect, field: str) -> tuple[int, int]:
    bounds = BOUNDS[effect.verb]
    if field == "per" and effect.regions is not None:
        return 2, bounds["per"][1]
    if field == "coins" and effect.once:
        return bounds["once"]
    if field == "coins" and effect.regions is None and not effect.count:
        return bounds["each turn"]
    return bounds[field]


def _is_for_races_only(example: dict[str, Value]) -> bool:
    try:
        read_effect(Fields(example, Spot("")), POWER)
    except Mistake:
        return True
    return False
