"""Advice as text: the best plan, two others, and the differences that matter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from elbowroom.bots.hint import Advice, Difference, Proposal, hints
from elbowroom.cli.language import comma_list, say
from elbowroom.play.match import Match

_MOST_DIFFERENCES = 3
_LEAST = 0.05  # in coins; smaller differences would be shown as 0.0


def advise(match: Match, seat: int, console: Console) -> RenderableType:
    """Advice for the deciding *seat* of *match*, from what that seat may see."""
    with console.status(say("hint-thinking")):
        advice = hints(match.observe(seat))
    return advice_text(advice)


def advice_text(advice: Advice) -> RenderableType:
    """Every plan with its figures, and how the others differ from the best."""
    lines: list[Text] = []
    for number, plan in enumerate(advice.plans, 1):
        key = "hint-best" if number == 1 else "hint-other"
        actions = comma_list(plan.actions)
        lines.append(Text(say(key, number=number, actions=actions), style="bold"))
        lines.append(Text(f"   {_figures(plan)}"))
        if number > 1:
            lines.append(Text(f"   {comparison(advice.differences(number - 1))}", style="dim"))
    return Group(*lines)


def _figures(plan: Proposal) -> str:
    key = "hint-ahead" if plan.lead >= 0 else "hint-behind"
    return say(key, coins=plan.coins, lead=abs(plan.lead), win=plan.win)


def comparison(differences: Sequence[Difference]) -> str:
    """The few differences that matter most, as one line."""
    visible = [each for each in differences if abs(each.other - each.best) >= _LEAST]
    parts = [_difference(each) for each in visible[:_MOST_DIFFERENCES]]
    parts += [_difference(each) for each in visible[_MOST_DIFFERENCES:] if each.key == "odds"]
    return say("hint-beside-best", list=comma_list(parts)) if parts else say("hint-as-good")


def _difference(difference: Difference) -> str:
    if difference.key == "odds":
        chance = difference.other
        return say("hint-odds", chance=chance) if chance else say("hint-no-die")
    change = difference.other - difference.best
    sign = "+" if change > 0 else "−"
    return say(f"hint-{difference.key}", sign=sign, amount=abs(change))
