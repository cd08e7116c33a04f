"""elbowroom: Small World and Small World Underground for computer and friends.

The public interface. A game in five lines:

>>> from elbowroom import Match
>>> match = Match("surface-2", seed=7)
>>> match.decider, match.state.column[0].race.key in match.view(1).column[0].race
(1, True)
>>> _ = match.submit("pick 1", seat=1)
>>> match.view(1).phase
'start'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elbowroom.errors import ElbowroomError, NotLegal, NotParsable, NotYourTurn
    from elbowroom.notation.actions import action_text, parse_action
    from elbowroom.notation.code import read_code, write_code
    from elbowroom.play.match import Match, Refused
    from elbowroom.play.new_game import new_game
    from elbowroom.play.observation import Observation, imagine
    from elbowroom.play.record import load_match, read_record, replay, write_record
    from elbowroom.play.view import view
    from elbowroom.play.view_types import View
    from elbowroom.rules.actions import Action
    from elbowroom.rules.apply import apply
    from elbowroom.rules.chance import chance_outcomes, draw
    from elbowroom.rules.explain import Sum, income, price
    from elbowroom.rules.legal import is_legal, legal_actions
    from elbowroom.rules.playout import play_out
    from elbowroom.rules.reason import Reason
    from elbowroom.rules.refusals import why_not
    from elbowroom.rules.rng import Rng
    from elbowroom.rules.scoring import winners
    from elbowroom.rules.state import CHANCE, OVER, State

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "ElbowroomError",
    "Match",
    "NotLegal",
    "NotParsable",
    "NotYourTurn",
    "Observation",
    "Reason",
    "Refused",
    "Rng",
    "State",
    "Sum",
    "View",
    "action_text",
    "apply",
    "chance_outcomes",
    "draw",
    "imagine",
    "income",
    "is_legal",
    "legal_actions",
    "load_match",
    "new_game",
    "parse_action",
    "play_out",
    "price",
    "read_code",
    "read_record",
    "replay",
    "view",
    "why_not",
    "winners",
    "write_code",
    "write_record",
]

# The module of each name. They are imported when they are first used, so that a command that needs
# no engine (`elbowroom --help`) does not wait for it.
_HOMES = {
    "CHANCE": "elbowroom.rules.state",
    "OVER": "elbowroom.rules.state",
    "Action": "elbowroom.rules.actions",
    "ElbowroomError": "elbowroom.errors",
    "Match": "elbowroom.play.match",
    "NotLegal": "elbowroom.errors",
    "NotParsable": "elbowroom.errors",
    "NotYourTurn": "elbowroom.errors",
    "Observation": "elbowroom.play.observation",
    "Reason": "elbowroom.rules.reason",
    "Refused": "elbowroom.play.match",
    "Rng": "elbowroom.rules.rng",
    "State": "elbowroom.rules.state",
    "Sum": "elbowroom.rules.explain",
    "View": "elbowroom.play.view_types",
    "action_text": "elbowroom.notation.actions",
    "apply": "elbowroom.rules.apply",
    "chance_outcomes": "elbowroom.rules.chance",
    "draw": "elbowroom.rules.chance",
    "imagine": "elbowroom.play.observation",
    "income": "elbowroom.rules.explain",
    "is_legal": "elbowroom.rules.legal",
    "legal_actions": "elbowroom.rules.legal",
    "load_match": "elbowroom.play.record",
    "new_game": "elbowroom.play.new_game",
    "parse_action": "elbowroom.notation.actions",
    "play_out": "elbowroom.rules.playout",
    "price": "elbowroom.rules.explain",
    "read_code": "elbowroom.notation.code",
    "read_record": "elbowroom.play.record",
    "replay": "elbowroom.play.record",
    "view": "elbowroom.play.view",
    "why_not": "elbowroom.rules.refusals",
    "winners": "elbowroom.rules.scoring",
    "write_code": "elbowroom.notation.code",
    "write_record": "elbowroom.play.record",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
