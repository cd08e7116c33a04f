"""The numbered list of actions, the likely ones first, each with a note."""

from __future__ import annotations

from dataclasses import dataclass

from elbowroom.cli.language import comma_list, say
from elbowroom.cli.terminal.board import ground
from elbowroom.cli.terminal.tell import Teller
from elbowroom.notation.actions import action_text
from elbowroom.notation.board import things_in
from elbowroom.play.exposure import weakness
from elbowroom.play.offers import caution
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.explain import income
from elbowroom.rules.legal import is_legal, legal_actions
from elbowroom.rules.price import Prices
from elbowroom.rules.quote import odds_of
from elbowroom.rules.state import REDEPLOY, RETREAT, State

SPREAD = "spread"
"""The command that places all tokens in hand."""


@dataclass(frozen=True)
class Choice:
    """One line of the list: what to type, and what to know about it."""

    text: str
    note: str = ""


def choices(s: State, teller: Teller) -> list[Choice]:
    """The actions that the deciding seat may want to take now."""
    acts = legal_actions(s)
    if s.phase in (REDEPLOY, RETREAT) and not s.pending:
        return _placements(s, acts, teller)
    if any(act.kind == a.PICK_SLOT for act in acts):
        return [Choice(action_text(s, act), _pick_note(s, act, teller)) for act in acts]
    rated = [(_urgency(s, act), number, act) for number, act in enumerate(acts)]
    ordered = [act for _, _, act in sorted(rated) if act.kind != a.ABANDON]
    return [Choice(action_text(s, act), _note(s, act, teller)) for act in ordered]


# ---------------------------------------------------------------------- placing


def _placements(s: State, acts: list[Action], teller: Teller) -> list[Choice]:
    """Spreading first while there is something to place, then single placements, then the end."""
    me = s.acting
    assert me is not None, "an army redeploys"
    deploys = [act for act in acts if act.kind == a.DEPLOY]
    deploys.sort(key=lambda act: -weakness(s, me, act.index))
    others = [act for act in acts if act.kind not in (a.DEPLOY, a.END)]
    ends = [act for act in acts if act.kind == a.END]
    placements = [Choice(SPREAD, say("note-spread"))] if deploys else []
    placements += [Choice(action_text(s, act), say("note-end-turn")) for act in ends]
    placements += [Choice(action_text(s, act), _where(s, act, teller)) for act in deploys]
    return placements + [Choice(action_text(s, act), _where(s, act, teller)) for act in others]


def _where(s: State, act: Action, teller: Teller) -> str:
    if act.kind == a.ALLY:
        return say("note-ally", seat=teller.seat(act.index + 1))
    return teller.things(things_in(s, act.index))


# ---------------------------------------------------------------------- conquering

_ORDER = {
    a.MOVE: 0,
    a.REBIRTH: 0,
    a.PLACE: 0,
    a.SACRIFICE: 0,
    a.ROLL_FIRST: 1,
    a.CONQUER: 2,
    a.ROLL: 3,
    a.STOP: 4,
    a.END: 4,
    a.DECLINE: 5,
    a.ABANDON: 6,
}


def _urgency(s: State, act: Action) -> tuple[float, float, float]:
    """Cheap regions first, plain means before special ones, good odds before bad ones."""
    order = _ORDER.get(act.kind, 0)
    if act.kind == a.CONQUER and s.acting is not None:
        price = int(Prices(s, s.acting).due(act.index, act.detail))
        return order, 1 if act.detail else 0, price - _income_change(s, act) / 100
    if act.kind == a.ROLL:
        return order, 1 if act.detail else 0, -odds_of(s, act)
    return order, 0, 0


_PLAIN_NOTES = {a.STOP: "note-stop", a.DECLINE: "note-decline", a.END: "note-end"}


def _plain_note(s: State, act: Action) -> str:
    """What an action without a region does, and a warning if there is one."""
    key = "note-vanish" if act.detail == a.LENT else _PLAIN_NOTES[act.kind]
    warning = caution(s, act)
    return f"{say(key)}. {say(f'caution-{warning}')}" if warning else say(key)


def _note(s: State, act: Action, teller: Teller) -> str:
    if act.kind == a.CONQUER:
        return _conquest_note(s, act, teller)
    if act.kind == a.ROLL:
        return say("note-roll", chance=odds_of(s, act))
    if act.kind == a.ROLL_FIRST:
        return say("note-roll-first")
    if act.kind in _PLAIN_NOTES:
        return _plain_note(s, act)
    return teller.things(things_in(s, act.index))


def _income_change(s: State, act: Action) -> int:
    assert s.acting is not None, "an army conquers"
    seat = int(s.acting.seat)
    after = s.copy()
    apply(after, act)
    before, stop = s.copy(), a.action(a.STOP)
    if is_legal(before, stop) and is_legal(after, stop):
        # An army that cannot stay in a river leaves it after the conquests, without income for it.
        apply(before, stop)
        apply(after, stop)
    return int(income(after, seat).total) - int(income(before, seat).total)


def _conquest_note(s: State, act: Action, teller: Teller) -> str:
    """The price in tokens, and what the region adds to the next income."""
    me = s.acting
    assert me is not None, "an army conquers"
    price = int(Prices(s, me).due(act.index, act.detail))
    coins = _income_change(s, act)
    note = say("note-conquer", price=price, coins=abs(coins), sign="+" if coins >= 0 else "−")
    return say("note-here", note=note, things=_scene(s, act.index, teller))


def _scene(s: State, region: int, teller: Teller) -> str:
    """The terrain of a region, and what is in it."""
    here = teller.things(things_in(s, region))
    return comma_list([*ground(s.atlas.sites[region]), *([here] if here else [])])


def _pick_note(s: State, act: Action, teller: Teller) -> str:
    combo = s.column[act.index]
    power = s.column[act.detail - 1].power if act.detail else combo.power
    tokens = min(combo.race.tokens + power.tokens + combo.race.extra, s.tray[combo.race_number])
    name = teller.army(combo.race.key, power.key)
    line = say("combo-line", tokens=int(tokens), price=int(act.index), coins=int(combo.coins))
    return say("combo-named", army=name, line=line)
