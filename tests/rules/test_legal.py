"""Which actions are legal now."""

from __future__ import annotations

import pytest

from elbowroom import action_text, apply, is_legal, legal_actions, parse_action
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.legal import only_tokens
from tests.positions import Game, cave, land


def test_a_start_offers_decline_abandon_conquests_and_stop() -> None:
    game = land("ratmen hill 3", shore="1 ratmen")
    assert game.offers() == ["decline", "abandon shore", "conquer wood", "stop"]


def test_after_the_first_conquest_nobody_declines_or_abandons() -> None:
    game = land("ratmen hill 5", shore="1 ratmen").do("conquer wood")
    assert game.offers() == ["conquer crag", "stop"]


def test_declined_ghouls_may_also_stay_at_home() -> None:
    game = land("ratmen hill + ghouls", shore="1 ratmen", crag="2 ghouls")
    assert game.offers("") == ["decline", "end", "abandon crag", "roll wood", "roll fen", "stop"]


def test_a_seat_without_an_army_picks() -> None:
    game = land("coins=1", column=["orcs hill", "elves wise", "trolls stout"])
    assert game.offers() == ["pick 1", "pick 2"]


def test_a_redeployment_offers_single_tokens_until_the_hand_is_empty() -> None:
    game = land("ratmen hill 1", shore="1 ratmen", wood="1 ratmen").do("stop")
    assert game.offers() == ["deploy shore 1", "deploy wood 1"]
    assert game.do("deploy wood 1").offers() == ["end"]


def test_a_retreat_offers_only_what_was_driven_out() -> None:
    game = land("ratmen hill 5", "orcs stout 2", shore="1 ratmen", wood="2 orcs", crag="1 orcs")
    game.do("conquer wood", "stop", "deploy wood 4", "end")
    assert (game.offers(), game.hand("orcs")) == (["deploy crag 1"], 3)


def test_the_aftermath_asks_the_altar_first_and_stout_after_it() -> None:
    game = cave("ratmen stout + orcs", pit="1 ratmen, altar", gem="1 orcs").do("stop", "end")
    assert game.offers() == ["sacrifice gem", "end"]
    assert game.do("end").offers() == ["decline", "end"]


def test_chance_is_asked_alone() -> None:
    game = land("ratmen hill 1", shore="1 ratmen")
    apply(game.s, parse_action(game.s, "roll wood"))
    texts = [action_text(game.s, act) for act in legal_actions(game.s)]
    assert texts == ["die 0", "die 1", "die 2", "die 3"]
    assert game.may("die 2")
    assert not game.may("stop")


def test_chance_is_not_asked_otherwise() -> None:
    assert not land("ratmen hill 1", shore="1 ratmen").may("die 2")


def test_nothing_is_legal_after_the_end() -> None:
    game = land("ratmen hill", "orcs wise", round=10, turn=2).do("stop", "end")
    assert (game.phase, game.offers()) == ("over", [])
    assert not is_legal(game.s, action(a.END))


# ---------------------------------------------------------------------- several at once


def redeploying() -> Game:
    return land("ratmen bivouacking 4", shore="1 ratmen").do("stop")


@pytest.mark.parametrize(("line", "most"), [("deploy", 4), ("place encampment", 5)])
def test_several_at_once_are_legal_where_that_many_single_ones_are(line: str, most: int) -> None:
    assert redeploying().may(f"{line} shore {most}")
    assert not redeploying().may(f"{line} shore {most + 1}")


def test_several_amazons_at_once_leave_the_four() -> None:
    game = land("amazons hill 6", shore="1 amazons").do("stop")
    assert game.may("deploy shore 2")
    assert not game.may("deploy shore 3")


def test_a_retreat_places_no_more_than_was_driven_out() -> None:
    game = land(
        "ratmen hill 9",
        "orcs bivouacking 2",
        shore="1 ratmen",
        crag="1 orcs",
        wood="3 orcs, encampment x2",
    )
    game.do("conquer wood", "stop", "deploy wood 8", "end")
    assert game.may("deploy crag 2")
    assert not game.may("deploy crag 3")
    assert game.may("place encampment crag 2")
    assert not game.may("place encampment crag 3")


def test_other_actions_are_never_taken_several_at_once() -> None:
    game = cave("ratmen royal", pit="1 ratmen").do("stop")
    assert game.may("place queen pit")
    assert not game.may("place queen pit 2")


def test_nobody_acts_and_nothing_can_be_taken_twice_while_picking() -> None:
    game = land("", column=["orcs hill"])
    assert not game.may("deploy shore 2")
    assert not is_legal(game.s, action(a.PICK_SLOT, 0, 2))


# ---------------------------------------------------------------------- questions in between


def test_flames_have_to_set_the_volcano_before_anything_else() -> None:
    game = cave("", column=["flames wise"]).do("pick 1")
    assert game.offers() == ["place volcano rift"]


def test_the_sword_is_a_question_of_its_own() -> None:
    game = cave("will-o-wisps wise 4", pit="1 will-o-wisps, sword", dice=[0]).do("roll gem")
    assert game.offers() == ["conquer gem", "conquer gem by sword"]


def test_tokens_that_can_only_be_placed_are_counted() -> None:
    assert only_tokens(land("orcs forest 3", shore="1 orcs").do("stop").s) == 3


def test_tokens_that_stay_in_hand_are_counted_one_by_one() -> None:
    game = land("amazons forest 6", shore="1 amazons").do("stop")
    assert only_tokens(game.s) == 1
    assert only_tokens(game.do("deploy shore 2").s) == 0


def test_where_something_else_is_offered_no_token_is_alone() -> None:
    assert only_tokens(land("orcs diplomat 3", shore="1 orcs").do("stop").s) == 0
