"""Stout: may decline at the end of an ordinary turn."""

from __future__ import annotations

from elbowroom.traits.powers.stout import STOUT
from tests.positions import land


def test_stout_is_four_on_the_badge() -> None:
    assert STOUT.tokens == 4


def test_stout_may_decline_after_scoring() -> None:
    game = land("ratmen stout", "orcs hill", shore="2 ratmen").do("stop", "deploy shore 1", "end")
    assert (game.phase, game.offers()) == ("aftermath", ["decline", "end"])
    game.do("decline")
    assert (game.declined(), game.at("shore"), game.turn) == (["ratmen"], "1 ratmen", 2)


def test_stout_scores_once() -> None:
    game = land("ratmen stout", "orcs hill", shore="1 ratmen").do("stop", "end", "decline")
    assert game.coins(1) == 6


def test_stout_may_stay_active() -> None:
    game = land("ratmen stout", "orcs hill", shore="1 ratmen").do("stop", "end", "end")
    assert (game.declined(), game.turn) == ([], 2)


def test_others_are_not_asked() -> None:
    game = land("ratmen hill", "orcs stout", shore="1 ratmen").do("stop", "end")
    assert game.turn == 2
