"""Everything that is wrong with a position, found by spoiling a good one."""

from __future__ import annotations

import re

import pytest

from elbowroom.masks import bit
from elbowroom.notation.naming import reason_message
from elbowroom.rules.faults import faults
from elbowroom.rules.pending import COMBO, Pending
from elbowroom.rules.pieces import HERO, KEEP, LAIR
from elbowroom.rules.reason import Reason
from elbowroom.rules.state import CONQUEST, OVER, REDEPLOY, RETREAT, START, Army, State
from elbowroom.words import Words, languages
from elbowroom.words.speaker import Speaker
from tests.positions import Game, cave, land, little


def wrong(s: State) -> list[str]:
    """The faults of a position: the ends of their keys, with what they say."""
    return [" ".join(map(str, _parts(each))) for each in faults(s)]


def _parts(fault: Reason) -> list[str | int]:
    end = fault.key.removeprefix("fault-").removeprefix("notation-")
    return [end, *fault.names.values(), *fault.numbers.values()]


def good() -> Game:
    """Seat 1 has ratmen in the shore and the wood, seat 2 orcs in the fen."""
    return land("ratmen hill 3", "orcs wise", shore="1 ratmen", wood="2 ratmen", fen="1 orcs")


def test_a_good_position_has_no_fault() -> None:
    assert wrong(good().s) == []
    assert wrong(cave("ratmen stone", pit="1 ratmen, keep, sword").s) == []


@pytest.mark.parametrize("language", languages())
def test_a_fault_is_told_in_every_language(language: str) -> None:
    game = good()
    game.army("ratmen").hand += 1
    (fault,) = faults(game.s)
    words = Words(language)
    text = Speaker(words).say(reason_message(fault))
    assert {words.name("ratmen"), "14", "13"} <= {*re.split(" – |[:;] ", text)}


# ---------------------------------------------------------------------- tokens


def test_a_token_too_many_is_found() -> None:
    game = good()
    game.army("ratmen").hand += 1
    assert wrong(game.s) == ["supply ratmen 14 13"]


def test_a_tray_below_zero_is_found() -> None:
    game = good()
    game.s.tray[game.race_number("ratmen")] -= 10
    game.army("ratmen").hand += 10
    assert wrong(game.s) == ["stale tray"]


def test_less_than_nothing_in_hand_is_found() -> None:
    game = good()
    game.s.tray[game.race_number("ratmen")] += 4
    game.army("ratmen").hand -= 4
    assert "stale hand" in wrong(game.s)


def test_more_displaced_than_in_hand_is_found() -> None:
    game = good()
    game.army("orcs").displaced = 1
    assert wrong(game.s) == ["stale displaced"]


def test_two_armies_in_one_region_are_found() -> None:
    game = good()
    orcs = game.army("orcs")
    orcs.held |= bit(game.region("wood"))
    orcs.near = game.s.atlas.around(orcs.held)
    assert "two-armies" in wrong(game.s)


def test_neighbours_out_of_date_are_found() -> None:
    game = good()
    game.army("orcs").near = 0
    assert wrong(game.s) == ["stale near"]


def test_an_army_in_a_chasm_is_found() -> None:
    game = cave("ratmen stone", pit="1 ratmen")
    me = game.army("ratmen")
    me.held |= bit(game.region("rift"))
    me.near = game.s.atlas.around(me.held)
    assert wrong(game.s) == ["chasm"]


def test_tokens_of_nobody_are_found() -> None:
    game = good()
    glen = game.region("glen")
    game.s.tokens[glen] = 2
    assert f"stale tokens {glen}" in wrong(game.s)


def test_natives_among_the_tokens_of_an_army_are_found() -> None:
    game = good()
    game.s.tribes |= bit(game.region("shore"))
    assert "stale natives 0" in wrong(game.s)


# ---------------------------------------------------------------------- defence and pieces


def test_a_wrong_defence_is_found() -> None:
    game = good()
    game.s.defence[game.region("shore")] += 1
    assert "stale defence 0" in wrong(game.s)


def test_a_wrong_level_of_defence_is_found() -> None:
    game = good()
    game.s.within[7] &= ~1
    assert wrong(game.s) == ["stale within 0"]


def test_a_lair_that_does_not_defend_is_found() -> None:
    game = good()
    game.s.where[LAIR] |= 1
    assert "stale defence 0" in wrong(game.s)


def test_regions_closed_by_no_piece_are_found() -> None:
    game = good()
    game.s.shut = 0b1
    assert wrong(game.s) == ["stale shut"]


def test_too_many_pieces_are_found() -> None:
    game = good()
    game.s.where[HERO] = game.s.built = 0b111
    assert wrong(game.s) == ["supply hero 3 2", "stale sheltered"]


def test_places_out_of_date_are_found() -> None:
    game = cave("ratmen stone", pit="1 ratmen, keep")
    game.s.treasured = 0
    assert wrong(game.s) == ["stale treasured"]


def test_a_place_in_a_game_without_places_is_found() -> None:
    army = "{army: {race: ratmen, power: hill}}"
    game = little(f"{{box: surface, seats: [{army}, {{}}]}}")
    game.s.where[KEEP] = game.s.treasured = 1
    assert "finds" in wrong(game.s)


# ---------------------------------------------------------------------- banners, badges, coins


def test_a_banner_there_twice_is_found() -> None:
    game = good()
    game.s.banners_back = [*game.s.banners_back, game.race_number("ratmen")]
    assert wrong(game.s) == ["banner"]


def test_a_banner_on_its_way_to_the_column_is_not_missing() -> None:
    game = good()
    number = game.s.column.pop().race_number
    assert "banner" in wrong(game.s)
    game.s.pending = [Pending(COMBO, number)]
    assert "banner" not in wrong(game.s)


def test_a_badge_there_twice_is_found() -> None:
    game = good()
    game.s.badges_discarded |= bit(game.army("ratmen").power_number)
    assert wrong(game.s) == ["badge"]


def test_a_lent_badge_that_is_in_the_stack_is_found() -> None:
    game = good()
    game.s.lent = game.army("ratmen").power_number
    assert wrong(game.s) == ["badge"]


def test_wrong_masks_of_tokens_are_found() -> None:
    game = good()
    game.s.stacked ^= 1
    assert wrong(game.s) == ["stale stacked"]
    game.s.stacked ^= 1
    game.s.manned ^= 1
    assert wrong(game.s) == ["stale manned"]


def test_a_peace_that_nobody_noted_is_found() -> None:
    game = good()
    game.s.peace[0] = 1
    assert wrong(game.s) == ["stale truces"]


def test_debts_are_found() -> None:
    game = good()
    game.s.coins[1] = -1
    assert wrong(game.s) == ["stale coins"]


# ---------------------------------------------------------------------- who decides


def test_a_seat_that_decides_while_chance_is_waited_for_is_found() -> None:
    game = good()
    game.s.pending = [Pending(COMBO)]
    assert "stale decider" in wrong(game.s)


def test_a_seat_that_decides_after_the_end_is_found() -> None:
    game = good()
    game.s.phase = OVER
    assert wrong(game.s) == ["stale phase"]


def test_a_campaign_in_which_nobody_acts_is_found() -> None:
    game = good()
    game.s.acting = None
    for phase in (START, CONQUEST, REDEPLOY):
        game.s.phase = phase
        assert wrong(game.s) == ["nobody-conquers"]


def test_a_retreat_in_which_nobody_returns_is_found() -> None:
    game = good()
    game.s.phase = RETREAT
    assert wrong(game.s) == ["stale retreat"]
    game.s.acting = game.army("ratmen")
    assert wrong(game.s) == ["stale retreat"]
    game.army("ratmen").displaced = 1
    assert wrong(game.s) == []


def test_an_army_that_acts_from_nowhere_is_found() -> None:
    game = good()
    me = game.army("ratmen")
    game.s.acting = Army(me.race, me.race_number, me.power, me.power_number, 0)
    assert wrong(game.s) == ["stale acting"]
