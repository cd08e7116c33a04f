"""Balance: means and shares of picks, whatever the order of the games."""

from __future__ import annotations

from elbowroom.arena.balance import Pick, balance, picks_of
from elbowroom.arena.contest import Contest

RANDOM = Contest(("random",) * 3, "surface-3", "surface", 7)


def test_races_powers_and_pairs_are_weighed_apart() -> None:
    worths = balance(
        [
            Pick(0, "giants", "flying", 30, 1.0),
            Pick(0, "giants", "hill", 10, 0.0),
            Pick(1, "orcs", "flying", 24, 0.5),
        ]
    )
    assert [(each.race, each.coins, each.win_rate, each.picks) for each in worths.races] == [
        ("orcs", 24, 0.5, 1),
        ("giants", 20, 0.5, 2),
    ]
    assert [(each.power, each.coins) for each in worths.powers] == [("flying", 27), ("hill", 10)]
    assert [(each.race, each.power) for each in worths.pairs] == [
        ("giants", "flying"),
        ("orcs", "flying"),
        ("giants", "hill"),
    ]
    for each in (*worths.races, *worths.powers, *worths.pairs):
        assert each.low <= each.win_rate <= each.high


def test_the_order_of_the_games_does_not_matter() -> None:
    picks = picks_of(RANDOM, 0) + picks_of(RANDOM, 1)
    assert balance(picks) == balance(reversed(picks))


def test_every_army_of_a_game_is_a_pick() -> None:
    picks = picks_of(RANDOM, 3)
    assert len(picks) >= 3
    assert {pick.game for pick in picks} == {3}
    assert any(pick.won for pick in picks)
    assert picks == picks_of(RANDOM, 3)
    assert picks != picks_of(RANDOM, 4)


def test_without_picks_there_are_no_worths() -> None:
    assert balance([]).races == ()
