"""Coins at the end of a turn, and who wins (G21, G25)."""

from __future__ import annotations

from elbowroom import winners
from elbowroom.rules.events import Scored
from elbowroom.rules.parts import Part
from elbowroom.rules.scoring import active_beside, coins_beside, tokens_of
from tests.positions import Game, cave, land


def parts(game: Game, seat: int = 1) -> list[tuple[str, int, str]]:
    return [(part.key, int(part.amount), part.name) for part in game.income(seat).parts]


# ---------------------------------------------------------------------- coins


def test_every_region_is_worth_a_coin_active_or_declined() -> None:
    game = land("ratmen wise + orcs", shore="1 ratmen", wood="1 ratmen", glen="1 orcs")
    assert game.scores() == 3
    assert game.coins(1) == 8


def test_the_income_is_told_part_by_part() -> None:
    game = land("humans hill + dwarves", shore="1 humans", moor="1 humans", crag="1 dwarves")
    assert parts(game) == [
        ("income-regions", 2, "humans"),
        ("income-trait", 1, "humans"),
        ("income-trait", 1, "hill"),
        ("income-declined-regions", 1, "dwarves"),
        ("income-trait", 1, "dwarves"),
    ]
    assert game.income().total == 6


def test_what_brings_nothing_is_not_told() -> None:
    assert parts(land("humans hill 4")) == []


def test_coins_of_other_seats_are_told_with_the_seat() -> None:
    game = cave(
        "ratmen thieving",
        "orcs wise",
        "elves stone coins=0",
        pit="1 ratmen",
        weald="1 orcs",
        gem="1 elves",
    )
    part = game.income().parts[-1]
    assert (part.key, part.amount, part.name, part.seat) == ("income-collected", 1, "thieving", 1)
    assert game.income().total == 2
    assert game.coins(2) == 5


def test_one_coin_is_taken_once_even_by_two_thieves() -> None:
    board = {"pit": "1 ratmen, ring", "gem": "1 orcs"}
    game = cave("ratmen thieving", "orcs wise coins=1", **board)
    game.do("stop", "place ring pit", "end")
    assert (game.earned(), game.coins(2)) == (2, 0)


def test_doubled_coins_are_told() -> None:
    game = cave("ratmen mining", pit="1 ratmen, scepter, keep").do("stop", "place scepter pit")
    assert parts(game)[-1] == ("income-doubled", 3, "ratmen")
    assert game.income().total == 1 + 1 + 1 + 3


def test_a_doubled_region_that_is_lost_brings_nothing_twice() -> None:
    game = cave("ratmen mining", pit="1 ratmen, scepter, lost-mine").do("stop", "place scepter pit")
    assert ("income-doubled", 0, "ratmen") not in parts(game)
    assert game.income().total == 1 + 1 + 2


def test_vanishing_is_told_as_coins_for_declining() -> None:
    game = cave("ratmen vanishing", "orcs wise", pit="1 ratmen", gem="1 ratmen")
    journal = game.listen()
    game.do("decline")
    scored = [event for event in journal if isinstance(event, Scored)]
    assert [(part.key, part.amount) for part in scored[0].parts] == [("income-decline", 4)]


def test_only_the_seat_whose_turn_it_is_scores() -> None:
    game = land("ratmen wise", "orcs hill", shore="1 ratmen", moor="1 orcs").do("stop", "end")
    assert (game.coins(1), game.coins(2)) == (6, 5)


def test_a_part_shows_itself() -> None:
    assert repr(Part("income-trait", 2, "hill")) == "Part('income-trait', 2, 'hill', -1, 0)"


# ---------------------------------------------------------------------- neighbours


def test_active_tokens_beside_a_region_pay_and_declined_ones_do_not() -> None:
    game = cave(
        "ratmen wise",
        "orcs stone",
        "elves tomb + drow",
        pit="1 ratmen",
        gem="1 orcs",
        weald="1 drow",
        mire="1 elves",
    )
    held = game.army("ratmen").held
    assert [game.names(active_beside(game.s, held, seat)) for seat in (1, 2)] == [{"gem"}, set()]
    assert [coins_beside(game.s, held, seat, False) for seat in (1, 2)] == [1, 0]


def test_an_immune_region_and_a_seat_without_an_army_have_nothing_to_pay() -> None:
    game = cave("ratmen wise", "orcs royal", "", pit="1 ratmen", gem="1 orcs, queen")
    held = game.army("ratmen").held
    assert [active_beside(game.s, held, seat) for seat in (1, 2)] == [0, 0]


# ---------------------------------------------------------------------- who wins


def test_most_coins_win() -> None:
    assert winners(land("coins=7", "coins=9", "coins=8").s) == [1]


def test_a_tie_goes_to_the_most_tokens_on_the_board() -> None:
    game = land(
        "ratmen hill 9 + elves", "orcs wise", shore="1 ratmen", wood="1 elves", fen="3 orcs"
    )
    assert (tokens_of(game.s, 0), tokens_of(game.s, 1)) == (2, 3)
    assert winners(game.s) == [1]


def test_still_tied_is_a_shared_victory() -> None:
    assert winners(land("ratmen hill", "orcs wise", shore="1 ratmen", fen="1 orcs").s) == [0, 1]
