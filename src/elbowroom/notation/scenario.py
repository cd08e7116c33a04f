"""Scenarios: a position, some actions, and what must follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import yaml

from elbowroom.errors import ElbowroomError, NotParsable
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.expect import unmet
from elbowroom.notation.position import Position, read_position
from elbowroom.rules.actions import DIE_FELL, Action
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.legal import is_legal
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, State

STEPS = ("do", "refuse", "cost", "expect")


class StepFailed(ElbowroomError):
    """A step of a scenario that does not hold."""


@dataclass
class Scenario:
    """One file: its title, the rules it shows, and the steps to run."""

    title: str
    rules: list[str]
    position: Position
    steps: list[tuple[str, object]]
    source: str


class _Loader(yaml.SafeLoader):
    """Refuses duplicate keys, which YAML allows."""


def _mapping(loader: _Loader, node: yaml.MappingNode) -> dict[object, object]:
    pairs = [
        (loader.construct_object(key, deep=True), loader.construct_object(value, deep=True))
        for key, value in node.value
    ]
    out: dict[object, object] = {}
    for key, value in pairs:
        if isinstance(key, dict | list):
            raise yaml.MarkedYAMLError(problem="a key must be a word", problem_mark=node.start_mark)
        if key in out:
            problem = f"the key {key!r} is there twice"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark)
        out[key] = value
    return out


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def load_yaml(text: str, source: str) -> object:
    """The data of a YAML text; errors name the line."""
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f"line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise NotParsable(source, place, error.problem or "this is not YAML") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise NotParsable(source, "a value", f"this is not YAML: {error}") from error


def read_scenario(text: str, source: str) -> Scenario:
    """The scenario written in *text*."""
    data = load_yaml(text, source)
    position = read_position(data, source)
    assert isinstance(data, Mapping)
    rules = data.get("rules", [])
    if not isinstance(rules, list):
        raise NotParsable(source, "rules", "write a list of rule ids such as [G12, S-orcs]")
    title = data.get("title")
    if not isinstance(title, str) or not title.strip():
        raise NotParsable(source, "title", "say in one sentence what the scenario shows")
    steps = _read_steps(data.get("steps"), source)
    return Scenario(title, [str(rule) for rule in rules], position, steps, source)


def _read_steps(data: object, source: str) -> list[tuple[str, object]]:
    if not isinstance(data, list) or not data:
        raise NotParsable(source, "steps", "write a list of steps such as '- do: stop'")
    steps: list[tuple[str, object]] = []
    for number, step in enumerate(data):
        place = f"step {number + 1}"
        if not isinstance(step, Mapping) or len(step) != 1 or next(iter(step)) not in STEPS:
            raise NotParsable(source, place, f"a step is one of {', '.join(STEPS)}")
        kind, value = next(iter(step.items()))
        fits = isinstance(value, str) if kind in ("do", "refuse") else isinstance(value, Mapping)
        if not fits:
            raise NotParsable(source, place, f"{kind!r} cannot read {value!r}")
        steps.append((kind, value))
    return steps


def run_scenario(scenario: Scenario) -> None:
    """Run the steps; raises StepFailed at the first that does not hold."""
    runner = _Runner(scenario)
    for number, (kind, value) in enumerate(scenario.steps):
        runner.place = f"step {number + 1}"
        if kind == "do":
            runner.do(str(value))
        elif kind == "refuse":
            runner.refuse(str(value))
        else:
            assert isinstance(value, Mapping)
            runner.check(kind, value)


class _Runner:
    """Runs one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.s: State = scenario.position.state.copy()
        self.dice = scenario.position.dice[:]
        self.draws = scenario.position.draws[:]
        self.source = scenario.source
        self.rng = Rng(0)
        self.place = ""

    def failed(self, reason: str) -> StepFailed:
        return StepFailed(f"{self.source}: {self.place}: {reason}")

    def do(self, text: str) -> None:
        act = parse_action(self.s, text, f"{self.source}: {self.place}")
        if not is_legal(self.s, act):
            raise self.failed(f"'{text}' is not legal here{self._reason(act)}")
        apply(self.s, act)
        self._let_chance_fall()

    def _reason(self, act: Action) -> str:
        from elbowroom.rules.refusals import why_not

        reason = why_not(self.s, act)
        return f" ({reason.key})" if reason is not None else ""

    def refuse(self, text: str) -> None:
        try:
            act = parse_action(self.s, text, f"{self.source}: {self.place}")
        except NotParsable:
            # An action that is impossible on this board counts as refused, but a typo does not.
            if text.split()[:1] and text.split()[0] in _VERBS and self._names_a_region(text):
                return
            raise
        if is_legal(self.s, act):
            raise self.failed(f"'{text}' should be refused, but it is legal")

    def _names_a_region(self, text: str) -> bool:
        return any(self.s.atlas.region(word) >= 0 for word in text.split()[1:])

    def check(self, kind: str, value: Mapping[object, object]) -> None:
        problems = unmet(self.s, kind, value, self.source, self.place)
        if problems:
            raise self.failed("; ".join(problems))

    def _let_chance_fall(self) -> None:
        while self.s.decider == CHANCE:
            apply(self.s, self._next_outcome())

    def _next_outcome(self) -> Action:
        outcomes = [outcome for outcome, _ in chance_outcomes(self.s)]
        if outcomes[0].kind == DIE_FELL:
            if not self.dice:
                raise NotParsable(self.source, self.place, "a die is rolled, but dice is used up")
            face = self.dice.pop(0)
            return next(outcome for outcome in outcomes if outcome.index == face)
        texts = {action_text(self.s, outcome).partition(" ")[2]: outcome for outcome in outcomes}
        for number, text in enumerate(self.draws):
            if text in texts:
                del self.draws[number]
                return texts[text]
        return draw(self.s, self.rng)


_VERBS = ("conquer", "roll", "place")
