"""Scenarios: a position, some actions, and what must follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import yaml

from elbowroom.errors import Mistake, NotAsWritten, NotParsable, place_and_reason
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.expect import unmet
from elbowroom.notation.naming import reason_message
from elbowroom.notation.position import Position, read_position
from elbowroom.notation.spots import spot_in
from elbowroom.rules.actions import DIE_FELL, Action
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.legal import is_legal
from elbowroom.rules.rng import Rng
from elbowroom.rules.state import CHANCE, State

STEPS = ("do", "refuse", "cost", "expect")
# The steps that are an action, not a list of facts.
_ACTIONS = ("do", "refuse")


class StepFailed(NotAsWritten):
    """A step of a scenario that does not hold."""


@dataclass
class Scenario:
    """One file: its title, the rules it shows, and the steps to run."""

    title: str
    rules: list[str]
    position: Position
    steps: list[tuple[str, object]]
    source: str


class _KeyTwice(yaml.MarkedYAMLError):
    """The key that is the problem is there twice."""


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
            raise _KeyTwice(problem=str(key), problem_mark=node.start_mark)
        out[key] = value
    return out


_Loader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, _mapping)


def load_yaml(text: str, source: str) -> object:
    """The data of a YAML text; errors name the line."""
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        spot = spot_in(source, f"{mark.line + 1}:{mark.column + 1}" if mark else "")
        if isinstance(error, _KeyTwice):
            raise spot.wrong("twice", text=quoted(error.problem)) from error
        raise spot.wrong("yaml") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise spot_in(source).wrong("yaml") from error


def read_scenario(text: str, source: str) -> Scenario:
    """The scenario written in *text*."""
    data = load_yaml(text, source)
    position = read_position(data, source)
    assert isinstance(data, Mapping)
    rules = data.get("rules", [])
    if not isinstance(rules, list):
        raise spot_in(source, "rules").wrong("write", form="[G12, S-orcs]")
    title = data.get("title")
    if not isinstance(title, str) or not title.strip():
        raise spot_in(source, "title").wrong("title")
    steps = _read_steps(data.get("steps"), spot_in(source, "steps"))
    return Scenario(title, [str(rule) for rule in rules], position, steps, source)


def _read_steps(data: object, spot: Spot) -> list[tuple[str, object]]:
    if not isinstance(data, list) or not data:
        raise spot.wrong("write", form="[{do: stop}]")
    steps: list[tuple[str, object]] = []
    for number, step in enumerate(data):
        here = spot.at(number + 1)
        if not isinstance(step, Mapping) or len(step) != 1 or next(iter(step)) not in STEPS:
            raise here.wrong("write", form=" | ".join(f"{kind}: …" for kind in STEPS))
        kind, value = next(iter(step.items()))
        fits = isinstance(value, str) if kind in _ACTIONS else isinstance(value, Mapping)
        if not fits:
            raise here.wrong(
                "write", form="do: stop" if kind in _ACTIONS else f"{kind}: {{wood: …}}"
            )
        steps.append((kind, value))
    return steps


def run_scenario(scenario: Scenario) -> None:
    """Run the steps; raises StepFailed at the first that does not hold."""
    runner = _Runner(scenario)
    for number, (kind, value) in enumerate(scenario.steps):
        runner.spot = spot_in(scenario.source, "steps").at(number + 1)
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
        self.rng = Rng(0)
        self.spot = spot_in(scenario.source)

    def parse(self, text: str) -> Action:
        return parse_action(self.s, text, place_and_reason(self.spot.source, self.spot.place))

    def do(self, text: str) -> None:
        act = self.parse(text)
        if not is_legal(self.s, act):
            raise StepFailed(self._not_legal(act, text))
        apply(self.s, act)
        self._let_chance_fall()

    def _not_legal(self, act: Action, text: str) -> Mistake:
        from elbowroom.rules.refusals import why_not

        reason = why_not(self.s, act)
        assert reason is not None, "what is not legal has a reason"
        return self.spot.refused("not-legal", reason_message(reason), text=quoted(text))

    def refuse(self, text: str) -> None:
        try:
            act = self.parse(text)
        except NotParsable:
            # An action that is impossible on this board counts as refused, but a typo does not.
            if text.split()[:1] and text.split()[0] in _VERBS and self._names_a_region(text):
                return
            raise
        if is_legal(self.s, act):
            raise StepFailed(self.spot.wrong("legal", text=quoted(text)))

    def _names_a_region(self, text: str) -> bool:
        return any(self.s.atlas.region(word) >= 0 for word in text.split()[1:])

    def check(self, kind: str, value: Mapping[object, object]) -> None:
        problems = unmet(self.s, kind, value, self.spot)
        if problems:
            raise StepFailed(*problems)

    def _let_chance_fall(self) -> None:
        while self.s.decider == CHANCE:
            apply(self.s, self._next_outcome())

    def _next_outcome(self) -> Action:
        outcomes = [outcome for outcome, _ in chance_outcomes(self.s)]
        if outcomes[0].kind == DIE_FELL:
            if not self.dice:
                raise self.spot.wrong("dice")
            face = self.dice.pop(0)
            return next(outcome for outcome in outcomes if outcome.index == face)
        texts = {action_text(self.s, outcome).partition(" ")[2]: outcome for outcome in outcomes}
        for number, text in enumerate(self.draws):
            if text in texts:
                del self.draws[number]
                return texts[text]
        return draw(self.s, self.rng)


_VERBS = ("conquer", "roll", "place")
