"""Every action of a map has one fixed number."""

from __future__ import annotations

from hashlib import sha256

import pytest

from elbowroom.adapters.action_numbers import ROWS, Numbering, numbering
from elbowroom.atlas.read import MOST_PLAYERS, board_names
from elbowroom.errors import NotParsable
from elbowroom.notation.actions import parse_action
from elbowroom.play.new_game import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, COLUMN, OVER

# Trained models depend on the numbers of the seats' actions: never change them.
TEXTS_OF_SURFACE_2 = "ba3a166db4cf79f0"

each_map = pytest.mark.parametrize("name", board_names())


@pytest.mark.parametrize("box", ["", "mixed"])
@each_map
def test_the_numbers_follow_from_the_map_and_from_what_is_in_play(name: str, box: str) -> None:
    numbers = numbering(name, box)
    s = new_game(name, box=box)
    regions, races, powers = s.atlas.size, len(s.book.races), len(s.book.powers)
    # Four plain actions, the picks, the allies, and declining by the power that Stonehedge lends.
    anywhere = 4 + COLUMN * (COLUMN + 1) + MOST_PLAYERS + 1
    assert numbers.size == anywhere + len(ROWS) * regions
    assert numbers.chances == (4 + len(s.book.finds) + powers + regions + races * (powers + 1))


def test_the_numbers_never_change() -> None:
    numbers = numbering("surface-2")
    texts = [numbers.text(number) for number in range(numbers.size)]
    assert texts[:6] == ["decline", "stop", "end", "roll", "pick 1", "pick 1 swap 1"]
    assert texts[45:47] == ["pick 6 swap 6", "ally 1"]
    # Later additions have the last number, so that the earlier numbers stay the same.
    assert texts[-1] == "decline by stonehedge"
    assert sha256("\n".join(texts[:-1]).encode()).hexdigest()[:16] == TEXTS_OF_SURFACE_2


def test_the_results_of_chance_begin_with_dice_places_and_relics() -> None:
    numbers = numbering("surface-2", "mixed")
    texts = [numbers.chance_text(number) for number in range(5)]
    assert texts == ["die 0", "die 1", "die 2", "die 3", "find altar"]


@each_map
def test_every_number_reads_back_through_its_text(name: str) -> None:
    numbers = numbering(name)
    for number in range(numbers.size):
        # There is no fifth seat at a table of two, so that text cannot be read.
        if not numbers.text(number).startswith("ally"):
            assert numbers.parse(numbers.text(number)) == number


@pytest.mark.parametrize("box", ["", "mixed"])
@each_map
def test_every_action_and_chance_result_has_a_number(name: str, box: str) -> None:
    numbers = numbering(name, box)
    s, rng = new_game(name, box=box), Rng(5)
    while s.phase != OVER:
        acts = legal_actions(s)
        if s.decider == CHANCE:
            falls = [act for act, _ in chance_outcomes(s)]
            assert [numbers.chance(numbers.number(act)) for act in falls] == falls
            apply(s, draw(s, rng))
            continue
        assert [numbers.action(numbers.number(act)) for act in acts] == acts
        apply(s, acts[rng.below(len(acts))])


def test_special_means_and_pairs_of_relics_have_their_own_numbers() -> None:
    numbers = numbering("underground-2")
    slug = new_game("underground-2").atlas.sites[0].slug
    texts = [
        f"conquer {slug}",
        f"conquer {slug} by dragon",
        f"conquer {slug} by doormat sword",
        f"conquer {slug} by sword bag:doormat",
        f"roll {slug} by socks",
        f"roll {slug}",
        f"place bag:ring {slug}",
        f"place encampment {slug} 1",
        f"deploy {slug} 1",
        f"move balrog {slug}",
    ]
    results = [numbers.parse(text) for text in texts]
    assert len(set(results)) == len(texts)
    assert [numbers.text(number) for number in results] == texts
    assert len(set(ROWS)) == len(ROWS)


def test_tokens_are_deployed_one_at_a_time() -> None:
    slug = new_game("surface-2").atlas.sites[0].slug
    with pytest.raises(NotParsable, match="one at a time"):
        numbering("surface-2").parse(f"deploy {slug} 2")


@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_beyond_the_end_is_refused(number: int) -> None:
    numbers = numbering("surface-2")
    for ask, size in ((numbers.text, numbers.size), (numbers.chance_text, numbers.chances)):
        with pytest.raises(NotParsable, match=f"between 0 and {size - 1}"):
            ask(number)
        with pytest.raises(NotParsable, match=f"between 0 and {size - 1}"):
            ask(size)


def test_the_numbers_of_seats_depend_neither_on_the_box_nor_on_what_is_left_out() -> None:
    mixed = numbering("surface-2", "mixed")
    small = Numbering(new_game("surface-2", without=["orcs"]))
    assert mixed.size == small.size
    assert [mixed.text(n) for n in range(mixed.size)] == [small.text(n) for n in range(small.size)]
    act = parse_action(new_game("surface-2"), "pick 3")
    assert small.number(act) == mixed.number(act) == 4 + 7 * 2
