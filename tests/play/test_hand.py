"""What the deciding seat has in hand, the same in every interface."""

from __future__ import annotations

import pytest

from elbowroom import Match, Rng, legal_actions, view
from elbowroom.cli.terminal.prompt import prompt_text
from elbowroom.play.hand import hand_of
from elbowroom.play.view_types import HandView
from elbowroom.rules.actions import DEPLOY
from tests.positions import cave, land
from tests.random_games import lively


def test_tokens_that_the_first_conquest_lifts_are_in_hand() -> None:
    game = land("orcs hill 2", shore="3 orcs")
    assert hand_of(game.s) == HandView(4, 0, 0)


def test_the_token_of_the_fountain_is_in_hand_in_the_view_and_at_the_terminal() -> None:
    game = cave("ogres stone", pit="1 ogres, fountain")
    assert view(game.s, 1).hand == HandView(1, 0, 0)
    assert "conquer with 1 token," in prompt_text(game.s)


def test_helpers_are_counted_apart_in_the_view_and_at_the_terminal() -> None:
    game = cave("iron-dwarves stone 2 hammers=3", pit="1 iron-dwarves")
    assert view(game.s, 1).hand == HandView(2, 3, 0)
    assert "conquer with 2 tokens," in prompt_text(game.s)
    assert prompt_text(game.s).endswith("3 helpers fight with them.")


def test_helpers_that_need_a_dwarf_do_not_count_without_one() -> None:
    options = {"hammer_needs_dwarf": True}
    game = cave("iron-dwarves stone hammers=3", pit="1 iron-dwarves", options=options)
    assert hand_of(game.s) == HandView(0, 0, 0)


def test_tokens_that_stay_in_hand_are_not_to_be_placed() -> None:
    game = land("amazons hill", shore="4 amazons").do("stop")
    assert (game.hand("amazons"), hand_of(game.s)) == (3, HandView(0, 0, 0))
    game = land("amazons hill", shore="7 amazons").do("stop")
    assert (game.hand("amazons"), hand_of(game.s)) == (6, HandView(0, 0, 2))
    assert prompt_text(game.s) == "Redeploy: place 2 more tokens."


def test_there_is_no_hand_without_something_to_conquer_or_to_place() -> None:
    assert hand_of(Match("surface-2", seed=1).state) is None


@pytest.mark.parametrize("map", ["surface-3", "underground-3"])
def test_tokens_are_to_be_placed_whenever_and_only_when_they_can_be(map: str) -> None:
    match, rng = Match(map, box="mixed", seed=5), Rng(3)
    while not match.over:
        acts = legal_actions(match.state)
        hand = hand_of(match.state)
        deploys = any(act.kind == DEPLOY for act in acts)
        assert deploys == (hand is not None and hand.to_place > 0)
        match.submit(lively(match.state, acts, rng))
