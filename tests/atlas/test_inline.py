"""Inline maps of scenarios: a few words for each region, and links."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.inline import read_inline
from elbowroom.errors import Mistake
from elbowroom.masks import regions_of
from tests.quick_yaml import load_file

COAST = {
    "rounds": 8,
    "regions": {
        "shore": "farmland edge mine",
        "wood": "forest magic tribe",
        "crag": "mountain cavern",
        "bay": "sea edge",
    },
    "links": "shore-wood wood-crag shore-bay",
}


def read(value: object, box: str = "surface") -> Atlas:
    return read_inline(value, "coast.yaml", box)


def read_error(value: object, box: str = "surface") -> Mistake:
    with pytest.raises(Mistake) as excinfo:
        read(value, box)
    assert excinfo.value.source == "coast.yaml"
    return excinfo.value


def links(some: Atlas) -> set[tuple[str, str]]:
    return {
        (site.slug, some.sites[other].slug)
        for region, site in enumerate(some.sites)
        for other in regions_of(some.near[region])
    }


# --- what is read


def test_regions_are_numbered_in_order_of_appearance() -> None:
    coast = read(COAST)
    assert [site.slug for site in coast.sites] == ["shore", "wood", "crag", "bay"]
    assert [coast.region(slug) for slug in ("shore", "bay", "moon")] == [0, 3, -1]
    assert (coast.name, coast.box, coast.players, coast.rounds) == ("inline", "surface", 0, 8)


def test_words_after_the_terrain_are_symbols_and_marks() -> None:
    coast = read(COAST)
    assert regions_of(coast.edge) == [0, 3]
    assert regions_of(coast.mine) == [0]
    assert regions_of(coast.magic) == [1]
    assert regions_of(coast.tribes) == [1]
    assert regions_of(coast.cavern) == [2]
    rift = read({"regions": {"rift": "chasm volcano", "rim": "mine monsters"}}, "underground")
    assert regions_of(rift.volcanic) == [0]
    assert regions_of(rift.mine) == [1]
    assert regions_of(rift.monsters) == [1]


def test_links_go_both_ways() -> None:
    one_way = {("shore", "wood"), ("wood", "crag"), ("shore", "bay")}
    assert links(read(COAST)) == one_way | {(b, a) for a, b in one_way}


def test_links_may_be_a_list_of_texts_or_pairs() -> None:
    mixed = ["shore-wood wood-crag", ["shore", "bay"]]
    assert links(read({**COAST, "links": mixed})) == links(read(COAST))


def test_names_with_hyphens_are_resolved_by_the_existing_regions() -> None:
    regions = {"big-wood": "forest", "old-big-hill": "hill edge", "hill": "hill"}
    some = read({"regions": regions, "links": "big-wood-old-big-hill hill-big-wood"})
    assert ("big-wood", "old-big-hill") in links(some)
    assert ("hill", "big-wood") in links(some)


def test_numbers_may_name_regions() -> None:
    some = read({"regions": {1: "hill edge", 2: "forest"}, "links": ["1-2", [2, 1]]})
    assert links(some) == {("1", "2"), ("2", "1")}


def test_a_map_lasts_ten_rounds_unless_it_says_so() -> None:
    region = {"regions": {"a": "hill edge"}}
    assert read(region).rounds == 10
    assert read({**region, "turns": 5}).rounds == 5
    assert links(read({**region, "links": None})) == set()


def test_a_mixed_map_may_have_anything_and_is_underground_when_some_of_it_is() -> None:
    both = {"regions": {"a": "farmland edge mine monsters", "b": "mountain tribe", "c": "lake"}}
    assert read(both, "mixed").box == "surface"
    deep = {"regions": {"a": "mud edge tribe", "b": "hill", "r": "river"}}
    assert read(deep, "mixed").box == "underground"


SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.yaml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_maps_of_all_scenarios_read(path: Path) -> None:
    scenario = load_file(path)
    value = scenario.get("map")
    if isinstance(value, dict):
        some = read_inline(value, path.name, scenario.get("box", "surface"))
        assert [site.slug for site in some.sites] == [str(key) for key in value["regions"]]


# --- what is refused


def with_region(words: object) -> dict[str, object]:
    return {"regions": {"shore": "hill edge", "wood": words}}


def with_links(value: object) -> dict[str, object]:
    regions = {"a": "hill", "a-b": "hill", "b-c": "hill", "c": "hill"}
    return {"regions": regions, "links": value}


REGION = "map.regions.wood"
REFUSALS: dict[str, tuple[object, str, str]] = {
    "no map": ("surface-9", "map", "surface-9 is no table; write keys and"),
    "unknown key": ({**COAST, "rivers": 3}, "map", "“rivers” is no key here; write rounds,"),
    "two words for rounds": ({**COAST, "turns": 3}, "map.turns", "write it as: rounds: 8"),
    "rounds text": (
        {**COAST, "rounds": "8"},
        "map.rounds",
        "“8” is not a whole number from 1 to 30",
    ),
    "rounds bool": (
        {**COAST, "rounds": True},
        "map.rounds",
        "“True” is not a whole number from 1 to 30",
    ),
    "rounds range": (
        {**COAST, "rounds": 0},
        "map.rounds",
        "“0” is not a whole number from 1 to 30",
    ),
    "no regions": ({"links": "a-b"}, "map.regions", "write it as: wood: forest"),
    "empty regions": ({"regions": {}}, "map.regions", "write it as: wood: forest"),
    "regions list": ({"regions": ["hill"]}, "map.regions", "write it as: wood: forest"),
    "too many": (
        {"regions": {f"r{n}": "hill" for n in range(62)}},
        "map.regions",
        "62 regions are too many; at most 61 are",
    ),
    "same name": (
        {"regions": {1: "hill", "1": "hill"}},
        "map.regions",
        "“1” is there twice",
    ),
    "name false": (
        {"regions": {False: "hill"}},
        "map.regions.False",
        "write it as: wood: forest",
    ),
    "name spaced": (
        {"regions": {"a b": "hill"}},
        "map.regions.a b",
        "write it as: wood: forest",
    ),
    "name hyphens": (
        {"regions": {"a--b": "hill"}},
        "map.regions.a--b",
        "write it as: wood: forest",
    ),
    "no words": (with_region(""), REGION, "write it as: wood: farmland edge mine"),
    "no text": (with_region(None), REGION, "write it as: wood: farmland edge mine"),
    "terrain": (
        with_region("forrest"),
        REGION,
        "“forrest” is not possible here; write one of these: farmland, forest,",
    ),
    "flag first": (
        with_region("edge hill"),
        REGION,
        "“edge” is not possible here; write one of these: farmland, forest, hill,",
    ),
    "other box": (
        with_region("mud"),
        REGION,
        "“mud” is not possible here; write one of these: farmland, forest, hill,",
    ),
    "flag": (
        with_region("hill egde"),
        REGION,
        "“egde” is not possible here; write one of these: edge, mine, magic,",
    ),
    "two terrains": (
        with_region("hill forest"),
        REGION,
        "“forest” is not possible here; write one of these: edge, mine, magic,",
    ),
    "twice": (with_region("hill edge edge"), REGION, "“edge” is there twice"),
    "wet mine": (with_region("sea mine"), REGION, "“mine” needs land, not “sea”"),
    "volcano above": (
        with_region("hill volcano"),
        REGION,
        "“volcano” is not possible here; write one of these: mine, magic or cavern",
    ),
    "monsters above": (
        with_region("hill monsters"),
        REGION,
        "“monsters” does not belong to the box",
    ),
    "wet tribe": (with_region("lake tribe"), REGION, "“tribe” needs land, not “lake”"),
    "links number": (with_links(3), "map.links", "write it as: wood-hill hill-sea"),
    "link number": (with_links([3]), "map.links", "write it as: [wood, hill]"),
    "link of three": (with_links([["a", "c", "a"]]), "map.links", "write it as: [wood, hill]"),
    "no hyphen": (with_links("a"), "map.links.a", "write it as: wood-hill"),
    "unknown end": (
        with_links("c-moon"),
        "map.links.c-moon",
        "“moon” is not possible here; write one of these: a, a-b, b-c or c",
    ),
    "unknown start": (
        with_links("moon-c"),
        "map.links.moon-c",
        "“moon” is not possible here; write one of these: a, a-b, b-c or c",
    ),
    "unknown both": (
        with_links("x-y"),
        "map.links.x-y",
        "“x” is not possible here; write one of these: a, a-b, b-c or c",
    ),
    "unknown pair": (
        with_links([["a", "moon"]]),
        "map.links.['a', 'moon']",
        "“moon” is not possible here; write one of these: a, a-b, b-c or c",
    ),
    "two readings": (
        with_links("a-b-c"),
        "map.links.a-b-c",
        "write it as: [a, b-c] / [a-b, c]",
    ),
    "itself": (with_links("c-c"), "map.links.c-c", "a region cannot border itself; leave this"),
    "pair itself": (
        with_links([["c", "c"]]),
        "map.links.['c', 'c']",
        "a region cannot border itself; leave this",
    ),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_what_is_wrong_is_named_with_place_and_reason(case: str) -> None:
    value, place, reason = REFUSALS[case]
    error = read_error(value)
    assert error.place == place
    assert reason in error.reason


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "farmland",
            "“farmland” is not possible here; write one of these: mountain, mud, mushroom",
        ),
        ("mud cavern", "“cavern” is not possible here; write one of these: volcano"),
        ("mud volcano", "“volcano” needs “chasm”, not “mud”"),
        ("mud tribe", "“tribe” does not belong to the box “underground”"),
        ("river monsters", "“monsters” needs land, not “river”"),
    ],
)
def test_underground_has_its_own_words(words: str, reason: str) -> None:
    error = read_error({"regions": {"wood": words}}, "underground")
    assert error.place == REGION
    assert reason in error.reason


def test_a_mine_needs_no_mine_symbol() -> None:
    error = read_error({"regions": {"wood": "mine edge mine"}}, "mixed")
    assert (error.place, error.key) == (REGION, "collection-map-mine")


def test_an_unknown_box_is_refused() -> None:
    error = read_error(COAST, "attic")
    assert (error.place, error.reason) == (
        "box",
        "“attic” is not possible here; write one of these: surface, underground or mixed",
    )


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)
WORDS = st.lists(
    st.sampled_from(["hill", "mud", "sea", "chasm", "edge", "mine", "tribe", "volcano", "?"]),
    max_size=4,
).map(" ".join)
IDS = st.text("ab-1", max_size=5)


@given(
    ANYTHING
    | st.fixed_dictionaries(
        {
            "regions": st.dictionaries(IDS | st.integers() | st.booleans(), WORDS | ANYTHING),
            "links": st.lists(IDS | ANYTHING, max_size=4) | st.text("ab- 1", max_size=20),
        },
        optional={"rounds": ANYTHING},
    ),
    st.sampled_from(["surface", "underground", "mixed"]),
)
@settings(max_examples=400, deadline=None)
def test_anything_is_read_or_refused(value: object, box: str) -> None:
    try:
        some = read(value, box)
    except Mistake:
        return
    assert some.size == len(some.sites)
    chasms = {site.slug for site in some.sites if site.terrain == "chasm"}
    solid = {pair for pair in links(some) if not chasms & set(pair)}
    assert solid == {(other, one) for one, other in solid}
