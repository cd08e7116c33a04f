"""Things on the board of a position: tokens, natives, pieces, places and relics."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.masks import bit, count, regions_of
from elbowroom.notation.seats import find_number, keep_or_discard_badges
from elbowroom.notation.wrong import Wrong
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


def put_things(s: State, data: object, armies: dict[str, Army], wrong: Wrong) -> None:
    """Put everything that the key ``board`` lists into *s*."""
    if not isinstance(data, Mapping):
        raise wrong.at("board", "write lines such as 'wood: 2 trolls, lair'")
    for key, text in data.items():
        region = s.atlas.region(str(key))
        if region < 0:
            raise wrong.at(f"board, {key}", "there is no such region on the map")
        if not isinstance(text, str):
            raise wrong.at(f"board, {key}", "write what is there, such as '2 trolls, lair'")
        for thing in text.split(","):
            if thing.strip() and thing.strip() != "empty":
                _put(s, region, thing.split(), armies, f"board, {key}", wrong)
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


def _put(
    s: State, region: int, words: list[str], armies: dict[str, Army], place: str, wrong: Wrong
) -> None:
    if words[0].isdigit():
        _put_tokens(s, region, words, armies, place, wrong)
    elif words == ["tribe"]:
        verbs.lay_tribe(s, region)
    elif words == ["monsters"]:
        verbs.lay_monsters(s, region)
    else:
        _put_piece(s, region, words, place, wrong)


def _put_tokens(
    s: State, region: int, words: list[str], armies: dict[str, Army], place: str, wrong: Wrong
) -> None:
    if len(words) != 2 or words[1] not in armies:
        races = ", ".join(armies) or "nobody"
        raise wrong.at(place, f"{' '.join(words)!r} are tokens of no army; there are {races}")
    me = armies[words[1]]
    tokens = int(words[0]) if len(words[0]) < 4 else 0
    if s.atlas.chasm & bit(region):
        raise wrong.at(place, "nobody can stand in a chasm")
    if s.holder(region) is not None:
        raise wrong.at(place, "two armies cannot stand in one region")
    if not 1 <= tokens <= s.tray[me.race_number]:
        left = s.tray[me.race_number]
        raise wrong.at(place, f"{words[0]} {words[1]}: there are {left} left in the box")
    s.tray[me.race_number] -= tokens
    me.hand += tokens
    occupy(s, me, region, tokens)


def _put_piece(s: State, region: int, words: list[str], place: str, wrong: Wrong) -> None:
    key, _, power = words[0].partition(":")
    kind = piece_named(key)
    number = _times(words, place, wrong)
    if kind < 0 or (power and kind != LENDER):
        raise wrong.at(place, f"there is no piece {words[0]!r}")
    counted = FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS
    if (number > 1 and not counted) or number > PIECES[kind].supply:
        raise wrong.at(place, f"{' '.join(words)!r} are too many")
    if s.where[kind] & bit(region):
        raise wrong.at(place, f"{key} is there twice")
    if kind == VOLCANO and not s.atlas.chasm & bit(region):
        raise wrong.at(place, "the volcano stands in a chasm")
    if PIECES[kind].supply == 1 and s.where[kind] != 0:
        raise wrong.at(place, f"there is only one {key}")
    if power:
        s.lent = find_number(s.book.powers, power, "power", place, wrong)
        s.badges_unseen &= ~bit(s.lent)
    verbs.place(s, kind, region, number)


def _times(words: list[str], place: str, wrong: Wrong) -> int:
    if len(words) == 1:
        return 1
    times = words[1]
    if len(words) > 2 or not (times[:1] == "x" and times[1:].isdigit() and len(times) < 4):
        raise wrong.at(place, f"{' '.join(words)!r}: write it as 'encampment x3'")
    if int(times[1:]) < 1:
        raise wrong.at(place, f"{' '.join(words)!r}: at least one")
    return int(times[1:])


def _take_from_hand(s: State, me: Army) -> None:
    """A piece on the board is not in the hand of its army."""
    refresh_traits(s, me)
    for kind in range(FIRST_FIND):
        out: int = count(s.where[kind] & me.held)
        if FIRST_COUNTED <= kind < FIRST_COUNTED + COUNTED_KINDS:
            out = sum(s.pile(kind, region) for region in regions_of(me.held))
        verbs.add_to_pool(me, kind, -min(out, me.pooled(kind)))
