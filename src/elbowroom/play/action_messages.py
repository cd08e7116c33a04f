"""Actions as messages: what each is called, and what to know about it before.

The labels are those of buttons and lists (``do-…`` of the words). The notes are what a menu says
about one way to act on a region (``way-…``).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from msgspec.structs import replace

from elbowroom.notation.action_view import AT_A_REGION, ActionView, action_view, verb
from elbowroom.notation.naming import army, means_names, thing
from elbowroom.play.exposure import threat_to
from elbowroom.play.offer import percent
from elbowroom.play.offers import caution
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.explain import price
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.means import MEANS, Means
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.quote import odds_of
from elbowroom.rules.redeploy import piece_word
from elbowroom.rules.state import AFTERMATH, START, State
from elbowroom.words.message import Argument, Message, Name, Seat

_CONQUESTS: Final = (a.CONQUER, a.ROLL)
_PIECES: Final = (a.PLACE, a.MOVE)
_PLAIN_WAYS: Final = (a.ABANDON, a.REBIRTH, a.SACRIFICE)


# Offered actions by all that they depend on: tables on the same map offer the same ones over and
# over. Forgotten when there are too many.
_MOST_OFFERED: Final = 20_000
_OFFERED: Final[dict[tuple[Action, Hashable], ActionView]] = {}


def offered_actions(s: State) -> list[ActionView]:
    """Every legal action as people are offered it: with a label, and what to know before."""
    threats: dict[int, float] = {}
    return [_offered(s, act, threats) for act in legal_actions(s)]


def offered_action(s: State, act: Action) -> ActionView:
    """One legal action as people are offered it."""
    return _offered(s, act, {})


def _offered(s: State, act: Action, threats: dict[int, float]) -> ActionView:
    """*threats* are those to the regions of earlier actions."""
    key = (act, _circumstances(s, act, threats))
    view = _OFFERED.get(key)
    if view is None:
        if len(_OFFERED) >= _MOST_OFFERED:
            _OFFERED.clear()
        view = _OFFERED[key] = replace(
            action_view(s, act),
            label=action_message(s, act),
            caution=caution(s, act),
            threat=threats[act.index] if act.kind == a.DEPLOY else 0.0,
        )
    return view


def _circumstances(s: State, act: Action, threats: dict[int, float]) -> Hashable:
    """What an offer depends on besides its action."""
    kind, index = act.kind, act.index
    if kind == a.DEPLOY:
        if index not in threats:
            threats[index] = _threat(s, index)
        return s.atlas.sites[index].slug, threats[index]
    if kind in AT_A_REGION:
        return s.atlas.sites[index].slug
    if kind == a.PICK_SLOT:
        combo = s.column[index]
        power = s.column[act.detail - 1].power if act.detail else combo.power
        return combo.race.key, power.key
    return int(s.phase), caution(s, act)


def _threat(s: State, region: int) -> float:
    return 0.0 if s.acting is None else round(threat_to(s, s.acting, region), 2)


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
    if total.thorns:
        notes.append(Message("way-thorns", {"tokens": int(total.thorns)}))
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
