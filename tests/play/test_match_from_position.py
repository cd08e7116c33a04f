"""Matches that begin at a position, and chance from another source."""

from __future__ import annotations

import pytest

from elbowroom import Match, NotParsable, load_match, write_code, write_record
from elbowroom.bots.driver import play_on
from elbowroom.bots.random_bot import RandomBot
from elbowroom.play.earnings import earnings
from elbowroom.play.match import Chance
from elbowroom.rules.actions import Action
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.state import State


def in_the_middle(map: str = "surface-3", actions: int = 60, **options: bool) -> Match:
    match = Match(map, seed=8, options=options)
    bot = RandomBot(3)
    for _ in range(actions):
        match.submit(bot.decide(match.observe(match.decider)))
    return match


def test_a_match_begins_where_the_code_says_and_its_record_knows() -> None:
    first = in_the_middle(sea_entry=False)
    code = write_code(first.state)
    match = Match("surface-3", seed=5, options={"sea_entry": False}, position=code)
    assert write_code(match.state) == code
    assert match.legal() == first.legal()
    play_on(match, {seat: RandomBot(seat) for seat in (1, 2, 3)})
    text = write_record(match)
    assert f"\nposition {code}\n" in text
    loaded = load_match(text)
    assert loaded.fair
    assert write_code(loaded.state) == write_code(match.state)
    assert write_code(loaded.beginning()) == code
    books = earnings(loaded)
    for seat in range(3):
        earned = sum(each.coins for each in books.all if each.seat == seat + 1)
        assert books.purses[seat] + earned == match.state.coins[seat]
    assert any(army.picked == loaded.beginning().round for army in books.armies)


def test_an_ordinary_record_has_no_position() -> None:
    match = in_the_middle()
    assert "position" not in write_record(match)
    assert earnings(match).purses == (5, 5, 5)
    assert match.beginning().round == 1


def test_a_position_of_another_game_is_refused() -> None:
    code = write_code(in_the_middle().state)
    with pytest.raises(NotParsable, match="another map, box, number of seats or other house rules"):
        Match("surface-4", position=code)
    with pytest.raises(NotParsable, match="another map, box, number of seats or other house rules"):
        Match("surface-3", options={"sea_entry": False}, position=code)


@pytest.mark.parametrize("code", ["nonsense", "e1.surface-3.AAAA.BBB", "e2.surface-3.AAAA.BBB.CCC"])
def test_a_record_with_a_broken_position_says_where(code: str) -> None:
    text = write_record(Match("surface-3")).replace("seed 0\n", f"seed 0\nposition {code}\n")
    with pytest.raises(NotParsable, match=": code: "):
        load_match(text)


class Last(Chance):
    """Chance that always takes the last outcome."""

    def next(self, s: State) -> Action:
        return chance_outcomes(s)[-1][0]


def test_chance_may_come_from_elsewhere() -> None:
    one, two = Match("surface-2", seed=1, chance=Last()), Match("surface-2", seed=2, chance=Last())
    assert one.history == two.history
    assert one.state.column[0].race.key == "wizards"
