"""Views: what a seat may see, and guesses at what is hidden."""

from __future__ import annotations

import json

import pytest

from elbowroom import Match, Rng, imagine, legal_actions, view, write_code
from elbowroom.notation.thing import Thing
from tests.positions import CAVE, position
from tests.random_games import lively


def random_match(
    map: str = "surface-3", box: str = "", actions: int = 60, **options: bool
) -> Match:
    match = Match(map, box=box, seed=11, options=options)
    rng = Rng(2)
    for _ in range(actions):
        match.submit(lively(match.state, legal_actions(match.state), rng))
    return match


def test_a_seat_sees_its_own_coins_only() -> None:
    match = random_match()
    view_ = match.view(2)
    assert [seat.coins for seat in view_.seats] == [None, match.state.coins[1], None]
    assert [seat.last_income is None for seat in view_.seats] == [True, False, True]


def test_a_spectator_sees_no_coins() -> None:
    assert [seat.coins for seat in random_match().view(None).seats] == [None] * 3


def test_a_table_with_open_coins_shows_all_coins() -> None:
    match = random_match(open_coins=True)
    coins = [match.state.coins[n] for n in range(3)]
    assert [seat.coins for seat in match.view(1).seats] == coins
    assert [seat.coins for seat in match.view(None).seats] == coins
    assert "?" not in match.view(None).code


def test_at_the_end_everybody_sees_everything() -> None:
    match = random_match(actions=0)
    rng = Rng(2)
    while not match.over:
        match.submit(lively(match.state, legal_actions(match.state), rng))
    view_ = match.view(None)
    assert [seat.coins for seat in view_.seats] == [match.state.coins[n] for n in range(3)]
    assert list(view_.winners) == match.winners()
    assert view_.decider is None


def test_nobody_has_won_in_a_view_before_the_end() -> None:
    assert random_match().view(1).winners == ()


def test_a_view_is_plain_data() -> None:
    data = random_match("underground-4").view(1).to_dict()
    assert json.loads(json.dumps(data))["viewer"] == 1


def test_the_board_is_public() -> None:
    s = position(
        """
        seats:
          - army: {race: orcs, power: hill, hand: 2}
          - army: {race: trolls, power: swamp}
            declined: [{race: elves, power: spirit}]
        board: {shore: 2 orcs, wood: "1 trolls, lair", crag: 1 elves}
        column: [giants berserk, humans flying 2]
        """
    )
    view_ = view(s, 1)
    regions = {region.slug: region for region in view_.regions}
    assert (regions["wood"].holder, regions["wood"].race, regions["wood"].tokens) == (
        2,
        "trolls",
        1,
    )
    assert regions["wood"].things == (
        Thing("race", "trolls", 1, ""),
        Thing("piece", "lair", 1, ""),
    )
    assert regions["fen"].holder is None
    assert view_.seats[0].army is not None
    assert view_.seats[0].army.hand == 2
    assert view_.seats[0].army.regions == ("shore",)
    assert [army.race for army in view_.seats[1].declined] == ["elves"]
    assert [(combo.race, combo.coins, combo.price) for combo in view_.column] == [
        ("giants", 0, 0),
        ("humans", 2, 1),
    ]
    assert view_.trays["orcs"] == 6
    assert (view_.phase, view_.turn, view_.decider, view_.acting) == ("start", 1, 1, "orcs")


def test_combos_show_the_tokens_they_bring() -> None:
    s = position("seats: [{}, {}]\ncolumn: [amazons hill, ratmen merchant]")
    assert [combo.tokens for combo in view(s, 1).column] == [14, 10]


def test_pieces_in_hand_are_public() -> None:
    s = position(
        "seats: [{army: {race: orcs, power: bivouacking}}, {}]\n"
        'board: {wood: "1 orcs, encampment x2"}'
    )
    army = view(s, 2).seats[0].army
    assert army is not None
    assert army.pieces == {"encampment": 3}


def test_what_monsters_hide_is_counted_but_not_shown() -> None:
    s = position("box: underground\nseats: [{}, {}]\nboard: {mire: monsters, bank: keep}", CAVE)
    view_ = view(s, 1)
    assert view_.finds_hidden == 1
    text = json.dumps(view_.to_dict())
    assert "keep" in text
    assert not any(find in text for find in ("altar", "pentacle", "doormat"))


def test_stacks_are_counted_but_not_shown() -> None:
    match = Match("surface-2", seed=3)
    view_ = match.view(1)
    assert (view_.banners_in_stack, view_.badges_in_stack, view_.badges_discarded) == (8, 14, ())


def test_grudges_and_peace_are_public() -> None:
    s = position(
        "turn: 2\nseats: [{army: {race: orcs, power: diplomat}, peace_with: 2, vengeance: [2]}, {}]"
    )
    seat = view(s, 2).seats[0]
    assert (seat.peace_with, seat.grudges) == (2, (2,))


def test_a_rolled_die_is_visible() -> None:
    s = position("seats: [{army: {race: orcs, power: berserk, hand: 3}}, {}]")
    assert view(s, 1).die is None
    s.die = 2
    assert view(s, 1).die == 2


# ---------------------------------------------------------------------- guessing


@pytest.mark.parametrize(
    ("map", "box"), [("surface-3", ""), ("underground-3", ""), ("surface-3", "mixed")]
)
def test_imagining_keeps_everything_that_can_be_seen(map: str, box: str) -> None:
    match = random_match(map, box)
    view_ = match.view(2)
    for seed in range(5):
        guess = imagine(view_, seed)
        assert view(guess, 2) == view_
        assert guess.coins[1] == match.state.coins[1]


def test_a_code_can_be_imagined_like_its_view() -> None:
    view_ = random_match().view(1)
    assert write_code(imagine(view_, 4)) == write_code(imagine(view_.code, 4))


def test_the_same_seed_imagines_the_same() -> None:
    view_ = random_match().view(1)
    assert write_code(imagine(view_, 4)) == write_code(imagine(view_, 4))
    assert len({write_code(imagine(view_, seed)) for seed in range(20)}) > 1


def test_guessed_purses_are_about_as_full_as_the_known_one() -> None:
    match = random_match()
    mine = match.state.coins[0]
    for seed in range(20):
        guess = imagine(match.view(1), seed)
        assert mine - 3 <= guess.coins[1] <= mine + 3


def test_what_is_imagined_can_be_played() -> None:
    s = imagine(random_match().view(None), 3)
    assert legal_actions(s)


def test_a_full_position_needs_no_guess() -> None:
    match = random_match(open_coins=True)
    assert write_code(imagine(match.view(1), 3)) == write_code(match.state)
