"""Advice as messages: what a plan is expected to bring, and how it differs from the best one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elbowroom.bots.hint import Difference, Proposal
from elbowroom.play.offer import percent
from elbowroom.words.message import Message, Reference

_MOST: Final = 3
_LEAST: Final = 0.05  # in coins; smaller differences would be shown as 0


def figures_message(plan: Proposal) -> Message:
    """Coins, lead and chance to win at the end of the game, as *plan* is expected to lead to."""
    key = "hint-ahead" if plan.lead >= 0 else "hint-behind"
    args = {"coins": round(plan.coins, 1), "lead": round(abs(plan.lead), 1)}
    return Message(key, {**args, "win": percent(plan.win)})


def comparison_message(differences: Sequence[Difference]) -> Message:
    """The few *differences* from the best plan that matter most; a die is never left out."""
    visible = [each for each in differences if abs(each.other - each.best) >= _LEAST]
    parts: list[Reference] = [_difference(each) for each in visible[:_MOST]]
    parts += [_difference(each) for each in visible[_MOST:] if each.key == "odds"]
    return Message("hint-beside-best", {"list": parts}) if parts else Message("hint-as-good")


def _difference(difference: Difference) -> Message:
    if difference.key == "odds":
        chance = percent(difference.other)
        return Message("hint-odds", {"chance": chance}) if chance else Message("hint-no-die")
    change = difference.other - difference.best
    key = "hint-more" if change > 0 else "hint-less"
    amount = Message(key, {"amount": round(abs(change), 1)})
    return Message(f"hint-{difference.key}", {"change": amount})
