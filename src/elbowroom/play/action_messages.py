"""Actions as messages: what each is called, and what to know about it before.

The labels are those of buttons and lists (``do-…`` of the words). The notes are what a menu says
about one way to act on a region (``way-…``).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from elbowroom.notation.action_view import AT_A_REGION, ActionView, action_view, verb
from elbowroom.play.exposure import threat_to
from elbowroom.play.offers import caution, percent
from elbowroom.play.telling import army, means_names, thing
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.explain import price
from elbowroom.rules.means import MEANS, Means
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.quote import odds_of
from elbowroom.rules.redeploy import piece_word
from elbowroom.rules.state import AFTERMATH, START, State
from elbowroom.words.message import Argument, Message, Name, Seat

_CONQUESTS: Final = (a.CONQUER, a.ROLL)
_PIECES: Final = (a.PLACE, a.MOVE)
_PLAIN_WAYS: Final = (a.ABANDON, a.REBIRTH, a.SACRIFICE)


def offered_action(s: State, act: Action) -> ActionView:
    """The legal *act* as people are offered it: with a label, and what to know before."""
    label = action_message(s, act)
    view = replace(action_view(s, act), label=label, caution=caution(s, act))
    if act.kind == a.DEPLOY and s.acting is not None:
        return replace(view, threat=round(threat_to(s, s.acting, act.index), 2))
    return view


# ---------------------------------------------------------------------- labels


def action_message(s: State, act: Action) -> Message:
    """What *act*, an action of a seat in *s*, is called."""
    if act.kind == a.PICK_SLOT:
        return _pick(s, act)
    args: dict[str, Argument] = {}
    if act.kind in AT_A_REGION:
        args["region"] = Name("region", s.atlas.sites[act.index].slug)
    if act.kind in _CONQUESTS and act.detail:
        args["means"] = means_names(act.detail)
    elif act.kind in _PIECES:
        args["piece"] = thing(piece_word(act.detail))
    if act.kind in (a.DEPLOY, a.PLACE):
        args["amount"] = int(act.amount)
    elif act.kind == a.ALLY:
        args["seat"] = Seat(int(act.index) + 1)
    return Message(_key(s, act), args)


def _key(s: State, act: Action) -> str:
    if act.kind == a.ROLL_FIRST:
        return "do-roll-first"
    if act.kind == a.END:
        return _END.get(int(s.phase), "do-end")
    special = act.kind in _CONQUESTS or act.kind == a.DECLINE
    return f"do-{verb(act)}-by" if special and act.detail else f"do-{verb(act)}"


# Only after scoring and before a declined army has begun does ``end`` not end a turn.
_END: Final = {AFTERMATH: "do-end-no", START: "do-end-rest"}


def _pick(s: State, act: Action) -> Message:
    combo = s.column[act.index]
    power = s.column[act.detail - 1].power if act.detail else combo.power
    key = "do-pick-swap" if act.detail else "do-pick"
    return Message(key, {"army": army(combo.race.key, power.key), "coins": int(act.index)})


# ---------------------------------------------------------------------- notes


def way_messages(s: State, act: Action) -> list[Message]:
    """What to know before *act*, one of several ways to act on a region."""
    if act.kind in _PLAIN_WAYS:
        return [Message(f"way-{verb(act)}")]
    if act.kind not in _CONQUESTS or s.acting is None:
        return []
    total = price(s, act.index, act.detail)
    notes = [_price(s, act, int(total.total))]
    if total.toll:
        notes.append(Message("way-toll", {"coins": int(total.toll)}))
    return notes + [_special(means) for means in MEANS if act.detail & means.mark]


def _special(means: Means) -> Message:
    args: dict[str, Argument] = {}
    if means.copied >= 0:
        args["relic"] = Name("means", PIECES[means.copied].key)
    return Message(f"way-{means.name}", args)


def _price(s: State, act: Action, tokens: int) -> Message:
    if act.kind == a.ROLL:
        return Message("way-roll", {"price": tokens, "odds": percent(odds_of(s, act))})
    return Message("way-price", {"price": tokens})
