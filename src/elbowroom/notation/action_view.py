"""An action as data: its verb and its operands, each in a separate field.

Interfaces for people read this instead of the text; the text is what they send back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from elbowroom.notation.actions import LENDER_KEY, action_text
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.means import MEANS
from elbowroom.rules.pieces import COPIER, PIECES
from elbowroom.rules.state import State
from elbowroom.words.message import Message

Verb = Literal[
    "pick",
    "decline",
    "abandon",
    "conquer",
    "roll",
    "stop",
    "deploy",
    "place",
    "move",
    "rebirth",
    "ally",
    "sacrifice",
    "end",
]
# By the number of the kind; results of chance are not among them.
_VERBS: Final[dict[int, Verb]] = {
    a.PICK_SLOT: "pick",
    a.DECLINE: "decline",
    a.ABANDON: "abandon",
    a.CONQUER: "conquer",
    a.ROLL: "roll",
    a.ROLL_FIRST: "roll",
    a.STOP: "stop",
    a.DEPLOY: "deploy",
    a.PLACE: "place",
    a.MOVE: "move",
    a.REBIRTH: "rebirth",
    a.ALLY: "ally",
    a.SACRIFICE: "sacrifice",
    a.END: "end",
}
AT_A_REGION: Final = frozenset(
    (a.ABANDON, a.CONQUER, a.ROLL, a.DEPLOY, a.PLACE, a.MOVE, a.REBIRTH, a.SACRIFICE)
)


class ActionView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An action of a seat. What an action does not have is empty or 0.

    *text* is the action as the notation writes it. *region* is a slug; *slot* and *seat* count
    from 1, and *swap* is the slot whose badge is swapped in; *by* are the keys of the special
    means of a conquest, or the place that lends the power of a decline; *piece* is the key of what
    is placed or moved, *count* how many of it. Where the Bag is among them, *copies* is the relic
    that it acts as. *tokens* is how many race tokens are deployed.

    Only people get *label*, what the action is called; *caution*, the key of a warning to show
    before, if any (``caution-…`` of the words); and for ``deploy`` the *threat* to the region, see
    ``play.exposure``.
    """

    text: str
    verb: Verb
    region: str = ""
    slot: int = 0
    swap: int = 0
    seat: int = 0
    by: tuple[str, ...] = ()
    piece: str = ""
    copies: str = ""
    count: int = 0
    tokens: int = 0
    label: Message | None = None
    caution: str = ""
    threat: float = 0.0


def verb_of(text: str) -> str:
    """The verb of an action that is written *text*."""
    return text.partition(" ")[0]


def die_in(results: Sequence[str]) -> int | None:
    """What the last die among *results* of chance shows; None if no die was rolled."""
    faces = [text.partition(" ")[2] for text in results if verb_of(text) == "die"]
    return int(faces[-1]) if faces else None


def action_view(s: State, act: Action) -> ActionView:
    """*act*, an action of a seat in *s*, as data; without what only people get."""
    region = s.atlas.sites[act.index].slug if act.kind in AT_A_REGION else ""
    return ActionView(text=action_text(s, act), verb=verb(act), region=region, **_operands(act))


def verb(act: Action) -> Verb:
    """What *act*, an action of a seat, does."""
    return _VERBS[act.kind]


def _operands(act: Action) -> dict[str, Any]:
    """What *act* has besides its verb and its region."""
    index, amount, detail = int(act.index), int(act.amount), int(act.detail)
    if act.kind == a.PICK_SLOT:
        return {"slot": index + 1, "swap": detail}
    if act.kind == a.DECLINE and detail == a.LENT:
        return {"by": (LENDER_KEY,)}
    if act.kind == a.ALLY:
        return {"seat": index + 1}
    if act.kind in (a.CONQUER, a.ROLL):
        return _means(detail)
    if act.kind == a.DEPLOY:
        return {"tokens": amount}
    if act.kind == a.PLACE:
        return {**_piece(detail), "count": amount}
    if act.kind == a.MOVE:
        return {"piece": PIECES[detail].key, "count": 1}
    return {}


def _means(marks: int) -> dict[str, Any]:
    """The special means of a conquest; at most one of them is a copy."""
    means = [each for each in MEANS if marks & each.mark]
    copies = [PIECES[each.copied].key for each in means if each.copied >= 0]
    return {"by": tuple(each.name for each in means), "copies": "".join(copies)}


def _piece(detail: int) -> dict[str, Any]:
    if detail >= a.COPY_OF:
        return {"piece": PIECES[COPIER].key, "copies": PIECES[detail - a.COPY_OF].key}
    return {"piece": PIECES[detail].key}
