"""Advice as text: the best plan, two others, and the differences that matter."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.text import Text

from elbowroom.atlas.atlas import Atlas
from elbowroom.bots.advice_messages import comparison_message, figures_message
from elbowroom.bots.hint import Advice, hints
from elbowroom.cli.language import comma_list, say, words
from elbowroom.cli.terminal.typed import typed
from elbowroom.play.match import Match
from elbowroom.words.speaker import Speaker


def advise(match: Match, seat: int, console: Console) -> RenderableType:
    """Advice for the deciding *seat* of *match*, from what that seat may see."""
    with console.status(say("hint-thinking")):
        advice = hints(match.observe(seat))
    return advice_text(advice, match.state.atlas)


def advice_text(advice: Advice, atlas: Atlas) -> RenderableType:
    """Every plan with its figures, and how the others differ from the best."""
    speaker = Speaker(words())
    lines: list[Text] = []
    for number, plan in enumerate(advice.plans, 1):
        key = "hint-best" if number == 1 else "hint-other"
        actions = comma_list(typed(atlas, action) for action in plan.actions)
        lines.append(Text(say(key, number=number, actions=actions), style="bold"))
        lines.append(Text(f"   {speaker.say(figures_message(plan))}"))
        if number > 1:
            comparison = comparison_message(advice.differences(number - 1))
            lines.append(Text(f"   {speaker.say(comparison)}", style="dim"))
    return Group(*lines)
