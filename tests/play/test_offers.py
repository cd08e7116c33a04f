"""Offers agree with the engine."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, Rng, legal_actions
from elbowroom.masks import mask_of
from elbowroom.notation.actions import parse_action
from elbowroom.play.offer import Offer
from elbowroom.play.offers import caution, offers, open_offers
from elbowroom.rules import actions as a
from elbowroom.rules.means import means_named
from elbowroom.rules.quote import odds_of
from elbowroom.rules.reach import targets
from tests.positions import Game, land
from tests.random_games import GAMES, Table, walk


def offer(game: Game, region: str) -> Offer:
    number = game.region(region)
    return next(each for each in offers(game.s) if each.region == number)


def test_offers_are_the_legal_conquests_of_random_games() -> None:
    kinds = set()
    for seed, (map, box) in enumerate(GAMES):
        s = Table(map, box, seed=seed).start()
        for _ in walk(s, Rng(seed)):
            if s.decider == CHANCE:
                continue
            all_offers = offers(s)
            acts = legal_actions(s)
            busy = bool(s.pending) or s.acting is None or s.phase not in (1, 2)
            if busy:
                assert all_offers == []
                continue
            assert {each.region for each in all_offers if each.how == "conquer"} == {
                act.index for act in acts if act.code == a.CONQUER
            }
            for each in all_offers:
                roll = a.action(a.ROLL, each.region)
                assert (each.how == "roll") <= (roll in acts)
                assert (each.how in ("means", "rebirth", "no")) == (each.reason is not None)
                if roll in acts:
                    assert each.odds == odds_of(s, roll)
                kinds.add((each.how, each.reason.key if each.reason else "", bool(each.by)))
            assert s.acting is not None
            reached = int(targets(s, s.acting))
            assert reached & ~mask_of([each.region for each in all_offers]) == 0
    assert {"why-too-expensive", "why-immune"} <= {key for _, key, _ in kinds}
    assert {("conquer", "", True), ("roll", "", False)} <= kinds


def test_the_price_is_what_the_conquest_takes() -> None:
    game = land("ratmen hill 6", "orcs stout", shore="1 ratmen", wood="2 orcs")
    wood = offer(game, "wood")
    assert (wood.price, wood.how, wood.odds) == (4, "conquer", None)
    assert game.do("conquer wood").at("wood") == "4 ratmen"


def test_a_last_roll_has_its_odds() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs")
    wood = offer(game, "wood")
    assert (wood.price, wood.how) == (4, "roll")
    assert wood.odds == pytest.approx(2 / 6)


def test_a_price_that_is_too_high_has_its_reason() -> None:
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", wood="5 orcs")
    wood = offer(game, "wood")
    assert (wood.how, wood.odds) == ("no", None)
    assert wood.reason is not None
    assert (wood.reason.key, wood.reason.numbers) == (
        "why-too-expensive",
        {"price": 7, "hand": 1},
    )


def test_berserk_has_odds_before_the_roll_and_pays_less_after_it() -> None:
    game = land("ratmen berserk 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[2])
    before = offer(game, "wood")
    assert (before.price, before.how, before.reason) == (4, "roll-first", None)
    assert before.odds == pytest.approx(2 / 6)
    after = offer(game.do("roll"), "wood")
    assert (after.price, after.how, after.odds) == (2, "conquer", None)


def test_special_means_are_offered_where_they_apply() -> None:
    game = land("ratmen dragon-master 1", "orcs stout", shore="1 ratmen", wood="5 orcs")
    wood, dragon = offer(game, "wood"), means_named("dragon")
    assert (wood.how, wood.by, wood.means) == ("means", (dragon,), dragon)
    assert parse_action(game.s, "conquer wood by dragon") in legal_actions(game.s)


def test_the_die_makes_gnomes_no_cheaper() -> None:
    board = {"wood": "1 ratmen", "shore": "2 gnomes"}
    game = land("ratmen berserk 4", "gnomes stout", **board, dice=[2]).do("roll")
    for shore in (offer(game, "shore"), open_offers(game.s)[game.region("shore")]):
        assert (shore.price, shore.how, shore.chance) == (4, "conquer", 1)
    assert game.do("conquer shore").at("shore") == "4 ratmen"


def test_a_region_that_must_not_be_attacked_is_not_open() -> None:
    game = land("ratmen hill 9", "orcs heroic", shore="1 ratmen", wood="1 orcs, hero")
    assert (offer(game, "wood").open, offer(game, "wood").how) == (False, "no")
    assert open_offers(game.s) == {}


def test_the_chance_of_a_region_is_that_of_its_best_plain_way() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs")
    assert offer(game, "wood").chance == pytest.approx(2 / 6)
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", wood="5 orcs")
    assert offer(game, "wood").chance == 0


def cautions(game: Game) -> dict[str, str]:
    """The legal actions that carry a caution."""
    by_action = {text: caution(game.s, parse_action(game.s, text)) for text in game.offers()}
    return {text: key for text, key in by_action.items() if key}


def ghouls_at_home(**more: str) -> Game:
    """Seat 1 may decline its ratmen, and its declined ghouls have not acted yet."""
    return land("ratmen stout + ghouls", shore="1 ratmen", crag="3 ghouls", **more)


def test_resting_declined_ghouls_warns_that_the_decline_is_lost() -> None:
    assert cautions(ghouls_at_home()) == {"end": "loses-decline", "stop": "loses-decline"}


def test_there_is_no_warning_once_the_decline_is_lost() -> None:
    assert cautions(ghouls_at_home().do("end")) == {}
    assert cautions(ghouls_at_home().do("conquer fen")) == {}


def test_there_is_no_warning_without_an_army_to_decline() -> None:
    assert cautions(land("+ ghouls", crag="3 ghouls")) == {}
    assert cautions(land("ratmen stout", shore="1 ratmen")) == {}
