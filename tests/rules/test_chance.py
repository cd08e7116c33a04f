"""Chance: what may fall, what falls, and what follows from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from elbowroom import Action, Rng, State, action_text, apply, chance_outcomes, draw, parse_action
from elbowroom.atlas.inline import read_inline
from elbowroom.rules.options import Options
from elbowroom.rules.setup import new_state
from elbowroom.traits.catalogue import POWERS, RACES, contents_of, full_book
from tests.positions import Game, cave, land, small_box
from tests.quick_yaml import load_text


def waiting(game: Game, line: str) -> State:
    """The position in which chance has to answer this action."""
    apply(game.s, parse_action(game.s, line))
    return game.s


def outcomes(s: State) -> dict[str, int]:
    return {action_text(s, act): weight for act, weight in chance_outcomes(s)}


def texts(s: State, times: int) -> Counter[str]:
    rng = Rng(1)
    return Counter(action_text(s, draw(s, rng)) for _ in range(times))


def rolling() -> State:
    return waiting(land("ratmen hill 1", shore="1 ratmen"), "roll wood")


def drawing() -> State:
    combos = ["orcs hill", "elves stout"]
    return waiting(land("", column=combos), "pick 2")


def finding() -> State:
    return waiting(cave("ratmen wise 4", pit="1 ratmen", gem="monsters"), "conquer gem")


def hedging() -> State:
    s = finding()
    apply(s, parse_action(s, "find stonehedge"))
    return s


def tribes(world: str, seats: int = 2) -> State:
    """The start of a mixed game above, monsters still to come (M4)."""
    atlas = read_inline(load_text(world), "a test", "mixed")
    return new_state(atlas, full_book(contents_of("mixed"), atlas, []), Options({}), seats)


LINE_OF_TRIBES = """
  regions: {a: hill edge tribe, b: hill tribe, c: hill tribe, d: hill tribe, e: hill tribe}
  links: a-b b-c c-d d-e
"""


# ---------------------------------------------------------------------- what may fall


def test_the_die_has_three_blank_faces() -> None:
    assert outcomes(rolling()) == {"die 0": 3, "die 1": 1, "die 2": 1, "die 3": 1}


def test_any_banner_may_come_with_any_badge_of_the_stacks() -> None:
    s = drawing()
    results = outcomes(s)
    assert len(results) == (len(RACES) - 2) * (len(POWERS) - 2)
    assert set(results.values()) == {1}
    assert "draw orcs wise" not in results
    assert "draw giants hill" not in results


def test_a_banner_that_returns_to_the_column_gets_any_badge() -> None:
    game = land("ratmen hill 5", "+ elves", shore="1 ratmen", wood="1 elves", column=["orcs wise"])
    results = outcomes(waiting(game, "conquer wood"))
    assert {text.split()[1] for text in results} == {"elves"}
    assert len(results) == len(POWERS) - 2


def test_any_marker_of_the_pile_may_be_found() -> None:
    assert len(outcomes(finding())) == 15
    game = cave("ratmen wise 4", pit="1 ratmen, keep", gem="monsters")
    assert "find keep" not in outcomes(waiting(game, "conquer gem"))


def test_stonehedge_draws_any_badge_of_the_stack() -> None:
    results = outcomes(hedging())
    assert len(results) == len(POWERS) - 7
    assert all(text.startswith("power ") for text in results)


def test_monsters_lie_on_lost_tribes_so_that_no_two_are_adjacent() -> None:
    s = tribes(LINE_OF_TRIBES)
    assert set(outcomes(s)) == {"monsters a", "monsters c", "monsters e"}
    apply(s, parse_action(s, "monsters c"))
    assert set(outcomes(s)) == {"monsters a", "monsters e"}


def test_monsters_take_the_place_of_the_lost_tribe() -> None:
    s = tribes(LINE_OF_TRIBES)
    apply(s, parse_action(s, "monsters a"))
    assert (s.monsters, s.tribes, s.defence[0]) == (0b1, 0b11110, 2 + 2)


# ---------------------------------------------------------------------- what falls


def haunted() -> State:
    return tribes(LINE_OF_TRIBES)


@pytest.mark.parametrize("given", [rolling, drawing, finding, hedging, haunted])
def test_only_what_may_fall_is_drawn(given: Callable[[], State]) -> None:
    s = given()
    assert set(texts(s, 60)) <= set(outcomes(s))


def test_the_die_falls_as_often_as_its_faces_say() -> None:
    fallen = texts(rolling(), 6000)
    assert all(abs(fallen[text] - wanted) < 200 for text, wanted in expected(6000).items())


def expected(times: int) -> dict[str, int]:
    return {"die 0": times // 2, "die 1": times // 6, "die 2": times // 6, "die 3": times // 6}


def test_without_badges_a_banner_is_drawn_alone() -> None:
    game = small_box(8, 6)
    apply(game.s, parse_action(game.s, "pick 1"))
    assert {text.split()[2] for text in outcomes(game.s)} == {"none"}
    assert set(texts(game.s, 9)) <= set(outcomes(game.s))


# ---------------------------------------------------------------------- what follows


def fall(s: State, text: str) -> Action:
    act = parse_action(s, text)
    apply(s, act)
    return act


def test_a_drawn_combo_opens_at_the_end_of_the_column() -> None:
    game = land("", column=["orcs hill", "elves stout"], draws=["giants wealthy"]).do("pick 1")
    assert game.column() == ["elves stout 0", "giants wealthy 0"]


def test_what_is_found_lies_in_the_region_and_works_at_once() -> None:
    game = cave("ratmen wise 9", pit="1 ratmen", gem="monsters", draws=["sword"])
    game.do("conquer gem")
    assert game.at("gem") == "4 ratmen, sword"
    assert game.may("conquer peak by sword")


def test_a_lent_power_leaves_the_stack() -> None:
    s = hedging()
    fall(s, "power flying")
    assert (s.book.powers[s.lent].key, s.lent_fresh) == ("flying", True)
    assert s.badges_unseen >> s.lent & 1 == 0
