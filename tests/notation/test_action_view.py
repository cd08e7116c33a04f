"""Actions as data: the same as their text says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom import Match, Rng, legal_actions
from elbowroom.notation.action_view import ActionView, action_view, die_in
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.rules.state import State
from tests.positions import position
from tests.random_games import lively

NOTATION = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def two_seats() -> State:
    return position("seats: [{army: {race: orcs, power: hill, hand: 5}}, {}]")


def view_of(text: str) -> ActionView:
    s = two_seats()
    return action_view(s, parse_action(s, text))


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("stop", {"verb": "stop"}),
        ("decline", {"verb": "decline"}),
        ("decline by stonehedge", {"verb": "decline", "by": ("stonehedge",)}),
        ("roll", {"verb": "roll"}),
        ("roll wood by sword", {"verb": "roll", "region": "wood", "by": ("sword",)}),
        ("conquer wood", {"verb": "conquer", "region": "wood"}),
        (
            "conquer wood by doormat bag:sword",
            {"verb": "conquer", "region": "wood", "by": ("doormat", "bag"), "copies": "sword"},
        ),
        ("pick 3", {"verb": "pick", "slot": 3}),
        ("pick 3 swap 5", {"verb": "pick", "slot": 3, "swap": 5}),
        ("ally 2", {"verb": "ally", "seat": 2}),
        ("deploy wood 3", {"verb": "deploy", "region": "wood", "tokens": 3}),
        (
            "place encampment wood 2",
            {"verb": "place", "region": "wood", "piece": "encampment", "count": 2},
        ),
        (
            "place bag:ring wood",
            {"verb": "place", "region": "wood", "piece": "bag", "copies": "ring", "count": 1},
        ),
        ("move balrog wood", {"verb": "move", "region": "wood", "piece": "balrog", "count": 1}),
        ("sacrifice wood", {"verb": "sacrifice", "region": "wood"}),
    ],
)
def test_every_operand_has_its_own_field(text: str, fields: dict[str, object]) -> None:
    assert view_of(text) == ActionView(text=text, **fields)  # type: ignore[arg-type]


def test_every_action_of_the_notation_has_its_verb() -> None:
    rows = NOTATION.split("## Actions")[1].split("\n#")[0].splitlines()
    cells = [row.split("|")[1] for row in rows if row.startswith("| `")]
    texts = re.findall("`([^`]+)`", " ".join(cells))
    assert len(texts) > 18
    for text in texts:
        assert view_of(text).verb == text.split()[0]


def test_the_last_die_among_the_results_of_chance_counts() -> None:
    assert die_in(["die 2", "draw giants berserk", "die 0"]) == 0
    assert die_in(["draw giants berserk"]) is None


@pytest.mark.parametrize("map", ["surface-2", "underground-3"])
def test_the_text_of_an_action_is_what_the_notation_writes(map: str) -> None:
    match, rng = Match(map, box="mixed", seed=7), Rng(1)
    while not match.over:
        acts = legal_actions(match.state)
        for act in acts:
            data = action_view(match.state, act)
            assert data.text == action_text(match.state, act)
            assert data.text.startswith(data.verb)
            assert data.region in data.text
        match.submit(lively(match.state, acts, rng))
