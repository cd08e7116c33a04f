"""Whatever stands in a collection, it is read, or refused with a mistake that says where."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content, read_content, read_content_text
from elbowroom.homemade.effect_reading import VERBS
from elbowroom.homemade.reading import read_toml
from elbowroom.homemade.region_grammar import JOINTS, PREFIXES, WORDS
from elbowroom.homemade.sentences import rule_text
from elbowroom.play.new_game import new_game
from elbowroom.rules.playout import play_out
from elbowroom.rules.rng import Rng
from elbowroom.words import Words
from tests.fuzz.mutate import mutate_text
from tests.homemade.samples import HARBOUR_TEXT, TEXT

SETS = st.lists(st.sampled_from([*WORDS, *JOINTS, *PREFIXES, "(", ")"]), max_size=9).map(" ".join)
VALUES = st.one_of(SETS, st.integers(-1, 6), st.booleans(), st.none(), st.sampled_from(WORDS))
KEYS = ("by", "first", "each", "per", "of", "once", "when", "where")
EFFECTS = st.builds(
    lambda verb, value, rest: {verb: value} | rest,
    st.sampled_from(VERBS),
    VALUES,
    st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=2),
)
THINGS = st.fixed_dictionaries(
    {"tokens": st.integers(1, 5), "effects": st.lists(EFFECTS, max_size=4)}
)
TREES = st.fixed_dictionaries({"races": st.dictionaries(st.just("moles"), THINGS)})
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
)


def _read(tree: object) -> Content | None:
    try:
        return read_content(tree, "fuzz", whole=False)
    except NotParsable:
        return None


@given(JSON)
def test_any_data_is_read_or_refused(tree: object) -> None:
    _read(tree)


@given(TREES)
def test_whatever_is_accepted_reads_back_has_a_card_and_can_be_played(tree: Any) -> None:
    content = _read(tree)
    if content is None:
        return
    assert read_content_text(content.text, "again").text == content.text
    for thing in content.definitions:
        assert rule_text(thing, Words())
    s = new_game("surface-2", content=content)
    play_out(s, Rng(1))


@given(mutate_text([TEXT, HARBOUR_TEXT]))
def test_a_damaged_file_is_read_or_refused(text: str) -> None:
    try:
        content = Content([read_toml(text, "fuzz")])
    except NotParsable:
        return
    json.loads(content.text)


LETTERS = "ABCDEF"
TERRAIN = ("farmland", "hill", "mountain", "sea", "lake", "river", "chasm", "bog")
REGIONS = st.fixed_dictionaries(
    {"terrain": st.sampled_from(TERRAIN), "name": st.text("ab \u202e", max_size=4)},
    optional={
        "symbols": st.lists(st.sampled_from(("mine", "magic", "volcano")), max_size=2),
        "tribe": st.booleans(),
        "monsters": st.booleans(),
    },
)
MAPS = st.fixed_dictionaries(
    {
        "box": st.sampled_from(("surface", "underground")),
        "players": st.integers(2, 3),
        "rounds": st.integers(1, 3),
        "grid": st.lists(st.text(LETTERS, min_size=3, max_size=3), max_size=6).map("\n".join),
        "regions": st.dictionaries(st.sampled_from(LETTERS), REGIONS | JSON, max_size=6),
    }
)


@given(MAPS | JSON)
def test_any_map_is_read_and_played_or_refused(table: Any) -> None:
    content = _read({"maps": {"isle": table}})
    if content is not None:
        assert read_content_text(content.text, "again").text == content.text
        play_out(new_game("isle", content=content), Rng(1))
