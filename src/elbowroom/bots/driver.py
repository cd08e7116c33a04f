"""Plays a match with bots; each sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.bots.bot import Bot
from elbowroom.play.match import Match


def ask(match: Match, bot: Bot) -> str:
    """What *bot* plays for the deciding seat; a single legal action is played without asking it."""
    observation = match.observe(match.decider)
    actions = observation.actions
    return actions[0] if len(actions) == 1 else bot.decide(observation)


def play_on(match: Match, bots: Mapping[int, Bot]) -> None:
    """Play to the end with a bot for every seat, from 1, then close the bots."""
    try:
        while match.decider is not None:
            match.submit(ask(match, bots[match.decider]), match.decider)
    finally:
        for seat, bot in bots.items():
            bot.close(match.view(seat) if match.over else None)
