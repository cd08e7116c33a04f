"""A match: its views, actions, refusals and undo."""

from __future__ import annotations

import pytest

from elbowroom import (
    Match,
    NotLegal,
    NotParsable,
    NotYourTurn,
    Refused,
    legal_actions,
    new_game,
    parse_action,
    write_code,
)
from elbowroom.atlas.read import board_names
from elbowroom.rules.state import CHANCE


def playing(seed: int = 7) -> Match:
    """Seat 1 has picked and may conquer."""
    match = Match("surface-2", seed=seed)
    match.submit("pick 1", 1)
    return match


def conquests(match: Match) -> list[str]:
    return [text for text in match.legal() if text.startswith("conquer")]


# ---------------------------------------------------------------------- beginning


@pytest.mark.parametrize("name", board_names())
def test_a_new_game_belongs_to_its_board(name: str) -> None:
    match = Match(name)
    assert match.state.seats == int(name[-1])
    assert match.state.book.box == name[:-2]
    assert match.decider == 1
    assert match.view(1).phase == "pick"
    assert len(match.state.column) == 6
    assert [match.state.coins[n] for n in range(match.state.seats)] == [5] * int(name[-1])


def test_a_new_game_waits_for_chance_to_open_the_column() -> None:
    s = new_game("surface-2")
    assert s.decider == CHANCE
    assert len(legal_actions(s)) == 14 * 20


def test_seats_and_box_may_be_chosen() -> None:
    match = Match("surface-4", box="mixed", seats=3, options={"open_coins": True})
    assert match.state.seats == 3
    assert match.state.book.box == "mixed"
    assert match.state.options.open_coins


@pytest.mark.parametrize(
    ("arguments", "place", "reason"),
    [
        ({"map": "atlantis"}, "map", "“atlantis” is not possible"),
        ({"map": "surface-2", "box": "underground"}, "box", "surface or mixed"),
        ({"map": "surface-2", "box": "cellar"}, "box", "“cellar” is not possible"),
        ({"map": "surface-2", "seats": 6}, "seats", "from 2 to 5"),
        ({"map": "surface-2", "seats": 1}, "seats", "from 2 to 5"),
        ({"map": "surface-2", "seats": -1}, "seats", "from 2 to 5"),
        ({"map": "surface-2", "options": {"flat_earth": True}}, "options", "“flat_earth”"),
        ({"map": "surface-2", "seed": -1}, "seed", "not a whole number from 0"),
        ({"map": "surface-2", "seed": 2**53}, "seed", "not a whole number from 0"),
        # M4 needs players + 1 regions for the monsters, no two adjacent: there is no room.
        ({"map": "surface-2", "box": "mixed", "seats": 5}, "seats", "monsters"),
    ],
)
def test_an_impossible_game_is_refused(
    arguments: dict[str, object], place: str, reason: str
) -> None:
    with pytest.raises(NotParsable) as excinfo:
        Match(**arguments)  # type: ignore[arg-type]
    assert excinfo.value.place == place
    assert reason in excinfo.value.reason


# ---------------------------------------------------------------------- acting


def test_an_action_may_be_text_or_an_action() -> None:
    one, other = playing(), playing()
    text = conquests(one)[0]
    one.submit(text)
    other.submit(parse_action(other.state, text))
    assert write_code(one.state) == write_code(other.state)
    assert one.history == other.history


def test_events_tell_what_happened() -> None:
    match = playing()
    events = match.submit(conquests(match)[0])
    assert [event.kind for event in events][:1] == ["conquered"]
    assert match.events[-len(events) :] == events


def test_chance_follows_by_itself_and_is_written_into_the_history() -> None:
    match = playing()
    assert [entry.seat for entry in match.history] == [0] * 6 + [1, 0]
    assert match.history[6].text == "pick 1"
    assert match.history[7].text.startswith("draw ")


def test_another_seat_cannot_act() -> None:
    match = playing()
    before = write_code(match.state)
    with pytest.raises(NotYourTurn, match="seat 2 wants to stop, but seat 1 is to move"):
        match.submit("stop", 2)
    assert write_code(match.state) == before
    assert len(match.history) == 8


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    match = playing()
    before = write_code(match.state)
    with pytest.raises(Refused) as excinfo:
        match.submit("decline", 1)
    assert excinfo.value.text == "decline"
    assert excinfo.value.reason.key == "why-first-turn"
    assert isinstance(excinfo.value, NotLegal)
    assert write_code(match.state) == before


def test_unreadable_text_is_not_an_illegal_action() -> None:
    with pytest.raises(NotParsable):
        playing().submit("conquer atlantis")


def test_chance_cannot_be_played_by_a_seat() -> None:
    with pytest.raises(Refused) as excinfo:
        playing().submit("die 3")
    assert excinfo.value.reason.key == "why-chance"


def test_after_the_end_nobody_decides() -> None:
    match = Match("surface-2", seed=1)
    while not match.over:
        match.submit(match.legal()[-1])
    assert match.decider is None
    assert match.legal() == []
    assert match.winners()
    with pytest.raises(Refused) as excinfo:
        match.submit("stop")
    assert excinfo.value.reason.key == "why-game-over"


def test_nobody_has_won_before_the_end() -> None:
    assert playing().winners() == []


# ---------------------------------------------------------------------- taking back


def test_an_action_can_be_undone() -> None:
    match = playing()
    before = write_code(match.state)
    match.submit(conquests(match)[0])
    assert match.undoable() == 1
    match.undo()
    assert write_code(match.state) == before
    assert match.history[-1].text == "undo 1"
    assert match.history[-1].undone == 1


def test_several_actions_can_be_undone_at_once() -> None:
    match = playing()
    before = write_code(match.state)
    match.submit(conquests(match)[0])
    match.submit("stop")
    assert match.undoable(1) == 2
    match.undo(2, seat=1)
    assert write_code(match.state) == before
    assert match.undoable() == 0


def test_a_pick_cannot_be_undone_because_it_reveals_a_combo() -> None:
    match = playing()
    assert match.undoable() == 0
    with pytest.raises(NotLegal, match="1 cannot be taken back, only 0"):
        match.undo()


def test_no_more_can_be_undone_than_was_done() -> None:
    match = playing()
    match.submit("stop")
    for number in (0, -1, 2):
        with pytest.raises(NotLegal):
            match.undo(number)
    assert match.undoable() == 1


def test_another_seat_cannot_undo() -> None:
    match = playing()
    match.submit("stop")
    assert match.undoable(2) == 0
    with pytest.raises(NotLegal):
        match.undo(1, seat=2)


def test_a_turn_can_be_undone_until_the_next_seat_acts() -> None:
    match = playing()
    match.submit("stop")
    match.submit("end")
    assert match.decider == 2
    assert match.undoable(1) == 2
    match.submit("pick 1", 2)
    assert match.undoable(1) == 0


# ---------------------------------------------------------------------- following a record


def test_a_match_that_is_not_live_waits_for_chance_results() -> None:
    match = Match("surface-2", seed=7, live=False)
    assert match.state.decider == CHANCE
    texts = [entry.text for entry in Match("surface-2", seed=7).history]
    for text in texts:
        match.fall(parse_action(match.state, text))
    assert match.fair
    assert match.decider == 1


def test_dice_that_do_not_come_from_the_seed_are_noticed() -> None:
    match = Match("surface-2", seed=7, live=False)
    drawn = Match("surface-2", seed=7).history[0].text
    other = next(
        act for act in legal_actions(match.state) if act is not parse_action(match.state, drawn)
    )
    match.fall(other)
    assert not match.fair


def test_an_impossible_chance_result_is_refused() -> None:
    match = Match("surface-2", seed=7, live=False)
    with pytest.raises(NotLegal, match="'die 2' cannot fall here"):
        match.fall(parse_action(match.state, "die 2"))
