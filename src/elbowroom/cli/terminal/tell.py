"""What happened, why not, and where a number comes from: sentences made from the engine's data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from elbowroom.cli.language import words
from elbowroom.notation.board import Thing
from elbowroom.rules.events import Event
from elbowroom.rules.explain import Sum
from elbowroom.rules.reason import Reason
from elbowroom.rules.scoring import Part
from elbowroom.rules.state import State

_NAMED_PARTS = (
    "price-trait",
    "price-ignored",
    "price-no-help",
    "income-trait",
    "income-collected",
)
_SILENT = ("turn-began", "game-over", "won")


@dataclass(frozen=True)
class Line:
    """One sentence of the log; *secret* is what seats other than *seat* (from 1) may read."""

    text: str
    seat: int = 0
    secret: str = ""
    heading: bool = False

    def read_by(self, viewer: int | None) -> str:
        """The sentence as *viewer* may see it."""
        return self.secret if self.secret and viewer != self.seat else self.text


class Teller:
    """Knows the names of the seats, from the first."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)
        self._words = words()

    def seat(self, seat: int) -> str:
        """The name of *seat*, from 1."""
        return self._names[seat - 1]

    def thing(self, key: str) -> str:
        """The name of a race, power, place, relic or piece; the Bag says what it copies."""
        if key.startswith("bag:"):
            relic = self._words.name(key.removeprefix("bag:"))
            return self._words.text("piece-as", piece=self._words.name("bag"), relic=relic)
        return self._words.text("no-power") if key == "none" else self._words.name(key)

    def things(self, things: Sequence[Thing]) -> str:
        """What is in a region, in words."""
        return ", ".join(self._thing_here(thing) for thing in things)

    def _thing_here(self, thing: Thing) -> str:
        name = self.thing(thing.key)
        if thing.kind == "race":
            return f"{thing.count} {name}"
        if thing.power:
            return self._words.text("piece-with", piece=name, power=self.thing(thing.power))
        return f"{thing.count} × {name}" if thing.count > 1 else name

    def army(self, race: str, power: str) -> str:
        """Race and power together."""
        if power == "none":
            return self.thing(race)
        return self._words.text("army-name", race=self.thing(race), power=self.thing(power))

    def means(self, keys: Sequence[str]) -> str:
        """Special means, as they stand behind ``by``."""
        names = [self._words.text(f"means-{key.partition(':')[0]}") for key in keys]
        return self._words.listed(names)

    # ------------------------------------------------------------------ reasons and sums

    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        args: dict[str, str | int] = {key: int(number) for key, number in reason.numbers.items()}
        if "seat" in args:
            args["seat"] = self.seat(int(args["seat"]))
        for key, name in reason.names.items():
            args[key] = self._named(key, name)
        return self._words.text(reason.key, **args)

    def _named(self, kind: str, name: str) -> str:
        if kind == "phase":
            return self._words.text(f"phase-{name}")
        return self.means([name]) if kind == "means" else self.thing(name)

    def parts(self, total: Sum, key: str) -> list[str]:
        """The lines of a small sum, and its result under *key*."""
        lines = [self._part(part) for part in total.parts]
        lines.append(self._words.text(key, amount=int(total.total)))
        if total.toll:
            lines.append(self._words.text("price-toll", amount=int(total.toll)))
        return lines

    def _part(self, part: Part | Event) -> str:
        key = part.key if isinstance(part, Part) else part.kind
        name = part.name if isinstance(part, Part) else part.words
        seat = part.seat if isinstance(part, Part) else part.region
        args: dict[str, str | int] = {"amount": int(part.amount)}
        if key in _NAMED_PARTS:
            args["name"] = self.thing(name)
        if key == "income-collected":
            args["seat"] = self.seat(int(seat) + 1)
        return self._words.text(key, **args)

    # ------------------------------------------------------------------ what happened

    def lines(self, s: State, action: str, events: Sequence[Event]) -> list[Line]:
        """Sentences about *events*, which *action* brought about; *s* is the position after it."""
        told: list[Line] = []
        picked = [event.words.split()[0] for event in events if event.kind == "picked"]
        for place, event in enumerate(events):
            if event.kind in _SILENT or event.kind.startswith("income-"):
                continue
            if event.kind == "gained-tokens" and event.words in picked:
                continue
            if event.kind == "scored":
                told.append(self._scored(event, events[place + 1 :]))
            else:
                told.append(Line(self._sentence(s, action, event, events), int(event.seat) + 1))
        return told

    def _scored(self, event: Event, after: Sequence[Event]) -> Line:
        seat = int(event.seat) + 1
        name = self.seat(seat)
        parts: list[str] = []
        for part in after:
            if not part.kind.startswith("income-"):
                break
            parts.append(self._part(part))
        text = self._words.text("event-scored", seat=name, coins=int(event.amount))
        if parts:
            text = self._words.text("told-parts", sentence=text, parts=", ".join(parts))
        return Line(text, seat, self._words.text("event-scored-hidden", seat=name))

    def _sentence(self, s: State, action: str, event: Event, events: Sequence[Event]) -> str:
        args: dict[str, str | int] = {"amount": int(event.amount)}
        if event.seat >= 0:
            args["seat"] = self.seat(int(event.seat) + 1)
        if event.region >= 0:
            args["region"] = s.atlas.sites[event.region].name
        kind, more = self._details(s, action, event, events)
        return self._words.text(f"event-{kind}", **(args | more))

    def _details(
        self, s: State, action: str, event: Event, events: Sequence[Event]
    ) -> tuple[str, dict[str, str | int]]:
        """The message that fits, and what it needs besides seat, region and amount."""
        kind, key = event.kind, event.words
        if kind in ("picked", "combo-drawn"):
            return kind, self._combo(s, event, events)
        if kind == "conquered" and " by " in action:
            return "conquered-by", {"means": self.means(action.partition(" by ")[2].split())}
        if kind in ("placed", "moved"):
            return kind, {"piece": self.thing(key)}
        if kind in ("swapped", "power-drawn"):
            race = [one.words.split()[0] for one in events if one.kind == "picked"]
            return kind, {"power": self.thing(key), "race": self.thing(race[0]) if race else ""}
        if kind == "paid":
            args = {"seat": self.seat(int(key)), "other": self.seat(int(event.seat) + 1)}
            return "collected", {**args, "coins": int(event.amount)}
        if kind == "ally":
            return kind, {"other": self.seat(int(event.amount) + 1)}
        named = {"name" if kind == "found" else "race": self.thing(key)} if key else {}
        return kind, {**named, "coins": int(event.amount)}

    def _combo(self, s: State, event: Event, events: Sequence[Event]) -> dict[str, str | int]:
        race, power = event.words.split()
        args: dict[str, str | int] = {"race": self.thing(race), "power": self.thing(power)}
        if event.kind == "picked":
            gained = [one for one in events if one.kind == "gained-tokens" and one.words == race]
            args["amount"] = int(gained[0].amount) if gained else 0
        else:
            open_now = [combo.race.key for combo in s.column]
            args["slot"] = open_now.index(race) + 1 if race in open_now else len(open_now)
        return args
