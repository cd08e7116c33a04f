"""Things and reasons as data of messages: names by key, and why something is refused."""

from __future__ import annotations

from typing import Final

from elbowroom.atlas.read import NATIVES
from elbowroom.rules.actions import COPY_OF
from elbowroom.rules.means import MEANS, means_words
from elbowroom.rules.pieces import COPIER, FIRST_RELIC, PIECE_KINDS, PIECES, piece_named
from elbowroom.rules.reason import Reason
from elbowroom.rules.redeploy import piece_word
from elbowroom.traits.catalogue import NO_POWER, PLACES, POWERS, RACES, RELICS
from elbowroom.words.message import HOME_MADE, Argument, Message, Name, Reference, Seat, Text

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
    if kind == "part":
        return Text(key)
    return _means_name(key) if kind == "means" else thing(key)
