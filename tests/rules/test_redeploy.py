"""Redeployment, retreats and the placements of the end of a turn (G15, G16, G20)."""

from __future__ import annotations

from elbowroom.rules.pieces import ENCAMPMENT, count_in
from tests.positions import Game, cave, land

# ---------------------------------------------------------------------- redeployment


def test_tokens_are_spread_freely_with_at_least_one_in_each_region() -> None:
    game = land("ratmen hill 2", shore="4 ratmen", wood="1 ratmen").do("stop")
    assert (game.at("shore"), game.hand("ratmen")) == ("1 ratmen", 5)
    game.do("deploy wood 5", "end")
    assert (game.at("shore"), game.at("wood")) == ("1 ratmen", "6 ratmen")


def test_nothing_ends_while_tokens_are_in_hand() -> None:
    game = land("ratmen hill 2", shore="1 ratmen").do("stop")
    assert game.why("end") == "why-tokens-left"


def test_an_army_without_a_region_ends_with_its_tokens_in_hand() -> None:
    game = land("ratmen hill 4", "orcs wise").do("stop", "end")
    assert (game.hand("ratmen"), game.turn) == (4, 2)


def test_the_river_is_emptied_and_its_relics_stay() -> None:
    game = cave("ratmen wise 1", bank="1 ratmen", beck="sword").do("conquer beck", "stop")
    assert (game.at("beck"), game.hand("ratmen")) == ("sword", 1)


def test_a_river_held_by_those_who_can_stay_is_kept() -> None:
    game = cave("ratmen seafaring 1", bank="1 ratmen").do("conquer beck", "stop")
    assert game.at("beck") == "1 ratmen"


def test_pieces_that_are_lifted_come_to_hand() -> None:
    game = land("ratmen bivouacking", shore="1 ratmen, encampment x3").do("stop")
    assert (game.at("shore"), game.pieces("ratmen", "encampment")) == ("1 ratmen", 5)


def test_a_piece_in_hand_is_placed_and_one_on_the_board_moves() -> None:
    game = cave("ratmen royal", "orcs wise", pit="1 ratmen", gem="1 ratmen")
    game.do("stop", "place queen pit", "end", "stop", "end", "stop", "place queen gem")
    assert (game.at("pit"), game.at("gem")) == ("1 ratmen", "1 ratmen, queen")


def test_a_piece_of_the_supply_is_simply_placed() -> None:
    game = land("ratmen fortified", shore="1 ratmen, fortress", wood="1 ratmen")
    assert game.do("stop", "place fortress wood").at("shore") == "1 ratmen, fortress"


# ---------------------------------------------------------------------- retreats


def beaten(*others: str, **board: str) -> Game:
    """Ratmen take the wood and stop; everything else is as the test says."""
    game = land("ratmen hill 9", *others, shore="1 ratmen", **board)
    hand = 9 - 1
    return game.do("conquer wood", "stop", f"deploy wood {hand}", "end")


def test_the_others_return_to_regions_that_their_army_still_holds() -> None:
    game = beaten("orcs stout", wood="3 orcs", crag="1 orcs", fen="1 orcs")
    assert (game.decider, game.offers()) == (2, ["deploy crag 1", "deploy fen 1"])
    game.do("deploy fen 2")
    assert (game.at("fen"), game.turn) == ("3 orcs", 2)


def test_nobody_returns_who_lost_his_only_token_there() -> None:
    assert beaten("orcs stout", wood="1 orcs", crag="1 orcs").turn == 2


def test_an_army_with_no_region_left_keeps_its_tokens_in_hand() -> None:
    game = beaten("orcs stout", wood="3 orcs")
    assert (game.turn, game.hand("orcs"), game.army("orcs").displaced) == (2, 2, 0)


def test_seats_return_clockwise_after_the_attacker() -> None:
    board = {
        "shore": "2 elves",
        "wood": "1 ratmen",
        "crag": "2 orcs",
        "moor": "1 orcs",
        "glen": "1 elves",
    }
    game = land("orcs stout", "ratmen hill 12", "elves wise", **board, turn=2)
    game.do("conquer shore", "conquer crag", "stop", "deploy wood 10", "end")
    assert game.decider == 3
    assert game.do("deploy glen 2").decider == 1


def test_the_attackers_own_declined_army_returns_last() -> None:
    board = {
        "shore": "1 ratmen",
        "wood": "2 ghouls",
        "crag": "2 orcs",
        "moor": "1 ghouls",
        "glen": "1 orcs",
    }
    game = land("ratmen hill 11 + ghouls", "orcs stout", **board).do("end")
    game.do("conquer wood", "conquer crag", "stop", "deploy wood 9", "end")
    assert game.offers() == ["deploy glen 1"]
    assert game.do("deploy glen 1").offers() == ["deploy moor 1"]


def test_what_was_in_hand_before_stays_there() -> None:
    game = beaten("amazons stout 4", wood="2 amazons", crag="1 amazons").do("deploy crag 1")
    assert (game.hand("amazons"), game.turn) == (4, 2)


def test_encampments_that_left_with_stonehedge_do_not_return() -> None:
    board = {
        "pit": "1 orcs",
        "weald": "1 ratmen",
        "gem": "1 ratmen, stonehedge:bivouacking",
        "mire": "1 ratmen",
    }
    game = cave("ratmen wise", "orcs stone 9", **board)
    game.do("stop", "place encampment weald 2", "end", "conquer weald")
    assert count_in(game.army("ratmen").pieces_out, ENCAMPMENT) == 2
    game.do("conquer gem", "stop", "deploy pit 7", "end")
    assert (game.turn, game.army("ratmen").pieces_out) == (1, 0)


def test_by_house_rule_the_victims_return_before_the_attacker_redeploys() -> None:
    board = {"shore": "1 ratmen", "wood": "3 orcs", "crag": "1 orcs"}
    options = {"victims_redeploy_first": True}
    game = land("ratmen hill 9", "orcs stout", **board, options=options)
    game.do("conquer wood", "stop")
    assert (game.phase, game.decider) == ("retreat", 2)
    game.do("deploy crag 2")
    assert (game.phase, game.decider, game.hand("ratmen")) == ("redeploy", 1, 8)
    assert game.do("deploy wood 8", "end").turn == 2
