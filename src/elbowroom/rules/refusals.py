"""Why an action is refused, as data that pages and terminals put into words.

Like ``rules.explain`` this decides no rule: it asks the functions that decide, in the order in
which a player would want to know.
"""

from __future__ import annotations

from elbowroom.masks import bit
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.conquest_refusals import why_no_conquest, why_no_free_roll
from elbowroom.rules.legal import is_legal, most_at_once
from elbowroom.rules.pick import can_afford
from elbowroom.rules.reason import Reason, because, wrong_phase
from elbowroom.rules.redeploy import held_back, piece_word
from elbowroom.rules.state import CHANCE, NOBODY, PICK, REDEPLOY, RETREAT, State


def why_not(s: State, act: Action) -> Reason | None:
    """The reason why *act* is refused; None when it is legal."""
    if is_legal(s, act):
        return None
    if s.decider == NOBODY:
        return because("why-game-over")
    if s.decider == CHANCE or act.kind >= a.FIRST_OF_CHANCE:
        return because("why-chance")
    if act.kind == a.PICK_SLOT:
        return _why_no_pick(s, act)
    if act.kind == a.CONQUER or act.kind == a.ROLL:
        return why_no_conquest(s, act)
    if act.kind == a.DEPLOY:
        return _why_no_deploy(s, act)
    if act.kind == a.PLACE or act.kind == a.MOVE:
        return _why_no_piece(s, act)
    return _why_not_otherwise(s, act)


def _why_no_pick(s: State, act: Action) -> Reason:
    if s.phase != PICK:
        return wrong_phase(s)
    if act.index >= len(s.column):
        return because("why-slot-empty", slot=act.index + 1)
    if not can_afford(s, act.index):
        return because("why-slot-too-dear", price=act.index, coins=s.coins[s.turn])
    return because("why-swap")


def _why_no_deploy(s: State, act: Action) -> Reason:
    me = s.acting
    if me is None or s.phase not in (REDEPLOY, RETREAT):
        return wrong_phase(s)
    if not me.held & bit(act.index):
        return because("why-not-held")
    back = held_back(s, me)
    if s.phase == REDEPLOY and back > 0 and me.hand - back < act.amount:
        return because("why-must-keep", amount=back)
    in_hand = most_at_once(s, a.action(a.DEPLOY, act.index, 2))
    return because("why-not-enough-in-hand", amount=act.amount, hand=in_hand)


def _why_no_piece(s: State, act: Action) -> Reason:
    me = s.acting
    word = piece_word(act.detail)
    if me is None or (act.kind == a.PLACE and s.phase not in (REDEPLOY, RETREAT)):
        return wrong_phase(s)
    if me.moved & bit(act.detail) or s.roamed & bit(act.detail):
        return because("why-already-placed", piece=word)
    if act.kind == a.PLACE and me.held & bit(act.index):
        return because("why-none-left", piece=word)
    return because("why-not-here", piece=word)


def _why_not_otherwise(s: State, act: Action) -> Reason:
    me = s.acting
    if act.kind == a.DECLINE:
        return _why_no_decline(s, act)
    if act.kind == a.END:
        return _why_no_end(s)
    if act.kind == a.ABANDON and me is not None:
        if not me.held & bit(act.index):
            return because("why-not-held")
        return because("why-no-abandon")
    if act.kind == a.ALLY:
        return because("why-cannot-ally", seat=act.index + 1)
    if act.kind == a.SACRIFICE:
        return because("why-nothing-to-sacrifice")
    if act.kind == a.ROLL_FIRST:
        return why_no_free_roll(s)
    if act.kind == a.STOP:
        return wrong_phase(s)
    return because("why-not-possible")


def _why_no_decline(s: State, act: Action) -> Reason:
    if act.detail == a.LENT and is_legal(s, a.action(a.DECLINE)):
        return because("why-nothing-lent")
    mine = s.active[s.turn]
    if mine is not None and mine.fresh:
        return because("why-first-turn")
    return because("why-cannot-decline")


def _why_no_end(s: State) -> Reason:
    me = s.acting
    if me is None or s.phase != REDEPLOY:
        return wrong_phase(s)
    back = held_back(s, me)
    if me.hand < back:
        return because("why-must-keep", amount=back)
    return because("why-tokens-left", amount=me.hand - back)
