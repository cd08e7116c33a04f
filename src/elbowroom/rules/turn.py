"""The course of a turn: who acts next, and which phase follows (RULES 2.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elbowroom.masks import NOWHERE
from elbowroom.rules import verbs
from elbowroom.rules.army import NOTHING_COUNTED
from elbowroom.rules.banners import disband_if_gone, keep_unopened
from elbowroom.rules.decline import decline
from elbowroom.rules.events import GameOver, TurnBegan, Won
from elbowroom.rules.force import muster
from elbowroom.rules.menu import Menu, borrow_menu, give_back
from elbowroom.rules.pending import Pending
from elbowroom.rules.redeploy import finish, forget_displaced, gather_army, next_to_retreat
from elbowroom.rules.scoring import score, winners
from elbowroom.rules.state import (
    AFTERMATH,
    NOBODY,
    OVER,
    PICK,
    REDEPLOY,
    RETREAT,
    START,
    Army,
    State,
)
from elbowroom.traits.trait import ACTS_IN_DECLINE, DECLINES_AFTER_SCORING, OFFERS

# The two questions after scoring.
ASK_OFFERS: Final = 0
ASK_DECLINE: Final = 1


def begin_turn(s: State) -> None:
    """Start the turn of a seat: reset what belonged to its last turn."""
    s.acted = False
    s.turn_over = False
    s.scored = False
    s.die = NOWHERE
    s.die_spent = False
    s.roamed = 0
    s.lent_fresh = False
    s.decline_coins = 0
    verbs.make_peace(s, s.turn, NOWHERE)
    mine = s.active[s.turn]
    if mine is not None:
        _wake(mine)
    for army in s.declined:
        if army.seat == s.turn:
            _wake(army)
    if s.journal is not None:
        s.journal.append(TurnBegan(s.turn, s.round))
    next_actor(s)


def _wake(army: Army) -> None:
    army.ready = False
    army.began = False
    army.gathered = False
    army.done = False
    army.fights = 0
    army.conquests = 0
    army.assaulted = 0
    army.barred = 0
    army.used = 0
    army.struck = 0
    army.moved = 0
    army.takeovers = 0
    army.lifted = 0
    army.counted = NOTHING_COUNTED


def next_actor(s: State) -> None:
    """Declined armies that act, then the pick, then the active army, then the end of the turn."""
    mine = s.active[s.turn]
    declined = _waiting_in_decline(s)
    pick_first = mine is None and s.options.ghouls_after_pick
    if declined is not None and not (pick_first and len(s.column) > 0):
        _let_act(s, declined)
    elif mine is None:
        _ask_for_pick(s)
    elif not mine.done:
        _let_act(s, mine)
    else:
        continue_retreats(s)


def _waiting_in_decline(s: State) -> Army | None:
    for army in s.declined:
        if army.seat == s.turn and army.facts & ACTS_IN_DECLINE != 0 and not army.done:
            return army
    return None


def _let_act(s: State, me: Army) -> None:
    s.acting = me
    s.phase = START
    s.decider = me.seat


def _ask_for_pick(s: State) -> None:
    s.acting = None
    s.decider = s.turn
    if len(s.column) + len(s.pending) > 0:
        s.phase = PICK
    else:
        # Every banner is on the table: there is nothing to pick, the seat only scores.
        continue_retreats(s)


def first_action(s: State) -> None:
    """The first action of a campaign brings the tokens that the active army musters."""
    if s.acted:
        return
    me = s.active[s.turn]
    if me is not None:
        verbs.gain_tokens(s, me, muster(s, me))
    s.acted = True


def set_out(s: State, me: Army) -> None:
    """*me* makes ready: all its tokens above one in each region come to hand (G8)."""
    first_action(s)
    make_ready(s, me)


def make_ready(s: State, me: Army) -> None:
    """All tokens of *me* above one in each region come to hand, once a turn."""
    if not me.ready:
        me.ready = True
        lifted = verbs.gather(s, me)
        # Only a decline asks for it, and once the campaign has begun there is none.
        if not s.acted:
            me.lifted += lifted


def stop(s: State, me: Army) -> None:
    """Conquests end and the redeployment begins."""
    set_out(s, me)
    gather_army(s, me)
    me.gathered = True
    # House rule: victims place before the last army of the turn does.
    if s.options.victims_redeploy_first and me.active:
        continue_retreats(s)
    else:
        redeploy(s, me)


def redeploy(s: State, me: Army) -> None:
    """*me* places its tokens."""
    s.acting = me
    s.phase = REDEPLOY
    s.decider = me.seat


def end_redeployment(s: State, me: Army) -> None:
    """*me* has placed everything: go on with the turn."""
    finish(s, me)
    disband_if_gone(s, me)
    if s.turn_over:
        continue_retreats(s)
    else:
        next_actor(s)


def decline_now(s: State, by: i64) -> None:
    """The active army declines, at the start of the turn or after scoring."""
    me = s.active[s.turn]
    assert me is not None
    if decline(s, by):
        verbs.gather(s, me)
        me.gathered = True
        me.done = False
        redeploy(s, me)
    else:
        continue_retreats(s)


def continue_retreats(s: State) -> None:
    """The next displaced army returns; when there is none the turn goes on."""
    army = next_to_retreat(s)
    if army is not None:
        s.acting = army
        s.phase = RETREAT
        s.decider = army.seat
        return
    attacker = _interrupted(s)
    if attacker is not None:
        redeploy(s, attacker)
    elif s.scored:
        end_turn(s)
    else:
        s.acting = None
        score(s)
        s.question = ASK_OFFERS
        ask_aftermath(s)


def _interrupted(s: State) -> Army | None:
    """The army whose redeployment waits for the victims (house rule)."""
    mine = s.active[s.turn]
    return mine if mine is not None and mine.gathered and not mine.done else None


def ask_aftermath(s: State) -> None:
    """After scoring: offers of traits, then a late decline; what has no answer is not asked."""
    s.phase = AFTERMATH
    s.decider = s.turn
    if s.question == ASK_OFFERS:
        if something_offered(s):
            return
        s.question = ASK_DECLINE
    if s.question == ASK_DECLINE and may_decline_late(s):
        return
    end_turn(s)


def something_offered(s: State) -> bool:
    """Whether some trait of the seat adds a choice in the present phase."""
    if not _may_offer(s):
        return False
    menu = borrow_menu()
    offer_traits(s, menu)
    offered = menu.size > 0
    give_back(menu)
    return offered


def may_decline_late(s: State) -> bool:
    """Whether the active army may decline at the end of an ordinary turn."""
    me = s.active[s.turn]
    return me is not None and not s.turn_over and me.facts & DECLINES_AFTER_SCORING != 0


def _may_offer(s: State) -> bool:
    """Whether some trait of the seat could add a choice."""
    if s.watch & OFFERS == 0:
        return False
    hooks: i64 = 0
    mine = s.active[s.turn]
    if mine is not None:
        hooks = mine.hooks
    for army in s.declined:
        if army.seat == s.turn:
            hooks |= army.hooks
    return hooks & OFFERS != 0


def offer_traits(s: State, menu: Menu) -> None:
    """Add the choices that the traits of the seat give in the present phase."""
    if s.watch & OFFERS == 0:
        return
    mine = s.active[s.turn]
    if mine is not None and mine.hooks & OFFERS != 0:
        _offer_traits_of(s, mine, menu)
    for army in s.declined:
        if army.hooks & OFFERS != 0 and army.seat == s.turn:
            _offer_traits_of(s, army, menu)


def _offer_traits_of(s: State, army: Army, menu: Menu) -> None:
    for trait in army.traits:
        if trait.hooks & OFFERS != 0:
            trait.offers(s, army, menu)


def offer_answers(s: State, question: Pending, menu: Menu) -> None:
    """Add the answers to a question that a trait has asked."""
    trait = question.trait
    assert trait is not None
    trait.answers(s, question.subject, menu)


def answer_aftermath(s: State) -> None:
    """The question being asked is closed."""
    s.question += 1
    if s.question > ASK_DECLINE:
        end_turn(s)
    else:
        ask_aftermath(s)


def end_turn(s: State) -> None:
    """The turn passes to the next seat, and after the last seat the round ends (G3)."""
    me = s.active[s.turn]
    if me is not None:
        me.fresh = False
    verbs.forgive(s, s.turn)
    forget_displaced(s)
    s.acting = None
    s.question = 0
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.round += 1
        if s.round > s.atlas.rounds:
            _end_game(s)
            return
    begin_turn(s)


def _end_game(s: State) -> None:
    # The last round stays written on the position: nobody has a turn after it.
    s.round = s.atlas.rounds
    s.turn = s.seats - 1
    s.phase = OVER
    s.decider = NOBODY
    keep_unopened(s)
    if s.journal is not None:
        s.journal.append(GameOver())
        for seat in winners(s):
            s.journal.append(Won(seat, s.coins[seat]))


def decider_of(s: State) -> i64:
    """Who decides when nothing is pending."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == RETREAT and s.acting is not None:
        return s.acting.seat
    return s.turn
