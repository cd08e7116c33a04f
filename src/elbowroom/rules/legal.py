"""Which actions are legal now: one short branch for each phase."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.masks import bit
from elbowroom.rules.actions import (
    ABANDON,
    CONQUER,
    DEPLOY,
    END,
    FIRST_OF_CHANCE,
    PLACE,
    STOP,
    Action,
)
from elbowroom.rules.chance import chance_outcomes
from elbowroom.rules.decline import offer_decline
from elbowroom.rules.legal_conquests import offer_conquests
from elbowroom.rules.menu import Menu, borrow_menu, deployments, give_back
from elbowroom.rules.pending import QUESTION, Pending
from elbowroom.rules.pick import offer_picks
from elbowroom.rules.pieces import FIRST_FIND, PIECES, count_in
from elbowroom.rules.quote import quote_for
from elbowroom.rules.redeploy import held_back, offer_redeployment, offer_retreat
from elbowroom.rules.state import (
    AFTERMATH,
    CHANCE,
    NOBODY,
    PICK,
    REDEPLOY,
    RETREAT,
    START,
    Army,
    State,
)
from elbowroom.rules.turn import ASK_DECLINE, offer_answers, offer_traits, something_offered
from elbowroom.traits.trait import HELD_BACK


def legal_actions(s: State) -> list[Action]:
    """Every action that the decider may take: complete, never empty before the end."""
    if s.decider == CHANCE:
        return [outcome for outcome, _ in chance_outcomes(s)]
    if s.phase >= REDEPLOY and only_tokens(s) > 0:
        assert s.acting is not None
        return deployments(s.acting.held)
    menu = borrow_menu()
    fill(s, menu)
    actions = menu.actions()
    give_back(menu)
    return actions


def is_legal(s: State, act: Action) -> bool:
    """Whether *act* may be taken; several tokens at once where that many single ones may be."""
    if s.decider == CHANCE or act.kind >= FIRST_OF_CHANCE:
        return s.decider == CHANCE and act in legal_actions(s)
    menu = borrow_menu()
    fill(s, menu)
    offered = menu.has(act.code, act.index)
    give_back(menu)
    return offered and act.amount <= most_at_once(s, act)


def most_at_once(s: State, act: Action) -> i64:
    """How many single actions like *act* could be taken one after the other."""
    me = s.acting
    if me is None or act.amount < 2:
        return 1
    if act.kind == DEPLOY:
        return me.displaced if s.phase == RETREAT else me.hand - held_back(s, me)
    if act.kind == PLACE and act.detail < FIRST_FIND and PIECES[act.detail].in_bulk:
        return count_in(me.pieces_out if s.phase == RETREAT else me.pool, act.detail)
    return 1


def fill(s: State, menu: Menu) -> None:
    """Write every legal action of the deciding seat into *menu*."""
    if s.decider == NOBODY:
        return
    if s.pending:
        _answer(s, menu, s.pending[0])
        return
    phase = s.phase
    if phase == PICK:
        offer_picks(s, menu)
        return
    if phase == AFTERMATH:
        _aftermath(s, menu)
        return
    me = s.acting
    assert me is not None
    if phase == REDEPLOY:
        offer_redeployment(s, me, menu)
        offer_traits(s, menu)
    elif phase == RETREAT:
        offer_retreat(s, me, menu)
    else:
        _campaign(s, me, menu)


def only_tokens(s: State) -> i64:
    """How many tokens the seat places one after the other with nothing else on the menu.

    Several only where the same number is known to be legal for the next token too: what traits
    offer does not depend on where tokens are placed.
    """
    me = s.acting
    if me is None or me.held == 0 or s.pending:
        return 0
    if s.phase == RETREAT and me.pieces_out == 0:
        return me.displaced
    if s.phase != REDEPLOY or something_offered(s):
        return 0
    if me.hooks & HELD_BACK == 0:
        return me.hand
    return 1 if me.hand > held_back(s, me) else 0


def _campaign(s: State, me: Army, menu: Menu) -> None:
    """Start and conquest: decline, start actions, abandon, conquer, roll, stop."""
    if s.phase == START:
        if not s.acted and s.active[s.turn] is not None:
            offer_decline(s, menu)
        if not me.active:
            menu.once(END)
    offer_traits(s, menu)
    if not me.began:
        menu.add(ABANDON, me.held)
    offer_conquests(s, me, menu)
    menu.once(STOP)


def _aftermath(s: State, menu: Menu) -> None:
    if s.question == ASK_DECLINE:
        offer_decline(s, menu)
    else:
        offer_traits(s, menu)
    menu.once(END)


def _answer(s: State, menu: Menu, pending: Pending) -> None:
    """What is asked in the middle of something else."""
    if pending.kind == QUESTION:
        offer_answers(s, pending, menu)
    else:
        me = s.acting
        assert me is not None
        region = pending.subject
        for by in quote_for(s, me).ways_after_die(region, s.aim_by, s.die):
            menu.add(CONQUER, bit(region), by)
