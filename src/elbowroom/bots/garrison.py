"""The end of a turn: pieces and tokens where they are needed most."""

from __future__ import annotations

from elbowroom.bots.worth import coins_of, strength, weakness
from elbowroom.masks import bit, count, regions_of
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.pieces import PIECES
from elbowroom.rules.state import REDEPLOY, RETREAT, Army, State

_COIN = 5.0  # a coin earned now beats any safety
_MOST_STEPS = 80


def plan(s: State) -> list[Action]:
    """The whole redeployment or retreat of the acting army, step by step."""
    ahead = s.copy()
    seat, turn, phase = ahead.decider, (ahead.round, ahead.turn), ahead.phase
    allied = False
    steps: list[Action] = []
    while (ahead.decider, (ahead.round, ahead.turn), ahead.phase) == (seat, turn, phase):
        me = ahead.acting
        if me is None or len(steps) == _MOST_STEPS:
            break
        step = _next(ahead, me, allied)
        allied = allied or step.kind == a.ALLY
        steps.append(step)
        if step.kind == a.END:
            break
        apply(ahead, step)
    return steps


def _next(s: State, me: Army, allied: bool) -> Action:
    acts = legal_actions(s)
    piece = _best_piece(s, me, [act for act in acts if act.kind == a.PLACE])
    if piece is not None:
        return piece
    deploys = [act for act in acts if act.kind == a.DEPLOY]
    if deploys:
        return max(deploys, key=lambda act: weakness(s, me, act.index))
    friends = [act for act in acts if act.kind == a.ALLY]
    if friends and not allied:
        return max(friends, key=lambda act: _menace(s, me, act.index))
    for act in acts:
        if act.kind == a.END:
            return act
    return min(acts, key=lambda act: _loss(s, me, act))


def _best_piece(s: State, me: Army, places: list[Action]) -> Action | None:
    best, most = None, 0.0
    now = coins_of(s, me.seat)
    for act in places:
        after = s.copy()
        apply(after, act)
        rating = _COIN * (coins_of(after, me.seat) - now) + _guard(s, me, act)
        if rating > most or (best is None and s.phase == RETREAT):
            best, most = act, rating
    return best


def _guard(s: State, me: Army, act: Action) -> float:
    """What a piece does for the safety of a region of ours; where it stands already is enough."""
    if act.detail >= a.COPY_OF or not me.held & bit(act.index):
        return 0.0
    piece = PIECES[act.detail]
    if not piece.immune and piece.defence == 0:
        return 0.0
    elsewhere = s.where[act.detail] & me.held if piece.supply == 1 else 0
    guarded = [weakness(_without(s, act), me, region) for region in regions_of(elsewhere)]
    return weakness(s, me, act.index) - max(guarded, default=0.0)


def _without(s: State, act: Action) -> State:
    """The position as it is once the piece has left its region."""
    after = s.copy()
    apply(after, act)
    return after


def _menace(s: State, me: Army, seat: int) -> float:
    """How much the active army of *seat* could do to *me*."""
    foe = s.active[seat]
    if foe is None:
        return 0.5  # A new army may come from anywhere.
    borders = int(count(foe.near & me.held))
    return strength(s, seat) * (0.5 + borders)


def _loss(s: State, me: Army, act: Action) -> int:
    """Coins that an action gives away, where something has to be given up."""
    after = s.copy()
    apply(after, act)
    return coins_of(s, me.seat) - coins_of(after, me.seat)


def in_garrison(s: State) -> bool:
    """Whether tokens and pieces are being placed now."""
    return s.phase in (REDEPLOY, RETREAT) and len(s.pending) == 0
