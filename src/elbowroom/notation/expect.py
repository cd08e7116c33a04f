"""The facts that a scenario may expect, compared with a position."""

from __future__ import annotations

from collections.abc import Mapping

from elbowroom.errors import Mistake
from elbowroom.masks import bit
from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.board import region_text, texts_in
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import targets
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import COLUMN, CONQUEST, NOBODY, PHASES, START, Army, State

FACTS = (
    "board", "hand", "coins", "income", "tray", "turn", "decider", "round", "phase", "army",
    "declined", "column", "winners",
)  # fmt: skip


def unmet(s: State, kind: str, facts: Mapping[object, object], spot: Spot) -> list[Mistake]:
    """The expectations of a step that are not met; an empty list if all are."""
    position = _Position(s, spot.at(kind))
    if kind == "cost":
        return [
            problem
            for key, expected in facts.items()
            for problem in position.compare([key], expected, position.cost(key))
        ]
    problems: list[Mistake] = []
    for fact, expected in facts.items():
        if fact not in FACTS:
            raise position.spot.wrong("choice", text=quoted(fact), known=FACTS)
        problems += position.fact(str(fact), expected)
    return problems


class _Position:
    """Looks up the facts of one position."""

    def __init__(self, s: State, spot: Spot) -> None:
        self.s = s
        self.spot = spot

    def compare(self, path: list[object], expected: object, actual: object) -> list[Mistake]:
        if expected == actual and type(expected) is type(actual):
            return []
        return [self._differs(path, str(expected), str(actual))]

    def _differs(self, path: list[object], expected: str, actual: str) -> Mistake:
        spot = self.spot
        for key in path:
            spot = spot.at(key)
        return spot.wrong("expected", expected=quoted(expected), actual=quoted(actual))

    def fact(self, fact: str, expected: object) -> list[Mistake]:
        s = self.s
        if fact == "turn":
            return self.compare([fact], expected, s.turn + 1)
        if fact == "decider":
            return self.compare([fact], expected, 0 if s.decider == NOBODY else s.decider + 1)
        if fact == "round":
            return self.compare([fact], expected, s.round)
        if fact == "phase":
            return self.compare([fact], expected, PHASES[s.phase])
        if fact == "winners":
            return self.compare([fact], expected, [seat + 1 for seat in winners(s)])
        if not isinstance(expected, Mapping):
            raise self.spot.at(fact).wrong("write", form="{wood: …}")
        problems: list[Mistake] = []
        for key, value in expected.items():
            problems += self._about(fact, key, value)
        return problems

    def _about(self, fact: str, key: object, expected: object) -> list[Mistake]:
        what: list[object] = [fact, key]
        if fact == "board":
            return self._board(key, expected)
        if fact == "hand":
            army = self._army_of(key)
            return self.compare(what, expected, army.hand if army else 0)
        if fact == "tray":
            return self.compare(what, expected, self._tray(key))
        if fact == "column":
            return self.compare(what, expected, self._slot(key))
        seat = self._seat(key)
        if fact == "coins":
            return self.compare(what, expected, self.s.coins[seat])
        if fact == "income":
            return self.compare(what, expected, self.s.incomes[seat])
        if fact == "army":
            return self.compare(what, expected, self._active(seat))
        races = [army.race.key for army in self.s.declined if army.seat == seat]
        return self.compare(what, expected, races)

    def _seat(self, key: object) -> int:
        if not isinstance(key, int) or not 1 <= key <= self.s.seats:
            raise self.spot.wrong("number", text=quoted(key), least=1, most=int(self.s.seats))
        return key - 1

    def _region(self, key: object) -> int:
        region = self.s.atlas.region(str(key))
        if region < 0:
            raise self.spot.wrong("region", text=quoted(key), map=self.s.atlas.name)
        return region

    def _board(self, key: object, expected: object) -> list[Mistake]:
        region = self._region(key)
        actual = texts_in(self.s, region)
        if not isinstance(expected, str):
            raise self.spot.at("board").at(key).wrong("write", form="2 orcs, lair")
        listed = [] if expected == "empty" else [_tidy(thing) for thing in expected.split(",")]
        bare = [thing.partition(":")[0] for thing in actual]
        if sorted(listed) in (sorted(actual), sorted(bare)):
            return []
        return [self._differs(["board", key], expected, region_text(self.s, region))]

    def _army_of(self, key: object) -> Army | None:
        for army in self.s.armies():
            if army.race.key == key:
                return army
        if not any(race.key == key for race in self.s.book.races):
            raise self.spot.wrong("nothing", text=quoted(key))
        return None

    def _tray(self, key: object) -> int:
        for number, race in enumerate(self.s.book.races):
            if race.key == key:
                return self.s.tray[number]
        raise self.spot.wrong("nothing", text=quoted(key))

    def _slot(self, key: object) -> str:
        if not isinstance(key, int) or not 1 <= key <= COLUMN:
            raise self.spot.wrong("number", text=quoted(key), least=1, most=COLUMN)
        if key > len(self.s.column):
            return "empty"
        combo = self.s.column[key - 1]
        coins = f" {combo.coins}" if combo.coins else ""
        return f"{combo.race.key} {combo.power.key}{coins}"

    def _active(self, seat: int) -> str:
        army = self.s.active[seat]
        return "none" if army is None else f"{army.race.key} {army.power.key}"

    def cost(self, key: object) -> object:
        """The price of a plain conquest by the acting army, or False where there is none."""
        region = self._region(key)
        me = self.s.acting or self.s.active[self.s.turn]
        if self.s.phase not in (START, CONQUEST) or me is None:
            return False
        if not targets(self.s, me) & bit(region):
            return False
        return int(Prices(self.s, me).at(region))


def _tidy(thing: str) -> str:
    words = thing.split()
    if len(words) == 2 and words[1] == "x1":
        words.pop()
    return " ".join(words)
