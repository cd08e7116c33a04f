"""The seats of a position: coins, armies, hands, and the history that the board does not show."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.masks import NOWHERE, bit
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.spots import read_number
from elbowroom.rules import verbs
from elbowroom.rules.armies import enlist, refresh_traits
from elbowroom.rules.banners import release_badge
from elbowroom.rules.means import PER_OPPONENT, means_named
from elbowroom.rules.pieces import HAMMER, HOLE, PIECES, piece_named
from elbowroom.rules.state import Army, State
from elbowroom.rules.substitution import strike
from elbowroom.traits.trait import Trait

_SEAT_KEYS = ("coins", "army", "declined", "peace_with", "vengeance", "name")
_ARMY_KEYS = ("race", "power", "hand", "fresh", "holes_dug", "used", "hammers")
_MOST_COINS = 10000


def read_seats(s: State, data: list[object], spot: Spot) -> dict[str, Army]:
    """Read the seats into *s*; returns the armies by race."""
    armies: dict[str, Army] = {}
    for seat, entry in enumerate(data):
        here = spot.at(seat + 1)
        if entry is None:
            entry = {}
        if not isinstance(entry, Mapping):
            raise here.wrong("write", form="{coins: 5, army: {race: orcs, power: hill}}")
        check_keys(entry, _SEAT_KEYS, here)
        s.coins[seat] = read_number(entry.get("coins", 5), 0, _MOST_COINS, here.at("coins"))
        if entry.get("army") is not None:
            _read_army(s, seat, entry["army"], True, armies, here.at("army"))
        declined = entry.get("declined") or []
        if not isinstance(declined, list):
            raise here.at("declined").wrong("write", form="[{race: elves}]")
        for number, army in enumerate(declined):
            _read_army(s, seat, army, False, armies, here.at("declined").at(number + 1))
        _read_history(s, seat, entry, here)
    return armies


def check_keys(data: Mapping[object, object], keys: tuple[str, ...], spot: Spot) -> None:
    """Refuse keys that nobody reads."""
    for key in data:
        if key not in keys:
            raise spot.wrong("choice", text=quoted(key), known=keys)


def _read_history(s: State, seat: int, data: Mapping[object, object], spot: Spot) -> None:
    if "peace_with" in data:
        friend = read_number(data["peace_with"], 1, s.seats, spot.at("peace_with")) - 1
        if friend == seat:
            raise spot.at("peace_with").wrong("self-peace")
        verbs.make_peace(s, seat, friend)
    foes = data.get("vengeance", [])
    if not isinstance(foes, list):
        raise spot.at("vengeance").wrong("write", form="[2]")
    for foe in foes:
        verbs.bear_grudge(s, seat, read_number(foe, 1, s.seats, spot.at("vengeance")) - 1)


def _read_army(
    s: State,
    seat: int,
    data: object,
    active: bool,
    armies: dict[str, Army],
    spot: Spot,
) -> None:
    if not isinstance(data, Mapping):
        raise spot.wrong("write", form="{race: orcs, power: hill, hand: 3}")
    check_keys(data, _ARMY_KEYS, spot)
    race = find_number(s.book.races, data.get("race"), spot)
    key = s.book.races[race].key
    if key in armies:
        raise spot.wrong("twice", text=quoted(key))
    power = NOWHERE
    if data.get("power") is not None:
        power = find_number(s.book.powers, data["power"], spot)
        if s.badges_unseen & bit(power) == 0:
            raise spot.wrong("twice", text=quoted(data["power"]))
    elif active:
        raise spot.wrong("write", form="{race: orcs, power: hill, hand: 3}")
    me = _enlist(s, seat, race, power, active)
    armies[key] = me
    _read_hand(s, me, data, spot)
    me.fresh = bool(data.get("fresh", False))
    _read_used(s, me, data.get("used", []), spot.at("used"))


def find_number(traits: list[Trait], key: object, spot: Spot) -> int:
    """The number of the trait *key* in *traits*, a list of the book."""
    for number, trait in enumerate(traits):
        if trait.key == key:
            return number
    raise spot.wrong("nothing", text=quoted(key))


def _enlist(s: State, seat: int, race: int, power: int, active: bool) -> Army:
    s.banners_unseen &= ~bit(race)
    if power != NOWHERE:
        s.badges_unseen &= ~bit(power)
    if active:
        return enlist(s, race, power, seat)
    me = Army(s.book.races[race], race, s.book.power(power), power, seat)
    me.active = False
    me.fresh = False
    s.declined.append(me)
    refresh_traits(s, me)
    return me


def _read_hand(s: State, me: Army, data: Mapping[object, object], spot: Spot) -> None:
    hand = read_number(data.get("hand", 0), 0, me.race.tray, spot.at("hand"))
    verbs.gain_tokens(s, me, hand)


def read_pools(armies: dict[str, Army], data: list[object], spot: Spot) -> None:
    """Read the pieces in hand, after those on the board have been placed."""
    for seat, entry in enumerate(data):
        army = entry.get("army") if isinstance(entry, Mapping) else None
        if isinstance(army, Mapping):
            _read_pool(armies[str(army["race"])], army, spot.at(seat + 1).at("army"))


def _read_pool(me: Army, data: Mapping[object, object], spot: Spot) -> None:
    if "holes_dug" in data:
        dug = read_number(data["holes_dug"], 0, 2, spot.at("holes_dug"))
        verbs.empty_pool(me, HOLE)
        verbs.add_to_pool(me, HOLE, 2 - dug)
    if "hammers" in data:
        verbs.add_to_pool(me, HAMMER, read_number(data["hammers"], 0, 7, spot.at("hammers")))


def _read_used(s: State, me: Army, data: object, spot: Spot) -> None:
    if not isinstance(data, list):
        raise spot.wrong("write", form="[dragon, sorcery 2]")
    for item in data:
        words = str(item).split()
        mark = means_named(words[0]) if words else 0
        kind = piece_named(words[0]) if words else NOWHERE
        if mark & PER_OPPONENT and len(words) == 2 and words[1].isdigit():
            me.struck |= strike(mark, read_number(int(words[1]), 1, s.seats, spot) - 1)
        elif len(words) != 1 or (mark == 0 and kind < 0):
            raise spot.wrong("nothing", text=quoted(item))
        elif kind >= 0 and PIECES[kind].roams:
            s.roamed |= bit(kind)
        elif mark:
            me.used |= mark
        else:
            me.moved |= bit(kind)


def keep_or_discard_badges(s: State) -> None:
    """Discard the badges of declined armies that no longer have an effect."""
    for army in s.declined[:]:
        release_badge(s, army)
