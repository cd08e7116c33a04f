"""Shadow Mimes: when picked, they may swap badges with another open combo."""

from __future__ import annotations

from elbowroom.traits.races.shadow_mimes import SHADOW_MIMES
from tests.positions import cave


def test_shadow_mimes_are_seven_on_the_banner_and_twelve_in_the_tray() -> None:
    assert (SHADOW_MIMES.tokens, SHADOW_MIMES.tray) == (7, 12)


def test_shadow_mimes_may_swap_badges_when_picked() -> None:
    game = cave("", column=["shadow-mimes shield", "ogres wise 2", "drow tomb"])
    assert game.offers("pick 1") == ["pick 1", "pick 1 swap 2", "pick 1 swap 3"]
    game.do("pick 1 swap 2")
    assert game.army("shadow-mimes").power.key == "wise"
    assert game.column()[0] == "ogres shield 2"


def test_the_tokens_follow_the_new_badge() -> None:
    combos = ["shadow-mimes shield", "ogres tomb"]
    assert cave("", column=combos).do("pick 1").hand("shadow-mimes") == 7 + 3
    assert cave("", column=combos).do("pick 1 swap 2").hand("shadow-mimes") == 7 + 5


def test_shadow_mimes_need_another_combo_to_swap_with() -> None:
    game = cave("", column=["shadow-mimes shield", "ogres tomb"])
    assert not game.may("pick 1 swap 1")
    assert not game.may("pick 1 swap 3")


def test_nobody_else_swaps_badges() -> None:
    game = cave("", column=["shadow-mimes shield", "ogres tomb"])
    assert game.why("pick 2 swap 1") == "why-swap"
