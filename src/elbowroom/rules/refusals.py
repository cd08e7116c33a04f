"""Why an action is refused, as data that every face can put in words.

Like ``rules.explain`` this decides no rule: it asks the functions that decide, in the order in
which a player would want to know.
"""

from __future__ import annotations

from typing import Final

from elbowroom.masks import bit
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.attempts import lone_tokens, substitution_field, wisp_field
from elbowroom.rules.conquest import fighting_force, means_of, muster, race_tokens
from elbowroom.rules.legal import is_legal, most_at_once
from elbowroom.rules.means import (
    ANY_BAG,
    ANYWHERE,
    CHEAPER_BY_TWO,
    PRICED,
    SUBSTITUTES,
    means_words,
)
from elbowroom.rules.pick import can_afford
from elbowroom.rules.pieces import (
    BALROG,
    ENCAMPMENT,
    PIECES,
)
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import (
    at_peace,
    beyond_purse,
    full_reach,
    opened_water,
    own_regions,
    plain_reach,
    stands,
    targets,
    wary,
)
from elbowroom.rules.redeploy import held_back, piece_word
from elbowroom.rules.state import CHANCE, NOBODY, PHASES, REDEPLOY, RETREAT, Army, State
from elbowroom.traits.trait import ROLLS_FREELY


class Reason:
    """Why an action is refused: a key, and the numbers and names that its sentence needs."""

    def __init__(self, key: str, numbers: dict[str, int], names: dict[str, str]) -> None:
        self.key: Final = key
        self.numbers: Final = numbers
        self.names: Final = names

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.numbers}, {self.names})"


def _because(key: str, **facts: int | str) -> Reason:
    numbers: dict[str, int] = {}
    names: dict[str, str] = {}
    for name, value in facts.items():
        if isinstance(value, str):
            names[name] = value
        else:
            numbers[name] = value
    return Reason(key, numbers, names)


def why_not(s: State, act: Action) -> Reason | None:
    """The reason why *act* is refused; None when it is legal."""
    if is_legal(s, act):
        return None
    if s.decider == NOBODY:
        return _because("why-game-over")
    if s.decider == CHANCE or act.kind >= a.FIRST_OF_CHANCE:
        return _because("why-chance")
    if act.kind == a.PICK_SLOT:
        return _why_no_pick(s, act)
    if act.kind == a.CONQUER or act.kind == a.ROLL:
        return _why_no_conquest(s, act)
    if act.kind == a.DEPLOY:
        return _why_no_deploy(s, act)
    if act.kind == a.PLACE or act.kind == a.MOVE:
        return _why_no_piece(s, act)
    return _why_not_otherwise(s, act)


def _wrong_phase(s: State) -> Reason:
    return _because("why-wrong-phase", phase=PHASES[s.phase])


def _why_no_pick(s: State, act: Action) -> Reason:
    if PHASES[s.phase] != "pick":
        return _wrong_phase(s)
    if act.index >= len(s.column):
        return _because("why-slot-empty", slot=act.index + 1)
    if not can_afford(s, act.index):
        return _because("why-slot-too-dear", price=act.index, coins=s.coins[s.turn])
    return _because("why-swap")


def _why_no_deploy(s: State, act: Action) -> Reason:
    me = s.acting
    if me is None or s.phase not in (REDEPLOY, RETREAT):
        return _wrong_phase(s)
    if not me.held & bit(act.index):
        return _because("why-not-held")
    back = held_back(s, me)
    if s.phase == REDEPLOY and back > 0 and me.hand - back < act.amount:
        return _because("why-must-keep", amount=back)
    in_hand = most_at_once(s, a.action(a.DEPLOY, act.index, 2))
    return _because("why-not-enough-in-hand", amount=act.amount, hand=in_hand)


def _why_no_piece(s: State, act: Action) -> Reason:
    me = s.acting
    word = piece_word(act.detail)
    if me is None or (act.kind == a.PLACE and s.phase not in (REDEPLOY, RETREAT)):
        return _wrong_phase(s)
    if me.moved & bit(act.detail) or s.roamed & bit(act.detail):
        return _because("why-already-placed", piece=word)
    if act.kind == a.PLACE and me.held & bit(act.index):
        return _because("why-none-left", piece=word)
    return _because("why-not-here", piece=word)


def _why_not_otherwise(s: State, act: Action) -> Reason:
    me = s.acting
    if act.kind == a.DECLINE:
        return _why_no_decline(s)
    if act.kind == a.END:
        return _why_no_end(s)
    if act.kind == a.ABANDON and me is not None:
        if not me.held & bit(act.index):
            return _because("why-not-held")
        return _because("why-no-abandon")
    if act.kind == a.ALLY:
        return _because("why-cannot-ally", seat=act.index + 1)
    if act.kind == a.SACRIFICE:
        return _because("why-nothing-to-sacrifice")
    if act.kind == a.ROLL_FIRST:
        return _why_no_free_roll(s)
    if act.kind == a.STOP:
        return _wrong_phase(s)
    return _because("why-not-possible")


def _why_no_free_roll(s: State) -> Reason:
    me = s.acting
    if me is None or PHASES[s.phase] not in ("start", "conquest"):
        return _wrong_phase(s)
    if s.die >= 0:
        return _because("why-already-rolled")
    if not me.facts & ROLLS_FREELY:
        return _because("why-not-possible")
    if fighting_force(s, me, race_tokens(s, me)) < 1:
        return _because("why-no-token")
    return _because("why-no-hope")


def _why_no_decline(s: State) -> Reason:
    mine = s.active[s.turn]
    if mine is not None and mine.fresh:
        return _because("why-first-turn")
    return _because("why-cannot-decline")


def _why_no_end(s: State) -> Reason:
    me = s.acting
    if me is None or s.phase != REDEPLOY:
        return _wrong_phase(s)
    back = held_back(s, me)
    if me.hand < back:
        return _because("why-must-keep", amount=back)
    return _because("why-tokens-left", amount=me.hand - back)


# ---------------------------------------------------------------------- refused conquests


def _why_no_conquest(s: State, act: Action) -> Reason:
    me = s.acting
    if me is None or PHASES[s.phase] not in ("start", "conquest") or len(s.pending) > 0:
        return _wrong_phase(s)
    missing = _missing_means(s, me, act.detail)
    if missing is not None:
        return missing
    if act.detail & ~PRICED:
        if act.kind == a.ROLL:
            return _because("why-means-useless")
        if s.die >= 0:
            return _because("why-already-rolled")
    closed = _why_closed(s, me, act)
    if closed is not None:
        return closed
    if act.detail & SUBSTITUTES:
        return _why_no_substitution(s, me, act)
    return _why_too_dear(s, me, act)


def _missing_means(s: State, me: Army, by: int) -> Reason | None:
    lacking = by & ~means_of(s, me)
    if lacking == 0:
        return None
    word = means_words(lacking)[0]
    if by & me.used or (lacking & ANY_BAG and me.used & ANY_BAG):
        return _because("why-means-used", means=word)
    return _because("why-means-missing", means=word)


def _why_closed(s: State, me: Army, act: Action) -> Reason | None:
    one = bit(act.index)
    if me.held & one:
        return _because("why-already-yours")
    if own_regions(s, me) & one:
        return _because("why-own-army")
    if s.atlas.chasm & one:
        return _because("why-chasm")
    if (s.atlas.sea | s.atlas.lake) & ~opened_water(s, me) & one:
        return _because("why-water")
    if s.where[BALROG] & one:
        return _because("why-balrog")
    if me.barred & one:
        return _because("why-barred")
    return _why_guarded(s, me, act)


def _why_guarded(s: State, me: Army, act: Action) -> Reason | None:
    one = bit(act.index)
    holder = s.holder(act.index)
    seat = 0 if holder is None else holder.seat + 1
    if s.sheltered & one & ~s.lands_of(me.seat):
        kinds = [piece.key for kind, piece in enumerate(PIECES) if s.where[kind] & one]
        immune = [piece.key for piece in PIECES if piece.immune and piece.key in kinds]
        return _because("why-immune", piece=immune[0])
    if at_peace(s, me) & one:
        return _because("why-peace", seat=seat)
    if beyond_purse(s, me) & one:
        return _because("why-toll", seat=seat)
    guarded = wary(s, me) & one
    if guarded and (act.detail or full_reach(s, me) & one & ~plain_reach(s, me)):
        return _because("why-gnomes")
    if not act.detail & ANYWHERE and not targets(s, me) & one:
        return _because("why-out-of-reach" if stands(s, me) else "why-first-conquest")
    return None


def _why_no_substitution(s: State, me: Army, act: Action) -> Reason:
    one = bit(act.index)
    holder = s.holder(act.index)
    if holder is None or s.tokens[act.index] != 1:
        return _because("why-not-lone-token")
    if not holder.active:
        return _because("why-substitution-declined")
    if s.where[ENCAMPMENT] & one:
        return _because("why-encampment")
    if not lone_tokens(s, me, act.detail) & one:
        return _because("why-means-used", means=means_words(act.detail)[0])
    if not substitution_field(s, me) & one:
        return _because("why-first-conquest")
    if s.options.substitution_needs_token and race_tokens(s, me) < 1:
        return _because("why-no-token")
    if s.tray[me.race.number] <= (0 if me.ready else muster(s, me)):
        return _because("why-tray-empty", race=me.race.key)
    return _because("why-not-here", piece="bag")


def _why_too_dear(s: State, me: Army, act: Action) -> Reason:
    hand = race_tokens(s, me)
    force = fighting_force(s, me, hand)
    prices = Prices(s, me)
    cost = prices.at(act.index, act.detail)
    if prices.wary & bit(act.index):
        force = hand
    if force < 1:
        return _because("why-no-token")
    rolled: int = s.die if s.die > 0 else 0
    if act.kind == a.CONQUER:
        if s.options.berserk_must_roll and s.die < 0 and me.facts & ROLLS_FREELY:
            return _because("why-must-roll")
        if cost > force + rolled:
            return _because("why-too-expensive", price=cost - rolled, hand=force)
        return _because("why-means-useless")
    if s.die >= 0 or me.facts & ROLLS_FREELY:
        return _because("why-already-rolled" if s.die >= 0 else "why-not-possible")
    if wisp_field(s, me, prices) & bit(act.index) and act.detail & CHEAPER_BY_TWO:
        return _because("why-means-useless")
    if cost <= force:
        return _because("why-affordable-without-die", price=cost, hand=force)
    if cost > force + 3:
        return _because("why-die-too-far", price=cost, hand=force)
    return _because("why-die-spent")
