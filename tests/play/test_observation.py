"""Observations: a position to search in, without what its seat must not know."""

from __future__ import annotations

import pickle

import pytest

from elbowroom import (
    CHANCE,
    OVER,
    Match,
    Observation,
    Rng,
    apply,
    draw,
    imagine,
    parse_action,
    view,
    write_code,
)
from elbowroom.bots.driver import ask
from elbowroom.bots.levels import Easy, Thinker
from elbowroom.bots.protocol import messages as m
from elbowroom.bots.protocol.bot_program import BotProgram
from elbowroom.bots.random_bot import RandomBot
from elbowroom.play.observation import atlas_from, board_data
from tests.bots.quick import LEVELS
from tests.positions import position

LITTLE = """
box: mixed
map:
  rounds: 6
  regions:
    meadow: farmland edge
    ridge: mountain mine
    pond: lake
    cave: mushroom edge
    pit: chasm
    wood: forest
  links: meadow-ridge ridge-pond pond-cave meadow-cave cave-pit ridge-pit wood-ridge
round: 2
seats:
  - army: {race: ratmen, power: alchemist, hand: 6}
  - army: {race: elves, power: flying, hand: 2}
board:
  cave: 2 elves
column: [humans bivouacking, amazons forest, trolls mounted]
"""


def some_way_into(name: str, options: dict[str, bool] | None = None) -> Match:
    match, bot = Match(name, seed=3, options=options), RandomBot(3)
    while match.state.round < 3:
        match.submit(ask(match, bot))
    return match


def test_hidden_purses_are_blank_and_the_position_does_not_change() -> None:
    match = some_way_into("surface-3")
    match.state.own_supply()
    match.state.incomes[2] = 7
    before = write_code(match.state)
    observation = match.observe(2)
    assert observation.hidden == (True, False, True)
    assert [observation.state.coins[n] for n in (0, 2)] == [0, 0]
    assert [observation.state.incomes[n] for n in (0, 2)] == [0, 0]
    assert observation.state.coins[1] == match.state.coins[1]
    observation.state.coins[1] = 99
    assert write_code(match.state) == before


def test_nothing_is_hidden_where_coins_are_open() -> None:
    match = some_way_into("surface-2", {"open_coins": True})
    assert write_code(match.observe(1).state) == write_code(match.state)


def test_an_observation_has_the_view_and_the_actions_of_its_seat() -> None:
    match = some_way_into("underground-2")
    assert match.decider is not None
    observation = match.observe(match.decider)
    assert observation.view == match.view(match.decider)
    assert observation.actions == match.legal()
    assert match.observe(3 - match.decider).actions == []
    assert match.observe(None).actions == []


@pytest.mark.parametrize("name", ["surface-2", "underground-5"])
def test_an_observation_can_be_pickled(name: str) -> None:
    observation = some_way_into(name).observe(1)
    there = pickle.loads(pickle.dumps(observation))
    assert there.view == observation.view
    assert (there.seat, there.hidden) == (observation.seat, observation.hidden)
    assert write_code(there.state) == write_code(observation.state)
    assert write_code(imagine(there, 5)) == write_code(imagine(observation, 5))


def little() -> Observation:
    return Observation(position(LITTLE), 1)


def test_a_board_without_a_name_is_pickled_too() -> None:
    observation = little()
    there = pickle.loads(pickle.dumps(observation))
    assert view(there.state, 1) == observation.view
    assert there.actions == observation.actions
    mine, theirs = observation.state.atlas, there.state.atlas
    assert board_data(atlas_from(board_data(mine))) == board_data(mine)
    assert list(theirs.near) == list(mine.near)
    assert (theirs.entry, theirs.coast, theirs.chasmside) == (
        mine.entry,
        mine.coast,
        mine.chasmside,
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_on_a_board_without_a_name(level: str) -> None:
    s, rng = position(LITTLE), Rng(1)
    bots = {seat: Thinker(seat, LEVELS[level]) for seat in (1, 2)}
    while s.phase != OVER:
        seat = int(s.decider) + 1
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
        else:
            observation = Observation(s, seat)
            answer = bots[seat].decide(observation)
            assert answer in observation.actions
            apply(s, parse_action(s, answer))
    assert s.round == 6


def test_a_program_can_play_on_a_board_without_a_name() -> None:
    observation = little()
    lines = [
        m.line_of(m.NEW, m.game_of(observation, 5)),
        m.line_of(m.VIEW, observation.view),
        m.line_of(m.ACTIONS, observation.actions),
        "choose 1 5000",
    ]
    answers: list[str] = []
    BotProgram("easy", Easy).talk(lines, answers.append)
    assert answers == ["ready", f"play 1 {Easy(5).decide(observation)}"]
