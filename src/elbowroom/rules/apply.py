"""What an action does: one short branch for each kind. The action must be legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import NOWHERE, bit
from elbowroom.rules import armies, verbs
from elbowroom.rules.actions import (
    ABANDON,
    ALLY,
    CONQUER,
    DECLINE,
    DEPLOY,
    DETAILS,
    END,
    FIRST_OF_CHANCE,
    MOVE,
    PICK_SLOT,
    PLACE,
    REBIRTH,
    ROLL,
    ROLL_FIRST,
    SACRIFICE,
    STOP,
    Action,
)
from elbowroom.rules.banners import disband_if_gone
from elbowroom.rules.chance import chance_fell
from elbowroom.rules.conquest import conquer, notify_settled
from elbowroom.rules.events import Allied, Moved, Placed, Reborn, Sacrificed
from elbowroom.rules.menu import Menu
from elbowroom.rules.pending import CONQUESTS_END, QUESTION, Pending
from elbowroom.rules.pick import pick
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.redeploy import deploy, place_piece
from elbowroom.rules.roaming import roam
from elbowroom.rules.roll import roll
from elbowroom.rules.state import (
    AFTERMATH,
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
    make_ready,
    next_actor,
    offer_answers,
    set_out,
    stop,
)

SACRIFICE_COINS: Final = 3


def apply(s: State, act: Action) -> None:
    """Change *s* by *act*, a legal action of the decider or an outcome of chance."""
    do(s, act.code, act.index, act.amount)


def do(s: State, code: i64, index: i64, amount: i64) -> None:
    """The same for an action as numbers, without an object, for play-outs."""
    kind = code % DETAILS
    if kind == DEPLOY:
        _deploy(s, index, amount)
    elif kind >= FIRST_OF_CHANCE:
        chance_fell(s, kind, index, code // DETAILS)
    else:
        _act(s, kind, index, amount, code // DETAILS)
    set_decider(s)


def set_decider(s: State) -> None:
    """Find out who decides next: chance and questions first, in the order they came up."""
    while len(s.pending) > 0:
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
    menu = Menu()
    offer_answers(s, question, menu)
    return menu.size > 0


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
    elif kind == DECLINE:
        decline_now(s, detail)
    else:
        _act_rarely(s, kind, index, detail)


def _act_rarely(s: State, kind: i64, index: i64, detail: i64) -> None:
    if kind == MOVE:
        _move(s, index, detail)
    elif kind == REBIRTH:
        _rebirth(s, index)
    elif kind == ALLY:
        _ally(s, index)
    else:
        assert kind == SACRIFICE
        _sacrifice(s, index)


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


def _deploy(s: State, region: i64, tokens: i64) -> None:
    me = _actor(s)
    deploy(s, me, region, tokens)
    if s.phase == RETREAT:
        me.displaced -= tokens
        _maybe_returned(s, me)


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
        return
    me = _actor(s)
    first_action(s)
    me.moved |= bit(kind)
    verbs.empty_pool(me, kind)
    verbs.move_piece(s, kind, region)
    if s.journal is not None:
        s.journal.append(Moved(me.seat, region, PIECES[kind].key))


def _rebirth(s: State, region: i64) -> None:
    """A declined region turns active: its tokens go to the tray, a bonus token comes (U5).

    It is no campaign: the army may still decline, and the Fountain waits.
    """
    me = s.active[s.turn]
    old = s.holder(region)
    assert me is not None
    assert old is not None
    make_ready(s, me)
    me.rebirths += 1
    verbs.discard_tokens(s, old, armies.release(s, old, region, True))
    verbs.gain_tokens(s, me, 1)
    armies.occupy(s, me, region, 1)
    notify_settled(s, me, region)
    disband_if_gone(s, old)
    if s.journal is not None:
        s.journal.append(Reborn(me.seat, region, me.race.key))
    if s.acting is None:
        # The old army was to act, and this was its last region.
        next_actor(s)


def _ally(s: State, seat: i64) -> None:
    s.peace[s.turn] = seat
    if s.journal is not None:
        s.journal.append(Allied(s.turn, seat))


def _sacrifice(s: State, region: i64) -> None:
    """One declined token for three coins; the question is closed with it."""
    army = s.holder(region)
    assert army is not None
    if s.tokens[region] > 1:
        verbs.put_tokens(s, region, s.tokens[region] - 1)
        verbs.discard_tokens(s, army, 1)
    else:
        verbs.discard_tokens(s, army, armies.release(s, army, region, True))
        disband_if_gone(s, army)
    verbs.pay(s, s.turn, SACRIFICE_COINS)
    if s.journal is not None:
        s.journal.append(Sacrificed(s.turn, region, army.race.key, SACRIFICE_COINS))
    answer_aftermath(s)
