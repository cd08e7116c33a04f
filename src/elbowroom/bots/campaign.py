"""Conquests one at a time: the region that brings most for the tokens it takes."""

from __future__ import annotations

from collections.abc import Iterable

from elbowroom.bots.worth import coins_of, standing
from elbowroom.masks import bit, count
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import draw
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.odds import chance_of
from elbowroom.rules.price import Prices
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, REDEPLOY, Army, State
from elbowroom.traits.trait import STAYS_IN

A_FIND = 1.5
"""What a hidden place or relic is worth on average."""

_OPENNESS = 0.04
_SAVED = 0.1
_AT_LEAST = 0.5  # what a conquest without any token counts as
_MOST_STEPS = 60


def best_step(s: State, options: Iterable[Action]) -> Action | None:
    """The conquest or roll to make now; None when it is time to stop."""
    acts = list(options)
    for act in acts:
        if act.kind == a.ROLL_FIRST:
            return act  # A die that costs nothing.
    conquests = _rated(s, [act for act in acts if act.kind == a.CONQUER])
    if conquests:
        rating, best = max(conquests, key=lambda pair: pair[0])
        if rating > 0:
            return _with_die(s, acts, best)
    return best_roll(s, acts)


def _with_die(s: State, acts: list[Action], best: Action) -> Action:
    """Will-o'-Wisps roll for what they could take anyway: it can only get cheaper."""
    for act in acts:
        if act.kind == a.ROLL and act.index == best.index and act.detail == best.detail:
            return act
    return best


def _rated(s: State, conquests: list[Action]) -> list[tuple[float, Action]]:
    me = s.acting
    if me is None or not conquests:
        return []
    prices = Prices(s, me)
    before = standing(s, me.seat)
    return [(_rate(s, me, act, prices, before), act) for act in conquests]


def _rate(s: State, me: Army, act: Action, prices: Prices, before: float) -> float:
    """Gain for each token; means are best kept for what is dear otherwise."""
    gain = gain_of(s, me, act, before)
    if gain <= 0:
        return gain
    plain = int(prices.at(act.index))
    cost = max(int(prices.at(act.index, act.detail)) - max(int(s.die), 0), 0)
    saved = _SAVED * (plain - cost - 1) if act.detail else 0.0
    return gain / max(cost, _AT_LEAST) + saved


def gain_of(s: State, me: Army, act: Action, before: float) -> float:
    """How much better *me* would stand, with a little for prospects."""
    after = s.copy()
    apply(after, act)
    gain = standing(after, me.seat) - before
    one = bit(act.index)
    if s.monsters & one:
        gain += A_FIND
    if s.atlas.river & one and not me.hooks & STAYS_IN:
        gain -= 1  # A bridge: nobody stays there to be paid for it.
    open_land = s.atlas.near[act.index] & s.atlas.land & ~s.lands_of(me.seat)
    return gain + _OPENNESS * int(count(open_land))


def best_roll(s: State, acts: list[Action]) -> Action | None:
    """The roll with the best hope; a failure costs nothing that a stop would not."""
    me = s.acting
    rolls = [act for act in acts if act.kind == a.ROLL]
    if me is None or not rolls:
        return None
    before = standing(s, me.seat)
    best, most = None, 0.0
    for act in rolls:
        as_conquest = a.action(a.CONQUER, act.index, 1, act.detail)
        hope = chance_of(s, act) * gain_of(s, me, as_conquest, before)
        if hope > most:
            best, most = act, hope
    return best


# ---------------------------------------------------------------------- a whole turn ahead


def income_after_turn(s: State, rng: Rng) -> int:
    """What the seat whose turn it is would score if it went on like this; *s* is used up."""
    seat, turn = s.turn, (s.round, s.turn)
    for _ in range(_MOST_STEPS):
        if s.decider == CHANCE:
            apply(s, draw(s, rng))
        elif (s.round, s.turn) != turn or s.decider != seat:
            break
        elif s.phase == REDEPLOY and s.acting is s.active[seat]:
            return coins_of(s, seat)
        else:
            apply(s, _quick_step(s))
    return int(s.incomes[seat]) if (s.round, s.turn) != turn else coins_of(s, seat)


def _quick_step(s: State) -> Action:
    """A step without much thought; whatever is not a conquest takes the first way on."""
    acts = legal_actions(s)
    step = best_step(s, [act for act in acts if act.kind != a.ROLL])
    if step is not None:
        return step
    for kind in (a.STOP, a.END):
        for act in acts:
            if act.kind == kind:
                return act
    return acts[0]
