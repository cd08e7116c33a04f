"""Learning: self-play leaves samples, a fit explains them, and a folder remembers what is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from elbowroom.arena.learning.fitting import expected, fit
from elbowroom.arena.learning.generations import OtherRecipe, Workshop
from elbowroom.arena.learning.harvest import (
    BOARD,
    COINS,
    FINAL,
    GAME,
    LEFT,
    Harvest,
    joined,
    load,
)
from elbowroom.arena.learning.quality import Forecasts, explained, lines
from elbowroom.arena.learning.self_play import (
    BOARDS,
    CHUNK,
    Gatherer,
    Generation,
    Player,
    play_chunk,
)
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.rollout import QuickPlayer
from elbowroom.bots.value.learnt_evaluation import LearntEvaluator
from elbowroom.bots.value.value_file import Recipe, blank_value, write_value
from elbowroom.play.new_game import new_game
from tests.bots.made_value import made_value

TINY = Recipe(seed=3, generations=2, games=1, nodes=1, hidden=16, epochs=1)


def harvest_of(name: str, games: int, nodes: int = 0) -> Harvest:
    gatherer = Gatherer(BOARDS.index(name))
    for number in range(games):
        s = new_game(name)
        player = Player(linear_evaluator(), number, number, int(s.seats))
        if nodes:
            player.plan(nodes)
        player.play(s, gatherer)
    return gatherer.harvest()


@pytest.fixture(scope="module")
def games() -> Harvest:
    return harvest_of("surface-2", 40)


@pytest.mark.parametrize("nodes", [0, 30], ids=["quick", "planned"])
def test_a_game_gives_a_sample_of_every_seat_at_the_end_of_every_turn(nodes: int) -> None:
    harvest = harvest_of("surface-3", 1, nodes)
    assert harvest.sizes.sum() == len(harvest.features) == len(harvest.counts)
    rounds = 10
    assert len(harvest.facts) == 3 * (3 * rounds - 1) - (1 + 2)
    assert set(harvest.facts[:, LEFT]) == set(range(1, rounds + 1))
    assert (harvest.facts[:, BOARD] == BOARDS.index("surface-3")).all()
    assert (harvest.facts[:, FINAL] >= harvest.facts[:, COINS] - 10).all()
    assert len(harvest.picks) >= 3


def test_chunks_cover_all_boards_and_those_for_two_twice() -> None:
    recipe = Recipe(seed=1, generations=1, games=2 * CHUNK, nodes=1, hidden=16, epochs=1)
    boards = [name for _, name, _ in Generation(1, recipe, b"").chunks()]
    assert boards.count("surface-2") == 4
    assert boards.count("surface-5") == 2
    assert set(boards) == set(BOARDS)


def test_training_counts_as_playing_does() -> None:
    value, gatherer = made_value(), Gatherer(0)
    s = new_game("underground-4")
    QuickPlayer(linear_evaluator(), 5).play_turns(s, 13)
    gatherer.begin(s)
    gatherer.add(s)
    gatherer.end(s)
    evaluator = LearntEvaluator(value)
    played = [evaluator.outlook(s, seat) for seat in range(4)]
    assert expected(gatherer.harvest(), value).tolist() == pytest.approx(played, rel=1e-12)


def test_a_fit_explains_more_than_the_mean_and_knows_how_far_it_is_off(games: Harvest) -> None:
    recipe = Recipe(seed=1, generations=1, games=40, nodes=1, hidden=16, epochs=60)
    steps: list[tuple[int, int]] = []
    value = fit(games, recipe, lambda done, of: steps.append((done, of)))
    assert steps[-1][0] == steps[-1][1] == len(steps)
    assert explained(games.targets(), expected(games, value)) > 0.5
    assert all(50 <= spread <= 6000 for spread in value.spreads)
    assert fit(games, recipe, lambda done, of: None).features == value.features


def test_held_out_games_stay_the_same_when_harvests_are_joined(games: Harvest) -> None:
    both = joined([games, games])
    assert both.is_held_out().sum() == 2 * games.is_held_out().sum()
    assert len(np.unique(both.facts[:, GAME])) == 80


def test_a_perfect_forecast_explains_everything(games: Harvest) -> None:
    perfect = Forecasts(games, games.targets())
    report = lines(perfect, np.full(len(perfect.first), 0.01))
    assert report[0].outlook == report[0].margin == pytest.approx(1.0)
    assert report[0].brier < 0.01
    assert {line.left for line in report[1:-1]} == set(range(1, 11))


def test_a_harvest_is_read_as_it_is_saved(games: Harvest, tmp_path: Path) -> None:
    games.save(tmp_path / "games.npz")
    again = load(tmp_path / "games.npz")
    assert all((getattr(again, name) == part).all() for name, part in vars(games).items())


def test_a_folder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    played: list[int] = []

    def play(generation: Generation, chunks: Sequence[int]) -> Iterator[tuple[int, Harvest]]:
        for chunk in chunks:
            played.append(chunk)
            board = generation.chunks()[chunk][1]
            yield chunk, harvest_of(board, 2) if board.endswith("-2") else harvest_of(board, 1)

    workshop = Workshop(tmp_path, TINY)
    generation = workshop.generation(0)
    first = workshop.play(generation, play)
    next(first)
    del first
    assert played == [0]
    again = Workshop(tmp_path, TINY)
    assert 0 not in again.missing(generation)
    list(again.play(generation, play))
    assert sorted(played) == list(range(len(generation.chunks())))
    again.fit(0, lambda done, of: None)
    assert again.has_value(0)
    assert again.generation(1).value == write_value(again.value(0))
    with pytest.raises(OtherRecipe):
        Workshop(tmp_path, Recipe(seed=4, generations=2, games=1, nodes=1, hidden=16, epochs=1))


def test_the_same_chunk_is_the_same_anywhere() -> None:
    generation = Generation(0, TINY, write_value(blank_value()))
    one, other = play_chunk(generation, 0)[1], play_chunk(generation, 0)[1]
    assert (one.facts == other.facts).all()
    assert (one.features == other.features).all()
