"""Small games for tests that read like rules: a position in one line, actions and facts as text.

Two worlds are enough for most rules. Above:

    bay ~ shore - wood - crag - fen - moor - glen       shore: farmland, edge   wood: forest, magic
                                  \\   /                 crag: mountain, mine, cavern   fen: swamp
                                   mere                 moor: hill   glen: farmland, cavern
                                                        bay: sea, edge   mere: lake
Below:

    bank ~ beck ~ weald - pit - gem - peak - mire - grove
                           \\______ rift ______/

    bank: mud, edge   beck: river, edge   weald, grove: mushroom   pit: mine   gem: crystal
    peak: mountain   mire: mud   rift: chasm with a volcano symbol

A seat is written ``race power hand``, then words such as ``coins=3`` or ``hammers=2``, then its
declined armies, each after a ``+``: ``"giants hill 4 coins=3 + elves spirit"``. An army that is
only declined starts with the ``+``; an empty text is a seat without any army.
"""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom import (
    CHANCE,
    Action,
    Rng,
    State,
    Sum,
    action_text,
    apply,
    chance_outcomes,
    draw,
    income,
    is_legal,
    legal_actions,
    parse_action,
    price,
    why_not,
)
from elbowroom.atlas.inline import read_inline
from elbowroom.masks import bit, regions_of
from elbowroom.notation.board import region_text
from elbowroom.notation.position import read_position
from elbowroom.rules.book import Book
from elbowroom.rules.events import Event
from elbowroom.rules.faults import faults
from elbowroom.rules.means import means_named
from elbowroom.rules.options import Options
from elbowroom.rules.pieces import piece_named
from elbowroom.rules.price import Prices
from elbowroom.rules.reach import targets
from elbowroom.rules.setup import new_state
from elbowroom.rules.state import PHASES, Army
from elbowroom.traits.catalogue import NO_POWER, POWERS, RACES, contents_of
from tests.quick_yaml import load_text

LAND = """
  regions:
    shore: farmland edge
    wood: forest magic
    crag: mountain mine cavern
    fen: swamp
    moor: hill
    glen: farmland cavern
    bay: sea edge
    mere: lake
  links: shore-wood wood-crag crag-fen fen-moor moor-glen shore-bay fen-mere moor-mere
"""
CAVE = """
  regions:
    bank: mud edge
    beck: river edge
    weald: mushroom
    pit: mine
    gem: crystal
    peak: mountain
    mire: mud
    grove: mushroom
    rift: chasm volcano
  links: bank-beck beck-weald weald-pit pit-gem gem-peak peak-mire mire-grove rift-pit rift-mire
"""
_OF_THE_SEAT = ("coins", "peace_with", "vengeance")


class Game:
    """A position with the dice and draws to come."""

    def __init__(self, s: State, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> None:
        self.s = s
        self.dice = list(dice)
        self.draws = list(draws)

    # ------------------------------------------------------------------ playing

    def do(self, *lines: str) -> Game:
        """Play these actions, one after the other; each must be legal."""
        for line in lines:
            act = parse_action(self.s, line)
            assert is_legal(self.s, act), f"{line}: {why_not(self.s, act)}"
            apply(self.s, act)
            self.let_chance_fall()
        wrong = faults(self.s)
        assert wrong == [], wrong
        return self

    def let_chance_fall(self) -> Game:
        """Apply the pending results of chance."""
        while self.s.decider == CHANCE:
            apply(self.s, self._outcome())
        return self

    def _outcome(self) -> Action:
        """The next result of chance: the dice and draws of the test in order, else a random one."""
        texts = {action_text(self.s, act): act for act, _ in chance_outcomes(self.s)}
        if "die 0" in texts:
            return texts[f"die {self.dice.pop(0)}"]
        for number, draw_text in enumerate(self.draws):
            for text, act in texts.items():
                if text.partition(" ")[2] == draw_text:
                    del self.draws[number]
                    return act
        return draw(self.s, Rng(0))

    def scores(self, *lines: str) -> int:
        """The coins that the seat earns with a turn of these actions, then ``stop`` and ``end``."""
        seat = self.s.turn
        self.do(*lines, "stop", "end")
        return int(self.s.incomes[seat])

    def earned(self, seat: int = 1) -> int:
        """The coins of the seat's last scoring."""
        return int(self.s.incomes[seat - 1])

    def listen(self) -> list[Event]:
        """A list to which every event from now on is added."""
        events: list[Event] = []
        self.s.journal = events
        return events

    # ------------------------------------------------------------------ asking

    def may(self, line: str) -> bool:
        """Whether the action is legal now."""
        return is_legal(self.s, parse_action(self.s, line))

    def why(self, line: str) -> str:
        """The key of the reason against the action; empty when it is legal."""
        reason = why_not(self.s, parse_action(self.s, line))
        return "" if reason is None else reason.key

    def offers(self, word: str = "") -> list[str]:
        """The legal actions that begin with *word*, in the order of the list."""
        texts = [action_text(self.s, act) for act in legal_actions(self.s)]
        return [text for text in texts if text.startswith(word)]

    def cost(self, region: str) -> int | None:
        """The price of a plain conquest by the acting army; None where it is no target."""
        me = self.acting
        number = self.region(region)
        if not targets(self.s, me) & bit(number):
            return None
        return int(Prices(self.s, me).at(number))

    def targets(self) -> set[str]:
        """The regions that the acting army may attack, whatever they cost."""
        return self.names(targets(self.s, self.acting))

    def price(self, region: str, by: str = "") -> Sum:
        """The price of a region with its parts."""
        marks = sum(means_named(word) for word in by.split())
        return price(self.s, self.region(region), marks)

    def income(self, seat: int = 1) -> Sum:
        """What the seat would earn if it scored now, with its parts."""
        return income(self.s, seat - 1)

    def at(self, region: str) -> str:
        """What stands in a region."""
        return region_text(self.s, self.region(region))

    def hand(self, race: str) -> int:
        """The tokens of a race in hand."""
        return int(self.army(race).hand)

    def tray(self, race: str) -> int:
        """The tokens of a race that are left in the box."""
        return int(self.s.tray[self.race_number(race)])

    def pieces(self, race: str, piece: str) -> int:
        """The pieces of one kind in the hand of a race."""
        return int(self.army(race).pooled(piece_named(piece)))

    def coins(self, seat: int = 1) -> int:
        """The purse of a seat."""
        return int(self.s.coins[seat - 1])

    def column(self) -> list[str]:
        """The open combos from slot 1, each with the coins on it."""
        return [f"{one.race.key} {one.power.key} {one.coins}" for one in self.s.column]

    def declined(self, seat: int = 1) -> list[str]:
        """The declined races of a seat, in order of decline."""
        return [army.race.key for army in self.s.declined if army.seat == seat - 1]

    @property
    def phase(self) -> str:
        """The phase in words."""
        return PHASES[self.s.phase]

    @property
    def turn(self) -> int:
        """The seat whose turn it is, from 1."""
        return int(self.s.turn) + 1

    @property
    def decider(self) -> int:
        """The seat that decides, from 1."""
        return int(self.s.decider) + 1

    @property
    def acting(self) -> Army:
        """The army that acts, or the one that is about to."""
        me = self.s.acting or self.s.active[self.s.turn]
        assert me is not None, "nobody is acting"
        return me

    def army(self, race: str) -> Army:
        """The army of a race."""
        return next(army for army in self.s.armies() if army.race.key == race)

    def race_number(self, key: str) -> int:
        """The number of a race in the book of this game."""
        return self.s.book.race_number(key)

    def region(self, name: str) -> int:
        """The number of a region."""
        number = self.s.atlas.region(name)
        assert number >= 0, f"there is no region {name}"
        return number

    def names(self, mask: int) -> set[str]:
        """The names of the regions of a mask."""
        return {self.s.atlas.sites[region].slug for region in regions_of(mask)}


# ---------------------------------------------------------------------- building


def little(text: str, world: str = LAND) -> Game:
    """The game written in the words of a scenario, with both boxes mixed unless it says another.

    It is played on a little world, or on a map of its own.
    """
    data = _on_a_map(text, world)
    data.setdefault("box", "mixed")
    return _read(data)


def position(text: str, world: str = LAND) -> State:
    """The position written so, with the box that its map has."""
    return _read(_on_a_map(text, world)).s


def _on_a_map(text: str, world: str) -> dict[str, object]:
    data: dict[str, object] = load_text(text)
    if "map" not in data:
        data["map"] = load_text(world)
    return data


def small_box(races: int, powers: int, world: str = LAND) -> Game:
    """The start of a game for two with so few banners and badges, the column open."""
    few = Book(contents_of("surface"), RACES[:races], POWERS[:powers], [], NO_POWER, [])
    atlas = read_inline(load_text(world), "a test", "mixed")
    return Game(new_state(atlas, few, Options({}), 2)).let_chance_fall()


def land(mine: str, *others: str, **more: object) -> Game:
    """A game above, seat 1 to move; what is not a key of scenarios is a region of the board."""
    return _short(LAND, mine, others or ("",), more)


def cave(mine: str, *others: str, **more: object) -> Game:
    """A game below, seat 1 to move; what is not a key of scenarios is a region of the board."""
    return _short(CAVE, mine, others or ("",), more)


def _short(world: str, mine: str, others: Sequence[str], more: dict[str, object]) -> Game:
    map_ = load_text(world)
    data: dict[str, object] = {"box": "mixed", "map": map_}
    data["seats"] = [_seat(text) for text in (mine, *others)]
    board = {name: more[name] for name in more if name in map_["regions"]}
    data["board"] = board
    data.update({key: more[key] for key in more if key not in board})
    return _read(data)


def _read(data: dict[str, object]) -> Game:
    start = read_position(data, "a test")
    return Game(start.state, start.dice, start.draws)


def _seat(text: str) -> dict[str, object]:
    active, *declined = text.split("+")
    seat: dict[str, object] = {"declined": [_army(words.split(), {}) for words in declined]}
    if words := active.split():
        army = _army(words, seat)
        if army:
            seat["army"] = army
    return seat


def _army(words: list[str], seat: dict[str, object]) -> dict[str, object]:
    """The army that these words describe; words about its seat go there."""
    plain = [word for word in words if "=" not in word]
    army: dict[str, object] = dict(zip(("race", "power"), plain, strict=False))
    if len(plain) > 2:
        army["hand"] = int(plain[2])
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            (seat if key in _OF_THE_SEAT else army)[key] = load_text(value)
    return army
