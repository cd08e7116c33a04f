"""The most expensive things that a collection may hold cost bounded work in every decision."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom import CHANCE, OVER, Rng, State, apply, build_info, draw, legal_actions, new_game
from elbowroom.atlas.read import atlas
from elbowroom.errors import Mistake
from elbowroom.homemade.content import Content, read_content
from elbowroom.homemade.definitions import MOST_EFFECTS, MOST_POWERS, MOST_RACES
from elbowroom.homemade.region_grammar import (
    LONGEST_SET,
    MOST_DEPTH,
    MOST_WORDS,
    PREFIXES,
    read_set,
)
from elbowroom.homemade.region_sets import region_set
from elbowroom.mistakes import Spot
from elbowroom.rules.actions import Action
from elbowroom.traits import region_sets

# Looks at one word or operator of a SET; compiled, each takes at most about 0.1 microseconds.
MOST_STEPS = 6_000
# Words and operators of one SET: each takes four characters with its space, except "or".
MOST_LOOKS = LONGEST_SET // 4 + MOST_WORDS // 4
# A decision, on a core of its own; the quickest of some repeats, since others use the machine too.
MOST_SECONDS = 0.001
REPEATS = 9
DECISIONS = 30
WORDS = ("empty", "crowd", "rival", "ruin", "own-ruin", "held", "tribe", "place", "relic")


def longest_set(operator: str = "near") -> str:
    """As many words as fit, each behind as many operators as may be nested."""
    parts = [f"{f'{operator} ' * MOST_DEPTH}{word}" for word in WORDS * 2]
    while len(" or ".join(parts)) > LONGEST_SET:
        parts.pop()
    return " or ".join(parts)


def content(race: list[dict[str, Any]], power: list[dict[str, Any]]) -> Content:
    """As many races and powers as a table may have, all with these effects."""
    races = {f"r{n}": {"tokens": 9, "effects": race} for n in range(MOST_RACES)}
    powers = {f"p{n}": {"tokens": 5, "effects": power} for n in range(MOST_POWERS)}
    return read_content({"races": races, "powers": powers}, "test", whole=False)


def effects(*each: dict[str, Any]) -> list[dict[str, Any]]:
    return list((each * MOST_EFFECTS)[:MOST_EFFECTS])


SET = longest_set()
PRICES = effects({"cheaper": SET, "by": 3}, {"dearer": SET, "by": 3}, {"unguarded": SET})
CHEAPER = effects({"cheaper": SET, "by": 3})
REACH = effects({"reach": SET}, {"enter": SET}, {"cheaper": SET, "by": 3})
COINS = effects({"coins": 3, "each": SET}, {"tokens": 1, "of": SET})
COUNTS = effects({"coins": 1, "each": "conquest", "where": SET}, {"tokens": 1, "of": SET})
JOINS = effects({"join": "all"}, {"join": "land"})
PAIRS = {
    "prices": (PRICES, PRICES),
    "prices and joins": (PRICES, JOINS),
    "discounts": (CHEAPER, CHEAPER),
    "reach": (REACH, REACH),
    "coins": (COINS, COINS),
    "counts": (COUNTS, PRICES),
}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One number: the looks at words and operators so far."""
    if build_info.compiled():
        pytest.skip("calls inside machine code cannot be counted")
    number = [0]

    def counted(original: Callable[..., int]) -> Callable[..., int]:
        def regions(*arguments: Any) -> int:
            number[0] += 1
            return original(*arguments)

        return regions

    for kind in region_sets.RegionSet.__subclasses__():
        monkeypatch.setattr(kind, "regions", counted(kind.regions))
    return number


def only_home_made(both: Content) -> State:
    s = new_game("surface-5", content=both)
    own = {each.key for each in both.definitions}
    others = [trait.key for trait in s.book.races + s.book.powers if trait.key not in own]
    return new_game("surface-5", content=both, without=others)


def decisions(both: Content) -> Iterator[tuple[State, Action]]:
    """The first positions in which somebody decides, each with what is played there."""
    s, rng = only_home_made(both), Rng(1)
    number = 0
    while s.phase != OVER and number < DECISIONS:
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
            continue
        actions = legal_actions(s)
        act = actions[int(rng.below(len(actions)))]
        yield s.copy(), act
        apply(s, act)
        number += 1


def decide(s: State, act: Action) -> None:
    """All that the rules do for one decision."""
    legal_actions(s)
    apply(s, act)


@pytest.mark.parametrize("pair", PAIRS)
def test_no_decision_takes_more_than_bounded_work(steps: list[int], pair: str) -> None:
    worst = 0
    for s, act in decisions(content(*PAIRS[pair])):
        before = steps[0]
        decide(s, act)
        worst = max(worst, steps[0] - before)
    assert 0 < worst <= MOST_STEPS


@pytest.mark.parametrize("pair", PAIRS)
def test_no_decision_takes_more_than_a_millisecond_of_machine_code(pair: str) -> None:
    if not build_info.compiled():
        pytest.skip("plain Python is slower by far; there the steps are counted")
    for s, act in decisions(content(*PAIRS[pair])):
        assert min(seconds(s.copy(), act) for _ in range(REPEATS)) < MOST_SECONDS


def seconds(s: State, act: Action) -> float:
    """The CPU time of one decision."""
    began = time.thread_time()
    decide(s, act)
    return time.thread_time() - began


# ---------------------------------------------------------------------- the size of a SET


def looks(regions: region_sets.RegionSet) -> int:
    """How many words and operators are looked at to work out *regions*, in any build."""
    inner = [getattr(regions, name, None) for name in ("left", "right", "inner")]
    return 1 + sum(looks(each) for each in inner if isinstance(each, region_sets.RegionSet))


@given(st.lists(st.sampled_from([*WORDS, "all", "or", "and", *PREFIXES, "(", ")"]), max_size=120))
def test_whatever_set_is_accepted_is_small(parts: list[str]) -> None:
    try:
        node = read_set(" ".join(parts), Spot(""))
    except Mistake:
        return
    assert looks(region_set(node, atlas("surface-5"))) <= MOST_LOOKS


def test_the_largest_set_is_no_larger() -> None:
    for operator in PREFIXES:
        node = read_set(longest_set(operator), Spot(""))
        assert MOST_LOOKS / 2 < looks(region_set(node, atlas("surface-5"))) <= MOST_LOOKS
