"""Bivouacking: five encampments to place at redeployment, one defence each."""

from __future__ import annotations

from elbowroom.traits.powers.bivouacking import BIVOUACKING
from tests.positions import land


def test_bivouacking_is_five_on_the_badge_and_brings_five_encampments() -> None:
    assert BIVOUACKING.tokens == 5
    game = land("", column=["ratmen bivouacking"]).do("pick 1")
    assert game.pieces("ratmen", "encampment") == 5


def test_encampments_are_placed_together_or_apart_with_the_redeployment() -> None:
    game = land("ratmen bivouacking", shore="1 ratmen", wood="1 ratmen").do("stop")
    game.do("place encampment shore 3", "place encampment wood")
    assert (game.at("shore"), game.at("wood")) == (
        "1 ratmen, encampment x3",
        "1 ratmen, encampment",
    )
    assert not game.may("place encampment wood 2")


def test_each_encampment_costs_an_attacker_one_more() -> None:
    game = land(
        "orcs stout 9", "ratmen bivouacking", shore="1 orcs", wood="1 ratmen, encampment x3"
    )
    assert game.cost("wood") == 6


def test_an_encampment_stops_sorcery() -> None:
    game = land(
        "sorcerers stout 9", "ratmen bivouacking", shore="1 sorcerers", wood="1 ratmen, encampment"
    )
    assert game.why("conquer wood by sorcery") == "why-substitution-stopped"


def test_encampments_come_back_with_the_retreating_tokens() -> None:
    game = land(
        "orcs hill 5",
        "ratmen bivouacking",
        shore="1 orcs",
        wood="2 ratmen, encampment",
        crag="1 ratmen",
    )
    game.do("conquer wood", "stop", "deploy wood 4", "end")
    assert game.offers() == ["deploy crag 1", "place encampment crag 1"]
    game.do("place encampment crag", "deploy crag 1")
    assert (game.at("crag"), game.turn) == ("2 ratmen, encampment", 2)


def test_encampments_are_gone_at_decline() -> None:
    game = land("ratmen bivouacking", shore="1 ratmen, encampment x2").do("decline")
    assert (game.at("shore"), game.pieces("ratmen", "encampment")) == ("1 ratmen", 0)
