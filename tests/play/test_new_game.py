"""A new game: valid and invalid choices of a table."""

from __future__ import annotations

import pytest

from elbowroom import CHANCE, Match, NotParsable, Rng, apply, chance_outcomes, draw, new_game
from elbowroom.atlas.read import atlas
from elbowroom.masks import bit, count
from elbowroom.notation.actions import action_text
from elbowroom.rules.faults import faults
from elbowroom.rules.playout import play_out
from elbowroom.rules.state import COLUMN
from elbowroom.traits.catalogue import contents_of

# Regions of surface-2 with a Lost Tribe, no two of them adjacent.
APART = ["bootsuck-bog", "goatsneeze", "the-nodding-pines"]


def error_of(place: str, **table: object) -> str:
    with pytest.raises(NotParsable) as excinfo:
        new_game("surface-2", **table)  # type: ignore[arg-type]
    assert excinfo.value.place == place
    return excinfo.value.reason


# ---------------------------------------------------------------------- leaving things out


def test_a_table_may_leave_out_races_powers_places_and_relics() -> None:
    s = new_game("surface-3", box="mixed", without=["orcs", "flying", "keep", "sword"])
    while s.decider == CHANCE:
        assert not {"orcs", "flying"} & {
            word for act, _ in chance_outcomes(s) for word in action_text(s, act).split()
        }
        apply(s, draw(s, Rng(1)))
    assert faults(s) == []
    finds = [find.key for n, find in enumerate(s.book.finds) if s.finds_unseen & bit(n)]
    assert "keep" not in finds
    assert "sword" not in finds
    assert "ring" in finds


def test_a_game_without_some_things_is_played_to_its_end() -> None:
    races = contents_of("surface").races
    match = Match("surface-2", seed=3, without=races[COLUMN:])
    play_out(match.state, Rng(3))
    assert match.over
    assert faults(match.state) == []


def test_the_column_must_be_full_at_the_start() -> None:
    contents = contents_of("surface")
    few = contents.races[COLUMN - 1 :]
    assert error_of("contents", without=few) == (
        f"too little is left of this: races; there: {COLUMN - 1}, needed on surface-2: {COLUMN}"
    )
    new_game("surface-2", without=few[1:])
    reason = error_of("contents", without=contents.powers[COLUMN - 1 :])
    assert f"powers; there: {COLUMN - 1}," in reason


def test_a_find_must_lie_under_every_pair_of_monsters() -> None:
    contents = contents_of("underground")
    finds = contents.places + contents.relics
    needed = int(count(atlas("underground-2").monsters))
    new_game("underground-2", without=finds[needed:])
    with pytest.raises(NotParsable, match=f"places, relics; there: {needed - 1},"):
        new_game("underground-2", without=finds[needed - 1 :])


def test_what_cannot_work_on_the_map_anyway_may_be_left_out_too() -> None:
    s = new_game("surface-2", box="mixed", without=["flames"])
    assert s.book.without == ["flames"]


@pytest.mark.parametrize("key", ["moles", "ogres", "lair", "dragon", ""])
def test_only_what_is_in_the_box_can_be_left_out(key: str) -> None:
    reason = error_of("without", without=[key])
    assert reason == f"there is no “{key}” in this game"


def test_nothing_is_left_out_twice() -> None:
    assert error_of("without", without=["orcs", "orcs"]) == "“orcs” is there twice"


# ---------------------------------------------------------------------- monsters above (M4)


def test_a_table_may_say_where_the_monsters_are() -> None:
    s = new_game("surface-2", box="mixed", monsters=APART)
    assert s.monsters == sum(bit(s.atlas.region(slug)) for slug in APART)
    assert s.tribes == s.atlas.tribes & ~s.monsters
    assert all("draw" in action_text(s, act) for act, _ in chance_outcomes(s))
    while s.decider == CHANCE:
        apply(s, draw(s, Rng(1)))
    assert faults(s) == []


def test_chance_says_it_where_the_table_does_not() -> None:
    s = new_game("surface-2", box="mixed")
    assert s.monsters == 0
    assert all("monsters" in action_text(s, act) for act, _ in chance_outcomes(s))


@pytest.mark.parametrize(
    ("monsters", "message"),
    [
        (APART[:2], "regions for monsters: 2; needed: 3"),
        ([*APART[:2], "atlantis"], "“atlantis” is not a region of surface-2 with a Lost Tribe"),
        (
            [*APART[:2], "mount-grudge"],
            "“mount-grudge” is not a region of surface-2 with a Lost Tribe",
        ),
        ([*APART[:2], APART[0]], "“bootsuck-bog” is there twice or next to another one"),
    ],
)
def test_regions_that_do_not_fit_are_refused(monsters: list[str], message: str) -> None:
    assert error_of("monsters", box="mixed", monsters=monsters).startswith(message)


def test_no_two_regions_with_monsters_are_adjacent() -> None:
    board = atlas("surface-5")
    tribes = [r for r in range(board.size) if board.tribes & bit(r)]
    one, other = next((a, b) for a in tribes for b in tribes if board.near[a] & bit(b))
    far = [r for r in tribes if r not in (one, other)][:4]
    slugs = [board.sites[r].slug for r in (one, other, *far)]
    with pytest.raises(NotParsable, match="there twice or next to another one"):
        new_game("surface-5", box="mixed", monsters=slugs)


@pytest.mark.parametrize(
    "table",
    [
        {"box": "surface"},
        {"box": "mixed", "options": {"places_and_relics": False}},
    ],
)
def test_where_there_are_no_monsters_none_can_be_laid(table: dict[str, object]) -> None:
    assert error_of("monsters", **table, monsters=APART).startswith(
        "regions for monsters are chosen only in a mixed game"
    )


def test_where_the_map_has_them_none_can_be_laid() -> None:
    with pytest.raises(NotParsable, match="only in a mixed game"):
        new_game("underground-2", box="mixed", monsters=["anywhere"])
