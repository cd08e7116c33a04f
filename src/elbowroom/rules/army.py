"""An army: a race with its power, owned by one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from elbowroom.masks import EMPTY, INTERPRETED
from elbowroom.packed import vec
from elbowroom.rules.pieces import count_in
from elbowroom.traits.trait import Trait

# Rows without anything in them, for all armies: such a row is replaced and never changed.
NO_TRAITS: Final = vec[Trait]()
NOTHING_COUNTED: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Army:
    """A race with its power, owned by one seat, active or declined."""

    active: bool = True
    lent: Trait | None = None  # the one of its traits that a place lends
    hooks: i64 = 0
    facts: i64 = 0
    lasting: i64 = 0  # facts that it keeps, whatever traits apply
    hand: i64 = 0
    held: i64 = EMPTY
    near: i64 = EMPTY  # every region bordering a held one
    pool: i64 = 0  # pieces in hand: four bits for each kind
    fresh: bool = True  # in the turn of its pick
    # The present turn.
    ready: bool = False
    began: bool = False  # a conquest or a roll was made
    gathered: bool = False  # its redeployment has begun
    done: bool = False
    fights: i64 = 0  # regions conquered that were not empty
    conquests: i64 = 0
    assaulted: i64 = 0  # seats whose active army it attacked
    barred: i64 = EMPTY  # regions that it may neither attack nor keep
    used: i64 = 0  # means used, as their marks
    struck: i64 = 0  # means used once for each opponent: (mark, seat) bits
    moved: i64 = 0  # kinds of pieces placed or moved, as bits
    takeovers: i64 = 0  # regions taken over from another army of its seat
    lifted: i64 = 0  # tokens lifted off its regions before any campaign
    left: i64 = EMPTY  # river regions that it had to leave with a place or a relic
    # Driven out in the present turn of another seat: tokens and pieces (four bits for each kind)
    # in hand that are placed again at its end.
    displaced: i64 = 0
    pieces_out: i64 = 0

    def __init__(
        self, race: Trait, race_number: i64, power: Trait, power_number: i64, seat: i64
    ) -> None:
        """The numbers are those of the book in play; NOWHERE for no badge."""
        self.race: Trait = race
        self.race_number: i64 = race_number
        self.power: Trait = power
        self.power_number: i64 = power_number
        self.seat: i64 = seat
        # All traits that apply to this army now: race, power, then what it holds or is lent. The
        # row is replaced and never changed, so that copies can share it.
        self.traits: vec[Trait] = NO_TRAITS
        # What home-made traits counted this turn, by slot of the book; empty for all zero. The
        # list is replaced and never changed, so that copies can share it.
        self.counted: list[int] = NOTHING_COUNTED
        if INTERPRETED:
            # What only its class has is found more slowly.
            self.__dict__.update(_defaults(Army))

    def copy(self) -> Army:
        """An army of its own with the same values."""
        other = Army(self.race, self.race_number, self.power, self.power_number, self.seat)
        other.active = self.active
        other.traits = self.traits
        other.lent = self.lent
        other.hooks = self.hooks
        other.facts = self.facts
        other.lasting = self.lasting
        other.hand = self.hand
        other.held = self.held
        other.near = self.near
        other.pool = self.pool
        other.fresh = self.fresh
        other.ready = self.ready
        other.began = self.began
        other.gathered = self.gathered
        other.done = self.done
        other.fights = self.fights
        other.conquests = self.conquests
        other.assaulted = self.assaulted
        other.barred = self.barred
        other.used = self.used
        other.struck = self.struck
        other.moved = self.moved
        other.takeovers = self.takeovers
        other.lifted = self.lifted
        other.left = self.left
        other.displaced = self.displaced
        other.pieces_out = self.pieces_out
        other.counted = self.counted
        return other

    def values(self) -> tuple[int, ...]:
        """All numbers of which the others follow: armies with equal ones are alike."""
        return (
            self.seat,
            self.race_number,
            self.power_number,
            self.active,
            self.held,
            self.hand,
            self.pool,
            self.fresh,
            self.lasting,
            self.ready,
            self.began,
            self.gathered,
            self.done,
            self.fights,
            self.conquests,
            self.assaulted,
            self.barred,
            self.used,
            self.struck,
            self.moved,
            self.takeovers,
            self.lifted,
            self.left,
            self.displaced,
            self.pieces_out,
            *self.counted,
        )

    def tally(self, slot: i64) -> i64:
        """What a home-made trait has counted this turn in its *slot*."""
        if len(self.counted) == 0:
            return 0
        return self.counted[slot]

    def pooled(self, kind: i64) -> i64:
        """How many pieces of *kind* this army has in hand."""
        return count_in(self.pool, kind)


_DEFAULTS: Final[dict[str, object]] = {}


def _defaults(kind: type) -> dict[str, object]:
    """What every object of *kind* begins with, by name."""
    if not _DEFAULTS:
        names = [name for name in kind.__annotations__ if hasattr(kind, name)]
        _DEFAULTS.update({name: getattr(kind, name) for name in names})
    return _DEFAULTS
