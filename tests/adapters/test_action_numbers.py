"""Every action of a map has one number, and keeps it."""

from __future__ import annotations

from hashlib import sha256

import pytest

from elbowroom.adapters.action_numbers import ROWS, Numbering, numbering
from elbowroom.atlas.read import board_names
from elbowroom.errors import NotParsable
from elbowroom.notation.actions import parse_action
from elbowroom.play.match import new_game
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, OVER

# What others have learnt with these numbers is lost if they change: do not change them.
SIZES = {
    "surface-2": (1478, 1301),
    "surface-3": (1912, 1308),
    "surface-4": (2470, 1317),
    "surface-5": (3028, 1326),
    "underground-2": (1788, 1306),
    "underground-3": (2098, 1311),
    "underground-4": (2780, 1322),
    "underground-5": (3400, 1332),
}
TEXTS_OF_SURFACE_2 = "ba3a166db4cf79f0"
CHANCES_OF_SURFACE_2 = "0871791396439256"

each_map = pytest.mark.parametrize("name", board_names())


@each_map
def test_the_numbers_of_a_map_are_as_many_as_ever(name: str) -> None:
    numbers = numbering(name)
    assert (numbers.size, numbers.chances) == SIZES[name]


def test_the_numbers_mean_what_they_always_meant() -> None:
    numbers = numbering("surface-2")
    texts = [numbers.text(number) for number in range(numbers.size)]
    chances = [numbers.chance_text(number) for number in range(numbers.chances)]
    assert texts[:6] == ["decline", "stop", "end", "roll", "pick 1", "pick 1 swap 1"]
    assert texts[45:47] == ["pick 6 swap 6", "ally 1"]
    assert chances[:5] == ["die 0", "die 1", "die 2", "die 3", "find altar"]
    # What came later has the last numbers, so that those before it stay as they were.
    assert texts[1477:] == ["decline by stonehedge"]
    assert sha256("\n".join(texts[:1477]).encode()).hexdigest()[:16] == TEXTS_OF_SURFACE_2
    assert sha256("\n".join(chances).encode()).hexdigest()[:16] == CHANCES_OF_SURFACE_2


@each_map
def test_every_number_reads_back_through_its_text(name: str) -> None:
    numbers = numbering(name)
    for number in range(numbers.size):
        # Nobody can make peace with a fifth at a table of two: that text is not read.
        if not numbers.text(number).startswith("ally"):
            assert numbers.parse(numbers.text(number)) == number


@pytest.mark.parametrize("box", ["", "mixed"])
@each_map
def test_whatever_may_happen_in_a_game_has_a_number(name: str, box: str) -> None:
    numbers = numbering(name)
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


def test_special_means_and_pairs_of_relics_have_numbers_of_their_own() -> None:
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
    found = [numbers.parse(text) for text in texts]
    assert len(set(found)) == len(texts)
    assert [numbers.text(number) for number in found] == texts
    assert len(set(ROWS)) == len(ROWS)


def test_tokens_go_one_by_one() -> None:
    slug = new_game("surface-2").atlas.sites[0].slug
    with pytest.raises(NotParsable, match="one by one"):
        numbering("surface-2").parse(f"deploy {slug} 2")


@pytest.mark.parametrize("number", [-1, 1478, 10**9])
def test_a_number_beyond_the_end_is_refused(number: int) -> None:
    with pytest.raises(NotParsable, match="between 0 and 1477"):
        numbering("surface-2").text(number)
    with pytest.raises(NotParsable, match="between 0 and 1300"):
        numbering("surface-2").chance(number)


def test_numbers_do_not_depend_on_the_box() -> None:
    s = new_game("surface-2")
    fresh = Numbering("surface-2")
    act = parse_action(s, "pick 3")
    assert fresh.number(act) == numbering("surface-2").number(act) == 4 + 7 * 2
