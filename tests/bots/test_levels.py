"""The levels: they play legally, finish every game, and are reproducible."""

from __future__ import annotations

from dataclasses import replace

import pytest

from elbowroom.bots.bot import Bot
from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import (
    EASY,
    Champion,
    Easy,
    Hard,
    Medium,
    Strength,
    Thinker,
    action_texts,
)
from elbowroom.bots.linear_evaluation import linear_evaluator
from elbowroom.bots.random_bot import RandomBot
from elbowroom.bots.redeployment import pack
from elbowroom.bots.value.learnt_evaluation import learnt_evaluator
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation
from elbowroom.rules.actions import DEPLOY
from tests.random_games import GAMES

# A complete search with a small budget.
SHORT = Strength(width=2, branch=2, picks=2, plans=3, nodes=600)


class Watched(Bot):
    """Lets another bot decide, and checks what it decides."""

    def __init__(self, inner: Bot) -> None:
        super().__init__()
        self.inner = inner
        self.answers: list[str] = []

    def decide(self, observation: Observation) -> str:
        answer = self.inner.decide(observation)
        assert answer in observation.actions
        self.answers.append(answer)
        return answer


def game(kind: type[Thinker], strength: Strength | None, seed: int, name: str, box: str) -> Match:
    match = Match(name, box=box, seed=seed)
    bots = {seat: Watched(kind(seed + seat, strength)) for seat in range(1, match.state.seats + 1)}
    play_on(match, bots)
    assert all(bot.answers for bot in bots.values())
    return match


def declines(strength: Strength, name: str) -> int:
    """How often anybody declines in a few games."""
    total = 0
    for seed in range(1, 13):
        match = Match(name, seed=seed)
        bots = {seat: Watched(Easy(seat, strength)) for seat in range(1, match.state.seats + 1)}
        play_on(match, bots)
        total += sum(bot.answers.count("decline") for bot in bots.values())
    return total


@pytest.mark.parametrize(("name", "box"), GAMES)
def test_easy_plays_every_box_to_the_end(name: str, box: str) -> None:
    assert game(Easy, None, 3, name, box).over


@pytest.mark.parametrize(("name", "box"), [("surface-2", "mixed"), ("underground-3", "")])
def test_medium_plays_to_the_end(name: str, box: str) -> None:
    assert game(Medium, None, 4, name, box).over


@pytest.mark.parametrize(("name", "box"), [("surface-3", ""), ("underground-2", "mixed")])
def test_a_search_with_few_nodes_plays_to_the_end(name: str, box: str) -> None:
    assert game(Champion, SHORT, 5, name, box).over


def test_the_same_seed_and_nodes_give_the_same_game() -> None:
    first = game(Hard, SHORT, 6, "surface-2", "")
    second = game(Hard, SHORT, 6, "surface-2", "")
    assert first.history == second.history


def test_another_seed_gives_another_game_of_the_easy_level() -> None:
    one, other = (Match("surface-2", seed=1) for _ in range(2))
    play_on(one, {1: Easy(1), 2: Easy(2)})
    play_on(other, {1: Easy(3), 2: Easy(4)})
    assert one.history != other.history


def test_medium_leaves_a_random_player_far_behind() -> None:
    match = Match("surface-2", seed=8)
    play_on(match, {1: RandomBot(1), 2: Medium(2)})
    assert match.state.coins[1] > match.state.coins[0] + 15


def test_several_tokens_are_written_one_by_one() -> None:
    s = Match("surface-2", seed=1).state
    slug = s.atlas.sites[3].slug
    assert action_texts(s, pack(DEPLOY, 3, 2)) == [f"deploy {slug} 1"] * 2


def test_easy_declines_earlier_at_a_table_of_two() -> None:
    clinging = replace(EASY, preferences_of_two=None)
    assert declines(EASY, "surface-2") > declines(clinging, "surface-2") > 0


def test_at_a_larger_table_easy_has_its_usual_preferences() -> None:
    clinging = replace(EASY, preferences_of_two=None)
    first = game(Easy, EASY, 7, "surface-3", "")
    assert first.history == game(Easy, clinging, 7, "surface-3", "").history


def test_levels_that_plan_play_by_what_was_learnt_and_the_others_by_rules_of_thumb() -> None:
    assert all(level().evaluator is learnt_evaluator() for level in (Hard, Champion))
    assert all(level().evaluator is linear_evaluator() for level in (Easy, Medium))
