"""What a conquest takes; every face of the die is thrown and counted."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, OVER, Action, Rng, State, apply, legal_actions
from elbowroom.notation.actions import parse_action
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.die import FACES
from elbowroom.rules.pending import CHOOSE_MEANS
from elbowroom.rules.quote import Quote, current_quote, odds_of, quote_for
from tests.positions import Game, cave, land
from tests.random_games import GAMES, Table, walk


def counted(s: State, act: Action) -> float:
    """How often the region of *act* is taken, of six throws."""
    return sum(taken(s, act, face) for face in FACES) / len(FACES)


def taken(s: State, act: Action, face: int) -> bool:
    assert s.acting is not None
    after = s.copy()
    apply(after, act)
    apply(after, action(a.DIE_FELL, face))
    if any(pending.kind == CHOOSE_MEANS for pending in after.pending):
        return True  # It will be: with the Sword or without.
    holder = after.holder(act.index)
    return holder is not None and holder.race is s.acting.race


def test_the_odds_come_true_at_every_roll_of_random_games() -> None:
    checked = 0
    for seed, (map, box) in enumerate(GAMES):
        s = Table(map, box, seed=seed).start()
        for _ in walk(s, Rng(seed)):
            if s.decider == CHANCE or s.phase == OVER:
                continue
            for act in [act for act in legal_actions(s) if act.kind == a.ROLL][:2]:
                assert odds_of(s, act) == pytest.approx(counted(s, act)), (map, act)
                checked += 1
    assert checked > 100


def test_the_sword_that_wisps_draw_after_the_die_counts() -> None:
    board = {"pit": "1 will-o-wisps, sword", "gem": "monsters"}
    game = cave("will-o-wisps wise 1", **board)
    assert odds_of(game.s, parse_action(game.s, "roll gem")) == pytest.approx(3 / 6)


def test_one_bag_cannot_be_the_socks_and_the_sword() -> None:
    board = {"pit": "1 will-o-wisps", "gem": "4 orcs", "grove": "1 orcs, socks, sword"}
    game = cave("will-o-wisps magic 1", "orcs wise", **board)
    for text in ("roll gem by bag:socks", "roll gem"):
        act = parse_action(game.s, text)
        assert odds_of(game.s, act) == pytest.approx(counted(game.s, act))


# ---------------------------------------------------------------------- prices and force


def quote(game: Game) -> Quote:
    return quote_for(game.s, game.acting)


def berserk(hand: int, foe: str, shore: str, die: int) -> Game:
    """Ratmen between *shore* and an empty mountain, whose free die shows *die*."""
    game = land(f"ratmen berserk {hand}", f"{foe} stout", wood="1 ratmen", shore=shore, dice=[die])
    return game.do("roll")


def test_the_die_that_shows_makes_a_conquest_cheaper_but_never_free() -> None:
    game = berserk(3, "orcs", "2 orcs", 2)
    shore = game.region("shore")
    assert (quote(game).at(shore), quote(game).due(shore)) == (4, 2)
    game = berserk(3, "orcs", "tribe", 3)
    assert quote(game).due(game.region("shore")) == 1
    assert game.do("conquer shore").at("shore") == "1 ratmen"


def test_the_die_of_a_power_does_not_help_against_gnomes() -> None:
    game = berserk(4, "gnomes", "2 gnomes", 2)
    estimate = quote(game)
    shore = game.region("shore")
    assert (estimate.due(shore), estimate.missing(shore)) == (4, 0)
    assert game.price("shore").total == 4
    assert game.do("conquer shore").at("shore") == "4 ratmen"


def test_the_price_that_is_explained_counts_the_die() -> None:
    price = berserk(4, "orcs", "2 orcs", 2).price("shore")
    assert [(part.key, part.amount) for part in price.parts] == [
        ("price-base", 2),
        ("price-tokens", 2),
        ("price-die", -2),
    ]
    assert price.total == 2


def test_only_race_tokens_count_against_gnomes() -> None:
    board = {"pit": "1 iron-dwarves", "gem": "1 gnomes", "weald": "1 gnomes"}
    game = cave("iron-dwarves stone 2 hammers=3", "gnomes wise", **board)
    estimate = quote(game)
    assert (estimate.strength(game.region("gem")), estimate.strength(game.region("bank"))) == (2, 5)
    assert estimate.missing(game.region("gem")) == 1


def test_hammers_alone_take_nothing_from_gnomes() -> None:
    options = {"hammer_needs_dwarf": False}
    board = {"pit": "1 iron-dwarves", "gem": "1 gnomes"}
    game = cave("iron-dwarves stone 0 hammers=3", "gnomes wise", **board, options=options)
    assert (game.may("conquer weald"), game.may("roll gem")) == (True, False)
    assert game.why("conquer gem") == "why-no-token"


def test_the_quote_names_the_toll() -> None:
    game = cave("ratmen wise 9", "+ liches", pit="1 ratmen", gem="1 liches")
    assert quote(game).toll(game.region("gem")) == 1
    assert quote(game).toll(game.region("weald")) == 0
    before = game.coins()
    assert game.do("conquer gem").coins() == before - 1


def test_an_own_declined_region_asks_no_toll() -> None:
    game = cave("ratmen wise 9 + liches", pit="1 ratmen", gem="1 liches")
    assert quote(game).toll(game.region("gem")) == 0


def test_there_is_a_quote_only_while_somebody_may_conquer() -> None:
    game = land("ratmen hill 3", shore="1 ratmen")
    assert current_quote(game.s) is not None
    assert current_quote(game.do("stop").s) is None


def test_there_is_no_quote_while_something_else_is_asked() -> None:
    board = {"pit": "1 will-o-wisps, sword", "gem": "monsters"}
    game = cave("will-o-wisps wise 3", **board, dice=[2]).do("roll gem")
    assert game.offers("conquer") == ["conquer gem", "conquer gem by sword"]
    assert current_quote(game.s) is None
