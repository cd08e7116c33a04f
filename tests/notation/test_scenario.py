"""Scenarios: every file of the project holds, and errors name their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom import NotParsable
from elbowroom.notation.scenario import StepFailed, load_yaml, read_scenario, run_scenario
from tests.random_games import SCENARIOS

HEAD = """
title: Somebody walks into the woods
rules: [G12]
map:
  regions: {shore: farmland edge, wood: forest, crag: mountain}
  links: shore-wood wood-crag
seats:
  - army: {race: orcs, power: commando, hand: 4}
  - army: {race: trolls, power: hill}
board: {shore: 1 orcs, wood: 1 trolls}
"""


def run(steps: str, head: str = HEAD) -> None:
    run_scenario(read_scenario(f"{head}\nsteps:\n{steps}", "walk.yaml"))


def failure(steps: str, head: str = HEAD) -> str:
    with pytest.raises(StepFailed) as excinfo:
        run(steps, head)
    return str(excinfo.value)


def mistake(text: str) -> NotParsable:
    with pytest.raises(NotParsable) as excinfo:
        run_scenario(read_scenario(text, "walk.yaml"))
    assert excinfo.value.source.startswith("walk.yaml")
    return excinfo.value


@pytest.mark.parametrize("file", SCENARIOS, ids=[file.stem for file in SCENARIOS])
def test_scenario_holds(file: Path) -> None:
    run_scenario(read_scenario(file.read_text(encoding="utf-8"), file.name))


# ---------------------------------------------------------------------- steps


def test_steps_that_hold_pass() -> None:
    run(
        """
  - cost: {wood: 2, crag: no, shore: false}
  - refuse: conquer crag
  - do: conquer wood
  - expect:
      board: {wood: 2 orcs, shore: 1 orcs, crag: empty}
      hand: {orcs: 2, trolls: 0, elves: 0}
      tray: {trolls: 10}
      coins: {1: 5}
      army: {1: orcs commando, 2: trolls hill}
      declined: {1: []}
      turn: 1
      decider: 1
      round: 2
      phase: conquest
"""
    )


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (
            "  - do: conquer crag",
            "steps[1]: “conquer crag” is not allowed here: Out of reach: this army",
        ),
        ("  - do: stop\n  - do: stop", "steps[2]: “stop” is not allowed here"),
        (
            "  - refuse: conquer wood",
            "steps[1]: “conquer wood” should be refused, but it is allowed",
        ),
        ("  - cost: {wood: 3}", "steps[1].cost.wood: expected: 3; found: 2"),
        ("  - cost: {crag: 3}", "steps[1].cost.crag: expected: 3; found: False"),
        ("  - expect: {turn: 2}", "steps[1].expect.turn: expected: 2; found: 1"),
        (
            "  - expect: {board: {wood: 2 trolls}}",
            "board.wood: expected: 2 trolls; found: 1 trolls",
        ),
        ("  - expect: {hand: {orcs: 3}}", "hand.orcs: expected: 3; found: 4"),
        ("  - expect: {hand: {orcs: 4, trolls: 1}}", "hand.trolls: expected: 1; found: 0"),
        ("  - expect: {army: {1: none}}", "army[1]: expected: none; found: orcs commando"),
        ("  - expect: {column: {6: empty}}", "column[6]: expected: empty"),
        (
            "  - expect: {turn: 1, round: 3, phase: over}",
            "round: expected: 3; found: 2; walk.yaml: steps[1].expect.phase",
        ),
    ],
)
def test_a_step_that_does_not_hold_fails_with_the_reason(steps: str, message: str) -> None:
    error = failure(steps)
    assert error.startswith("walk.yaml: steps[")
    assert message in error


def test_a_number_is_not_a_word_and_yes_is_not_one() -> None:
    assert "turn" in failure('  - expect: {turn: "1"}')
    assert "turn" in failure("  - expect: {turn: true}")


def test_a_refused_action_changes_nothing() -> None:
    run("  - refuse: conquer crag\n  - expect: {hand: {orcs: 4}, phase: start}")


def test_an_impossible_action_counts_as_refused() -> None:
    run("  - refuse: conquer wood by lightning\n  - refuse: place crown wood")


def test_a_typo_is_not_a_refusal() -> None:
    text = f"{HEAD}\nsteps:\n  - refuse: conker wood"
    assert "conker" in mistake(text).reason
    assert "atlantis" in mistake(f"{HEAD}\nsteps:\n  - refuse: conquer atlantis").reason


def test_several_tokens_at_once_are_all_or_nothing() -> None:
    run(
        """
  - do: stop
  - refuse: deploy shore 5
  - do: deploy shore 4
  - expect: {board: {shore: 5 orcs}, hand: {orcs: 0}}
"""
    )


def test_dice_fall_in_order_and_must_be_there() -> None:
    head = HEAD.replace("hand: 4", "hand: 1").replace("1 trolls}", "3 trolls}")
    run("  - do: roll wood\n  - expect: {board: {wood: 1 orcs}}", f"{head}\ndice: [3]")
    assert "“dice” is used up" in mistake(f"{head}\nsteps:\n  - do: roll wood").reason


def test_draws_come_as_they_are_named() -> None:
    head = HEAD.replace("  - army: {race: orcs, power: commando, hand: 4}", "  - {}")
    head = head.replace("shore: 1 orcs, ", "") + "\ndraws: [giants berserk]"
    run("  - do: pick 1\n  - expect: {column: {6: giants berserk}}", head)


# ---------------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "", "write it as: title: …"),
        ("- a\n- b", "", "write it as: title: …"),
        ("title: [", "1:9", "YAML"),
        ("title: a\ntitle: b", "1:1", "“title” is there twice"),
        ("title: *x", "1:8", "YAML"),
        (f"{HEAD}\nsteps: []", "steps", "write it as: [{do: stop}]"),
        (f"{HEAD}\nsteps: stop", "steps", "write it as: [{do: stop}]"),
        (f"{HEAD}\nsteps: [stop]", "steps[1]", "write it as: do: … | refuse: …"),
        (f"{HEAD}\nsteps: [do: stop, shout: stop]", "steps[2]", "write it as: do: … | refuse: …"),
        (
            f"{HEAD}\nsteps: [{{do: stop, refuse: stop}}]",
            "steps[1]",
            "write it as: do: … | refuse: …",
        ),
        (f"{HEAD}\nsteps: [do: 3]", "steps[1]", "write it as: do: stop"),
        (f"{HEAD}\nsteps: [expect: 3]", "steps[1]", "write it as: expect: {wood: …}"),
        (f"{HEAD}\nsteps: [expect: {{mood: 3}}]", "steps[1]", "“mood” is not possible"),
        (
            f"{HEAD}\nsteps: [expect: {{coins: {{3: 3}}}}]",
            "steps[1]",
            "“3” is not a whole number from 1 to 2",
        ),
        (f"{HEAD}\nsteps: [expect: {{board: {{bog: empty}}}}]", "steps[1]", "no region “bog”"),
        (f"{HEAD}\nsteps: [expect: {{hand: {{elks: 3}}}}]", "steps[1]", "no “elks”"),
        (
            f"{HEAD}\nsteps: [expect: {{column: {{7: empty}}}}]",
            "steps[1]",
            "“7” is not a whole number from 1 to 6",
        ),
        (f"{HEAD}\nsteps: [cost: {{bog: 2}}]", "steps[1]", "no region “bog”"),
        (
            HEAD.replace("rules: [G12]", "rules: G12") + "steps: [do: stop]",
            "rules",
            "write it as: [G12",
        ),
        (
            HEAD.replace("Somebody walks into the woods", "''") + "steps: [do: stop]",
            "title",
            "sentence",
        ),
        (HEAD.replace("shore-wood", "shore-bog") + "steps: [do: stop]", "map", ""),
    ],
)
def test_a_malformed_scenario_is_refused_with_its_place(text: str, place: str, reason: str) -> None:
    error = mistake(text)
    assert place in error.place
    assert reason in error.reason


def test_yaml_cannot_run_anything() -> None:
    with pytest.raises(NotParsable):
        load_yaml("!!python/object/apply:os.getcwd []", "walk.yaml")


def test_a_note_is_for_people() -> None:
    run("  - do: stop", f"{HEAD}\nnote: [anything, 3]")
