"""Everything in the boxes: complete, numbered, named, and playable in every combination."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from elbowroom import CHANCE, OVER, Action, Rng, State, apply, draw, legal_actions, new_game
from elbowroom.atlas.read import atlas, board_names
from elbowroom.masks import bit
from elbowroom.rules import actions as a
from elbowroom.rules.actions import action
from elbowroom.rules.contents import Contents
from elbowroom.rules.faults import faults
from elbowroom.rules.options import Options
from elbowroom.rules.pending import COMBO
from elbowroom.rules.pieces import FIRST_FIND, PIECES
from elbowroom.rules.state import PICK
from elbowroom.traits.catalogue import (
    BOXES,
    FINDS,
    NO_POWER,
    PLACES,
    POWERS,
    RACES,
    RELICS,
    SURFACE_POWERS,
    SURFACE_RACES,
    UNDERGROUND_POWERS,
    UNDERGROUND_RACES,
    book_of,
    contents_of,
    full_book,
    unknown_keys,
    uses_places,
)
from elbowroom.traits.trait import Trait
from elbowroom.words import entries
from tests.sampling import sample_of

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "elbowroom" / "traits"

# As printed: banner and tray of each race, the number on each badge. What is not listed here is
# tested with its own trait.
SURFACE_NUMBERS = """
    amazons 6 15    dwarves 3 8    elves 6 11       ghouls 5 10     giants 6 11
    halflings 6 11  humans 5 10    orcs 5 10        ratmen 8 13     skeletons 6 20
    sorcerers 5 18  tritons 6 11   trolls 5 10      wizards 5 10
"""
UNDERGROUND_NUMBERS = """
    cultists 5 10   drow 4 9       flames 4 9       gnomes 6 11     iron-dwarves 7 12
    kraken 5 10     liches 5 10    lizardmen 7 12   mudmen 5 12     mummies 10 15
    ogres 5 10      shadow-mimes 7 12               shrooms 5 10    spiderines 7 12
    will-o-wisps 6 11
"""
SURFACE_BADGES = """
    alchemist 4    berserk 4    bivouacking 5    commando 4     diplomat 5
    dragon-master 5             flying 5         forest 4       fortified 3
    heroic 5       hill 4       merchant 2       mounted 5      pillaging 5
    seafaring 5    spirit 5     stout 4          swamp 4        underworld 5
    wealthy 4
"""
UNDERGROUND_BADGES = """
    adventurous 5  fisher 4     flocking 5       frightened 4   immortal 4
    magic 5        martyr 4     mining 4         muddy 3        mystic 4
    quarreling 3   reborn 5     royal 5          shield 3       stone 4
    thieving 4     tomb 5       vampire 5        vanishing 5    vengeful 4
    wise 4
"""


def races_in(table: str) -> list[tuple[str, int, int]]:
    words = table.split()
    return [(words[n], int(words[n + 1]), int(words[n + 2])) for n in range(0, len(words), 3)]


def badges_in(table: str) -> list[tuple[str, int]]:
    words = table.split()
    return [(words[n], int(words[n + 1])) for n in range(0, len(words), 2)]


# ---------------------------------------------------------------------- what is in the boxes


LISTS = [SURFACE_RACES, UNDERGROUND_RACES, SURFACE_POWERS, UNDERGROUND_POWERS, PLACES, RELICS]


def test_a_key_names_one_thing_in_all_the_boxes() -> None:
    keys = [trait.key for one in LISTS for trait in one]
    assert len(set(keys)) == len(keys)
    assert NO_POWER.key not in keys


def test_both_boxes_together_hold_what_each_holds() -> None:
    assert [*RACES, *POWERS, *FINDS] == [
        *SURFACE_RACES, *UNDERGROUND_RACES, *SURFACE_POWERS, *UNDERGROUND_POWERS, *PLACES, *RELICS,
    ]  # fmt: skip


def test_the_banners_and_trays_are_those_of_the_box() -> None:
    for races, table in (
        (SURFACE_RACES, SURFACE_NUMBERS),
        (UNDERGROUND_RACES, UNDERGROUND_NUMBERS),
    ):
        assert {(t.key, t.tokens, t.tray) for t in races} >= set(races_in(table))


def test_the_badges_are_those_of_the_box() -> None:
    for powers, table in (
        (SURFACE_POWERS, SURFACE_BADGES),
        (UNDERGROUND_POWERS, UNDERGROUND_BADGES),
    ):
        assert {(t.key, t.tokens) for t in powers} >= set(badges_in(table))


def test_trays_hold_at_least_five_more_than_the_banner() -> None:
    assert [t.key for t in RACES if t.tray < t.tokens + 5] == []


def test_places_and_relics_stand_in_the_order_of_their_pieces() -> None:
    assert [t.key for t in FINDS] == [piece.key for piece in PIECES[FIRST_FIND:]]


# ---------------------------------------------------------------------- files and words

KINDS = {"races": RACES, "powers": POWERS, "places": PLACES, "relics": RELICS}
EACH = [(kind, trait) for kind, traits in KINDS.items() for trait in traits]
each_trait = pytest.mark.parametrize(
    ("kind", "trait"), EACH, ids=[f"{kind}-{trait.key}" for kind, trait in EACH]
)


@each_trait
def test_every_trait_has_a_module_a_test_and_words(kind: str, trait: Trait) -> None:
    name = trait.key.replace("-", "_")
    assert trait in vars(import_module(f"elbowroom.traits.{kind}.{name}")).values()
    # The compiled module has lost its docstring, which says the rule in a line.
    assert (SOURCES / kind / f"{name}.py").read_text(encoding="utf-8").startswith('"""')
    assert (HERE / kind / f"test_{name}.py").exists()
    assert f"{kind.removesuffix('s')}-{trait.key}" in entries("en")


@pytest.mark.parametrize("kind", KINDS)
def test_no_test_is_left_over(kind: str) -> None:
    tested = {path.stem.removeprefix("test_") for path in (HERE / kind).glob("test_*.py")}
    assert tested == {trait.key.replace("-", "_") for trait in KINDS[kind]}


# ---------------------------------------------------------------------- what works where (M1)


def left_out(name: str, box: str, **options: bool) -> set[str]:
    """The keys of what a table leaves out because it cannot work on the map."""
    book = book_of(contents_of(box), atlas(name), Options(options), [])
    everything = full_book(contents_of(box), atlas(name), [])
    traits = book.races + book.powers
    return {t.key for t in everything.races + everything.powers if t not in traits}


def test_each_box_alone_is_complete_on_its_own_maps() -> None:
    for name in board_names():
        assert left_out(name, atlas(name).box) == set()


def test_on_a_surface_map_flames_and_spiderines_stay_in_the_box() -> None:
    for name in board_names():
        if atlas(name).box == "surface":
            assert left_out(name, "mixed") == {"flames", "spiderines"}


def test_without_places_and_relics_adventurous_and_magic_stay_in_the_box_too() -> None:
    missing = left_out("surface-3", "mixed", places_and_relics=False)
    assert missing == {"flames", "spiderines", "adventurous", "magic"}


def test_on_an_underground_map_humans_hill_mounted_and_underworld_stay_in_the_box() -> None:
    for name in board_names():
        if atlas(name).box == "underground":
            assert left_out(name, "mixed") == {"humans", "hill", "mounted", "underworld"}


def test_places_and_relics_belong_below_and_above_only_to_mixed_games_that_want_them() -> None:
    above, below = atlas("surface-2"), atlas("underground-2")
    plain, without = Options({}), Options({"places_and_relics": False})
    assert not uses_places("surface", above, plain)
    assert uses_places("mixed", above, plain)
    assert not uses_places("mixed", above, without)
    assert uses_places("underground", below, without)
    assert uses_places("mixed", below, without)


def test_a_full_book_leaves_nothing_out() -> None:
    for box, races, powers, finds in (
        ("surface", SURFACE_RACES, SURFACE_POWERS, []),
        ("underground", UNDERGROUND_RACES, UNDERGROUND_POWERS, FINDS),
        ("mixed", RACES, POWERS, FINDS),
    ):
        assert box in BOXES
        book = full_book(contents_of(box), atlas("surface-2"), [])
        assert (book.races, book.powers, book.finds) == (races, powers, finds)


# ---------------------------------------------------------------------- numbers of a book


def test_the_numbers_of_a_book_are_the_places_in_its_lists() -> None:
    book = book_of(contents_of("mixed"), atlas("surface-3"), Options({}), ["amazons"])
    assert [book.race_number(race.key) for race in book.races] == list(range(len(book.races)))
    assert [book.power_number(power.key) for power in book.powers] == list(range(len(book.powers)))
    assert (book.race_number("amazons"), book.power_number("orcs")) == (-1, -1)
    assert book.race_number("dwarves") == 0


def test_a_book_follows_the_order_of_its_contents_and_not_of_the_catalogue() -> None:
    contents = contents_of("surface")
    turned = Contents(
        "surface",
        contents.races[::-1],
        contents.powers[::-1],
        [],
        [],
        contents.pieces,
        contents.means,
    )
    book = book_of(turned, atlas("surface-3"), Options({}), [])
    assert [race.key for race in book.races] == contents.races[::-1]
    assert [power.key for power in book.powers] == contents.powers[::-1]


def test_what_a_table_leaves_out_is_in_no_stack() -> None:
    book = book_of(contents_of("mixed"), atlas("surface-3"), Options({}), ["orcs", "hill", "keep"])
    assert "orcs" not in [race.key for race in book.races]
    assert "hill" not in [power.key for power in book.powers]
    keys = [find.key for n, find in enumerate(book.finds) if book.hidden & bit(n)]
    assert keys == [find.key for find in FINDS if find.key != "keep"]


def test_keys_of_another_version_are_told() -> None:
    contents = contents_of("surface")
    strange = Contents("surface", ["orcs", "moles"], ["wings"], [], [], contents.pieces, ["cannon"])
    assert unknown_keys(strange) == ["moles", "wings", "cannon"]
    assert all(unknown_keys(contents_of(box)) == [] for box in BOXES)


# ---------------------------------------------------------------------- every pair is played

ABOVE, BELOW = "surface-2", "underground-2"


def legal_pairs(name: str) -> set[tuple[str, str]]:
    book = book_of(contents_of("mixed"), atlas(name), Options({}), [])
    return {(race.key, power.key) for race in book.races for power in book.powers}


def test_all_but_six_pairs_of_race_and_power_can_be_dealt_on_some_map() -> None:
    every = {(race.key, power.key) for race in RACES for power in POWERS}
    playable = set().union(*(legal_pairs(name) for name in board_names()))
    assert every - playable == {
        (race, power)
        for race in ("flames", "spiderines")
        for power in ("hill", "mounted", "underworld")
    }


def hands_of_six(name: str, pairs: list[tuple[str, str]]) -> Iterator[list[tuple[str, str]]]:
    """The pairs in hands of six, filled up where needed, with no banner and no badge twice."""
    waiting = list(pairs)
    spare = sorted(legal_pairs(name))
    while waiting:
        hand: list[tuple[str, str]] = []
        for pair in waiting + spare:
            if len(hand) < 6 and not set(pair) & {word for one in hand for word in one}:
                hand.append(pair)
        waiting = [pair for pair in waiting if pair not in hand]
        yield hand


def dealt(name: str, hand: list[tuple[str, str]], rng: Rng) -> State:
    """A game for two in which chance has opened these six combos."""
    s = new_game(name, box="mixed", seats=2)
    coming = list(hand)
    while coming:
        if s.pending[0].kind == COMBO:
            race, power = coming[0]
            badge = s.book.power_number(power) + 1
            apply(s, action(a.DREW, s.book.race_number(race), 1, badge))
            del coming[0]
        else:
            apply(s, draw(s, rng))
    return s


def chosen(s: State, rng: Rng) -> Action:
    """Take the first combo, decline in every third round, else do anything but decline."""
    legal = legal_actions(s)
    if s.phase == PICK:
        return legal[0]
    declines = action(a.DECLINE)
    if declines in legal:
        if s.round % 3 == 0:
            return declines
        legal.remove(declines)
    fights = [act for act in legal if act.kind in (a.CONQUER, a.ROLL, a.REBIRTH)]
    if fights and rng.below(4) > 0:
        return fights[rng.below(len(fights))]
    return legal[rng.below(len(legal))]


def play_through(s: State, rng: Rng) -> set[tuple[str, str]]:
    """Play to the end, looking for faults after each turn; the answer is who was at the table."""
    seen: set[tuple[str, str]] = set()
    turn = s.turn
    while s.phase != OVER:
        apply(s, draw(s, rng) if s.decider == CHANCE else chosen(s, rng))
        seen |= {(army.race.key, army.power.key) for army in s.active if army is not None}
        if s.turn != turn:
            turn = s.turn
            assert faults(s) == []
    return seen


def pairs_for(name: str) -> list[tuple[str, str]]:
    """The pairs that are tried on this map: those that need it, and every second of the others."""
    other = legal_pairs(BELOW if name == ABOVE else ABOVE)
    here = legal_pairs(name)
    shared = sorted(here & other)
    return sorted(here - other) + shared[name == ABOVE :: 2]


def test_every_pair_has_its_map() -> None:
    tried = pairs_for(ABOVE) + pairs_for(BELOW)
    assert len(tried) == len(set(tried))
    assert set(tried) == legal_pairs(ABOVE) | legal_pairs(BELOW)


SHARES = [(name, share) for name in (ABOVE, BELOW) for share in range(6)]


@pytest.mark.parametrize(("name", "share"), sample_of(SHARES, 2))
def test_every_pair_plays_active_and_in_decline_without_a_fault(name: str, share: int) -> None:
    mine = pairs_for(name)
    for number, hand in list(enumerate(hands_of_six(name, mine)))[share::6]:
        rng = Rng(number)
        assert set(hand) & set(mine) <= play_through(dealt(name, hand, rng), rng)
