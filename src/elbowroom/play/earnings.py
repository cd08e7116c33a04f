"""Where the coins of a game came from and went to, by seat, round and army.

It may be shown only when the game is over: before that, it reveals hidden coins.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from elbowroom.play.match import Match
from elbowroom.play.retell import Moment, retell
from elbowroom.rules.events import Declined, Event, Lost, Picked, Sacrificed, Scored, TollPaid
from elbowroom.rules.parts import Part
from elbowroom.rules.state import Army, State
from elbowroom.traits.trait import DEFEATED

START_COINS: Final = 5
SOURCES: Final = (
    "income-regions",
    "income-declined-regions",
    "income-trait",
    "income-doubled",
    "income-decline",
    "income-collected",
    "coins-on-combo",
    "toll-taken",
    "sacrifice",
    "combo-price",
    "collected-by-others",
    "toll-paid",
)
"""Where coins come from and, from ``combo-price`` on, where they go: those are negative."""


@dataclass(frozen=True)
class Earning:
    """Coins that a seat got, or paid if negative.

    *seat* counts from 1; *name* is the race, power, place or relic that brought them, if one did;
    *army* is the place in ``Earnings.armies`` of the army that they are counted for.
    """

    round: int
    seat: int
    source: str
    coins: int
    name: str
    army: int | None


@dataclass
class ArmyEarnings:
    """One army of one seat, from its pick to the end of the game."""

    seat: int
    race: str
    power: str
    picked: int
    """The round of its pick."""
    declined: int | None
    """The round of its decline."""
    cost: int
    """What the combo cost, minus the coins that lay on it."""
    earned: int
    """Everything that it brought, in decline too, minus what it paid to others."""
    coins: int
    """What the army brought its seat in all: what it earned, minus its cost."""

    def earn(self, coins: int) -> None:
        """Add *coins*, which are negative where the army paid them."""
        self.earned += coins
        self.coins += coins


@dataclass(frozen=True)
class Earnings:
    """Every coin of a game: ``start`` and all earnings of a seat add up to what it has."""

    seats: int
    start: int
    all: tuple[Earning, ...]
    armies: tuple[ArmyEarnings, ...]
    purses: tuple[int, ...] = ()
    """The coins of every seat at the beginning: equal unless the game began in the middle."""

    def by_source(self, seat: int) -> dict[str, int]:
        """Coins of *seat* (from 1) by source, in the order of ``SOURCES``, without empty ones."""
        sums = dict.fromkeys(SOURCES, 0)
        for earning in self.all:
            if earning.seat == seat:
                sums[earning.source] += earning.coins
        return {source: coins for source, coins in sums.items() if coins}

    def by_round(self, seat: int) -> list[dict[str, int]]:
        """The same for each round, from the first to the last that brought anything."""
        last = max((earning.round for earning in self.all), default=0)
        rounds: list[dict[str, int]] = [{} for _ in range(last)]
        for earning in self.all:
            if earning.seat == seat:
                sources = rounds[earning.round - 1]
                sources[earning.source] = sources.get(earning.source, 0) + earning.coins
        return rounds

    def best_army(self, seat: int | None = None) -> ArmyEarnings | None:
        """The army that brought most, of *seat* or of all; the earliest of several."""
        fit = [army for army in self.armies if seat in (None, army.seat)]
        return max(fit, key=lambda army: army.coins, default=None)

    def to_dict(self) -> dict[str, object]:
        """The same for JSON."""
        return {
            "start": self.start,
            "all": [asdict(earning) for earning in self.all],
            "armies": [asdict(army) for army in self.armies],
        }


def earnings(match: Match) -> Earnings:
    """The earnings of *match*, played here or loaded from a record, finished or not."""
    beginning = match.beginning()
    ledger = _Ledger(beginning)
    for moment in retell(match):
        ledger.note(moment)
    purses = tuple(int(beginning.coins[seat]) for seat in range(beginning.seats))
    return Earnings(len(purses), START_COINS, tuple(ledger.all), tuple(ledger.armies), purses)


class _Ledger:
    """Assigns the coins of every event to a source and an army."""

    def __init__(self, beginning: State) -> None:
        self.all: list[Earning] = []
        self.armies: list[ArmyEarnings] = []
        self._of_race: dict[str, int] = {}  # a race is on the table only once
        for army in beginning.armies():
            self._add_earlier_army(army, int(beginning.round))
        self._at: int | None = None  # the army whose income is being added
        self._vanished: int | None = None
        self._round = 1

    def _add_earlier_army(self, army: Army, now: int) -> None:
        """Add an army that existed before the first line; its earlier earnings are unknown."""
        declined = None if army.active else now
        self._of_race[army.race.key] = len(self.armies)
        self.armies.append(
            ArmyEarnings(int(army.seat) + 1, army.race.key, army.power.key, now, declined, 0, 0, 0)
        )

    def note(self, moment: Moment) -> None:
        self._round = int(moment.before.round)
        explained = len(self.all)
        for event in moment.events:
            self._note_event(moment, event)
        self._add_consolation(moment, self.all[explained:])

    def _note_event(self, moment: Moment, event: Event) -> None:
        if isinstance(event, Picked):
            self._picked(moment, event)
        elif isinstance(event, Declined):
            self._vanished = self._of_race[event.race]
            self.armies[self._vanished].declined = self._round
        elif isinstance(event, Scored):
            active = moment.before.active[event.seat]
            self._at = None if active is None else self._of_race[active.race.key]
            for part in event.parts:
                self._income(int(event.seat), part)
        elif isinstance(event, TollPaid):
            self._toll(moment, event)
        elif isinstance(event, Sacrificed):
            army = self._of_race[event.race]
            self._add(event.seat, "sacrifice", event.coins, "altar", army)

    def _add(self, seat: int, source: str, coins: int, name: str, army: int | None) -> None:
        earning = Earning(self._round, int(seat) + 1, source, int(coins), name, army)
        self.all.append(earning)
        if army is not None and source not in ("combo-price", "coins-on-combo"):
            self.armies[army].earn(earning.coins)

    def _picked(self, moment: Moment, event: Picked) -> None:
        slot, race = int(event.slot), event.race
        bonus = int(moment.before.column[slot].coins)
        army = len(self.armies)
        seat = int(event.seat) + 1
        cost = slot - bonus
        self.armies.append(
            ArmyEarnings(seat, race, event.power, self._round, None, cost, 0, coins=-cost)
        )
        self._of_race[race] = army
        if bonus:
            self._add(event.seat, "coins-on-combo", bonus, race, army)
        if slot:
            self._add(event.seat, "combo-price", -slot, race, army)

    def _income(self, seat: int, part: Part) -> None:
        """The parts of an army follow each other, the number of its regions first if it has any."""
        name = part.name
        if part.key == "income-decline":
            self._add(seat, part.key, part.amount, name, self._vanished)
            return
        if name in self._of_race and self.armies[self._of_race[name]].seat == seat + 1:
            self._at = self._of_race[name]
        self._add(seat, part.key, part.amount, name, self._at)
        if part.key == "income-collected":
            self._add(part.seat, "collected-by-others", -part.amount, name, None)

    def _toll(self, moment: Moment, event: TollPaid) -> None:
        attacker = moment.before.active[event.seat]
        payer = None if attacker is None else self._of_race[attacker.race.key]
        self._add(event.payee, "toll-taken", event.coins, event.race, self._of_race[event.race])
        self._add(event.seat, "toll-paid", -event.coins, event.race, payer)

    def _add_consolation(self, moment: Moment, explained: list[Earning]) -> None:
        """Add coins that no event explains: a trait paid them for a lost region."""
        for event in moment.events:
            seat = int(event.seat)
            if not isinstance(event, Lost) or self._unexplained(moment, seat, explained) == 0:
                continue
            army = moment.before.holder(event.region)
            assert army is not None
            name = next(trait.key for trait in army.traits if trait.hooks & DEFEATED)
            coins = self._unexplained(moment, seat, explained)
            self._add(seat, "income-trait", coins, name, self._of_race[event.race])
            explained.append(self.all[-1])

    def _unexplained(self, moment: Moment, seat: int, explained: list[Earning]) -> int:
        gain = int(moment.after.coins[seat] - moment.before.coins[seat])
        return gain - sum(each.coins for each in explained if each.seat == seat + 1)
