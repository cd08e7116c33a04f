"""What traits do with the armies of their own seat, outside conquest, redeployment and decline."""

from __future__ import annotations

from mypy_extensions import i64

from elbowroom.rules import armies, verbs
from elbowroom.rules.banners import disband_if_gone
from elbowroom.rules.conquest import notify_settled
from elbowroom.rules.state import Army, State
from elbowroom.rules.turn import make_ready


def take_over(s: State, me: Army, old: Army, region: i64) -> None:
    """*me* takes over *region* of *old*: the tokens there go to the tray, and a new one comes.

    This begins no campaign: *me* may still decline, and does not muster yet.
    """
    make_ready(s, me)
    me.takeovers += 1
    verbs.discard_tokens(s, old, armies.release(s, old, region, True))
    verbs.gain_tokens(s, me, 1)
    armies.occupy(s, me, region, 1)
    notify_settled(s, me, region)
    disband_if_gone(s, old)


def give_up_token(s: State, army: Army, region: i64) -> None:
    """A token of *army*, a declined one, leaves *region* for the tray; the last gives it up."""
    if s.tokens[region] > 1:
        verbs.put_tokens(s, region, s.tokens[region] - 1)
        verbs.discard_tokens(s, army, 1)
    else:
        verbs.discard_tokens(s, army, armies.release(s, army, region, True))
        disband_if_gone(s, army)
