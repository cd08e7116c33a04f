"""The PettingZoo environment: PettingZoo's own tests, and that it is really our game."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from elbowroom.adapters.observations import rewards
from elbowroom.adapters.pettingzoo_env import COINS, WIN, env, raw_env
from elbowroom.errors import NotLegal, NotParsable
from elbowroom.homemade.content import read_content
from elbowroom.notation.code import read_code
from elbowroom.play.match import Match
from tests.homemade.samples import TEXT, harbour

# PettingZoo warns about observations that are dicts, except those of its own games.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def play_game(table: Any, seed: int | None) -> tuple[list[int], dict[str, float]]:
    """Play a whole game: the actions, and the total reward of each agent."""
    table.reset(seed=seed)
    actions: list[int] = []
    total = dict.fromkeys(table.agents, 0.0)
    luck = np.random.default_rng(7)
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        total[agent] += reward
        if ended or cut:
            table.step(None)
            continue
        action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
        actions.append(action)
        table.step(action)
    return actions, total


@pytest.mark.parametrize("reward", [WIN, COINS])
@pytest.mark.parametrize(("name", "box"), [("surface-2", ""), ("underground-3", "mixed")])
def test_it_passes_the_test_of_pettingzoo(name: str, box: str, reward: str) -> None:
    api_test(env(name, box=box, reward=reward), num_cycles=150)


@pytest.mark.parametrize("name", ["surface-2", "underground-5"])
def test_the_same_seed_gives_the_same_game_as_pettingzoo_sees_it(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=100)


def test_other_seeds_give_other_games_and_no_seed_continues_the_generator() -> None:
    table = raw_env("surface-2")
    first = [play_game(table, 3), play_game(table, None)]
    assert first == [play_game(table, 3), play_game(table, None)]
    assert first[0] != first[1]
    assert play_game(table, 4) != first[0]


def test_it_is_the_game_of_a_match_with_the_same_seed_and_actions() -> None:
    table = raw_env("surface-3")
    actions, total = play_game(table, 11)
    match = Match("surface-3", seed=11)
    for action in actions:
        assert table.numbers.text(action) in match.legal()
        match.submit(table.numbers.text(action))
    assert match.over
    first = match.winners()
    shares = [(seat in first) / len(first) for seat in (1, 2, 3)]
    assert list(total.values()) == pytest.approx(rewards(shares))


def test_coins_are_rewards_when_they_are_earned() -> None:
    table = raw_env("surface-2", reward=COINS)
    actions, total = play_game(table, 11)
    match = Match("surface-2", seed=11)
    for action in actions:
        match.submit(table.numbers.text(action))
    assert list(total.values()) == [match.state.coins[seat] - 5 for seat in (0, 1)]


def test_the_mask_has_the_legal_actions_and_is_empty_for_waiting_agents() -> None:
    table = raw_env("surface-2")
    table.reset(seed=1)
    mine, other = table.observe("seat_1"), table.observe("seat_2")
    legal = [table.numbers.text(int(number)) for number in np.flatnonzero(mine["action_mask"])]
    assert legal == [f"pick {slot}" for slot in range(1, 7)]
    assert not other["action_mask"].any()
    assert np.array_equal(table.infos["seat_1"]["action_mask"], mine["action_mask"])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw_env("surface-2")
    table.reset(seed=1)
    with pytest.raises(NotLegal, match="decline"):
        table.step(table.numbers.parse("decline"))
    assert table.agent_selection == "seat_1"


def test_with_the_wrappers_an_illegal_action_loses() -> None:
    table = env("surface-2")
    table.reset(seed=1)
    table.step(table.unwrapped.numbers.parse("decline"))
    assert all(table.terminations.values())
    assert table.rewards["seat_1"] == -1


def test_a_position_can_be_shown() -> None:
    table = raw_env("surface-2", render_mode="ansi")
    table.reset(seed=1)
    assert read_code(table.render() or "").atlas.name == "surface-2"
    silent = raw_env("surface-2")
    silent.reset(seed=1)
    assert silent.render() is None
    silent.close()


@pytest.mark.parametrize(
    "wrong", [{"map": "nowhere"}, {"reward": "fame"}, {"render_mode": "human"}, {"box": "moon"}]
)
def test_wrong_arguments_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(NotParsable):
        raw_env(**wrong)  # type: ignore[arg-type]


def test_a_home_made_map_has_the_spaces_of_every_other_if_they_are_fixed() -> None:
    content = read_content([json.loads(harbour().text), tomllib.loads(TEXT)], "both")
    docks = raw_env("the-docks", content=content, fixed=True)
    usual = raw_env("surface-2", fixed=True)
    assert docks.observation_space("seat_1") == usual.observation_space("seat_1")
    assert docks.action_space("seat_1") == usual.action_space("seat_1")
    assert docks.numbers.parse("stop") == usual.numbers.parse("stop")
    assert (
        docks.numbers.parse("conquer crumb-cove") - usual.numbers.parse("conquer gull-sound") == 1
    )
    assert docks.numbers.text(docks.numbers.size - 2) == ""
    _, total = play_game(docks, 4)
    assert sum(total.values()) == pytest.approx(0)
    own = raw_env("the-docks", content=content)
    assert own.numbers.size < usual.numbers.size
    play_game(own, 4)
