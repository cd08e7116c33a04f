"""The arena: every deal with every seating, the same results wherever the games run."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.arena.contest import Contest, Result, play_game
from elbowroom.arena.results_file import ResultsFile
from elbowroom.arena.ridge_regression import Ridge
from elbowroom.arena.scheduling import play_games
from elbowroom.arena.summary import summarize, wilson
from elbowroom.errors import NotParsable
from elbowroom.play.earnings import SOURCES, START_COINS
from tests.bots.protocol.programs import program_text

RANDOM = Contest(("random", "random", "random"), "surface-3", "surface", 7)


def test_each_deal_is_played_with_every_seating() -> None:
    assert [RANDOM.deal(game) for game in range(6)] == [7, 7, 7, 8, 8, 8]
    assert [RANDOM.seating(game) for game in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_results_go_by_bot_and_not_by_seat() -> None:
    result = play_game(RANDOM, 1)
    assert result.seats == (2, 3, 1)
    assert sum(result.won) == pytest.approx(1)
    best = max(result.coins)
    assert all(
        won == 0 or coins == best for won, coins in zip(result.won, result.coins, strict=True)
    )


def test_coins_have_sources() -> None:
    result = play_game(RANDOM, 0)
    for coins, sources in zip(result.coins, result.sources, strict=True):
        assert START_COINS + sum(sources.values()) == coins
        assert sources["income-regions"] > 0
        assert set(sources) <= set(SOURCES)


def test_several_processes_give_the_same_results() -> None:
    alone = {result.game: result for result in play_games(play_game, RANDOM, range(4), 1)}
    together = {result.game: result for result in play_games(play_game, RANDOM, range(4), 2)}
    assert alone == together


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = ResultsFile(file, RANDOM)
    for game in range(2):
        first.add(play_game(RANDOM, game))
    with file.open("a") as open_file:
        open_file.write('{"game": 2, "coi')  # stopped in the middle of a line
    second = ResultsFile(file, RANDOM)
    assert sorted(second.results) == [0, 1]
    for game in range(2, 4):
        second.add(play_game(RANDOM, game))
    whole = [play_game(RANDOM, game) for game in range(4)]
    assert list(ResultsFile(file, RANDOM).results.values()) == whole
    assert summarize(RANDOM, list(second.results.values())) == summarize(RANDOM, whole)


def test_the_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, RANDOM)
    with pytest.raises(NotParsable, match="another contest"):
        ResultsFile(file, Contest(RANDOM.bots, "surface-3", "surface", 8))


def test_any_other_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\n")
    with pytest.raises(NotParsable, match="not a file of results"):
        ResultsFile(file, RANDOM)


@pytest.mark.parametrize(
    "line",
    [
        '{"game": 0}',
        '{"game": 0, "coins": [9, 9], "won": [1, 0], "seats": [1, 2], "sources": [{}, {}]}',
        '{"game": 0, "coins": [9, 9, 9], "won": [1, 0, 0], "seats": [1, 2, 3], "sources": null}',
        '{"game": 0, "coins": [9, 9, 9], "won": [1, 0, 0], "seats": [1, 2, 3], "sources": [1]}',
        '{"game": 0, "coins": [9, 9, 9], "won": [1, 0, 0], "seats": [1, 2, 3],'
        ' "sources": [{}, {}, {}], "faults": [{"late": 1}]}',
    ],
)
def test_an_impossible_result_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, RANDOM)
    with file.open("a") as open_file:
        open_file.write(line + "\n")
    with pytest.raises(NotParsable, match="not a file of results"):
        ResultsFile(file, RANDOM)


# ---------------------------------------------------------------------- programs at fault


def test_the_faults_of_a_program_are_counted_by_bot_and_kind() -> None:
    bad = program_text("def on_choose(n, o): say('play', n, 'x' if n in ('1', '2') else o[0])")
    contest = Contest((bad, "random"), "surface-2", "surface", 7)
    results = [play_game(contest, game) for game in range(2)]
    assert [result.faults for result in results] == [({"no-option": 2}, {})] * 2
    program, other = summarize(contest, results)
    assert (program.faults, other.faults) == ({"no-option": 4}, {})


def test_a_program_that_ends_is_at_fault() -> None:
    gone = program_text("def on_choose(n, o): os._exit(3)")
    contest = Contest(("random", gone), "surface-2", "surface", 7)
    assert play_game(contest, 0).faults == ({}, {"gone": 2})


def test_faults_survive_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    faulty = Result(0, (5, 5, 5), (1.0, 0.0, 0.0), (1, 2, 3), ({}, {}, {}), ({}, {"late": 3}, {}))
    sound = Result(1, (5, 5, 5), (1.0, 0.0, 0.0), (2, 3, 1), ({}, {}, {}))
    for result in (faulty, sound):
        ResultsFile(file, RANDOM).add(result)
    assert list(ResultsFile(file, RANDOM).results.values()) == [faulty, sound]


def test_a_file_without_faults_can_be_read_and_is_still_written(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    ResultsFile(file, RANDOM).add(play_game(RANDOM, 0))
    assert "faults" not in file.read_text(encoding="utf-8")
    assert ResultsFile(file, RANDOM).results[0].faults == ()


def test_the_faults_of_all_seats_and_games_add_up() -> None:
    contest = Contest(("a", "b", "a"), "surface-3", "surface", 0)
    nothing: tuple[dict[str, int], ...] = ({}, {}, {})
    faults: list[tuple[dict[str, int], ...]] = [
        ({"late": 1}, {}, {"gone": 2}),
        (),
        ({"late": 4},) * 3,
    ]
    games = [
        Result(game, (9, 9, 9), (1.0, 0.0, 0.0), (1, 2, 3), nothing, counts)
        for game, counts in enumerate(faults)
    ]
    a, b = summarize(contest, games)
    assert a.faults == {"gone": 2, "late": 9}
    assert b.faults == {"late": 4}


# ---------------------------------------------------------------------- figures


def test_the_tally_adds_up_the_seats_of_a_bot() -> None:
    contest = Contest(("a", "b", "a"), "surface-3", "surface", 0)
    games = [
        Result(0, (50, 60, 40), (0.0, 1.0, 0.0), (1, 2, 3), ({"income-regions": 9}, {}, {})),
        Result(1, (70, 60, 40), (1.0, 0.0, 0.0), (2, 3, 1), ({}, {}, {"income-regions": 3})),
    ]
    a, b = summarize(contest, games)
    assert (a.bot, a.seats, a.games, a.win_rate, a.mean_coins) == ("a", 2, 2, 0.5, 50)
    assert a.sources == {"income-regions": 3.0}
    assert (b.win_rate, b.mean_coins, b.deviation) == (0.5, 60, 0)


def test_a_shared_victory_counts_once_for_bots_with_several_seats() -> None:
    contest = Contest(("a", "b", "a", "b"), "surface-4", "surface", 0)
    nothing: tuple[dict[str, int], ...] = ({}, {}, {}, {})
    games = [
        Result(0, (60, 60, 40, 30), (0.5, 0.5, 0.0, 0.0), (1, 2, 3, 4), nothing),
        Result(1, (60, 50, 60, 30), (0.5, 0.0, 0.5, 0.0), (2, 3, 4, 1), nothing),
        Result(2, (20, 50, 30, 30), (0.0, 1.0, 0.0, 0.0), (3, 4, 1, 2), nothing),
    ]
    a, b = summarize(contest, games)
    assert [a.win_rate, b.win_rate] == pytest.approx([0.5, 0.5])
    assert (a.seats, b.seats) == (2, 2)
    assert a.mean_coins == pytest.approx((60 + 40 + 60 + 60 + 20 + 30) / 6)


def test_alternating_bots_change_places_from_game_to_game() -> None:
    contest = Contest(("a", "b", "a", "b"), "surface-4", "surface", 0)
    sitting = [[contest.bots[place] for place in contest.seating(game)] for game in range(4)]
    assert sitting == [["a", "b", "a", "b"], ["b", "a", "b", "a"]] * 2


def test_intervals_get_narrow_with_games() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.419, 0.581)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(500, 1000)[0] > low


def test_ridge_regression_fits_a_line() -> None:
    fit = Ridge(2)
    for x in range(10):
        fit.add([(0, 1.0), (1, float(x))], 3.0 + 2.0 * x)
    weights = fit.solve([1e-9, 1e-9])
    assert weights == pytest.approx([3, 2])
    assert fit.error(weights) == pytest.approx(0, abs=1e-4)
