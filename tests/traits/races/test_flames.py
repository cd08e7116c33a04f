"""Flames: come out of the Volcano, and burn past tokens wherever their chain leads back to it."""

from __future__ import annotations

from elbowroom.traits.races.flames import FLAMES
from tests.positions import cave, land


def test_flames_are_four_on_the_banner_and_nine_in_the_tray() -> None:
    assert (FLAMES.tokens, FLAMES.tray) == (4, 9)


def test_flames_set_the_volcano_when_picked() -> None:
    game = cave("", column=["flames stone"]).do("pick 1")
    assert game.offers() == ["place volcano rift"]
    assert game.do("place volcano rift").at("rift") == "volcano"


def test_flames_enter_beside_the_volcano_and_not_at_the_edge() -> None:
    assert cave("flames stone 8", rift="volcano").targets() == {"pit", "mire"}


def test_flames_burn_past_tokens_beside_the_volcano() -> None:
    game = cave("flames stone 8", "ratmen wise", rift="volcano", pit="5 ratmen")
    assert game.cost("pit") == 2


def test_flames_burn_past_encampments() -> None:
    game = cave("flames stone 8", "orcs bivouacking", rift="volcano", pit="1 orcs, encampment x3")
    assert game.cost("pit") == 2


def test_flames_away_from_the_lava_pay_for_encampments() -> None:
    board = {"rift": "volcano", "weald": "1 flames", "beck": "1 orcs, encampment x3"}
    assert cave("flames wise 8", "orcs bivouacking", **board).cost("beck") == 1 + 1 + 3


def test_flames_burn_past_tokens_along_a_chain_that_leads_to_the_volcano() -> None:
    game = cave("flames wise 8", "ratmen stone", rift="volcano", pit="1 flames", gem="4 ratmen")
    assert game.cost("gem") == 2


def test_flames_pay_for_tokens_where_no_chain_leads_to_the_volcano() -> None:
    game = cave("flames wise 8", "ratmen stone", rift="volcano", weald="1 flames", beck="4 ratmen")
    assert game.cost("beck") == 5


def test_flames_still_pay_for_mountain_armour_and_keep() -> None:
    game = cave(
        "flames wise 8",
        "ratmen shield",
        rift="volcano",
        mire="1 flames",
        peak="2 ratmen, armour x2, keep",
    )
    assert game.cost("peak") == 2 + 1 + 2 + 1


def test_flames_once_in_reach_only_what_is_adjacent() -> None:
    assert cave("flames stone 8", rift="volcano", gem="1 flames").targets() == {"pit", "peak"}


def test_without_a_volcano_flames_enter_at_the_edge() -> None:
    game = land("", column=["flames hill"]).do("pick 1")
    assert (game.phase, game.targets()) == ("start", {"shore"})
