"""The books' own races prove the effects: written as data they play exactly like the originals.

The seed changes with the commit and is printed; `TWINS_SEED` repeats a run.
"""

from __future__ import annotations

import pytest

from tests.laws.homemade_oracle import OracleTwins
from tests.laws.homemade_twins import HomemadeTwins, seed, table_for, twin_definitions

KEYS = sorted(twin_definitions())
SAMPLED = 10
GAMES_OF_A_TRAIT = 200
# The oracle takes its time: so many games, and in a sample so many actions.
ORACLE_SAMPLED = 4
ORACLE_ACTIONS = 150
ORACLE_GAMES = 3


@pytest.mark.parametrize("number", range(SAMPLED))
def test_a_sample_of_traits_written_as_effects_plays_like_the_originals(number: int) -> None:
    key = KEYS[(seed() + number * 7) % len(KEYS)]
    print(f"TWINS_SEED={seed()} {key}")
    HomemadeTwins(key, table_for(key, number)).play()


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_trait_written_as_effects_plays_like_its_original(key: str) -> None:
    print(f"TWINS_SEED={seed()}")
    for number in range(GAMES_OF_A_TRAIT):
        HomemadeTwins(key, table_for(key, number)).play()


@pytest.mark.parametrize("number", range(ORACLE_SAMPLED))
def test_a_sample_of_traits_written_as_effects_plays_as_the_oracle_reads_the_rules(
    number: int,
) -> None:
    key = KEYS[(seed() + 3 + number * 11) % len(KEYS)]
    print(f"TWINS_SEED={seed()} {key}")
    OracleTwins(key, table_for(key, number)).play_on(ORACLE_ACTIONS)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_trait_written_as_effects_plays_as_the_oracle_reads_the_rules(key: str) -> None:
    print(f"TWINS_SEED={seed()}")
    for number in range(ORACLE_GAMES):
        OracleTwins(key, table_for(key, number)).play_on()


def test_every_trait_that_must_be_sayable_has_a_twin() -> None:
    listed = (
        "dwarves elves giants halflings humans orcs ratmen skeletons tritons trolls wizards amazons"
        " drow liches mudmen mummies ogres shrooms spiderines alchemist commando flying forest hill"
        " merchant mounted pillaging swamp underworld wealthy fisher frightened immortal martyr"
        " mining muddy mystic quarreling stone thieving wise"
    )
    assert sorted(listed.split()) == KEYS
