"""What an action does: one short branch for each kind. The action must be legal."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, bit
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import (
    ABANDON,
    CONQUER,
    DECLINE,
    DEPLOY,
    DETAIL_SHIFT,
    DETAILS,
    END,
    FIRST_OF_CHANCE,
    MOVE,
    PICK_SLOT,
    PLACE,
    ROLL,
    ROLL_FIRST,
    STOP,
    Action,
)
from elbowroom.rules.banners import release_badge
from elbowroom.rules.chance import chance_fell
from elbowroom.rules.conquest import conquer
from elbowroom.rules.events import Moved, Placed
from elbowroom.rules.menu import borrow_menu, give_back
from elbowroom.rules.pending import CONQUESTS_END, QUESTION, Pending
from elbowroom.rules.pick import pick
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.redeploy import deploy, place_piece
from elbowroom.rules.roaming import roam
from elbowroom.rules.roll import roll
from elbowroom.rules.state import (
    AFTERMATH,
    ARMIES,
    CHANCE,
    CONQUEST,
    REDEPLOY,
    RETREAT,
    START,
    Army,
    State,
)
from elbowroom.rules.turn import (
    answer_aftermath,
    continue_retreats,
    decider_of,
    decline_now,
    end_redeployment,
    first_action,
    next_actor,
    offer_answers,
    set_out,
    stop,
)
from elbowroom.traits.trait import PERFORMS


def apply(s: State, act: Action) -> None:
    """Change *s* by *act*, a legal action of the decider or an outcome of chance."""
    do(s, act.code, act.index, act.amount)


def do(s: State, code: i64, index: i64, amount: i64) -> None:
    """The same for an action as numbers, without an object, for play-outs."""
    if s.shared & ARMIES != 0:
        s.own_armies()
    # No division: that of the compiler looks out for negative numbers.
    kind = code & (DETAILS - 1)
    if kind == DEPLOY:
        deploy(s, _actor(s), index, amount)
        if s.phase == REDEPLOY:
            # Nothing is pending, and the same seat goes on.
            return
        _maybe_returned(s, _actor(s))
    elif kind >= FIRST_OF_CHANCE:
        chance_fell(s, kind, index, code >> DETAIL_SHIFT)
    else:
        _act(s, kind, index, amount, code >> DETAIL_SHIFT)
    if s.pending:
        set_decider(s)
    else:
        s.decider = decider_of(s)


def set_decider(s: State) -> None:
    """Find out who decides next: chance and questions first, in the order they came up."""
    while s.pending:
        first = s.pending[0]
        if first.is_up_to_chance():
            s.decider = CHANCE
            return
        if first.kind == CONQUESTS_END:
            verbs.resolve_first(s)
            _stop(s)
        elif first.kind == QUESTION and not _has_answer(s, first):
            verbs.resolve_first(s)
        else:
            s.decider = s.turn
            return
    s.decider = decider_of(s)


def _has_answer(s: State, question: Pending) -> bool:
    menu = borrow_menu()
    offer_answers(s, question, menu)
    answered = menu.size > 0
    give_back(menu)
    return answered


def _act(s: State, kind: i64, index: i64, amount: i64, detail: i64) -> None:
    if kind == CONQUER:
        _conquer(s, index, detail)
    elif kind == END:
        _end(s)
    elif kind == STOP:
        _stop(s)
    elif kind == ROLL:
        roll(s, _actor(s), index, detail)
    elif kind == ROLL_FIRST:
        roll(s, _actor(s), NOWHERE, 0)
    elif kind == PLACE:
        _place(s, index, amount, detail)
    elif kind == ABANDON:
        _abandon(s, index)
    elif kind == PICK_SLOT:
        _pick(s, index, detail)
    else:
        _act_rarely(s, kind, index, detail)


def _act_rarely(s: State, kind: i64, index: i64, detail: i64) -> None:
    if kind == DECLINE:
        decline_now(s, detail)
    elif kind == MOVE:
        _move(s, index, detail)
    else:
        _perform(s, kind, index)


def _actor(s: State) -> Army:
    me = s.acting
    assert me is not None
    return me


def _pick(s: State, slot: i64, swap: i64) -> None:
    first_action(s)
    pick(s, slot, swap)
    next_actor(s)


def _conquer(s: State, region: i64, by: i64) -> None:
    me = _actor(s)
    if len(s.pending) > 0:
        # The means were chosen after a die for this region.
        verbs.resolve_first(s)
    set_out(s, me)
    me.began = True
    s.phase = CONQUEST
    conquer(s, me, region, by)


def _stop(s: State) -> None:
    stop(s, _actor(s))


def _abandon(s: State, region: i64) -> None:
    me = _actor(s)
    if s.phase != REDEPLOY:
        set_out(s, me)
        s.phase = CONQUEST
    armies.abandon(s, me, region)
    if not me.active:
        release_badge(s, me)


def _maybe_returned(s: State, me: Army) -> None:
    """A retreat is over by itself when the last token and piece is placed."""
    if me.displaced == 0 and me.pieces_out == 0:
        continue_retreats(s)


def _place(s: State, region: i64, number: i64, detail: i64) -> None:
    if len(s.pending) > 0:
        verbs.resolve_first(s)
        verbs.move_piece(s, detail, region)
        if s.journal is not None:
            s.journal.append(Placed(s.turn, region, PIECES[detail].key, 1))
        return
    me = _actor(s)
    place_piece(s, me, detail, region, number)
    if s.phase == RETREAT:
        verbs.send_out(me, detail, -number)
        _maybe_returned(s, me)


def _end(s: State) -> None:
    if s.phase == AFTERMATH:
        answer_aftermath(s)
    elif s.phase == START:
        # A declined army that might act stays at home.
        me = _actor(s)
        first_action(s)
        me.done = True
        next_actor(s)
    else:
        end_redeployment(s, _actor(s))


def _move(s: State, region: i64, kind: i64) -> None:
    if PIECES[kind].roams:
        if len(s.pending) > 0:
            verbs.resolve_first(s)
        roam(s, kind, region)
        _go_on_without_actor(s)
        return
    me = _actor(s)
    first_action(s)
    me.moved |= bit(kind)
    verbs.empty_pool(me, kind)
    verbs.move_piece(s, kind, region)
    if s.journal is not None:
        s.journal.append(Moved(me.seat, region, PIECES[kind].key))


def _perform(s: State, kind: i64, index: i64) -> None:
    """An action that only a trait offers: the trait carries it out."""
    done = _let_traits_perform(s, kind, index)
    assert done, "an action that no trait offers"
    if s.phase == AFTERMATH:
        # One answer closes the question.
        answer_aftermath(s)
    else:
        _go_on_without_actor(s)


def _go_on_without_actor(s: State) -> None:
    """If the army that was to act has just gone, the next one of its seat acts."""
    if s.acting is None:
        next_actor(s)


def _let_traits_perform(s: State, kind: i64, index: i64) -> bool:
    for army in s.armies():
        if army.seat == s.turn and army.hooks & PERFORMS != 0:
            for trait in army.traits:
                if trait.performs(s, army, kind, index):
                    return True
    return False
