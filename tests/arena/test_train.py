"""Training: the same arguments give the same weights, and the weights make sense."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.arena.ridge_regression import Ridge
from elbowroom.arena.train import (
    MAPS,
    MOST_TURNS,
    Fits,
    deals,
    main,
    play_one,
    train_round,
)
from elbowroom.bots.linear_evaluation import FEATURES, LinearEvaluator, linear_evaluator
from elbowroom.bots.weights import blank_weights, read_weights
from elbowroom.play.new_game import new_game
from elbowroom.traits.catalogue import POWERS, RACES


def test_a_fit_finds_the_numbers_behind_the_data() -> None:
    fit = Ridge(3)
    for n in range(60):
        one, other = float(n % 7), float(n % 5)
        fit.add([(0, 1.0), (1, one), (2, other)], 4.0 + 2.0 * one - 3.0 * other)
    answer = fit.solve([0.001] * 3)
    assert answer == pytest.approx([4.0, 2.0, -3.0], abs=0.01)
    assert fit.error(answer) < 0.01


@pytest.mark.parametrize("planned", [False, True], ids=["quick", "planned"])
@pytest.mark.parametrize("name", ["surface-2", "underground-3"])
def test_a_game_gives_samples_of_every_seat_and_pick(name: str, planned: bool) -> None:
    evaluator = linear_evaluator()
    samples, final = play_one(new_game(name), evaluator, 5, 0, planned)
    again, _ = play_one(new_game(name), evaluator, 5, 0, planned)
    seats = set(range(len(final)))
    assert {sample.seat for sample in samples if sample.picked} == seats
    assert {sample.seat for sample in samples if not sample.picked} == seats
    assert all(sample.coins >= 0 for sample in samples)
    assert [vars(sample) for sample in samples] == [vars(sample) for sample in again]


def test_every_map_is_played_and_those_for_two_more_often() -> None:
    counted = dict.fromkeys(MAPS, 0)
    for _, name, _ in deals(4):
        counted[name] += 1
    assert counted["surface-2"] == counted["underground-2"] == 12
    assert counted["surface-5"] == 4


def test_without_games_all_weights_are_zero() -> None:
    table = Fits().weights()
    assert table.features == {name: [0] * MOST_TURNS for name in FEATURES}
    assert table.races == {race.key: [0] * MOST_TURNS for race in RACES}
    assert table.power_picks == {power.key: 0 for power in POWERS}


def test_more_turns_are_expected_to_bring_more_coins() -> None:
    evaluator = LinearEvaluator(blank_weights(MOST_TURNS))
    weights = train_round(evaluator, 2, 1, planned=False)
    base = weights.two_seats.features["base"]
    assert base[7] > base[0]


def test_the_same_numbers_give_the_same_file(tmp_path: Path) -> None:
    texts = []
    for name in ("one.json", "other.json"):
        main(["--games", "1", "--rounds", "2", "--output", str(tmp_path / name)])
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert read_weights(texts[0], "test").turns_left == list(range(1, MOST_TURNS + 1))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "other.json"]
