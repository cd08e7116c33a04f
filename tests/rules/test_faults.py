"""Everything that is wrong with a position, found by spoiling a good one."""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules.faults import faults
from elbowroom.rules.pending import COMBO, Pending
from elbowroom.rules.pieces import HERO, KEEP, LAIR
from elbowroom.rules.state import OVER, Army
from tests.positions import Game, cave, land, little


def good() -> Game:
    """Seat 1 has ratmen in the shore and the wood, seat 2 orcs in the fen."""
    return land("ratmen hill 3", "orcs wise", shore="1 ratmen", wood="2 ratmen", fen="1 orcs")


def test_a_good_position_has_no_fault() -> None:
    assert faults(good().s) == []
    assert faults(cave("ratmen stone", pit="1 ratmen, keep, sword").s) == []


# ---------------------------------------------------------------------- tokens


def test_a_token_too_many_is_found() -> None:
    game = good()
    game.army("ratmen").hand += 1
    assert faults(game.s) == ["ratmen: 14 tokens instead of 13"]


def test_a_tray_below_zero_is_found() -> None:
    game = good()
    game.s.tray[game.race_number("ratmen")] -= 10
    game.army("ratmen").hand += 10
    assert faults(game.s) == ["ratmen: the tray is below zero"]


def test_less_than_nothing_in_hand_is_found() -> None:
    game = good()
    game.s.tray[game.race_number("ratmen")] += 4
    game.army("ratmen").hand -= 4
    assert "ratmen: less than nothing in hand" in faults(game.s)


def test_more_displaced_than_in_hand_is_found() -> None:
    game = good()
    game.army("orcs").displaced = 1
    assert faults(game.s) == ["orcs: more displaced than in hand"]


def test_two_armies_in_one_region_are_found() -> None:
    game = good()
    orcs = game.army("orcs")
    orcs.held |= bit(game.region("wood"))
    orcs.near = game.s.atlas.around(orcs.held)
    assert "orcs: shares a region with another army" in faults(game.s)


def test_neighbours_out_of_date_are_found() -> None:
    game = good()
    game.army("orcs").near = 0
    assert faults(game.s) == ["orcs: its neighbours are out of date"]


def test_an_army_in_a_chasm_is_found() -> None:
    game = cave("ratmen stone", pit="1 ratmen")
    me = game.army("ratmen")
    me.held |= bit(game.region("rift"))
    me.near = game.s.atlas.around(me.held)
    assert faults(game.s) == ["ratmen: stands in a chasm"]


def test_tokens_of_nobody_are_found() -> None:
    game = good()
    glen = game.region("glen")
    game.s.tokens[glen] = 2
    assert f"region {glen}: tokens of nobody" in faults(game.s)


def test_natives_among_the_tokens_of_an_army_are_found() -> None:
    game = good()
    game.s.tribes |= bit(game.region("shore"))
    assert "region 0: natives among the tokens of an army" in faults(game.s)


# ---------------------------------------------------------------------- defence and pieces


def test_a_wrong_defence_is_found() -> None:
    game = good()
    game.s.defence[game.region("shore")] += 1
    assert "region 0: defence 4 instead of 3" in faults(game.s)


def test_a_wrong_level_of_defence_is_found() -> None:
    game = good()
    game.s.within[7] &= ~1
    assert [fault.partition(":")[0] for fault in faults(game.s)] == ["region 0"]


def test_a_lair_that_does_not_defend_is_found() -> None:
    game = good()
    game.s.where[LAIR] |= 1
    assert "region 0: defence 3 instead of 4" in faults(game.s)


def test_regions_closed_by_no_piece_are_found() -> None:
    game = good()
    game.s.shut = 0b1
    assert faults(game.s) == ["the closed regions are out of date"]


def test_too_many_pieces_are_found() -> None:
    game = good()
    game.s.where[HERO] = 0b111
    assert faults(game.s) == ["hero: 3 of 2", "the immune regions are out of date"]


def test_places_out_of_date_are_found() -> None:
    game = cave("ratmen stone", pit="1 ratmen, keep")
    game.s.treasured = 0
    assert faults(game.s) == ["the regions with places and relics are out of date"]


def test_a_place_in_a_game_without_places_is_found() -> None:
    army = "{army: {race: ratmen, power: hill}}"
    game = little(f"{{box: surface, seats: [{army}, {{}}]}}")
    game.s.where[KEEP] = game.s.treasured = 1
    assert "a place or relic in a game without them" in faults(game.s)


# ---------------------------------------------------------------------- banners, badges, coins


def test_a_banner_there_twice_is_found() -> None:
    game = good()
    game.s.banners_back.append(game.race_number("ratmen"))
    assert faults(game.s) == ["a banner is missing or there twice"]


def test_a_banner_on_its_way_to_the_column_is_not_missing() -> None:
    game = good()
    number = game.s.column.pop().race_number
    assert "a banner is missing or there twice" in faults(game.s)
    game.s.pending.append(Pending(COMBO, number))
    assert "a banner is missing or there twice" not in faults(game.s)


def test_a_badge_there_twice_is_found() -> None:
    game = good()
    game.s.badges_discarded |= bit(game.army("ratmen").power_number)
    assert faults(game.s) == ["a badge is there twice"]


def test_a_lent_badge_that_is_in_the_stack_is_found() -> None:
    game = good()
    game.s.lent = game.army("ratmen").power_number
    assert faults(game.s) == ["a badge is there twice"]


def test_debts_are_found() -> None:
    game = good()
    game.s.coins[1] = -1
    assert faults(game.s) == ["a seat owes coins"]


# ---------------------------------------------------------------------- who decides


def test_a_seat_that_decides_while_chance_is_waited_for_is_found() -> None:
    game = good()
    game.s.pending.append(Pending(COMBO))
    assert "chance and the decider disagree" in faults(game.s)


def test_a_seat_that_decides_after_the_end_is_found() -> None:
    game = good()
    game.s.phase = OVER
    assert faults(game.s) == ["somebody decides after the end"]


def test_an_army_that_acts_from_nowhere_is_found() -> None:
    game = good()
    me = game.army("ratmen")
    game.s.acting = Army(me.race, me.race_number, me.power, me.power_number, 0)
    assert faults(game.s) == ["the acting army is not at the table"]
