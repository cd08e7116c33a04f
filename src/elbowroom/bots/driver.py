"""Plays a match with bots: each is asked when it has to decide, and knows what its seat may."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.bots.bot import Bot
from elbowroom.play.match import Match


def ask(match: Match, bot: Bot) -> str:
    """What *bot* plays for the deciding seat; where there is no choice it is not asked."""
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
