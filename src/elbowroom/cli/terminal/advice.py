"""Advice in words: the best plan, two others, and what makes the difference."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from elbowroom.bots.hint import Advice, Difference, Proposal, hints
from elbowroom.cli.language import enumerated, say
from elbowroom.play.match import Match

_MOST_DIFFERENCES = 3
_LEAST = 0.05  # in coins; smaller differences would be shown as 0.0


def advise(match: Match, seat: int, console: Console) -> RenderableType:
    """Advice for the deciding *seat* of *match*, from what that seat may see."""
    with console.status(say("hint-thinking")):
        advice = hints(match.observe(seat))
    return told(advice)


def told(advice: Advice) -> RenderableType:
    """Every plan with its figures, and beside the best how the others differ."""
    lines: list[Text] = []
    for number, plan in enumerate(advice.plans, 1):
        key = "hint-best" if number == 1 else "hint-other"
        actions = enumerated(plan.actions)
        lines.append(Text(say(key, number=number, actions=actions), style="bold"))
        lines.append(Text(f"   {_figures(plan)}"))
        if number > 1:
            lines.append(Text(f"   {beside_best(advice.differences(number - 1))}", style="dim"))
    return Group(*lines)


def _figures(plan: Proposal) -> str:
    key = "hint-ahead" if plan.lead >= 0 else "hint-behind"
    return say(key, coins=plan.coins, lead=abs(plan.lead), win=plan.win)


def beside_best(differences: Sequence[Difference]) -> str:
    """The few differences that matter most, as one line."""
    visible = [each for each in differences if abs(each.other - each.best) >= _LEAST]
    parts = [_difference(each) for each in visible[:_MOST_DIFFERENCES]]
    parts += [_difference(each) for each in visible[_MOST_DIFFERENCES:] if each.key == "odds"]
    return say("hint-beside-best", list=enumerated(parts)) if parts else say("hint-as-good")


def _difference(difference: Difference) -> str:
    if difference.key == "odds":
        chance = difference.other
        return say("hint-odds", chance=chance) if chance else say("hint-no-die")
    change = difference.other - difference.best
    sign = "+" if change > 0 else "−"
    return say(f"hint-{difference.key}", sign=sign, amount=abs(change))
