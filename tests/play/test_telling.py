"""Whatever is told has one message, and the words for it are the same everywhere."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from elbowroom.atlas.read import atlas
from elbowroom.bots.advice_messages import comparison_message, figures_message
from elbowroom.notation import naming
from elbowroom.notation.naming import reason_message
from elbowroom.play import telling
from elbowroom.play.offer_messages import offer_message
from elbowroom.play.telling import event_message, part_message
from elbowroom.rules import events
from elbowroom.server.live.line_messages import line_message
from elbowroom.words import Words
from elbowroom.words.message import Message, Name, Seat
from elbowroom.words.speaker import Speaker
from tests.words.offered import DIFFERENCES, LINES, OFFERS, PLANS, labels, notes, prompts
from tests.words.samples import ARMIES, EVENTS, INCOME, PRICE, REASONS, THINGS, event_kinds

BOARD = atlas("surface-2")
SEATS = ["Ada", "Bo"]
# A map may give a region a name of its own.
REGIONS = {BOARD.sites[1].slug: "Butter & Fold"}
# The page reads this file in a test of its own (web/tests/words/speaker.test.ts).
SPOKEN = Path(__file__).parents[1] / "words" / "spoken.json"


class Spoken(msgspec.Struct):
    """A message and what it is in English."""

    message: Message
    text: str


class SpokenThing(msgspec.Struct):
    """Something in a region, as a view has it, and what it is in English."""

    key: str
    count: int
    power: str
    text: str


class SpokenArmy(msgspec.Struct):
    """A race with its power, and what they are called in English."""

    race: str
    power: str
    text: str


class SpokenFile(msgspec.Struct):
    """The samples, and what the seats and some regions of their table are called.

    Views name *things* and *armies* by key alone; whoever shows a view names them.
    """

    seats: list[str]
    regions: dict[str, str]
    samples: list[Spoken]
    things: list[SpokenThing]
    armies: list[SpokenArmy]


def samples() -> list[Message]:
    messages = [event_message(BOARD, event) for event in EVENTS]
    return [
        *(message for message in messages if message is not None),
        *(part_message(part) for part in [*INCOME, *PRICE]),
        *(reason_message(reason) for reason in REASONS),
        Message("thing-tokens", {"count": 2, "race": Name("race", "orcs")}),
        *labels(),
        *notes(),
        *prompts(),
        *(offer_message(offer) for offer in OFFERS),
        *(figures_message(plan) for plan in PLANS),
        *(comparison_message(differences) for differences in DIFFERENCES),
        *(line_message(line) for line in LINES),
        Message("event-scored-hidden", {"seat": Seat(5)}),
        Message("event-found", {"seat": Seat(1), "region": Name("region", "x"), "find": Seat(2)}),
    ]


def spoken_file() -> bytes:
    speaker = Speaker(Words(), SEATS, REGIONS)
    lines = [Spoken(message, speaker.say(message)) for message in samples()]
    things = [SpokenThing(*each, speaker.text(naming.in_region(*each))) for each in THINGS]
    armies = [SpokenArmy(*each, speaker.text(naming.army(*each))) for each in ARMIES]
    spoken = SpokenFile(SEATS, REGIONS, lines, things, armies)
    return msgspec.json.format(msgspec.json.encode(spoken)) + b"\n"


def test_the_page_has_the_words_of_every_kind_of_message() -> None:
    """To write the file again: ``python -m tests.play.test_telling``."""
    assert SPOKEN.read_bytes() == spoken_file()


def test_every_event_is_public_or_private_on_purpose() -> None:
    """A new kind of event stays private until it is listed as public."""
    secret = {events.Scored, events.TollPaid, events.Won}
    assert telling.PUBLIC | secret == event_kinds()
    assert not telling.PUBLIC & secret


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_an_event_names_things_by_key(event: events.Event) -> None:
    message = event_message(BOARD, event)
    if message is None:
        assert isinstance(event, events.GameOver | events.Won)
        return
    # What travels is what was sent.
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message
    assert all(not isinstance(arg, str) for arg in message.args.values())


def test_seats_slots_and_regions_are_as_people_write_them() -> None:
    drawn = event_message(BOARD, events.ComboDrawn(5, "trolls", "hill"))
    assert drawn == Message(
        "event-combo-drawn",
        {"slot": 6, "army": naming.army("trolls", "hill")},
    )
    left = event_message(BOARD, events.Abandoned(1, 0, "trolls"))
    assert left == Message(
        "event-abandoned", {"seat": Seat(2), "region": Name("region", BOARD.sites[0].slug)}
    )


def test_thieving_names_the_seat_that_pays() -> None:
    part = part_message(INCOME[-1])
    assert part.args["seat"] == Seat(2)
    assert Speaker(Words(), SEATS).say(part) == "Thieving, from Bo: +1"


def test_only_events_about_coins_have_a_message_for_other_seats() -> None:
    hidden = [event.kind for event in EVENTS if telling.hidden_message(event) is not None]
    assert set(hidden) == {"scored"}


if __name__ == "__main__":
    SPOKEN.write_bytes(spoken_file())
