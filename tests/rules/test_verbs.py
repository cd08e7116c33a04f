"""Small changes of a position: tokens, pieces, coins, questions."""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules import armies, verbs
from elbowroom.rules.faults import faults
from elbowroom.rules.pending import DIE, FIND, POWER
from elbowroom.rules.pieces import ENCAMPMENT, GHOST, HERO, KEEP, LAIR, QUEEN
from elbowroom.rules.state import LEVELS
from tests.positions import Game, cave, land


def plain() -> Game:
    return land("ratmen hill 3", "orcs wise", shore="2 ratmen", wood="1 ratmen", fen="1 orcs")


# ---------------------------------------------------------------------- defence and tokens


def test_the_levels_of_defence_follow_the_defence() -> None:
    s = plain().s
    verbs.set_defence(s, 0, 6)
    assert [level for level in range(12) if s.within[level] & 1] == [6, 7, 8, 9, 10, 11]
    verbs.set_defence(s, 0, 4)
    assert [level for level in range(8) if s.within[level] & 1] == [4, 5, 6, 7]


def test_a_defence_beyond_the_last_level_comes_down_again() -> None:
    game = plain()
    before = game.s.defence[0]
    verbs.set_defence(game.s, 0, LEVELS + 12)
    assert all(game.s.within[level] & 1 == 0 for level in range(LEVELS))
    verbs.set_defence(game.s, 0, before)
    assert faults(game.s) == []


def test_tokens_come_from_the_tray_as_far_as_it_goes() -> None:
    game = plain()
    ratmen = game.army("ratmen")
    assert verbs.gain_tokens(game.s, ratmen, 5) == 5
    assert verbs.gain_tokens(game.s, ratmen, 5) == 2
    assert (ratmen.hand, game.tray("ratmen")) == (10, 0)
    assert verbs.gain_tokens(game.s, ratmen, 1) == 0


def test_natives_come_and_go_with_their_defence() -> None:
    game = plain()
    moor = game.region("moor")
    verbs.lay_tribe(game.s, moor)
    verbs.lay_monsters(game.s, moor)
    assert (game.at("moor"), game.s.defence[moor]) == ("tribe, monsters", 2 + 1 + 2)
    verbs.remove_natives(game.s, moor)
    assert (game.at("moor"), game.s.defence[moor]) == ("empty", 2)


def test_gathering_leaves_one_token_in_each_region() -> None:
    game = plain()
    assert (
        verbs.tokens_on_board(game.s, game.army("ratmen")),
        verbs.spare(game.s, game.acting),
    ) == (
        3,
        1,
    )
    verbs.gather(game.s, game.army("ratmen"))
    assert (game.at("shore"), game.hand("ratmen")) == ("1 ratmen", 4)


# ---------------------------------------------------------------------- pieces


def test_pieces_come_and_go_with_their_defence_and_shelter() -> None:
    game = plain()
    before = game.s.defence[0]
    verbs.place(game.s, LAIR, 0)
    verbs.place(game.s, ENCAMPMENT, 0, 3)
    verbs.place(game.s, HERO, 0)
    verbs.place(game.s, GHOST, 0)
    assert (game.s.defence[0], game.s.sheltered) == (before + 4, 1)
    assert verbs.remove(game.s, ENCAMPMENT, 0) == 3
    verbs.remove(game.s, HERO, 0)
    assert (game.s.defence[0], game.s.sheltered) == (before + 1, 1)
    verbs.remove(game.s, GHOST, 0)
    assert game.s.sheltered == 0


def test_what_is_not_there_cannot_be_removed() -> None:
    game = plain()
    assert verbs.remove(game.s, HERO, 0) == 0


def test_a_single_piece_leaves_where_it_was() -> None:
    game = cave("ratmen wise", pit="1 ratmen, keep")
    verbs.move_piece(game.s, KEEP, game.region("gem"))
    assert (game.at("pit"), game.at("gem")) == ("1 ratmen", "keep")
    assert game.s.treasured == bit(game.region("gem"))


def test_pieces_in_hand_are_counted_by_kind() -> None:
    army = plain().army("ratmen")
    verbs.add_to_pool(army, HERO, 2)
    verbs.add_to_pool(army, ENCAMPMENT, 5)
    verbs.add_to_pool(army, HERO, -1)
    assert (army.pooled(HERO), army.pooled(ENCAMPMENT)) == (1, 5)
    verbs.empty_pool(army, ENCAMPMENT)
    assert (army.pooled(HERO), army.pooled(ENCAMPMENT)) == (1, 0)


# ---------------------------------------------------------------------- coins and questions


def test_a_toll_goes_to_the_owner_of_the_army() -> None:
    game = plain()
    verbs.pay(game.s, 0, 4)
    verbs.pay_toll(game.s, 0, game.army("orcs"), 2)
    assert (game.coins(1), game.coins(2)) == (7, 7)


def test_a_grudge_is_borne_once() -> None:
    s = plain().s
    verbs.bear_grudge(s, 0, 1)
    verbs.bear_grudge(s, 0, 1)
    assert s.grudges[0] == 0b10


def test_what_is_asked_first_is_answered_first() -> None:
    s = plain().s
    verbs.ask(s, FIND, 3)
    verbs.ask(s, DIE)
    verbs.ask_first(s, POWER)
    assert [verbs.resolve_first(s).kind for _ in range(3)] == [POWER, FIND, DIE]
    assert s.pending == []


def test_a_declined_army_takes_no_piece_of_a_lost_region_to_hand() -> None:
    game = cave("ratmen stone", "+ orcs royal", pit="1 ratmen", gem="1 orcs, queen")
    orcs = game.army("orcs")
    armies.release(game.s, orcs, game.region("gem"), True)
    assert (orcs.pool, game.s.where[QUEEN]) == (0, 0)
