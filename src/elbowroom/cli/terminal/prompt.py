"""The prompt: what the game waits for, in one line."""

from __future__ import annotations

from elbowroom.cli.language import say, words
from elbowroom.play.hand import hand_of
from elbowroom.rules import actions as a
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.pieces import BALROG, VOLCANO
from elbowroom.rules.state import AFTERMATH, PHASES, REDEPLOY, RETREAT, START, State


def prompt_text(s: State) -> str:
    """The question to the deciding seat, and the tokens that it has for it."""
    parts = [_question(s)]
    if s.die >= 0:
        parts.append(say("expect-die", amount=int(s.die)))
    hand = hand_of(s)
    if hand is not None:
        placing = s.phase in (REDEPLOY, RETREAT)
        parts.append(say("play-hand", amount=hand.to_place if placing else hand.tokens))
        if hand.helpers:
            parts.append(say("play-helpers", amount=hand.helpers))
    return " ".join(parts)


def _question(s: State) -> str:
    kinds = {(act.kind, act.detail) for act in legal_actions(s)}
    if s.pending:
        if (a.MOVE, BALROG) in kinds:
            return say("expect-balrog")
        return say("expect-volcano" if (a.PLACE, VOLCANO) in kinds else "expect-sword")
    if s.phase == AFTERMATH:
        return say("expect-stout" if (a.DECLINE, 0) in kinds else "expect-altar")
    if s.phase == START and s.acting is not None:
        if not s.acting.active:
            return say("expect-declined-army", race=words().name(s.acting.race.key))
        if (a.DECLINE, 0) not in kinds:
            return say("expect-campaign")
    return words().attr(f"phase-{PHASES[s.phase]}", "text")
