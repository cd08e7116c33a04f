"""Engine and oracle side by side: the same actions, the same chance, the same position."""

from __future__ import annotations

from typing import Any

from elbowroom import CHANCE, OVER, Action, Rng, State, action_text, apply, legal_actions
from elbowroom.masks import regions_of
from elbowroom.notation.board import texts_in
from elbowroom.notation.position import read_position
from elbowroom.rules.actions import MONSTERS
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.combo import Combo
from elbowroom.rules.pieces import HAMMER
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import NOBODY, PHASES, Army
from tests.oracle.maps import named_map
from tests.oracle.oracle import Oracle
from tests.oracle.position import Combo as OracleCombo
from tests.random_games import Chooser, Table, lively


def snapshot(s: State) -> dict[str, Any]:
    """The position in the plain words of the oracle."""
    board = {s.atlas.sites[r].slug: _things(s, r) for r in range(s.atlas.size)}
    return {"board": {slug: things for slug, things in board.items() if things}} | beside_board(s)


def beside_board(s: State) -> dict[str, Any]:
    """The same without what lies on the board."""
    names = range(s.seats)
    armies = s.armies()
    return {
        "hands": {army.race.key: army.hand for army in armies},
        "hammers": {army.race.key: n for army in armies if (n := army.pooled(HAMMER))},
        "trays": {race.key: s.tray[n] for n, race in enumerate(s.book.races)},
        "coins": {seat + 1: s.coins[seat] for seat in names},
        "incomes": {seat + 1: s.incomes[seat] for seat in names},
        "column": [_combo(combo) for combo in s.column],
        "armies": {seat + 1: _name(s.active[seat]) for seat in names},
        "declined": {
            seat + 1: [army.race.key for army in s.declined if army.seat == seat] for seat in names
        },
        "badges": {army.race.key: _power(army) for army in armies},
        "peace": {seat + 1: s.peace[seat] + 1 for seat in names if s.peace[seat] >= 0},
        "vengeance": {
            seat + 1: [foe + 1 for foe in names if s.grudges[seat] >> foe & 1]
            for seat in names
            if s.grudges[seat]
        },
        "decider": _decider(s),
        "turn": s.turn + 1,
        "round": s.round,
        "phase": PHASES[s.phase],
        "winners": [seat + 1 for seat in winners(s)] if s.phase == OVER else [],
    }


def _things(s: State, region: int) -> list[str]:
    counted = ("encampment", "armour", "hammer")
    return sorted(f"{thing} x1" if thing in counted else thing for thing in texts_in(s, region))


def _power(army: Army) -> str | None:
    return army.power.key if army.power_number >= 0 else None


def _name(army: Army | None) -> str:
    if army is None:
        return "none"
    power = _power(army)
    return f"{army.race.key} {power}" if power else army.race.key


def _combo(combo: Combo) -> str:
    words = [combo.race.key]
    if combo.power_number >= 0:
        words.append(combo.power.key)
    if combo.coins:
        words.append(str(combo.coins))
    return " ".join(words)


def _decider(s: State) -> int | str | None:
    if s.decider == CHANCE:
        return "chance"
    return None if s.decider == NOBODY else s.decider + 1


# ---------------------------------------------------------------------- playing both


class Disagreement(AssertionError):
    """The two do not agree; the message says where and how."""


class Twins:
    """One game in both."""

    def __init__(self, s: State, oracle: Oracle) -> None:
        self.s = s
        self.oracle = oracle
        self.past: list[str] = []

    def compare(self) -> None:
        """Both list the same actions, or the same chances, in the same position."""
        if self.s.decider == CHANCE:
            mine = {self.text(act) for act, _ in chance_outcomes(self.s)}
            self.same("chances", mine, set(self.oracle.chance()))
            return
        theirs = self.oracle.snapshot()
        for what, value in self.position().items():
            if what == "trays":
                theirs[what] = {race: theirs[what][race] for race in value}
            self.same(what, value, theirs[what])
        mine = {self.text(act) for act in legal_actions(self.s)} if self.s.phase != OVER else set()
        self.same("legal actions", mine, self.oracle.legal())

    def position(self) -> dict[str, Any]:
        """The engine's position in the words of the oracle."""
        return snapshot(self.s)

    def same(self, what: str, mine: Any, theirs: Any) -> None:
        """Raise unless the engine's answer is the oracle's."""
        if mine != theirs:
            report = [f"{what} differ", _difference("engine", mine, theirs)]
            report += [_difference("oracle", theirs, mine), "after:", *self.past[-40:]]
            raise Disagreement("\n".join(report))

    def text(self, act: Action) -> str:
        """The words for *act*; a combo without a badge is a bare banner to the oracle."""
        return action_text(self.s, act).removesuffix(f" {self.s.book.no_power.key}")

    def play(self, act: Action) -> None:
        """The same happens in both."""
        text = self.text(act)
        self.past.append(text)
        apply(self.s, act)
        self.oracle.play(text)

    def wander(self, rng: Rng, choose: Chooser = lively, most: int = 10_000) -> None:
        """Play on at random, comparing at every decision."""
        for _ in range(most):
            self.compare()
            if self.s.phase == OVER:
                return
            chance = self.s.decider == CHANCE
            act = draw(self.s, rng) if chance else choose(self.s, legal_actions(self.s), rng)
            self.play(act)


def _difference(who: str, mine: Any, other: Any) -> str:
    if isinstance(mine, set):
        return f"only {who}: {sorted(mine - other)}"
    if isinstance(mine, dict):
        odd = {key: value for key, value in mine.items() if other.get(key) != value}
        return f"{who}: {odd}"
    return f"{who}: {mine}"


def twins_of(table: Table) -> Twins:
    """Both at the start of the game of *table*."""
    s = table.start()
    return Twins(s, oracle_beside(s, table))


def oracle_beside(s: State, table: Table) -> Oracle:
    """The oracle at the start of the game *s* of *table*, with the engine's choice of monsters
    (M4), which is made here."""
    rng = Rng(table.seed)
    while s.decider == CHANCE and chance_outcomes(s)[0][0].kind == MONSTERS:
        apply(s, draw(s, rng))
    monsters = [site.slug for r, site in enumerate(s.atlas.sites) if s.monsters >> r & 1]
    data = named_map(table.map)
    own = [slug for slug, region in data["regions"].items() if region["monsters"]]
    laid = tuple(slug for slug in monsters if slug not in own)
    options = {key: on for key, on in table.options.items() if key != "places_and_relics"}
    return Oracle.new_game(data, int(s.seats), s.book.box, options, laid)


def twins_from(data: dict[str, Any], source: str) -> Twins:
    """Both in the position of a scenario."""
    s = read_position(data, source).state
    name = data["map"]
    oracle = Oracle.from_position(data, named_map(name) if isinstance(name, str) else None)
    _lay_the_same_stacks(oracle, s)
    return Twins(s, oracle)


def _lay_the_same_stacks(oracle: Oracle, s: State) -> None:
    """What a position leaves to chance is dealt by each in its own way; here both use one."""
    game = oracle.game
    races, powers = s.book.races, s.book.powers
    game.column = [
        OracleCombo(combo.race.key, combo.power.key if combo.power_number >= 0 else None)
        for combo in s.column
    ]
    for mine, combo in zip(game.column, s.column, strict=True):
        mine.coins = int(combo.coins)
    game.chance = []
    game.banners = {races[n].key for n in regions_of(s.banners_unseen)}
    game.banner_queue = [races[n].key for n in s.banners_back]
    game.badges = {powers[n].key for n in regions_of(s.badges_unseen)}
    game.discards = {powers[n].key for n in regions_of(s.badges_discarded)}
