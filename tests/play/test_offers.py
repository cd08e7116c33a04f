"""What regions take, against the engine itself."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, Rng, legal_actions
from elbowroom.masks import mask_of
from elbowroom.notation.actions import parse_action
from elbowroom.play.offers import Offer, caution, offers, open_offers
from elbowroom.rules import actions as a
from elbowroom.rules.quote import odds_of
from elbowroom.rules.reach import targets
from tests.little import Game, land
from tests.worlds import GAMES, Table, walk


def offer(game: Game, region: str) -> Offer:
    number = game.region(region)
    return next(each for each in offers(game.s) if each.region == number)


def test_offers_are_the_legal_conquests_of_random_games() -> None:
    seen = set()
    for seed, (map, box) in enumerate(GAMES):
        s = Table(map, box, seed=seed).start()
        for _ in walk(s, Rng(seed)):
            if s.decider == CHANCE:
                continue
            found = offers(s)
            acts = legal_actions(s)
            asked = bool(s.pending) or s.acting is None or s.phase not in (1, 2)
            if asked:
                assert found == []
                continue
            assert {each.region for each in found if each.how == "conquer"} == {
                act.index for act in acts if act.code == a.CONQUER
            }
            for each in found:
                roll = a.action(a.ROLL, each.region)
                assert (each.how == "roll") <= (roll in acts)
                assert (each.how == "no") == (each.reason is not None)
                if roll in acts:
                    assert each.odds == odds_of(s, roll)
                seen.add((each.how, each.reason.key if each.reason else "", bool(each.by)))
            assert s.acting is not None
            reached = int(targets(s, s.acting))
            assert reached & ~mask_of([each.region for each in found]) == 0
    assert {"why-too-expensive", "why-immune"} <= {key for _, key, _ in seen}
    assert {("conquer", "", True), ("roll", "", False)} <= seen


def test_the_price_is_what_the_conquest_takes() -> None:
    game = land("ratmen hill 6", "orcs stout", shore="1 ratmen", wood="2 orcs")
    found = offer(game, "wood")
    assert (found.price, found.how, found.odds) == (4, "conquer", None)
    assert game.do("conquer wood").at("wood") == "4 ratmen"


def test_a_last_roll_has_its_odds() -> None:
    game = land("ratmen hill 2", "orcs stout", shore="1 ratmen", wood="2 orcs")
    found = offer(game, "wood")
    assert (found.price, found.how) == (4, "roll")
    assert found.odds == pytest.approx(2 / 6)


def test_what_is_too_dear_says_so_with_its_numbers() -> None:
    game = land("ratmen hill 1", "orcs stout", shore="1 ratmen", wood="5 orcs")
    found = offer(game, "wood")
    assert (found.how, found.odds) == ("no", None)
    assert found.reason is not None
    assert (found.reason.key, found.reason.numbers) == (
        "why-too-expensive",
        {"price": 7, "hand": 1},
    )


def test_berserk_may_hope_before_the_roll_and_pays_less_after_it() -> None:
    game = land("ratmen berserk 2", "orcs stout", shore="1 ratmen", wood="2 orcs", dice=[2])
    before = offer(game, "wood")
    assert (before.price, before.how) == (4, "no")
    assert before.odds == pytest.approx(2 / 6)
    after = offer(game.do("roll"), "wood")
    assert (after.price, after.how, after.odds) == (2, "conquer", None)


def test_special_means_are_offered_where_they_apply() -> None:
    game = land("ratmen dragon-master 1", "orcs stout", shore="1 ratmen", wood="5 orcs")
    found = offer(game, "wood")
    assert (found.how, found.by) == ("no", (("dragon",),))
    assert parse_action(game.s, "conquer wood by dragon") in legal_actions(game.s)


def test_the_die_makes_gnomes_no_cheaper() -> None:
    board = {"wood": "1 ratmen", "shore": "2 gnomes"}
    game = land("ratmen berserk 4", "gnomes stout", **board, dice=[2]).do("roll")
    for found in (offer(game, "shore"), open_offers(game.s)[game.region("shore")]):
        assert (found.price, found.how, found.chance) == (4, "conquer", 1)
    assert game.do("conquer shore").at("shore") == "4 ratmen"


def test_what_may_not_be_attacked_is_offered_but_not_open() -> None:
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
    found = {text: caution(game.s, parse_action(game.s, text)) for text in game.offers()}
    return {text: key for text, key in found.items() if key}


def ghouls_at_home(**more: str) -> Game:
    """Seat 1 may decline its ratmen, and its declined ghouls have not acted yet."""
    return land("ratmen stout + ghouls", shore="1 ratmen", crag="3 ghouls", **more)


def test_who_lets_declined_ghouls_rest_is_told_that_the_decline_is_lost() -> None:
    assert cautions(ghouls_at_home()) == {"end": "loses-decline", "stop": "loses-decline"}


def test_nobody_is_told_so_once_the_decline_is_lost() -> None:
    assert cautions(ghouls_at_home().do("end")) == {}
    assert cautions(ghouls_at_home().do("conquer fen")) == {}


def test_nobody_is_told_so_who_has_nothing_to_decline() -> None:
    assert cautions(land("+ ghouls", crag="3 ghouls")) == {}
    assert cautions(land("ratmen stout", shore="1 ratmen")) == {}
