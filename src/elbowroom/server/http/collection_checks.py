"""Checks a collection that somebody is making: cards, mistakes, and previews on a board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import msgspec

from elbowroom.bots.registry import BOTS
from elbowroom.errors import Mistake
from elbowroom.homemade.cards import card_of
from elbowroom.homemade.compiling import effect_works
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import FORMAT, MOST_EFFECTS, MOST_MAPS, VERSION, Effect
from elbowroom.homemade.effect_reading import effect_tree, read_effect
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.forms import set_fields
from elbowroom.homemade.map_reading import all_map_mistakes
from elbowroom.homemade.reading import built_in_keys, read_json, read_toml_tree, read_tree
from elbowroom.homemade.region_sets import region_set
from elbowroom.homemade.sentences import form_of
from elbowroom.homemade.writing import toml_text
from elbowroom.masks import regions_of
from elbowroom.mistakes import Spot
from elbowroom.play.match import Match
from elbowroom.play.view import view
from elbowroom.rules.state import State
from elbowroom.server.wire.collections import (
    CheckedCollection,
    CheckedEffect,
    CheckedMap,
    CheckedThing,
    CollectionText,
    SamplePosition,
)
from elbowroom.server.wire.setup import mistake_of
from elbowroom.traits.catalogue import uses_places

_SOURCE: Final = "collection"
_GROUPS: Final[tuple[tuple[str, Literal["race", "power"]], ...]] = (
    ("races", "race"),
    ("powers", "power"),
)
# The sample position: some rounds of bots, from a seed that spreads the armies well.
_ROUND: Final = 6
_SEED: Final = 6
_SEAT: Final = 0
_SAMPLE_BOT: Final = "easy"


def checked(request: CollectionText) -> CheckedCollection:
    """All that can be said about the collection of *request*; never raises for bad input."""
    try:
        tree = _tree(request)
    except Mistake as error:
        return CheckedCollection(mistakes=[mistake_of(error)])
    toml = toml_text(tree) if request.format == "json" else request.text
    things = _things(tree, request.map)
    maps = _maps(tree)
    mistakes = [thing.mistake for thing in things if thing.mistake is not None]
    mistakes += [mistake for each in maps for mistake in each.mistakes]
    try:
        content = Content([read_tree(tree, _SOURCE)], _SOURCE)
    except Mistake as error:
        whole = mistake_of(error)
        mistakes += [] if whole in mistakes else [whole]
        return CheckedCollection(toml=toml, things=things, maps=maps, mistakes=mistakes)
    return CheckedCollection(
        content=content.text,
        digest=content.digest,
        toml=toml,
        things=things,
        maps=maps,
        mistakes=mistakes,
    )


def _tree(request: CollectionText) -> Mapping[str, object]:
    if request.format == "toml":
        return read_toml_tree(request.text, _SOURCE)
    data = read_json(request.text, _SOURCE)
    return Fields(data, Spot(_SOURCE)).data


def _things(tree: Mapping[str, object], map: str) -> list[CheckedThing]:
    """The races and powers of a collection, each checked as if it were alone in it."""
    things = []
    for group, kind in _GROUPS:
        tables = tree.get(group)
        for key, table in tables.items() if isinstance(tables, Mapping) else ():
            alone = {FORMAT: VERSION, "name": _SOURCE, group: {key: table}}
            checked_thing = CheckedThing(
                kind=kind, key=str(key), effects=_effects(table, kind, map)
            )
            _judge(checked_thing, alone, map)
            things.append(checked_thing)
    return things


def _maps(tree: Mapping[str, object]) -> list[CheckedMap]:
    """The maps of a collection; more than there may be are not looked at."""
    tables = tree.get("maps")
    maps = []
    for key, table in list(tables.items())[:MOST_MAPS] if isinstance(tables, Mapping) else ():
        spot = Spot(_SOURCE, "maps").at(str(key))
        mistakes = all_map_mistakes(str(key), table, spot, built_in_keys())
        maps.append(CheckedMap(str(key), [mistake_of(each) for each in mistakes]))
    return maps


def _judge(thing: CheckedThing, alone: object, map: str) -> None:
    """Add its card, or what is wrong with it."""
    try:
        collection = read_tree(alone, _SOURCE)
    except Mistake as error:
        thing.mistake = mistake_of(error)
        return
    (definition,) = collection.definitions
    sample = sample_state(map)
    nameless = msgspec.structs.replace(collection, name="")
    thing.card = card_of(definition, nameless, sample.atlas, _places(sample))


def _places(sample: State) -> bool:
    return uses_places(sample.book.box, sample.atlas, sample.options)


def _effects(table: object, kind: str, map: str) -> list[CheckedEffect]:
    """The effects of a thing that may have mistakes elsewhere."""
    data = table.get("effects") if isinstance(table, Mapping) else None
    effects = data[:MOST_EFFECTS] if isinstance(data, list) else []
    return [_maybe_effect(each, kind, map) for each in effects]


def _maybe_effect(data: object, kind: str, map: str) -> CheckedEffect:
    try:
        effect = read_effect(Fields(data, Spot(_SOURCE)), kind)
    except Mistake:
        return CheckedEffect()
    sample = sample_state(map)
    return _effect(effect, sample, _places(sample))


def _effect(effect: Effect, sample: State, places: bool) -> CheckedEffect:
    node = effect.regions or effect.where
    mask = 0
    if node is not None:
        army = sample.active[_SEAT]
        assert army is not None
        mask = region_set(node, sample.atlas).regions(sample, army)
    elif effect.verb == "water":
        mask = sample.atlas.water
    targets = mask & (sample.atlas.land | sample.atlas.water)
    return CheckedEffect(
        form=form_of(effect),
        data=effect_tree(effect),
        sets=set_fields(effect),
        regions=[sample.atlas.sites[region].slug for region in regions_of(targets)],
        works=effect_works(effect, sample.atlas, places),
    )


# ---------------------------------------------------------------------- the sample position


@cache
def sample_state(map: str) -> State:
    """A position on the board *map* after some rounds, with the first seat to move."""
    match = Match(map, seed=_SEED)
    bot = BOTS[_SAMPLE_BOT](_SEED)
    while not _is_ready(match):
        match.submit(bot.decide(match.observe(match.decider)))
    return match.state


def _is_ready(match: Match) -> bool:
    army = match.state.active[_SEAT]
    holds = army is not None and army.held != 0
    return match.over or (match.state.round >= _ROUND and match.decider == _SEAT + 1 and holds)


@cache
def sample_position(map: str) -> SamplePosition:
    """The same as anybody may see it."""
    return SamplePosition(view(sample_state(map), None, code=False), _SEAT + 1)
