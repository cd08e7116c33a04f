"""The course of a turn: who acts next, and what follows what (RULES 2.2)."""

from __future__ import annotations

from tests.positions import cave, land

# ---------------------------------------------------------------------- who acts


def test_a_seat_without_an_army_picks_and_then_campaigns() -> None:
    game = land("", column=["orcs hill"])
    assert (game.phase, game.s.acting) == ("pick", None)
    assert game.do("pick 1").phase == "start"


def test_declined_ghouls_act_before_the_pick() -> None:
    game = land("+ ghouls", crag="2 ghouls", column=["orcs hill"])
    assert game.acting.race.key == "ghouls"
    assert game.do("end").phase == "pick"


def test_by_house_rule_declined_ghouls_act_after_the_pick() -> None:
    switch = {"ghouls_after_pick": True}
    game = land("+ ghouls", crag="2 ghouls", column=["orcs hill"], options=switch)
    assert game.phase == "pick"
    assert game.do("pick 1").acting.race.key == "ghouls"
    assert game.do("end").acting.race.key == "orcs"


def test_by_house_rule_they_act_also_when_there_is_nothing_to_pick() -> None:
    switch = {"ghouls_after_pick": True}
    game = land("+ ghouls", crag="2 ghouls", column=[], options=switch)
    assert game.acting.race.key == "ghouls"


def test_with_nothing_to_pick_a_seat_only_scores() -> None:
    game = land("+ orcs", "+ ghouls", crag="1 orcs", moor="1 ghouls", column=[])
    assert (game.turn, game.coins(1), game.phase) == (2, 6, "start")


def test_the_ghouls_of_another_seat_wait_for_its_turn() -> None:
    game = land("ratmen hill", "orcs wise + ghouls", shore="1 ratmen", crag="2 ghouls")
    assert game.acting.race.key == "ratmen"


# ---------------------------------------------------------------------- rounds


def test_turns_pass_in_order_and_a_round_ends_with_the_last_seat() -> None:
    game = land("ratmen hill", "orcs wise", "elves stone", round=4)
    seen = []
    for _ in range(4):
        seen.append((game.s.round, game.turn))
        game.do("stop", "end")
    assert seen == [(4, 1), (4, 2), (4, 3), (5, 1)]


def test_the_game_ends_after_the_last_round() -> None:
    game = land("ratmen hill", "orcs wise", round=10, turn=2).do("stop", "end")
    assert (game.phase, game.s.round, game.turn, game.s.decider) == ("over", 10, 2, -2)


def test_a_new_turn_forgets_the_last_one() -> None:
    game = land("ratmen dragon-master 3", "orcs wise", shore="1 ratmen", wood="tribe")
    game.do("conquer wood by dragon", "stop", "deploy wood 2", "end")
    ratmen = game.army("ratmen")
    assert (ratmen.fights, ratmen.used != 0, ratmen.done) == (1, True, True)
    game.do("stop", "end")
    assert (ratmen.fights, ratmen.used, ratmen.done, ratmen.began) == (0, 0, False, False)


def test_an_army_is_fresh_in_the_turn_of_its_pick_only() -> None:
    game = land("", "orcs wise", column=["ratmen hill"]).do("pick 1")
    assert game.army("ratmen").fresh
    assert not game.do("stop", "end").army("ratmen").fresh


# ---------------------------------------------------------------------- what follows what


def test_the_first_action_brings_the_fountains_token_once() -> None:
    game = cave("ratmen wise 2", pit="2 ratmen, fountain").do("abandon pit")
    assert game.hand("ratmen") == 2 + 1 + 2
    game.do("conquer bank", "stop")
    assert game.hand("ratmen") == 4


def test_ready_happens_with_the_first_abandon_conquest_roll_or_stop() -> None:
    for line in ("abandon wood", "conquer crag", "stop"):
        game = land("ratmen hill 3", shore="3 ratmen", wood="2 ratmen")
        assert not game.army("ratmen").ready
        assert game.do(line).army("ratmen").ready


def test_retreats_come_before_the_score_and_the_next_turn() -> None:
    game = land("ratmen wise 9", "orcs hill", shore="1 ratmen", wood="2 orcs", crag="1 orcs")
    game.do("conquer wood", "stop", "deploy wood 8", "end")
    assert (game.phase, game.coins(1)) == ("retreat", 5)
    assert game.do("deploy crag 1").coins(1) == 7


def test_an_answer_closes_one_question_of_the_aftermath() -> None:
    game = cave("ratmen stout + orcs", "elves wise", pit="1 ratmen, altar", gem="1 orcs")
    game.do("stop", "end", "sacrifice gem")
    assert (game.phase, game.offers()) == ("aftermath", ["decline", "end"])
    assert game.do("decline").turn == 2


def test_the_altar_is_asked_also_after_a_decline_but_stout_is_not() -> None:
    game = cave("ratmen stout", "elves wise", pit="1 ratmen, altar").do("decline")
    assert game.offers() == ["sacrifice pit", "end"]
    assert game.do("end").turn == 2


def test_tomb_redeploys_as_part_of_declining() -> None:
    game = cave("ratmen tomb", "elves wise", pit="3 ratmen", gem="1 ratmen").do("decline")
    assert (game.phase, game.turn) == ("redeploy", 1)
    assert game.do("deploy pit 2", "end").turn == 2


def test_a_late_decline_of_tomb_redeploys_too_and_scores_no_second_time() -> None:
    game = cave("ratmen tomb", "elves wise", pit="2 ratmen, stonehedge:stout")
    game.do("stop", "deploy pit 1", "end", "decline", "deploy pit 1", "end")
    assert (game.coins(1), game.at("pit"), game.turn) == (6, "2 ratmen, stonehedge:stout", 2)
