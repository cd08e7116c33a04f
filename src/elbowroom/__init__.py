"""elbowroom: Small World and Small World Underground for computer and friends.

The public door. A game in five lines:

>>> from elbowroom import Match
>>> match = Match("surface-2", seed=7)
>>> match.decider, match.state.column[0].race.key in match.view(1).column[0].race
(1, True)
>>> _ = match.submit("pick 1", seat=1)
>>> match.view(1).phase
'start'
"""

from elbowroom.errors import ElbowroomError, NotLegal, NotParsable, NotYourTurn
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.match import Match, Refused, new_game
from elbowroom.play.record import load_match, read_record, replay, write_record
from elbowroom.play.view import View, imagine, view
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.explain import Reason, Sum, income, price, why_not
from elbowroom.rules.legal import is_legal, legal_actions
from elbowroom.rules.playout import play_out
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
