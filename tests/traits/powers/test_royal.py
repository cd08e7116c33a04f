"""Royal: the Queen makes one region immune; in decline she stays but cannot move."""

from __future__ import annotations

from elbowroom.traits.powers.royal import ROYAL
from tests.positions import cave


def test_royal_is_five_on_the_badge_and_brings_the_queen() -> None:
    assert ROYAL.tokens == 5
    assert cave("", column=["ratmen royal"]).do("pick 1").pieces("ratmen", "queen") == 1


def test_the_queen_moves_once_at_the_end_of_a_turn() -> None:
    game = cave("ratmen royal", pit="1 ratmen, queen", gem="1 ratmen").do("stop")
    assert game.offers("place") == ["place queen gem"]
    game.do("place queen gem")
    assert (game.at("pit"), game.at("gem")) == ("1 ratmen", "1 ratmen, queen")
    assert game.why("place queen pit") == "why-already-placed"


def test_the_queen_may_stay_where_she_is() -> None:
    game = cave("ratmen royal", pit="1 ratmen, queen", gem="1 ratmen").do("stop", "end")
    assert game.at("pit") == "1 ratmen, queen"


def test_the_queen_makes_her_region_immune() -> None:
    game = cave("orcs stone 9", "ratmen royal", pit="1 orcs", gem="1 ratmen, queen")
    assert game.why("conquer gem") == "why-immune"


def test_in_decline_the_queen_stays_with_her_badge() -> None:
    game = cave("ratmen royal", "orcs stone 9", pit="1 orcs", gem="2 ratmen, queen").do("decline")
    assert game.at("gem") == "1 ratmen, queen"
    assert game.army("ratmen").power.key == "royal"
    assert game.why("conquer gem") == "why-immune"
