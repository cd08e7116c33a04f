"""Sentences for all events, reasons and sums, as each viewer may read them."""

from __future__ import annotations

import random

import pytest

from elbowroom.bots.registry import BOTS
from elbowroom.cli.terminal.prompt import prompt_text
from elbowroom.cli.terminal.tell import Line, Teller
from elbowroom.notation.board import read_thing
from elbowroom.notation.thing import Thing
from elbowroom.play.match import Match
from elbowroom.rules import actions as a
from elbowroom.rules import events
from elbowroom.rules.actions import Action
from elbowroom.rules.events import Event
from elbowroom.rules.explain import Sum, income, price
from elbowroom.rules.means import means_named
from elbowroom.rules.parts import Part
from elbowroom.rules.pieces import BALROG, PIECES
from elbowroom.rules.reason import Reason
from elbowroom.rules.refusals import why_not

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def teller() -> Teller:
    return Teller(NAMES)


def any_action(s: Match, rng: random.Random) -> Action:
    """Something that a person might try, legal or not."""
    kind = rng.randrange(a.FIRST_OF_CHANCE)
    region = rng.randrange(int(s.state.atlas.size))
    if kind in (a.CONQUER, a.ROLL):
        return a.action(kind, region, 1, rng.choice([0, 0, 0, *(2**n for n in range(11))]))
    if kind == a.PLACE:
        return a.action(kind, region, 1, rng.choice([*range(14), 24, 26, a.COPY_OF + 24]))
    if kind == a.MOVE:
        return a.action(kind, region, 1, BALROG)
    if kind in (a.ALLY, a.PICK_SLOT):
        return a.action(kind, rng.randrange(int(s.state.seats)))
    return a.action(kind, region, rng.choice([1, 1, 5]) if kind == a.DEPLOY else 1)


@pytest.mark.parametrize("name", ["surface-5", "underground-5"])
def test_every_event_of_a_mixed_game_has_a_sentence(name: str) -> None:
    sentences, rng = teller(), random.Random(3)
    match = Match(name, box="mixed", seed=12)
    bots = {seat: BOTS["random"](seat) for seat in range(1, 6)}
    kinds: set[str] = set()
    while match.decider is not None:
        action = bots[match.decider].decide(match.observe(match.decider))
        events = match.submit(action)
        kinds |= {event.kind for event in events}
        for line in sentences.lines(match.state, events):
            assert line.text
            assert "{" not in line.text
        if match.decider is not None:
            assert prompt_text(match.state)
            reason = why_not(match.state, any_action(match, rng))
            assert reason is None or sentences.reason(reason)
            check_sums(match, sentences, rng)
    assert {"picked", "conquered", "lost", "deployed", "scored", "declined", "found"} <= kinds


def check_sums(match: Match, sentences: Teller, rng: random.Random) -> None:
    s = match.state
    if s.acting is not None:
        parts = sentences.parts(price(s, rng.randrange(int(s.atlas.size))), "price-total")
        # A toll, if there is one, comes after the price.
        assert any(line.startswith("Price: ") for line in parts[-2:])
    assert sentences.parts(income(s, int(s.turn)), "income-total")[-1].startswith("Income: ")


def test_toll_and_losses_are_announced_after_the_price() -> None:
    lines = teller().parts(Sum(3, [Part("price-base", 3)], toll=2, thorns=1), "price-total")
    assert lines[1:] == [
        "Price: 3 tokens",
        "Toll to its owner: 2 coins",
        "Lost in taking it: 1 token",
    ]


def test_a_pick_has_the_number_of_tokens() -> None:
    match = Match("surface-2", seed=1114)
    lines = teller().lines(match.state, match.submit("pick 1"))
    assert lines[0] == Line("Ada picks Diplomat Ghouls, 10 tokens strong.", 1)
    assert lines[1].text.startswith("New in slot 6: ")


def test_coins_are_itemized_for_the_seat_that_earned_them() -> None:
    match = Match("surface-2", seed=1114)
    for action in ("pick 1", "conquer butterfold", "stop", "deploy butterfold 9"):
        match.submit(action)
    line = teller().lines(match.state, match.submit("end"))[0]
    assert line.read_by(1) == "Ada scores 1 coin. Regions: 1"
    assert line.read_by(2) == line.read_by(None) == "Ada scores."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.Conquered(0, 0, "orcs", 1, means_named("dragon")), "thanks to the dragon"),
        (
            events.Conquered(0, 0, "orcs", 1, means_named("doormat") | means_named("bag:sword")),
            "thanks to the Flying Doormat and the Bag-o’-Many-Things",
        ),
        (events.TollPaid(1, 0, "liches", 1), "Ada collects 1 coin from Bo."),
        (events.Allied(0, 1), "Ada makes peace: Bo may not attack."),
        (events.Placed(0, 0, "bag:ring", 1), "Bag-o’-Many-Things as Froggy’s Ring"),
        (events.Swapped(0, 4, "shadow-mimes", "mystic"), "Mystic"),
        (events.PowerDrawn(0, "flying"), "Flying"),
        (events.Sacrificed(0, 0, "orcs", 3), "for 3 coins"),
        (events.Rolled(0, -1, 0), "Ada rolls the die: a blank."),
        (events.ArmyGone(0, "orcs"), "Ada has no Orcs left."),
        (events.ComboDrawn(5, "orcs", "none"), "New in slot 6: Orcs."),
        (
            events.Scored(0, 1, [Part("income-collected", 1, "thieving", 1)]),
            "Ada scores 1 coin. Thieving, from Bo: +1",
        ),
    ],
)
def test_single_facts(event: Event, sentence: str) -> None:
    lines = teller().lines(Match("surface-2").state, [event])
    assert len(lines) == 1
    assert sentence in lines[0].text


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("why-means-used", {}, {"means": "bag:sword"}), "the Bag-o’-Many-Things"),
        (Reason("why-peace", {"seat": 2}, {}), "Bo has made peace with you"),
        (Reason("why-wrong-phase", {}, {"phase": "retreat"}), "Retreat"),
        (Reason("why-immune", {}, {"piece": "dragon"}), "Dragon"),
        (Reason("why-tray-empty", {}, {"race": "orcs"}), "Orcs"),
    ],
)
def test_reasons_name_what_they_are_about(reason: Reason, sentence: str) -> None:
    assert sentence in teller().reason(reason)


def test_things_in_a_region_are_named() -> None:
    things = [read_thing(text) for text in ("2 orcs", "lair", "encampment x3")]
    things.append(Thing("place", "stonehedge", 1, "flying"))
    text = "2 Orcs, Troll lair, 3 × Encampment, Stonehedge (Flying)"
    assert teller().things(things) == text


def test_every_piece_has_a_name() -> None:
    assert all(teller().thing(piece.key) for piece in PIECES)
