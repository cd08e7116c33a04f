"""The state of a game, in plain words: who holds what, what is in hand, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from .content import RACES
from .maps import Map


@dataclass(eq=False)
class Army:
    """A race with its power, owned by one seat."""

    race: str
    power: str | None
    seat: int
    hand: int = 0
    hammers: int = 0  # silver hammers in hand
    declined: bool = False
    fresh: bool = False  # picked this turn
    holes_dug: int = 0
    ancient: str = "waiting"  # waiting for the first land region | here | gone
    spirit: bool = False  # declined as a Spirit army
    tomb: bool = False  # declined as a Tomb army
    displaced: int = 0  # tokens in hand that were driven out this turn
    displaced_encampments: int = 0


@dataclass(eq=False)
class Region:
    """What lies in one region now."""

    army: Army | None = None
    tokens: int = 0
    hammers: int = 0
    tribes: int = 0
    monsters: int = 0
    encampments: int = 0
    armours: int = 0
    pieces: set[str] = field(default_factory=set)  # lair fortress hole hero dragon ... bag
    place: str | None = None
    relics: set[str] = field(default_factory=set)


@dataclass(eq=False)
class Seat:
    number: int
    coins: int = 5
    army: Army | None = None
    declined: list[Army] = field(default_factory=list)
    peace_with: int | None = None  # that seat may not attack this seat's active army
    vengeance: set[int] = field(default_factory=set)  # seats that attacked since its last turn
    income: int = 0

    def armies(self) -> list[Army]:
        return ([self.army] if self.army else []) + self.declined


@dataclass(eq=False)
class Combo:
    race: str
    power: str | None
    coins: int = 0

    def text(self) -> str:
        words = [self.race] + ([self.power] if self.power else [])
        return " ".join(words + ([str(self.coins)] if self.coins else []))


@dataclass(eq=False)
class Turn:
    """What one seat did in its turn so far."""

    seat: int
    stages: list[str] = field(default_factory=list)  # still to come: pick, ghouls, active
    stage: str = ""
    acting: Army | None = None
    campaigning: bool = False  # something other than a Balrog move or a rebirth was done
    readied: bool = False  # the acting army's spare tokens are in hand
    struck: bool = False  # the acting army's first conquest or roll is past
    entry_due: bool = False  # reborn_still_first_conquest: the entry is still to be made
    used: set[str] = field(default_factory=set)  # "dragon", "sorcery 2", "sword", "bag", "queen"
    works: dict[str, str] = field(default_factory=dict)  # ring, bag:ring, ...: where it works
    rebirths: int = 0
    lifted: int = 0  # tokens of the active army taken off the board by ready or the Balrog
    attacked: set[int] = field(default_factory=set)  # seats whose active army was attacked
    barred: set[str] = field(default_factory=set)
    berserk: int | None = None  # the roll that waits for its conquest
    final_die: bool = False  # a final attempt was made this turn
    non_empty: int = 0  # non-empty regions conquered by the active army
    taken: set[str] = field(default_factory=set)  # regions conquered by the acting army
    armours: int = 0  # mushroom armours to place
    left_behind: set[str] = field(default_factory=set)  # Ring, Scepter in a river left just now
    found_wealth: bool = False  # Stonehedge turned out to be Wealthy
    vanished: int = 0  # coins of a Vanishing decline
    scored: bool = False


@dataclass(eq=False)
class Chance:
    """One thing about to be decided by chance."""

    kind: str  # die | draw | find | power
    purpose: str = ""  # of a die: final | berserk | wisps
    region: str = ""
    means: tuple[str, ...] = ()
    race: str | None = None  # of a draw: the banner that fills an empty slot
    finder: Army | None = None


@dataclass(eq=False)
class Question:
    """A decision that comes before anything else."""

    kind: str  # volcano | balrog | wisps
    answers: list[str] = field(default_factory=list)
    die: int = 0  # wisps: the roll that was enough


@dataclass(eq=False)
class Game:
    map: Map
    box: str
    options: dict[str, bool]
    seats: dict[int, Seat]
    regions: dict[str, Region]
    column: list[Combo] = field(default_factory=list)
    banners: set[str] = field(default_factory=set)  # the unseen, shuffled part of the stack
    banner_queue: list[str] = field(default_factory=list)  # returned banners below it
    badges: set[str] = field(default_factory=set)
    discards: set[str] = field(default_factory=set)
    markers: set[str] = field(default_factory=set)  # places and relics nobody has seen
    stonehedge: str | None = None  # the power drawn for Stonehedge
    round: int = 1
    phase: str = "start"
    turn: Turn = field(default_factory=lambda: Turn(1))
    chance: list[Chance] = field(default_factory=list)
    question: Question | None = None
    agenda: list[str] = field(default_factory=list)  # steps that follow by themselves
    retreating: int | None = None  # the seat that places driven-out tokens
    asking: str = ""  # in the aftermath: altar | stout

    # -- looking things up --------------------------------------------------------------------

    def armies(self) -> list[Army]:
        return [army for seat in self.seats.values() for army in seat.armies()]

    def army_of(self, race: str) -> Army | None:
        return next((army for army in self.armies() if army.race == race), None)

    def held(self, army: Army | None) -> list[str]:
        """The regions of an army (hammers alone hold one until the end of the turn)."""
        if army is None:
            return []
        return [slug for slug, region in self.regions.items() if region.army is army]

    def where(self, piece: str) -> str | None:
        """The region of a piece, place or relic of which there is only one."""
        for slug, region in self.regions.items():
            if piece in region.pieces or piece in region.relics or piece == region.place:
                return slug
        return None

    def tray(self, race: str) -> int:
        """What the box holds less what stands on the board and lies in hand."""
        army = self.army_of(race)
        if army is None:
            return RACES[race][1]
        on_board = sum(self.regions[slug].tokens for slug in self.held(army))
        return RACES[race][1] - on_board - army.hand

    def seat_on_turn(self) -> Seat:
        return self.seats[self.turn.seat]

    def order_after(self, number: int) -> list[int]:
        """The other seats, clockwise."""
        count = len(self.seats)
        return [(number - 1 + step) % count + 1 for step in range(1, count)]
