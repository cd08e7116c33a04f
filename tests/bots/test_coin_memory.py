"""Estimates of other purses: from coins that everybody saw, never from hidden ones."""

from __future__ import annotations

from statistics import fmean

import pytest

from elbowroom.bots.bot import Bot
from elbowroom.bots.coin_memory import CoinMemory
from elbowroom.bots.driver import play_on
from elbowroom.bots.levels import Medium
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation, imagine


class Accountant(Bot):
    """Plays like another bot, and compares its estimates with the truth."""

    def __init__(self, inner: Bot, match: Match) -> None:
        super().__init__()
        self.inner = inner
        self.match = match
        self.memory = CoinMemory()
        self.errors: list[int] = []
        self.errors_of_a_guess: list[int] = []

    def decide(self, observation: Observation) -> str:
        s = imagine(observation, 1)
        guess = [int(coins) for coins in s.coins]
        self.memory.fill_in(s, observation)
        for seat, hidden in enumerate(observation.hidden):
            if hidden:
                true = int(self.match.state.coins[seat])
                self.errors.append(abs(int(s.coins[seat]) - true))
                self.errors_of_a_guess.append(abs(guess[seat] - true))
        return self.inner.decide(observation)


@pytest.mark.parametrize("name", ["surface-2", "underground-2"])
def test_estimates_of_purses_are_better_than_guesses(name: str) -> None:
    errors: list[int] = []
    guesses: list[int] = []
    for seed in range(3):
        match = Match(name, seed=seed)
        bots = {seat: Accountant(Medium(seat), match) for seat in (1, 2)}
        play_on(match, bots)
        for bot in bots.values():
            errors += bot.errors
            guesses += bot.errors_of_a_guess
    assert fmean(errors) < 0.7 * fmean(guesses)


def test_nobody_has_earned_anything_at_first() -> None:
    match = Match("surface-2", seed=1)
    s = imagine(match.observe(1), 1)
    CoinMemory().fill_in(s, match.observe(1))
    assert s.coins[1] == 5


def test_a_turn_is_counted_once() -> None:
    match = Match("surface-2", seed=3)
    play = {1: Medium(1), 2: Medium(2)}
    memory = CoinMemory()
    while match.state.round < 3:
        match.submit(play[match.decider or 1].decide(match.observe(match.decider)))
    first, second = (imagine(match.observe(1), seed) for seed in (1, 2))
    memory.fill_in(first, match.observe(1))
    memory.fill_in(second, match.observe(1))
    assert first.coins[1] == second.coins[1] > 5


def test_open_coins_are_not_guessed_at() -> None:
    match = Match("surface-2", seed=3, options={"open_coins": True})
    match.state.coins[1] = 40
    s = imagine(match.observe(1), 1)
    CoinMemory().fill_in(s, match.observe(1))
    assert s.coins[1] == 40
