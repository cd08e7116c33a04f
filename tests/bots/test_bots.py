"""Bots: they see a view, answer with a legal action, and finish every game."""

from __future__ import annotations

import pytest

from elbowroom.atlas.read import board_names
from elbowroom.bots.bot import Bot
from elbowroom.bots.driver import ask, play_on
from elbowroom.bots.levels import Easy
from elbowroom.bots.registry import BOTS
from elbowroom.play.match import Match
from elbowroom.play.observation import Observation
from elbowroom.play.record import load_match, write_record
from elbowroom.play.view_types import View
from elbowroom.words import Words

# The others think too long for a test on every map; see test_levels.
QUICK = ("random", "easy")


class Witness(Bot):
    """Passes questions on to another bot, and counts questions and answers."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self.strange: list[str] = []
        self.questions = 0

    def decide(self, observation: Observation) -> str:
        answer = self.bot.decide(observation)
        self.questions += 1
        decider = int(observation.state.decider) + 1
        if answer not in observation.actions or observation.seat != decider:
            self.strange.append(answer)
        return answer


def bots_for(match: Match, name: str, seed: int) -> dict[int, Witness]:
    seats = range(1, int(match.state.seats) + 1)
    return {seat: Witness(BOTS[name](seed + seat)) for seat in seats}


@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("box", ["", "mixed"])
@pytest.mark.parametrize("name", board_names())
def test_bots_play_legal_actions_and_finish_on_every_map(name: str, box: str, bot: str) -> None:
    match = Match(name, box=box, seed=2)
    bots = bots_for(match, bot, 11)
    play_on(match, bots)
    assert match.over
    assert [witness.strange for witness in bots.values()] == [[]] * len(bots)
    assert all(witness.questions for witness in bots.values())


@pytest.mark.parametrize("bot", QUICK)
def test_the_same_seeds_give_the_same_game(bot: str) -> None:
    records = []
    for _ in range(2):
        match = Match("surface-2", seed=8)
        play_on(match, bots_for(match, bot, 3))
        records.append(write_record(match))
    assert records[0] == records[1]
    assert load_match(records[0]).over


def test_a_bot_without_a_choice_is_not_asked() -> None:
    match = Match("surface-2", seed=1)
    while len(match.legal()) > 1:
        match.submit(match.legal()[-1])
    assert ask(match, Bot()) == match.legal()[0]


def test_a_bot_must_define_choose_or_decide() -> None:
    match = Match("surface-2", seed=1)
    with pytest.raises(NotImplementedError):
        ask(match, Bot())


def test_hidden_coins_do_not_matter_to_a_bot_beyond_its_guess() -> None:
    match, other = (Match("surface-2", seed=2) for _ in range(2))
    other.state.coins[1] = 99
    assert Easy(5).decide(match.observe(1)) == Easy(5).decide(other.observe(1))


class Talker(Bot):
    """Decides from the view and the legal actions alone."""

    def choose(self, view: View, actions: list[str]) -> str:
        assert view.decider == view.viewer
        return actions[-1]


def test_a_bot_can_decide_from_a_view_alone() -> None:
    match = Match("surface-2", seed=2)
    assert ask(match, Talker()) == match.legal()[-1]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_has_a_name_in_words(name: str) -> None:
    assert Words().text(f"bot-{name}") != name
