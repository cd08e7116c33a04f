"""Decides which message describes something: its key and arguments.

What happened (events), why something is refused (reasons) and where a number comes from (parts)
become messages here; labels of actions, offers and prompts do in the modules beside this one. The
terminal and the page only look up the words. Messages name things by key; see
``elbowroom.words.message``.
"""

from __future__ import annotations

from typing import Any, Final

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.read import NATIVES
from elbowroom.rules.actions import COPY_OF
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
from elbowroom.rules.means import MEANS, means_words
from elbowroom.rules.parts import Part
from elbowroom.rules.pieces import COPIER, FIRST_RELIC, PIECE_KINDS, PIECES, piece_named
from elbowroom.rules.reason import Reason
from elbowroom.rules.redeploy import piece_word
from elbowroom.traits.catalogue import NO_POWER, PLACES, POWERS, RACES, RELICS
from elbowroom.words.message import HOME_MADE, Argument, Message, Name, Reference, Seat

# Events that reveal no coins: everybody may see them. All others are for their own
# seat only (G22); a new kind of event stays private until it is listed here.
PUBLIC: Final[frozenset[type[Event]]] = frozenset(
    (
        *(Abandoned, Allied, ArmyGone, Barred, ComboDrawn, Conquered, Declined),
        *(Deployed, Failed, Found, GainedTokens, GameOver, Lost, Moved, Picked, Placed),
        *(PowerDrawn, Reborn, Roamed, Rolled, Sacrificed, Swapped, TurnBegan),
    )
)

# The attributes of an event that its message has as arguments of the same name. The end of a
# game and its winners have a page of their own instead of a sentence in the log.
_FIELDS: Final[dict[type[Event], str]] = {
    TurnBegan: "seat round",
    GameOver: "",
    Won: "",
    ComboDrawn: "slot race power",
    Picked: "seat race power tokens",
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

_KINDS: Final = dict.fromkeys(NATIVES, "piece") | {
    trait.key: kind
    for kind, traits in (
        ("race", RACES),
        ("power", POWERS),
        ("place", PLACES),
        ("relic", RELICS),
    )
    for trait in traits
}
# The words of the Bag when it acts as a relic, and which relic that is.
_COPIES: Final = {
    piece_word(COPY_OF + relic): PIECES[relic].key for relic in range(FIRST_RELIC, PIECE_KINDS)
}
_MEANS: Final = {means.key: means for means in MEANS}


# ---------------------------------------------------------------------- events


def event_message(atlas: Atlas, event: Event) -> Message | None:
    """The message for *event*, which happened on *atlas*; None if it has none."""
    fields = _FIELDS[type(event)].split()
    if not fields:
        return None
    args = {field: _argument(atlas, field, getattr(event, field)) for field in fields}
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


def _argument(atlas: Atlas, field: str, value: Any) -> Argument:
    """The attribute *field* of an event as an argument; seats and slots count from 1 for people."""
    if field in ("seat", "other", "payee"):
        return Seat(int(value) + 1)
    if field == "region":
        return Name("region", atlas.sites[value].slug)
    if field in ("race", "power", "find", "piece"):
        return thing(value)
    if field == "parts":
        return [part_message(part) for part in value]
    return int(value) + 1 if field == "slot" else int(value)


# ---------------------------------------------------------------------- names


def thing(key: str) -> Name | Message:
    """A race, power, place, relic or piece by its key; ``bag:ring`` is the Bag as that relic."""
    if key in _COPIES:
        relic = Name("relic", _COPIES[key])
        return Message("piece-as", {"piece": Name("piece", PIECES[COPIER].key), "relic": relic})
    if key == NO_POWER.key:
        return Message("no-power")
    return Name(_kind(key), key)


def _kind(key: str) -> str:
    """What *key* names; what the boxes do not have is home-made."""
    return _KINDS.get(key) or ("piece" if piece_named(key) >= 0 else HOME_MADE)


def army(race: str, power: str) -> Name | Message:
    """A race with its power, or the race alone if it has none."""
    if power == NO_POWER.key:
        return thing(race)
    return Message("army-name", {"race": thing(race), "power": thing(power)})


def in_region(key: str, count: int, power: str = "") -> Name | Message:
    """Something in a region: tokens of a race, several pieces, or a place that lends a *power*."""
    if _kind(key) in ("race", HOME_MADE):
        return Message("thing-tokens", {"count": count, "race": thing(key)})
    if power:
        return Message("piece-with", {"piece": thing(key), "power": thing(power)})
    if count > 1:
        return Message("thing-several", {"count": count, "piece": thing(key)})
    return thing(key)


def means_names(marks: int) -> list[Reference]:
    """The special means of a set of marks, in the order in which they are written."""
    return [_means_name(word) for word in means_words(marks)]


def _means_name(word: str) -> Name:
    return Name("means", _MEANS[word].name)


# ---------------------------------------------------------------------- sums and reasons


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


def reason_message(reason: Reason) -> Message:
    """Why something is refused."""
    args: dict[str, Argument] = {key: int(number) for key, number in reason.numbers.items()}
    if "seat" in reason.numbers:
        args["seat"] = Seat(int(reason.numbers["seat"]))
    for kind, key in reason.names.items():
        args[kind] = _name(kind, key)
    return Message(reason.key, args)


def _name(kind: str, key: str) -> Argument:
    if kind == "phase":
        return Name("phase", key)
    return _means_name(key) if kind == "means" else thing(key)
