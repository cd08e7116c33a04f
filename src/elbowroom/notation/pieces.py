"""Things on the board of a position: tokens, natives, pieces, places and relics."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.masks import bit, count, regions_of
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.seats import find_number, keep_or_discard_badges
from elbowroom.rules import verbs
from elbowroom.rules.armies import occupy, refresh_traits
from elbowroom.rules.pieces import (
    ANCIENT,
    COUNTED_KINDS,
    FIRST_COUNTED,
    FIRST_FIND,
    LENDER,
    PIECES,
    VOLCANO,
    piece_named,
)
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import HAS_SETTLED


def put_things(s: State, data: object, armies: dict[str, Army], spot: Spot) -> None:
    """Put everything that the key ``board`` lists into *s*."""
    if not isinstance(data, Mapping):
        raise spot.wrong("write", form="{wood: 2 trolls, lair}")
    for key, text in data.items():
        region = s.atlas.region(str(key))
        if region < 0:
            raise spot.wrong("region", text=quoted(key), map=s.atlas.name)
        if not isinstance(text, str):
            raise spot.at(key).wrong("write", form="2 trolls, lair")
        for thing in text.split(","):
            if thing.strip() and thing.strip() != "empty":
                _put(s, region, thing.split(), armies, spot.at(key))
    for army in armies.values():
        _take_from_hand(s, army)
        _guess_history(s, army)
    keep_or_discard_badges(s)


def _guess_history(s: State, me: Army) -> None:
    """An army on land has conquered some; Cultists without their Ancient there have lost it."""
    if me.held & s.atlas.land:
        me.lasting |= HAS_SETTLED
        if s.where[ANCIENT] & me.held == 0:
            verbs.empty_pool(me, ANCIENT)


def _put(s: State, region: int, words: list[str], armies: dict[str, Army], spot: Spot) -> None:
    if words[0].isdigit():
        _put_tokens(s, region, words, armies, spot)
    elif words == ["tribe"]:
        verbs.lay_tribe(s, region)
    elif words == ["monsters"]:
        verbs.lay_monsters(s, region)
    else:
        _put_piece(s, region, words, spot)


def _put_tokens(
    s: State, region: int, words: list[str], armies: dict[str, Army], spot: Spot
) -> None:
    if len(words) != 2 or words[1] not in armies:
        known = tuple(f"{words[0]} {race}" for race in armies) or ("–",)
        raise spot.wrong("choice", text=quoted(" ".join(words)), known=known)
    me = armies[words[1]]
    tokens = int(words[0]) if len(words[0]) < 4 else 0
    if s.atlas.chasm & bit(region):
        raise spot.wrong("chasm")
    if s.holder(region) is not None:
        raise spot.wrong("two-armies")
    if not 1 <= tokens <= s.tray[me.race_number]:
        left = int(s.tray[me.race_number])
        raise spot.wrong("too-many", text=quoted(" ".join(words)), most=left)
    s.tray[me.race_number] -= tokens
    me.hand += tokens
    occupy(s, me, region, tokens)


def _put_piece(s: State, region: int, words: list[str], spot: Spot) -> None:
    key, _, power = words[0].partition(":")
    kind = piece_named(key)
    number = _times(words, spot)
    if kind < 0 or (power and kind != LENDER):
        raise spot.wrong("nothing", text=quoted(words[0]))
    counted = FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS
    most = int(PIECES[kind].supply) if counted else 1
    if number > most or (PIECES[kind].supply == 1 and s.where[kind] & ~bit(region)):
        raise spot.wrong("too-many", text=quoted(" ".join(words)), most=most)
    if s.where[kind] & bit(region):
        raise spot.wrong("twice", text=key)
    if kind == VOLCANO and not s.atlas.chasm & bit(region):
        raise spot.wrong("volcano")
    if power:
        s.lent = find_number(s.book.powers, power, spot)
        s.badges_unseen &= ~bit(s.lent)
    verbs.place(s, kind, region, number)


def _times(words: list[str], spot: Spot) -> int:
    if len(words) == 1:
        return 1
    times = words[1]
    counted = times[:1] == "x" and times[1:].isdigit() and len(times) < 4
    if len(words) > 2 or not counted or int(times[1:]) < 1:
        raise spot.wrong("write", form="encampment x3")
    return int(times[1:])


def _take_from_hand(s: State, me: Army) -> None:
    """A piece on the board is not in the hand of its army."""
    refresh_traits(s, me)
    for kind in range(FIRST_FIND):
        out: int = count(s.where[kind] & me.held)
        if FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS:
            out = sum(s.pile(kind, region) for region in regions_of(me.held))
        verbs.add_to_pool(me, kind, -min(out, me.pooled(kind)))
