"""Decides which message describes something: its key and arguments.

What happened (events) and where a number comes from (parts) become messages here; why something is
refused does in ``notation.naming``, labels of actions, offers and prompts do in the modules beside
this one. The terminal and the page only look up the words. Messages name things by key; see
``elbowroom.words.message``.
"""

from __future__ import annotations

from typing import Any, Final

from elbowroom.atlas.atlas import Atlas
from elbowroom.notation.naming import army, means_names, thing
from elbowroom.rules.events import (
    Abandoned,
    Allied,
    ArmyGone,
    Barred,
    ComboDrawn,
    Conquered,
    Declined,
    Deployed,
    Event,
    Failed,
    Found,
    GainedTokens,
    GameOver,
    Lost,
    Moved,
    Picked,
    Placed,
    PowerDrawn,
    Pricked,
    Reborn,
    Roamed,
    Rolled,
    Sacrificed,
    Scored,
    Swapped,
    TollPaid,
    TurnBegan,
    Won,
)
from elbowroom.rules.parts import Part
from elbowroom.words.message import Argument, Message, Name, Seat

# Events that reveal no coins: everybody may see them. All others are for their own
# seat only (G22); a new kind of event stays private until it is listed here.
PUBLIC: Final[frozenset[type[Event]]] = frozenset(
    (
        *(Abandoned, Allied, ArmyGone, Barred, ComboDrawn, Conquered, Declined),
        *(Deployed, Failed, Found, GainedTokens, GameOver, Lost, Moved, Picked, Placed),
        *(PowerDrawn, Pricked, Reborn, Roamed, Rolled, Sacrificed, Swapped, TurnBegan),
    )
)

# The attributes of an event that its message has as arguments of the same name. The end of a
# game and its winners have a page of their own instead of a sentence in the log.
_WRITTEN_FIELDS: Final[dict[type[Event], str]] = {
    TurnBegan: "seat round",
    GameOver: "",
    Won: "",
    ComboDrawn: "slot army",
    Picked: "seat army tokens",
    Swapped: "seat race power",
    GainedTokens: "seat race tokens",
    Declined: "seat race",
    ArmyGone: "seat race",
    Abandoned: "seat region",
    Conquered: "seat region tokens",
    Rolled: "seat face",
    Failed: "seat region",
    Barred: "seat region",
    Lost: "seat region tokens",
    Pricked: "seat region tokens",
    Reborn: "seat region race",
    Found: "seat region find",
    PowerDrawn: "power",
    Deployed: "seat region tokens",
    Placed: "seat region piece number",
    Moved: "region piece",
    Roamed: "region piece",
    Scored: "seat coins parts",
    TollPaid: "seat payee coins",
    Sacrificed: "seat region race coins",
    Allied: "seat other",
}
_FIELDS: Final = {kind: tuple(names.split()) for kind, names in _WRITTEN_FIELDS.items()}


# ---------------------------------------------------------------------- events


def event_message(atlas: Atlas, event: Event) -> Message | None:
    """The message for *event*, which happened on *atlas*; None if it has none."""
    fields = _FIELDS[type(event)]
    if not fields:
        return None
    args = {field: _argument(atlas, field, event) for field in fields}
    if isinstance(event, Conquered) and event.by:
        return Message("event-conquered-by", args | {"means": means_names(event.by)})
    return Message(f"event-{event.kind}", args)


def hidden_message(event: Event) -> Message | None:
    """What other seats may read instead of *event* where its coins are hidden."""
    if isinstance(event, Scored):
        return Message("event-scored-hidden", {"seat": Seat(int(event.seat) + 1)})
    return None


def is_public(event: Event) -> bool:
    """Whether everybody may see *event*; if not, only its seat may while coins are hidden."""
    return type(event) in PUBLIC


def _argument(atlas: Atlas, field: str, event: Any) -> Argument:
    """The attribute *field* of an event as an argument; seats and slots count from 1 for people.

    The army of a combo is one argument, since every language joins race and power in its own way.
    """
    if field == "army":
        return army(event.race, event.power)
    value = getattr(event, field)
    if field in ("seat", "other", "payee"):
        return Seat(int(value) + 1)
    if field == "region":
        return Name("region", atlas.sites[value].slug)
    if field in ("race", "power", "find", "piece"):
        return thing(value)
    if field == "parts":
        return [part_message(part) for part in value]
    return int(value) + 1 if field == "slot" else int(value)


# ---------------------------------------------------------------------- sums


def part_message(part: Part) -> Message:
    """One line of a price or an income."""
    args: dict[str, Argument] = {"amount": int(part.amount)}
    if part.key == "price-means":
        args["means"] = means_names(part.by)
    elif part.name:
        args["name"] = thing(part.name)
    if part.seat >= 0:
        args["seat"] = Seat(int(part.seat) + 1)
    return Message(part.key, args)
