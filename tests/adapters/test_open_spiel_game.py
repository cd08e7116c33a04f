"""The game for OpenSpiel: OpenSpiel's own test, and that it is really our game."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest

from elbowroom.adapters.open_spiel_game import NAME, Position, read_options
from elbowroom.errors import NotParsable
from elbowroom.notation.code import write_code
from elbowroom.play.new_game import new_game
from tests.homemade.samples import HARBOUR, harbour


def play(state: Any, seed: int, most: int = 10**6) -> Any:
    """Play random actions and chance outcomes from *state*, at most *most*."""
    luck = random.Random(seed)
    while not state.is_terminal() and most:
        if state.is_chance_node():
            falls = state.chance_outcomes()
            weights = [chance for _, chance in falls]
            state.apply_action(luck.choices([act for act, _ in falls], weights)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize("name", [NAME, f"{NAME}(map=underground-2)"])
def test_it_passes_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("parameters", "players"), [("map=surface-3", 3), ("map=underground-5,box=mixed", 5)]
)
def test_the_returns_of_a_game_of_any_size_add_up_to_zero(parameters: str, players: int) -> None:
    game = pyspiel.load_game(f"{NAME}({parameters})")
    state = play(game.new_initial_state(), 4)
    assert game.num_players() == players == len(state.returns())
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert len(state.history()) < game.max_game_length()


def test_chance_outcomes_have_probabilities_and_texts() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    assert state.is_chance_node()
    falls = state.chance_outcomes()
    assert len(falls) == 14 * 20
    assert sum(chance for _, chance in falls) == pytest.approx(1)
    words = state.action_to_string(pyspiel.PlayerId.CHANCE, falls[0][0])
    assert words.startswith("! draw ")
    play(state, 1, 6)
    assert state.action_to_string(0, state.legal_actions()[2]) == "pick 3"


def test_a_copy_is_independent() -> None:
    state = play(pyspiel.load_game(NAME).new_initial_state(), 2, 40)
    twin = state.clone()
    play(twin, 3, 20)
    assert str(twin) != str(state)
    assert len(twin.history()) == len(state.history()) + 20


def test_an_observation_has_only_the_coins_of_its_player() -> None:
    state = play(pyspiel.load_game(NAME).new_initial_state(), 2, 6)
    richer = state.clone()
    richer.position.s.coins[1] += 20
    assert state.observation_string(0) == richer.observation_string(0)
    assert state.observation_string(1) != richer.observation_string(1)
    assert state.observation_tensor(0) == richer.observation_tensor(0)
    assert state.observation_tensor(1) != richer.observation_tensor(1)


def test_an_information_state_is_the_history_of_the_game() -> None:
    state = play(pyspiel.load_game(NAME).new_initial_state(), 2, 30)
    course = " ".join(str(action) for action in state.history())
    assert state.information_state_string(0) == f"seat 1: {course}"
    assert state.information_state_string(1) == f"seat 2: {course}"


def test_a_saved_state_continues_like_the_original() -> None:
    game = pyspiel.load_game(NAME)
    state = play(game.new_initial_state(), 5, 50)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(play(again, 6)) == str(play(state, 6))


def test_a_pickled_position_is_the_same_position() -> None:
    s = new_game("surface-2")
    make, arguments = Position(s).__reduce__()
    assert callable(make)
    assert write_code(make(*arguments).s) == write_code(s)


def test_a_home_made_map_is_played_copied_and_written_down() -> None:
    parameters = {"map": "the-docks", "collection": str(HARBOUR), "fixed": True}
    game = pyspiel.load_game(NAME, parameters)
    usual = pyspiel.load_game(f"{NAME}(fixed=True)")
    assert game.num_distinct_actions() == usual.num_distinct_actions()
    sizes = [len(each.new_initial_state().observation_tensor(0)) for each in (game, usual)]
    assert sizes[0] == sizes[1]
    state = play(game.new_initial_state(), 3, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(play(again, 6)) == str(play(state, 6))
    s = new_game("the-docks", content=harbour())
    make, arguments = Position(s).__reduce__()
    assert callable(make)
    assert write_code(make(*arguments).s) == write_code(s)


def test_house_rules_are_read_and_played() -> None:
    assert read_options("sea_entry=false open_coins=true") == {
        "sea_entry": False,
        "open_coins": True,
    }
    game = pyspiel.load_game(NAME, {"options": "open_coins=true"})
    state = play(game.new_initial_state(), 2, 6)
    richer = state.clone()
    richer.position.s.coins[1] += 20
    assert state.observation_string(0) != richer.observation_string(0)


@pytest.mark.parametrize("text", ["sea_entry", "sea=true", "sea_entry=maybe"])
def test_an_unknown_house_rule_is_refused(text: str) -> None:
    with pytest.raises(NotParsable, match="house rule"):
        read_options(text)
