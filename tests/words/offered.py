"""Actions, offers, plans and lines of a log of every kind, to be put into words."""

from __future__ import annotations

from collections.abc import Iterator

from elbowroom.bots.hint import FACTS, PARTS, Difference, Proposal
from elbowroom.notation.actions import parse_action
from elbowroom.play.action_messages import action_message, way_messages
from elbowroom.play.offer import How, Offer
from elbowroom.play.prompt_messages import prompt_message
from elbowroom.rules.actions import Action
from elbowroom.rules.means import means_named
from elbowroom.rules.reason import Reason
from elbowroom.rules.state import AFTERMATH, REDEPLOY, START, State
from elbowroom.server.wire.messages import Line
from elbowroom.words.message import Message
from tests.positions import land as little
from tests.positions import position

ACTIONS = """
    pick 1; pick 2; pick 3; pick 1 swap 2; decline; decline by stonehedge; abandon butterfold;
    conquer butterfold; conquer butterfold by dragon; conquer butterfold by doormat bag:sword;
    roll; roll mumblewood; roll mumblewood by sword; stop; deploy butterfold 1; deploy butterfold 3;
    place lair butterfold; place encampment butterfold 2; place bag:ring butterfold;
    move balrog mumblewood; rebirth butterfold; ally 2; sacrifice butterfold; end
"""
"""In the notation, separated by semicolons."""

WAYS = """
    conquer mumblewood; conquer mumblewood by doormat bag:sword; roll mumblewood;
    abandon butterfold; rebirth butterfold; sacrifice butterfold; stop
"""

_POSITION = """
content:
  powers:
    guarded: {tokens: 4, effects: [{toll: 2}, {thorns: 1}]}
map: surface-2
box: mixed
phase: conquest
seats:
  - army: {race: orcs, power: hill, hand: 3}
    declined: [{race: ghouls}]
  - army: {race: trolls, power: guarded}
board: {butterfold: 1 orcs, mumblewood: 2 trolls}
column: [elves mounted, ratmen wealthy, giants stout]
"""


def table() -> State:
    """A position on a board whose first regions have names in ``spoken.json``."""
    return position(_POSITION)


def written(s: State, texts: str) -> Iterator[Action]:
    return (parse_action(s, text.strip()) for text in texts.split(";"))


def labels() -> Iterator[Message]:
    """The label of every kind of action, legal or not."""
    s = table()
    yield from (action_message(s, act) for act in written(s, ACTIONS))
    for phase in (START, AFTERMATH, REDEPLOY):
        s.phase = phase
        yield action_message(s, parse_action(s, "end"))


def notes() -> Iterator[Message]:
    """Everything that a menu says about a way to act on a region."""
    s = table()
    for act in written(s, WAYS):
        yield from way_messages(s, act)


def prompts() -> Iterator[Message]:
    """What a seat is asked, with every kind of argument."""
    yield prompt_message(table())
    yield prompt_message(little("ratmen hill 4", phase="start").s)
    yield prompt_message(little("iron-dwarves stone 2 hammers=3", shore="1 iron-dwarves").s)
    yield prompt_message(little("ratmen berserk 2", shore="1 ratmen", dice=[2]).do("roll").s)
    yield prompt_message(little("ratmen hill 3", shore="1 ratmen").do("stop").s)


def offer(how: How, odds: float | None = None, by: tuple[int, ...] = (), price: int = 3) -> Offer:
    reason = Reason("why-too-expensive", {"price": 3, "hand": 1}, {}) if how == "no" else None
    return Offer(0, price, 0, how, odds, by, reason, True)


DRAGON = int(means_named("dragon"))
DOORMAT_AND_BAG = int(means_named("doormat") | means_named("bag:sword"))
OFFERS = [
    offer("conquer"),
    offer("conquer", by=(DRAGON, DOORMAT_AND_BAG), price=1),
    offer("roll", 2 / 3),
    offer("roll", 1 / 6, (DRAGON,), price=1),
    offer("roll-first", 0.5),
    offer("means", by=(DRAGON,)),
    offer("rebirth"),
    offer("no"),
]

PLANS = [
    Proposal(("stop",), coins, lead, win, 0.0, 0.0, 0.0, {})
    for coins, lead, win in ((80.24, 10.26, 0.625), (75.0, -2.5, 0.0), (1234.5, 0.0, 1.0))
]
DIFFERENCES = [
    [],
    *([Difference(key, 1.0, 3.25, 0.0)] for key in (*PARTS, *FACTS[:-1])),
    [Difference("odds", 0.0, 1 / 3, 0.0)],
    [Difference("odds", 0.5, 0.0, 0.0)],
    [Difference("now", 4.0, 1.0, 0.0), Difference("later", 0.0, 1.5, 0.0)],
]

LINES = [
    Line("sat", 1, name="Ada", person="p1"),
    Line("left", 1, name="Ada"),
    Line("left", 1, name="Ada", level="easy"),
    Line("bot", 2, level="champion@0.2s"),
    Line("bot", 2, level="mybot"),
    Line("opened", 2),
    Line("started"),
    Line("undo", 1, amount=1),
    Line("undo", 1, amount=3),
    Line("proposed", 2, amount=7),
    Line("agreed", 1),
    Line("refused", 1),
    Line("rewound", amount=7),
    Line("handed", 1, level="medium"),
    Line("flag", 1, level="easy"),
    Line("back", 1),
    Line("resumed"),
    Line("chat", 2, "<b>hi</b> { $there }", name="Bo"),
    Line("chat", 2, "hi"),
    Line("chat", 0, "hi"),
    Line("muted", amount=0),
    Line("muted", amount=1),
    Line("closed", 1),
    Line("rematch", 1, "abc"),
]
