"""The books' own races prove the effects: written as data they play exactly like the originals.

The seed changes with the commit and is printed; `TWINS_SEED` repeats a run.
"""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from elbowroom import Rng
from elbowroom.rules.options import SWITCHES as DEFAULTS
from elbowroom.traits.catalogue import contents_of
from tests.laws.homemade_twins import SWITCHES, HomemadeTwins, twin_definitions
from tests.random_games import GAMES

KEYS = sorted(twin_definitions())
SAMPLED = 10
GAMES_OF_A_TRAIT = 200


@cache
def seed() -> int:
    """The seed of this run: of the environment, else of the commit."""
    if "TWINS_SEED" in os.environ:
        return int(os.environ["TWINS_SEED"])
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return int(answer.stdout.strip()[:8] or "0", 16)


def play_one(key: str, number: int) -> None:
    """A game on any board that the trait fits, under some of the house rules."""
    rng = Rng(seed() + 7919 * number + KEYS.index(key))
    twins = None
    while twins is None or not twins.fits:
        name, box = GAMES[rng.below(len(GAMES))]
        options = {switch: DEFAULTS[switch] != (rng.below(4) == 0) for switch in SWITCHES}
        if _has(key, name, box):
            twins = HomemadeTwins(key, name, box, options, rng.below(10**9))
    twins.play()


def _has(key: str, name: str, box: str) -> bool:
    contents = contents_of(box or name.partition("-")[0])
    return key in contents.races + contents.powers


@pytest.mark.parametrize("number", range(SAMPLED))
def test_a_sample_of_traits_written_as_effects_plays_like_the_originals(number: int) -> None:
    key = KEYS[(seed() + number * 7) % len(KEYS)]
    print(f"TWINS_SEED={seed()} {key}")
    play_one(key, number)


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_every_trait_written_as_effects_plays_like_its_original(key: str) -> None:
    print(f"TWINS_SEED={seed()}")
    for number in range(GAMES_OF_A_TRAIT):
        play_one(key, number)


def test_every_trait_that_must_be_sayable_has_a_twin() -> None:
    listed = (
        "dwarves elves giants halflings humans orcs ratmen skeletons tritons trolls wizards amazons"
        " drow liches mudmen mummies ogres shrooms spiderines alchemist commando flying forest hill"
        " merchant mounted pillaging swamp underworld wealthy fisher frightened immortal martyr"
        " mining muddy mystic quarreling stone thieving wise"
    )
    assert sorted(listed.split()) == KEYS
