"""Checks a position for contradictions. Positions reached by play have none."""

from __future__ import annotations

from elbowroom.masks import NOWHERE, bit, mask_of, regions_of
from elbowroom.rules.pending import COMBO
from elbowroom.rules.pieces import (
    FIRST_FIND,
    PIECE_KINDS,
    PIECES,
)
from elbowroom.rules.reason import Reason, because
from elbowroom.rules.state import (
    CHANCE,
    LEVELS,
    NOBODY,
    OVER,
    REDEPLOY,
    RETREAT,
    START,
    State,
)


def faults(s: State) -> list[Reason]:
    """What is wrong with *s*, as messages. What is kept up to date besides the pieces and is not
    has one message for all, which names the part."""
    board = _tokens(s) + _regions(s) + _masks_of_tokens(s) + _defence(s)
    return board + _pieces(s) + _supply(s) + _flow(s)


def _stale(part: str) -> Reason:
    return because("fault-stale", part=part)


def _stale_at(part: str, region: int) -> Reason:
    return because("fault-stale", part=part, region=region)


def _supply_of(key: str, amount: int, most: int) -> Reason:
    return because("fault-supply", thing=key, amount=amount, most=most)


def _tokens(s: State) -> list[Reason]:
    """Every race has as many tokens as the box holds: tray, hand and board together."""
    problems: list[Reason] = []
    for number, race in enumerate(s.book.races):
        total: int = s.tray[number]
        for army in s.armies():
            if army.race_number == number:
                total += army.hand + sum(s.tokens[r] for r in regions_of(army.held))
        if total != race.tray:
            problems.append(_supply_of(race.key, total, race.tray))
        if s.tray[number] < 0:
            problems.append(_stale("tray"))
    return problems


def _regions(s: State) -> list[Reason]:
    problems: list[Reason] = []
    occupied = 0
    for army in s.armies():
        if army.held & occupied:
            problems.append(because("notation-two-armies"))
        occupied |= army.held
        if army.hand < 0 or army.displaced < 0 or army.pieces_out < 0:
            problems.append(_stale("hand"))
        if army.displaced > army.hand:
            problems.append(_stale("displaced"))
        if army.near != s.atlas.around(army.held):
            problems.append(_stale("near"))
        if army.held & s.atlas.chasm:
            problems.append(because("notation-chasm"))
    for region in range(s.atlas.size):
        held = occupied & bit(region) != 0
        if not held and s.tokens[region] != 0:
            problems.append(_stale_at("tokens", region))
        if held and s.bodies(region) != s.tokens[region]:
            problems.append(_stale_at("natives", region))
    return problems


def _masks_of_tokens(s: State) -> list[Reason]:
    problems: list[Reason] = []
    tokens = [s.tokens[region] for region in range(s.atlas.size)]
    if s.manned != mask_of([region for region, number in enumerate(tokens) if number > 0]):
        problems.append(_stale("manned"))
    if s.stacked != mask_of([region for region, number in enumerate(tokens) if number > 1]):
        problems.append(_stale("stacked"))
    return problems


def _defence(s: State) -> list[Reason]:
    problems: list[Reason] = []
    for region in regions_of(s.atlas.land | s.atlas.water):
        expected = _recounted(s, region)
        if s.defence[region] != expected:
            problems.append(_stale_at("defence", region))
        within = [s.within[level] & bit(region) != 0 for level in range(LEVELS)]
        if within != [expected <= level for level in range(LEVELS)]:
            problems.append(_stale_at("within", region))
    return problems


def _recounted(s: State, region: int) -> int:
    one = bit(region)
    total: int = 1 if s.atlas.river & one else 2
    total += 1 if s.atlas.mountain & one else 0
    total += s.bodies(region)
    for kind, piece in enumerate(PIECES):
        total += piece.defence * s.pile(kind, region)
    return total


def _pieces(s: State) -> list[Reason]:
    problems: list[Reason] = []
    for kind, piece in enumerate(PIECES):
        out = sum(s.pile(kind, region) for region in range(s.atlas.size))
        out += sum(army.pooled(kind) for army in s.armies())
        if out > piece.supply and not (s.book.contents.extras and piece.endless):
            problems.append(_supply_of(piece.key, out, piece.supply))
    if _where(s, [piece.immune for piece in PIECES]) != s.sheltered:
        problems.append(_stale("sheltered"))
    if _where(s, [piece.closes for piece in PIECES]) != s.shut:
        problems.append(_stale("shut"))
    finds = _where(s, [kind >= FIRST_FIND for kind in range(PIECE_KINDS)])
    if finds != s.treasured:
        problems.append(_stale("treasured"))
    if _where(s, [kind < FIRST_FIND for kind in range(PIECE_KINDS)]) != s.built:
        problems.append(_stale("built"))
    if finds and not s.book.finds:
        problems.append(because("fault-finds"))
    return problems


def _where(s: State, chosen: list[bool]) -> int:
    """The regions with a piece of one of the kinds that are chosen."""
    mask = 0
    for kind, counts in enumerate(chosen):
        if counts:
            mask |= s.where[kind]
    return mask


def _supply(s: State) -> list[Reason]:
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
    problems: list[Reason] = []
    if sorted(banners) != list(range(len(s.book.races))):
        problems.append(because("fault-banner"))
    if len(badges) != len(set(badges)):
        problems.append(because("fault-badge"))
    if any(coins < 0 for coins in [s.coins[seat] for seat in range(s.seats)]):
        problems.append(_stale("coins"))
    if s.truces != mask_of([seat for seat in range(s.seats) if s.peace[seat] != NOWHERE]):
        problems.append(_stale("truces"))
    return problems


def _flow(s: State) -> list[Reason]:
    problems: list[Reason] = []
    chance = len(s.pending) > 0 and s.pending[0].is_up_to_chance()
    if (s.decider == CHANCE) != chance:
        problems.append(_stale("decider"))
    if (s.phase == OVER) != (s.decider == NOBODY and not s.pending):
        problems.append(_stale("phase"))
    if s.acting is not None and s.acting not in s.armies():
        problems.append(_stale("acting"))
    if START <= s.phase <= REDEPLOY and s.acting is None:
        problems.append(because("notation-nobody-conquers"))
    if s.phase == RETREAT and not _somebody_returns(s):
        problems.append(_stale("retreat"))
    return problems


def _somebody_returns(s: State) -> bool:
    army = s.acting
    return army is not None and army.held != 0 and (army.displaced > 0 or army.pieces_out > 0)
