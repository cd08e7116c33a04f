"""What the deciding seat is asked, as one message (``prompt-…`` of the words)."""

from __future__ import annotations

from typing import Final

from elbowroom.notation.naming import army, thing
from elbowroom.play.hand import hand_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.pieces import BALROG, PIECES, VOLCANO
from elbowroom.rules.state import AFTERMATH, PICK, REDEPLOY, RETREAT, START, Army, State
from elbowroom.words.message import Argument, Message, Name

# Pieces that must go somewhere in the middle of a turn, and have a sentence of their own for it.
_ASKED_PIECES: Final = {VOLCANO: "prompt-volcano", BALROG: "prompt-balrog"}


def prompt_message(s: State) -> Message:
    """The question for the deciding seat of *s*, and what there is to answer it with."""
    acts = legal_actions(s)
    kinds = {act.kind for act in acts}
    if s.pending:
        return _answer(s, acts[0])
    if s.phase == PICK:
        return Message("prompt-pick")
    if s.phase == AFTERMATH:
        return Message("prompt-sacrifice" if a.SACRIFICE in kinds else "prompt-late-decline")
    assert s.acting is not None, "somebody acts"
    if s.phase == REDEPLOY:
        return _redeployment(s, kinds)
    if s.phase == RETREAT:
        return _retreat(s, s.acting, kinds)
    return _campaign(s, s.acting, kinds)


def _answer(s: State, act: Action) -> Message:
    """What comes first in the middle of something; *act* is one of the answers."""
    if act.kind in (a.PLACE, a.MOVE):
        key = _ASKED_PIECES.get(act.detail)
        return Message(key) if key else Message("prompt-piece", {"piece": _piece(act)})
    region = Name("region", s.atlas.sites[act.index].slug)
    return Message("prompt-die-ways", {"die": int(s.die), "region": region})


def _piece(act: Action) -> Argument:
    return thing(PIECES[act.detail].key)


def _campaign(s: State, me: Army, kinds: set[int]) -> Message:
    hand = hand_of(s)
    assert hand is not None, "a campaign has a hand"
    question = _conquest(s, me, kinds, hand.tokens)
    if not hand.helpers:
        return question
    return Message("prompt-helpers", {"text": question, "helpers": hand.helpers})


def _conquest(s: State, me: Army, kinds: set[int], tokens: int) -> Message:
    if s.die >= 0:
        return Message("prompt-die", {"die": int(s.die)})
    hand: dict[str, Argument] = {"hand": tokens}
    if s.phase == START and not me.active:
        return Message("prompt-declined", {"race": thing(me.race.key), **hand})
    if a.CONQUER not in kinds:
        rolls = a.ROLL in kinds or a.ROLL_FIRST in kinds
        return Message("prompt-last", hand) if rolls else Message("prompt-stop")
    named = {"army": army(me.race.key, me.power.key), **hand}
    if a.REBIRTH in kinds:
        return Message("prompt-rebirth", named)
    if not me.held:
        return Message("prompt-enter", named)
    return Message("prompt-start" if a.DECLINE in kinds else "prompt-conquer", hand)


def _redeployment(s: State, kinds: set[int]) -> Message:
    if a.ABANDON in kinds and a.END not in kinds:
        return Message("prompt-give-up")
    hand = hand_of(s)
    if hand is not None and hand.to_place:
        return Message("prompt-deploy", {"left": hand.to_place})
    more = kinds & {a.PLACE, a.MOVE, a.ALLY}
    return Message("prompt-pieces" if more else "prompt-end")


def _retreat(s: State, me: Army, kinds: set[int]) -> Message:
    name: dict[str, Argument] = {"army": thing(me.race.key)}
    hand = hand_of(s)
    if a.DEPLOY not in kinds or hand is None:
        return Message("prompt-retreat-camps", name)
    return Message("prompt-retreat", {"left": hand.to_place, **name})
