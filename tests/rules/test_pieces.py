"""The cardboard things."""

from __future__ import annotations

import pytest

from elbowroom.rules import pieces as p
from elbowroom.rules.pieces import PIECES, Piece, piece_named


def keys(which: str) -> set[str]:
    return {piece.key for piece in PIECES if getattr(piece, which)}


def fates(moment: str, fate: int) -> set[str]:
    own = PIECES[: p.FIRST_FIND]
    return {piece.key for piece in own if getattr(piece, moment) == fate}


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.key)
def test_every_piece_is_found_by_its_key(piece: Piece) -> None:
    assert PIECES[piece_named(piece.key)] is piece


def test_a_word_that_is_no_piece_is_not_found() -> None:
    assert piece_named("teapot") == -1


def test_the_supply_is_that_of_the_boxes() -> None:
    many = {piece.key: piece.supply for piece in PIECES if piece.supply > 1}
    assert many == {
        "lair": 10,
        "fortress": 6,
        "hole": 2,
        "hero": 2,
        "encampment": 5,
        "armour": 8,
        "hammer": 7,
    }
    assert len(PIECES) == p.PIECE_KINDS == p.FIRST_FIND + p.FINDS


def test_what_defends_costs_an_attacker_one_more_each() -> None:
    assert keys("defence") == {"lair", "fortress", "encampment", "armour", "keep"}
    assert {piece.defence for piece in PIECES} == {0, 1}


def test_what_makes_a_region_immune() -> None:
    assert keys("immune") == {"hole", "hero", "dragon", "ancient", "queen", "ghost"}


def test_only_an_encampment_stops_a_substitution() -> None:
    assert keys("stops_substitution") == {"encampment"}


def test_what_comes_back_to_hand_with_the_redeployment() -> None:
    assert keys("lifted") == {"hero", "encampment", "hammer"}


def test_what_survives_the_decline_of_its_army() -> None:
    stays = {"lair", "fortress", "armour", "queen", "ghost", "balrog", "volcano"}
    assert fates("declined", p.STAYS) == stays


def test_what_a_defender_takes_along() -> None:
    along = {"hero", "dragon", "ancient", "queen", "bag", "encampment", "hammer"}
    assert fates("lost", p.POOL) == fates("abandoned", p.POOL) == along


def test_what_falls_with_its_region() -> None:
    assert fates("lost", p.SUPPLY) == {"lair", "fortress", "hole", "armour"}


def test_places_and_relics_stay_whatever_happens() -> None:
    for piece in PIECES[p.FIRST_FIND :]:
        assert (piece.lost, piece.abandoned, piece.declined) == (p.STAYS, p.STAYS, p.STAYS)
