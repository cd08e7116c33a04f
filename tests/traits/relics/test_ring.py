"""Froggy's Ring: placed at the end of a turn, a coin from everybody active next to it."""

from __future__ import annotations

from elbowroom.traits.relics.ring import THE_RING
from tests.positions import Game, cave


def test_the_ring_speaks_for_its_holder() -> None:
    assert cave("ratmen stone", pit="1 ratmen, ring").army("ratmen").traits[-1] is THE_RING


def test_the_ring_takes_a_coin_from_everybody_active_next_to_it() -> None:
    game = cave(
        "ratmen wise",
        "orcs stone",
        "elves tomb",
        pit="1 ratmen, ring",
        weald="1 orcs",
        gem="1 elves",
        peak="1 elves",
    )
    game.do("stop", "place ring pit", "end")
    assert (game.coins(1), game.coins(2), game.coins(3)) == (5 + 1 + 2, 4, 4)


def test_a_ring_that_was_not_placed_this_turn_takes_nothing() -> None:
    game = cave("ratmen wise", "orcs stone", pit="1 ratmen, ring", gem="1 orcs")
    assert game.scores() == 1


def test_the_ring_moves_once_to_any_region_of_its_army() -> None:
    game = cave("ratmen wise", "orcs stone", pit="1 ratmen, ring", bank="1 ratmen", gem="1 orcs")
    game.do("stop", "place ring bank")
    assert game.why("place ring pit") == "why-already-placed"
    assert game.do("end").earned() == 2


def from_the_river(relic: str, seat: str = "ratmen wise 3") -> Game:
    """Seat 1 has conquered the river region where *relic* lay and begins to redeploy."""
    game = cave(seat, "kraken stone", weald="1 ratmen", beck=f"1 kraken, {relic}", bank="1 kraken")
    return game.do("conquer beck", "stop")


def test_a_ring_taken_in_the_river_may_be_moved_though_the_river_is_left() -> None:
    game = from_the_river("ring")
    assert game.at("beck") == "ring"
    assert game.do("place ring weald").offers("place ring") == []
    game.do("deploy weald 3", "end")
    assert (game.at("weald"), game.earned()) == ("4 ratmen, ring", 1)


def test_a_ring_that_is_not_moved_stays_in_the_river() -> None:
    game = from_the_river("ring").do("deploy weald 3", "end")
    assert game.at("beck") == "ring"
    assert THE_RING not in game.army("ratmen").traits


def test_other_relics_taken_in_the_river_are_left_behind() -> None:
    game = from_the_river("sword")
    assert (game.offers("place"), game.at("beck")) == ([], "sword")


def test_a_ring_in_a_river_that_was_not_conquered_stays_there() -> None:
    game = cave("ratmen wise 3", weald="1 ratmen", beck="ring").do("conquer pit", "stop")
    assert game.offers("place") == []


def test_an_army_that_only_took_the_river_has_nowhere_to_put_the_ring() -> None:
    game = cave("ratmen wise 3", beck="ring").do("conquer beck", "stop")
    assert game.offers() == ["end"]


def test_declined_ghouls_take_no_ring_out_of_the_river() -> None:
    board = {"weald": "3 ghouls", "beck": "ring", "grove": "1 ratmen"}
    game = cave("ratmen stone + ghouls", **board).do("conquer beck", "stop")
    assert game.offers("place") == []


def test_those_who_stay_in_the_river_place_the_ring_from_there() -> None:
    board = {"weald": "1 kraken", "beck": "ring"}
    game = cave("kraken wise 3", **board).do("conquer beck", "stop", "place ring weald")
    assert (game.at("beck"), game.at("weald")) == ("1 kraken", "1 kraken, ring")


def test_the_ring_does_not_go_where_the_bag_acts_as_the_ring() -> None:
    game = cave("ratmen magic", pit="1 ratmen, ring", bank="1 ratmen", gem="1 ratmen")
    game.do("stop", "place bag:ring bank")
    assert game.offers("place ring") == ["place ring pit", "place ring gem"]


def beside_the_ring(board: str, coins: int = 5, **options: bool) -> tuple[int, int]:
    """Seat 1 places the Ring in pit; what both seats have then."""
    layout = {"pit": "1 ratmen, ring", "weald": "1 orcs", "gem": board, "options": options}
    game = cave("ratmen wise", f"orcs royal coins={coins}", **layout)
    game.do("stop", "place ring pit", "end")
    return game.coins(1), game.coins(2)


def test_a_token_in_an_immune_region_pays_nothing() -> None:
    layout = {"pit": "1 ratmen, ring", "gem": "1 orcs, queen"}
    game = cave("ratmen wise", "orcs royal", **layout).do("stop", "place ring pit", "end")
    assert (game.coins(1), game.coins(2)) == (5 + 1, 5)


def test_a_player_with_two_regions_beside_the_ring_pays_once() -> None:
    assert beside_the_ring("1 orcs") == (5 + 1 + 1, 4)


def test_by_house_rule_every_region_beside_the_ring_pays() -> None:
    assert beside_the_ring("1 orcs", ring_per_region=True) == (5 + 1 + 2, 3)


def test_by_house_rule_nobody_pays_more_than_the_purse_holds() -> None:
    assert beside_the_ring("1 orcs", coins=1, ring_per_region=True) == (5 + 1 + 1, 0)


def test_by_house_rule_an_immune_region_beside_the_ring_pays_nothing() -> None:
    assert beside_the_ring("1 orcs, queen", ring_per_region=True) == (5 + 1 + 1, 4)
