"""Which regions an army may attack, whatever they cost (G10, G11, G11b, G14)."""

from __future__ import annotations

from elbowroom.rules import armies
from elbowroom.rules.reach import around, stands
from elbowroom.traits.trait import ACTS_IN_DECLINE, KEEPS_TOKENS, WORKS_IN_DECLINE, Trait
from tests.positions import Game, cave, land, little

# ---------------------------------------------------------------------- the way in


def test_the_first_conquest_starts_at_the_edge() -> None:
    assert land("ratmen hill 9").targets() == {"shore"}


def test_the_first_conquest_may_start_on_the_shore_of_a_sea_at_the_edge() -> None:
    world = (
        "{regions: {bay: sea edge, pool: sea, cove: hill, fell: hill}, links: bay-cove pool-fell}"
    )
    game = little("{seats: [{army: {race: ratmen, power: hill, hand: 9}}, {}]}", world)
    assert game.targets() == {"cove"}


def test_below_the_ends_of_the_river_are_a_way_in() -> None:
    assert cave("ratmen wise 9").targets() == {"bank", "beck"}


def test_an_army_that_gave_up_every_region_starts_anew() -> None:
    game = land("ratmen hill", glen="3 ratmen").do("abandon glen")
    assert game.targets() == {"shore"}


def test_by_house_rule_a_rebirth_does_not_spare_the_entry() -> None:
    layout = {"gem": "1 ratmen", "options": {"reborn_still_first_conquest": True}}
    game = cave("+ ratmen reborn", **layout, column=["orcs wise"])
    game.do("pick 1", "rebirth gem")
    assert not stands(game.s, game.acting)
    assert game.targets() == {"bank", "beck"}
    assert "weald" in game.do("conquer beck").targets()


def test_by_default_it_does() -> None:
    game = cave("+ ratmen reborn", gem="1 ratmen", column=["orcs wise"]).do("pick 1", "rebirth gem")
    assert game.targets() == {"pit", "peak"}


# ---------------------------------------------------------------------- neighbours


def test_later_conquests_need_a_neighbour_of_the_same_army() -> None:
    game = land("ratmen hill 9 + orcs", crag="1 ratmen", glen="1 orcs")
    assert game.targets() == {"wood", "fen"}


def test_nothing_is_adjacent_across_a_chasm() -> None:
    assert cave("ratmen wise 9", pit="1 ratmen").targets() == {"weald", "gem"}


def test_traits_may_make_more_regions_adjacent() -> None:
    game = cave("spiderines wise 9", pit="1 spiderines")
    me = game.acting
    assert game.names(around(game.s, me, me.held)) == {"weald", "gem", "pit", "mire"}


# ---------------------------------------------------------------------- what is closed


def test_an_army_never_attacks_itself_and_water_is_closed() -> None:
    game = land("ratmen hill 9", shore="1 ratmen", wood="1 ratmen", fen="1 ratmen")
    assert game.targets() == {"crag", "moor"}


def test_own_declined_regions_are_targets() -> None:
    game = land("ratmen hill 9 + orcs", shore="1 ratmen", wood="1 orcs")
    assert game.targets() == {"wood"}


def test_immune_regions_are_closed_to_opponents_but_not_to_their_seat() -> None:
    board = {"pit": "1 ratmen", "gem": "1 orcs, queen"}
    assert cave("ratmen wise 9", "+ orcs royal", **board).targets() == {"weald"}
    assert cave("ratmen wise 9 + orcs royal", **board).targets() == {"weald", "gem"}


def test_peace_closes_the_active_army_of_the_diplomat_only() -> None:
    board = {"wood": "1 ratmen", "shore": "1 orcs", "crag": "1 elves"}
    game = land("ratmen hill 9", "orcs diplomat peace_with=1 + elves", **board)
    assert game.targets() == {"crag"}


def test_peace_of_a_seat_without_an_army_closes_nothing() -> None:
    game = land("ratmen hill 9", "peace_with=1 + elves", wood="1 ratmen", crag="1 elves")
    assert game.targets() == {"shore", "crag"}


def test_a_toll_that_cannot_be_paid_closes_a_region() -> None:
    board = {"pit": "1 ratmen", "gem": "1 liches"}
    assert cave("ratmen wise 9 coins=0", "+ liches", **board).targets() == {"weald"}
    assert cave("ratmen wise 9 coins=1", "+ liches", **board).targets() == {"weald", "gem"}


def test_gnomes_at_sea_are_out_of_everybodys_reach() -> None:
    board = {"shore": "1 kraken", "bay": "1 gnomes", "wood": "1 gnomes"}
    assert land("kraken hill 9", "gnomes seafaring", **board).targets() == {"wood"}


# ---------------------------------------------------------------------- campaigns in decline


def restless(game: Game, race: str) -> Game:
    """Let a declined army campaign without the other gifts of Ghouls."""
    me = game.army(race)
    me.race = Trait("restless", facts=WORKS_IN_DECLINE | ACTS_IN_DECLINE | KEEPS_TOKENS)
    armies.refresh_traits(game.s, me)
    game.s.acting = me
    return game


def test_a_declined_army_that_campaigns_spares_its_own_seat_unless_it_says_otherwise() -> None:
    game = restless(land("ratmen hill + orcs", wood="1 ratmen", crag="5 orcs"), "orcs")
    assert game.targets() == {"fen"}
    assert game.why("conquer wood") == "why-own-army"


def test_there_is_nobody_to_spare_before_the_pick() -> None:
    game = restless(land("+ orcs", "ratmen hill", wood="1 ratmen", crag="5 orcs"), "orcs")
    assert game.targets() == {"wood", "fen"}


def test_ghouls_spare_nobody() -> None:
    game = land("ratmen hill + ghouls", wood="1 ratmen", crag="5 ghouls")
    assert game.targets() == {"wood", "fen"}
