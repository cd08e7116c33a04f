"""Earnings: every coin has a source, a round and an army, also after undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import Match, Rng, legal_actions, load_match, write_record
from elbowroom.play.earnings import SOURCES, earnings
from elbowroom.play.history import Entry
from elbowroom.play.retell import retell, what_counted
from elbowroom.rules.actions import END
from elbowroom.rules.parts import Part
from elbowroom.rules.scoring import army_income
from tests.random_games import lively

GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.game"))
each_game = pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)


def loaded(path: Path) -> Match:
    return load_match(path.read_text(encoding="utf-8"))


def with_undo() -> Match:
    """A few turns in which every third action is undone once and played again."""
    match = Match("surface-2", seed=5)
    rng = Rng(1)
    for number in range(90):
        act = lively(match.state, legal_actions(match.state), rng)
        match.submit(act)
        if number % 3 == 0 and match.undoable():
            match.undo()
            match.submit(act)
    return match


@each_game
def test_all_sources_add_up_to_the_coins_of_every_seat(path: Path) -> None:
    match = loaded(path)
    result = earnings(match)
    for seat in range(1, int(match.state.seats) + 1):
        sources = result.by_source(seat)
        coins = int(match.state.coins[seat - 1])
        assert result.start + sum(sources.values()) == coins
        assert result.start + sum(sum(part.values()) for part in result.by_round(seat)) == coins


@each_game
def test_coins_that_go_away_are_negative_and_others_are_not(path: Path) -> None:
    going = SOURCES[SOURCES.index("combo-price") :]
    for earning in earnings(loaded(path)).all:
        assert earning.source in SOURCES
        assert (earning.coins < 0) == (earning.source in going)


@each_game
def test_the_armies_of_a_seat_bring_all_but_what_others_collect(path: Path) -> None:
    result = earnings(loaded(path))
    for seat in range(1, result.seats + 1):
        sources = result.by_source(seat)
        armies = sum(army.coins for army in result.armies if army.seat == seat)
        assert armies == sum(sources.values()) - sources.get("collected-by-others", 0)


@each_game
def test_income_is_counted_for_the_army_that_earned_it(path: Path) -> None:
    match = loaded(path)
    result = earnings(match)
    for moment in retell(match):
        s = moment.before
        kinds = {event.kind for event in moment.events}
        if "scored" not in kinds or "abandoned" in kinds or moment.act.kind != END:
            continue  # the position before is not the one that is scored
        for army in s.armies():
            if army.seat == s.turn:
                parts: list[Part] = []
                coins = army_income(s, army, parts)
                noted = sum(
                    earning.coins
                    for earning in result.all
                    if earning.army is not None
                    and result.armies[earning.army].race == army.race.key
                    and (earning.round, earning.seat) == (s.round, s.turn + 1)
                    and earning.source.startswith("income-")
                    and earning.source != "income-collected"
                    and earning.name != "martyr"
                )
                assert noted == coins, (path.stem, int(s.round), army.race.key)


def test_undone_actions_bring_nothing() -> None:
    match = with_undo()
    result = earnings(match)
    assert any(entry.undone for entry in match.history)
    for seat in (1, 2):
        coins = int(match.state.coins[seat - 1])
        assert result.start + sum(result.by_source(seat).values()) == coins
    assert earnings(load_match(write_record(match))) == result


def test_undone_lines_are_left_out() -> None:
    lines = [Entry(1, "pick 1"), Entry(1, "conquer a"), Entry(1, "conquer b")]
    after = [*lines, Entry(1, "undo 2", 2), Entry(1, "stop")]
    assert [entry.text for entry in what_counted(after)] == ["pick 1", "stop"]


def test_retelling_ends_where_the_match_is() -> None:
    match = with_undo()
    *_, last = retell(match)
    assert list(last.after.coins) == list(match.state.coins)
    assert list(last.after.tokens) == list(match.state.tokens)


def test_a_combo_is_paid_for_and_brings_the_coins_on_it() -> None:
    match = Match("surface-2", seed=33)
    match.submit("pick 3", 1)
    result = earnings(match)
    army = result.armies[0]
    assert (army.seat, army.picked, army.declined) == (1, 1, None)
    assert (army.cost, army.earned, army.coins) == (2, 0, -2)
    assert result.by_source(1) == {"combo-price": -2}
    assert result.by_round(2) == [{}]


def test_the_best_army_brought_most() -> None:
    result = earnings(loaded(GAMES[0]))
    best, second = result.best_army(), result.best_army(2)
    assert best is not None
    assert second is not None
    assert best.coins == max(army.coins for army in result.armies)
    assert second.seat == 2
    assert earnings(Match("surface-2", seed=1)).best_army() is None


def test_earnings_are_ready_for_json() -> None:
    match = Match("surface-2", seed=33)
    race = match.state.column[1].race.key
    match.submit("pick 2", 1)
    data = earnings(match).to_dict()
    assert data["start"] == 5
    assert data["all"] == [
        {
            "round": 1,
            "seat": 1,
            "source": "combo-price",
            "coins": -1,
            "name": race,
            "army": 0,
        }
    ]
