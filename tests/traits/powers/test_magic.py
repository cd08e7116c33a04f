"""Magic: the Bag acts each turn as one relic that lies open on the board."""

from __future__ import annotations

from elbowroom.traits.powers.magic import MAGIC
from tests.positions import cave


def test_magic_is_five_on_the_badge_and_brings_the_bag() -> None:
    assert MAGIC.tokens == 5
    assert cave("", column=["ratmen magic"]).do("pick 1").pieces("ratmen", "bag") == 1


def test_the_bag_acts_as_a_relic_that_lies_on_the_board() -> None:
    game = cave(
        "ratmen magic 1", "orcs wise", pit="1 ratmen", gem="monsters", grove="1 orcs, sword"
    )
    assert game.offers("conquer") == ["conquer weald by bag:sword"]
    assert game.do("conquer weald by bag:sword").at("weald") == "1 ratmen, bag"


def test_the_bag_is_idle_without_a_relic_on_the_board() -> None:
    game = cave("ratmen magic 3", pit="1 ratmen")
    assert game.why("conquer gem by bag:sword") == "why-means-missing"


def test_the_bag_acts_once_a_turn() -> None:
    game = cave("ratmen magic 9", "orcs wise", pit="1 ratmen", grove="1 orcs, sword, socks")
    game.do("conquer weald by bag:sword")
    assert not game.may("conquer gem by bag:socks")


def test_the_bag_does_not_act_in_the_region_of_the_relic_it_copies() -> None:
    game = cave("ratmen magic 3", "orcs wise", pit="1 ratmen", gem="1 orcs, sword")
    assert not game.may("conquer gem by bag:sword")


def test_the_bag_acts_as_the_ring() -> None:
    game = cave("ratmen magic", "orcs wise", pit="1 ratmen", gem="1 orcs, ring")
    game.do("stop", "place bag:ring pit", "end")
    assert (game.coins(1), game.coins(2)) == (5 + 2, 4)


def test_the_bag_acts_as_the_scepter() -> None:
    game = cave("ratmen magic", "orcs wise", pit="1 ratmen", gem="1 orcs, scepter")
    game.do("stop", "place bag:scepter pit")
    assert game.offers("place") == []
    assert game.do("end").earned() == 2


def test_a_bag_that_lies_still_does_nothing() -> None:
    game = cave("ratmen magic", "orcs wise", pit="1 ratmen, bag", gem="1 orcs, scepter, ring")
    assert game.scores() == 1


def test_a_bag_placed_as_the_ring_conquers_nothing_more() -> None:
    game = cave("ratmen magic", "orcs wise", pit="1 ratmen", gem="1 orcs, ring, sword")
    game.do("stop", "place bag:ring pit")
    assert MAGIC.conquers_by(game.s, game.army("ratmen")) == 0


def test_the_bag_is_gone_at_decline() -> None:
    game = cave("ratmen magic", pit="1 ratmen, bag").do("decline")
    assert (game.at("pit"), game.pieces("ratmen", "bag")) == ("1 ratmen", 0)
