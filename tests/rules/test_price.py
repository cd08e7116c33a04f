"""What a region costs (G12)."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import below
from elbowroom.rules import armies
from elbowroom.rules.means import means_named
from elbowroom.rules.price import Prices
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import Trait
from tests.positions import Game, cave, land


class Burdened(Trait):
    """Everything costs one token more."""

    def dearer(self, s: State, me: Army) -> i64:
        return s.atlas.land


def payable(game: Game, tokens: int) -> set[str]:
    """The regions of the whole board that so many tokens can pay."""
    prices = Prices(game.s, game.acting)
    return game.names(prices.within(tokens, below(game.s.atlas.size) & ~game.s.atlas.chasm))


# ---------------------------------------------------------------------- what adds up


def test_an_empty_region_costs_two() -> None:
    assert land("ratmen hill 9", shore="1 ratmen").cost("wood") == 2


def test_a_river_costs_one() -> None:
    assert cave("ratmen wise 9", bank="1 ratmen").cost("beck") == 1


def test_a_mountain_costs_one_more() -> None:
    assert land("ratmen hill 9", wood="1 ratmen").cost("crag") == 3


def test_every_token_costs_one_more() -> None:
    game = land("ratmen hill 9", "orcs stout", shore="1 ratmen", wood="3 orcs")
    assert game.cost("wood") == 5


def test_a_lost_tribe_costs_one_and_two_monsters_cost_two_more() -> None:
    assert land("ratmen hill 9", shore="1 ratmen", wood="tribe").cost("wood") == 3
    assert cave("ratmen wise 9", pit="1 ratmen", gem="monsters").cost("gem") == 4


def test_what_stands_in_a_region_adds_up() -> None:
    board = {"wood": "1 ratmen", "crag": "2 orcs, lair, fortress, encampment x2, keep"}
    game = land("ratmen hill 9", "orcs bivouacking", **board)
    assert game.cost("crag") == 2 + 1 + 2 + 1 + 1 + 2 + 1


def test_pieces_that_do_not_defend_cost_nothing() -> None:
    game = cave("ratmen wise 9", "orcs magic", pit="1 ratmen", gem="1 orcs, bag, altar, orb")
    assert game.cost("gem") == 3


def test_an_own_declined_token_costs_one_more() -> None:
    game = land("ratmen hill 9 + orcs", shore="1 ratmen", wood="1 orcs, lair")
    assert game.cost("wood") == 2 + 1 + 1


def test_by_house_rule_an_own_declined_token_costs_nothing() -> None:
    board = {"shore": "1 ratmen", "wood": "1 orcs, lair", "fen": "1 elves"}
    options = {"own_decline_adds_cost": False}
    game = land("ratmen flying 9 + orcs", "+ elves", **board, options=options)
    assert (game.cost("wood"), game.cost("fen")) == (3, 3)


def test_by_house_rule_ghouls_pay_for_other_declined_armies_of_their_seat_no_more() -> None:
    options = {"own_decline_adds_cost": False}
    game = land(
        "ratmen hill + ghouls + orcs spirit",
        shore="1 ratmen",
        crag="5 ghouls",
        fen="1 orcs",
        options=options,
    )
    assert game.acting.race.key == "ghouls"
    assert game.cost("fen") == 2


# ---------------------------------------------------------------------- special means


def test_a_substitution_costs_nothing_and_the_dragon_one() -> None:
    prices = cave("ratmen wise 9", "orcs stone", pit="1 ratmen", gem="5 orcs")
    quotes = Prices(prices.s, prices.acting)
    gem = prices.region("gem")
    assert quotes.at(gem, means_named("orb")) == 0
    assert quotes.at(gem, means_named("dragon")) == 1


def test_the_sword_takes_two_off_and_the_socks_the_tokens() -> None:
    game = cave("ratmen wise 9", "orcs stone", pit="1 ratmen", gem="5 orcs, keep")
    quotes = Prices(game.s, game.acting)
    gem = game.region("gem")
    sword, socks = means_named("sword"), means_named("socks")
    assert (quotes.at(gem), quotes.at(gem, sword), quotes.at(gem, socks)) == (8, 6, 3)
    assert quotes.at(gem, sword | socks) == 1


# ---------------------------------------------------------------------- many at once


def test_the_regions_within_a_number_of_tokens_are_those_that_cost_no_more() -> None:
    board = {"shore": "1 giants", "wood": "tribe", "crag": "1 giants", "moor": "2 orcs"}
    for seat in ("giants hill 9", "giants commando 9", "giants underworld 9"):
        game = land(seat, "orcs stout", **board)
        prices = Prices(game.s, game.acting)
        names = ("wood", "fen", "moor", "glen")
        for tokens in range(1, 9):
            affordable = {name for name in names if prices.at(game.region(name)) <= tokens}
            assert payable(game, tokens) & set(names) == affordable


def test_surcharges_count_in_the_same_way() -> None:
    game = cave("mummies wise 9", "orcs stone", pit="1 mummies", gem="2 orcs")
    assert "weald" not in payable(game, 2)
    assert "weald" in payable(game, 3)
    assert "gem" not in payable(game, 4)
    assert "gem" in payable(game, 5)


def test_two_surcharges_put_a_region_out_of_reach_of_a_single_token() -> None:
    game = cave("mummies wise 9", bank="1 mummies")
    me = game.army("mummies")
    me.power = Burdened("burdened")
    armies.refresh_traits(game.s, me)
    assert payable(game, 1) == set()
    assert payable(game, 2) == {"beck"}
    assert "gem" in payable(game, 4)


def test_where_tokens_do_not_count_the_number_is_asked_region_by_region() -> None:
    game = cave("flames wise 9", "orcs stone", rift="volcano", pit="5 orcs", mire="5 orcs, keep")
    assert payable(game, 2) & {"pit", "mire"} == {"pit"}
    assert payable(game, 3) & {"pit", "mire"} == {"pit", "mire"}


def test_any_force_beyond_the_last_level_pays_for_everything() -> None:
    game = land("ratmen hill 9", "orcs stout", shore="9 orcs")
    assert payable(game, 99) == payable(game, 11) | {"shore"}
