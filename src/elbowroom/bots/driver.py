"""Bots at a match: each is asked in its turn, and shown no more than its seat may see."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.bots.bot import Bot
from elbowroom.play.match import Match


def ask(match: Match, bot: Bot) -> str:
    """What *bot* does for the deciding seat; where there is no choice it is not asked."""
    options = match.legal()
    if len(options) == 1:
        return options[0]
    return bot.choose(match.view(match.decider), options)


def play_on(match: Match, bots: Mapping[int, Bot]) -> None:
    """Play to the end with a bot for every seat, from 1, and send the bots home."""
    try:
        while match.decider is not None:
            match.submit(ask(match, bots[match.decider]), match.decider)
    finally:
        for seat, bot in bots.items():
            bot.close(match.view(seat) if match.over else None)
