"""Vanishing: declines off the board, for two coins a region."""

from __future__ import annotations

from elbowroom.traits.powers.vanishing import VANISHING
from tests.positions import Game, cave, land


def test_vanishing_is_five_on_the_badge() -> None:
    assert VANISHING.tokens == 5


def test_decline_removes_every_token_for_two_coins_a_region() -> None:
    game = cave("ratmen vanishing 2", pit="3 ratmen", gem="1 ratmen").do("decline")
    assert (game.at("pit"), game.at("gem"), game.earned()) == ("empty", "empty", 4)
    assert (game.declined(), game.tray("ratmen")) == ([], 13)


def test_the_older_declined_army_leaves_too() -> None:
    game = cave("ratmen vanishing + orcs", pit="3 ratmen", gem="1 orcs").do("decline")
    assert (game.at("gem"), game.declined(), game.earned()) == ("empty", [], 2)


def test_while_active_vanishing_earns_nothing_more() -> None:
    assert cave("ratmen vanishing", pit="1 ratmen").scores() == 1


def test_vanishing_ghouls_vanish() -> None:
    assert land("ghouls vanishing", shore="3 ghouls").do("decline").at("shore") == "empty"


def lent(seat: str = "ratmen wise", **more: str) -> Game:
    """Stonehedge lends Vanishing to seat 1, which holds two regions."""
    return cave(seat, pit="3 ratmen, stonehedge:vanishing", gem="1 ratmen", **more)


def test_lent_vanishing_need_not_be_used() -> None:
    game = lent().do("decline")
    assert (game.at("pit"), game.at("gem")) == ("1 ratmen, stonehedge:vanishing", "1 ratmen")
    assert (game.declined(), game.earned()) == (["ratmen"], 2 + 2)


def test_lent_vanishing_is_used_where_the_seat_says_so() -> None:
    game = lent(peak="1 orcs", seat="ratmen wise + orcs").do("decline by stonehedge")
    assert [game.at(name) for name in ("pit", "gem", "peak")] == [
        "stonehedge:vanishing",
        "empty",
        "empty",
    ]
    assert (game.declined(), game.earned()) == ([], 4)


def test_an_own_tomb_keeps_its_tokens_unless_lent_vanishing_is_used() -> None:
    assert lent("ratmen tomb").do("decline").phase == "redeploy"
    assert lent("ratmen tomb").do("decline by stonehedge").at("gem") == "empty"


def test_an_own_vanishing_is_no_choice() -> None:
    game = cave("ratmen vanishing", pit="1 ratmen, stonehedge:tomb")
    assert game.offers("decline") == ["decline"]
    assert game.do("decline").at("pit") == "stonehedge:tomb"


def test_without_stonehedge_nothing_is_lent() -> None:
    layout = {"pit": "1 ratmen", "gem": "1 orcs, stonehedge:vanishing"}
    game = cave("ratmen wise", "orcs stone", **layout)
    assert game.offers("decline") == ["decline"]
    assert game.why("decline by stonehedge") == "why-nothing-lent"


def test_stonehedge_with_another_power_lends_no_way_to_decline() -> None:
    game = cave("ratmen wise", pit="1 ratmen, stonehedge:flying")
    assert game.why("decline by stonehedge") == "why-nothing-lent"


def test_after_scoring_lent_vanishing_is_a_choice_too_and_pays_nothing() -> None:
    game = lent("ratmen stout").do("stop", "deploy pit 2", "end")
    assert game.offers() == ["decline", "decline by stonehedge", "end"]
    game.do("decline by stonehedge")
    assert (game.at("gem"), game.coins()) == ("empty", 5 + 2)
