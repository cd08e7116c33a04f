"""Checks a position for contradictions. Positions reached by play have none."""

from __future__ import annotations

from elbowroom.masks import NOWHERE, bit, regions_of
from elbowroom.rules.pending import COMBO
from elbowroom.rules.pieces import (
    FIRST_FIND,
    PIECE_KINDS,
    PIECES,
)
from elbowroom.rules.state import CHANCE, LEVELS, NOBODY, OVER, State


def faults(s: State) -> list[str]:
    """What is wrong with *s*, in English, for developers."""
    return _tokens(s) + _regions(s) + _defence(s) + _pieces(s) + _supply(s) + _flow(s)


def _tokens(s: State) -> list[str]:
    """Every race has as many tokens as the box holds: tray, hand and board together."""
    problems: list[str] = []
    for number, race in enumerate(s.book.races):
        total: int = s.tray[number]
        for army in s.armies():
            if army.race_number == number:
                total += army.hand + sum(s.tokens[r] for r in regions_of(army.held))
        if total != race.tray:
            problems.append(f"{race.key}: {total} tokens instead of {race.tray}")
        if s.tray[number] < 0:
            problems.append(f"{race.key}: the tray is below zero")
    return problems


def _regions(s: State) -> list[str]:
    problems: list[str] = []
    occupied = 0
    for army in s.armies():
        name = army.race.key
        if army.held & occupied:
            problems.append(f"{name}: shares a region with another army")
        occupied |= army.held
        if army.hand < 0 or army.displaced < 0 or army.pieces_out < 0:
            problems.append(f"{name}: less than nothing in hand")
        if army.displaced > army.hand:
            problems.append(f"{name}: more displaced than in hand")
        if army.near != s.atlas.around(army.held):
            problems.append(f"{name}: its neighbours are out of date")
        if army.held & s.atlas.chasm:
            problems.append(f"{name}: stands in a chasm")
    for region in range(s.atlas.size):
        held = occupied & bit(region) != 0
        if not held and s.tokens[region] != 0:
            problems.append(f"region {region}: tokens of nobody")
        if held and s.bodies(region) != s.tokens[region]:
            problems.append(f"region {region}: natives among the tokens of an army")
    return problems


def _defence(s: State) -> list[str]:
    problems: list[str] = []
    for region in regions_of(s.atlas.land | s.atlas.water):
        expected = _recounted(s, region)
        if s.defence[region] != expected:
            problems.append(f"region {region}: defence {s.defence[region]} instead of {expected}")
        within = [s.within[level] & bit(region) != 0 for level in range(LEVELS)]
        if within != [expected <= level for level in range(LEVELS)]:
            problems.append(f"region {region}: its levels are out of date")
    return problems


def _recounted(s: State, region: int) -> int:
    one = bit(region)
    total: int = 1 if s.atlas.river & one else 2
    total += 1 if s.atlas.mountain & one else 0
    total += s.bodies(region)
    for kind, piece in enumerate(PIECES):
        total += piece.defence * s.pile(kind, region)
    return total


def _pieces(s: State) -> list[str]:
    problems: list[str] = []
    for kind, piece in enumerate(PIECES):
        out = sum(s.pile(kind, region) for region in range(s.atlas.size))
        out += sum(army.pooled(kind) for army in s.armies())
        if out > piece.supply and not (s.book.contents.extras and piece.endless):
            problems.append(f"{piece.key}: {out} of {piece.supply}")
    if _where(s, [piece.immune for piece in PIECES]) != s.sheltered:
        problems.append("the immune regions are out of date")
    if _where(s, [piece.closes for piece in PIECES]) != s.shut:
        problems.append("the closed regions are out of date")
    finds = _where(s, [kind >= FIRST_FIND for kind in range(PIECE_KINDS)])
    if finds != s.treasured:
        problems.append("the regions with places and relics are out of date")
    if finds and not s.book.finds:
        problems.append("a place or relic in a game without them")
    return problems


def _where(s: State, chosen: list[bool]) -> int:
    """The regions with a piece of one of the kinds that are chosen."""
    mask = 0
    for kind, counts in enumerate(chosen):
        if counts:
            mask |= s.where[kind]
    return mask


def _supply(s: State) -> list[str]:
    """Every banner and badge is in exactly one spot."""
    banners = [combo.race_number for combo in s.column] + s.banners_back
    banners += [army.race_number for army in s.armies()] + regions_of(s.banners_unseen)
    banners += [
        pending.subject
        for pending in s.pending
        if pending.kind == COMBO and pending.subject != NOWHERE
    ]
    badges = [combo.power_number for combo in s.column if combo.power_number >= 0]
    badges += [army.power_number for army in s.armies() if army.power_number >= 0]
    badges += regions_of(s.badges_unseen) + regions_of(s.badges_discarded)
    if s.lent >= 0:
        badges.append(s.lent)
    problems: list[str] = []
    if sorted(banners) != list(range(len(s.book.races))):
        problems.append("a banner is missing or there twice")
    if len(badges) != len(set(badges)):
        problems.append("a badge is there twice")
    if any(coins < 0 for coins in [s.coins[seat] for seat in range(s.seats)]):
        problems.append("a seat owes coins")
    return problems


def _flow(s: State) -> list[str]:
    problems: list[str] = []
    chance = len(s.pending) > 0 and s.pending[0].is_up_to_chance()
    if (s.decider == CHANCE) != chance:
        problems.append("chance and the decider disagree")
    if (s.phase == OVER) != (s.decider == NOBODY and not s.pending):
        problems.append("somebody decides after the end")
    if s.acting is not None and s.acting not in s.armies():
        problems.append("the acting army is not at the table")
    return problems
