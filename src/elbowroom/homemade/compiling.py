"""From definitions to traits: what a home-made race or power is on one board."""

from __future__ import annotations

from typing import Final

from elbowroom.atlas.atlas import Atlas
from elbowroom.homemade.definitions import RACE, TURN_COUNTS, Definition, Effect
from elbowroom.homemade.effect_reading import BORROWABLE
from elbowroom.homemade.reading import extra_tokens, tray_of
from elbowroom.homemade.region_grammar import ALL
from elbowroom.homemade.region_sets import bounds, printed_mask, region_set
from elbowroom.mistakes import Spot
from elbowroom.rules.contents import Extra
from elbowroom.rules.pieces import ARMOUR, COUNT, FORTRESS, HAMMER, HOLE, LAIR
from elbowroom.traits import effects as e
from elbowroom.traits import numbers
from elbowroom.traits.catalogue import POWERS, RACES, features, works_on
from elbowroom.traits.trait import WORKS_IN_DECLINE, Trait

_TIMES: Final = {"active": e.ACTIVE, "declined": e.DECLINED, "always": e.ALWAYS}
_ON_WATER: Final = "seafaring"  # does all that the effect "water" says
# Built-in traits that place pieces which do not come with them.
_MAKES: Final = {"trolls": LAIR, "fortified": FORTRESS, "iron-dwarves": HAMMER, "shield": ARMOUR}


def pieces_of(trait: Trait) -> set[int]:
    """The kinds of pieces that a built-in race or power uses."""
    made = {_MAKES[trait.key]} if trait.key in _MAKES else set()
    return set(trait.brings) | made


def originals(key: str) -> list[str]:
    """The built-in things that are left out when somebody borrows the pieces of *key*."""
    pieces = pieces_of(BORROWABLE[key])
    return [trait.key for trait in RACES + POWERS if pieces & pieces_of(trait)]


class Made(Extra):
    """A definition that a game carries."""

    def __init__(self, thing: Definition) -> None:
        replaced = [key for borrowed in thing.borrowed for key in originals(borrowed)]
        slots = sum(1 for effect in thing.effects if _remembers(effect))
        super().__init__(thing.key, thing.kind == RACE, thing.stands_in_for, replaced, slots)
        self.thing: Final = thing

    def works_on(self, atlas: Atlas, places: bool) -> bool:
        """A thing without effects has nothing that could fail."""
        working = [effect_works(effect, atlas, places) for effect in self.thing.effects]
        return any(working) or not working

    def trait(self, atlas: Atlas, slot: int) -> Trait:
        """The race or power with all its parts."""
        thing = self.thing
        parts: list[Trait] = []
        for effect in thing.effects:
            parts += _Maker(thing, effect, atlas, slot).parts()
            slot += 1 if _remembers(effect) else 0
        tray = tray_of(thing, Spot("")) if thing.kind == RACE else 0
        return e.HomeMade(thing.key, thing.tokens, tray, extra_tokens(thing), brings(thing), parts)


def _remembers(effect: Effect) -> bool:
    """Whether it counts something in a turn that the army does not count anyway."""
    if effect.count == "killed":
        return True
    return effect.count in TURN_COUNTS and effect.where != ALL


def brings(thing: Definition) -> dict[int, int]:
    """Pieces that come with it: those of borrowed traits, and holes."""
    pieces: dict[int, int] = {}
    for key in thing.borrowed:
        for kind, number in BORROWABLE[key].brings.items():
            pieces[kind] = pieces.get(kind, 0) + number
    holes = sum(effect.amount for effect in thing.effects if effect.verb == "shelter")
    if holes:
        pieces[HOLE] = min(pieces.get(HOLE, 0) + holes, COUNT)
    return pieces


def effect_works(effect: Effect, atlas: Atlas, places: bool) -> bool:
    """Whether *effect* can ever do something on the board."""
    if effect.verb == "as":
        return works_on(BORROWABLE[effect.key], features(atlas, places))
    if effect.verb == "water":
        return atlas.water != 0
    targets = atlas.land | atlas.water
    for node in (effect.regions, effect.where):
        if node is not None and bounds(node, atlas, places)[1] & targets == 0:
            return False
    return True


class _Maker:
    """Makes the parts of one effect."""

    def __init__(self, thing: Definition, effect: Effect, atlas: Atlas, slot: int) -> None:
        self.thing: Final = thing
        self.effect: Final = effect
        self.atlas: Final = atlas
        self.slot: Final = slot
        self.key: Final = thing.key
        self.when: Final = _TIMES[effect.when]

    def parts(self) -> list[Trait]:
        """The traits that do what the effect says, added up."""
        effect = self.effect
        if effect.verb == "coins":
            return self._coins()
        if effect.verb == "tokens":
            number, counters = self._number()
            return [*counters, e.TokensFor(self.key, effect.amount, effect.per, number)]
        if effect.verb == "as":
            return self._borrowed()
        if effect.verb == "water":
            return [_copy(BORROWABLE[_ON_WATER], self.key)]
        if effect.regions is not None:
            return self._regions()
        return [self._plain()]

    def _regions(self) -> list[Trait]:
        """Effects on prices, on reach, and on what is built."""
        verb, node = self.effect.verb, self.effect.regions
        assert node is not None
        regions = region_set(node, self.atlas)
        if verb == "cheaper":
            return [e.Cheaper(self.key, regions) for _ in range(self.effect.amount)]
        if verb == "dearer":
            return [e.Dearer(self.key, regions) for _ in range(self.effect.amount)]
        if verb == "unguarded":
            return [e.Unguarded(self.key, regions)]
        if verb == "enter":
            return [e.Entry(self.key, regions)]
        if verb == "reach":
            return [e.Reach(self.key, regions, self.effect.first)]
        mask = printed_mask(node, self.atlas)
        return [e.Join(self.key, mask) if verb == "join" else e.Lairs(self.key, mask)]

    def _plain(self) -> Trait:
        """Effects that name no regions."""
        verb, amount = self.effect.verb, self.effect.amount
        if verb == "attackers":
            return e.Attackers(self.key, amount)
        if verb == "shelter":
            return e.Shelters(self.key)
        if verb == "toll":
            return e.Toll(self.key, self.when, amount)
        if verb == "thorns":
            return e.Thorns(self.key, self.when, amount)
        if verb in ("deadly", "merciful"):
            return e.Wounds(self.key, amount if verb == "deadly" else -amount)
        assert verb == "spared"
        return e.Spared(self.key, self.when)

    def _coins(self) -> list[Trait]:
        effect, coins = self.effect, self.effect.amount
        if effect.once:
            return [e.CoinsOnce(self.key, coins)]
        if effect.count == "loss":
            assert effect.where is not None
            where = region_set(effect.where, self.atlas)
            return [e.CoinsForLosses(self.key, self.when, coins, where)]
        if effect.count == "neighbour":
            return [e.CoinsFromNeighbours(self.key, self.when, coins)]
        if effect.regions is not None and effect.per == 1:
            regions = region_set(effect.regions, self.atlas)
            return [e.CoinsEach(self.key, self.when, regions) for _ in range(coins)]
        if effect.regions is None and not effect.count:
            return [e.CoinsEachTurn(self.key, self.when, coins)]
        number, counters = self._number()
        return [*counters, e.CoinsFor(self.key, self.when, coins, effect.per, number)]

    def _number(self) -> tuple[numbers.Number, list[Trait]]:
        """What is counted, and the parts that count it."""
        effect = self.effect
        if effect.regions is not None:
            return numbers.OwnRegions(region_set(effect.regions, self.atlas)), []
        if effect.count == "group":
            return numbers.Groups(), []
        if effect.count == "killed":
            return numbers.Counted(self.slot), [numbers.KillCounter(self.key, self.slot)]
        fights = effect.count == "fight"
        assert effect.where is not None
        if effect.where == ALL:
            return numbers.Fights() if fights else numbers.Conquests(), []
        where = region_set(effect.where, self.atlas)
        counter = numbers.ConquestCounter(self.key, self.slot, where, fights)
        return numbers.Counted(self.slot), [counter]

    def _borrowed(self) -> list[Trait]:
        """A built-in trait, with the key of the home-made thing; a power keeps its badge for it."""
        original = BORROWABLE[self.effect.key]
        parts = [_copy(original, self.key)]
        lasts = original in RACES and original.facts & WORKS_IN_DECLINE
        if lasts and self.thing.kind != RACE:
            parts.append(e.StaysBeside(self.key))
        return parts


def _copy(trait: Trait, key: str) -> Trait:
    """The same trait under another *key*; its numbers and pieces belong to the whole."""
    return type(trait)(key, facts=int(trait.facts))
