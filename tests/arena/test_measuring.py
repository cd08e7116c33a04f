"""Measuring home-made things: which games are played, and what their figures say."""

from __future__ import annotations

import pytest

from elbowroom.arena import measuring
from elbowroom.arena.balance import Pick, picks_of
from elbowroom.arena.measuring import Measurement, Trial, measure, trials_of
from elbowroom.homemade.definitions import Collection
from elbowroom.homemade.reading import read_tree

OTHERS = ("orcs", "elves", "giants", "dwarves", "ratmen")


def collection(tokens: int = 5, **race: object) -> Collection:
    moles = {"name": "Moles", "tokens": tokens, "effects": [{"cheaper": "hill"}], **race}
    lucky = {"name": "Lucky", "tokens": 5, "effects": [{"coins": 2}]}
    tree = {
        "elbowroom-collection": 1,
        "name": "Some",
        "races": {"moles": moles},
        "powers": {"lucky": lucky},
    }
    return read_tree(tree, "test")


def trials(tokens: int = 5) -> list[Trial]:
    return trials_of(collection(tokens), "moles")


def test_a_thing_is_measured_alone_as_it_is_and_with_one_token_less_and_one_more() -> None:
    things = [trial.contest.read_content() for trial in trials()]
    assert [trial.change for trial in trials()] == [0, -1, 1]
    assert [[each.tokens for each in thing.definitions] for thing in things if thing] == [
        [5],
        [4],
        [6],
    ]


def test_no_banner_or_badge_has_more_or_less_tokens_than_allowed() -> None:
    assert [trial.change for trial in trials(1)] == [0, 1]
    assert [trial.change for trial in trials(10)] == [0, -1]
    assert [trial.change for trial in trials_of(collection(), "lucky")] == [0, -1]
    lent = collection(8, **{"stands-in-for": "ratmen"})
    assert [trial.change for trial in trials_of(lent, "moles")] == [0, -1]
    with pytest.raises(KeyError):
        trials_of(collection(), "badgers")


def test_what_works_below_the_ground_only_is_measured_there() -> None:
    deep = collection(effects=[{"cheaper": "river"}])
    assert trials_of(deep, "moles")[0].contest.map == "underground-4"
    assert trials()[0].contest.map == "surface-4"


def picks(coins: dict[str, int], wins: int = 5) -> list[Pick]:
    """Twenty picks of each race, around its mean."""
    return [
        Pick(game, race, "hill", mean + (game % 3 - 1), 1.0 if game < wins else 0.0)
        for race, mean in coins.items()
        for game in range(21)
    ]


def result(coins: int, **others: int) -> Measurement:
    thing = collection().definitions[0]
    usual = dict(zip(OTHERS, (18, 20, 22, 24, 26), strict=True)) | others
    by_change = {0: picks({**usual, "moles": coins}), 1: picks({**usual, "moles": coins + 3})}
    return measure(thing, trials(), by_change, 21)


def test_the_rank_is_among_all_of_its_kind_and_the_middle_half_is_that_of_the_built_in() -> None:
    found = result(23)
    assert (found.rank, found.ranked) == (3, 6)
    assert (found.lower, found.upper) == (20, 24)
    assert found.figures is not None
    assert found.figures.coins_low < found.figures.coins == 23 < found.figures.coins_high


@pytest.mark.parametrize(("coins", "verdict"), [(10, "weak"), (22, "even"), (40, "strong")])
def test_the_verdict_compares_the_interval_with_the_middle_half(coins: int, verdict: str) -> None:
    assert result(coins).verdict == verdict


def test_a_token_more_is_what_the_other_games_brought_beyond() -> None:
    change = result(22).changes[0]
    assert (change.change, change.coins) == (1, 3)
    assert change.low < 3 < change.high


def test_what_nobody_picks_has_no_figures_and_the_last_rank() -> None:
    thing = collection().definitions[0]
    found = measure(thing, trials(), {0: picks({"orcs": 20, "elves": 30})}, 21)
    assert (found.figures, found.rank, found.ranked, found.changes) == (None, 2, 2, ())


def test_the_games_are_played_with_the_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "BOT", "random")
    first = trials()[0]
    races = {pick.race for game in range(3) for pick in picks_of(first.contest, game)}
    assert "moles" in races
