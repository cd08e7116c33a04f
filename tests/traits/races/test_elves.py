"""Elves: no token is lost when a region falls."""

from __future__ import annotations

from elbowroom.traits.races.elves import ELVES
from tests.positions import land


def test_elves_are_six_on_the_banner_and_eleven_in_the_tray() -> None:
    assert (ELVES.tokens, ELVES.tray) == (6, 11)


def test_elves_lose_no_token_when_a_region_falls() -> None:
    game = land("ratmen stout 4", "elves hill", shore="1 ratmen", wood="2 elves", crag="1 elves")
    game.do("conquer wood", "stop", "deploy wood 3", "end")
    assert (game.tray("elves"), game.phase, game.decider) == (8, "retreat", 2)
    assert game.do("deploy crag 2").at("crag") == "3 elves"


def test_a_lone_elf_survives() -> None:
    game = land("ratmen stout 3", "elves hill", shore="1 ratmen", wood="1 elves", crag="1 elves")
    assert game.do("conquer wood").hand("elves") == 1


def test_an_elf_replaced_by_sorcery_is_lost() -> None:
    game = land("sorcerers stout 1", "elves hill", shore="1 sorcerers", wood="1 elves")
    game.do("conquer wood by sorcery")
    assert (game.hand("elves"), game.tray("elves")) == (0, 11)


def test_declined_elves_die_like_everybody_else() -> None:
    game = land("ratmen stout 3", "+ elves", shore="1 ratmen", wood="1 elves", crag="1 elves")
    game.do("conquer wood")
    assert (game.hand("elves"), game.tray("elves")) == (0, 10)
