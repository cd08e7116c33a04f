"""Abbreviations: text with only one meaning is understood."""

from __future__ import annotations

import pytest

from elbowroom.atlas.read import board_names
from elbowroom.cli import language
from elbowroom.cli.terminal.reading import Reader, matching
from elbowroom.cli.terminal.typed import example_region, typed
from elbowroom.notation.actions import parse_action
from elbowroom.notation.position import read_position
from elbowroom.play.match import Match
from elbowroom.rules.legal import legal_actions, most_at_once
from elbowroom.rules.state import State
from elbowroom.words import Words, languages

LEGAL = [
    "conquer mumblewood",
    "conquer mount-grudge",
    "conquer mumblewood by dragon",
    "roll goatsneeze",
    "stop",
]
PLACING = [
    "deploy butterfold 1",
    "deploy mumblewood 1",
    "place fortress butterfold",
    "place encampment mumblewood 1",
    "place encampment butterfold 1",
    "ally 2",
    "end",
]


def placing() -> State:
    army = {"race": "orcs", "power": "bivouacking", "hand": 7}
    data = {
        "title": "placing",
        "map": "surface-2",
        "phase": "conquest",
        "seats": [{"army": army}, None],
        "board": {"butterfold": "1 orcs", "mumblewood": "1 orcs"},
    }
    match = Match("surface-2")
    match.state = read_position(data, "test").state
    match.submit("stop")
    return match.state


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("conquer mumblewood", "conquer mumblewood"),
        ("c mumb", "conquer mumblewood"),
        ("C MUMB", "conquer mumblewood"),
        ("c m by d", ""),
        ("c mu by d", "conquer mumblewood by dragon"),
        ("c grudge", "conquer mount-grudge"),
        ("c Mount Grudge", "conquer mount-grudge"),
        ("conquer scarecrow's rest", "conquer scarecrows-rest"),
        ("conquer the nodding pines by dragon", "conquer the-nodding-pines by dragon"),
        ("r", "roll goatsneeze"),
        ("s", "stop"),
        ("ab but", "abandon butterfold"),
        ("sac goat", "sacrifice goatsneeze"),
        ("pick 3 swap 5", "pick 3 swap 5"),
    ],
)
def test_conquests(text: str, action: str) -> None:
    s = Match("surface-2").state
    assert Reader(s, LEGAL).read(text).action == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("dep but 3", "deploy butterfold 3"),
        ("d mumb", "deploy mumblewood 1"),
        ("d butterfold all", "deploy butterfold 7"),
        ("p f but", "place fortress butterfold"),
        ("place enc mumb 2", "place encampment mumblewood 2"),
        ("place", ""),
        ("al", "ally 2"),
        ("e", "end"),
    ],
)
def test_placements(text: str, action: str) -> None:
    assert Reader(placing(), PLACING).read(text).action == action


@pytest.mark.parametrize("code", languages())
def test_what_is_shown_to_be_typed_is_understood(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speech = Words(code)
    monkeypatch.setattr(language, "words", lambda: speech)
    for name in board_names():
        s = Match(name).state
        reader = Reader(s, [])
        example = example_region(s.atlas)
        assert reader.region([example["short"]]) == reader.region(example["region"].split())
        for site in s.atlas.sites:
            action = f"conquer {site.slug} by dragon"
            assert reader.read(typed(s.atlas, action)).action == action


def test_all_means_everything_that_can_be_placed() -> None:
    s = placing()
    assert most_at_once(s, parse_action(s, "deploy butterfold 7")) == 7


@pytest.mark.parametrize(
    ("text", "unknown", "meanings"),
    [
        ("fly mumblewood", "fly", []),
        ("conquer atlantis", "atlantis", []),
        ("conquer m", "m", ["mount-grudge", "mumblewood"]),
        ("abandon b", "b", ["barleywhistle", "bootsuck-bog", "bramblewick", "brinewink-bay"]),
        ("conquer", "conquer", ["conquer mount-grudge", "conquer mumblewood"]),
    ],
)
def test_ambiguous_text_is_reported(text: str, unknown: str, meanings: list[str]) -> None:
    reading = Reader(Match("surface-2").state, LEGAL).read(text)
    assert reading.action == ""
    assert reading.unknown == unknown
    assert reading.meanings[: len(meanings)] == meanings


def test_every_legal_action_is_read_as_itself() -> None:
    match = Match("underground-3", seed=5)
    for _ in range(400):
        if match.over:
            break
        legal = match.legal()
        reader = Reader(match.state, legal)
        assert [reader.read(text).action for text in legal] == legal
        match.submit(legal[len(match.history) % len(legal)])
    assert len(match.history) > 100
    assert match.over or legal_actions(match.state)


def test_a_word_matches_itself_before_anything_longer() -> None:
    assert matching("mud", ["mud", "mud-pool"]) == ["mud"]
    assert matching("po", ["mud", "mud-pool"]) == ["mud-pool"]
    assert matching("x", ["mud"]) == []


def test_a_region_may_be_typed_in_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(language, "words", lambda: Words("cs"))
    reader = Reader(Match("surface-2").state, ["conquer butterfold", "conquer mumblewood"])
    assert reader.read("conquer Máslov").action == "conquer butterfold"
    assert reader.read("c mumlavy les").action == "conquer mumblewood"
    assert reader.read("c butter").action == "conquer butterfold"
    # A Czech name comes before an English one, which is tumbledown.
    assert reader.read("abandon tu").action == "abandon turnip-vale"
    assert reader.region(["paní"]).action == "lady-mire"
    assert reader.region(["hora"]).action == "mount-grudge"
    assert reader.region(["nikde"]).action == ""
