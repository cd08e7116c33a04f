"""What the game waits for, in one line."""

from __future__ import annotations

from elbowroom.cli.language import say, words
from elbowroom.rules import actions as a
from elbowroom.rules.force import race_tokens
from elbowroom.rules.legal import legal_actions, most_at_once
from elbowroom.rules.pieces import BALROG, VOLCANO
from elbowroom.rules.state import AFTERMATH, CONQUEST, PHASES, REDEPLOY, RETREAT, START, State


def expected(s: State) -> str:
    """The question, and what there is to answer it with."""
    parts = [_question(s)]
    if s.die >= 0:
        parts.append(say("expect-die", amount=int(s.die)))
    hand = _hand(s)
    if hand is not None:
        parts.append(say("play-hand", amount=hand))
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


def _hand(s: State) -> int | None:
    """Tokens to attack or to place with."""
    if s.acting is None or s.pending:
        return None
    if s.phase in (START, CONQUEST):
        return int(race_tokens(s, s.acting))
    if s.phase in (REDEPLOY, RETREAT):
        return int(most_at_once(s, a.action(a.DEPLOY, 0, 2)))
    return None
