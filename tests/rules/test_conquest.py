"""Conquests: what may be tried, and what taking a region does (G12 to G19)."""

from __future__ import annotations

from tests.positions import cave, land

# ---------------------------------------------------------------------- what may be tried


def test_exactly_the_regions_that_the_hand_can_pay_may_be_conquered() -> None:
    game = land("ratmen hill 2", wood="1 ratmen")
    assert game.offers("conquer") == ["conquer shore"]
    assert game.why("conquer crag") == "why-too-expensive"


def test_tokens_above_one_a_region_count_as_in_hand() -> None:
    game = land("ratmen hill 1", wood="3 ratmen").do("conquer crag")
    assert (game.at("wood"), game.hand("ratmen")) == ("1 ratmen", 0)


def test_nothing_is_conquered_without_a_token_in_hand() -> None:
    assert land("ratmen commando", wood="1 ratmen").offers("conquer") == []


def test_nobody_has_to_conquer() -> None:
    assert land("ratmen hill 5", shore="1 ratmen").do("stop").phase == "redeploy"


def test_after_a_berserk_roll_only_a_conquest_that_pays_with_it() -> None:
    game = cave("sorcerers berserk 5", "orcs wise", pit="1 sorcerers", gem="1 orcs", dice=[0])
    assert game.may("conquer gem by sorcery")
    game.do("roll")
    assert not game.may("conquer gem by sorcery")
    assert game.may("conquer gem")


def test_by_house_rule_berserk_must_roll_before_paying_but_not_before_sorcery() -> None:
    layout = {"pit": "1 sorcerers", "gem": "1 orcs", "options": {"berserk_must_roll": True}}
    game = cave("sorcerers berserk 5", "orcs wise", **layout)
    assert game.offers("conquer") == ["conquer gem by sorcery"]


def test_by_house_rule_hammers_need_a_dwarf() -> None:
    switch = {"hammer_needs_dwarf": True}
    alone = cave("iron-dwarves wise hammers=3", pit="1 iron-dwarves", options=switch)
    assert alone.offers("conquer") == []
    led = cave("iron-dwarves wise 1 hammers=3", pit="1 iron-dwarves", options=switch)
    assert led.do("conquer gem").at("gem") == "1 iron-dwarves, hammer"


def test_the_dragon_may_be_led_by_a_hammer() -> None:
    game = land("iron-dwarves dragon-master hammers=1", shore="1 iron-dwarves")
    game.do("conquer wood by dragon")
    assert game.at("wood") == "dragon, hammer"


# ---------------------------------------------------------------------- substitution


def test_a_substitution_needs_a_neighbour_not_a_mere_entry() -> None:
    game = land("sorcerers hill 5", "orcs stout", shore="1 orcs")
    assert game.why("conquer shore by sorcery") == "why-first-conquest"


def test_by_house_rule_sorcerers_may_enter_by_substitution() -> None:
    switch = {"sorcerer_entry": True}
    game = land("sorcerers hill 5", "orcs stout", shore="1 orcs", options=switch)
    assert game.do("conquer shore by sorcery").at("shore") == "1 sorcerers"


def test_by_house_rule_a_substitution_needs_a_token_in_hand() -> None:
    switch = {"substitution_needs_token": True}
    game = land("sorcerers hill", "orcs stout", shore="1 sorcerers", wood="1 orcs", options=switch)
    assert game.why("conquer wood by sorcery") == "why-no-token"


def test_the_last_token_of_the_tray_may_be_the_fountains() -> None:
    """The Fountain gives first; what it takes cannot be substituted."""
    game = cave("sorcerers wise 16", "orcs stone", pit="1 sorcerers, fountain", gem="1 orcs")
    assert (game.tray("sorcerers"), game.may("conquer gem by sorcery")) == (1, False)


# ---------------------------------------------------------------------- the dice on offer


def test_the_final_die_is_for_prices_one_to_three_above_the_hand() -> None:
    game = land("ratmen hill 1", "orcs stout", shore="1 orcs", wood="1 ratmen", crag="3 orcs")
    assert game.offers("roll") == ["roll shore"]
    assert game.why("roll crag") == "why-die-too-far"


def test_by_house_rule_there_is_one_final_die_a_turn() -> None:
    layout = {"shore": "1 ratmen", "crag": "2 ghouls", "dice": [0]}
    for switch, rolls in ((False, ["roll wood"]), (True, [])):
        options = {"single_die_per_turn": switch}
        game = land("ratmen hill 1 + ghouls", **layout, options=options)
        game.do("roll fen", "deploy crag 1", "end")
        assert game.offers("roll") == rolls


def test_berserk_hopes_for_whatever_its_best_roll_can_pay() -> None:
    board = {"pit": "1 ratmen", "gem": "3 orcs", "weald": "4 orcs"}
    assert cave("ratmen berserk 1", "orcs wise", **board).offers("roll") == []
    assert cave("ratmen berserk 2", "orcs wise", **board).offers("roll") == ["roll"]


def test_berserk_hopes_with_its_relics_too() -> None:
    board = {"pit": "1 ratmen, sword", "gem": "3 orcs", "weald": "5 orcs"}
    assert cave("ratmen berserk 1", "orcs wise", **board).offers("roll") == ["roll"]
    board = {"pit": "1 ratmen, sword", "gem": "5 orcs", "weald": "4 orcs, keep"}
    assert cave("ratmen berserk 1", "orcs wise", **board).offers("roll") == []


def test_relics_may_be_named_before_the_final_die() -> None:
    game = cave(
        "ratmen wise 1",
        "orcs stone",
        pit="1 ratmen, socks, sword",
        gem="4 orcs",
        weald="2 orcs",
        mire="1 orcs",
    )
    assert game.offers("roll") == [
        "roll weald",
        "roll weald by sword",
        "roll gem by sword",
        "roll weald by socks",
        "roll gem by socks",
    ]


def test_by_house_rule_relics_bring_no_second_die() -> None:
    layout = {"gem": "1 ratmen, socks", "peak": "3 orcs", "grove": "2 ghouls", "mire": "1 orcs"}
    for switch, rolls in ((False, ["roll peak by socks"]), (True, [])):
        options = {"single_die_per_turn": switch}
        game = cave("ratmen wise 1 + ghouls", "orcs stone", **layout, dice=[0], options=options)
        game.do("roll mire", "deploy grove 1", "end")
        assert game.offers("roll peak") == rolls


# ---------------------------------------------------------------------- what a conquest does


def test_the_defender_loses_one_token_and_the_others_wait_for_the_end_of_the_turn() -> None:
    game = land("ratmen hill 6", "orcs stout", shore="1 ratmen", wood="3 orcs", crag="1 orcs")
    game.do("conquer wood")
    assert (game.hand("orcs"), game.army("orcs").displaced, game.tray("orcs")) == (2, 2, 7)


def test_lost_tribes_and_monsters_are_removed() -> None:
    game = land("ratmen hill 9", shore="tribe").do("conquer shore")
    assert game.at("shore") == "3 ratmen"
    game = cave("ratmen wise 9", pit="1 ratmen", gem="monsters", draws=["orb"])
    assert game.do("conquer gem").at("gem") == "4 ratmen, orb"


def test_an_own_declined_region_may_be_conquered_and_its_token_is_lost() -> None:
    game = land("ratmen hill 5 + orcs", shore="1 ratmen", wood="1 orcs", fen="1 orcs")
    game.do("conquer wood")
    assert (game.at("wood"), game.tray("orcs"), game.army("ratmen").assaulted) == (
        "3 ratmen",
        9,
        0,
    )


def test_an_attack_is_remembered_only_against_active_armies() -> None:
    board = {"shore": "1 ratmen", "wood": "1 orcs", "moor": "1 elves"}
    game = land("ratmen hill 5", "orcs stout", **{**board, "moor": "1 orcs"}).do("conquer wood")
    assert game.army("ratmen").assaulted == 0b10
    game = land("ratmen hill 5", "elves stout + orcs", **board).do("conquer wood")
    assert game.army("ratmen").assaulted == 0


def test_encampments_lent_by_stonehedge_do_not_wait_for_a_retreat() -> None:
    board = {"pit": "1 orcs", "gem": "2 ratmen, stonehedge:bivouacking", "mire": "1 ratmen"}
    game = cave("ratmen wise", "orcs stone 9", **board)
    game.do("stop", "deploy gem 1", "place encampment gem", "end", "conquer gem")
    assert (game.army("ratmen").pieces_out, game.pieces("ratmen", "encampment")) == (0, 0)


def test_what_helped_to_conquer_lies_in_the_region() -> None:
    game = cave("ratmen wise 9", "orcs stone", pit="1 ratmen, doormat, socks", mire="4 orcs")
    game.do("conquer mire by doormat socks")
    assert game.at("mire") == "2 ratmen, doormat, socks"


def test_a_bag_and_a_relic_may_help_together_but_not_as_the_same_relic() -> None:
    board = {"pit": "1 ratmen, sword", "grove": "1 orcs, socks"}
    game = cave("ratmen magic 9", "orcs wise", **board)
    assert game.may("conquer gem by sword bag:socks")
    assert not game.may("conquer gem by sword bag:sword")
