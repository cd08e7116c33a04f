"""Why a conquest or a roll is refused: the conditions of ``legal_conquests``, asked one by one.

The order is that of a player's questions: with what, where, against whom, and for how much.
"""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules.actions import ROLL, Action
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.means import (
    ANYWHERE,
    COPIES,
    DISCOUNTS,
    PRICED,
    SUBSTITUTES,
    means_words,
)
from elbowroom.rules.pieces import COPIER, PIECES
from elbowroom.rules.quote import Quote, current_quote
from elbowroom.rules.reach import (
    at_peace,
    beyond_purse,
    full_reach,
    impassable,
    own_regions,
    sheltered_from,
    stands,
)
from elbowroom.rules.reason import Reason, because, wrong_phase
from elbowroom.rules.state import Army, State
from elbowroom.rules.substitution import (
    fended_off,
    has_substitute,
    lone_tokens,
    substitution_field,
)


def why_no_conquest(s: State, act: Action) -> Reason:
    """The reason against *act*, a conquest or a roll for one region that is not legal."""
    quote = current_quote(s)
    if quote is None:
        return wrong_phase(s)
    reason = _why_not_by(quote, act)
    if reason is None:
        reason = _why_closed(quote, act)
    if reason is None:
        reason = _why_out_of_reach(quote, act)
    if reason is not None:
        return reason
    if act.detail & SUBSTITUTES:
        return _why_no_substitution(quote, act)
    if quote.strength(act.index) < 1:
        return because("why-no-token")
    if not quote.field(act.detail) & bit(act.index):
        return because("why-means-useless")
    return _why_no_roll(quote, act) if act.kind == ROLL else _why_too_dear(quote, act)


def why_no_free_roll(s: State) -> Reason:
    """The reason against a roll before the conquests that is not legal."""
    quote = current_quote(s)
    if quote is None:
        return wrong_phase(s)
    if s.die >= 0:
        return because("why-already-rolled")
    if not quote.rolls_freely():
        return because("why-not-possible")
    if quote.force < 1:
        return because("why-no-token")
    return because("why-no-hope")


# ---------------------------------------------------------------------- with what, and where


def _why_not_by(quote: Quote, act: Action) -> Reason | None:
    """What speaks against the means, wherever they are used."""
    by, used = act.detail, quote.me.used
    lacking = by & ~quote.means
    if lacking:
        word = means_words(lacking)[0]
        if by & used or (lacking & COPIES and used & COPIES):
            return because("why-means-used", means=word)
        return because("why-means-missing", means=word)
    if by & ~PRICED and act.kind == ROLL:
        return because("why-means-useless")
    if by & ~PRICED and quote.s.die >= 0:
        return because("why-already-rolled")
    return None


def _why_closed(quote: Quote, act: Action) -> Reason | None:
    """What closes a region to every attack: the parts of ``reach.closed``, in its order."""
    s, me, one = quote.s, quote.me, bit(act.index)
    if own_regions(s, me) & one:
        return because("why-already-yours" if me.held & one else "why-own-army")
    if impassable(s, me) & one:
        return because("why-chasm" if s.atlas.chasm & one else "why-water")
    if s.shut & one:
        return because("why-closed", piece=_piece_there(s, one, [each.closes for each in PIECES]))
    if me.barred & one:
        return because("why-barred")
    if sheltered_from(s, me) & one:
        return because("why-immune", piece=_piece_there(s, one, [each.immune for each in PIECES]))
    if at_peace(s, me) & one:
        return because("why-peace", seat=_holder(s, act.index))
    if beyond_purse(s, me) & one:
        return because("why-toll", seat=_holder(s, act.index), coins=int(quote.toll(act.index)))
    return None


def _piece_there(s: State, one: int, chosen: list[bool]) -> str:
    """The key of the first piece of a *chosen* kind in the region with the bit *one*."""
    return next(
        piece.key for kind, piece in enumerate(PIECES) if chosen[kind] and s.where[kind] & one
    )


def _army_there(s: State, region: int) -> Army:
    army = s.holder(region)
    assert army is not None, "somebody holds it"
    return army


def _holder(s: State, region: int) -> int:
    """The number, from 1, of the seat that holds *region*."""
    return int(_army_there(s, region).seat) + 1


def _race_there(s: State, region: int) -> str:
    """The key of the race that holds *region*."""
    return _army_there(s, region).race.key


def _why_out_of_reach(quote: Quote, act: Action) -> Reason | None:
    """What keeps *me* from the region: the way there, or an opponent whom only tokens reach."""
    s, me, one = quote.s, quote.me, bit(act.index)
    if quote.wary & one and (act.detail or full_reach(s, me) & ~quote.targets() & one):
        return because("why-untouchable", race=_race_there(s, act.index))
    if act.detail & ANYWHERE or quote.targets() & one:
        return None
    return because("why-out-of-reach" if stands(s, me) else "why-first-conquest")


# ---------------------------------------------------------------------- against whom


def _why_no_substitution(quote: Quote, act: Action) -> Reason:
    s, me, one = quote.s, quote.me, bit(act.index)
    holder = s.holder(act.index)
    if holder is None or s.tokens[act.index] != 1:
        return because("why-not-lone-token")
    if not holder.active:
        return because("why-substitution-declined")
    if fended_off(s) & one:
        stopping = [each.stops_substitution for each in PIECES]
        return because("why-substitution-stopped", piece=_piece_there(s, one, stopping))
    if not lone_tokens(s, me, act.detail) & one:
        return because("why-means-used", means=means_words(act.detail)[0])
    if not substitution_field(s, me) & one:
        return because("why-first-conquest")
    if s.options.substitution_needs_token and quote.force < 1:
        return because("why-no-token")
    if not has_substitute(s, me, act.detail, quote.hand):
        return because("why-tray-empty", race=me.race.key)
    return because("why-not-here", piece=PIECES[COPIER].key)


# ---------------------------------------------------------------------- for how much


def _why_too_dear(quote: Quote, act: Action) -> Reason:
    if quote.must_roll() and not quote.wary & bit(act.index):
        return because("why-must-roll")
    if quote.missing(act.index, act.detail) > 0:
        price = quote.due(act.index, act.detail)
        return because("why-too-expensive", price=price, hand=quote.strength(act.index))
    return because("why-means-useless")


def _why_no_roll(quote: Quote, act: Action) -> Reason:
    one = bit(act.index)
    has_own_die = bool(quote.own_die & one)
    if quote.s.die >= 0:
        return because("why-already-rolled")
    if has_own_die and act.detail & DISCOUNTS:
        return because("why-means-useless")
    if not has_own_die and quote.rolls_freely() and not quote.wary & one:
        return because("why-not-possible")
    price = quote.at(act.index, act.detail)
    missing = quote.missing(act.index, act.detail)
    if missing > HIGHEST:
        return because("why-die-too-far", price=price, hand=quote.strength(act.index))
    if missing <= 0:
        return because("why-affordable-without-die", price=price, hand=quote.strength(act.index))
    return because("why-die-spent")
