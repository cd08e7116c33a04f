"""The lines of the protocol: they can be read back, and are short enough."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from elbowroom.atlas.read import board_names
from elbowroom.bots.driver import ask
from elbowroom.bots.protocol import messages as m
from elbowroom.bots.random_bot import RandomBot
from elbowroom.errors import NotParsable
from elbowroom.play.match import Match
from elbowroom.play.view_types import View


def some_way_into(name: str, box: str = "mixed") -> Match:
    match, bot = Match(name, box=box, seed=3), RandomBot(3)
    while match.state.round < 4:
        match.submit(ask(match, bot))
    return match


@pytest.mark.parametrize("name", board_names())
def test_a_view_can_be_read_back_as_a_view_and_as_json(name: str) -> None:
    view = some_way_into(name).view(2)
    word, rest = m.split(m.line_of(m.VIEW, view))
    assert word == "view"
    assert m.content_of(rest, View, "view") == view
    assert json.loads(rest)["seats"][0]["coins"] is None
    assert json.loads(rest)["code"] == view.code


@pytest.mark.parametrize("name", board_names())
def test_no_line_is_longer_than_documented(name: str) -> None:
    match = some_way_into(name)
    observation = match.observe(1)
    for line in (
        m.line_of(m.NEW, m.game_of(observation, 2**53 - 1)),
        m.line_of(m.VIEW, observation.view),
        m.line_of(m.ACTIONS, match.legal()),
    ):
        assert len(line.encode()) < m.MOST_OF_A_QUESTION
        assert "\n" not in line


def test_a_new_game_has_the_map_with_its_borders() -> None:
    game = m.game_of(Match("surface-2", seed=1).observe(2), 7)
    near = {place.slug: place.near for place in game.regions}
    assert (game.seat, game.seats, game.map, game.seed) == (2, 2, "surface-2", 7)
    assert all(slug in near[other] for slug, others in near.items() for other in others)
    assert any(place.edge for place in game.regions)
    assert any("mine" in place.symbols for place in game.regions)


@pytest.mark.parametrize(
    ("heading", "message_type"), [("What is in `new`", m.Game), ("What is in `view`", View)]
)
def test_the_documentation_has_every_field(heading: str, message_type: type) -> None:
    page = (Path(__file__).parents[3] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    table = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    first = [line.split("|")[1] for line in table.splitlines() if line.startswith("|")]
    names = re.findall(r"`(\w+)`", " ".join(first))
    assert sorted(names) == sorted(part.name for part in fields(message_type))


def test_unknown_names_are_ignored() -> None:
    assert m.content_of('{"plan": ["stop"], "mood": 3}', m.Why, "why") == m.Why(plan=("stop",))


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"plan": 3}'])
def test_an_invalid_line_is_named(text: str) -> None:
    with pytest.raises(NotParsable, match="why"):
        m.content_of(text, m.Why, "why")
