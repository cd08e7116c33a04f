"""One event of every kind, and a message for every type of argument, as samples for tests."""

from __future__ import annotations

from elbowroom.rules import events
from elbowroom.rules.events import Event
from elbowroom.rules.means import means_named
from elbowroom.rules.parts import Part
from elbowroom.rules.reason import Reason

INCOME = [
    Part("income-regions", 4, "drow"),
    Part("income-declined-regions", 2, "elves"),
    Part("income-trait", 1, "keep"),
    Part("income-doubled", 1, "drow"),
    Part("income-decline", 6),
    Part("income-collected", 1, "thieving", 1),
]
PRICE = [
    Part("price-base", 2),
    Part("price-river", 1),
    Part("price-mountain", 1),
    Part("price-encampment", 3),
    Part("price-tokens", 1),
    Part("price-trait", -1, "ogres"),
    Part("price-trait", 1, "mummies"),
    Part("price-ignored", -2, "bag:socks"),
    Part("price-no-help", 0, "mounted"),
    Part("price-means", -2, by=means_named("doormat") | means_named("bag:sword")),
    Part("price-floor", 1),
]
REASONS = [
    Reason("why-game-over", {}, {}),
    Reason("why-wrong-phase", {}, {"phase": "retreat"}),
    Reason("why-peace", {"seat": 2}, {}),
    Reason("why-means-used", {}, {"means": "bag:sword"}),
    Reason("why-immune", {}, {"piece": "dragon"}),
    Reason("why-already-placed", {}, {"piece": "bag:ring"}),
    Reason("why-tray-empty", {}, {"race": "orcs"}),
    Reason("why-too-expensive", {"price": 3, "hand": 1}, {}),
]
THINGS = [("lair", 1, ""), ("encampment", 3, ""), ("stonehedge", 1, "flying"), ("tribe", 1, "")]
"""What lies in a region: its key, how many of it, and the power that it lends."""
ARMIES = [("elves", "mounted"), ("orcs", "none")]
EVENTS: list[Event] = [
    events.TurnBegan(0, 3),
    events.GameOver(),
    events.Won(1, 84),
    events.ComboDrawn(5, "trolls", "hill"),
    events.ComboDrawn(0, "orcs", "none"),
    events.Picked(0, 2, "elves", "dragon-master", 11),
    events.Picked(0, 2, "elves", "dragon-master", 1),
    events.Swapped(1, 3, "shadow-mimes", "mystic"),
    events.GainedTokens(0, "skeletons", 2),
    events.Declined(0, "ratmen", 7),
    events.ArmyGone(1, "orcs"),
    events.Abandoned(0, 0, "elves"),
    events.Conquered(0, 1, "elves", 1, 0),
    events.Conquered(0, 1, "elves", 3, 0),
    events.Conquered(0, 1, "elves", 0, 0),
    events.Conquered(0, 1, "sorcerers", 1, means_named("sorcery")),
    events.Conquered(0, 1, "elves", 1, means_named("doormat") | means_named("bag:sword")),
    events.Conquered(
        0, 1, "elves", 1, means_named("dragon") | means_named("doormat") | means_named("bag:sword")
    ),
    events.Rolled(0, 1, 2),
    events.Rolled(0, -1, 0),
    events.Failed(0, 1, "elves"),
    events.Barred(0, 1, "will-o-wisps"),
    events.Lost(1, 1, "orcs", 0),
    events.Lost(1, 1, "orcs", 1),
    events.Lost(1, 1, "orcs", 2),
    events.Pricked(0, 1, "elves", 1),
    events.Pricked(0, 1, "elves", 2),
    events.Reborn(0, 2, "drow"),
    events.Found(0, 2, "stonehedge"),
    events.Found(0, 2, "ring"),
    events.PowerDrawn(0, "flying"),
    events.Deployed(0, 1, "elves", 1),
    events.Deployed(0, 1, "elves", 1234),
    events.Placed(0, 1, "encampment", 3),
    events.Placed(0, 1, "bag:ring", 1),
    events.Moved(0, 1, "ancient"),
    events.Placed(0, 2, "volcano", 1),
    events.Roamed(0, 2, "balrog"),
    events.Scored(0, 15, INCOME),
    events.Scored(0, 1, INCOME[:1]),
    events.Scored(1, 0, []),
    events.TollPaid(1, 0, "liches", 1),
    events.Sacrificed(0, 1, "orcs", 3),
    events.Allied(0, 1),
]


def event_kinds() -> set[type[Event]]:
    """Every class of event that is not only there to be inherited from."""
    kinds: set[type[Event]] = set()
    todo: list[type[Event]] = [Event]
    while todo:
        below = todo.pop().__subclasses__()
        kinds.update(kind for kind in below if not kind.__subclasses__())
        todo += below
    return kinds
