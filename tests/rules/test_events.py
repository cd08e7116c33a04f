"""Facts that the engine tells when somebody listens."""

from __future__ import annotations

from elbowroom.rules.events import Event
from tests.little import cave, land


def kinds(told: list[Event]) -> list[str]:
    return [event.kind for event in told]


def test_an_event_is_a_kind_a_seat_a_region_an_amount_and_words() -> None:
    event = Event("conquered", 1, 4, 2, "orcs")
    assert (event.kind, event.seat, event.region) == ("conquered", 1, 4)
    assert (event.amount, event.words) == (2, "orcs")


def test_nobody_is_told_unless_somebody_listens() -> None:
    assert land("ratmen hill 5", shore="1 ratmen").do("conquer wood").s.journal is None


def test_a_conquest_is_told_with_its_price_and_losses() -> None:
    game = land("ratmen hill 5", "orcs stout", shore="1 ratmen", wood="2 orcs")
    told = game.listen()
    game.do("conquer wood")
    assert kinds(told) == ["conquered", "lost"]
    assert (told[0].region, told[0].amount, told[0].words) == (1, 4, "ratmen")
    assert (told[1].seat, told[1].amount, told[1].words) == (1, 1, "orcs")


def test_a_scoring_is_told_with_its_parts() -> None:
    game = land("humans hill", "orcs wise", shore="1 humans", moor="1 humans")
    told = game.listen()
    game.do("stop", "end")
    scored = [(event.kind, event.amount, event.words) for event in told if event.amount][:4]
    assert scored == [
        ("scored", 4, ""),
        ("income-regions", 2, "humans"),
        ("income-trait", 1, "humans"),
        ("income-trait", 1, "hill"),
    ]
    assert kinds(told)[-1] == "turn-began"


def test_a_die_and_its_failure_are_told() -> None:
    game = cave("will-o-wisps stone 2", pit="1 will-o-wisps", gem="monsters", dice=[0])
    told = game.listen()
    game.do("roll gem")
    assert kinds(told) == ["rolled", "failed", "barred"]


def test_the_end_of_the_game_is_told_with_its_winners() -> None:
    game = land("ratmen hill", "orcs stone coins=9", shore="1 ratmen", round=10, turn=2)
    told = game.listen()
    game.do("stop", "end")
    assert kinds(told)[-2:] == ["game-over", "won"]
    assert (told[-1].seat, told[-1].amount) == (1, 9)
