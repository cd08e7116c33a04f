"""The linear evaluator: named features, weights by key, and a neutral value for what is new."""

from __future__ import annotations

import pytest

from elbowroom.atlas.read import atlas
from elbowroom.bots import linear_evaluation
from elbowroom.bots.evaluation import Evaluator
from elbowroom.bots.levels import Thinker
from elbowroom.bots.linear_evaluation import (
    FEATURE_COUNT,
    FEATURES,
    LinearEvaluator,
    features,
    linear_evaluator,
)
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.weights import (
    Weights,
    blank_weights,
    read_weights,
    shipped_weights,
    write_weights,
)
from elbowroom.errors import NotParsable
from elbowroom.masks import NOWHERE
from elbowroom.play.match import Match
from elbowroom.play.new_game import new_game
from elbowroom.rules.book import Book
from elbowroom.rules.options import Options
from elbowroom.rules.setup import bare_board
from elbowroom.rules.state import Army, State
from elbowroom.traits.catalogue import NO_POWER, POWERS, RACES, contents_of
from elbowroom.traits.trait import Trait


def some(turns: int, name: str = "surface-3") -> State:
    s = new_game(name)
    QuickPlayer(linear_evaluator(), 1).play_turns(s, turns)
    return s


def test_every_feature_has_its_name_at_its_place() -> None:
    places = [getattr(linear_evaluation, name.upper()) for name in FEATURES]
    assert places == list(range(FEATURE_COUNT))
    assert len(features(some(4), 0)) == FEATURE_COUNT


def test_the_shipped_weights_name_every_feature_race_and_power() -> None:
    weights = shipped_weights()
    races, powers = {race.key for race in RACES}, {power.key for power in POWERS}
    for table in (weights.two_seats, weights.more_seats):
        assert set(table.features) == set(FEATURES)
        assert set(table.races) == set(table.race_picks) == races
        assert set(table.powers) == set(table.power_picks) == powers


def test_weights_are_read_as_they_are_written() -> None:
    text = write_weights(shipped_weights())
    assert read_weights(text, "test") == shipped_weights()
    assert '"base": [37, 212,' in text, "one line for each feature"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "truncated"),
        ('{"unit": "coins", "turns_left": [1], "two_seats": {}, "more_seats": {}}', "unit"),
        (
            '{"unit": "hundredths of a coin", "turns_left": [1, 2], "more_seats": {},'
            ' "two_seats": {"races": {"elves": [3]}}}',
            "needs 2 weights",
        ),
    ],
)
def test_a_broken_weights_file_is_refused(text: str, reason: str) -> None:
    with pytest.raises(NotParsable, match=reason):
        read_weights(text, "test")


def book_with(races: list[Trait], powers: list[Trait]) -> Book:
    return Book(contents_of("surface"), races, powers, [], NO_POWER, [])


def outlooks(book: Book, evaluator: Evaluator) -> dict[str, float]:
    """The outlook of an army of each race and of each power of *book* on an empty board."""
    by_key: dict[str, float] = {}
    s = bare_board(atlas("surface-2"), book, Options({}), 2)
    for race, power in [(race, NOWHERE) for race in range(len(book.races))] + [
        (0, power) for power in range(len(book.powers))
    ]:
        s.active[0] = Army(book.races[race], race, book.power(power), power, 0)
        key = book.races[race].key if power == NOWHERE else book.powers[power].key
        by_key[key] = evaluator.outlook(s, 0) + evaluator.combo_worth(s, 9, race, power)
    return by_key


def test_a_new_race_and_power_shift_no_weight() -> None:
    before = outlooks(book_with(RACES, POWERS), LinearEvaluator(shipped_weights()))
    newcomers = [Trait("mole-men", 5, 10), *RACES], [Trait("sleepy", 4), *POWERS]
    grown = outlooks(book_with(*newcomers), LinearEvaluator(shipped_weights()))
    with_first_race = grown["amazons"] - grown["mole-men"]
    for race in RACES:
        assert grown[race.key] == before[race.key]
    for power in POWERS:
        assert grown[power.key] == pytest.approx(before[power.key] - with_first_race)


def test_a_trait_without_weights_has_the_mean_weights() -> None:
    races = [*RACES, Trait("mole-men", 5, 10)]
    result = outlooks(book_with(races, POWERS), linear_evaluator())
    mean = sum(result[race.key] for race in RACES) / len(RACES)
    assert result["mole-men"] == pytest.approx(mean)


def test_blank_weights_expect_nothing() -> None:
    s = some(5)
    evaluator = LinearEvaluator(blank_weights(10))
    assert [evaluator.outlook(s, seat) for seat in range(3)] == [0.0] * 3
    mine, one, other = (int(s.coins[seat]) for seat in range(3))
    mean = (one + other + max(one, other)) / 3
    assert evaluator.standing(s, 0) == pytest.approx(mine - mean)


def test_one_evaluator_serves_positions_of_several_books() -> None:
    one, other = some(5), some(7, "underground-2")
    evaluator = LinearEvaluator(shipped_weights())
    first = evaluator.outlook(one, 0)
    evaluator.outlook(other, 0)
    assert evaluator.outlook(one, 0) == first


def test_a_bot_uses_the_evaluator_that_it_gets() -> None:
    class Hopeless(Evaluator):
        calls = 0

        def outlook(self, s: State, seat: int) -> float:
            Hopeless.calls += 1
            return 0.0

        def combo_worth(self, s: State, left: int, race: int, power: int) -> float:
            return float(len(s.book.races[race].key))

    match = Match("surface-2", seed=1)
    longest = max(range(6), key=lambda slot: len(match.state.column[slot].race.key) - slot)
    assert Thinker(1, evaluator=Hopeless()).decide(match.observe(1)) == f"pick {longest + 1}"


def test_boards_with_more_rounds_use_the_last_weights() -> None:
    s = some(1)
    weights: Weights = shipped_weights()
    for table in (weights.two_seats, weights.more_seats):
        for column in (*table.features.values(), *table.races.values(), *table.powers.values()):
            del column[4:]
    short = Weights(weights.unit, [1, 2, 3, 4], weights.two_seats, weights.more_seats)
    last = s.copy()
    last.round = s.atlas.rounds - 3
    evaluator = LinearEvaluator(short)
    assert evaluator.outlook(s, 1) == evaluator.outlook(last, 1)
