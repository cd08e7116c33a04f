"""The learnt evaluator: what it sees, and whole numbers that are the same everywhere."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from elbowroom.atlas.read import atlas, board_names
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.position_facts import turns_left
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.value.features import Sight, Survey
from elbowroom.bots.value.layout import FIXED_NAMES, NAMES, TRAITS_FROM, power_names, race_names
from elbowroom.bots.value.learnt_evaluation import LearntEvaluator
from elbowroom.bots.value.value_file import blank_value
from elbowroom.masks import NOWHERE, count
from elbowroom.packed import vec
from elbowroom.play.new_game import new_game
from elbowroom.rules.book import Book
from elbowroom.rules.options import Options
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import Army, State
from elbowroom.traits.catalogue import NO_POWER, POWERS, RACES, contents_of
from elbowroom.traits.trait import Trait
from tests.bots.made_value import made_value
from tests.laws.homemade_twins import SUFFIX, twin_content

PLACES = {name: place for place, name in enumerate(NAMES)}
MADE = LearntEvaluator(made_value())


def some(turns: int, name: str = "surface-3", seed: int = 1) -> State:
    s = new_game(name, box="mixed" if seed % 2 else "")
    QuickPlayer(linear_evaluator(), seed).play_turns(s, turns)
    return s


def seen(s: State, seat: int) -> dict[str, int]:
    """The features of a position by name."""
    races = [PLACES[name] for race in s.book.races for name in race_names(race.key)]
    powers = [PLACES[name] for power in s.book.powers for name in power_names(power.key)]
    sight = Sight(vec[i64](races), vec[i64](powers))
    sight.look(s, Survey(s), seat)
    found: dict[str, int] = {}
    for n in range(int(sight.size)):
        name = NAMES[sight.features[n]]
        found[name] = found.get(name, 0) + int(sight.counts[n])
    return found


# ---------------------------------------------------------------------- features


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len(FIXED_NAMES) == TRAITS_FROM


@pytest.mark.parametrize("name", board_names())
def test_every_region_that_somebody_holds_is_counted_once(name: str) -> None:
    s = some(9, name)
    for seat in range(int(s.seats)):
        features = seen(s, seat)
        held = sum(n for key, n in features.items() if " defence " in key)
        land = count(s.atlas.land)
        water = sum(int(count(army.held & ~s.atlas.land)) for army in s.armies())
        assert held == land + water


def test_who_moves_sees_the_same_from_either_seat() -> None:
    s = some(8, "surface-2", 4)
    mirrored = s.copy()
    mirrored.own()
    mirrored.turn = 1 - s.turn
    mirrored.active.reverse()
    for army in mirrored.armies():
        army.seat = 1 - army.seat
    for seat in range(2):
        mirrored.coins[seat] = s.coins[1 - seat]
        mirrored.incomes[seat] = s.incomes[1 - seat]
    assert seen(s, int(s.turn)) == seen(mirrored, int(mirrored.turn))


def test_features_tell_what_stands_where() -> None:
    s = bare_board(atlas("surface-2"), new_game("surface-2").book, Options({}), 2)
    features = seen(s, 0)
    assert features["no army"] == features["rivals later without army"] == 1
    assert "own tokens" not in features
    number = s.book.race_number("elves")
    army = Army(s.book.races[number], number, NO_POWER, NOWHERE, 0)
    army.hand = 6
    s.active[0] = army
    features = seen(s, 0)
    assert features["own tokens"] == features["hand"] == features["race elves own tokens"] == 6
    assert seen(s, 1)["race elves rival sooner"] == 1


# ---------------------------------------------------------------------- numbers


def test_sums_are_the_same_with_and_without_a_compiler() -> None:
    found = [
        [MADE.outlook(s, seat) for seat in range(int(s.seats))]
        for s in (some(5, "surface-2", 2), some(11, "underground-4", 3), some(20, "surface-5", 4))
    ]
    assert found == EXPECTED


def test_a_standing_is_what_any_evaluator_makes_of_the_outlooks() -> None:
    for name in board_names():
        s = some(10, name)
        for seat in range(int(s.seats)):
            assert MADE.standing(s, seat) == pytest.approx(Evaluator.standing(MADE, s, seat))


def test_nothing_is_expected_after_the_last_turn() -> None:
    s = some(20, "surface-2")
    assert [turns_left(s, seat) for seat in range(2)] == [0, 0]
    assert [MADE.outlook(s, seat) for seat in range(2)] == [0.0, 0.0]


def test_a_blank_value_expects_nothing() -> None:
    s = some(5)
    evaluator = LearntEvaluator(blank_value())
    assert [evaluator.outlook(s, seat) for seat in range(3)] == [0.0] * 3
    assert evaluator.combo_worth(s, 9, 0, 0) == 0.0


def test_one_evaluator_serves_positions_of_several_books() -> None:
    one, other = some(5), some(7, "underground-2")
    evaluator = LearntEvaluator(made_value())
    first = evaluator.outlook(one, 0)
    evaluator.outlook(other, 0)
    assert evaluator.outlook(one, 0) == first


# ---------------------------------------------------------------------- traits


def book_with(races: list[Trait], powers: list[Trait]) -> Book:
    return Book(contents_of("surface"), races, powers, [], NO_POWER, [])


def outlooks(book: Book) -> dict[str, float]:
    """The outlook of an army of each race of *book* on an empty board."""
    s = bare_board(atlas("surface-2"), book, Options({}), 2)
    evaluator = LearntEvaluator(made_value())
    by_key: dict[str, float] = {}
    for number, race in enumerate(book.races):
        s.active[0] = Army(race, number, NO_POWER, NOWHERE, 0)
        by_key[race.key] = evaluator.outlook(s, 0)
    return by_key


def test_a_new_race_shifts_no_weight_and_is_nothing_special() -> None:
    before = outlooks(book_with(RACES, POWERS))
    grown = outlooks(book_with([Trait("mole-men", 5, 10), *RACES], POWERS))
    assert {race.key: grown[race.key] for race in RACES} == before
    assert min(before.values()) < grown["mole-men"] < max(before.values())


@pytest.mark.parametrize("key", ["amazons", "tritons"])
def test_a_home_made_twin_is_seen_as_the_original(key: str) -> None:
    s = new_game("surface-4", box="mixed", content=twin_content(key))
    outlook: dict[str, float] = {}
    for name in (key, key + SUFFIX):
        number = s.book.race_number(name)
        s.active[0] = Army(s.book.races[number], number, NO_POWER, NOWHERE, 0)
        outlook[name] = MADE.outlook(s, 0)
    assert outlook[key + SUFFIX] == pytest.approx(outlook[key], abs=0.5)


EXPECTED = [
    [44.31951904296875, 50.588470458984375],
    [32.542442321777344, 34.85545349121094, 34.93549346923828, 40.13386917114258],
    [
        29.040542602539062,
        28.057174682617188,
        29.77789306640625,
        25.22235107421875,
        28.859848022460938,
    ],
]
