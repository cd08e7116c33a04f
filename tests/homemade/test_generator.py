"""Generated maps: valid, as varied as ours, fair on all sides, and the same everywhere."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import Rng, new_game, play_out
from elbowroom.atlas import hexes
from elbowroom.atlas.read import Board, board
from elbowroom.cli.main import main
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content, read_content
from elbowroom.homemade.definitions import HomeMap
from elbowroom.homemade.generator.boards import LARGEST_GAP, SMALLEST_REGION, generate
from elbowroom.homemade.generator.spread import Deal, opening_gap
from elbowroom.homemade.reading import canonical, digest_of, read_toml
from elbowroom.homemade.toml_text import collection_with_map
from elbowroom.masks import count, regions_of
from elbowroom.rules.state import OVER
from tests.sampling import sample_of

KINDS = [(box, players) for box in ("surface", "underground") for players in (2, 3, 4, 5)]
EVERY_KIND = pytest.mark.parametrize(("box", "players"), KINDS)
# The whole map in canonical JSON: a change here changes what a seed gives.
GOLDEN = {
    ("surface", 2, 7): "cf0402574811100be9268bdbae5bbeb6",
    ("surface", 4, 7): "34628266a6a22c70c30a02a8b15657f8",
    ("underground", 3, 2**53 - 1): "6cf224ebadadf1903b9f0090a1b2f56e",
    ("underground", 5, 0): "e0cb308b352a2d685d71c827a1bebc4c",
}


@cache
def made(box: str, players: int, seed: int) -> HomeMap:
    return generate(box, players, seed)


def content(some: HomeMap) -> Content:
    return read_content({"maps": {some.key: some.tree}}, "", whole=False)


def facts(printed: Board) -> dict[str, float]:
    """What can be counted on a board."""
    atlas = printed.atlas
    sizes = [len(patch) for patch in hexes.cells_by_region(printed.cells, int(atlas.size))]
    land = regions_of(atlas.land)
    pairs = sum(count(atlas.near[one] & atlas.land) for one in land) / 2
    alike = sum(count(atlas.near[one] & atlas.like(one)) for one in land) / 2
    return {
        "land": len(land),
        "regions": int(atlas.size),
        "rounds": atlas.rounds,
        "entries": int(count(atlas.entry)),
        "natives": int(count(atlas.tribes | atlas.monsters)),
        "smallest": min(sizes),
        "alike": alike / pairs,
    }


@pytest.mark.parametrize(("key", "digest"), GOLDEN.items())
def test_a_seed_gives_the_same_board_everywhere(key: tuple[str, int, int], digest: str) -> None:
    assert digest_of(canonical(made(*key).tree)) == digest


@pytest.mark.parametrize(
    ("box", "players", "seed"),
    sample_of(((*kind, seed) for kind in KINDS for seed in (1, 2, 3)), 8),
)
def test_a_generated_map_counts_like_ours(box: str, players: int, seed: int) -> None:
    ours = facts(board(f"{box}-{players}"))
    theirs = facts(made(box, players, seed).board)
    for what in ("rounds", "natives"):
        assert theirs[what] == ours[what], what
    assert abs(theirs["land"] - ours["land"]) <= 1
    assert abs(theirs["regions"] - ours["regions"]) <= 1
    assert abs(theirs["entries"] - ours["entries"]) <= 6
    assert theirs["smallest"] >= SMALLEST_REGION
    assert theirs["alike"] <= 0.1


@EVERY_KIND
def test_terrain_and_symbols_come_in_equal_parts(box: str, players: int) -> None:
    sites = made(box, players, 1).board.atlas.sites
    land = Counter(
        site.terrain for site in sites if site.terrain not in ("sea", "lake", "river", "chasm")
    )
    assert len(land) == 5
    assert max(land.values()) - min(land.values()) <= 1
    symbols = Counter(symbol for site in sites for symbol in site.symbols)
    if box == "surface":
        assert {symbols[each] for each in ("mine", "magic", "cavern")} == {min(land.values())}
    else:
        assert symbols == {"volcano": 2}


def deal_of(some: HomeMap) -> Deal:
    """The board as the generator looks at it."""
    atlas, cells = some.board.atlas, some.board.cells
    sides = (cells[0], cells[-1], [row[0] for row in cells], [row[-1] for row in cells])
    land = regions_of(atlas.land)
    return Deal(
        [regions_of(mask) for mask in atlas.near],
        [sorted(set(side) & set(land)) for side in sides],
        [site.terrain for site in atlas.sites],
        land,
        natives=regions_of(atlas.tribes | atlas.monsters),
    )


@pytest.mark.parametrize(
    ("box", "players", "seed"), sample_of(((*kind, seed) for kind in KINDS for seed in (4, 5)), 6)
)
def test_no_side_opens_much_better_than_another(box: str, players: int, seed: int) -> None:
    assert opening_gap(deal_of(made(box, players, seed))) <= LARGEST_GAP


@settings(max_examples=8)
@given(st.sampled_from(KINDS[:2] + KINDS[4:6]), st.integers(0, 2**53 - 1))
def test_every_seed_gives_a_map_that_can_be_played(kind: tuple[str, int], seed: int) -> None:
    some = made(*kind, seed)
    s = new_game(some.key, content=content(some))
    play_out(s, Rng(seed % 1000))
    assert s.phase == OVER


def test_the_language_changes_the_names_and_nothing_else() -> None:
    one, other = (generate("surface", 2, 3, language) for language in ("en", "xx"))

    def bare(some: HomeMap) -> dict[str, Any]:
        regions = {letter: each | {"name": ""} for letter, each in some.tree["regions"].items()}
        return some.tree | {"name": {}, "regions": regions}

    assert bare(one) == bare(other)


def test_a_generated_map_reads_back_from_its_text() -> None:
    some = made("underground", 2, 1)
    text = collection_with_map(some, "A world", "Ada")
    (again,) = read_toml(text, "").maps
    assert again.tree == some.tree
    assert tomllib.loads(text)["author"] == "Ada"


@pytest.mark.parametrize(
    ("box", "players", "seed", "place"),
    [("cellar", 2, 1, "box"), ("surface", 6, 1, "players"), ("surface", 2, -1, "seed")],
)
def test_what_cannot_be_generated_is_refused(box: str, players: int, seed: int, place: str) -> None:
    with pytest.raises(NotParsable) as caught:
        generate(box, players, seed)
    assert caught.value.place == place


def test_the_command_writes_a_collection_to_play_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, svg = tmp_path / "new.toml", tmp_path / "new.svg"
    head = ["map", "new", "--players", "2", "--seed", "7"]
    assert main(head) == 0
    text = capsys.readouterr().out
    assert main([*head, "--out", str(file), "--svg", str(svg)]) == 0
    assert file.read_text(encoding="utf-8") == text
    assert "--map surface-2-seed-7" in capsys.readouterr().out.replace("\n", " ")
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    there = ["--with", str(file), "--map", "surface-2-seed-7"]
    assert main(["sim", "--games", "1", *there]) == 0
    assert main(["map", "new", "--players", "9"]) == 2
