"""What an action does."""

from __future__ import annotations

import pytest

from elbowroom import apply
from elbowroom.rules.actions import SACRIFICE, action
from tests.positions import cave, land


def test_a_conquest_takes_the_price_out_of_the_hand() -> None:
    game = land("ratmen hill 5", shore="1 ratmen").do("conquer wood")
    assert (game.at("wood"), game.hand("ratmen"), game.phase) == ("2 ratmen", 3, "conquest")


def test_abandoned_tokens_return_to_hand() -> None:
    game = land("ratmen hill", shore="1 ratmen", wood="3 ratmen").do("abandon wood")
    assert (game.at("wood"), game.hand("ratmen"), game.phase) == ("empty", 3, "conquest")


def test_a_move_of_the_ancient_brings_the_fountains_token_but_gathers_nobody() -> None:
    game = cave("cultists stone", pit="2 cultists, ancient, fountain", gem="2 cultists")
    game.do("move ancient gem")
    assert (game.at("pit"), game.hand("cultists")) == ("2 cultists, fountain", 1)


def test_several_tokens_go_in_one_action() -> None:
    game = land("ratmen hill 5", shore="1 ratmen").do("stop", "deploy shore 5")
    assert (game.at("shore"), game.hand("ratmen")) == ("6 ratmen", 0)


def test_a_retreat_is_over_by_itself_with_the_last_token() -> None:
    game = land("ratmen hill 6", "orcs stout", shore="1 ratmen", wood="3 orcs", crag="1 orcs")
    game.do("conquer wood", "stop", "deploy wood 5", "end", "deploy crag 1")
    assert (game.phase, game.decider) == ("retreat", 2)
    assert game.do("deploy crag 1").turn == 2


def test_wisps_with_the_sword_are_asked_whether_to_use_it() -> None:
    game = cave("will-o-wisps wise 3", pit="1 will-o-wisps, sword", gem="monsters", dice=[2])
    game.do("roll gem")
    assert game.offers() == ["conquer gem", "conquer gem by sword"]
    assert game.do("conquer gem").at("pit") == "1 will-o-wisps, sword"


def test_chance_comes_first_and_then_the_question_it_raised() -> None:
    game = cave("ratmen wise 4", pit="1 ratmen", gem="monsters", draws=["pentacle"])
    game.do("conquer gem")
    assert game.offers("move") == game.offers() == ["move balrog pit", "move balrog peak"]


def test_peace_is_made_with_one_seat() -> None:
    game = land("ratmen diplomat", "orcs hill", shore="1 ratmen").do("stop", "ally 2")
    assert list(game.s.peace) == [1, -1]


def test_ghouls_that_stay_at_home_are_done() -> None:
    game = land("+ ghouls", shore="3 ghouls", column=["orcs hill"]).do("end")
    assert (game.phase, game.army("ghouls").done) == ("pick", True)


def test_an_action_that_no_trait_offers_is_a_mistake_of_the_caller() -> None:
    game = cave("ratmen diplomat", pit="1 ratmen")
    with pytest.raises(AssertionError, match="no trait offers"):
        apply(game.s, action(SACRIFICE, game.region("pit")))
