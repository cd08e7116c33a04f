"""Scenarios of the boxes with home-made things in the place of races and powers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from elbowroom.homemade.definitions import RACE
from elbowroom.homemade.effect_reading import BORROWABLE, effect_tree
from elbowroom.traits.catalogue import POWERS, RACES
from tests.laws.homemade_twins import twin_definitions

SUFFIX = "-made"
# What says who plays or what comes: there words such as "forest" are powers and not terrain.
_OF_COMBOS = ("power", "column", "draws", "army")
_OF_RACES = ("hand", "tray")
_AS_PRINTED = ("map", "title", "rules")
# No other race has as many tokens in its tray, so none can stand in for them.
_LARGE_TRAYS = ("skeletons", "sorcerers")


class Rewriting:
    """Home-made things by the key of what they take the place of, each as a tree."""

    def __init__(self, races: dict[str, Any], powers: dict[str, Any]) -> None:
        self.races = races
        self.powers = powers

    def rewritten(self, scenario: dict[str, Any]) -> dict[str, Any]:
        """*scenario* with everything of this that occurs in it; "content" has nothing if nothing
        does."""
        uses: set[str] = set()
        data: dict[str, Any] = self._renamed(scenario, "", uses)
        content = {
            kind: {key + SUFFIX: things[key] for key in sorted(uses & set(things))}
            for kind, things in (("races", self.races), ("powers", self.powers))
        }
        return data | {"content": content if uses else {}}

    def _renamed(self, value: Any, place: str, uses: set[str]) -> Any:
        """*value*, which stands under the key *place*."""
        if isinstance(value, str):
            return self._text(value, place, uses)
        if isinstance(value, list):
            return [self._renamed(each, place, uses) for each in value]
        if not isinstance(value, dict):
            return value
        renamed = {}
        for key, each in value.items():
            # Below a combo keys are numbers of seats and slots.
            inner = key if isinstance(key, str) else place
            name = self._text(key, "", uses) if place in _OF_RACES else key
            renamed[name] = each if key in _AS_PRINTED else self._renamed(each, inner, uses)
        return renamed

    def _text(self, text: str, place: str, uses: set[str]) -> str:
        keys = [*self.races, *(self.powers if place in _OF_COMBOS else ())]
        text = _with_suffix(text, keys, uses)
        lent = rf"(?<=stonehedge:)(?:{'|'.join(self.powers)})(?![\w-])"
        return re.sub(lent, lambda match: _used(match[0], uses), text)


def _with_suffix(text: str, keys: Sequence[str], uses: set[str]) -> str:
    word = rf"(?<![\w:-])(?:{'|'.join(keys)})(?![\w-])"
    return re.sub(word, lambda match: _used(match[0], uses), text)


def _used(key: str, uses: set[str]) -> str:
    uses.add(key)
    return key + SUFFIX


# ---------------------------------------------------------------------- two kinds of them


def as_effects() -> Rewriting:
    """Everything that the words for effects can say, and Seafaring as the effect that names it."""
    races: dict[str, Any] = {}
    powers: dict[str, Any] = {}
    for key, thing in twin_definitions().items():
        tree = {
            "tokens": thing.tokens,
            "effects": [effect_tree(effect) for effect in thing.effects],
        }
        if thing.kind == RACE:
            races[key] = tree | {"stands-in-for": key}
        else:
            powers[key] = tree
    powers["seafaring"] = {"tokens": 5, "effects": [{"water": True}]}
    return Rewriting(races, powers)


def borrowed(scenario: str) -> Rewriting:
    """Everything that can be borrowed whole; races stand in for those that *scenario* (its text)
    does not mention."""
    powers = {
        power.key: {"tokens": int(power.tokens), "effects": [{"as": power.key}]}
        for power in POWERS
        if power.key in BORROWABLE
    }
    free = [race for race in RACES if race.key not in scenario]
    races: dict[str, Any] = {}
    for race in RACES:
        if race.key not in BORROWABLE or race.key in _LARGE_TRAYS or race.key not in scenario:
            continue
        races[race.key] = {"tokens": int(race.tokens), "effects": [{"as": race.key}]}
        if race.tokens + race.extra + 5 != race.tray:
            stand_in = next(each for each in free if each.tray == race.tray)
            races[race.key]["stands-in-for"] = stand_in.key
            free.remove(stand_in)
    return Rewriting(races, powers)
