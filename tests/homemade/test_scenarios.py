"""The scenarios of home-made things show every effect, every word, and every time of effects."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom.homemade.content import read_content
from elbowroom.homemade.definitions import COUNTS, PLACED_COUNTS, TIMES, Effect
from elbowroom.homemade.forms import forms
from elbowroom.homemade.region_grammar import ALL, JOINTS, PREFIXES, WORDS, SetNode
from elbowroom.homemade.sentences import form_of
from tests.positions import land
from tests.quick_yaml import load_file
from tests.random_games import BUILT_IN_SCENARIOS, SCENARIOS


def effects() -> Iterator[Effect]:
    """All effects of all scenarios."""
    for file in SCENARIOS:
        if file not in BUILT_IN_SCENARIOS:
            data = load_file(file)
            content = read_content(data["content"], file.name, whole=False)
            yield from (effect for thing in content.definitions for effect in thing.effects)


def words_of(node: SetNode) -> set[str]:
    """The words and operators of a SET."""
    return {node.word}.union(*(words_of(part) for part in node.parts))


def test_every_form_of_effects_has_a_scenario_at_every_time_it_knows() -> None:
    shown = {(form_of(effect), effect.when) for effect in effects()}
    needed = {
        (form.message, time) for form in forms() for time in (TIMES if form.timed else TIMES[:1])
    }
    assert needed - shown == set()


def test_every_word_for_regions_and_every_operator_has_a_scenario() -> None:
    nodes = [node for effect in effects() for node in (effect.regions, effect.where) if node]
    shown = set().union(*(words_of(node) for node in nodes))
    assert {*WORDS, *PREFIXES, *JOINTS} - shown == set()


def test_every_count_has_a_scenario_and_where_limits_those_that_may_be_limited() -> None:
    assert {effect.count for effect in effects() if effect.verb == "coins"} >= set(COUNTS)
    limited = {effect.count for effect in effects() if effect.where not in (None, ALL)}
    assert limited == set(PLACED_COUNTS)


# ---------------------------------------------------------------------- what no scenario can say

WATER = {"powers": {"lucky": {"tokens": 4, "effects": [{"water": True}]}}}


def test_a_power_with_water_keeps_its_badge_in_decline_while_it_holds_water() -> None:
    at_sea = land("elves lucky 0", content=WATER, bay="1 elves", shore="1 elves").do("decline")
    assert at_sea.army("elves").power.key == "lucky"
    ashore = land("elves lucky 0", content=WATER, shore="1 elves").do("decline")
    assert ashore.army("elves").power_number < 0


def test_by_house_rule_a_power_with_water_gives_its_badge_back() -> None:
    switch = {"keep_residual_badges": False}
    game = land("elves lucky 0", content=WATER, bay="1 elves", options=switch).do("decline")
    assert game.army("elves").power_number < 0
    assert game.at("bay") == "1 elves"
