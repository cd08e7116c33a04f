"""Going into decline (G23, G24)."""

from __future__ import annotations

from tests.positions import cave, land


def test_every_region_keeps_one_token_and_the_rest_returns_to_the_tray() -> None:
    game = land("ratmen hill 3", shore="4 ratmen", wood="1 ratmen").do("decline")
    assert (game.at("shore"), game.at("wood"), game.hand("ratmen")) == ("1 ratmen", "1 ratmen", 0)
    assert game.tray("ratmen") == 13 - 2


def test_declining_is_the_whole_turn_and_it_scores() -> None:
    game = land("ratmen hill", "orcs stout", shore="1 ratmen", moor="1 ratmen").do("decline")
    assert (game.turn, game.earned(), game.declined()) == (2, 2, ["ratmen"])


def test_the_older_declined_army_leaves_first() -> None:
    game = land("ratmen hill + orcs", shore="1 ratmen", wood="1 orcs").do("decline")
    assert (game.declined(), game.at("wood"), game.tray("orcs")) == (["ratmen"], "empty", 10)


def test_the_older_army_of_another_seat_stays() -> None:
    game = land("ratmen hill", "elves wise + orcs", shore="1 ratmen", wood="1 orcs").do("decline")
    assert game.declined(2) == ["orcs"]


def test_an_army_without_a_token_declines_for_nothing() -> None:
    game = land("ratmen hill", "elves wise", shore="tribe").do("decline")
    assert (game.declined(), game.earned(), game.s.active[0]) == ([], 0, None)


def test_pieces_go_where_their_row_says() -> None:
    board = {"shore": "1 ratmen, fortress", "wood": "1 ratmen, hero"}
    game = land("ratmen heroic", **board).do("decline")
    assert (game.at("shore"), game.at("wood")) == ("1 ratmen, fortress", "1 ratmen")


def test_peace_ends_with_the_army_that_made_it() -> None:
    game = land("ratmen diplomat", "orcs stout", shore="1 ratmen").do("stop", "ally 2", "end")
    game.do("stop", "end", "end", "decline")
    assert game.s.peace[0] == -1


def test_an_army_cannot_decline_once_it_has_acted() -> None:
    game = land("ratmen hill 3", shore="1 ratmen").do("conquer wood")
    assert game.why("decline") == "why-cannot-decline"


def test_an_army_cannot_decline_in_the_turn_of_its_pick() -> None:
    game = land("", column=["ratmen hill"]).do("pick 1")
    assert game.why("decline") == "why-first-turn"


def test_an_army_that_vanishes_after_scoring_gets_nothing_more() -> None:
    game = cave("ratmen vanishing", "orcs wise", pit="1 ratmen, stonehedge:stout")
    game.do("stop", "end", "decline")
    assert (game.coins(1), game.at("pit")) == (6, "stonehedge:stout")


def test_what_is_lent_at_decline_may_last() -> None:
    game = cave("ratmen wise + orcs", pit="1 ratmen, stonehedge:spirit", gem="1 orcs")
    assert game.do("decline").declined() == ["orcs", "ratmen"]
